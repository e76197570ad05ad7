// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"testing"

	batchv1 "k8s.io/api/batch/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	"k8s.io/kubernetes/pkg/apis/batch"
	_ "k8s.io/kubernetes/pkg/apis/batch/install"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	jobrest "k8s.io/kubernetes/pkg/registry/batch/job"
)

// The API server rejects an inconsistent status of a Job. The test runs its validation.
func TestAggregateJob_passesValidation(t *testing.T) {
	t.Parallel()
	for name, tc := range jobAggregates {
		if tc.kind != "Job" || len(tc.err) > 0 || name == "Job, finished without a time" {
			continue // a Kubernetes cluster always reports times
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			template := parse(t, tc.template)
			merge(template.Object, parseMap(t, `
metadata: {name: j, namespace: ns, resourceVersion: "1"}
spec: {parallelism: 2, completions: 6, template: {spec: {restartPolicy: Never, containers: [{name: a, image: b}]}}}`))
			got, err := aggregateJob(t.Context(), template, items(t, tc.items...))
			checkError(t, err)
			ctx := request.WithNamespace(t.Context(), "ns")
			if errs := jobrest.StatusStrategy.ValidateUpdate(ctx, internalJob(t, got), internalJob(t, template)); len(errs) > 0 {
				t.Error(errs.ToAggregate())
			}
		})
	}
}

// internalJob returns the defaulted Job in the internal version.
func internalJob(t *testing.T, o *Object) *batch.Job {
	t.Helper()
	var v1 batchv1.Job
	checkError(t, runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, &v1))
	legacyscheme.Scheme.Default(&v1)
	var out batch.Job
	checkError(t, legacyscheme.Scheme.Convert(&v1, &out, nil))
	return &out
}
