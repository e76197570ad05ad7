// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tokens

import (
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controller.
const Name = "cluster-token-controller"

const (
	// timeout bounds the requests to a member.
	timeout = 30 * time.Second
	// maxDelay bounds the delay between two checks: a Secret can be replaced by a user, whose token expires earlier.
	maxDelay = 12 * time.Hour
)

// Controller renews the tokens of clusters in Push mode. Agents renew the tokens that they report.
type Controller struct {
	control client.Client
	live    client.Reader // Secrets, uncached
	clock   clock.PassiveClock
	// connect returns a client for a member.
	connect func(*rest.Config) (client.Client, error)
}

// New returns the controller.
func New(control client.Client, live client.Reader, c clock.PassiveClock) *Controller {
	return &Controller{control: control, live: live, clock: c, connect: func(config *rest.Config) (client.Client, error) {
		scheme := runtime.NewScheme()
		if err := corev1.AddToScheme(scheme); err != nil {
			return nil, err
		}
		return client.New(config, client.Options{Scheme: scheme})
	}}
}

// Setup adds the controller to a manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	err := requeue.NewController(mgr, Name).
		For(&clusterv1alpha1.Cluster{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})). // not each report
		WithOptions(controller.Options{RateLimiter: requeue.Limiter[ctrl.Request]()}).
		Complete(c)
	if err != nil {
		return fmt.Errorf("add %s: %w", Name, err)
	}
	return nil
}

// Reconcile renews the tokens of one cluster when half of their lifetime has passed.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := c.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !cluster.DeletionTimestamp.IsZero() || cluster.Spec.SyncMode != clusterv1alpha1.Push || cluster.Spec.SecretRef == nil {
		return ctrl.Result{}, nil
	}
	var errs []error
	delay := maxDelay
	for _, ref := range []*clusterv1alpha1.LocalSecretReference{cluster.Spec.SecretRef, cluster.Spec.ImpersonatorSecretRef} {
		if ref == nil {
			continue
		}
		next, err := c.renew(ctx, &cluster, client.ObjectKey{Namespace: ref.Namespace, Name: ref.Name})
		if err != nil {
			errs = append(errs, fmt.Errorf("renew the token of cluster %s in secret %s/%s: %w", cluster.Name, ref.Namespace, ref.Name, err))
		}
		delay = min(delay, next)
	}
	if err := errors.Join(errs...); err != nil {
		return ctrl.Result{}, err
	}
	return ctrl.Result{}, requeue.After(delay, "the tokens are valid")
}

// renew renews the token in a Secret, and returns the delay until the next check.
func (c *Controller) renew(ctx context.Context, cluster *clusterv1alpha1.Cluster, key client.ObjectKey) (time.Duration, error) {
	var secret corev1.Secret
	if err := c.live.Get(ctx, key, &secret); err != nil {
		return maxDelay, client.IgnoreNotFound(err) // a user creates it
	}
	current, ok := Parse(secret.Data[member.TokenKey])
	if !ok || current.Account != "karmada-"+cluster.Name && current.Account != names.ImpersonatorAccount {
		return maxDelay, nil
	}
	if wait := current.Renewal().Sub(c.clock.Now()); wait > 0 {
		return min(wait, maxDelay), nil
	}
	config, err := member.ConfigFor(ctx, c.live, cluster)
	if err != nil {
		return maxDelay, err
	}
	config.Timeout = timeout
	observed, err := c.connect(config)
	if err != nil {
		return maxDelay, fmt.Errorf("connect to cluster %s: %w", cluster.Name, member.WithoutURL(err))
	}
	token, err := Request(ctx, observed, current.Namespace, current.Account, current.Lifetime())
	if err != nil {
		return maxDelay, fmt.Errorf("%w; if the token has expired, replace it: docs/howto/certificates.md#tokens-of-clusters", err)
	}
	if _, err := patch.Object(ctx, c.control, &secret, func(s *corev1.Secret) { s.Data[member.TokenKey] = token }); err != nil {
		return maxDelay, err
	}
	ctrl.LoggerFrom(ctx).Info("Renewed the token of a cluster", "cluster", cluster.Name, "secret", key.String())
	return min(current.Lifetime()/2, maxDelay), nil
}
