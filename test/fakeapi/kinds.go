// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakeapi

import (
	"maps"
	"reflect"
	"slices"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// kind describes one kind that the server serves.
type kind struct {
	group, version, kind string
	plural, singular     string
	short                []string
	namespaced           bool
	// columns are the columns of the table. The first is the name; the others are in the field "cells" of the object.
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
	{"", "v1", "Event", "events", "event", []string{"ev"}, true, []column{{"Name", 0}}},
	{"apps", "v1", "Deployment", "deployments", "deployment", []string{"deploy"}, true,
		[]column{{"Name", 0}, {"Ready", 0}, {"Up-to-date", 0}, {"Available", 0}, {"Age", 0}}},
	{"apiextensions.k8s.io", "v1", "CustomResourceDefinition", "customresourcedefinitions", "customresourcedefinition",
		[]string{"crd"}, false, []column{{"Name", 0}, {"Created At", 0}}},
	{"cluster.karmada.io", "v1alpha1", "Cluster", "clusters", "cluster", nil, false,
		[]column{{"Name", 0}, {"Version", 0}, {"Mode", 0}, {"Ready", 0}, {"Age", 0}, {"Zones", 1}}},
	{"work.karmada.io", "v1alpha2", "ResourceBinding", "resourcebindings", "resourcebinding", []string{"rb"}, true, []column{{"Name", 0}}},
	{"work.karmada.io", "v1alpha2", "ClusterResourceBinding", "clusterresourcebindings", "clusterresourcebinding", []string{"crb"}, false,
		[]column{{"Name", 0}}},
	{"work.karmada.io", "v1alpha1", "Work", "works", "work", []string{"wk"}, true, []column{{"Name", 0}}},
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
	{"policy.karmada.io", "v1alpha1", "OverridePolicy", "overridepolicies", "overridepolicy", []string{"op"}, true, []column{{"Name", 0}}},
	{"policy.karmada.io", "v1alpha1", "ClusterOverridePolicy", "clusteroverridepolicies", "clusteroverridepolicy", []string{"cop"}, false,
		[]column{{"Name", 0}}},
}

// Cells returns a function that sets the table cells of an object, except the name.
func Cells(cells ...string) func(*unstructured.Unstructured) {
	return func(object *unstructured.Unstructured) {
		// Setting a top-level field does not fail.
		_ = unstructured.SetNestedStringSlice(object.Object, cells, "cells")
	}
}

func (k kind) apiVersion() string {
	if k.group == "" {
		return k.version
	}
	return k.group + "/" + k.version
}

// root returns the path of the API group version.
func (k kind) root() string {
	if k.group == "" {
		return "/api/" + k.version
	}
	return "/apis/" + k.group + "/" + k.version
}

// qualified returns the resource name with its group, as in errors.
func (k kind) qualified() string {
	if k.group == "" {
		return k.plural
	}
	return k.plural + "." + k.group
}

// table returns a table of objects. withColumns is false for later tables of a watch.
func (k kind) table(objects []*unstructured.Unstructured, withColumns, wholeObjects bool) map[string]any {
	columns := []any{}
	if withColumns {
		for i, c := range k.columns {
			format := ""
			if i == 0 {
				format = "name"
			}
			column := map[string]any{"name": c.name, "type": "string", "format": format, "priority": c.priority, "description": c.name}
			columns = append(columns, column)
		}
	}
	rows := []any{}
	for _, object := range objects {
		cells := []any{object.GetName()}
		values, _, _ := unstructured.NestedStringSlice(object.Object, "cells")
		for _, cell := range values {
			cells = append(cells, cell)
		}
		rowObject := metadataOf(object)
		if wholeObjects {
			rowObject = object.Object
		}
		rows = append(rows, map[string]any{"cells": cells, "object": rowObject})
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
		versions := map[string][]any{}
		for _, k := range kinds {
			version := map[string]any{"groupVersion": k.apiVersion(), "version": k.version}
			if k.group != "" && !slices.ContainsFunc(versions[k.group], func(v any) bool { return reflect.DeepEqual(v, version) }) {
				versions[k.group] = append(versions[k.group], version)
			}
		}
		for _, group := range slices.Sorted(maps.Keys(versions)) {
			groups = append(groups, map[string]any{"name": group, "versions": versions[group], "preferredVersion": versions[group][0]})
		}
		return map[string]any{"kind": "APIGroupList", "apiVersion": "v1", "groups": groups}, true
	}
	resources := []any{}
	groupVersion := ""
	for _, k := range kinds {
		if k.root() == path {
			groupVersion = k.apiVersion()
			resources = append(resources, map[string]any{"name": k.plural, "singularName": k.singular, "namespaced": k.namespaced,
				"kind": k.kind, "shortNames": k.short, "verbs": []string{"get", "list", "watch", "create", "delete", "patch", "update"}})
		}
	}
	if len(resources) == 0 {
		return nil, false
	}
	return map[string]any{"kind": "APIResourceList", "apiVersion": "v1", "groupVersion": groupVersion, "resources": resources}, true
}
