// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"bytes"
	"context"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	testingclock "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
)

// due returns the number of certificates that expire soon.
func (f *fixture) due(t *testing.T) int {
	t.Helper()
	entries, err := host.Renewal{Host: f.host, Namespace: "fleet", Now: f.clock.Now}.Certificates(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, e := range entries {
		if e.State(f.clock.Now()) != pki.Valid {
			n++
		}
	}
	return n
}

// annotate changes the record of the installation.
func (f *fixture) annotate(t *testing.T, name, value string) {
	t.Helper()
	record := &corev1.ConfigMap{}
	if err := f.host.Get(t.Context(), client.ObjectKey{Namespace: "fleet", Name: manifests.Record}, record); err != nil {
		t.Fatal(err)
	}
	metav1.SetMetaDataAnnotation(&record.ObjectMeta, name, value)
	if err := f.host.Update(t.Context(), record); err != nil {
		t.Fatal(err)
	}
}

// The certificates of an installed control plane are renewed, also if nothing else of it can be changed.
func TestReconcile_renewsCertificates(t *testing.T) {
	t.Parallel()
	ca := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "fleet", Name: "ca"}}
	pair, err := pki.NewAuthority("company", time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC))
	if err != nil {
		t.Fatal(err)
	}
	ca.Data = map[string][]byte{manifests.CertKey: pair.Cert, manifests.PrivateKey: pair.Key}
	for name, tc := range map[string]struct {
		spec    operatorv1alpha1.KarmadaSpec
		change  func(*testing.T, *fixture, *operatorv1alpha1.Karmada)
		refused bool // Reconcile returns an error, which is retried with backoff
		kept    bool // certificates are not renewed
	}{
		"unchanged": {},
		"suspended": {change: func(_ *testing.T, _ *fixture, k *operatorv1alpha1.Karmada) { k.Spec.Suspend = new(true) }},
		"restore in progress": {kept: true, change: func(t *testing.T, f *fixture, k *operatorv1alpha1.Karmada) {
			k.Spec.Suspend = new(true)
			f.annotate(t, "install.karmada.io/restoring", "true")
		}},
		"other manager": {kept: true, change: func(t *testing.T, f *fixture, k *operatorv1alpha1.Karmada) {
			k.Spec.Suspend = new(true)
			f.annotate(t, "install.karmada.io/managed-by", "Karmada fleet/b")
		}},
		"invalid": {change: func(_ *testing.T, _ *fixture, k *operatorv1alpha1.Karmada) {
			k.Spec.Components = &operatorv1alpha1.KarmadaComponents{KarmadaScheduler: &operatorv1alpha1.Component{
				ExtraArgs: map[string]string{"not a flag": ""},
			}}
		}},
		"refused": {refused: true, change: func(_ *testing.T, _ *fixture, k *operatorv1alpha1.Karmada) {
			k.Spec.Components = &operatorv1alpha1.KarmadaComponents{Etcd: &operatorv1alpha1.Etcd{Local: &operatorv1alpha1.LocalEtcd{
				VolumeData: &operatorv1alpha1.VolumeData{EmptyDir: &corev1.EmptyDirVolumeSource{}},
			}}}
		}},
		"no node": {refused: true, change: func(t *testing.T, f *fixture, _ *operatorv1alpha1.Karmada) {
			if err := f.host.Delete(t.Context(), &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n1"}}); err != nil {
				t.Fatal(err)
			}
		}},
		"given CA is deleted": {
			spec: operatorv1alpha1.KarmadaSpec{CustomCertificate: &operatorv1alpha1.CustomCertificate{
				APIServerCACert: &operatorv1alpha1.LocalSecretReference{Name: "ca"},
			}},
			change: func(t *testing.T, f *fixture, _ *operatorv1alpha1.Karmada) {
				if err := f.control.Delete(t.Context(), &corev1.Secret{ObjectMeta: ca.ObjectMeta}); err != nil {
					t.Fatal(err)
				}
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, karmada("a", tc.spec), ca.DeepCopy())
			if _, err := f.reconcile(t, "a"); err != nil {
				t.Fatal(err)
			}
			k := f.read(t, "a")
			if tc.change != nil {
				tc.change(t, f, k)
			}
			if err := f.control.Update(t.Context(), k); err != nil {
				t.Fatal(err)
			}
			f.clock.(*testingclock.FakePassiveClock).SetTime(f.clock.Now().Add(364 * 24 * time.Hour))
			result, err := f.reconcile(t, "a")
			if (err != nil) != tc.refused || (result.RequeueAfter != resync) != tc.refused {
				t.Errorf("Reconcile() = %v, %v, want to run again", result, err)
			}
			if due := f.due(t); (due > 0) != tc.kept {
				t.Errorf("%d certificates expire soon, kept: want %v", due, tc.kept)
			}
			writes, applied := f.writes, f.host.Writes
			if _, err := f.reconcile(t, "a"); (err != nil) != tc.refused || f.writes != writes || f.host.Writes != applied {
				t.Errorf("second run: %v, %d and %d writes, want none", err, f.writes-writes, f.host.Writes-applied)
			}
		})
	}
}

// The kubeconfig of a control plane in another cluster contains the renewed certificate of the administrator.
func TestReconcile_renewsKubeconfigOfRemote(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*fixture, *operatorv1alpha1.Karmada){
		"suspended":                  func(_ *fixture, k *operatorv1alpha1.Karmada) { k.Spec.Suspend = new(true) },
		"component is not available": func(f *fixture, _ *operatorv1alpha1.Karmada) { f.host.Broken = "karmada-scheduler" },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			renewsKubeconfigOfRemote(t, change)
		})
	}
}

func renewsKubeconfigOfRemote(t *testing.T, change func(*fixture, *operatorv1alpha1.Karmada)) {
	t.Helper()
	f := newFixture(t, karmada("a", operatorv1alpha1.KarmadaSpec{
		HostCluster: &operatorv1alpha1.HostCluster{APIEndpoint: "https://h", SecretRef: &operatorv1alpha1.LocalSecretReference{Name: "host"}},
		Components: &operatorv1alpha1.KarmadaComponents{
			KarmadaAPIServer: &operatorv1alpha1.KarmadaAPIServer{ServiceType: corev1.ServiceTypeNodePort},
		},
	}))
	kubeconfig := func() []byte {
		t.Helper()
		s := &corev1.Secret{}
		if err := f.control.Get(t.Context(), client.ObjectKey{Namespace: "fleet", Name: "a-admin-config"}, s); err != nil {
			t.Fatal(err)
		}
		return s.Data[manifests.KubeconfigKey]
	}
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	before := kubeconfig()
	k := f.read(t, "a")
	change(f, k)
	if err := f.control.Update(t.Context(), k); err != nil {
		t.Fatal(err)
	}
	f.clock.(*testingclock.FakePassiveClock).SetTime(f.clock.Now().Add(364 * 24 * time.Hour))
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(before, kubeconfig()) {
		t.Error("the kubeconfig was not renewed")
	}
}

// A Karmada without the credentials of its host cluster is reported, also if it is deleted.
func TestReconcile_removeWithoutCredentials(t *testing.T) {
	t.Parallel()
	f := newFixture(t, karmada("a", operatorv1alpha1.KarmadaSpec{HostCluster: &operatorv1alpha1.HostCluster{APIEndpoint: "https://h"}}))
	f.connect = func(ctx context.Context, k *operatorv1alpha1.Karmada) (client.Client, *rest.Config, error) {
		return f.connectRemote(ctx, k)
	}
	for range 2 {
		if _, err := f.reconcile(t, "a"); err == nil {
			t.Error("Reconcile() succeeds without a host cluster")
		}
		if err := f.control.Delete(t.Context(), f.read(t, "a")); err != nil {
			t.Fatal(err)
		}
	}
	f.wantReady(t, "a", metav1.ConditionFalse, reasonRemoving, "hostCluster.secretRef")
}
