// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"compress/gzip"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func TestUnlimited(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]bool{
		"/api/v1/pods": false, "/api/v1/namespaces/default/pods/log": false, "/api/v1/namespaces/log/pods": false,
		"/apis/apps/v1/deployments?watch=true": true, "/apis/apps/v1/deployments?watch=false": false, "/api/v1/watch/pods": true,
		"/api/v1/namespaces/default/pods/a/log?follow=true": true, "/api/v1/namespaces/default/services/a/proxy/x": true,
		"/k8s/clusters/c-1/api/v1/nodes/n/proxy/metrics": true, "/apis/example.com/v1/namespaces/default/pods/a/log": false,
	} {
		if got := unlimited(httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil)); got != want {
			t.Errorf("unlimited(%s) = %v, want %v", path, got, want)
		}
	}
}

// A list over the limit is an error that names cluster, path and limit, also if it is small before decompression. A watch has no limit.
func TestConnect_limitsResponses(t *testing.T) {
	t.Parallel()
	const limit = 10_000
	padding := strings.Repeat("x", limit)
	pod := func(data string) string {
		return `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a","annotations":{"data":"` + data + `"}}}`
	}
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		list := `{"apiVersion":"v1","kind":"PodList","items":[` + pod(padding) + `]}`
		switch r.PathValue("namespace") + r.URL.Query().Get("watch") {
		case "small":
			w.Header().Set("Warning", `299 - "unknown field \"spec.a\""`)
			fmt.Fprint(w, `{"apiVersion":"v1","kind":"PodList","items":[`+pod(padding[:limit/2])+`]}`)
		case "length":
			fmt.Fprint(w, list)
		case "chunked":
			_ = http.NewResponseController(w).Flush()
			fmt.Fprint(w, list)
		case "compressed":
			w.Header().Set("Content-Encoding", "gzip")
			z := gzip.NewWriter(w)
			_, _ = io.WriteString(z, list)
			_ = z.Close()
		case "redirected":
			http.Redirect(w, r, "/api/v1/namespaces/small/pods", http.StatusTemporaryRedirect)
		case "watchtrue":
			fmt.Fprint(w, `{"type":"ADDED","object":`+pod(padding)+`}`)
		}
	}))
	t.Cleanup(server.Close)
	mux := http.NewServeMux()
	mux.Handle("/api/v1/namespaces/{namespace}/pods", server.Config.Handler)
	server.Config.Handler = mux
	ca := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw})
	f := newFixture(t, secretWith(TokenKey, "x", CAKey, string(ca)), clusterWith(func(s *clusterv1alpha1.ClusterSpec) {
		s.APIEndpoint = server.URL
	}))
	f.maxResponse = limit
	f.reconcile()
	m, err := f.Get("m1")
	if err != nil {
		t.Fatal(err)
	}
	pods := m.Dynamic.Resource(corev1.SchemeGroupVersion.WithResource("pods"))
	collecting, warnings := CollectWarnings(t.Context())
	if _, err := pods.Namespace("small").List(collecting, metav1.ListOptions{}); err != nil {
		t.Errorf("a list below the limit: %v", err)
	}
	if got := warnings.Texts(); len(got) != 1 || got[0] != `unknown field "spec.a"` {
		t.Errorf("warnings %q, want one about spec.a", got)
	}
	if _, err := pods.Namespace("redirected").List(t.Context(), metav1.ListOptions{}); err == nil ||
		!strings.Contains(err.Error(), "redirects") {
		t.Errorf("a redirected list: %v, want an error", err)
	}
	for _, namespace := range []string{"length", "chunked", "compressed"} {
		_, err := pods.Namespace(namespace).List(t.Context(), metav1.ListOptions{})
		tooLarge, ok := errors.AsType[*TooLargeError](err)
		path := "/api/v1/namespaces/" + namespace + "/pods"
		if !ok || tooLarge.Cluster != "m1" || tooLarge.Path != path || tooLarge.Limit != limit ||
			WithoutURL(err) != error(tooLarge) { //nolint:errorlint // nothing wraps it
			t.Errorf("%s: error %v, want TooLargeError", namespace, err)
		}
	}
	w, err := pods.Namespace("watch").Watch(t.Context(), metav1.ListOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Stop()
	if e := <-w.ResultChan(); e.Type != "ADDED" {
		t.Errorf("event = %v", e)
	}
}
