// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package opensearch

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/feed"
)

// interval is the interval in which registries, clusters and Secrets are compared with the running feeds.
const interval = 5 * time.Second

// Backends runs one feed for each OpenSearch that registries name.
type Backends struct {
	// Control and Registries are cached readers, Secrets reads without a cache.
	Control, Registries, Secrets client.Reader
	Caches                       *cache.Caches
	Clock                        clock.Clock

	mu      sync.Mutex // guards running
	running map[target]*backend
}

// target identifies an OpenSearch.
type target struct {
	addresses string
	secret    types.NamespacedName
}

func targetOf(c *searchv1alpha1.OpenSearchConfig) target {
	return target{
		addresses: strings.Join(c.Addresses, ","),
		secret:    types.NamespacedName{Namespace: c.SecretRef.Namespace, Name: c.SecretRef.Name},
	}
}

// assign returns the clusters of each target. The first registry by name that selects a cluster and has a backend determines its target.
func assign(registries []searchv1alpha1.ResourceRegistry, clusters []clusterv1alpha1.Cluster) map[target]sets.Set[string] {
	sorted := slices.SortedFunc(slices.Values(registries), func(a, b searchv1alpha1.ResourceRegistry) int {
		return cmp.Compare(a.Name, b.Name)
	})
	out := map[target]sets.Set[string]{}
	for i := range clusters {
		for n := range sorted {
			r := &sorted[n]
			if r.DeletionTimestamp != nil || r.Spec.BackendStore == nil || r.Spec.BackendStore.OpenSearch == nil ||
				!placement.Matches(r.Spec.TargetCluster, &clusters[i]) {
				continue
			}
			t := targetOf(r.Spec.BackendStore.OpenSearch)
			if out[t] == nil {
				out[t] = sets.New[string]()
			}
			out[t].Insert(clusters[i].Name)
			break
		}
	}
	return out
}

// backend is a running feed.
type backend struct {
	config Config
	feed   *feed.Feed
	cancel context.CancelFunc
	done   chan struct{}

	mu       sync.Mutex // guards the fields below
	clusters sets.Set[string]
	err      error
}

func (b *backend) selects(cluster string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.clusters.Has(cluster)
}

func (b *backend) report(err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.err = err
}

// Run keeps feeds running until ctx ends.
func (b *Backends) Run(ctx context.Context) error {
	log := ctrl.LoggerFrom(ctx).WithName("opensearch")
	for ctx.Err() == nil {
		if err := b.Sync(ctx); err != nil && ctx.Err() == nil {
			log.Error(err, "Failed to set up OpenSearch; retrying")
		}
		select {
		case <-ctx.Done():
		case <-b.Clock.After(interval):
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for t, running := range b.running {
		running.stop()
		delete(b.running, t)
	}
	return nil
}

func (b *backend) stop() {
	b.cancel()
	<-b.done
}

// Sync starts, changes and stops feeds as registries specify. ctx is the lifetime of the feeds.
func (b *Backends) Sync(ctx context.Context) error {
	var registries searchv1alpha1.ResourceRegistryList
	if err := b.Registries.List(ctx, &registries, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list registries: %w", err)
	}
	var clusters clusterv1alpha1.ClusterList
	if err := b.Control.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	wanted := assign(registries.Items, clusters.Items)
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.running == nil {
		b.running = map[target]*backend{}
	}
	for t, running := range b.running {
		if wanted[t] == nil {
			running.stop()
			delete(b.running, t)
		}
	}
	var failures []error
	for t, selected := range wanted {
		if err := b.ensure(ctx, t, selected); err != nil {
			failures = append(failures, err)
		}
	}
	return errors.Join(failures...)
}

// ensure makes a feed run with the current credentials and clusters. It must be called with mu held.
func (b *Backends) ensure(ctx context.Context, t target, clusters sets.Set[string]) error {
	config, err := b.config(ctx, t)
	if err != nil {
		return err
	}
	running := b.running[t]
	if running != nil && !reflect.DeepEqual(running.config, config) {
		running.stop()
		delete(b.running, t)
		running = nil
	}
	if running != nil {
		running.mu.Lock()
		changed := !running.clusters.Equal(clusters)
		running.clusters = clusters
		running.mu.Unlock()
		if changed {
			running.feed.Wake()
		}
		return nil
	}
	sink, err := New(config)
	if err != nil {
		return err
	}
	running = &backend{config: config, clusters: clusters, done: make(chan struct{})}
	running.feed = &feed.Feed{
		Name: "OpenSearch " + redacted(t.addresses), Caches: b.Caches, Sink: sink, Clock: b.Clock, Selects: running.selects,
		OnResult: running.report,
		Shared:   true,
	}
	ctx, running.cancel = context.WithCancel(ctx)
	b.running[t] = running
	go func() {
		defer close(running.done)
		defer sink.Close()
		running.feed.Run(ctx)
	}()
	return nil
}

// redacted returns addresses without the passwords in them.
func redacted(addresses string) string {
	list := strings.Split(addresses, ",")
	for i, address := range list {
		u, err := url.Parse(address)
		if err != nil {
			list[i] = "invalid address"
			continue
		}
		list[i] = u.Redacted()
	}
	return strings.Join(list, ",")
}

// config reads the credentials. Without a Secret, requests are anonymous.
func (b *Backends) config(ctx context.Context, t target) (Config, error) {
	out := Config{Addresses: strings.Split(t.addresses, ",")}
	if t.secret.Name == "" {
		return out, nil
	}
	var secret corev1.Secret
	switch err := b.Secrets.Get(ctx, t.secret, &secret); {
	case client.IgnoreNotFound(err) != nil:
		return out, fmt.Errorf("read the credentials of OpenSearch in Secret %s: %w", t.secret, err)
	case err != nil:
		return out, nil // docs/contract/protocols.md#search
	}
	first := func(keys ...string) []byte {
		for _, key := range keys {
			if value := bytes.TrimSpace(secret.Data[key]); len(value) > 0 {
				return value
			}
		}
		return nil
	}
	out.Username, out.Password = string(first("username", "userName")), string(first("password"))
	out.CA = first("caBundle")
	return out, nil
}

// Problem describes why objects of a registry are not in its OpenSearch, or returns "".
func (b *Backends) Problem(r *searchv1alpha1.ResourceRegistry) string {
	if r.Spec.BackendStore == nil || r.Spec.BackendStore.OpenSearch == nil {
		return ""
	}
	b.mu.Lock()
	running := b.running[targetOf(r.Spec.BackendStore.OpenSearch)]
	b.mu.Unlock()
	if running == nil {
		return "" // it selects no cluster, or starts soon
	}
	running.mu.Lock()
	defer running.mu.Unlock()
	if running.err == nil {
		return ""
	}
	return fmt.Sprintf("objects are not sent to OpenSearch: %v", running.err)
}
