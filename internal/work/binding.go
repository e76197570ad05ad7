// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package work keeps the Works of every binding: one for each cluster that it targets.
//
//	Binding ─► its template, read live ─► render (pure) ─► create or patch what differs, delete what is left over
//
// Invariants: a Work is deleted only when the binding, read live, does not want it any more. A template that is gone has
// its binding removed by the garbage collector; nothing is deleted here for the want of it.
package work

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/json"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/controller-runtime/pkg/source"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/conditions"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/work/render"
)

// Options are the surroundings of the binding controllers; all fields are required but Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	// Rerender asks for bindings to be rendered although nothing in them changed.
	Rerender <-chan event.GenericEvent
	// NewID makes permanent IDs.
	NewID func() string
	// Workers is how many bindings of each scope are rendered at once; 0 means 5.
	Workers int
}

const (
	defaultWorkers = 5
	// minBackoff and maxBackoff space the attempts at one binding.
	minBackoff, maxBackoff = 50 * time.Millisecond, 30 * time.Second
	// afterWrite gives the cache time to see what was written last.
	afterWrite = 20 * time.Millisecond
	// UntilReady is how soon a binding is looked at again when the interpreters have not been read, as after a start.
	UntilReady = 500 * time.Millisecond
	// untilGone is how soon a binding is looked at again whose workload must first be gone somewhere (semantics §9.1).
	untilGone = 5 * time.Second
)

// Renderer keeps the Works of the bindings of both scopes.
type Renderer struct {
	Options
	control   *consistency.Client
	live      client.Reader
	templates dynamic.Interface
	mapper    meta.RESTMapper
	unseen    unseen
	released  consistency.FinalizerTracker // bindings
}

// Setup adds the controllers to the manager. The Works' cache is indexed by binding (IndexWorks).
func Setup(mgr manager.Manager, o Options) error {
	dyn, err := dynamic.NewForConfigAndClient(mgr.GetConfig(), mgr.GetHTTPClient())
	if err != nil {
		return fmt.Errorf("client for templates: %w", err)
	}
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	r := &Renderer{Options: o, control: consistency.NewClient(mgr.GetClient()), live: mgr.GetAPIReader(), templates: dyn, mapper: mgr.GetRESTMapper()}
	requests := ByScope(o.Rerender)
	for _, s := range binding.Scopes {
		err := ctrl.NewControllerManagedBy(mgr).Named(s.RenderSource).
			For(s.New().(client.Object), builder.WithPredicates(predicate.Or(predicate.GenerationChangedPredicate{}, deleting))).
			Watches(&workv1alpha1.Work{}, handler.EnqueueRequestsFromMapFunc(OwnerOf(s)), builder.WithPredicates(r.estranged())).
			WatchesRawSource(source.Channel(requests[s.Name], &handler.EnqueueRequestForObject{})).
			WithOptions(controller.Options{MaxConcurrentReconciles: o.Workers, RateLimiter: workqueue.NewTypedItemExponentialFailureRateLimiter[reconcile.Request](minBackoff, maxBackoff)}).
			Complete(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) { return r.Reconcile(ctx, s, req) }))
		if err != nil {
			return err
		}
	}
	return nil
}

// deleting passes what has begun to go.
var deleting = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return true },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return e.ObjectOld.GetDeletionTimestamp() == nil && e.ObjectNew.GetDeletionTimestamp() != nil
	},
	DeleteFunc: func(event.DeleteEvent) bool { return false },
}

// estranged passes Works that are not as they were made: those that are gone, and those that somebody else wrote, or the
// renderer itself without being told so. They are made again.
func (r *Renderer) estranged() predicate.Predicate {
	return predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false },
		UpdateFunc: func(e event.UpdateEvent) bool {
			return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() && e.ObjectNew.GetDeletionTimestamp() == nil && !r.control.IsOwnWrite(e.ObjectNew)
		},
	}
}

// ByScope sends each request to the controller of its scope.
func ByScope(requests <-chan event.GenericEvent) map[string]chan event.GenericEvent {
	out := map[string]chan event.GenericEvent{}
	for _, s := range binding.Scopes {
		out[s.Name] = make(chan event.GenericEvent)
	}
	go func() {
		for e := range requests {
			if b, ok := e.Object.(binding.Binding); ok {
				out[binding.ScopeOf(b).Name] <- e
			}
		}
	}()
	return out
}

// ByBinding is the name of the cache index of Works by the permanent ID of their binding.
const ByBinding = "binding"

// IndexWorks makes the manager's cache find the Works of a binding.
func IndexWorks(ctx context.Context, mgr manager.Manager) error {
	return mgr.GetFieldIndexer().IndexField(ctx, &workv1alpha1.Work{}, ByBinding, bindingOf)
}

// bindingOf is the permanent ID of the binding of a Work.
func bindingOf(work client.Object) []string {
	for _, s := range binding.Scopes {
		if id := work.GetLabels()[s.IDLabel]; id != "" {
			return []string{id}
		}
	}
	return nil
}

// WorksOf lists the Works of a binding from the cache.
func WorksOf(ctx context.Context, control client.Reader, b binding.Binding) ([]workv1alpha1.Work, error) {
	id := binding.ID(b)
	if id == "" {
		return nil, nil
	}
	var works workv1alpha1.WorkList
	if err := control.List(ctx, &works, client.MatchingFields{ByBinding: id}); err != nil {
		return nil, fmt.Errorf("list the works of %s: %w", binding.Title(b), err)
	}
	return own(b, works.Items), nil
}

// own leaves out Works that name another binding: one that was copied by hand has the ID of the first.
func own(b binding.Binding, works []workv1alpha1.Work) []workv1alpha1.Work {
	return slices.DeleteFunc(works, func(w workv1alpha1.Work) bool {
		of, named := ownerOf(binding.ScopeOf(b), &w)
		return named && of != types.NamespacedName{Namespace: b.GetNamespace(), Name: b.GetName()}
	})
}

// OwnerOf leads from a Work to its binding of a scope.
func OwnerOf(s binding.Scope) handler.MapFunc {
	return func(_ context.Context, o client.Object) []ctrl.Request {
		of, named := ownerOf(s, o)
		if !named || o.GetLabels()[s.IDLabel] == "" {
			return nil
		}
		return []ctrl.Request{{NamespacedName: of}}
	}
}

// ownerOf is the binding of a scope that a Work names.
func ownerOf(s binding.Scope, work client.Object) (of types.NamespacedName, named bool) {
	of.Name = work.GetAnnotations()[s.NameAnnotation]
	if s.Namespaced {
		of.Namespace = work.GetAnnotations()[s.NamespaceAnnotation]
	}
	return of, of.Name != "" && (of.Namespace != "" || !s.Namespaced)
}

// Reconcile brings the Works of one binding in line.
func (r *Renderer) Reconcile(ctx context.Context, s binding.Scope, req ctrl.Request) (ctrl.Result, error) {
	b := s.New()
	if err := r.control.Get(ctx, req.NamespacedName, b.(client.Object)); err != nil {
		if apierrors.IsNotFound(err) {
			r.released.Forget(req.NamespacedName)
		}
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	works, err := WorksOf(ctx, r.control, b)
	if err != nil {
		return ctrl.Result{}, err
	}
	if works, err = r.unseen.complete(ctx, r.live, binding.ID(b), s.IDLabel, works); err != nil {
		return ctrl.Result{}, err
	}
	works = own(b, works)
	if b.GetDeletionTimestamp() != nil {
		return ctrl.Result{}, r.finish(ctx, b, works)
	}
	if err := r.removeOrphans(ctx, b, works); err != nil {
		r.emit(b, "CleanupWorkFailed", true, err.Error())
		return ctrl.Result{}, err
	}
	if leaving(b.BindingSpec(), works) {
		return ctrl.Result{RequeueAfter: untilGone}, nil
	}
	if len(binding.Targets(b.BindingSpec())) == 0 {
		return ctrl.Result{}, nil
	}
	if binding.ID(b) == "" {
		// Its Works would be nobody's: no one could find them again to delete them.
		return ctrl.Result{}, fmt.Errorf("%s has no permanent ID (label %s)", binding.Title(b), s.IDLabel)
	}
	if !controllerutil.ContainsFinalizer(b, s.Finalizer) {
		// It would go without its Works, as above.
		_, err := patch.Object(ctx, r.control, b.(client.Object), func(o client.Object) { controllerutil.AddFinalizer(o, s.Finalizer) })
		return ctrl.Result{RequeueAfter: afterWrite}, client.IgnoreNotFound(err)
	}
	if r.control.Stale(b) || slices.ContainsFunc(works, func(w workv1alpha1.Work) bool { return r.control.Stale(&w) }) {
		return ctrl.Result{RequeueAfter: afterWrite}, nil
	}
	template, err := r.template(ctx, b)
	if err != nil || template == nil {
		return ctrl.Result{}, err
	}
	err = r.sync(ctx, b, template, works)
	switch {
	case errors.Is(err, interpret.ErrNotReady):
		return ctrl.Result{RequeueAfter: UntilReady}, nil
	case err != nil:
		if !apierrors.IsConflict(err) {
			r.emit(b, "SyncWorkFailed", true, err.Error())
		}
		return ctrl.Result{}, err
	}
	r.emit(b, "SyncWorkSucceed", false, fmt.Sprintf("Sync work of %s successful.", binding.Title(b)))
	return ctrl.Result{}, nil
}

// finish deletes the Works of a binding that is going, and lets it go. It does not wait for the Works: each holds itself
// until its member is clean.
func (r *Renderer) finish(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) error {
	s := binding.ScopeOf(b)
	if !controllerutil.ContainsFinalizer(b, s.Finalizer) || r.released.Has(b) {
		return nil
	}
	for i := range works {
		if err := r.delete(ctx, b, &works[i]); err != nil {
			return err
		}
	}
	_, err := patch.Object(ctx, r.control, b.(client.Object), func(o client.Object) { controllerutil.RemoveFinalizer(o, s.Finalizer) })
	if err = client.IgnoreNotFound(err); err == nil {
		r.released.Removed(b)
	}
	return err
}

// removeOrphans deletes the Works in clusters that the binding left.
func (r *Renderer) removeOrphans(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) error {
	existing := binding.Existing(b.BindingSpec())
	live, asked := b, false
	for i := range works {
		w := &works[i]
		cluster, ok := names.ClusterOf(w.Namespace)
		if !ok || existing.Has(cluster) || w.DeletionTimestamp != nil {
			continue
		}
		if !asked {
			// The cache may be behind the one that placed the workload here: only the live binding can condemn a Work.
			live = binding.ScopeOf(b).New()
			if err := r.live.Get(ctx, client.ObjectKeyFromObject(b.(client.Object)), live.(client.Object)); err != nil {
				return client.IgnoreNotFound(err)
			}
			if live.GetUID() != b.GetUID() {
				return nil
			}
			existing, asked = binding.Existing(live.BindingSpec()), true
			if existing.Has(cluster) {
				continue
			}
		}
		if err := r.delete(ctx, live, w); err != nil {
			return err
		}
	}
	return nil
}

// leaving says whether a Work is still there that must be gone before the workload may run anywhere else: in a cluster that
// it is to leave at once, so that there are never two of it.
func leaving(spec *workv1alpha2.ResourceBindingSpec, works []workv1alpha1.Work) bool {
	existing := binding.Existing(spec)
	at := map[string]bool{}
	for i := range spec.GracefulEvictionTasks {
		if t := &spec.GracefulEvictionTasks[i]; t.PurgeMode == policyv1alpha1.PurgeModeDirectly && !existing.Has(t.FromCluster) {
			at[names.ExecutionNamespace(t.FromCluster)] = true
		}
	}
	for i := range works {
		if at[works[i].Namespace] {
			return true
		}
	}
	return false
}

// delete deletes a Work, which first learns whether its objects are to stay. Only Works of targets are rendered: one that is
// left in the same change that says so, or whose rendering failed, would not have heard of it.
func (r *Renderer) delete(ctx context.Context, b binding.Binding, w *workv1alpha1.Work) error {
	if w.DeletionTimestamp != nil {
		return nil
	}
	preserve := b.BindingSpec().PreserveResourcesOnDeletion
	_, err := patch.Object(ctx, r.control, w, func(w *workv1alpha1.Work) {
		if said := w.Spec.PreserveResourcesOnDeletion; (said != nil && *said) != (preserve != nil && *preserve) {
			w.Spec.PreserveResourcesOnDeletion = new(preserve != nil && *preserve)
		}
	})
	if err != nil {
		return client.IgnoreNotFound(err)
	}
	err = r.control.Delete(ctx, w, client.Preconditions{UID: &w.UID})
	if client.IgnoreNotFound(err) != nil && !apierrors.IsConflict(err) {
		return fmt.Errorf("delete work %s/%s: %w", w.Namespace, w.Name, err)
	}
	return nil
}

// template reads the binding's template live; nil when it is gone or was replaced, in which case the garbage collector
// removes the binding.
func (r *Renderer) template(ctx context.Context, b binding.Binding) (*interpret.Object, error) {
	ref := b.BindingSpec().Resource
	gvk := binding.TemplateKind(b)
	mapping, err := r.mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if err != nil {
		if meta.IsNoMatchError(err) {
			return nil, nil
		}
		return nil, fmt.Errorf("find the kind %s: %w", gvk, err)
	}
	var resource dynamic.ResourceInterface = r.templates.Resource(mapping.Resource)
	if ref.Namespace != "" {
		resource = r.templates.Resource(mapping.Resource).Namespace(ref.Namespace)
	}
	object, err := resource.Get(ctx, ref.Name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) || err == nil && (object.GetUID() != ref.UID || object.GetDeletionTimestamp() != nil) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read %s %s/%s: %w", ref.Kind, ref.Namespace, ref.Name, err)
	}
	return object, nil
}

// sync renders a Work for each target. One cluster that cannot be rendered does not hold up the others.
func (r *Renderer) sync(ctx context.Context, b binding.Binding, template *interpret.Object, works []workv1alpha1.Work) error {
	plan, err := render.New(r.Chain, b, template)
	if err != nil {
		return errors.Join(err, r.rendered(ctx, b, err))
	}
	current := map[string]*workv1alpha1.Work{}
	for i := range works {
		current[works[i].Namespace] = &works[i]
	}
	var failures, errs []error
	for _, target := range binding.Targets(b.BindingSpec()) {
		existing := current[names.ExecutionNamespace(target.Name)]
		id := ""
		if existing != nil {
			id = existing.Labels[names.WorkID]
		}
		if id == "" {
			id = r.NewID()
		}
		desired, err := plan.Work(ctx, target, id)
		switch {
		case errors.Is(err, interpret.ErrNotReady):
			return err // nothing is known yet, not even that it failed
		case err != nil:
			failures = append(failures, err)
		default:
			errs = append(errs, r.write(ctx, existing, desired))
		}
	}
	failure := errors.Join(failures...)
	return errors.Join(append(errs, failure, r.rendered(ctx, b, failure))...)
}

// rendered says on the binding that what its clusters should get could not be made.
func (r *Renderer) rendered(ctx context.Context, b binding.Binding, failure error) error {
	_, err := patch.Status(ctx, r.control, b.(client.Object), func(client.Object) {
		condition.Set(&b.BindingStatus().Conditions, metav1.NewTime(r.Clock.Now()), failure)
	})
	return err
}

var condition = conditions.FailureCondition{Type: workv1alpha2.Rendered, Failed: workv1alpha2.RenderFailed, Recovered: workv1alpha2.RenderSuccess}

func (r *Renderer) write(ctx context.Context, existing, desired *workv1alpha1.Work) error {
	if existing == nil {
		for _, scope := range binding.Scopes {
			if id := desired.Labels[scope.IDLabel]; id != "" {
				r.unseen.add(id, client.ObjectKeyFromObject(desired))
			}
		}
		err := r.control.Create(ctx, desired)
		if err == nil {
			return nil
		}
		if !apierrors.IsAlreadyExists(err) {
			return fmt.Errorf("create work %s/%s: %w", desired.Namespace, desired.Name, err)
		}
		// Made a moment ago and not yet in the cache, or somebody else's.
		existing = &workv1alpha1.Work{}
		if err := r.live.Get(ctx, client.ObjectKeyFromObject(desired), existing); err != nil {
			return err
		}
		if err := adopt(existing, desired); err != nil {
			return err
		}
	}
	if existing.DeletionTimestamp != nil {
		return fmt.Errorf("work %s/%s is being deleted", existing.Namespace, existing.Name)
	}
	_, err := patch.Object(ctx, r.control, existing, func(w *workv1alpha1.Work) {
		w.Labels = merge(w.Labels, desired.Labels)
		w.Annotations = merge(w.Annotations, desired.Annotations)
		controllerutil.AddFinalizer(w, names.ExecutionFinalizer)
		if !sameSpec(&w.Spec, &desired.Spec) {
			w.Spec = desired.Spec
		}
	})
	return err
}

// adopt deals with a Work that the cache did not know. One of this binding is rendered when the cache has it, as the
// permanent ID of the Work is in the manifest. One of an earlier binding of the name, which went without it, is taken over:
// nobody else will ever ask for it. Anybody else's is left alone.
func adopt(existing, desired *workv1alpha1.Work) error {
	for _, s := range binding.Scopes {
		if id := existing.Labels[s.IDLabel]; id != "" && id == desired.Labels[s.IDLabel] {
			return apierrors.NewConflict(workv1alpha1.Resource("works"), desired.Name, errors.New("the cache is behind"))
		}
	}
	if existing.DeletionTimestamp != nil {
		return fmt.Errorf("work %s/%s is being deleted", existing.Namespace, existing.Name)
	}
	for _, s := range binding.Scopes {
		mine, ok := ownerOf(s, desired)
		if its, named := ownerOf(s, existing); ok && named && its == mine {
			return nil
		}
	}
	return fmt.Errorf("work %s/%s exists and does not belong to this binding", existing.Namespace, existing.Name)
}

// sameSpec compares what two Works ask for; manifests are compared as JSON values, whatever their spelling.
func sameSpec(a, b *workv1alpha1.WorkSpec) bool {
	if !reflect.DeepEqual(a.SuspendDispatching, b.SuspendDispatching) || !reflect.DeepEqual(a.PreserveResourcesOnDeletion, b.PreserveResourcesOnDeletion) ||
		len(a.Workload.Manifests) != len(b.Workload.Manifests) {
		return false
	}
	for i := range a.Workload.Manifests {
		if !sameJSON(a.Workload.Manifests[i].Raw, b.Workload.Manifests[i].Raw) {
			return false
		}
	}
	return true
}

func sameJSON(a, b []byte) bool {
	if bytes.Equal(a, b) {
		return true
	}
	var x, y any
	return json.Unmarshal(a, &x) == nil && json.Unmarshal(b, &y) == nil && reflect.DeepEqual(x, y)
}

func merge(into, from map[string]string) map[string]string {
	if into == nil {
		into = map[string]string{}
	}
	maps.Copy(into, from)
	return into
}

func (r *Renderer) emit(b binding.Binding, reason string, warning bool, message string) {
	e := events.Event{Source: binding.ScopeOf(b).RenderSource, Reason: reason, Warning: warning, Message: message, Once: b.BindingSpec().Resource.ResourceVersion}
	e.On = binding.Reference(b)
	r.Events.Emit(e)
	e.On = binding.TemplateReference(b)
	r.Events.Emit(e)
}
