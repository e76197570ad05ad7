// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
)

// Name is the name of the controller.
const Name = "karmada-operator"

// Finalizer blocks the deletion of a Karmada until its control plane is removed.
const Finalizer = "operator.karmada.io/finalizer"

const (
	// componentTimeout limits the wait for one component in one run.
	componentTimeout = 15 * time.Second
	// retry is the delay after a component was not available in time. resync is the interval at which the control plane is compared
	// with its description, and certificates are renewed.
	retry  = 5 * time.Second
	resync = 30 * time.Minute
)

// Reasons of the condition Ready.
const (
	reasonAvailable   = "Available"
	reasonInstalling  = "Installing"
	reasonInvalid     = "InvalidSpec"
	reasonInUse       = "NamespaceInUse"
	reasonPreflight   = "PreflightFailed"
	reasonUnavailable = "ComponentUnavailable"
	reasonFailed      = "InstallationFailed"
	reasonRemoving    = "RemovalFailed"
)

// Controller is the reconciler.
type Controller struct {
	control  *consistency.Client
	defaults Defaults
	clock    clock.PassiveClock
	// connect returns the host cluster of a Karmada and its configuration.
	connect func(context.Context, *operatorv1alpha1.Karmada) (client.Client, *rest.Config, error)
	// preflight checks a host cluster before the installation, and version returns the version of an API server.
	preflight func(context.Context, host.Preflight) error
	version   func(context.Context, *rest.Config) (string, error)
	// adjust changes an installation in tests. It may be nil.
	adjust func(*host.Installation)
	// internal is set if the operator runs in its cluster and reaches control planes by their Services.
	internal bool
}

// problem is a reason why a control plane is not ready.
type problem struct {
	reason string
	err    error
	// final is set if only a change of the object can help.
	final bool
}

func (p *problem) Error() string { return p.err.Error() }
func (p *problem) Unwrap() error { return p.err }

// Reconcile installs, updates or removes one control plane.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	k := &operatorv1alpha1.Karmada{}
	if err := c.control.Get(ctx, req.NamespacedName, k); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if c.control.Stale(k) {
		return ctrl.Result{}, requeue.ErrStale
	}
	return c.reconcile(ctx, k)
}

func (c *Controller) reconcile(ctx context.Context, k *operatorv1alpha1.Karmada) (ctrl.Result, error) {
	if k.DeletionTimestamp != nil {
		return ctrl.Result{}, c.remove(ctx, k)
	}
	if k.Spec.Suspend != nil && *k.Spec.Suspend {
		renewal := c.renew(ctx, k)
		err := c.setStatus(ctx, k, func(s *operatorv1alpha1.KarmadaStatus) {
			c.set(k, s, operatorv1alpha1.Suspended, metav1.ConditionTrue, "Suspended", "spec.suspend is true: only certificates are renewed")
		})
		return ctrl.Result{RequeueAfter: resync}, errors.Join(err, renewal)
	}
	if _, err := patch.AddFinalizer(ctx, c.control, k, Finalizer); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if len(k.Status.Conditions) == 0 {
		err := c.setStatus(ctx, k, func(s *operatorv1alpha1.KarmadaStatus) {
			c.set(k, s, operatorv1alpha1.Ready, metav1.ConditionFalse, reasonInstalling, "the control plane is being installed")
		})
		if err != nil {
			return ctrl.Result{}, err
		}
	}
	installed, err := c.install(ctx, k)
	if err != nil {
		return c.failed(ctx, k, err)
	}
	if err := c.succeeded(ctx, k, installed); err != nil {
		return ctrl.Result{}, err
	}
	awaits, err := host.AwaitsAddress(ctx, installed.Host, installed.Spec)
	if awaits {
		return ctrl.Result{RequeueAfter: retry}, nil
	}
	return ctrl.Result{RequeueAfter: resync}, err
}

// install installs or updates the control plane.
func (c *Controller) install(ctx context.Context, k *operatorv1alpha1.Karmada) (*host.Installation, error) {
	spec, err := Describe(k, c.defaults)
	if err != nil {
		return nil, &problem{reason: reasonInvalid, err: err, final: true}
	}
	if err := c.checkNamespace(ctx, k); err != nil {
		return nil, err
	}
	cluster, config, err := c.connect(ctx, k)
	if err != nil {
		return nil, err
	}
	given, err := c.given(ctx, k, cluster)
	if err != nil {
		return nil, err
	}
	previous, err := host.Installed(ctx, cluster, spec.Namespace)
	if err != nil {
		return nil, err
	}
	if previous == nil {
		if err := c.preflight(ctx, host.Preflight{Host: cluster, Config: config, Spec: spec}); err != nil {
			return nil, &problem{reason: reasonPreflight, err: err}
		}
	}
	if err := host.CheckManager(ctx, cluster, spec.Namespace, managerName(k)); err != nil {
		return nil, err
	}
	if spec, err = host.Locate(ctx, cluster, spec, ""); err != nil {
		return nil, err
	}
	i := &host.Installation{
		Host: cluster, Spec: spec, Given: given, Now: c.clock.Now, Internal: c.internal && !remote(k), Timeout: componentTimeout,
		By: managerName(k),
	}
	if c.adjust != nil {
		c.adjust(i)
	}
	return i, i.Install(ctx)
}

// managerName returns the name of a Karmada as the manager of a control plane.
func managerName(k *operatorv1alpha1.Karmada) string { return "Karmada " + k.Namespace + "/" + k.Name }

// remote reports whether the control plane runs in another cluster than the Karmada.
func remote(k *operatorv1alpha1.Karmada) bool {
	return k.Spec.HostCluster != nil && k.Spec.HostCluster.APIEndpoint != ""
}

// checkNamespace returns an error if an older Karmada exists in the namespace: their objects would have the same names.
func (c *Controller) checkNamespace(ctx context.Context, k *operatorv1alpha1.Karmada) error {
	if remote(k) {
		return nil
	}
	var list operatorv1alpha1.KarmadaList
	if err := c.control.List(ctx, &list, client.InNamespace(k.Namespace)); err != nil {
		return fmt.Errorf("list Karmadas in namespace %s: %w", k.Namespace, err)
	}
	for i := range list.Items {
		if other := &list.Items[i]; other.UID != k.UID && !remote(other) && older(other, k) {
			return &problem{reason: reasonInUse, err: fmt.Errorf(
				"namespace %s contains the older Karmada %s, and a namespace can have one control plane: use another namespace",
				k.Namespace, other.Name)}
		}
	}
	return nil
}

func older(a, b *operatorv1alpha1.Karmada) bool {
	if !a.CreationTimestamp.Equal(&b.CreationTimestamp) {
		return a.CreationTimestamp.Before(&b.CreationTimestamp)
	}
	return a.Name < b.Name
}

// given reads the credentials that a Karmada refers to. The CA is read only until it is installed: it is never replaced.
func (c *Controller) given(ctx context.Context, k *operatorv1alpha1.Karmada, cluster client.Client) (g credentials.Given, err error) {
	if cert := k.Spec.CustomCertificate; cert != nil && cert.APIServerCACert != nil {
		installed, err := hasCA(ctx, cluster, k.Namespace)
		if err != nil {
			return g, err
		}
		if !installed {
			data, err := c.secret(ctx, k, "customCertificate.apiServerCACert", cert.APIServerCACert, manifests.CertKey, manifests.PrivateKey)
			if err != nil {
				return g, err
			}
			g.CA = pki.KeyPair{Cert: data[manifests.CertKey], Key: data[manifests.PrivateKey]}
		}
	}
	if components := k.Spec.Components; components != nil && components.Etcd != nil && components.Etcd.External != nil {
		ref := &components.Etcd.External.SecretRef
		data, err := c.secret(ctx, k, "components.etcd.external.secretRef", ref, manifests.CAKey, manifests.CertKey, manifests.PrivateKey)
		if err != nil {
			return g, err
		}
		g.ExternalEtcdCA = data[manifests.CAKey]
		g.ExternalEtcdClient = pki.KeyPair{Cert: data[manifests.CertKey], Key: data[manifests.PrivateKey]}
	}
	return g, nil
}

// hasCA reports whether the CA of the API server is installed.
func hasCA(ctx context.Context, cluster client.Client, namespace string) (bool, error) {
	var s corev1.Secret
	err := cluster.Get(ctx, client.ObjectKey{Namespace: namespace, Name: manifests.AuthoritiesSecret}, &s)
	if client.IgnoreNotFound(err) != nil {
		return false, fmt.Errorf("read Secret %s/%s of the host cluster: %w", namespace, manifests.AuthoritiesSecret, err)
	}
	return len(credentials.FromSecrets([]corev1.Secret{s}).Authorities[manifests.CA].Cert) > 0, nil
}

// renew renews the certificates of an installed control plane by its record, regardless of the spec of its Karmada. Without a
// control plane of this Karmada, and during a restore, which replaces CAs, it does nothing.
func (c *Controller) renew(ctx context.Context, k *operatorv1alpha1.Karmada) error {
	cluster, _, err := c.connect(ctx, k)
	if err != nil {
		return err
	}
	r, err := host.ReadRecord(ctx, cluster, k.Namespace)
	if err != nil || r.Spec == nil || r.Manager != managerName(k) || r.Restoring {
		return err
	}
	renewed, err := host.Renewal{Host: cluster, Namespace: k.Namespace, Now: c.clock.Now}.Run(ctx)
	if err == nil && remote(k) && k.Status.SecretRef != nil {
		_, err = c.copyKubeconfig(ctx, k, renewed.Installation)
	}
	if err != nil {
		return fmt.Errorf("renew the certificates of Karmada %s/%s: %w", k.Namespace, k.Name, err)
	}
	return nil
}

// secret reads a Secret of the namespace of a Karmada that must have the keys.
func (c *Controller) secret(
	ctx context.Context, k *operatorv1alpha1.Karmada, field string, ref *operatorv1alpha1.LocalSecretReference, keys ...string,
) (map[string][]byte, error) {
	var s corev1.Secret
	if err := c.control.Get(ctx, types.NamespacedName{Namespace: k.Namespace, Name: ref.Name}, &s); err != nil {
		return nil, fmt.Errorf("%s: read Secret %s/%s: %w", field, k.Namespace, ref.Name, err)
	}
	for _, key := range keys {
		if len(s.Data[key]) == 0 {
			return nil, fmt.Errorf("%s: Secret %s/%s has no key %s", field, k.Namespace, ref.Name, key)
		}
	}
	return s.Data, nil
}

// failed renews certificates, records why the control plane is not ready, and returns when to try again.
func (c *Controller) failed(ctx context.Context, k *operatorv1alpha1.Karmada, cause error) (ctrl.Result, error) {
	p, ok := errors.AsType[*problem](cause)
	if !ok {
		p = &problem{reason: reasonFailed, err: cause}
		if _, ok := errors.AsType[*host.UnavailableError](cause); ok {
			p.reason = reasonUnavailable
		}
		if _, ok := errors.AsType[*host.ManagedError](cause); ok {
			p.reason = reasonInUse
		}
	}
	err := c.setStatus(ctx, k, func(s *operatorv1alpha1.KarmadaStatus) {
		c.set(k, s, operatorv1alpha1.Ready, metav1.ConditionFalse, p.reason, p.Error())
	})
	if err != nil {
		return ctrl.Result{}, err
	}
	if p.reason == reasonUnavailable && !remote(k) { // certificates are issued before components are awaited
		return ctrl.Result{RequeueAfter: retry}, nil
	}
	renewal := c.renew(ctx, k)
	switch {
	case p.reason == reasonUnavailable:
		return ctrl.Result{RequeueAfter: retry}, renewal
	case p.final:
		return ctrl.Result{RequeueAfter: resync}, renewal
	}
	return ctrl.Result{}, errors.Join(fmt.Errorf("install the control plane of Karmada %s/%s: %w", k.Namespace, k.Name, p.err), renewal)
}

// succeeded records the state of an available control plane.
func (c *Controller) succeeded(ctx context.Context, k *operatorv1alpha1.Karmada, i *host.Installation) error {
	config, err := i.Config()
	if err != nil {
		return err
	}
	version, err := c.version(ctx, config)
	if err != nil {
		return fmt.Errorf("read the version of the control plane of Karmada %s/%s: %w", k.Namespace, k.Name, err)
	}
	secret := manifests.AdminConfig
	if remote(k) {
		if secret, err = c.copyKubeconfig(ctx, k, i); err != nil {
			return err
		}
	}
	return c.setStatus(ctx, k, func(s *operatorv1alpha1.KarmadaStatus) {
		c.set(k, s, operatorv1alpha1.Ready, metav1.ConditionTrue, reasonAvailable, "all components are available")
		s.SecretRef = &operatorv1alpha1.LocalSecretReference{Namespace: k.Namespace, Name: secret}
		s.APIServerService = &operatorv1alpha1.APIServerService{Name: string(manifests.APIServer)}
		s.KarmadaVersion, s.KubernetesVersion = i.Spec.Release, version
	})
}

// copyKubeconfig writes the kubeconfig of a control plane in another cluster to a Secret of the Karmada, and returns its name.
func (c *Controller) copyKubeconfig(ctx context.Context, k *operatorv1alpha1.Karmada, i *host.Installation) (string, error) {
	config, err := i.Kubeconfig(i.Spec.Endpoint.Server)
	if err != nil {
		return "", err
	}
	s := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: k.Namespace, Name: k.Name + "-admin-config"}}
	owner := *metav1.NewControllerRef(k, operatorv1alpha1.GroupVersion.WithKind("Karmada"))
	err = c.control.Get(ctx, client.ObjectKeyFromObject(s), s)
	switch {
	case apierrors.IsNotFound(err):
		s.OwnerReferences, s.Data = []metav1.OwnerReference{owner}, map[string][]byte{manifests.KubeconfigKey: config}
		err = c.control.Create(ctx, s)
	case err == nil && !metav1.IsControlledBy(s, k):
		err = errors.New("it exists and belongs to another owner: delete it")
	case err == nil:
		_, err = patch.Object(ctx, c.control, s, func(s *corev1.Secret) { s.Data = map[string][]byte{manifests.KubeconfigKey: config} })
	}
	if err != nil {
		return "", fmt.Errorf("write Secret %s/%s: %w", s.Namespace, s.Name, err)
	}
	return s.Name, nil
}

// remove removes the control plane of a deleted Karmada, if it has installed one, then the finalizer. The data of etcd is kept.
func (c *Controller) remove(ctx context.Context, k *operatorv1alpha1.Karmada) error {
	cluster, _, err := c.connect(ctx, k)
	if err == nil {
		log := ctrl.LoggerFrom(ctx)
		err = host.Removal{
			Host: cluster, Namespace: k.Namespace, By: managerName(k), Report: func(line string) { log.V(1).Info("Removing", "step", line) },
		}.Remove(ctx)
	}
	if _, ok := errors.AsType[*host.ManagedError](err); ok {
		err = nil // this Karmada has installed nothing
	}
	if err != nil {
		return errors.Join(err, c.setStatus(ctx, k, func(s *operatorv1alpha1.KarmadaStatus) {
			c.set(k, s, operatorv1alpha1.Ready, metav1.ConditionFalse, reasonRemoving, err.Error())
		}))
	}
	return patch.RemoveFinalizer(ctx, c.control, k, Finalizer)
}

func (c *Controller) setStatus(ctx context.Context, k *operatorv1alpha1.Karmada, mutate func(*operatorv1alpha1.KarmadaStatus)) error {
	_, err := patch.Status(ctx, c.control, k, func(k *operatorv1alpha1.Karmada) {
		k.Status.ObservedGeneration = k.Generation
		mutate(&k.Status)
	})
	return client.IgnoreNotFound(err)
}

// set sets a condition. Suspended exists only while it is True.
func (c *Controller) set(
	k *operatorv1alpha1.Karmada, s *operatorv1alpha1.KarmadaStatus, kind string, status metav1.ConditionStatus, reason, message string,
) {
	if kind != operatorv1alpha1.Suspended {
		meta.RemoveStatusCondition(&s.Conditions, operatorv1alpha1.Suspended)
	}
	conditions.Set(&s.Conditions, metav1.NewTime(c.clock.Now()), kind, status, reason, message, k.Generation)
}
