// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifest

import (
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// Labels by which a Job selects its pods, with and without prefix.
var (
	jobControllerLabels = []string{"controller-uid", "batch.kubernetes.io/controller-uid"}
	jobPodLabels        = []string{
		"controller-uid", "batch.kubernetes.io/controller-uid",
		"job-name", "batch.kubernetes.io/job-name",
	}
)

func pruneDeployment(object map[string]any) {
	removeAnnotations(object, "deployment.kubernetes.io/revision", "deployment.kubernetes.io/revision-history")
}

// pruneJob removes the generated selector, which the member generates again, and the time to live. Otherwise a Job that expired in
// the member would be recreated and run again.
func pruneJob(object map[string]any) {
	unstructured.RemoveNestedField(object, "spec", "ttlSecondsAfterFinished")
	if manual, _, _ := unstructured.NestedBool(object, "spec", "manualSelector"); manual {
		return
	}
	for _, label := range jobControllerLabels {
		unstructured.RemoveNestedField(object, "spec", "selector", "matchLabels", label)
	}
	for _, label := range jobPodLabels {
		unstructured.RemoveNestedField(object, "spec", "template", "metadata", "labels", label)
	}
}

func prunePersistentVolumeClaim(object map[string]any) {
	removeAnnotations(object, "volume.kubernetes.io/selected-node")
}

// pruneSecret removes the token of a service account, which is not valid in another cluster.
func pruneSecret(object map[string]any) {
	if kind, _, _ := unstructured.NestedString(object, "type"); kind != string(corev1.SecretTypeServiceAccountToken) {
		return
	}
	removeAnnotations(object, corev1.ServiceAccountUIDKey)
	object["data"] = nil
}

// pruneService removes the allocated addresses. None is not allocated, but set by the user.
func pruneService(object map[string]any) {
	if ip, _, _ := unstructured.NestedString(object, "spec", "clusterIP"); ip == corev1.ClusterIPNone {
		return
	}
	unstructured.RemoveNestedField(object, "spec", "clusterIP")
	unstructured.RemoveNestedField(object, "spec", "clusterIPs")
}

// pruneServiceAccount removes the generated tokens.
func pruneServiceAccount(object map[string]any) {
	secrets, ok := object["secrets"].([]any)
	if !ok {
		return
	}
	name, _, _ := unstructured.NestedString(object, "metadata", "name")
	object["secrets"] = slices.DeleteFunc(secrets, func(entry any) bool {
		reference, ok := entry.(map[string]any)
		if !ok {
			return false
		}
		secret, _ := reference["name"].(string)
		return strings.HasPrefix(secret, name+"-token-")
	})
}

// pullSecrets returns the names of the imagePullSecrets of a ServiceAccount, sorted and separated by commas.
func pullSecrets(obj *unstructured.Unstructured) string {
	if gvk := obj.GroupVersionKind(); gvk.Group != corev1.GroupName || gvk.Kind != "ServiceAccount" {
		return ""
	}
	list, _ := obj.Object["imagePullSecrets"].([]any)
	var out []string
	for _, entry := range list {
		reference, _ := entry.(map[string]any)
		if name, _ := reference["name"].(string); name != "" {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), ",")
}

func removeAnnotations(object map[string]any, keys ...string) {
	for _, key := range keys {
		unstructured.RemoveNestedField(object, "metadata", "annotations", key)
	}
}
