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
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
)

type configuration = configv1alpha1.ResourceInterpreterWebhookConfiguration

// waitTimeout is how long tests wait for a condition.
const waitTimeout = 30 * time.Second

// fixture is a control plane with Layers that tests can change.
type fixture struct {
	*Layers
	t        testing.TB
	control  client.Client
	scripts  *controllertest.FakeInformer // of customizations
	hooks    *controllertest.FakeInformer // of configurations
	events   *events.Fake
	elect    context.CancelFunc
	notified chan []schema.GroupVersionKind
}

func newFixture(t testing.TB, objects ...client.Object) *fixture {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{corev1.AddToScheme, configv1alpha1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	f := &fixture{
		t: t, control: fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).Build(),
		scripts: controllertest.NewFakeInformer(), hooks: controllertest.NewFakeInformer(),
		events: &events.Fake{}, notified: make(chan []schema.GroupVersionKind),
	}
	informers := &informertest.FakeInformers{Scheme: scheme, InformersByGVK: map[schema.GroupVersionKind]toolscache.SharedIndexInformer{
		configv1alpha1.GroupVersion.WithKind("ResourceInterpreterCustomization"):        f.scripts,
		configv1alpha1.GroupVersion.WithKind("ResourceInterpreterWebhookConfiguration"): f.hooks,
	}}
	elected, elect := context.WithCancel(t.Context())
	f.elect = elect
	var ids atomic.Int64
	f.Layers = newLayers(Options{
		Events: f.events, Clock: clocktesting.NewFakePassiveClock(start),
		NewID: func() string { return "id-" + strconv.FormatInt(ids.Add(1), 10) },
	}, informers, f.control, elected.Done(), failingCompiler)
	f.OnChange(func(ctx context.Context, gvks []schema.GroupVersionKind) {
		select {
		case f.notified <- gvks:
		case <-ctx.Done():
		}
	})
	return f
}

// run starts the layers, and stops them at the end of the test.
func (f *fixture) run() {
	f.t.Helper()
	ctx, cancel := context.WithCancel(f.t.Context())
	ended := make(chan error, 1)
	go func() { ended <- f.Start(ctx) }()
	f.t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			f.t.Errorf("Start: %v", err)
		}
	})
}

// newRunningFixture returns a fixture whose layers are ready.
func newRunningFixture(t testing.TB, objects ...client.Object) *fixture {
	t.Helper()
	f := newFixture(t, objects...)
	f.run()
	f.scripts.Synced()
	f.hooks.Synced()
	receive(t, "ready", f.Ready())
	return f
}

func receive[T any](t testing.TB, what string, c <-chan T) (value T) {
	t.Helper()
	select {
	case value = <-c:
	case <-time.After(waitTimeout):
		t.Fatalf("%s: timed out after %s", what, waitTimeout)
	}
	return value
}

func eventually(t testing.TB, what string, condition func() bool) {
	t.Helper()
	err := wait.PollUntilContextTimeout(t.Context(), time.Millisecond, waitTimeout, true,
		func(context.Context) (bool, error) { return condition(), nil })
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

// apply creates or updates an object and notifies the informers.
func (f *fixture) apply(o client.Object) {
	f.t.Helper()
	o.SetResourceVersion("")
	current := o.DeepCopyObject().(client.Object)
	err := f.control.Get(f.t.Context(), client.ObjectKeyFromObject(o), current)
	if client.IgnoreNotFound(err) != nil {
		f.t.Fatal(err)
	}
	if err != nil {
		err = f.control.Create(f.t.Context(), o)
	} else {
		o.SetResourceVersion(current.GetResourceVersion())
		err = f.control.Update(f.t.Context(), o)
	}
	if err != nil {
		f.t.Fatal(err)
	}
	f.informer(o).Add(o)
}

func (f *fixture) remove(o client.Object) {
	f.t.Helper()
	if err := f.control.Delete(f.t.Context(), o); err != nil {
		f.t.Fatal(err)
	}
	f.informer(o).Delete(o)
}

func (f *fixture) informer(o client.Object) *controllertest.FakeInformer {
	if _, ok := o.(*customization); ok {
		return f.scripts
	}
	return f.hooks
}

// expectChange waits until listeners are notified of exactly these kinds; none means any kind.
func (f *fixture) expectChange(what string, want ...schema.GroupVersionKind) {
	f.t.Helper()
	if diff := cmp.Diff(want, receive(f.t, what, f.notified)); diff != "" {
		f.t.Errorf("%s: kinds (-want +got):\n%s", what, diff)
	}
}

// operationErrors returns the errors of the operations of a kind in the layer of scripts.
func (f *fixture) operationErrors(gvk schema.GroupVersionKind) map[operation]string {
	f.t.Helper()
	k, err := f.Customized().Kind(gvk)
	if err != nil {
		f.t.Fatal(err)
	}
	return operationErrors(f.t, k)
}

// configurationOf returns a configuration with one hook for all operations on the kinds; none means all kinds.
func configurationOf(name, address string, ca []byte, kinds ...schema.GroupVersionKind) *configuration {
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
