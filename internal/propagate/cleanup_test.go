// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/machinery/requeue"
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

// The bindings of two templates can have the same name. It belongs to the template that was first.
func TestReconcile_keepsBindingOwnedByAnotherTemplate(t *testing.T) {
	t.Parallel()
	first, second := at(clusterRoles, "", "team:web"), at(clusterRoles, "", "team.web")
	f := newFixture(t, newTemplate(first), newTemplate(second), newPolicy("", "p", clusterRoles))
	f.run(t, first)
	err := f.reconcile(t.Context(), second)
	if err == nil || !strings.Contains(err.Error(), "owned by ClusterRole team:web: different owner reference UID") {
		t.Fatalf("error = %v, want an error that names the owner", err)
	}
	before := f.binding(t, first)
	if err := f.releaseBy(t.Context(), second, nil, newPolicy("", "p", clusterRoles)); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), f.object(t, second)); err != nil {
		t.Fatal(err)
	}
	f.expectNoWrites(t, second)
	if diff := cmp.Diff(before, f.binding(t, first)); diff != "" {
		t.Errorf("binding of the first template (-before +after):\n%s", diff)
	}
	f.expectNoWrites(t, first)
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
