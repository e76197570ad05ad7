// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names"
)

// resourcesView is a page of objects of one kind, with the columns of kubectl.
type resourcesView struct {
	Columns []string      `json:"columns"`
	Rows    []resourceRow `json:"rows"`
	// Continue is the parameter of the next page.
	Continue string `json:"continue,omitempty"`
}

// resourceRow is an object in a list.
type resourceRow struct {
	template
	Cells []string `json:"cells"`
	// Details are lines such as the usage in each cluster, of the kinds that have them.
	Details []detail `json:"details,omitempty"`
}

// viewResources lists the objects of the kind that the parameter resource names, such as "federatedhpas.autoscaling.karmada.io".
func viewResources(ctx context.Context, s *session, q query) (any, error) {
	gr := schema.ParseGroupResource(q.Get("resource"))
	kind, err := s.mapper.KindFor(gr.WithVersion(""))
	if err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	mapping, err := s.mapper.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return nil, err
	}
	base := "/apis/" + kind.Group + "/" + kind.Version
	if kind.Group == "" {
		base = "/api/" + kind.Version
	}
	request := s.api.CoreV1().RESTClient().Get()
	namespaced := mapping.Scope.Name() == meta.RESTScopeNameNamespace
	namespace := q.namespace(s)
	if namespace != "" && namespaced {
		request = request.Namespace(namespace)
	}
	describe, err := s.describerOf(ctx, kind.GroupKind(), namespace)
	if err != nil {
		return nil, err
	}
	if describe != nil {
		request = request.Param("includeObject", string(metav1.IncludeObject))
	}
	_, limit := q.page()
	raw, err := request.AbsPath(base).Resource(mapping.Resource.Resource).Param("limit", strconv.Itoa(limit)).
		Param("continue", q.Get("continue")).SetHeader("Accept", "application/json;as=Table;v=v1;g=meta.k8s.io").Do(ctx).Raw()
	if err != nil {
		return nil, err
	}
	var table metav1.Table
	if err := json.Unmarshal(raw, &table); err != nil || table.Kind != "Table" {
		return nil, fmt.Errorf("list %s: the server returned no table: %w", gr, err)
	}
	out, err := newResources(kind, namespaced, &table)
	if err != nil || describe == nil {
		return out, err
	}
	objects := make([]runtime.RawExtension, len(table.Rows))
	for i := range table.Rows {
		objects[i] = table.Rows[i].Object
	}
	return out, out.describe(describe, objects)
}

func newResources(kind schema.GroupVersionKind, namespaced bool, table *metav1.Table) (*resourcesView, error) {
	out := &resourcesView{Columns: []string{}, Rows: []resourceRow{}, Continue: table.Continue}
	var columns []int
	for i, c := range table.ColumnDefinitions {
		if c.Priority == 0 {
			columns = append(columns, i)
			out.Columns = append(out.Columns, c.Name)
		}
	}
	if namespaced {
		out.Columns = slices.Insert(out.Columns, min(1, len(out.Columns)), "Namespace")
	}
	for i := range table.Rows {
		var object metav1.PartialObjectMetadata
		if err := json.Unmarshal(table.Rows[i].Object.Raw, &object); err != nil {
			return nil, fmt.Errorf("decode a row: %w", err)
		}
		row := resourceRow{template: template{kind.Group, kind.Version, kind.Kind, object.Namespace, object.Name}, Cells: []string{}}
		for _, at := range columns {
			cell := ""
			if at < len(table.Rows[i].Cells) && table.Rows[i].Cells[at] != nil {
				cell = fmt.Sprint(table.Rows[i].Cells[at])
			}
			row.Cells = append(row.Cells, cell)
		}
		if namespaced {
			row.Cells = slices.Insert(row.Cells, min(1, len(row.Cells)), object.Namespace)
		}
		out.Rows = append(out.Rows, row)
	}
	return out, nil
}

// searchView holds the objects of all members that a full-text query selects.
type searchView struct {
	Found    []foundRow `json:"found"`
	Continue string     `json:"continue,omitempty"`
	// Missing is why there is no index of objects, or "".
	Missing string `json:"missing,omitempty"`
}

// foundRow is an object of a member.
type foundRow struct {
	template
	Cluster string       `json:"cluster"`
	Created *metav1.Time `json:"created,omitempty"`
}

// searchPath is the path of the full-text search.
const searchPath = "/apis/search.karmada.io/v1alpha1/search/text"

// viewSearch searches the objects of all members.
func viewSearch(ctx context.Context, s *session, q query) (any, error) {
	out := searchView{Found: []foundRow{}}
	text := strings.TrimSpace(q.Get("search"))
	if text == "" {
		return out, nil
	}
	_, limit := q.page()
	raw, err := s.api.CoreV1().RESTClient().Get().AbsPath(searchPath).Param("query", text).Param("limit", strconv.Itoa(limit)).
		Param("continue", q.Get("continue")).Do(ctx).Raw()
	if err != nil {
		var body struct {
			Error string `json:"error"`
		}
		switch failed := json.Unmarshal(raw, &body) == nil && body.Error != ""; {
		case failed && apierrors.IsServiceUnavailable(err):
			out.Missing = body.Error
			return out, nil
		case failed:
			return nil, apierrors.NewBadRequest(body.Error)
		case apierrors.IsNotFound(err):
			out.Missing = "the control plane has no search API: install karmada-search"
			return out, nil
		}
		return nil, err
	}
	var page struct {
		Metadata metav1.ListMeta  `json:"metadata"`
		Items    []map[string]any `json:"items"`
	}
	if err := json.Unmarshal(raw, &page); err != nil {
		return nil, fmt.Errorf("read the response of %s: %w", searchPath, err)
	}
	out.Continue = page.Metadata.Continue
	for _, item := range page.Items {
		if item == nil {
			continue
		}
		o := &unstructured.Unstructured{Object: item}
		kind, created := o.GroupVersionKind(), o.GetCreationTimestamp()
		out.Found = append(out.Found, foundRow{
			template{kind.Group, kind.Version, kind.Kind, o.GetNamespace(), o.GetName()}, o.GetAnnotations()[names.CachedFromCluster], &created,
		})
	}
	return out, nil
}
