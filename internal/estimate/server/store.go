// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/tools/cache"

	"karmada.io/karmada/internal/estimate/node"
)

// activePods selects the pods that use resources.
var activePods = fields.AndSelectors(
	fields.OneTermNotEqualSelector("status.phase", string(corev1.PodSucceeded)),
	fields.OneTermNotEqualSelector("status.phase", string(corev1.PodFailed)),
).String()

// store is an Accounting that watches write and requests read.
type store struct {
	mu         sync.Mutex // guards the fields below
	accounting *node.Accounting
	// unsynced holds the resources that have not been listed yet; synced is closed when it is empty.
	unsynced map[string]bool
	synced   chan struct{}
	once     sync.Once
}

func newStore() *store {
	return &store{accounting: node.NewAccounting(), unsynced: map[string]bool{}, synced: make(chan struct{})}
}

func (s *store) snapshot() *node.Snapshot {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.accounting.Snapshot()
}

// newest returns the newest ReplicaSet of a Deployment.
func (s *store) newest(namespace, name string) (types.UID, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.accounting.Newest(namespace, name)
}

func (s *store) unschedulable(owner types.UID, threshold time.Duration, now time.Time) int32 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.accounting.Unschedulable(owner, threshold, now)
}

// Source lists and watches one resource of the cluster.
type Source struct {
	Resource schema.GroupVersionResource
	// Example is an object of the watched type.
	Example runtime.Object
	// Client is the client of List and Watch. The reflector checks whether it supports streaming lists.
	Client any
	List   func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error)
	Watch  func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error)
}

// Sources returns the sources of an estimator: nodes, pods, the metadata of deployments and replicasets, and resourcequotas if
// quotas is set.
func Sources(kube kubernetes.Interface, meta metadata.Interface, quotas bool) []Source {
	core := kube.CoreV1()
	out := []Source{
		{corev1.SchemeGroupVersion.WithResource("nodes"), &corev1.Node{}, kube,
			func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
				return core.Nodes().List(ctx, o)
			},
			func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
				return core.Nodes().Watch(ctx, o)
			}},
		{corev1.SchemeGroupVersion.WithResource("pods"), &corev1.Pod{}, kube,
			func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
				o.FieldSelector = activePods
				return core.Pods("").List(ctx, o)
			},
			func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
				o.FieldSelector = activePods
				return core.Pods("").Watch(ctx, o)
			}},
	}
	for _, resource := range []string{"deployments", "replicasets"} {
		gvr := schema.GroupVersionResource{Group: "apps", Version: "v1", Resource: resource}
		out = append(out, Source{gvr, &metav1.PartialObjectMetadata{}, meta,
			func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
				return meta.Resource(gvr).List(ctx, o)
			},
			func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
				return meta.Resource(gvr).Watch(ctx, o)
			}})
	}
	if quotas {
		out = append(out, Source{corev1.SchemeGroupVersion.WithResource("resourcequotas"), &corev1.ResourceQuota{}, kube,
			func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
				return core.ResourceQuotas("").List(ctx, o)
			},
			func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
				return core.ResourceQuotas("").Watch(ctx, o)
			}})
	}
	return out
}

// watch updates the store from the sources until ctx is canceled.
func (s *store) watch(ctx context.Context, sources []Source) *sync.WaitGroup {
	for _, source := range sources {
		s.unsynced[source.Resource.Resource] = true
	}
	// Reflectors retry errors. The server does not listen before the first success.
	quiet := logr.FromContextOrDiscard(ctx).V(3)
	var wg sync.WaitGroup
	for _, source := range sources {
		calls := &cache.ListWatch{ListWithContextFunc: source.List, WatchFuncWithContext: source.Watch}
		lw := cache.ToListWatcherWithWatchListSemantics(calls, source.Client)
		into := &sink{store: s, resource: source.Resource.Resource, known: sets.New[types.NamespacedName]()}
		options := cache.ReflectorOptions{Logger: &quiet, Name: source.Resource.Resource}
		reflector := cache.NewReflectorWithOptions(lw, source.Example, into, options)
		wg.Go(func() { reflector.RunWithContext(ctx) })
	}
	return &wg
}

// waitForSync waits until all resources have been listed.
func (s *store) waitForSync(ctx context.Context) error {
	select {
	case <-s.synced:
		return nil
	case <-ctx.Done():
		s.mu.Lock()
		defer s.mu.Unlock()
		return fmt.Errorf("wait for first list of %s: %w", strings.Join(slices.Sorted(maps.Keys(s.unsynced)), ", "), ctx.Err())
	}
}

// sink adds objects of one resource to the store.
type sink struct {
	store    *store
	resource string
	// known holds the objects of resources whose lists Accounting does not compare.
	known sets.Set[types.NamespacedName]
}

var _ cache.TransformingStore = &sink{}

// Add implements cache.ReflectorStore.
func (s *sink) Add(o any) error { return s.Update(o) }

// Resync implements cache.ReflectorStore.
func (s *sink) Resync() error { return nil }

// Update implements cache.ReflectorStore.
func (s *sink) Update(o any) error {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	s.set(o)
	return nil
}

// set must be called with store.mu held.
func (s *sink) set(o any) {
	switch o := o.(type) {
	case *corev1.Node:
		s.store.accounting.SetNode(o)
	case *corev1.Pod:
		s.store.accounting.SetPod(o)
	case *corev1.ResourceQuota:
		s.known.Insert(nameOf(o))
		s.store.accounting.SetQuota(o)
	case *metav1.PartialObjectMetadata:
		s.known.Insert(nameOf(o))
		if s.resource == "deployments" {
			s.store.accounting.SetDeployment(o)
		} else {
			s.store.accounting.SetReplicaSet(o)
		}
	}
}

// Delete implements cache.ReflectorStore.
func (s *sink) Delete(o any) error {
	object, ok := o.(metav1.Object)
	if !ok {
		return fmt.Errorf("delete %T: not an object", o)
	}
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	s.remove(nameOf(object))
	return nil
}

func nameOf(o metav1.Object) types.NamespacedName {
	return types.NamespacedName{Namespace: o.GetNamespace(), Name: o.GetName()}
}

// remove must be called with store.mu held.
func (s *sink) remove(k types.NamespacedName) {
	s.known.Delete(k)
	l := s.store.accounting
	switch s.resource {
	case "nodes":
		l.RemoveNode(k.Name)
	case "pods":
		l.RemovePod(k.Namespace, k.Name)
	case "resourcequotas":
		l.RemoveQuota(k.Namespace, k.Name)
	case "deployments":
		l.RemoveDeployment(k.Namespace, k.Name)
	case "replicasets":
		l.RemoveReplicaSet(k.Namespace, k.Name)
	}
}

// Replace implements cache.ReflectorStore.
func (s *sink) Replace(list []any, _ string) error {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	switch s.resource {
	case "nodes":
		s.store.accounting.SetNodes(typed[*corev1.Node](list))
	case "pods":
		s.store.accounting.SetPods(typed[*corev1.Pod](list))
	default:
		deleted := s.known.Clone()
		for _, o := range typed[metav1.Object](list) {
			deleted.Delete(nameOf(o))
			s.set(o)
		}
		for k := range deleted {
			s.remove(k)
		}
	}
	if delete(s.store.unsynced, s.resource); len(s.store.unsynced) == 0 {
		s.store.once.Do(func() { close(s.store.synced) })
	}
	return nil
}

func typed[T any](list []any) []T {
	out := make([]T, 0, len(list))
	for _, o := range list {
		if t, ok := o.(T); ok {
			out = append(out, t)
		}
	}
	return out
}

// Transformer trims pods while the first list of a large cluster is received.
func (s *sink) Transformer() cache.TransformFunc {
	return func(o any) (any, error) {
		if p, ok := o.(*corev1.Pod); ok {
			return trimPod(p), nil
		}
		return o, nil
	}
}

// trimPod returns a pod without unused fields.
func trimPod(p *corev1.Pod) *corev1.Pod {
	out := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: p.Namespace, Name: p.Name, ResourceVersion: p.ResourceVersion}}
	out.Spec.NodeName, out.Spec.Overhead, out.Spec.Resources = p.Spec.NodeName, p.Spec.Overhead, p.Spec.Resources
	out.Spec.Containers, out.Spec.InitContainers = requestsOf(p.Spec.Containers), requestsOf(p.Spec.InitContainers)
	out.Status.Phase = p.Status.Phase
	if p.Spec.NodeName == "" {
		// Owner and conditions are used for pending pods only.
		out.OwnerReferences, out.Status.Conditions = p.OwnerReferences, p.Status.Conditions
	}
	return out
}

func requestsOf(containers []corev1.Container) []corev1.Container {
	var out []corev1.Container
	for i := range containers {
		c := corev1.Container{Name: containers[i].Name, RestartPolicy: containers[i].RestartPolicy}
		c.Resources.Requests = containers[i].Resources.Requests
		out = append(out, c)
	}
	return out
}
