// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"cmp"
	"context"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/go-logr/logr"
	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/klog/v2"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/version"
	"karmada.io/karmada/test/apiserver"
)

func TestMain(m *testing.M) {
	log.SetLogger(logr.Discard())
	klog.SetLogger(logr.Discard())
	os.Exit(m.Run())
}

// server starts a real API server. writes returns the writes of the client since the last call.
func server(t *testing.T) (control client.Client, writes func() []string, ca []byte) {
	t.Helper()
	cp := apiserver.Start(t)
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	plain, err := client.NewWithWatch(cp.RESTConfig(), client.Options{Scheme: scheme})
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var log []string
	record := func(verb string, o client.Object) {
		mu.Lock()
		defer mu.Unlock()
		log = append(log, verb+" "+o.GetName())
	}
	recorded := interceptor.NewClient(plain, interceptor.Funcs{
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			record("create", o)
			return c.Create(ctx, o, opts...)
		},
		Update: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.UpdateOption) error {
			record("update", o)
			return c.Update(ctx, o, opts...)
		},
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			record("patch", o)
			return c.Patch(ctx, o, p, opts...)
		},
		Delete: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.DeleteOption) error {
			record("delete", o)
			return c.Delete(ctx, o, opts...)
		},
	})
	return recorded, func() []string {
		mu.Lock()
		defer mu.Unlock()
		out := log
		log = nil
		return out
	}, cp.CA()
}

func TestApply(t *testing.T) {
	t.Parallel()
	control, writes, ca := server(t)
	hook := Webhook{URL: "https://127.0.0.1:1", CABundle: ca}
	apply := func(h Webhook) []string {
		t.Helper()
		if err := Apply(t.Context(), control, h); err != nil {
			t.Fatal(err)
		}
		return writes()
	}
	first := apply(hook)
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	position := func(write string) int {
		t.Helper()
		i := slices.Index(first, write)
		if i < 0 {
			t.Errorf("%q is missing in %q", write, first)
		}
		return i
	}
	for _, crd := range crds {
		position("create " + crd.Name)
		if i := slices.IndexFunc(first, func(w string) bool { return strings.HasSuffix(w, "config") }); i > position("create "+crd.Name) {
			t.Errorf("%s was created before the webhook configurations: %q", crd.Name, first)
		}
	}
	for _, name := range []string{"karmada-system", "karmada-cluster"} {
		if err := control.Get(t.Context(), client.ObjectKey{Name: name}, &corev1.Namespace{}); err != nil {
			t.Errorf("namespace %s: %v", name, err)
		}
	}
	var mutating admissionregistrationv1.MutatingWebhookConfigurationList
	if err := control.List(t.Context(), &mutating); err != nil || len(mutating.Items) == 0 {
		t.Errorf("%d mutating configurations, %v", len(mutating.Items), err)
	}
	// All kinds are served when Apply returns.
	for _, crd := range crds {
		var found apiextensionsv1.CustomResourceDefinition
		if err := control.Get(t.Context(), client.ObjectKeyFromObject(crd), &found); err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(found.Status.Conditions, func(c apiextensionsv1.CustomResourceDefinitionCondition) bool {
			return c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue
		}) {
			t.Errorf("%s is not served", crd.Name)
		}
	}
	if again := apply(hook); len(again) > 0 {
		t.Errorf("writes of the second Apply: %q", again)
	}
	hook.URL = "https://127.0.0.1:2"
	if moved := apply(hook); len(moved) == 0 || slices.ContainsFunc(moved, func(w string) bool { return strings.HasPrefix(w, "create") }) {
		t.Errorf("writes after the webhook URL changed: %q, want updates", moved)
	}
	if again := apply(hook); len(again) > 0 {
		t.Errorf("writes without a change: %q", again)
	}
	// An earlier version granted more.
	role := &rbacv1.Role{}
	name := client.ObjectKey{Namespace: "karmada-system", Name: ComponentUser("scheduler")}
	if err := control.Get(t.Context(), name, role); err != nil {
		t.Fatal(err)
	}
	role.Rules[0].Verbs = append(role.Rules[0].Verbs, "delete")
	if err := control.Update(t.Context(), role); err != nil {
		t.Fatal(err)
	}
	writes()
	if got := apply(hook); !slices.Equal(got, []string{"update " + role.Name}) {
		t.Errorf("writes after the rights of a role were extended: %q", got)
	}
	if err := control.Get(t.Context(), name, role); err != nil || slices.Contains(role.Rules[0].Verbs, "delete") {
		t.Errorf("rules %v, %v", role.Rules, err)
	}
}

// converted is a kind with a conversion webhook.
const converted = "resourcebindings.work.karmada.io"

// oneKind returns a control plane in memory with functions to read one kind, and to apply it by a program of a release with a webhook.
// run reports whether the kind was written.
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

// Kinds of a newer release lose fields if an older program replaces them. All runs of that program keep them, without any state but that
// of the kind.
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
