// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"strconv"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/table"
)

// format is the representation of objects in a response.
type format int

const (
	formatObject format = iota
	formatMetadata
	formatTable
)

// formatOf returns the first supported format of the Accept header. It reports false if there is none.
func formatOf(r *http.Request) (format, bool) {
	accept := strings.Join(r.Header.Values("Accept"), ",")
	if accept == "" {
		return formatObject, true
	}
	for clause := range strings.SplitSeq(accept, ",") {
		mediaType, params, err := mime.ParseMediaType(strings.TrimSpace(clause))
		if err != nil || mediaType != "application/json" && mediaType != "application/*" && mediaType != "*/*" {
			continue
		}
		switch as := params["as"]; {
		case as == "":
			return formatObject, true
		case params["g"] != metav1.GroupName || params["v"] != "v1":
		case as == "Table":
			return formatTable, true
		case as == "PartialObjectMetadata" || as == "PartialObjectMetadataList":
			return formatMetadata, true
		}
	}
	return formatObject, false
}

// output writes cached objects of one kind.
type output struct {
	format  format
	mapping *meta.RESTMapping
	tables  *table.Generator
	include metav1.IncludeObjectPolicy
}

// writeList writes a list. version returns the resource version of an item.
func (o *output) writeList(ctx context.Context, w http.ResponseWriter, list metav1.ListMeta, items []*cache.Object) error {
	memberVersion := func(item *cache.Object) string { return strconv.FormatUint(item.Version(), 10) }
	if o.format == formatTable {
		builder := o.tables.Builder(o.mapping.GroupVersionKind, o.include)
		for _, item := range items {
			raw, err := item.JSON(nil, memberVersion(item))
			if err != nil {
				return err
			}
			if err := builder.Add(ctx, raw); err != nil {
				return err
			}
		}
		t, err := builder.Table(ctx, list)
		if err != nil {
			return err
		}
		return writeJSON(w, http.StatusOK, t)
	}
	header, err := json.Marshal(list)
	if err != nil {
		return err
	}
	kind, version := o.mapping.GroupVersionKind.Kind+"List", o.mapping.GroupVersionKind.GroupVersion().String()
	if o.format == formatMetadata {
		kind, version = "PartialObjectMetadataList", metav1.SchemeGroupVersion.String()
	}
	w.Header().Set("Content-Type", "application/json")
	buffer := fmt.Appendf(nil, `{"kind":%q,"apiVersion":%q,"metadata":%s,"items":[`, kind, version, header)
	const chunk = 256 << 10
	for i, item := range items {
		if i > 0 {
			buffer = append(buffer, ',')
		}
		if buffer, err = o.appendObject(ctx, buffer, item, memberVersion(item)); err != nil {
			return err
		}
		if len(buffer) > chunk {
			if _, err := w.Write(buffer); err != nil { //nolint:gosec // JSON, not HTML
				return nil // the client disconnected
			}
			buffer = buffer[:0]
		}
	}
	buffer = append(buffer, "]}\n"...)
	_, _ = w.Write(buffer) //nolint:gosec // JSON, not HTML; the client may have disconnected
	return nil
}

// appendObject appends an object as JSON. A table has one row.
func (o *output) appendObject(ctx context.Context, buffer []byte, object *cache.Object, version string) ([]byte, error) {
	switch o.format {
	case formatMetadata:
		raw, err := object.JSON(nil, version)
		if err != nil {
			return buffer, err
		}
		u := &unstructured.Unstructured{}
		if err := u.UnmarshalJSON(raw); err != nil {
			return buffer, err
		}
		partial, err := table.Metadata(u)
		return append(buffer, bytes.TrimSpace(partial)...), err
	case formatTable:
		raw, err := object.JSON(nil, version)
		if err != nil {
			return buffer, err
		}
		builder := o.tables.Builder(o.mapping.GroupVersionKind, o.include)
		if err := builder.Add(ctx, raw); err != nil {
			return buffer, err
		}
		t, err := builder.Table(ctx, metav1.ListMeta{ResourceVersion: version})
		if err != nil {
			return buffer, err
		}
		row, err := json.Marshal(t)
		return append(buffer, row...), err
	default:
		return object.JSON(buffer, version)
	}
}

// bookmark returns the object of a bookmark event.
func (o *output) bookmark(version string, initial bool) ([]byte, error) {
	u := &unstructured.Unstructured{Object: map[string]any{"metadata": map[string]any{"resourceVersion": version, "creationTimestamp": nil}}}
	if initial {
		u.SetAnnotations(map[string]string{metav1.InitialEventsAnnotationKey: "true"})
	}
	u.SetGroupVersionKind(o.mapping.GroupVersionKind)
	switch o.format {
	case formatMetadata:
		return table.Metadata(u)
	case formatTable:
		partial, err := table.Metadata(u)
		if err != nil {
			return nil, err
		}
		return fmt.Appendf(nil, `{"kind":"Table","apiVersion":"meta.k8s.io/v1","metadata":{"resourceVersion":%q},"columnDefinitions":[],`+
			`"rows":[{"cells":[],"object":%s}]}`, version, bytes.TrimSpace(partial)), nil
	default:
		return u.MarshalJSON()
	}
}

func writeJSON(w http.ResponseWriter, code int, body any) error {
	raw, err := json.Marshal(body)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	_, _ = w.Write(raw) // the client may have disconnected
	return nil
}
