// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package scheduler writes into each binding the clusters that decide chooses for it.
//
//	Binding, Cluster events ─► queue ─► 1 read the binding  2 is there a reason?  3 snapshot  4 decide  5 patch  6 tell
//
// At most two writes follow from a decision: the clusters with the placement they were chosen by, and the status. A
// binding that cannot be placed keeps the clusters it has; it is tried again when a cluster changes in a way that could
// help.
package scheduler

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler/decide"
	"karmada.io/karmada/internal/status"
)

// Options say which bindings a scheduler handles and how.
type Options struct {
	// Name is the scheduler's; it handles the bindings that name it. Empty means names.DefaultScheduler.
	Name   string
	Events events.Recorder
	Clock  clock.PassiveClock
	// Workers is how many bindings are placed at once; 0 means 4.
	Workers int
	// KeepEmpty keeps clusters that get no replicas (--enable-empty-workload-propagation).
	KeepEmpty bool
}

// Scheduler is a Runnable.
type Scheduler struct {
	Options
	control client.Client
	cache   cache.Cache
	queue   workqueue.TypedRateLimitingInterface[key]
	written status.Written
}

// key names a binding; the scope follows from whether it has a namespace.
type key = types.NamespacedName

const (
	defaultWorkers = 4
	// Backoff of a failed attempt (semantics §13.1).
	minBackoff, maxBackoff = time.Second, 10 * time.Second
	// afterConflict gives the cache time to see the write that came between.
	afterConflict = 20 * time.Millisecond
)

// Setup adds the scheduler to the manager.
func Setup(mgr manager.Manager, o Options) error {
	return mgr.Add(New(mgr.GetClient(), mgr.GetCache(), o))
}

// New makes a scheduler that reads from and writes to the control plane.
func New(control client.Client, c cache.Cache, o Options) *Scheduler {
	if o.Name == "" {
		o.Name = names.DefaultScheduler
	}
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	return &Scheduler{Options: o, control: control, cache: c,
		queue: workqueue.NewTypedRateLimitingQueueWithConfig(
			workqueue.NewTypedItemExponentialFailureRateLimiter[key](minBackoff, maxBackoff),
			workqueue.TypedRateLimitingQueueConfig[key]{Name: "scheduler"})}
}

// NeedLeaderElection keeps two schedulers of one name from working at once.
func (s *Scheduler) NeedLeaderElection() bool { return true }

// Start works until ctx ends.
func (s *Scheduler) Start(ctx context.Context) error {
	if err := s.watch(ctx); err != nil {
		return err
	}
	if !s.cache.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	var wg sync.WaitGroup
	for range s.Workers {
		wg.Go(func() {
			for s.next(ctx) {
			}
		})
	}
	<-ctx.Done()
	s.queue.ShutDown()
	wg.Wait()
	return nil
}

func (s *Scheduler) watch(ctx context.Context) error {
	for _, scope := range binding.Scopes {
		informer, err := s.cache.GetInformer(ctx, scope.New())
		if err != nil {
			return fmt.Errorf("watch %s: %w", scope.Name, err)
		}
		_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
			AddFunc: func(o any) { s.enqueue(o) },
			UpdateFunc: func(old, o any) {
				if a, b := old.(metav1.Object), o.(metav1.Object); a.GetGeneration() != b.GetGeneration() || !ours(old) && ours(o) {
					s.enqueue(o)
				}
			},
			DeleteFunc: s.forget,
		})
		if err != nil {
			return fmt.Errorf("watch %s: %w", scope.Name, err)
		}
	}
	informer, err := s.cache.GetInformer(ctx, &clusterv1alpha1.Cluster{})
	if err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc: func(any) { s.clusterChanged(ctx) },
		UpdateFunc: func(old, o any) {
			if couldMatter(old.(*clusterv1alpha1.Cluster), o.(*clusterv1alpha1.Cluster)) {
				s.clusterChanged(ctx)
			}
		},
		DeleteFunc: func(any) { s.clusterChanged(ctx) },
	})
	return err
}

// ours says whether a binding came from a policy or from a controller that wants it scheduled.
func ours(o any) bool {
	b, ok := o.(metav1.Object)
	if !ok {
		return false
	}
	l := b.GetLabels()
	return l[names.PolicyID] != "" || l[names.ClusterPolicyID] != "" || l[names.BindingManagedBy] != ""
}

func (s *Scheduler) enqueue(o any) {
	if b, ok := o.(binding.Binding); ok && s.handles(b) {
		s.queue.Add(types.NamespacedName{Namespace: b.GetNamespace(), Name: b.GetName()})
	}
}

// forget drops what is remembered of a binding that is gone.
func (s *Scheduler) forget(o any) {
	if last, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
		o = last.Obj
	}
	if b, ok := o.(metav1.Object); ok {
		s.written.Forget(b.GetUID())
	}
}

func (s *Scheduler) handles(b binding.Binding) bool {
	name := b.BindingSpec().SchedulerName
	if name == "" {
		name = names.DefaultScheduler
	}
	held := b.BindingSpec().Suspension
	return name == s.Name && ours(b) && b.GetDeletionTimestamp() == nil && (held == nil || held.Scheduling == nil || !*held.Scheduling)
}

// couldMatter says whether a change of a cluster can change any decision: its labels, its spec (fields, taints), whether
// it is going, and which kinds it serves. Everything else of its status changes all the time.
func couldMatter(old, c *clusterv1alpha1.Cluster) bool {
	return old.Generation != c.Generation || (old.DeletionTimestamp == nil) != (c.DeletionTimestamp == nil) ||
		!equality.Semantic.DeepEqual(old.Labels, c.Labels) || !equality.Semantic.DeepEqual(old.Status.APIEnablements, c.Status.APIEnablements)
}

// clusterChanged looks at every binding again: which of them are concerned is cheaper to decide than to index.
func (s *Scheduler) clusterChanged(ctx context.Context) {
	var namespaced workv1alpha2.ResourceBindingList
	var cluster workv1alpha2.ClusterResourceBindingList
	if !s.synced(ctx) {
		return // their own events come
	}
	if err := errors.Join(s.control.List(ctx, &namespaced), s.control.List(ctx, &cluster)); err != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Cannot list bindings after a cluster changed")
		return
	}
	for i := range namespaced.Items {
		s.enqueue(&namespaced.Items[i])
	}
	for i := range cluster.Items {
		s.enqueue(&cluster.Items[i])
	}
}

func (s *Scheduler) synced(ctx context.Context) bool {
	for _, scope := range binding.Scopes {
		informer, err := s.cache.GetInformer(ctx, scope.New(), cache.BlockUntilSynced(false))
		if err != nil || !informer.HasSynced() {
			return false
		}
	}
	return true
}

func (s *Scheduler) next(ctx context.Context) bool {
	k, down := s.queue.Get()
	if down {
		return false
	}
	defer s.queue.Done(k)
	log := ctrl.LoggerFrom(ctx).WithName("scheduler").WithValues("binding", k)
	if err := s.schedule(ctrl.LoggerInto(ctx, log), k); err != nil {
		if errors.Is(err, errBehind) || apierrors.IsConflict(err) {
			s.queue.AddAfter(k, afterConflict)
			return true
		}
		log.Error(err, "Cannot schedule the binding; trying again")
		s.queue.AddRateLimited(k)
		return true
	}
	s.queue.Forget(k)
	return true
}

// errBehind says that the cache does not show yet what was written last.
var errBehind = errors.New("the cache is behind")

// schedule places one binding. An error means that it is worth trying again by itself.
func (s *Scheduler) schedule(ctx context.Context, k key) error {
	// 1. The binding, and whether it is ours to place.
	b := binding.ScopeFor(k.Namespace).New()
	if err := s.control.Get(ctx, k, b); err != nil {
		return client.IgnoreNotFound(err)
	}
	if !s.handles(b) {
		s.written.Forget(b.GetUID())
		return nil
	}
	if s.written.Behind(b) {
		return errBehind
	}
	// 2, 3. The clusters as they are now.
	clusters, err := snapshot(ctx, s.control)
	if err != nil {
		return err
	}
	// 4. Deciding is cheap and has no side effects, so there is no need to find out first whether it is due.
	d, failure := decide.Default().Decide(clusters, RequestFor(b, s.KeepEmpty), nil)
	// 5. At most two patches.
	if failure == nil {
		err = s.place(ctx, b, d)
	} else {
		err = s.stay(ctx, b, clusters)
	}
	if err != nil {
		return err
	}
	s.written.Note(b)
	if err := s.report(ctx, b, d, failure); err != nil {
		return err
	}
	s.written.Note(b)
	// 6. Tell the user.
	s.tell(b, failure)
	return retryable(failure)
}

// retryable leaves only failures that may pass by themselves: what does not fit waits for a change.
func retryable(failure error) error {
	var fit *decide.FitError
	var unschedulable *decide.UnschedulableError
	if failure == nil || errors.As(failure, &fit) || errors.As(failure, &unschedulable) {
		return nil
	}
	return failure
}

// RequestFor is what a binding asks of decide.
func RequestFor(b binding.Binding, keepEmpty bool) decide.Request {
	spec := b.BindingSpec()
	r := decide.Request{
		Kind: binding.TemplateKind(b), Seed: string(spec.Resource.UID), Placement: spec.Placement,
		Replicas: spec.Replicas, Workload: binding.Workload(spec), Current: spec.Clusters,
		Components: spec.Components, Affinity: b.BindingStatus().SchedulerObservedAffinityName, Fresh: anew(b), KeepEmpty: keepEmpty,
	}
	for i := range spec.GracefulEvictionTasks {
		r.Evicting = append(r.Evicting, spec.GracefulEvictionTasks[i].FromCluster)
	}
	return r
}

// anew says whether somebody asked for a fresh start since the last decision (semantics §13.7, §13.8).
func anew(b binding.Binding) bool {
	asked, last := b.BindingSpec().RescheduleTriggeredAt, b.BindingStatus().LastScheduledTime
	return asked != nil && (last == nil || asked.After(last.Time))
}

// place writes the clusters and the placement that they were chosen by.
func (s *Scheduler) place(ctx context.Context, b binding.Binding, d decide.Decision) error {
	applied, err := json.Marshal(b.BindingSpec().Placement)
	if err != nil {
		return fmt.Errorf("encode the placement of %s: %w", binding.Title(b), err)
	}
	_, err = status.UpdateObject(ctx, s.control, client.Object(b), func(o client.Object) {
		if !equality.Semantic.DeepEqual(b.BindingSpec().Clusters, d.Clusters) {
			b.BindingSpec().Clusters = d.Clusters
		}
		if o.GetAnnotations()[names.AppliedPlacement] != string(applied) {
			annotations := map[string]string{names.AppliedPlacement: string(applied)}
			for k, v := range o.GetAnnotations() {
				if k != names.AppliedPlacement {
					annotations[k] = v
				}
			}
			o.SetAnnotations(annotations)
		}
	})
	return err
}

// stay keeps the clusters chosen earlier, for nothing better is known, but for those that are being removed: they wait to
// be left.
func (s *Scheduler) stay(ctx context.Context, b binding.Binding, clusters *decide.Snapshot) error {
	staying := clusters.Staying(b.BindingSpec().Clusters)
	if len(staying) == len(b.BindingSpec().Clusters) {
		return nil
	}
	_, err := status.UpdateObject(ctx, s.control, client.Object(b), func(client.Object) { b.BindingSpec().Clusters = staying })
	return err
}

// report writes the outcome into the status.
func (s *Scheduler) report(ctx context.Context, b binding.Binding, d decide.Decision, failure error) error {
	now := metav1.NewTime(s.Clock.Now())
	outcome, reason, message := metav1.ConditionTrue, workv1alpha2.BindingReasonSuccess, successMessage
	if failure != nil {
		outcome, reason, message = metav1.ConditionFalse, reasonOf(failure), failure.Error()
		if n := len(b.BindingSpec().Clusters); n > 0 {
			message += fmt.Sprintf(" The %d clusters chosen earlier are kept.", n)
		}
	}
	_, err := status.Update(ctx, s.control, client.Object(b), func(client.Object) {
		st := b.BindingStatus()
		moved := st.SchedulerObservedGeneration != b.GetGeneration()
		status.Set(&st.Conditions, now, workv1alpha2.Scheduled, outcome, reason, message, 0)
		if failure != nil {
			return
		}
		st.SchedulerObservedGeneration, st.SchedulerObservedAffinityName = b.GetGeneration(), d.Affinity
		if moved || st.LastScheduledTime == nil {
			st.LastScheduledTime = &now
		}
	})
	return err
}

const successMessage = "Binding has been scheduled successfully."

func reasonOf(failure error) string {
	var fit *decide.FitError
	var unschedulable *decide.UnschedulableError
	switch {
	case errors.As(failure, &fit):
		return workv1alpha2.BindingReasonNoClusterFit
	case errors.As(failure, &unschedulable):
		return workv1alpha2.BindingReasonUnschedulable
	default:
		return workv1alpha2.BindingReasonSchedulerError
	}
}

// tell emits the outcome on the binding and on the user's object.
func (s *Scheduler) tell(b binding.Binding, failure error) {
	e := events.Event{Source: s.Name, Reason: "ScheduleBindingSucceed", Message: successMessage + result(b)}
	if failure != nil {
		e.Reason, e.Warning, e.Message = "ScheduleBindingFailed", true, failure.Error()
	}
	for _, on := range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		e.On = on
		s.Events.Emit(e)
	}
}

// result prints targets as the contract's event does: " Result: {member1:1, member2:1}".
func result(b binding.Binding) string {
	var parts []string
	for _, c := range b.BindingSpec().Clusters {
		parts = append(parts, fmt.Sprintf("%s:%d", c.Name, c.Replicas))
	}
	slices.Sort(parts)
	text := "{" + strings.Join(parts, ", ") + "}"
	if b.GetNamespace() == "" {
		return " Result " + text // the contract has no colon here
	}
	return " Result: " + text
}
