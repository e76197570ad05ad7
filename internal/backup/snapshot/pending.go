// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package snapshot

import (
	"bytes"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/json"

	"karmada.io/karmada/internal/names"
)

// clusterKeys is the part of the keys of Clusters between the prefix and the name, workKeys that of bindings and Works. Their values are
// JSON. Those of Clusters are not encrypted.
const (
	clusterKeys = "/cluster.karmada.io/clusters/"
	workKeys    = "/work.karmada.io/"
)

// protobufPrefix begins the values of objects that the API server encodes in protobuf.
var protobufPrefix = []byte("k8s\x00")

// restore changes the values of a database that is restored at a time. The bindings of templates that were being deleted record when that
// was requested, and so do Works whose owner was: a controller that removes the last finalizer of the template right after the restore must
// not cause a removal in members that was requested before it.
type restore struct {
	at time.Time
	// deleted holds the times when the deletion of objects was requested. Encrypted objects are not known.
	deleted map[types.UID]time.Time
}

func newRestore(at time.Time) *restore { return &restore{at: at, deleted: map[types.UID]time.Time{}} }

// observe records the object of a value if it was being deleted.
func (r *restore) observe(value []byte) {
	var o metav1.PartialObjectMetadata
	if raw, ok := bytes.CutPrefix(value, protobufPrefix); ok {
		var unknown runtime.Unknown
		if unknown.Unmarshal(raw) != nil || o.Unmarshal(unknown.Raw) != nil { // the metadata is the first field of all kinds
			return
		}
	} else if !bytes.Contains(value, []byte(`"deletionTimestamp"`)) || json.Unmarshal(value, &o) != nil {
		return
	}
	if o.DeletionTimestamp == nil || o.UID == "" {
		return
	}
	requested := o.DeletionTimestamp.UTC()
	if last := r.at.Add(-time.Second); requested.After(last) { // it contains the grace period of the deletion
		requested = last
	}
	r.deleted[o.UID] = requested
}

// value returns the value of a key in the restored database.
func (r *restore) value(key string, value []byte) []byte {
	if !strings.Contains(key, clusterKeys) && (len(r.deleted) == 0 || !strings.Contains(key, workKeys)) {
		return value
	}
	var content map[string]any
	if json.Unmarshal(value, &content) != nil || !r.annotate(&unstructured.Unstructured{Object: content}) {
		return value
	}
	changed, err := json.Marshal(content)
	if err != nil {
		return value
	}
	return changed
}

// annotate sets the annotations of a Cluster, a binding or a Work. It reports whether it changed the object.
func (r *restore) annotate(o *unstructured.Unstructured) bool {
	key, text := names.RestoredAt, r.at.UTC().Format(time.RFC3339)
	if kind, _ := o.Object["kind"].(string); kind != "Cluster" {
		uid, ok := r.cause(o)
		if !ok {
			return false
		}
		key, text = names.RemovalRequested, r.deleted[uid].Format(time.RFC3339)+"/"+string(uid)
	}
	return unstructured.SetNestedField(o.Object, text, "metadata", "annotations", key) == nil
}

// cause returns the UID of the object with which a binding or a Work is deleted, if that was being deleted.
func (r *restore) cause(o *unstructured.Unstructured) (types.UID, bool) {
	template, _, _ := unstructured.NestedString(o.Object, "spec", "resource", "uid")
	if _, ok := r.deleted[types.UID(template)]; ok {
		return types.UID(template), true
	}
	if o.GetKind() != "Work" {
		return "", false
	}
	for _, owner := range o.GetOwnerReferences() {
		if _, ok := r.deleted[owner.UID]; ok {
			return owner.UID, true
		}
	}
	return "", false
}
