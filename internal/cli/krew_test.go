// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"text/template"

	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/cli/access"
)

// TestKrewManifest renders the manifest of the plugin as a release does.
func TestKrewManifest(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../.krew.yaml")
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := template.New("krew").Funcs(template.FuncMap{
		"addURIAndSha": func(uri, tag string) string {
			return "uri: " + strings.ReplaceAll(uri, "{{ .TagName }}", tag) + "\nsha256: " + strings.Repeat("a", 64)
		},
		"indent": func(n int, text string) string { return strings.ReplaceAll(text, "\n", "\n"+strings.Repeat(" ", n)) },
	}).Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := parsed.Execute(&out, map[string]string{"TagName": "v1.2.3"}); err != nil {
		t.Fatal(err)
	}
	var plugin struct {
		Metadata struct{ Name string }
		Spec     struct {
			Version   string
			Platforms []struct{ URI, SHA256, Bin string }
		}
	}
	if err := yaml.Unmarshal(out.Bytes(), &plugin); err != nil {
		t.Fatalf("%v\n%s", err, out.Bytes())
	}
	if plugin.Spec.Version != "v1.2.3" || len(plugin.Spec.Platforms) == 0 {
		t.Errorf("plugin %+v, want version v1.2.3 and platforms", plugin)
	}
	for _, p := range plugin.Spec.Platforms {
		s := access.Session{Args: []string{p.Bin}}
		if s.Program() != "kubectl "+plugin.Metadata.Name || !strings.Contains(p.URI, "/v1.2.3/"+p.Bin) || len(p.SHA256) != 64 {
			t.Errorf("platform %+v: program %q, want that of the plugin", p, s.Program())
		}
	}
}
