// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"fmt"
	"sync"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/kwok/pkg/apis/internalversion"
	"sigs.k8s.io/kwok/pkg/utils/lifecycle"
)

// readyDelay is the annotation of KWOK on a pod with the time until it runs and is ready, as a duration.
const readyDelay = "pod-ready.stage.kwok.x-k8s.io/delay"

// stages returns the simulated transitions of nodes and pods. A node becomes ready. A scheduled pod runs and is ready at once, or after
// readyDelay. A pod of a Job completes after jobDuration. A pod that is being deleted is removed. Names of images are not parsed.
func stages() map[internalversion.StageResourceRef][]*internalversion.Stage {
	node := internalversion.StageResourceRef{APIGroup: "v1", Kind: "Node"}
	pod := internalversion.StageResourceRef{APIGroup: "v1", Kind: "Pod"}
	complete := stage("complete", pod, completePod,
		is(".metadata.deletionTimestamp", internalversion.SelectorOpDoesNotExist),
		is(".status.phase", internalversion.SelectorOpIn, "Running"),
		is(".metadata.ownerReferences.[].kind", internalversion.SelectorOpIn, "Job"))
	complete.Spec.Delay = &internalversion.StageDelay{DurationMilliseconds: new(jobDuration.Milliseconds())}
	remove := stage("delete", pod, "", is(".metadata.deletionTimestamp", internalversion.SelectorOpExists))
	remove.Spec.Steps = []internalversion.StageStep{{Delete: true}}
	run := stage("run", pod, runPod,
		is(".metadata.deletionTimestamp", internalversion.SelectorOpDoesNotExist),
		is(".status.phase", internalversion.SelectorOpIn, "Pending"))
	run.Spec.Delay = &internalversion.StageDelay{DurationFrom: &internalversion.ExpressionFrom{
		JQ: &internalversion.ExpressionJQ{Expression: fmt.Sprintf(".metadata.annotations[%q]", readyDelay)},
	}}
	return map[internalversion.StageResourceRef][]*internalversion.Stage{
		node: {stage("ready", node, readyNode,
			is(`.status.conditions.[] | select( .type == "Ready" ) | .status`, internalversion.SelectorOpNotIn, "True"))},
		pod: {
			run, complete, remove,
		},
	}
}

// prepareStages evaluates all stages once. The library for expressions of KWOK has global maps of types, which every controller of KWOK in
// this process, of nodes as well as of pods, fills without a lock when it evaluates a stage for the first time. Later they are only read.
//
//nolint:gochecknoglobals // it prepares the process
var prepareStages = sync.OnceValue(func() error {
	for of, all := range stages() {
		ordered, err := lifecycle.NewLifecycle(all)
		if err != nil {
			return err
		}
		event := &lifecycle.Event{Data: new(corev1.Pod)}
		if of.Kind == "Node" {
			event.Data = new(corev1.Node)
		}
		//nolint:forbidigo // once for the process
		if _, err := ordered.Match(context.Background(), event); err != nil {
			return err
		}
	}
	return nil
})

func is(key string, operator internalversion.SelectorOperator, values ...string) internalversion.MatchExpression {
	return internalversion.MatchExpression{JQ: &internalversion.SelectorJQ{Key: key, Operator: operator, Values: values}}
}

func stage(
	name string,
	of internalversion.StageResourceRef,
	status string,
	when ...internalversion.MatchExpression,
) *internalversion.Stage {
	return &internalversion.Stage{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec: internalversion.StageSpec{
			ResourceRef: of,
			Selector:    &internalversion.StageSelector{MatchExpressions: when},
			Steps:       []internalversion.StageStep{{Patch: &internalversion.StagePatch{Subresource: "status", Root: "status", Template: status}}},
		},
	}
}

// readyNode is the status of nodes that users add, possibly with only a name.
const readyNode = `
conditions:
{{ range NodeConditions }}
- { type: {{ .type }}, status: {{ .status | Quote }}, reason: {{ .reason }}, message: {{ .message | Quote }},
    lastHeartbeatTime: {{ Now | Quote }}, lastTransitionTime: {{ Now | Quote }} }
{{ end }}
addresses:
- { type: InternalIP, address: {{ NodeIP }} }
- { type: Hostname, address: {{ .metadata.name }} }
daemonEndpoints: { kubeletEndpoint: { Port: {{ NodePort }} } }
{{ if not .status.allocatable }}
allocatable: { cpu: "8", memory: 32Gi, pods: "110" }
capacity: { cpu: "8", memory: 32Gi, pods: "110" }
{{ end }}
`

const runPod = `
{{ $now := Now | Quote }}
phase: Running
startTime: {{ $now }}
conditions:
{{ range $type := list "PodReadyToStartContainers" "Initialized" "ContainersReady" "Ready" }}
- { type: {{ $type }}, status: "True", lastTransitionTime: {{ $now }} }
{{ end }}
{{ range .spec.readinessGates }}
- { type: {{ .conditionType }}, status: "True", lastTransitionTime: {{ $now }} }
{{ end }}
containerStatuses:
{{ range .spec.containers }}
- { name: {{ .name }}, image: {{ .image | Quote }}, ready: true, started: true, restartCount: 0,
    state: { running: { startedAt: {{ $now }} } } }
{{ end }}
{{ if .spec.initContainers }}
initContainerStatuses:
{{ range .spec.initContainers }}
- name: {{ .name }}
  image: {{ .image | Quote }}
  ready: true
  restartCount: 0
{{ if eq (or .restartPolicy "") "Always" }}
  started: true
  state: { running: { startedAt: {{ $now }} } }
{{ else }}
  state: { terminated: { exitCode: 0, reason: Completed, startedAt: {{ $now }}, finishedAt: {{ $now }} } }
{{ end }}
{{ end }}
{{ end }}
{{ $hosts := NodeIPsWith .spec.nodeName }}
hostIP: {{ index $hosts 0 }}
hostIPs:
{{ range $hosts }}
- ip: {{ . }}
{{ end }}
{{ $ips := PodIPsWith .spec.nodeName (or .spec.hostNetwork false) .metadata.uid .metadata.name .metadata.namespace }}
podIP: {{ index $ips 0 }}
podIPs:
{{ range $ips }}
- ip: {{ . }}
{{ end }}
`

const completePod = `
{{ $now := Now | Quote }}
{{ $started := .status.startTime | Quote }}
phase: Succeeded
conditions:
- { type: Ready, status: "False", reason: PodCompleted, lastTransitionTime: {{ $now }} }
- { type: ContainersReady, status: "False", reason: PodCompleted, lastTransitionTime: {{ $now }} }
containerStatuses:
{{ range .spec.containers }}
- { name: {{ .name }}, image: {{ .image | Quote }}, ready: false, started: false, restartCount: 0,
    state: { running: null, terminated: { exitCode: 0, reason: Completed, startedAt: {{ $started }}, finishedAt: {{ $now }} } } }
{{ end }}
`
