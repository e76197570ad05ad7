// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	testingclock "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/cluster"
)

// serve starts an API server with one response for each path.
func serve(t *testing.T, bodies map[string]string) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, ok := bodies[r.URL.Path]
		w.Header().Set("Content-Type", "application/json")
		if !ok {
			w.WriteHeader(http.StatusNotFound)
			body = `{"kind":"Status","apiVersion":"v1","status":"Failure","reason":"NotFound","code":404}`
		}
		fmt.Fprint(w, body)
	}))
	t.Cleanup(s.Close)
	return s.URL
}

// discovered returns the responses of discovery for the kinds that a registration needs.
func discovered(more map[string]string) map[string]string {
	bodies := map[string]string{
		"/api": `{"kind":"APIVersions","versions":["v1"]}`,
		"/apis": `{"kind":"APIGroupList","apiVersion":"v1","groups":[{"name":"cluster.karmada.io","versions":[
			{"groupVersion":"cluster.karmada.io/v1alpha1","version":"v1alpha1"}]}]}`,
		"/api/v1": `{"kind":"APIResourceList","groupVersion":"v1","resources":[{"name":"namespaces","kind":"Namespace","verbs":["get"]}]}`,
		"/apis/cluster.karmada.io/v1alpha1": `{"kind":"APIResourceList","groupVersion":"cluster.karmada.io/v1alpha1","resources":[
			{"name":"clusters","kind":"Cluster","verbs":["get"]}]}`,
		"/api/v1/namespaces/kube-system": `{"kind":"Namespace","apiVersion":"v1","metadata":{"name":"kube-system","uid":"own"}}`,
	}
	maps.Copy(bodies, more)
	return bodies
}

// kubeconfig writes a kubeconfig with a server.
func kubeconfig(t *testing.T, path, server string) {
	t.Helper()
	config := clientcmdapi.NewConfig()
	config.Clusters["c"] = &clientcmdapi.Cluster{Server: server}
	config.Contexts["c"] = &clientcmdapi.Context{Cluster: "c"}
	config.CurrentContext = "c"
	if err := clientcmd.WriteToFile(*config, path); err != nil {
		t.Fatal(err)
	}
}

// A cluster with the name of another one is refused, and Run ends: only a user can resolve this.
func TestRun_refusesOtherCluster(t *testing.T) {
	t.Parallel()
	const path = "/apis/cluster.karmada.io/v1alpha1/clusters/m1"
	for what, spec := range map[string]string{
		"the ID of this cluster is own": `{"syncMode":"Pull","id":"other"}`, "karmadactl unjoin m1": `{"syncMode":"Push","id":"own"}`,
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "config")
			kubeconfig(t, file, serve(t, discovered(map[string]string{
				path: `{"kind":"Cluster","apiVersion":"cluster.karmada.io/v1alpha1","metadata":{"name":"m1"},"spec":` + spec + `}`,
			})))
			o := Options{Cluster: "m1", Kubeconfig: file, Member: &rest.Config{Host: serve(t, discovered(nil))},
				Clock: testingclock.NewFakeClock(time.Unix(1000, 0))}
			err := Run(t.Context(), o, func() { t.Error("the agent is ready") })
			var mismatch *cluster.MismatchError
			if !errors.As(err, &mismatch) || !strings.Contains(err.Error(), what) {
				t.Errorf("Run = %v, want %q", err, what)
			}
		})
	}
}

// Without credentials, or a control plane, the agent retries with growing delays, and ends with its context.
func TestRun_retries(t *testing.T) {
	t.Parallel()
	clk := testingclock.NewFakeClock(time.Unix(1000, 0))
	file := filepath.Join(t.TempDir(), "config")
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() {
		done <- Run(ctx, Options{Cluster: "m1", Kubeconfig: file, Member: &rest.Config{Host: "http://127.0.0.1:1"}, Clock: clk}, func() {})
	}()
	for _, seconds := range []int{1, 2, 4, 8, 10, 10} {
		for !clk.HasWaiters() {
			<-time.After(time.Millisecond)
		}
		clk.Step(time.Duration(seconds)*time.Second - time.Millisecond)
		if !clk.HasWaiters() {
			t.Errorf("retried before %d seconds", seconds)
		}
		clk.Step(time.Millisecond)
	}
	cancel()
	if err := <-done; err != nil {
		t.Errorf("Run = %v", err)
	}
}

// Changed credentials end the session, so that the next one uses them. A file that is missing or empty for a moment does not.
func TestWatchFile(t *testing.T) {
	t.Parallel()
	clk := testingclock.NewFakeClock(time.Unix(1000, 0))
	file := filepath.Join(t.TempDir(), "config")
	ctx, cancel := context.WithCancelCause(t.Context())
	go Options{Kubeconfig: file, Clock: clk}.watchFile(ctx, []byte("old"), cancel)
	check := func() {
		for !clk.HasWaiters() && ctx.Err() == nil {
			<-time.After(time.Millisecond)
		}
		clk.Step(fileInterval)
	}
	check()
	for _, content := range []string{"", "old"} {
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		check()
		check()
		if ctx.Err() != nil {
			t.Fatalf("the session ended with content %q: %v", content, context.Cause(ctx))
		}
	}
	if err := os.WriteFile(file, []byte("new"), 0o600); err != nil {
		t.Fatal(err)
	}
	check()
	check()
	<-ctx.Done()
	if !errors.Is(context.Cause(ctx), errCredentialsChanged) {
		t.Errorf("cause %v", context.Cause(ctx))
	}
}
