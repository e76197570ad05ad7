// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// The binding of another object may have the name of that of the dependency.
func TestReconcile_attachesWhatHasTheNameOfAnother(t *testing.T) {
	t.Parallel()
	other := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "x-configmap"}}
	other.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "other/v1", Kind: "ConfigMap", Namespace: "default", Name: "x"}
	long := strings.Repeat("a", 249) + "-map"
	f := newFixture(t, append(deployment("web", "m1"), other, configMap("x"), configMap(long))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("x"), onConfigMap(long)}
	f.run("web")
	f.restart()
	f.expectNoWrites("web")
	for _, name := range []string{"x", long} {
		a := f.binding(names.Bindings(schema.GroupKind{Kind: "ConfigMap"}, name)[1])
		if name == long {
			a = f.binding(names.Binding("ConfigMap", name))
		}
		if a == nil || a.Spec.Resource.Name != name || len(requiredBy(a)["web"]) != 1 {
			t.Errorf("binding of ConfigMap %s = %v", name, a)
		}
	}
	if b := f.binding("x-configmap"); len(b.Spec.RequiredBy) > 0 {
		t.Errorf("the binding of the other object is required by %v", requiredBy(b))
	}
	f.layer.dependencies["web"] = nil
	f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.ResourceVersion = "changed" })
	f.run("web")
	if a := f.binding(names.Bindings(schema.GroupKind{Kind: "ConfigMap"}, "x")[1]); len(a.Spec.RequiredBy) > 0 {
		t.Errorf("required by %v after the dependency ended", requiredBy(a))
	}
}

// A binding whose member objects stay leaves its dependencies in the members, too.
func TestReconcile_preservesDependenciesOfPreservedObjects(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.run("web")
	f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.PreserveResourcesOnDeletion = new(true) })
	f.removeBinding("web")
	f.run("web")
	a := f.binding("settings-configmap")
	if preserve := a.Spec.PreserveResourcesOnDeletion; len(a.Spec.RequiredBy) > 0 || preserve == nil || !*preserve {
		t.Errorf("spec %+v, want no referrers and preserved objects", a.Spec)
	}
}

// The label of an attached binding has a hash of 32 bits.
func TestReconcile_sharesTheLabelOfAnEqualHash(t *testing.T) {
	t.Parallel()
	const one, two = "n149599", "n312382"
	label := names.DependedBy("default", one)
	if label != names.DependedBy("default", two) {
		t.Fatal("the hashes differ")
	}
	f := newFixture(t, append(append(deployment(one, "m1"), deployment(two, "m2")...), configMap("settings"), configMap("own"))...)
	f.layer.dependencies[one] = []interpret.Dependency{onConfigMap("settings"), onConfigMap("own")}
	f.layer.dependencies[two] = []interpret.Dependency{onConfigMap("settings")}
	f.run(one, two)
	f.expectNoWrites(one, two)
	f.layer.dependencies[two] = nil
	f.edit(two, func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.ResourceVersion = "changed" })
	f.run(two, one)
	f.expectNoWrites(one, two)
	for _, name := range []string{"settings-configmap", "own-configmap"} {
		a := f.binding(name)
		if diff := cmp.Diff(map[string][]string{one: {"m1"}}, requiredBy(a)); diff != "" || a.Labels[label] != "id-of-"+one {
			t.Errorf("%s: labels %v, required by (-want +got):\n%s", name, a.Labels, diff)
		}
	}
}
