// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// register creates or updates the credentials and the Cluster in the control plane. The Cluster owns the Secrets.
func (o Options) register(ctx context.Context, control client.Client, desired *clusterv1alpha1.Cluster, creds credentials) error {
	labels := map[string]string{names.System: "true"}
	if err := create(ctx, control, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: o.ClusterNamespace, Labels: labels}}); err != nil {
		return fmt.Errorf("create namespace %s in the control plane: %w", o.ClusterNamespace, err)
	}
	secrets := []struct {
		name string
		data map[string][]byte
	}{
		{impersonatorSecret(o.Name), map[string][]byte{member.TokenKey: creds.impersonator}},
		{o.Name, map[string][]byte{member.TokenKey: creds.token, member.CAKey: creds.ca}},
	}
	set := func(name string, data map[string][]byte, owner *clusterv1alpha1.Cluster) error {
		s := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: o.ClusterNamespace, Name: name}}
		_, err := controllerutil.CreateOrUpdate(ctx, control, s, func() error {
			if s.Labels == nil {
				s.Labels = map[string]string{}
			}
			s.Labels[names.System] = "true"
			s.Data = data
			if owner == nil {
				return nil
			}
			return setOwner(s, owner, control.Scheme())
		})
		if err != nil {
			return fmt.Errorf("write credentials of cluster %s to secret %s/%s: %w", o.Name, o.ClusterNamespace, name, err)
		}
		return nil
	}
	for _, s := range secrets {
		if err := set(s.name, s.data, nil); err != nil {
			return err
		}
	}
	cluster, err := o.ensureCluster(ctx, control, desired)
	if err != nil {
		return err
	}
	for _, s := range secrets {
		if err := set(s.name, s.data, cluster); err != nil {
			return err
		}
	}
	return nil
}

// setOwner makes the Cluster the owner of a Secret and removes an earlier Cluster of the same name.
func setOwner(s *corev1.Secret, cluster *clusterv1alpha1.Cluster, scheme *runtime.Scheme) error {
	s.OwnerReferences = slices.DeleteFunc(s.OwnerReferences, func(r metav1.OwnerReference) bool {
		return r.Kind == clusterv1alpha1.ResourceKindCluster && r.UID != cluster.UID
	})
	return controllerutil.SetControllerReference(cluster, s, scheme)
}

// ensureCluster creates the Cluster or, if Rejoin is set, updates its address and credentials.
func (o Options) ensureCluster(ctx context.Context, control client.Client, desired *clusterv1alpha1.Cluster,
) (*clusterv1alpha1.Cluster, error) {
	created := desired.DeepCopy()
	err := control.Create(ctx, created)
	if err == nil {
		return created, nil
	}
	if !o.Rejoin || !apierrors.IsAlreadyExists(err) {
		return nil, o.createError(err)
	}
	var observed clusterv1alpha1.Cluster
	if err := control.Get(ctx, client.ObjectKeyFromObject(desired), &observed); err != nil {
		return nil, fmt.Errorf("read cluster %s: %w", o.Name, err)
	}
	var invalid error
	_, err = patch.Object(ctx, control, &observed, func(c *clusterv1alpha1.Cluster) {
		invalid = o.setConnection(&c.Spec, desired.Spec.ID)
		for key, value := range desired.Annotations {
			metav1.SetMetaDataAnnotation(&c.ObjectMeta, key, value)
		}
	})
	if err = errors.Join(invalid, err); err != nil {
		return nil, fmt.Errorf("update cluster %s: %w", o.Name, err)
	}
	return &observed, nil
}

func (o Options) createError(err error) error {
	if apierrors.IsAlreadyExists(err) {
		err = fmt.Errorf("cluster(%s) already exist", o.Name)
	}
	return fmt.Errorf("failed to create cluster(%s) object. error: %w", o.Name, err)
}
