// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// heldAt returns a Cluster that another control plane holds since a time.
func heldAt(since time.Time) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: "m1"}}
	message := (&member.HeldError{Cluster: "m1", ControlPlane: "own", By: "other", Since: since}).Error()
	c.Status.Conditions = []metav1.Condition{{
		Type: clusterv1alpha1.ClusterConditionHeldElsewhere, Status: metav1.ConditionTrue, Reason: "AnotherControlPlane", Message: message,
	}}
	return c
}

// stampOf returns the stamp of a control plane in a member.
func stampOf(t *testing.T, controlPlane string) client.Object {
	t.Helper()
	o := member.NewStamp(member.Claim{Cluster: "m1", ControlPlane: controlPlane, Since: time.Unix(100, 0)})
	var stamp corev1.ConfigMap
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, &stamp); err != nil {
		t.Fatal(err)
	}
	return &stamp
}

// Only the stamp of the former control plane is removed.
func TestReleaseFormer(t *testing.T) {
	t.Parallel()
	for by, want := range map[string]bool{"former": false, "another": true} {
		observed := fakecontrol.WithObjects(t, stampOf(t, by))
		if err := releaseFormer(t.Context(), observed, "former"); err != nil {
			t.Fatal(err)
		}
		if _, got, err := stamp(t.Context(), observed, "m1"); got != want || err != nil {
			t.Errorf("stamp of %s control plane exists: %v, %v; want %v", by, got, err, want)
		}
		if err := releaseFormer(t.Context(), observed, "former"); err != nil {
			t.Errorf("repeated: %v", err)
		}
	}
}

// The time of a takeover is later than the stamp of the other control plane, even if the clock of this host is behind.
func TestTakeOver_clockBehind(t *testing.T) {
	t.Parallel()
	since := time.Date(2024, 1, 1, 12, 0, 0, 0, time.UTC)
	for name, tc := range map[string]struct{ now, want time.Time }{
		"behind": {since.Add(-time.Hour), since.Add(time.Second)},
		"ahead":  {since.Add(time.Hour), since.Add(time.Hour)},
	} {
		control := fakecontrol.WithObjects(t, heldAt(since))
		if err := TakeOver(t.Context(), control, "m1", tc.now); err != nil {
			t.Fatal(err)
		}
		var c clusterv1alpha1.Cluster
		if err := control.Get(t.Context(), client.ObjectKey{Name: "m1"}, &c); err != nil {
			t.Fatal(err)
		}
		if got := c.Annotations[names.TakenOver]; got != tc.want.Format(time.RFC3339) {
			t.Errorf("%s: taken over at %s, want %s", name, got, tc.want)
		}
	}
}

// The accounts and the stamp of another control plane stay, also if the Cluster does not name its own control plane, or is shared.
func TestToClean(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		annotations map[string]string
		stamp       string
		cleaned     bool
	}{
		"own":                        {map[string]string{names.ControlPlane: "own"}, "own", true},
		"own, not recorded":          {nil, "own", true},
		"of another":                 {map[string]string{names.ControlPlane: "own"}, "other", false},
		"of another, not recorded":   {nil, "other", false},
		"copied from the other":      {map[string]string{names.ControlPlane: "other", names.ControlPlaneOf: "x"}, "other", false},
		"without a stamp":            {nil, "", true},
		"shared":                     {map[string]string{names.ControlPlane: "own", names.Shared: "true"}, "other", false},
		"shared, with its own stamp": {map[string]string{names.ControlPlane: "own", names.Shared: "true"}, "own", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{
				Name: "m1", UID: "m1", Annotations: tc.annotations, CreationTimestamp: metav1.Unix(200, 0),
			}}
			control := fakecontrol.WithObjects(t, c, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem, UID: "own"}})
			var stamps []client.Object
			if tc.stamp != "" {
				stamps = append(stamps, stampOf(t, tc.stamp))
			}
			observed := fakecontrol.WithObjects(t, stamps...)
			got, err := Options{Name: "m1"}.toClean(t.Context(), control, observed, c)
			if err != nil || (got != nil) != tc.cleaned {
				t.Errorf("toClean() = %v, %v; want cleaned: %v", got, err, tc.cleaned)
			}
		})
	}
}
