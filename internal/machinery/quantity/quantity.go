// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package quantity parses quantities of untrusted sources. Package resource of Kubernetes does not return for exponents that
// overflow 32 bits, and takes seconds for others and for long numbers. A stored object with such a quantity would therefore
// block every program that decodes it, and a list with such an object. The package is pure.
package quantity

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/util/validation/field"
)

// Limits of a quantity. The largest quantity, 2^63-1, needs neither.
const (
	maxLength   = 100
	maxExponent = 3 // digits
)

// Parse parses a quantity.
func Parse(text string) (resource.Quantity, error) {
	if msg := check(text); msg != "" {
		return resource.Quantity{}, errors.New(msg)
	}
	return resource.ParseQuantity(text)
}

// check returns why a text must not be parsed, or "". It does not reject other invalid quantities.
func check(text string) string {
	if len(text) > maxLength {
		return fmt.Sprintf("must be no more than %d characters", maxLength)
	}
	number := strings.TrimLeft(text, "+-.0123456789")
	if number == "" || number[0] != 'e' && number[0] != 'E' {
		return ""
	}
	exponent := strings.TrimLeft(number[1:], "+-")
	if digits := len(exponent) - len(strings.TrimLeft(exponent, "0123456789")); digits > maxExponent {
		return fmt.Sprintf("exponent is out of range: must be no more than %d digits", maxExponent)
	}
	return ""
}

// Decode decodes JSON into a value with quantities, or returns an error if Validate does.
func Decode(raw []byte, into any) error {
	if errs := Validate(raw, into); len(errs) > 0 {
		return errs.ToAggregate()
	}
	return json.Unmarshal(raw, into)
}

// DecodeItems decodes the items of a list in JSON. Items that Decode rejects are omitted; their errors are in skipped.
func DecodeItems[T any](raw []byte) (items []T, skipped []error, err error) {
	var list struct {
		Items []json.RawMessage `json:"items"`
	}
	if err := json.Unmarshal(raw, &list); err != nil {
		return nil, nil, err
	}
	items = make([]T, 0, len(list.Items))
	for i := range list.Items {
		var item T
		if err := Decode(list.Items[i], &item); err != nil {
			skipped = append(skipped, fmt.Errorf("item %d: %w", i, err))
			continue
		}
		items = append(items, item)
	}
	return items, skipped, nil
}

// Validate returns an error for each quantity in raw that Parse rejects because of its size. raw is JSON. into is the value that
// raw will be decoded into, or a pointer to it; only its fields of type Quantity count. It returns no error for invalid JSON.
func Validate(raw []byte, into any) field.ErrorList {
	if !suspicious(raw) {
		return nil
	}
	decoder := json.NewDecoder(strings.NewReader(string(raw)))
	decoder.UseNumber()
	var value any
	if decoder.Decode(&value) != nil {
		return nil
	}
	return walk(value, reflect.TypeOf(into), nil)
}

// ValidateAs is like Validate, for decoded JSON.
func ValidateAs(content map[string]any, into any) field.ErrorList {
	return walk(content, reflect.TypeOf(into), nil)
}

// fieldNames are fields of Kubernetes whose values are quantities, with everything below them.
var fieldNames = []string{
	"requests", "limits", "capacity", "allocatable", "hard", "overhead", "podFixed", "sizeLimit", "averageValue", "divisor",
}

// IsField reports whether a field with this name holds quantities, in an object of any kind.
func IsField(name string) bool { return slices.Contains(fieldNames, name) }

// ValidateContent returns an error for each quantity in an object of any kind that Parse rejects because of its size. The fields are
// recognized by their names.
func ValidateContent(content map[string]any) field.ErrorList {
	return validateContent(content, nil, false)
}

func validateContent(value any, path *field.Path, within bool) (errs field.ErrorList) {
	switch v := value.(type) {
	case map[string]any:
		for _, key := range keys(v, "") {
			errs = append(errs, validateContent(v[key], child(path, key), within || IsField(key))...)
		}
	case []any:
		for i := range v {
			errs = append(errs, validateContent(v[i], path.Index(i), within)...)
		}
	case string:
		number := len(v) - len(strings.TrimLeft(v, "+-.0123456789"))
		if !within || number == 0 || len(v) > maxLength && number < maxLength/2 { // a text, which parsing rejects at once
			return nil
		}
		if msg := check(v); msg != "" {
			return field.ErrorList{field.Invalid(path, fmt.Sprintf("%.50s", v), msg)}
		}
	}
	return errs
}

// suspicious returns false if no text in raw is too long or has a long exponent. It is fast, and may return true for others.
func suspicious(raw []byte) bool {
	number, exponent := 0, -1 // lengths of the number and of the exponent that end here; -1 means no exponent
	for i, c := range raw {
		digit := c >= '0' && c <= '9'
		switch {
		case c == 'e' || c == 'E':
			exponent = 0
		case digit && exponent >= 0:
			exponent++
		case (c == '+' || c == '-') && exponent == 0:
		default:
			exponent = -1
		}
		if number++; !digit && c != '.' {
			number = 0
		}
		escaped := c == '\\' && i+1 < len(raw) && raw[i+1] == 'u'
		if exponent > maxExponent || number > maxLength/2 || escaped {
			return true
		}
	}
	return false
}

var (
	quantityType    = reflect.TypeFor[resource.Quantity]()
	unmarshalerType = reflect.TypeFor[json.Unmarshaler]()
)

// walk validates the quantities in a value that will be decoded into a type.
func walk(value any, t reflect.Type, path *field.Path) (errs field.ErrorList) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t == quantityType {
		text := fmt.Sprint(value) // a string or a number
		if msg := check(text); msg != "" {
			return field.ErrorList{field.Invalid(path, fmt.Sprintf("%.50s", text), msg)}
		}
		return nil
	}
	if reflect.PointerTo(t).Implements(unmarshalerType) {
		return nil
	}
	switch object, list := asMap(value), asList(value); t.Kind() {
	case reflect.Struct:
		for f := range fields(t) {
			for _, key := range keys(object, f.name) {
				errs = append(errs, walk(object[key], f.typ, child(path, key))...)
			}
		}
	case reflect.Map:
		for _, key := range keys(object, "") {
			errs = append(errs, walk(object[key], t.Elem(), path.Key(key))...)
		}
	case reflect.Slice, reflect.Array:
		for i := range list {
			errs = append(errs, walk(list[i], t.Elem(), path.Index(i))...)
		}
	default:
	}
	return errs
}

func asMap(value any) map[string]any {
	object, _ := value.(map[string]any)
	return object
}

func asList(value any) []any {
	list, _ := value.([]any)
	return list
}

// child returns the path of a field. A nil path is the root.
func child(path *field.Path, name string) *field.Path {
	if path == nil {
		return field.NewPath(name)
	}
	return path.Child(name)
}

// keys returns the keys of an object that are decoded into the named field, or all keys if name is empty, sorted. As in
// encoding/json, the case of the name does not matter.
func keys(object map[string]any, name string) (out []string) {
	for key := range object {
		if name == "" || strings.EqualFold(key, name) {
			out = append(out, key)
		}
	}
	slices.Sort(out)
	return out
}

type structField struct {
	name string
	typ  reflect.Type
}

// fields iterates over the fields of a struct by their name in JSON, including those of embedded structs.
func fields(t reflect.Type) func(yield func(structField) bool) {
	return func(yield func(structField) bool) {
		for f := range t.Fields() {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			switch {
			case name == "-":
			case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
				for inner := range fields(f.Type) {
					if !yield(inner) {
						return
					}
				}
			case !f.IsExported():
			default:
				if name == "" {
					name = f.Name
				}
				if !yield(structField{name, f.Type}) {
					return
				}
			}
		}
	}
}
