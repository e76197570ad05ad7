// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/wait"
	kubefake "k8s.io/client-go/kubernetes/fake"
	metadatafake "k8s.io/client-go/metadata/fake"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate/server"
)

var begin = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

func member(name string) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
}

// serviceFor returns the Service of a cluster whose estimator has the address.
func serviceFor(t *testing.T, cluster, address string) *corev1.Service {
	t.Helper()
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.Atoi(port)
	if err != nil {
		t.Fatal(err)
	}
	s := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-system", Name: "karmada-scheduler-estimator-" + cluster}}
	s.Spec.Type, s.Spec.ExternalName = corev1.ServiceTypeExternalName, host
	s.Spec.Ports = []corev1.ServicePort{{Port: 10352, TargetPort: intstr.FromInt32(int32(n))}}
	return s
}

func control(objects ...client.Object) client.Client {
	return fake.NewClientBuilder().WithObjects(objects...).Build()
}

func newClient(t *testing.T, services client.Reader, o Options) (*Client, *clocktesting.FakePassiveClock) {
	t.Helper()
	clock := clocktesting.NewFakePassiveClock(begin)
	c := New(services, o, clock)
	t.Cleanup(c.Close)
	return c, clock
}

// estimator runs a server for a cluster with nodes of the given pod capacities. It stops with the test or when stop is called.
func estimator(t *testing.T, cluster string, secured server.TLS, pods ...int64) (address string, stop func()) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	return listener.Addr().String(), serve(t, listener, cluster, secured, pods...)
}

func serve(t *testing.T, listener net.Listener, cluster string, secured server.TLS, pods ...int64) (stop func()) {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := metav1.AddMetaToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	var nodes []runtime.Object
	for i, n := range pods {
		node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: strconv.Itoa(i)}}
		node.Status.Allocatable = corev1.ResourceList{corev1.ResourcePods: *quantity(n)}
		nodes = append(nodes, node)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ready, ended := make(chan struct{}), make(chan error, 1)
	o := server.Options{Cluster: cluster, TLS: secured, Clock: clocktesting.NewFakePassiveClock(begin),
		Listen: func(context.Context) (net.Listener, error) { return listener, nil }}
	go func() {
		ended <- server.Serve(ctx, o, server.Sources(kubefake.NewClientset(nodes...), metadatafake.NewSimpleMetadataClient(scheme), false),
			func() { close(ready) })
	}()
	select {
	case <-ready:
	case err := <-ended:
		t.Fatal(err)
	}
	stopped := false
	stop = func() {
		if cancel(); !stopped {
			stopped = true
			if err := <-ended; err != nil {
				t.Errorf("estimator of %s: %v", cluster, err)
			}
		}
	}
	t.Cleanup(stop)
	return stop
}

func eventually(t *testing.T, condition string, done func() bool) {
	t.Helper()
	err := wait.PollUntilContextTimeout(t.Context(), 5*time.Millisecond, time.Minute, true,
		func(context.Context) (bool, error) { return done(), nil })
	if err != nil {
		t.Fatalf("timed out waiting until %s", condition)
	}
}

// authority signs certificates.
type authority struct {
	dir  string
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
	// file is the file with its certificate.
	file string
}

func newAuthority(t *testing.T) *authority {
	t.Helper()
	a := &authority{dir: t.TempDir()}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "authority"}, NotAfter: time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC),
		IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign,
	}
	a.file, _, a.cert, a.key = a.issue(t, "ca", template)
	return a
}

func (a *authority) issue(
	t *testing.T, name string, template *x509.Certificate,
) (certFile, keyFile string, cert *x509.Certificate, key *ecdsa.PrivateKey) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	parent, signer := a.cert, a.key
	if parent == nil {
		parent, signer = template, key
	}
	der, err := x509.CreateCertificate(rand.Reader, template, parent, key.Public(), signer)
	if err != nil {
		t.Fatal(err)
	}
	if cert, err = x509.ParseCertificate(der); err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	certFile, keyFile = filepath.Join(a.dir, name+".crt"), filepath.Join(a.dir, name+".key")
	for path, block := range map[string]*pem.Block{
		certFile: {Type: "CERTIFICATE", Bytes: der},
		keyFile:  {Type: "PRIVATE KEY", Bytes: private},
	} {
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return certFile, keyFile, cert, key
}

// leaf returns a certificate for a server with the DNS names, or for a client.
func (a *authority) leaf(t *testing.T, name string, dns ...string) (certFile, keyFile string) {
	t.Helper()
	certFile, keyFile, _, _ = a.issue(t, name, &x509.Certificate{
		SerialNumber: big.NewInt(2), Subject: pkix.Name{CommonName: name}, NotAfter: time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC),
		DNSNames: dns, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	})
	return certFile, keyFile
}
