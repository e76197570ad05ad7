// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// form is the form of objects in responses: whole objects, their metadata, or tables with objects of one of these forms.
type form struct{ metadata, table, whole bool }

func formOf(accept string, query url.Values) form {
	return form{
		metadata: strings.Contains(accept, "as=PartialObjectMetadata"), table: strings.Contains(accept, "as=Table"),
		whole: query.Get("includeObject") == string(metav1.IncludeObject),
	}
}

// typeOf returns the type of an object.
func (f form) typeOf(k *kind) (apiVersion, kind string) {
	if f.metadata {
		return metav1.SchemeGroupVersion.String(), "PartialObjectMetadata"
	}
	return k.apiVersion(), k.name
}

// encode encodes an object. withColumns is false for the tables of a watch after the first.
func (f form) encode(k *kind, o *object, withColumns bool) ([]byte, error) {
	switch {
	case f.table && k.columns != nil:
		return k.table([]*object{o}, fmt.Appendf(nil, `{"resourceVersion":"%d"}`, o.version), withColumns, f.whole)
	case f.metadata:
		return onlyMetadata(o.raw)
	}
	return o.raw, nil
}

// onlyMetadata returns an object as PartialObjectMetadata.
func onlyMetadata(raw []byte) ([]byte, error) {
	var o struct {
		Metadata json.RawMessage `json:"metadata"`
	}
	if err := json.Unmarshal(raw, &o); err != nil {
		return nil, fmt.Errorf("decode: %w", err)
	}
	return fmt.Appendf(nil, `{"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1","metadata":%s}`, o.Metadata), nil
}

// cellsField is the field of an object that holds the cells of its row after the first, which is the name.
const cellsField = "cells"

// table returns a Table of objects.
func (k *kind) table(objects []*object, metadata json.RawMessage, withColumns, whole bool) ([]byte, error) {
	columns, rows := k.columns, []any{}
	if !withColumns {
		columns = nil
	}
	for _, o := range objects {
		decoded, err := o.decode()
		if err != nil {
			return nil, err
		}
		more, _ := decoded[cellsField].([]any)
		raw := json.RawMessage(o.raw)
		if !whole {
			if raw, err = onlyMetadata(o.raw); err != nil {
				return nil, err
			}
		}
		rows = append(rows, content{"cells": append([]any{o.name}, more...), "object": raw})
	}
	return json.Marshal(content{
		"kind": "Table", "apiVersion": metav1.SchemeGroupVersion.String(), "metadata": metadata, "columnDefinitions": columns, "rows": rows,
	})
}
