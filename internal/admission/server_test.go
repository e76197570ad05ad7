// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spf13/pflag"
	admissionv1 "k8s.io/api/admission/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	certutil "k8s.io/client-go/util/cert"

	"karmada.io/karmada/internal/component"
)

func TestServer_flags(t *testing.T) {
	t.Parallel()
	fs := component.Command(Server()).Flags()
	for name, want := range map[string]string{
		"bind-address": "0.0.0.0", "secure-port": "8443", "tls-min-version": "1.3", "metrics-bind-address": ":8080",
		"health-probe-bind-address": ":8000", "kube-api-qps": "40", "kube-api-burst": "60", "allow-no-execute-taint-policy": "false",
		"feature-gates": "", "kubeconfig": "", "cert-dir": "/tmp/k8s-webhook-server/serving-certs", "tls-cert-file-name": "tls.crt",
		"tls-private-key-file-name": "tls.key", "enable-pprof": "false",
		"client-ca-file": "", "client-names": "[system:karmada:apiserver]",
	} {
		if f := fs.Lookup(name); f == nil || f.DefValue != want {
			t.Errorf("--%s: %+v, want default %q", name, f, want)
		}
	}
}

func TestServer_rejectsFlags(t *testing.T) {
	t.Parallel()
	for _, flag := range []string{"--secure-port=0", "--secure-port=65536", "--bind-address=localhost", "--tls-min-version=2.0"} {
		server, fs := Server(), pflag.NewFlagSet("", pflag.ContinueOnError)
		server.AddFlags(fs)
		err := fs.Parse([]string{flag})
		if err == nil {
			err = server.Validate()
		}
		if name, _, _ := strings.Cut(flag, "="); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error %v, want one that names the flag", flag, err)
		}
	}
}

// writeCertificate writes a new certificate for 127.0.0.1 and returns it.
func writeCertificate(t *testing.T, dir string) *x509.Certificate {
	t.Helper()
	cert, key, err := certutil.GenerateSelfSignedCertKey("127.0.0.1", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"tls.crt": cert, "tls.key": key} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	parsed, err := certutil.ParseCertsPEM(cert)
	if err != nil {
		t.Fatal(err)
	}
	return parsed[0]
}

// startServer runs karmada-webhook with the flags and returns its URL when it is ready. No control plane is reachable.
func startServer(t *testing.T, flags ...string) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().(*net.TCPAddr)
	l.Close()

	server, fs := Server(), pflag.NewFlagSet("", pflag.ContinueOnError)
	server.AddFlags(fs)
	server.Gates.AddFlag(fs)
	if err := fs.Parse(append(flags, "--bind-address=127.0.0.1", "--secure-port="+strconv.Itoa(address.Port))); err != nil {
		t.Fatal(err)
	}
	if err := server.Validate(); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended, ready := make(chan error, 1), make(chan struct{})
	go func() { ended <- server.Run(ctx, &rest.Config{Host: "https://127.0.0.1:1"}, func() { close(ready) }) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	select {
	case <-ready:
	case err := <-ended:
		t.Fatalf("Run: %v", err)
	case <-time.After(30 * time.Second):
		t.Fatal("not ready after 30 s")
	}
	return "https://" + address.String()
}

// httpClient returns a client that uses a new connection for each request. maxVersion limits the TLS version; 0 means no limit.
func httpClient(maxVersion uint16) *http.Client {
	return &http.Client{Transport: &http.Transport{
		DisableKeepAlives: true,
		TLSClientConfig:   &tls.Config{InsecureSkipVerify: true, MaxVersion: maxVersion},
	}}
}

func TestServer_servesReadyz(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	first := writeCertificate(t, dir)
	url := startServer(t, "--cert-dir="+dir)
	serial := func() *big.Int {
		t.Helper()
		response, err := httpClient(0).Get(url + "/readyz/")
		if err != nil {
			t.Fatal(err)
		}
		if err := response.Body.Close(); err != nil || response.StatusCode != http.StatusOK {
			t.Fatalf("GET /readyz/: status %d, %v; want 200", response.StatusCode, err)
		}
		return response.TLS.PeerCertificates[0].SerialNumber
	}
	if got := serial(); got.Cmp(first.SerialNumber) != 0 {
		t.Errorf("certificate %v, want %v", got, first.SerialNumber)
	}
	if response, err := httpClient(tls.VersionTLS12).Get(url + "/readyz/"); err == nil {
		t.Error("the server accepts TLS 1.2, want at least 1.3")
		_ = response.Body.Close()
	}
	second := writeCertificate(t, dir)
	err := wait.PollUntilContextTimeout(t.Context(), 20*time.Millisecond, 30*time.Second, true, func(context.Context) (bool, error) {
		return serial().Cmp(second.SerialNumber) == 0, nil
	})
	if err != nil {
		t.Errorf("the new certificate is not used: %v", err)
	}
}

// Components of bindings are validated if the feature gate is enabled, which is the default.
func TestServer_validatesComponents(t *testing.T) {
	t.Parallel()
	for gate, want := range map[string]bool{"true": false, "false": true} {
		dir := t.TempDir()
		writeCertificate(t, dir)
		url := startServer(t, "--cert-dir="+dir, "--feature-gates=MultiplePodTemplatesScheduling="+gate)
		body := reviewOf(t, "CREATE", `{kind: ResourceBinding, spec: {components: [{name: a}, {name: a}]}}`, "")
		response, err := httpClient(0).Post(url+"/validate-resourcebinding", "application/json", bytes.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		var review admissionv1.AdmissionReview
		if err := errors.Join(json.NewDecoder(response.Body).Decode(&review), response.Body.Close()); err != nil {
			t.Fatal(err)
		}
		if review.Response.Allowed != want {
			t.Errorf("gate %s: response %+v, want allowed %v", gate, review.Response, want)
		}
	}
}
