// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/writer"
)

// reconcile reports the export of a Service, applies its import, and updates the conditions of the ServiceExport.
func (c *Controller) reconcile(ctx context.Context, s *cluster, service types.NamespacedName) error {
	s.mu.Lock()
	cached := s.cached
	s.mu.Unlock()
	var control clusterv1alpha1.Cluster
	if err := c.works.Get(ctx, types.NamespacedName{Name: s.member.Name}, &control, client.UnsafeDisableDeepCopy); err != nil {
		return client.IgnoreNotFound(err)
	}
	imported, report, err := c.worksOf(ctx, s, service)
	if err != nil {
		return err
	}
	if imported != nil && imported.DeletionTimestamp != nil {
		if err := c.removeImport(ctx, s, service, imported); err != nil {
			return err
		}
	}
	if cached == nil {
		return nil // the first complete read of the member requeues all Services
	}
	export, valid, condition, err := proposed(ctx, cached, s.member.Name, service)
	if err != nil {
		return err
	}
	if export == nil && imported == nil && report == nil {
		s.mu.Lock()
		delete(s.known, service)
		s.mu.Unlock()
		return nil
	}
	if err := s.verify(ctx, &control, member.HoldMaxAge); err != nil {
		return err
	}
	if control.DeletionTimestamp == nil {
		if err := c.report(ctx, s, &control, service, valid, report); err != nil {
			return err
		}
	}
	confirming := c.confirming(s, cached, &control, service, imported)
	applied := c.applyImport(ctx, confirming, service, imported)
	if errors.Is(applied, requeue.ErrStale) {
		return applied // its conditions are old, too
	}
	return errors.Join(applied, c.setConditions(ctx, confirming, export, condition, imported, applied))
}

// worksOf returns the Works with the import and with the report of a Service, or nil.
func (c *Controller) worksOf(
	ctx context.Context, s *cluster, service types.NamespacedName,
) (imported, report *workv1alpha1.Work, err error) {
	get := func(name string) *workv1alpha1.Work {
		w := &workv1alpha1.Work{}
		key := types.NamespacedName{Namespace: names.ExecutionNamespace(s.member.Name), Name: name}
		switch e := c.works.Get(ctx, key, w); {
		case apierrors.IsNotFound(e):
			return nil
		case e != nil:
			err = fmt.Errorf("read work %s: %w", key, e)
			return nil
		}
		if w.Labels[names.ClusterSetNamespace] != service.Namespace || w.Labels[names.ClusterSetName] != service.Name {
			return nil
		}
		return w
	}
	imported = get(names.ClusterSetImport(service.Namespace, service.Name))
	report = get(names.ClusterSetReport(service.Namespace, service.Name))
	return imported, report, err
}

// proposed returns the ServiceExport of a user, or nil, what it exports, or nil, and its condition Valid. ServiceExports that Karmada
// propagates from the control plane are none of users.
func proposed(ctx context.Context, reader client.Reader, cluster string, service types.NamespacedName) (
	export *multiclusterv1beta1.ServiceExport, valid *clusterset.Export, condition metav1.Condition, err error,
) {
	export = &multiclusterv1beta1.ServiceExport{}
	if err := reader.Get(ctx, service, export); err != nil {
		return nil, nil, condition, read(err, "ServiceExport", cluster, service)
	}
	if work.Managed(export) || export.DeletionTimestamp != nil {
		return nil, nil, condition, nil
	}
	exported := &corev1.Service{}
	if err := reader.Get(ctx, service, exported); err != nil {
		if err := read(err, "Service", cluster, service); err != nil {
			return nil, nil, condition, err
		}
		exported = nil
	}
	valid, condition = clusterset.Propose(cluster, export, exported)
	return export, valid, condition, nil
}

// read returns nil if an object does not exist. The response that a path does not exist, as of a load balancer, is an error.
func read(err error, kind, cluster string, key types.NamespacedName) error {
	if apierrors.IsNotFound(err) && !apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse) {
		return nil
	}
	return fmt.Errorf("read %s %s in cluster %s: %w", kind, key, cluster, err)
}

// report writes the Work that reports an export, or deletes it if live reads confirm that nothing is exported.
func (c *Controller) report(
	ctx context.Context, s *cluster, control *clusterv1alpha1.Cluster, service types.NamespacedName, valid *clusterset.Export,
	existing *workv1alpha1.Work,
) error {
	if valid == nil {
		if existing == nil || existing.DeletionTimestamp != nil {
			return nil
		}
		if _, still, _, err := proposed(ctx, s.live, s.member.Name, service); err != nil || still != nil {
			return errors.Join(err, requeue.ErrStale)
		}
		s.identity.Forget() // the reads may have reached another cluster
		if err := s.verify(ctx, control, member.RemovalMaxAge); err != nil {
			return err
		}
		return c.writer.Remove(ctx, existing)
	}
	content, err := json.Marshal(valid)
	if err != nil {
		return fmt.Errorf("encode the export of Service %s: %w", service, err)
	}
	_, err = c.writer.Write(ctx, writer.Work{
		Key: types.NamespacedName{
			Namespace: names.ExecutionNamespace(s.member.Name), Name: names.ClusterSetReport(service.Namespace, service.Name),
		},
		Object: (&clusterset.Import{Spec: valid.Spec}).Object(service.Namespace, service.Name), Report: true,
		Labels: map[string]string{
			names.EndpointSliceManagedBy: string(mcs.ClusterSet),
			names.ClusterSetNamespace:    service.Namespace, names.ClusterSetName: service.Name,
		},
		Annotations: map[string]string{names.ClusterSetExport: string(content)},
	})
	return err
}

// setConditions updates the conditions of a ServiceExport: Valid from the member, the others from the import.
func (c *Controller) setConditions(
	ctx context.Context, member client.Client, export *multiclusterv1beta1.ServiceExport, valid metav1.Condition,
	imported *workv1alpha1.Work, failure error,
) error {
	if export == nil {
		return nil
	}
	list := []metav1.Condition{valid}
	pending := metav1.Condition{
		Type: clusterset.Ready, Status: metav1.ConditionFalse, Reason: clusterset.ReasonPending, Message: "The control plane has no import yet.",
	}
	switch text := ""; {
	case valid.Status != metav1.ConditionTrue:
		pending.Message = "The export is not valid."
		list = append(list, pending)
	case failure != nil && !requeue.Expected(failure):
		list = append(list, metav1.Condition{
			Type: clusterset.Ready, Status: metav1.ConditionFalse, Reason: clusterset.ReasonFailed, Message: failure.Error(),
		})
	default:
		var decided []metav1.Condition
		if imported != nil && imported.DeletionTimestamp == nil {
			text = imported.Annotations[names.ClusterSetConditions]
		}
		if text == "" || json.Unmarshal([]byte(text), &decided) != nil {
			decided = []metav1.Condition{pending}
		}
		list = append(list, decided...)
	}
	now := metav1.NewTime(c.clock.Now())
	_, err := patch.Status(ctx, member, export, func(e *multiclusterv1beta1.ServiceExport) {
		for _, d := range list {
			conditions.Set(&e.Status.Conditions, now, d.Type, d.Status, d.Reason, d.Message, e.Generation)
		}
	})
	return client.IgnoreNotFound(err)
}
