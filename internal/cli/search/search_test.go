// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"karmada.io/karmada/internal/cli/access"
)

const objectJSON = `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"web-%d","namespace":"shop","labels":{"app":"web"},` +
	`"annotations":{"resource.karmada.io/cached-from-cluster":"m%d"}},"spec":{"containers":[{"name":"web","image":"nginx:1.25"}]}}`

// serve returns a control plane with two pages of objects, and a kubeconfig for it.
func serve(t *testing.T, handler http.HandlerFunc) string {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	file := filepath.Join(t.TempDir(), "config")
	config := fmt.Sprintf("apiVersion: v1\nkind: Config\ncurrent-context: c\ncontexts: [{name: c, context: {cluster: c}}]\n"+
		"clusters: [{name: c, cluster: {server: %q}}]\n", server.URL)
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func pages(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	query := r.URL.Query()
	switch {
	case r.URL.Path == clustersPath:
		fmt.Fprint(w, `{"items":[{"metadata":{"name":"member1"}},{"metadata":{"name":"edge"}}]}`)
	case r.URL.Path == registriesPath:
		fmt.Fprint(w, `{"items":[{"spec":{"resourceSelectors":[{"apiVersion":"v1","kind":"Pod"},`+
			`{"apiVersion":"v1","kind":"ConfigMap","namespace":"shop"}]}}]}`)
	case r.URL.Path != path:
		http.NotFound(w, r)
	case query.Get("query") == "nothing" || strings.HasPrefix(query.Get("query"), "kind:"), strings.HasPrefix(query.Get("query"), "cluster:"):
		fmt.Fprint(w, `{"kind":"List","apiVersion":"v1","items":[],"metadata":{}}`)
	case query.Get("query") == "down":
		w.WriteHeader(http.StatusServiceUnavailable)
		fmt.Fprint(w, `{"error":"the full-text index is disabled"}`)
	case query.Get("continue") == "":
		w.Header().Set("Warning", `299 karmada-search "objects of these clusters are missing: m3 (not ready)"`)
		fmt.Fprintf(w, `{"items":[`+objectJSON+`],"metadata":{"continue":"next"}}`, 1, 1)
	default:
		fmt.Fprintf(w, `{"items":[`+objectJSON+`],"metadata":{}}`, 2, 2)
	}
}

func run(t *testing.T, config string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	var out, errs bytes.Buffer
	s := &access.Session{Args: []string{"karmadactl"}, Env: map[string]string{"HOME": t.TempDir()}, Out: &out, Err: &errs}
	command := NewCommand(s)
	command.SetArgs(append(args, "--kubeconfig", config))
	command.SilenceUsage, command.SilenceErrors = true, true
	command.SetOut(&out)
	command.SetErr(&errs)
	err = command.ExecuteContext(t.Context())
	return out.String(), errs.String(), err
}

func TestSearch(t *testing.T) {
	t.Parallel()
	config := serve(t, pages)
	for name, tc := range map[string]struct {
		args   []string
		stdout []string // in this order
		absent string
		stderr string
	}{
		"table":   {[]string{"image:nginx*"}, []string{"CLUSTER", "KIND", "m1", "web-1", "m2", "web-2"}, "IMAGES", "m3 (not ready)"},
		"wide":    {[]string{"web", "-o", "wide"}, []string{"IMAGES", "nginx:1.25", "app=web"}, "", ""},
		"headers": {[]string{"web", "--no-headers"}, []string{"m1", "m2"}, "CLUSTER", ""},
		"json":    {[]string{"web", "-o", "json"}, []string{`"kind": "List"`}, "", ""},
		"yaml":    {[]string{"web", "-o", "yaml"}, []string{"name: web-1", "name: web-2"}, "", ""},
		"limit":   {[]string{"web", "--limit", "1"}, []string{"web-1"}, "web-2", "More objects match; the first 1 are shown"},
		"nothing": {[]string{"nothing"}, nil, "CLUSTER", "No resources found\n"},
		"cached":  {[]string{"kind:pods"}, nil, "CLUSTER", "No resources found\n"},
		"namespace": {
			[]string{"kind:configmap namespace:other"}, nil, "CLUSTER",
			"No resources found: ResourceRegistries select only the namespaces shop.\n",
		},
		"all namespaces": {
			[]string{"kind:configmap"}, nil, "CLUSTER", "No resources found: ResourceRegistries select only the namespaces shop.\n",
		},
		"unknown cluster": {
			[]string{"cluster:membr1"}, nil, "CLUSTER", "No resources found: cluster \"membr1\" does not exist; similar names: \"member1\".\n",
		},
		"known cluster":    {[]string{"cluster:Edge"}, nil, "CLUSTER", "No resources found\n"},
		"pattern":          {[]string{"cluster:membr*"}, nil, "CLUSTER", "No resources found\n"},
		"cached namespace": {[]string{"kind:configmap namespace:shop"}, nil, "CLUSTER", "No resources found\n"},
		"unknown":          {[]string{"kind:Secret"}, nil, "CLUSTER", "No resources found: no ResourceRegistry selects the kind \"secret\".\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			stdout, stderr, err := run(t, config, tc.args...)
			if err != nil || !strings.Contains(stderr, tc.stderr) {
				t.Errorf("error %v, stderr %q, want %q", err, stderr, tc.stderr)
			}
			rest := stdout
			for _, want := range tc.stdout {
				_, after, found := strings.Cut(rest, want)
				if !found {
					t.Fatalf("stdout has no %q in order:\n%s", want, stdout)
				}
				rest = after
			}
			if tc.absent != "" && strings.Contains(stdout, tc.absent) {
				t.Errorf("stdout has %q:\n%s", tc.absent, stdout)
			}
		})
	}
}

func TestSearch_errors(t *testing.T) {
	t.Parallel()
	if _, _, err := run(t, serve(t, pages), "down"); err == nil || !strings.Contains(err.Error(), "index is disabled") {
		t.Errorf("search without an index = %v", err)
	}
	if _, _, err := run(t, serve(t, http.NotFound), "web"); err == nil || !strings.Contains(err.Error(), "addons enable karmada-search") {
		t.Errorf("search without the API = %v", err)
	}
}
