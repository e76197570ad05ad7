// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// leave gives a world whose template was bound and is gone, and whose garbage collector has had its time.
func leave(t *testing.T) *world {
	t.Helper()
	w := newWorld(t, made(web), selecting("default", "p", deployments))
	w.run(t, web)
	if err := w.control.Delete(t.Context(), w.object(t, web)); err != nil {
		t.Fatal(err)
	}
	w.writes = nil
	var wait *waitError
	if err := w.reconcile(t.Context(), web); !errors.As(err, &wait) || wait.after != collectorPatience || len(w.writes) > 0 {
		t.Fatalf("error = %v after %v, want to leave it to the garbage collector first", err, w.writes)
	}
	return w
}

func TestReconcile_templateIsGone(t *testing.T) {
	t.Parallel()
	w := leave(t)
	if diff := cmp.Diff([]string{"delete ResourceBinding"}, w.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	// The finalizer holds the binding until its Works are gone.
	if b := w.bound(t, web); b == nil || b.GetDeletionTimestamp() == nil {
		t.Errorf("binding = %v, want one that is being deleted", b)
	}
	w.settled(t, web)
}

func TestReconcile_templateIsGoneButNotOnTheServer(t *testing.T) {
	t.Parallel()
	w := leave(t)
	w.Detector.templates = templates{control: newWorld(t, made(web)).control} // what the cache does not show
	w.settled(t, web)
	if w.bound(t, web).GetDeletionTimestamp() != nil {
		t.Error("the binding of a template that is there was deleted")
	}
}

func TestReconcile_templateIsGoneAndTheBindingIsSomebodyElses(t *testing.T) {
	t.Parallel()
	w := leave(t)
	b := w.bound(t, web)
	w.edit(t, b, func() { b.SetOwnerReferences(nil) })
	w.settled(t, web)
}

// The names of two templates may come to one name of a binding: what becomes of the second is nothing to the first.
func TestReconcile_templateIsGoneAndAnotherHasTheBinding(t *testing.T) {
	t.Parallel()
	first, second := at(clusterRoles, "", "team:web"), at(clusterRoles, "", "team.web")
	w := newWorld(t, made(first), made(second), selecting("", "p", clusterRoles))
	w.run(t, first)
	if err := w.reconcile(t.Context(), second); err == nil || !strings.Contains(err.Error(), "has the name that this one would have, and belongs to ClusterRole team:web: different owner reference UID") {
		t.Fatalf("error = %v, want the binding to be the first template's", err)
	}
	before := w.bound(t, first)
	if err := w.release(t.Context(), second, nil, claimBy(selecting("", "p", clusterRoles))); err != nil {
		t.Fatal(err)
	}
	if err := w.control.Delete(t.Context(), w.object(t, second)); err != nil {
		t.Fatal(err)
	}
	w.settled(t, second)
	if diff := cmp.Diff(before, w.bound(t, first)); diff != "" {
		t.Errorf("the binding of the first template was touched (-before +after):\n%s", diff)
	}
	w.settled(t, first)
}

// A definition that is deleted with its objects, before the garbage collector knew of them.
func TestReconcile_templateIsGoneAndItsKind(t *testing.T) {
	t.Parallel()
	t.Run("it was seen to go", func(t *testing.T) {
		t.Parallel()
		w := leave(t)
		w.drop(deployments)
		if diff := cmp.Diff([]string{"delete ResourceBinding"}, w.run(t, web)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		w.settled(t, web)
	})
	t.Run("the kind alone says nothing", func(t *testing.T) {
		t.Parallel()
		w := newWorld(t, made(web), selecting("default", "p", deployments))
		w.run(t, web)
		w.drop(deployments)
		w.settled(t, web)
	})
	t.Run("it came back", func(t *testing.T) {
		t.Parallel()
		w := leave(t)
		again := made(web)
		if err := w.control.Create(t.Context(), again); err != nil {
			t.Fatal(err)
		}
		w.run(t, web)
		w.drop(deployments)
		w.settled(t, web)
	})
}
