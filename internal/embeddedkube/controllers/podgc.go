// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	corelisters "k8s.io/client-go/listers/core/v1"
	"k8s.io/client-go/tools/cache"
	"k8s.io/klog/v2"
	apipod "k8s.io/kubernetes/pkg/api/v1/pod"
	podutil "k8s.io/kubernetes/pkg/util/pod"
	"k8s.io/utils/ptr"
)

// podGCInterval is the interval between two collections of pods.
const podGCInterval = 20 * time.Second

// podGC deletes pods that no kubelet deletes, as the controller podgc of Kubernetes does, whose package would link the kubelet.
// Pods on nodes with the taint out-of-service are not deleted.
type podGC struct {
	client kubernetes.Interface
	pods   corelisters.PodLister
	nodes  corelisters.NodeLister
	// threshold is the number of finished pods that are kept; 0 or less means all.
	threshold int
	// missing has the nodes that did not exist at the last collection, although pods are bound to them.
	missing map[string]bool
}

func newPodGC(_ context.Context, p *parts) (runFunc, error) {
	client, err := p.client("pod-garbage-collector")
	if err != nil {
		return nil, err
	}
	core := p.informers.Core().V1()
	c := &podGC{
		client: client, pods: core.Pods().Lister(), nodes: core.Nodes().Lister(),
		threshold: int(p.config.PodGCController.TerminatedPodGCThreshold),
	}
	synced := []cache.InformerSynced{core.Pods().Informer().HasSynced, core.Nodes().Informer().HasSynced}
	return func(ctx context.Context) {
		if cache.WaitForCacheSync(ctx.Done(), synced...) {
			wait.UntilWithContext(ctx, c.collect, podGCInterval)
		}
	}, nil
}

// collect deletes pods of nodes that were missing at two collections, deleted pods that were never bound to a node, and the oldest
// finished pods above the threshold.
func (c *podGC) collect(ctx context.Context) {
	pods, err := c.pods.List(labels.Everything())
	if err != nil {
		klog.FromContext(ctx).Error(err, "Failed to list pods")
		return
	}
	var finished []*corev1.Pod
	missing := map[string]bool{}
	for _, pod := range pods {
		switch node := pod.Spec.NodeName; {
		case node == "" && pod.DeletionTimestamp != nil:
			c.remove(ctx, pod, nil)
		case node != "" && c.isMissing(ctx, node, missing):
			if c.missing[node] {
				c.remove(ctx, pod, orphaned(pod))
			}
		case pod.Status.Phase == corev1.PodSucceeded || pod.Status.Phase == corev1.PodFailed:
			finished = append(finished, pod)
		}
	}
	c.missing = missing
	if excess := len(finished) - c.threshold; c.threshold > 0 && excess > 0 {
		slices.SortFunc(finished, func(a, b *corev1.Pod) int { return a.CreationTimestamp.Compare(b.CreationTimestamp.Time) })
		for _, pod := range finished[:excess] {
			c.remove(ctx, pod, nil)
		}
	}
}

// isMissing reports whether the node does not exist, which a live read confirms once per collection. It adds it to missing.
func (c *podGC) isMissing(ctx context.Context, node string, missing map[string]bool) bool {
	if result, ok := missing[node]; ok {
		return result
	}
	_, err := c.nodes.Get(node)
	if apierrors.IsNotFound(err) {
		_, err = c.client.CoreV1().Nodes().Get(ctx, node, metav1.GetOptions{})
	}
	missing[node] = apierrors.IsNotFound(err)
	return missing[node]
}

func orphaned(pod *corev1.Pod) *corev1.PodCondition {
	return &corev1.PodCondition{
		Type: corev1.DisruptionTarget, Status: corev1.ConditionTrue, Reason: "DeletionByPodGC", Message: "PodGC: node no longer exists",
		ObservedGeneration: apipod.CalculatePodConditionObservedGeneration(&pod.Status, pod.Generation, corev1.DisruptionTarget),
	}
}

// remove sets the phase of an unfinished pod to Failed, because no kubelet does, and deletes the pod.
func (c *podGC) remove(ctx context.Context, pod *corev1.Pod, condition *corev1.PodCondition) {
	var err error
	if pod.Status.Phase != corev1.PodSucceeded && pod.Status.Phase != corev1.PodFailed {
		status := pod.Status.DeepCopy()
		status.Phase = corev1.PodFailed
		status.ObservedGeneration = apipod.CalculatePodStatusObservedGeneration(pod)
		if condition != nil {
			apipod.UpdatePodCondition(status, condition)
		}
		_, _, _, err = podutil.PatchPodStatus(ctx, c.client, pod.Namespace, pod.Name, pod.UID, pod.Status, *status)
	}
	if err == nil {
		err = c.client.CoreV1().Pods(pod.Namespace).Delete(ctx, pod.Name, metav1.DeleteOptions{
			GracePeriodSeconds: ptr.To[int64](0), Preconditions: metav1.NewUIDPreconditions(string(pod.UID)),
		})
	}
	if err != nil && !apierrors.IsNotFound(err) {
		klog.FromContext(ctx).Error(err, "Failed to delete pod", "pod", klog.KObj(pod))
	}
}
