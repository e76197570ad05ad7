// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/test/hosttest"
)

// secretData returns the contents of all Secrets of the namespace.
func secretData(t *testing.T, c client.Client) map[string]map[string][]byte {
	t.Helper()
	var list corev1.SecretList
	if err := c.List(t.Context(), &list, client.InNamespace(namespace)); err != nil {
		t.Fatal(err)
	}
	out := map[string]map[string][]byte{}
	for _, s := range list.Items {
		out[s.Name] = s.Data
	}
	return out
}

// replicas returns the replicas of all Deployments of the namespace.
func replicas(t *testing.T, c client.Client) map[string]int32 {
	t.Helper()
	var list appsv1.DeploymentList
	if err := c.List(t.Context(), &list, client.InNamespace(namespace)); err != nil {
		t.Fatal(err)
	}
	out := map[string]int32{}
	for _, d := range list.Items {
		out[d.Name] = *d.Spec.Replicas
	}
	return out
}

// A run of the operator or of Helm that begins while the components stop must find that a restore is in progress.
func TestRestore_recordsFirst(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	i := installation(c, manifests.Spec{}, &steps)
	stopped := false
	i.Host = interceptor.NewClient(c.Client.(client.WithWatch), interceptor.Funcs{
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			if d, ok := o.(*appsv1.Deployment); ok && d.Spec.Replicas != nil && *d.Spec.Replicas == 0 && !stopped {
				stopped = true
				if r, err := ReadRecord(ctx, c, namespace); err != nil || !r.Restoring {
					t.Errorf("record when components stop: %+v, %v", r, err)
				}
			}
			return c.Patch(ctx, o, p, opts...)
		},
	})
	if err := i.Restore(t.Context(), nil, func(context.Context) error { return errors.New("interrupted") }); err == nil || !stopped {
		t.Errorf("Restore() = %v, stopped components: %v", err, stopped)
	}
}

// The keys for encryption at rest are not part of a backup unless requested. Without them, a restore changes nothing.
func TestBackupSecrets_withoutEncryptionKey(t *testing.T) {
	t.Parallel()
	spec := manifests.Spec{EncryptionSecret: "keys"}
	keys := func() *corev1.Secret {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "keys"}, Data: map[string][]byte{"k": []byte("v")}}
	}
	first := hosttest.New(Scheme(), keys())
	var steps []string
	if err := installation(first, spec, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	secrets, err := BackupSecrets(t.Context(), first, spec.Complete(), false)
	if err != nil || slices.ContainsFunc(secrets, func(s corev1.Secret) bool { return s.Name == "keys" }) {
		t.Fatalf("BackupSecrets() has the keys, or fails: %v", err)
	}
	restored := func(context.Context) error { return nil }
	lost := hosttest.New(Scheme())
	err = installation(lost, spec, &steps).Restore(t.Context(), secrets, restored)
	if err == nil || !strings.Contains(err.Error(), "--include-encryption-key") || len(secretData(t, lost)) > 0 {
		t.Errorf("Restore() without the keys = %v, %d Secrets; want an error and no change", err, len(secretData(t, lost)))
	}
	kept := hosttest.New(Scheme(), keys())
	if err := installation(kept, spec, &steps).Restore(t.Context(), secrets, restored); err != nil {
		t.Errorf("Restore() with the keys in the host cluster = %v", err)
	}
}

// A backup contains all Secrets that a control plane in another host cluster needs, so that credentials of clusters and users stay valid.
func TestRestore(t *testing.T) {
	t.Parallel()
	spec := manifests.Spec{EncryptionSecret: "keys", OIDCSecret: "issuer", Estimators: []string{"m1"}}
	user := func(name, value string) *corev1.Secret {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name}, Data: map[string][]byte{"k": []byte(value)}}
	}
	first := hosttest.New(Scheme(), user("keys", "first"), user("issuer", "first"), user(manifests.EstimatorSecret("m1"), "first"),
		user("other", "first"))
	var steps []string
	if err := installation(first, spec, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	secrets, err := BackupSecrets(t.Context(), first, spec.Complete(), true)
	if err != nil {
		t.Fatal(err)
	}
	want := secretData(t, first)
	delete(want, "other")
	before := replicas(t, first)

	for name, c := range map[string]*hosttest.Cluster{
		"same cluster": first, "empty cluster": hosttest.New(Scheme()),
		"cluster with another installation": func() *hosttest.Cluster {
			c := hosttest.New(Scheme(), user("keys", "rotated"))
			if err := installation(c, spec, &steps).Install(t.Context()); err != nil {
				t.Fatal(err)
			}
			return c
		}(),
	} {
		t.Run(name, func(t *testing.T) {
			installed := secretData(t, c)
			// An interrupted restore leaves the components stopped. It can be repeated.
			failure := errors.New("interrupted")
			interrupt := func(context.Context) error { return failure }
			if err := installation(c, spec, &steps).Restore(t.Context(), secrets, interrupt); !errors.Is(err, failure) {
				t.Fatalf("Restore() = %v, want %v", err, failure)
			}
			for d, n := range replicas(t, c) {
				if n != 0 {
					t.Errorf("%s has %d replicas while objects are replaced", d, n)
				}
			}
			// Nothing else starts the components with a part of the objects.
			for _, install := range []func(*Installation) error{
				func(i *Installation) error { return i.Install(t.Context()) },
				func(i *Installation) error { return i.InstallContents(t.Context()) },
			} {
				if err := install(installation(c, spec, &steps)); err == nil || !strings.Contains(err.Error(), "repeat `karmadactl restore`") {
					t.Errorf("Install() after an interrupted restore = %v", err)
				}
			}
			calls := 0
			replace := func(context.Context) error {
				calls++
				for d, n := range replicas(t, c) {
					if n != 0 {
						t.Errorf("%s has %d replicas while objects are replaced", d, n)
					}
				}
				return nil
			}
			if err := installation(c, spec, &steps).Restore(t.Context(), secrets, replace); err != nil || calls != 1 {
				t.Fatalf("Restore() = %v with %d calls", err, calls)
			}
			expected := maps.Clone(want)
			if strings.Contains(name, "another") {
				expected["keys"] = map[string][]byte{"k": []byte("rotated")} // the user's Secret is newer than the backup
				keepEtcd(expected, installed)
			}
			got := secretData(t, c)
			delete(got, "other")
			if diff := cmp.Diff(expected, got); diff != "" {
				t.Errorf("Secrets -want +got\n%s", diff)
			}
			if diff := cmp.Diff(before, replicas(t, c)); diff != "" {
				t.Errorf("replicas -want +got\n%s", diff)
			}
			if err := installation(c, spec, &steps).Install(t.Context()); err != nil {
				t.Errorf("Install() after the restore = %v", err)
			}
		})
	}
}

// keepEtcd sets the credentials of an installed etcd in the expected Secrets.
func keepEtcd(expected, installed map[string]map[string][]byte) {
	authorities := maps.Clone(expected[manifests.AuthoritiesSecret])
	for _, key := range []string{"etcd-ca.crt", "etcd-ca.key"} {
		authorities[key] = installed[manifests.AuthoritiesSecret][key]
	}
	expected[manifests.AuthoritiesSecret] = authorities
	for _, name := range manifests.EtcdSecrets() {
		delete(expected, name)
		if data, ok := installed[name]; ok {
			expected[name] = data
		}
	}
}

// A control plane with etcd in another place is restored from a backup, and keeps the credentials of its etcd.
func TestRestore_placeOfEtcd(t *testing.T) {
	t.Parallel()
	pair, err := pki.NewAuthority("external", time.Now())
	if err != nil {
		t.Fatal(err)
	}
	given := credentials.Given{ExternalEtcdCA: pair.Cert, ExternalEtcdClient: pki.KeyPair{Cert: []byte("client"), Key: []byte("key")}}
	renewed := given
	renewed.ExternalEtcdClient.Cert = []byte("renewed")
	for name, tc := range map[string]struct {
		from, to           manifests.Spec
		givenFrom, givenTo credentials.Given
	}{
		"to an external one":   {from: path("/a"), to: external("etcd", ""), givenTo: given},
		"from an external one": {from: external("etcd", ""), to: path("/a"), givenFrom: given},
		"renewed client":       {from: external("etcd", ""), to: external("etcd", ""), givenFrom: given, givenTo: renewed},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var steps []string
			install := func(spec manifests.Spec, given credentials.Given) *hosttest.Cluster {
				c := hosttest.New(Scheme())
				i := installation(c, spec, &steps)
				i.Given = given
				if err := i.Install(t.Context()); err != nil {
					t.Fatal(err)
				}
				return c
			}
			former, c := install(tc.from, tc.givenFrom), install(tc.to, tc.givenTo)
			secrets, err := BackupSecrets(t.Context(), former, tc.from.Complete(), true)
			if err != nil {
				t.Fatal(err)
			}
			expected := secretData(t, former)
			keepEtcd(expected, secretData(t, c))
			for range 2 {
				err := installation(c, tc.to, &steps).Restore(t.Context(), secrets, func(context.Context) error { return nil })
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(expected, secretData(t, c)); diff != "" {
					t.Errorf("Secrets -want +got\n%s", diff)
				}
			}
		})
	}
}
