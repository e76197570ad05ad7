// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package assignment limits single clusters as the static assignments of FederatedResourceQuotas state:
// federated-resource-quota-sync-controller and federated-resource-quota-status-controller.
//
//	FederatedResourceQuota ─► a Work with a ResourceQuota for each assigned cluster (sync)
//	status of these Works  ─► status.aggregatedStatus; without enforcement also status.overall and status.overallUsed (status)
//
// Invariant: a Work is deleted only after a live read shows that the quota is deleted or does not assign its cluster.
package assignment

import (
	"context"
	"errors"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/writer"
)

// SyncName is the name of the controller of Works and the source of its events.
const SyncName = "federated-resource-quota-sync-controller"

// ByQuota indexes Works by their quota.
var ByQuota = work.OwnerIndex{Field: "quota", Of: work.ByLabels(names.QuotaNamespace, names.QuotaName)}

// Sync writes the Works of quotas.
type Sync struct {
	control *consistency.Client
	live    client.Reader
	events  events.Recorder
	works   writer.Writer
}

// NewSync returns the controller. live reads uncached, and newID returns a new permanent ID.
func NewSync(control client.Client, live client.Reader, recorder events.Recorder, newID func() string) *Sync {
	c := consistency.NewClient(control)
	return &Sync{control: c, live: live, events: recorder, works: writer.Writer{Control: c, Live: live, NewID: newID}}
}

// Setup adds the controller to the manager. The cache must have the index ByQuota.
func (s *Sync) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, SyncName).
		For(&policyv1alpha1.FederatedResourceQuota{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&workv1alpha1.Work{}, ByQuota.Requeue(), builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(s.assigning), builder.WithPredicates(existenceChanged)).
		Complete(s)
}

// existenceChanged passes created and deleted clusters, and those that got or lost their execution namespace.
var existenceChanged = predicate.Funcs{
	UpdateFunc: func(e event.UpdateEvent) bool {
		return len(e.ObjectOld.GetFinalizers()) != len(e.ObjectNew.GetFinalizers())
	},
}

// assigning maps a cluster to the quotas that assign it.
func (s *Sync) assigning(ctx context.Context, cluster client.Object) (out []reconcile.Request) {
	var list policyv1alpha1.FederatedResourceQuotaList
	if err := s.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return nil // they are enqueued when the cache syncs
	}
	for i := range list.Items {
		if q := &list.Items[i]; assignmentOf(q, cluster.GetName()) != nil {
			out = append(out, reconcile.Request{NamespacedName: client.ObjectKeyFromObject(q)})
		}
	}
	return out
}

// assignmentOf returns the first assignment of a cluster, or nil. Admission rejects further ones, but stored quotas may have them.
func assignmentOf(q *policyv1alpha1.FederatedResourceQuota, cluster string) *policyv1alpha1.StaticClusterAssignment {
	for i := range q.Spec.StaticAssignments {
		if q.Spec.StaticAssignments[i].ClusterName == cluster {
			return &q.Spec.StaticAssignments[i]
		}
	}
	return nil
}

// Reconcile writes the Works of one quota.
func (s *Sync) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	works, err := ByQuota.List(ctx, s.control, req.NamespacedName)
	if err != nil {
		return ctrl.Result{}, err
	}
	q := &policyv1alpha1.FederatedResourceQuota{}
	err = s.control.Get(ctx, req.NamespacedName, q)
	switch {
	case apierrors.IsNotFound(err):
		q = nil
	case err != nil:
		return ctrl.Result{}, err
	case q.DeletionTimestamp != nil:
		return ctrl.Result{}, nil // its deletion requeues it
	}
	wrote, err := s.sync(ctx, q, req.NamespacedName, works)
	if !requeue.Expected(err) {
		s.report(q, wrote, err)
	}
	return ctrl.Result{}, err
}

func (s *Sync) report(q *policyv1alpha1.FederatedResourceQuota, wrote bool, err error) {
	if q == nil || err == nil && !wrote {
		return
	}
	e := events.Event{
		On: reference(q), Source: SyncName, Reason: "SyncWorkSucceed", Once: fmt.Sprint(q.Generation),
		Message: fmt.Sprintf("Sync works for FederatedResourceQuota(%s/%s) succeed.", q.Namespace, q.Name),
	}
	if err != nil {
		e.Reason, e.Message, e.Warning = "SyncWorkFailed", err.Error(), true
	}
	s.events.Emit(e)
}

func reference(q *policyv1alpha1.FederatedResourceQuota) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: policyv1alpha1.GroupVersion.String(), Kind: "FederatedResourceQuota", Namespace: q.Namespace, Name: q.Name, UID: q.UID,
	}
}

func (s *Sync) sync(
	ctx context.Context, q *policyv1alpha1.FederatedResourceQuota, key types.NamespacedName, works []workv1alpha1.Work,
) (wrote bool, err error) {
	var errs []error
	if q != nil {
		for i := range q.Spec.StaticAssignments {
			a := &q.Spec.StaticAssignments[i]
			if a != assignmentOf(q, a.ClusterName) {
				continue
			}
			changed, err := s.assign(ctx, q, a)
			wrote, errs = wrote || changed, append(errs, err)
		}
	}
	for i := range works {
		cluster, _ := names.ClusterOf(works[i].Namespace)
		if q != nil && assignmentOf(q, cluster) != nil || works[i].DeletionTimestamp != nil {
			continue
		}
		gone, err := s.unassigned(ctx, key, cluster)
		if err == nil && gone {
			err = s.works.Remove(ctx, &works[i])
			wrote = true
		}
		errs = append(errs, err)
	}
	return wrote, errors.Join(errs...)
}

// unassigned reports whether a quota does not exist, is being deleted or does not assign a cluster, by a live read.
func (s *Sync) unassigned(ctx context.Context, key types.NamespacedName, cluster string) (bool, error) {
	var q policyv1alpha1.FederatedResourceQuota
	err := s.live.Get(ctx, key, &q)
	if apierrors.IsNotFound(err) {
		return true, nil
	}
	if err != nil {
		return false, fmt.Errorf("read FederatedResourceQuota %s: %w", key, err)
	}
	return q.DeletionTimestamp != nil || assignmentOf(&q, cluster) == nil, nil
}

// assign writes the Work of one assignment, if its cluster exists.
func (s *Sync) assign(
	ctx context.Context, q *policyv1alpha1.FederatedResourceQuota, a *policyv1alpha1.StaticClusterAssignment,
) (bool, error) {
	var cluster clusterv1alpha1.Cluster
	err := s.control.Get(ctx, types.NamespacedName{Name: a.ClusterName}, &cluster, client.UnsafeDisableDeepCopy)
	if err != nil || cluster.DeletionTimestamp != nil || len(cluster.Finalizers) == 0 {
		return false, client.IgnoreNotFound(err) // the cluster requeues the quota
	}
	changed, err := s.works.Write(ctx, writer.Work{
		Key:   types.NamespacedName{Namespace: names.ExecutionNamespace(a.ClusterName)},
		Names: names.Works(schema.GroupKind{Kind: "ResourceQuota"}, q.Namespace, q.Name),
		Object: &corev1.ResourceQuota{
			TypeMeta:   metav1.TypeMeta{APIVersion: "v1", Kind: "ResourceQuota"},
			ObjectMeta: metav1.ObjectMeta{Namespace: q.Namespace, Name: q.Name},
			Spec:       corev1.ResourceQuotaSpec{Hard: a.Hard},
		},
		Labels:     map[string]string{names.QuotaNamespace: q.Namespace, names.QuotaName: q.Name},
		Finalizers: []string{names.ExecutionFinalizer},
		Wanted: func(ctx context.Context) (bool, error) {
			gone, err := s.unassigned(ctx, client.ObjectKeyFromObject(q), a.ClusterName)
			return err == nil && !gone, err
		},
	})
	if err != nil {
		return false, fmt.Errorf("assign the quota of cluster %s: %w", a.ClusterName, err)
	}
	return changed, nil
}
