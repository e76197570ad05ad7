// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/test/fakeapi"
)

// compareExport compares the output for a tool with a file, which tests of test/neighbors read with the code of the tool.
func compareExport(t *testing.T, tool, got string) {
	t.Helper()
	file := filepath.Join("testdata", "export", tool+".yaml")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("export %s: -want +got\n%s", tool, diff)
	}
}

// The exported Secrets name the proxy of each member, and hold the token of the ServiceAccount.
func TestExport(t *testing.T) {
	t.Parallel()
	servers := newServer()
	for _, o := range servers.Control.Objects {
		if o.GetName() == "member1" {
			o.SetLabels(map[string]string{"tier": "prod"})
			fakeapi.Field("eu-1", "spec", "region")(o)
			fakeapi.Field("no label!", "spec", "provider")(o)
		}
	}
	const tokens = "POST /api/v1/namespaces/default/serviceaccounts/gitops/token"
	servers.Control.Responses = map[string]string{tokens: `{"kind":"TokenRequest","apiVersion":"authentication.k8s.io/v1",
		"spec":{"audiences":[]},"status":{"token":"secret-token","expirationTimestamp":"2027-01-02T03:04:05Z"}}`}
	kubeconfig := servers.Start(t)
	export := func(args ...string) result {
		return run(t, append(append([]string{"export"}, args...), "--kubeconfig", kubeconfig, "--server=https://hub:5443/")...)
	}
	const account = "--service-account=default/gitops"

	for _, server := range []string{"http://hub:5443", "hub:5443"} { // the token could be disclosed
		got := run(t, "export", "argocd", account, "--kubeconfig", kubeconfig, "--server="+server)
		if got.Code == 0 || got.Out != "" || !strings.Contains(got.Err, "https") {
			t.Errorf("export to %s = %+v, want an error", server, got)
		}
	}

	got := export("argocd", account)
	objects := parseObjects(t, got.Out)
	if got.Code != 0 || len(objects) != 2 || !strings.Contains(got.Err, "expires at 2027-01-02T03:04:05Z") {
		t.Fatalf("export argocd = %+v", got)
	}
	compareExport(t, "argocd", got.Out)
	want := map[string]string{"argocd.argoproj.io/secret-type": "cluster", "tier": "prod", "topology.kubernetes.io/region": "eu-1"}
	if diff := cmp.Diff(want, objects[0].GetLabels()); diff != "" {
		t.Errorf("labels: -want +got\n%s", diff)
	}
	data, _, _ := unstructured.NestedStringMap(objects[0].Object, "stringData")
	var config struct{ BearerToken string }
	if err := json.Unmarshal([]byte(data["config"]), &config); err != nil || config.BearerToken != "secret-token" {
		t.Errorf("config = %s, %v", data["config"], err)
	}
	const server = "https://hub:5443/apis/cluster.karmada.io/v1alpha1/clusters/member1/proxy"
	if data["server"] != server || data["name"] != "member1" {
		t.Errorf("data = %v", data)
	}

	got = export("flux", account, "-l", "tier=prod", "--secret-namespace=apps")
	compareExport(t, "flux", got.Out)
	objects = parseObjects(t, got.Out)
	if len(objects) != 1 || objects[0].GetNamespace() != "apps" || objects[0].GetName() != "member1-kubeconfig" {
		t.Fatalf("export flux: %v", objects)
	}
	data, _, _ = unstructured.NestedStringMap(objects[0].Object, "stringData")
	client, err := clientcmd.RESTConfigFromKubeConfig([]byte(data["value"]))
	if err != nil || client.BearerToken != "secret-token" || client.Host != server {
		t.Errorf("kubeconfig: %+v, %v", client, err)
	}

	for message, args := range map[string][]string{
		`--service-account: must be NAMESPACE/NAME, got "x"`: {"flux", "--service-account=x"},
		"clusters don't exist: other":                        {"flux", account, "other"},
		"no member is selected":                              {"argocd", account, "-l", "tier=none"},
	} {
		if got := export(args...); got.Code != 1 || got.Out != "" || !strings.Contains(got.Err, message) {
			t.Errorf("export %v = %+v", args, got)
		}
	}
	for _, write := range writesOf(servers.Control) {
		if write != tokens {
			t.Errorf("unexpected write %s", write)
		}
	}
}
