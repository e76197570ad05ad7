// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
)

// waitInterval is the delay before a binding is reconciled again that waits for another change.
const waitInterval = time.Second

// Reconcile attaches the dependencies of the template of one binding, and detaches objects that are no longer dependencies.
func (d *Distributor) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	b := &workv1alpha2.ResourceBinding{}
	if err := d.control.Get(ctx, req.NamespacedName, b); err != nil {
		if apierrors.IsNotFound(err) {
			d.index.forget(req.NamespacedName)
		}
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if d.control.Stale(b) {
		return ctrl.Result{}, requeue.ErrStale
	}
	after, err := d.reconcile(ctx, b)
	return ctrl.Result{RequeueAfter: after}, err
}

// reconcile returns the delay after which the binding must be reconciled again, or 0.
func (d *Distributor) reconcile(ctx context.Context, b *workv1alpha2.ResourceBinding) (time.Duration, error) {
	finalizer := controllerutil.ContainsFinalizer(b, names.DependenciesFinalizer)
	switch {
	case b.DeletionTimestamp != nil, d.Enabled && !b.Spec.PropagateDeps:
		if !finalizer {
			d.index.forget(client.ObjectKeyFromObject(b))
			return 0, nil
		}
		if b.DeletionTimestamp != nil && controllerutil.ContainsFinalizer(b, names.BindingFinalizer) {
			return 0, nil // its Works are not deleted yet: a removal may be held
		}
		return 0, d.finalize(ctx, b)
	case !d.Enabled, len(b.Spec.Clusters) == 0 && !finalizer:
		return 0, nil
	case binding.ID(b) == "":
		return 0, requeue.After(waitInterval, binding.Title(b)+" has no permanent ID yet")
	}
	template, known, err := d.dependencies(ctx, b)
	if err != nil {
		if !requeue.Expected(err) {
			d.emit(binding.TemplateReference(b), "GetDependenciesFailed", err.Error(), "")
		}
		return 0, err
	}
	if !known {
		return 0, nil
	}
	if failure := template.partial; failure != nil && !requeue.Expected(failure) {
		d.emit(binding.TemplateReference(b), "GetDependenciesFailed", failure.Error(), "")
	}
	if err := d.prepare(ctx, b, template.dependencies); err != nil {
		return 0, err
	}
	after, err := d.sync(ctx, b, template)
	switch {
	case err == nil && len(template.dependencies) > 0:
		d.Events.Emit(events.Event{
			On: binding.Reference(b), Source: names.DependenciesSource, Reason: "SyncScheduleResultToDependenciesSucceed", Verbose: true,
			Message: "Sync schedule results to dependencies succeed.", Once: fmt.Sprint(b.Generation),
		})
	case err != nil && !requeue.Expected(err):
		d.emit(binding.Reference(b), "SyncScheduleResultToDependenciesFailed", err.Error(), "")
	}
	return after, errors.Join(err, template.partial)
}

// interpretation is the result of an interpreter for a template.
type interpretation struct {
	dependencies []interpret.Dependency
	generation   int64 // of the template; 0 if its kind has no generations
	// partial is the error about dependencies whose own dependencies are not known. dependencies then has those that were recorded before,
	// and nothing is detached.
	partial error
}

// dependencies returns the dependencies of the template of a binding. known is false if no interpreter determines them, or if the
// template was deleted; nothing changes then.
func (d *Distributor) dependencies(ctx context.Context, b *workv1alpha2.ResourceBinding) (i interpretation, known bool, err error) {
	key, gvk, ref := client.ObjectKeyFromObject(b), binding.TemplateKind(b), b.Spec.Resource
	if d.Watched(gvk) {
		m, err := d.read(ctx, gvk, types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name})
		if err == nil && m != nil && m.UID == ref.UID {
			if known, ok := d.index.dependencies(key, m.ResourceVersion); ok {
				return interpretation{dependencies: known, generation: m.Generation}, true, nil
			}
		}
	}
	by := d.index.interpreters()
	object, err := d.templates.Get(ctx, ref)
	if err != nil || object == nil {
		return i, false, err
	}
	var via []objectKey
	read := func(ctx context.Context, dependency interpret.Dependency) (*interpret.Object, error) {
		via = append(via, keyOf(&dependency))
		d.index.follow(key, keyOf(&dependency)) // before it is read: a later change requeues the binding
		return d.object(ctx, dependency)
	}
	all, err := d.Chain.AllDependencies(ctx, object, maxDependencies, read)
	if errors.Is(err, interpret.ErrNoInterpreter) {
		return i, false, nil
	}
	if len(all) > maxDependencies {
		return i, false, fmt.Errorf("%d dependencies, more than the maximum of %d", len(all), maxDependencies)
	}
	if _, partial := errors.AsType[*interpret.PartialError](err); partial {
		var recorded []interpret.Dependency
		_ = json.Unmarshal([]byte(b.Annotations[names.Dependencies]), &recorded) // an invalid one is of another client
		known := interpret.Union(all, recorded)
		if len(known) > maxDependencies { // of many former contents of the template: what the others attached stays
			known = all
		}
		return interpretation{known, object.GetGeneration(), err}, true, nil
	}
	if err != nil {
		return i, false, err
	}
	template := objectKey{kind: gvk.GroupKind(), key: types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}}
	d.index.set(key, entry{template: template, version: object.GetResourceVersion(), dependencies: all, via: via}, by)
	d.Events.Emit(events.Event{
		On: binding.TemplateReference(b), Source: names.DependenciesSource, Reason: "GetDependenciesSucceed", Verbose: true,
		Message: fmt.Sprintf("The template has %d dependencies.", len(all)), Once: object.GetResourceVersion(),
	})
	return interpretation{dependencies: all, generation: object.GetGeneration()}, true, nil
}

// object reads the object of a dependency with a name. It returns nil if the object does not exist or is never propagated.
func (d *Distributor) object(ctx context.Context, dependency interpret.Dependency) (*interpret.Object, error) {
	found, err := d.resolve(ctx, &dependency)
	if err != nil || len(found) == 0 || builtin.Rule(keyOf(&dependency).kind, found[0]) != "" {
		return nil, err
	}
	m := found[0]
	return d.templates.Get(ctx, workv1alpha2.ObjectReference{
		APIVersion: m.APIVersion, Kind: m.Kind, Namespace: m.Namespace, Name: m.Name, UID: m.UID,
	})
}

// prepare sets the finalizer and the annotation of a binding with dependencies before the first of them is attached.
func (d *Distributor) prepare(ctx context.Context, b *workv1alpha2.ResourceBinding, dependencies []interpret.Dependency) error {
	_, recorded := b.Annotations[names.Dependencies]
	if len(dependencies) == 0 && !recorded {
		return nil
	}
	value := []byte("[]")
	if len(dependencies) > 0 {
		var err error
		if value, err = json.Marshal(dependencies); err != nil {
			return fmt.Errorf("encode the dependencies of %s: %w", binding.Title(b), err)
		}
	}
	_, err := patch.Latest(ctx, d.control, b, func(b *workv1alpha2.ResourceBinding) {
		controllerutil.AddFinalizer(b, names.DependenciesFinalizer)
		if b.Annotations == nil {
			b.Annotations = map[string]string{}
		}
		b.Annotations[names.Dependencies] = string(value)
	})
	return err
}

// sync attaches the dependencies that exist and detaches objects that are no longer dependencies.
func (d *Distributor) sync(ctx context.Context, b *workv1alpha2.ResourceBinding, template interpretation) (time.Duration, error) {
	var (
		r        = &referring{ResourceBinding: b, template: template, distributor: d}
		all      = template.dependencies
		errs     []error
		after    time.Duration
		attached = map[objectKey]types.UID{}
		wanted   = sets.New[objectKey]()
		selected = map[objectKey][]*interpret.Dependency{} // by kind and namespace
	)
	for i := range all {
		dependency := &all[i]
		if dependency.Namespace != b.Namespace {
			errs = append(errs, fmt.Errorf("%s: a dependency must be in namespace %s", describe(dependency), b.Namespace))
			continue
		}
		if dependency.Name == "" {
			selected[keyOf(dependency)] = append(selected[keyOf(dependency)], dependency)
		} else {
			wanted.Insert(keyOf(dependency))
		}
		objects, err := d.resolve(ctx, dependency)
		errs = append(errs, err)
		if !d.Watched(schema.FromAPIVersionAndKind(dependency.APIVersion, dependency.Kind)) {
			after = missingInterval
		}
		for _, m := range objects {
			at := objectKey{kind: keyOf(dependency).kind, key: client.ObjectKeyFromObject(m)}
			if _, done := attached[at]; done || m.DeletionTimestamp != nil || builtin.Rule(at.kind, m) != "" {
				continue
			}
			if len(attached) >= maxDependencies {
				return 0, fmt.Errorf("more than the maximum of %d dependencies", maxDependencies)
			}
			retry, err := d.attach(ctx, r, m)
			if errs = append(errs, err); err == nil {
				attached[at] = m.UID
				after = max(after, retry)
			}
		}
	}
	before := d.index.setAttached(client.ObjectKeyFromObject(b), attached)
	if template.partial != nil { // an object that is not listed may still be a dependency
		return after, errors.Join(errs...)
	}
	retry, err := d.detachOthers(ctx, r, before, wanted, selected)
	after = max(after, retry)
	if err := errors.Join(append(errs, err)...); err != nil {
		return after, err
	}
	d.index.setRetaining(client.ObjectKeyFromObject(b), r.retains)
	return after, nil
}

// describe returns the name of a dependency in messages.
func describe(d *interpret.Dependency) string {
	name := d.Name
	if name == "" {
		name = "with labels " + metav1.FormatLabelSelector(d.LabelSelector)
	}
	return strings.TrimSpace(d.Kind + " " + types.NamespacedName{Namespace: d.Namespace, Name: name}.String())
}

// resolve returns the objects of a dependency that exist.
func (d *Distributor) resolve(ctx context.Context, dependency *interpret.Dependency) ([]*metav1.PartialObjectMetadata, error) {
	gvk := schema.FromAPIVersionAndKind(dependency.APIVersion, dependency.Kind)
	if dependency.Name != "" {
		m, err := d.read(ctx, gvk, types.NamespacedName{Namespace: dependency.Namespace, Name: dependency.Name})
		if m == nil || err != nil {
			return nil, err
		}
		return []*metav1.PartialObjectMetadata{m}, nil
	}
	if dependency.LabelSelector == nil {
		return nil, fmt.Errorf("a dependency of kind %s has neither a name nor a label selector", dependency.Kind)
	}
	selector, err := metav1.LabelSelectorAsSelector(dependency.LabelSelector)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", describe(dependency), err)
	}
	var list metav1.PartialObjectMetadataList
	list.SetGroupVersionKind(gvk.GroupVersion().WithKind(gvk.Kind + "List"))
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	err = d.reader(gvk).List(ctx, &list, client.InNamespace(dependency.Namespace), client.MatchingLabelsSelector{Selector: selector})
	if meta.IsNoMatchError(err) {
		return nil, nil // served later, or not at all
	}
	if err != nil {
		return nil, fmt.Errorf("list %s: %w", describe(dependency), err)
	}
	var out []*metav1.PartialObjectMetadata
	for i := range list.Items {
		list.Items[i].SetGroupVersionKind(gvk)
		out = append(out, &list.Items[i])
	}
	return out, nil
}

// read returns the metadata of an object, or nil if it does not exist.
func (d *Distributor) read(
	ctx context.Context, gvk schema.GroupVersionKind, key types.NamespacedName,
) (*metav1.PartialObjectMetadata, error) {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(gvk)
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	err := d.reader(gvk).Get(ctx, key, m)
	if apierrors.IsNotFound(err) || meta.IsNoMatchError(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read %s %s: %w", gvk.Kind, key, err)
	}
	m.SetGroupVersionKind(gvk)
	return m, nil
}

// reader returns the cache for a watched kind, and live reads for others.
func (d *Distributor) reader(gvk schema.GroupVersionKind) client.Reader {
	if d.Watched(gvk) {
		return d.control
	}
	return d.live
}

func (d *Distributor) emit(on corev1.ObjectReference, reason, message, once string) {
	d.Events.Emit(events.Event{On: on, Source: names.DependenciesSource, Reason: reason, Warning: true, Message: message, Once: once})
}
