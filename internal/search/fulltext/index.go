// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fulltext is a full-text index of cached objects, on disk.
//
//	feed ─► Replace, Apply, Forget ─► index: one document for each object, without its content
//	query.Parse ─► Search ─► keys of objects, whose content is in the caches
//
// The index has only what the caches have. It is built again after each start: its directory is emptied when it is opened.
//
// Invariants: the values of Secrets are not indexed. An object whose indexed values do not change is not written.
package fulltext

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"strings"
	"sync"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/keyword"
	"github.com/blevesearch/bleve/v2/index/scorch"
	"github.com/blevesearch/bleve/v2/mapping"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"

	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/feed"
	"karmada.io/karmada/internal/search/query"
)

// batchSize is the number of documents that are written at once.
const batchSize = 500

// Index is a full-text index. It is a sink of a feed. Search is safe for concurrent use with the other methods.
type Index struct {
	index bleve.Index

	mu sync.Mutex // guards the fields below
	// known has the hashes of the documents.
	known map[feed.Key]map[types.NamespacedName]uint64
}

// Open empties the directory and returns an empty index in it. The caller must Close it.
func Open(dir string) (*Index, error) {
	if err := os.RemoveAll(dir); err != nil {
		return nil, fmt.Errorf("empty the directory of the full-text index: %w", err)
	}
	fieldMapping := bleve.NewTextFieldMapping()
	fieldMapping.Analyzer = keyword.Name
	fieldMapping.Store, fieldMapping.IncludeTermVectors, fieldMapping.IncludeInAll, fieldMapping.DocValues = false, false, false, false
	fieldMapping.SkipFreqNorm = true
	documents := bleve.NewDocumentStaticMapping()
	for _, name := range query.Names() {
		documents.Properties = set(documents.Properties, name, fieldMapping)
	}
	documents.Properties = set(documents.Properties, query.Text, fieldMapping)
	all := bleve.NewIndexMapping()
	all.DefaultMapping = documents
	// A lost write is no loss: the index is built again after a start.
	index, err := bleve.NewUsing(dir, all, scorch.Name, scorch.Name, map[string]any{"unsafe_batch": true})
	if err != nil {
		return nil, fmt.Errorf("create the full-text index in %s: %w", dir, err)
	}
	return &Index{index: index, known: map[feed.Key]map[types.NamespacedName]uint64{}}, nil
}

func set(m map[string]*mapping.DocumentMapping, name string, f *mapping.FieldMapping) map[string]*mapping.DocumentMapping {
	if m == nil {
		m = map[string]*mapping.DocumentMapping{}
	}
	m[name] = &mapping.DocumentMapping{Enabled: true, Fields: []*mapping.FieldMapping{f}}
	return m
}

// Close closes the index.
func (i *Index) Close() error { return i.index.Close() }

// Replace implements feed.Sink.
func (i *Index) Replace(ctx context.Context, key feed.Key, view cache.View) error {
	w := i.writer(ctx, key)
	stale := maps.Clone(w.known)
	view.Ascend("", types.NamespacedName{}, func(o *cache.Object) bool {
		delete(stale, nameOf(o))
		return w.put(o) == nil
	})
	for name := range stale {
		w.remove(name)
	}
	return w.flush()
}

// Apply implements feed.Sink.
func (i *Index) Apply(ctx context.Context, key feed.Key, events []cache.Event) error {
	w := i.writer(ctx, key)
	for _, e := range events {
		if e.Type == watch.Deleted {
			w.remove(nameOf(e.Object))
		} else if err := w.put(e.Object); err != nil {
			return err
		}
	}
	return w.flush()
}

// Forget implements feed.Sink.
func (i *Index) Forget(ctx context.Context, key feed.Key) error {
	w := i.writer(ctx, key)
	for name := range maps.Clone(w.known) {
		w.remove(name)
	}
	if err := w.flush(); err != nil {
		return err
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	delete(i.known, key)
	return nil
}

func nameOf(o *cache.Object) types.NamespacedName {
	return types.NamespacedName{Namespace: o.Namespace(), Name: o.Name()}
}

// writer collects writes of the documents with one key.
type writer struct {
	ctx   context.Context //nolint:containedctx // of one call
	key   feed.Key
	index bleve.Index
	known map[types.NamespacedName]uint64 // used by one goroutine
	batch *bleve.Batch
	// written are the hashes of the batch; 0 means deleted.
	written map[types.NamespacedName]uint64
	err     error // the first error
}

func (i *Index) writer(ctx context.Context, key feed.Key) *writer {
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.known[key] == nil {
		i.known[key] = map[types.NamespacedName]uint64{}
	}
	return &writer{
		ctx: ctx, key: key, index: i.index, known: i.known[key], batch: i.index.NewBatch(), written: map[types.NamespacedName]uint64{},
	}
}

// put writes an object if its document changed.
func (w *writer) put(o *cache.Object) error {
	if w.err != nil {
		return w.err
	}
	content, err := o.Unstructured()
	if err != nil {
		w.err = err
		return err
	}
	d := newDocument(w.key.Cluster, content)
	name, hash := nameOf(o), d.hash()
	before, pending := w.written[name]
	if !pending {
		before = w.known[name]
	}
	if before == hash {
		return nil
	}
	if w.err = w.batch.Index(Hit{Key: w.key, NamespacedName: name}.id(), d); w.err != nil {
		return w.err
	}
	w.written[name] = hash
	if w.batch.Size() >= batchSize {
		return w.flush()
	}
	return nil
}

func (w *writer) remove(name types.NamespacedName) {
	w.batch.Delete(Hit{Key: w.key, NamespacedName: name}.id())
	w.written[name] = 0
}

// flush writes the batch.
func (w *writer) flush() error {
	if w.err = errors.Join(w.err, w.ctx.Err()); w.err != nil || w.batch.Size() == 0 {
		return w.err
	}
	if err := w.index.Batch(w.batch); err != nil {
		w.err = fmt.Errorf("write the full-text index: %w", err)
		return w.err
	}
	for name, hash := range w.written {
		if hash == 0 {
			delete(w.known, name)
		} else {
			w.known[name] = hash
		}
	}
	clear(w.written)
	w.batch.Reset()
	return nil
}

// separator sorts before all characters of names.
const separator = "\x01"

// Hit is an object that a query selects.
type Hit struct {
	feed.Key
	types.NamespacedName
}

// id returns the ID of the document. IDs have the order of cluster, kind, namespace and name.
func (h Hit) id() string {
	return strings.Join([]string{h.Cluster, h.Kind.Kind, h.Kind.Group, h.Kind.Version, h.Namespace, h.Name}, separator)
}

// parseID is the inverse of id.
func parseID(id string) (h Hit, ok bool) {
	parts := strings.Split(id, separator)
	if len(parts) != 6 {
		return h, false
	}
	return Hit{
		Key:            feed.Key{Cluster: parts[0], Kind: schema.GroupVersionKind{Kind: parts[1], Group: parts[2], Version: parts[3]}},
		NamespacedName: types.NamespacedName{Namespace: parts[4], Name: parts[5]},
	}, true
}

// Result is the result of a Search.
type Result struct {
	Hits []Hit
	// Total is the number of objects that the query selects.
	Total int
	// Next is the position after the last hit, or "" if there are no more.
	Next string
}

// Search returns up to limit objects that a query selects, in the order of clusters, kinds, namespaces and names, after a position.
func (i *Index) Search(ctx context.Context, q query.Query, after string, limit int) (Result, error) {
	request := bleve.NewSearchRequestOptions(compile(q), limit, 0, false)
	request.SortBy([]string{"_id"})
	request.Score = "none"
	if after != "" {
		request.SetSearchAfter([]string{after})
	}
	found, err := i.index.SearchInContext(ctx, request)
	if err != nil {
		return Result{}, fmt.Errorf("search the full-text index: %w", err)
	}
	out := Result{Total: int(found.Total)}
	for _, match := range found.Hits {
		if hit, ok := parseID(match.ID); ok {
			out.Hits = append(out.Hits, hit)
		}
		out.Next = match.ID
	}
	if len(found.Hits) < limit {
		out.Next = ""
	}
	return out, nil
}

var _ feed.Sink = (*Index)(nil)
