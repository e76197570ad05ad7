// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/util/version"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/version/kubeversion"
	"karmada.io/karmada/test/hosttest"
)

// Host clusters with an older version of Kubernetes than 1.25 are refused.
func TestPreflight_version(t *testing.T) {
	t.Parallel()
	for v, refused := range map[string]bool{"v1.24.17": true, "v1.25.0": false, "v1.36.3+k3s1": false} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_, _ = fmt.Fprintf(w, `{"gitVersion":%q}`, v)
		}))
		t.Cleanup(server.Close)
		err := Preflight{Host: hosttest.New(Scheme()), Config: &rest.Config{Host: server.URL}, Spec: manifests.Spec{}.Complete()}.Run(t.Context())
		if got := err != nil && strings.Contains(err.Error(), "at least v1.25 is required"); got != refused {
			t.Errorf("host cluster with %s: refused %v, want %v: %v", v, got, refused, err)
		}
	}
}

// The API server that installations use by default has the minor version of the one that tests and karmada up run.
func TestDefaultKubeTag(t *testing.T) {
	t.Parallel()
	image, tested := version.MustParseGeneric(manifests.DefaultKubeTag), version.MustParseGeneric(kubeversion.Version)
	if image.Major() != tested.Major() || image.Minor() != tested.Minor() {
		t.Errorf("the default tag is %s, and tests run %s", manifests.DefaultKubeTag, kubeversion.Version)
	}
}
