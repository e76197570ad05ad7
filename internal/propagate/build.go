// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// size is what the interpreter says of a template's replicas, or of its components if it is made of several pod templates.
type size struct {
	replicas     int32
	requirements *workv1alpha2.ReplicaRequirements
	components   []workv1alpha2.Component
}

// measuring says what is kept of what the interpreter says.
type measuring struct {
	components bool // gate MultiplePodTemplatesScheduling
	quotas     bool // gate ResourceQuotaEstimate: which quotas count for the pods
}

// measure asks for components first: a kind that has them is not also counted in replicas (semantics §6).
func measure(ctx context.Context, chain interpret.Chain, o measuring, template *interpret.Object) (size, error) {
	if o.components {
		switch parts, err := chain.Components(ctx, template); {
		case err == nil:
			return size{components: o.classed(parts)}, nil
		case !errors.Is(err, interpret.ErrNoOpinion):
			return size{}, err
		}
	}
	r, err := chain.Replicas(ctx, template)
	if errors.Is(err, interpret.ErrNoOpinion) {
		return size{}, nil
	}
	if err == nil && r.Count == 0 && r.Requirements == nil {
		// By the rest of its binding it would look like a ConfigMap, and go to every cluster.
		r.Requirements = &workv1alpha2.ReplicaRequirements{}
	}
	return size{replicas: r.Count, requirements: o.located(r.Requirements, template.GetNamespace())}, err
}

// located gives requirements with the namespace whose quotas count, that of the template unless the interpreter names
// another.
func (o measuring) located(r *workv1alpha2.ReplicaRequirements, namespace string) *workv1alpha2.ReplicaRequirements {
	if r == nil {
		return nil
	}
	out := *r
	switch {
	case !o.quotas:
		out.PriorityClassName = ""
	case out.Namespace == "":
		out.Namespace = namespace
	}
	return &out
}

func (o measuring) classed(all []workv1alpha2.Component) []workv1alpha2.Component {
	if o.quotas {
		return all
	}
	out := slices.Clone(all)
	for i := range out {
		if r := out[i].ReplicaRequirements; r != nil && r.PriorityClassName != "" {
			without := *r
			without.PriorityClassName = ""
			out[i].ReplicaRequirements = &without
		}
	}
	return out
}

func sizeOf(b binding.Binding) size {
	spec := b.BindingSpec()
	return size{replicas: spec.Replicas, requirements: spec.ReplicaRequirements, components: spec.Components}
}

// wishes are what of a policy has to be looked up before it goes into a binding.
type wishes struct {
	priority *workv1alpha2.SchedulePriority
	groups   *workv1alpha2.WorkloadAffinityGroups
}

// groupsOf resolves the affinity groups of a template: a workload without the label is in none.
func groupsOf(template metadata, p *policyv1alpha1.Placement) *workv1alpha2.WorkloadAffinityGroups {
	if p.WorkloadAffinity == nil {
		return nil
	}
	group := func(key string) string {
		if value, ok := template.Labels[key]; ok && key != "" {
			return key + "=" + value
		}
		return ""
	}
	var out workv1alpha2.WorkloadAffinityGroups
	if a := p.WorkloadAffinity.Affinity; a != nil {
		out.AffinityGroup = group(a.GroupByLabelKey)
	}
	if a := p.WorkloadAffinity.AntiAffinity; a != nil {
		out.AntiAffinityGroup = group(a.GroupByLabelKey)
	}
	if out == (workv1alpha2.WorkloadAffinityGroups{}) {
		return nil
	}
	return &out
}

// fill writes into a binding what the template and the policy say, and leaves alone what others own: the chosen clusters,
// evictions, requirements of other bindings, reschedule requests, the hold on scheduling (semantics §6).
func fill(b binding.Binding, template metadata, resource workv1alpha2.ObjectReference, s size, w wishes, p Policy, newID func() string) error {
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
	spec.Replicas, spec.ReplicaRequirements, spec.Components = s.replicas, s.requirements, s.components
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
		return fmt.Errorf("%s still belongs to an earlier %s %s: different owner reference UID %s, want %s",
			binding.Title(b), owner.Kind, owner.Name, owner.UID, template.UID)
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
