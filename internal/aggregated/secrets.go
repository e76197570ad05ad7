// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

const (
	// secretTTL is how long a Secret is cached. A token that a member rejects is dropped immediately.
	secretTTL = 10 * time.Second
	// maxSecrets limits the cache: two Secrets of about 4 KB for each of 2,000 clusters in use.
	maxSecrets = 4000
)

// readSecret reads a Secret of the control plane.
type readSecret func(ctx context.Context, namespace, name string) (*corev1.Secret, error)

// secretCache caches the Secrets that the proxy uses for secretTTL. A watch would hold all Secrets of the control plane,
// including users' own, in memory.
type secretCache struct {
	read  readSecret
	clock clock.PassiveClock

	mu      sync.Mutex // guards entries
	entries map[types.NamespacedName]secretEntry
}

type secretEntry struct {
	secret  *corev1.Secret
	expires time.Time
}

func newSecretCache(read readSecret, clk clock.PassiveClock) *secretCache {
	return &secretCache{read: read, clock: clk, entries: map[types.NamespacedName]secretEntry{}}
}

// get returns a Secret, which must not be modified.
func (c *secretCache) get(ctx context.Context, ref *clusterv1alpha1.LocalSecretReference) (*corev1.Secret, error) {
	key := types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}
	now := c.clock.Now()
	c.mu.Lock()
	entry, ok := c.entries[key]
	c.mu.Unlock()
	if ok && now.Before(entry.expires) {
		return entry.secret, nil
	}
	secret, err := c.read(ctx, ref.Namespace, ref.Name)
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.entries) >= maxSecrets {
		clear(c.entries)
	}
	c.entries[key] = secretEntry{secret: secret, expires: now.Add(secretTTL)}
	return secret, nil
}

func (c *secretCache) forget(ref *clusterv1alpha1.LocalSecretReference) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.entries, types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name})
}
