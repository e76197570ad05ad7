// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakeapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/scheme"
)

// request is a parsed request for objects.
type request struct {
	kind            kind
	namespace, name string
}

// parse parses {root}[/namespaces/{namespace}]/{plural}[/{name}].
func parse(path string) (request, bool) {
	for _, one := range kinds {
		rest, ok := strings.CutPrefix(path, one.root()+"/")
		if !ok {
			continue
		}
		parts := strings.Split(rest, "/")
		parsed := request{kind: one}
		if len(parts) > 2 && parts[0] == "namespaces" {
			parsed.namespace, parts = parts[1], parts[2:]
		}
		if parts[0] != one.plural || len(parts) > 2 {
			continue
		}
		if len(parts) == 2 {
			parsed.name = parts[1]
		}
		return parsed, true
	}
	return request{}, false
}

func (c *Cluster) serve(w http.ResponseWriter, r *http.Request, path string) {
	c.mu.Lock()
	broken := c.Broken
	c.mu.Unlock()
	if broken != 0 {
		fail(w, broken, "ServiceUnavailable", "the server is unavailable")
		return
	}
	if document, ok := discovery(strings.TrimSuffix(path, "/")); ok {
		reply(w, http.StatusOK, document)
		return
	}
	if pod, ok := strings.CutSuffix(path, "/log"); ok {
		fmt.Fprintf(w, "hello from %s\n", pod[strings.LastIndex(pod, "/")+1:])
		return
	}
	parsed, ok := parse(path)
	if !ok {
		fail(w, http.StatusNotFound, "NotFound", "the server could not find the requested resource")
		return
	}
	switch {
	case r.Method != http.MethodGet:
		c.write(w, r, path, parsed)
	case r.URL.Query().Get("watch") != "":
		c.watch(w, r, parsed)
	case parsed.name != "":
		c.get(w, r, parsed)
	default:
		c.list(w, r, parsed)
	}
}

// find returns the index of an object, or -1. It must be called with mu held.
func (c *Cluster) find(wanted request) int {
	return slices.IndexFunc(c.Objects, func(object *unstructured.Unstructured) bool {
		return wanted.matches(object) && object.GetName() == wanted.name
	})
}

func (r request) matches(object *unstructured.Unstructured) bool {
	return object.GetAPIVersion() == r.kind.apiVersion() && object.GetKind() == r.kind.kind &&
		(r.namespace == "" || r.namespace == object.GetNamespace())
}

func (c *Cluster) get(w http.ResponseWriter, r *http.Request, wanted request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	at := c.find(wanted)
	if at < 0 {
		notFound(w, wanted)
		return
	}
	switch accept := r.Header.Get("Accept"); {
	case strings.Contains(accept, "as=Table") && !c.PlainObjects:
		reply(w, http.StatusOK, wanted.kind.table(c.Objects[at:at+1], true, r.URL.Query().Get("includeObject") == "Object"))
	case strings.Contains(accept, "as=PartialObjectMetadata"):
		reply(w, http.StatusOK, metadataOf(c.Objects[at]))
	default:
		reply(w, http.StatusOK, c.Objects[at].Object)
	}
}

func (c *Cluster) list(w http.ResponseWriter, r *http.Request, wanted request) {
	selector, err := labels.Parse(r.URL.Query().Get("labelSelector"))
	if err != nil {
		fail(w, http.StatusBadRequest, "BadRequest", err.Error())
		return
	}
	named, err := fields.ParseSelector(r.URL.Query().Get("fieldSelector"))
	if err != nil {
		fail(w, http.StatusBadRequest, "BadRequest", err.Error())
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	var found []*unstructured.Unstructured
	for _, object := range c.Objects {
		if wanted.matches(object) && selector.Matches(labels.Set(object.GetLabels())) &&
			named.Matches(selectable(object)) {
			found = append(found, object)
		}
	}
	accept := r.Header.Get("Accept")
	if strings.Contains(accept, "as=Table") && !c.PlainObjects {
		reply(w, http.StatusOK, wanted.kind.table(found, true, r.URL.Query().Get("includeObject") == "Object"))
		return
	}
	listKind, apiVersion := wanted.kind.kind+"List", wanted.kind.apiVersion()
	items := []any{}
	for _, object := range found {
		if strings.Contains(accept, "as=PartialObjectMetadata") {
			items = append(items, metadataOf(object))
			listKind, apiVersion = "PartialObjectMetadataList", "meta.k8s.io/v1"
			continue
		}
		items = append(items, object.Object)
	}
	reply(
		w,
		http.StatusOK,
		map[string]any{"kind": listKind, "apiVersion": apiVersion, "metadata": map[string]any{"resourceVersion": "7"}, "items": items},
	)
}

// selectable returns the fields of an object that field selectors can use.
func selectable(object *unstructured.Unstructured) fields.Set {
	involved, _, _ := unstructured.NestedString(object.Object, "involvedObject", "uid")
	kind, _, _ := unstructured.NestedString(object.Object, "type")
	return fields.Set{"metadata.name": object.GetName(), "involvedObject.uid": involved, "type": kind}
}

func (c *Cluster) watch(w http.ResponseWriter, r *http.Request, wanted request) {
	events := make(chan event, 16)
	c.mu.Lock()
	c.watchers = append(c.watchers, events)
	c.mu.Unlock()
	defer func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.watchers = slices.DeleteFunc(c.watchers, func(one chan event) bool { return one == events })
	}()
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusOK)
	stream := http.NewResponseController(w)
	// Send the headers, so that the client sees the open watch.
	_ = stream.Flush()
	tables := strings.Contains(r.Header.Get("Accept"), "as=Table")
	for first := true; ; first = false {
		select {
		case <-r.Context().Done():
			return
		case next := <-events:
			if next.object == nil {
				return
			}
			var object any = next.object.Object
			if tables {
				object = wanted.kind.table([]*unstructured.Unstructured{next.object}, first, false)
			}
			_ = json.NewEncoder(w).Encode(map[string]any{"type": next.kind, "object": object})
			_ = stream.Flush()
		}
	}
}

func (c *Cluster) write(w http.ResponseWriter, r *http.Request, path string, wanted request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		fail(w, http.StatusBadRequest, "BadRequest", err.Error())
		return
	}
	if r.URL.Query().Get("dryRun") != "" {
		object, err := decode(body)
		if err != nil {
			fail(w, http.StatusBadRequest, "BadRequest", err.Error())
			return
		}
		reply(w, http.StatusOK, object.Object)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.writes = append(c.writes, strings.TrimSpace(fmt.Sprintf("%s %s %s", r.Method, path, body)))
	at := c.find(wanted)
	if at < 0 && r.Method != http.MethodPost {
		notFound(w, wanted)
		return
	}
	switch r.Method {
	case http.MethodDelete:
		c.Objects = slices.Delete(c.Objects, at, at+1)
		reply(w, http.StatusOK, map[string]any{"kind": "Status", "apiVersion": "v1", "status": "Success"})
	case http.MethodPost:
		created, err := decode(body)
		if err != nil {
			fail(w, http.StatusBadRequest, "BadRequest", err.Error())
			return
		}
		if created.GetNamespace() == "" {
			created.SetNamespace(wanted.namespace)
		}
		c.Objects = append(c.Objects, created)
		reply(w, http.StatusCreated, created.Object)
	default:
		patch := map[string]any{}
		if err := json.Unmarshal(body, &patch); err != nil {
			fail(w, http.StatusBadRequest, "BadRequest", err.Error())
			return
		}
		merge(c.Objects[at].Object, patch)
		reply(w, http.StatusOK, c.Objects[at].Object)
	}
}

// decode decodes JSON or protobuf.
func decode(body []byte) (*unstructured.Unstructured, error) {
	if bytes.HasPrefix(body, []byte("k8s\x00")) {
		typed, _, err := scheme.Codecs.UniversalDeserializer().Decode(body, nil, nil)
		if err != nil {
			return nil, err
		}
		content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(typed)
		return &unstructured.Unstructured{Object: content}, err
	}
	object := &unstructured.Unstructured{}
	return object, object.UnmarshalJSON(body)
}

// merge applies a JSON merge patch.
func merge(into, patch map[string]any) {
	for key, value := range maps.All(patch) {
		inner, isMap := value.(map[string]any)
		old, wasMap := into[key].(map[string]any)
		switch {
		case value == nil:
			delete(into, key)
		case isMap && wasMap:
			merge(old, inner)
		default:
			into[key] = value
		}
	}
}

func notFound(w http.ResponseWriter, wanted request) {
	fail(w, http.StatusNotFound, "NotFound", fmt.Sprintf("%s %q not found", wanted.kind.qualified(), wanted.name))
}
