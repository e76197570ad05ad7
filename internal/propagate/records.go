// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"encoding/json"
	"hash/fnv"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/interpret"
)

// records holds the content of templates as of the last update of their bindings. It distinguishes changes of the content from
// changes of the status, for kinds without generations. It is a cache: lost entries cost reads.
type records struct {
	mu         sync.Mutex // guards the fields below
	byTemplate map[templateKey]record
	// forced holds the templates whose interpreter changed since they were read. The value reports whether the current reconcile
	// began after that.
	forced map[templateKey]bool
	// events holds what was observed of templates since they were reconciled.
	events map[templateKey]observation
	// unselected holds when a template was first found that its policy does not select.
	unselected map[templateKey]time.Time
	gone       sets.Set[templateKey] // deleted templates whose binding is not deleted yet
}

// observation is the kind of an event of a template, in ascending precedence.
type observation int

const (
	nothing observation = iota
	listed              // it existed before its kind was watched
	touched             // a user created or changed it
)

type record struct {
	hash    uint64
	user    string // hash of what users set
	version string // resourceVersion
}

func newRecords() *records {
	return &records{
		byTemplate: map[templateKey]record{}, forced: map[templateKey]bool{}, gone: sets.New[templateKey](),
		events: map[templateKey]observation{}, unselected: map[templateKey]time.Time{},
	}
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

// compareUser compares what users set in a template with its record.
func (r *records) compareUser(t templateKey, content string) comparison {
	r.mu.Lock()
	defer r.mu.Unlock()
	last, ok := r.byTemplate[t]
	switch {
	case !ok:
		return unknown
	case last.user == content:
		return same
	default:
		return differs
	}
}

// set records that the binding was written for this content of the template.
func (r *records) set(t templateKey, object *interpret.Object) {
	h, user := hash(object), userHash(object)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.byTemplate[t] = record{hash: h, user: user, version: object.GetResourceVersion()}
	if r.forced[t] {
		delete(r.forced, t)
	}
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
	delete(r.events, t)
	delete(r.unselected, t)
	delete(r.forced, t)
	r.gone.Delete(t)
	return known
}

// forceRefresh causes a template to be read and rendered again although it did not change.
func (r *records) forceRefresh(t templateKey) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.forced[t] = false
}

func (r *records) refreshForced(t templateKey) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, forced := r.forced[t]
	return forced
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

// observe records an event of a template for the next reconcile.
func (r *records) observe(t templateKey, o observation) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if o > r.events[t] {
		r.events[t] = o
	}
}

// take returns what was observed of a template since the last call. It must be called when a reconcile begins.
func (r *records) take(t templateKey) observation {
	r.mu.Lock()
	defer r.mu.Unlock()
	o := r.events[t]
	delete(r.events, t)
	if _, forced := r.forced[t]; forced {
		r.forced[t] = true
	}
	return o
}

// unselectedSince records that the policy of a template does not select it, and returns when that was first recorded.
func (r *records) unselectedSince(t templateKey, now time.Time) time.Time {
	r.mu.Lock()
	defer r.mu.Unlock()
	since, ok := r.unselected[t]
	if !ok {
		since, r.unselected[t] = now, now
	}
	return since
}

// setSelected records that the policy of a template selects it.
func (r *records) setSelected(t templateKey) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.unselected, t)
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
