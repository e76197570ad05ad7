// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package flux tests Karmada with the code of Flux: the kubeconfig Secrets that kustomize-controller and helm-controller read, and their
// assessment of status. It is a separate module, because the main one does not require Flux.
package flux

import (
	"encoding/pem"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"

	kstatus "github.com/fluxcd/cli-utils/pkg/kstatus/status"
	"github.com/fluxcd/pkg/apis/meta"
	fluxclient "github.com/fluxcd/pkg/runtime/client"
	"github.com/fluxcd/pkg/runtime/statusreaders"
	corev1 "k8s.io/api/core/v1"
	apimeta "k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/yaml"
)

// Files that tests of Karmada write or compare.
const (
	exported = "../../../internal/cli/testdata/export/flux.yaml"
	reported = "../testdata/reported.yaml"
)

// A Kustomization or HelmRelease with spec.kubeConfig.secretRef reaches a member through the proxy.
func TestKubeConfig(t *testing.T) {
	t.Parallel()
	const proxy = "/apis/cluster.karmada.io/v1alpha1/clusters/member1/proxy"
	var mu sync.Mutex
	var refused []string
	hub := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path, ok := strings.CutPrefix(r.URL.Path, proxy)
		mu.Lock()
		defer mu.Unlock()
		w.Header().Set("Content-Type", "application/json")
		switch {
		case r.Method == http.MethodHead && r.URL.Path == "/livez/ping": // Flux reads the headers of API priority and fairness
		case !ok || r.Header.Get("Authorization") != "Bearer secret-token":
			refused = append(refused, r.Method+" "+r.URL.Path)
			w.WriteHeader(http.StatusForbidden)
		case path == "/api":
			_, _ = w.Write([]byte(`{"kind":"APIVersions","versions":["v1"]}`))
		case path == "/apis":
			_, _ = w.Write([]byte(`{"kind":"APIGroupList","apiVersion":"v1","groups":[]}`))
		case path == "/api/v1":
			_, _ = w.Write([]byte(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"v1",` +
				`"resources":[{"name":"configmaps","kind":"ConfigMap","namespaced":true,"verbs":["get"]}]}`))
		case path == "/api/v1/namespaces/default/configmaps/web":
			_, _ = w.Write([]byte(`{"kind":"ConfigMap","apiVersion":"v1","metadata":{"namespace":"default","name":"web"},"data":{"of":"member1"}}`))
		default:
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	t.Cleanup(hub.Close)

	secret := secretFor(t, hub)
	control := fake.NewClientBuilder().WithObjects(secret).Build()
	// The default key of a reference, which has a name only.
	reference := &meta.KubeConfigReference{SecretRef: &meta.SecretKeyReference{Name: secret.Name}}
	member, _, err := fluxclient.NewImpersonator(control,
		fluxclient.WithKubeConfig(reference, fluxclient.KubeConfigOptions{}, secret.Namespace, nil),
	).GetClient(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var web corev1.ConfigMap
	if err := member.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "web"}, &web); err != nil || web.Data["of"] != "member1" {
		t.Errorf("ConfigMap %v, %v", web.Data, err)
	}
	mu.Lock()
	defer mu.Unlock()
	if len(refused) > 0 {
		t.Errorf("requests outside of the proxy: %q", refused)
	}
}

// secretFor returns the exported Secret for another server.
func secretFor(t *testing.T, hub *httptest.Server) *corev1.Secret {
	t.Helper()
	secret := &corev1.Secret{}
	if err := yaml.UnmarshalStrict([]byte(strings.TrimPrefix(string(read(t, exported)), "---\n")), secret); err != nil {
		t.Fatal(err)
	}
	config, err := clientcmd.Load([]byte(secret.StringData["value"]))
	if err != nil {
		t.Fatal(err)
	}
	// Flux refuses entries that its controllers could be attacked with, such as exec plugins.
	if err := fluxclient.ValidateKubeConfig(config); err != nil {
		t.Fatal(err)
	}
	for _, cluster := range config.Clusters {
		cluster.Server = strings.Replace(cluster.Server, "https://hub:5443", hub.URL, 1)
		cluster.CertificateAuthorityData = pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: hub.Certificate().Raw})
	}
	text, err := clientcmd.Write(*config)
	if err != nil {
		t.Fatal(err)
	}
	secret.StringData, secret.Data = nil, map[string][]byte{"value": text}
	return secret
}

// The controllers of Flux that wait for templates in the control plane end when all members have reported, and not before.
func TestStatus_templates(t *testing.T) {
	t.Parallel()
	jobs := statusreaders.NewCustomJobStatusReader(apimeta.NewDefaultRESTMapper(nil))
	count := 0
	for text := range strings.SplitSeq(string(read(t, reported)), "---\n") {
		body, err := yaml.YAMLToJSON([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if string(body) == "null" { // the comment at the top
			continue
		}
		o := &unstructured.Unstructured{}
		if err := o.UnmarshalJSON(body); err != nil {
			t.Fatal(err)
		}
		count++
		name, want := o.GetAnnotations()["case"], o.GetAnnotations()["kstatus"]
		got, err := kstatus.Compute(o)
		if jobs.Supports(o.GroupVersionKind().GroupKind()) {
			s, readErr := jobs.ReadStatusForObject(t.Context(), nil, o)
			got, err = &kstatus.Result{Status: s.Status}, readErr
		}
		if err != nil || got.Status.String() != want {
			t.Errorf("%s: %v, %v, want %s", name, got, err, want)
		}
	}
	if count < 20 {
		t.Errorf("%d templates", count)
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
