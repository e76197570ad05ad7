// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/warning"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/admission/lint"
)

// fieldTimeout bounds the reads of Secrets for warnings.
const fieldTimeout = time.Second

// warnOfFields adds a warning for each field that has no effect, unless before has it, too: controllers update Clusters. A dry run can
// precede the creation of the Secrets.
func (c *clusterAdmission) warnOfFields(
	ctx context.Context, requester user.Info, cluster, before *clusterv1alpha1.Cluster, dryRun bool,
) {
	if before != nil && equality.Semantic.DeepEqual(cluster.Spec, before.Spec) {
		return
	}
	if before != nil && before.Spec.ID != "" && cluster.Spec.ID != before.Spec.ID {
		effect := "nothing is applied in the cluster unless the ID is the UID of its namespace kube-system"
		if cluster.Spec.ID == "" {
			effect = "without the ID, Karmada does not verify that it connects to the same cluster"
		}
		warning.AddWarning(ctx, "", fmt.Sprintf("spec.id: was %q before; %s", before.Spec.ID, effect))
	}
	if before != nil && cluster.Spec.SyncMode != before.Spec.SyncMode {
		effect := "the control plane applies nothing in the cluster; an agent must do it"
		if cluster.Spec.SyncMode == clusterv1alpha1.Push {
			effect = "an agent applies nothing in the cluster; the control plane connects to apiEndpoint with the token of secretRef"
		}
		warning.AddWarning(ctx, "", fmt.Sprintf("spec.syncMode: was %s before; %s", before.Spec.SyncMode, effect))
	}
	reading, cancel := context.WithTimeout(ctx, fieldTimeout)
	defer cancel()
	environment := lint.Environment{}
	connected := before != nil && sameConnection(&cluster.Spec, &before.Spec) && maps.Equal(cluster.Spec.ProxyHeader, before.Spec.ProxyHeader)
	if c.secrets != nil && !dryRun && !connected {
		environment.Find = func(_ schema.GroupVersionKind, key types.NamespacedName) (*unstructured.Unstructured, []string, bool) {
			return c.findSecret(reading, requester, key)
		}
	}
	found := lint.Texts(lint.CheckObject("Cluster", cluster, environment))
	if len(found) == 0 {
		return
	}
	var known []string
	if before != nil {
		known = lint.Texts(lint.CheckObject("Cluster", before, environment))
	}
	for _, text := range found {
		if !slices.Contains(known, text) {
			warning.AddWarning(ctx, "", text)
		}
	}
}

// findSecret returns a Secret, or nil if it does not exist. known is false if it cannot be read, or if the user may not get it: the
// warnings would disclose which fields it has.
func (c *clusterAdmission) findSecret(
	ctx context.Context, requester user.Info, key types.NamespacedName,
) (o *unstructured.Unstructured, others []string, known bool) {
	ref := &clusterv1alpha1.LocalSecretReference{Namespace: key.Namespace, Name: key.Name}
	if allowed, err := c.mayRead(ctx, requester, ref); err != nil || !allowed {
		return nil, nil, false
	}
	secret, err := c.secrets(ctx, key.Namespace, key.Name)
	if err != nil {
		return nil, nil, apierrors.IsNotFound(err)
	}
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(&corev1.Secret{Data: secret.Data})
	return &unstructured.Unstructured{Object: content}, nil, err == nil
}
