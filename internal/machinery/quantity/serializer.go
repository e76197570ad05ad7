// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package quantity

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	kjson "k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/apimachinery/pkg/util/validation/field"
)

// Serializer returns a serializer for clients of servers that are not trusted. It decodes JSON and protobuf like next, whose types creator
// creates, but rejects objects with quantities that Parse rejects because of their size. Items of a list with such quantities are omitted
// and passed to skipped.
func Serializer(next runtime.NegotiatedSerializer, creator runtime.ObjectCreater, skipped func(error)) runtime.NegotiatedSerializer {
	return &serializer{next, creator, skipped}
}

type serializer struct {
	runtime.NegotiatedSerializer
	creator runtime.ObjectCreater
	skipped func(error)
}

// SupportedMediaTypes returns JSON and protobuf. Quantities in other encodings would not be recognized.
func (s *serializer) SupportedMediaTypes() (out []runtime.SerializerInfo) {
	for _, info := range s.NegotiatedSerializer.SupportedMediaTypes() {
		if info.MediaType == runtime.ContentTypeJSON || info.MediaType == runtime.ContentTypeProtobuf {
			out = append(out, info)
		}
	}
	return out
}

// DecoderToVersion implements runtime.NegotiatedSerializer.
func (s *serializer) DecoderToVersion(next runtime.Decoder, gv runtime.GroupVersioner) runtime.Decoder {
	return &decoder{s.NegotiatedSerializer.DecoderToVersion(next, gv), s}
}

type decoder struct {
	runtime.Decoder
	*serializer
}

// Decode implements runtime.Decoder.
func (d *decoder) Decode(
	data []byte, defaults *schema.GroupVersionKind, into runtime.Object,
) (runtime.Object, *schema.GroupVersionKind, error) {
	if suspicious(data) {
		safe, skipped, err := d.filter(data)
		if err != nil {
			return nil, nil, err
		}
		for _, err := range skipped {
			d.skipped(err)
		}
		data = safe
	}
	return d.Decoder.Decode(data, defaults, into)
}

// protobufPrefix begins an object in protobuf.
var protobufPrefix = []byte("k8s\x00")

// filter returns an object that can be decoded: data without items that have invalid quantities.
func (d *decoder) filter(data []byte) (safe []byte, skipped []error, err error) {
	message, isProtobuf := bytes.CutPrefix(data, protobufPrefix)
	if !isProtobuf {
		kind, err := kjson.DefaultMetaFactory.Interpret(data)
		if err != nil {
			return nil, nil, err
		}
		t, err := d.typeOf(*kind)
		if err != nil {
			return nil, nil, err
		}
		return filterJSON(data, t)
	}
	var envelope runtime.Unknown
	if err := envelope.Unmarshal(message); err != nil {
		return nil, nil, err
	}
	t, err := d.typeOf(schema.FromAPIVersionAndKind(envelope.APIVersion, envelope.Kind))
	if err != nil {
		return nil, nil, err
	}
	if envelope.Raw, skipped, err = filterProtobuf(envelope.Raw, t); err != nil || len(skipped) == 0 {
		return data, nil, err
	}
	if message, err = envelope.Marshal(); err != nil {
		return nil, nil, err
	}
	return append(bytes.Clone(protobufPrefix), message...), skipped, nil
}

func (d *decoder) typeOf(kind schema.GroupVersionKind) (reflect.Type, error) {
	o, err := d.creator.New(kind)
	if err != nil {
		return nil, fmt.Errorf("validate quantities: %w", err)
	}
	return reflect.TypeOf(o).Elem(), nil
}

// itemsOf returns the type of the items of a list.
func itemsOf(list reflect.Type) (item reflect.Type, ok bool) {
	items, ok := list.FieldByName("Items")
	if !ok || items.Type.Kind() != reflect.Slice {
		return nil, false
	}
	return items.Type.Elem(), true
}

func skip(index int, errs field.ErrorList) error {
	return fmt.Errorf("item %d: %w", index, errs.ToAggregate())
}

// filterJSON returns an object of a type without items that have invalid quantities.
func filterJSON(raw []byte, t reflect.Type) (safe []byte, skipped []error, err error) {
	errs := Validate(raw, reflect.Zero(t).Interface())
	item, isList := itemsOf(t)
	if len(errs) == 0 || !isList {
		return raw, nil, errs.ToAggregate()
	}
	var list map[string]json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		return nil, nil, err
	}
	for key, value := range list {
		if !strings.EqualFold(key, "items") {
			continue
		}
		var items, valid []json.RawMessage
		if err := json.Unmarshal(value, &items); err != nil {
			return nil, nil, err
		}
		for i, raw := range items {
			if errs := Validate(raw, reflect.Zero(item).Interface()); len(errs) > 0 {
				skipped = append(skipped, skip(i, errs))
				continue
			}
			valid = append(valid, raw)
		}
		if list[key], err = json.Marshal(valid); err != nil {
			return nil, nil, err
		}
	}
	if safe, err = json.Marshal(list); err != nil {
		return nil, nil, err
	}
	return safe, skipped, Validate(safe, reflect.Zero(t).Interface()).ToAggregate()
}
