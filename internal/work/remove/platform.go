// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// platformObjects are the names of objects that Kubernetes or a platform creates in every namespace, and creates again if they are deleted.
// They contain no data of users and do not keep a namespace.
var platformObjects = map[schema.GroupResource][]string{
	{Resource: "configmaps"}: {
		"kube-root-ca.crt",
		"istio-ca-root-cert", "istio-ca-crl", // Istio
		"openshift-service-ca.crt", "config-service-cabundle", "config-trusted-cabundle", "odh-trusted-ca-bundle", // OpenShift
	},
	{Resource: "serviceaccounts"}: {"default"},
	{Group: "rbac.authorization.k8s.io", Resource: "rolebindings"}: {
		"system:deployers", "system:image-builders", "system:image-pullers", "openshift-pipelines-edit", "pipelines-scc-rolebinding", // OpenShift
	},
	// OpenShift serves its bindings as another kind, too.
	{Group: "authorization.openshift.io", Resource: "rolebindings"}: {
		"system:deployers", "system:image-builders", "system:image-pullers", "openshift-pipelines-edit", "pipelines-scc-rolebinding",
	},
}

// platformAccounts are the names of the service accounts that OpenShift creates in every namespace, with platformAccount as an annotation.
// Without it, an account of this name is that of a user.
var platformAccounts = []string{"builder", "deployer", "pipeline"}

const platformAccount = "openshift.io/internal-registry-pull-secret-ref"

// platformLabels are the keys of labels on objects that a platform creates in every namespace, by kind.
var platformLabels = map[schema.GroupResource][]string{
	{Group: "rbac.authorization.k8s.io", Resource: "rolebindings"}: {
		"authz.cluster.cattle.io/rtb-owner", "authz.cluster.cattle.io/rtb-owner-updated", // Rancher
	},
	{Resource: "resourcequotas"}: {"resourcequota.management.cattle.io/default-resource-quota"}, // Rancher
	{Resource: "limitranges"}:    {"resourcequota.management.cattle.io/default-resource-quota"}, // Rancher
}

// accountAnnotations are the annotations of Secrets that contain only the credentials of a service account.
var accountAnnotations = []string{
	corev1.ServiceAccountNameKey, "openshift.io/internal-registry-auth-token.service-account", "openshift.io/token-secret.name",
}

// builtIn reports whether an object was created by Kubernetes or a platform in every namespace.
func builtIn(gvr schema.GroupVersionResource, o metav1.Object) bool {
	kind := gvr.GroupResource()
	has := func(keys []string, values map[string]string) bool {
		return slices.ContainsFunc(keys, func(key string) bool { return values[key] != "" })
	}
	return slices.Contains(platformObjects[kind], o.GetName()) || has(platformLabels[kind], o.GetLabels()) ||
		kind == schema.GroupResource{Resource: "secrets"} && has(accountAnnotations, o.GetAnnotations()) ||
		kind == schema.GroupResource{Resource: "serviceaccounts"} && slices.Contains(platformAccounts, o.GetName()) &&
			o.GetAnnotations()[platformAccount] != ""
}
