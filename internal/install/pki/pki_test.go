// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	clocktesting "k8s.io/utils/clock/testing"
)

var start = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

func ensure(t *testing.T, dir string, now time.Time, o Options) *Bundle {
	t.Helper()
	b, err := Ensure(dir, now, o)
	if err != nil {
		t.Fatalf("Ensure: %v", err)
	}
	return b
}

func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[e.Name()] = string(data)
	}
	return files
}

func TestEnsure_servesAndAuthenticates(t *testing.T) {
	t.Parallel()
	b := ensure(t, filepath.Join(t.TempDir(), "a", "pki"), start, Options{Names: []string{"karmada-webhook.karmada-system.svc", "10.96.0.1"}})

	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(b.CAPEM())
	serving, err := tls.LoadX509KeyPair(b.Serving().CertFile, b.Serving().KeyFile)
	if err != nil {
		t.Fatal(err)
	}
	for _, host := range []string{
		"localhost", "127.0.0.1", "::1", "kubernetes.default.svc", "kubernetes.default.svc.cluster.local", "karmada-webhook.karmada-system.svc",
		"10.96.0.1",
	} {
		if _, err := serving.Leaf.Verify(x509.VerifyOptions{Roots: roots, DNSName: host, CurrentTime: start}); err != nil {
			t.Errorf("serving certificate for %s: %v", host, err)
		}
	}

	clients := map[string]struct {
		roots  []byte
		pair   Pair
		user   string
		groups []string
	}{
		"administrator": {b.CAPEM(), b.Admin(), AdminUser, []string{AdminGroup}},
		"front proxy":   {b.FrontProxyCAPEM(), b.FrontProxy(), FrontProxyUser, nil},
	}
	for name, tc := range clients {
		roots := x509.NewCertPool()
		roots.AppendCertsFromPEM(tc.roots)
		pair, err := tls.LoadX509KeyPair(tc.pair.CertFile, tc.pair.KeyFile)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := pair.Leaf.Verify(x509.VerifyOptions{Roots: roots, CurrentTime: start, KeyUsages: clientUsage}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if pair.Leaf.Subject.CommonName != tc.user || !slices.Equal(pair.Leaf.Subject.Organization, tc.groups) {
			t.Errorf("%s: subject %v", name, pair.Leaf.Subject)
		}
	}

	cert, key, err := b.IssueClient(start, "user", "g1", "g2")
	if err != nil {
		t.Fatal(err)
	}
	issued, err := tls.X509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := issued.Leaf.Verify(x509.VerifyOptions{Roots: roots, CurrentTime: start, KeyUsages: clientUsage}); err != nil {
		t.Errorf("issued client certificate: %v", err)
	}
	if !slices.Equal(issued.Leaf.Subject.Organization, []string{"g1", "g2"}) {
		t.Errorf("issued client certificate: groups %v", issued.Leaf.Subject.Organization)
	}
}

func TestEnsure_permissions(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "pki")
	ensure(t, dir, start, Options{})
	if err := os.Chmod(filepath.Join(dir, "ca.key"), 0o644); err != nil { // a restore without the mode
		t.Fatal(err)
	}
	ensure(t, dir, start, Options{})

	if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("directory: %v, %v", info.Mode(), err)
	}
	for name := range contents(t, dir) {
		want := os.FileMode(0o644)
		if strings.HasSuffix(name, ".key") {
			want = 0o600
		}
		if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: mode %v, want %v (%v)", name, info.Mode(), want, err)
		}
	}
}

func TestEnsure_existingDirectory(t *testing.T) {
	t.Parallel()
	year := 365 * 24 * time.Hour
	tests := map[string]struct {
		change func(t *testing.T, dir string)
		at     time.Time
		names  []string
		want   []string // changed files
	}{
		"nothing changes": {at: start.Add(year / 2)},
		"a third of the lifetime left": {
			at:   start.Add(year*2/3 + time.Hour),
			want: []string{"admin.crt", "apiserver.crt", "front-proxy-client.crt"},
		},
		"leaves expired":            {at: start.Add(2 * year), want: []string{"admin.crt", "apiserver.crt", "front-proxy-client.crt"}},
		"a new name":                {at: start, names: []string{"example.org"}, want: []string{"apiserver.crt"}},
		"crash between key and crt": {at: start, change: remove("admin.crt"), want: []string{"admin.crt"}},
		"leaf deleted": {
			at:     start,
			change: remove("apiserver.crt", "apiserver.key"),
			want:   []string{"apiserver.crt", "apiserver.key"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(t.TempDir(), "pki")
			ensure(t, dir, start, Options{})
			before := contents(t, dir)
			if tc.change != nil {
				tc.change(t, dir)
			}
			ensure(t, dir, tc.at, Options{Names: tc.names})
			var changed []string
			for file, data := range contents(t, dir) {
				if before[file] != data {
					changed = append(changed, file)
				}
			}
			slices.Sort(changed)
			if diff := cmp.Diff(tc.want, changed); diff != "" {
				t.Errorf("changed files (-want +got):\n%s", diff)
			}
			// A second run writes nothing.
			b := ensure(t, dir, tc.at, Options{})
			if names, err := b.RenewDue(tc.at); err != nil || len(names) != 0 {
				t.Errorf("the second run renewed %v, %v", names, err)
			}
		})
	}
}

func remove(files ...string) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		t.Helper()
		for _, f := range files {
			if err := os.Remove(filepath.Join(dir, f)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func write(file, data string) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, file), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func replace(file string) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		t.Helper()
		other := filepath.Join(t.TempDir(), "pki")
		ensure(t, other, start, Options{})
		write(file, contents(t, other)[file])(t, dir)
	}
}

func TestEnsure_damage(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change func(*testing.T, string)
		at     time.Time
		want   []string
	}{
		"authority missing":                {remove("ca.crt"), start, []string{"ca.crt is missing", "backup"}},
		"key of the authority missing":     {remove("front-proxy-ca.key"), start, []string{"front-proxy-ca.key is missing"}},
		"authority is not PEM":             {write("ca.crt", "rubbish"), start, []string{"ca.crt is damaged"}},
		"authority is empty":               {write("ca.key", ""), start, []string{"ca.key is damaged"}},
		"certificate of another authority": {replace("ca.crt"), start, []string{"ca.key does not match", "ca.crt"}},
		"leaf is damaged": {
			write("admin.crt", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"),
			start,
			[]string{"admin.crt is damaged", "delete it"},
		},
		"key of a leaf missing":           {remove("apiserver.key"), start, []string{"apiserver.key is missing", "apiserver.crt"}},
		"key of another leaf":             {replace("apiserver.key"), start, []string{"apiserver.key does not match"}},
		"service-account key missing":     {remove("sa.key"), start, []string{"sa.key is missing"}},
		"service-account keys mismatched": {replace("sa.pub"), start, []string{"sa.key does not match", "sa.pub"}},
		"authority expired": {
			func(*testing.T, string) {},
			start.Add(11 * 365 * 24 * time.Hour),
			[]string{"ca.crt expired on 2035-12-31"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(t.TempDir(), "pki")
			ensure(t, dir, start, Options{})
			tc.change(t, dir)
			before := contents(t, dir)
			_, err := Ensure(dir, tc.at, Options{})
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range tc.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error %q, want it to contain %q", err, want)
				}
			}
			after := contents(t, dir)
			for _, authority := range []string{"ca.crt", "ca.key", "front-proxy-ca.crt", "front-proxy-ca.key", "sa.key", "sa.pub"} {
				if before[authority] != after[authority] {
					t.Errorf("%s was changed", authority)
				}
			}
		})
	}
}

func TestEnsure_removesTemporaryDirectories(t *testing.T) {
	t.Parallel()
	parent := t.TempDir()
	if err := os.Mkdir(filepath.Join(parent, ".pki.new-crashed"), 0o700); err != nil {
		t.Fatal(err)
	}
	ensure(t, filepath.Join(parent, "pki"), start, Options{})
	entries, err := os.ReadDir(parent)
	if err != nil || len(entries) != 1 {
		t.Errorf("directory contains %v, %v; want only pki", entries, err)
	}
}

func TestRenew_whileRunning(t *testing.T) {
	t.Parallel()
	b := ensure(t, filepath.Join(t.TempDir(), "pki"), start, Options{})
	ctx, cancel := context.WithCancel(t.Context())
	c := clocktesting.NewFakeClock(start)
	renewed := make(chan []string, 10)
	ended := make(chan error)
	go func() { ended <- b.Renew(ctx, c, func(names []string) { renewed <- names }) }()

	for !c.HasWaiters() {
		select {
		case err := <-ended:
			t.Fatalf("ended early: %v", err)
		case <-time.After(time.Millisecond):
		}
	}
	c.Step(300 * 24 * time.Hour)
	if diff := cmp.Diff([]string{"apiserver", "admin", "front-proxy-client"}, <-renewed); diff != "" {
		t.Errorf("renewed (-want +got):\n%s", diff)
	}
	list, err := b.Expiry()
	if err != nil {
		t.Fatal(err)
	}
	if left := list[0].NotAfter.Sub(c.Now()); left < 364*24*time.Hour {
		t.Errorf("%s expires in %v", list[0].Name, left)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("Renew: %v", err)
	}
}

// An update moves the administrator to the group whose rights can be revoked, and keeps its key. Programs that only renew certificates do
// not move it back.
func TestEnsure_revocableAdministrator(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "pki")
	former := ensure(t, dir, start, Options{})
	subjects := func(b *Bundle) (out []string) {
		t.Helper()
		for _, pem := range []func() ([]byte, []byte, error){b.AdminPEM, b.SuperAdminPEM} {
			cert, key, err := pem()
			if err != nil {
				t.Fatal(err)
			}
			pair, err := tls.X509KeyPair(cert, key)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, pair.Leaf.Subject.String())
		}
		return out
	}
	super, admin := "CN=system:admin,O=system:masters", "CN=system:karmada:admin,O=system:karmada:administrators"
	if got := subjects(former); !slices.Equal(got, []string{super, super}) {
		t.Errorf("subjects: %q", got)
	}
	for _, o := range []Options{{Revocable: true}, {}} {
		if got := subjects(ensure(t, dir, start, o)); !slices.Equal(got, []string{admin, super}) {
			t.Errorf("subjects of %+v: %q, want %q, %q", o, got, admin, super)
		}
	}
	before := contents(t, dir)
	ensure(t, dir, start, Options{Revocable: true})
	if diff := cmp.Diff(before, contents(t, dir)); diff != "" {
		t.Errorf("a second run wrote files: %s", diff)
	}
}
