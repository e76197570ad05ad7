// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package events

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	"unicode/utf8"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/fake"
	clienttesting "k8s.io/client-go/testing"
	clocktesting "k8s.io/utils/clock/testing"
	"k8s.io/utils/lru"
)

// newRecorder returns a recorder whose events the test takes from its queue.
func newRecorder(t *testing.T) (*recorder, *clocktesting.FakeClock) {
	t.Helper()
	clock := clocktesting.NewFakeClock(time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC))
	return &recorder{clock: clock, recorded: lru.New(maxRecorded), failed: lru.New(maxRecorded), queue: make(chan *corev1.Event, 10)}, clock
}

// take returns the queued events.
func (r *recorder) take() (out []*corev1.Event) {
	for len(r.queue) > 0 {
		out = append(out, <-r.queue)
	}
	return out
}

var sample = Event{
	On:     corev1.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx", UID: "u"},
	Source: "execution-controller", Reason: "SyncSucceed", Message: "done", Once: "1",
}

func TestEmit_object(t *testing.T) {
	t.Parallel()
	r, clock := newRecorder(t)
	warning, wide := sample, sample
	warning.Warning, warning.Reason = true, "SyncFailed"
	wide.On = corev1.ObjectReference{Kind: "ClusterRole", Name: "viewer"}
	for _, e := range []Event{sample, warning, wide} {
		r.Emit(e)
	}
	got := r.take()
	if len(got) != 3 {
		t.Fatalf("%d events, want 3", len(got))
	}
	names := map[string]bool{}
	for i, want := range []struct{ kind, reason, namespace string }{
		{"Normal", "SyncSucceed", "default"}, {"Warning", "SyncFailed", "default"}, {"Normal", "SyncSucceed", "default"},
	} {
		e := got[i]
		if e.Type != want.kind || e.Reason != want.reason || e.Namespace != want.namespace || e.Message != "done" || e.Count != 1 ||
			e.Source.Component != "execution-controller" || !e.FirstTimestamp.Time.Equal(clock.Now()) || !e.LastTimestamp.Time.Equal(clock.Now()) {
			t.Errorf("event %d: %+v", i, e)
		}
		names[e.Name] = true
	}
	if got[0].InvolvedObject != sample.On {
		t.Errorf("involved object %+v", got[0].InvolvedObject)
	}
	if len(names) != 3 {
		t.Errorf("names %v, want a unique name for each event", names)
	}
}

func TestEmit_suppressesRepetitions(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		second func(*Event)
		after  time.Duration
		want   int
	}{
		"same event":              {func(*Event) {}, 0, 1},
		"within an hour":          {func(*Event) {}, time.Hour - time.Second, 1},
		"after an hour":           {func(*Event) {}, time.Hour, 2},
		"other Once":              {func(e *Event) { e.Once = "2" }, 0, 2},
		"other message":           {func(e *Event) { e.Message = "done again" }, 0, 2},
		"other reason":            {func(e *Event) { e.Reason = "Other" }, 0, 2},
		"other source":            {func(e *Event) { e.Source = "other" }, 0, 2},
		"object with another UID": {func(e *Event) { e.On.UID = "v" }, 0, 2},
		"object of another kind":  {func(e *Event) { e.On.Kind = "Service" }, 0, 2},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, clock := newRecorder(t)
			r.Emit(sample)
			clock.Step(tc.after)
			second := sample
			tc.second(&second)
			r.Emit(second)
			if got := len(r.take()); got != tc.want {
				t.Errorf("%d events, want %d", got, tc.want)
			}
		})
	}
}

func TestEmit_dropsVerboseSuccessesUnlessAll(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		all, verbose, warning bool
		want                  int
	}{
		"essential, essential event": {want: 1},
		"essential, verbose event":   {verbose: true, want: 0},
		"essential, verbose warning": {verbose: true, warning: true, want: 1},
		"all, essential event":       {all: true, want: 1},
		"all, verbose event":         {all: true, verbose: true, want: 1},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, _ := newRecorder(t)
			r.verbose = tc.all
			e := sample
			e.Verbose, e.Warning = tc.verbose, tc.warning
			r.Emit(e)
			if got := len(r.take()); got != tc.want {
				t.Errorf("%d events, want %d", got, tc.want)
			}
		})
	}
}

func TestEmit_recordsTheFirstSuccessAfterAFailure(t *testing.T) {
	t.Parallel()
	r, _ := newRecorder(t)
	for _, step := range []struct {
		reason  string
		warning bool
		want    int
	}{
		{"SyncSucceed", false, 0},
		{"SyncFailed", true, 1},
		{"ReflectStatusSucceed", false, 0},
		{"SyncSucceed", false, 1},
		{"SyncSucceed", false, 0},
	} {
		e := sample
		e.Reason, e.Warning, e.Verbose = step.reason, step.warning, !step.warning
		r.Emit(e)
		if got := len(r.take()); got != step.want {
			t.Errorf("%s: %d events, want %d", step.reason, got, step.want)
		}
	}
}

func TestEmit_longMessages(t *testing.T) {
	t.Parallel()
	r, _ := newRecorder(t)
	for _, message := range []string{strings.Repeat("é", 2*maxMessage), "x" + strings.Repeat("é", 2*maxMessage)} {
		e := sample
		e.Message = message
		r.Emit(e)
		if got := r.take()[0].Message; len(got) > maxMessage || !utf8.ValidString(got) || !strings.HasSuffix(got, "…") {
			t.Errorf("%d bytes, valid %v", len(got), utf8.ValidString(got))
		}
	}
}

// Events that do not fit into the queue are dropped.
func TestEmit_doesNotBlock(t *testing.T) {
	t.Parallel()
	r, _ := newRecorder(t)
	for i := range 2 * cap(r.queue) {
		e := sample
		e.Once = string(rune('a' + i))
		r.Emit(e)
	}
	if got := len(r.take()); got != cap(r.queue) {
		t.Errorf("%d events, want %d", got, cap(r.queue))
	}
}

// An event that cannot be written does not block the next one.
func TestSend_continuesAfterError(t *testing.T) {
	t.Parallel()
	r, _ := newRecorder(t)
	control, sent := fake.NewClientset(), make(chan *corev1.Event, 1)
	control.PrependReactor("create", "events", func(a clienttesting.Action) (bool, runtime.Object, error) {
		e := a.(clienttesting.CreateAction).GetObject().(*corev1.Event)
		if e.Reason == "SyncFailed" {
			return true, nil, errors.New("connection refused")
		}
		sent <- e
		return true, e, nil
	})
	r.sink = control.CoreV1()
	first := sample
	first.Reason = "SyncFailed"
	r.Emit(first)
	r.Emit(sample)
	go r.send(t.Context())
	select {
	case e := <-sent:
		if e.Reason != "SyncSucceed" || e.Namespace != "default" {
			t.Errorf("wrote %+v", e)
		}
	case <-time.After(time.Minute):
		t.Error("no event was written")
	}
}

func TestFake(t *testing.T) {
	t.Parallel()
	f := &Fake{}
	f.Emit(sample)
	all := f.All()
	f.Emit(sample)
	if len(all) != 1 || len(f.All()) != 2 {
		t.Errorf("%d, then %d events", len(all), len(f.All()))
	}
}

// The pause is twice the duration of the write, up to maxPause.
func TestSend_pauses(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		takes  time.Duration
		period time.Duration // from one event to the next
	}{
		"fast server":       {2 * time.Millisecond, 6 * time.Millisecond},
		"slow server":       {20 * time.Millisecond, 30 * time.Millisecond},
		"overloaded server": {time.Second, 1010 * time.Millisecond},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				const all = 100
				control := fake.NewClientset()
				var sent []string
				control.PrependReactor("create", "events", func(a clienttesting.Action) (bool, runtime.Object, error) {
					time.Sleep(tc.takes)
					sent = append(sent, a.(clienttesting.CreateAction).GetObject().(*corev1.Event).Message)
					return true, &corev1.Event{}, nil
				})
				r := &recorder{
					sink:     control.CoreV1(),
					clock:    clocktesting.NewFakeClock(time.Now()),
					recorded: lru.New(maxRecorded),
					failed:   lru.New(maxRecorded),
					queue:    make(chan *corev1.Event, queueLength),
				}
				for i := range all {
					e := sample
					e.Message = strconv.Itoa(i)
					r.Emit(e)
				}
				go r.send(t.Context())
				for i := range all {
					time.Sleep(tc.period) // fake time
					synctest.Wait()
					if len(sent) != i+1 || sent[i] != strconv.Itoa(i) {
						t.Fatalf("after %d periods %d events, the last %q", i+1, len(sent), sent[len(sent)-1])
					}
				}
			})
		})
	}
}
