// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/observe"
)

const (
	// reasonAge is the age after which the reason of pods is read again.
	reasonAge = 30 * time.Second
	// maxReading is the number of reasons that a session reads at the same time, maxReasons the number that it keeps.
	maxReading, maxReasons = 4, 500
	// maxExplained is the number of rows of a page that have reasons of pods, those with the most serious problem first.
	maxExplained = 10
)

// reasons caches why pods of objects in members are not ready. Lists do not wait for members: the reasons are read in the background, for
// the rows that a user sees, and a view is sent again when one changes.
type reasons struct {
	mu      sync.Mutex
	all     map[reasonKey]reason
	reading int
}

// reasonKey is an object in a cluster.
type reasonKey struct {
	template
	cluster string
}

// reason is why pods are not ready, or "".
type reason struct {
	text string
	read time.Time // when the read began
}

// podReason returns the message of the problem of an object in a cluster with the reason of its pods, as far as it is known. It reads the
// reason if it is old.
func (s *session) podReason(b *bindingRow, cluster string) string {
	key := reasonKey{b.template, cluster}
	s.reasons.mu.Lock()
	defer s.reasons.mu.Unlock()
	known := s.reasons.all[key]
	if now := s.clock.Now(); b.Replicas != nil && now.Sub(known.read) > reasonAge && s.reasons.reading < maxReading {
		if s.reasons.all == nil || len(s.reasons.all) >= maxReasons {
			s.reasons.all = map[reasonKey]reason{}
		}
		s.reasons.all[key] = reason{known.text, now}
		s.reasons.reading++
		go s.readReason(key, known.text)
	}
	if known.text == "" {
		return b.Problem.Message
	}
	return b.Problem.Message + "; " + known.text
}

// readReason reads the reason of an object in a cluster, and sends views again if it is another one, or if others wait to be read.
func (s *session) readReason(key reasonKey, before string) {
	reader := &observe.Reader{Access: s, Control: s.client}
	text := reader.PodReason(s.ctx, key.cluster, &explain.Subject{
		Kind: schema.GroupVersionKind{Group: key.Group, Version: key.Version, Kind: key.Kind}, Namespace: key.Namespace, Name: key.Name,
	}, nil)
	s.reasons.mu.Lock()
	waits := s.reasons.reading == maxReading
	s.reasons.reading--
	if r, ok := s.reasons.all[key]; ok {
		s.reasons.all[key] = reason{text, r.read}
	}
	s.reasons.mu.Unlock()
	if text != before || waits {
		s.fleets.notify()
	}
}

// lost reports whether a cluster is not ready, as far as the user may see it.
func (s *session) lost(cluster string) bool {
	row := s.fleet(s.scope).clusters.get(types.NamespacedName{Name: cluster})
	return row != nil && row.Problem != nil
}
