// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cluster/tokens"
	"karmada.io/karmada/internal/names"
)

// credentials holds the tokens and the CA of a member.
type credentials struct {
	token, impersonator, ca []byte
	// fallback is set if the tokens have no expiration because the cluster limits the lifetime of others.
	fallback bool
}

// createCredentials creates the accounts of the control plane in the member and returns their tokens.
func (o Options) createCredentials(ctx context.Context, observed client.Client) (credentials, error) {
	account, fallback := accountName(o.Name), false
	if err := o.createAccounts(ctx, observed); err != nil {
		return credentials{}, err
	}
	if o.TokenLifetime > 0 {
		creds, lifetime, err := o.requestTokens(ctx, observed)
		if err != nil || lifetime == 0 || lifetime >= min(o.TokenLifetime, tokens.MinLifetime) {
			return creds, err
		}
		logr.FromContextOrDiscard(ctx).Info("The cluster limits the lifetime of tokens, which an outage of the control plane could outlast; "+
			"using a token without expiration", "cluster", o.Name, "lifetime", lifetime.String())
		o.TokenLifetime, fallback = 0, true
		if err := o.createAccounts(ctx, observed); err != nil {
			return credentials{}, err
		}
	}
	own, err := awaitToken(ctx, observed, o.ClusterNamespace, account)
	if err != nil {
		return credentials{}, err
	}
	impersonator, err := awaitToken(ctx, observed, o.ClusterNamespace, names.ImpersonatorAccount)
	if err != nil {
		return credentials{}, err
	}
	return credentials{
		token: own.Data[corev1.ServiceAccountTokenKey], impersonator: impersonator.Data[corev1.ServiceAccountTokenKey],
		ca: joinPEM(own.Data[corev1.ServiceAccountRootCAKey], o.Member.CAData), fallback: fallback,
	}, nil
}

// requestTokens returns tokens with an expiration, and their lifetime, or 0 if they do not state it.
func (o Options) requestTokens(ctx context.Context, observed client.Client) (c credentials, lifetime time.Duration, err error) {
	if c.token, err = tokens.Request(ctx, observed, o.ClusterNamespace, accountName(o.Name), o.TokenLifetime); err != nil {
		return c, 0, err
	}
	c.impersonator, err = tokens.Request(ctx, observed, o.ClusterNamespace, names.ImpersonatorAccount, o.TokenLifetime)
	if err != nil {
		return c, 0, err
	}
	if c.ca, err = awaitCA(ctx, observed, o.ClusterNamespace); err != nil {
		return c, 0, err
	}
	c.ca = joinPEM(c.ca, o.Member.CAData)
	if t, ok := tokens.Parse(c.token); ok {
		lifetime = t.Lifetime()
	}
	return c, lifetime, nil
}

// awaitCA waits until the member has published the CA that pods trust in a namespace, and returns it.
func awaitCA(ctx context.Context, observed client.Client, namespace string) ([]byte, error) {
	var published corev1.ConfigMap
	err := wait.PollUntilContextTimeout(ctx, tokenInterval, tokenTimeout, true, func(ctx context.Context) (bool, error) {
		err := observed.Get(ctx, types.NamespacedName{Namespace: namespace, Name: rootCA}, &published)
		return err == nil, client.IgnoreNotFound(err)
	})
	if err != nil {
		return nil, fmt.Errorf("wait for the CA of the cluster in ConfigMap %s/%s: %w", namespace, rootCA, err)
	}
	return []byte(published.Data[corev1.ServiceAccountRootCAKey]), nil
}

// rootCA is the ConfigMap with the CA that pods trust, in each namespace.
const rootCA = "kube-root-ca.crt"

// createAccounts creates the objects of the control plane in the member. After a recent Unjoin the namespace may be
// terminating; createAccounts waits until it can be created again.
func (o Options) createAccounts(ctx context.Context, observed client.Client) error {
	var terminating error                               // of the last attempt
	all := func(context.Context) (done bool, _ error) { // namespaceTimeout does not interrupt requests, whose error would hide the cause
		for _, object := range memberObjects(o.Name, o.ClusterNamespace) {
			if _, ok := object.(*corev1.Secret); ok && o.TokenLifetime > 0 {
				continue // of a token without expiration
			}
			if err := create(ctx, observed, object); err != nil {
				err = fmt.Errorf("create %s in the member: %w", describe(object), err)
				if apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause) || apierrors.IsNotFound(err) {
					terminating = err
					return false, nil
				}
				return false, err
			}
		}
		return true, nil
	}
	err := wait.PollUntilContextTimeout(ctx, tokenInterval, namespaceTimeout, true, all)
	if wait.Interrupted(err) && terminating != nil {
		return terminating
	}
	return err
}

// joinPEM concatenates the CA that pods trust and the CA in the kubeconfig. A load balancer before the API server may have a
// certificate of another CA.
func joinPEM(a, b []byte) []byte {
	a, b = bytes.TrimSpace(a), bytes.TrimSpace(b)
	if len(b) == 0 || bytes.Contains(a, b) {
		return a
	}
	return bytes.TrimSpace(bytes.Join([][]byte{a, b}, []byte("\n")))
}

func accountName(cluster string) string { return "karmada-" + cluster }

func roleName(cluster string) string { return "karmada-controller-manager:" + accountName(cluster) }

// memberObjects returns the objects of the control plane in a member, in the order of creation.
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
		&corev1.ServiceAccount{ObjectMeta: in(names.ImpersonatorAccount)},
		token(names.ImpersonatorAccount),
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

// awaitToken waits until the member has added a token to the Secret of a service account, and returns the Secret.
func awaitToken(ctx context.Context, observed client.Client, namespace, name string) (*corev1.Secret, error) {
	var secret corev1.Secret
	err := wait.PollUntilContextTimeout(ctx, tokenInterval, tokenTimeout, true, func(ctx context.Context) (bool, error) {
		if err := observed.Get(ctx, types.NamespacedName{Namespace: namespace, Name: name}, &secret); err != nil {
			return false, err
		}
		return len(secret.Data[corev1.ServiceAccountTokenKey]) > 0, nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return nil,
			fmt.Errorf("no token was issued for service account %s/%s within %v; check that kube-controller-manager is running in the cluster",
				namespace, name, tokenTimeout)
	}
	if err != nil {
		return nil, fmt.Errorf("wait for the token of service account %s/%s: %w", namespace, name, err)
	}
	return &secret, nil
}
