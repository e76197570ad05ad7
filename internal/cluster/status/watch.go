// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
)

// unfinished selects the pods that use resources.
const unfinished = "status.phase!=Succeeded,status.phase!=Failed"

// watch keeps the usage of a member up to date until ctx ends. It watches nodes and pods without storing them.
func (u *usage) watch(ctx context.Context, config *rest.Config) error {
	config = rest.CopyConfig(config)
	config.ContentType = runtime.ContentTypeProtobuf
	config.AcceptContentTypes = runtime.ContentTypeProtobuf + "," + runtime.ContentTypeJSON
	clientset, err := kubernetes.NewForConfig(config)
	if err != nil {
		return fmt.Errorf("create a client for nodes and pods: %w", err)
	}
	// Watch errors are retried and visible in the Ready condition.
	quiet := logr.FromContextOrDiscard(ctx).V(3)
	reflect := func(resource, selector string, example runtime.Object, into cache.ReflectorStore) {
		lw := cache.NewFilteredListWatchFromClient(clientset.CoreV1().RESTClient(), resource, metav1.NamespaceAll,
			func(o *metav1.ListOptions) {
				o.FieldSelector = selector
			})
		go cache.NewReflectorWithOptions(lw, example, into, cache.ReflectorOptions{Logger: &quiet, Name: resource}).RunWithContext(ctx)
	}
	reflect("nodes", "", &corev1.Node{}, nodeSink{u})
	reflect("pods", unfinished, &corev1.Pod{}, podSink{u})
	return nil
}

// nodeSink adds nodes to a usage.
type nodeSink struct{ *usage }

func (s nodeSink) Add(o any) error { return s.Update(o) }
func (s nodeSink) Resync() error   { return nil }

func (s nodeSink) Update(o any) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.setNode(o.(*corev1.Node))
	return nil
}

func (s nodeSink) Delete(o any) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.nodes, o.(*corev1.Node).Name)
	return nil
}

func (s nodeSink) Replace(list []any, _ string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.nodes)
	for _, o := range list {
		s.setNode(o.(*corev1.Node))
	}
	s.nodesSynced = true
	return nil
}

// podSink adds pods to a usage.
type podSink struct{ *usage }

func (s podSink) Add(o any) error { return s.Update(o) }
func (s podSink) Resync() error   { return nil }

func (s podSink) Update(o any) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.setPod(o.(*corev1.Pod))
	return nil
}

func (s podSink) Delete(o any) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := o.(*corev1.Pod)
	s.forget(p.Namespace + "/" + p.Name)
	return nil
}

// Transformer drops the fields of pods that are not needed, which limits memory while a large list is received.
func (s podSink) Transformer() cache.TransformFunc {
	return func(o any) (any, error) {
		p, ok := o.(*corev1.Pod)
		if !ok {
			return o, nil
		}
		small := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: p.Namespace, Name: p.Name, ResourceVersion: p.ResourceVersion}}
		small.Spec.NodeName, small.Spec.Overhead, small.Spec.Resources = p.Spec.NodeName, p.Spec.Overhead, p.Spec.Resources
		small.Spec.Containers, small.Spec.InitContainers = requestsOf(p.Spec.Containers), requestsOf(p.Spec.InitContainers)
		small.Status.Phase = p.Status.Phase
		return small, nil
	}
}

func requestsOf(containers []corev1.Container) []corev1.Container {
	if len(containers) == 0 {
		return nil
	}
	small := make([]corev1.Container, len(containers))
	for i := range containers {
		small[i].Name, small[i].RestartPolicy = containers[i].Name, containers[i].RestartPolicy
		small[i].Resources.Requests = containers[i].Resources.Requests
	}
	return small
}

func (s podSink) Replace(list []any, _ string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.pods)
	clear(s.used)
	clear(s.allocated)
	clear(s.allocating)
	for _, o := range list {
		s.setPod(o.(*corev1.Pod))
	}
	s.podsSynced = true
	return nil
}

var (
	_ cache.ReflectorStore    = nodeSink{}
	_ cache.TransformingStore = podSink{}
)
