// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import "testing"

const benchmarkPodSpec = `
containers:
- name: web
  image: nginx
  env: [{name: A, valueFrom: {configMapKeyRef: {name: settings, key: a}}}]
  resources: {requests: {cpu: 100m, memory: 64Mi}, limits: {memory: 128Mi}}
- {name: side, image: proxy, resources: {requests: {cpu: 50m, memory: 32Mi}}}
volumes: [{name: a, configMap: {name: settings}}, {name: b, secret: {secretName: keys}}]`

func BenchmarkDeployment(b *testing.B) {
	template := parse(b, nest(benchmarkPodSpec, "spec", "template", "spec"))
	merge(template.Object, parseMap(b, `{metadata: {generation: 2}, spec: {replicas: 2}, status: {observedGeneration: 1, replicas: 1}}`))
	observed := parse(b, `
metadata: {generation: 2, annotations: {resourcetemplate.karmada.io/generation: "2"}}
spec: {replicas: 1}
status: {observedGeneration: 2, replicas: 1, updatedReplicas: 1, readyReplicas: 1, availableReplicas: 1, conditions: [
  {type: Available, status: "True", reason: MinimumReplicasAvailable, lastTransitionTime: "2024-01-01T00:00:00Z", message: has minimum},
  {type: Progressing, status: "True", reason: NewReplicaSetAvailable, lastTransitionTime: "2024-01-01T00:00:00Z", message: progressed}]}`)
	raw, err := deployment.Reflect(b.Context(), observed)
	if err != nil {
		b.Fatal(err)
	}
	reports := []Item{{ClusterName: "a", Status: raw}, {ClusterName: "b", Status: raw}}
	run := func(name string, op func() error) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := op(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	run("Replicas", func() error { _, err := deployment.Replicas(b.Context(), template); return err })
	run("Revise", func() error { _, err := deployment.Revise(b.Context(), template, 5); return err })
	run("Retain", func() error { _, err := deployment.Retain(b.Context(), template, observed); return err })
	run("Reflect", func() error { _, err := deployment.Reflect(b.Context(), observed); return err })
	run("Aggregate", func() error { _, err := deployment.Aggregate(b.Context(), template, reports); return err })
	run("Healthy", func() error { _, err := deployment.Healthy(b.Context(), observed); return err })
	run("Dependencies", func() error { _, err := deployment.Dependencies(b.Context(), template); return err })
}

func BenchmarkJobAggregate(b *testing.B) {
	template := parse(b, `{status: {}}`)
	reports := items(b, completeA, `b: {active: 1, startTime: "2024-01-01T00:00:20Z"}`)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := job.Aggregate(b.Context(), template, reports); err != nil {
			b.Fatal(err)
		}
	}
}
