// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"context"
	"fmt"

	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	"karmada.io/karmada/internal/names"
)

// Endpoint is the API server that clusters register with.
type Endpoint struct {
	// Server is its URL.
	Server string
	// CABundle is the PEM certificate of its CA.
	CABundle []byte
}

const (
	// clusterInfoReader authorizes anonymous users to read the ConfigMap cluster-info.
	clusterInfoReader = "system:karmada:bootstrap-signer-clusterinfo"
	approver          = "system:karmada:certificatesigningrequest:autoapprover"
	selfApprover      = "system:karmada:certificatesigningrequest:selfautoapprover"
)

// Registration installs what clusters need to register with a bootstrap token (docs/contract/clusters.md#registration), and writes
// only differences. It does not install the ClusterRole system:karmada:agent-rbac-generator: with it, a bootstrap token would be
// sufficient to control all clusters.
func Registration(ctx context.Context, control client.Client, endpoint Endpoint) error {
	public := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespacePublic}}
	if err := control.Get(ctx, client.ObjectKeyFromObject(public), public); apierrors.IsNotFound(err) {
		err = control.Create(ctx, public)
		if err != nil && !apierrors.IsAlreadyExists(err) { // the API server creates it, too
			return fmt.Errorf("create namespace %s: %w", public.Name, err)
		}
	} else if err != nil {
		return fmt.Errorf("get namespace %s: %w", public.Name, err)
	}
	if err := applyClusterInfo(ctx, control, endpoint); err != nil {
		return fmt.Errorf("write ConfigMap %s/%s: %w", metav1.NamespacePublic, bootstrapapi.ConfigMapClusterInfo, err)
	}
	for _, role := range registrationRoles() {
		if err := applyClusterRole(ctx, control, role); err != nil {
			return err
		}
	}
	for _, binding := range registrationBindings() {
		if err := createMissing(ctx, control, binding); err != nil {
			return err
		}
	}
	if err := applyPolicy(ctx, control, ofAgents(), limits()); err != nil {
		return err
	}
	if err := applyPolicy(ctx, control, ofSchedulers(), schedulerLimits()); err != nil {
		return err
	}
	if err := applyAgentPriority(ctx, control); err != nil {
		return err
	}
	reader, bound := anonymousReader()
	for _, object := range []client.Object{reader, bound} {
		if err := createMissing(ctx, control, object); err != nil {
			return err
		}
	}
	return nil
}

// applyClusterInfo writes the kubeconfig for clusters that register. It keeps the signatures, which a controller of Kubernetes
// maintains.
func applyClusterInfo(ctx context.Context, control client.Client, endpoint Endpoint) error {
	config := clientcmdapi.NewConfig()
	config.Clusters[""] = &clientcmdapi.Cluster{Server: endpoint.Server, CertificateAuthorityData: endpoint.CABundle}
	kubeconfig, err := clientcmd.Write(*config)
	if err != nil {
		return err
	}
	info := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: metav1.NamespacePublic, Name: bootstrapapi.ConfigMapClusterInfo}}
	_, err = controllerutil.CreateOrUpdate(ctx, control, info, func() error {
		if info.Data == nil {
			info.Data = map[string]string{}
		}
		info.Data[bootstrapapi.KubeConfigKey] = string(kubeconfig)
		return nil
	})
	return err
}

func systemObject(namespace, name string) metav1.ObjectMeta {
	return metav1.ObjectMeta{Namespace: namespace, Name: name, Labels: map[string]string{names.System: "true"}}
}

// registrationRoles returns the roles that agent-csr-approving-controller checks requesters against.
func registrationRoles() []*rbacv1.ClusterRole {
	create := func(name, subresource string) *rbacv1.ClusterRole {
		return &rbacv1.ClusterRole{ObjectMeta: systemObject("", name), Rules: []rbacv1.PolicyRule{{
			APIGroups: []string{certificatesv1.GroupName}, Resources: []string{"certificatesigningrequests/" + subresource},
			Verbs: []string{"create"},
		}}}
	}
	return []*rbacv1.ClusterRole{create(approver, "clusteragent"), create(selfApprover, "selfclusteragent")}
}

// registrationBindings returns the access of bootstrap tokens and of all agents.
func registrationBindings() []*rbacv1.ClusterRoleBinding {
	bind := func(name, role, group string) *rbacv1.ClusterRoleBinding {
		return &rbacv1.ClusterRoleBinding{ObjectMeta: systemObject("", name),
			RoleRef:  rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role},
			Subjects: []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.GroupKind, Name: group}}}
	}
	return []*rbacv1.ClusterRoleBinding{
		bind("system:karmada:agent-bootstrap", "system:node-bootstrapper", names.BootstrapGroup),
		bind("system:karmada:agent-autoapprove-bootstrap", approver, names.BootstrapGroup),
		bind("system:karmada:agent-autoapprove-certificate-rotation", selfApprover, names.AgentsGroup),
	}
}

// anonymousReader returns the access of anonymous users to cluster-info, by its name only.
func anonymousReader() (*rbacv1.Role, *rbacv1.RoleBinding) {
	return &rbacv1.Role{ObjectMeta: systemObject(metav1.NamespacePublic, clusterInfoReader), Rules: []rbacv1.PolicyRule{{
			APIGroups: []string{""}, Resources: []string{"configmaps"}, ResourceNames: []string{bootstrapapi.ConfigMapClusterInfo},
			Verbs: []string{"get"},
		}}}, &rbacv1.RoleBinding{ObjectMeta: systemObject(metav1.NamespacePublic, clusterInfoReader),
			RoleRef:  rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "Role", Name: clusterInfoReader},
			Subjects: []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: user.Anonymous}}}
}
