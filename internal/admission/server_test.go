// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/spf13/pflag"
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
	} {
		if f := fs.Lookup(name); f == nil || f.DefValue != want {
			t.Errorf("--%s: %+v, want default %q", name, f, want)
		}
	}
}

func TestServer_servesReadyz(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	cert, key, err := certutil.GenerateSelfSignedCertKey("127.0.0.1", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"tls.crt": cert, "tls.key": key} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := l.Addr().(*net.TCPAddr).Port
	l.Close() //nolint:errcheck // the server listens on its port

	server, fs := Server(), pflag.NewFlagSet("", pflag.ContinueOnError)
	server.AddFlags(fs)
	if err := fs.Parse([]string{"--bind-address=127.0.0.1", "--secure-port=" + strconv.Itoa(port), "--cert-dir=" + dir}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- server.Run(ctx, &rest.Config{Host: "https://127.0.0.1:1"}, func() {}) }()
	get := func(maxVersion uint16) (int, error) {
		client := &http.Client{Transport: &http.Transport{
			DisableKeepAlives: true,
			TLSClientConfig:   &tls.Config{InsecureSkipVerify: true, MaxVersion: maxVersion},
		}}
		response, err := client.Get("https://127.0.0.1:" + strconv.Itoa(port) + "/readyz/")
		if err != nil {
			return 0, err
		}
		return response.StatusCode, response.Body.Close()
	}
	var status int
	err = wait.PollUntilContextTimeout(ctx, 10*time.Millisecond, 10*time.Second, true, func(context.Context) (bool, error) {
		var err error
		status, err = get(0)
		return err == nil, nil
	})
	if err != nil || status != http.StatusOK {
		t.Errorf("GET /readyz/: status %d, %v; want 200", status, err)
	}
	if _, err := get(tls.VersionTLS12); err == nil {
		t.Error("the server accepts TLS 1.2, want at least 1.3")
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}
