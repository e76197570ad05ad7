// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	toolscache "k8s.io/client-go/tools/cache"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/cache/informertest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllertest"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
)

type configuration = configv1alpha1.ResourceInterpreterWebhookConfiguration

// patienceOfTests is how long a test waits for what must happen.
const patienceOfTests = 30 * time.Second

// world is a control plane with one Customization.
type world struct {
	*Customization
	t         testing.TB
	control   client.Client
	scripts   *controllertest.FakeInformer // of customisations
	hooks     *controllertest.FakeInformer // of configurations
	events    *events.Fake
	electedIt context.CancelFunc
	heard     chan []schema.GroupVersionKind
}

func newWorld(t testing.TB, objects ...client.Object) *world {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{corev1.AddToScheme, configv1alpha1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	w := &world{
		t: t, control: fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).Build(),
		scripts: controllertest.NewFakeInformer(), hooks: controllertest.NewFakeInformer(),
		events: &events.Fake{}, heard: make(chan []schema.GroupVersionKind),
	}
	informers := &informertest.FakeInformers{Scheme: scheme, InformersByGVK: map[schema.GroupVersionKind]toolscache.SharedIndexInformer{
		configv1alpha1.GroupVersion.WithKind("ResourceInterpreterCustomization"):        w.scripts,
		configv1alpha1.GroupVersion.WithKind("ResourceInterpreterWebhookConfiguration"): w.hooks,
	}}
	elected, elect := context.WithCancel(t.Context())
	w.electedIt = elect
	var ids atomic.Int64
	w.Customization = newCustomization(Options{
		Events: w.events, Clock: clocktesting.NewFakePassiveClock(start),
		NewID: func() string { return "id-" + strconv.FormatInt(ids.Add(1), 10) },
	}, informers, w.control, elected.Done(), parrot)
	w.OnChange(func(ctx context.Context, gvks []schema.GroupVersionKind) {
		select {
		case w.heard <- gvks:
		case <-ctx.Done():
		}
	})
	return w
}

// run starts it, and ends it with the test.
func (w *world) run() {
	w.t.Helper()
	ctx, cancel := context.WithCancel(w.t.Context())
	ended := make(chan error, 1)
	go func() { ended <- w.Start(ctx) }()
	w.t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			w.t.Errorf("Start: %v", err)
		}
	})
}

// running is a world whose layers are ready.
func running(t testing.TB, objects ...client.Object) *world {
	t.Helper()
	w := newWorld(t, objects...)
	w.run()
	w.scripts.Synced()
	w.hooks.Synced()
	receive(t, "ready", w.Ready())
	return w
}

func receive[T any](t testing.TB, what string, c <-chan T) (value T) {
	t.Helper()
	select {
	case value = <-c:
	case <-time.After(patienceOfTests):
		t.Fatalf("%s: nothing in %s", what, patienceOfTests)
	}
	return value
}

func eventually(t testing.TB, what string, condition func() bool) {
	t.Helper()
	err := wait.PollUntilContextTimeout(t.Context(), time.Millisecond, patienceOfTests, true,
		func(context.Context) (bool, error) { return condition(), nil })
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

// put stores an object as it is now, and tells the informers.
func (w *world) put(o client.Object) {
	w.t.Helper()
	o.SetResourceVersion("")
	current := o.DeepCopyObject().(client.Object)
	err := w.control.Get(w.t.Context(), client.ObjectKeyFromObject(o), current)
	if client.IgnoreNotFound(err) != nil {
		w.t.Fatal(err)
	}
	if err != nil {
		err = w.control.Create(w.t.Context(), o)
	} else {
		o.SetResourceVersion(current.GetResourceVersion())
		err = w.control.Update(w.t.Context(), o)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	w.informer(o).Add(o)
}

func (w *world) remove(o client.Object) {
	w.t.Helper()
	if err := w.control.Delete(w.t.Context(), o); err != nil {
		w.t.Fatal(err)
	}
	w.informer(o).Delete(o)
}

func (w *world) informer(o client.Object) *controllertest.FakeInformer {
	if _, ok := o.(*customization); ok {
		return w.scripts
	}
	return w.hooks
}

// hears waits for word of exactly these kinds; none means any.
func (w *world) hears(what string, want ...schema.GroupVersionKind) {
	w.t.Helper()
	if diff := cmp.Diff(want, receive(w.t, what, w.heard)); diff != "" {
		w.t.Errorf("%s: -want +heard:\n%s", what, diff)
	}
}

// says is what the layer of scripts says about a kind.
func (w *world) says(gvk schema.GroupVersionKind) map[operation]string {
	w.t.Helper()
	k, err := w.Customized().Kind(gvk)
	if err != nil {
		w.t.Fatal(err)
	}
	return say(w.t, k)
}

// registered is a configuration with one hook for the kinds and all operations; none are all kinds.
func registered(name, address string, ca []byte, kinds ...schema.GroupVersionKind) *configuration {
	c := &configuration{ObjectMeta: metav1.ObjectMeta{Name: name, UID: types.UID("uid-" + name)}}
	hook := configv1alpha1.ResourceInterpreterWebhook{Name: "a.io", InterpreterContextVersions: []string{"v1alpha1"}}
	hook.ClientConfig.URL, hook.ClientConfig.CABundle = &address, ca
	add := func(group, version, kind string) {
		hook.Rules = append(hook.Rules, configv1alpha1.RuleWithOperations{
			Operations: []operation{configv1alpha1.InterpreterOperationAll},
			Rule:       configv1alpha1.Rule{APIGroups: []string{group}, APIVersions: []string{version}, Kinds: []string{kind}},
		})
	}
	for _, k := range kinds {
		add(k.Group, k.Version, k.Kind)
	}
	if len(kinds) == 0 {
		add("*", "*", "*")
	}
	c.Webhooks = []configv1alpha1.ResourceInterpreterWebhook{hook}
	return c
}

func object(gvk schema.GroupVersionKind) *interpret.Object {
	o := &interpret.Object{}
	o.SetGroupVersionKind(gvk)
	o.SetName("web")
	return o
}
