// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// referring is a binding that is reconciled, with its template and the copies of its object in members. A copy may be older than the
// template, or remain in a cluster that is no longer a target. It needs its dependencies until it is updated or deleted.
type referring struct {
	*workv1alpha2.ResourceBinding
	template    interpretation
	distributor *Distributor

	copies map[string]*copyState // by cluster; nil until they are read
	// retains reports whether a copy needs a dependency that the template or the scheduler no longer requires in its cluster.
	retains bool
}

// copyState is the state of a copy, as its Work shows it.
type copyState struct {
	work *workv1alpha1.Work
	// judged reports whether the fields below are set.
	judged bool
	// outdated reports whether the member object may have an older content than the template.
	outdated bool
	// dependencies holds the dependencies of the manifest if its version is unknown, because the kind has no generations.
	dependencies []interpret.Dependency
}

// retainedBy returns the label that replaces names.DependedBy on a binding whose object is no longer a dependency, while clusters
// still need it. New copies do not wait for it.
func retainedBy(namespace, name string) string {
	return names.DependedBy(namespace, name) + "-retained"
}

// retained returns the clusters of the entry of r in an attached binding, but those in except, in which a copy still needs the object.
// wanted reports whether the object is a dependency of the template.
func (r *referring) retained(
	ctx context.Context, a *workv1alpha2.ResourceBinding, except []workv1alpha2.TargetCluster, wanted bool,
) ([]workv1alpha2.TargetCluster, error) {
	i := slices.IndexFunc(a.Spec.RequiredBy, func(s workv1alpha2.BindingSnapshot) bool {
		return s.Namespace == r.Namespace && s.Name == r.Name
	})
	if i < 0 {
		return nil, nil
	}
	var out []workv1alpha2.TargetCluster
	for _, target := range a.Spec.RequiredBy[i].Clusters {
		if slices.ContainsFunc(except, func(t workv1alpha2.TargetCluster) bool { return t.Name == target.Name }) {
			continue
		}
		needed, err := r.needs(ctx, target.Name, a, wanted)
		if err != nil {
			return nil, err
		}
		if needed {
			out = append(out, target)
		}
	}
	r.retains = r.retains || len(out) > 0
	return out, nil
}

// needs reports whether the copy in a cluster needs the object of an attached binding. No copy is left in a cluster that was removed.
func (r *referring) needs(ctx context.Context, cluster string, a *workv1alpha2.ResourceBinding, wanted bool) (bool, error) {
	if err := r.readCopies(ctx); err != nil {
		return false, err
	}
	c := r.copies[cluster]
	if c == nil {
		return false, nil
	}
	if removed, err := r.distributor.clusterRemoved(ctx, cluster); removed || err != nil {
		return false, err
	}
	if wanted {
		return true, nil // until its Work is deleted
	}
	if !c.judged {
		if err := r.judge(ctx, c); err != nil {
			return false, err
		}
	}
	if c.outdated {
		return true, nil
	}
	at := objectOf(a)
	var selectors []*interpret.Dependency
	for i := range c.dependencies {
		switch d := &c.dependencies[i]; {
		case keyOf(d) == at:
			return true, nil
		case d.Name == "" && keyOf(d).kind == at.kind && d.Namespace == at.key.Namespace:
			selectors = append(selectors, d)
		}
	}
	return r.distributor.staysSelected(ctx, a, selectors)
}

// readCopies reads the Works of the binding once. Before, it requests their events, so that no later change is missed.
func (r *referring) readCopies(ctx context.Context) error {
	if r.copies != nil {
		return nil
	}
	d, key := r.distributor, client.ObjectKeyFromObject(r.ResourceBinding)
	d.index.setRetaining(key, true)
	var list workv1alpha1.WorkList
	byBinding := client.MatchingFields{work.ByBinding: binding.ID(r.ResourceBinding)}
	if err := d.control.List(ctx, &list, byBinding, client.UnsafeDisableDeepCopy); err != nil { // not modified
		return fmt.Errorf("list works of %s: %w", binding.Title(r.ResourceBinding), err)
	}
	works := work.OwnedBy(r.ResourceBinding, list.Items)
	r.copies = map[string]*copyState{}
	for i := range works {
		if cluster, ok := names.ClusterOf(works[i].Namespace); ok {
			r.copies[cluster] = &copyState{work: &works[i]}
		}
	}
	return nil
}

// judge sets whether a copy is outdated.
func (r *referring) judge(ctx context.Context, c *copyState) error {
	c.judged, c.outdated = true, true
	if !applied(c.work) || len(c.work.Spec.Workload.Manifests) != 1 {
		return nil
	}
	raw := c.work.Spec.Workload.Manifests[0].Raw
	var manifest metav1.PartialObjectMetadata
	if err := json.Unmarshal(raw, &manifest); err != nil {
		return nil //nolint:nilerr // work/apply reports it
	}
	switch {
	case manifest.Annotations[names.TemplateUID] != string(r.Spec.Resource.UID):
	case r.template.generation > 0:
		generation, err := strconv.ParseInt(manifest.Annotations[names.TemplateGeneration], 10, 64)
		c.outdated = err != nil || generation < r.template.generation
	default:
		o := &unstructured.Unstructured{}
		if err := o.UnmarshalJSON(raw); err != nil {
			return nil //nolint:nilerr // work/apply reports it
		}
		var err error
		if c.dependencies, err = r.distributor.Chain.AllDependencies(ctx, o, maxDependencies, r.distributor.object); err != nil {
			return fmt.Errorf("dependencies of the manifest of work %s/%s: %w", c.work.Namespace, c.work.Name, err)
		}
		c.outdated = false
	}
	return nil
}

// applied reports whether the object in the member has the content of a Work. That of a Work with CreateOnly has the content with which
// it was created.
func applied(w *workv1alpha1.Work) bool {
	suspended := w.Spec.SuspendDispatching != nil && *w.Spec.SuspendDispatching
	condition := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
	return !suspended && w.Spec.ApplyStrategy != policyv1alpha1.ApplyCreateOnly &&
		condition != nil && condition.Status == metav1.ConditionTrue && condition.ObservedGeneration == w.Generation
}

// clusterRemoved reports whether a cluster does not exist or is being removed.
func (d *Distributor) clusterRemoved(ctx context.Context, name string) (bool, error) {
	var cluster clusterv1alpha1.Cluster
	err := d.control.Get(ctx, client.ObjectKey{Name: name}, &cluster, client.UnsafeDisableDeepCopy)
	if apierrors.IsNotFound(err) {
		return true, nil
	}
	if err != nil {
		return false, fmt.Errorf("read cluster %s: %w", name, err)
	}
	return cluster.DeletionTimestamp != nil, nil
}

// works requeues the bindings that retain dependencies in clusters when one of their Works is deleted or its content is applied. The
// delay combines the events of many clusters.
func (d *Distributor) works() handler.Funcs {
	type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]
	enqueue := func(w client.Object, q queue) {
		if key, named := work.BindingKey(binding.Namespaced, w); named && d.index.retaining(key) {
			q.AddAfter(ctrl.Request{NamespacedName: key}, workDelay)
		}
	}
	return handler.Funcs{
		UpdateFunc: func(_ context.Context, e event.UpdateEvent, q queue) {
			before, ok := e.ObjectOld.(*workv1alpha1.Work)
			after, isWork := e.ObjectNew.(*workv1alpha1.Work)
			if ok && isWork && applied(after) && (!applied(before) || before.Generation != after.Generation) {
				enqueue(after, q)
			}
		},
		DeleteFunc: func(_ context.Context, e event.DeleteEvent, q queue) { enqueue(e.Object, q) },
	}
}
