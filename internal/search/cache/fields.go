// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"fmt"
	"slices"
	"strconv"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// selectable are the fields besides name and namespace by which kube-apiserver selects objects of a kind.
var selectable = map[schema.GroupKind][]string{
	{Kind: "Pod"}: {
		"spec.nodeName", "spec.restartPolicy", "spec.schedulerName", "spec.serviceAccountName", "spec.hostNetwork", "status.phase",
		"status.podIP", "status.nominatedNodeName",
	},
	{Kind: "Node"}:                  {"spec.unschedulable"},
	{Kind: "Namespace"}:             {"status.phase"},
	{Kind: "Secret"}:                {"type"},
	{Kind: "ReplicationController"}: {"status.replicas"},
	{Kind: "Service"}:               {"spec.clusterIP", "spec.type"},
	{Kind: "Event"}: {
		"involvedObject.kind", "involvedObject.namespace", "involvedObject.name", "involvedObject.uid", "involvedObject.apiVersion",
		"involvedObject.resourceVersion", "involvedObject.fieldPath", "reason", "reportingComponent", "source", "type",
	},
	{Group: "events.k8s.io", Kind: "Event"}:                           {"reason", "type", "reportingController"},
	{Group: "apps", Kind: "ReplicaSet"}:                               {"status.replicas"},
	{Group: "batch", Kind: "Job"}:                                     {"status.successful"},
	{Group: "certificates.k8s.io", Kind: "CertificateSigningRequest"}: {"spec.signerName"},
}

// SelectableFields returns the fields by which objects of a kind can be selected, besides metadata.name and metadata.namespace.
func SelectableFields(kind schema.GroupKind) []string { return selectable[kind] }

// Selectable reports whether objects of a kind can be selected by a field.
func Selectable(kind schema.GroupKind, field string) bool {
	return field == "metadata.name" || field == "metadata.namespace" || slices.Contains(selectable[kind], field)
}

// sources are the fields that are stored under another name.
var sources = map[string][]string{
	"status.successful": {"status", "succeeded"},
	"source":            {"source", "component"},
}

// falsy are the boolean fields, which have a value if they are not set.
var falsy = []string{"spec.unschedulable", "spec.hostNetwork"}

// fieldValues returns the values of fields, without those that are not set.
func fieldValues(u *unstructured.Unstructured, fields []string) map[string]string {
	if len(fields) == 0 {
		return nil
	}
	out := make(map[string]string, len(fields))
	for _, field := range fields {
		path := sources[field]
		if path == nil {
			path = splitPath(field)
		}
		value, found, err := unstructured.NestedFieldNoCopy(u.Object, path...)
		switch v := value.(type) {
		case string:
			out[field] = v
		case bool:
			out[field] = strconv.FormatBool(v)
		case nil:
			if (!found || err != nil) && slices.Contains(falsy, field) {
				out[field] = "false"
			}
		default:
			out[field] = fmt.Sprint(v)
		}
	}
	return out
}
