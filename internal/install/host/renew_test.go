// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/test/hosttest"
)

// A day before they expire, all certificates are renewed by the same CAs; only their Secrets are written, and only once.
func TestRenewal_renewsBeforeExpiry(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	i := installation(c, manifests.Spec{}, &steps)
	if err := i.Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	later := func() time.Time { return time.Now().Add(364 * 24 * time.Hour) }
	r := Renewal{Host: c, Namespace: namespace, Now: later, DryRun: true}
	want := len(i.Spec.RequiredCertificates())
	before := versions(t, c)
	if renewed, err := r.Run(t.Context()); err != nil || len(renewed.Changes) != want {
		t.Fatalf("Run(dry run) = %d certificates, %v, want %d", len(renewed.Changes), err, want)
	}
	if diff := cmp.Diff(before, versions(t, c)); diff != "" {
		t.Errorf("a dry run wrote objects:\n%s", diff)
	}
	r.DryRun = false
	renewed, err := r.Run(t.Context())
	if err != nil || len(renewed.Changes) != want {
		t.Fatalf("Run() = %d certificates, %v, want %d", len(renewed.Changes), err, want)
	}
	written := 0
	after := versions(t, c)
	for name, version := range after {
		if before[name] != version {
			written++
			if !strings.HasPrefix(name, "Secret/") {
				t.Errorf("%s was written", name)
			}
		}
	}
	if written != want {
		t.Errorf("%d objects were written, want %d Secrets", written, want)
	}
	entries, err := r.Certificates(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.State(later()) != pki.Valid {
			t.Errorf("%s is %s", e.Location, e.State(later()))
		}
	}
	if again, err := r.Run(t.Context()); err != nil || len(again.Changes) > 0 {
		t.Errorf("second Run() = %v, %v", again.Changes, err)
	}
	if diff := cmp.Diff(after, versions(t, c)); diff != "" {
		t.Errorf("the second run wrote objects:\n%s", diff)
	}
	r.All = true
	if all, err := r.Run(t.Context()); err != nil || len(all.Changes) != want {
		t.Errorf("Run(all) = %d certificates, %v, want %d", len(all.Changes), err, want)
	}
}

// A renewal does not create CAs: that would invalidate the credentials of every client.
func TestRenewal_needsAuthorities(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	r := Renewal{Host: c, Namespace: namespace, Now: time.Now}
	if _, err := r.Run(t.Context()); err == nil || !strings.Contains(err.Error(), "contains no control plane") {
		t.Errorf("Run() = %v in an empty namespace", err)
	}
	var steps []string
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: manifests.AuthoritiesSecret}}
	if err := c.Delete(t.Context(), secret); err != nil {
		t.Fatal(err)
	}
	before := versions(t, c)
	if _, err := r.Run(t.Context()); err == nil || !strings.Contains(err.Error(), "restore the Secret from a backup") {
		t.Errorf("Run() = %v without CAs", err)
	}
	if diff := cmp.Diff(before, versions(t, c)); diff != "" {
		t.Errorf("objects were written:\n%s", diff)
	}
}

// A control plane of an earlier version grants no rights to the group of administrators: until its upgrade, its administrator keeps the
// former certificate.
func TestRenewal_keepsFormerAdministrator(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	i := installation(c, manifests.Spec{}, &steps)
	if err := i.Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{manifests.AdminConfig, manifests.SuperAdminConfig} {
		secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name}}
		if err := c.Delete(t.Context(), secret); err != nil {
			t.Fatal(err)
		}
	}
	renewed, err := Renewal{Host: c, Namespace: namespace, Now: time.Now}.Run(t.Context())
	if err != nil || len(renewed.Changes) != 1 || renewed.Changes[0].Secret != manifests.AdminConfig {
		t.Fatalf("Run() = %v, %v, want only the certificate of the administrator", renewed.Changes, err)
	}
	cert, err := pki.Describe(renewed.Installation.Issued().Certificates[manifests.AdminConfig].Cert)
	if err != nil || cert.Subject != "CN=system:admin,O=system:masters" {
		t.Errorf("certificate of the administrator: %s, %v", cert.Subject, err)
	}
	if err := i.Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	cert, err = pki.Describe(i.Issued().Certificates[manifests.AdminConfig].Cert)
	if err != nil || cert.Subject != "CN=system:karmada:admin,O=system:karmada:administrators" {
		t.Errorf("certificate of the administrator after the upgrade: %s, %v", cert.Subject, err)
	}
}
