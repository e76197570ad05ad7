// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"fmt"
	"strconv"

	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/labels"
)

// Content is a decoded object.
type Content = map[string]any

// known returns the kind, the namespace and the name of an object.
func (s *Server) known(o Content) (k *kind, namespace, name string, err error) {
	if k = s.Catalog.kind(str(o, "apiVersion"), str(o, "kind")); k == nil {
		return nil, "", "", fmt.Errorf("%s %s is not served", str(o, "apiVersion"), str(o, "kind"))
	}
	metadata := child(o, "metadata")
	return k, str(metadata, "namespace"), str(metadata, "name"), nil
}

// Create creates an object with its status, like a component of the cluster.
func (s *Server) Create(manager string, o Content) error {
	k, namespace, name, err := s.known(o)
	if err != nil {
		return err
	}
	status := o["status"]
	if _, err := s.store.create(k, namespace, o, writer{manager: manager}); err != nil || status == nil {
		return err
	}
	_, err = s.store.update(k, namespace, name, writer{status: true}, func(current content) (content, error) {
		current["status"] = status
		return current, nil
	})
	return err
}

// Put stores an object as it is, and sets its resource version if it has none. It replaces an object of the same name.
func (s *Server) Put(o Content) error { return s.publish(o, false) }

// Remove removes an object, even one with finalizers. Watches receive o.
func (s *Server) Remove(o Content) error { return s.publish(o, true) }

func (s *Server) publish(o Content, removed bool) error {
	k, _, _, err := s.known(o)
	if err != nil {
		return err
	}
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	s.store.version++
	setDefault(child(o, "metadata"), "resourceVersion", strconv.FormatUint(s.store.version, 10))
	next, err := encode(o, s.store.version)
	if err != nil {
		return err
	}
	t := s.store.table(k)
	e := event{before: t.objects[next.key()], now: next, version: next.version}
	if removed {
		e.before, e.now = next, nil
	}
	s.store.publish(t, e)
	return nil
}

// Reset removes all objects and forgets all events: watches that start from an earlier version are expired.
func (s *Server) Reset() {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	s.store.version++
	for _, t := range s.store.tables {
		clear(t.objects)
		t.log, t.lost = nil, s.store.version
	}
}

// List returns the objects of a kind in a namespace, sorted by namespace and name; an empty namespace means all. It returns none of a kind
// that is not served.
func (s *Server) List(apiVersion, kind, namespace string) (out []Content) {
	k := s.Catalog.kind(apiVersion, kind)
	if k == nil {
		return nil
	}
	items, _, _ := s.store.page(k, &selection{namespace: namespace, labels: labels.Everything(), fields: fields.Everything()}, "", 0)
	for _, o := range items {
		if decoded, err := o.decode(); err == nil { // it was encoded by this server
			out = append(out, decoded)
		}
	}
	return out
}

// Version returns the resource version of the last write.
func (s *Server) Version() uint64 { return s.store.currentVersion() }

// Watches returns the number of open watches.
func (s *Server) Watches() (n int) {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	for _, t := range s.store.tables {
		n += len(t.watchers)
	}
	return n
}

// EndWatches ends all watches.
func (s *Server) EndWatches() {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	for _, t := range s.store.tables {
		for w := range t.watchers {
			w.end()
		}
	}
}
