// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

const waitingJob = `
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m1}
---
apiVersion: batch/v1
kind: Job
metadata:
  name: report
  namespace: default
  uid: u-report
  annotations: {propagationpolicy.karmada.io/namespace: default, propagationpolicy.karmada.io/name: report}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: report-job, namespace: default, labels: {resourcebinding.karmada.io/permanent-id: id,
  propagationpolicy.karmada.io/permanent-id: p}}
spec:
  resource: {apiVersion: batch/v1, kind: Job, namespace: default, name: report, uid: u-report}
  replicas: 1
  clusters: [{name: m1, replicas: 1}]
status:
  conditions: [{type: Scheduled, status: "True"}, {type: FullyApplied, status: "True"}]
  aggregatedStatus: [{clusterName: m1, applied: true, health: Healthy, status: {active: 1, ready: READY}}]
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: report-7b69ffc485, namespace: karmada-es-m1, labels: {resourcebinding.karmada.io/permanent-id: id},
  annotations: {resourcebinding.karmada.io/name: report-job, resourcebinding.karmada.io/namespace: default}}
spec: {workload: {manifests: [{apiVersion: batch/v1, kind: Job, metadata: {name: report, namespace: default}}]}}
status:
  conditions: [{type: Applied, status: "True"}]
  manifestStatuses: [{identifier: {ordinal: 0}, health: Healthy, status: {active: 1, ready: READY}}]
`

// A Job has no health: trace and why report why its pods do not start.
func TestObserve_notStarted(t *testing.T) {
	t.Parallel()
	const reason = "pod report-1 is not scheduled: 0/1 nodes: Insufficient cpu"
	job := fakeapi.Object("batch/v1", "Job", "default", "report", fakeapi.Labels(map[string]string{"karmada.io/managed": "true"}),
		fakeapi.Field(map[string]any{"matchLabels": map[string]any{"job-name": "report"}}, "spec", "selector"))
	pod := fakeapi.Object("v1", "Pod", "default", "report-1", fakeapi.Labels(map[string]string{"job-name": "report"}),
		fakeapi.Field([]any{map[string]any{"type": "PodScheduled", "status": "False", "message": "0/1 nodes: Insufficient cpu"}},
			"status", "conditions"))
	for ready, waits := range map[string]bool{"0": true, "1": false} {
		servers := &fakeapi.Server{
			Control: &fakeapi.Cluster{Objects: parseObjects(t, strings.ReplaceAll(waitingJob, "READY", ready))},
			Members: map[string]*fakeapi.Cluster{"m1": {Objects: []*unstructured.Unstructured{job, pod}}},
		}
		for _, command := range []string{"trace job/report", "why job/report"} {
			got := run(t, append(strings.Fields(command), "--kubeconfig", servers.Start(t))...)
			if strings.Contains(got.Out, reason) != waits {
				t.Errorf("ready pods %s: %s = %+v, want %q: %v", ready, command, got, reason, waits)
			}
		}
	}
}
