// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
)

const (
	// Label is the label of the Clusters that Register creates.
	Label = "karmada-fleet"
	// secretNamespace is the namespace of the credentials in the control plane.
	secretNamespace = "karmada-cluster"
	// regions and providers are the numbers of regions and providers.
	regions, providers = 10, 4
)

// Register joins clusters to a control plane in Push mode. It creates their credentials and Cluster objects directly.
func Register(ctx context.Context, control client.Client, index int, c *Cluster) error {
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: secretNamespace}}
	if err := control.Create(ctx, ns); client.IgnoreAlreadyExists(err) != nil {
		return fmt.Errorf("create namespace %s: %w", secretNamespace, err)
	}
	credentials := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: secretNamespace, Name: c.Name},
		Data:       map[string][]byte{member.TokenKey: []byte(c.Token), member.CAKey: c.CA},
	}
	impersonator := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: secretNamespace, Name: c.Name + "-impersonator"},
		Data:       map[string][]byte{member.TokenKey: []byte(c.Token)},
	}
	for _, s := range []*corev1.Secret{credentials, impersonator} {
		if err := control.Create(ctx, s); err != nil {
			return fmt.Errorf("create the credentials of cluster %s: %w", c.Name, err)
		}
	}
	o := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: c.Name, Labels: map[string]string{Label: "true"}}}
	o.Spec = clusterv1alpha1.ClusterSpec{
		ID: c.UID(), SyncMode: clusterv1alpha1.Push, APIEndpoint: c.URL,
		SecretRef:             &clusterv1alpha1.LocalSecretReference{Namespace: credentials.Namespace, Name: credentials.Name},
		ImpersonatorSecretRef: &clusterv1alpha1.LocalSecretReference{Namespace: impersonator.Namespace, Name: impersonator.Name},
		Region:                fmt.Sprintf("region-%d", index%regions), Provider: fmt.Sprintf("provider-%d", index%providers),
		Zones: []string{fmt.Sprintf("zone-%d", index%regions)},
	}
	if err := control.Create(ctx, o); err != nil {
		return fmt.Errorf("create cluster %s: %w", c.Name, err)
	}
	return nil
}
