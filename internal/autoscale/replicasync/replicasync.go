// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package replicasync implements deployment-replicas-syncer: it sets the replicas of Deployments that autoscalers of members scale to
// the sum of their clusters.
//
//	Deployment with retain-replicas, its binding ─► Replicas (pure): the sum, or why it is not known ─► spec.replicas
//
// Invariants: nothing is written before every target cluster has reported the current Deployment, without a rollout in progress.
// A cluster without replicas is not a report: spec.replicas never becomes 0 because an autoscaler of a member misreports.
package replicasync

import (
	"context"
	"encoding/json"
	"fmt"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
)

// Name is the name of the controller and the source of its events.
const Name = "deployment-replicas-syncer"

const kind = "Deployment"

// Controller is the reconciler. Requests are for Deployments.
type Controller struct {
	control client.Client
	live    client.Reader
	events  events.Recorder
}

// New returns the controller. live reads uncached: only the metadata of Deployments is cached.
func New(control client.Client, live client.Reader, recorder events.Recorder) *Controller {
	return &Controller{control: control, live: live, events: recorder}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		WatchesMetadata(&appsv1.Deployment{}, &handler.EnqueueRequestForObject{}, builder.WithPredicates(predicate.NewPredicateFuncs(retains))).
		Watches(&workv1alpha2.ResourceBinding{}, handler.EnqueueRequestsFromMapFunc(ofBinding)).
		Complete(c)
}

// retains reports whether members keep the replicas of a template.
func retains(o client.Object) bool { return o.GetLabels()[names.RetainReplicas] == "true" }

// ofBinding maps the binding of a Deployment to it.
func ofBinding(_ context.Context, o client.Object) []reconcile.Request {
	b, ok := o.(*workv1alpha2.ResourceBinding)
	if !ok || b.Spec.Resource.Kind != kind || b.Spec.Resource.APIVersion != appsv1.SchemeGroupVersion.String() {
		return nil
	}
	return []reconcile.Request{{NamespacedName: types.NamespacedName{Namespace: b.Namespace, Name: b.Spec.Resource.Name}}}
}

// Reconcile sets the replicas of one Deployment. Events of the Deployment and of its binding requeue it: their statuses are reports.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(appsv1.SchemeGroupVersion.WithKind(kind))
	if err := c.control.Get(ctx, req.NamespacedName, m); err != nil || !retains(m) {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	b, err := indexes.Find(ctx, c.control, m.GroupVersionKind().GroupKind(), req.NamespacedName)
	if err != nil || b == nil {
		return ctrl.Result{}, err
	}
	d := &appsv1.Deployment{}
	if err := c.live.Get(ctx, req.NamespacedName, d); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	sum, waiting := Replicas(d, b.(*workv1alpha2.ResourceBinding))
	if waiting != "" {
		ctrl.LoggerFrom(ctx).V(2).Info("Waiting to set the replicas", "template", req.NamespacedName, "reason", waiting)
		return ctrl.Result{}, nil
	}
	before := *d.Spec.Replicas
	wrote, err := patch.Latest(ctx, c.control, d, func(d *appsv1.Deployment) { d.Spec.Replicas = &sum })
	switch {
	case err != nil:
		return ctrl.Result{}, client.IgnoreNotFound(err)
	case wrote:
		c.events.Emit(events.Event{
			On: corev1.ObjectReference{
				APIVersion: appsv1.SchemeGroupVersion.String(), Kind: kind, Namespace: d.Namespace, Name: d.Name, UID: d.UID,
			},
			Source: Name, Reason: "ReplicasSynchronized", Once: d.ResourceVersion,
			Message: fmt.Sprintf("Set the replicas from %d to %d: the sum of %d clusters", before, sum, len(b.BindingSpec().Clusters)),
		})
	}
	return ctrl.Result{}, nil
}

// reported is the part of the status of a Deployment in a member that is used.
type reported struct {
	Replicas        int32 `json:"replicas"`
	UpdatedReplicas int32 `json:"updatedReplicas"`
}

// Replicas returns the sum of the replicas of all clusters, or why it cannot be known yet (docs/contract/autoscaling.md).
func Replicas(d *appsv1.Deployment, b *workv1alpha2.ResourceBinding) (sum int32, waiting string) {
	switch p := b.Spec.Placement; {
	case !retains(d) || d.DeletionTimestamp != nil || d.Spec.Replicas == nil:
		return 0, "members do not keep its replicas"
	case b.Spec.Resource.UID != d.UID || b.DeletionTimestamp != nil:
		return 0, "it has no binding"
	case p == nil || !placement.Divides(p.ReplicaScheduling):
		return 0, "its replicas are not divided"
	case b.Spec.Replicas != *d.Spec.Replicas:
		return 0, "its binding has other replicas"
	case !binding.Observed(b):
		return 0, "it is being scheduled"
	case len(b.Spec.Clusters) == 0 || len(b.Status.AggregatedStatus) < len(b.Spec.Clusters):
		return 0, "not all clusters have reported"
	case len(b.Spec.GracefulEvictionTasks) > 0 || len(b.Status.AggregatedStatus) > len(b.Spec.Clusters):
		return 0, "it is leaving a cluster"
	}
	items := map[string]*workv1alpha2.AggregatedStatusItem{}
	for i := range b.Status.AggregatedStatus {
		items[b.Status.AggregatedStatus[i].ClusterName] = &b.Status.AggregatedStatus[i]
	}
	for _, t := range b.Spec.Clusters {
		item := items[t.Name]
		if item == nil || !item.Applied || item.Status == nil {
			return 0, "cluster " + t.Name + " has not reported"
		}
		var status reported
		if err := json.Unmarshal(item.Status.Raw, &status); err != nil {
			return 0, fmt.Sprintf("the status of cluster %s: %v", t.Name, err)
		}
		switch {
		case status.Replicas <= 0:
			return 0, "cluster " + t.Name + " has no replicas"
		case status.UpdatedReplicas != status.Replicas:
			return 0, "cluster " + t.Name + " has a rollout in progress" // its replicas include those that are replaced
		}
		sum += status.Replicas
	}
	if sum != d.Status.Replicas {
		return 0, "its status is not the sum of the clusters"
	}
	return sum, ""
}
