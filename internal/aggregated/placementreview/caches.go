// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementreview

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// idle is the time after the last review after which the caches are removed.
const idle = 15 * time.Minute

// caches holds the objects that reviews read. They are filled by the first review: a control plane without reviews has none.
type caches struct {
	ctx     context.Context //nolint:containedctx // ends with the server
	clock   clock.WithDelayedExecution
	control *rest.Config
	scheme  *runtime.Scheme
	mapper  meta.RESTMapper

	mu    sync.Mutex // guards the fields below
	last  cache.Cache
	uses  int // number of calls of open
	stop  context.CancelFunc
	timer clock.Timer
}

// reader returns the caches. A read waits until the kind is cached, or until ctx ends; the cache is filled nevertheless.
func (c *caches) reader(ctx context.Context) (client.Reader, error) {
	all, err := c.open() //nolint:contextcheck // the caches outlive the request
	if err != nil {
		return nil, err
	}
	if !all.WaitForCacheSync(ctx) {
		return nil, errors.Join(errors.New("the caches are not filled yet"), ctx.Err())
	}
	return all, nil
}

func (c *caches) open() (cache.Cache, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.uses++
	use := c.uses
	if c.timer != nil {
		c.timer.Stop()
	}
	c.timer = c.clock.AfterFunc(idle, func() { c.close(use) })
	if c.last != nil {
		return c.last, nil
	}
	control := rest.CopyConfig(c.control)
	control.QPS = -1
	all, err := cache.New(control, cache.Options{
		Scheme: c.scheme, Mapper: c.mapper, DefaultTransform: cache.TransformStripManagedFields(), DefaultUnsafeDisableDeepCopy: new(true),
	})
	if err != nil {
		return nil, fmt.Errorf("create the caches of reviews: %w", err)
	}
	ctx, stop := context.WithCancel(c.ctx)
	go func() { _ = all.Start(ctx) }() // it ends without an error
	c.last, c.stop = all, stop
	return all, nil
}

// close removes the caches after their last use, unless another review used them after the timer had fired.
func (c *caches) close(use int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.last == nil || use != c.uses {
		return
	}
	c.stop()
	c.last = nil
}
