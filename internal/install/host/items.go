// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

// items returns the objects of a typed list.
func items(list client.ObjectList) []client.Object {
	objects, err := meta.ExtractList(list)
	if err != nil {
		panic(err) // not a list: an error of the program
	}
	out := make([]client.Object, 0, len(objects))
	for _, o := range objects {
		out = append(out, o.(client.Object))
	}
	return out
}

// removeDisabled deletes the workloads of addons that the Spec does not contain, and budgets of components with one replica.
func (i *Installation) removeDisabled(ctx context.Context) error {
	disabled, err := i.disabled(ctx)
	if err != nil {
		return err
	}
	for _, o := range disabled {
		i.report(fmt.Sprintf("Delete %s %s", strings.TrimPrefix(fmt.Sprintf("%T", o), "*v1."), o.GetName()))
		err := i.Host.Delete(ctx, o, client.PropagationPolicy(metav1.DeletePropagationBackground))
		if client.IgnoreNotFound(err) != nil {
			return fmt.Errorf("delete %T %s/%s in the host cluster: %w", o, o.GetNamespace(), o.GetName(), err)
		}
	}
	return nil
}

// disabled returns the objects that removeDisabled deletes.
func (i *Installation) disabled(ctx context.Context) (out []client.Object, err error) {
	stages, err := manifests.Render(i.Spec, i.issued)
	if err != nil {
		return nil, err
	}
	wanted := map[string]bool{}
	for _, s := range stages {
		for _, o := range s.Objects {
			wanted[fmt.Sprintf("%T/%s", o, o.GetName())] = true
		}
	}
	for _, list := range []client.ObjectList{
		&appsv1.DeploymentList{}, &appsv1.StatefulSetList{}, &corev1.ServiceList{}, &policyv1.PodDisruptionBudgetList{},
		&batchv1.CronJobList{}, &networkingv1.NetworkPolicyList{},
	} {
		if err := i.Host.List(ctx, list, client.InNamespace(i.Spec.Namespace), client.HasLabels{manifests.Bootstrapping}); err != nil {
			return nil, fmt.Errorf("list %T in namespace %s of the host cluster: %w", list, i.Spec.Namespace, err)
		}
		for _, o := range items(list) {
			if !wanted[fmt.Sprintf("%T/%s", o, o.GetName())] {
				out = append(out, o)
			}
		}
	}
	return out, nil
}
