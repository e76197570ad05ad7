// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"maps"

	schedulingv1 "k8s.io/api/scheduling/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/event"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

// policyExtras holds the fields of a binding that require more than the policy: other objects or the template.
type policyExtras struct {
	placement *policyv1alpha1.Placement
	priority  *workv1alpha2.SchedulePriority
	groups    *workv1alpha2.WorkloadAffinityGroups
}

func (d *Detector) policyExtras(ctx context.Context, p *pass) (extras policyExtras, err error) {
	if extras.placement, err = d.placement(ctx, p); err != nil {
		return extras, err
	}
	err = extras.add(d.Gates, p, func(name string) (*schedulingv1.PriorityClass, error) {
		class := &schedulingv1.PriorityClass{}
		return class, d.control.Get(ctx, client.ObjectKey{Name: name}, class)
	})
	return extras, err
}

// add sets the affinity groups and the priority of a template.
func (e *policyExtras) add(gates features.Gates, p *pass, read func(name string) (*schedulingv1.PriorityClass, error)) error {
	spec := p.policy.PolicySpec()
	if gates.Enabled(features.WorkloadAffinity) {
		e.groups = measure.Groups(p.m.Labels, &spec.Placement)
	}
	priority := spec.SchedulePriority
	if priority == nil || !gates.Enabled(features.PriorityBasedScheduling) {
		return nil
	}
	if source := priority.PriorityClassSource; source != policyv1alpha1.KubePriorityClass {
		return fmt.Errorf("priority class source %q is not supported yet; use %s", source, policyv1alpha1.KubePriorityClass)
	}
	class, err := read(priority.PriorityClassName)
	if err != nil {
		return fmt.Errorf("read priority class %s of %s: %w", priority.PriorityClassName, policy.Title(p.policy), err)
	}
	e.priority = &workv1alpha2.SchedulePriority{Priority: class.Value}
	return nil
}

// placement returns the placement of the policy for the template. It reads the template if the placement depends on it.
func (d *Detector) placement(ctx context.Context, p *pass) (*policyv1alpha1.Placement, error) {
	original, object := &p.policy.PolicySpec().Placement, p.object
	if object == nil && measure.DependsOnTemplate(p.kind.GroupKind(), original) {
		var err error
		if object, err = d.read(ctx, p); err != nil {
			return nil, err
		}
	}
	out, whole := measure.Placement(object, original)
	if whole {
		d.emit(p.m, "IndexedJobNotDivided", policy.Title(p.policy)+" divides replicas, but the completion indexes of an Indexed Job "+
			"cannot be divided; one cluster gets the whole Job.")
	}
	return out, nil
}

// build creates or updates the binding of a claimed template.
func (d *Detector) build(ctx context.Context, p *pass) error {
	start := d.Clock.Now()
	extras, err := d.policyExtras(ctx, p)
	if err != nil {
		return err
	}
	written, version := true, ""
	if p.binding == nil {
		version, err = p.object.GetResourceVersion(), d.create(ctx, p, extras)
	} else if written, err = d.rebuild(ctx, p, extras); written {
		version = p.binding.GetResourceVersion()
	}
	if written || err != nil {
		d.trace(p, start, err)
	}
	if written && err == nil {
		d.emitSuccess(p.m, "ApplyPolicySucceed", fmt.Sprintf("Apply %s succeed", policy.Title(p.policy)), version, false)
	}
	return err
}

func (d *Detector) create(ctx context.Context, p *pass, extras policyExtras) error {
	s, err := d.measure(ctx, p)
	if err != nil {
		return err
	}
	b := binding.ScopeFor(p.key.Namespace).New()
	b.SetNamespace(p.key.Namespace)
	b.SetName(p.name)
	if err := populate(b, p.m, p.reference(p.object.GetResourceVersion()), s, extras, p.policy, d.NewID); err != nil {
		return err
	}
	setLazyContent(b, p.policy, p.object)
	recordVersion(b, nil, p.generation())
	if err := d.control.Create(ctx, b); err != nil {
		return fmt.Errorf("create %s: %w", binding.Title(b), err)
	}
	d.records.set(p.templateKey, p.last, p.object)
	return nil
}

// rebuild updates all fields of the binding that follow from the template and the policy.
func (d *Detector) rebuild(ctx context.Context, p *pass, extras policyExtras) (written bool, err error) {
	size := measure.Of(p.binding.BindingSpec())
	if p.object != nil {
		if size, err = d.measure(ctx, p); err != nil {
			return false, err
		}
	}
	return d.update(ctx, p, func(b binding.Binding, version string) error {
		err := populate(b, p.m, p.reference(version), size, extras, p.policy, d.NewID)
		if err == nil {
			setLazyContent(b, p.policy, p.object)
		}
		return err
	})
}

// update patches the binding with the fields that change sets. version is the resourceVersion of the template that the binding
// must have.
func (d *Detector) update(ctx context.Context, p *pass, change func(b binding.Binding, version string) error) (written bool, err error) {
	b := p.binding
	version, rerender := b.BindingSpec().Resource.ResourceVersion, false
	if p.object != nil {
		switch known := p.last.version != ""; {
		case known && p.last.all != hash(p.object), b.BindingSpec().Resource.UID != p.m.UID:
			version = p.object.GetResourceVersion()
		case !known: // after a start: the content may have changed, or only the status
			rerender = true
		default:
			rerender = p.last.refreshes > 0
		}
	}
	var before client.Object
	if tracing.Enabled() {
		before = b.DeepCopyObject().(client.Object)
	}
	written, err = d.patchBinding(ctx, b, func(b binding.Binding) error {
		err := change(b, version)
		if err == nil {
			recordVersion(b, before, p.generation())
		}
		return err
	})
	if err != nil {
		return written, err
	}
	if p.object != nil {
		d.records.set(p.templateKey, p.last, p.object)
	}
	if !written && rerender && d.Rerender != nil {
		select {
		case d.Rerender <- event.GenericEvent{Object: b}:
		case <-ctx.Done():
		}
	}
	return written, nil
}

// patchBinding patches the fields of a binding that change sets. If change returns an error, it must not have changed anything. It returns
// a conflict if b is not the latest version: a late request of a deposed leader must not restore an older placement.
func (d *Detector) patchBinding(ctx context.Context, b binding.Binding, change func(binding.Binding) error) (written bool, err error) {
	var failure error
	written, err = patch.Latest(ctx, d.control, client.Object(b), func(client.Object) { failure = change(b) })
	return written, errors.Join(failure, err)
}

// measure returns the size of the template.
func (d *Detector) measure(ctx context.Context, p *pass) (measure.Size, error) {
	s, known, err := measure.Template(ctx, d.Chain, sizeOptions(d.Gates), p.object)
	version := p.object.GetResourceVersion()
	switch {
	case err != nil:
		reason := "GetReplicasFailed"
		if _, ok := errors.AsType[*measure.ComponentsError](err); ok {
			reason = "GetComponentsFailed"
		}
		if !requeue.Expected(err) {
			d.emit(p.m, reason, err.Error())
		}
	case len(s.Components) > 0:
		d.emitSuccess(p.m, "GetComponentsSucceed", fmt.Sprintf("The template has %d components.", len(s.Components)), version, true)
	case known:
		d.emitSuccess(p.m, "GetReplicasSucceed", fmt.Sprintf("The template has %d replicas.", s.Replicas), version, true)
	}
	return s, err
}

// populate sets the fields of a binding that follow from the template and the policy. It keeps fields that other writers own:
// target clusters, evictions, requirements of other bindings, reschedule requests, suspension of scheduling
// (docs/contract/propagation.md#bindings).
func populate(
	b binding.Binding, template metadata, resource workv1alpha2.ObjectReference, s measure.Size, extras policyExtras, p policy.Policy,
	newID func() string,
) error {
	if err := setOwner(b, template); err != nil {
		return err // the binding belongs to another template and must not change
	}
	scope := binding.ScopeOf(b)
	if b.GetLabels()[scope.IDLabel] == "" {
		b.SetLabels(labels.Merge(b.GetLabels(), map[string]string{scope.IDLabel: newID()}))
	}
	publishDecision(b, template)
	claimBy(p).put(b)
	controllerutil.AddFinalizer(b, scope.Finalizer)

	spec, policy := b.BindingSpec(), p.PolicySpec()
	spec.Resource = resource
	s.SetIn(spec)
	if scope.Namespaced { // a ClusterResourceBinding has neither (docs/contract/propagation.md#bindings)
		spec.SchedulePriority, spec.WorkloadAffinityGroups = extras.priority, extras.groups
	}
	if scope.Namespaced || b.GetUID() == "" { // a ClusterResourceBinding gets the field only when it is created
		spec.PropagateDeps = policy.PropagateDeps
	}
	spec.SchedulerName = policy.SchedulerName
	spec.Placement = extras.placement
	spec.Failover = policy.Failover.DeepCopy()
	spec.ConflictResolution = policy.ConflictResolution
	if spec.ConflictResolution == "" {
		spec.ConflictResolution = policyv1alpha1.ConflictAbort // the default of the API
	}
	spec.ApplyStrategy = policy.ApplyStrategy
	if spec.SchedulerName == "" {
		spec.SchedulerName = names.DefaultScheduler
	}
	spec.PreserveResourcesOnDeletion = nil
	if v := policy.PreserveResourcesOnDeletion; v != nil {
		spec.PreserveResourcesOnDeletion = new(*v)
	}
	spec.StagedRollout = nil
	// The revisions of a Secret would disclose it to users who may read ControllerRevisions.
	secret := resource.APIVersion == "v1" && resource.Kind == "Secret"
	if r := policy.RolloutStrategy; r != nil && r.Type == policyv1alpha1.RolloutStaged && !secret {
		if spec.StagedRollout = r.Staged.DeepCopy(); spec.StagedRollout == nil {
			spec.StagedRollout = &policyv1alpha1.StagedStrategy{}
		}
	}
	spec.Suspension = suspension(spec.Suspension, policy.Suspension)
	return nil
}

// setOwner makes the template the controller of the binding, so that the garbage collector deletes the binding with it. It
// returns an error if the binding has another controller: an earlier template of the name.
func setOwner(b binding.Binding, template metadata) error {
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

// suspension returns the suspension of the policy and keeps the suspension of scheduling, which other writers own.
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

// publishDecision sets the label with which a template requests PlacementDecisions on its binding, or removes it.
func publishDecision(b binding.Binding, template metadata) {
	requested, set := template.Labels[names.PublishDecision] == "true", b.GetLabels()[names.PublishDecision] != ""
	switch {
	case requested && !set:
		b.SetLabels(labels.Merge(b.GetLabels(), map[string]string{names.PublishDecision: "true"}))
	case !requested && set:
		rest := maps.Clone(b.GetLabels())
		delete(rest, names.PublishDecision)
		b.SetLabels(rest)
	}
}
