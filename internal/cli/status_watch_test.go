// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"context"
	"strings"
	"testing"

	"karmada.io/karmada/test/fakeapi"
)

// With --watch, the state is printed again when it changes, and only then.
func TestStatus_watch(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	out, errOut, done := start(ctx, t, "status", "--watch", "--kubeconfig", servers.Start(t))
	eventually(t, "the first state", func() bool { return strings.Contains(out.String(), "2, 1 healthy, 1 not healthy") })
	healthy := modify(parseObjects(t, statusFleet), "ResourceBinding", fakeapi.Field([]any{
		map[string]any{"clusterName": "m1", "applied": true, "health": "Healthy"},
	}, "status", "aggregatedStatus"))
	for _, o := range healthy {
		if o.GetKind() == "ResourceBinding" && o.GetName() == "web-deployment" {
			servers.Control.Emit("MODIFIED", o)
		}
	}
	eventually(t, "the second state", func() bool { return strings.Contains(out.String(), "2, 2 healthy") })
	interrupt()
	if code := <-done; code != 0 || errOut.String() != "" || strings.Count(out.String(), "Clusters:") != 2 {
		t.Errorf("exit code %d, error %q, output\n%s\nwant two states", code, errOut, out)
	}
}

const failingScalers = `
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: blind, namespace: default}
status:
  conditions:
  - {type: AbleToScale, status: "True"}
  - {type: ScalingActive, status: "False", reason: FailedGetResourceMetric, message: no metrics}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: alone, namespace: default}
status: {conditions: [{type: AbleToScale, status: "False", reason: FailedGetBinding, message: not found}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: off, namespace: default}
status: {conditions: [{type: ScalingActive, status: "False", reason: ScalingDisabled, message: zero}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: fine, namespace: default}
status: {conditions: [{type: AbleToScale, status: "True"}, {type: ScalingLimited, status: "False"}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: broken, namespace: default}
status:
  executionHistories:
  - ruleName: night
    successfulExecutions: [{executionTime: "2026-01-01T00:00:00Z"}]
    failedExecutions: [{executionTime: "2026-01-03T00:00:00Z", message: not found}, {executionTime: "2026-01-02T00:00:00Z", message: older}]
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: recovered, namespace: default}
status:
  executionHistories:
  - ruleName: night
    successfulExecutions: [{executionTime: "2026-01-03T00:00:00Z"}]
    failedExecutions: [{executionTime: "2026-01-02T00:00:00Z", message: not found}]
`

// severalScalers has targets with a FederatedHPA and a CronFederatedHPA, of which only those of web set the replicas.
const severalScalers = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: default}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: night, namespace: default}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: web, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: deployment, name: web}}
status: {conditions: [{type: AbleToScale, status: "False", reason: FailedGetBinding, message: not found}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: web, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}, rules: [{name: a, schedule: "@daily"}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: night, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: night}}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: idle, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: night}, rules: [
  {name: a, schedule: "@daily", suspend: true}, {name: b, schedule: "0 0 31 2 *"}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: empty, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: night}, rules: []}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: unserved, namespace: default}
spec: {scaleTargetRef: {apiVersion: example.io/v1, kind: Deployment, name: night}, rules: [{name: a, schedule: "@daily"}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: gone, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: gone}}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: gone, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: gone}, rules: [{name: a, schedule: "@daily"}]}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: day, namespace: default}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: day-1, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: day}, rules: [
  {name: a, schedule: "0 8 * * *", targetReplicas: 1}, {name: b, schedule: "0 8 * * *", targetReplicas: 2}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: day-2, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: deployment, name: day}, rules: [{name: a, schedule: "00 8 * * *", targetReplicas: 7}]}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: both, namespace: default}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: both-1, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: both}, rules: [
  {name: a, schedule: "0 8 * * *", targetReplicas: 2}, {name: b, schedule: "0 9 * * *", targetReplicas: 3}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: both-2, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: both}, rules: [
  {name: a, schedule: "0 8 * * *", targetReplicas: 2}, {name: b, schedule: "0 9 * * *", targetReplicas: 4, suspend: true},
  {name: c, schedule: "0 9 * * *", targetReplicas: 4, timeZone: Europe/Berlin}]}
`

// Only autoscalers that set replicas of an existing target conflict, and schedules only at the same times. A misspelled kind is the
// reason of a missing binding.
func TestStatus_severalAutoscalers(t *testing.T) {
	t.Parallel()
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, severalScalers)}}
	got := run(t, "status", "-v", "--all", "--kubeconfig", servers.Start(t))
	assertContains(t, "status", got.Out, []string{
		"several autoscalers set its replicas: FederatedHPA web, CronFederatedHPA web\n",
		"several autoscalers set targetReplicas at the same times, such as Friday 08:00: CronFederatedHPA day-1 to 2, " +
			"CronFederatedHPA day-2 to 7\n",
		"FailedGetBinding: not found; the control plane does not serve kind \"deployment\" in apiVersion \"apps/v1\"; " +
			"the kind is spelled \"Deployment\"\n",
	})
	if strings.Count(got.Out, "ScalingFails") != 3 {
		t.Errorf("status = %+v, want two conflicts and one failure", got)
	}
}

// Autoscalers that fail now are counted, others are not.
func TestStatus_autoscalers(t *testing.T) {
	t.Parallel()
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, failingScalers)}}
	got := run(t, "status", "-v", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{
		"Hints:      3 autoscalers that fail",
		"ScalingFails ", "cronfederatedhpa/broken", "rule night: not found\n",
		"ScalingFails ", "federatedhpa/alone", "FailedGetBinding: not found; no policy propagates the target",
		"ScalingFails ", "federatedhpa/blind", "FailedGetResourceMetric: no metrics\n",
	})
	if strings.Count(got.Out, "ScalingFails") != 3 {
		t.Errorf("status = %+v, want three autoscalers", got)
	}
}
