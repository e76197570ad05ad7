// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/maphash"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unique"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/names"
)

// Object is one cached object: the values that requests select by, and the rest as compressed JSON. It is immutable.
type Object struct {
	name      string
	namespace unique.Handle[string]
	labels    unique.Handle[string] // encoded by pairs
	fields    unique.Handle[string] // encoded by pairs
	version   uint64
	identity  uint64 // hash of the UID
	codec     *codec
	data      []byte // compressed by codec
	// synced marks the bookmark after which a watch has sent all objects.
	synced bool
}

// Namespace returns the namespace of the object; empty if it is cluster-scoped.
func (o *Object) Namespace() string { return o.namespace.Value() }

// Name returns the name of the object.
func (o *Object) Name() string { return o.name }

// Version returns the resource version in the member.
func (o *Object) Version() uint64 { return o.version }

// Labels returns the labels.
func (o *Object) Labels() Pairs { return Pairs(o.labels.Value()) }

// Fields returns the values of the selectable fields (see SelectableFields).
func (o *Object) Fields() Pairs { return Pairs(o.fields.Value()) }

// Size returns the approximate number of bytes that the object occupies besides its interned strings.
func (o *Object) Size() int { return objectSize + len(o.name) + cap(o.data) }

const objectSize = 104

// GetObjectKind implements runtime.Object. It returns an empty kind: all objects of a store have the same.
func (o *Object) GetObjectKind() schema.ObjectKind { return schema.EmptyObjectKind }

// DeepCopyObject implements runtime.Object. It returns the object itself, which is immutable.
func (o *Object) DeepCopyObject() runtime.Object { return o }

// GetObjectMeta implements metav1.ObjectMetaAccessor with the fields that a reflector reads.
func (o *Object) GetObjectMeta() metav1.Object {
	m := &metav1.ObjectMeta{Name: o.name, Namespace: o.Namespace(), ResourceVersion: strconv.FormatUint(o.version, 10)}
	if o.synced {
		m.Annotations = map[string]string{metav1.InitialEventsAnnotationKey: "true"}
	}
	return m
}

// JSON appends the object to buffer as JSON, with a resource version.
func (o *Object) JSON(buffer []byte, version string) ([]byte, error) {
	buffer = append(buffer, `{"metadata":{"resourceVersion":`...)
	buffer = strconv.AppendQuote(buffer, version)
	buffer, err := o.codec.decode(buffer, o.data)
	if err != nil {
		return buffer, fmt.Errorf("decode cached object %s/%s: %w", o.Namespace(), o.name, err)
	}
	return buffer, nil
}

// Unstructured returns the object with the resource version of the member.
func (o *Object) Unstructured() (*unstructured.Unstructured, error) {
	raw, err := o.JSON(nil, strconv.FormatUint(o.version, 10))
	if err != nil {
		return nil, err
	}
	out := &unstructured.Unstructured{}
	return out, out.UnmarshalJSON(raw)
}

// Projection determines which parts of objects are cached.
type Projection struct {
	// MetadataOnly keeps apiVersion, kind and metadata.
	MetadataOnly bool
	// Pruned are the paths of fields that are removed, such as "spec.template".
	Pruned []string
}

// Complete reports whether whole objects are cached, without managedFields.
func (p Projection) Complete() bool { return !p.MetadataOnly && len(p.Pruned) == 0 }

// apply removes the fields of an object that are not cached. managedFields, half of many objects, are never cached. The last applied
// configuration is a copy of the object, also of the fields that the projection removes.
func (p Projection) apply(content map[string]any) {
	unstructured.RemoveNestedField(content, "metadata", "managedFields")
	unstructured.RemoveNestedField(content, "metadata", "selfLink")
	if !p.Complete() {
		unstructured.RemoveNestedField(content, "metadata", "annotations", corev1.LastAppliedConfigAnnotation)
	}
	if p.MetadataOnly {
		maps.DeleteFunc(content, func(key string, _ any) bool { return key != "apiVersion" && key != "kind" && key != "metadata" })
	}
	for _, path := range p.Pruned {
		unstructured.RemoveNestedField(content, strings.Split(path, ".")...)
	}
}

var identitySeed = maphash.MakeSeed()

// encode returns a cached object. It modifies u. The data is the JSON of the object without its beginning:
//
//	{"metadata":{"resourceVersion":"1" ⟨,"name":"web",…},"apiVersion":…}⟩
func encode(u *unstructured.Unstructured, cluster string, p Projection, fields []string, c *codecs) (*Object, error) {
	version, err := strconv.ParseUint(u.GetResourceVersion(), 10, 64)
	if err != nil {
		return nil, fmt.Errorf("resource version %q of %s %s/%s is not a number", u.GetResourceVersion(), u.GetKind(), u.GetNamespace(),
			u.GetName())
	}
	o := &Object{
		name: strings.Clone(u.GetName()), namespace: unique.Make(u.GetNamespace()), version: version,
		identity: maphash.String(identitySeed, string(u.GetUID())),
		labels:   unique.Make(pairs(u.GetLabels())), fields: unique.Make(pairs(fieldValues(u, fields))),
	}
	p.apply(u.Object)
	annotations := u.GetAnnotations()
	if annotations == nil {
		annotations = map[string]string{}
	}
	annotations[names.CachedFromCluster] = cluster
	u.SetAnnotations(annotations)
	metadata, _ := u.Object["metadata"].(map[string]any)
	delete(metadata, "resourceVersion")
	delete(u.Object, "metadata")
	var body bytes.Buffer
	if err := appendMembers(&body, metadata); err != nil {
		return nil, err
	}
	body.WriteByte('}')
	if err := appendMembers(&body, u.Object); err != nil {
		return nil, err
	}
	body.WriteByte('}')
	o.codec, o.data = c.encode(body.Bytes())
	return o, nil
}

// appendMembers writes the members of a JSON object, each after a comma, sorted by key.
func appendMembers(w *bytes.Buffer, object map[string]any) error {
	if len(object) == 0 {
		return nil
	}
	raw, err := json.Marshal(object)
	if err != nil {
		return err
	}
	w.WriteByte(',')
	w.Write(raw[1 : len(raw)-1])
	return nil
}

// bookmark returns the object of a bookmark event.
func bookmark(u *unstructured.Unstructured) (*Object, error) {
	version, err := strconv.ParseUint(u.GetResourceVersion(), 10, 64)
	return &Object{
		version: version, synced: u.GetAnnotations()[metav1.InitialEventsAnnotationKey] == "true",
		namespace: unique.Make(""), labels: unique.Make(""), fields: unique.Make(""),
	}, err
}

// less orders objects by namespace and name.
func less(a, b *Object) bool {
	if a.namespace != b.namespace {
		return a.Namespace() < b.Namespace()
	}
	return a.name < b.name
}

// at returns an object to search for.
func at(key types.NamespacedName) *Object {
	return &Object{namespace: unique.Make(key.Namespace), name: key.Name}
}

// Pairs is a set of keys with values in one string. It implements labels.Labels and fields.Fields.
type Pairs string

// The separators of Pairs; they occur neither in labels nor in the values of fields.
const (
	keyEnd   = "\x00"
	valueEnd = "\x01"
)

// pairs returns the canonical form of a map.
func pairs(m map[string]string) string {
	if len(m) == 0 {
		return ""
	}
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(m)) {
		b.WriteString(key)
		b.WriteString(keyEnd)
		b.WriteString(m[key])
		b.WriteString(valueEnd)
	}
	return b.String()
}

// Lookup returns the value of a key.
func (p Pairs) Lookup(key string) (value string, ok bool) {
	for rest := string(p); rest != ""; {
		k, after, _ := strings.Cut(rest, keyEnd)
		v, next, _ := strings.Cut(after, valueEnd)
		if k == key {
			return v, true
		}
		rest = next
	}
	return "", false
}

// Get returns the value of a key, or "".
func (p Pairs) Get(key string) string { v, _ := p.Lookup(key); return v }

// Has reports whether a key exists.
func (p Pairs) Has(key string) bool { _, ok := p.Lookup(key); return ok }

var (
	_ runtime.Object            = (*Object)(nil)
	_ metav1.ObjectMetaAccessor = (*Object)(nil)
)
