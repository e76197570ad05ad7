// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fulltext

import (
	"hash/fnv"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/search/query"
)

const (
	// maxWords limits the words of an object, maxWord the bytes of one: longer values, such as certificates, are not searched for.
	maxWords = 1000
	maxWord  = 256
)

// document holds the values of the fields of an object, in lower case.
type document map[string][]string

// BleveType implements mapping.bleveClassifier, so that the library does not search the map for a type.
func (document) BleveType() string { return "object" }

// newDocument returns the document of an object of a cluster.
func newDocument(cluster string, o *unstructured.Unstructured) document {
	kind := o.GroupVersionKind()
	plural, _ := meta.UnsafeGuessKindToResource(kind)
	d := document{}
	d.add("cluster", cluster)
	d.add("kind", kind.Kind, plural.Resource, plural.GroupResource().String())
	d.add("namespace", o.GetNamespace())
	d.add("name", o.GetName())
	labels := o.GetLabels()
	d.addPairs("label", labels)
	annotations := o.GetAnnotations()
	delete(annotations, names.CachedFromCluster)
	delete(annotations, "kubectl.kubernetes.io/last-applied-configuration") // a copy of the object
	d.addPairs("annotation", annotations)
	for _, owner := range o.GetOwnerReferences() {
		d.add("owner", owner.Name, owner.Kind+"/"+owner.Name)
	}
	w := words{seen: map[string]bool{}}
	for _, value := range []string{o.GetName(), o.GetNamespace()} {
		w.add(value)
	}
	for _, pairs := range []map[string]string{labels, annotations} {
		for _, key := range slices.Sorted(maps.Keys(pairs)) {
			w.add(key)
			w.add(pairs[key])
		}
	}
	if kind.Group == "" && kind.Kind == "Secret" {
		d[query.Text] = w.all // the values are confidential
		return d
	}
	for _, field := range []struct {
		name string
		path []string
	}{
		{"node", []string{"spec", "nodeName"}}, {"phase", []string{"status", "phase"}}, {"ip", []string{"status", "podIP"}},
		{"ip", []string{"spec", "clusterIP"}},
	} {
		value, _, _ := unstructured.NestedString(o.Object, field.path...) // a field of another type is not searched for
		d.add(field.name, value)
	}
	d.addImages(o.Object["spec"])
	for _, key := range slices.Sorted(maps.Keys(o.Object)) {
		if key != "metadata" && key != "status" {
			w.addValue(o.Object[key])
		}
	}
	d[query.Text] = w.all
	return d
}

// add adds values of a field. Empty values are omitted.
func (d document) add(field string, values ...string) {
	for _, value := range values {
		if value = strings.ToLower(value); value != "" && len(value) <= maxWord && !slices.Contains(d[field], value) {
			d[field] = append(d[field], value)
		}
	}
}

// addPairs adds keys, and keys with values.
func (d document) addPairs(field string, pairs map[string]string) {
	for _, key := range slices.Sorted(maps.Keys(pairs)) {
		d.add(field, key, key+"="+pairs[key])
	}
}

// addImages adds the images of all containers in a value: a list of objects with the field image.
func (d document) addImages(value any) {
	switch v := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if image, ok := v[key].(string); ok && key == "image" {
				d.add("image", imageForms(image)...)
			} else {
				d.addImages(v[key])
			}
		}
	case []any:
		for i := range v {
			d.addImages(v[i])
		}
	}
}

// imageForms returns an image with and without its registry, path, tag and digest.
func imageForms(image string) []string {
	out := []string{image}
	short := image[strings.LastIndexByte(image, '/')+1:]
	out = append(out, short)
	if name, _, found := strings.Cut(short, "@"); found {
		out = append(out, name)
		short = name
	}
	name, _, _ := strings.Cut(short, ":")
	return append(out, name)
}

// hash returns a hash of the values.
func (d document) hash() uint64 {
	h := fnv.New64a()
	for _, field := range slices.Sorted(maps.Keys(d)) {
		for _, value := range d[field] {
			for _, part := range []string{field, "\x00", value, "\x01"} {
				_, _ = io.WriteString(h, part) // a hash does not fail
			}
		}
	}
	return h.Sum64()
}

// words collects the distinct words of an object.
type words struct {
	all  []string
	seen map[string]bool
}

// add adds a text and the words in it.
func (w *words) add(text string) {
	text = strings.ToLower(text)
	w.addWord(text)
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(`=,;"'()[]{}`, r) }) {
		w.addWord(part) // such as a path
		for word := range strings.FieldsFuncSeq(part, func(r rune) bool { return r == '/' || r == ':' || r == '@' }) {
			w.addWord(word)
		}
	}
}

func (w *words) addWord(word string) {
	if word != "" && len(word) <= maxWord && len(w.all) < maxWords && !w.seen[word] {
		w.seen[word] = true
		w.all = append(w.all, word)
	}
}

// addValue adds all texts in a value, and the keys of data.
func (w *words) addValue(value any) {
	switch v := value.(type) {
	case string:
		w.add(v)
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if strings.ContainsAny(key, "./-_") { // a name that a user chose
				w.add(key)
			}
			w.addValue(v[key])
		}
	case []any:
		for i := range v {
			w.addValue(v[i])
		}
	}
}
