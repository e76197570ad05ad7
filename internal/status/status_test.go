// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

var start = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)

func control(t *testing.T, writes *int) (client.Client, *workv1alpha1.Work) {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := workv1alpha1.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "n", Name: "w", Labels: map[string]string{"a": "b"}}}
	c := fake.NewClientBuilder().WithScheme(scheme).WithObjects(w).WithStatusSubresource(w).WithInterceptorFuncs(interceptor.Funcs{
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			*writes++
			return c.Patch(ctx, o, p, opts...)
		},
		SubResourceUpdate: func(ctx context.Context, c client.Client, sub string, o client.Object, opts ...client.SubResourceUpdateOption) error {
			*writes++
			return c.SubResource(sub).Update(ctx, o, opts...)
		},
	}).Build()
	if err := c.Get(t.Context(), client.ObjectKeyFromObject(w), w); err != nil {
		t.Fatal(err)
	}
	return c, w
}

func TestUpdate(t *testing.T) {
	t.Parallel()
	writes := 0
	c, w := control(t, &writes)
	stale := w.DeepCopy()
	set := func(w *workv1alpha1.Work) {
		Set(&w.Status.Conditions, metav1.NewTime(start), "Applied", metav1.ConditionTrue, "Good", "", 0)
	}
	if changed, err := Update(t.Context(), c, w, set); !changed || err != nil || writes != 1 {
		t.Errorf("Update = %v, %v after %d writes", changed, err, writes)
	}
	if w.ResourceVersion == stale.ResourceVersion || w.Labels["a"] != "b" {
		t.Errorf("%+v is not what the server answered", w)
	}
	if changed, err := Update(t.Context(), c, w, set); changed || err != nil || writes != 1 {
		t.Errorf("the second Update = %v, %v after %d writes", changed, err, writes)
	}
	if _, err := Update(t.Context(), c, stale, set); !apierrors.IsConflict(err) || !strings.Contains(err.Error(), "n/w") {
		t.Errorf("from an older version: %v, want a conflict that names the object", err)
	}
}

// The server takes what is not status from what it has; it need not be sent.
func TestStatusOf(t *testing.T) {
	t.Parallel()
	id := metav1.ObjectMeta{Namespace: "n", Name: "w", UID: "u", ResourceVersion: "7"}
	w := &workv1alpha1.Work{ObjectMeta: id, Spec: workv1alpha1.WorkSpec{SuspendDispatching: new(true)}}
	w.Labels = map[string]string{"a": "b"}
	w.Status.Conditions = []metav1.Condition{{Type: "Applied"}}
	want := &workv1alpha1.Work{ObjectMeta: id, Status: w.Status}
	if diff := cmp.Diff(want, statusOf(w)); diff != "" {
		t.Error(diff)
	}
}

func TestUpdateObject(t *testing.T) {
	t.Parallel()
	writes := 0
	c, w := control(t, &writes)
	stale := w.DeepCopy()
	label := func(k string) func(*workv1alpha1.Work) {
		return func(w *workv1alpha1.Work) { w.Labels[k] = "x" }
	}
	if changed, err := UpdateObject(t.Context(), c, w, label("one")); !changed || err != nil {
		t.Errorf("UpdateObject = %v, %v", changed, err)
	}
	if changed, err := UpdateObject(t.Context(), c, w, label("one")); changed || err != nil || writes != 1 {
		t.Errorf("the second UpdateObject = %v, %v after %d writes", changed, err, writes)
	}
	// Another writer, who has not seen the first, leaves the first one's field alone.
	if _, err := UpdateObject(t.Context(), c, stale, label("two")); err != nil || stale.Labels["one"] != "x" || stale.Labels["two"] != "x" {
		t.Errorf("%v, labels %v", err, stale.Labels)
	}
}

func TestMerge(t *testing.T) {
	t.Parallel()
	writes := 0
	c, w := control(t, &writes)
	stale := w.DeepCopy()
	if err := Merge(t.Context(), c, w, nil); err != nil || writes != 0 {
		t.Errorf("no changes: %v after %d writes", err, writes)
	}
	label := map[string]any{"metadata": map[string]any{"labels": map[string]any{"one": "x"}}}
	defer func(before map[string]any) {
		if diff := cmp.Diff(before, label); diff != "" {
			t.Errorf("the caller's changes were changed (-want +got):\n%s", diff)
		}
	}(runtime.DeepCopyJSON(label))
	if err := Merge(t.Context(), c, w, label); err != nil || w.Labels["one"] != "x" || w.Labels["a"] != "b" || w.ResourceVersion == stale.ResourceVersion {
		t.Errorf("%v: %+v is not what the server answered", err, w)
	}
	spec := map[string]any{"spec": map[string]any{"suspendDispatching": true}}
	if err := Merge(t.Context(), c, stale, spec); !apierrors.IsConflict(err) || !strings.Contains(err.Error(), "n/w") {
		t.Errorf("from an older version: %v, want a conflict that names the object", err)
	}
}

func TestSet(t *testing.T) {
	t.Parallel()
	var conditions []metav1.Condition
	at := func(d time.Duration) metav1.Time { return metav1.NewTime(start.Add(d)) }
	if !Set(&conditions, at(0), "Ready", metav1.ConditionFalse, "Why", "first", 0) {
		t.Error("a new condition is a change")
	}
	if Set(&conditions, at(time.Hour), "Ready", metav1.ConditionFalse, "Why", "first", 0) {
		t.Error("the same again is none")
	}
	if !Set(&conditions, at(time.Hour), "Ready", metav1.ConditionFalse, "Why", "second", 0) || !conditions[0].LastTransitionTime.Time.Equal(start) {
		t.Errorf("another message: %+v, want the old time of transition", conditions[0])
	}
	if !Set(&conditions, at(time.Hour), "Ready", metav1.ConditionTrue, "Why", "second", 0) || !conditions[0].LastTransitionTime.Time.Equal(start.Add(time.Hour)) {
		t.Errorf("another status: %+v, want a new time of transition", conditions[0])
	}
}

// Whatever a message is, it fits, and comes back from the server as it was sent.
func TestSet_messages(t *testing.T) {
	t.Parallel()
	for name, message := range map[string]string{
		"short": "fine", "long": strings.Repeat("x", 3*maxMessage), "long, cut within a character": "x" + strings.Repeat("é", maxMessage),
		"also, the other way": strings.Repeat("é", maxMessage), "not UTF-8": "a\xffb",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var conditions []metav1.Condition
			Set(&conditions, metav1.NewTime(start), "Ready", metav1.ConditionTrue, "Why", message, 0)
			if got := conditions[0].Message; len(got) > maxMessage || !utf8.ValidString(got) || len(message) > maxMessage && !strings.HasSuffix(got, "…") {
				t.Errorf("%d bytes, valid %v, end %q", len(got), utf8.ValidString(got), got[max(0, len(got)-5):])
			}
		})
	}
}

func TestPace(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	p := NewPace[string](clock)
	expect := func(what string, want time.Duration) {
		t.Helper()
		if got := p.Hold("a"); got != want {
			t.Errorf("%s: hold for %s, want %s", what, got, want)
		}
	}
	expect("first report", 3*time.Second)
	clock.Step(250 * time.Millisecond)
	expect("another one does not begin anew", 2750*time.Millisecond)
	if got := p.Hold("b"); got != 3*time.Second+perWaiting {
		t.Errorf("somebody else's: %s", got)
	}
	p.Forget("b")
	clock.Step(time.Minute)
	expect("due", 0)
	p.Sent("a", false)
	expect("the next one", 10*time.Second)
	clock.Step(10 * time.Second)
	expect("due again", 0)
	p.Sent("a", true)
	expect("after a settled one", 3*time.Second)
	p.Forget("a")
	clock.Step(time.Hour)
	expect("forgotten", 3*time.Second)
}

// Many unsettled reports wait longer, each; those that are written crowd nobody.
func TestPaceInABurst(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	p := NewPace[int](clock)
	for i := range 100 {
		p.Hold(i)
		p.Hold(i) // asking twice makes no two of it
	}
	if got, want := p.Hold(0), 3*time.Second+99*perWaiting; got != want {
		t.Errorf("the first of a hundred: hold for %s, want %s", got, want)
	}
	for i := range 1000 {
		p.Hold(i)
	}
	if got, want := p.Hold(0), 3*time.Second+maxCrowd; got != want {
		t.Errorf("the first of a thousand: hold for %s, want %s", got, want)
	}
	clock.Step(3*time.Second + maxCrowd)
	for i := range 1000 {
		if got := p.Hold(i); got != 0 {
			t.Fatalf("%d is still held for %s", i, got)
		}
		p.Sent(i, i%2 == 0)
	}
	if got := p.Hold(0); got != 3*time.Second {
		t.Errorf("nobody else waits: hold for %s", got)
	}
	if got, want := p.Hold(1), 10*time.Second+perWaiting; got != want {
		t.Errorf("after an unsettled one: hold for %s, want %s", got, want)
	}
	p.Known(0)
	p.Known(0)
	if got := p.Hold(1); got != 10*time.Second {
		t.Errorf("nobody else waits any more: hold for %s", got)
	}
	clock.Step(4 * time.Second)
	p.Known(1)
	if got := p.Hold(1); got != 6*time.Second {
		t.Errorf("what was written is true again: hold the next for %s", got)
	}
}
