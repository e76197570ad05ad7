// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/validation"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/test/fakecontrol"
)

// newFixtureWithDeletedTemplate returns a fixture with the binding of a deleted template, after the delay for the garbage collector.
func newFixtureWithDeletedTemplate(t *testing.T) *fixture {
	t.Helper()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.run(t, web)
	if err := f.control.Delete(t.Context(), f.object(t, web)); err != nil {
		t.Fatal(err)
	}
	f.writes()
	var wait *requeue.WaitError
	if err := f.reconcile(t.Context(), web); !errors.As(err, &wait) || wait.Delay != collectorDelay || len(f.writes()) > 0 {
		t.Fatalf("error = %v after %v, want a delay for the garbage collector", err, f.writes())
	}
	return f
}

func TestCleanupBinding_deletesBinding(t *testing.T) {
	t.Parallel()
	f := newFixtureWithDeletedTemplate(t)
	if diff := cmp.Diff([]string{"delete ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	// The finalizer blocks the deletion of the binding until its Works are deleted.
	if b := f.binding(t, web); b == nil || b.GetDeletionTimestamp() == nil {
		t.Errorf("binding = %v, want one that is being deleted", b)
	}
	f.expectNoWrites(t, web)
}

// The binding of a template that was being deleted when the control plane was restored records the time: the binding is deleted later.
func TestReconcile_recordsDeletionBeforeRestore(t *testing.T) {
	t.Parallel()
	for restored, want := range map[string]string{"9999-01-01T00:00:00Z": "/uid of template", "2000-01-01T00:00:00Z": "", "": ""} {
		m1 := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", Annotations: map[string]string{names.RestoredAt: restored}}}
		o := newTemplate(web)
		o.SetUID("uid of template")
		o.SetFinalizers([]string{"example.com/x"})
		f := newFixture(t, o, newPolicy("default", "p", deployments), m1)
		f.run(t, web)
		b := f.binding(t, web)
		f.edit(t, b, func() { b.BindingSpec().Clusters = []workv1alpha2.TargetCluster{{Name: "gone"}, {Name: "m1"}} })
		if err := f.control.Delete(t.Context(), f.object(t, web)); err != nil {
			t.Fatal(err)
		}
		f.run(t, web)
		if got := f.binding(t, web).GetAnnotations()[names.RemovalRequested]; (got == "") != (want == "") || !strings.HasSuffix(got, want) {
			t.Errorf("restored at %q: annotation = %q", restored, got)
		}
		f.expectNoWrites(t, web)
	}
}

func TestCleanupBinding_keepsBindingOfExistingTemplate(t *testing.T) {
	t.Parallel()
	f := newFixtureWithDeletedTemplate(t)
	f.Detector.templates = template.NewClient(nil, newFixture(t, newTemplate(web)).control) // the cache is stale
	f.expectNoWrites(t, web)
	if f.binding(t, web).GetDeletionTimestamp() != nil {
		t.Error("the binding of an existing template was deleted")
	}
}

func TestCleanupBinding_keepsBindingWithoutOwner(t *testing.T) {
	t.Parallel()
	f := newFixtureWithDeletedTemplate(t)
	b := f.binding(t, web)
	f.edit(t, b, func() { b.SetOwnerReferences(nil) })
	f.expectNoWrites(t, web)
}

// The bindings of several templates can have the same name: the second one gets another one, and does not change the first.
func TestReconcile_bindsTemplatesWithOneBindingName(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("a", 253)
	knative := schema.GroupVersionKind{Group: "serving.knative.dev", Version: "v1", Kind: "Service"}
	for name, templates := range map[string][]templateKey{
		"colon and dot": {at(clusterRoles, "", "team:web"), at(clusterRoles, "", "team.web"), at(clusterRoles, "", "TEAM.web")},
		"groups":        {at(services, "default", "web"), at(knative, "default", "web")},
		"invalid":       {at(clusterRoles, "", "System:Foo_Bar@x"), at(clusterRoles, "", "system:foo-bar-x")},
		"long":          {at(services, "default", long), at(knative, "default", long), at(services, "default", long[:252])},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			namespace := templates[0].key.Namespace
			objects := []client.Object{newPolicy(namespace, "p", templates[0].kind), newPolicy(namespace, "knative", knative)}
			for _, template := range templates {
				o := newTemplate(template)
				o.SetUID(types.UID(template.kind.String() + o.GetName()))
				objects = append(objects, o)
			}
			f := newFixture(t, objects...)
			f.setWatched(knative, new(resourceOf(knative)))
			f.served.kinds.Insert(knative)
			bound := map[string]bool{}
			for _, template := range templates {
				f.run(t, template)
				b := f.binding(t, template)
				if b == nil || controllerUID(b) != f.object(t, template).GetUID() {
					t.Fatalf("binding of %v = %v", template, b)
				}
				if invalid := validation.IsDNS1123Subdomain(b.GetName()); len(invalid) > 0 {
					t.Errorf("name %s: %v", b.GetName(), invalid)
				}
				bound[b.GetName()] = true
			}
			if len(bound) != len(templates) {
				t.Errorf("bindings %v, want %d", bound, len(templates))
			}
			for _, template := range templates {
				f.expectNoWrites(t, template)
			}
			f.restart(t)
			first, second := templates[0], templates[1]
			before := f.binding(t, first)
			if err := f.releaseBy(t.Context(), second, nil, newPolicy("", "p", clusterRoles)); err != nil {
				t.Fatal(err)
			}
			if err := f.control.Delete(t.Context(), f.object(t, second)); err != nil {
				t.Fatal(err)
			}
			if writes := f.run(t, second); len(writes) != 1 || f.binding(t, second).GetDeletionTimestamp() == nil {
				t.Errorf("writes %q, want the deletion of the binding of the second template", writes)
			}
			if diff := cmp.Diff(before, f.binding(t, first)); diff != "" {
				t.Errorf("binding of the first template (-before +after):\n%s", diff)
			}
		})
	}
}

// A template keeps its binding when the other name becomes free.
func TestReconcile_keepsTheNameOfABinding(t *testing.T) {
	t.Parallel()
	first, second := at(clusterRoles, "", "team:web"), at(clusterRoles, "", "team.web")
	f := newFixture(t, newTemplate(first), newTemplate(second), newPolicy("", "p", clusterRoles))
	f.run(t, first)
	f.run(t, second)
	b := f.binding(t, first)
	f.edit(t, b, func() { b.SetFinalizers(nil) })
	for _, o := range []client.Object{f.object(t, first), b} {
		if err := f.control.Delete(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	f.expectNoWrites(t, second)
	f.restart(t)
	f.touch(t, second)
	name := f.binding(t, second).GetName()
	f.run(t, second)
	if got := f.binding(t, second).GetName(); got != name || got == names.Binding("ClusterRole", "team.web") {
		t.Errorf("name %s, want %s", got, name)
	}
}

// A CustomResourceDefinition may be deleted with its objects before the garbage collector knows the kind.
func TestCleanupBinding_afterDeletionOfKind(t *testing.T) {
	t.Parallel()
	t.Run("template was deleted before", func(t *testing.T) {
		t.Parallel()
		f := newFixtureWithDeletedTemplate(t)
		f.setWatched(deployments, nil)
		f.served.kinds.Delete(deployments)
		if diff := cmp.Diff([]string{"delete ResourceBinding"}, f.run(t, web)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		f.expectNoWrites(t, web)
	})
	t.Run("template was not deleted", func(t *testing.T) {
		t.Parallel()
		f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
		f.run(t, web)
		f.setWatched(deployments, nil)
		f.expectNoWrites(t, web)
	})
	t.Run("template was recreated", func(t *testing.T) {
		t.Parallel()
		f := newFixtureWithDeletedTemplate(t)
		recreated := newTemplate(web)
		if err := f.control.Create(t.Context(), recreated); err != nil {
			t.Fatal(err)
		}
		f.run(t, web)
		f.setWatched(deployments, nil)
		f.expectNoWrites(t, web)
	})
}

// A version that is no longer served does not prove that its objects were deleted: they exist in another one.
func TestCleanupBinding_keepsBindingIfTheVersionIsNotServed(t *testing.T) {
	t.Parallel()
	f := newFixtureWithDeletedTemplate(t)
	next := deployments.GroupKind().WithVersion("v2")
	existing := newTemplate(web)
	existing.SetGroupVersionKind(next)
	f.setWatched(deployments, nil)
	f.served.kinds.Delete(deployments)
	f.served.kinds.Insert(next)
	f.Detector.templates = template.NewClient(nil, fakecontrol.WithObjects(t, existing))
	f.expectNoWrites(t, web)
	if f.binding(t, web).GetDeletionTimestamp() != nil {
		t.Error("the binding of a template that exists in another version was deleted")
	}
}

func TestCleanupBinding_waitsForDiscovery(t *testing.T) {
	t.Parallel()
	f := newFixtureWithDeletedTemplate(t)
	f.served.err = errors.New("down")
	if err := f.reconcile(t.Context(), web); err == nil || len(f.writes()) > 0 {
		t.Errorf("reconcile = %v, want an error and no writes", err)
	}
	f.served.err = nil
	f.setWatched(deployments, nil)
	if diff := cmp.Diff([]string{"delete ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
}

// A kind can cease to be watched while one of its templates is reconciled. That must not look like a deletion.
func TestMetadata_unwatchedKind(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web))
	f.setWatched(deployments, nil)
	var wait *requeue.WaitError
	if m, err := f.metadata(t.Context(), web); !errors.As(err, &wait) {
		t.Errorf("metadata = %v, %v, want a *requeue.WaitError", m, err)
	}
}
