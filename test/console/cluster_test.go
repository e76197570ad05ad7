// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"net/http"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// unhealthy makes the Deployment web not healthy in frankfurt, where a container of one of its pods crashes.
func (f *fleet) unhealthy(t *testing.T) {
	t.Helper()
	b := f.api.Control.Find("work.karmada.io/v1alpha2", "ResourceBinding", "default", "web-deployment")
	items := []any{map[string]any{
		"clusterName": "frankfurt", "applied": true, "health": "Unhealthy",
		"status": map[string]any{"replicas": int64(3), "readyReplicas": int64(1)},
	}}
	if err := unstructured.SetNestedSlice(b.Object, items, "status", "aggregatedStatus"); err != nil {
		t.Fatal(err)
	}
	rollout := f.api.Control.Find("fleet.karmada.io/v1alpha1", "StagedRollout", "default", "web-deployment")
	rollout.Object["status"] = map[string]any{} // its approval would be the more serious problem
	f.api.Control.Emit("MODIFIED", rollout)
	f.api.Control.Emit("MODIFIED", b)
}

// Lists show why pods are not ready: the reason is read in the member, and the view is sent again.
func TestServer_listsHaveReasonsOfPods(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	f.unhealthy(t)
	const want = "frankfurt: the object is not healthy: 1 of 3 replicas are ready; pod web-2 is waiting: CrashLoopBackOff"
	for _, view := range []string{"workloads?filter=notHealthy", "fleet", "cluster?name=frankfurt"} {
		got := ""
		for next := c.stream(view); !strings.Contains(got, strings.TrimPrefix(want, "frankfurt: ")); {
			if got = next(); got == "" {
				t.Fatalf("the stream of %s ended", view)
			}
		}
		if view != "cluster?name=frankfurt" && !strings.Contains(got, want) {
			t.Errorf("%s = %s, want the cluster before the reason", view, got)
		}
	}
}

func TestServer_clusterPage(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	var page struct {
		Name       string
		Problem    *struct{ Message string }
		Conditions []struct{ Type string }
		Events     []struct{ Reason string }
		Pods       struct{ Allocated, Allocatable int }
		Counts     map[string]int
		Page       []struct{ Name, State, Message string }
		Cordoned   bool
	}
	if code := c.get("cluster?name=paris", &page); code != http.StatusOK {
		t.Fatalf("cluster = %d", code)
	}
	if page.Problem == nil || len(page.Conditions) != 1 || len(page.Events) != 1 || page.Events[0].Reason != "ClusterNotReachable" ||
		page.Pods.Allocatable != 300 || len(page.Page) != 0 {
		t.Errorf("paris = %+v", page)
	}
	c.get("cluster?name=frankfurt", &page)
	var names []string
	for _, o := range page.Page {
		names = append(names, o.Name+" "+o.State)
	}
	if got := strings.Join(names, ", "); got != "hostile f, web h, legacy h" || page.Counts["h"] != 2 ||
		!strings.HasPrefix(page.Page[0].Message, "admission webhook denied") {
		t.Errorf("frankfurt = %s, %+v", got, page)
	}
	for _, on := range []bool{true, true, false} { // the second one writes nothing
		if code := c.post("cordon", map[string]any{"cluster": "frankfurt", "cordoned": on}, nil); code != http.StatusOK {
			t.Errorf("cordon %v = %d", on, code)
		}
	}
	if writes := f.api.Control.Writes(); len(writes) != 2 || !strings.Contains(writes[0], "cluster.karmada.io/unschedulable") {
		t.Errorf("writes = %v, want the cordon and its end", writes)
	}
	tenant := f.login(t, tenantToken)
	if code := tenant.get("cluster?name=frankfurt", nil); code != http.StatusForbidden {
		t.Errorf("cluster for a tenant = %d, want 403", code)
	}
	if code := tenant.post("cordon", map[string]any{"cluster": "frankfurt", "cordoned": true}, nil); code != http.StatusForbidden {
		t.Errorf("cordon by a tenant = %d, want 403", code)
	}
}
