// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package aggregate adds up the status of a binding's Works, on the binding and on the user's template.
//
//	Work.status of every cluster ─► items (pure) ─► Binding.status ─► interpret.Aggregate (pure) ─► template.status
//
// Reports on the way to health are coalesced: a binding whose clusters all applied and are all healthy is written at once,
// anything less waits for a while, for a better report is likely to come.
package aggregate

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/controller-runtime/pkg/source"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/coalesce"
	"karmada.io/karmada/internal/conditions"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/work"
)

// Options are the surroundings of the controllers; all fields are required but Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	// Again asks for bindings to be added up although none of their reports changed; may be nil.
	Again <-chan event.GenericEvent
	// Workers is how many bindings of each scope are added up at once; 0 means 5.
	Workers int
}

const (
	defaultWorkers = 5
	// minBackoff and maxBackoff space the attempts at one binding.
	minBackoff, maxBackoff = 50 * time.Millisecond, 30 * time.Second
	// afterConflict gives the cache time to see the write that came between.
	afterConflict = 20 * time.Millisecond
)

// Aggregator adds up the bindings of both scopes.
type Aggregator struct {
	Options
	control   *consistency.Client
	templates dynamic.Interface
	mapper    meta.RESTMapper

	pace *coalesce.Coalescer[types.NamespacedName]
}

// Setup adds the controllers to the manager.
func Setup(mgr manager.Manager, o Options) error {
	dyn, err := dynamic.NewForConfigAndClient(mgr.GetConfig(), mgr.GetHTTPClient())
	if err != nil {
		return fmt.Errorf("client for templates: %w", err)
	}
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	a := &Aggregator{Options: o, control: consistency.NewClient(mgr.GetClient()), templates: dyn, mapper: mgr.GetRESTMapper(), pace: coalesce.New[types.NamespacedName](o.Clock)}
	requests := work.ByScope(o.Again)
	for _, s := range binding.Scopes {
		err := ctrl.NewControllerManagedBy(mgr).Named(s.StatusSource).
			For(s.New().(client.Object), builder.WithPredicates(retargeted)).
			Watches(&workv1alpha1.Work{}, handler.EnqueueRequestsFromMapFunc(work.OwnerOf(s)), builder.WithPredicates(reported)).
			WatchesRawSource(source.Channel(requests[s.Name], &handler.EnqueueRequestForObject{})).
			WithOptions(controller.Options{MaxConcurrentReconciles: o.Workers, RateLimiter: workqueue.NewTypedItemExponentialFailureRateLimiter[reconcile.Request](minBackoff, maxBackoff)}).
			Complete(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) { return a.Reconcile(ctx, s, req) }))
		if err != nil {
			return err
		}
	}
	return nil
}

var (
	// retargeted passes bindings whose clusters or template changed, and those that were decided about for the first time:
	// their Works may all have reported before.
	retargeted = predicate.Funcs{
		UpdateFunc: func(e event.UpdateEvent) bool {
			a, b := e.ObjectOld.(binding.Binding), e.ObjectNew.(binding.Binding)
			return a.BindingStatus().LastScheduledTime == nil && b.BindingStatus().LastScheduledTime != nil ||
				a.BindingSpec().Resource != b.BindingSpec().Resource || !equality.Semantic.DeepEqual(a.BindingSpec().Clusters, b.BindingSpec().Clusters)
		},
		DeleteFunc: func(event.DeleteEvent) bool { return false },
	}
	// reported passes Works whose status changed, and those that went.
	reported = predicate.Funcs{
		CreateFunc: func(e event.CreateEvent) bool { return len(e.Object.(*workv1alpha1.Work).Status.Conditions) > 0 },
		UpdateFunc: func(e event.UpdateEvent) bool {
			a, b := e.ObjectOld.(*workv1alpha1.Work), e.ObjectNew.(*workv1alpha1.Work)
			return !equality.Semantic.DeepEqual(a.Status, b.Status) || a.DeletionTimestamp == nil && b.DeletionTimestamp != nil
		},
	}
)

// Reconcile adds up one binding.
func (a *Aggregator) Reconcile(ctx context.Context, s binding.Scope, req ctrl.Request) (ctrl.Result, error) {
	b := s.New()
	if err := a.control.Get(ctx, req.NamespacedName, b.(client.Object)); err != nil {
		if apierrors.IsNotFound(err) {
			a.pace.Forget(req.NamespacedName)
			return ctrl.Result{}, nil
		}
		return ctrl.Result{}, err
	}
	// Before the first decision there is nothing to add up, and its status would only be in the scheduler's way.
	if b.GetDeletionTimestamp() != nil || b.BindingStatus().LastScheduledTime == nil && len(b.BindingSpec().RequiredBy) == 0 {
		a.pace.Forget(req.NamespacedName)
		return ctrl.Result{}, nil
	}
	if a.control.Stale(b) {
		return ctrl.Result{RequeueAfter: afterConflict}, nil
	}
	works, err := work.WorksOf(ctx, a.control, b)
	if err != nil {
		return ctrl.Result{}, err
	}
	if len(works) == 0 && len(binding.Targets(b.BindingSpec())) > 0 && meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.FullyApplied) == nil {
		return ctrl.Result{}, nil // they are still to come, and bring it back
	}
	items := Items(works)
	applied := fullyApplied(b.BindingSpec(), items)
	settled := applied && healthy(items)
	if !settled && !a.failed(b, items) && a.differs(b, items, applied) {
		if wait := a.pace.Delay(req.NamespacedName); wait > 0 {
			return ctrl.Result{RequeueAfter: wait}, nil
		}
	}
	wrote, err := a.write(ctx, b, items, applied)
	if apierrors.IsConflict(err) {
		return ctrl.Result{RequeueAfter: afterConflict}, nil
	}
	if err != nil {
		return ctrl.Result{}, err
	}
	if wrote {
		a.pace.Sent(req.NamespacedName, settled)
	} else {
		a.pace.Unchanged(req.NamespacedName)
	}
	err = a.template(ctx, b, works, complete(b.BindingSpec(), items), settled)
	if errors.Is(err, interpret.ErrNotReady) {
		return ctrl.Result{RequeueAfter: work.UntilReady}, nil
	}
	return ctrl.Result{}, err
}

// interpreted says on the binding that something about its reports could not be interpreted: in a cluster, which its Work
// says, or here, while adding them up.
func (a *Aggregator) interpreted(ctx context.Context, b binding.Binding, works []workv1alpha1.Work, failure error) error {
	var failures []error
	for i := range works {
		w := &works[i]
		cluster, ok := names.ClusterOf(w.Namespace)
		if c := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkInterpreted); ok && c != nil && c.Status == metav1.ConditionFalse {
			failures = append(failures, fmt.Errorf("cluster %s: %s", cluster, c.Message))
		}
	}
	slices.SortFunc(failures, func(a, b error) int { return cmp.Compare(a.Error(), b.Error()) })
	_, err := patch.Status(ctx, a.control, b.(client.Object), func(client.Object) {
		condition.Set(&b.BindingStatus().Conditions, metav1.NewTime(a.Clock.Now()), errors.Join(append(failures, failure)...))
	})
	return err
}

var condition = conditions.FailureCondition{Type: workv1alpha2.Interpreted, Failed: workv1alpha2.InterpretFailed, Recovered: workv1alpha2.InterpretSuccess}

// complete adds an empty report for each target that has none: a cluster whose Work is not made yet has not dealt with
// anything, and leaving it out would let the template seem rolled out, or a Job complete for good, without it.
func complete(spec *workv1alpha2.ResourceBindingSpec, items []workv1alpha2.AggregatedStatusItem) []workv1alpha2.AggregatedStatusItem {
	out := slices.Clone(items)
	for _, t := range binding.Targets(spec) {
		if !slices.ContainsFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool { return i.ClusterName == t.Name }) {
			out = append(out, workv1alpha2.AggregatedStatusItem{ClusterName: t.Name, Health: workv1alpha2.ResourceUnknown})
		}
	}
	sortByCluster(out)
	return out
}

func sortByCluster(items []workv1alpha2.AggregatedStatusItem) {
	slices.SortFunc(items, func(a, b workv1alpha2.AggregatedStatusItem) int { return cmp.Compare(a.ClusterName, b.ClusterName) })
}

// Items are the reports of the clusters, sorted by cluster (semantics §11).
func Items(works []workv1alpha1.Work) []workv1alpha2.AggregatedStatusItem {
	var out []workv1alpha2.AggregatedStatusItem
	for i := range works {
		w := &works[i]
		cluster, ok := names.ClusterOf(w.Namespace)
		if !ok || w.DeletionTimestamp != nil {
			continue
		}
		item := workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Health: workv1alpha2.ResourceUnknown}
		if condition := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied); condition == nil || condition.Status != metav1.ConditionTrue {
			if condition != nil {
				item.AppliedMessage = condition.Message
			}
		} else {
			item.Applied = true
			if len(w.Status.ManifestStatuses) > 0 {
				s := &w.Status.ManifestStatuses[0]
				item.Status, item.Health = s.Status, workv1alpha2.ResourceHealth(s.Health)
			}
		}
		out = append(out, item)
	}
	sortByCluster(out)
	return out
}

func fullyApplied(spec *workv1alpha2.ResourceBindingSpec, items []workv1alpha2.AggregatedStatusItem) bool {
	existing := binding.Existing(spec)
	if len(existing) == 0 || len(existing) != len(items) {
		return false
	}
	return !slices.ContainsFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool { return !i.Applied || !existing.Has(i.ClusterName) })
}

func healthy(items []workv1alpha2.AggregatedStatusItem) bool {
	return !slices.ContainsFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool { return i.Health != workv1alpha2.ResourceHealthy })
}

// failed says whether the items bring a failure that the binding does not show yet: bad news does not wait.
func (a *Aggregator) failed(b binding.Binding, items []workv1alpha2.AggregatedStatusItem) bool {
	known := map[string]string{}
	for _, i := range b.BindingStatus().AggregatedStatus {
		known[i.ClusterName] = i.AppliedMessage
	}
	return slices.ContainsFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool {
		return i.AppliedMessage != "" && i.AppliedMessage != known[i.ClusterName]
	})
}

func (a *Aggregator) differs(b binding.Binding, items []workv1alpha2.AggregatedStatusItem, applied bool) bool {
	st := b.BindingStatus()
	return !equality.Semantic.DeepEqual(st.AggregatedStatus, items) || meta.IsStatusConditionTrue(st.Conditions, workv1alpha2.FullyApplied) != applied ||
		meta.FindStatusCondition(st.Conditions, workv1alpha2.FullyApplied) == nil
}

// write brings the binding's status in line.
func (a *Aggregator) write(ctx context.Context, b binding.Binding, items []workv1alpha2.AggregatedStatusItem, applied bool) (bool, error) {
	outcome, reason, message := metav1.ConditionFalse, workv1alpha2.FullyAppliedFailed, "Failed to apply all works, see status.aggregatedStatus for details"
	if applied {
		outcome, reason, message = metav1.ConditionTrue, workv1alpha2.FullyAppliedSuccess, "All works have been successfully applied"
	}
	now := metav1.NewTime(a.Clock.Now())
	wrote, err := patch.Status(ctx, a.control, b.(client.Object), func(client.Object) {
		st := b.BindingStatus()
		if !equality.Semantic.DeepEqual(st.AggregatedStatus, items) {
			st.AggregatedStatus = items
		}
		conditions.Set(&st.Conditions, now, workv1alpha2.FullyApplied, outcome, reason, message, 0)
	})
	return wrote, err
}

// template writes the sum into the status of the user's object, if its kind has one that adds up.
func (a *Aggregator) template(ctx context.Context, b binding.Binding, works []workv1alpha1.Work, items []workv1alpha2.AggregatedStatusItem, settled bool) error {
	ref, gvk := b.BindingSpec().Resource, binding.TemplateKind(b)
	mapping, err := a.mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if err != nil {
		if meta.IsNoMatchError(err) {
			return nil
		}
		return fmt.Errorf("find the kind %s: %w", gvk, err)
	}
	var resource dynamic.ResourceInterface = a.templates.Resource(mapping.Resource)
	if ref.Namespace != "" {
		resource = a.templates.Resource(mapping.Resource).Namespace(ref.Namespace)
	}
	template, err := resource.Get(ctx, ref.Name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		return nil
	} else if err != nil {
		return fmt.Errorf("read %s %s/%s: %w", ref.Kind, ref.Namespace, ref.Name, err)
	}
	if template.GetUID() != ref.UID || template.GetDeletionTimestamp() != nil {
		return nil
	}
	next, err := a.Chain.Aggregate(ctx, template, items)
	switch {
	case errors.Is(err, interpret.ErrNoInterpreter):
		if err := a.interpreted(ctx, b, works, nil); err != nil {
			return err
		}
		if settled {
			a.tell(b, false, "Update Resource with AggregatedStatus successfully.")
		}
		return nil
	case errors.Is(err, interpret.ErrNotReady):
		return err
	case err != nil:
		a.tell(b, true, err.Error())
		return errors.Join(err, a.interpreted(ctx, b, works, err))
	}
	if err := a.interpreted(ctx, b, works, nil); err != nil {
		return err
	}
	if !equality.Semantic.DeepEqual(template.Object["status"], next.Object["status"]) {
		patch, err := json.Marshal(map[string]any{"metadata": map[string]any{"uid": template.GetUID()}, "status": difference(template.Object["status"], next.Object["status"])})
		if err != nil {
			return fmt.Errorf("encode the status of %s %s/%s: %w", ref.Kind, ref.Namespace, ref.Name, err)
		}
		if _, err := resource.Patch(ctx, ref.Name, types.MergePatchType, patch, metav1.PatchOptions{FieldManager: fieldManager}, "status"); err != nil {
			if apierrors.IsNotFound(err) {
				return nil
			}
			return fmt.Errorf("write the status of %s %s/%s: %w", ref.Kind, ref.Namespace, ref.Name, err)
		}
	}
	if settled {
		a.tell(b, false, "Update Resource with AggregatedStatus successfully.")
	}
	return nil
}

const fieldManager = "karmada-controller-manager"

// difference is a merge patch between two statuses: what next lacks is removed.
func difference(current, next any) any {
	from, ok := current.(map[string]any)
	to, isMap := next.(map[string]any)
	if !ok || !isMap {
		return next
	}
	out := map[string]any{}
	for k, v := range to {
		if old, ok := from[k]; !ok || !equality.Semantic.DeepEqual(old, v) {
			if _, nested := v.(map[string]any); nested {
				out[k] = difference(old, v)
			} else {
				out[k] = v
			}
		}
	}
	for k := range from {
		if _, ok := to[k]; !ok {
			out[k] = nil
		}
	}
	return out
}

func (a *Aggregator) tell(b binding.Binding, warning bool, message string) {
	e := events.Event{
		On: binding.TemplateReference(b), Source: binding.ScopeOf(b).StatusSource, Reason: "AggregateStatusSucceed", Warning: warning,
		Message: message, Once: b.BindingSpec().Resource.ResourceVersion,
	}
	if warning {
		e.Reason = "AggregateStatusFailed"
	}
	a.Events.Emit(e)
}
