// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/kubectl/pkg/polymorphichelpers"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// reportOf returns the item of a cluster with a member object, or without one for "".
func reportOf(t testing.TB, kind, cluster, observed string) Item {
	t.Helper()
	item := Item{ClusterName: cluster, Health: workv1alpha2.ResourceUnknown}
	if observed == "" {
		return item
	}
	o := parse(t, observed)
	raw, err := kindNamed(t, kind).Reflect(t.Context(), o)
	checkError(t, err)
	healthy, err := kindNamed(t, kind).Healthy(t.Context(), o)
	checkError(t, err)
	item.Applied, item.Status, item.Health = true, raw, workv1alpha2.ResourceUnhealthy
	if healthy {
		item.Health = workv1alpha2.ResourceHealthy
	}
	return item
}

// memberObject returns an object that was made from a generation of the template.
func memberObject(template, generation, observed int, spec, status string) string {
	return fmt.Sprintf(`{metadata: {generation: %d, annotations: {%s: "%d"}}, spec: {%s}, status: {observedGeneration: %d, %s}}`,
		generation, names.TemplateGeneration, template, spec, observed, status)
}

// conditionsOf returns the conditions of an object as "<type>=<status> <reason>".
func conditionsOf(t testing.TB, o *Object) (out []string) {
	t.Helper()
	status, _ := o.Object["status"].(object)
	list, _ := status["conditions"].([]any)
	for _, entry := range list {
		kind, c, err := parseCondition(entry.(object))
		checkError(t, err)
		out = append(out, strings.TrimSpace(fmt.Sprintf("%s=%s %s", kind, c.status, c.reason)))
	}
	return out
}

const (
	rolled = `conditions: [{type: Available, status: "True", reason: MinimumReplicasAvailable, lastTransitionTime: "2024-01-01T00:00:0%dZ"},
  {type: Progressing, status: "True", reason: NewReplicaSetAvailable}]`
	rollingUpdate = `conditions: [{type: Available, status: "%s"}, {type: Progressing, status: "True", reason: ReplicaSetUpdated}]`
	tooLate       = `conditions: [{type: Available, status: "False"},
  {type: Progressing, status: "False", reason: ProgressDeadlineExceeded}, {type: ReplicaFailure, status: "True", reason: FailedCreate,
  message: "exceeded quota"}]`
)

// The clients that wait for workloads must wait for every cluster: kubectl rollout status and kubectl wait.
func TestAggregate_conditions(t *testing.T) {
	t.Parallel()
	deploymentOf := func(status string) string { return memberObject(2, 7, 7, "replicas: 2", status) }
	complete := func(second int) string {
		return deploymentOf(`replicas: 2, updatedReplicas: 2, readyReplicas: 2, availableReplicas: 2, ` + fmt.Sprintf(rolled, second))
	}
	empty := deploymentOf(`unavailableReplicas: 2, ` + fmt.Sprintf(rollingUpdate, "False"))
	setOf := func(status string) string {
		return memberObject(2, 7, 7, "replicas: 2, updateStrategy: {type: RollingUpdate, rollingUpdate: {partition: 0}}", status)
	}
	daemons := func(status string) string { return memberObject(2, 7, 7, "", status) }
	tests := map[string]struct {
		kind string
		// members are the objects in m1, m2 and so on; "" if the cluster has not reported.
		members []string
		want    []string
		// rollout is a part of the output of kubectl rollout status, done its result.
		rollout string
		done    bool
	}{
		"Deployment, complete in all clusters": {kind: "Deployment", members: []string{complete(1), complete(2)},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=True NewReplicaSetAvailable"},
			rollout: "successfully rolled out", done: true},
		"Deployment, no pods in one cluster": {kind: "Deployment", members: []string{complete(1), empty},
			want:    []string{"Available=False MinimumReplicasUnavailable", "Progressing=True ReplicaSetUpdated"},
			rollout: "spec update to be observed"},
		"Deployment, failed in one cluster": {
			kind: "Deployment", members: []string{complete(1), deploymentOf(`unavailableReplicas: 2, ` + tooLate)},
			want: []string{
				"Available=False MinimumReplicasUnavailable", "Progressing=False ProgressDeadlineExceeded", "ReplicaFailure=True FailedCreate",
			},
			rollout: "exceeded its progress deadline"},
		"Deployment, not reported by one cluster": {kind: "Deployment", members: []string{complete(1), ""},
			want:    []string{"Available=Unknown NotReported", "Progressing=True ReplicaSetUpdated"},
			rollout: "spec update to be observed"},
		"Deployment, the generation is not processed in one cluster": {kind: "Deployment",
			members: []string{complete(1), memberObject(1, 6, 6, "replicas: 2",
				`replicas: 2, updatedReplicas: 2, readyReplicas: 2, availableReplicas: 2, `+fmt.Sprintf(rolled, 2))},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=True ReplicaSetUpdated"},
			rollout: "spec update to be observed"},
		"Deployment, failed before with an older generation": {kind: "Deployment",
			members: []string{memberObject(1, 6, 6, "replicas: 2", `unavailableReplicas: 2, `+tooLate)},
			want: []string{
				"Available=False MinimumReplicasUnavailable", "Progressing=True ReplicaSetUpdated", "ReplicaFailure=True FailedCreate",
			},
			rollout: "spec update to be observed"},
		"Deployment, old pods in one cluster": {kind: "Deployment",
			members: []string{complete(1), deploymentOf(`replicas: 2, updatedReplicas: 1, readyReplicas: 2, availableReplicas: 2, ` +
				fmt.Sprintf(rollingUpdate, "True"))},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=True ReplicaSetUpdated"},
			rollout: "1 old replicas are pending termination"},
		"Deployment, paused in one cluster": {kind: "Deployment",
			members: []string{complete(1), deploymentOf(`replicas: 2, updatedReplicas: 2, availableReplicas: 2, conditions: [{type: Available,
				status: "True"}, {type: Progressing, status: Unknown, reason: DeploymentPaused}]`)},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=Unknown DeploymentPaused"},
			rollout: "successfully rolled out", done: true},
		"Deployment without progress deadline": {kind: "Deployment",
			members: []string{deploymentOf(`replicas: 2, updatedReplicas: 2, availableReplicas: 2, ` +
				`conditions: [{type: Available, status: "True"}]`)},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=True NewReplicaSetAvailable"},
			rollout: "successfully rolled out", done: true},
		"StatefulSet, complete in all clusters": {kind: "StatefulSet",
			members: []string{
				setOf(`replicas: 2, readyReplicas: 2, availableReplicas: 2, updatedReplicas: 2`),
				setOf(`replicas: 2, readyReplicas: 2, availableReplicas: 2, updatedReplicas: 2`),
			},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=True RolloutComplete"},
			rollout: "4 new pods have been updated", done: true},
		"StatefulSet, not updated in one cluster": {kind: "StatefulSet",
			members: []string{
				setOf(`replicas: 2, readyReplicas: 2, availableReplicas: 2, updatedReplicas: 2`),
				setOf(`replicas: 2, readyReplicas: 2, availableReplicas: 2`),
			},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=True RollingOut"},
			rollout: "spec update to be observed"},
		"StatefulSet, no pods in one cluster": {kind: "StatefulSet",
			members: []string{setOf(`replicas: 2, readyReplicas: 2, availableReplicas: 2, updatedReplicas: 2`), setOf(`replicas: 0`)},
			want:    []string{"Available=False MinimumReplicasUnavailable", "Progressing=True RollingOut"},
			rollout: "spec update to be observed"},
		"StatefulSet, not reported": {kind: "StatefulSet", members: []string{""},
			want: []string{"Available=Unknown NotReported", "Progressing=True RollingOut"}, rollout: "spec update to be observed"},
		"DaemonSet, complete in all clusters": {kind: "DaemonSet",
			members: []string{
				daemons(`desiredNumberScheduled: 2, updatedNumberScheduled: 2, numberAvailable: 2`),
				daemons(`desiredNumberScheduled: 1, updatedNumberScheduled: 1, numberAvailable: 1`),
			},
			want:    []string{"Available=True MinimumReplicasAvailable", "Progressing=True RolloutComplete"},
			rollout: "successfully rolled out", done: true},
		"DaemonSet, unavailable on a node": {kind: "DaemonSet",
			members: []string{
				daemons(`desiredNumberScheduled: 2, updatedNumberScheduled: 2, numberAvailable: 2`),
				daemons(`desiredNumberScheduled: 1, updatedNumberScheduled: 1`),
			},
			want:    []string{"Available=False MinimumReplicasUnavailable", "Progressing=True RollingOut"},
			rollout: "2 of 3 updated pods are available"},
		"DaemonSet, not reported by one cluster": {kind: "DaemonSet",
			members: []string{daemons(`desiredNumberScheduled: 2, updatedNumberScheduled: 2, numberAvailable: 2`), ""},
			want:    []string{"Available=Unknown NotReported", "Progressing=True RollingOut"},
			rollout: "spec update to be observed"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			template := parse(t, `{metadata: {name: web, generation: 2}, spec: {replicas: 2, updateStrategy: {type: RollingUpdate,
				rollingUpdate: {partition: 0}}}, status: {observedGeneration: 1}}`)
			var reports []Item
			for i, observed := range tc.members {
				reports = append(reports, reportOf(t, tc.kind, fmt.Sprintf("m%d", i+1), observed))
			}
			got, err := kindNamed(t, tc.kind).Aggregate(t.Context(), template, reports)
			checkError(t, err)
			if diff := cmp.Diff(tc.want, conditionsOf(t, got)); diff != "" {
				t.Errorf("conditions (-want +got):\n%s", diff)
			}
			viewer, err := polymorphichelpers.StatusViewerFor(schema.GroupKind{Group: "apps", Kind: tc.kind})
			checkError(t, err)
			message, done, err := viewer.Status(got, 0)
			if err != nil {
				message = err.Error()
			}
			if done != tc.done || !strings.Contains(message, tc.rollout) {
				t.Errorf("rollout status: %q, %v, want %q, %v", message, done, tc.rollout, tc.done)
			}
		})
	}
}

// An older report than the current one of the template must not move back what clients have seen.
func TestAggregate_keepsTransitionTime(t *testing.T) {
	t.Parallel()
	template := parse(t, `{metadata: {generation: 1}, spec: {replicas: 1}}`)
	available := func(status, at string) []Item {
		return items(t, fmt.Sprintf(`m1: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 1,
			conditions: [{type: Available, status: "%s", lastTransitionTime: "%s"}]}`, status, at))
	}
	for _, step := range []struct{ status, at, want string }{
		{"True", "2024-01-01T00:00:10Z", "2024-01-01T00:00:10Z"},
		{"True", "2024-01-01T00:00:20Z", "2024-01-01T00:00:10Z"},
		{"False", "2024-01-01T00:00:30Z", "2024-01-01T00:00:30Z"},
		{"True", "2024-01-01T00:00:05Z", "2024-01-01T00:00:30Z"},
	} {
		var err error
		template, err = deployment.Aggregate(t.Context(), template, available(step.status, step.at))
		checkError(t, err)
		conditions := template.Object["status"].(object)["conditions"].([]any)
		if got := conditions[0].(object)["lastTransitionTime"]; got != step.want {
			t.Errorf("%s at %s: lastTransitionTime = %v, want %s", step.status, step.at, got, step.want)
		}
	}
}

func TestAggregate_conditionsWithoutClusters(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"Deployment", "StatefulSet", "DaemonSet"} {
		template := parse(t, `{metadata: {generation: 2}, status: {observedGeneration: 1, conditions: [{type: Available, status: "True"},
			{type: Progressing, status: "True", reason: NewReplicaSetAvailable}, {type: Mine, status: "True"}]}}`)
		got, err := kindNamed(t, kind).Aggregate(t.Context(), template, nil)
		checkError(t, err)
		want := []string{"Mine=True", "Available=False MinimumReplicasUnavailable", "Progressing=Unknown NoClusters"}
		if diff := cmp.Diff(want, conditionsOf(t, got)); diff != "" {
			t.Errorf("%s: conditions (-want +got):\n%s", kind, diff)
		}
		if observed := got.Object["status"].(object)["observedGeneration"]; observed != int64(1) {
			t.Errorf("%s: observedGeneration = %v, want 1: no cluster has observed generation 2", kind, observed)
		}
	}
}

// The members of a StatefulSet may have a larger generation than the template, such as after a change that was reverted.
func TestAggregate_statefulSetIsObservedByGenerationOfMember(t *testing.T) {
	t.Parallel()
	template := parse(t, `{metadata: {generation: 2}, spec: {replicas: 1}}`)
	for observed, want := range map[int]any{8: nil, 9: int64(2)} {
		o := memberObject(2, 9, observed, "replicas: 1", `replicas: 1, readyReplicas: 1, availableReplicas: 1, updatedReplicas: 1`)
		got, err := statefulSet.Aggregate(t.Context(), template, []Item{reportOf(t, "StatefulSet", "m1", o)})
		checkError(t, err)
		if got := got.Object["status"].(object)["observedGeneration"]; got != want {
			t.Errorf("member observed %d of 9: observedGeneration = %v, want %v", observed, got, want)
		}
	}
}

func TestAggregate_mergesConditions(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		kind  string
		items []string
		want  []string
	}{
		"Pod, ready in all clusters": {"Pod",
			[]string{`a: {conditions: [{type: Ready, status: "True"}, {type: PodScheduled, status: "True"}]}`,
				`b: {conditions: [{type: Ready, status: "True"}, {type: X, status: "True"}]}`},
			[]string{"PodScheduled=Unknown NotReported", "Ready=True"}},
		"Pod, not ready in one cluster": {"Pod",
			[]string{`a: {conditions: [{type: Ready, status: "True"}]}`,
				`b: {conditions: [{type: Ready, status: "False", reason: ContainersNotReady}]}`},
			[]string{"Ready=False ContainersNotReady"}},
		"Pod, not reported by one cluster": {"Pod", []string{`a: {conditions: [{type: Ready, status: "True"}]}`, `b: null`},
			[]string{"Ready=Unknown NotReported"}},
		"Pod, no conditions": {"Pod", []string{`a: {phase: Running}`}, nil},
		"HorizontalPodAutoscaler, active in all clusters": {"HorizontalPodAutoscaler",
			[]string{`a: {conditions: [{type: AbleToScale, status: "True"}, {type: ScalingActive, status: "True"}, {type: ScalingLimited,
				status: "False"}]}`, `b: {conditions: [{type: AbleToScale, status: "True"}, {type: ScalingActive, status: "True"},
				{type: ScalingLimited, status: "True"}]}`},
			[]string{"AbleToScale=True", "ScalingActive=True", "ScalingLimited=True"}},
		"HorizontalPodAutoscaler, without metrics in one cluster": {"HorizontalPodAutoscaler",
			[]string{`a: {conditions: [{type: ScalingActive, status: "True"}]}`,
				`b: {conditions: [{type: ScalingActive, status: "False", reason: FailedGetResourceMetric}]}`},
			[]string{"ScalingActive=False FailedGetResourceMetric"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			template := parse(t, `{metadata: {name: x}}`)
			for range 2 { // the second aggregation starts from the result of the first
				got, err := kindNamed(t, tc.kind).Aggregate(t.Context(), template, items(t, tc.items...))
				checkError(t, err)
				if diff := cmp.Diff(tc.want, conditionsOf(t, got)); diff != "" {
					t.Errorf("conditions (-want +got):\n%s", diff)
				}
				written := got.Object["status"].(object)["conditions"]
				if diff := cmp.Diff(stored(t, tc.kind, got)["status"].(object)["conditions"], written); diff != "" {
					t.Errorf("encoding (-stored +got):\n%s", diff)
				}
				template = got
			}
		})
	}
}

// A message names a bounded number of clusters.
func TestNameClusters(t *testing.T) {
	t.Parallel()
	var many []string
	for i := range 400 {
		many = append(many, fmt.Sprintf("m%03d", i))
	}
	for want, clusters := range map[string][]string{
		"cluster m000": many[:1], "clusters m000, m001": many[:2],
		"clusters m000, m001, m002, m003, m004, m005, m006, m007, m008, m009 and 390 more": many,
	} {
		if got := nameClusters(clusters); got != want {
			t.Errorf("nameClusters = %q, want %q", got, want)
		}
	}
}
