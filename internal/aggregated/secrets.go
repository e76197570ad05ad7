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
	// secretTTL is how long a Secret is believed: a new token works after that at the latest. One that a member refuses is
	// forgotten at once.
	secretTTL = 10 * time.Second
	// maxSecrets bounds the memory: two of about 4 KB for each of 2000 clusters in use at once.
	maxSecrets = 4000
)

// secretCache keeps the few Secrets that the proxy uses for a short while. Watching would mean to hold all Secrets of the
// control plane, users' own among them, in memory.
type secretCache struct {
	read  read
	clock clock.PassiveClock

	mu    sync.Mutex // guards known
	known map[types.NamespacedName]knownSecret
}

type knownSecret struct {
	secret *corev1.Secret
	until  time.Time
}

func newSecretCache(r read, clk clock.PassiveClock) *secretCache {
	return &secretCache{read: r, clock: clk, known: map[types.NamespacedName]knownSecret{}}
}

// get gives a Secret that must not be changed.
func (c *secretCache) get(ctx context.Context, ref *clusterv1alpha1.LocalSecretReference) (*corev1.Secret, error) {
	key := types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}
	now := c.clock.Now()
	c.mu.Lock()
	k, ok := c.known[key]
	c.mu.Unlock()
	if ok && now.Before(k.until) {
		return k.secret, nil
	}
	secret, err := c.read(ctx, ref.Namespace, ref.Name)
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.known) >= maxSecrets {
		clear(c.known)
	}
	c.known[key] = knownSecret{secret: secret, until: now.Add(secretTTL)}
	return secret, nil
}

func (c *secretCache) forget(ref *clusterv1alpha1.LocalSecretReference) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.known, types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name})
}
