// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
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
// version, also in the preconditions of a deletion. A body that is not JSON is not changed.
func localize(r *http.Request, cluster string) error {
	if r.Body == nil || r.Method == http.MethodGet {
		return nil
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
	if err != nil {
		return apierrors.NewBadRequest("read the request: " + err.Error())
	}
	if len(body) > maxBody {
		return apierrors.NewRequestEntityTooLargeError("the limit is 3 MiB")
	}
	body = localized(body, cluster)
	r.Body = io.NopCloser(bytes.NewReader(body))
	r.ContentLength = int64(len(body))
	r.Header.Set("Content-Length", strconv.Itoa(len(body)))
	return nil
}

func localized(body []byte, cluster string) []byte {
	var object map[string]json.RawMessage
	if json.Unmarshal(body, &object) != nil {
		return body // YAML, a JSON patch, or protobuf
	}
	changed := false
	for _, field := range []string{"metadata", "preconditions"} {
		var part map[string]any
		if object[field] == nil || json.Unmarshal(object[field], &part) != nil || part == nil {
			continue
		}
		partChanged := false
		if version, ok := part["resourceVersion"].(string); ok && version != "" {
			if local := revision.ForCluster(version, cluster); local == "" {
				delete(part, "resourceVersion")
			} else {
				part["resourceVersion"] = local
			}
			partChanged = true
		}
		if annotations, ok := part["annotations"].(map[string]any); ok && annotations[names.CachedFromCluster] != nil {
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
		return body
	}
	out, err := json.Marshal(object)
	if err != nil {
		return body // raw messages can be marshaled
	}
	return out
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
