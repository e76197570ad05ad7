// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

// wishes are what of a policy has to be looked up before it goes into a binding.
type wishes struct {
	priority *workv1alpha2.SchedulePriority
	groups   *workv1alpha2.WorkloadAffinityGroups
}

// fill writes into a binding what the template and the policy say, and leaves alone what others own: the chosen clusters,
// evictions, requirements of other bindings, reschedule requests, the hold on scheduling (semantics §6).
func fill(b binding.Binding, template metadata, resource workv1alpha2.ObjectReference, s measure.Size, w wishes, p policy.Policy, newID func() string) error {
	if err := own(b, template); err != nil {
		return err // before anything is changed: the binding is another's
	}
	scope := binding.ScopeOf(b)
	if b.GetLabels()[scope.IDLabel] == "" {
		b.SetLabels(merged(b.GetLabels(), map[string]string{scope.IDLabel: newID()}))
	}
	claimBy(p).put(b)
	controllerutil.AddFinalizer(b, scope.Finalizer)

	spec, policy := b.BindingSpec(), p.PolicySpec()
	spec.Resource = resource
	s.SetIn(spec)
	if scope.Namespaced { // cluster-scoped templates have neither (semantics §6)
		spec.SchedulePriority, spec.WorkloadAffinityGroups = w.priority, w.groups
	}
	spec.PropagateDeps = policy.PropagateDeps
	spec.SchedulerName = policy.SchedulerName
	spec.Placement = policy.Placement.DeepCopy()
	spec.Failover = policy.Failover.DeepCopy()
	spec.ConflictResolution = policy.ConflictResolution
	if spec.ConflictResolution == "" {
		spec.ConflictResolution = policyv1alpha1.ConflictAbort // what the API would default it to
	}
	if spec.SchedulerName == "" {
		spec.SchedulerName = names.DefaultScheduler
	}
	spec.PreserveResourcesOnDeletion = nil
	if v := policy.PreserveResourcesOnDeletion; v != nil {
		spec.PreserveResourcesOnDeletion = new(*v)
	}
	spec.Suspension = suspension(spec.Suspension, policy.Suspension)
	return nil
}

// own makes the template the controller of the binding, so that the binding goes when the template goes.
func own(b binding.Binding, template metadata) error {
	if owner := metav1.GetControllerOf(b); owner != nil && owner.UID != template.UID {
		whose := "still belongs to an earlier"
		if of := schema.FromAPIVersionAndKind(owner.APIVersion, owner.Kind); of.GroupKind() != template.GroupVersionKind().GroupKind() || owner.Name != template.Name {
			whose = "has the name that this one would have, and belongs to"
		}
		return fmt.Errorf("%s %s %s %s: different owner reference UID %s, want %s",
			binding.Title(b), whose, owner.Kind, owner.Name, owner.UID, template.UID)
	}
	ref := *metav1.NewControllerRef(template, template.GroupVersionKind())
	refs := b.GetOwnerReferences()
	for i := range refs {
		if refs[i].UID == ref.UID {
			refs[i] = ref
			return nil
		}
	}
	b.SetOwnerReferences(append(refs, ref))
	return nil
}

// suspension takes the policy's word and keeps the hold that others have on scheduling.
func suspension(current *workv1alpha2.Suspension, policy *policyv1alpha1.Suspension) *workv1alpha2.Suspension {
	out := &workv1alpha2.Suspension{}
	if current != nil && current.Scheduling != nil {
		out.Scheduling = new(*current.Scheduling)
	}
	if policy != nil {
		out.Suspension = *policy.DeepCopy()
	}
	if out.Scheduling == nil && out.Dispatching == nil && out.DispatchingOnClusters == nil {
		return nil
	}
	return out
}

func reference(template metadata, resourceVersion string) workv1alpha2.ObjectReference {
	return workv1alpha2.ObjectReference{
		APIVersion: template.APIVersion, Kind: template.Kind, Namespace: template.Namespace, Name: template.Name,
		UID: template.UID, ResourceVersion: resourceVersion,
	}
}
