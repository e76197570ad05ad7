// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package argocd tests Karmada with the code of Argo CD: the client of plugin generators, the parser of cluster Secrets, and the assessment
// of health. It is a separate module, because Argo CD requires Kubernetes and clients of many providers.
package argocd

import (
	"bufio"
	"bytes"
	"encoding/json"
	"encoding/pem"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/argoproj/argo-cd/gitops-engine/pkg/health"
	"github.com/argoproj/argo-cd/v3/applicationset/services/plugin"
	"github.com/argoproj/argo-cd/v3/pkg/apis/application/v1alpha1"
	"github.com/argoproj/argo-cd/v3/resource_customizations"
	"github.com/argoproj/argo-cd/v3/util/db"
	"github.com/argoproj/argo-cd/v3/util/lua"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/yaml"
)

// Files that tests of Karmada write or compare.
const (
	exchanges = "../../../internal/cluster/argocd/testdata/"
	exported  = "../../../internal/cli/testdata/export/argocd.yaml"
	reported  = "../testdata/reported.yaml"
)

// The client sends the recorded requests, to which the generator of Karmada sends the recorded responses.
func TestGenerator(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ placement, want, failure string }{
		"chosen":    {placement: "shop", want: "m2"},
		"undecided": {placement: "new", failure: "not decided yet"},
	} {
		recorded, err := http.ReadRequest(bufio.NewReader(bytes.NewReader(read(t, exchanges+name+".request.txt"))))
		if err != nil {
			t.Fatal(err)
		}
		want := dump(t, recorded)
		var response struct {
			Code int
			Body json.RawMessage
		}
		if err := json.Unmarshal(read(t, exchanges+name+".response.json"), &response); err != nil {
			t.Fatal(err)
		}
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if got := dump(t, r); got != want {
				t.Errorf("%s: the client sent\n%s\nrecorded was\n%s", name, got, want)
			}
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(response.Code)
			_, _ = w.Write(response.Body)
		}))
		t.Cleanup(server.Close)
		client, err := plugin.NewPluginService("apps", server.URL, "a-token-of-16-characters-or-more", 5)
		if err != nil {
			t.Fatal(err)
		}
		var parameters v1alpha1.PluginParameters
		if err := json.Unmarshal([]byte(`{"namespace":"default","placement":"`+tc.placement+`"}`), &parameters); err != nil {
			t.Fatal(err)
		}
		got, err := client.List(t.Context(), parameters)
		switch {
		case tc.failure != "":
			if err == nil || !strings.Contains(err.Error(), tc.failure) {
				t.Errorf("%s: error %v, want %q", name, err, tc.failure)
			}
		case err != nil:
			t.Errorf("%s: %v", name, err)
		case len(got.Output.Parameters) != 1 || got.Output.Parameters[0]["name"] != tc.want || got.Output.Parameters[0]["server"] == "":
			t.Errorf("%s: parameters %v", name, got.Output.Parameters)
		}
	}
}

// dump returns what a request has in common with a recorded one.
func dump(t *testing.T, r *http.Request) string {
	t.Helper()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Error(err)
	}
	r.Host = ""
	var out bytes.Buffer
	out.WriteString(r.Method + " " + r.URL.Path + "\n")
	_ = r.Header.Write(&out)
	return out.String() + string(body)
}

// Argo CD reaches a member through the proxy with the Secrets of the controller and of karmadactl.
func TestClusterSecrets(t *testing.T) {
	t.Parallel()
	secrets := map[string]string{"controller": string(read(t, exchanges+"secret.yaml"))}
	for text := range strings.SplitSeq(string(read(t, exported)), "---\n") {
		if strings.Contains(text, "name: member1\n") {
			secrets["karmadactl export"] = text
		}
	}
	if len(secrets) != 2 {
		t.Fatalf("secrets of %d writers", len(secrets))
	}
	for name, text := range secrets {
		secret := &corev1.Secret{}
		if err := yaml.UnmarshalStrict([]byte(text), secret); err != nil {
			t.Fatal(err)
		}
		for key, value := range secret.StringData { // as the API server does
			if secret.Data == nil {
				secret.Data = map[string][]byte{}
			}
			secret.Data[key] = []byte(value)
		}
		if secret.Labels["argocd.argoproj.io/secret-type"] != "cluster" {
			t.Errorf("%s: Argo CD does not select the labels %v", name, secret.Labels)
		}
		cluster, err := db.SecretToCluster(secret)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if cluster.Name == "" || cluster.Config.BearerToken == "" || cluster.Config.Insecure ||
			cluster.Labels["topology.kubernetes.io/region"] == "" {
			t.Errorf("%s: cluster %+v", name, cluster)
		}
		want := "/apis/cluster.karmada.io/v1alpha1/clusters/" + cluster.Name + "/proxy/version Bearer " + cluster.Config.BearerToken
		if got := reach(t, cluster); got != want {
			t.Errorf("%s: request %s, want %s", name, got, want)
		}
	}
}

// reach requests /version of a cluster, with another host and CA, and returns the path and the credentials of the request.
func reach(t *testing.T, cluster *v1alpha1.Cluster) (got string) {
	t.Helper()
	hub := httptest.NewTLSServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		got = r.URL.Path + " " + r.Header.Get("Authorization")
	}))
	defer hub.Close()
	server, err := url.Parse(cluster.Server)
	if err != nil {
		t.Fatal(err)
	}
	cluster.Server = hub.URL + server.Path
	cluster.Config.CAData = pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: hub.Certificate().Raw})
	config, err := cluster.RawRestConfig()
	if err != nil {
		t.Fatal(err)
	}
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		t.Fatal(err)
	}
	response, err := client.Get(config.Host + "/version")
	if err != nil {
		t.Fatal(err)
	}
	_ = response.Body.Close()
	return got
}

// exceptions are cases in which Argo CD differs from kstatus, by the beginning of their name.
var exceptions = map[string]health.HealthStatusCode{}

// No template stays Progressing after all members have reported, and none is Healthy before.
func TestHealth_templates(t *testing.T) {
	t.Parallel()
	wants := map[string]health.HealthStatusCode{
		"Current": health.HealthStatusHealthy, "Failed": health.HealthStatusDegraded, "InProgress": health.HealthStatusProgressing,
	}
	count := 0
	for text := range strings.SplitSeq(string(read(t, reported)), "---\n") {
		body, err := yaml.YAMLToJSON([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if string(body) == "null" { // the comment at the top
			continue
		}
		o := &unstructured.Unstructured{}
		if err := o.UnmarshalJSON(body); err != nil {
			t.Fatal(err)
		}
		count++
		name := o.GetAnnotations()["case"]
		want := wants[o.GetAnnotations()["kstatus"]]
		for prefix, other := range exceptions {
			if strings.HasPrefix(name, prefix) {
				want = other
			}
		}
		got, err := health.GetResourceHealth(o, lua.ResourceHealthOverrides{})
		switch {
		case err != nil:
			t.Errorf("%s: %v", name, err)
		case got == nil && want != health.HealthStatusHealthy:
			t.Errorf("%s: no health, want %s", name, want)
		case got != nil && got.Status != want:
			t.Errorf("%s: %s (%s), want %s", name, got.Status, got.Message, want)
		}
	}
	if count < 20 {
		t.Errorf("%d templates", count)
	}
}

// The copies of the scripts with which `go test ./test/neighbors` evaluates bindings are up to date.
func TestHealth_copies(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"ResourceBinding", "ClusterResourceBinding"} {
		script, err := resource_customizations.Embedded.ReadFile("work.karmada.io/" + kind + "/health.lua")
		if err != nil {
			t.Fatal(err)
		}
		if copied := read(t, "../testdata/argocd/"+kind+"/health.lua"); !bytes.Equal(script, copied) {
			t.Errorf("%s/health.lua differs: run test/neighbors/fetch.sh", kind)
		}
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
