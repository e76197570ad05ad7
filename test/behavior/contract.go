// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// precedence checks which policy claims a template: docs/contract/propagation.md#selecting-a-policy.
func precedence(s subject) {
	labels := map[string]string{"precedence": s.ns}
	o := s.template("a", labels)
	byLabel, byName := s.selecting(o, false), s.selecting(o, true)
	// A name is more specific than labels; the first name counts among equals; a higher priority counts first.
	s.placeKnown("b-labels", []string{member1}, nil, byLabel)
	s.placeKnown("d-name", []string{member2}, nil, byName)
	c := s.placeKnown("c-name", []string{member3}, nil, byName)
	s.add(o)
	s.waitClaim(o, "c-name")
	s.waitOnlyIn(o, member3)
	// A claimed template is not matched again, although a policy of a higher priority selects it.
	s.placeKnown("z-high", []string{member1}, func(p *policyv1alpha1.PropagationSpec) { p.Priority = new(int32(5)) }, byLabel)
	other := s.template("b", labels)
	s.add(other)
	s.waitClaim(other, "z-high")
	s.waitOnlyIn(other, member1)
	s.waitClaim(o, "c-name")
	s.waitOnlyIn(o, member3)
	// The policy is deleted: the best of the others claims it.
	s.remove(c)
	s.waitClaim(o, "z-high")
	s.waitOnlyIn(o, member1)
	if !s.Namespaced {
		return
	}
	// A PropagationPolicy precedes a ClusterPropagationPolicy of any priority.
	third := s.configMap("c", map[string]string{"precedence": s.ns + "-c"})
	cluster := subject{s.fixture, binding.Cluster}
	priority := func(n int32) func(*policyv1alpha1.PropagationSpec) {
		return func(p *policyv1alpha1.PropagationSpec) { p.Priority = &n }
	}
	cluster.placeKnown("high", []string{member1}, priority(100), s.selecting(third, true))
	s.placeKnown("low", []string{member2}, priority(-100), s.selecting(third, false))
	s.add(third)
	s.waitClaim(third, "low")
	s.waitOnlyIn(third, member2)
	if third.GetAnnotations()[names.ClusterPolicyName] != "" || third.GetLabels()[names.ClusterPolicyID] != "" {
		s.Errorf("metadata of both claims: %v %v", third.GetLabels(), third.GetAnnotations())
	}
}

// bindingAndWorks checks the fields of a binding, of its Works and of a manifest: docs/contract/propagation.md#bindings,
// docs/contract/work.md#rendering and #status.
func bindingAndWorks(s subject) {
	o := s.template("a", nil)
	o.SetAnnotations(map[string]string{"note": "x"})
	o.SetFinalizers([]string{"example.com/pruned"})
	policy := s.place("a", []string{member1, member2}, func(p *policyv1alpha1.PropagationSpec) {
		p.ConflictResolution, p.PreserveResourcesOnDeletion = policyv1alpha1.ConflictOverwrite, new(true)
		p.Suspension = &policyv1alpha1.Suspension{DispatchingOnClusters: &policyv1alpha1.SuspendClusters{ClusterNames: []string{member2}}}
	}, s.selecting(o, true))
	s.add(o)
	s.Cleanup(func() { // the finalizer would keep the namespace
		patch := client.RawPatch(types.MergePatchType, []byte(`{"metadata":{"finalizers":null}}`))
		if err := s.e.Control.Patch(context.Background(), o, patch); err != nil {
			s.Error(err)
		}
	})
	s.waitOnlyIn(o, member1)
	apiVersion, kind := s.kindOf(o)
	b := s.waitClaim(o, "a")
	spec := b.BindingSpec()
	if r := spec.Resource; r.APIVersion != apiVersion || r.Kind != kind || r.Namespace != o.GetNamespace() || r.Name != o.GetName() ||
		r.UID != o.GetUID() || r.ResourceVersion == "" {
		s.Errorf("resource = %+v", r)
	}
	if spec.ConflictResolution != policyv1alpha1.ConflictOverwrite || spec.PreserveResourcesOnDeletion == nil ||
		!*spec.PreserveResourcesOnDeletion || spec.Suspension == nil || spec.Placement == nil || spec.SchedulerName != "default-scheduler" ||
		spec.Replicas != 0 {
		s.Errorf("spec = %+v", spec)
	}
	owner := metav1.GetControllerOf(b.(client.Object))
	if owner == nil || owner.UID != o.GetUID() || owner.BlockOwnerDeletion == nil || !*owner.BlockOwnerDeletion {
		s.Errorf("owner = %+v", owner)
	}
	if !slices.Contains(b.GetFinalizers(), s.Finalizer) || b.GetLabels()[s.IDLabel] == "" {
		s.Errorf("finalizers %v, labels %v", b.GetFinalizers(), b.GetLabels())
	}
	s.checkWorks(o, b)
	s.checkEvents(o, b, policy)
	s.checkStatus(b)
	// The conflict resolution of the template precedes that of the policy; the suspended cluster gets nothing.
	change(s.fixture, o, func(o client.Object) {
		o.SetAnnotations(map[string]string{"note": "y", names.ConflictResolution: names.Abort})
	})
	s.eventually("the template decides about conflicts", func(ctx context.Context) error {
		w, err := s.work(ctx, member1, o)
		if err == nil && w.Annotations[names.ConflictResolution] != names.Abort {
			err = fmt.Errorf("annotations %v", w.Annotations)
		}
		return err
	})
	s.waitOnlyIn(o, member1)
	s.changePolicy(policy, func(p *policyv1alpha1.PropagationSpec) { p.PreserveResourcesOnDeletion = new(false) })
	s.eventually("the Work follows the policy", func(ctx context.Context) error {
		w, err := s.work(ctx, member1, o)
		if err == nil && *w.Spec.PreserveResourcesOnDeletion {
			err = fmt.Errorf("spec %+v", w.Spec)
		}
		return err
	})
	s.checkSuspension(o, policy)
}

// checkSuspension resumes the dispatching of a template to member2, suspends that to all clusters during a change, and resumes it.
func (s subject) checkSuspension(o, policy client.Object) {
	s.Helper()
	suspend := func(to *policyv1alpha1.Suspension) {
		s.Helper()
		s.changePolicy(policy, func(p *policyv1alpha1.PropagationSpec) { p.Suspension = to })
	}
	suspend(nil)
	s.waitDispatching(o, member2, metav1.ConditionTrue)
	s.waitOnlyIn(o, member1, member2)
	suspend(&policyv1alpha1.Suspension{Dispatching: new(true)})
	before := contentOf(o)
	for _, cluster := range []string{member1, member2} {
		s.waitDispatching(o, cluster, metav1.ConditionFalse)
	}
	change(s.fixture, o, func(o client.Object) { setContent(o, "changed") })
	for _, cluster := range []string{member1, member2} {
		s.waitWorkOf(cluster, o, func(w *workv1alpha1.Work) error {
			if !contains(string(w.Spec.Workload.Manifests[0].Raw), `"changed"`) {
				return fmt.Errorf("manifest %s", w.Spec.Workload.Manifests[0].Raw)
			}
			return nil
		})
	}
	s.checkOthersPropagate("suspended")
	for _, cluster := range []string{member1, member2} {
		s.waitContent(cluster, o, before)
	}
	suspend(nil)
	for _, cluster := range []string{member1, member2} {
		s.waitContent(cluster, o, "changed")
	}
}

func (s subject) checkWorks(o client.Object, b binding.Binding) {
	s.Helper()
	for cluster, suspended := range map[string]bool{member1: false, member2: true} {
		w, err := s.work(s.Context(), cluster, o)
		if err != nil {
			s.Fatal(err)
		}
		if w.Spec.SuspendDispatching == nil || *w.Spec.SuspendDispatching != suspended || w.Spec.PreserveResourcesOnDeletion == nil ||
			!*w.Spec.PreserveResourcesOnDeletion || len(w.Spec.Workload.Manifests) != 1 {
			s.Errorf("spec of the Work for %s = %+v", cluster, w.Spec)
		}
		if !slices.Contains(w.Finalizers, names.ExecutionFinalizer) || w.Labels[s.IDLabel] != binding.ID(b) || w.Labels[names.WorkID] == "" ||
			w.Annotations[s.NameAnnotation] != b.GetName() || w.Annotations[names.ConflictResolution] != names.Overwrite {
			s.Errorf("metadata of the Work for %s = %+v", cluster, w.ObjectMeta)
		}
		var manifest metav1.PartialObjectMetadata
		if err := json.Unmarshal(w.Spec.Workload.Manifests[0].Raw, &manifest); err != nil {
			s.Fatal(err)
		}
		a := manifest.Annotations
		if manifest.Labels[names.Managed] != "true" || manifest.Labels[s.IDLabel] != binding.ID(b) || a["note"] != "x" ||
			a[names.TemplateUID] != string(o.GetUID()) || a[names.WorkName] != w.Name || a[names.WorkNamespace] != w.Namespace ||
			a[names.ManagedAnnotations] == "" || a[names.ManagedLabels] == "" || a[s.NameAnnotation] != b.GetName() ||
			a[names.ConflictResolution] != names.Overwrite {
			s.Errorf("labels %v and annotations %v of the manifest for %s", manifest.Labels, a, cluster)
		}
		if manifest.UID != "" || manifest.ResourceVersion != "" || len(manifest.Finalizers) > 0 || len(manifest.ManagedFields) > 0 {
			s.Errorf("metadata of the manifest for %s is not pruned: %+v", cluster, manifest.ObjectMeta)
		}
		dispatching := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkDispatching)
		if dispatching == nil || (dispatching.Status == metav1.ConditionTrue) == suspended {
			s.Errorf("condition Dispatching for %s = %+v", cluster, dispatching)
		}
	}
}

func (s subject) checkEvents(o client.Object, b binding.Binding, policy client.Object) {
	s.Helper()
	applied := fmt.Sprintf("Apply cluster policy(%s) succeed", policy.GetName())
	if s.Namespaced {
		applied = fmt.Sprintf("Apply policy(%s/%s) succeed", policy.GetNamespace(), policy.GetName())
	}
	s.waitEvent(o, names.DetectorSource, "ApplyPolicySucceed", applied)
	s.waitEvent(o, names.DefaultScheduler, "ScheduleBindingSucceed", "Binding has been scheduled successfully.")
	s.waitEvent(b.(client.Object), names.DefaultScheduler, "ScheduleBindingSucceed", "Binding has been scheduled successfully.")
}

// checkStatus waits for the status of a binding, one of whose Works is suspended.
func (s subject) checkStatus(b binding.Binding) {
	s.Helper()
	s.eventually("status of the binding", func(ctx context.Context) error {
		if err := s.e.Control.Get(ctx, client.ObjectKeyFromObject(b.(client.Object)), b.(client.Object)); err != nil {
			return err
		}
		items := b.BindingStatus().AggregatedStatus
		if len(items) != 2 || items[0].ClusterName != member1 || !items[0].Applied || items[0].Health != workv1alpha2.ResourceHealthy ||
			items[1].ClusterName != member2 || items[1].Applied || items[1].Health != workv1alpha2.ResourceUnknown {
			return fmt.Errorf("aggregated status = %+v", items)
		}
		c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.FullyApplied)
		if c == nil || c.Status != metav1.ConditionFalse || c.Reason != "FullyAppliedFailed" ||
			c.Message != "Failed to apply all works, see status.aggregatedStatus for details" {
			return fmt.Errorf("condition %+v", c)
		}
		return nil
	})
}

// preserved checks that preserved objects stay without marks, and others are deleted: docs/contract/work.md#deletion-of-a-work.
func preserved(s subject) {
	o, other := s.template("a", nil), s.template("b", nil)
	preserve := func(p *policyv1alpha1.PropagationSpec) { p.PreserveResourcesOnDeletion = new(true) }
	s.place("a", []string{member1}, preserve, s.selecting(o, true))
	s.place("b", []string{member1}, nil, s.selecting(other, true))
	s.add(o)
	s.add(other)
	s.waitOnlyIn(o, member1)
	s.waitOnlyIn(other, member1)
	s.remove(o, other)
	s.waitOnlyIn(other)
	s.waitReleased(member1, o)
	if err := s.e.Members[member1].Client.Delete(s.Context(), o); err != nil {
		s.Error(err)
	}
}

// waitReleased waits until an object in a member has no labels or annotations of Karmada, and returns its metadata.
func (s subject) waitReleased(cluster string, o client.Object) (observed client.Object) {
	s.Helper()
	s.eventually(objectName(o)+" is released in "+cluster, func(ctx context.Context) (err error) {
		if observed, err = s.in(ctx, cluster, o); err != nil {
			return err
		}
		for key := range observed.GetLabels() {
			if contains(key, "karmada.io") {
				return fmt.Errorf("labels %v", observed.GetLabels())
			}
		}
		for _, key := range []string{names.WorkName, names.WorkNamespace, names.TemplateUID, names.ManagedLabels, s.NameAnnotation} {
			if observed.GetAnnotations()[key] != "" {
				return fmt.Errorf("annotations %v", observed.GetAnnotations())
			}
		}
		return nil
	})
	return observed
}
