// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"fmt"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/test/fakecontrol"
)

// toyFixture has a kind in a member whose connection discovers kinds.
type toyFixture struct {
	*fixture
	group string
	work  types.NamespacedName
}

func newToyFixture(t *testing.T) *toyFixture {
	t.Helper()
	s := newFixture(t)
	members := member.New(s.control, s.control, member.AnyMode)
	members.Local(apiServerConfig)
	t.Cleanup(func() { members.Assign(func(string) bool { return false }) })
	if _, err := members.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: s.cluster}}); err != nil {
		t.Fatal(err)
	}
	connected, err := members.Get(s.cluster)
	if err != nil {
		t.Fatal(err)
	}
	s.connect(connected)
	return &toyFixture{fixture: s, group: s.cluster + ".example.com"}
}

// install installs the kind with versions, the last of which is stored, and waits until it is served.
func (f *toyFixture) install(plural, scope string, versions ...string) {
	f.t.Helper()
	list := ""
	for i, v := range versions {
		list += fmt.Sprintf("{name: %s, served: true, storage: %v, schema: {openAPIV3Schema: {type: object, "+
			"x-kubernetes-preserve-unknown-fields: true}}},", v, i == len(versions)-1)
	}
	o := fakecontrol.Parse(f.t, fmt.Sprintf(`{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition,
		metadata: {name: %s.%s}, spec: {group: %s, scope: %s, names: {plural: %s, kind: Toy}, versions: [%s]}}`,
		plural, f.group, f.group, scope, plural, list))
	if _, err := apiServer.Resource(definitions).Create(f.t.Context(), o, metav1.CreateOptions{}); err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() { _ = apiServer.Resource(definitions).Delete(f.ctx, o.GetName(), metav1.DeleteOptions{}) })
	f.eventually("the kind is served", func() bool {
		_, err := apiServer.Resource(f.toys(plural, versions[0])).List(f.t.Context(), metav1.ListOptions{})
		return err == nil
	})
}

func (f *toyFixture) uninstall(plural string) {
	f.t.Helper()
	if err := apiServer.Resource(definitions).Delete(f.t.Context(), plural+"."+f.group, metav1.DeleteOptions{}); err != nil {
		f.t.Fatal(err)
	}
	f.eventually("the kind is no longer served", func() bool {
		_, err := apiServer.Resource(f.toys(plural, "v1")).List(f.t.Context(), metav1.ListOptions{})
		_, getErr := apiServer.Resource(definitions).Get(f.t.Context(), plural+"."+f.group, metav1.GetOptions{})
		return observe.IsUnknownPath(err) && observe.IsAbsent(getErr)
	})
}

func (f *toyFixture) toys(plural, version string) schema.GroupVersionResource {
	return schema.GroupVersionResource{Group: f.group, Version: version, Resource: plural}
}

// apply puts the Work of a toy and reconciles it until it is applied.
func (f *toyFixture) apply(version string, namespaced bool) {
	f.t.Helper()
	f.work = f.put("toy", func(w *workv1alpha1.Work) {
		if !namespaced {
			raw := &w.Spec.Workload.Manifests[0].Raw
			*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+f.cluster+`"`), nil, 1)
		}
	}, fmt.Sprintf("{apiVersion: %s/%s, kind: Toy, metadata: {name: t}}", f.group, version))
	f.eventually("the toy is applied", func() bool { return f.run(f.work) == nil })
}

// exists reports whether the toy exists.
func (f *toyFixture) exists(plural string, namespaced bool) bool {
	f.t.Helper()
	namespace := ""
	if namespaced {
		namespace = f.cluster
	}
	_, err := apiServer.Resource(f.toys(plural, "v1")).Namespace(namespace).Get(f.t.Context(), "t", metav1.GetOptions{})
	if err != nil && !observe.IsAbsent(err) {
		f.t.Fatal(err)
	}
	return err == nil
}

// The kind of an object is installed again in the member with another plural or scope.
func TestSync_reinstalledKind(t *testing.T) {
	t.Parallel()
	for name, next := range map[string]struct {
		plural, scope string
	}{
		"unchanged":      {"toys", "Namespaced"},
		"another plural": {"toyz", "Namespaced"},
		"another scope":  {"toys", "Cluster"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newToyFixture(t)
			f.install("toys", "Namespaced", "v1")
			f.apply("v1", true)
			f.uninstall("toys")
			f.install(next.plural, next.scope, "v1")
			namespaced := next.scope == "Namespaced"
			f.apply("v1", namespaced)
			f.eventually("the toy exists", func() bool { return f.run(f.work) == nil && f.exists(next.plural, namespaced) })
			f.delete(f.work)
			f.eventually("the Work is removed", func() bool { return f.run(f.work) == nil && f.deleted(f.work) })
			if f.exists(next.plural, namespaced) {
				t.Error("the toy was not deleted")
			}
		})
	}
}

// A member stops to serve the version of an object whose Work is deleted: the object exists in another version.
func TestRemove_inAnotherVersion(t *testing.T) {
	t.Parallel()
	f := newToyFixture(t)
	f.install("toys", "Namespaced", "v1beta1", "v1")
	f.apply("v1beta1", true)
	patch := `[{"op": "replace", "path": "/spec/versions/0/served", "value": false}]`
	if _, err := apiServer.Resource(definitions).Patch(t.Context(), "toys."+f.group, types.JSONPatchType, []byte(patch),
		metav1.PatchOptions{}); err != nil {
		t.Fatal(err)
	}
	f.eventually("the version is not served", func() bool {
		_, err := apiServer.Resource(f.toys("toys", "v1beta1")).List(t.Context(), metav1.ListOptions{})
		return observe.IsUnknownPath(err)
	})
	f.delete(f.work)
	f.eventually("the Work is removed", func() bool { return f.run(f.work) == nil && f.deleted(f.work) })
	if f.exists("toys", true) {
		t.Error("the object was not deleted")
	}
}
