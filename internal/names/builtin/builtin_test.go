// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package builtin

import (
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names"
)

func TestRule(t *testing.T) {
	t.Parallel()
	rbacDefaults := map[string]string{bootstrapping: "rbac-defaults"}
	updated := map[string]string{autoupdated: "false"}
	tests := map[string]struct {
		kind, namespace, name string
		labels, annotations   map[string]string
		want                  string // a part of the rule; "" if none applies
	}{
		"a bootstrapped ClusterRole":        {"ClusterRole." + rbacGroup, "", "cluster-admin", rbacDefaults, nil, bootstrapping},
		"a bootstrapped ClusterRoleBinding": {"ClusterRoleBinding." + rbacGroup, "", "system:node", rbacDefaults, nil, bootstrapping},
		"a bootstrapped Role":               {"Role." + rbacGroup, "kube-system", "system:controller:x", rbacDefaults, nil, bootstrapping},
		"a ClusterRole of a user":           {"ClusterRole." + rbacGroup, "", "viewer", nil, nil, ""},
		"default/kubernetes":                {"Service", "default", "kubernetes", nil, nil, "name kubernetes"},
		"its Endpoints":                     {"Endpoints", "default", "kubernetes", nil, nil, "name kubernetes"},
		"its EndpointSlice":                 {"EndpointSlice." + discoveryGroup, "default", "kubernetes", nil, nil, "name kubernetes"},
		"another Service kubernetes":        {"Service", "team", "kubernetes", nil, nil, ""},
		"a Service of another group":        {"Service.serving.knative.dev", "default", "kubernetes", nil, nil, ""},
		"the CA of the API server":          {"ConfigMap", "team", "kube-root-ca.crt", nil, nil, "name kube-root-ca.crt"},
		"its authentication":                {"ConfigMap", "kube-system", "extension-apiserver-authentication", nil, nil, "name extension"},
		"another ConfigMap":                 {"ConfigMap", "team", "extension-apiserver-authentication", nil, nil, ""},
		"ServiceAccount default":            {"ServiceAccount", "team", "default", nil, nil, "name default"},
		"another ServiceAccount":            {"ServiceAccount", "default", "web", nil, nil, ""},
		"Namespace default":                 {"Namespace", "", "default", nil, nil, "name default"},
		"Namespace kube-node-lease":         {"Namespace", "", "kube-node-lease", nil, nil, "name kube-node-lease"},
		"another Namespace":                 {"Namespace", "", "team", nil, nil, ""},
		"a PriorityClass of the system":     {"PriorityClass.scheduling.k8s.io", "", "system-node-critical", nil, nil, "name system"},
		"another PriorityClass":             {"PriorityClass.scheduling.k8s.io", "", "high", nil, nil, ""},
		"a suggested FlowSchema":            {"FlowSchema." + flowGroup, "", "probes", nil, updated, autoupdated},
		"a suggested level":                 {"PriorityLevelConfiguration." + flowGroup, "", "workload-low", nil, updated, autoupdated},
		"a mandatory FlowSchema":            {"FlowSchema." + flowGroup, "", "catch-all", nil, nil, "name catch-all"},
		"a mandatory level":                 {"PriorityLevelConfiguration." + flowGroup, "", "exempt", nil, nil, "name exempt"},
		"a FlowSchema of a user":            {"FlowSchema." + flowGroup, "", "batch", nil, nil, ""},
		"an automanaged APIService":         {"APIService." + apiGroup, "", "v1.apps", map[string]string{automanaged: "true"}, nil, automanaged},
		"an APIService of a user":           {"APIService." + apiGroup, "", "v1.metrics.example.com", nil, nil, ""},
		"the range of Services":             {"ServiceCIDR." + networkGroup, "", "kubernetes", nil, nil, "name kubernetes"},
		"an allocated address": {
			"IPAddress." + networkGroup, "", "10.0.0.1", map[string]string{allocatedBy: "ipallocator.k8s.io"}, nil, allocatedBy,
		},
		"certificates of the API server": {
			"ClusterTrustBundle.certificates.k8s.io", "", "kubernetes.io:kube-apiserver-serving:x", nil, nil, "name kubernetes.io",
		},
		"an object of Karmada":        {"ClusterRole." + rbacGroup, "", "x", map[string]string{names.System: "true"}, nil, names.System},
		"a namespace of Karmada":      {"Namespace", "", "karmada-es-m1", nil, nil, "name karmada-es-m1"},
		"an object in it":             {"Secret", "karmada-cluster", "m1", nil, nil, "namespace karmada-cluster"},
		"rights of an agent":          {"ClusterRole." + rbacGroup, "", "system:karmada:m1:agent", nil, nil, "name system:karmada"},
		"webhooks of Karmada":         {"MutatingWebhookConfiguration." + webhooksGroup, "", "mutating-config", nil, nil, "name mutating"},
		"webhooks of a user":          {"MutatingWebhookConfiguration." + webhooksGroup, "", "istio", nil, nil, ""},
		"a kind of Karmada":           {"CustomResourceDefinition." + crdGroup, "", "works.work.karmada.io", nil, nil, "name works"},
		"an APIService of Karmada":    {"APIService." + apiGroup, "", "v1alpha1.cluster.karmada.io", nil, nil, "name v1alpha1"},
		"a kind of a user":            {"CustomResourceDefinition." + crdGroup, "", "foos.example.karmada.io", nil, nil, ""},
		"the kinds of multi-clusters": {"CustomResourceDefinition." + crdGroup, "", "serviceexports.multicluster.x-k8s.io", nil, nil, ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := &metav1.ObjectMeta{Namespace: tc.namespace, Name: tc.name, Labels: tc.labels, Annotations: tc.annotations}
			got := Rule(schema.ParseGroupKind(tc.kind), o)
			if (got == "") != (tc.want == "") || !strings.Contains(got, tc.want) {
				t.Errorf("Rule(%s %s/%s) = %q, want %q", tc.kind, tc.namespace, tc.name, got, tc.want)
			}
		})
	}
}
