// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"errors"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/webhook"
)

// A customisation that was not read yet is not an absent one: as long as one kind of source is unread, neither layer says
// anything.
func TestLayers_notReady(t *testing.T) {
	t.Parallel()
	w := newWorld(t, teaching("a", deployments, map[operation]string{health: "taught"}),
		registered("conf", "https://127.0.0.1:1", nil, widgets))
	w.run()
	for _, sync := range []func(){func() {}, w.scripts.Synced} {
		sync()
		for _, layer := range []interpret.Layer{w.Customized(), w.Webhooks()} {
			if _, err := layer.Kind(deployments); !errors.Is(err, interpret.ErrNotReady) {
				t.Fatalf("%s: error %v, want ErrNotReady", layer.Name(), err)
			}
			if source := layer.(interpret.Sourced).Source(deployments, health); source != "" {
				t.Errorf("%s: source %s", layer.Name(), source)
			}
		}
		select {
		case <-w.Ready():
			t.Fatal("ready")
		default:
		}
	}
	w.hooks.Synced()
	receive(t, "ready", w.Ready())
	if diff := cmp.Diff(map[operation]string{health: "a: taught"}, w.says(deployments)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	k, err := w.Webhooks().Kind(widgets)
	if err != nil || !k.Answers(health) {
		t.Errorf("hook: answers %v, error %v", k.Answers(health), err)
	}
	// What was there from the start is no change; the first that is heard of is the next.
	w.put(teaching("b", widgets, map[operation]string{health: "new"}))
	w.hears("after the start", widgets)
}

func TestCustomized_followsCustomizations(t *testing.T) {
	t.Parallel()
	w := running(t)
	if got := w.says(deployments); len(got) > 0 {
		t.Errorf("at first %v", got)
	}
	b := teaching("b", deployments, map[operation]string{health: "b", retain: "b"})
	w.put(b)
	w.hears("the first", deployments)
	if diff := cmp.Diff(map[operation]string{health: "b: b", retain: "b: b"}, w.says(deployments)); diff != "" {
		t.Errorf("the first: -want +got:\n%s", diff)
	}
	w.put(teaching("a", deployments, map[operation]string{health: "a"}))
	w.hears("one that goes before it", deployments)
	if diff := cmp.Diff(map[operation]string{health: "a: a", retain: "b: b"}, w.says(deployments)); diff != "" {
		t.Errorf("one that goes before it: -want +got:\n%s", diff)
	}
	w.put(teaching("c", deployments, map[operation]string{health: "c"})) // does not count, so nobody hears of it
	w.put(teaching("b", widgets, map[operation]string{retain: "b"}))
	w.hears("another target", deployments, widgets)
	if diff := cmp.Diff(map[operation]string{health: "a: a"}, w.says(deployments)); diff != "" {
		t.Errorf("what it was for: -want +got:\n%s", diff)
	}
	if diff := cmp.Diff(map[operation]string{retain: "b: b"}, w.says(widgets)); diff != "" {
		t.Errorf("what it is for: -want +got:\n%s", diff)
	}
	if got := w.Customized().(interpret.Sourced).Source(widgets, retain); got != "b" {
		t.Errorf("source %q", got)
	}
	w.remove(teaching("a", deployments, nil))
	w.hears("removal", deployments)
	if diff := cmp.Diff(map[operation]string{health: "c: c"}, w.says(deployments)); diff != "" {
		t.Errorf("removal: -want +got:\n%s", diff)
	}
}

func TestWebhooks_followConfigurations(t *testing.T) {
	t.Parallel()
	s := serve(t, healthy)
	w := running(t)
	asks := func(gvk schema.GroupVersionKind) (bool, error) {
		k, err := w.Webhooks().Kind(gvk)
		if err != nil || k.Healthy == nil {
			return false, errors.Join(err, interpret.ErrNoOpinion)
		}
		return k.Healthy(t.Context(), object(gvk))
	}
	if _, err := asks(deployments); !errors.Is(err, interpret.ErrNoOpinion) {
		t.Errorf("without a hook: %v", err)
	}
	w.put(registered("conf", s.URL, s.ca(), deployments))
	w.hears("a hook", deployments)
	if got, err := asks(deployments); !got || err != nil {
		t.Errorf("with a hook: %v, error %v", got, err)
	}
	if _, err := asks(widgets); !errors.Is(err, interpret.ErrNoOpinion) {
		t.Errorf("another kind: %v", err)
	}
	w.put(registered("conf", s.URL, s.ca(), widgets))
	w.hears("another rule", deployments, widgets)
	if got, err := asks(widgets); !got || err != nil {
		t.Errorf("after another rule: %v, error %v", got, err)
	}
	if _, err := asks(deployments); !errors.Is(err, interpret.ErrNoOpinion) {
		t.Errorf("after another rule: %v", err)
	}
	w.put(registered("first", s.URL, s.ca()))
	w.hears("a wildcard")
	if got := w.Webhooks().(interpret.Sourced).Source(deployments, retain); got != "first/a.io" {
		t.Errorf("source %q", got)
	}
	w.remove(registered("first", "", nil))
	w.hears("no more wildcard")
	if got := w.Webhooks().(interpret.Sourced).Source(deployments, retain); got != "" {
		t.Errorf("source %q", got)
	}
	w.put(registered("conf", s.URL, nil, widgets))
	w.hears("another CA", widgets)
	if _, err := asks(widgets); err == nil || !strings.Contains(err.Error(), "unknown authority") {
		t.Errorf("with another CA: %v", err)
	}
	if n := s.calls.Load(); n != 2 {
		t.Errorf("%d calls, want 2", n)
	}
}

// The way to a hook is kept as long as it leads there, with its connections and what it learned about the hook.
func TestNewHookLayer_keepsEndpoints(t *testing.T) {
	t.Parallel()
	hooks := func(c ...*configuration) []*webhook.Hook { return webhook.Hooks(c) }
	one, _, _ := newHookLayer(nil, hooks(registered("a", "https://a", nil, deployments), registered("b", "https://b", nil, deployments)),
		surroundings{})
	same, changed, all := newHookLayer(one, hooks(registered("a", "https://a", nil, deployments),
		registered("b", "https://b", nil, deployments)), surroundings{})
	if same != one || len(changed) > 0 || all {
		t.Errorf("the same hooks: another layer, changed %v, all %v", changed, all)
	}
	two, _, _ := newHookLayer(one, hooks(registered("a", "https://a", nil, widgets), registered("b", "https://elsewhere", nil, deployments)),
		surroundings{})
	if two.endpoints[two.hooks[0]] != one.endpoints[one.hooks[0]] {
		t.Error("another rule: the way is new")
	}
	if two.endpoints[two.hooks[1]] == one.endpoints[one.hooks[1]] {
		t.Error("another address: the way is the old one")
	}
	slower := registered("a", "https://a", nil, widgets)
	slower.Webhooks[0].TimeoutSeconds = new(int32(20))
	three, changed, _ := newHookLayer(two, hooks(slower), surroundings{})
	if len(three.hooks) != 1 || three.endpoints[three.hooks[0]].timeout != timeoutOf(three.hooks[0]) {
		t.Error("another timeout: the way keeps the old one")
	}
	if diff := cmp.Diff([]schema.GroupVersionKind{widgets, widgets, deployments}, changed); diff != "" {
		t.Errorf("changed: -want +got:\n%s", diff)
	}
}

func on(kind, name string) corev1.ObjectReference {
	return corev1.ObjectReference{APIVersion: "config.karmada.io/v1alpha1", Kind: kind, Name: name, UID: types.UID("uid-" + name)}
}

// What is wrong is told once, by the replica that leads, on the object that must be changed.
func TestProblems(t *testing.T) {
	t.Parallel()
	w := running(t,
		teaching("a", deployments, map[operation]string{health: "fine"}),
		teaching("b", deployments, map[operation]string{health: "late", dependency: "x", retain: "nonsense"}),
		registered("conf", "http://plain", nil, widgets))
	// Told or not, the operation fails and does not fall to the next layer.
	if got := w.says(deployments)[retain]; got != "customization b: line 1: nonsense" {
		t.Errorf("Retain: %s", got)
	}
	k, err := w.Webhooks().Kind(widgets)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := k.Healthy(t.Context(), object(widgets)); err == nil || !strings.Contains(err.Error(), "it cannot be called") {
		t.Errorf("InterpretHealth by a hook without an address: %v", err)
	}
	w.put(teaching("c", widgets, map[operation]string{health: "x"})) // looks at all again
	w.hears("a change", widgets)
	if got := w.events.All(); len(got) > 0 {
		t.Errorf("told without leading: %v", got)
	}
	w.electedIt()
	eventually(t, "what was wrong is told", func() bool { return len(w.events.All()) == 3 })
	w.put(teaching("c", widgets, map[operation]string{health: "nonsense"}))
	w.hears("another change", widgets)
	w.put(teaching("c", widgets, map[operation]string{health: "better"}))
	w.hears("the last change", widgets) // what the one before it brought was told first

	const ric, conf = "ResourceInterpreterCustomization", "ResourceInterpreterWebhookConfiguration"
	told := map[events.Event]int{}
	for _, e := range w.events.All() {
		told[e]++
	}
	warning := func(on corev1.ObjectReference, reason, message string) events.Event {
		return events.Event{On: on, Source: "resource-interpreter", Reason: reason, Warning: true, Message: message}
	}
	want := map[events.Event]int{
		warning(on(ric, "b"), "CompileScriptFailed", "The script does not compile, so that Retain fails for every Deployment: "+
			"customization b: line 1: nonsense"): 1,
		warning(on(ric, "b"), "InterpreterConflict", "The script for InterpretHealth is not used: ResourceInterpreterCustomization a has "+
			"one for the same kind, and its name comes first"): 1,
		warning(on(conf, "conf"), "CallInterpreterWebhookFailed", `Webhook a.io: it cannot be called: its url "http://plain" is not an `+
			`https address`): 1,
		warning(on(ric, "c"), "CompileScriptFailed", "The script does not compile, so that InterpretHealth fails for every Widget: "+
			"customization c: line 1: nonsense"): 1,
	}
	if diff := cmp.Diff(want, told); diff != "" {
		t.Errorf("-want +told:\n%s", diff)
	}
}

// A hook without an answer is told of on its configuration, a hook that answers wrongly only on the object.
func TestHookFailures(t *testing.T) {
	t.Parallel()
	s := serve(t, func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "ill", http.StatusInternalServerError) })
	odd := serve(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(`{"response":{}}`)) })
	w := running(t, registered("conf", s.URL, s.ca(), deployments), registered("odd", odd.URL, odd.ca(), widgets))
	for range 2 * patience {
		for _, gvk := range []schema.GroupVersionKind{deployments, widgets} {
			k, err := w.Webhooks().Kind(gvk)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := k.Healthy(t.Context(), object(gvk)); err == nil || !strings.Contains(err.Error(), "InterpretHealth of "+gvk.Kind+" web") {
				t.Errorf("error %v", err)
			}
		}
	}
	all := w.events.All()
	if len(all) != patience {
		t.Errorf("%d events, want one for each call", len(all))
	}
	want := events.Event{
		On: on("ResourceInterpreterWebhookConfiguration", "conf"), Source: "resource-interpreter", Reason: "CallInterpreterWebhookFailed",
		Warning: true,
		Message: "Webhook a.io: it answered 500 Internal Server Error: ill",
	}
	for _, e := range all {
		if diff := cmp.Diff(want, e); diff != "" {
			t.Errorf("-want +told:\n%s", diff)
		}
	}
	if n := odd.calls.Load(); n != 2*patience {
		t.Errorf("%d calls of a hook that answers, want %d", n, 2*patience)
	}
}

// Many may ask while layers are replaced; each sees a whole one.
func TestLayers_whileTheyChange(t *testing.T) {
	t.Parallel()
	w := running(t)
	done := make(chan struct{})
	var readers sync.WaitGroup
	for range 4 {
		readers.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
				}
				k, err := w.Customized().Kind(deployments)
				if err != nil || k.Answers(health) != k.Answers(retain) {
					t.Errorf("error %v, half a layer: %v", err, say(t, k))
					return
				}
				if k, err = w.Webhooks().Kind(widgets); err != nil || k.Answers(health) != k.Answers(retain) {
					t.Errorf("error %v, half a layer of hooks", err)
					return
				}
			}
		})
	}
	for range 20 {
		w.put(teaching("a", deployments, map[operation]string{health: "x", retain: "x"}))
		w.hears("a script", deployments)
		w.put(registered("conf", "https://a", nil, widgets))
		w.hears("a hook", widgets)
		w.remove(teaching("a", deployments, nil))
		w.hears("no script", deployments)
		w.remove(registered("conf", "", nil))
		w.hears("no hook", widgets)
	}
	close(done)
	readers.Wait()
}

// Most kinds are not customised, and every question about any of their objects passes here.
func BenchmarkKind(b *testing.B) {
	w := running(b, teaching("a", deployments, map[operation]string{health: "x"}), registered("conf", "https://a", nil, widgets))
	chain := []interpret.Layer{w.Customized(), w.Webhooks()}
	gvk := schema.GroupVersionKind{Version: "v1", Kind: "Service"}
	for b.Loop() {
		for _, l := range chain {
			if k, err := l.Kind(gvk); err != nil || k.Answers(health) {
				b.Fatal("has an opinion")
			}
		}
	}
}
