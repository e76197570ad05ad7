// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"net/http"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// A cluster that was lost before it applied the object, and from which it was evicted, is treated as other lost former targets.
func TestObserve_lostBeforeApplied(t *testing.T) {
	t.Parallel()
	servers := formerTarget(t, "False")
	modify(servers.Control.Objects, "ResourceBinding", func(o *unstructured.Unstructured) {
		items, _, _ := unstructured.NestedSlice(o.Object, "status", "aggregatedStatus")
		items[1] = map[string]any{"clusterName": "member2", "health": "Unknown"}
		fakeapi.Field(items, "status", "aggregatedStatus")(o)
		conditions, _, _ := unstructured.NestedSlice(o.Object, "status", "conditions")
		conditions[1].(map[string]any)["status"] = "False"
		fakeapi.Field(conditions, "status", "conditions")(o)
	})
	modify(servers.Control.Objects, "Work", func(o *unstructured.Unstructured) {
		if o.GetNamespace() == "karmada-es-member2" {
			delete(o.Object, "status")
		}
	})
	modify(servers.Control.Objects, "Deployment", func(o *unstructured.Unstructured) {
		fakeapi.Field(map[string]any{
			"observedGeneration": int64(2),
			"replicas":           int64(3), "readyReplicas": int64(3), "updatedReplicas": int64(3), "availableReplicas": int64(3),
		}, "status")(o)
	})
	kubeconfig := servers.Start(t)
	const lost = "member2 has not been ready since 2026-05-01T10:00:00Z"
	for command, want := range map[string]string{
		"status": lost + " and is no longer a target",
		"rollout status deployment/web --watch=false": "no longer a target: member2: unknown (" + lost + ")\n",
	} {
		got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
		if all := got.Out + got.Err; !strings.Contains(all, want) || strings.Contains(all, "NotApplied") ||
			strings.Contains(all, "not applied yet") {
			t.Errorf("%s = %+v, want %q", command, got, want)
		}
	}
}

// Only clusters that workloads have a reason to leave have a note that their evictions are suspended.
func TestWhy_evictionsSuspended(t *testing.T) {
	t.Parallel()
	taint := func(effect string) []any { return []any{map[string]any{"key": "a", "effect": effect}} }
	for name, tc := range map[string]struct {
		ready  string
		taints []any
		want   bool
	}{
		"healthy": {"True", taint("NoSchedule"), false}, "tainted": {"True", taint("NoExecute"), true}, "not ready": {"False", nil, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := modify(parseObjects(t, statusFleet), "Cluster", func(o *unstructured.Unstructured) {
				fakeapi.Field([]any{
					map[string]any{"type": "Ready", "status": tc.ready, "reason": "Probe", "message": "probed"},
					map[string]any{"type": "EvictionSuspended", "status": "True", "message": "2 of 3 clusters are lost. It ends when they are back."},
				}, "status", "conditions")(o)
				fakeapi.Field(tc.taints, "spec", "taints")(o)
			})
			objects = modify(objects, "ResourceBinding", fakeapi.Field(map[string]any{}, "spec", "placement"))
			const note = "Note: the object does not leave cluster m1, because evictions are suspended: 2 of 3 clusters are lost. " +
				"It ends when they are back.\n"
			got := runReadOnly(t, objects, "why", "deployment/web")
			if strings.Contains(got.Out, note) != tc.want || strings.Contains(got.Out, "evictions") != tc.want {
				t.Errorf("why = %+v, want the note: %v", got, tc.want)
			}
		})
	}
}

// Labels and annotations without effect are notes in the text, too.
func TestObserve_marks(t *testing.T) {
	t.Parallel()
	objects := modify(parseObjects(t, statusFleet), "Deployment", func(o *unstructured.Unstructured) {
		fakeapi.Labels(map[string]string{names.DeletionProtected: "always"})(o)
	})
	for _, command := range []string{"why", "trace"} {
		for _, object := range []string{"deployment/web", "deployment/forgotten"} {
			got := runReadOnly(t, objects, command, object)
			if want := "Note: metadata.labels[" + names.DeletionProtected + "]: \"always\" is none of"; strings.Count(got.Out, want) != 1 {
				t.Errorf("%s %s = %+v, want once %q", command, object, got, want)
			}
		}
	}
}

// A policy that would take the object by preemption names the feature gate that is off.
func TestWhy_preemption(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		preemption, selects string
		off                 bool
		want                string
	}{
		"never":       {"", "web", true, "only a policy with preemption Always takes it"},
		"gate off":    {"Always", "web", true, "no effect without the feature gate PropagationPolicyPreemption, which is off in the webhook"},
		"gate on":     {"Always", "web", false, "preemption Always has not taken it yet; if this persists, see the events of the policy"},
		"all objects": {"Always", "", true, "preemption takes only objects that the policy selects by name"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := modify(parseObjects(t, statusFleet), "PropagationPolicy", func(o *unstructured.Unstructured) {
				if o.GetName() != "web-too" {
					return
				}
				selector := map[string]any{"apiVersion": "apps/v1", "kind": "Deployment"}
				if tc.selects != "" {
					selector["name"] = tc.selects
				}
				o.Object["spec"] = map[string]any{"priority": int64(10), "preemption": tc.preemption, "resourceSelectors": []any{selector}}
			})
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}}
			kubeconfig := startBehind(t, servers, func(w http.ResponseWriter, r *http.Request) bool {
				if r.Method == http.MethodPost && r.URL.Query().Get("dryRun") == "All" && tc.off {
					w.Header().Add("Warning", `299 - "x: has no effect without the feature gate PropagationPolicyPreemption, which is off in the webhook"`)
				}
				return false
			})
			got := run(t, "why", "deployment/web", "--kubeconfig", kubeconfig)
			assertInOrder(t, got.Out, []string{
				"Also selects:", "PropagationPolicy default/web-too: it has precedence, but the object is already claimed, and ", tc.want + "\n",
			})
			if writes := servers.Control.Writes(); len(writes) > 0 {
				t.Errorf("why wrote %q", writes)
			}
		})
	}
}

// A cluster that keeps an older manifest has the object.
func TestTrace_notRendered(t *testing.T) {
	t.Parallel()
	servers := formerTarget(t, "True")
	web := servers.Members["member1"].Objects[0].DeepCopy()
	for _, field := range []string{"replicas", "readyReplicas", "updatedReplicas", "availableReplicas"} {
		fakeapi.Field(int64(1), "status", field)(web)
	}
	fakeapi.Field(int64(1), "spec", "replicas")(web)
	servers.Members["member2"] = &fakeapi.Cluster{Objects: []*unstructured.Unstructured{web}}
	for _, command := range []string{"trace deployment/web", "trace deployment/web --members=false"} {
		modify(servers.Control.Objects, "ResourceBinding", func(o *unstructured.Unstructured) {
			fakeapi.Field([]any{}, "spec", "gracefulEvictionTasks")(o)
			fakeapi.Field([]any{map[string]any{"name": "member1", "replicas": int64(3)}, map[string]any{"name": "member2", "replicas": int64(1)}},
				"spec", "clusters")(o)
			fakeapi.Field([]any{
				map[string]any{"type": "Scheduled", "status": "True"}, map[string]any{"type": "FullyApplied", "status": "True"},
				map[string]any{"type": "Rendered", "status": "False", "reason": "RenderFailed", "message": "cluster member1: no such path"},
			}, "status", "conditions")(o)
		})
		got := run(t, append(strings.Fields(command), "--kubeconfig", servers.Start(t))...)
		assertContains(t, command, got.Out, []string{"no such path", "; not all clusters have the latest manifest"})
		if strings.Contains(got.Out, "not all clusters have the object") {
			t.Errorf("%s = %+v, want no cluster without the object", command, got)
		}
	}
}
