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

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/webhook"
	"karmada.io/karmada/internal/machinery/events"
)

// Both layers return ErrNotReady until all sources were read.
func TestLayers_notReady(t *testing.T) {
	t.Parallel()
	f := newFixture(t, customizationOf("a", deployments, map[operation]string{health: "taught"}),
		configurationOf("conf", "https://127.0.0.1:1", nil, widgets))
	f.run()
	for _, sync := range []func(){func() {}, f.scripts.Synced} {
		sync()
		for _, layer := range []interpret.Layer{f.Customized(), f.Webhooks()} {
			if _, err := layer.Kind(deployments); !errors.Is(err, interpret.ErrNotReady) {
				t.Fatalf("%s: error %v, want ErrNotReady", layer.Name(), err)
			}
			if source := layer.(interpret.Sourced).Source(deployments, health); source != "" {
				t.Errorf("%s: source %s", layer.Name(), source)
			}
		}
		select {
		case <-f.Ready():
			t.Fatal("the layers are ready before all sources were read")
		default:
		}
	}
	f.hooks.Synced()
	receive(t, "ready", f.Ready())
	if diff := cmp.Diff(map[operation]string{health: "a: taught"}, f.operationErrors(deployments)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	k, err := f.Webhooks().Kind(widgets)
	if err != nil || !k.Implements(health) {
		t.Errorf("webhook layer: implements InterpretHealth: %v, error %v", k.Implements(health), err)
	}
	// The initial objects are not a change.
	f.apply(customizationOf("b", widgets, map[operation]string{health: "new"}))
	f.expectChange("after the start", widgets)
}

func TestCustomized_updates(t *testing.T) {
	t.Parallel()
	f := newRunningFixture(t)
	if got := f.operationErrors(deployments); len(got) > 0 {
		t.Errorf("initial errors: %v", got)
	}
	b := customizationOf("b", deployments, map[operation]string{health: "b", retain: "b"})
	f.apply(b)
	f.expectChange("first customization", deployments)
	if diff := cmp.Diff(map[operation]string{health: "b: b", retain: "b: b"}, f.operationErrors(deployments)); diff != "" {
		t.Errorf("first customization: -want +got:\n%s", diff)
	}
	f.apply(customizationOf("a", deployments, map[operation]string{health: "a"}))
	f.expectChange("preceding customization", deployments)
	if diff := cmp.Diff(map[operation]string{health: "a: a", retain: "b: b"}, f.operationErrors(deployments)); diff != "" {
		t.Errorf("preceding customization: -want +got:\n%s", diff)
	}
	f.apply(customizationOf("c", deployments, map[operation]string{health: "c"})) // unused, so listeners are not notified
	f.apply(customizationOf("b", widgets, map[operation]string{retain: "b"}))
	f.expectChange("changed target", deployments, widgets)
	if diff := cmp.Diff(map[operation]string{health: "a: a"}, f.operationErrors(deployments)); diff != "" {
		t.Errorf("previous target: -want +got:\n%s", diff)
	}
	if diff := cmp.Diff(map[operation]string{retain: "b: b"}, f.operationErrors(widgets)); diff != "" {
		t.Errorf("new target: -want +got:\n%s", diff)
	}
	if got := f.Customized().(interpret.Sourced).Source(widgets, retain); got != "b" {
		t.Errorf("source %q", got)
	}
	f.remove(customizationOf("a", deployments, nil))
	f.expectChange("removal", deployments)
	if diff := cmp.Diff(map[operation]string{health: "c: c"}, f.operationErrors(deployments)); diff != "" {
		t.Errorf("removal: -want +got:\n%s", diff)
	}
}

func TestWebhooks_update(t *testing.T) {
	t.Parallel()
	s := newHookServer(t, respondHealthy)
	f := newRunningFixture(t)
	call := func(gvk schema.GroupVersionKind) (bool, error) {
		k, err := f.Webhooks().Kind(gvk)
		if err != nil || k.Healthy == nil {
			return false, errors.Join(err, interpret.ErrNoInterpreter)
		}
		return k.Healthy(t.Context(), object(gvk))
	}
	if _, err := call(deployments); !errors.Is(err, interpret.ErrNoInterpreter) {
		t.Errorf("without a hook: %v", err)
	}
	f.apply(configurationOf("conf", s.URL, s.ca(), deployments))
	f.expectChange("added hook", deployments)
	if got, err := call(deployments); !got || err != nil {
		t.Errorf("with a hook: %v, error %v", got, err)
	}
	if _, err := call(widgets); !errors.Is(err, interpret.ErrNoInterpreter) {
		t.Errorf("another kind: %v", err)
	}
	f.apply(configurationOf("conf", s.URL, s.ca(), widgets))
	f.expectChange("changed rule", deployments, widgets)
	if got, err := call(widgets); !got || err != nil {
		t.Errorf("after a changed rule: %v, error %v", got, err)
	}
	if _, err := call(deployments); !errors.Is(err, interpret.ErrNoInterpreter) {
		t.Errorf("after a changed rule: %v", err)
	}
	f.apply(configurationOf("first", s.URL, s.ca()))
	f.expectChange("wildcard")
	if got := f.Webhooks().(interpret.Sourced).Source(deployments, retain); got != "first/a.io" {
		t.Errorf("source %q", got)
	}
	f.remove(configurationOf("first", "", nil))
	f.expectChange("removed wildcard")
	if got := f.Webhooks().(interpret.Sourced).Source(deployments, retain); got != "" {
		t.Errorf("source %q", got)
	}
	f.apply(configurationOf("conf", s.URL, nil, widgets))
	f.expectChange("changed CA", widgets)
	if _, err := call(widgets); err == nil || !strings.Contains(err.Error(), "unknown authority") {
		t.Errorf("with another CA: %v", err)
	}
	if n := s.calls.Load(); n != 2 {
		t.Errorf("%d calls, want 2", n)
	}
}

// Endpoints keep their connections and circuits while the configuration of the hook is unchanged.
func TestNewHookLayer_keepsEndpoints(t *testing.T) {
	t.Parallel()
	hooks := func(c ...*configuration) []*webhook.Hook { return webhook.Hooks(c) }
	one, _, _ := newHookLayer(nil, hooks(configurationOf("a", "https://a", nil, deployments),
		configurationOf("b", "https://b", nil, deployments)),
		hookOptions{})
	same, changed, all := newHookLayer(one, hooks(configurationOf("a", "https://a", nil, deployments),
		configurationOf("b", "https://b", nil, deployments)), hookOptions{})
	if same != one || len(changed) > 0 || all {
		t.Errorf("same hooks: new layer, changed %v, all %v", changed, all)
	}
	two, _, _ := newHookLayer(one, hooks(configurationOf("a", "https://a", nil, widgets),
		configurationOf("b", "https://elsewhere", nil, deployments)),
		hookOptions{})
	if two.endpoints[two.hooks[0]] != one.endpoints[one.hooks[0]] {
		t.Error("changed rule: the endpoint was replaced")
	}
	if two.endpoints[two.hooks[1]] == one.endpoints[one.hooks[1]] {
		t.Error("changed address: the endpoint was kept")
	}
	slower := configurationOf("a", "https://a", nil, widgets)
	slower.Webhooks[0].TimeoutSeconds = new(int32(20))
	three, changed, _ := newHookLayer(two, hooks(slower), hookOptions{})
	if len(three.hooks) != 1 || three.endpoints[three.hooks[0]].timeout != timeoutOf(three.hooks[0]) {
		t.Error("changed timeout: the endpoint was kept")
	}
	if diff := cmp.Diff([]schema.GroupVersionKind{widgets, widgets, deployments}, changed); diff != "" {
		t.Errorf("changed: -want +got:\n%s", diff)
	}
}

func referenceTo(kind, name string) corev1.ObjectReference {
	return corev1.ObjectReference{APIVersion: "config.karmada.io/v1alpha1", Kind: kind, Name: name, UID: types.UID("uid-" + name)}
}

// The leader records one event for each problem, on the object with the problem.
func TestProblems_eventsOfLeader(t *testing.T) {
	t.Parallel()
	f := newRunningFixture(t,
		customizationOf("a", deployments, map[operation]string{health: "valid"}),
		customizationOf("b", deployments, map[operation]string{health: "unused", dependency: "x", retain: "nonsense"}),
		configurationOf("conf", "http://plain", nil, widgets))
	// The operation returns an error; the next layer is not used.
	if got := f.operationErrors(deployments)[retain]; got != "customization b: line 1: nonsense" {
		t.Errorf("Retain: %s", got)
	}
	k, err := f.Webhooks().Kind(widgets)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := k.Healthy(t.Context(), object(widgets)); err == nil || !strings.Contains(err.Error(), "invalid configuration") {
		t.Errorf("InterpretHealth of an invalid hook: %v", err)
	}
	f.apply(customizationOf("c", widgets, map[operation]string{health: "x"})) // triggers a rebuild
	f.expectChange("a change", widgets)
	if got := f.events.All(); len(got) > 0 {
		t.Errorf("events of a replica that is not the leader: %v", got)
	}
	f.elect()
	eventually(t, "events of the leader", func() bool { return len(f.events.All()) == 3 })
	f.apply(customizationOf("c", widgets, map[operation]string{health: "nonsense"}))
	f.expectChange("another change", widgets)
	f.apply(customizationOf("c", widgets, map[operation]string{health: "valid"}))
	f.expectChange("the last change", widgets) // the events of the previous change precede it

	const ric, conf = "ResourceInterpreterCustomization", "ResourceInterpreterWebhookConfiguration"
	got := map[events.Event]int{}
	for _, e := range f.events.All() {
		got[e]++
	}
	warning := func(on corev1.ObjectReference, reason, message string) events.Event {
		return events.Event{On: on, Source: "resource-interpreter", Reason: reason, Warning: true, Message: message}
	}
	want := map[events.Event]int{
		warning(referenceTo(ric, "b"), "CompileScriptFailed", "The script does not compile; Retain fails for every Deployment: "+
			"customization b: line 1: nonsense"): 1,
		warning(referenceTo(ric, "b"), "InterpreterConflict",
			"The script for InterpretHealth is not used: ResourceInterpreterCustomization a for "+
				"the same kind precedes it by name"): 1,
		warning(referenceTo(conf, "conf"), "CallInterpreterWebhookFailed", `Webhook a.io: invalid configuration: url "http://plain" is not an `+
			`https address`): 1,
		warning(referenceTo(ric, "c"), "CompileScriptFailed", "The script does not compile; InterpretHealth fails for every Widget: "+
			"customization c: line 1: nonsense"): 1,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// A failed call is reported by an event on the configuration, an invalid response only by an error.
func TestHookFailures(t *testing.T) {
	t.Parallel()
	s := newHookServer(t, func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "broken", http.StatusInternalServerError) })
	invalid := newHookServer(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(`{"response":{}}`)) })
	f := newRunningFixture(t, configurationOf("conf", s.URL, s.ca(), deployments),
		configurationOf("invalid", invalid.URL, invalid.ca(), widgets))
	for range 2 * maxFailures {
		for _, gvk := range []schema.GroupVersionKind{deployments, widgets} {
			k, err := f.Webhooks().Kind(gvk)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := k.Healthy(t.Context(), object(gvk)); err == nil || !strings.Contains(err.Error(), "InterpretHealth of "+gvk.Kind+" web") {
				t.Errorf("error %v", err)
			}
		}
	}
	all := f.events.All()
	if len(all) != maxFailures {
		t.Errorf("%d events, want one for each call", len(all))
	}
	want := events.Event{
		On: referenceTo("ResourceInterpreterWebhookConfiguration", "conf"), Source: "resource-interpreter",
		Reason:  "CallInterpreterWebhookFailed",
		Warning: true,
		Message: "Webhook a.io: unexpected status 500 Internal Server Error: broken",
	}
	for _, e := range all {
		if diff := cmp.Diff(want, e); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
	if n := invalid.calls.Load(); n != 2*maxFailures {
		t.Errorf("%d calls of a hook with invalid responses, want %d", n, 2*maxFailures)
	}
}

// Concurrent readers see complete layers while they are replaced.
func TestLayers_concurrentReads(t *testing.T) {
	t.Parallel()
	f := newRunningFixture(t)
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
				k, err := f.Customized().Kind(deployments)
				if err != nil || k.Implements(health) != k.Implements(retain) {
					t.Errorf("error %v, incomplete layer: %v", err, operationErrors(t, k))
					return
				}
				if k, err = f.Webhooks().Kind(widgets); err != nil || k.Implements(health) != k.Implements(retain) {
					t.Errorf("error %v, incomplete layer of hooks", err)
					return
				}
			}
		})
	}
	for range 20 {
		f.apply(customizationOf("a", deployments, map[operation]string{health: "x", retain: "x"}))
		f.expectChange("added script", deployments)
		f.apply(configurationOf("conf", "https://a", nil, widgets))
		f.expectChange("added hook", widgets)
		f.remove(customizationOf("a", deployments, nil))
		f.expectChange("removed script", deployments)
		f.remove(configurationOf("conf", "", nil))
		f.expectChange("removed hook", widgets)
	}
	close(done)
	readers.Wait()
}

// Most kinds are not customized, and every operation on their objects looks them up here.
func BenchmarkKind(b *testing.B) {
	f := newRunningFixture(b, customizationOf("a", deployments, map[operation]string{health: "x"}),
		configurationOf("conf", "https://a", nil, widgets))
	chain := []interpret.Layer{f.Customized(), f.Webhooks()}
	gvk := schema.GroupVersionKind{Version: "v1", Kind: "Service"}
	for b.Loop() {
		for _, l := range chain {
			if k, err := l.Kind(gvk); err != nil || k.Implements(health) {
				b.Fatal("the kind is implemented")
			}
		}
	}
}
