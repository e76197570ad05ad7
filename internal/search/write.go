// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/revision"
)

// maxBody limits the size of request bodies, in bytes, as kube-apiserver does.
const maxBody = 3 << 20

var errNoInfo = errors.New("the request has no request info")

// localize changes the body of a request for the member: it removes the annotation of the cache and replaces the packed resource
// version, also in the preconditions of a deletion. A body that is not JSON is not changed. named is true if the request changes nothing or
// names the cluster of the object that was read. A request for the object of another cluster is rejected.
func localize(r *http.Request, cluster string, resource schema.GroupResource, name string) (named bool, err error) {
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		return true, nil
	}
	if r.Body == nil {
		return false, nil
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
	if err != nil {
		return false, apierrors.NewBadRequest("read the request: " + err.Error())
	}
	if len(body) > maxBody {
		return false, apierrors.NewRequestEntityTooLargeError("the limit is 3 MiB")
	}
	body, named, err = localized(body, cluster)
	if err != nil {
		return false, apierrors.NewConflict(resource, name, err)
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	r.ContentLength = int64(len(body))
	r.Header.Set("Content-Length", strconv.Itoa(len(body)))
	return named, nil
}

func localized(body []byte, cluster string) (out []byte, named bool, err error) {
	var object map[string]json.RawMessage
	if json.Unmarshal(body, &object) != nil {
		return body, false, nil // YAML, a JSON patch, or protobuf
	}
	changed := false
	for _, field := range []string{"metadata", "preconditions"} {
		var part map[string]any
		if object[field] == nil || json.Unmarshal(object[field], &part) != nil || part == nil {
			continue
		}
		partChanged := false
		if version, ok := part["resourceVersion"].(string); ok && version != "" {
			local := revision.ForCluster(version, cluster)
			_, packed := revision.Decode(version)
			switch {
			case packed && local == "":
				return nil, false, fmt.Errorf("the resourceVersion is that of an object of another cluster; cluster %s has the object now", cluster)
			case local == "":
				delete(part, "resourceVersion")
			default:
				part["resourceVersion"], named = local, named || packed
			}
			partChanged = true
		}
		if annotations, ok := part["annotations"].(map[string]any); ok && annotations[names.CachedFromCluster] != nil {
			if from := annotations[names.CachedFromCluster]; from != cluster {
				return nil, false, fmt.Errorf("the object was read from cluster %v; cluster %s has the object now", from, cluster)
			}
			named = true
			if delete(annotations, names.CachedFromCluster); len(annotations) == 0 {
				delete(part, "annotations")
			}
			partChanged = true
		}
		if raw, err := json.Marshal(part); partChanged && err == nil {
			object[field] = raw
			changed = true
		}
	}
	if !changed {
		return body, named, nil
	}
	out, err = json.Marshal(object)
	return out, named, err
}

// recorder keeps the beginning of a response.
type recorder struct {
	http.ResponseWriter
	body bytes.Buffer
}

// Write implements http.ResponseWriter.
func (r *recorder) Write(p []byte) (int, error) {
	if r.body.Len() < maxBody {
		r.body.Write(p)
	}
	return r.ResponseWriter.Write(p)
}

// Unwrap allows a response controller to find the writer.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// result returns the resource version of the object in the response, or 0, and the UID of the object that was deleted, or "".
func (r *recorder) result() (version uint64, deleted types.UID) {
	var object struct {
		Kind     string `json:"kind"`
		Metadata struct {
			ResourceVersion string `json:"resourceVersion"`
		} `json:"metadata"`
		Status  any `json:"status"`
		Details struct {
			UID types.UID `json:"uid"`
		} `json:"details"`
	}
	switch {
	case json.Unmarshal(r.body.Bytes(), &object) != nil:
		return 0, ""
	case object.Kind != "Status":
		version, _ = strconv.ParseUint(object.Metadata.ResourceVersion, 10, 64) // 0 if it is not a number
		return version, ""
	case object.Status == metav1.StatusSuccess:
		return 0, object.Details.UID
	}
	return 0, ""
}

// written remembers the last writes through this process, so that later reads show them.
type written struct {
	mu       sync.Mutex // guards the fields below
	versions map[schema.GroupVersionKind]map[string]uint64
	deleted  map[schema.GroupVersionKind]map[deletion]types.UID
}

// deletion identifies a deleted object of a kind.
type deletion struct {
	cluster string
	types.NamespacedName
}

func newWritten() *written {
	return &written{
		versions: map[schema.GroupVersionKind]map[string]uint64{}, deleted: map[schema.GroupVersionKind]map[deletion]types.UID{},
	}
}

// recordDeletion records that an object was deleted. An empty UID means that it was not.
func (o *written) recordDeletion(kind schema.GroupVersionKind, cluster string, key types.NamespacedName, uid types.UID) {
	if uid == "" {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.deleted[kind] == nil {
		o.deleted[kind] = map[deletion]types.UID{}
	}
	o.deleted[kind][deletion{cluster, key}] = uid
}

func (o *written) record(kind schema.GroupVersionKind, cluster string, version uint64) {
	if version == 0 {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.versions[kind] == nil {
		o.versions[kind] = map[string]uint64{}
	}
	o.versions[kind][cluster] = max(o.versions[kind][cluster], version)
}

// wait waits until the caches show the writes, but not longer than readBound.
func (o *written) wait(ctx context.Context, kind schema.GroupVersionKind, sources []cache.Source) {
	deadline := time.Now().Add(readBound)
	for i := range sources {
		s := &sources[i]
		o.mu.Lock()
		version := o.versions[kind][s.Cluster]
		o.mu.Unlock()
		for version > s.Current() && !s.Outdated && time.Now().Before(deadline) {
			select {
			case <-ctx.Done():
				return
			case <-time.After(5 * time.Millisecond):
			}
		}
		if version > 0 {
			o.mu.Lock()
			if o.versions[kind][s.Cluster] == version {
				delete(o.versions[kind], s.Cluster) // visible now, or lost
			}
			o.mu.Unlock()
		}
	}
	o.waitDeleted(ctx, kind, sources, deadline)
}

// waitDeleted waits until the caches do not show deleted objects, but not longer than the deadline.
func (o *written) waitDeleted(ctx context.Context, kind schema.GroupVersionKind, sources []cache.Source, deadline time.Time) {
	o.mu.Lock()
	pending := maps.Clone(o.deleted[kind])
	o.mu.Unlock()
	for d, uid := range pending {
		i := slices.IndexFunc(sources, func(s cache.Source) bool { return s.Cluster == d.cluster })
		for i >= 0 && !sources[i].Outdated && time.Now().Before(deadline) && shows(sources[i], d.NamespacedName, uid) {
			select {
			case <-ctx.Done():
				return
			case <-time.After(5 * time.Millisecond):
			}
		}
		o.mu.Lock()
		if o.deleted[kind][d] == uid {
			delete(o.deleted[kind], d) // visible now, or lost
		}
		o.mu.Unlock()
	}
}

// shows reports whether a cache has an object with a UID.
func shows(s cache.Source, key types.NamespacedName, uid types.UID) bool {
	view, _ := s.View()
	object, found := view.Get(key)
	if !found {
		return false
	}
	content, err := object.Unstructured()
	return err == nil && content.GetUID() == uid
}
