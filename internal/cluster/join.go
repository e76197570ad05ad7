// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cluster/properties"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

const (
	// tokenTimeout bounds how long a member may take to issue a token.
	tokenTimeout = time.Minute
	// namespaceTimeout bounds the wait for the deletion of the namespace of an earlier registration, which takes long in a busy member.
	namespaceTimeout = 2 * time.Minute
	// tokenInterval is the polling interval for the token.
	tokenInterval = 200 * time.Millisecond
	// reachTimeout bounds the first request to a member; requests to a wrong address often hang.
	reachTimeout = 15 * time.Second
)

// Options configure Join and Unjoin.
type Options struct {
	// Name is the name of the Cluster.
	Name string
	// Control and Member are the client configurations of the control plane and of the cluster. Unjoin does not access the
	// member if Member is nil.
	Control, Member *rest.Config
	// ClusterNamespace holds the credentials, in the control plane and in the member; empty means karmada-cluster.
	ClusterNamespace string
	// TokenLifetime is the lifetime of the tokens of the control plane for the cluster, which it renews. 0 means no expiration.
	TokenLifetime time.Duration
	// DryRun runs all checks without making changes.
	DryRun bool

	// Provider, Region and Zones are fields by which placements select the cluster.
	Provider, Region string
	Zones            []string
	// Rejoin makes Join update address and credentials if the same cluster has joined with the same name. Otherwise Join
	// fails.
	Rejoin bool
	// TakeOver makes Join take the cluster over from another control plane that holds it. Otherwise Join fails.
	TakeOver bool
	// Shared makes Join record that other control planes write to the cluster, too.
	Shared bool

	// Warn is called by Join with warnings about the cluster. It may be nil.
	Warn func(text string)

	// Wait is the duration that Unjoin waits for the deletion of the Cluster.
	Wait time.Duration
	// Force makes Unjoin remove the finalizers after Wait.
	Force bool
	// Left is called by Unjoin with the objects that may remain in the cluster, "Deployment default/web", if there are any. Their
	// removal could not be confirmed. It may be nil.
	Left func(objects []string)
}

// RegisteredError reports that the ID or name of a cluster is already registered.
type RegisteredError struct {
	ID, Name string
	// As is the name of the registered Cluster.
	As string
	// Pull is set if it is registered in Pull mode.
	Pull bool
}

func (e *RegisteredError) Error() string {
	text := fmt.Sprintf("the cluster ID %s or the cluster name %s has been registered", e.ID, e.Name)
	if e.As != e.Name {
		text += ": it has joined as " + e.As
	}
	if e.Pull {
		text += fmt.Sprintf("; cluster %s is in Pull mode and managed by its agent: before it can join in Push mode, run "+
			"`karmadactl unregister %s`", e.As, e.As)
	}
	return text
}

// Join registers a cluster in Push mode. It creates a service account for the control plane in the member, and the Cluster with
// the credentials of this account in the control plane. Existing objects are reused, so an interrupted Join can be repeated.
// Join makes no changes if the cluster cannot join.
func Join(ctx context.Context, o Options) error {
	o = o.withDefaults()
	if err := checkNewName(o.Name); err != nil {
		return err
	}
	control, observed, err := o.clients()
	if err != nil {
		return err
	}
	id, err := o.identify(ctx, control, observed)
	if err != nil {
		return err
	}
	desired, err := o.desired(id)
	if err != nil {
		return err
	}
	exists, err := o.checkRegistered(ctx, control, id)
	if err != nil {
		return err
	}
	o.warnAboutID(ctx, control, observed)
	takenOver, err := o.takeOver(ctx, control, observed)
	if err != nil {
		return err
	}
	if takenOver != "" {
		metav1.SetMetaDataAnnotation(&desired.ObjectMeta, names.TakenOver, takenOver)
	}
	if o.Shared {
		metav1.SetMetaDataAnnotation(&desired.ObjectMeta, names.Shared, "true")
	}
	if !exists {
		// The API server validates the Cluster.
		if err := control.Create(ctx, desired.DeepCopy(), client.DryRunAll); err != nil {
			return o.createError(err)
		}
	}
	if o.DryRun {
		return nil
	}
	creds, err := o.createCredentials(ctx, observed)
	if err != nil {
		return fmt.Errorf("create accounts in cluster %s: %w", o.Name, err)
	}
	return o.register(ctx, control, desired, creds)
}

func (o Options) withDefaults() Options {
	if o.ClusterNamespace == "" {
		o.ClusterNamespace = names.ClusterNamespace
	}
	return o
}

func checkName(name string) error { return checkNameBy(names.CheckCluster, name) }

// checkNewName checks the name before Secrets are written: Secrets of this name can belong to another cluster.
func checkNewName(name string) error { return checkNameBy(names.CheckNewCluster, name) }

func checkNameBy(check func(string) []string, name string) error {
	if name == "" {
		return errors.New("cluster name is required")
	}
	if msgs := check(name); len(msgs) > 0 {
		return fmt.Errorf("invalid cluster name(%s): %s", name, strings.Join(msgs, ";"))
	}
	return nil
}

// clients returns a client for the control plane and, if Member is set, one for the member.
func (o Options) clients() (control, observed client.Client, err error) {
	scheme := runtime.NewScheme()
	err = errors.Join(appsv1.AddToScheme(scheme), corev1.AddToScheme(scheme), networkingv1.AddToScheme(scheme), rbacv1.AddToScheme(scheme),
		clusterv1alpha1.AddToScheme(scheme), workv1alpha1.AddToScheme(scheme))
	if err != nil {
		return nil, nil, fmt.Errorf("register kinds: %w", err)
	}
	if control, err = newClient(o.Control, scheme); err != nil {
		return nil, nil, fmt.Errorf("connect to the control plane: %w", err)
	}
	if o.Member == nil {
		return control, nil, nil
	}
	if observed, err = newClient(o.Member, scheme); err != nil {
		return nil, nil, fmt.Errorf("connect to cluster %s: %w", o.Name, err)
	}
	return control, observed, nil
}

func newClient(config *rest.Config, scheme *runtime.Scheme) (client.Client, error) {
	config = rest.CopyConfig(config)
	config.QPS = -1
	return client.New(config, client.Options{Scheme: scheme})
}

// identify returns the ID of the member. It fails if the member is the control plane.
func (o Options) identify(ctx context.Context, control, observed client.Client) (string, error) {
	reach, cancel := context.WithTimeout(ctx, reachTimeout)
	defer cancel()
	id, err := identity(reach, observed)
	if err != nil {
		return "", reachError(o.Name, o.Member.Host, err)
	}
	own, err := identity(ctx, control)
	if err != nil {
		return "", fmt.Errorf("identify the control plane: %w", err)
	}
	if id == own {
		return "", fmt.Errorf("cluster %s at %s is the control plane itself", o.Name, o.Member.Host)
	}
	return id, nil
}

func identity(ctx context.Context, c client.Client) (string, error) {
	var ns corev1.Namespace
	if err := c.Get(ctx, types.NamespacedName{Name: metav1.NamespaceSystem}, &ns); err != nil {
		return "", err
	}
	return string(ns.UID), nil
}

// reachError adds a readable reason to an error of the first request to a member.
func reachError(name, host string, err error) error {
	cluster := fmt.Sprintf("cluster %s at %s", name, host)
	var (
		unknown  x509.UnknownAuthorityError
		hostname x509.HostnameError
		invalid  x509.CertificateInvalidError
	)
	switch {
	case errors.As(err, &unknown):
		return fmt.Errorf("%s has a certificate that is not signed by the CA in its kubeconfig: %w", cluster, err)
	case errors.As(err, &hostname), errors.As(err, &invalid):
		return fmt.Errorf("%s has an invalid certificate: %w", cluster, err)
	case apierrors.IsUnauthorized(err):
		return fmt.Errorf("%s rejects the credentials in its kubeconfig: %w", cluster, err)
	case apierrors.IsForbidden(err):
		return fmt.Errorf("the user in the kubeconfig is not an administrator of %s: %w", cluster, err)
	case apierrors.ReasonForError(err) == metav1.StatusReasonUnknown:
		return fmt.Errorf("%s cannot be reached: %w", cluster, err)
	}
	return fmt.Errorf("identify %s: %w", cluster, err)
}

// checkRegistered reports whether the cluster has already joined. It fails unless Rejoin permits this.
func (o Options) checkRegistered(ctx context.Context, control client.Client, id string) (exists bool, err error) {
	var clusters clusterv1alpha1.ClusterList
	if err := control.List(ctx, &clusters); err != nil {
		return false, fmt.Errorf("list clusters: %w", err)
	}
	for i := range clusters.Items {
		c := &clusters.Items[i]
		switch {
		case c.Name != o.Name && c.Spec.ID != id:
		case c.Name == o.Name && (c.Spec.ID == id || c.Spec.ID == "") && o.Rejoin && c.Spec.SyncMode == clusterv1alpha1.Push:
			exists = true
		default:
			return false, &RegisteredError{ID: id, Name: o.Name, As: c.Name, Pull: c.Spec.SyncMode == clusterv1alpha1.Pull}
		}
	}
	return exists, nil
}

// warnAboutID warns if the ID of the member in its clusterset is that of another one. Later, a condition of the Cluster reports it.
func (o Options) warnAboutID(ctx context.Context, control, observed client.Client) {
	if o.Warn == nil {
		return
	}
	property := &unstructured.Unstructured{}
	for _, version := range properties.Versions() {
		property.SetAPIVersion(version)
		property.SetKind("ClusterProperty")
		if err := observed.Get(ctx, types.NamespacedName{Name: properties.ClusterID}, property); err != nil {
			continue // it does not exist, or the user may not read it
		}
		id, _, _ := unstructured.NestedString(property.Object, "spec", "value")
		var clusters clusterv1alpha1.ClusterList
		if err := control.List(ctx, &clusters); err == nil {
			if text := properties.SameID(o.Name, id, clusters.Items); text != "" {
				o.Warn(text)
			}
		}
		return
	}
}

// desired returns the desired Cluster.
func (o Options) desired(id string) (*clusterv1alpha1.Cluster, error) {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: o.Name}}
	c.Spec.Provider, c.Spec.Region, c.Spec.Zones = o.Provider, o.Region, o.Zones
	if err := o.setConnection(&c.Spec, id); err != nil {
		return nil, err
	}
	return c, nil
}

func (o Options) setConnection(spec *clusterv1alpha1.ClusterSpec, id string) error {
	spec.SyncMode, spec.ID = clusterv1alpha1.Push, id
	spec.APIEndpoint = o.Member.Host
	spec.InsecureSkipTLSVerification = o.Member.Insecure
	spec.SecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: o.ClusterNamespace, Name: o.Name}
	spec.ImpersonatorSecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: o.ClusterNamespace, Name: impersonatorSecret(o.Name)}
	if o.Member.Proxy == nil {
		return nil
	}
	host, _, err := rest.DefaultServerUrlFor(o.Member)
	if err != nil {
		return fmt.Errorf("parse the address of cluster %s: %w", o.Name, err)
	}
	proxy, err := o.Member.Proxy(&http.Request{URL: host})
	if err != nil {
		return fmt.Errorf("determine the proxy of cluster %s: %w", o.Name, member.WithoutURL(err))
	}
	if proxy != nil {
		spec.ProxyURL = proxy.String()
	}
	return nil
}

func impersonatorSecret(cluster string) string { return names.ImpersonatorSecret(cluster) }

// create creates an object unless it exists.
func create(ctx context.Context, c client.Client, object client.Object) error {
	return client.IgnoreAlreadyExists(c.Create(ctx, object))
}

// describe returns the kind and name of an object for errors.
func describe(object client.Object) string {
	kind := strings.TrimPrefix(fmt.Sprintf("%T", object), "*")
	return kind[strings.LastIndex(kind, ".")+1:] + " " + strings.TrimPrefix(client.ObjectKeyFromObject(object).String(), "/")
}
