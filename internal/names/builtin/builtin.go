// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package builtin identifies objects that have a meaning in one cluster only: each API server creates its own, or they belong to Karmada.
// They are neither propagated nor taken over in a member. It is pure.
package builtin

import (
	"fmt"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names"
)

// karmadaGroups are the API groups whose definitions and APIServices belong to Karmada. Groups of users can end in karmada.io, too.
var karmadaGroups = []string{
	"cluster.karmada.io", "policy.karmada.io", "work.karmada.io", "config.karmada.io", "networking.karmada.io", "autoscaling.karmada.io",
	"remedy.karmada.io", "apps.karmada.io", "fleet.karmada.io", "search.karmada.io", "operator.karmada.io",
}

// Labels and annotations that API servers set on objects that they maintain.
const (
	bootstrapping = "kubernetes.io/bootstrapping"
	autoupdated   = "apf.kubernetes.io/autoupdate-spec"
	automanaged   = "kube-aggregator.kubernetes.io/automanaged"
	allocatedBy   = "ipaddress.kubernetes.io/managed-by"
)

const (
	rbacGroup      = "rbac.authorization.k8s.io"
	flowGroup      = "flowcontrol.apiserver.k8s.io"
	webhooksGroup  = "admissionregistration.k8s.io"
	crdGroup       = "apiextensions.k8s.io"
	apiGroup       = "apiregistration.k8s.io"
	discoveryGroup = "discovery.k8s.io"
	networkGroup   = "networking.k8s.io"
)

// Rule returns why an object is neither propagated nor taken over in a member, or "" if no rule applies. The reason is a clause
// whose subject is the object.
func Rule(kind schema.GroupKind, o metav1.Object) string {
	if rule := OfServer(kind, o); rule != "" {
		return rule
	}
	return OfKarmada(kind, o)
}

// OfServer returns the rule that applies to an object because each API server, or its controllers, creates and maintains its own.
func OfServer(kind schema.GroupKind, o metav1.Object) string {
	created := func(by string) string { return "is created by each API server for itself (" + by + ")" }
	switch {
	case o.GetLabels()[bootstrapping] != "":
		return created("label " + bootstrapping)
	case o.GetLabels()[automanaged] != "" && kind.Group == apiGroup:
		return created("label " + automanaged)
	case o.GetLabels()[allocatedBy] != "" && kind.Group == networkGroup:
		return created("label " + allocatedBy)
	case has(o.GetAnnotations(), autoupdated) && kind.Group == flowGroup:
		return created("annotation " + autoupdated)
	case namedByServer(kind, o.GetNamespace(), o.GetName()):
		return created("name " + o.GetName())
	}
	return ""
}

// namedByServer reports whether API servers, or their controllers, create an object of this name.
func namedByServer(kind schema.GroupKind, namespace, name string) bool {
	switch kind {
	case schema.GroupKind{Kind: "Service"}, schema.GroupKind{Kind: "Endpoints"},
		schema.GroupKind{Group: discoveryGroup, Kind: "EndpointSlice"}:
		return namespace == metav1.NamespaceDefault && name == "kubernetes"
	case schema.GroupKind{Kind: "ConfigMap"}:
		return name == "kube-root-ca.crt" || namespace == metav1.NamespaceSystem && name == "extension-apiserver-authentication"
	case schema.GroupKind{Kind: "ServiceAccount"}:
		return name == "default"
	case schema.GroupKind{Kind: "Namespace"}:
		return slices.Contains([]string{
			metav1.NamespaceDefault, metav1.NamespaceSystem, metav1.NamespacePublic, "kube-node-lease",
		}, name)
	case schema.GroupKind{Group: "scheduling.k8s.io", Kind: "PriorityClass"}:
		return strings.HasPrefix(name, "system-")
	case schema.GroupKind{Group: flowGroup, Kind: "FlowSchema"}, schema.GroupKind{Group: flowGroup, Kind: "PriorityLevelConfiguration"}:
		return name == "exempt" || name == "catch-all"
	case schema.GroupKind{Group: networkGroup, Kind: "ServiceCIDR"}:
		return name == "kubernetes"
	case schema.GroupKind{Group: "certificates.k8s.io", Kind: "ClusterTrustBundle"}:
		return strings.HasPrefix(name, "kubernetes.io:")
	}
	return false
}

// OfKarmada returns the rule that applies to an object because it belongs to Karmada.
func OfKarmada(kind schema.GroupKind, o metav1.Object) string {
	name := o.GetName()
	switch {
	case o.GetLabels()[names.System] == "true":
		return fmt.Sprintf("belongs to Karmada (label %s)", names.System)
	case names.Reserved(o.GetNamespace()):
		return fmt.Sprintf("belongs to Karmada (namespace %s)", o.GetNamespace())
	case kind == schema.GroupKind{Kind: "Namespace"} && names.Reserved(name),
		kind.Group == rbacGroup && strings.HasPrefix(name, "system:karmada:"),
		kind.Group == webhooksGroup && (name == names.MutatingWebhooks || name == names.ValidatingWebhooks),
		(kind.Group == crdGroup || kind.Group == apiGroup) && slices.Contains(karmadaGroups, afterDot(name)):
		return fmt.Sprintf("belongs to Karmada (name %s)", name)
	}
	return ""
}

// afterDot returns the group in the name of a CustomResourceDefinition or an APIService.
func afterDot(name string) string {
	_, group, _ := strings.Cut(name, ".")
	return group
}

func has(m map[string]string, key string) bool {
	_, ok := m[key]
	return ok
}
