// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/admission/marks"
)

// inArticles are true findings in manifests of articles, by file.
var inArticles = map[string]string{
	"000-line0309.yaml": "spec.placement.spreadConstraints[0]: only excludes clusters without a region: static weights select the clusters",
}

// The samples, the manifests of articles and the examples of the documentation cause no other findings.
func TestCheck_samples(t *testing.T) {
	t.Parallel()
	const root = "../../.."
	example := regexp.MustCompile("(?s)```yaml\n(.*?)```")
	checked := 0
	for _, dir := range []string{"samples", "test/controlplane/testdata", "docs"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".yaml") && !strings.HasSuffix(path, ".md") {
				return err
			}
			content, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			texts := [][]byte{content}
			if strings.HasSuffix(path, ".md") {
				texts = nil
				for _, found := range example.FindAllSubmatch(content, -1) {
					texts = append(texts, found[1])
				}
			}
			for _, text := range texts {
				for document := range bytes.SplitSeq(text, []byte("\n---\n")) {
					o := &unstructured.Unstructured{}
					if yaml.Unmarshal(document, &o.Object) != nil || o.GetKind() == "" {
						continue // a part of an object
					}
					checked++
					for _, f := range Check(o.GetKind(), o.Object, Environment{}) {
						if f.String() != inArticles[entry.Name()] {
							t.Errorf("%s: %s %s: %s", path, o.GetKind(), o.GetName(), f)
						}
					}
					for _, text := range marks.Check(o.GroupVersionKind().GroupKind(), o) {
						t.Errorf("%s: %s %s: %s", path, o.GetKind(), o.GetName(), text)
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if checked < 100 {
		t.Errorf("%d objects checked, want at least 100", checked)
	}
}
