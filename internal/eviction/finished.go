// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"encoding/json"

	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Finished reports whether an object is a Job that has finished in a cluster according to its last report. A Job that failed in any
// cluster has finished in all. Running it again in another cluster would repeat its effects.
func Finished(spec *workv1alpha2.ResourceBindingSpec, st *workv1alpha2.ResourceBindingStatus, cluster string) bool {
	if gvk := schema.FromAPIVersionAndKind(spec.Resource.APIVersion, spec.Resource.Kind); gvk.Group != batchv1.GroupName || gvk.Kind != "Job" {
		return false
	}
	for i := range st.AggregatedStatus {
		item := &st.AggregatedStatus[i]
		if hasResult(item, batchv1.JobFailed) || item.ClusterName == cluster && hasResult(item, batchv1.JobComplete) {
			return true
		}
	}
	return false
}

// hasResult reports whether the status of a Job in a cluster has a condition with status True.
func hasResult(item *workv1alpha2.AggregatedStatusItem, result batchv1.JobConditionType) bool {
	var status struct {
		Conditions []batchv1.JobCondition `json:"conditions"`
	}
	if item.Status == nil || json.Unmarshal(item.Status.Raw, &status) != nil {
		return false
	}
	for _, c := range status.Conditions {
		if c.Type == result && c.Status == corev1.ConditionTrue {
			return true
		}
	}
	return false
}
