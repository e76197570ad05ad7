// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/kubectl/pkg/polymorphichelpers"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// runs waits until clusters run images of a Deployment, with replicas.
func (f *fixture) runs(d *appsv1.Deployment, replicas int32, images map[string]string) {
	f.Helper()
	for cluster, image := range images {
		f.eventually(fmt.Sprintf("%s runs %d of %s", cluster, replicas, image), func(ctx context.Context) error {
			observed := &appsv1.Deployment{}
			if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(d), observed); err != nil {
				return err
			}
			if got := observed.Spec.Template.Spec.Containers[0].Image; got != image || *observed.Spec.Replicas != replicas {
				return fmt.Errorf("%d of %s", *observed.Spec.Replicas, got)
			}
			return nil
		})
	}
}

// waitRollout waits for the phase of the rollout of a Deployment, and returns it.
func (f *fixture) waitRollout(d *appsv1.Deployment, revision int64, phase fleetv1alpha1.RolloutPhase) *fleetv1alpha1.StagedRollout {
	f.Helper()
	r := &fleetv1alpha1.StagedRollout{}
	f.eventually(fmt.Sprintf("revision %d is %s", revision, phase), func(ctx context.Context) error {
		if err := f.e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: d.Name + "-deployment"}, r); err != nil {
			return err
		}
		if r.Status.Revision != revision || r.Status.Phase != phase {
			return fmt.Errorf("revision %d is %s: %s", r.Status.Revision, r.Status.Phase, r.Status.Message)
		}
		return nil
	})
	return r
}

// approve approves the canary of a rollout.
func (f *fixture) approve(r *fleetv1alpha1.StagedRollout) {
	f.Helper()
	f.create(&fleetv1alpha1.RolloutApproval{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, GenerateName: "approval-"},
		Spec:       fleetv1alpha1.RolloutApprovalSpec{Rollout: r.Name, Stage: "canary", Revision: r.Status.Revision},
	})
}

// canaryOf returns the strategy of a canary that needs an approval.
func canaryOf(cluster string) *policyv1alpha1.RolloutStrategy {
	return &policyv1alpha1.RolloutStrategy{
		Type: policyv1alpha1.RolloutStaged, Staged: &policyv1alpha1.StagedStrategy{Stages: []policyv1alpha1.RolloutStage{{
			Name: "canary", Approval: policyv1alpha1.RolloutApprovalAfter,
			ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}},
		}}},
	}
}

// stagedRollout rolls changes out in two stages. Scaling and the correction of drift do not wait, an edit of an override policy does, and
// an older revision returns in stages.
func stagedRollout(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	const first, second, overridden = "nginx:1.27", "nginx:1.28", "nginx:1.29"
	p := f.policy("web", []string{member1, member2}, named("apps/v1", "Deployment", "web"))
	p.Spec.RolloutStrategy = canaryOf(member2)
	d := f.deployment("web", 1)
	f.create(p, d)

	// The first deployment is staged, too.
	r := f.waitRollout(d, 1, fleetv1alpha1.RolloutWaitingForApproval)
	f.waitOnlyIn(d, member2)
	f.approve(r)
	f.waitRollout(d, 1, fleetv1alpha1.RolloutSucceeded)
	f.runs(d, 1, map[string]string{member1: first, member2: first})

	// A change stops after the canary; scaling reaches both revisions, and drift of the held cluster is corrected.
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = second })
	r = f.waitRollout(d, 2, fleetv1alpha1.RolloutWaitingForApproval)
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Replicas = new(int32(2)) })
	f.runs(d, 2, map[string]string{member1: first, member2: second})
	changeIn(f, e.Members[member1].Client, &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "web"}},
		func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = "nginx:drift" })
	f.runs(d, 2, map[string]string{member1: first, member2: second})
	f.approve(r)
	f.waitRollout(d, 2, fleetv1alpha1.RolloutSucceeded)
	f.runs(d, 2, map[string]string{member1: second, member2: second})

	// An edit of an override policy is a revision.
	f.create(&policyv1alpha1.OverridePolicy{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "web"},
		Spec: policyv1alpha1.OverrideSpec{
			ResourceSelectors: []policyv1alpha1.ResourceSelector{named("apps/v1", "Deployment", "web")},
			OverrideRules: []policyv1alpha1.RuleWithCluster{{Overriders: policyv1alpha1.Overriders{
				ImageOverrider: []policyv1alpha1.ImageOverrider{{Component: "Tag", Operator: "replace", Value: "1.29"}},
			}}},
		},
	})
	r = f.waitRollout(d, 3, fleetv1alpha1.RolloutWaitingForApproval)
	f.runs(d, 2, map[string]string{member1: second, member2: overridden})

	// The stable revision returns without an approval, an older one in stages.
	change(f, r, func(r *fleetv1alpha1.StagedRollout) { r.Spec.Revision = new(int64(2)) })
	f.waitRollout(d, 2, fleetv1alpha1.RolloutSucceeded)
	f.runs(d, 2, map[string]string{member1: second, member2: second})
	change(f, r, func(r *fleetv1alpha1.StagedRollout) { r.Spec.Revision = new(int64(1)) })
	f.approve(f.waitRollout(d, 1, fleetv1alpha1.RolloutWaitingForApproval))
	f.waitRollout(d, 1, fleetv1alpha1.RolloutSucceeded)
	f.runs(d, 2, map[string]string{member1: first, member2: first})

	// Without the strategy, all clusters get the current content at once. Removing the field is rejected.
	err := e.Control.Patch(t.Context(), p, client.RawPatch("application/merge-patch+json", []byte(`{"spec":{"rolloutStrategy":null}}`)))
	if err == nil || !contains(err.Error(), "set type AllAtOnce") {
		t.Errorf("remove the strategy: %v, want a rejection", err)
	}
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.RolloutStrategy = &policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutAllAtOnce}
	})
	f.runs(d, 2, map[string]string{member1: overridden, member2: overridden})
	f.eventually("the rollout is deleted", func(ctx context.Context) error {
		var list fleetv1alpha1.StagedRolloutList
		var revisions appsv1.ControllerRevisionList
		if err := e.Control.List(ctx, &list, client.InNamespace(f.ns)); err != nil {
			return err
		}
		if err := e.Control.List(ctx, &revisions, client.InNamespace(f.ns), client.HasLabels{names.BindingID}); err != nil {
			return err
		}
		if len(list.Items)+len(revisions.Items) > 0 {
			return fmt.Errorf("%d rollouts and %d revisions", len(list.Items), len(revisions.Items))
		}
		return nil
	})
}

// stagedDependencies changes a ConfigMap, which reaches clusters with its workload. In the middle a cluster joins, another leaves, and a
// newer revision follows. Clients that wait for a rollout that is undone fail.
func stagedDependencies(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	const first, second = "nginx:1.27", "nginx:1.28"
	p := f.policy("web", []string{member1, member2}, named("apps/v1", "Deployment", "web"))
	p.Spec.PropagateDeps, p.Spec.RolloutStrategy = true, canaryOf(member2)
	d, cm := f.deployment("web", 1), &corev1.ConfigMap{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "settings"}, Data: map[string]string{"key": "one"},
	}
	d.Spec.Template.Spec.Volumes = []corev1.Volume{{Name: "settings", VolumeSource: corev1.VolumeSource{
		ConfigMap: &corev1.ConfigMapVolumeSource{LocalObjectReference: corev1.LocalObjectReference{Name: cm.Name}},
	}}}
	has := func(values map[string]string) {
		t.Helper()
		for cluster, value := range values {
			f.eventually(cluster+" has the value "+value, func(ctx context.Context) error {
				observed := &corev1.ConfigMap{}
				if err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(cm), observed); err != nil {
					return err
				}
				if got := observed.Data["key"]; got != value {
					return fmt.Errorf("value %s", got)
				}
				return nil
			})
		}
	}
	f.create(cm, p, d)
	shared := f.createShared()
	r := f.waitRollout(d, 1, fleetv1alpha1.RolloutWaitingForApproval)
	f.waitOnlyIn(cm, member2)
	f.approve(r)
	f.waitRollout(d, 1, fleetv1alpha1.RolloutSucceeded)
	has(map[string]string{member1: "one", member2: "one"})

	// A change of the ConfigMap is a revision, and its drift in the held cluster is corrected.
	change(f, cm, func(cm *corev1.ConfigMap) { cm.Data["key"] = "two" })
	f.waitRollout(d, 2, fleetv1alpha1.RolloutWaitingForApproval)
	has(map[string]string{member1: "one", member2: "two"})
	changeIn(f, e.Members[member1].Client, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: cm.Name}},
		func(cm *corev1.ConfigMap) { cm.Data["key"] = "drift" })
	has(map[string]string{member1: "one"})

	// A cluster that joins gets the stable revision. One that leaves keeps the object until the rollout has ended.
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ClusterNames = []string{member2, member3}
	})
	f.runs(d, 1, map[string]string{member3: first})
	has(map[string]string{member3: "one"})

	// A newer revision replaces the unfinished one, and needs an approval of its own: that of the old one is void.
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = second })
	r = f.waitRollout(d, 3, fleetv1alpha1.RolloutWaitingForApproval)
	f.runs(d, 1, map[string]string{member1: first, member2: second, member3: first})
	f.approve(r)
	f.waitRollout(d, 3, fleetv1alpha1.RolloutSucceeded)
	f.runs(d, 1, map[string]string{member2: second, member3: second})
	has(map[string]string{member2: "two", member3: "two"})
	f.waitOnlyIn(d, member2, member3)
	f.waitOnlyIn(cm, member2, member3)

	// An undone rollout ends the wait of kubectl with a failure.
	change(f, r, func(r *fleetv1alpha1.StagedRollout) { r.Spec.Revision = new(int64(1)) })
	f.waitRollout(d, 1, fleetv1alpha1.RolloutWaitingForApproval)
	has(map[string]string{member2: "one", member3: "two"})
	f.eventually("clients see that the rollout is undone", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), d); err != nil {
			return err
		}
		object, err := runtime.DefaultUnstructuredConverter.ToUnstructured(d)
		if err != nil {
			return err
		}
		viewer, err := polymorphichelpers.StatusViewerFor(appsv1.SchemeGroupVersion.WithKind("Deployment").GroupKind())
		if err != nil {
			return err
		}
		text, _, err := viewer.Status(&unstructured.Unstructured{Object: object}, 0)
		if err == nil || !contains(err.Error(), "exceeded its progress deadline") {
			return fmt.Errorf("kubectl shows %q, %v", text, err) //nolint:errorlint // err may be nil
		}
		return nil
	})
	if by := approverOf(f, r); by == "" {
		t.Error("an approval does not name its user")
	}
	shared.rollOut()
}

// sharedSettings are two workloads with rollouts of their own that use one ConfigMap.
type sharedSettings struct {
	*fixture
	configMap *corev1.ConfigMap
	workloads []*appsv1.Deployment
}

// createShared creates the workloads, without waiting for them.
func (f *fixture) createShared() *sharedSettings {
	f.Helper()
	s := &sharedSettings{fixture: f, configMap: &corev1.ConfigMap{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "shared"}, Data: map[string]string{"key": "one"},
	}}
	f.create(s.configMap)
	for _, name := range []string{"left", "right"} {
		p := f.policy(name, []string{member1, member2}, named("apps/v1", "Deployment", name))
		p.Spec.PropagateDeps, p.Spec.RolloutStrategy = true, canaryOf(member2)
		d := f.deployment(name, 1)
		d.Spec.Template.Spec.Volumes = []corev1.Volume{{Name: "shared", VolumeSource: corev1.VolumeSource{
			ConfigMap: &corev1.ConfigMapVolumeSource{LocalObjectReference: corev1.LocalObjectReference{Name: s.configMap.Name}},
		}}}
		f.create(p, d)
		s.workloads = append(s.workloads, d)
	}
	return s
}

// rollOut changes the ConfigMap: a cluster keeps it until the rollout of the last workload updates the cluster.
func (s *sharedSettings) rollOut() {
	s.Helper()
	for _, d := range s.workloads {
		s.approve(s.waitRollout(d, 1, fleetv1alpha1.RolloutWaitingForApproval))
		s.waitRollout(d, 1, fleetv1alpha1.RolloutSucceeded)
	}
	change(s.fixture, s.configMap, func(cm *corev1.ConfigMap) { cm.Data["key"] = "two" })
	var waiting []*fleetv1alpha1.StagedRollout
	for _, d := range s.workloads {
		waiting = append(waiting, s.waitRollout(d, 2, fleetv1alpha1.RolloutWaitingForApproval))
	}
	s.waitValue(member2, "two")
	s.approve(waiting[0])
	s.waitEvent(s.configMap, "staged-rollout-controller", "SharedDependencyHeld", member1)
	s.waitValue(member1, "one")
	s.approve(waiting[1])
	for _, d := range s.workloads {
		s.waitRollout(d, 2, fleetv1alpha1.RolloutSucceeded)
	}
	s.waitValue(member1, "two")
}

func (s *sharedSettings) waitValue(cluster, value string) {
	s.Helper()
	s.eventually(fmt.Sprintf("%s has the value %s", cluster, value), func(ctx context.Context) error {
		observed := &corev1.ConfigMap{}
		if err := s.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(s.configMap), observed); err != nil {
			return err
		}
		if got := observed.Data["key"]; got != value {
			return fmt.Errorf("value %s", got)
		}
		return nil
	})
}

// approverOf returns the user of an approval of a rollout.
func approverOf(f *fixture, r *fleetv1alpha1.StagedRollout) string {
	f.Helper()
	var list fleetv1alpha1.RolloutApprovalList
	if err := f.e.Control.List(f.Context(), &list, client.InNamespace(r.Namespace)); err != nil || len(list.Items) == 0 {
		f.Fatalf("list approvals: %d, %v", len(list.Items), err)
	}
	return list.Items[0].Spec.ApprovedBy
}
