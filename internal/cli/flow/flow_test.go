// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

var start = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

func at(seconds int) metav1.Time {
	return metav1.Time{Time: start.Add(time.Duration(seconds) * time.Second)}
}

func conditionAt(name string, status metav1.ConditionStatus, seconds int, message string) metav1.Condition {
	return metav1.Condition{Type: name, Status: status, Reason: "Reason", Message: message, LastTransitionTime: at(seconds)}
}

// event returns an event with milliseconds in its name.
func event(reason, message string, after time.Duration) corev1.Event {
	occurred := start.Add(after)
	return corev1.Event{
		ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("web.%x", occurred.UnixNano())}, Reason: reason, Message: message,
		LastTimestamp: metav1.Time{Time: occurred.Truncate(time.Second)}, Type: corev1.EventTypeNormal,
	}
}

// complete returns a Deployment of generation 2 that is up to date in two clusters.
func complete() *Objects {
	template := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment",
		"metadata": map[string]any{"name": "web", "namespace": "default", "generation": int64(2)},
		"status":   map[string]any{"observedGeneration": int64(2), "replicas": int64(3), "readyReplicas": int64(3)},
	}}
	template.SetCreationTimestamp(at(0))
	written, claimed := at(0), at(1)
	template.SetManagedFields([]metav1.ManagedFieldsEntry{
		{Manager: "kubectl", Time: &written}, {Manager: "resource-detector", Time: &claimed},
	})
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Name: "web-deployment", Namespace: "default", Generation: 1, CreationTimestamp: at(1),
		Labels: map[string]string{names.PolicyID: "id"},
	}}
	b.Spec.Placement = &policyv1alpha1.Placement{}
	b.Spec.Replicas, b.Spec.ReplicaRequirements = 3, &workv1alpha2.ReplicaRequirements{}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}, {Name: "m2", Replicas: 1}}
	b.Status.SchedulerObservedGeneration = 1
	b.Status.Conditions = []metav1.Condition{
		conditionAt(workv1alpha2.Scheduled, metav1.ConditionTrue, 1, ""), conditionAt(workv1alpha2.FullyApplied, metav1.ConditionTrue, 2, ""),
	}
	o := &Objects{
		Kind: "Deployment", Namespace: "default", Name: "web", Template: template, Policy: "PropagationPolicy default/web", Binding: b, Total: 2,
		Events: []corev1.Event{
			event("ScheduleBindingSucceed", "", 1200*time.Millisecond),
			event("SyncSucceed", "applied to cluster m1", 1300*time.Millisecond),
			event("AggregateStatusSucceed", "", 2500*time.Millisecond),
		},
	}
	for i := range b.Spec.Clusters {
		target := &b.Spec.Clusters[i]
		b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, workv1alpha2.AggregatedStatusItem{
			ClusterName: target.Name, Applied: true, Health: workv1alpha2.ResourceHealthy,
		})
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Namespace: "karmada-es-" + target.Name, Name: "web-x", Generation: 1, CreationTimestamp: at(1),
		}}
		manifest := `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"annotations":{"resourcetemplate.karmada.io/generation":"2"}}}`
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: []byte(manifest)}}}
		applied := conditionAt(workv1alpha1.WorkApplied, metav1.ConditionTrue, 1, "")
		applied.ObservedGeneration = 1
		w.Status.Conditions = []metav1.Condition{applied}
		w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{
			{
				Health: workv1alpha1.ResourceHealthy,
				Status: &runtime.RawExtension{
					Raw: []byte(`{"replicas":1,"readyReplicas":1,"conditions":[{"lastTransitionTime":"2026-05-01T12:00:02Z"}]}`),
				},
			},
		}
		cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: target.Name}}
		cluster.Status.Conditions = []metav1.Condition{conditionAt(clusterv1alpha1.ClusterConditionReady, metav1.ConditionTrue, 0, "")}
		o.Clusters = append(o.Clusters, Cluster{Name: target.Name, Target: target, Work: w, Cluster: cluster})
	}
	return o
}

// lines formats steps as "STAGE CLUSTER STATE +SECONDS".
func lines(t *Timeline) (out []string) {
	for _, s := range t.Steps {
		text := string(s.Stage)
		if s.Cluster != "" {
			text += " " + s.Cluster
		}
		text += " " + string(s.State)
		if s.Seconds != nil {
			text += fmt.Sprintf(" +%v", *s.Seconds)
		}
		out = append(out, text)
	}
	return out
}

func TestNewTimeline_complete(t *testing.T) {
	t.Parallel()
	got := NewTimeline(complete(), start.Add(time.Hour))
	want := []string{
		"Written Done", "Claimed Done +1", "Bound Done +0", "Scheduled Done +0",
		"Rendered m1 Done +0", "Applied m1 Done +0.1", "Healthy m1 Done +1",
		"Rendered m2 Done +0", "Applied m2 Done +0", "Healthy m2 Done +1",
		"AllApplied Done +0", "Reported Done +0",
	}
	if diff := cmp.Diff(want, lines(got)); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if !got.Complete || len(got.Waiting) > 0 || got.Seconds == nil || *got.Seconds != 2.5 {
		t.Errorf("complete %v, waiting %v, seconds %v, want complete after 2.5s", got.Complete, got.Waiting, got.Seconds)
	}
}

// Steps that the last write did not cause have a time, but no duration.
func TestNewTimeline_olderSteps(t *testing.T) {
	t.Parallel()
	o := complete()
	later := at(60)
	o.Template.SetManagedFields([]metav1.ManagedFieldsEntry{{Manager: "kubectl", Time: &later}})
	for _, s := range NewTimeline(o, start.Add(time.Hour)).Steps {
		if s.Stage == Bound && (s.Time == nil || s.Seconds != nil) {
			t.Errorf("step Bound has time %v, seconds %v, want a time only", s.Time, s.Seconds)
		}
	}
}

// The API server records no time for writes of the scale subresource.
func TestNewTimeline_scaled(t *testing.T) {
	t.Parallel()
	written := at(0)
	applied := metav1.ManagedFieldsEntry{Manager: "apply", Time: &written}
	for want, entries := range map[string][]metav1.ManagedFieldsEntry{
		"generation 2 by apply": {applied, {Manager: "resource-detector"}, {Manager: "karmada-controller-manager", Subresource: "status"}},
		"generation 2 by apply at 2026-05-01T12:00:00Z, or later by kubectl (scale), whose time is not recorded": {
			applied, {Manager: "kubectl", Subresource: "scale"},
		},
		"generation 2 by karmada-controller-manager (scale), whose time is not recorded": {
			{Manager: "karmada-controller-manager", Subresource: "scale"},
		},
	} {
		o := complete()
		o.Template.SetManagedFields(entries)
		got := NewTimeline(o, start.Add(time.Hour))
		if s := got.Steps[0]; s.Message != want || (s.Time == nil) != strings.Contains(want, "not recorded") {
			t.Errorf("step %+v, want %q", s, want)
		}
		if !got.Complete || (got.Seconds == nil) != strings.Contains(want, "not recorded") {
			t.Errorf("complete %v after %v for %q", got.Complete, got.Seconds, want)
		}
	}
}

// reports sets a condition of the binding.
func reports(condition string, status metav1.ConditionStatus, message string) func(*Objects) {
	return func(o *Objects) {
		meta.SetStatusCondition(&o.Binding.BindingStatus().Conditions, conditionAt(condition, status, 1, message))
	}
}

func TestNewTimeline_waiting(t *testing.T) {
	t.Parallel()
	const bound = "ResourceBinding default/web-deployment: "
	held := conditionAt(workv1alpha2.RemovalHeld, metav1.ConditionTrue, 5, "too many")
	for name, test := range map[string]struct {
		change func(o *Objects)
		// last is the last step that matters, waiting the start of the first reason.
		last, waiting string
	}{
		"template does not exist": {func(o *Objects) { o.Template = nil }, "Written Failed", "Deployment default/web: the object does not exist"},
		"no policy": {func(o *Objects) { o.Policy, o.Unclaimed, o.Binding = "", "no policy selects the object", nil },
			"Claimed Waiting", "Deployment default/web: no policy selects the object"},
		"no binding": {func(o *Objects) { o.Binding = nil }, "Bound Waiting", bound + "the binding does not exist"},
		"unschedulable": {func(o *Objects) {
			o.Binding.BindingStatus().Conditions = []metav1.Condition{conditionAt(workv1alpha2.Scheduled, metav1.ConditionFalse, 1, "no fit")}
		}, "Scheduled Failed", bound + "Reason: no fit"},
		"not observed": {func(o *Objects) {
			o.Binding.SetGeneration(2)
		}, "Scheduled Waiting", bound + "karmada-scheduler has observed"},
		"not observed by another scheduler": {func(o *Objects) {
			o.Binding.BindingStatus().Conditions = nil
			o.Binding.BindingSpec().SchedulerName = "mine"
			o.Binding.SetLabels(map[string]string{names.PolicyID: "id"})
		}, "Scheduled Waiting", bound + "the scheduler mine, which schedulerName of the policy selects, has not observed the binding"},
		"held":    {func(o *Objects) { o.Held = "scheduling is suspended" }, "Scheduled Waiting", bound + "scheduling is suspended"},
		"no Work": {func(o *Objects) { o.Clusters[1].Work = nil }, "Rendered m2 Waiting", "m2: the Work does not exist yet"},
		"not rendered": {func(o *Objects) {
			o.Clusters[1].Work = nil
			reports(workv1alpha2.Rendered, metav1.ConditionFalse, "cluster m2: override fails")(o)
		}, "Rendered m2 Failed", "m2: cluster m2: override fails"},
		"not rendered again": {
			reports(workv1alpha2.Rendered, metav1.ConditionFalse, "cluster m2: override fails"),
			"Rendered m2 Failed", "m2: cluster m2: override fails",
		},
		"not rendered for two clusters": {
			reports(workv1alpha2.Rendered, metav1.ConditionFalse, "cluster m1: no path; cluster m2: no such field; see x"),
			"Rendered m2 Failed", "m1: cluster m1: no path",
		},
		"not rendered for any cluster": {
			reports(workv1alpha2.Rendered, metav1.ConditionFalse, "invalid apply strategy"), "Rendered m1 Failed", "m1: invalid apply strategy",
		},
		"not rendered for a cluster that is not shown": {func(o *Objects) {
			reports(workv1alpha2.Rendered, metav1.ConditionFalse, "cluster m2: override fails")(o)
			o.Clusters, o.Hidden = o.Clusters[:1], map[State]int{Done: 1}
		}, "AllApplied Failed", bound + "Reason: cluster m2: override fails"},
		"not fully applied": {
			reports(workv1alpha2.FullyApplied, metav1.ConditionFalse, "not all"), "AllApplied Failed", bound + "Reason: not all",
		},
		"held removal": {reports(workv1alpha2.RemovalHeld, metav1.ConditionTrue, "too many"), "AllApplied Failed", bound + "Reason: too many"},
		"held move": {
			reports(workv1alpha2.MoveHeldByBudget, metav1.ConditionTrue, "budget"), "AllApplied Failed", bound + "Reason: budget",
		},
		"blocked eviction": {
			reports(workv1alpha2.EvictionBlocked, metav1.ConditionTrue, "no replacement"), "AllApplied Failed", bound + "Reason: no replacement",
		},
		"not interpreted": {
			reports(workv1alpha2.Interpreted, metav1.ConditionFalse, "script fails"),
			"Reported Failed", "Deployment default/web: Reason: script fails",
		},
		"contested in a cluster": {func(o *Objects) {
			status := &o.Clusters[1].Work.Status
			status.Conditions = append(status.Conditions, conditionAt(workv1alpha1.WorkEnforced, metav1.ConditionFalse, 1, "spec.replicas"))
		}, "Healthy m2 Failed", "m2: changes in the cluster are not restored at once: spec.replicas"},
		"suspended without access to Works": {func(o *Objects) {
			o.Clusters[1].Unread = []string{"works"}
			o.Binding.BindingSpec().Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
		}, "Applied m2 Waiting", "m2: dispatching is suspended; whether"},
		"old manifest": {func(o *Objects) { o.Template.SetGeneration(3) }, "Rendered m1 Waiting", "m1: the Work has generation 2"},
		"old overrides": {func(o *Objects) { o.Clusters[1].Overrides = "no rules of OverridePolicy web" },
			"Rendered m2 Waiting", "m2: no rules of OverridePolicy web"},
		"held restart": {func(o *Objects) {
			o.Clusters[1].Overrides = "no rules of OverridePolicy web"
			reports(workv1alpha2.RestartHeld, metav1.ConditionTrue, "too many")(o)
		}, "Rendered m2 Failed", "m2: the restart is held: too many"},
		"rejected": {func(o *Objects) {
			c := &o.Clusters[1].Work.Status.Conditions[0]
			c.Status, c.Message = metav1.ConditionFalse, "denied"
		}, "Applied m2 Failed", "m2: denied"},
		"cluster not ready": {func(o *Objects) {
			o.Clusters[1].Work.Status.Conditions = nil
			o.Clusters[1].Cluster.Status.Conditions[0].Status = metav1.ConditionUnknown
		}, "Applied m2 Waiting", "m2: m2 has not been ready since"},
		"suspended": {func(o *Objects) {
			o.Clusters[1].Work.Generation, o.Clusters[1].Work.Spec.SuspendDispatching = 2, new(true)
		}, "Applied m2 Waiting", "m2: dispatching is suspended"},
		"unhealthy": {func(o *Objects) {
			o.Clusters[1].Work.Status.ManifestStatuses[0] = workv1alpha1.ManifestStatus{
				Health: workv1alpha1.ResourceUnhealthy, Status: &runtime.RawExtension{Raw: []byte(`{"replicas":2}`)},
			}
		}, "Healthy m2 Waiting", "m2: the object is not healthy: 0 of 1 replicas are ready"},
		"missing in the member": {func(o *Objects) { o.Clusters[1].Looked = true }, "Healthy m2 Waiting", "m2: the object is missing"},
		"unreachable before the cluster is marked": {func(o *Objects) {
			c := &o.Clusters[1]
			c.Looked, c.Unreachable, c.MemberError = true, true, "cluster m2 cannot be reached"
		}, "Healthy m2 Waiting", "m2: 1 unknown: cluster m2 cannot be reached"},
		"leaving a cluster": {func(o *Objects) { o.Clusters[1].Target = nil }, "Removed m2 Waiting", "m2: the cluster is no longer a target"},
		"removal held": {func(o *Objects) {
			o.Clusters[1].Target = nil
			o.Binding.BindingStatus().Conditions = append(o.Binding.BindingStatus().Conditions, held)
		}, "Removed m2 Failed", "m2: the removal is held: too many"},
		"not aggregated": {func(o *Objects) {
			delete(o.Template.Object, "status")
			o.Template.SetManagedFields(nil)
			o.Events = nil
		}, "Reported Waiting", "Deployment default/web: the status is not aggregated yet"},
		"not reported": {func(o *Objects) {
			_ = unstructured.SetNestedField(o.Template.Object, int64(1), "status", "observedGeneration")
		}, "Reported Waiting", "Deployment default/web: the status is of generation 1, not 2"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := complete()
			test.change(o)
			got := NewTimeline(o, start.Add(time.Hour))
			found := false
			for _, line := range lines(got) {
				found = found || strings.HasPrefix(line, test.last)
			}
			if !found || got.Complete || len(got.Waiting) == 0 || !strings.HasPrefix(got.Waiting[0], test.waiting) {
				t.Errorf("steps %q, waiting %q, want %s and %s", lines(got), got.Waiting, test.last, test.waiting)
			}
		})
	}
}

// FullyApplied of the former targets does not hold for a new one.
func TestNewTimeline_newTarget(t *testing.T) {
	t.Parallel()
	o := complete()
	o.Clusters[1].Work.Status.Conditions = nil
	got := strings.Join(NewTimeline(o, start.Add(time.Hour)).Waiting, "\n")
	if !strings.Contains(got, "m2: the Work has not been applied yet") || strings.Contains(got, "all Works of the targets are applied") {
		t.Errorf("waiting:\n%s", got)
	}
	o = complete()
	o.Clusters[1].Target = nil
	got = strings.Join(NewTimeline(o, start.Add(time.Hour)).Waiting, "\n")
	if !strings.Contains(got, "all Works of the targets are applied; m2 still has the object, and is no longer a target") {
		t.Errorf("waiting, with a copy in a former target:\n%s", got)
	}
	o.Clusters[0].Target = nil
	got = strings.Join(NewTimeline(o, start.Add(time.Hour)).Waiting, "\n")
	if !strings.Contains(got, "all Works of the targets are applied; m1, m2 still have the object, and are no longer targets") {
		t.Errorf("waiting, with copies in two former targets:\n%s", got)
	}
}

// A status that is older than the last application was not written again. It has no time then.
func TestNewTimeline_unchangedStatus(t *testing.T) {
	t.Parallel()
	o := complete()
	reports(workv1alpha2.FullyApplied, metav1.ConditionFalse, "not all")(o)
	o.Binding.BindingStatus().Conditions[1] = conditionAt(workv1alpha2.FullyApplied, metav1.ConditionTrue, 60, "")
	got := NewTimeline(o, start.Add(time.Hour))
	last := got.Steps[len(got.Steps)-1]
	if !got.Complete || last.Stage != Reported || last.Time != nil || last.Seconds != nil {
		t.Errorf("last step %+v, complete %v, want Reported without a time", last, got.Complete)
	}
}

// An object that cannot be scheduled any more is shown where it is.
func TestNewTimeline_unschedulableInLostCluster(t *testing.T) {
	t.Parallel()
	o := complete()
	reports(workv1alpha2.Scheduled, metav1.ConditionFalse, "no fit")(o)
	o.Clusters[1].Cluster.Status.Conditions[0].Status = metav1.ConditionFalse
	got := lines(NewTimeline(o, start.Add(time.Hour)))
	for _, want := range []string{"Scheduled Failed", "Healthy m2 Waiting", "Reported Waiting"} {
		if !slices.Contains(got, want) {
			t.Errorf("no step %q in %q", want, got)
		}
	}
	const unknown = "1 unknown: m2 has not been ready since 2026-05-01T12:00:00Z"
	if p := o.View().Unknown(o.Binding); p == nil || p.Message != unknown {
		t.Errorf("Unknown() = %+v, want %s", p, unknown)
	}
	if p := o.View().Worst(o.Binding); p == nil || p.Kind != NotScheduled || p.Message != "Reason: no fit; "+unknown {
		t.Errorf("Worst() = %+v, want NotScheduled with the lost cluster", p)
	}
}

// All clusters that are not ready are named with the sum of their replicas, also one that is no longer a target.
func TestNewTimeline_lostClusters(t *testing.T) {
	t.Parallel()
	o := complete()
	b := o.Binding.BindingSpec()
	b.Clusters = b.Clusters[:1]
	o.Clusters[1].Target = nil
	for i, raw := range []string{`{"replicas":2,"readyReplicas":2}`, `{"replicas":1,"readyReplicas":1}`} {
		o.Binding.BindingStatus().AggregatedStatus[i].Status = &runtime.RawExtension{Raw: []byte(raw)}
		o.Clusters[i].Cluster.Status.Conditions[0].Status = metav1.ConditionFalse
	}
	steps := NewTimeline(o, start.Add(time.Hour)).Steps
	const since = " has not been ready since 2026-05-01T12:00:00Z"
	const want = "0 of 2 replicas are ready, 3 unknown: m1" + since + ", m2" + since + " and is no longer a target"
	if last := steps[len(steps)-1]; last.State != Waiting || last.Message != want {
		t.Errorf("last step = %+v, want Waiting: %s", last, want)
	}
}

// A lost cluster that reported no replicas and is no longer a target has no number of unknown replicas.
func TestNewTimeline_lostBeforeReport(t *testing.T) {
	t.Parallel()
	o := complete()
	b := o.Binding.BindingSpec()
	b.Clusters = b.Clusters[:1]
	o.Clusters[1].Target = nil
	o.Binding.BindingStatus().AggregatedStatus[1].Status = nil
	o.Clusters[1].Cluster.Status.Conditions[0].Status = metav1.ConditionFalse
	steps := NewTimeline(o, start.Add(time.Hour)).Steps
	const want = "ready, m2 has not been ready since 2026-05-01T12:00:00Z and is no longer a target"
	if last := steps[len(steps)-1]; last.State != Waiting || !strings.HasSuffix(last.Message, want) {
		t.Errorf("last step = %+v, want Waiting: …%s", last, want)
	}
}

// A copy that a former target keeps is named with its replicas.
func TestKept(t *testing.T) {
	t.Parallel()
	o := complete()
	b := o.Binding.(*workv1alpha2.ResourceBinding)
	b.Spec.Clusters, o.Clusters[1].Target = b.Spec.Clusters[:1], nil
	b.Status.AggregatedStatus[1].Status = &runtime.RawExtension{Raw: []byte(`{"replicas":2}`)}
	if diff := cmp.Diff([]Copy{{Name: "m2", Replicas: new(int32(2))}}, Kept(b, View{}.lost)); diff != "" {
		t.Errorf("Kept(): -want +got\n%s", diff)
	}
	reports(workv1alpha2.MoveHeldByBudget, metav1.ConditionTrue, "budget")(o)
	waiting := NewTimeline(o, start.Add(time.Hour)).Waiting
	if want := "m2: the move is held: budget; it keeps 2 replicas"; !slices.Contains(waiting, want) {
		t.Errorf("waiting %q, want %q", waiting, want)
	}
	if p := o.View().Worst(b); p == nil || p.Message != "Reason: budget; m2 keeps 2 replicas" {
		t.Errorf("Worst() = %+v", p)
	}
	for i := range 2000 {
		b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, workv1alpha2.AggregatedStatusItem{
			ClusterName: fmt.Sprintf("n%04d", i), Applied: true,
		})
	}
	if p := o.View().Worst(b); p == nil || strings.Count(p.Message, " keeps ") != 5 || !strings.HasSuffix(p.Message, "1996 more clusters") {
		t.Errorf("Worst() = %+v, want 5 clusters and the number of others", p)
	}
	if got := keptIn(b, &Cluster{Name: "n1999"}) + keptIn(b, &Cluster{Name: "other"}); got != "; it keeps the object" {
		t.Errorf("keptIn() = %q", got)
	}
}

// The message of one cluster is not that of another.
func TestRenderFailure(t *testing.T) {
	t.Parallel()
	o := complete()
	reports(workv1alpha2.Rendered, metav1.ConditionFalse, "cluster m1: no path; cluster m2: no such field; see x")(o)
	for cluster, want := range map[string]string{"m1": "cluster m1: no path", "m2": "cluster m2: no such field; see x", "m3": ""} {
		if got := RenderFailure(o.Binding, cluster); got != want {
			t.Errorf("RenderFailure(%s) = %q, want %q", cluster, got, want)
		}
	}
}

func TestOrder(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{}
	for _, name := range []string{"healthy", "failed", "unhealthy", "new"} {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: name})
	}
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "leaving"}}
	b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{
		{ClusterName: "healthy", Applied: true, Health: workv1alpha2.ResourceHealthy}, {ClusterName: "failed"},
		{ClusterName: "unhealthy", Applied: true, Health: workv1alpha2.ResourceUnhealthy}, {ClusterName: "left", Applied: true},
	}
	want := []string{"failed", "leaving", "left", "new", "unhealthy", "healthy"}
	if diff := cmp.Diff(want, (View{}).Order(b)); diff != "" {
		t.Errorf("Order(): -want +got\n%s", diff)
	}
}

// The latest moment does not depend on the order of its arguments, and is one of them.
func TestLatest_order(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		moments := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) moment {
			m := moment{precise: rapid.Bool().Draw(t, "precise")}
			m.at = start.Add(time.Duration(rapid.IntRange(0, 3000).Draw(t, "ms")) * time.Millisecond)
			if !m.precise {
				m.at = m.at.Truncate(time.Second)
			}
			return m
		}), 1, 5).Draw(t, "moments")
		shuffled := rapid.Permutation(moments).Draw(t, "shuffled")
		if a, b := latest(moments...), latest(shuffled...); a != b {
			t.Fatalf("latest(%v) = %v, latest(%v) = %v", moments, a, shuffled, b)
		}
	})
}

// A report that is older than the object in the member, or a status of the template that differs from the reports, is not complete.
func TestNewTimeline_staleReports(t *testing.T) {
	t.Parallel()
	member := func(ready int64) *unstructured.Unstructured {
		return &unstructured.Unstructured{Object: map[string]any{
			"apiVersion": "apps/v1", "kind": "Deployment", "status": map[string]any{"replicas": int64(1), "readyReplicas": ready},
		}}
	}
	reporting := func(replicas int) func(*Objects) {
		return func(o *Objects) {
			for i := range o.Binding.BindingStatus().AggregatedStatus {
				raw := fmt.Appendf(nil, `{"replicas":%d,"readyReplicas":1}`, replicas)
				o.Binding.BindingStatus().AggregatedStatus[i].Status = &runtime.RawExtension{Raw: raw}
			}
		}
	}
	for want, change := range map[string]func(*Objects){
		"": func(o *Objects) { o.Clusters[0].Member, o.Clusters[0].Looked = member(1), true },
		"m1: the cluster has a later status, which it has not reported yet: 0 of 2 replicas are ready, 1 created": func(o *Objects) {
			o.Clusters[0].Member, o.Clusters[0].Looked = member(0), true
		},
		"Deployment default/web: the status shows 3 pods, 0 updated, 3 ready, the clusters report 2 pods, 0 updated, 2 ready": reporting(1),
		"m1: the rollout has not ended: 2 pods, 1 updated, 1 ready": func(o *Objects) {
			o.Binding.BindingSpec().Resource.APIVersion, o.Binding.BindingSpec().Resource.Kind = "apps/v1", "Deployment"
			o.Clusters[0].Work.Status.ManifestStatuses[0].Status = &runtime.RawExtension{
				Raw: []byte(`{"replicas":2,"updatedReplicas":1,"readyReplicas":1}`),
			}
		},
		"Deployment default/web: m1 reports 1 pod, 0 updated, 1 ready, the binding shows 2 pods, 0 updated, 1 ready": reporting(2),
	} {
		o := complete()
		change(o)
		got := NewTimeline(o, start.Add(time.Minute))
		if got.Complete != (want == "") || want != "" && !slices.Contains(got.Waiting, want) {
			t.Errorf("complete %v, waiting %q, want %q", got.Complete, got.Waiting, want)
		}
	}
}

// The replicas that are ready are compared with those that the member is to have after overrides, not with those assigned or created.
func TestNewTimeline_desiredReplicas(t *testing.T) {
	t.Parallel()
	status := func(c *Cluster, health workv1alpha1.ResourceHealth, text string) {
		c.Work.Status.ManifestStatuses[0] = workv1alpha1.ManifestStatus{Health: health, Status: &runtime.RawExtension{Raw: []byte(text)}}
	}
	member := func(c *Cluster, desired int64, created int64, ready int64) {
		c.Looked, c.Member = true, &unstructured.Unstructured{Object: map[string]any{
			"apiVersion": "apps/v1", "kind": "Deployment", "spec": map[string]any{"replicas": desired},
			"status": map[string]any{"replicas": created, "readyReplicas": ready},
		}}
	}
	for name, test := range map[string]struct {
		change func(o *Objects)
		// want is the message of the step Healthy in m1, reported that of the step Reported, or "" if it is not compared.
		want, reported string
		complete       bool
	}{
		"an override lowers the replicas": {func(o *Objects) {
			manifest := &o.Clusters[0].Work.Spec.Workload.Manifests[0]
			manifest.Raw = []byte(strings.TrimSuffix(string(manifest.Raw), "}") + `,"spec":{"replicas":1}}`)
			o.Template.Object["status"] = map[string]any{"observedGeneration": int64(2), "replicas": int64(2), "readyReplicas": int64(2)}
		}, "1 of 1 replicas are ready", "2 of 2 replicas are ready", true},
		"a quota limits the pods": {func(o *Objects) {
			status(&o.Clusters[0], workv1alpha1.ResourceHealthy, `{"replicas":8,"readyReplicas":8}`)
			member(&o.Clusters[0], 9, 8, 8)
		}, "pods are missing: 8 of 9 replicas are ready, 8 created", "", false},
		"a quota limits the pods, and the member does not report them": {func(o *Objects) {
			status(&o.Clusters[0], workv1alpha1.ResourceHealthy, `{"replicas":8,"readyReplicas":7}`)
			member(&o.Clusters[0], 9, 8, 8)
		}, "the cluster has a later status, which it has not reported yet: 8 of 9 replicas are ready, 8 created", "", false},
		"a surge": {func(o *Objects) {
			status(&o.Clusters[0], workv1alpha1.ResourceUnhealthy, `{"replicas":7,"readyReplicas":5}`)
			member(&o.Clusters[0], 6, 7, 5)
		}, "the object is not healthy: 5 of 6 replicas are ready", "", false},
		"a surge with more ready pods": {func(o *Objects) {
			status(&o.Clusters[0], workv1alpha1.ResourceUnhealthy, `{"replicas":7,"updatedReplicas":5,"readyReplicas":7}`)
			member(&o.Clusters[0], 6, 7, 7)
			_ = unstructured.SetNestedField(o.Clusters[0].Member.Object, int64(5), "status", "updatedReplicas")
		}, "the object is not healthy: 7 pods, 5 updated, 7 ready", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := complete()
			test.change(o)
			got, messages := NewTimeline(o, start.Add(time.Minute)), map[string]string{}
			for _, s := range got.Steps {
				messages[string(s.Stage)+s.Cluster] = s.Message
			}
			if messages["Healthym1"] != test.want || test.reported != "" && messages["Reported"] != test.reported || got.Complete != test.complete {
				t.Errorf("complete %v, messages %q, want %q", got.Complete, messages, test.want)
			}
		})
	}
}

// The removal of an object that does not exist any more is shown as held, with the command that approves it.
func TestNewTimeline_heldDeletion(t *testing.T) {
	t.Parallel()
	o := complete()
	o.Template = nil
	deleted := at(3)
	o.Binding.SetDeletionTimestamp(&deleted)
	reports(workv1alpha2.RemovalHeld, metav1.ConditionTrue, `too many: run "karmadactl approve web-deployment -n default"`)(o)
	got := NewTimeline(o, start.Add(time.Minute))
	want := `the binding is being deleted; Reason: too many: run "karmadactl approve web-deployment -n default"`
	if !slices.ContainsFunc(got.Steps, func(s Step) bool { return s.Stage == Bound && s.State == Failed && s.Message == want }) {
		t.Errorf("steps %+v, want Bound, Failed: %s", got.Steps, want)
	}
}
