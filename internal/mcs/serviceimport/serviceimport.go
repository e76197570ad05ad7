// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package serviceimport implements service-import-controller: it creates the Service that represents an imported one, and reports
// which clusters export it.
//
//	ServiceImport                  ─► Service derived-<name>, owned by the ServiceImport
//	reported EndpointSlices        ─► ServiceImport.status.clusters
//	reported EndpointSlices, ports ─► conditions Valid and Conflict of the ServiceExport
//
// Invariant: a Service that the ServiceImport does not own is changed only if it has no owner and no selector, as upstream creates it.
package serviceimport

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controller and the source of its events.
const Name = "service-import-controller"

// Conditions of a ServiceExport, as the Multi-Cluster Services API defines them, and their reasons.
const (
	validType, conflictType         = "Valid", "Conflict"
	reasonExported, reasonNoReports = "Exported", "NoEndpointSlices"
	reasonMismatch, reasonNone      = "PortConflict", "NoConflicts"
)

// Controller derives Services. Requests are for ServiceImports and ServiceExports of that name.
type Controller struct {
	control *consistency.Client
	events  events.Recorder
	clock   clock.PassiveClock
}

// New returns the controller.
func New(control client.Client, recorder events.Recorder, c clock.PassiveClock) *Controller {
	return &Controller{control: consistency.NewClient(control), events: recorder, clock: c}
}

// Setup adds the controller to the manager. The cache must have the index collected.ByService.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&multiclusterv1alpha1.ServiceImport{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&multiclusterv1alpha1.ServiceExport{}, &handler.EnqueueRequestForObject{},
			builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&corev1.Service{}, handler.EnqueueRequestsFromMapFunc(derivedFor)).
		Watches(&workv1alpha1.Work{}, collected.ByService.Requeue(), builder.WithPredicates(collected.Changed)).
		Watches(&workv1alpha2.ResourceBinding{}, collected.OfBinding(), builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Complete(c)
}

// derivedFor maps a derived Service to its ServiceImport.
func derivedFor(_ context.Context, o client.Object) []reconcile.Request {
	name, ok := strings.CutPrefix(o.GetName(), names.DerivedPrefix)
	if !ok {
		return nil
	}
	return []reconcile.Request{{NamespacedName: types.NamespacedName{Namespace: o.GetNamespace(), Name: name}}}
}

// Reconcile creates or updates the derived Service of a ServiceImport, and the statuses of the ServiceImport and the ServiceExport.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	works, err := collected.Works(ctx, c.control, req.NamespacedName)
	if err != nil {
		return ctrl.Result{}, err
	}
	// endpointslice-controller reports invalid Works.
	reported, _, err := collected.Exported(ctx, c.control, req.NamespacedName, works)
	if err != nil {
		return ctrl.Result{}, err
	}
	err = errors.Join(c.syncImport(ctx, req.NamespacedName, reported), c.syncExport(ctx, req.NamespacedName, reported))
	return ctrl.Result{}, err
}

func (c *Controller) syncImport(ctx context.Context, key types.NamespacedName, reported []mcs.Reported) error {
	var i multiclusterv1alpha1.ServiceImport
	if err := c.control.Get(ctx, key, &i); err != nil {
		return client.IgnoreNotFound(err)
	}
	if i.DeletionTimestamp != nil {
		return nil // the garbage collector deletes the Service
	}
	if c.control.Stale(&i) {
		return requeue.ErrStale
	}
	wrote, err := c.derive(ctx, &i, reported)
	event := events.Event{
		On: corev1.ObjectReference{
			APIVersion: multiclusterv1alpha1.GroupVersion.String(), Kind: "ServiceImport", Namespace: i.Namespace, Name: i.Name, UID: i.UID,
		},
		Source: Name, Reason: "SyncDerivedServiceSucceed", Once: fmt.Sprint(i.Generation),
		Message: fmt.Sprintf("Sync derived service for serviceImport(%s) succeed.", i.Name),
	}
	switch {
	case requeue.Expected(err):
		return err
	case err != nil:
		event.Reason, event.Message, event.Warning = "SyncDerivedServiceFailed", err.Error(), true
		c.events.Emit(event)
		return err
	case wrote:
		c.events.Emit(event)
	}
	_, err = patch.Status(ctx, c.control, &i, func(i *multiclusterv1alpha1.ServiceImport) {
		var clusters []multiclusterv1alpha1.ClusterStatus
		for _, name := range mcs.Clusters(reported) {
			clusters = append(clusters, multiclusterv1alpha1.ClusterStatus{Cluster: name})
		}
		i.Status.Clusters = clusters
	})
	return client.IgnoreNotFound(err)
}

// derive creates or updates the derived Service.
func (c *Controller) derive(
	ctx context.Context, i *multiclusterv1alpha1.ServiceImport, reported []mcs.Reported,
) (wrote bool, err error) {
	desired := mcs.DerivedService(i, reported)
	owner := *metav1.NewControllerRef(i, multiclusterv1alpha1.GroupVersion.WithKind("ServiceImport"))
	var existing corev1.Service
	key := client.ObjectKeyFromObject(desired)
	err = c.control.Get(ctx, key, &existing)
	switch {
	case apierrors.IsNotFound(err):
		desired.OwnerReferences = []metav1.OwnerReference{owner}
		if err := c.control.Create(ctx, desired); err != nil {
			if apierrors.IsAlreadyExists(err) {
				return false, requeue.ErrStale
			}
			return false, fmt.Errorf("create service %s: %w", key, err)
		}
		return true, nil
	case err != nil:
		return false, err
	case c.control.Stale(&existing):
		return false, requeue.ErrStale
	}
	switch current := metav1.GetControllerOf(&existing); {
	case current != nil && current.UID == i.UID:
	case current != nil && current.Kind == "ServiceImport" && current.Name == i.Name:
		return false, requeue.ErrStale // the Service of an earlier ServiceImport, which the garbage collector deletes
	case current != nil, len(existing.Spec.Selector) > 0:
		return false, fmt.Errorf("derive service %s: name collision: the service exists and does not belong to the ServiceImport", key)
	}
	if (existing.Spec.ClusterIP == corev1.ClusterIPNone) != (desired.Spec.ClusterIP == corev1.ClusterIPNone) { // it is immutable
		err := c.control.Delete(ctx, &existing, client.Preconditions{UID: &existing.UID})
		if client.IgnoreNotFound(err) != nil {
			return false, fmt.Errorf("replace service %s: %w", key, err)
		}
		return true, requeue.ErrStale
	}
	return patch.Object(ctx, c.control, &existing, func(s *corev1.Service) {
		if !samePorts(s.Spec.Ports, desired.Spec.Ports) {
			s.Spec.Ports = desired.Spec.Ports
		}
		s.Spec.Type = desired.Spec.Type
		setAffinity(&s.Spec, &desired.Spec)
		// It is not taken back: without the last IPv6 endpoint, the addresses stay.
		policy := s.Spec.IPFamilyPolicy
		if desired.Spec.IPFamilyPolicy != nil && (policy == nil || *policy == corev1.IPFamilyPolicySingleStack) {
			s.Spec.IPFamilyPolicy = desired.Spec.IPFamilyPolicy
		}
		_ = controllerutil.SetControllerReference(i, s, c.control.Scheme()) // it fails only if there is another controller
	})
}

// setAffinity sets the session affinity. Differences that the defaults of the API server cause are kept: no affinity is None, and an
// affinity without a timeout has the default one.
func setAffinity(s, desired *corev1.ServiceSpec) {
	affinity := cmp.Or(desired.SessionAffinity, corev1.ServiceAffinityNone)
	if cmp.Or(s.SessionAffinity, corev1.ServiceAffinityNone) == affinity && timeout(s) == timeout(desired) {
		return
	}
	s.SessionAffinity, s.SessionAffinityConfig = affinity, nil
	if affinity == corev1.ServiceAffinityClientIP {
		s.SessionAffinityConfig = &corev1.SessionAffinityConfig{ClientIP: &corev1.ClientIPConfig{TimeoutSeconds: new(timeout(desired))}}
	}
}

// timeout returns the timeout of the session affinity in seconds, 0 without affinity.
func timeout(s *corev1.ServiceSpec) int32 {
	if s.SessionAffinity != corev1.ServiceAffinityClientIP {
		return 0
	}
	if c := s.SessionAffinityConfig; c != nil && c.ClientIP != nil && c.ClientIP.TimeoutSeconds != nil {
		return *c.ClientIP.TimeoutSeconds
	}
	return corev1.DefaultClientIPServiceAffinitySeconds
}

// samePorts compares ports without the fields that the API server sets.
func samePorts(a, b []corev1.ServicePort) bool {
	if len(a) != len(b) {
		return false
	}
	for n := range a {
		x, y := a[n].DeepCopy(), b[n].DeepCopy()
		x.TargetPort, x.NodePort, y.TargetPort, y.NodePort = corev1.ServicePort{}.TargetPort, 0, corev1.ServicePort{}.TargetPort, 0
		if !equality.Semantic.DeepEqual(x, y) {
			return false
		}
	}
	return true
}

// syncExport updates the conditions of a ServiceExport.
func (c *Controller) syncExport(ctx context.Context, key types.NamespacedName, reported []mcs.Reported) error {
	var export multiclusterv1alpha1.ServiceExport
	if err := c.control.Get(ctx, key, &export); err != nil {
		return client.IgnoreNotFound(err)
	}
	if export.DeletionTimestamp != nil {
		return nil
	}
	if c.control.Stale(&export) {
		return requeue.ErrStale
	}
	if problems := validation.IsDNS1123Label(key.Name); len(problems) > 0 {
		_, err := patch.Status(ctx, c.control, &export, func(e *multiclusterv1alpha1.ServiceExport) {
			conditions.Set(&e.Status.Conditions, metav1.NewTime(c.clock.Now()), validType, metav1.ConditionFalse, "InvalidName",
				"No Service can have this name: "+problems[0]+". Use the name of the Service.", e.Generation)
		})
		return client.IgnoreNotFound(err)
	}
	i := &multiclusterv1alpha1.ServiceImport{}
	switch err := c.control.Get(ctx, key, i); {
	case apierrors.IsNotFound(err):
		i = nil
	case err != nil:
		return err
	}
	reason, conflict := mcs.Conflict(i, reported)
	if i != nil && conflict == "" {
		reason, conflict = reasonMismatch, mcs.Mismatch(i, reported)
	}
	now := metav1.NewTime(c.clock.Now())
	_, err := patch.Status(ctx, c.control, &export, func(e *multiclusterv1alpha1.ServiceExport) {
		setConditions(&e.Status.Conditions, now, reported, reason, conflict, e.Generation)
	})
	return client.IgnoreNotFound(err)
}

func setConditions(list *[]metav1.Condition, now metav1.Time, reported []mcs.Reported, reason, conflict string, generation int64) {
	if clusters := mcs.Clusters(reported); len(clusters) > 0 {
		conditions.Set(list, now, validType, metav1.ConditionTrue, reasonExported,
			"Exported by "+strings.Join(clusters, ", ")+".", generation)
	} else {
		conditions.Set(list, now, validType, metav1.ConditionFalse, reasonNoReports,
			"No cluster has EndpointSlices of the Service. Propagate the Service and the ServiceExport to the exporting clusters.", generation)
	}
	if conflict != "" {
		conditions.Set(list, now, conflictType, metav1.ConditionTrue, reason, conflict, generation)
	} else {
		conditions.Set(list, now, conflictType, metav1.ConditionFalse, reasonNone, "", generation)
	}
}
