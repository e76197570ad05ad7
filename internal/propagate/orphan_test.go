// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/test/fakecontrol"
)

// disown removes the owner of the binding of a template, as the garbage collector does, and delivers the event.
func (f *fixture) disown(t *testing.T, at templateKey) {
	t.Helper()
	b := f.binding(t, at)
	before := b.DeepCopyObject()
	f.edit(t, b, func() { b.SetOwnerReferences(nil) })
	f.observeOwner(before, b)
}

// deleteWithOrphan deletes a template with the propagation policy Orphan.
func (f *fixture) deleteWithOrphan(t *testing.T, at templateKey) {
	t.Helper()
	f.disown(t, at)
	if err := f.control.Delete(t.Context(), f.object(t, at)); err != nil {
		t.Fatal(err)
	}
	f.writes()
}

func TestReleaseOrphan(t *testing.T) {
	t.Parallel()
	role := at(clusterRoles, "", "viewer")
	for name, tc := range map[string]struct {
		of     templateKey
		change func(t *testing.T, f *fixture, at templateKey)
	}{
		"namespaced":     {of: web},
		"cluster-scoped": {of: role},
		"after a restart": {web, func(t *testing.T, f *fixture, at templateKey) {
			t.Helper()
			f.restart(t)
			f.observeOwner(nil, f.binding(t, at))
		}},
		"without a policy": {web, func(t *testing.T, f *fixture, at templateKey) {
			t.Helper()
			b := f.binding(t, at)
			f.edit(t, b, func() { removeClaim(b, policy.Namespaced) })
		}},
		"kind deleted": {web, func(t *testing.T, f *fixture, at templateKey) {
			t.Helper()
			f.setWatched(at.kind, nil)
			f.served.kinds.Delete(at.kind)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(tc.of), newPolicy(tc.of.key.Namespace, "p", tc.of.kind))
			f.run(t, tc.of)
			f.deleteWithOrphan(t, tc.of)
			if tc.change != nil {
				tc.change(t, f, tc.of)
			}
			f.expectWait(t, tc.of, "Orphan")
			f.clock.SetTime(f.clock.Now().Add(orphanDelay))
			f.run(t, tc.of)
			b := f.binding(t, tc.of)
			if preserve := b.BindingSpec().PreserveResourcesOnDeletion; b.GetDeletionTimestamp() == nil || preserve == nil || !*preserve {
				t.Errorf("binding = %+v, want it deleted, with its objects preserved", b)
			}
			if reasons := f.reasons(); reasons[len(reasons)-1] != tc.of.kind.Kind+" TemplateOrphaned" {
				t.Errorf("events %q", reasons)
			}
			f.expectNoWrites(t, tc.of)
		})
	}
}

// A dependency that is created again takes its attached binding over, although no policy applies.
func TestReleaseOrphan_recreatedDependency(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web))
	m := f.metadataOf(t, web)
	m.SetGroupVersionKind(deployments)
	attached := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "web-deployment", UID: "b", Finalizers: []string{names.BindingFinalizer},
		OwnerReferences: []metav1.OwnerReference{*metav1.NewControllerRef(m, deployments)},
	}}
	attached.Spec.Resource = referenceTo(m, m.ResourceVersion)
	attached.Spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Namespace: "default", Name: "x"}}
	if err := f.control.Create(t.Context(), attached); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	f.deleteWithOrphan(t, web)
	f.expectWait(t, web, "Orphan")
	again := newTemplate(web)
	again.SetUID("again")
	if err := f.control.Create(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	if b := f.binding(t, web); controllerUID(b) != "again" || b.BindingSpec().Resource.UID != "again" || b.GetDeletionTimestamp() != nil {
		t.Errorf("binding = %+v, want one of the new object", b)
	}
	f.clock.SetTime(f.clock.Now().Add(orphanDelay))
	f.expectNoWrites(t, web)
}

// A retry of the cleanup keeps the time at which the binding lost its owner meanwhile.
func TestCleanupBinding_keepsDisowned(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.run(t, web)
	lost := f.clock.Now()
	f.records.change(web, func(last *record) { last.disowned = lost })
	if err := f.cleanupBinding(t.Context(), web, record{version: "1"}); !requeue.Expected(err) {
		t.Errorf("cleanupBinding = %v, want a wait for the garbage collector", err)
	}
	if got := f.records.of(web); !got.disowned.Equal(lost) || !got.deleted {
		t.Errorf("record = %+v, want disowned at %s", got, lost)
	}
}

// A template that is created again takes its binding over.
func TestReleaseOrphan_recreated(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.run(t, web)
	f.deleteWithOrphan(t, web)
	f.expectWait(t, web, "Orphan")
	again := newTemplate(web)
	again.SetUID("again")
	if err := f.control.Create(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	f.clock.SetTime(f.clock.Now().Add(orphanDelay))
	f.expectNoWrites(t, web)
	b := f.binding(t, web)
	if controllerUID(b) != "again" || b.GetDeletionTimestamp() != nil || b.BindingSpec().PreserveResourcesOnDeletion != nil {
		t.Errorf("binding = %+v, want one of the new template", b)
	}
	if err := f.control.Delete(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	if err := f.reconcile(t.Context(), web); !requeue.Expected(err) {
		t.Errorf("reconcile = %v, want a wait for the garbage collector", err)
	}
	f.run(t, web)
	if b := f.binding(t, web); b.GetDeletionTimestamp() == nil || b.BindingSpec().PreserveResourcesOnDeletion != nil {
		t.Errorf("binding = %+v, want it deleted with its objects", b)
	}
}

// Without evidence, a binding and its objects stay.
func TestReleaseOrphan_keeps(t *testing.T) {
	t.Parallel()
	wait := func(f *fixture) { f.clock.SetTime(f.clock.Now().Add(time.Hour)) }
	t.Run("template exists", func(t *testing.T) {
		t.Parallel()
		f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
		f.run(t, web)
		f.disown(t, web)
		f.run(t, web)
		if b := f.binding(t, web); controllerUID(b) != f.object(t, web).GetUID() {
			t.Errorf("owners %v, want the template again", b.GetOwnerReferences())
		}
	})
	t.Run("created by a user", func(t *testing.T) {
		t.Parallel()
		f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
		f.run(t, web)
		b := f.binding(t, web)
		f.edit(t, b, func() { b.SetOwnerReferences(nil); b.SetLabels(nil) })
		f.restart(t)
		f.observeOwner(nil, b)
		f.observeOwner(b, b)
		if err := f.control.Delete(t.Context(), f.object(t, web)); err != nil {
			t.Fatal(err)
		}
		wait(f)
		f.expectNoWrites(t, web)
	})
	t.Run("another owner", func(t *testing.T) {
		t.Parallel()
		f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
		f.run(t, web)
		b := f.binding(t, web)
		before := b.DeepCopyObject()
		f.edit(t, b, func() {
			b.SetOwnerReferences([]metav1.OwnerReference{{APIVersion: "v1", Kind: "Service", Name: "s", UID: "s"}})
		})
		f.observeOwner(before, b)
		if err := f.control.Delete(t.Context(), f.object(t, web)); err != nil {
			t.Fatal(err)
		}
		wait(f)
		f.expectNoWrites(t, web)
	})
	t.Run("stale cache", func(t *testing.T) {
		t.Parallel()
		f := newFixtureWithDeletedTemplate(t)
		released := f.binding(t, web)
		released.SetOwnerReferences(nil)
		f.live = fakecontrol.WithObjects(t, released)
		if err := f.reconcile(t.Context(), web); !errors.Is(err, requeue.ErrStale) {
			t.Errorf("reconcile = %v, want a retry", err)
		}
		if diff := cmp.Diff([]string(nil), f.writes()); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
	})
}
