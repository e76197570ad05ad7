// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"k8s.io/apiserver/pkg/authentication/user"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// One user cannot use all streams of the connection of an agent.
func TestConnector_shared(t *testing.T) {
	t.Parallel()
	c := newConnector(nil, nil)
	pull := &clusterv1alpha1.Cluster{}
	pull.Name, pull.Spec.SyncMode = "m1", clusterv1alpha1.Pull
	served := 0
	send := func(cluster *clusterv1alpha1.Cluster, name string) int {
		w := httptest.NewRecorder()
		next := http.HandlerFunc(func(http.ResponseWriter, *http.Request) { served++ })
		c.shared(cluster, &user.DefaultInfo{Name: name}, next).ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/", http.NoBody))
		return w.Code
	}
	alice := userOf{"m1", "alice"}
	for range maxUserRequests {
		if !c.begin(alice) {
			t.Fatal("a request below the limit is refused")
		}
	}
	push := pull.DeepCopy()
	push.Spec.SyncMode = clusterv1alpha1.Push
	if got := send(pull, "alice"); got != http.StatusTooManyRequests {
		t.Errorf("status %d above the limit, want %d", got, http.StatusTooManyRequests)
	}
	if send(pull, "bob"); served != 1 {
		t.Error("another user is limited, too")
	}
	if send(push, "alice"); served != 2 {
		t.Error("requests to a Push-mode cluster are limited")
	}
	c.end(alice)
	if send(pull, "alice"); served != 3 || c.open[alice] != maxUserRequests-1 {
		t.Errorf("%d requests served, %d open", served, c.open[alice])
	}
}
