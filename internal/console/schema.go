// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// maxSchemaNodes limits the schema of a kind. The rest has no completion.
const maxSchemaNodes = 5000

// schemaNode describes a field for the completion of the editor.
type schemaNode struct {
	Description string                 `json:"d,omitempty"`
	Type        string                 `json:"t,omitempty"`
	Properties  map[string]*schemaNode `json:"p,omitempty"`
	// Items describes the elements of a list.
	Items *schemaNode `json:"i,omitempty"`
	Enum  []string    `json:"e,omitempty"`
}

// openAPI is a schema of a document of OpenAPI v3.
type openAPI struct {
	Ref         string              `json:"$ref"`
	Description string              `json:"description"`
	Type        string              `json:"type"`
	Properties  map[string]*openAPI `json:"properties"`
	Items       *openAPI            `json:"items"`
	Enum        []any               `json:"enum"`
	AllOf       []*openAPI          `json:"allOf"`
	Kinds       []struct {
		Group   string `json:"group"`
		Version string `json:"version"`
		Kind    string `json:"kind"`
	} `json:"x-kubernetes-group-version-kind"`
}

// viewSchema returns the schema of a kind that the control plane serves.
func viewSchema(ctx context.Context, s *session, q query) (any, error) {
	gvk := schema.GroupVersionKind{Group: q.Get("group"), Version: q.Get("version"), Kind: q.Get("kind")}
	if gvk.Version == "" || gvk.Kind == "" || strings.ContainsAny(gvk.Group+gvk.Version, "/?#%") {
		return nil, apierrors.NewBadRequest("the parameters version and kind are required")
	}
	path := "/openapi/v3/apis/" + gvk.Group + "/" + gvk.Version
	if gvk.Group == "" {
		path = "/openapi/v3/api/" + gvk.Version
	}
	raw, err := s.api.CoreV1().RESTClient().Get().AbsPath(path).SetHeader("Accept", "application/json").Do(ctx).Raw()
	if err != nil {
		return nil, err
	}
	var document struct {
		Components struct {
			Schemas map[string]*openAPI `json:"schemas"`
		} `json:"components"`
	}
	if err := json.Unmarshal(raw, &document); err != nil {
		return nil, fmt.Errorf("read %s: %w", path, err)
	}
	c := compaction{schemas: document.Components.Schemas}
	for _, candidate := range c.schemas {
		for _, k := range candidate.Kinds {
			if k.Group == gvk.Group && k.Version == gvk.Version && k.Kind == gvk.Kind {
				return c.node(candidate, nil), nil
			}
		}
	}
	return nil, apierrors.NewNotFound(schema.GroupResource{Group: gvk.Group, Resource: "schemas"}, gvk.Kind)
}

// compaction makes nodes of the schemas of a document.
type compaction struct {
	schemas map[string]*openAPI
	count   int
}

// node returns a schema without references. within holds the references that lead to it: a recursive type ends there.
func (c *compaction) node(o *openAPI, within []string) *schemaNode {
	out := &schemaNode{}
	for o != nil {
		if out.Description == "" {
			out.Description = o.Description
		}
		if len(o.AllOf) == 1 && o.Ref == "" {
			o = o.AllOf[0]
			continue
		}
		if o.Ref == "" {
			break
		}
		name := o.Ref[strings.LastIndex(o.Ref, "/")+1:]
		if slices.Contains(within, name) {
			return out
		}
		within = append(slices.Clip(within), name)
		o = c.schemas[name]
	}
	if c.count++; o == nil || c.count > maxSchemaNodes {
		return out
	}
	out.Type = o.Type
	for _, e := range o.Enum {
		out.Enum = append(out.Enum, fmt.Sprint(e))
	}
	if o.Items != nil {
		out.Items = c.node(o.Items, within)
	}
	for name, p := range o.Properties {
		if out.Properties == nil {
			out.Properties = map[string]*schemaNode{}
		}
		out.Properties[name] = c.node(p, within)
	}
	return out
}
