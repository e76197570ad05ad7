// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/manifests"
)

// Renewal issues the certificates of an installed control plane again before they expire. It reads and changes only the Secrets of
// these certificates, and creates nothing: the CAs and the key of service account tokens must exist.
type Renewal struct {
	Host      client.Client
	Namespace string
	Now       func() time.Time
	// All also renews certificates that have more of their lifetime left.
	All bool
	// DryRun writes nothing.
	DryRun bool
}

// Renewed is the result of a Renewal.
type Renewed struct {
	// Changes are the certificates that were issued, or would be with DryRun.
	Changes []credentials.Change
	// Installation is the control plane with the new certificates.
	Installation *Installation
}

// Run renews the certificates. A second run changes nothing, unless All is set.
func (r Renewal) Run(ctx context.Context) (Renewed, error) {
	i, current, err := r.read(ctx)
	if err != nil {
		return Renewed{}, err
	}
	// The rights of the administrator of this version are granted in an upgrade.
	_, super := current.Certificates[manifests.SuperAdminConfig]
	i.Spec.Certificates.Former = !super
	previous := current
	if r.All {
		// The client certificate of an external etcd is not issued here.
		previous.Certificates = maps.Clone(current.Certificates)
		for _, c := range i.Spec.RequiredCertificates() {
			delete(previous.Certificates, c.Secret)
		}
	}
	issued, changes, err := credentials.Ensure(i.Spec, previous, credentials.Given{}, r.Now())
	if err != nil {
		return Renewed{}, err
	}
	if r.All {
		for n := range changes {
			changes[n].Reason = "requested"
		}
	}
	i.issued = issued
	result := Renewed{Changes: changes, Installation: i}
	if r.DryRun || len(changes) == 0 {
		return result, nil
	}
	stages, err := manifests.Render(i.Spec, issued)
	if err != nil {
		return Renewed{}, err
	}
	for _, stage := range stages {
		for _, o := range stage.Objects {
			changed := slices.ContainsFunc(changes, func(c credentials.Change) bool { return c.Secret == o.GetName() })
			if _, ok := o.(*corev1.Secret); !ok || !changed {
				continue
			}
			if err := i.apply(ctx, o); err != nil {
				return Renewed{}, err
			}
		}
	}
	return result, nil
}

// read returns the installation and its certificates.
func (r Renewal) read(ctx context.Context) (*Installation, manifests.Issued, error) {
	spec, err := Installed(ctx, r.Host, r.Namespace)
	if err != nil {
		return nil, manifests.Issued{}, err
	}
	if spec == nil {
		return nil, manifests.Issued{}, fmt.Errorf("namespace %s of the host cluster contains no control plane: ConfigMap %[1]s/%s not found",
			r.Namespace, record)
	}
	s := spec.Complete()
	var secrets []corev1.Secret
	for _, name := range s.CertificateSecrets() {
		var secret corev1.Secret
		err := r.Host.Get(ctx, client.ObjectKey{Namespace: r.Namespace, Name: name}, &secret)
		if apierrors.IsNotFound(err) {
			continue // Ensure issues what is missing
		}
		if err != nil {
			return nil, manifests.Issued{}, fmt.Errorf("read Secret %s/%s of the host cluster: %w", r.Namespace, name, err)
		}
		secrets = append(secrets, secret)
	}
	current := credentials.FromSecrets(secrets)
	var errs []error
	for _, a := range manifests.Authorities() {
		if pair := current.Authorities[a]; len(pair.Cert) == 0 || len(pair.Key) == 0 && (a != manifests.EtcdCA || s.Etcd.External == nil) {
			errs = append(errs, fmt.Errorf("CA %s or its key is missing in Secret %s/%s of the host cluster: restore the Secret from a backup; "+
				"certificates of a CA that is kept elsewhere must be renewed there", a, r.Namespace, manifests.AuthoritiesSecret))
		}
	}
	if len(current.ServiceAccounts.Key) == 0 {
		errs = append(errs, fmt.Errorf("the key of service account tokens is missing in Secret %s/%s of the host cluster: "+
			"restore the Secret from a backup", r.Namespace, manifests.ServiceAccountsSecret))
	}
	return &Installation{Host: r.Host, Spec: s, Now: r.Now}, current, errors.Join(errs...)
}

// Certificates returns the certificates of an installed control plane.
func (r Renewal) Certificates(ctx context.Context) ([]credentials.Entry, error) {
	_, current, err := r.read(ctx)
	if err != nil {
		return nil, err
	}
	return credentials.List(current)
}
