// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package quantity

import (
	"fmt"
	"iter"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"google.golang.org/protobuf/encoding/protowire"
	"k8s.io/apimachinery/pkg/util/validation/field"
)

// filterProtobuf returns a message of a type without items that have invalid quantities.
func filterProtobuf(raw []byte, t reflect.Type) (safe []byte, skipped []error, err error) {
	_, isList := itemsOf(t)
	index := 0
	for f, err := range messageFields(raw) {
		if err != nil {
			return nil, nil, err
		}
		errs := f.validate(t, nil)
		known := protobufFields(t)[f.number]
		isItem := isList && known.name == "items"
		switch {
		case len(errs) > 0 && !isItem:
			return nil, nil, errs.ToAggregate()
		case len(errs) > 0:
			skipped = append(skipped, skip(index, errs))
		default:
			safe = append(safe, f.raw...)
		}
		if isItem {
			index++
		}
	}
	return safe, skipped, nil
}

// validateProtobuf is Validate for a protobuf message that will be decoded into t.
func validateProtobuf(raw []byte, t reflect.Type, path *field.Path) (errs field.ErrorList) {
	for f, err := range messageFields(raw) {
		if err != nil {
			return append(errs, field.Invalid(path, field.OmitValueType{}, err.Error()))
		}
		errs = append(errs, f.validate(t, path)...)
	}
	return errs
}

// messageField is a field of a message.
type messageField struct {
	number protowire.Number
	raw    []byte // with the tag
	// content is the content of a string or message, and nil for other types.
	content []byte
}

// messageFields iterates over the fields of a message. An error is the last element.
func messageFields(raw []byte) iter.Seq2[messageField, error] {
	return func(yield func(messageField, error) bool) {
		for len(raw) > 0 {
			number, wireType, size := protowire.ConsumeField(raw)
			if size < 0 {
				yield(messageField{}, fmt.Errorf("malformed protobuf: %w", protowire.ParseError(size)))
				return
			}
			f := messageField{number: number, raw: raw[:size]}
			if wireType == protowire.BytesType {
				_, _, tag := protowire.ConsumeTag(raw)
				f.content, _ = protowire.ConsumeBytes(raw[tag:])
			}
			if !yield(f, nil) {
				return
			}
			raw = raw[size:]
		}
	}
}

// validate validates a field of a message of a type.
func (f *messageField) validate(message reflect.Type, path *field.Path) field.ErrorList {
	if f.content == nil {
		return nil
	}
	if message == quantityType {
		if msg := check(string(f.content)); f.number == 1 && msg != "" {
			return field.ErrorList{field.Invalid(path, fmt.Sprintf("%.50s", f.content), msg)}
		}
		return nil
	}
	known, ok := protobufFields(message)[f.number]
	if !ok {
		return nil
	}
	path = child(path, known.name)
	if !known.isMap {
		return validateProtobuf(f.content, known.typ, path)
	}
	var errs field.ErrorList
	for entry, err := range messageFields(f.content) {
		if err != nil {
			return append(errs, field.Invalid(path, field.OmitValueType{}, err.Error()))
		}
		if entry.number == 2 && entry.content != nil { // the value
			errs = append(errs, validateProtobuf(entry.content, known.typ, path)...)
		}
	}
	return errs
}

// protobufField is a field that contains quantities. typ is the type of its message, or of the values of a map.
type protobufField struct {
	name  string
	typ   reflect.Type
	isMap bool
}

var protobufTypes sync.Map // the result of protobufFields, by type

// protobufFields returns the fields of a struct that contain quantities, by their number in protobuf.
func protobufFields(t reflect.Type) map[protowire.Number]protobufField {
	if cached, ok := protobufTypes.Load(t); ok {
		return cached.(map[protowire.Number]protobufField)
	}
	out := map[protowire.Number]protobufField{}
	for f := range t.Fields() {
		_, rest, _ := strings.Cut(f.Tag.Get("protobuf"), ",")
		text, _, _ := strings.Cut(rest, ",")
		number, err := strconv.Atoi(text)
		if err != nil || !hasQuantity(f.Type, map[reflect.Type]bool{}) {
			continue
		}
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		element := elementOf(f.Type)
		out[protowire.Number(number)] = protobufField{name, element, f.Type.Kind() == reflect.Map}
	}
	protobufTypes.Store(t, out)
	return out
}

// elementOf returns the type of the elements of lists, maps and pointers.
func elementOf(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		t = t.Elem()
	}
	return t
}

// hasQuantity reports whether a value of a type can contain a Quantity. seen holds the types that are being examined.
func hasQuantity(t reflect.Type, seen map[reflect.Type]bool) bool {
	t = elementOf(t)
	if t == quantityType {
		return true
	}
	if t.Kind() != reflect.Struct || seen[t] {
		return false
	}
	seen[t] = true
	for f := range t.Fields() {
		if hasQuantity(f.Type, seen) {
			return true
		}
	}
	return false
}
