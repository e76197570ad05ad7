// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decision

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler"
)

// clusterDelay is the time for which changes of clusters are collected before Placements are decided again.
const clusterDelay = time.Second

// Scheduler decides about bindings in memory.
type Scheduler interface {
	Schedule(ctx context.Context, b binding.Binding) (out scheduler.Outcome, needed bool, err error)
}

// Placements decides about Placements, and publishes the decisions.
type Placements struct {
	*Controller

	scheduler Scheduler
	clock     clock.PassiveClock
}

// NewPlacements returns the controller of Placements. profiles: see New.
func NewPlacements(control client.Client, s Scheduler, c clock.PassiveClock, profiles []string) *Placements {
	return &Placements{Controller: New(control, profiles), scheduler: s, clock: c}
}

// Setup adds the controller to the manager.
func (c *Placements) Setup(mgr manager.Manager) error {
	all := func(ctx context.Context, q workqueue.TypedRateLimitingInterface[ctrl.Request]) {
		var list fleetv1alpha1.PlacementList
		if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil { // the cache is synced before the controller starts
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list Placements")
		}
		for i := range list.Items {
			q.AddAfter(ctrl.Request{NamespacedName: client.ObjectKeyFromObject(&list.Items[i])}, clusterDelay)
		}
	}
	type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]
	return requeue.NewController(mgr, Name+"Placement").For(&fleetv1alpha1.Placement{}).
		Watches(&multiclusterv1alpha1.PlacementDecision{}, handler.EnqueueRequestForOwner(mgr.GetScheme(), mgr.GetRESTMapper(),
			&fleetv1alpha1.Placement{}, handler.OnlyControllerOwner())).
		Watches(&clusterv1alpha1.Cluster{}, handler.Funcs{
			CreateFunc: func(ctx context.Context, _ event.CreateEvent, q queue) { all(ctx, q) },
			UpdateFunc: func(ctx context.Context, _ event.UpdateEvent, q queue) { all(ctx, q) },
			DeleteFunc: func(ctx context.Context, _ event.DeleteEvent, q queue) { all(ctx, q) },
		}).
		Complete(c)
}

// Reconcile decides about a Placement if its clusters no longer hold, and publishes the decision.
func (c *Placements) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	p := &fleetv1alpha1.Placement{}
	if current, err := c.control.Current(ctx, req.NamespacedName, p); !current {
		return ctrl.Result{}, err
	}
	b, err := bindingOf(p)
	if err != nil {
		return ctrl.Result{}, err
	}
	outcome, needed, err := c.scheduler.Schedule(ctx, b)
	if err != nil {
		return ctrl.Result{}, fmt.Errorf("decide about Placement %s: %w", req.NamespacedName, err)
	}
	if needed {
		if _, err := patch.Status(ctx, c.control, p, func(p *fleetv1alpha1.Placement) { c.record(p, outcome) }); err != nil {
			return ctrl.Result{}, err
		}
	}
	of := source{
		owner: p, title: "Placement " + req.String(), namespace: p.Namespace, base: p.Name + "-placement", key: string(p.UID),
		placement: p.Name,
	}
	if len(of.base) > maxName {
		of.base = of.key
	}
	if len(validation.IsValidLabelValue(of.placement)) > 0 {
		of.placement = of.key
	}
	published, err := c.published(ctx, of)
	if err != nil {
		return ctrl.Result{}, err
	}
	scheduled := meta.IsStatusConditionTrue(p.Status.Conditions, fleetv1alpha1.PlacementScheduled)
	if !scheduled && len(published) == 0 && len(p.Status.Clusters) == 0 {
		return ctrl.Result{}, nil // an empty list would mean that no cluster was chosen
	}
	return ctrl.Result{}, c.publish(ctx, of, published, targets(p.Status.Clusters))
}

// record sets the status of a Placement.
func (c *Placements) record(p *fleetv1alpha1.Placement, o scheduler.Outcome) {
	status, message := metav1.ConditionTrue, ""
	if o.Failure != nil {
		status, message = metav1.ConditionFalse, o.Failure.Error()
		if len(o.Clusters) > 0 {
			message = strings.TrimSuffix(message, ".") + ". The current clusters are kept."
		}
	}
	p.Status.ObservedGeneration, p.Status.AffinityName, p.Status.Clusters = p.Generation, o.Affinity, nil
	for _, t := range o.Clusters {
		p.Status.Clusters = append(p.Status.Clusters, fleetv1alpha1.PlacementCluster{Name: t.Name, Replicas: t.Replicas})
	}
	now := metav1.NewTime(c.clock.Now())
	conditions.Set(&p.Status.Conditions, now, fleetv1alpha1.PlacementScheduled, status, o.Reason, message, p.Generation)
}

// bindingOf returns a binding, which exists in memory only, with the placement and the last decision of a Placement.
func bindingOf(p *fleetv1alpha1.Placement) (*workv1alpha2.ResourceBinding, error) {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: p.Namespace, Name: p.Name, UID: p.UID, Generation: p.Generation,
	}}
	// Every cluster serves ConfigMaps.
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "ConfigMap", Namespace: p.Namespace, Name: p.Name, UID: p.UID}
	b.Spec.Placement = p.Spec.Placement.DeepCopy()
	b.Spec.Clusters = targets(p.Status.Clusters)
	if p.Spec.Replicas != nil {
		b.Spec.Replicas = *p.Spec.Replicas
		b.Spec.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{}
		for name, value := range p.Spec.ReplicaRequests {
			q, err := quantity.Parse(string(value))
			if err != nil {
				return nil, requeue.Terminal(fmt.Errorf("read the requests of Placement %s/%s: %s: %w", p.Namespace, p.Name, name, err))
			}
			if b.Spec.ReplicaRequirements.ResourceRequest == nil {
				b.Spec.ReplicaRequirements.ResourceRequest = corev1.ResourceList{}
			}
			b.Spec.ReplicaRequirements.ResourceRequest[name] = q
		}
	}
	b.Status.SchedulerObservedAffinityName = p.Status.AffinityName
	if s := meta.FindStatusCondition(p.Status.Conditions, fleetv1alpha1.PlacementScheduled); s != nil {
		b.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: s.Status, Reason: s.Reason}}
	}
	if p.Status.ObservedGeneration == p.Generation {
		applied, err := json.Marshal(b.Spec.Placement)
		if err != nil {
			return nil, fmt.Errorf("encode the placement of Placement %s/%s: %w", p.Namespace, p.Name, err)
		}
		b.Annotations = map[string]string{names.AppliedPlacement: string(applied)}
	}
	return b, nil
}

func targets(clusters []fleetv1alpha1.PlacementCluster) (out []workv1alpha2.TargetCluster) {
	for _, c := range clusters {
		out = append(out, workv1alpha2.TargetCluster{Name: c.Name, Replicas: c.Replicas})
	}
	return out
}
