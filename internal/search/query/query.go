// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package query parses the queries of full-text searches. It is shared by karmada-search and karmadactl.
package query

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// fields are the fields that a query can name, and their short names.
var fields = map[string]string{
	"cluster": "cluster", "kind": "kind", "namespace": "namespace", "ns": "namespace", "name": "name", "label": "label", "l": "label",
	"annotation": "annotation", "image": "image", "node": "node", "phase": "phase", "ip": "ip", "owner": "owner",
}

// Names returns the fields in their long form, sorted.
func Names() []string { return slices.Compact(slices.Sorted(maps.Values(fields))) }

// Fields returns the names of the fields that a query can name, sorted.
func Fields() []string { return slices.Sorted(maps.Keys(fields)) }

// Text is the field of all words of an object. A query cannot name it.
const Text = "text"

// Term is one condition of a query.
type Term struct {
	// Field is one of Fields in its long form, or Text.
	Field string
	// Value is in lower case. It may contain * and ?.
	Value   string
	Exclude bool
}

// Query selects objects: all of its terms must match.
type Query []Term

// Parse parses terms that are separated by spaces:
//
//	word          an object that contains the word, in any field
//	field:value   an object with this value of a field
//	-term         an object that the term does not match
//	"a b"         quotes keep spaces
//
// * stands for any characters and ? for one. Upper and lower case are the same.
func Parse(text string) (Query, error) {
	var q Query
	words, err := split(text)
	if err != nil {
		return q, err
	}
	for _, word := range words {
		t := Term{Field: Text}
		rest, excluded := strings.CutPrefix(word, "-")
		t.Exclude = excluded
		t.Value = rest
		if name, value, found := strings.Cut(rest, ":"); found && name != "" && isName(name) {
			field, known := fields[strings.ToLower(name)]
			if !known {
				return q, fmt.Errorf("term %q: unknown field %q, must be one of: %s; use quotes to search for the text", word, name,
					strings.Join(Fields(), ", "))
			}
			t.Field, t.Value = field, value
		}
		t.Value = strings.ToLower(strings.ReplaceAll(t.Value, `"`, ""))
		if t.Value == "" {
			return q, fmt.Errorf("term %q has no value", word)
		}
		q = append(q, t)
	}
	if len(q) == 0 {
		return q, errors.New("the query is empty: it must have at least one term, such as image:nginx*")
	}
	return q, nil
}

func isName(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
}

// split splits a query at spaces outside of quotes. It keeps the quotes.
func split(text string) (words []string, err error) {
	var word strings.Builder
	quoted := false
	end := func() {
		if word.Len() > 0 {
			words = append(words, word.String())
			word.Reset()
		}
	}
	for _, r := range text {
		switch {
		case r == '"':
			quoted = !quoted
			word.WriteRune(r)
		case unicode.IsSpace(r) && !quoted:
			end()
		default:
			word.WriteRune(r)
		}
	}
	if quoted {
		return nil, fmt.Errorf("query %s: a quote is not closed", text)
	}
	end()
	return words, nil
}
