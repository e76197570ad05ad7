// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"
)

// Mapper finds the resource of a kind.
type Mapper interface {
	// RESTMapping returns the mapping of a kind in the first of the versions that serves it; an empty version means any. The
	// error matches meta.IsNoMatchError if the member does not serve the kind.
	RESTMapping(gk schema.GroupKind, versions ...string) (*meta.RESTMapping, error)
}

const (
	// mapperTimeout bounds a discovery request of a mapper.
	mapperTimeout = 30 * time.Second
	// maxKindTables is the number of tables that kindTables caches. Members that serve the same APIs need a few dozen.
	maxKindTables = 4096
)

// kindTable holds the mappings of one group version, by kind. It is immutable.
type kindTable map[string]*meta.RESTMapping

// kindTables shares tables with the same content among members: with tables of its own, each of 1,000 members would take hundreds
// of kilobytes.
type kindTables struct {
	mu     sync.Mutex // guards byHash
	byHash map[[sha256.Size]byte]kindTable
}

// intern returns the table of a discovery document.
func (t *kindTables) intern(gv schema.GroupVersion, list *metav1.APIResourceList) (kindTable, error) {
	content, err := json.Marshal([]any{gv.String(), list.APIResources})
	if err != nil {
		return nil, err
	}
	hash := sha256.Sum256(content)
	t.mu.Lock()
	defer t.mu.Unlock()
	if known, ok := t.byHash[hash]; ok {
		return known, nil
	}
	out := kindTable{}
	for i := range list.APIResources {
		r := &list.APIResources[i]
		if strings.Contains(r.Name, "/") || out[r.Kind] != nil {
			continue // a subresource, or a second resource of the kind
		}
		scope := meta.RESTScopeRoot
		if r.Namespaced {
			scope = meta.RESTScopeNamespace
		}
		out[r.Kind] = &meta.RESTMapping{Resource: gv.WithResource(r.Name), GroupVersionKind: gv.WithKind(r.Kind), Scope: scope}
	}
	if len(t.byHash) >= maxKindTables {
		clear(t.byHash) // the members keep their tables
	}
	if t.byHash == nil {
		t.byHash = map[[sha256.Size]byte]kindTable{}
	}
	t.byHash[hash] = out
	return out, nil
}

// mapper discovers the kinds of one member, one group version at a time, when they are needed. A kind that is not in the known
// table of its group version is looked up again, because it may have been added. The transport drops the table of a path that is not
// served: the kind may have got another resource name or scope.
type mapper struct {
	ctx    context.Context //nolint:containedctx // the lifetime of the connection
	client rest.Interface  // set before the first use
	shared *kindTables

	mu     sync.RWMutex // guards tables
	tables map[schema.GroupVersion]kindTable
}

func newMapper(ctx context.Context, shared *kindTables) *mapper {
	return &mapper{ctx: ctx, shared: shared, tables: map[schema.GroupVersion]kindTable{}}
}

// RESTMapping implements Mapper.
func (m *mapper) RESTMapping(gk schema.GroupKind, versions ...string) (*meta.RESTMapping, error) {
	var searched []string
	for _, version := range versions {
		if version != "" {
			searched = append(searched, version)
		}
	}
	if len(searched) == 0 {
		var err error
		if searched, err = m.versions(gk.Group); err != nil {
			return nil, err
		}
	}
	for _, version := range searched {
		gv := schema.GroupVersion{Group: gk.Group, Version: version}
		m.mu.RLock()
		found := m.tables[gv][gk.Kind]
		m.mu.RUnlock()
		if found != nil {
			return found, nil
		}
		table, err := m.discover(gv)
		if err != nil {
			return nil, err
		}
		if found := table[gk.Kind]; found != nil {
			return found, nil
		}
	}
	return nil, &meta.NoKindMatchError{GroupKind: gk, SearchedVersions: searched}
}

// discover reads the kinds of a group version. It returns no table if the member does not serve the group version. Every API
// server serves v1, so that a missing v1 is an error.
func (m *mapper) discover(gv schema.GroupVersion) (kindTable, error) {
	path := "/apis/" + gv.String()
	if gv.Group == "" {
		path = "/api/" + gv.Version
	}
	var list metav1.APIResourceList
	err := m.get(path, &list)
	if apierrors.IsNotFound(err) && gv.Group != "" {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.tables, gv)
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("discover %s: %w", gv, err)
	}
	table, err := m.shared.intern(gv, &list)
	if err != nil {
		return nil, fmt.Errorf("discover %s: %w", gv, err)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.tables[gv] = table
	return table, nil
}

// forget drops what is known about the group version of a request that the member does not serve.
func (m *mapper) forget(path string) {
	gv, ok := groupVersionOf(path)
	if !ok {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.tables, gv)
}

// groupVersionOf returns the group version in the path of a request for objects. The path may have a prefix.
func groupVersionOf(path string) (gv schema.GroupVersion, ok bool) {
	if _, rest, found := strings.Cut(path, "/apis/"); found {
		if parts := strings.SplitN(rest, "/", 3); len(parts) == 3 {
			return schema.GroupVersion{Group: parts[0], Version: parts[1]}, true
		}
	} else if _, rest, found := strings.Cut(path, "/api/"); found {
		version, _, found := strings.Cut(rest, "/")
		return schema.GroupVersion{Version: version}, found
	}
	return gv, false
}

// versions returns the versions of a group, the preferred one first.
func (m *mapper) versions(group string) ([]string, error) {
	if group == "" {
		return []string{"v1"}, nil
	}
	var found metav1.APIGroup
	err := m.get("/apis/"+group, &found)
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("discover group %s: %w", group, err)
	}
	out := []string{found.PreferredVersion.Version}
	for _, v := range found.Versions {
		if v.Version != out[0] {
			out = append(out, v.Version)
		}
	}
	return out, nil
}

func (m *mapper) get(path string, into any) error {
	ctx, cancel := context.WithTimeout(m.ctx, mapperTimeout)
	defer cancel()
	raw, err := m.client.Get().AbsPath(path).SetHeader("Accept", "application/json").DoRaw(ctx)
	if err != nil {
		return err
	}
	return json.Unmarshal(raw, into)
}
