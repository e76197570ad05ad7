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
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"

	"karmada.io/karmada/internal/machinery/coreclient"
	"karmada.io/karmada/internal/machinery/requeue"
)

// unfinished selects the pods that use resources.
const unfinished = "status.phase!=Succeeded,status.phase!=Failed"

// pageSize is the number of objects per page of a list.
const pageSize = 500

// watch keeps the usage of a member up to date until ctx ends. It watches nodes and pods without storing them.
func (u *usage) watch(ctx context.Context, config *rest.Config) error {
	log := logr.FromContextOrDiscard(ctx)
	core, err := coreclient.New(config, func(err error) { log.Info("Skipped an invalid node or pod of a member", "err", err.Error()) })
	if err != nil {
		return fmt.Errorf("create a client for nodes and pods: %w", err)
	}
	// Watch errors are retried and visible in the Ready condition.
	quiet := log.V(3)
	reflect := func(resource, selector string, example runtime.Object, into cache.TransformingStore) {
		lw := cache.NewFilteredListWatchFromClient(core, resource, metav1.NamespaceAll,
			func(o *metav1.ListOptions) {
				o.FieldSelector = selector
				if o.Limit > 0 && o.Continue == "" {
					// An API server ignores the limit of a list of version "0". It returns any other version exactly, and after a restart that
					// version cannot be watched.
					o.ResourceVersion, o.ResourceVersionMatch = "", ""
				}
			})
		reducePages(lw, into.Transformer())
		r := cache.NewReflectorWithOptions(lw, example, into, cache.ReflectorOptions{
			Logger: &quiet, Name: resource, Backoff: requeue.WatchBackoff(),
		})
		r.WatchListPageSize = pageSize
		go r.RunWithContext(ctx)
	}
	reflect("nodes", "", &corev1.Node{}, nodeSink(u))
	reflect("pods", unfinished, &corev1.Pod{}, podSink(u))
	return nil
}

// reducePages applies reduce to each page of a list when it is received. Without it, a member that does not stream its first list
// would cause all of it to be held in memory.
func reducePages(lw *cache.ListWatch, reduce cache.TransformFunc) {
	list := lw.ListWithContextFunc
	lw.ListWithContextFunc = func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
		page, err := list(ctx, o)
		if pods, ok := page.(*corev1.PodList); ok && err == nil {
			for i := range pods.Items {
				small, err := reduce(&pods.Items[i])
				if err != nil {
					return nil, err
				}
				pods.Items[i] = *small.(*corev1.Pod)
			}
		}
		return page, err
	}
}

// sink is a store that adds objects to a usage without keeping them.
type sink[T any] struct {
	*usage
	set, remove func(T) // must be called with mu held
	reset       func()
	synced      *bool
	transform   cache.TransformFunc
}

func nodeSink(u *usage) *sink[*corev1.Node] {
	return &sink[*corev1.Node]{
		usage: u, set: u.setNode, remove: func(n *corev1.Node) { delete(u.nodes, n.Name) },
		reset: func() { clear(u.nodes) }, synced: &u.nodesSynced,
	}
}

func podSink(u *usage) *sink[*corev1.Pod] {
	return &sink[*corev1.Pod]{
		usage: u, set: u.setPod, remove: func(p *corev1.Pod) { u.forget(p.Namespace + "/" + p.Name) },
		reset: u.forgetPods, synced: &u.podsSynced, transform: reducePod,
	}
}

func (s *sink[T]) Add(o any) error                  { return s.with(s.set, o) }
func (s *sink[T]) Update(o any) error               { return s.with(s.set, o) }
func (s *sink[T]) Delete(o any) error               { return s.with(s.remove, o) }
func (s *sink[T]) Resync() error                    { return nil }
func (s *sink[T]) Transformer() cache.TransformFunc { return s.transform }

func (s *sink[T]) with(apply func(T), o any) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	apply(o.(T))
	return nil
}

func (s *sink[T]) Replace(list []any, _ string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.reset()
	for _, o := range list {
		s.set(o.(T))
	}
	*s.synced = true
	return nil
}

// reducePod drops the fields of pods that are not needed, which limits memory while a large list is received.
func reducePod(o any) (any, error) {
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

var _ cache.TransformingStore = (*sink[*corev1.Pod])(nil)
