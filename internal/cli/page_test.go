// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

// TestExplainPage compares the output of the commands in docs/concepts/explain.md with the page.
func TestExplainPage(t *testing.T) {
	t.Parallel()
	fleet, err := os.ReadFile("testdata/explain/page.yaml")
	if err != nil {
		t.Fatal(err)
	}
	estimators, err := os.ReadFile("testdata/explain/page.estimators")
	if err != nil {
		t.Fatal(err)
	}
	objects := append(parseObjects(t, string(fleet)), startEstimators(t, string(estimators))...)
	checkPage(t, "../../docs/concepts/explain.md", 4, func(args ...string) result {
		return runReadOnly(t, objects, append(args, estimatorTimeout)...)
	})
}

// TestObservingPage compares the output of the commands in docs/concepts/observing.md with the page.
func TestObservingPage(t *testing.T) {
	t.Parallel()
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	web := fakeapi.Object("apps/v1", "Deployment", "default", "web", managed)
	servers := &fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: parseObjects(t, string(fleet))},
		Members: map[string]*fakeapi.Cluster{
			"member1": {Objects: []*unstructured.Unstructured{web, fakeapi.Object("apps/v1", "Deployment", "default", "shop", managed)}},
			"member2": {Objects: []*unstructured.Unstructured{web}},
		},
	}
	kubeconfig := servers.Start(t)
	checkPage(
		t,
		"../../docs/concepts/observing.md",
		4,
		func(args ...string) result { return run(t, append(args, "--kubeconfig", kubeconfig)...) },
	)
	if writes := servers.Control.Writes(); len(writes) > 0 {
		t.Errorf("the commands wrote %v", writes)
	}
}

// checkPage compares the output of the commands in a page with the page. least is the minimum number of commands.
func checkPage(t *testing.T, page string, least int, runCommand func(args ...string) result) {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```console\n\\$ karmadactl ([^\n]*)\n(.*?)```")
	ran := 0
	got := blocks.ReplaceAllStringFunc(string(text), func(block string) string {
		ran++
		line := blocks.FindStringSubmatch(block)[1]
		r := runCommand(strings.Fields(line)...)
		return "```console\n$ karmadactl " + line + "\n" + r.Out + r.Err + "```"
	})
	if ran < least {
		t.Errorf("found %d commands in the page, want at least %d", ran, least)
	}
	if *update {
		if err := os.WriteFile(page, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if diff := cmp.Diff(string(text), got); diff != "" {
		t.Errorf("-page +got:\n%s", diff)
	}
}
