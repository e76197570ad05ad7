// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package consistency detects reads from a stale cache: reads that do not show a write yet that the same process has made.
//
// A reconciler that compares desired state with a stale object may repeat a write or, worse, find nothing to do although its
// last write must be reverted; no event would requeue it. Everything in this package is a cache: a new process starts with
// caches that show what earlier processes wrote.
package consistency

import (
	"context"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// Client is a client of the control plane that records the resourceVersion of each object it writes. Each controller has its
// own.
type Client struct {
	client.Client

	mu sync.Mutex // guards the fields below
	// Versions written since the last rotation, and in the period before. Older ones are dropped: a cache that is behind for
	// that long would make all writes fail with conflicts.
	current, previous map[identity]string
	rotated           time.Time
}

// identity identifies an object. The UID distinguishes objects that were recreated under the same name.
type identity struct {
	uid types.UID
	key types.NamespacedName
}

// retention is the minimum time for which a Client keeps a version; the maximum is twice as long.
const retention = 10 * time.Minute

// NewClient returns a Client that reads and writes through control.
func NewClient(control client.Client) *Client { return &Client{Client: control} }

// Create implements client.Writer.
func (c *Client) Create(ctx context.Context, o client.Object, options ...client.CreateOption) error {
	return c.record(o, c.Client.Create(ctx, o, options...))
}

// Update implements client.Writer.
func (c *Client) Update(ctx context.Context, o client.Object, options ...client.UpdateOption) error {
	return c.record(o, c.Client.Update(ctx, o, options...))
}

// Patch implements client.Writer.
func (c *Client) Patch(ctx context.Context, o client.Object, p client.Patch, options ...client.PatchOption) error {
	return c.record(o, c.Client.Patch(ctx, o, p, options...))
}

// Status returns a writer of statuses whose writes are recorded, too.
func (c *Client) Status() client.SubResourceWriter { return statusWriter{c.Client.Status(), c} }

type statusWriter struct {
	client.SubResourceWriter
	client *Client
}

func (s statusWriter) Update(ctx context.Context, o client.Object, options ...client.SubResourceUpdateOption) error {
	return s.client.record(o, s.SubResourceWriter.Update(ctx, o, options...))
}

// record keeps the version of an object as the API server returned it, unless the write failed with err.
func (c *Client) record(o metav1.Object, err error) error {
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := time.Now(); c.current == nil || now.Sub(c.rotated) > retention { //nolint:forbidigo // only ages the memory
		c.current, c.previous, c.rotated = map[identity]string{}, c.current, now
	}
	c.current[identityOf(o)] = o.GetResourceVersion()
	return nil
}

// Stale reports whether an object, as read from a cache, is older than the last write of this client.
func (c *Client) Stale(o metav1.Object) bool {
	order, ok := c.compare(o)
	return ok && order < 0
}

// IsOwnWrite reports whether an object is the result of the last write of this client. It may return false while the response
// to that write is outstanding.
func (c *Client) IsOwnWrite(o metav1.Object) bool {
	order, ok := c.compare(o)
	return ok && order == 0
}

// compare orders the version of an object and the last written one. It returns false if there is none, or if the versions are
// not comparable.
func (c *Client) compare(o metav1.Object) (order int, ok bool) {
	c.mu.Lock()
	id := identityOf(o)
	written, ok := c.current[id]
	if !ok {
		written, ok = c.previous[id]
	}
	c.mu.Unlock()
	if !ok {
		return 0, false
	}
	order, err := resourceversion.CompareResourceVersion(o.GetResourceVersion(), written)
	return order, err == nil
}

func identityOf(o metav1.Object) identity { return identity{uid: o.GetUID(), key: keyOf(o)} }

func keyOf(o metav1.Object) types.NamespacedName {
	return types.NamespacedName{Namespace: o.GetNamespace(), Name: o.GetName()}
}
