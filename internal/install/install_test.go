// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"cmp"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/go-logr/logr"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/klog/v2"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/version"
)

func TestMain(m *testing.M) {
	log.SetLogger(logr.Discard())
	klog.SetLogger(logr.Discard())
	os.Exit(m.Run())
}

// converted is a kind with a conversion webhook.
const converted = "resourcebindings.work.karmada.io"

// oneKind returns functions of a control plane in memory: one reads a kind, the other applies it by a program of a release with a
// webhook. run reports whether the kind was written.
func oneKind(t *testing.T) (
	control client.Client, read func() *apiextensionsv1.CustomResourceDefinition, run func(release, webhook string) bool,
) {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := apiextensionsv1.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	control = fake.NewClientBuilder().WithScheme(scheme).Build()
	read = func() *apiextensionsv1.CustomResourceDefinition {
		t.Helper()
		crd := &apiextensionsv1.CustomResourceDefinition{}
		if err := control.Get(t.Context(), client.ObjectKey{Name: converted}, crd); client.IgnoreNotFound(err) != nil {
			t.Fatal(err)
		}
		return crd
	}
	run = func(release, webhook string) bool {
		t.Helper()
		crds, err := config.CustomResourceDefinitions()
		if err != nil {
			t.Fatal(err)
		}
		crd := crds[slices.IndexFunc(crds, func(c *apiextensionsv1.CustomResourceDefinition) bool { return c.Name == converted })]
		admission.SetConversion(crd, webhook, nil)
		before := read().ResourceVersion
		if err := applyCRD(t.Context(), control, crd, release); err != nil {
			t.Fatal(err)
		}
		return read().ResourceVersion != before
	}
	return control, read, run
}

// Kinds of a newer release lose fields if an older program replaces them. All runs of that program keep them, and the kind is the
// only state.
func TestApplyCRD_keepsKindOfNewerRelease(t *testing.T) {
	t.Parallel()
	for title, tc := range map[string]struct {
		recorded, release string
		kept              bool
	}{
		"older minor version": {"v1.20.0", "v1.19.3", true}, "older patch": {"v1.20.1", "v1.20.0", true},
		"development version": {"v1.20.0", "v1.20.0-dev", true}, "same version": {"v1.20.0", "v1.20.0", false},
		"newer version": {"v1.20.0", "v1.20.1", false}, "build without a number": {"v1.20.0", "dev", false},
		"kind of such a build": {"dev", "v1.19.0", false}, "nothing recorded": {"", "v1.19.0", false},
	} {
		t.Run(title, func(t *testing.T) {
			t.Parallel()
			control, read, run := oneKind(t)
			first := cmp.Or(tc.recorded, "v1.18.0")
			run(first, "https://a")
			if run(first, "https://a") || run("v1.99.0", "https://a") {
				t.Error("an unchanged kind was written")
			}
			other := read()
			delete(other.Annotations, releaseAnnotation)
			if err := control.Update(t.Context(), other); err != nil {
				t.Fatal(err)
			}
			if recorded, again := run(first, "https://a"), run(first, "https://a"); !recorded || again {
				t.Errorf("the release of an older installation was recorded: %v, %v, want once", recorded, again)
			}
			other = read()
			if tc.recorded == "" {
				delete(other.Annotations, releaseAnnotation)
			}
			other.Spec.Names.ShortNames = []string{"other"}
			other.Annotations[hashAnnotation] = "other"
			if err := control.Update(t.Context(), other); err != nil {
				t.Fatal(err)
			}
			outdated, err := OutdatedKinds(t.Context(), control)
			if want := !newer(tc.recorded, version.Current().GitVersion); err != nil || slices.Contains(outdated, converted) != want {
				t.Errorf("OutdatedKinds() contains the kind: %v, %v, want %v", !want, err, want)
			}
			if wrote := run(tc.release, "https://a"); wrote == tc.kept {
				t.Errorf("written: %v, want %v", wrote, !tc.kept)
			}
			if run(tc.release, "https://a") {
				t.Error("the second run wrote the kind")
			}
			// The webhook belongs to the running program. The program that returns gets it back.
			for _, step := range []struct{ release, webhook string }{{tc.release, "https://b"}, {first, "https://a"}} {
				wrote, again := run(step.release, step.webhook), run(step.release, step.webhook)
				if got := *read().Spec.Conversion.Webhook.ClientConfig.URL; !wrote || again || !strings.HasPrefix(got, step.webhook) {
					t.Errorf("webhook = %s, want %s; writes %v, %v, want one", got, step.webhook, wrote, again)
				}
				if kept := read().Spec.Names.ShortNames[0] == "other"; kept != (tc.kept && step.webhook == "https://b") {
					t.Errorf("kind kept by %q with %s: %v", step.release, step.webhook, kept)
				}
			}
		})
	}
}

// Works contain Secrets in clear text, which the role view does not disclose.
func TestRoles_viewExcludesWorks(t *testing.T) {
	t.Parallel()
	grants := map[string]bool{}
	for _, role := range roles() {
		for _, rule := range role.Rules {
			for _, resource := range rule.Resources {
				if strings.HasPrefix(resource, "works") {
					grants[role.Name] = true
				}
			}
		}
	}
	if grants["karmada-view"] || !grants["karmada-edit"] {
		t.Errorf("roles that grant access to works: %v, want karmada-edit only", grants)
	}
}

func TestDigest(t *testing.T) {
	t.Parallel()
	a, err := digest(map[string]int{"a": 1, "b": 2})
	if err != nil {
		t.Fatal(err)
	}
	if b, _ := digest(map[string]int{"b": 2, "a": 1}); a != b {
		t.Errorf("digests of equal values: %s and %s", a, b)
	}
	if b, _ := digest(map[string]int{"a": 1, "b": 3}); a == b {
		t.Error("different values have the same digest")
	}
	if _, err := digest(func() {}); err == nil {
		t.Error("no error for a function")
	}
}

// The metrics adapter and search reach Pull-mode clusters through the connections of their agents.
func TestComponentAccess_connectsToAgents(t *testing.T) {
	t.Parallel()
	connects := map[string]bool{}
	for _, a := range componentAccess() {
		for _, r := range a.rules {
			if slices.Contains(r.Resources, "clusters/attach") && slices.Equal(r.Verbs, []string{"create"}) {
				connects[a.component] = true
			}
		}
	}
	if !connects["metrics-adapter"] || !connects["search"] || len(connects) != 2 {
		t.Errorf("components that may create clusters/attach: %v, want metrics-adapter and search", connects)
	}
}
