// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package identity

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"math/big"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"
	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	testingclock "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/names"
)

// certificate returns a self-signed certificate that is valid for a day from epoch.
func certificate(t *testing.T, name string) (raw []byte, parsed *x509.Certificate) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: name}, NotBefore: epoch, NotAfter: epoch.Add(24 * time.Hour),
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err == nil {
		parsed, err = x509.ParseCertificate(der)
	}
	if err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), parsed
}

var epoch = time.Unix(1_000_000, 0).UTC()

func TestDiscovery_validate(t *testing.T) {
	t.Parallel()
	const token = "abcdef.0123456789abcdef"
	pin := "sha256:" + strings.Repeat("ab", 32)
	for name, test := range map[string]struct {
		d    Discovery
		want string
	}{
		"pinned":         {Discovery{Token: token, Pins: []string{pin}}, ""},
		"unpinned":       {Discovery{Token: token, Unpinned: true}, ""},
		"no token":       {Discovery{Pins: []string{pin}}, "token is required"},
		"invalid token":  {Discovery{Token: "abc", Pins: []string{pin}}, "was not of the form"},
		"no pin":         {Discovery{Token: token}, "need to verify CACertHashes, or set --discovery-token-unsafe-skip-ca-verification=true"},
		"short hash":     {Discovery{Token: token, Pins: []string{"sha256:ab"}}, "invalid CA hash"},
		"no hash prefix": {Discovery{Token: token, Pins: []string{strings.Repeat("ab", 32)}}, "invalid CA hash"},
	} {
		err := test.d.Validate()
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
			t.Errorf("%s: Validate = %v, want %q", name, err, test.want)
		}
	}
}

func TestDiscovery_checkPins(t *testing.T) {
	t.Parallel()
	ca, parsed := certificate(t, "ca")
	matching := Discovery{Pins: []string{"sha256:" + strings.Repeat("0", 64), strings.ToUpper(Pin(parsed))}}
	if err := matching.checkPins(ca); err != nil {
		t.Errorf("checkPins of one matching pin = %v", err)
	}
	err := Discovery{Pins: []string{"sha256:" + strings.Repeat("0", 64)}}.checkPins(ca)
	if err == nil || !strings.Contains(err.Error(), Pin(parsed)) {
		t.Errorf("checkPins = %v, want an error with the hash of the CA", err)
	}
}

// newRequestTo returns a request that is created in a fake control plane.
func newRequestTo(t *testing.T, client *fake.Clientset, change func(*certificatesv1.CertificateSigningRequest)) *request {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	csr, err := newRequest(key, "m1", "0123456789abcdef", time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	csr.Name = "m1-abcde"
	if change != nil {
		change(csr)
	}
	r := &request{client: client, csr: csr, cluster: "m1"}
	if err := r.create(t.Context()); err != nil {
		t.Fatal(err)
	}
	return r
}

func TestRequest_content(t *testing.T) {
	t.Parallel()
	r := newRequestTo(t, fake.NewSimpleClientset(), nil)
	block, _ := pem.Decode(r.csr.Spec.Request)
	parsed, err := x509.ParseCertificateRequest(block.Bytes)
	if err != nil {
		t.Fatal(err)
	}
	s := parsed.Subject
	if s.CommonName != "system:karmada:agent:m1" || !slices.Equal(s.Organization, []string{
		"system:karmada:agents", "system:karmada:registration:m1:0123456789abcdef",
	}) {
		t.Errorf("subject %v", s)
	}
	if *r.csr.Spec.ExpirationSeconds != 3600 || r.csr.Labels["karmada.io/system"] != "true" {
		t.Errorf("request %+v", r.csr)
	}
}

// A new registration has a new ID, and a renewed certificate has the ID of the old one.
func TestRegistrationOf(t *testing.T) {
	t.Parallel()
	token := &rest.Config{BearerToken: "abcdef.0123456789abcdef"}
	first, err := registrationOf(token, "m1")
	second, err2 := registrationOf(token, "m1")
	if err = errors.Join(err, err2); err != nil || first == "" || first == second {
		t.Errorf("IDs of two registrations: %q, %q, %v", first, second, err)
	}
	for id, organizations := range map[string][]string{
		first: {"system:karmada:agents", names.RegistrationGroup("m1", first)},
		"":    {"system:karmada:agents", names.RegistrationGroup("m2", first)},
	} {
		agent := &rest.Config{TLSClientConfig: rest.TLSClientConfig{CertData: selfSigned(t, organizations)}}
		if got, err := registrationOf(agent, "m1"); err != nil || got != id {
			t.Errorf("ID of the agent with organizations %q = %q, %v, want %q", organizations, got, err, id)
		}
	}
	if got, err := registrationOf(&rest.Config{TLSClientConfig: rest.TLSClientConfig{CertData: []byte("x")}}, "m1"); err == nil {
		t.Errorf("ID of an invalid certificate = %q", got)
	}
}

// selfSigned returns a certificate for organizations, in PEM.
func selfSigned(t *testing.T, organizations []string) []byte {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{Organization: organizations}}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
}

// A request ends with the certificate, or with the reason why there is none.
func TestRequest_await(t *testing.T) {
	t.Parallel()
	condition := func(kind certificatesv1.RequestConditionType) func(*certificatesv1.CertificateSigningRequest) {
		return func(c *certificatesv1.CertificateSigningRequest) {
			c.Status.Conditions = []certificatesv1.CertificateSigningRequestCondition{{Type: kind, Reason: "Policy", Message: "no"}}
		}
	}
	for name, test := range map[string]struct {
		change func(*certificatesv1.CertificateSigningRequest)
		want   string
	}{
		"issued": {func(c *certificatesv1.CertificateSigningRequest) { c.Status.Certificate = []byte("pem") }, ""},
		"denied": {condition(certificatesv1.CertificateDenied), "Policy: no"},
		"failed": {condition(certificatesv1.CertificateFailed), "Policy: no"},
		"refused": {func(c *certificatesv1.CertificateSigningRequest) {
			c.Annotations = map[string]string{"registration.karmada.io/not-approved": "cluster m1 exists"}
		}, "cluster m1 exists"},
		"pending": {nil, "still pending after 1ms"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newRequestTo(t, fake.NewSimpleClientset(), test.change)
			got, err := r.await(t.Context(), time.Millisecond)
			if test.want == "" {
				if err != nil || string(got) != "pem" {
					t.Errorf("await = %q, %v", got, err)
				}
				return
			}
			var refused *RefusedError
			if err == nil || !strings.Contains(err.Error(), test.want) || (name != "pending") != errors.As(err, &refused) {
				t.Errorf("await = %v, want %q", err, test.want)
			}
		})
	}
}

// The certificate is renewed when a fifth of its lifetime remains, and only then. A failure keeps it.
func TestRotation(t *testing.T) {
	t.Parallel()
	old, _ := certificate(t, "old")
	kubeconfig, err := clientcmd.Write(*Kubeconfig("m1", "https://hub:5443", []byte("ca"), Credentials{Certificate: old, Key: []byte("key")}))
	if err != nil {
		t.Fatal(err)
	}
	for name, store := range map[string]Store{
		"file": FileStore(filepath.Join(t.TempDir(), "config")),
		"Secret": SecretStore{Namespace: "ns", Client: fake.NewSimpleClientset(&corev1.Secret{
			ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: "karmada-kubeconfig"},
		})},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err := store.Write(t.Context(), kubeconfig); err != nil {
				t.Fatal(err)
			}
			clk := testingclock.NewFakeClock(epoch)
			failure, requested := errors.New("pending"), 0
			r := Rotation{Cluster: "m1", Store: store, Threshold: 0.2, Clock: clk,
				request: func(_ context.Context, by *rest.Config, cluster string, lifetime, _ time.Duration) (Credentials, error) {
					requested++
					if by.Host != "https://hub:5443" || !bytes.Equal(by.CertData, old) || cluster != "m1" || lifetime != 24*time.Hour {
						t.Errorf("request by %s for %s, %v", by.Host, cluster, lifetime)
					}
					return Credentials{Certificate: []byte("new"), Key: []byte("new key")}, failure
				}}
			stored := func() string {
				raw, err := store.Read(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				config, err := clientcmd.Load(raw)
				if err != nil {
					t.Fatal(err)
				}
				return string(config.AuthInfos["m1"].ClientCertificateData)
			}
			clk.Step(19 * time.Hour)
			if renewed, err := r.check(t.Context()); renewed || err != nil || requested != 0 {
				t.Errorf("after 19 hours: renewed %v, %v", renewed, err)
			}
			clk.Step(time.Hour)
			if renewed, err := r.check(t.Context()); renewed || !errors.Is(err, failure) || stored() != string(old) {
				t.Errorf("after a failure: renewed %v, %v, certificate %q", renewed, err, stored())
			}
			failure = nil
			if renewed, err := r.check(t.Context()); !renewed || err != nil || stored() != "new" {
				t.Errorf("renewed %v, %v, certificate %q", renewed, err, stored())
			}
			if got := testutil.ToFloat64(expiry.WithLabelValues("m1")); got != float64(epoch.Add(24*time.Hour).Unix()) {
				t.Errorf("metric of the expiry: %v, want the expiry of the old certificate", got)
			}
			if err := store.Write(t.Context(), kubeconfig); err != nil {
				t.Fatal(err)
			}
			clk.Step(5 * time.Hour)
			if _, err := r.check(t.Context()); err == nil || !strings.Contains(err.Error(), "karmadactl token create --cluster m1") {
				t.Errorf("expired: %v", err)
			}
		})
	}
}
