// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fulltext

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/search/query"
)

const podYAML = `
apiVersion: v1
kind: Pod
metadata:
  name: web-7c9f-abcde
  namespace: shop
  labels: {app: Web, tier: front}
  annotations: {owner: Team Checkout}
  ownerReferences: [{kind: ReplicaSet, name: web-7c9f}]
spec:
  nodeName: node-1
  containers: [{name: web, image: "registry.example.com/library/nginx:1.25", args: [--config=/etc/web/config.yaml]}]
  initContainers: [{name: init, image: "busybox@sha256:abc"}]
status: {phase: Running, podIP: 10.0.0.7, message: hidden}
`

const secretYAML = `
apiVersion: v1
kind: Secret
metadata: {name: password, namespace: shop}
data: {key: c2VjcmV0}
stringData: {key: hunter2}
`

func parse(t *testing.T, text string) *unstructured.Unstructured {
	t.Helper()
	o := &unstructured.Unstructured{}
	if err := yaml.Unmarshal([]byte(text), &o.Object); err != nil {
		t.Fatal(err)
	}
	return o
}

func openTest(t *testing.T) *Index {
	t.Helper()
	i, err := Open(filepath.Join(t.TempDir(), "index"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := i.Close(); err != nil {
			t.Error(err)
		}
	})
	return i
}

func TestSearch(t *testing.T) {
	t.Parallel()
	i := openTest(t)
	for cluster, text := range map[string]string{"eu": podYAML, "us": podYAML, "eu-2": secretYAML} {
		o := parse(t, text)
		h := Hit{}
		h.Cluster, h.Kind, h.Namespace, h.Name = cluster, o.GroupVersionKind(), o.GetNamespace(), o.GetName()
		if err := i.index.Index(h.id(), newDocument(cluster, o)); err != nil {
			t.Fatal(err)
		}
	}
	const both, secret = "eu us", "eu-2"
	for text, want := range map[string]string{
		"image:nginx:1.2* cluster:eu": "eu", "image:nginx": both, "image:registry.example.com/*": both, "image:busybox": both,
		"image:nginx:1.3*": "", "IMAGE:Nginx": both, "kind:pod": both, "kind:pods": both, "kind:Secret": secret, "ns:shop": "eu eu-2 us",
		"name:web-*": both, "name:web": "", "label:app=web": both, "label:tier": both, "l:app=w?b": both,
		`annotation:"owner=team checkout"`: both,
		"node:node-1":                      both,
		"phase:running -cluster:us":        "eu", "ip:10.0.0.*": both, "owner:replicaset/web-7c9f": both,
		"checkout": both, "/etc/web/config.yaml": both, "config.yaml": both, "hidden": "", "hunter2": "", "c2VjcmV0": "", "password": secret,
		"-kind:pod": secret, "cluster:eu*": "eu eu-2", "cluster:eu.": "", "nosuchword": "", `"team checkout"`: both,
	} {
		q, err := query.Parse(text)
		if err != nil {
			t.Errorf("query.Parse(%s): %v", text, err)
			continue
		}
		r, err := i.Search(t.Context(), q, "", 10)
		if err != nil {
			t.Errorf("Search(%s): %v", text, err)
		}
		var found []string
		for _, h := range r.Hits {
			found = append(found, h.Cluster)
		}
		if got := strings.Join(found, " "); got != want || r.Total != len(found) || r.Next != "" {
			t.Errorf("Search(%s) = %q of %d, next %q, want %q", text, got, r.Total, r.Next, want)
		}
	}
}

func TestSearch_pages(t *testing.T) {
	t.Parallel()
	i := openTest(t)
	var want []string
	for n := range 10 {
		o := parse(t, podYAML)
		o.SetName(fmt.Sprintf("web-%d", n))
		h := Hit{}
		h.Cluster, h.Kind, h.Namespace, h.Name = "eu", o.GroupVersionKind(), o.GetNamespace(), o.GetName()
		if err := i.index.Index(h.id(), newDocument("eu", o)); err != nil {
			t.Fatal(err)
		}
		want = append(want, o.GetName())
	}
	q, err := query.Parse("kind:pod")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	after := ""
	for pages := 0; ; pages++ {
		r, err := i.Search(t.Context(), q, after, 4)
		if err != nil || r.Total != 10 || pages > 3 {
			t.Fatalf("page %d: %d in all: %v", pages, r.Total, err)
		}
		for _, h := range r.Hits {
			found = append(found, h.Name)
		}
		if after = r.Next; after == "" {
			break
		}
	}
	if !slices.Equal(found, want) {
		t.Errorf("pages = %v, want %v", found, want)
	}
}

// Files of an earlier process are not used again.
func TestOpen_emptiesDirectory(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "index")
	if err := os.MkdirAll(filepath.Join(dir, "store"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "index_meta.json"), []byte("garbage"), 0o600); err != nil {
		t.Fatal(err)
	}
	i, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := i.Close(); err != nil {
		t.Error(err)
	}
}
