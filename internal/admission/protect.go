// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	"karmada.io/karmada/internal/admission/deletion"
	"karmada.io/karmada/internal/names"
)

// protectDeletion denies deletion of protected objects of any kind.
func protectDeletion(Deps) admission.Handler {
	return onDeletion(func(_ context.Context, object *metav1.PartialObjectMetadata) (string, error) {
		return deletion.Forbidden(object.Labels), nil
	})
}

// protectNamespace denies deletion of namespaces that hold protected objects, and of execution namespaces whose Cluster exists. It
// also denies deletion of the namespace with the credentials of clusters while it holds any. The namespace controller would delete
// all other objects of the namespace before it finds a protected one. If the lookup fails, the deletion is denied.
func protectNamespace(deps Deps) admission.Handler {
	return onDeletion(func(ctx context.Context, namespace *metav1.PartialObjectMetadata) (string, error) {
		if !namespace.DeletionTimestamp.IsZero() {
			return "", nil // a denial would not stop the deletion
		}
		ctx, cancel := context.WithTimeout(ctx, namespaceTimeout)
		defer cancel()
		if name, ok := names.ClusterOf(namespace.Name); ok && deps.Cluster != nil {
			cluster, err := deps.Cluster(ctx, name)
			if err != nil {
				return "", fmt.Errorf("get cluster %s, whose Works are in namespace %s: %w", name, namespace.Name, err)
			}
			if cluster != nil && cluster.DeletionTimestamp.IsZero() {
				return deletion.ForbiddenExecutionNamespace(cluster), nil
			}
		}
		if namespace.Name == names.ClusterNamespace && deps.Clusters != nil {
			clusters, err := deps.Clusters(ctx)
			if err != nil {
				return "", fmt.Errorf("list clusters, whose credentials are in namespace %s: %w", namespace.Name, err)
			}
			if len(clusters) > 0 {
				return deletion.ForbiddenClusterNamespace(len(clusters)), nil
			}
		}
		if deps.Protected == nil {
			return "", nil
		}
		protected, err := deps.Protected(ctx, namespace.Name)
		if err != nil {
			return "", fmt.Errorf("look for protected objects in namespace %s: %w", namespace.Name, err)
		}
		return deletion.ForbiddenNamespace(namespace.Name, protected), nil
	})
}

// onDeletion returns a handler that denies the deletion of an object if forbidden returns a reason or an error.
func onDeletion(forbidden func(context.Context, *metav1.PartialObjectMetadata) (string, error)) admission.Handler {
	return admission.HandlerFunc(func(ctx context.Context, request admission.Request) admission.Response {
		if len(request.OldObject.Raw) == 0 {
			return admission.Errored(http.StatusBadRequest, errNoObject)
		}
		var object metav1.PartialObjectMetadata
		if err := json.Unmarshal(request.OldObject.Raw, &object); err != nil {
			return admission.Errored(http.StatusBadRequest, fmt.Errorf("decode object metadata: %w", err))
		}
		reason, err := forbidden(ctx, &object)
		switch {
		case err != nil:
			return admission.Errored(http.StatusInternalServerError, err)
		case reason != "":
			return admission.Denied(reason)
		default:
			return admission.Allowed("")
		}
	})
}
