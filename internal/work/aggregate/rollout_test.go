// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"strings"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// staged returns a fixture of a Deployment in m1, which has revision 1 of its rollout, and m2, which has revision 2. Both reports have the
// generation of the template, as after an edit of an override policy.
func staged(t *testing.T, status fleetv1alpha1.StagedRolloutStatus) *fixture {
	t.Helper()
	b := nginxBinding("m1", "m2")
	b.Spec.StagedRollout = &policyv1alpha1.StagedStrategy{}
	m1, m2 := workIn("m1", healthy), workIn("m2", healthy)
	m1.Annotations, m2.Annotations = map[string]string{names.Revision: "1"}, map[string]string{names.Revision: "2"}
	r := &fleetv1alpha1.StagedRollout{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: b.Namespace, Name: b.Name,
			OwnerReferences: []metav1.OwnerReference{*metav1.NewControllerRef(b, workv1alpha2.GroupVersion.WithKind("ResourceBinding"))},
		},
		Status: status,
	}
	return newFixture(t, withNative, deployment, b, m1, m2, r)
}

func (s *fixture) deploymentStatus() (out appsv1.DeploymentStatus) {
	s.t.Helper()
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(s.templateStatus(), &out); err != nil {
		s.t.Fatal(err)
	}
	return out
}

// A cluster that waits for its stage has no updated replicas, and the generation is not observed.
func TestReconcile_heldClustersAreNotUpdated(t *testing.T) {
	t.Parallel()
	s := staged(t, fleetv1alpha1.StagedRolloutStatus{
		Revision: 2, TemplateRevision: 2, TemplateGeneration: 4, StableRevision: 1, Phase: fleetv1alpha1.RolloutProgressing,
	})
	s.run()
	got := s.deploymentStatus()
	if got.UpdatedReplicas != 2 || got.Replicas != 4 || got.ReadyReplicas != 4 || got.ObservedGeneration != 3 {
		t.Errorf("status = %+v, want 2 of 4 replicas updated and generation 3 observed", got)
	}
}

// A rollout that failed, or was undone, ends the wait of `kubectl rollout status`: the generation is observed, and Progressing is False for
// the reason that it reads.
func TestReconcile_failedRolloutEndsWaits(t *testing.T) {
	t.Parallel()
	at := metav1.Unix(1_700_000_000, 0)
	for name, status := range map[string]fleetv1alpha1.StagedRolloutStatus{
		"returned":        {Revision: 2, Phase: fleetv1alpha1.RolloutFailed, Message: "cluster m2 failed", FinishedAt: &at},
		"undone":          {Revision: 1, Phase: fleetv1alpha1.RolloutSucceeded, Message: "cluster m2 failed", FinishedAt: &at},
		"paused":          {Revision: 2, Phase: fleetv1alpha1.RolloutPaused, Message: "cluster m2 failed", Clusters: failedIn("m2")},
		"paused by users": {Revision: 2, Phase: fleetv1alpha1.RolloutPaused},
		"edited since":    {Revision: 2, Phase: fleetv1alpha1.RolloutFailed, TemplateGeneration: 3, FinishedAt: &at},
		"progressing":     {Revision: 2, Phase: fleetv1alpha1.RolloutProgressing, Clusters: failedIn("m2")},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			status.TemplateRevision, status.StartedAt = 2, &at
			if status.TemplateGeneration == 0 {
				status.TemplateGeneration = 4
			}
			s := staged(t, status)
			s.run()
			got := s.deploymentStatus()
			var progressing appsv1.DeploymentCondition
			for _, c := range got.Conditions {
				if c.Type == appsv1.DeploymentProgressing {
					progressing = c
				}
			}
			failed := progressing.Status == corev1.ConditionFalse && progressing.Reason == "ProgressDeadlineExceeded" &&
				strings.HasPrefix(progressing.Message, "Staged rollout: ") && progressing.LastTransitionTime.Equal(&at)
			want := name == "returned" || name == "undone" || name == "paused"
			if failed != want || (got.ObservedGeneration == 4) != want {
				t.Errorf("observed generation %d, condition %+v; want a failure: %v", got.ObservedGeneration, progressing, want)
			}
			s.expect("again", 0, 0, 0)
		})
	}
}

func failedIn(cluster string) []fleetv1alpha1.RolloutClusterStatus {
	return []fleetv1alpha1.RolloutClusterStatus{{Name: cluster, Revision: 2, State: fleetv1alpha1.RolloutClusterFailed}}
}

// While a rollout changes clusters, their reports are coalesced as those of one change. After its end, a report is not delayed for long.
func TestReconcile_coalescesReportsOfAStage(t *testing.T) {
	t.Parallel()
	for phase, want := range map[fleetv1alpha1.RolloutPhase]time.Duration{
		fleetv1alpha1.RolloutProgressing: 3 * time.Second, fleetv1alpha1.RolloutRollingBack: 3 * time.Second,
		fleetv1alpha1.RolloutWaitingForApproval: 500 * time.Millisecond, fleetv1alpha1.RolloutSucceeded: 500 * time.Millisecond,
	} {
		t.Run(string(phase), func(t *testing.T) {
			t.Parallel()
			s := staged(t, fleetv1alpha1.StagedRolloutStatus{Revision: 2, TemplateRevision: 2, TemplateGeneration: 4, Phase: phase})
			s.run()
			s.clock.Step(time.Hour)
			updated := healthy
			updated.status = strings.ReplaceAll(updated.status, `"generation":1,"observedGeneration":1`, `"generation":2,"observedGeneration":2`)
			s.report("m1", updated)
			s.expect("a cluster is updated", want, 0, 0)
			s.clock.Step(want)
			if _, onBinding, _ := s.run(); onBinding != 1 {
				t.Errorf("%d writes to the binding after %v, want 1", onBinding, want)
			}
			s.expect("again", 0, 0, 0)
		})
	}
}
