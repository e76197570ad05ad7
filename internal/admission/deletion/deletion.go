// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package deletion implements deletion protection (docs/contract/admission.md#deletion-protection). It is pure, so that API
// servers can use it with or without a webhook.
package deletion

import (
	"fmt"
	"slices"
	"strings"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Always is the value of the label that protects an object.
const Always = names.ProtectedAlways

// Forbidden returns the reason why an object with these labels must not be deleted, or "" if it may be deleted.
func Forbidden(labels map[string]string) string {
	if labels[names.DeletionProtected] != Always {
		return ""
	}
	return "This resource is protected, please make sure to remove the label: " + names.DeletionProtected
}

// maxNamed limits the number of objects in a reason.
const maxNamed = 3

// ForbiddenNamespace returns the reason why a namespace with these protected objects must not be deleted, or "" if there are none.
// An object is described as in "deployments.apps web".
func ForbiddenNamespace(namespace string, protected []string) string {
	if len(protected) == 0 {
		return ""
	}
	named, more := slices.Sorted(slices.Values(protected)), ""
	if len(named) > maxNamed {
		named, more = named[:maxNamed], " and others"
	}
	return fmt.Sprintf("namespace %s holds protected resources (%s%s), please make sure to remove their label: %s",
		namespace, strings.Join(named, ", "), more, names.DeletionProtected)
}

// ForbiddenExecutionNamespace returns the reason why the execution namespace of an existing cluster must not be deleted.
func ForbiddenExecutionNamespace(cluster *clusterv1alpha1.Cluster) string {
	command := "unjoin"
	if cluster.Spec.SyncMode == clusterv1alpha1.Pull {
		command = "unregister"
	}
	return fmt.Sprintf("namespace %s holds the Works of cluster %s, and its deletion would delete all objects that are propagated to "+
		"the cluster. To remove the cluster from Karmada, run: karmadactl %s %s",
		names.ExecutionNamespace(cluster.Name), cluster.Name, command, cluster.Name)
}

// ForbiddenClusterNamespace returns the reason why the namespace with the credentials and Leases of clusters must not be deleted.
func ForbiddenClusterNamespace(clusters int) string {
	return fmt.Sprintf("namespace %s holds the credentials and the Leases of %d clusters, which could not be reached without them. "+
		"Remove the clusters from Karmada first", names.ClusterNamespace, clusters)
}
