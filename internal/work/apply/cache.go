// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// memberCache holds the watches of managed objects in a member, for as long as the connection to it exists.
type memberCache struct {
	member *member.Member
	ctx    context.Context //nolint:containedctx // ends with the connection
	queue  workqueue.TypedRateLimitingInterface[types.NamespacedName]

	mu      sync.Mutex // guards the fields below
	watches map[schema.GroupVersionResource]*watch
	applied map[types.NamespacedName]appliedState // by Work
}

type appliedState struct {
	work       types.UID
	generation int64
	versions   string
}

// watch is a watch of the managed objects of one kind in one member.
type watch struct {
	informer toolscache.SharedIndexInformer
	failure  atomic.Pointer[error] // of the last attempt to list or watch
	polls    atomic.Int64          // number of calls of synced before the first list
}

func newMemberCache(ctx context.Context, m *member.Member, queue workqueue.TypedRateLimitingInterface[types.NamespacedName]) *memberCache {
	return &memberCache{
		member:  m,
		ctx:     ctx,
		queue:   queue,
		watches: map[schema.GroupVersionResource]*watch{},
		applied: map[types.NamespacedName]appliedState{},
	}
}

// resourceRef accesses the objects of one kind and namespace in the member.
type resourceRef struct {
	resource dynamic.ResourceInterface
	watch    *watch
}

// synced returns a resourceRef whose watch has listed all objects. The error is a *waitError before the first list.
func (c *memberCache) synced(gvk schema.GroupVersionKind, namespace string) (resourceRef, error) {
	ref, err := c.locate(gvk, namespace)
	if err != nil || ref.watch.informer.HasSynced() {
		return ref, err
	}
	if failure := ref.watch.failure.Load(); failure != nil {
		return resourceRef{}, fmt.Errorf("watch %s in cluster %s: %w", gvk.Kind, c.member.Name, requestError(*failure))
	}
	after := syncWait
	if ref.watch.polls.Add(1) > slowAfterPolls {
		after = slowSyncWait // the member does not respond
	}
	return resourceRef{}, &waitError{message: "the watch has not synced", after: after}
}

// locate returns a resourceRef for a kind, in any version if none is given, and starts its watch.
func (c *memberCache) locate(gvk schema.GroupVersionKind, namespace string) (resourceRef, error) {
	mapping, err := c.member.Mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if meta.IsNoMatchError(err) {
		return resourceRef{}, fmt.Errorf("cluster %s does not serve %s %s: %w", c.member.Name, gvk.GroupVersion(), gvk.Kind, err)
	}
	if err != nil {
		return resourceRef{}, fmt.Errorf("find kind %s in cluster %s: %w", gvk.Kind, c.member.Name, requestError(err))
	}
	ref := resourceRef{resource: c.member.Dynamic.Resource(mapping.Resource), watch: c.watch(mapping.Resource)}
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace {
		ref.resource = c.member.Dynamic.Resource(mapping.Resource).Namespace(namespace)
	}
	return ref, nil
}

func (c *memberCache) watch(gvr schema.GroupVersionResource) *watch {
	c.mu.Lock()
	defer c.mu.Unlock()
	if w := c.watches[gvr]; w != nil {
		return w
	}
	w := &watch{informer: dynamicinformer.NewFilteredDynamicInformer(c.member.Dynamic, gvr, metav1.NamespaceAll, 0,
		toolscache.Indexers{toolscache.NamespaceIndex: toolscache.MetaNamespaceIndexFunc},
		func(o *metav1.ListOptions) { o.LabelSelector = names.Managed + "=true" }).Informer()}
	// Neither returns an error before the informer runs.
	_ = w.informer.SetTransform(cache.TransformStripManagedFields())
	_ = w.informer.SetWatchErrorHandlerWithContext(func(_ context.Context, _ *toolscache.Reflector, err error) { w.failure.Store(&err) })
	_, _ = w.informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc: c.observe,
		// The old object identifies the Work if the annotations were removed from the new one.
		UpdateFunc: func(old, o any) { c.observe(old); c.observe(o) },
		DeleteFunc: func(o any) {
			if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = gone.Obj
			}
			c.observe(o)
		},
	})
	c.watches[gvr] = w
	go w.informer.RunWithContext(c.ctx)
	return w
}

// observe requeues the Work of an object that changed in the member.
func (c *memberCache) observe(o any) {
	object, ok := o.(*unstructured.Unstructured)
	if !ok {
		return
	}
	a := object.GetAnnotations()
	key := types.NamespacedName{Namespace: a[names.WorkNamespace], Name: a[names.WorkName]}
	// Users of a member can set any annotation. It must not requeue Works of another member.
	if key.Namespace == names.ExecutionNamespace(c.member.Name) && key.Name != "" {
		c.queue.Add(key)
	}
}

// cached returns the object from the watch, or nil if there is no managed object of that name.
func (ref resourceRef) cached(namespace, name string) *interpret.Object {
	key := name
	if namespace != "" {
		key = namespace + "/" + name
	}
	found, ok, err := ref.watch.informer.GetStore().GetByKey(key)
	if err != nil || !ok {
		return nil
	}
	return found.(*unstructured.Unstructured)
}

// requestError wraps an error of the connection in a *waitError, and returns other errors of a request unchanged.
func requestError(err error) error {
	if classify(err) == connectionError {
		return &waitError{message: err.Error(), backoff: true, cause: err}
	}
	return err
}

// live reads the object from the member. It returns nil if the object does not exist.
func (ref resourceRef) live(ctx context.Context, name string) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	found, err := ref.resource.Get(ctx, name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	return found, requestError(err)
}

func (ref resourceRef) create(ctx context.Context, o *interpret.Object) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	written, err := ref.resource.Create(ctx, o, metav1.CreateOptions{FieldManager: fieldManager})
	return written, requestError(err)
}

func (ref resourceRef) update(ctx context.Context, o *interpret.Object) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	written, err := ref.resource.Update(ctx, o, metav1.UpdateOptions{FieldManager: fieldManager})
	return written, requestError(err)
}

func (ref resourceRef) delete(ctx context.Context, name string, options metav1.DeleteOptions) error {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	return requestError(ref.resource.Delete(ctx, name, options))
}

// title returns the name of an object in messages: "default/nginx", or "nginx" without a namespace.
func title(o *interpret.Object) string {
	return strings.TrimPrefix(o.GetNamespace()+"/"+o.GetName(), "/")
}

// upToDate reports whether neither the Work nor the object changed since the Work was last applied. Changes of the status,
// and of labels and annotations that Karmada does not manage, are ignored.
func (c *memberCache) upToDate(w *workv1alpha1.Work, desired, observed *interpret.Object) bool {
	c.mu.Lock()
	last, ok := c.applied[client.ObjectKeyFromObject(w)]
	c.mu.Unlock()
	return ok && last == (appliedState{w.UID, w.Generation, version(observed)}) &&
		containsAll(desired.GetLabels(), observed.GetLabels()) && containsAll(desired.GetAnnotations(), observed.GetAnnotations())
}

// recordApplied records that an object matches its Work. Works with several manifests are compared each time.
func (c *memberCache) recordApplied(w *workv1alpha1.Work, observed *interpret.Object) {
	if len(w.Spec.Workload.Manifests) != 1 {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.applied[client.ObjectKeyFromObject(w)] = appliedState{w.UID, w.Generation, version(observed)}
}

func (c *memberCache) forget(work types.NamespacedName) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.applied, work)
}

// version identifies the content of an object: by its generation if it has one, which ignores changes of the status.
func version(o *interpret.Object) string {
	if g := o.GetGeneration(); g > 0 {
		return fmt.Sprintf("%s/generation %d", o.GetUID(), g)
	}
	return fmt.Sprintf("%s/version %s", o.GetUID(), o.GetResourceVersion())
}

// containsAll reports whether whole contains all entries of part.
func containsAll(part, whole map[string]string) bool {
	for k, v := range part {
		if got, ok := whole[k]; !ok || got != v {
			return false
		}
	}
	return true
}
