// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package template

import (
	"maps"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names"
)

// carriers are the kinds of templates whose status has the condition names.StatusUnknown, with the name of the second time that their
// conditions have. The API of their groups allows any type of condition. The conditions of other kinds have a meaning that only their
// controllers and clients know.
var carriers = map[schema.GroupKind]string{
	{Group: "apps", Kind: "Deployment"}:  "lastUpdateTime",
	{Group: "apps", Kind: "StatefulSet"}: "",
	{Group: "apps", Kind: "DaemonSet"}:   "",
	{Group: "apps", Kind: "ReplicaSet"}:  "",
	{Group: "batch", Kind: "Job"}:        "lastProbeTime",
}

// CarriesUnknown reports whether the status of a kind has the condition names.StatusUnknown.
func CarriesUnknown(kind schema.GroupKind) bool {
	_, carries := carriers[kind]
	return carries
}

// WithUnknown returns the status of a template with the condition names.StatusUnknown, which has the fields of c, or without it if c is
// nil. It returns the status as it is for kinds that do not have the condition. The status is not modified: it may belong to a cache.
func WithUnknown(kind schema.GroupKind, status any, c *metav1.Condition) any {
	fields, ok := status.(map[string]any)
	if !ok || !CarriesUnknown(kind) {
		return status
	}
	old, ok := fields["conditions"].([]any)
	if !ok && fields["conditions"] != nil {
		return status
	}
	isMark := func(v any) bool {
		c, ok := v.(map[string]any)
		return ok && c["type"] == names.StatusUnknown
	}
	if c == nil && !slices.ContainsFunc(old, isMark) {
		return status
	}
	list := slices.DeleteFunc(slices.Clone(old), isMark)
	if c != nil {
		since := c.LastTransitionTime.UTC().Format(time.RFC3339)
		mark := map[string]any{
			"type": names.StatusUnknown, "status": string(c.Status), "reason": c.Reason, "message": c.Message, "lastTransitionTime": since,
		}
		if second := carriers[kind]; second != "" {
			mark[second] = since
		}
		list = append(list, mark)
	}
	out := make(map[string]any, len(fields))
	maps.Copy(out, fields)
	out["conditions"] = list
	return out
}
