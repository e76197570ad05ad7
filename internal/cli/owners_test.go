// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// A Service that a MultiClusterService propagates waits for no policy.
func TestTrace_multiClusterService(t *testing.T) {
	t.Parallel()
	const service = `
apiVersion: v1
kind: Service
metadata:
  name: web
  namespace: default
  uid: u-web
  generation: 1
  labels: {resourcetemplate.karmada.io/claimed-by: MultiClusterService}
  annotations: {multiclusterservice.karmada.io/namespace: default, multiclusterservice.karmada.io/name: exported}
---
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m1}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: web-service, namespace: default, generation: 1}
spec:
  resource: {apiVersion: v1, kind: Service, namespace: default, name: web, uid: u-web}
  clusters: [{name: m1}]
status:
  conditions: [{type: FullyApplied, status: "True"}]
  aggregatedStatus: [{clusterName: m1, applied: true, health: Healthy}]
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata:
  name: WORK
  namespace: karmada-es-m1
  generation: 1
  annotations: {resourcebinding.karmada.io/name: web-service, resourcebinding.karmada.io/namespace: default}
spec: {workload: {manifests: [{apiVersion: v1, kind: Service, metadata: {name: web, namespace: default}}]}}
status:
  conditions: [{type: Applied, status: "True"}]
  manifestStatuses: [{identifier: {ordinal: 0, version: v1, kind: Service, namespace: default, name: web}, health: Healthy}]
`
	objects := parseObjects(t, strings.ReplaceAll(service, "WORK", names.Work("Service", "default", "web")))
	assertInOrder(t, runReadOnly(t, objects, "trace", "service/web", "--members=false").Out, []string{
		"Done ", "Claimed ", "MultiClusterService default/exported", "propagates the object in place of a policy", "Complete: ",
	})
}

// Fields that another manager sets again and again are a problem of an object that is healthy.
func TestStatus_contested(t *testing.T) {
	t.Parallel()
	objects := modify(parseObjects(t, statusFleet), "ResourceBinding", func(o *unstructured.Unstructured) {
		if o.GetName() == "old-deployment" {
			fakeapi.Field([]any{map[string]any{"type": "Scheduled", "status": "True"}, map[string]any{"type": "FullyApplied", "status": "True"},
				map[string]any{"type": "Enforced", "status": "False", "reason": "FieldsContested", "message": "look for an autoscaler"}},
				"status", "conditions")(o)
		}
	})
	assertInOrder(t, runReadOnly(t, objects, "status", "--members=false").Out, []string{
		"Objects:    2, 0 healthy, 1 with a contested field, 1 not healthy\n",
		"FieldsContested ", "deployment.apps/old", "FieldsContested: look for an autoscaler",
	})
}
