// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package orphans

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	testingclock "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/test/fakecontrol"
)

func newBinding(s binding.Scope, name, id string) client.Object {
	b := s.New()
	b.SetName(name)
	if s.Namespaced {
		b.SetNamespace("default")
	}
	b.SetLabels(map[string]string{s.IDLabel: id})
	return b.(client.Object)
}

// newWork returns the Work of a binding; without a name it does not name its binding.
func newWork(s binding.Scope, name, bindingName, id string) *workv1alpha1.Work {
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: name, UID: types.UID(name)}}
	if id != "" {
		w.Labels = map[string]string{s.IDLabel: id}
	}
	if bindingName != "" {
		w.Annotations = map[string]string{s.NameAnnotation: bindingName}
		if s.Namespaced {
			w.Annotations[s.NamespaceAnnotation] = "default"
		}
	}
	return w
}

// instant is a clock whose timers expire at once.
type instant struct{ *testingclock.FakeClock }

func (instant) After(time.Duration) <-chan time.Time {
	c := make(chan time.Time, 1)
	c <- time.Time{}
	return c
}

func newSweeper(control, live client.Reader) (*Sweeper, *events.Fake) {
	recorder := &events.Fake{}
	clock := instant{testingclock.NewFakeClock(time.Unix(1, 0))}
	return &Sweeper{events: recorder, clock: clock, control: control, live: live}, recorder
}

// sweep returns the Works that a sweep reports.
func sweep(t *testing.T, s *Sweeper, recorder *events.Fake) (out []string) {
	t.Helper()
	before := len(recorder.All())
	if err := s.sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, e := range recorder.All()[before:] {
		if e.Reason != Reason || !e.Warning {
			t.Errorf("event %+v", e)
		}
		out = append(out, e.On.Name)
	}
	return out
}

func TestSweep_reportsWorksWithoutBinding(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			terminating := newWork(s, "terminating", "gone", "gone")
			terminating.DeletionTimestamp, terminating.Finalizers = &metav1.Time{Time: time.Unix(1, 0)}, []string{"karmada.io/f"}
			orphan := newWork(s, "orphan", "gone", "gone")
			control := fakecontrol.WithObjects(t,
				newBinding(s, "web", "web-id"), newBinding(s, "renamed", "renamed-id"), newBinding(s, "recreated", "second"),
				newWork(s, "of-web", "web", "web-id"), newWork(s, "of-renamed", "former", "renamed-id"),
				newWork(s, "of-the-first", "recreated", "first"), newWork(s, "namespace", "", ""), newWork(s, "nameless", "", "lost"),
				orphan, terminating,
			)
			sweeper, recorder := newSweeper(control, control)
			if diff := cmp.Diff([]string{"nameless", "of-the-first", "orphan"}, sweep(t, sweeper, recorder)); diff != "" {
				t.Errorf("reported works (-want +got):\n%s", diff)
			}
			if got := sweep(t, sweeper, recorder); len(got) > 0 {
				t.Errorf("the second sweep reported %v again", got)
			}
			if writes := control.Writes(fakecontrol.Write.ByKey); len(writes) > 0 {
				t.Errorf("a sweep wrote %v", writes)
			}
			// A binding that exists again, as after a restore, ends the report.
			if err := control.Create(t.Context(), newBinding(s, "gone", "gone")); err != nil {
				t.Fatal(err)
			}
			if err := control.Delete(t.Context(), newWork(s, "nameless", "", "lost")); err != nil {
				t.Fatal(err)
			}
			if got := sweep(t, sweeper, recorder); len(got) > 0 || len(sweeper.orphaned) != 1 {
				t.Errorf("reported %v, remaining %v; want 1 remaining", got, sweeper.orphaned)
			}
		})
	}
}

// A cache that does not show a binding yet is no evidence.
func TestSweep_staleCache(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			b := newBinding(s, "web", "web-id")
			control := fakecontrol.WithObjects(t, b, newWork(s, "of-web", "web", "web-id"))
			sweeper, recorder := newSweeper(fakecontrol.Cache{Client: control, Missing: []client.Object{b}}, control)
			if got := sweep(t, sweeper, recorder); len(got) > 0 {
				t.Errorf("reported %v", got)
			}
		})
	}
}

// A failed live read is no evidence, either.
func TestSweep_failedRead(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	control := fakecontrol.WithObjects(t, newWork(s, "of-web", "web", "web-id"))
	failing := true
	live := interceptor.NewClient(control, interceptor.Funcs{
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, o ...client.ListOption) error {
			if failing {
				return errors.New("unavailable")
			}
			return c.List(ctx, list, o...)
		},
	})
	sweeper, recorder := newSweeper(control, live)
	if err := sweeper.sweep(t.Context()); err == nil || len(recorder.All()) > 0 {
		t.Errorf("sweep = %v with events %v, want an error and no event", err, recorder.All())
	}
	failing = false
	if got := sweep(t, sweeper, recorder); !slices.Equal(got, []string{"of-web"}) {
		t.Errorf("reported %v after the error, want of-web", got)
	}
}

func TestStart_sweepsUntilShutdown(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	control := fakecontrol.WithObjects(t, newWork(s, "of-web", "web", "web-id"))
	sweeper, recorder := newSweeper(control, control)
	clock := testingclock.NewFakeClock(time.Unix(1, 0))
	sweeper.clock = clock
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- sweeper.Start(ctx) }()
	deadline := time.After(10 * time.Second)
	for len(recorder.All()) == 0 {
		if clock.HasWaiters() {
			clock.Step(interval)
		}
		select {
		case <-deadline:
			t.Fatal("no sweep")
		case <-time.After(time.Millisecond):
		}
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}
