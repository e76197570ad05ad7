// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/util/workqueue"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/work/apply/threeway"
)

// memberCache holds the watches of managed objects in a member, for as long as the connection to it exists.
type memberCache struct {
	member *member.Member
	ctx    context.Context //nolint:containedctx // ends with the connection
	queue  workqueue.TypedRateLimitingInterface[types.NamespacedName]
	// preview observes an object of a list. settled is false if the whole object is still needed.
	preview func(ctx context.Context, o *interpret.Object) (seen *observation, settled bool)
	// metadata returns a client that reads only the metadata of objects.
	metadata func() (metadata.Interface, error)
	// paused is set while the cluster is not ready: objects are then not kept until they are processed.
	paused   atomic.Bool
	identity member.Identity

	mu      sync.Mutex // guards the fields below
	watches map[schema.GroupVersionResource]*watch
	waiting map[string]sets.Set[types.NamespacedName] // Works by the missing namespace of an object
}

func newMemberCache(
	ctx context.Context, m *member.Member, queue workqueue.TypedRateLimitingInterface[types.NamespacedName],
	preview func(context.Context, *interpret.Object) (*observation, bool),
) *memberCache {
	return &memberCache{
		member: m, ctx: ctx, queue: queue, preview: preview,
		metadata: sync.OnceValues(func() (metadata.Interface, error) { return metadata.NewForConfig(m.Config) }),
		watches:  map[schema.GroupVersionResource]*watch{}, waiting: map[string]sets.Set[types.NamespacedName]{},
	}
}

// resourceRef accesses the objects of one kind and namespace in the member.
type resourceRef struct {
	gvr      schema.GroupVersionResource
	resource dynamic.ResourceInterface
	watch    *watch
}

// synced returns a resourceRef whose watch has listed all objects. The error is a *requeue.WaitError before the first list.
func (c *memberCache) synced(gvk schema.GroupVersionKind, namespace string) (resourceRef, error) {
	ref, err := c.locate(gvk, namespace)
	if err != nil || ref.watch.ready.Load() {
		return ref, err
	}
	if failure := ref.watch.failure.Load(); failure != nil {
		return resourceRef{}, fmt.Errorf("watch %s in cluster %s: %w", gvk.Kind, c.member.Name, requestError(*failure))
	}
	after := syncWait
	if ref.watch.polls.Add(1) > slowAfterPolls {
		after = slowSyncWait // the member does not respond
	}
	return resourceRef{}, requeue.After(after, "the watch has not synced")
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
	ref := resourceRef{gvr: mapping.Resource, resource: c.member.Dynamic.Resource(mapping.Resource), watch: c.watch(mapping.Resource)}
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
	w := newWatch(c, c.member.Dynamic.Resource(gvr), gvr == corev1.SchemeGroupVersion.WithResource("namespaces"))
	c.watches[gvr] = w
	go w.run(c.ctx)
	return w
}

// allWatches returns the watches that exist.
func (c *memberCache) allWatches() map[schema.GroupVersionResource]*watch {
	c.mu.Lock()
	defer c.mu.Unlock()
	return maps.Clone(c.watches)
}

func (c *memberCache) requeue(work types.NamespacedName) {
	if work.Name != "" {
		c.queue.Add(work)
	}
}

// awaitNamespace requeues a Work when a managed namespace appears in the member.
func (c *memberCache) awaitNamespace(namespace string, work types.NamespacedName) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.waiting[namespace] == nil {
		c.waiting[namespace] = sets.New[types.NamespacedName]()
	}
	c.waiting[namespace].Insert(work)
}

func (c *memberCache) namespaceAppeared(namespace string) {
	c.mu.Lock()
	waiting := c.waiting[namespace]
	delete(c.waiting, namespace)
	c.mu.Unlock()
	for work := range waiting {
		c.queue.Add(work)
	}
}

// requestError wraps an error of the connection in a *requeue.WaitError, and returns other errors of a request unchanged.
func requestError(err error) error {
	if classify(err) == connectionError {
		return requeue.Backoff(err)
	}
	return err
}

// live reads the object from the member. It returns nil if the object does not exist.
func (ref resourceRef) live(ctx context.Context, name string) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	found, err := ref.resource.Get(ctx, name, metav1.GetOptions{})
	if absent(err) {
		return nil, nil
	}
	return found, requestError(err)
}

// absent reports whether the API server of a member responded that an object does not exist. The response that a path does not
// exist, as of a load balancer, is no evidence.
func absent(err error) bool {
	return apierrors.IsNotFound(err) && !apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse)
}

func (ref resourceRef) create(ctx context.Context, o *interpret.Object) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	written, err := ref.resource.Create(ctx, o, metav1.CreateOptions{FieldManager: threeway.Manager})
	return written, requestError(err)
}

func (ref resourceRef) update(ctx context.Context, o *interpret.Object) (*interpret.Object, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	written, err := ref.resource.Update(ctx, o, metav1.UpdateOptions{FieldManager: threeway.Manager})
	return written, requestError(err)
}

func (ref resourceRef) delete(ctx context.Context, name string, options metav1.DeleteOptions) error {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	return requestError(ref.resource.Delete(ctx, name, options))
}

// served reports whether the member serves a resource, according to its discovery. The mapper may be outdated.
func (c *memberCache) served(gvr schema.GroupVersionResource) (bool, error) {
	return c.discovers(gvr.GroupVersion(), func(r metav1.APIResource) bool { return r.Name == gvr.Resource })
}

// servesKind reports whether the member serves a kind in any version, according to its discovery. That a path does not exist is no
// evidence, because a proxy or load balancer in front of the API server may respond so.
func (c *memberCache) servesKind(kind schema.GroupKind) (bool, error) {
	return c.discovers(schema.GroupVersion{Group: kind.Group}, func(r metav1.APIResource) bool { return r.Kind == kind.Kind })
}

// discovers reports whether the member serves a resource that matches, in the version or, if it is empty, in any of the group.
func (c *memberCache) discovers(gv schema.GroupVersion, matches func(metav1.APIResource) bool) (bool, error) {
	groups, err := c.member.Discovery.ServerGroups()
	if err != nil {
		return false, requestError(err)
	}
	// If /apis does not exist, the client returns the groups of /api only. Every API server has others.
	if !slices.ContainsFunc(groups.Groups, func(g metav1.APIGroup) bool { return g.Name != "" }) {
		return false, requeue.After(0, fmt.Sprintf("cluster %s has no API groups", c.member.Name))
	}
	for _, g := range groups.Groups {
		for _, v := range g.Versions {
			if g.Name != gv.Group || gv.Version != "" && v.Version != gv.Version {
				continue
			}
			resources, err := c.member.Discovery.ServerResourcesForGroupVersion(v.GroupVersion)
			if err != nil {
				return false, fmt.Errorf("discover %s in cluster %s: %w", v.GroupVersion, c.member.Name, requestError(err))
			}
			if slices.ContainsFunc(resources.APIResources, matches) {
				return true, nil
			}
		}
	}
	return false, nil
}

// verify returns an error unless the member is the cluster with the ID. An empty ID is not compared.
func (c *memberCache) verify(ctx context.Context, id string) error {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	if err := c.identity.Verify(ctx, c.member, id); err != nil {
		return requestError(err)
	}
	return nil
}

// unknownPath reports whether the response is that of a path that is not served.
func unknownPath(err error) bool {
	return apierrors.IsNotFound(err) && apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse)
}

// joinNames lists up to limit names.
func joinNames(list []string, limit int) string {
	if len(list) <= limit {
		return strings.Join(list, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(list[:limit], ", "), len(list)-limit)
}
