// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/test/fakeapi"
)

var update = flag.Bool("update", false, "write what commands print into the archives and pages that say what they should print")

// objectsIn reads a stream of YAML documents. What would be the same everywhere is filled in: clusters are ready and serve
// Deployments, bindings were scheduled by the placement they have when their applied placement is "same".
func objectsIn(t *testing.T, text string) []*unstructured.Unstructured {
	t.Helper()
	var out []*unstructured.Unstructured
	for document := range strings.SplitSeq("\n"+text, "\n---\n") {
		if strings.TrimSpace(document) == "" {
			continue
		}
		content, err := yaml.YAMLToJSON([]byte(document))
		if err != nil {
			t.Fatal(err)
		}
		object := &unstructured.Unstructured{}
		if err := object.UnmarshalJSON(content); err != nil {
			t.Fatalf("%v\n%s", err, document)
		}
		switch object.GetKind() {
		case "Cluster":
			serve(object)
		case "ResourceBinding", "ClusterResourceBinding":
			applied(t, object)
		}
		out = append(out, object)
	}
	return out
}

func serve(cluster *unstructured.Unstructured) {
	fakeapi.Field([]any{
		map[string]any{"groupVersion": "apps/v1", "resources": []any{map[string]any{"name": "deployments", "kind": "Deployment"}}},
	}, "status", "apiEnablements")(cluster)
	fakeapi.Field([]any{
		map[string]any{"type": "Ready", "status": "True"}, map[string]any{"type": "CompleteAPIEnablements", "status": "True"},
	}, "status", "conditions")(cluster)
}

func applied(t *testing.T, b *unstructured.Unstructured) {
	t.Helper()
	const key = "policy.karmada.io/applied-placement"
	annotations := b.GetAnnotations()
	if annotations[key] != "same" {
		return
	}
	placement, _, err := unstructured.NestedMap(b.Object, "spec", "placement")
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(placement)
	if err != nil {
		t.Fatal(err)
	}
	annotations[key] = string(text)
	b.SetAnnotations(annotations)
}

// numbered are clusters c001, c002, …, in turn in three regions; every fourth is tainted.
func numbered(n int) (out []*unstructured.Unstructured) {
	for i := range n {
		c := fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", fmt.Sprintf("c%03d", i+1),
			fakeapi.Field([]string{"east", "north", "west"}[i%3], "spec", "region"))
		if i%4 == 3 {
			fakeapi.Field([]any{map[string]any{"key": "old", "effect": "NoSchedule"}}, "spec", "taints")(c)
		}
		serve(c)
		out = append(out, c)
	}
	return out
}

// seen is all that a user sees of a run.
func seen(r result) string {
	text := r.Out + r.Err
	if r.Code != 0 {
		text += fmt.Sprintf("[exit code %d]\n", r.Code)
	}
	return text
}

// withFiles puts the paths of an archive's files where arguments name them, as @name. files are names and paths in turn.
func withFiles(args, files []string) []string {
	out := make([]string, 0, len(args))
	for _, arg := range args {
		for i := 0; i < len(files); i += 2 {
			if arg == "@"+files[i] {
				arg = files[i+1]
			}
		}
		out = append(out, arg)
	}
	return out
}

// runAgainst runs a command line against a control plane with these objects, and makes sure that nothing is written.
func runAgainst(t *testing.T, objects []*unstructured.Unstructured, args ...string) result {
	t.Helper()
	control := &fakeapi.Cluster{}
	for _, object := range objects {
		control.Objects = append(control.Objects, object.DeepCopy())
	}
	servers := &fakeapi.Server{Control: control}
	got := run(t, append(args, "--kubeconfig", servers.Start(t))...)
	if writes := control.Writes(); len(writes) > 0 {
		t.Errorf("%v wrote %v", args, writes)
	}
	return got
}

// TestExplaining compares what why and plan print with the archives. An archive holds the objects of the control plane in
// fleet.yaml, perhaps how many numbered clusters there are besides, in beside.estimators what is beside clusters, files for
// -f, and for each command line what is printed.
func TestExplaining(t *testing.T) {
	t.Parallel()
	archives, err := filepath.Glob("testdata/explain/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatal("no archives", err)
	}
	for _, path := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			t.Parallel()
			archive, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var objects []*unstructured.Unstructured
			var files, more []string
			for i := range archive.Files {
				file := &archive.Files[i]
				var clusters int
				switch {
				case file.Name == "fleet.yaml":
					objects = append(objects, objectsIn(t, string(file.Data))...)
				case file.Name == "beside.estimators":
					objects, more = append(objects, estimatorsIn(t, string(file.Data))...), []string{patience}
				case !strings.Contains(file.Name, " "):
					files = append(files, file.Name, write(t, file))
				case strings.HasSuffix(file.Name, " clusters"):
					if _, err := fmt.Sscanf(file.Name, "%d clusters", &clusters); err != nil {
						t.Fatal(err)
					}
					objects = append(objects, numbered(clusters)...)
				default:
					got := seen(runAgainst(t, objects, append(withFiles(strings.Fields(file.Name), files), more...)...))
					if *update {
						file.Data = []byte(got)
					} else if diff := cmp.Diff(string(file.Data), got); diff != "" {
						t.Errorf("%s (-want +got):\n%s", file.Name, diff)
					}
				}
			}
			if *update {
				if err := os.WriteFile(path, txtar.Format(archive), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func write(t *testing.T, file *txtar.File) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), file.Name)
	if err := os.WriteFile(path, file.Data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
