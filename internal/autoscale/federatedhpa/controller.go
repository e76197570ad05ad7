// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package federatedhpa scales the templates of FederatedHPAs by the metrics of their pods in all clusters.
//
//	FederatedHPA ─► scale of the template, binding ─► pods and resource metrics of the ready target clusters ─┐
//	                custom metrics API of the control plane (karmada-metrics-adapter) ────────────────────────┴► package replicas
//	                                                                                      scale of the template ◄┘
//
// The algorithm follows HorizontalPodAutoscaler v2. Replicas in clusters that are not ready, or cannot be read, count as pods without
// metrics. If a metric cannot be read, nothing is scaled down.
package federatedhpa

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/autoscale/replicas"
	"karmada.io/karmada/internal/autoscale/scaling"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controller and the source of its events.
const Name = "federatedHPA-controller"

// workers is the number of FederatedHPAs that are processed at a time. They mostly wait for members and metrics.
const workers = 5

// Options configure the controller. All fields but Custom are required.
type Options struct {
	Scaler  *scaling.Scaler
	Members connections
	// Custom reads the custom metrics API of the control plane; Setup sets it if it is nil.
	Custom CustomMetrics
	Events events.Recorder
	Clock  clock.PassiveClock
	Config
}

// Controller is the reconciler.
type Controller struct {
	Options
	control *consistency.Client

	mu        sync.Mutex // guards histories
	histories map[types.NamespacedName]*entry
}

// entry is the history of one FederatedHPA. It is used by one worker at a time.
type entry struct {
	uid types.UID
	replicas.History
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	if c.Custom == nil {
		if err := c.setupCustomMetrics(mgr); err != nil {
			return err
		}
	}
	return requeue.NewController(mgr, Name).
		For(&autoscalingv1alpha1.FederatedHPA{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		WithOptions(controller.Options{MaxConcurrentReconciles: workers}).
		Complete(c)
}

// New returns the controller.
func New(control client.Client, o Options) *Controller {
	return &Controller{Options: o, control: consistency.NewClient(control), histories: map[types.NamespacedName]*entry{}}
}

// Reconcile evaluates one FederatedHPA, scales its template, and requeues it after the interval.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (result ctrl.Result, err error) {
	start := c.Clock.Now()
	defer func() { metric.Observe(processDuration, c.Clock.Since(start), requeue.IgnoreExpected(err)) }()
	var hpa autoscalingv1alpha1.FederatedHPA
	if err := c.control.Get(ctx, req.NamespacedName, &hpa); err != nil {
		if apierrors.IsNotFound(err) {
			c.forget(req.NamespacedName)
		}
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if hpa.DeletionTimestamp != nil {
		return ctrl.Result{}, nil
	}
	if c.control.Stale(&hpa) {
		return ctrl.Result{}, requeue.ErrStale
	}
	e := evaluation{
		Controller: c, hpa: hpa.DeepCopy(), now: start, history: c.historyOf(&hpa),
		status: *hpa.Status.DeepCopy(),
	}
	failure := e.run(ctx)
	_, err = patch.Status(ctx, c.control, &hpa, func(hpa *autoscalingv1alpha1.FederatedHPA) { hpa.Status = e.status })
	switch {
	case requeue.Expected(err):
		return ctrl.Result{RequeueAfter: c.Interval}, nil // the next evaluation writes it
	case client.IgnoreNotFound(err) != nil:
		c.emit(&hpa, "FailedUpdateStatus", err.Error())
		return ctrl.Result{}, err
	case failure != nil:
		ctrl.LoggerFrom(ctx).V(1).Info("FederatedHPA was not evaluated", "reason", failure.Error())
	}
	return ctrl.Result{RequeueAfter: c.Interval}, nil
}

// historyOf returns the history of a FederatedHPA; a recreated one has none.
func (c *Controller) historyOf(hpa *autoscalingv1alpha1.FederatedHPA) *replicas.History {
	c.mu.Lock()
	defer c.mu.Unlock()
	key := client.ObjectKeyFromObject(hpa)
	if e := c.histories[key]; e != nil && e.uid == hpa.UID {
		return &e.History
	}
	c.histories[key] = &entry{uid: hpa.UID}
	return &c.histories[key].History
}

func (c *Controller) forget(key types.NamespacedName) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.histories, key)
}

// evaluation is one evaluation of a FederatedHPA.
type evaluation struct {
	*Controller
	hpa     *autoscalingv1alpha1.FederatedHPA
	now     time.Time
	history *replicas.History
	status  autoscalingv2.HorizontalPodAutoscalerStatus // the next one
}

// run evaluates the metrics and scales the template. It returns the reason if that was not possible.
func (e *evaluation) run(ctx context.Context) error {
	e.status.ObservedGeneration = new(e.hpa.Generation)
	ref := e.hpa.Spec.ScaleTargetRef
	scale, err := e.Scaler.Get(ctx, e.hpa.Namespace, ref)
	if err != nil {
		e.set(autoscalingv2.AbleToScale, false, "FailedGetScale", "the HPA controller was unable to get the target's current scale: %v", err)
		e.emit(e.hpa, "FailedGetScale", err.Error())
		return err
	}
	e.set(autoscalingv2.AbleToScale, true, "SucceededGetScale", "the HPA controller was able to get the target's current scale")
	current := scale.Spec.Replicas
	e.history.Start(current, e.now)
	bounds := replicas.Bounds{Min: 1, Max: e.hpa.Spec.MaxReplicas, Behavior: e.hpa.Spec.Behavior}
	if e.hpa.Spec.MinReplicas != nil {
		bounds.Min = *e.hpa.Spec.MinReplicas
	}
	desired, reason := current, ""
	switch {
	case current == 0 && bounds.Min != 0:
		e.set(autoscalingv2.ScalingActive, false, "ScalingDisabled", "scaling is disabled since the replica count of the target is zero")
	case current > bounds.Max:
		desired, reason = bounds.Max, "Current number of replicas above Spec.MaxReplicas"
	case current < bounds.Min:
		desired, reason = bounds.Min, "Current number of replicas below Spec.MinReplicas"
	default:
		if desired, reason, err = e.desired(ctx, current, bounds); err != nil {
			e.status.CurrentReplicas = current
			return err
		}
	}
	if desired != current {
		if err := e.scale(ctx, scale, desired, reason); err != nil {
			return err
		}
	}
	e.status.CurrentReplicas, e.status.DesiredReplicas = current, desired
	return nil
}

// scale writes the replicas of the template. If they were changed since they were read, the next evaluation starts from the new number.
func (e *evaluation) scale(ctx context.Context, from *autoscalingv1.Scale, desired int32, reason string) error {
	if err := e.Scaler.Change(ctx, e.hpa.Namespace, e.hpa.Spec.ScaleTargetRef, from, desired); err != nil {
		e.set(autoscalingv2.AbleToScale, false, "FailedUpdateScale", "the HPA controller was unable to update the target scale: %v", err)
		e.emit(e.hpa, "FailedRescale", fmt.Sprintf("New size: %d; reason: %s; error: %v", desired, reason, err))
		return err
	}
	e.set(autoscalingv2.AbleToScale, true, "SucceededRescale", "the HPA controller was able to update the target scale to %d", desired)
	e.Events.Emit(events.Event{
		On: reference(e.hpa), Source: Name, Reason: "SuccessfulRescale", Once: e.now.String(),
		Message: fmt.Sprintf("New size: %d; reason: %s", desired, reason),
	})
	e.history.Changed(from.Spec.Replicas, desired, e.now)
	e.status.LastScaleTime = &metav1.Time{Time: e.now}
	return nil
}

// desired returns the number of replicas by the metrics, within the bounds and the behavior, and why it differs from the current one.
func (e *evaluation) desired(ctx context.Context, current int32, bounds replicas.Bounds) (int32, string, error) {
	w, err := e.workload(ctx)
	if err != nil {
		return 0, "", err
	}
	if w.selector == nil || w.selector.Empty() {
		err := errors.New("selector is required")
		e.set(autoscalingv2.ScalingActive, false, "InvalidSelector", "the HPA target's scale is missing a selector")
		e.emit(e.hpa, "SelectorRequired", err.Error())
		return 0, "", err
	}
	m := measurer{
		custom: e.Custom, settings: e.Settings, now: e.now, namespace: e.hpa.Namespace, current: current, workload: w,
		targets: func(ref autoscalingv2.CrossVersionObjectReference) sets.Set[string] { return e.targets(ctx, ref) },
	}
	proposed, name, err := e.propose(m, current)
	if err != nil {
		return 0, "", err
	}
	limited := e.history.Limit(bounds, current, proposed, e.now, e.Settings.DownscaleStabilization)
	switch limited.Stabilized {
	case replicas.ScaleDownStabilized:
		e.set(autoscalingv2.AbleToScale, true, limited.Stabilized,
			"recent recommendations were higher than current one, applying the highest recent recommendation")
	case replicas.ScaleUpStabilized:
		e.set(autoscalingv2.AbleToScale, true, limited.Stabilized,
			"recent recommendations were lower than current one, applying the lowest recent recommendation")
	default:
		e.set(autoscalingv2.AbleToScale, true, "ReadyForNewScale", "recommended size matches current size")
	}
	e.set(autoscalingv2.ScalingLimited, limited.Reason != replicas.DesiredWithinRange, limited.Reason, "%s", limitMessages[limited.Reason])
	reason := "All metrics below target"
	if limited.Replicas > current {
		reason = name + " above target"
	}
	return limited.Replicas, reason, nil
}

// limitMessages equal the messages of HorizontalPodAutoscaler.
var limitMessages = map[string]string{
	replicas.DesiredWithinRange: "the desired count is within the acceptable range",
	replicas.TooFewReplicas:     "the desired replica count is less than the minimum replica count",
	replicas.TooManyReplicas:    "the desired replica count is more than the maximum replica count",
	replicas.ScaleUpLimit:       "the desired replica count is increasing faster than the maximum scale rate",
	replicas.ScaleDownLimit:     "the desired replica count is decreasing faster than the maximum scale rate",
}

// propose returns the highest number of replicas of all metrics, and the name of its metric. If a metric failed, the others may scale
// up, but not down.
func (e *evaluation) propose(m measurer, current int32) (proposed int32, name string, err error) {
	specs := e.hpa.Spec.Metrics
	var (
		failed   *measurement
		measured int
		statuses = make([]autoscalingv2.MetricStatus, 0, len(specs))
	)
	for i := range specs {
		start := e.Clock.Now()
		result := m.measure(&specs[i])
		pullDuration.WithLabelValues(metric.Result(result.err), string(specs[i].Type)).Observe(e.Clock.Since(start).Seconds())
		if result.err != nil {
			if failed == nil {
				failed = &result
			}
			continue
		}
		measured++
		statuses = append(statuses, result.status)
		if result.replicas > proposed || name == "" {
			proposed, name = result.replicas, result.name
		}
	}
	e.status.CurrentMetrics = statuses
	if failed != nil && (measured == 0 || proposed < current) {
		e.set(autoscalingv2.ScalingActive, false, failed.reason, "the HPA was unable to compute the replica count: %v", failed.err)
		e.emit(e.hpa, "FailedComputeMetricsReplicas", fmt.Sprintf("invalid metrics (%d invalid out of %d), first error is: %v",
			len(specs)-measured, len(specs), failed.err))
		return 0, "", failed.err
	}
	e.set(autoscalingv2.ScalingActive, true, "ValidMetricFound", "the HPA was able to successfully calculate a replica count from %s", name)
	return proposed, name, nil
}

// binding returns the binding of an object.
func (e *evaluation) binding(ctx context.Context, ref autoscalingv2.CrossVersionObjectReference) (*workv1alpha2.ResourceBinding, error) {
	kind := schema.FromAPIVersionAndKind(ref.APIVersion, ref.Kind).GroupKind()
	b, err := indexes.Find(ctx, e.control, kind, types.NamespacedName{Namespace: e.hpa.Namespace, Name: ref.Name})
	if err != nil {
		return nil, err
	}
	if b == nil {
		return nil, apierrors.NewNotFound(workv1alpha2.Resource("resourcebindings"), names.Binding(ref.Kind, ref.Name))
	}
	return b.(*workv1alpha2.ResourceBinding), nil
}

// targets returns the clusters of an object, or nil if it may be in any cluster.
func (e *evaluation) targets(ctx context.Context, ref autoscalingv2.CrossVersionObjectReference) sets.Set[string] {
	b, err := e.binding(ctx, ref)
	if err != nil {
		return nil
	}
	out := sets.New[string]()
	for _, t := range binding.Targets(&b.Spec) {
		out.Insert(t.Name)
	}
	return out
}

// workload reads the workload in the ready clusters of its binding.
func (e *evaluation) workload(ctx context.Context) (workload, error) {
	ref := e.hpa.Spec.ScaleTargetRef
	b, err := e.binding(ctx, ref)
	if err != nil {
		err = fmt.Errorf("get the binding of %s %s/%s: %w", ref.Kind, e.hpa.Namespace, ref.Name, err)
		e.set(autoscalingv2.AbleToScale, false, "FailedGetBinding", "the HPA controller was unable to get the binding of the target: %v", err)
		e.emit(e.hpa, "FailedGetBindings", err.Error())
		return workload{}, err
	}
	var failure error
	w, err := read(ctx, e.Members, e.hpa.Namespace, ref, &b.Spec, func(name string) bool {
		var cluster clusterv1alpha1.Cluster
		if err := e.control.Get(ctx, types.NamespacedName{Name: name}, &cluster); err != nil {
			failure = errors.Join(failure, client.IgnoreNotFound(err))
			return false
		}
		return isReady(&cluster)
	}, slices.ContainsFunc(e.hpa.Spec.Metrics, func(m autoscalingv2.MetricSpec) bool {
		return m.Type == autoscalingv2.ResourceMetricSourceType || m.Type == autoscalingv2.ContainerResourceMetricSourceType
	}))
	if err := errors.Join(err, failure); err != nil {
		e.set(autoscalingv2.AbleToScale, false, "FailedGetTargetClusters",
			"the HPA controller was unable to get the target clusters: %v", err)
		e.emit(e.hpa, "FailedGetTargetClusters", err.Error())
		return workload{}, err
	}
	return w, nil
}

// set sets a condition of the next status.
func (e *evaluation) set(kind autoscalingv2.HorizontalPodAutoscalerConditionType, is bool, reason, format string, args ...any) {
	status := corev1.ConditionFalse
	if is {
		status = corev1.ConditionTrue
	}
	next := autoscalingv2.HorizontalPodAutoscalerCondition{
		Type: kind, Status: status, Reason: reason, Message: fmt.Sprintf(format, args...), LastTransitionTime: metav1.NewTime(e.now),
	}
	ofKind := func(c autoscalingv2.HorizontalPodAutoscalerCondition) bool { return c.Type == kind }
	// A condition can be set twice in one evaluation; only a difference from the written status is a transition.
	if i := slices.IndexFunc(e.hpa.Status.Conditions, ofKind); i >= 0 && e.hpa.Status.Conditions[i].Status == status {
		next.LastTransitionTime = e.hpa.Status.Conditions[i].LastTransitionTime
	}
	if i := slices.IndexFunc(e.status.Conditions, ofKind); i >= 0 {
		e.status.Conditions[i] = next
		return
	}
	e.status.Conditions = append(e.status.Conditions, next)
}

// emit records a warning.
func (c *Controller) emit(hpa *autoscalingv1alpha1.FederatedHPA, reason, message string) {
	c.Events.Emit(events.Event{On: reference(hpa), Source: Name, Reason: reason, Warning: true, Message: message})
}

func reference(hpa *autoscalingv1alpha1.FederatedHPA) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: autoscalingv1alpha1.GroupVersion.String(), Kind: "FederatedHPA", Namespace: hpa.Namespace, Name: hpa.Name, UID: hpa.UID,
	}
}
