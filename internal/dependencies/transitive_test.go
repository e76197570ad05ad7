// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// A dependency that cannot be interpreted does not block the others, and what it was known to depend on stays attached.
func TestReconcile_brokenInterpreterOfDependency(t *testing.T) {
	t.Parallel()
	named := func(kind string, names ...string) (out []interpret.Dependency) {
		for _, name := range names {
			out = append(out, interpret.Dependency{APIVersion: "v1", Kind: kind, Namespace: "default", Name: name})
		}
		return out
	}
	objects := deployment("web", "m1")
	for _, name := range []string{"a", "b", "of-a"} {
		objects = append(objects, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name}})
	}
	f := newFixture(t, objects...)
	f.layer.others = true
	f.layer.dependencies["web"] = named("ConfigMap", "a")
	f.layer.dependencies["a"] = named("ConfigMap", "of-a")
	f.run("web")
	f.layer.dependencies["web"] = named("ConfigMap", "a", "b")
	f.layer.broken = "a"
	f.restart()
	if _, err := requeue.Reconciler(f).Reconcile(t.Context(), request("web")); err == nil {
		t.Error("reconcile reports no error about the broken interpreter")
	}
	for _, name := range []string{"a-configmap", "b-configmap", "of-a-configmap"} {
		if b := f.binding(name); b == nil || b.Labels[names.DependedBy("default", "web")] == "" {
			t.Errorf("%s is not attached: %v", name, b)
		}
	}
}

// While the dependencies are known in part only, nothing is detached, also if its record was lost or would grow without bound.
func TestReconcile_partialResultDetachesNothing(t *testing.T) {
	t.Parallel()
	many, _ := json.Marshal(make([]interpret.Dependency, maxDependencies+1))
	for name, record := range map[string]*string{"recorded": nil, "lost": new(""), "too many": new(string(many))} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, append(deployment("web", "m1"), configMap("a"), configMap("of-a"))...)
			f.layer.others = true
			f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("a")}
			f.layer.dependencies["a"] = []interpret.Dependency{onConfigMap("of-a")}
			f.run("web")
			if record != nil {
				f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Annotations[names.Dependencies] = *record })
			}
			f.layer.broken = "a"
			f.restart()
			if _, err := requeue.Reconciler(f).Reconcile(t.Context(), request("web")); err == nil {
				t.Error("reconcile reports no error about the broken interpreter")
			}
			attached := func() bool { return f.binding("of-a-configmap").Labels[names.DependedBy("default", "web")] != "" }
			if !attached() {
				t.Error("of-a is detached by a partial result")
			}
			if size := len(f.binding("web").Annotations[names.Dependencies]); size > 1000 {
				t.Errorf("the record has %d bytes", size)
			}
			f.layer.broken, f.layer.dependencies["a"] = "", nil
			f.restart()
			f.run("web")
			if attached() {
				t.Error("of-a stays attached after a complete result without it")
			}
		})
	}
}

// The Secrets of a ServiceAccount follow a workload that uses it, also if the ServiceAccount is created or changed later.
func TestReconcile_dependenciesOfDependencies(t *testing.T) {
	t.Parallel()
	secret := func(name string) client.Object {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name}}
	}
	f := newFixture(t, append(deployment("web", "m1"), secret("pull"), secret("token"), secret("other"))...)
	accounts := corev1.SchemeGroupVersion.WithKind("ServiceAccount")
	f.watched.Insert(accounts, corev1.SchemeGroupVersion.WithKind("Secret"), appsv1.SchemeGroupVersion.WithKind("Deployment"))
	f.Chain = interpret.Chain{f.layer, native.Layer()}
	f.layer.dependencies["web"] = []interpret.Dependency{{APIVersion: "v1", Kind: "ServiceAccount", Namespace: "default", Name: "robot"}}
	drain := f.connectQueue()
	expect := func(want ...string) {
		t.Helper()
		f.run("web")
		var got []string
		for _, name := range []string{"robot-serviceaccount", "pull-secret", "token-secret", "other-secret"} {
			if b := f.binding(name); b != nil && b.Labels[names.DependedBy("default", "web")] != "" {
				got = append(got, name)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("attached (-want +got):\n%s", diff)
		}
		f.expectNoWrites("web")
	}
	expect()
	robot := &corev1.ServiceAccount{
		ObjectMeta:       metav1.ObjectMeta{Namespace: "default", Name: "robot"},
		ImagePullSecrets: []corev1.LocalObjectReference{{Name: "pull"}}, Secrets: []corev1.ObjectReference{{Name: "token"}},
	}
	f.create(robot)
	before := metadata("robot", robot.UID)
	f.Observe(accounts, nil, before)
	if got := drain(); !slices.Equal(got, []string{"web"}) {
		t.Errorf("the creation requeues %v, want web", got)
	}
	expect("robot-serviceaccount", "pull-secret", "token-secret")
	robot.ImagePullSecrets[0].Name = "other"
	if err := f.control.Update(t.Context(), robot); err != nil {
		t.Fatal(err)
	}
	f.Observe(accounts, before, metadata("robot", robot.UID, func(m *metav1.PartialObjectMetadata) { m.ResourceVersion = "2" }))
	if got := drain(); !slices.Equal(got, []string{"web"}) {
		t.Errorf("the change requeues %v, want web", got)
	}
	expect("robot-serviceaccount", "token-secret", "other-secret")
	calls := f.layer.calls
	f.expectNoWrites("web")
	if f.layer.calls != calls {
		t.Error("the template is interpreted again without a change")
	}
	f.removeBinding("web")
	f.run("web")
	f.index.mu.Lock()
	defer f.index.mu.Unlock()
	if len(f.index.via) > 0 {
		t.Errorf("index after the deletion: %v", f.index.via)
	}
}
