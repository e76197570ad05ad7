// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"encoding/json"
	"hash/fnv"
	"sync"
	"time"

	"karmada.io/karmada/internal/interpret"
)

// records caches the state of templates: lost entries cost reads.
type records struct {
	mu         sync.Mutex // guards byTemplate
	byTemplate map[templateKey]record
}

// record is the cached state of one template. Its content distinguishes changes of the content from changes of the status, for
// kinds without generations.
type record struct {
	content
	// version is the resourceVersion of the template for which its binding was last found to be correct; "" if it is unknown.
	version string
	// refreshes is the number of changes of the interpreter since the template was read.
	refreshes int
	// observed is the last event of the template since it was reconciled.
	observed observation
	// unselected is the time when the template was first found that its policy does not select.
	unselected time.Time
	// disowned is the time when the binding was first seen without the owner that it had, or zero.
	disowned time.Time
	// deleted reports that the template was deleted, and that its binding is not deleted yet.
	deleted bool
}

// content identifies the content of a template.
type content struct {
	all  uint64
	user string // hash of the fields that users set
}

// observation is the kind of an event of a template, in ascending precedence.
type observation int

const (
	nothing observation = iota
	listed              // it existed before its kind was watched
	touched             // a user created or changed it
)

func newRecords() *records { return &records{byTemplate: map[templateKey]record{}} }

// of returns the record of a template.
func (r *records) of(t templateKey) record {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.byTemplate[t]
}

// take returns the record of a template, and drops what was observed. It must be called when a reconcile begins.
func (r *records) take(t templateKey) (before record) {
	r.change(t, func(last *record) { before, last.observed = *last, nothing })
	return before
}

// forget drops the record of a template and returns it.
func (r *records) forget(t templateKey) (before record) {
	r.change(t, func(last *record) { before, *last = *last, record{} })
	return before
}

// change changes the record of a template.
func (r *records) change(t templateKey, change func(*record)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	next := r.byTemplate[t]
	if change(&next); next == (record{}) {
		delete(r.byTemplate, t)
	} else {
		r.byTemplate[t] = next
	}
}

// observe records an event of a template for the next reconcile.
func (r *records) observe(t templateKey, o observation) {
	r.change(t, func(last *record) { last.observed = max(last.observed, o) })
}

// forceRefresh causes a template to be read and rendered again although it did not change.
func (r *records) forceRefresh(t templateKey) {
	r.change(t, func(last *record) { last.refreshes++ })
}

// set records that the binding is correct for a version of the template. before is the record at the start of the reconcile; a
// later change of the interpreter remains recorded.
func (r *records) set(t templateKey, before record, object *interpret.Object) {
	c := content{all: hash(object), user: userHash(object)}
	r.change(t, func(last *record) {
		last.content, last.version, last.deleted, last.disowned = c, object.GetResourceVersion(), false, time.Time{}
		last.refreshes -= before.refreshes
	})
}

// hash returns a hash of an object without its status and the metadata that the API server sets.
func hash(o *interpret.Object) uint64 {
	return hashWith(o, map[string]any{"labels": o.GetLabels(), "annotations": o.GetAnnotations(), "uid": o.GetUID()})
}

// hashWith returns a hash of an object with these fields in place of its metadata and status.
func hashWith(o *interpret.Object, fields map[string]any) uint64 {
	for k, v := range o.Object {
		if k != "metadata" && k != "status" {
			fields[k] = v
		}
	}
	h := fnv.New64a()
	_ = json.NewEncoder(h).Encode(fields) // cannot fail: the object was decoded from JSON
	return h.Sum64()
}
