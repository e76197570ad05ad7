// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/uuid"
)

// content is a decoded object.
type content = map[string]any

// object is one version of an object. It is immutable.
type object struct {
	namespace, name string
	labels          labels.Set
	version         uint64
	raw             []byte
}

func (o *object) key() string { return o.namespace + "/" + o.name }

func (o *object) decode() (content, error) {
	out := content{}
	return out, utiljson.Unmarshal(o.raw, &out)
}

// event is a change of an object. before or now is nil if the object was created or deleted.
type event struct {
	before, now *object
	version     uint64
}

// maxLog is the number of events of one kind that are kept for watches that start later.
const maxLog = 256

// table holds the objects of one kind.
type table struct {
	kind     *kind
	objects  map[string]*object // by namespace/name
	log      []event
	lost     uint64 // version of the last event that is no longer in log
	watchers map[*watcher]struct{}
}

// store holds the objects of one server.
type store struct {
	Options

	mu      sync.Mutex // guards the fields below
	version uint64
	tables  map[*kind]*table
}

func newStore(o Options) *store { return &store{Options: o, version: 1, tables: map[*kind]*table{}} }

// table must be called with mu held.
func (s *store) table(k *kind) *table {
	t := s.tables[k]
	if t == nil {
		t = &table{kind: k, objects: map[string]*object{}, watchers: map[*watcher]struct{}{}, lost: 1}
		s.tables[k] = t
	}
	return t
}

// publish records an event and sends it to the watchers. It must be called with mu held.
func (s *store) publish(t *table, e event) {
	if e.now != nil {
		t.objects[e.now.key()] = e.now
	} else {
		delete(t.objects, e.before.key())
	}
	if len(t.log) == maxLog {
		t.lost = t.log[0].version
		t.log = append(t.log[:0], t.log[1:]...)
	}
	t.log = append(t.log, e)
	for w := range t.watchers {
		w.send(e)
	}
}

// write encodes an object with the next resource version, which a dry run does not take. It must be called with mu held.
func (s *store) write(o content, dryRun bool) (*object, error) {
	version := s.version + 1
	if !dryRun {
		s.version = version
	}
	child(o, "metadata")["resourceVersion"] = strconv.FormatUint(version, 10)
	return encode(o, version)
}

func encode(o content, version uint64) (*object, error) {
	raw, err := json.Marshal(o)
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	metadata := child(o, "metadata")
	out := &object{name: str(metadata, "name"), namespace: str(metadata, "namespace"), version: version, raw: raw}
	if all, ok := metadata["labels"].(content); ok {
		out.labels = labels.Set{}
		for k := range all {
			out.labels[k] = str(all, k)
		}
	}
	return out, nil
}

func str(o content, key string) string {
	v, _ := o[key].(string)
	return v
}

// child returns a map in o and creates it if it is missing.
func child(o content, key string) content {
	v, ok := o[key].(content)
	if !ok {
		v = content{}
		o[key] = v
	}
	return v
}

// get returns an object or a NotFound error.
func (s *store) get(k *kind, namespace, name string) (*object, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	o := s.table(k).objects[namespace+"/"+name]
	if o == nil {
		return nil, apierrors.NewNotFound(k.groupResource(), name)
	}
	return o, nil
}

// create stores a new object.
func (s *store) create(k *kind, namespace string, o content, w writer) (*object, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.insert(k, namespace, o, w)
}

// insert must be called with mu held.
func (s *store) insert(k *kind, namespace string, o content, w writer) (*object, error) {
	if str(o, "kind") != k.name || str(o, "apiVersion") != k.apiVersion() {
		message := fmt.Sprintf("the object is a %s %s, not a %s %s", str(o, "apiVersion"), str(o, "kind"), k.apiVersion(), k.name)
		return nil, apierrors.NewBadRequest(message)
	}
	metadata := child(o, "metadata")
	if str(metadata, "name") == "" {
		if str(metadata, "generateName") == "" {
			return nil, apierrors.NewBadRequest("name or generateName is required")
		}
		metadata["name"] = str(metadata, "generateName") + string(uuid.NewUUID())[:5]
	}
	if str(metadata, "resourceVersion") != "" {
		return nil, apierrors.NewBadRequest("resourceVersion should not be set on objects to be created")
	}
	t, name := s.table(k), str(metadata, "name")
	if t.objects[namespace+"/"+name] != nil {
		return nil, apierrors.NewAlreadyExists(k.groupResource(), name)
	}
	namespaces := s.Catalog.kinds["v1"]["namespaces"]
	if namespace != "" && !s.AnyNamespace && s.table(namespaces).objects["/"+namespace] == nil {
		return nil, apierrors.NewNotFound(namespaces.groupResource(), namespace)
	}
	if k.status {
		delete(o, "status")
	}
	o, err := s.complete(k, namespace, o, w)
	if err != nil {
		return nil, err
	}
	made, err := s.write(o, w.dryRun)
	if err != nil || w.dryRun {
		return made, err
	}
	s.publish(t, event{now: made, version: made.version})
	return made, s.settle(t, o, made)
}

// complete sets the fields of a new object that clients do not set.
func (s *store) complete(k *kind, namespace string, o content, w writer) (content, error) {
	var err error
	if w.apply {
		if o, err = managed(k, nil, o, w); err != nil {
			return nil, err
		}
	}
	metadata := child(o, "metadata")
	if namespace != "" {
		metadata["namespace"] = namespace
	}
	metadata["uid"] = string(uuid.NewUUID())
	metadata["creationTimestamp"] = s.Clock.Now().UTC().Format(time.RFC3339)
	delete(metadata, "deletionTimestamp")
	delete(metadata, "generation")
	if k.generation {
		metadata["generation"] = int64(1)
	}
	setDefaults(k, o)
	if !w.apply {
		o, err = managed(k, nil, o, w)
	}
	return o, err
}

// settle sets the status that the controllers of a cluster would report. It must be called with mu held.
func (s *store) settle(t *table, o content, current *object) error {
	if !s.Ready || !setStatus(t.kind, o, s.Clock.Now()) {
		return nil
	}
	next, err := s.write(o, false)
	if err != nil {
		return err
	}
	s.publish(t, event{before: current, now: next, version: next.version})
	return nil
}

// apply creates an object or changes it by server-side apply. It returns the status code of the response.
func (s *store) apply(k *kind, namespace, name string, w writer, applied content) (o *object, code int, err error) {
	w.apply = true
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.table(k).objects[namespace+"/"+name] == nil {
		child(applied, "metadata")["name"] = name
		o, err = s.insert(k, namespace, applied, w)
		return o, http.StatusCreated, err
	}
	o, err = s.change(k, namespace, name, w, func(current content) (content, error) { return managed(k, current, applied, w) })
	return o, http.StatusOK, err
}

// update replaces an object. next returns its new content.
func (s *store) update(k *kind, namespace, name string, w writer, next func(current content) (content, error)) (*object, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.change(k, namespace, name, w, next)
}

// change must be called with mu held.
func (s *store) change(k *kind, namespace, name string, w writer, change func(content) (content, error)) (*object, error) {
	t := s.table(k)
	observed := t.objects[namespace+"/"+name]
	if observed == nil {
		return nil, apierrors.NewNotFound(k.groupResource(), name)
	}
	before, err := observed.decode()
	if err != nil {
		return nil, err
	}
	current, err := observed.decode()
	if err != nil {
		return nil, err
	}
	next, err := change(current)
	if err != nil {
		return nil, err
	}
	if err := s.merge(k, before, next, w); err != nil {
		return nil, err
	}
	if reflect.DeepEqual(changeable(before, w), changeable(next, w)) {
		return observed, nil
	}
	if !w.status && !w.apply {
		if next, err = managed(k, before, next, w); err != nil {
			return nil, err
		}
	}
	written, err := s.write(next, w.dryRun)
	if err != nil || w.dryRun {
		return written, err
	}
	metadata := next["metadata"].(content)
	if finalizers, _ := metadata["finalizers"].([]any); metadata["deletionTimestamp"] != nil && len(finalizers) == 0 {
		s.publish(t, event{before: written, version: written.version})
		return written, nil
	}
	s.publish(t, event{before: observed, now: written, version: written.version})
	if w.status {
		return written, nil
	}
	return written, s.settle(t, next, written)
}

// merge validates the identity of next and completes it with the fields that a client cannot change.
func (s *store) merge(k *kind, before, next content, w writer) error {
	a, b := before["metadata"].(content), child(next, "metadata")
	if v := str(b, "resourceVersion"); v != "" && v != str(a, "resourceVersion") {
		return conflict(k, str(a, "name"), "the object has been modified; please apply your changes to the latest version and try again")
	}
	if v := str(b, "uid"); v != "" && v != str(a, "uid") {
		return conflict(k, str(a, "name"), fmt.Sprintf("Precondition failed: UID in precondition: %s, UID in object meta: %s", v, str(a, "uid")))
	}
	if w.status {
		status, ok := next["status"]
		clear(next)
		maps.Copy(next, before)
		if delete(next, "status"); ok {
			next["status"] = status
		}
		return nil
	}
	for _, key := range []string{
		"name", "namespace", "uid", "creationTimestamp", "generation", "deletionTimestamp", "deletionGracePeriodSeconds", "managedFields",
		"resourceVersion",
	} {
		if key == "managedFields" && w.apply {
			continue
		}
		if delete(b, key); a[key] != nil {
			b[key] = a[key]
		}
	}
	next["apiVersion"], next["kind"] = before["apiVersion"], before["kind"]
	if k.status {
		if delete(next, "status"); before["status"] != nil {
			next["status"] = before["status"]
		}
	}
	setDefaults(k, next)
	if k.generation && !reflect.DeepEqual(spec(before), spec(next)) {
		generation, _ := a["generation"].(int64)
		b["generation"] = generation + 1
	}
	return nil
}

// spec returns the fields of an object that metadata.generation counts.
func spec(o content) content {
	out := maps.Clone(o)
	delete(out, "metadata")
	delete(out, "status")
	return out
}

// changeable returns the content of an object that a write by w can change.
func changeable(o content, w writer) content {
	out := maps.Clone(o)
	metadata := maps.Clone(o["metadata"].(content))
	delete(metadata, "resourceVersion")
	if !w.apply {
		delete(metadata, "managedFields")
	}
	out["metadata"] = metadata
	return out
}

func conflict(k *kind, name, message string) error {
	return apierrors.NewConflict(k.groupResource(), name, errors.New(message))
}

// remove deletes an object, or marks it as deleted if it has finalizers.
func (s *store) remove(k *kind, namespace, name string, p *metav1.Preconditions, dryRun bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.table(k)
	observed := t.objects[namespace+"/"+name]
	if observed == nil {
		return apierrors.NewNotFound(k.groupResource(), name)
	}
	o, err := observed.decode()
	if err != nil {
		return err
	}
	metadata := o["metadata"].(content)
	if p != nil {
		if p.UID != nil && *p.UID != types.UID(str(metadata, "uid")) {
			message := fmt.Sprintf("the UID in the precondition (%s) does not match the UID in record (%s)", *p.UID, metadata["uid"])
			return conflict(k, name, message)
		}
		if p.ResourceVersion != nil && *p.ResourceVersion != str(metadata, "resourceVersion") {
			message := fmt.Sprintf("the ResourceVersion in the precondition (%s) does not match the ResourceVersion in record (%s)",
				*p.ResourceVersion, metadata["resourceVersion"])
			return conflict(k, name, message)
		}
	}
	finalizers, _ := metadata["finalizers"].([]any)
	if dryRun || len(finalizers) > 0 && metadata["deletionTimestamp"] != nil {
		return nil
	}
	metadata["deletionTimestamp"] = s.Clock.Now().UTC().Format(time.RFC3339)
	metadata["deletionGracePeriodSeconds"] = int64(0)
	written, err := s.write(o, false)
	if err != nil {
		return err
	}
	if len(finalizers) > 0 {
		s.publish(t, event{before: observed, now: written, version: written.version})
		return nil
	}
	s.publish(t, event{before: written, version: written.version})
	if k.name == "Namespace" {
		return s.empty(name)
	}
	return nil
}

// empty deletes all objects of a namespace. It must be called with mu held.
func (s *store) empty(namespace string) error {
	for _, t := range s.tables {
		for _, o := range t.objects {
			if t.kind.global || o.namespace != namespace {
				continue
			}
			decoded, err := o.decode()
			if err != nil {
				return err
			}
			last, err := s.write(decoded, false)
			if err != nil {
				return err
			}
			s.publish(t, event{before: last, version: last.version})
		}
	}
	return nil
}

// selection selects objects of a list or a watch.
type selection struct {
	namespace string // empty means all
	labels    labels.Selector
	fields    fields.Selector
}

func (f *selection) matches(o *object) bool {
	if o == nil || f.namespace != "" && o.namespace != f.namespace || !f.labels.Matches(o.labels) {
		return false
	}
	return f.fields.Empty() || f.fields.Matches(fieldValues{o})
}

// fieldValues reads the fields of an object for a selector.
type fieldValues struct{ *object }

// Has implements fields.Fields.
func (f fieldValues) Has(field string) bool { return f.Get(field) != "" }

// Get implements fields.Fields.
func (f fieldValues) Get(field string) string {
	switch field {
	case "metadata.name":
		return f.name
	case "metadata.namespace":
		return f.namespace
	}
	var at any
	at, err := f.decode()
	if err != nil {
		return ""
	}
	for name := range bytes.SplitSeq([]byte(field), []byte(".")) {
		m, _ := at.(content)
		at = m[string(name)]
	}
	value, _ := at.(string)
	return value
}

// page returns up to limit objects with a key after start, sorted by key, and the version of the list. limit 0 means all.
func (s *store) page(k *kind, f *selection, start string, limit int) (out []*object, version uint64, remaining int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for key, o := range s.table(k).objects {
		if key > start && f.matches(o) {
			out = append(out, o)
		}
	}
	slices.SortFunc(out, cmpKeys)
	if limit > 0 && len(out) > limit {
		out, remaining = out[:limit], len(out)-limit
	}
	return out, s.version, remaining
}

func cmpKeys(a, b *object) int {
	if a.key() < b.key() {
		return -1
	}
	return 1
}
