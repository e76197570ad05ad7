// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	toolscache "k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/controllers"
)

// system is the control plane to measure.
type system struct {
	control client.Client
	raw     rest.Interface
	timeout time.Duration // bounds each wait
}

func connect(config *rest.Config, timeout time.Duration) (*system, error) {
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane: %w", err)
	}
	clientset, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane: %w", err)
	}
	return &system{control: control, raw: clientset.RESTClient(), timeout: timeout}, nil
}

// watch calls onChange with every change of a kind in the namespace until ctx ends. before is nil for created and deleted objects.
func watch[T interface {
	*E
	client.Object
}, E any](ctx context.Context, config *rest.Config, onChange func(before, now T, deleted bool)) error {
	c, err := cache.New(config, cache.Options{Scheme: controllers.Scheme(), DefaultNamespaces: map[string]cache.Config{namespace: {}}})
	if err != nil {
		return err
	}
	informer, err := c.GetInformer(ctx, T(new(E)), cache.BlockUntilSynced(false))
	if err != nil {
		return err
	}
	if _, err := informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc:    func(o any) { onChange(nil, o.(T), false) },
		UpdateFunc: func(before, o any) { onChange(before.(T), o.(T), false) },
		DeleteFunc: func(o any) {
			if last, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = last.Obj
			}
			if now, ok := o.(T); ok {
				onChange(nil, now, true)
			}
		},
	}); err != nil {
		return err
	}
	go c.Start(ctx) //nolint:errcheck // it ends with ctx
	if !c.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	return nil
}

// idle waits until the API server has counted no writes for the duration quiet.
func (s *system) idle(ctx context.Context, quiet time.Duration) error {
	var last []Write
	var since time.Time
	base, err := scrape(ctx, s.raw)
	if err != nil {
		return err
	}
	return s.poll(ctx, "the system is idle", 500*time.Millisecond, func() (bool, error) { // the metrics page is large
		now, err := scrape(ctx, s.raw)
		if err != nil {
			return false, err
		}
		if writes := now.since(base, nil); since.IsZero() || !slices.Equal(writes, last) {
			last, since = writes, time.Now()
		}
		return time.Since(since) >= quiet, nil
	})
}

// writes returns the writes of a step until the system has been idle for the duration quiet, without own ones.
func (s *system) writes(ctx context.Context, quiet time.Duration, own counts, step func() error) ([]Write, error) {
	before, err := scrape(ctx, s.raw)
	if err != nil {
		return nil, err
	}
	if err := step(); err != nil {
		return nil, err
	}
	if err := s.idle(ctx, quiet); err != nil {
		return nil, err
	}
	after, err := scrape(ctx, s.raw)
	return after.since(before, own), err
}

// forEach calls do for each item, up to creators at once, until one fails.
func forEach[T any](ctx context.Context, items []T, do func(ctx context.Context, item T) error) error {
	group, bounded := errgroup.WithContext(ctx)
	group.SetLimit(creators)
	for _, item := range items {
		group.Go(func() error { return do(bounded, item) })
	}
	return group.Wait()
}

// deleteAll deletes objects one by one: a collection deletion that takes longer than a minute times out.
func deleteAll[T any, P interface {
	*T
	client.Object
}](ctx context.Context, control client.Client, items []T) error {
	all := make([]P, len(items))
	for i := range items {
		all[i] = &items[i]
	}
	return forEach(ctx, all, func(ctx context.Context, o P) error {
		return client.IgnoreNotFound(control.Delete(ctx, o, client.PropagationPolicy(metav1.DeletePropagationBackground)))
	})
}

func (s *system) eventually(ctx context.Context, what string, done func() (bool, error)) error {
	return s.poll(ctx, what, 100*time.Millisecond, done)
}

func (s *system) poll(ctx context.Context, what string, every time.Duration, done func() (bool, error)) error {
	deadline := time.After(s.timeout)
	for {
		ok, err := done()
		if err != nil || ok {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-deadline:
			return fmt.Errorf("timed out after %s waiting for: %s", s.timeout, what)
		case <-time.After(every):
		}
	}
}
