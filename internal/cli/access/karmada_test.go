// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"errors"
	"fmt"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"
)

// API servers with and without aggregated discovery cause different errors.
func TestUnserved(t *testing.T) {
	t.Parallel()
	version := schema.GroupVersion{Group: "work.karmada.io", Version: "v1alpha2"}
	for want, err := range map[string]error{
		"the kind Binding": &meta.NoKindMatchError{GroupKind: version.WithKind("Binding").GroupKind()},
		"the API group work.karmada.io": &apiutil.ErrResourceDiscoveryFailed{
			version: &meta.NoResourceMatchError{PartialResource: version.WithResource("")},
		},
		"": errors.New("timeout"),
	} {
		group, what := unserved(fmt.Errorf("get: %w", err))
		if what != want || (group == version.Group) != (want != "") {
			t.Errorf("unserved(%v) = %q, %q, want %q", err, group, what, want)
		}
	}
}
