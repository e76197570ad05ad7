// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"encoding/json"
	"hash/fnv"
	"sync"

	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/interpret"
)

// records holds the content of templates as of the last update of their bindings. It distinguishes changes of the content from
// changes of the status, for kinds without generations. It is a cache: lost entries cost reads.
type records struct {
	mu         sync.Mutex // guards the fields below
	byTemplate map[templateKey]record
	forced     sets.Set[templateKey] // templates whose interpreter changed since they were read
	gone       sets.Set[templateKey] // deleted templates whose binding is not deleted yet
}

type record struct {
	hash    uint64
	version string // resourceVersion
}

func newRecords() *records {
	return &records{byTemplate: map[templateKey]record{}, forced: sets.New[templateKey](), gone: sets.New[templateKey]()}
}

type comparison int

const (
	unknown comparison = iota
	same
	differs
)

// compare compares a template with its record.
func (r *records) compare(t templateKey, object *interpret.Object) comparison {
	r.mu.Lock()
	defer r.mu.Unlock()
	last, ok := r.byTemplate[t]
	switch {
	case !ok:
		return unknown
	case last.hash == hash(object):
		return same
	default:
		return differs
	}
}

// set records that the binding was written for this content of the template.
func (r *records) set(t templateKey, object *interpret.Object) {
	h := hash(object)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.byTemplate[t] = record{hash: h, version: object.GetResourceVersion()}
	r.forced.Delete(t)
	r.gone.Delete(t)
}

// applied returns the resourceVersion of the template for which the binding was last written, or "" if it is unknown.
func (r *records) applied(t templateKey) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.byTemplate[t].version
}

// forget drops the record of a template and reports whether there was one.
func (r *records) forget(t templateKey) (known bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, known = r.byTemplate[t]
	delete(r.byTemplate, t)
	r.forced.Delete(t)
	r.gone.Delete(t)
	return known
}

// forceRefresh causes a template to be read and rendered again although it did not change.
func (r *records) forceRefresh(t templateKey) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.forced.Insert(t)
}

func (r *records) refreshForced(t templateKey) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.forced.Has(t)
}

// setDeleted records that a template was deleted and its binding must be deleted.
func (r *records) setDeleted(t templateKey) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.gone.Insert(t)
}

func (r *records) deleted(t templateKey) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.gone.Has(t)
}

// hash returns a hash of an object without its status and the metadata that the API server sets.
func hash(o *interpret.Object) uint64 {
	content := map[string]any{"labels": o.GetLabels(), "annotations": o.GetAnnotations(), "uid": o.GetUID()}
	for k, v := range o.Object {
		if k != "metadata" && k != "status" {
			content[k] = v
		}
	}
	h := fnv.New64a()
	_ = json.NewEncoder(h).Encode(content) // cannot fail: the object was decoded from JSON
	return h.Sum64()
}
