// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package consistency detects reads from a stale cache: reads that do not show a write yet that the same process has made.
//
// A reconciler that compares desired state with a stale object may repeat a write. Or, worse, it may find nothing to do although
// its last write must be reverted. No event would requeue the object. Everything in this package is a cache: a new process starts
// with caches that show the writes of earlier processes. AwaitRollback detects that the database of an API server was restored,
// after which watches are stale.
package consistency

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/machinery/requeue"
)

// Client is a client of the control plane that records the resourceVersion of each object it writes. Each controller has its
// own.
type Client struct {
	client.Client
	// GroupOf returns the group of an object to create; "" excludes it. Complete adds created objects of a group to lists.
	// It may be nil and must not change after the first write.
	GroupOf func(client.Object) string

	mu sync.Mutex // guards the fields below
	// Versions written since the last rotation, and in the period before. Older ones are dropped: with a cache that is stale
	// for that long, all writes would fail with conflicts.
	current, previous map[identity]string
	rotated           time.Time
	// created holds, by group, the created objects that were not found in the cache yet. The UID is empty until their creation was
	// confirmed.
	created map[string][]identity
}

// identity identifies an object. The UID distinguishes objects that were recreated under the same name.
type identity struct {
	uid types.UID
	key types.NamespacedName
}

const (
	// retention is the minimum time for which a Client keeps a version; the maximum is twice as long.
	retention = 10 * time.Minute
	// deleted is recorded instead of a version for an object that no longer exists. deleting is recorded for one whose deletion was
	// requested, because the response has no version.
	deleted, deleting = "deleted", "deleting"
)

// NewClient returns a Client that reads and writes through control.
func NewClient(control client.Client) *Client { return &Client{Client: control} }

// Create implements client.Writer.
func (c *Client) Create(ctx context.Context, o client.Object, options ...client.CreateOption) error {
	if len((&client.CreateOptions{}).ApplyOptions(options).DryRun) > 0 {
		return c.Client.Create(ctx, o, options...)
	}
	if c.GroupOf != nil {
		// Before the request: if there is no response, the object may exist or not.
		c.addCreated(c.GroupOf(o), identity{key: client.ObjectKeyFromObject(o)})
	}
	err := c.Client.Create(ctx, o, options...)
	if err == nil {
		c.record(o, o.GetResourceVersion())
		if c.GroupOf != nil {
			c.addCreated(c.GroupOf(o), identityOf(o))
		}
	}
	return err
}

// Update implements client.Writer.
func (c *Client) Update(ctx context.Context, o client.Object, options ...client.UpdateOption) error {
	return c.recordChange(o, c.Client.Update(ctx, o, options...))
}

// Patch implements client.Writer.
func (c *Client) Patch(ctx context.Context, o client.Object, p client.Patch, options ...client.PatchOption) error {
	return c.recordChange(o, c.Client.Patch(ctx, o, p, options...))
}

// Delete implements client.Writer.
func (c *Client) Delete(ctx context.Context, o client.Object, options ...client.DeleteOption) error {
	err := c.Client.Delete(ctx, o, options...)
	if err == nil {
		c.record(o, deleting)
	}
	return err
}

// Status returns a writer of statuses whose writes are recorded, too.
func (c *Client) Status() client.SubResourceWriter { return statusWriter{c.Client.Status(), c} }

type statusWriter struct {
	client.SubResourceWriter
	client *Client
}

func (s statusWriter) Update(ctx context.Context, o client.Object, options ...client.SubResourceUpdateOption) error {
	return s.client.recordChange(o, s.SubResourceWriter.Update(ctx, o, options...))
}

// recordChange records the version of an object as the API server returned it. The response to the removal of the last
// finalizer has the version before the removal, because the object was deleted.
func (c *Client) recordChange(o client.Object, err error) error {
	switch {
	case apierrors.IsNotFound(err), err == nil && o.GetDeletionTimestamp() != nil && len(o.GetFinalizers()) == 0:
		c.record(o, deleted)
	case err == nil:
		c.record(o, o.GetResourceVersion())
	}
	return err
}

func (c *Client) record(o metav1.Object, version string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := time.Now(); c.current == nil || now.Sub(c.rotated) > retention { //nolint:forbidigo // only ages the records
		c.current, c.previous, c.rotated = map[identity]string{}, c.current, now
	}
	c.current[identityOf(o)] = version
}

// Stale reports whether an object, as read from a cache, is older than the last write of this client. If that write deleted
// the object by removing its last finalizer, every version is stale. If it requested the deletion, versions without a deletion timestamp
// are.
func (c *Client) Stale(o metav1.Object) bool {
	order, ok := c.compare(o)
	return ok && order < 0
}

// Current reads an object from the cache, and reports whether a reconciler can use it: it exists and is not being deleted. If the version
// in the cache is stale, the error is requeue.ErrStale.
func (c *Client) Current(ctx context.Context, key client.ObjectKey, o client.Object) (bool, error) {
	if err := c.Get(ctx, key, o); err != nil {
		return false, client.IgnoreNotFound(err)
	}
	if o.GetDeletionTimestamp() != nil {
		return false, nil
	}
	if c.Stale(o) {
		return false, requeue.ErrStale
	}
	return true, nil
}

// IsOwnWrite reports whether an object is the result of the last write of this client. It may return false while the response
// to that write is outstanding.
func (c *Client) IsOwnWrite(o metav1.Object) bool {
	order, ok := c.compare(o)
	return ok && order == 0
}

// RequestedDeletion reports whether the last write of this client to an object requested its deletion. It may return false while the
// response to that write is outstanding.
func (c *Client) RequestedDeletion(o metav1.Object) bool {
	version, ok := c.written(o)
	return ok && version == deleting
}

// written returns the record of the last write of an object.
func (c *Client) written(o metav1.Object) (version string, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	id := identityOf(o)
	if version, ok = c.current[id]; !ok {
		version, ok = c.previous[id]
	}
	return version, ok
}

// compare orders the version of an object and the last written one. It returns false if there is none, or if the versions are
// not comparable.
func (c *Client) compare(o metav1.Object) (order int, ok bool) {
	written, ok := c.written(o)
	switch {
	case !ok, written == deleted, written == deleting && o.GetDeletionTimestamp() == nil:
		return -1, ok
	case written == deleting:
		return 1, true
	}
	order, err := resourceversion.CompareResourceVersion(o.GetResourceVersion(), written)
	return order, err == nil
}

// Complete adds objects of a group to a list from the cache: those that c created and that the cache does not show yet. They
// are read from live. They replace objects of the same name that the cache still shows although they were deleted. After an error, the
// objects remain known.
func Complete[T any, P interface {
	*T
	client.Object
}](ctx context.Context, c *Client, live client.Reader, group string, listed []T) ([]T, error) {
	var errs []error
	for _, id := range c.takeCreated(group) {
		i := slices.IndexFunc(listed, func(o T) bool { return client.ObjectKeyFromObject(P(&o)) == id.key })
		if i >= 0 && id.shownAs(P(&listed[i])) {
			continue
		}
		var o T
		err := live.Get(ctx, id.key, P(&o))
		if apierrors.IsNotFound(err) {
			continue // never created, or deleted since
		}
		c.addCreated(group, id) // until the cache shows it
		switch {
		case err != nil:
			errs = append(errs, fmt.Errorf("read %T %s: %w", o, id.key, err))
		case c.GroupOf(P(&o)) != group:
		case i >= 0:
			listed[i] = o
		default:
			listed = append(listed, o)
		}
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return listed, nil
}

// shownAs reports whether an object of the same name is the created one. Without the UID, one that is being deleted is taken for its
// predecessor.
func (i identity) shownAs(o metav1.Object) bool {
	if i.uid == "" {
		return o.GetDeletionTimestamp() == nil
	}
	return i.uid == o.GetUID()
}

func (c *Client) addCreated(group string, id identity) {
	if group == "" {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.created == nil {
		c.created = map[string][]identity{}
	}
	others := slices.DeleteFunc(c.created[group], func(o identity) bool { return o.key == id.key })
	c.created[group] = append(others, id)
}

func (c *Client) takeCreated(group string) []identity {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := c.created[group]
	delete(c.created, group)
	return out
}

func identityOf(o metav1.Object) identity {
	return identity{uid: o.GetUID(), key: types.NamespacedName{Namespace: o.GetNamespace(), Name: o.GetName()}}
}
