// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"errors"
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/dynamic/fake"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	clienttesting "k8s.io/client-go/testing"
	clocktesting "k8s.io/utils/clock/testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// hold is a member and the clusters of two control planes.
type hold struct {
	t     *testing.T
	api   *fake.FakeDynamicClient
	clock *clocktesting.FakeClock
	// old and fresh are connections of two control planes to the same member.
	old, fresh *Member
}

func newHold(t *testing.T) *hold {
	t.Helper()
	h := &hold{t: t, api: fake.NewSimpleDynamicClient(clientgoscheme.Scheme), clock: clocktesting.NewFakeClock(time.Unix(5000, 0))}
	h.old = &Member{Name: "m1", Dynamic: h.api, clock: h.clock}
	h.fresh = &Member{Name: "m1", Dynamic: h.api, clock: h.clock}
	return h
}

// clusterOf returns a Cluster of a control plane that was created at a time in seconds, and its annotations.
func clusterOf(controlPlane string, created int64, annotations map[string]int64) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", CreationTimestamp: metav1.Unix(created, 0)}}
	c.Annotations = map[string]string{names.ControlPlane: controlPlane}
	for key, at := range annotations {
		c.Annotations[key] = time.Unix(at, 0).UTC().Format(time.RFC3339)
	}
	return c
}

func (h *hold) check(m *Member, c *clusterv1alpha1.Cluster, want bool) {
	h.t.Helper()
	err := m.Hold(h.t.Context(), ClaimOf(c), 0)
	if _, elsewhere := errors.AsType[*HeldError](err); elsewhere == want || want && err != nil {
		h.t.Errorf("Hold() = %v, want held: %v", err, want)
	}
}

func (h *hold) writes() (n int) {
	for _, a := range h.api.Actions() {
		if a.GetVerb() != "get" {
			n++
		}
	}
	return n
}

// A restored copy holds the member, and the old control plane does not write until it takes the member over.
func TestHold_restoredCopy(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	old := clusterOf("a", 100, nil)
	h.check(h.old, old, true)
	h.check(h.old, old, true)
	if n := h.writes(); n != 1 {
		t.Errorf("%d writes, want 1", n)
	}
	restored := clusterOf("a", 100, map[string]int64{names.RestoredAt: 200})
	h.check(h.fresh, restored, true)
	h.check(h.old, old, false)
	h.check(h.fresh, restored, true)
	taken := clusterOf("a", 100, map[string]int64{names.TakenOver: 300})
	h.check(h.old, taken, true)
	h.check(h.fresh, restored, false)
	if n := h.writes(); n != 3 {
		t.Errorf("%d writes, want 3", n)
	}
}

// Another control plane holds the member only after a take-over, however late it has joined or was restored.
func TestHold_anotherControlPlane(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	h.check(h.old, clusterOf("a", 100, nil), true)
	h.check(h.fresh, clusterOf("b", 200, map[string]int64{names.RestoredAt: 300}), false)
	h.check(h.fresh, clusterOf("b", 200, map[string]int64{names.TakenOver: 99}), false)
	h.check(h.fresh, clusterOf("b", 200, map[string]int64{names.TakenOver: 201}), true)
	h.check(h.old, clusterOf("a", 100, map[string]int64{names.RestoredAt: 300}), false)
}

// A Cluster that was created again, with the same control plane, holds the member without a take-over.
func TestHold_joinedAgain(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	h.check(h.old, clusterOf("a", 100, nil), true)
	h.check(h.fresh, clusterOf("a", 200, nil), true)
}

// A Cluster that was copied with its annotations from another control plane is not held for that one.
func TestHold_copied(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	c := clusterOf("a", 100, nil)
	c.UID, c.Annotations[names.ControlPlaneOf] = "copy", "original"
	if err := h.old.Hold(t.Context(), ClaimOf(c), 0); err == nil || len(h.api.Actions()) > 0 {
		t.Errorf("Hold() = %v, %d requests; want an error and none", err, len(h.api.Actions()))
	}
	c.UID = "original"
	h.check(h.old, c, true)
}

// Which control plane holds a shared member is not compared, and nothing is recorded.
func TestHold_shared(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	h.check(h.old, clusterOf("a", 100, nil), true)
	c := clusterOf("b", 200, nil)
	h.check(h.fresh, c, false)
	c.Annotations[names.Shared] = "true"
	h.check(h.fresh, c, true)
	if n := h.writes(); n != 1 {
		t.Errorf("%d writes, want 1", n)
	}
}

// Release removes only the stamp of its own claim, and the member is not held again.
func TestRelease(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	h.check(h.old, clusterOf("a", 100, nil), true)
	h.check(h.fresh, clusterOf("b", 200, map[string]int64{names.TakenOver: 201}), true)
	if err := h.old.Release(t.Context()); err != nil {
		t.Fatal(err)
	}
	other := &Member{Name: "m1", Dynamic: h.api, clock: h.clock}
	h.check(other, clusterOf("c", 300, nil), false)
	if err := h.fresh.Release(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.check(other, clusterOf("c", 300, nil), true)
	if err := h.fresh.Hold(t.Context(), ClaimOf(clusterOf("b", 200, nil)), 0); err == nil {
		t.Error("Hold() after Release() = nil")
	}
}

// The condition of a Cluster names the time of the stamp.
func TestHeldSince(t *testing.T) {
	t.Parallel()
	for by, status := range map[string]metav1.ConditionStatus{"a": "True", "b": "True", "c": "False"} {
		c, since := clusterOf("a", 100, nil), time.Unix(300, 0).UTC()
		message := (&HeldError{Cluster: "m1", ControlPlane: "a", By: by, Since: since}).Error()
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionHeldElsewhere, Status: status, Message: message}}
		if status != metav1.ConditionTrue {
			since = time.Time{}
		}
		if got := HeldSince(c); !got.Equal(since) {
			t.Errorf("HeldSince(%q) = %v, want %v", message, got, since)
		}
	}
}

func TestHold_withoutControlPlane(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	h.check(h.old, clusterOf("", 100, nil), true)
	if n := len(h.api.Actions()); n != 0 {
		t.Errorf("%d requests, want none", n)
	}
}

// The stamp is read again when it is older than the maximum age, and not before.
func TestHold_maxAge(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	old := ClaimOf(clusterOf("a", 100, nil))
	ctx := t.Context()
	if err := h.old.Hold(ctx, old, HoldMaxAge); err != nil {
		t.Fatal(err)
	}
	h.check(h.fresh, clusterOf("b", 200, map[string]int64{names.TakenOver: 201}), true)
	if err := h.old.Hold(ctx, old, HoldMaxAge); err != nil {
		t.Errorf("Hold() within the maximum age = %v", err)
	}
	h.clock.Step(RemovalMaxAge)
	if err := h.old.Hold(ctx, old, RemovalMaxAge); err == nil {
		t.Error("Hold() after the maximum age = nil, want a *HeldError")
	}
}

// Two control planes that claim a member at once do not both hold it.
func TestHold_concurrentClaims(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	raced := false
	h.api.PrependReactor("create", "configmaps", func(clienttesting.Action) (bool, runtime.Object, error) {
		if raced {
			return false, nil, nil
		}
		raced = true
		other := NewStamp(ClaimOf(clusterOf("b", 100, nil)))
		if err := h.api.Tracker().Create(stampResource, other, other.GetNamespace()); err != nil {
			t.Error(err)
		}
		return true, nil, apierrors.NewAlreadyExists(stampResource.GroupResource(), names.HoldConfigMap)
	})
	h.check(h.old, clusterOf("a", 100, nil), false)
}

// A stamp that cannot be read is an error and not evidence. Without the right to write it, the member is held.
func TestHold_failures(t *testing.T) {
	t.Parallel()
	h := newHold(t)
	h.api.PrependReactor("create", "configmaps", func(clienttesting.Action) (bool, runtime.Object, error) {
		return true, nil, apierrors.NewForbidden(stampResource.GroupResource(), names.HoldConfigMap, errors.New("no"))
	})
	h.check(h.old, clusterOf("a", 100, nil), true)
	h.api.PrependReactor("get", "configmaps", func(clienttesting.Action) (bool, runtime.Object, error) {
		return true, nil, apierrors.NewForbidden(stampResource.GroupResource(), names.HoldConfigMap, errors.New("no"))
	})
	h.check(h.old, clusterOf("a", 100, nil), true)
	h.api.PrependReactor("get", "configmaps", func(clienttesting.Action) (bool, runtime.Object, error) {
		return true, nil, errors.New("unreachable")
	})
	err := h.old.Hold(t.Context(), ClaimOf(clusterOf("a", 100, nil)), 0)
	if _, elsewhere := errors.AsType[*HeldError](err); err == nil || elsewhere {
		t.Errorf("Hold() = %v, want the error of the request", err)
	}
}

func TestStampOf_malformed(t *testing.T) {
	t.Parallel()
	for name, data := range map[string]map[string]string{
		"empty": nil, "time": {stampControlPlane: "a", stampSince: "yesterday"}, "no control plane": {stampSince: "2024-01-01T00:00:00Z"},
	} {
		s, ok := StampOf(data)
		if want := data[stampControlPlane] != ""; ok != want || name != "no control plane" && !s.Since.IsZero() {
			t.Errorf("%s: StampOf() = %v, %v", name, s, ok)
		}
	}
}
