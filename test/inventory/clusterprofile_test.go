// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package inventory tests that the library of the cluster inventory can use ClusterProfiles of Karmada.
package inventory

import (
	"bytes"
	"encoding/pem"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"k8s.io/client-go/rest"
	"sigs.k8s.io/cluster-inventory-api/apis/v1alpha1"
	"sigs.k8s.io/cluster-inventory-api/pkg/access"
	"sigs.k8s.io/yaml"
)

// written is a ClusterProfile as the controller clusterProfile writes it.
const written = "../../internal/cluster/profile/testdata/profile.yaml"

// A tool that reads ClusterProfiles with the library of the cluster inventory reaches the proxy with the credentials of karmadactl.
func TestClusterProfile_reachesProxy(t *testing.T) {
	t.Parallel()
	program := os.Getenv("KARMADACTL")
	if program == "" {
		t.Skip("KARMADACTL is not set: the test needs karmadactl")
	}
	hub := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		const want = "/apis/cluster.karmada.io/v1alpha1/clusters/m1/proxy/version"
		if r.URL.Path != want || r.Header.Get("Authorization") != "Bearer secret" {
			http.Error(w, fmt.Sprintf("request for %s, want %s with the token", r.URL.Path, want), http.StatusForbidden)
			return
		}
		_, _ = w.Write([]byte(`{"gitVersion":"v1.36.3"}`))
	}))
	t.Cleanup(hub.Close)

	config, err := access.NewFromFile(providerFile(t, program, hub.URL))
	if err != nil {
		t.Fatal(err)
	}
	ca := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: hub.Certificate().Raw})
	for range 2 { // the library changes its configuration
		profile := read(t)
		cluster := &profile.Status.AccessProviders[0].Cluster
		cluster.Server = strings.Replace(cluster.Server, "https://hub.example.com:6443", hub.URL, 1)
		cluster.CertificateAuthorityData = ca
		member, err := config.BuildConfigFromCP(profile)
		if err != nil {
			t.Fatal(err)
		}
		if got := version(t, member); !strings.Contains(got, "v1.36.3") {
			t.Errorf("/version of the member = %s", got)
		}
	}

	profile := read(t) // for another server, which gets no credentials
	profile.Status.AccessProviders[0].Cluster.CertificateAuthorityData = ca
	member, err := config.BuildConfigFromCP(profile)
	if err != nil {
		t.Fatal(err)
	}
	client, err := rest.HTTPClientFor(member)
	if err != nil {
		t.Fatal(err)
	}
	response, err := client.Get(member.Host + "/version")
	if err == nil {
		_ = response.Body.Close()
	}
	if err == nil || !strings.Contains(err.Error(), "executable") {
		t.Errorf("request to another server: %v, want an error of the plugin", err)
	}
}

// read returns the ClusterProfile, and fails if the library lacks a field of it.
func read(t *testing.T) *v1alpha1.ClusterProfile {
	t.Helper()
	data, err := os.ReadFile(written)
	if err != nil {
		t.Fatal(err)
	}
	profile := &v1alpha1.ClusterProfile{}
	if err := yaml.UnmarshalStrict(data, profile); err != nil {
		t.Fatal(err)
	}
	if label := profile.Labels[v1alpha1.LabelClusterManagerKey]; label != profile.Spec.ClusterManager.Name {
		t.Errorf("label %s = %q, want the name of the manager", v1alpha1.LabelClusterManagerKey, label)
	}
	return profile
}

// providerFile returns a provider file of karmadactl, with a kubeconfig of the control plane.
func providerFile(t *testing.T, program, server string) string {
	t.Helper()
	kubeconfig := filepath.Join(t.TempDir(), "kubeconfig")
	content := `{"apiVersion":"v1","kind":"Config","current-context":"c","contexts":[{"name":"c","context":{"user":"u","cluster":"c"}}],` +
		`"clusters":[{"name":"c","cluster":{"server":"` + server + `"}}],"users":[{"name":"u","user":{"token":"secret"}}]}`
	if err := os.WriteFile(kubeconfig, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.CommandContext(t.Context(), program, "credential", "--provider-file", "--kubeconfig="+kubeconfig).Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "providers.json")
	out = bytes.Replace(out, []byte(`"karmadactl"`), []byte(`"`+program+`"`), 1) // it is not in the path
	if err := os.WriteFile(file, out, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func version(t *testing.T, config *rest.Config) string {
	t.Helper()
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		t.Fatal(err)
	}
	response, err := client.Get(config.Host + "/version")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var body bytes.Buffer
	if _, err := body.ReadFrom(response.Body); err != nil {
		t.Fatal(err)
	}
	return body.String()
}
