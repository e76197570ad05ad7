// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package servers_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/servers"
)

// TestMain registers the program under the names of the components as commands for scripts.
func TestMain(m *testing.M) {
	program := func() {
		pflag.CommandLine = pflag.NewFlagSet("karmada", pflag.ContinueOnError)
		root := &cobra.Command{Use: "karmada", SilenceErrors: true, SilenceUsage: true}
		root.SetOut(os.Stdout)
		root.SetErr(os.Stderr)
		for _, s := range servers.Servers() {
			root.AddCommand(component.Command(s))
		}
		os.Exit(component.Main(root, os.Args))
	}
	commands := map[string]func(){"karmada": program}
	for _, s := range servers.Servers() {
		commands["karmada-"+s.Name] = program
	}
	testscript.Main(m, commands)
}

func TestScripts(t *testing.T) {
	t.Parallel()
	serve := func(version string) string {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/version" {
				http.NotFound(w, r)
				return
			}
			_, _ = io.WriteString(w, `{"gitVersion":"`+version+`"}`)
		}))
		t.Cleanup(server.Close)
		return server.URL
	}
	rejecting := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusUnauthorized)
	}))
	t.Cleanup(rejecting.Close)
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = taken.Close() })
	variables := map[string]string{
		"OLD": serve("v1.23.4"), "EMPTY": serve("v1.36.3"), "TAKEN": taken.Addr().String(), "EXPIRED": expired(t, rejecting.URL),
	}
	testscript.Run(t, testscript.Params{Dir: "testdata/script", Setup: func(e *testscript.Env) error {
		for name, value := range variables {
			e.Setenv(name, value)
		}
		return nil
	}})
}

// expired returns the path of a kubeconfig with an expired client certificate.
func expired(t *testing.T, server string) string {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "system:karmada:scheduler"},
		NotBefore: time.Now().Add(-2 * time.Hour), NotAfter: time.Now().Add(-time.Hour)}
	certificate, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	c := clientcmdapi.NewConfig()
	c.Clusters[""] = &clientcmdapi.Cluster{Server: server, InsecureSkipTLSVerify: true}
	c.AuthInfos[""] = &clientcmdapi.AuthInfo{
		ClientCertificateData: pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certificate}),
		ClientKeyData:         pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: private}),
	}
	c.Contexts["karmada"] = &clientcmdapi.Context{}
	c.CurrentContext = "karmada"
	path := filepath.Join(t.TempDir(), "expired.config")
	if err := clientcmd.WriteToFile(*c, path); err != nil {
		t.Fatal(err)
	}
	return path
}
