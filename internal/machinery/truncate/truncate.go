// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package truncate limits the size of text and JSON that members and users report, so that the objects that hold it can be
// stored.
//
// Invariant: equal arguments have equal results, and truncating a result again with the same limit does not change it.
package truncate

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/json"
)

const (
	// Mark is the key that is added to a truncated status. Its value states where the whole status is.
	Mark = "karmada.io/truncated"
	// ellipsis ends a truncated text.
	ellipsis = "…"
	// smallField is the size in bytes of a field that is kept although it exceeds its share of the limit.
	smallField = 64
	// maxDepth is the depth below which fields are removed as a whole.
	maxDepth = 16
)

// Text returns s as valid UTF-8 with at most limit bytes. A truncated text ends with "…".
func Text(s string, limit int) string {
	s = strings.ToValidUTF8(s, "?")
	switch {
	case len(s) <= limit:
		return s
	case limit < len(ellipsis):
		return ""
	}
	return strings.ToValidUTF8(s[:limit-len(ellipsis)], "") + ellipsis // drops a character that was cut in two
}

// Status returns a reflected status of at most limit bytes of JSON. It keeps small fields, such as counters and phases, and
// truncates texts and lists. A truncated status has the field Mark with the text whole.
func Status(raw *runtime.RawExtension, limit int, whole string) *runtime.RawExtension {
	if raw == nil || len(raw.Raw) <= limit {
		return raw
	}
	var value any
	if json.Unmarshal(raw.Raw, &value) != nil {
		value = nil
	}
	fields, _ := value.(map[string]any)
	delete(fields, Mark)
	kept := Fields(fields, limit-len(Mark)-len(whole)-len(`"":"",`))
	if kept == nil {
		kept = map[string]any{}
	}
	kept[Mark] = whole
	encoded, err := json.Marshal(kept)
	if err != nil || len(encoded) > limit {
		encoded = []byte("{}")
	}
	return &runtime.RawExtension{Raw: encoded}
}

// Fields returns the fields of a JSON object in at most limit bytes, in the way of Status but without the mark. The argument is
// not changed.
func Fields(fields map[string]any, limit int) map[string]any {
	out, _ := shorten(fields, limit, maxDepth)
	kept, _ := out.(map[string]any)
	return kept
}

// shorten returns value in at most limit bytes of JSON, and the size; nil if nothing of it can be kept.
func shorten(value any, limit, depth int) (any, int) {
	if n := size(value); n <= limit {
		return value, n
	}
	if depth == 0 {
		return nil, 0
	}
	switch v := value.(type) {
	case map[string]any:
		return shortenObject(v, limit, depth)
	case []any:
		return shortenList(v, limit, depth)
	case string:
		return shortenText(v, limit)
	}
	return nil, 0
}

// shortenObject divides the limit among the fields. The smallest fields are first, so that they leave the rest of their shares
// to the larger ones.
func shortenObject(v map[string]any, limit, depth int) (any, int) {
	type member struct {
		name string
		size int
	}
	members := make([]member, 0, len(v))
	for _, name := range slices.Sorted(maps.Keys(v)) {
		members = append(members, member{name, size(v[name])})
	}
	slices.SortStableFunc(members, func(a, b member) int { return cmp.Compare(a.size, b.size) })
	out, rest := map[string]any{}, limit-len("{}")
	for i, m := range members {
		overhead := size(m.name) + len(":,")
		share := rest/(len(members)-i) - overhead
		if m.size <= smallField {
			share = max(share, min(smallField, rest-overhead))
		}
		if share <= 0 {
			continue
		}
		kept, n := shorten(v[m.name], share, depth-1)
		if n == 0 {
			continue
		}
		out[m.name] = kept
		rest -= n + overhead
	}
	if len(out) == 0 {
		return nil, 0
	}
	return out, size(out)
}

// shortenList keeps the first elements.
func shortenList(v []any, limit, depth int) (any, int) {
	out, rest := []any{}, limit-len("[]")
	for _, element := range v {
		kept, n := shorten(element, rest-len(","), depth-1)
		if n == 0 || n != size(element) && len(out) > 0 {
			break // only the first element may itself be truncated
		}
		out = append(out, kept)
		rest -= n + len(",")
		if n != size(element) {
			break
		}
	}
	if len(out) == 0 {
		return nil, 0
	}
	return out, size(out)
}

func shortenText(v string, limit int) (any, int) {
	short := Text(v, limit-len(`""`))
	if size(short) > limit {
		short = Text(v, (limit-len(`""`))/len(`\u0000`)) // each byte may be escaped
	}
	if short == "" || short == ellipsis || size(short) > limit {
		return nil, 0
	}
	return short, size(short)
}

// size returns the number of bytes of the JSON encoding.
func size(value any) int {
	encoded, err := json.Marshal(value)
	if err != nil {
		return 0
	}
	return len(encoded)
}

// Limits returns the limit of each part so that the sum of sizes is at most total. A part that is smaller than its share leaves
// the rest to the others. The result has the length of sizes.
func Limits(sizes []int, total int) []int {
	order := make([]int, len(sizes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sizes[a], sizes[b]) })
	out := make([]int, len(sizes))
	for n, i := range order {
		out[i] = max(min(sizes[i], total/(len(order)-n)), 0)
		total -= out[i]
	}
	return out
}
