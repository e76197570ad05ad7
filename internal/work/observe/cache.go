// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/metadata"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/work/threeway"
)

const (
	// requestTimeout bounds one request to a member.
	requestTimeout = 30 * time.Second
	// SyncInterval is the delay before a watch in the member that has not synced is examined again.
	SyncInterval = 20 * time.Millisecond
	// slowSyncInterval replaces SyncInterval after slowAfterPolls retries of all Works of that kind in the member.
	slowSyncInterval = 2 * time.Second
	slowAfterPolls   = 500
)

// Cache holds the watches of managed objects in a member, for as long as the connection to it exists.
type Cache struct {
	Member *member.Member
	// Metadata returns a client that reads only the metadata of objects.
	Metadata func() (metadata.Interface, error)

	ctx     context.Context //nolint:containedctx // ends with the connection
	enqueue func(work types.NamespacedName)
	preview Preview
	// paused is set while the cluster is not ready: objects are then not kept until they are processed.
	paused   atomic.Bool
	identity member.Identity

	mu      sync.Mutex // guards the fields below
	watches map[schema.GroupVersionResource]*watch
	waiting map[string]sets.Set[types.NamespacedName] // Works by the missing namespace of an object
}

// Preview observes an object of a list. settled is false if the whole object is still needed.
type Preview func(ctx context.Context, o *interpret.Object) (seen *Observation, settled bool)

// NewCache returns a Cache until ctx ends. It calls enqueue for the Works of objects that change in the member.
func NewCache(ctx context.Context, m *member.Member, enqueue func(work types.NamespacedName), preview Preview) *Cache {
	return &Cache{
		Member: m, ctx: ctx, enqueue: enqueue, preview: preview,
		Metadata: sync.OnceValues(func() (metadata.Interface, error) { return metadata.NewForConfig(m.Config) }),
		watches:  map[schema.GroupVersionResource]*watch{}, waiting: map[string]sets.Set[types.NamespacedName]{},
	}
}

// Pause must be called with true while the cluster is not ready: whole objects are then not kept until they are processed, and watches do
// not become stale.
func (c *Cache) Pause(paused bool) {
	if !c.paused.Swap(paused) || paused {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, w := range c.watches {
		w.failures.Store(0)
	}
}

// Resource accesses the objects of one kind and namespace in the member.
type Resource struct {
	GVR     schema.GroupVersionResource
	Cluster string

	kind, namespace string
	objects         dynamic.ResourceInterface
	watch           *watch
}

// Synced returns a Resource whose watch has listed all objects. The error is a *requeue.WaitError before the first list.
func (c *Cache) Synced(gvk schema.GroupVersionKind, namespace string) (Resource, error) {
	ref, err := c.Locate(gvk, namespace)
	if err != nil || ref.watch.ready.Load() {
		return ref, err
	}
	if failure := ref.watch.failure.Load(); failure != nil {
		return Resource{}, fmt.Errorf("watch %s in cluster %s: %w", gvk.Kind, c.Member.Name, RequestError(*failure))
	}
	after := SyncInterval
	if ref.watch.polls.Add(1) > slowAfterPolls {
		after = slowSyncInterval // the member does not respond
	}
	return Resource{}, requeue.After(after, "the watch has not synced")
}

// Locate returns a Resource for a kind, in any version if none is given, and starts its watch.
func (c *Cache) Locate(gvk schema.GroupVersionKind, namespace string) (Resource, error) {
	mapping, err := c.Member.Mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if meta.IsNoMatchError(err) {
		hint := ""
		if other, anyErr := c.Member.Mapper.RESTMapping(gvk.GroupKind()); anyErr == nil {
			hint = ", only " + other.GroupVersionKind.GroupVersion().String()
		}
		return Resource{}, fmt.Errorf("cluster %s does not serve %s %s%s: %w", c.Member.Name, gvk.GroupVersion(), gvk.Kind, hint, err)
	}
	if err != nil {
		return Resource{}, fmt.Errorf("find kind %s in cluster %s: %w", gvk.Kind, c.Member.Name, RequestError(err))
	}
	ref := Resource{
		GVR: mapping.Resource, Cluster: c.Member.Name, kind: gvk.Kind,
		objects: c.Member.Dynamic.Resource(mapping.Resource), watch: c.watch(mapping.Resource),
	}
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace {
		ref.namespace, ref.objects = namespace, c.Member.Dynamic.Resource(mapping.Resource).Namespace(namespace)
	}
	return ref, nil
}

func (c *Cache) watch(gvr schema.GroupVersionResource) *watch {
	c.mu.Lock()
	defer c.mu.Unlock()
	if w := c.watches[gvr]; w != nil {
		return w
	}
	w := newWatch(c, gvr, c.Member.Dynamic.Resource(gvr))
	c.watches[gvr] = w
	go w.run(c.ctx)
	return w
}

// remove removes a watch that has ended.
func (c *Cache) remove(w *watch) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.watches[w.gvr] == w {
		delete(c.watches, w.gvr)
	}
}

// Each calls f for each object that a synced watch shows, until f returns an error.
func (c *Cache) Each(f func(schema.GroupVersionResource, types.NamespacedName, Entry) error) error {
	c.mu.Lock()
	watches := maps.Clone(c.watches)
	c.mu.Unlock()
	for gvr, w := range watches {
		if !w.ready.Load() {
			continue
		}
		for key, shown := range w.all() {
			if err := f(gvr, key, shown); err != nil {
				return err
			}
		}
	}
	return nil
}

// Show makes a watch show an object as entry, or not if that is nil, as a stale watch does. It is used by tests only.
func (c *Cache) Show(gvr schema.GroupVersionResource, key types.NamespacedName, entry *Entry) {
	w := c.watch(gvr)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.set(key, entry)
}

func (c *Cache) requeue(work types.NamespacedName) {
	if work.Name != "" {
		c.enqueue(work)
	}
}

// AwaitNamespace requeues a Work when a managed namespace appears in the member.
func (c *Cache) AwaitNamespace(namespace string, work types.NamespacedName) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.waiting[namespace] == nil {
		c.waiting[namespace] = sets.New[types.NamespacedName]()
	}
	c.waiting[namespace].Insert(work)
}

// AwaitsNamespace reports whether a Work waits for a namespace, which does not exist unless its event is still to come.
func (c *Cache) AwaitsNamespace(namespace string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.waiting[namespace].Len() > 0
}

// NamespaceAppeared requeues the Works that wait for a namespace. It is called for managed ones as the watch shows them, and must be called
// when an object was created in one, which need not be managed.
func (c *Cache) NamespaceAppeared(namespace string) {
	c.mu.Lock()
	waiting := c.waiting[namespace]
	delete(c.waiting, namespace)
	c.mu.Unlock()
	for work := range waiting {
		c.enqueue(work)
	}
}

// Live reads the object from the member. It returns nil if the object does not exist.
func (ref Resource) Live(ctx context.Context, name string) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	found, err := ref.objects.Get(ctx, name, metav1.GetOptions{})
	switch {
	case IsAbsent(err):
		return nil, nil
	case err != nil:
		title := strings.TrimPrefix(ref.namespace+"/"+name, "/")
		return nil, fmt.Errorf("read %s %s in cluster %s: %w", ref.kind, title, ref.Cluster, RequestError(err))
	}
	return found, nil
}

// Shown returns the object as the watch shows it. It returns false if there is no managed object of that name.
func (ref Resource) Shown(key types.NamespacedName) (Entry, bool) { return ref.watch.get(key) }

// Stale returns an error if the watch has failed for so long that what it shows is no evidence.
func (ref Resource) Stale() error {
	if err := ref.watch.stale(); err != nil {
		return fmt.Errorf("watch %s in cluster %s: %w", ref.kind, ref.Cluster, err)
	}
	return nil
}

// Gone removes what the watch showed of an object in a version, after a live read has not found the object.
func (ref Resource) Gone(key types.NamespacedName, version string) { ref.watch.absent(key, version) }

// Create creates an object.
func (ref Resource) Create(ctx context.Context, o *interpret.Object) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	written, err := ref.objects.Create(ctx, o, metav1.CreateOptions{FieldManager: threeway.Manager})
	return written, RequestError(err)
}

// Update replaces an object.
func (ref Resource) Update(ctx context.Context, o *interpret.Object) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	written, err := ref.objects.Update(ctx, o, metav1.UpdateOptions{FieldManager: threeway.Manager})
	return written, RequestError(err)
}

// Delete deletes an object.
func (ref Resource) Delete(ctx context.Context, name string, options metav1.DeleteOptions) error {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	return RequestError(ref.objects.Delete(ctx, name, options))
}

// Serves reports whether the member serves a resource, according to its discovery. The mapper may be outdated.
func (c *Cache) Serves(gvr schema.GroupVersionResource) (bool, error) {
	return c.discovers(gvr.GroupVersion(), func(r metav1.APIResource) bool { return r.Name == gvr.Resource })
}

// ServesKind reports whether the member serves a kind in any version, according to its discovery. That a path does not exist is no
// evidence, because a proxy or load balancer in front of the API server may respond so.
func (c *Cache) ServesKind(kind schema.GroupKind) (bool, error) {
	return c.discovers(schema.GroupVersion{Group: kind.Group}, func(r metav1.APIResource) bool { return r.Kind == kind.Kind })
}

// discovers reports whether the member serves a resource that matches, in the version or, if it is empty, in any of the group.
func (c *Cache) discovers(gv schema.GroupVersion, matches func(metav1.APIResource) bool) (bool, error) {
	groups, err := c.Member.Discovery.ServerGroups()
	if err != nil {
		return false, RequestError(err)
	}
	// If /apis does not exist, the client returns the groups of /api only. Every API server has others.
	if !slices.ContainsFunc(groups.Groups, func(g metav1.APIGroup) bool { return g.Name != "" }) {
		return false, requeue.After(0, fmt.Sprintf("cluster %s has no API groups", c.Member.Name))
	}
	for _, g := range groups.Groups {
		for _, v := range g.Versions {
			if g.Name != gv.Group || gv.Version != "" && v.Version != gv.Version {
				continue
			}
			resources, err := c.Member.Discovery.ServerResourcesForGroupVersion(v.GroupVersion)
			if err != nil {
				return false, fmt.Errorf("discover %s in cluster %s: %w", v.GroupVersion, c.Member.Name, RequestError(err))
			}
			if slices.ContainsFunc(resources.APIResources, matches) {
				return true, nil
			}
		}
	}
	return false, nil
}

// ListMetadata lists the metadata of objects, in all namespaces if namespace is empty.
func (c *Cache) ListMetadata(
	ctx context.Context, gvr schema.GroupVersionResource, namespace string, o metav1.ListOptions,
) (*metav1.PartialObjectMetadataList, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	lister, err := c.Metadata()
	if err != nil {
		return nil, fmt.Errorf("create a client for metadata: %w", err)
	}
	return lister.Resource(gvr).Namespace(namespace).List(ctx, o)
}

// Verify returns an error unless the member is the cluster that a Cluster describes, and this control plane holds it according to a stamp
// that was read within maxAge. An empty ID is not compared.
func (c *Cache) Verify(ctx context.Context, cluster *clusterv1alpha1.Cluster, maxAge time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	err := c.identity.Verify(ctx, c.Member, cluster.Spec.ID)
	if err == nil {
		err = c.Member.Hold(ctx, member.ClaimOf(cluster), maxAge)
	}
	if err != nil {
		return RequestError(err)
	}
	return nil
}
