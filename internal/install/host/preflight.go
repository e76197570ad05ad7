// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	appsv1 "k8s.io/api/apps/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	corev1 "k8s.io/api/core/v1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	storagev1 "k8s.io/api/storage/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/util/version"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

// oldestHost is the oldest version of Kubernetes that can host a control plane.
const oldestHost = "1.25"

// Preflight checks whether a control plane can be installed. It writes nothing.
type Preflight struct {
	Host   client.Client
	Config *rest.Config
	Spec   manifests.Spec
	// Installed is set if Install has run before.
	Installed bool
}

// Run returns all problems.
func (p Preflight) Run(ctx context.Context) error {
	discovered, err := discovery.NewDiscoveryClientForConfig(p.Config)
	if err != nil {
		return fmt.Errorf("connect to the host cluster %s: %w", p.Config.Host, err)
	}
	info, err := discovered.ServerVersion()
	if err != nil {
		return fmt.Errorf("connect to the host cluster %s: %w", p.Config.Host, err)
	}
	var problems []error
	if v, err := version.ParseGeneric(info.GitVersion); err == nil && v.LessThan(version.MustParseGeneric(oldestHost)) {
		problems = append(problems, fmt.Errorf("the host cluster has Kubernetes %s: at least v%s is required", info.GitVersion, oldestHost))
	}
	for _, check := range []func(context.Context) error{
		p.access, p.nodePort, p.priorityClasses, p.storage, p.directory, p.conflicts, p.encryption, p.oidc,
	} {
		problems = append(problems, check(ctx))
	}
	return errors.Join(problems...)
}

// access checks the rights of the user.
func (p Preflight) access(ctx context.Context) error {
	var errs []error
	for _, r := range []authorizationv1.ResourceAttributes{
		{Verb: "create", Resource: "namespaces"}, {Verb: "list", Resource: "nodes"},
		{Verb: "patch", Resource: "secrets", Namespace: p.Spec.Namespace},
		{Verb: "patch", Resource: "services", Namespace: p.Spec.Namespace},
		{Verb: "patch", Group: "apps", Resource: "deployments", Namespace: p.Spec.Namespace},
		{Verb: "patch", Group: "apps", Resource: "statefulsets", Namespace: p.Spec.Namespace},
		{Verb: "patch", Group: "batch", Resource: "cronjobs", Namespace: p.Spec.Namespace},
		{Verb: "patch", Group: "rbac.authorization.k8s.io", Resource: "roles", Namespace: p.Spec.Namespace},
	} {
		if p.Spec.Certificates.Renewal != manifests.CronJob && (r.Resource == "cronjobs" || r.Resource == "roles") {
			continue
		}
		review := &authorizationv1.SelfSubjectAccessReview{Spec: authorizationv1.SelfSubjectAccessReviewSpec{ResourceAttributes: &r}}
		if err := p.Host.Create(ctx, review); err != nil {
			return fmt.Errorf("check the access to the host cluster: %w", err)
		}
		if !review.Status.Allowed {
			errs = append(errs, fmt.Errorf("the user of the kubeconfig may not %s %s in the host cluster", r.Verb, r.Resource))
		}
	}
	return errors.Join(errs...)
}

// nodePort checks that no other Service uses the port.
func (p Preflight) nodePort(ctx context.Context) error {
	if p.Spec.Endpoint.Type != corev1.ServiceTypeNodePort {
		return nil
	}
	var services corev1.ServiceList
	if err := p.Host.List(ctx, &services); err != nil {
		return fmt.Errorf("list Services of the host cluster: %w", err)
	}
	for _, s := range services.Items {
		if s.Namespace == p.Spec.Namespace && s.Name == string(manifests.APIServer) {
			continue
		}
		if slices.ContainsFunc(s.Spec.Ports, func(port corev1.ServicePort) bool { return port.NodePort == p.Spec.Endpoint.NodePort }) {
			return fmt.Errorf("nodePort of karmada apiserver %d already exist: Service %s/%s uses it", p.Spec.Endpoint.NodePort, s.Namespace, s.Name)
		}
	}
	return nil
}

func (p Preflight) priorityClasses(ctx context.Context) error {
	seen := map[string]bool{}
	for _, c := range manifests.Components() {
		settings := p.Spec.Components[c]
		if !settings.Enabled || seen[settings.PriorityClass] {
			continue
		}
		seen[settings.PriorityClass] = true
		err := p.Host.Get(ctx, client.ObjectKey{Name: settings.PriorityClass}, &schedulingv1.PriorityClass{})
		if apierrors.IsNotFound(err) {
			return fmt.Errorf("PriorityClass %s of %s does not exist in the host cluster", settings.PriorityClass, c)
		}
		if err != nil {
			return fmt.Errorf("read PriorityClass %s of the host cluster: %w", settings.PriorityClass, err)
		}
	}
	return nil
}

func (p Preflight) storage(ctx context.Context) error {
	if p.Spec.Etcd.External != nil || p.Spec.Etcd.Storage != manifests.PersistentVolumeClaim {
		return nil
	}
	err := p.Host.Get(ctx, client.ObjectKey{Name: p.Spec.Etcd.StorageClass}, &storagev1.StorageClass{})
	if apierrors.IsNotFound(err) {
		return fmt.Errorf("StorageClass %s does not exist in the host cluster", p.Spec.Etcd.StorageClass)
	}
	if err != nil {
		return fmt.Errorf("read StorageClass %s of the host cluster: %w", p.Spec.Etcd.StorageClass, err)
	}
	return nil
}

// directory checks that no other control plane of the host cluster has its data in the same directory of a node.
func (p Preflight) directory(ctx context.Context) error {
	if p.Installed || p.Spec.Etcd.External != nil || p.Spec.Etcd.Storage != manifests.HostPath {
		return nil
	}
	var records corev1.ConfigMapList
	if err := p.Host.List(ctx, &records, client.HasLabels{manifests.Bootstrapping}); err != nil {
		return fmt.Errorf("list the control planes of the host cluster: %w", err)
	}
	for _, c := range records.Items {
		if c.Name != record || c.Namespace == p.Spec.Namespace {
			continue
		}
		other, err := Installed(ctx, p.Host, c.Namespace)
		if err != nil {
			return err
		}
		if other == nil || other.Etcd.External != nil || other.Etcd.Storage != manifests.HostPath || other.Etcd.DataPath != p.Spec.Etcd.DataPath {
			continue
		}
		a, b := other.Components[manifests.Etcd].NodeSelector, p.Spec.Components[manifests.Etcd].NodeSelector
		if len(a) > 0 && len(b) > 0 && !maps.Equal(a, b) {
			continue // on different nodes
		}
		return fmt.Errorf("the control plane in namespace %s has the data of its etcd in the same directory %s: set another one (--etcd-data)",
			c.Namespace, p.Spec.Etcd.DataPath)
	}
	return nil
}

// encryption checks that the Secret for encryption at rest exists: the API server would not start without.
func (p Preflight) encryption(ctx context.Context) error {
	if p.Spec.EncryptionSecret == "" {
		return nil
	}
	var secret corev1.Secret
	key := client.ObjectKey{Namespace: p.Spec.Namespace, Name: p.Spec.EncryptionSecret}
	if err := p.Host.Get(ctx, key, &secret); err != nil {
		return fmt.Errorf("read Secret %s of the host cluster for encryption at rest: %w", key, err)
	}
	if len(secret.Data[manifests.EncryptionKey]) == 0 {
		return fmt.Errorf("read Secret %s of the host cluster for encryption at rest: it has no key %s", key, manifests.EncryptionKey)
	}
	return nil
}

// oidc checks that the Secret with the files for OpenID Connect exists: the pods would not start without.
func (p Preflight) oidc(ctx context.Context) error {
	if p.Spec.OIDCSecret == "" {
		return nil
	}
	key := client.ObjectKey{Namespace: p.Spec.Namespace, Name: p.Spec.OIDCSecret}
	if err := p.Host.Get(ctx, key, &corev1.Secret{}); err != nil {
		return fmt.Errorf("read Secret %s of the host cluster for OpenID Connect: %w", key, err)
	}
	return nil
}

// conflicts checks that the workloads of the namespace do not belong to another installation.
func (p Preflight) conflicts(ctx context.Context) error {
	if p.Installed {
		return nil
	}
	var errs []error
	for _, c := range manifests.Components() {
		var object client.Object = &appsv1.Deployment{}
		if c == manifests.Etcd {
			object = &appsv1.StatefulSet{}
		}
		err := p.Host.Get(ctx, client.ObjectKey{Namespace: p.Spec.Namespace, Name: string(c)}, object)
		if err == nil {
			errs = append(errs, fmt.Errorf("%s/%s exists in the host cluster and was not created by this command: "+
				"choose another --namespace, or remove the other installation first", p.Spec.Namespace, c))
		} else if !apierrors.IsNotFound(err) {
			errs = append(errs, fmt.Errorf("read %s/%s in the host cluster: %w", p.Spec.Namespace, c, err))
		}
	}
	return errors.Join(errs...)
}
