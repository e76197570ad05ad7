// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"bytes"
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

const (
	// impersonatorAccount is the service account in members by which the proxy acts on behalf of users.
	impersonatorAccount = "karmada-impersonator"
	// tokenWait bounds how long a member may take to fill a token in.
	tokenWait = 30 * time.Second
	// tokenEvery is how often it is asked whether it has.
	tokenEvery = 200 * time.Millisecond
	// reachWait bounds the first answer of a member: a wrong address often does not answer at all.
	reachWait = 15 * time.Second
)

// Options say which cluster is to join or to leave.
type Options struct {
	// Name is the cluster's in the control plane.
	Name string
	// Control reaches the control plane, Member the cluster. Unjoin leaves the member alone if Member is nil.
	Control, Member *rest.Config
	// ClusterNamespace holds the credentials, in the control plane and in the member; empty means karmada-cluster.
	ClusterNamespace string
	// DryRun checks everything and changes nothing.
	DryRun bool

	// Provider, Region and Zones are what placements select the cluster by.
	Provider, Region string
	Zones            []string
	// Rejoin makes Join bring address and credentials up to date if this very cluster has this very name already, instead
	// of refusing.
	Rejoin bool

	// Wait is how long Unjoin waits for the cluster to be drained.
	Wait time.Duration
	// Force makes Unjoin then give up what cannot be drained.
	Force bool
}

// RegisteredError says that a cluster, or its name, is known to the control plane already.
type RegisteredError struct {
	ID, Name string
	// As is the name of the cluster that is in the way.
	As string
}

func (e *RegisteredError) Error() string {
	text := fmt.Sprintf("the cluster ID %s or the cluster name %s has been registered", e.ID, e.Name)
	if e.As != e.Name {
		text += ": it has joined as " + e.As
	}
	return text
}

// Join makes a cluster a member in Push mode: it creates an account for the control plane in the member, and the Cluster
// with that account's credentials in the control plane. What exists is used; an interrupted Join can be repeated. Nothing
// is changed anywhere unless the cluster can join.
func Join(ctx context.Context, o Options) error {
	o = o.withDefaults()
	if err := checkName(o.Name); err != nil {
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
	exists, err := o.checkFree(ctx, control, id)
	if err != nil {
		return err
	}
	if !exists {
		// The API server knows all the rules.
		if err := control.Create(ctx, desired.DeepCopy(), client.DryRunAll); err != nil {
			return o.createError(err)
		}
	}
	if o.DryRun {
		return nil
	}
	given, err := o.prepareMember(ctx, observed)
	if err != nil {
		return fmt.Errorf("prepare cluster %s to join: %w", o.Name, err)
	}
	return o.register(ctx, control, desired, given)
}

func (o Options) withDefaults() Options {
	if o.ClusterNamespace == "" {
		o.ClusterNamespace = names.ClusterNamespace
	}
	return o
}

func checkName(name string) error {
	if name == "" {
		return errors.New("cluster name is required")
	}
	if msgs := names.CheckCluster(name); len(msgs) > 0 {
		return fmt.Errorf("invalid cluster name(%s): %s", name, strings.Join(msgs, ";"))
	}
	return nil
}

// clients are for the control plane and, if it is given, for the member.
func (o Options) clients() (control, observed client.Client, err error) {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{corev1.AddToScheme, rbacv1.AddToScheme, clusterv1alpha1.AddToScheme, workv1alpha1.AddToScheme} {
		if err := add(scheme); err != nil {
			return nil, nil, fmt.Errorf("register kinds: %w", err)
		}
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

// identify finds out who the member is; that is not to be the control plane itself.
func (o Options) identify(ctx context.Context, control, observed client.Client) (string, error) {
	reach, cancel := context.WithTimeout(ctx, reachWait)
	defer cancel()
	id, err := identity(reach, observed)
	if err != nil {
		return "", explainReach(o.Name, o.Member.Host, err)
	}
	own, err := identity(ctx, control)
	if err != nil {
		return "", fmt.Errorf("identify the control plane: %w", err)
	}
	if id == own {
		return "", fmt.Errorf("cluster %s at %s is the control plane itself, which cannot be a member of its own", o.Name, o.Member.Host)
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

// explainReach says in people's words why a member cannot be used.
func explainReach(name, host string, err error) error {
	where := fmt.Sprintf("cluster %s at %s", name, host)
	var (
		unknown  x509.UnknownAuthorityError
		hostname x509.HostnameError
		invalid  x509.CertificateInvalidError
	)
	switch {
	case errors.As(err, &unknown):
		return fmt.Errorf("%s shows a certificate that the CA in its kubeconfig has not signed: %w", where, err)
	case errors.As(err, &hostname), errors.As(err, &invalid):
		return fmt.Errorf("%s shows a certificate that is not valid for it: %w", where, err)
	case apierrors.IsUnauthorized(err):
		return fmt.Errorf("%s does not accept the credentials in its kubeconfig: %w", where, err)
	case apierrors.IsForbidden(err):
		return fmt.Errorf("the user in the kubeconfig may not administer %s: %w", where, err)
	case apierrors.ReasonForError(err) == metav1.StatusReasonUnknown:
		return fmt.Errorf("%s cannot be reached: %w", where, err)
	}
	return fmt.Errorf("identify %s: %w", where, err)
}

// checkFree says whether the cluster has joined already; if it has, and may not again, that is an error.
func (o Options) checkFree(ctx context.Context, control client.Client, id string) (exists bool, err error) {
	var clusters clusterv1alpha1.ClusterList
	if err := control.List(ctx, &clusters); err != nil {
		return false, fmt.Errorf("list the clusters that have joined: %w", err)
	}
	for i := range clusters.Items {
		c := &clusters.Items[i]
		switch {
		case c.Name != o.Name && c.Spec.ID != id:
		case c.Name == o.Name && (c.Spec.ID == id || c.Spec.ID == "") && o.Rejoin && c.Spec.SyncMode == clusterv1alpha1.Push:
			exists = true
		default:
			return false, &RegisteredError{ID: id, Name: o.Name, As: c.Name}
		}
	}
	return exists, nil
}

// desired is the Cluster as it is to be.
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
		return fmt.Errorf("read the address of cluster %s: %w", o.Name, err)
	}
	proxy, err := o.Member.Proxy(&http.Request{URL: host})
	if err != nil {
		return fmt.Errorf("find the proxy to cluster %s: %w", o.Name, withoutURL(err))
	}
	if proxy != nil {
		spec.ProxyURL = proxy.String()
	}
	return nil
}

// withoutURL takes the URL off an error: that of a proxy may hold a password.
func withoutURL(err error) error {
	if e, ok := errors.AsType[*url.Error](err); ok {
		return e.Err
	}
	return err
}

func impersonatorSecret(cluster string) string { return cluster + "-impersonator" }

// credentials are what a member gives to the control plane.
type credentials struct {
	token, impersonator, ca []byte
}

// prepareMember makes the accounts of the control plane in the member and fetches their tokens.
func (o Options) prepareMember(ctx context.Context, observed client.Client) (credentials, error) {
	account := accountName(o.Name)
	if err := o.createAccounts(ctx, observed); err != nil {
		return credentials{}, err
	}
	own, err := awaitToken(ctx, observed, o.ClusterNamespace, account)
	if err != nil {
		return credentials{}, err
	}
	impersonator, err := awaitToken(ctx, observed, o.ClusterNamespace, impersonatorAccount)
	if err != nil {
		return credentials{}, err
	}
	return credentials{
		token: own.Data[corev1.ServiceAccountTokenKey], impersonator: impersonator.Data[corev1.ServiceAccountTokenKey],
		ca: joinPEM(own.Data[corev1.ServiceAccountRootCAKey], o.Member.CAData),
	}, nil
}

// createAccounts makes what the control plane needs in the member. A cluster that left a moment ago may still be removing
// the namespace; then it is waited for, also if it goes just after it was found to be there.
func (o Options) createAccounts(ctx context.Context, observed client.Client) (err error) {
	all := func(ctx context.Context) (done bool, _ error) {
		for _, object := range memberObjects(o.Name, o.ClusterNamespace) {
			if err = create(ctx, observed, object); err != nil {
				err = fmt.Errorf("create %s in the cluster: %w", describe(object), err)
				if apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause) || apierrors.IsNotFound(err) {
					return false, nil
				}
				return false, err
			}
		}
		return true, nil
	}
	polled := wait.PollUntilContextTimeout(ctx, tokenEvery, tokenWait, true, all)
	if err == nil {
		err = polled // the context ended before anything was tried
	}
	return err
}

// joinPEM adds the authority that the kubeconfig trusts to the one that pods trust: a load balancer before the API server
// may have a certificate of its own.
func joinPEM(a, b []byte) []byte {
	a, b = bytes.TrimSpace(a), bytes.TrimSpace(b)
	if len(b) == 0 || bytes.Contains(a, b) {
		return a
	}
	return bytes.TrimSpace(bytes.Join([][]byte{a, b}, []byte("\n")))
}

func accountName(cluster string) string { return "karmada-" + cluster }
func roleName(cluster string) string    { return "karmada-controller-manager:" + accountName(cluster) }

// memberObjects are the accounts of the control plane in a member, in the order in which they can be made.
func memberObjects(cluster, namespace string) []client.Object {
	labels := map[string]string{names.System: "true"}
	meta := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Name: name, Labels: labels} }
	in := func(name string) metav1.ObjectMeta {
		return metav1.ObjectMeta{Namespace: namespace, Name: name, Labels: labels}
	}
	token := func(account string) *corev1.Secret {
		s := &corev1.Secret{ObjectMeta: in(account), Type: corev1.SecretTypeServiceAccountToken}
		s.Annotations = map[string]string{corev1.ServiceAccountNameKey: account}
		return s
	}
	account, role := accountName(cluster), roleName(cluster)
	return []client.Object{
		&corev1.Namespace{ObjectMeta: meta(namespace)},
		&corev1.ServiceAccount{ObjectMeta: in(impersonatorAccount)},
		token(impersonatorAccount),
		&corev1.ServiceAccount{ObjectMeta: in(account)},
		token(account),
		&rbacv1.ClusterRole{ObjectMeta: meta(role), Rules: []rbacv1.PolicyRule{
			{APIGroups: []string{"*"}, Resources: []string{"*"}, Verbs: []string{"*"}},
			{NonResourceURLs: []string{"*"}, Verbs: []string{"get"}},
		}},
		&rbacv1.ClusterRoleBinding{
			ObjectMeta: meta(role),
			RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role},
			Subjects:   []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Namespace: namespace, Name: account}},
		},
	}
}

// create makes an object unless there is one of that name.
func create(ctx context.Context, c client.Client, object client.Object) error {
	return client.IgnoreAlreadyExists(c.Create(ctx, object))
}

func describe(object client.Object) string {
	kind := strings.TrimPrefix(fmt.Sprintf("%T", object), "*")
	return kind[strings.LastIndex(kind, ".")+1:] + " " + strings.TrimPrefix(client.ObjectKeyFromObject(object).String(), "/")
}

// awaitToken waits until the member has put a token into the Secret of an account.
func awaitToken(ctx context.Context, observed client.Client, namespace, name string) (*corev1.Secret, error) {
	var secret corev1.Secret
	err := wait.PollUntilContextTimeout(ctx, tokenEvery, tokenWait, true, func(ctx context.Context) (bool, error) {
		if err := observed.Get(ctx, types.NamespacedName{Namespace: namespace, Name: name}, &secret); err != nil {
			return false, err
		}
		return len(secret.Data[corev1.ServiceAccountTokenKey]) > 0, nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return nil, fmt.Errorf("the cluster has not made a token for service account %s/%s within %v: does its kube-controller-manager run?", namespace, name, tokenWait)
	}
	if err != nil {
		return nil, fmt.Errorf("wait for the token of service account %s/%s: %w", namespace, name, err)
	}
	return &secret, nil
}

// register writes the credentials and the Cluster to the control plane; the Secrets go when the Cluster goes.
func (o Options) register(ctx context.Context, control client.Client, desired *clusterv1alpha1.Cluster, given credentials) error {
	labels := map[string]string{names.System: "true"}
	if err := create(ctx, control, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: o.ClusterNamespace, Labels: labels}}); err != nil {
		return fmt.Errorf("create namespace %s in the control plane: %w", o.ClusterNamespace, err)
	}
	secrets := []struct {
		name string
		data map[string][]byte
	}{
		{impersonatorSecret(o.Name), map[string][]byte{member.TokenKey: given.impersonator}},
		{o.Name, map[string][]byte{member.TokenKey: given.token, member.CAKey: given.ca}},
	}
	set := func(name string, data map[string][]byte, owner *clusterv1alpha1.Cluster) error {
		s := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: o.ClusterNamespace, Name: name}}
		_, err := controllerutil.CreateOrUpdate(ctx, control, s, func() error {
			if s.Labels == nil {
				s.Labels = map[string]string{}
			}
			s.Labels[names.System] = "true"
			s.Data = data
			if owner == nil {
				return nil
			}
			return setOwner(s, owner)
		})
		if err != nil {
			return fmt.Errorf("write the credentials of cluster %s to secret %s/%s: %w", o.Name, o.ClusterNamespace, name, err)
		}
		return nil
	}
	for _, s := range secrets {
		if err := set(s.name, s.data, nil); err != nil {
			return err
		}
	}
	cluster, err := o.ensureCluster(ctx, control, desired)
	if err != nil {
		return err
	}
	for _, s := range secrets {
		if err := set(s.name, s.data, cluster); err != nil {
			return err
		}
	}
	return nil
}

// setOwner makes the Secret go with the cluster, instead of with one of the same name that has left.
func setOwner(s *corev1.Secret, cluster *clusterv1alpha1.Cluster) error {
	s.OwnerReferences = slices.DeleteFunc(s.OwnerReferences, func(r metav1.OwnerReference) bool {
		return r.Kind == clusterv1alpha1.ResourceKindCluster && r.UID != cluster.UID
	})
	scheme := runtime.NewScheme()
	if err := clusterv1alpha1.AddToScheme(scheme); err != nil {
		return err
	}
	return controllerutil.SetControllerReference(cluster, s, scheme)
}

// ensureCluster creates the Cluster or, on rejoining, brings its connection up to date.
func (o Options) ensureCluster(ctx context.Context, control client.Client, desired *clusterv1alpha1.Cluster) (*clusterv1alpha1.Cluster, error) {
	created := desired.DeepCopy()
	err := control.Create(ctx, created)
	if err == nil {
		return created, nil
	}
	if !o.Rejoin || !apierrors.IsAlreadyExists(err) {
		return nil, o.createError(err)
	}
	var observed clusterv1alpha1.Cluster
	if err := control.Get(ctx, client.ObjectKeyFromObject(desired), &observed); err != nil {
		return nil, fmt.Errorf("read cluster %s: %w", o.Name, err)
	}
	before := observed.DeepCopy()
	if err := o.setConnection(&observed.Spec, desired.Spec.ID); err != nil {
		return nil, err
	}
	patch := client.MergeFrom(before)
	if raw, err := patch.Data(&observed); err == nil && string(raw) == "{}" {
		return &observed, nil
	}
	if err := control.Patch(ctx, &observed, patch); err != nil {
		return nil, fmt.Errorf("update cluster %s: %w", o.Name, err)
	}
	return &observed, nil
}

func (o Options) createError(err error) error {
	if apierrors.IsAlreadyExists(err) {
		err = fmt.Errorf("cluster(%s) already exist", o.Name)
	}
	return fmt.Errorf("failed to create cluster(%s) object. error: %w", o.Name, err)
}
