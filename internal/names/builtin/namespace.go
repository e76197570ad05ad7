// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package builtin

import (
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/names"
)

// NotSynced returns why a namespace is not synced to members without a policy, or "" if no rule applies. A flag can exclude others. The
// reason is a clause whose subject is the namespace.
func NotSynced(namespace metav1.Object) string {
	switch name := namespace.GetName(); {
	case name == metav1.NamespaceDefault:
		return "exists in each cluster by itself (name " + name + ")"
	case strings.HasPrefix(name, "kube-"):
		return "has a name that is reserved for Kubernetes (" + name + ")"
	case names.Reserved(name):
		return "belongs to Karmada (name " + name + ")"
	case strings.EqualFold(namespace.GetLabels()[names.SkipAutoPropagation], "true"):
		return "has the label " + names.SkipAutoPropagation + "=" + namespace.GetLabels()[names.SkipAutoPropagation]
	}
	return ""
}
