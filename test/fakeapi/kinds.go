// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakeapi

import (
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// kind describes one kind.
type kind struct {
	group, version, kind string
	plural, singular     string
	short                []string
	namespaced           bool
	// columns are the columns of its table. The first is the name; the others are read from the field of the same name in
	// "cells" of the object.
	columns []column
}

type column struct {
	name     string
	priority int
}

var kinds = []kind{
	{"", "v1", "Pod", "pods", "pod", []string{"po"}, true,
		[]column{{"Name", 0}, {"Ready", 0}, {"Status", 0}, {"Restarts", 0}, {"Age", 0}, {"Node", 1}}},
	{"", "v1", "Service", "services", "service", []string{"svc"}, true, []column{{"Name", 0}, {"Type", 0}, {"Age", 0}}},
	{"", "v1", "ConfigMap", "configmaps", "configmap", []string{"cm"}, true, []column{{"Name", 0}, {"Data", 0}}},
	{"", "v1", "Namespace", "namespaces", "namespace", []string{"ns"}, false, []column{{"Name", 0}, {"Status", 0}}},
	{"apps", "v1", "Deployment", "deployments", "deployment", []string{"deploy"}, true,
		[]column{{"Name", 0}, {"Ready", 0}, {"Up-to-date", 0}, {"Available", 0}, {"Age", 0}}},
	{"apiextensions.k8s.io", "v1", "CustomResourceDefinition", "customresourcedefinitions", "customresourcedefinition",
		[]string{"crd"}, false, []column{{"Name", 0}, {"Created At", 0}}},
	{"cluster.karmada.io", "v1alpha1", "Cluster", "clusters", "cluster", nil, false,
		[]column{{"Name", 0}, {"Version", 0}, {"Mode", 0}, {"Ready", 0}, {"Age", 0}, {"Zones", 1}}},
	{"work.karmada.io", "v1alpha2", "ResourceBinding", "resourcebindings", "resourcebinding", []string{"rb"}, true, []column{{"Name", 0}}},
	{"work.karmada.io", "v1alpha2", "ClusterResourceBinding", "clusterresourcebindings", "clusterresourcebinding", []string{"crb"}, false,
		[]column{{"Name", 0}}},
	{
		"config.karmada.io",
		"v1alpha1",
		"ResourceInterpreterCustomization",
		"resourceinterpretercustomizations",
		"resourceinterpretercustomization",
		[]string{"ric"},
		false,
		[]column{{"Name", 0}},
	},
	{"config.karmada.io", "v1alpha1", "ResourceInterpreterWebhookConfiguration", "resourceinterpreterwebhookconfigurations",
		"resourceinterpreterwebhookconfiguration", nil, false, []column{{"Name", 0}}},
	{
		"policy.karmada.io",
		"v1alpha1",
		"PropagationPolicy",
		"propagationpolicies",
		"propagationpolicy",
		[]string{"pp"},
		true,
		[]column{{"Name", 0}},
	},
	{
		"policy.karmada.io",
		"v1alpha1",
		"ClusterPropagationPolicy",
		"clusterpropagationpolicies",
		"clusterpropagationpolicy",
		[]string{"cpp"},
		false,
		[]column{{"Name", 0}},
	},
}

// Cells sets the cells of the row of an object after the name, in the order of the columns.
func Cells(cells ...string) func(*unstructured.Unstructured) {
	return func(object *unstructured.Unstructured) {
		// Setting a slice of strings at the top level cannot fail.
		_ = unstructured.SetNestedStringSlice(object.Object, cells, "cells")
	}
}

func (k kind) apiVersion() string {
	if k.group == "" {
		return k.version
	}
	return k.group + "/" + k.version
}

// root returns the path prefix of the kind.
func (k kind) root() string {
	if k.group == "" {
		return "/api/" + k.version
	}
	return "/apis/" + k.group + "/" + k.version
}

// resourceNames is the qualified name as it stands in errors.
func (k kind) qualified() string {
	if k.group == "" {
		return k.plural
	}
	return k.plural + "." + k.group
}

// table returns objects as a table. Only the first table of a watch has columns.
func (k kind) table(objects []*unstructured.Unstructured, withColumns, wholeObjects bool) map[string]any {
	columns := []any{}
	if withColumns {
		for i, one := range k.columns {
			format := ""
			if i == 0 {
				format = "name"
			}
			columns = append(
				columns,
				map[string]any{"name": one.name, "type": "string", "format": format, "priority": one.priority, "description": one.name},
			)
		}
	}
	rows := []any{}
	for _, object := range objects {
		cells := []any{object.GetName()}
		given, _, _ := unstructured.NestedStringSlice(object.Object, "cells")
		for _, cell := range given {
			cells = append(cells, cell)
		}
		carried := metadataOf(object)
		if wholeObjects {
			carried = object.Object
		}
		rows = append(rows, map[string]any{"cells": cells, "object": carried})
	}
	return map[string]any{"kind": "Table", "apiVersion": "meta.k8s.io/v1", "metadata": map[string]any{"resourceVersion": "7"},
		"columnDefinitions": columns, "rows": rows}
}

func metadataOf(object *unstructured.Unstructured) map[string]any {
	return map[string]any{"kind": "PartialObjectMetadata", "apiVersion": "meta.k8s.io/v1", "metadata": object.Object["metadata"]}
}

func discovery(path string) (any, bool) {
	switch path {
	case "/api":
		return map[string]any{"kind": "APIVersions", "versions": []string{"v1"}}, true
	case "/version":
		return map[string]any{"major": "1", "minor": "36", "gitVersion": "v1.36.3"}, true
	case "/apis":
		groups := []any{}
		seen := map[string]bool{"": true}
		for _, one := range kinds {
			if !seen[one.group] {
				seen[one.group] = true
				version := map[string]any{"groupVersion": one.apiVersion(), "version": one.version}
				groups = append(groups, map[string]any{"name": one.group, "versions": []any{version}, "preferredVersion": version})
			}
		}
		return map[string]any{"kind": "APIGroupList", "apiVersion": "v1", "groups": groups}, true
	}
	resources := []any{}
	groupVersion := ""
	for _, one := range kinds {
		if one.root() == path {
			groupVersion = one.apiVersion()
			resources = append(resources, map[string]any{"name": one.plural, "singularName": one.singular, "namespaced": one.namespaced,
				"kind": one.kind, "shortNames": one.short, "verbs": []string{"get", "list", "watch", "create", "delete", "patch", "update"}})
		}
	}
	if len(resources) == 0 {
		return nil, false
	}
	return map[string]any{"kind": "APIResourceList", "apiVersion": "v1", "groupVersion": groupVersion, "resources": resources}, true
}
