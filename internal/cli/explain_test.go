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

var update = flag.Bool("update", false, "write the output of commands into the golden archives and pages")

// parseObjects parses YAML documents. It marks clusters as ready with the Deployment API. If the applied placement of a
// binding is "same", it sets the annotation to the current placement.
func parseObjects(t *testing.T, text string) []*unstructured.Unstructured {
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
			markReady(object)
		case "ResourceBinding", "ClusterResourceBinding":
			setAppliedPlacement(t, object)
		}
		out = append(out, object)
	}
	return out
}

func markReady(cluster *unstructured.Unstructured) {
	fakeapi.Field([]any{
		map[string]any{"groupVersion": "apps/v1", "resources": []any{map[string]any{"name": "deployments", "kind": "Deployment"}}},
	}, "status", "apiEnablements")(cluster)
	fakeapi.Field([]any{
		map[string]any{"type": "Ready", "status": "True"}, map[string]any{"type": "CompleteAPIEnablements", "status": "True"},
	}, "status", "conditions")(cluster)
}

func setAppliedPlacement(t *testing.T, b *unstructured.Unstructured) {
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

// numberedClusters returns the clusters c001, c002, …, in three regions in turn. Every fourth is tainted.
func numberedClusters(n int) (out []*unstructured.Unstructured) {
	for i := range n {
		c := fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", fmt.Sprintf("c%03d", i+1),
			fakeapi.Field([]string{"east", "north", "west"}[i%3], "spec", "region"))
		if i%4 == 3 {
			fakeapi.Field([]any{map[string]any{"key": "old", "effect": "NoSchedule"}}, "spec", "taints")(c)
		}
		markReady(c)
		out = append(out, c)
	}
	return out
}

// transcript returns the output of a run, with the exit code if it is not 0.
func transcript(r result) string {
	text := r.Out + r.Err
	if r.Code != 0 {
		text += fmt.Sprintf("[exit code %d]\n", r.Code)
	}
	return text
}

// withFiles replaces arguments of the form @name with the path of the file. files holds names and paths in turn.
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

// runReadOnly runs karmadactl with a control plane that holds the objects. It fails the test if the command writes.
func runReadOnly(t *testing.T, objects []*unstructured.Unstructured, args ...string) result {
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

// TestExplainGolden compares the output of why and plan with the archives. An archive holds the objects of the control plane
// (fleet.yaml) and the expected output of command lines. It may hold a number of additional clusters ("N clusters"),
// scheduler-estimators (estimators) and files for -f.
func TestExplainGolden(t *testing.T) {
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
					objects = append(objects, parseObjects(t, string(file.Data))...)
				case file.Name == "estimators":
					objects, more = append(objects, startEstimators(t, string(file.Data))...), []string{estimatorTimeout}
				case !strings.Contains(file.Name, " "):
					files = append(files, file.Name, writeFile(t, file))
				case strings.HasSuffix(file.Name, " clusters"):
					if _, err := fmt.Sscanf(file.Name, "%d clusters", &clusters); err != nil {
						t.Fatal(err)
					}
					objects = append(objects, numberedClusters(clusters)...)
				default:
					got := transcript(runReadOnly(t, objects, append(withFiles(strings.Fields(file.Name), files), more...)...))
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

func writeFile(t *testing.T, file *txtar.File) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), file.Name)
	if err := os.WriteFile(path, file.Data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
