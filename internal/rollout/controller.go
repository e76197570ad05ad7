// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package rollout runs staged rollouts: for each binding whose policy has a strategy of type Staged, it records the revisions of the
// template, and decides which revision each cluster gets. Package work/sync renders it with the current replicas, so that scaling,
// failover and the correction of drift do not wait for the rollout.
//
//	template, override policies ─► revision (pure) ─► ControllerRevisions, owned by the binding
//	Works, clusters, approvals, status ─► advance (pure) ─► status of the StagedRollout ─► work/sync
//
// Invariants: all state is in the StagedRollout and the ControllerRevisions. A binding without a strategy has neither, and costs no
// write. If the StagedRollout is missing or stale, no cluster is changed.
package rollout

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/advance"
	"karmada.io/karmada/internal/rollout/revision"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/sync"
)

// Name is the name of the controllers, with the scope.
const Name = "staged-rollout-controller"

// Rollout is a StagedRollout or a ClusterStagedRollout.
type Rollout interface {
	client.Object
	RolloutSpec() *fleetv1alpha1.StagedRolloutSpec
	RolloutStatus() *fleetv1alpha1.StagedRolloutStatus
}

// newRollout returns an empty rollout of a scope.
func newRollout(s binding.Scope) Rollout {
	if s.Namespaced {
		return &fleetv1alpha1.StagedRollout{}
	}
	return &fleetv1alpha1.ClusterStagedRollout{}
}

// Options configure the controllers; all fields are required.
type Options struct {
	Chain   interpret.Chain
	Events  events.Recorder
	Clock   clock.PassiveClock
	Metrics Querier
}

// Controller runs the rollouts of both scopes.
type Controller struct {
	Options
	control   *consistency.Client
	live      client.Reader
	templates template.Client
	phases    phases
	messages  messages
	queue     atomic.Pointer[workqueue.TypedRateLimitingInterface[ctrl.Request]] // of namespaced bindings; nil before the start
	// Both are caches; they can be lost.
	measurements *measurements
	expressions  expressions
}

// New returns the controller.
func New(control client.Client, live client.Reader, o Options) *Controller {
	return &Controller{
		Options: o, control: consistency.NewClient(control), live: live, templates: template.NewClient(control, live),
		measurements: newMeasurements(), expressions: newExpressions(),
	}
}

// Reconcile advances the rollout of one binding.
func (c *Controller) Reconcile(ctx context.Context, s binding.Scope, req ctrl.Request) (ctrl.Result, error) {
	// 1. Read the binding and its rollout.
	b := s.New()
	if err := c.control.Get(ctx, req.NamespacedName, b); err != nil {
		if apierrors.IsNotFound(err) {
			c.forget(req.NamespacedName)
		}
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if c.control.Stale(b) {
		return ctrl.Result{}, requeue.ErrStale
	}
	if b.GetDeletionTimestamp() != nil {
		c.forget(req.NamespacedName)
		return ctrl.Result{}, nil // the garbage collector deletes the rollout
	}
	r, err := c.read(ctx, b)
	if err != nil {
		return ctrl.Result{}, err
	}
	// 2. Without a strategy, delete what an earlier one left.
	if b.BindingSpec().StagedRollout == nil {
		c.forget(req.NamespacedName)
		return ctrl.Result{}, c.end(ctx, b, r)
	}
	if binding.ID(b) == "" || len(binding.Targets(b.BindingSpec())) == 0 && (r == nil || r.RolloutStatus().Revision == 0) {
		return ctrl.Result{}, nil
	}
	// 3. Read the template and determine its revision.
	content, err := c.current(ctx, b)
	if err != nil || content == nil {
		return ctrl.Result{}, err
	}
	h, current, err := c.record(ctx, b, content, used(r))
	if err != nil {
		return ctrl.Result{}, err
	}
	if r == nil {
		if r, err = c.create(ctx, b); err != nil {
			return ctrl.Result{}, err
		}
	}
	// 4. Advance the rollout.
	target, err := c.target(ctx, r, h.revisions, current)
	if err != nil {
		return ctrl.Result{}, err
	}
	recorded := h.contents[current].Generation
	h.contents[current] = content // with its Secrets
	wake, err := c.advance(ctx, b, r, h, target, current)
	if err != nil {
		return ctrl.Result{}, err
	}
	c.phases.set(req.NamespacedName, r.RolloutStatus())
	if err := c.summarize(ctx, b, r.RolloutStatus(), recorded); err != nil {
		return ctrl.Result{}, err
	}
	// 5. Delete the revisions above the limit.
	return ctrl.Result{RequeueAfter: wake}, c.prune(ctx, b, h.revisions)
}

// forget drops what this process holds for a binding without a rollout.
func (c *Controller) forget(key types.NamespacedName) {
	c.phases.set(key, nil)
	c.messages.forget(key)
	c.measurements.take(key, "")
}

// current returns the current content of the template of a binding, or nil if the template is missing or not permitted.
func (c *Controller) current(ctx context.Context, b binding.Binding) (*revision.Content, error) {
	object, err := c.templates.Get(ctx, b.BindingSpec().Resource)
	if err != nil || object == nil || object.GetDeletionTimestamp() != nil || binding.CheckTemplate(b, object.GetNamespace()) != nil {
		return nil, err
	}
	overrides, err := sync.Overrides(ctx, c.control, b, object)
	if err != nil {
		return nil, err
	}
	return c.content(ctx, b, object, overrides)
}

// read reads the rollout of a binding from the cache, or returns nil if there is none. The rollout of another binding of the name is an
// error until the garbage collector has deleted it.
func (c *Controller) read(ctx context.Context, b binding.Binding) (Rollout, error) {
	r := newRollout(binding.ScopeOf(b))
	if err := c.control.Get(ctx, client.ObjectKeyFromObject(b), r); apierrors.IsNotFound(err) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("read rollout %s: %w", client.ObjectKeyFromObject(b), err)
	}
	if c.control.Stale(r) {
		return nil, requeue.ErrStale
	}
	if !metav1.IsControlledBy(r, b) || r.GetDeletionTimestamp() != nil {
		return nil, requeue.After(time.Second, "the rollout of an earlier binding is being deleted")
	}
	return r, nil
}

// end deletes the rollout and the revisions of a binding that no longer has a strategy.
func (c *Controller) end(ctx context.Context, b binding.Binding, r Rollout) error {
	if r == nil && b.BindingStatus().Rollout == nil {
		return nil
	}
	// The cached binding may be older than the strategy, and the content of clusters that wait cannot be restored.
	live := binding.ScopeOf(b).New()
	if err := c.live.Get(ctx, client.ObjectKeyFromObject(b), live); err != nil {
		return client.IgnoreNotFound(err)
	}
	if live.GetUID() != b.GetUID() || live.BindingSpec().StagedRollout != nil {
		return requeue.ErrStale
	}
	if _, err := patch.Status(ctx, c.control, b, func(b binding.Binding) { b.BindingStatus().Rollout = nil }); err != nil || r == nil {
		return err
	}
	h, err := c.history(ctx, b, false)
	if err != nil {
		return err
	}
	for i := range h.revisions {
		if err := client.IgnoreNotFound(c.control.Delete(ctx, &h.revisions[i])); err != nil {
			return fmt.Errorf("delete revision %s: %w", h.revisions[i].Name, err)
		}
	}
	if err := c.deleteSecrets(ctx, b, nil); err != nil {
		return err
	}
	uid := r.GetUID()
	if err := client.IgnoreNotFound(c.control.Delete(ctx, r, client.Preconditions{UID: &uid})); err != nil {
		return fmt.Errorf("delete rollout %s: %w", client.ObjectKeyFromObject(r), err)
	}
	return nil
}

// create creates the rollout of a binding.
func (c *Controller) create(ctx context.Context, b binding.Binding) (Rollout, error) {
	r, resource := newRollout(binding.ScopeOf(b)), b.BindingSpec().Resource
	r.SetNamespace(b.GetNamespace())
	r.SetName(b.GetName())
	r.SetOwnerReferences([]metav1.OwnerReference{owner(b)})
	r.RolloutSpec().Unit = fleetv1alpha1.RolloutUnit{APIVersion: resource.APIVersion, Kind: resource.Kind, Name: resource.Name}
	err := c.control.Create(ctx, r)
	if apierrors.IsAlreadyExists(err) {
		return nil, requeue.ErrStale
	}
	if err != nil {
		return nil, fmt.Errorf("create rollout %s: %w", client.ObjectKeyFromObject(r), err)
	}
	return r, nil
}

func owner(b binding.Binding) metav1.OwnerReference {
	return *metav1.NewControllerRef(b, workv1alpha2.GroupVersion.WithKind(binding.ScopeOf(b).Name))
}

// target returns the revision to roll out: the requested one, or the current one. A request ends when the content changes.
func (c *Controller) target(ctx context.Context, r Rollout, revisions []appsv1.ControllerRevision, current int64) (int64, error) {
	requested, status := r.RolloutSpec().Revision, r.RolloutStatus()
	switch {
	case requested == nil:
		return current, nil
	case status.TemplateRevision != 0 && status.TemplateRevision != current:
		_, err := patch.Latest(ctx, c.control, client.Object(r), func(o client.Object) { o.(Rollout).RolloutSpec().Revision = nil })
		return current, err
	}
	for i := range revisions {
		if revisions[i].Revision == *requested {
			return *requested, nil
		}
	}
	c.emit(r, "RevisionNotFound", true, fmt.Sprintf("Revision %d does not exist; the rollout is not changed.", *requested))
	if status.Revision != 0 {
		return status.Revision, nil
	}
	return current, nil
}

// advance computes and writes the status of the rollout, and starts the queries that must be made now. It returns the time until the next
// step.
func (c *Controller) advance(
	ctx context.Context, b binding.Binding, r Rollout, h history, target, current int64,
) (time.Duration, error) {
	works, err := work.Of(ctx, c.control, b)
	if err != nil {
		return 0, err
	}
	in := advance.Input{
		Strategy: b.BindingSpec().StagedRollout, Target: target, Suspended: r.RolloutSpec().Suspended,
		Status: *r.RolloutStatus(), Measurements: c.measurements.take(client.ObjectKeyFromObject(b), b.GetUID()), Now: c.Clock.Now(),
	}
	if in.Clusters, err = c.observe(ctx, b, work.OwnedBy(b, works), h.contents[target]); err != nil {
		return 0, err
	}
	if r.RolloutStatus().Revision == 0 {
		forgetUnknown(in.Clusters, h)
	}
	if err := c.awaitDependencies(ctx, b, h, target, current, in.Clusters); err != nil {
		return 0, err
	}
	if in.Approvals, err = c.approvals(ctx, r); err != nil {
		return 0, err
	}
	out := advance.Next(in)
	next := out.Status
	before := r.RolloutStatus().DeepCopy()
	next.ObservedGeneration, next.TemplateRevision = r.GetGeneration(), current
	if wait := c.messages.delay(client.ObjectKeyFromObject(b), c.Clock.Now(), before, &next); wait > 0 {
		c.measure(ctx, b, next.Revision, out.Due)
		if out.Wake > 0 {
			wait = min(wait, out.Wake)
		}
		return wait, nil
	}
	if generation := h.contents[current].Generation; next.Failure() != "" || !equality.Semantic.DeepEqual(&next, before) {
		next.TemplateGeneration = generation
	}
	written, err := patch.Status(ctx, c.control, client.Object(r), func(o client.Object) { *o.(Rollout).RolloutStatus() = next })
	if err != nil {
		return 0, err
	}
	if written {
		c.report(b, r, before)
	}
	c.measure(ctx, b, next.Revision, out.Due)
	return out.Wake, nil
}

// forgetUnknown removes revisions of Works that do not exist: those of an earlier strategy.
func forgetUnknown(clusters []advance.Cluster, h history) {
	for i := range clusters {
		if h.contents[clusters[i].Revision] == nil {
			clusters[i].Revision = 0
		}
	}
}

// report records an event if the phase or the revision changed, or a stage ended.
func (c *Controller) report(b binding.Binding, r Rollout, before *fleetv1alpha1.StagedRolloutStatus) {
	status := r.RolloutStatus()
	if status.FinishedAt == nil && before.Revision == status.Revision {
		c.reportStages(b, before, status)
	}
	if before.Phase == status.Phase && before.Revision == status.Revision {
		return
	}
	if before.Revision != 0 && before.Revision != status.Revision && before.FinishedAt == nil {
		c.emit(r, "RolloutSuperseded", false, fmt.Sprintf("Revision %d replaces revision %d, whose rollout had not ended.",
			status.Revision, before.Revision))
	}
	warning := status.Phase == fleetv1alpha1.RolloutPaused || status.Phase == fleetv1alpha1.RolloutFailed ||
		status.Phase == fleetv1alpha1.RolloutRollingBack
	message := fmt.Sprintf("Revision %d: %s", status.Revision, status.Phase)
	if status.Message != "" {
		message += ": " + status.Message
	}
	c.emit(r, "Rollout"+string(status.Phase), warning, message)
	c.Events.Emit(events.Event{
		On: binding.TemplateReference(b), Source: Name, Reason: "Rollout" + string(status.Phase), Warning: warning, Message: message,
	})
}

// reportStages records an event on the template for each stage that ended with clusters.
func (c *Controller) reportStages(b binding.Binding, before, status *fleetv1alpha1.StagedRolloutStatus) {
	for i := range status.Stages {
		stage, clusters := &status.Stages[i], 0
		ended := func(s fleetv1alpha1.RolloutStageStatus) bool { return s.Name == stage.Name && s.FinishedAt != nil }
		if !ended(*stage) || slices.ContainsFunc(before.Stages, ended) {
			continue
		}
		for j := range status.Clusters {
			if status.Clusters[j].Stage == stage.Name {
				clusters++
			}
		}
		if clusters > 0 {
			c.Events.Emit(events.Event{
				On: binding.TemplateReference(b), Source: Name, Reason: "RolloutStageSucceeded",
				Message: fmt.Sprintf("Revision %d: stage %s with %d clusters has ended.", status.Revision, stage.Name, clusters),
			})
		}
	}
}

func (c *Controller) emit(r Rollout, reason string, warning bool, message string) {
	kind := "StagedRollout"
	if r.GetNamespace() == "" {
		kind = "ClusterStagedRollout"
	}
	c.Events.Emit(events.Event{On: corev1.ObjectReference{
		APIVersion: fleetv1alpha1.GroupVersion.String(), Kind: kind, Namespace: r.GetNamespace(), Name: r.GetName(), UID: r.GetUID(),
	}, Source: Name, Reason: reason, Warning: warning, Message: message})
}

// namespaceOf returns the namespace of the revisions of a binding.
func namespaceOf(b binding.Binding) string {
	if b.GetNamespace() == "" {
		return names.SystemNamespace
	}
	return b.GetNamespace()
}
