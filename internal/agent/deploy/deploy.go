// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package deploy defines the objects of karmada-agent in its cluster (docs/contract/clusters.md#registration).
//
//	Options ──► Objects ──► Create ──► Await: the Deployment is available
//	Deployment ──► Credentials: the kubeconfig that the agent uses
package deploy

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/agent/identity"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
)

// Names of the objects of the agent.
const (
	Name           = "karmada-agent"
	ServiceAccount = Name + "-sa"
)

const (
	// mountPath is the directory of the kubeconfig in the container.
	mountPath = "/etc/kubeconfig"
	// healthPort is the port of the probes.
	healthPort = 10357
	// user is the user and group of the container.
	user int64 = 65532
	// pollInterval is the interval at which the rollout is read.
	pollInterval = 500 * time.Millisecond
)

// Options configure the agent.
type Options struct {
	// Cluster is the name of the cluster, and Namespace the namespace of the agent.
	Cluster, Namespace string
	Image              string
	Replicas           int32
	// Kubeconfig holds the credentials of the agent.
	Kubeconfig []byte
	// APIEndpoint, ProxyServer, ClusterNamespace and the location are flags of the agent.
	APIEndpoint, ProxyServer, ClusterNamespace string
	Provider, Region                           string
	Zones                                      []string
	// Rotate enables the renewal of the certificate.
	Rotate bool
	// ReportSecrets are the credentials of the cluster that the control plane gets. Empty means none.
	ReportSecrets []string
}

// Objects returns the objects of the agent in the order of creation.
func Objects(o Options) []client.Object {
	labels := map[string]string{names.System: "true"}
	meta := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Name: name, Labels: labels} }
	in := func(name string) metav1.ObjectMeta {
		return metav1.ObjectMeta{Namespace: o.Namespace, Name: name, Labels: labels}
	}
	return []client.Object{
		&corev1.Namespace{ObjectMeta: meta(o.Namespace)},
		&corev1.Secret{
			ObjectMeta: in(identity.KubeconfigSecret), Type: corev1.SecretTypeOpaque,
			Data: map[string][]byte{identity.KubeconfigSecret: o.Kubeconfig},
		},
		&rbacv1.ClusterRole{ObjectMeta: meta(Name), Rules: []rbacv1.PolicyRule{
			{APIGroups: []string{"*"}, Resources: []string{"*"}, Verbs: []string{"*"}},
			{NonResourceURLs: []string{"*"}, Verbs: []string{"get"}},
		}},
		&corev1.ServiceAccount{ObjectMeta: in(ServiceAccount)},
		&rbacv1.ClusterRoleBinding{
			ObjectMeta: meta(Name), RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: Name},
			Subjects: []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Namespace: o.Namespace, Name: ServiceAccount}},
		},
		networkPolicy(in(Name)),
		deployment(o),
	}
}

// command returns the command of the container. The flags are not args: Credentials and tools of users read them here.
func command(o Options) []string {
	controllers := "*"
	if o.Rotate {
		controllers += ",certRotation"
	}
	return []string{
		"/bin/" + Name,
		"--karmada-kubeconfig=" + path.Join(mountPath, identity.KubeconfigSecret),
		"--cluster-name=" + o.Cluster,
		"--cluster-api-endpoint=" + o.APIEndpoint,
		"--cluster-provider=" + o.Provider,
		"--cluster-region=" + o.Region,
		"--cluster-zones=" + strings.Join(o.Zones, ","),
		"--controllers=" + controllers,
		"--proxy-server-address=" + o.ProxyServer,
		"--leader-elect-resource-namespace=" + names.SystemNamespace, // in the control plane
		"--karmada-kubeconfig-namespace=" + o.Namespace,
		"--cluster-namespace=" + o.ClusterNamespace,
		"--cluster-status-update-frequency=10s",
		"--report-secrets=" + cmp.Or(strings.Join(o.ReportSecrets, ","), cluster.ReportNone),
		"--metrics-bind-address=127.0.0.1:8080", // it has no authentication
		fmt.Sprintf("--health-probe-bind-address=0.0.0.0:%d", healthPort),
		"--v=2",
	}
}

func deployment(o Options) *appsv1.Deployment {
	app := map[string]string{"app": Name}
	d := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{
		Namespace: o.Namespace, Name: Name, Labels: map[string]string{"app": Name, names.System: "true"},
	}}
	d.Spec.Replicas = &o.Replicas
	d.Spec.Selector = &metav1.LabelSelector{MatchLabels: app}
	d.Spec.Template.Labels = app
	d.Spec.Template.Spec = pod(o)
	return d
}

// pod returns the pod of the agent, which satisfies the pod security standard "restricted".
func pod(o Options) corev1.PodSpec {
	container := corev1.Container{
		Name: Name, Image: o.Image, Command: command(o),
		Ports: []corev1.ContainerPort{{Name: "health", ContainerPort: healthPort, Protocol: corev1.ProtocolTCP}},
		Resources: corev1.ResourceRequirements{Requests: corev1.ResourceList{
			corev1.ResourceCPU: resource.MustParse("20m"), corev1.ResourceMemory: resource.MustParse("64Mi"),
		}},
		LivenessProbe: probe(8, 15), ReadinessProbe: probe(3, 3), StartupProbe: probe(100, 1),
		SecurityContext: &corev1.SecurityContext{
			AllowPrivilegeEscalation: new(false), ReadOnlyRootFilesystem: new(true),
			Capabilities: &corev1.Capabilities{Drop: []corev1.Capability{"ALL"}},
		},
		VolumeMounts: []corev1.VolumeMount{
			{Name: "kubeconfig", MountPath: mountPath, ReadOnly: true}, {Name: "tmp", MountPath: "/tmp"},
		},
	}
	return corev1.PodSpec{
		ServiceAccountName: ServiceAccount, EnableServiceLinks: new(false), Containers: []corev1.Container{container},
		SecurityContext: &corev1.PodSecurityContext{
			RunAsNonRoot: new(true), RunAsUser: new(user), RunAsGroup: new(user), FSGroup: new(user),
			SeccompProfile: &corev1.SeccompProfile{Type: corev1.SeccompProfileTypeRuntimeDefault},
		},
		Volumes: []corev1.Volume{
			{Name: "kubeconfig", VolumeSource: corev1.VolumeSource{
				Secret: &corev1.SecretVolumeSource{SecretName: identity.KubeconfigSecret, DefaultMode: new(int32(0o440))},
			}},
			{Name: "tmp", VolumeSource: corev1.VolumeSource{
				EmptyDir: &corev1.EmptyDirVolumeSource{SizeLimit: new(resource.MustParse("64Mi"))},
			}},
		},
		Tolerations: []corev1.Toleration{
			{Key: "node-role.kubernetes.io/master", Operator: corev1.TolerationOpExists},
			{Key: "node-role.kubernetes.io/control-plane", Operator: corev1.TolerationOpExists},
		},
	}
}

// probe returns a probe of the process. It does not depend on the control plane, whose loss must not restart the agent.
func probe(failures, period int32) *corev1.Probe {
	return &corev1.Probe{
		ProbeHandler:   corev1.ProbeHandler{HTTPGet: &corev1.HTTPGetAction{Path: "/healthz", Port: intstr.FromInt32(healthPort)}},
		TimeoutSeconds: 10, PeriodSeconds: period, FailureThreshold: failures,
	}
}

// networkPolicy permits connections for probes only: the agent opens all its other connections itself.
func networkPolicy(meta metav1.ObjectMeta) *networkingv1.NetworkPolicy {
	return &networkingv1.NetworkPolicy{ObjectMeta: meta, Spec: networkingv1.NetworkPolicySpec{
		PodSelector: metav1.LabelSelector{MatchLabels: map[string]string{"app": Name}},
		PolicyTypes: []networkingv1.PolicyType{networkingv1.PolicyTypeIngress},
		Ingress: []networkingv1.NetworkPolicyIngressRule{{Ports: []networkingv1.NetworkPolicyPort{
			{Protocol: new(corev1.ProtocolTCP), Port: new(intstr.FromInt32(healthPort))},
		}}},
	}}
}

// Existing returns the objects of an agent that exist already, "NS/NAME KIND already exists": the cluster has been registered before.
func Existing(ctx context.Context, member client.Client, namespace string) (found []string, err error) {
	in := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Namespace: namespace, Name: name} }
	for _, c := range []struct {
		object client.Object
		kind   string
	}{
		{&corev1.Secret{ObjectMeta: in(identity.KubeconfigSecret)}, "Secret"},
		{&corev1.ServiceAccount{ObjectMeta: in(ServiceAccount)}, "ServiceAccount"},
		{&appsv1.Deployment{ObjectMeta: in(Name)}, "Deployment"},
	} {
		err := member.Get(ctx, client.ObjectKeyFromObject(c.object), c.object)
		if client.IgnoreNotFound(err) != nil {
			return nil, fmt.Errorf("read %s %s/%s: %w", c.kind, namespace, c.object.GetName(), err)
		}
		if err == nil {
			found = append(found, fmt.Sprintf("%s/%s %s already exists", namespace, c.object.GetName(), c.kind))
		}
	}
	return found, nil
}

// Create creates objects. An existing namespace, role or binding is reused. If a creation fails, those created before are deleted.
func Create(ctx context.Context, member client.Client, objects []client.Object) error {
	var created []client.Object
	for _, object := range objects {
		err := member.Create(ctx, object)
		if apierrors.IsAlreadyExists(err) {
			continue
		}
		if err != nil {
			err = fmt.Errorf("create %T %s in the cluster: %w", object, object.GetName(), err)
			for _, o := range created {
				if _, ok := o.(*corev1.Namespace); !ok {
					err = errors.Join(err, client.IgnoreNotFound(member.Delete(context.WithoutCancel(ctx), o)))
				}
			}
			return err
		}
		created = append(created, object)
	}
	return nil
}

// Await waits until the Deployment of the agent is available. Without replicas, it does not wait.
func Await(ctx context.Context, member client.Client, o Options, timeout time.Duration) error {
	if o.Replicas == 0 {
		return nil
	}
	namespace := o.Namespace
	state := "it does not exist"
	err := wait.PollUntilContextTimeout(ctx, pollInterval, timeout, true, func(ctx context.Context) (bool, error) {
		var d appsv1.Deployment
		if err := member.Get(ctx, client.ObjectKey{Namespace: namespace, Name: Name}, &d); err != nil {
			return false, client.IgnoreNotFound(err)
		}
		state = fmt.Sprintf("%d of %d replicas are available", d.Status.AvailableReplicas, *d.Spec.Replicas)
		return d.Status.ObservedGeneration >= d.Generation && d.Status.UpdatedReplicas >= *d.Spec.Replicas &&
			d.Status.AvailableReplicas >= *d.Spec.Replicas, nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return fmt.Errorf("deployment %s/%s is not available after %v: %s; see: kubectl describe pods --namespace %s --selector app=%s",
			namespace, Name, timeout, state, namespace, Name)
	}
	return err
}

// Credentials returns the kubeconfig that the agent uses, and its context ("" means the current one), by its Deployment.
func Credentials(ctx context.Context, member client.Client, namespace, name string) (kubeconfig []byte, context string, err error) {
	var d appsv1.Deployment
	if err := member.Get(ctx, client.ObjectKey{Namespace: namespace, Name: name}, &d); err != nil {
		return nil, "", fmt.Errorf("read Deployment %s/%s of the agent: %w", namespace, name, err)
	}
	if len(d.Spec.Template.Spec.Containers) == 0 {
		return nil, "", fmt.Errorf("deployment %s/%s has no container", namespace, name)
	}
	container := d.Spec.Template.Spec.Containers[0]
	file := ""
	for _, word := range container.Command {
		if value, ok := strings.CutPrefix(word, "--karmada-kubeconfig="); ok {
			file = value
		}
		if value, ok := strings.CutPrefix(word, "--karmada-context="); ok {
			context = value
		}
	}
	if file == "" {
		return nil, "", fmt.Errorf("the command of Deployment %s/%s has no flag --karmada-kubeconfig", namespace, name)
	}
	secret := secretAt(d.Spec.Template.Spec, container, path.Dir(file))
	if secret == "" {
		return nil, "", fmt.Errorf("deployment %s/%s mounts no Secret at %s", namespace, name, path.Dir(file))
	}
	var s corev1.Secret
	if err := member.Get(ctx, client.ObjectKey{Namespace: namespace, Name: secret}, &s); err != nil {
		return nil, "", fmt.Errorf("read the credentials of the agent in Secret %s/%s: %w", namespace, secret, err)
	}
	if len(s.Data[path.Base(file)]) == 0 {
		return nil, "", fmt.Errorf("secret %s/%s has no key %s", namespace, secret, path.Base(file))
	}
	return s.Data[path.Base(file)], context, nil
}

// secretAt returns the Secret that is mounted at a directory, or "".
func secretAt(pod corev1.PodSpec, container corev1.Container, directory string) string {
	for _, mount := range container.VolumeMounts {
		if path.Clean(mount.MountPath) != directory {
			continue
		}
		for _, volume := range pod.Volumes {
			if volume.Name == mount.Name && volume.Secret != nil {
				return volume.Secret.SecretName
			}
		}
	}
	return ""
}
