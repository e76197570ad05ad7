// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"hash/fnv"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metricsapi "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	"karmada.io/karmada/internal/machinery/quantity"
)

// Annotations of KWOK on a pod: the usage of each of its containers, as quantities.
const (
	usageCPU    = "kwok.x-k8s.io/usage-cpu"
	usageMemory = "kwok.x-k8s.io/usage-memory"
)

// The usage of a container without annotations is a constant share of its requests, in percent, which differs between containers. A
// container without requests has a minimum.
const (
	minShare = 25
	maxShare = 55

	idleCPU    = 2        // millicores
	idleMemory = 16 << 20 // bytes
)

// podUsage returns the usage of the containers of a pod.
func podUsage(pod *corev1.Pod) []metricsapi.ContainerMetrics {
	list := make([]metricsapi.ContainerMetrics, 0, len(pod.Spec.Containers))
	for i := range pod.Spec.Containers {
		c := &pod.Spec.Containers[i]
		list = append(list, metricsapi.ContainerMetrics{Name: c.Name, Usage: corev1.ResourceList{
			corev1.ResourceCPU:    containerUsage(pod, c, corev1.ResourceCPU, usageCPU),
			corev1.ResourceMemory: containerUsage(pod, c, corev1.ResourceMemory, usageMemory),
		}})
	}
	return list
}

func containerUsage(pod *corev1.Pod, c *corev1.Container, what corev1.ResourceName, annotation string) resource.Quantity {
	if q, err := quantity.Parse(pod.Annotations[annotation]); err == nil && q.Sign() >= 0 {
		return q
	}
	share := minShare + int64(hash(string(pod.UID), c.Name, string(what))%(maxShare-minShare+1))
	request := c.Resources.Requests[what]
	if what == corev1.ResourceCPU {
		return *resource.NewMilliQuantity(max(request.MilliValue()*share/100, idleCPU), resource.DecimalSI)
	}
	return *resource.NewQuantity(max(request.Value()/100*share, idleMemory), resource.BinarySI)
}

func hash(words ...string) uint32 {
	h := fnv.New32a()
	for _, w := range words {
		h.Write([]byte(w))
		h.Write([]byte{0})
	}
	return h.Sum32()
}

// nodeUsage returns the total usage of the pods of a node.
func nodeUsage(pods []*corev1.Pod) corev1.ResourceList {
	cpu, memory := resource.NewMilliQuantity(0, resource.DecimalSI), resource.NewQuantity(0, resource.BinarySI)
	for _, p := range pods {
		for _, c := range podUsage(p) {
			cpu.Add(c.Usage[corev1.ResourceCPU])
			memory.Add(c.Usage[corev1.ResourceMemory])
		}
	}
	return corev1.ResourceList{corev1.ResourceCPU: *cpu, corev1.ResourceMemory: *memory}
}

// measurable reports whether a pod uses resources.
func measurable(pod *corev1.Pod) bool {
	return pod.Status.Phase == corev1.PodRunning && pod.DeletionTimestamp == nil
}
