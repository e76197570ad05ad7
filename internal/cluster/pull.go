// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync/atomic"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster/tokens"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// The credentials that an agent can report: for the control plane itself, and for the proxy, which acts on behalf of users.
const (
	ReportCredentials  = "KubeCredentials"
	ReportImpersonator = "KubeImpersonator"
	ReportNone         = "None"
)

// CheckReportSecrets returns an error if the values of --report-secrets are not valid.
func CheckReportSecrets(secrets []string) error {
	for _, secret := range secrets {
		if !slices.Contains([]string{ReportCredentials, ReportImpersonator, ReportNone}, secret) {
			return fmt.Errorf("--report-secrets: %q is none of %s, %s, %s", secret, ReportCredentials, ReportImpersonator, ReportNone)
		}
		if secret == ReportNone && len(secrets) > 1 {
			return fmt.Errorf("--report-secrets: %s excludes all others", ReportNone)
		}
	}
	return nil
}

// PullOptions configure RegisterPull. Provider, Region and Zones are set where the Cluster has none: an administrator may change them.
type PullOptions struct {
	// Options has the name, the configurations of the agent for the control plane and the cluster, and the location.
	Options
	// APIEndpoint is the address of the cluster's API server for the control plane; it may be unreachable for it.
	APIEndpoint string
	// ProxyURL is the proxy through which the control plane reaches APIEndpoint; it may be empty.
	ProxyURL string
	// ReportSecrets selects the credentials that the control plane gets.
	ReportSecrets []string
	// Clock determines whether reported tokens are still valid for long enough. It must be set if TokenLifetime is.
	Clock clock.PassiveClock
	// Fallback is set when the cluster limits the lifetime of tokens, so that tokens without expiration were reported: these are kept until
	// the process ends. Calls for the same cluster share it; nil means that each call requests new tokens.
	Fallback *atomic.Bool
}

// MismatchError reports that the name of a cluster belongs to another one.
type MismatchError struct{ message string }

func (e *MismatchError) Error() string { return e.message }

// RegisterPull creates or updates the Cluster and the credentials of a cluster in Pull mode with the rights of its agent, and
// returns the Cluster. It can be repeated; a repetition writes nothing unless something changed. The error is a *MismatchError if the
// Cluster represents another cluster; it is left unchanged.
func RegisterPull(ctx context.Context, o PullOptions) (*clusterv1alpha1.Cluster, error) {
	o.Options = o.Options.withDefaults()
	if err := checkName(o.Name); err != nil {
		return nil, err
	}
	control, observed, err := o.clients()
	if err != nil {
		return nil, err
	}
	id, err := identity(ctx, observed)
	if err != nil {
		return nil, reachError(o.Name, o.Member.Host, err)
	}
	var found clusterv1alpha1.Cluster
	err = control.Get(ctx, client.ObjectKey{Name: o.Name}, &found)
	if client.IgnoreNotFound(err) != nil {
		return nil, fmt.Errorf("read cluster %s: %w", o.Name, err)
	}
	exists := err == nil
	if exists {
		if err := o.checkSame(&found, id); err != nil {
			return nil, err
		}
	}
	var creds credentials
	if len(o.secrets(creds)) > 0 {
		if creds, _, err = o.tokens(ctx, control, observed); err != nil {
			return nil, err
		}
	}
	// The proxy must find the Secrets when the Cluster appears, which becomes their owner later.
	if err := o.report(ctx, control, creds, nil); err != nil {
		return nil, err
	}
	if exists {
		err = o.update(ctx, control, &found, id)
	} else {
		found = *o.newCluster(id)
		err = control.Create(ctx, &found)
		if apierrors.IsForbidden(err) {
			err = fmt.Errorf("%w; if the Cluster was removed, register it again with a token of `karmadactl token create --cluster %s`", err, o.Name)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("register cluster %s: %w", o.Name, err)
	}
	return &found, o.report(ctx, control, creds, &found)
}

// RenewTokens reports new tokens if half of the lifetime of the reported ones has passed, or if a user deleted them.
func RenewTokens(ctx context.Context, o PullOptions) error {
	o.Options = o.Options.withDefaults()
	if o.TokenLifetime == 0 || len(o.secrets(credentials{})) == 0 {
		return nil
	}
	control, observed, err := o.clients()
	if err != nil {
		return err
	}
	var found clusterv1alpha1.Cluster
	if err := control.Get(ctx, client.ObjectKey{Name: o.Name}, &found); err != nil {
		return client.IgnoreNotFound(err)
	}
	creds, renewed, err := o.tokens(ctx, control, observed)
	if err != nil || !renewed || found.DeletionTimestamp != nil {
		return err
	}
	return o.report(ctx, control, creds, &found)
}

// tokens returns the reported credentials, or new ones if half of their lifetime has passed. renewed is set for new ones.
func (o PullOptions) tokens(ctx context.Context, control, observed client.Client) (creds credentials, renewed bool, err error) {
	if o.TokenLifetime > 0 {
		creds, valid, err := o.reported(ctx, control)
		if valid || err != nil {
			return creds, false, err
		}
	}
	if creds, err = o.createCredentials(ctx, observed); err != nil {
		return creds, false, fmt.Errorf("create accounts in cluster %s: %w", o.Name, err)
	}
	if o.Fallback != nil {
		o.Fallback.Store(creds.fallback)
	}
	return creds, true, nil
}

// reported returns the credentials in the control plane. valid is false unless they remain valid for half of their lifetime.
func (o PullOptions) reported(ctx context.Context, control client.Client) (creds credentials, valid bool, err error) {
	for name := range o.secrets(creds) {
		var secret corev1.Secret
		err := control.Get(ctx, client.ObjectKey{Namespace: o.ClusterNamespace, Name: name}, &secret)
		if apierrors.IsNotFound(err) {
			return creds, false, nil
		}
		if err != nil {
			return creds, false, fmt.Errorf("read secret %s/%s: %w", o.ClusterNamespace, name, err)
		}
		t, expires := tokens.Parse(secret.Data[member.TokenKey])
		kept := !expires && len(secret.Data[member.TokenKey]) > 0 && o.Fallback != nil && o.Fallback.Load()
		if !kept && (!expires || !o.Clock.Now().Before(t.Renewal())) {
			return creds, false, nil
		}
		if name == o.Name {
			creds.token, creds.ca = secret.Data[member.TokenKey], secret.Data[member.CAKey]
		} else {
			creds.impersonator = secret.Data[member.TokenKey]
		}
	}
	return creds, true, nil
}

// checkSame returns a *MismatchError unless the Cluster has this ID and is in Pull mode.
func (o PullOptions) checkSame(found *clusterv1alpha1.Cluster, id string) error {
	switch {
	case found.Spec.SyncMode != clusterv1alpha1.Pull:
		return &MismatchError{fmt.Sprintf(
			"cluster %s is registered in %s mode; remove it with `karmadactl unjoin %s` before it is registered in Pull mode",
			o.Name, found.Spec.SyncMode, o.Name)}
	case found.Spec.ID != "" && found.Spec.ID != id:
		return &MismatchError{fmt.Sprintf("cluster %s is registered with the ID %s, but the ID of this cluster is %s; choose another name, "+
			"or remove the registered cluster with `karmadactl unregister %s`", o.Name, found.Spec.ID, id, o.Name)}
	}
	return nil
}

func (o PullOptions) newCluster(id string) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: o.Name}}
	c.Spec.SyncMode = clusterv1alpha1.Pull
	o.setConnection(&c.Spec, id)
	return c
}

// setConnection sets the fields that the agent owns.
func (o PullOptions) setConnection(spec *clusterv1alpha1.ClusterSpec, id string) {
	spec.ID = id
	spec.Provider, spec.Region = cmp.Or(spec.Provider, o.Provider), cmp.Or(spec.Region, o.Region)
	if len(spec.Zones) == 0 && spec.Zone == "" {
		spec.Zones = o.Zones
	}
	spec.APIEndpoint, spec.ProxyURL = o.APIEndpoint, o.ProxyURL
	spec.InsecureSkipTLSVerification = o.Member.Insecure
	spec.SecretRef, spec.ImpersonatorSecretRef = nil, nil
	ref := func(name string) *clusterv1alpha1.LocalSecretReference {
		return &clusterv1alpha1.LocalSecretReference{Namespace: o.ClusterNamespace, Name: name}
	}
	if slices.Contains(o.ReportSecrets, ReportCredentials) {
		spec.SecretRef = ref(o.Name)
	}
	if slices.Contains(o.ReportSecrets, ReportImpersonator) {
		spec.ImpersonatorSecretRef = ref(impersonatorSecret(o.Name))
	}
}

func (o PullOptions) update(ctx context.Context, control client.Client, found *clusterv1alpha1.Cluster, id string) error {
	_, err := patch.Object(ctx, control, found, func(c *clusterv1alpha1.Cluster) { o.setConnection(&c.Spec, id) })
	return err
}

// secrets returns the data of the Secrets to report, by name.
func (o PullOptions) secrets(creds credentials) map[string]map[string][]byte {
	out := map[string]map[string][]byte{}
	if slices.Contains(o.ReportSecrets, ReportImpersonator) {
		out[impersonatorSecret(o.Name)] = map[string][]byte{member.TokenKey: creds.impersonator}
	}
	if slices.Contains(o.ReportSecrets, ReportCredentials) {
		out[o.Name] = map[string][]byte{member.TokenKey: creds.token, member.CAKey: creds.ca}
	}
	return out
}

// report creates or patches the Secrets. An agent may neither list nor replace Secrets.
func (o PullOptions) report(ctx context.Context, control client.Client, creds credentials, owner *clusterv1alpha1.Cluster) error {
	for name, data := range o.secrets(creds) {
		if err := o.reportSecret(ctx, control, name, data, owner); err != nil {
			return fmt.Errorf("report the credentials of cluster %s in secret %s/%s: %w", o.Name, o.ClusterNamespace, name, err)
		}
	}
	return nil
}

func (o PullOptions) reportSecret(
	ctx context.Context, control client.Client, name string, data map[string][]byte, owner *clusterv1alpha1.Cluster,
) error {
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: o.ClusterNamespace, Name: name}}
	set := func(s *corev1.Secret) error {
		if s.Labels == nil {
			s.Labels = map[string]string{}
		}
		s.Labels[names.System] = "true"
		s.Data = data
		if owner == nil {
			return nil
		}
		return setOwner(s, owner, control.Scheme())
	}
	err := control.Get(ctx, client.ObjectKeyFromObject(secret), secret)
	if apierrors.IsNotFound(err) {
		if err := set(secret); err != nil {
			return err
		}
		return control.Create(ctx, secret)
	}
	if err != nil {
		return err
	}
	var invalid error
	_, err = patch.Object(ctx, control, secret, func(s *corev1.Secret) { invalid = set(s) })
	if invalid != nil {
		return invalid
	}
	return err
}
