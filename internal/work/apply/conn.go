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

// conn is a connection to a member with the watches of what we manage there.
type conn struct {
	member *member.Member
	ctx    context.Context //nolint:containedctx // the life of the connection
	queue  workqueue.TypedRateLimitingInterface[types.NamespacedName]

	mu      sync.Mutex // guards what follows
	watches map[schema.GroupVersionResource]*watch
	written map[types.NamespacedName]record // by Work
}

// record is what was last seen to be in line: which state of the Work, and which version of the member's object. While both
// are the same there is nothing to do, whatever the member's own controllers and webhooks made of the object. It is a
// memory, not a state: losing it costs a comparison.
type record struct {
	work       types.UID
	generation int64
	versions   string
}

// watch follows the managed objects of one kind in one member.
type watch struct {
	informer toolscache.SharedIndexInformer
	failure  atomic.Pointer[error] // why the last attempt to list or watch failed
	looks    atomic.Int64          // how often somebody wanted it before it had begun
}

func newConn(ctx context.Context, m *member.Member, queue workqueue.TypedRateLimitingInterface[types.NamespacedName]) *conn {
	return &conn{member: m, ctx: ctx, queue: queue, watches: map[schema.GroupVersionResource]*watch{}, written: map[types.NamespacedName]record{}}
}

// place is where the objects of one kind and namespace live in the member.
type place struct {
	resource dynamic.ResourceInterface
	watch    *watch
}

// place finds the kind in the member and waits for its watch. The error is a *waitError while the watch is young.
func (c *conn) place(gvk schema.GroupVersionKind, namespace string) (place, error) {
	p, err := c.locate(gvk, namespace)
	if err != nil || p.watch.informer.HasSynced() {
		return p, err
	}
	if failure := p.watch.failure.Load(); failure != nil {
		return place{}, fmt.Errorf("watch %s in cluster %s: %w", gvk.Kind, c.member.Name, *failure)
	}
	after := syncWait
	if p.watch.looks.Add(1) > hasty {
		after = slowSyncWait // the member hangs: many Works must not spin for it
	}
	return place{}, &waitError{"the watch has not begun", after}
}

// locate finds the kind in the member, in any version if none is given, and begins to watch it.
func (c *conn) locate(gvk schema.GroupVersionKind, namespace string) (place, error) {
	mapping, err := c.member.Mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if meta.IsNoMatchError(err) {
		return place{}, fmt.Errorf("cluster %s does not serve %s %s: %w", c.member.Name, gvk.GroupVersion(), gvk.Kind, err)
	}
	if err != nil {
		return place{}, fmt.Errorf("find kind %s in cluster %s: %w", gvk.Kind, c.member.Name, err)
	}
	p := place{resource: c.member.Dynamic.Resource(mapping.Resource), watch: c.watch(mapping.Resource)}
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace {
		p.resource = c.member.Dynamic.Resource(mapping.Resource).Namespace(namespace)
	}
	return p, nil
}

func (c *conn) watch(gvr schema.GroupVersionResource) *watch {
	c.mu.Lock()
	defer c.mu.Unlock()
	if w := c.watches[gvr]; w != nil {
		return w
	}
	w := &watch{informer: dynamicinformer.NewFilteredDynamicInformer(c.member.Dynamic, gvr, metav1.NamespaceAll, 0,
		toolscache.Indexers{toolscache.NamespaceIndex: toolscache.MetaNamespaceIndexFunc},
		func(o *metav1.ListOptions) { o.LabelSelector = names.Managed + "=true" }).Informer()}
	// Neither can fail before the informer runs.
	_ = w.informer.SetTransform(cache.TransformStripManagedFields())
	_ = w.informer.SetWatchErrorHandlerWithContext(func(_ context.Context, _ *toolscache.Reflector, err error) { w.failure.Store(&err) })
	_, _ = w.informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc: c.observe,
		// The old one, too: it says whose the object is when the new one has lost its marks.
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

// observe brings back the Work of an object that changed in the member.
func (c *conn) observe(o any) {
	object, ok := o.(*unstructured.Unstructured)
	if !ok {
		return
	}
	a := object.GetAnnotations()
	key := types.NamespacedName{Namespace: a[names.WorkNamespace], Name: a[names.WorkName]}
	// Annotations in a member are anybody's: they must not lead to another member's queue.
	if key.Namespace == names.ExecutionNamespace(c.member.Name) && key.Name != "" {
		c.queue.Add(key)
	}
}

// find gives the object as the watch knows it: nil when no managed object of the name is there.
func (p place) find(namespace, name string) *interpret.Object {
	key := name
	if namespace != "" {
		key = namespace + "/" + name
	}
	found, ok, err := p.watch.informer.GetStore().GetByKey(key)
	if err != nil || !ok {
		return nil
	}
	return found.(*unstructured.Unstructured)
}

// live reads the object from the member; nil when it is not there.
func (p place) live(ctx context.Context, name string) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	found, err := p.resource.Get(ctx, name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	return found, err
}

// title names a manifest in messages, as the contract does: "default/nginx", or "nginx" without a namespace.
func title(o *interpret.Object) string {
	return strings.TrimPrefix(o.GetNamespace()+"/"+o.GetName(), "/")
}

// inLine says whether an object is as it was when its Work, in this very state, was last applied. A change of status is no
// change; neither is one of labels and annotations that are not ours.
func (c *conn) inLine(w *workv1alpha1.Work, desired, observed *interpret.Object) bool {
	c.mu.Lock()
	last, ok := c.written[client.ObjectKeyFromObject(w)]
	c.mu.Unlock()
	return ok && last == (record{w.UID, w.Generation, version(observed)}) &&
		within(desired.GetLabels(), observed.GetLabels()) && within(desired.GetAnnotations(), observed.GetAnnotations())
}

// note remembers that an object is in line with its Work. Works of several manifests are compared each time.
func (c *conn) note(w *workv1alpha1.Work, observed *interpret.Object) {
	if len(w.Spec.Workload.Manifests) != 1 {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.written[client.ObjectKeyFromObject(w)] = record{w.UID, w.Generation, version(observed)}
}

func (c *conn) forget(work types.NamespacedName) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.written, work)
}

// version tells apart contents: by generation where the kind counts them, which leaves out changes of status.
func version(o *interpret.Object) string {
	if g := o.GetGeneration(); g > 0 {
		return fmt.Sprintf("%s/generation %d", o.GetUID(), g)
	}
	return fmt.Sprintf("%s/version %s", o.GetUID(), o.GetResourceVersion())
}

func within(part, whole map[string]string) bool {
	for k, v := range part {
		if got, ok := whole[k]; !ok || got != v {
			return false
		}
	}
	return true
}
