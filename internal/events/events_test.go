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

// setUp gives a recorder whose events the test takes from its backlog.
func setUp(t *testing.T) (*recorder, *clocktesting.FakeClock) {
	t.Helper()
	clock := clocktesting.NewFakeClock(time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC))
	return &recorder{clock: clock, said: lru.New(remembered), backlog: make(chan *corev1.Event, 10)}, clock
}

// take gives what waits to be sent.
func (r *recorder) take() (out []*corev1.Event) {
	for len(r.backlog) > 0 {
		out = append(out, <-r.backlog)
	}
	return out
}

var something = Event{
	On:     corev1.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx", UID: "u"},
	Source: "execution-controller", Reason: "SyncSucceed", Message: "done", Once: "1",
}

func TestEmit_describesWhatHappened(t *testing.T) {
	t.Parallel()
	r, clock := setUp(t)
	warning, wide := something, something
	warning.Warning, warning.Reason = true, "SyncFailed"
	wide.On = corev1.ObjectReference{Kind: "ClusterRole", Name: "viewer"}
	for _, e := range []Event{something, warning, wide} {
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
	if got[0].InvolvedObject != something.On {
		t.Errorf("about %+v", got[0].InvolvedObject)
	}
	if len(names) != 3 {
		t.Errorf("names %v: events of the same instant must differ", names)
	}
}

func TestEmit_doesNotRepeat(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		second func(*Event)
		after  time.Duration
		want   int
	}{
		"the very same":           {func(*Event) {}, 0, 1},
		"just within the hour":    {func(*Event) {}, time.Hour - time.Second, 1},
		"after an hour":           {func(*Event) {}, time.Hour, 2},
		"it happened anew":        {func(e *Event) { e.Once = "2" }, 0, 2},
		"in other words":          {func(e *Event) { e.Message = "done again" }, 0, 2},
		"for another reason":      {func(e *Event) { e.Reason = "Other" }, 0, 2},
		"by somebody else":        {func(e *Event) { e.Source = "other" }, 0, 2},
		"about one of its name":   {func(e *Event) { e.On.UID = "v" }, 0, 2},
		"about one of other kind": {func(e *Event) { e.On.Kind = "Service" }, 0, 2},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, clock := setUp(t)
			r.Emit(something)
			clock.Step(tc.after)
			second := something
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
			r, _ := setUp(t)
			r.verbose = tc.all
			e := something
			e.Verbose, e.Warning = tc.verbose, tc.warning
			r.Emit(e)
			if got := len(r.take()); got != tc.want {
				t.Errorf("%d events, want %d", got, tc.want)
			}
		})
	}
}

func TestEmit_longMessages(t *testing.T) {
	t.Parallel()
	r, _ := setUp(t)
	for _, message := range []string{strings.Repeat("é", 2*maxMessage), "x" + strings.Repeat("é", 2*maxMessage)} {
		e := something
		e.Message = message
		r.Emit(e)
		if got := r.take()[0].Message; len(got) > maxMessage || !utf8.ValidString(got) || !strings.HasSuffix(got, "…") {
			t.Errorf("%d bytes, valid %v", len(got), utf8.ValidString(got))
		}
	}
}

// Nobody waits for events: what does not fit is dropped.
func TestEmit_neverWaits(t *testing.T) {
	t.Parallel()
	r, _ := setUp(t)
	for i := range 2 * cap(r.backlog) {
		e := something
		e.Once = string(rune('a' + i))
		r.Emit(e)
	}
	if got := len(r.take()); got != cap(r.backlog) {
		t.Errorf("%d events, want %d", got, cap(r.backlog))
	}
}

// An event that cannot be sent does not keep the next one from being sent.
func TestSend(t *testing.T) {
	t.Parallel()
	r, _ := setUp(t)
	control, sent := fake.NewClientset(), make(chan *corev1.Event, 1)
	control.PrependReactor("create", "events", func(a clienttesting.Action) (bool, runtime.Object, error) {
		e := a.(clienttesting.CreateAction).GetObject().(*corev1.Event)
		if e.Reason == "SyncFailed" {
			return true, nil, errors.New("no answer")
		}
		sent <- e
		return true, e, nil
	})
	r.sink = control.CoreV1()
	first := something
	first.Reason = "SyncFailed"
	r.Emit(first)
	r.Emit(something)
	go r.send(t.Context())
	select {
	case e := <-sent:
		if e.Reason != "SyncSucceed" || e.Namespace != "default" {
			t.Errorf("sent %+v", e)
		}
	case <-time.After(time.Minute):
		t.Error("nothing was sent")
	}
}

func TestFake(t *testing.T) {
	t.Parallel()
	f := &Fake{}
	f.Emit(something)
	all := f.All()
	f.Emit(something)
	if len(all) != 1 || len(f.All()) != 2 {
		t.Errorf("%d, then %d events", len(all), len(f.All()))
	}
}

// Sending takes a third of the sender's time while the API server is quick, and a server that is slow does not silence it.
func TestSend_paced(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		takes  time.Duration
		period time.Duration // from one event to the next
	}{
		"an idle server": {2 * time.Millisecond, 6 * time.Millisecond},
		"a busy one":     {20 * time.Millisecond, 30 * time.Millisecond},
		"a sick one":     {time.Second, 1010 * time.Millisecond},
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
				r := &recorder{sink: control.CoreV1(), clock: clocktesting.NewFakeClock(time.Now()), said: lru.New(remembered), backlog: make(chan *corev1.Event, backlog)}
				for i := range all {
					e := something
					e.Message = strconv.Itoa(i)
					r.Emit(e)
				}
				go r.send(t.Context())
				for i := range all {
					time.Sleep(tc.period) // of the bubble's time
					synctest.Wait()
					if len(sent) != i+1 || sent[i] != strconv.Itoa(i) {
						t.Fatalf("after %d periods %d events, the last %q", i+1, len(sent), sent[len(sent)-1])
					}
				}
			})
		})
	}
}
