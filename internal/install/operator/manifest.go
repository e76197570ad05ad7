// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/version"
)

// DefaultNamespace is the namespace of the operator.
const DefaultNamespace = "karmada-operator"

// NewManifest returns the command that prints the objects of the operator.
func NewManifest() *cobra.Command {
	namespace, image, all := DefaultNamespace, "", ""
	cmd := &cobra.Command{
		Use:   "manifest",
		Short: "Print the objects that install the operator, as YAML",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if image == "" {
				image = version.Registry() + "/" + Name + ":" + strings.ReplaceAll(version.Current().GitVersion, "+", "-")
			}
			objects, err := Manifest(namespace, image, all)
			if err != nil {
				return err
			}
			text, err := encode(objects)
			if err != nil {
				return err
			}
			_, err = cmd.OutOrStdout().Write(text)
			return err
		},
	}
	cmd.Flags().StringVarP(&namespace, "namespace", "n", namespace, "Namespace of the operator.")
	cmd.Flags().StringVar(&image, "operator-image", "", "Image of the operator. Empty means that of this version.")
	cmd.Flags().StringVar(&all, "image", "",
		"Image with all components, for control planes without images of their own. Empty means separate images.")
	return cmd
}

// encode returns objects as YAML documents, without empty fields that users do not set.
func encode(objects []client.Object) ([]byte, error) {
	var out []byte
	for _, o := range objects {
		content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(o)
		if err != nil {
			return nil, fmt.Errorf("encode %T %s: %w", o, o.GetName(), err)
		}
		delete(content, "status")
		unstructured.RemoveNestedField(content, "metadata", "creationTimestamp")
		text, err := yaml.Marshal(content)
		if err != nil {
			return nil, fmt.Errorf("encode %T %s: %w", o, o.GetName(), err)
		}
		out = append(append(out, "---\n"...), text...)
	}
	return out, nil
}

// Manifest returns the objects that install the operator. all is the image of components; it may be empty.
func Manifest(namespace, image, all string) ([]client.Object, error) {
	crd, err := config.OperatorDefinition()
	if err != nil {
		return nil, err
	}
	labels := map[string]string{"app": Name}
	meta := metav1.ObjectMeta{Name: Name, Namespace: namespace, Labels: labels}
	cluster := metav1.ObjectMeta{Name: Name, Labels: labels}
	objects := []client.Object{
		crd,
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace, Labels: map[string]string{
			"pod-security.kubernetes.io/enforce": "restricted",
		}}},
		&corev1.ServiceAccount{ObjectMeta: meta},
		&rbacv1.ClusterRole{ObjectMeta: cluster, Rules: rules()},
		&rbacv1.ClusterRoleBinding{
			ObjectMeta: cluster, RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: Name},
			Subjects: []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Name: Name, Namespace: namespace}},
		},
		networkPolicy(meta),
		deployment(meta, image, all),
	}
	for _, o := range objects {
		gvk, err := apiutil.GVKForObject(o, Scheme())
		if err != nil {
			return nil, err
		}
		o.GetObjectKind().SetGroupVersionKind(gvk)
	}
	return objects, nil
}

// rules returns the rights of the operator. It creates no roles, and control planes have accounts of their own.
func rules() []rbacv1.PolicyRule {
	rule := func(group string, resources []string, verbs ...string) rbacv1.PolicyRule {
		return rbacv1.PolicyRule{APIGroups: []string{group}, Resources: resources, Verbs: verbs}
	}
	all := []string{"get", "list", "watch", "create", "update", "patch", "delete"}
	return []rbacv1.PolicyRule{
		rule("operator.karmada.io", []string{"karmadas"}, "get", "list", "watch", "update", "patch"),
		rule("operator.karmada.io", []string{"karmadas/status", "karmadas/finalizers"}, "update", "patch"),
		rule("", []string{"secrets", "services", "configmaps"}, all...),
		rule("", []string{"namespaces"}, "get", "create", "patch", "delete"),
		rule("", []string{"nodes"}, "get", "list", "patch"),
		rule("", []string{"pods", "persistentvolumeclaims"}, "get", "list"),
		// The operator removes a CronJob for certificates and its rights, but creates none: it renews certificates itself.
		rule("", []string{"serviceaccounts"}, "get", "list", "delete"),
		rule("batch", []string{"cronjobs"}, "get", "list", "delete"),
		rule("rbac.authorization.k8s.io", []string{"roles", "rolebindings"}, "get", "list", "delete"),
		rule("", []string{"events"}, "create", "patch"),
		rule("events.k8s.io", []string{"events"}, "create", "patch"),
		rule("apps", []string{"deployments", "statefulsets"}, all...),
		rule("apps", []string{"daemonsets"}, "list"),
		rule("policy", []string{"poddisruptionbudgets"}, all...),
		rule("networking.k8s.io", []string{"networkpolicies"}, all...),
		rule("scheduling.k8s.io", []string{"priorityclasses"}, "get"),
		rule("storage.k8s.io", []string{"storageclasses"}, "get"),
		rule("coordination.k8s.io", []string{"leases"}, "get", "create", "update", "patch"),
		rule("authorization.k8s.io", []string{"selfsubjectaccessreviews"}, "create"),
	}
}

// networkPolicy denies all connections to the operator except for its metrics.
func networkPolicy(meta metav1.ObjectMeta) *networkingv1.NetworkPolicy {
	return &networkingv1.NetworkPolicy{ObjectMeta: meta, Spec: networkingv1.NetworkPolicySpec{
		PodSelector: metav1.LabelSelector{MatchLabels: meta.Labels}, PolicyTypes: []networkingv1.PolicyType{networkingv1.PolicyTypeIngress},
		Ingress: []networkingv1.NetworkPolicyIngressRule{{Ports: []networkingv1.NetworkPolicyPort{
			{Protocol: new(corev1.ProtocolTCP), Port: new(intstr.FromInt32(8080))},
		}}},
	}}
}

func deployment(meta metav1.ObjectMeta, image, all string) *appsv1.Deployment {
	command := []string{"/bin/" + Name, "--leader-elect-resource-namespace=" + meta.Namespace}
	if all != "" {
		command = append(command, "--image="+all)
	}
	probe := func(failures int32) *corev1.Probe {
		return &corev1.Probe{PeriodSeconds: 5, FailureThreshold: failures, ProbeHandler: corev1.ProbeHandler{
			HTTPGet: &corev1.HTTPGetAction{Path: "/healthz", Port: intstr.FromInt32(8081)},
		}}
	}
	return &appsv1.Deployment{ObjectMeta: meta, Spec: appsv1.DeploymentSpec{
		Replicas: new(int32(1)), Selector: &metav1.LabelSelector{MatchLabels: meta.Labels},
		Template: corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{Labels: meta.Labels}, Spec: corev1.PodSpec{
			ServiceAccountName: meta.Name,
			SecurityContext: &corev1.PodSecurityContext{
				RunAsNonRoot: new(true), RunAsUser: new(int64(65532)), RunAsGroup: new(int64(65532)),
				SeccompProfile: &corev1.SeccompProfile{Type: corev1.SeccompProfileTypeRuntimeDefault},
			},
			Containers: []corev1.Container{{
				Name: Name, Image: image, Command: command, LivenessProbe: probe(6), ReadinessProbe: probe(2),
				Ports: []corev1.ContainerPort{{Name: "metrics", ContainerPort: 8080}},
				Resources: corev1.ResourceRequirements{Requests: corev1.ResourceList{
					corev1.ResourceCPU: resource.MustParse("20m"), corev1.ResourceMemory: resource.MustParse("64Mi"),
				}},
				SecurityContext: &corev1.SecurityContext{
					AllowPrivilegeEscalation: new(false), ReadOnlyRootFilesystem: new(true),
					Capabilities: &corev1.Capabilities{Drop: []corev1.Capability{"ALL"}},
				},
			}},
		}},
	}}
}
