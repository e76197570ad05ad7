// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package events records what happened as Kubernetes events, on the user's objects first. Rooms build Event values; this is
// the only place that sends them.
//
// An event is sent once: the same words about the same object are not repeated until something happens anew (Event.Once)
// or an hour has passed, so that a reconciler may emit on every run.
package events

import (
	"context"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/record"
	"k8s.io/utils/clock"
	"k8s.io/utils/lru"
)

// Event is something that happened to an object.
type Event struct {
	// On is the object; kubectl describe finds the event by its UID.
	On corev1.ObjectReference
	// Source is who tells: the From column.
	Source string
	// Reason is one word of the contract (semantics §22). Warning events are failures.
	Reason  string
	Warning bool
	Message string
	// Once tells apart occurrences of the same words, a generation for instance. Empty: the words alone.
	Once string
}

// Recorder sends events.
type Recorder interface {
	Emit(Event)
}

const (
	// remembered bounds the memory for what was said: about 200 bytes each.
	remembered = 16384
	// silence is how long the same words about the same object are not repeated.
	silence = time.Hour
	// maxMessage is the API's limit for the note of an event, in bytes.
	maxMessage = 1024
)

// New gives a recorder that writes core/v1 events to the control plane until ctx ends. Events are best effort: when the
// server cannot keep up, they are dropped, never waited for.
func New(ctx context.Context, control *rest.Config, scheme *runtime.Scheme, clk clock.PassiveClock) (Recorder, error) {
	clientset, err := kubernetes.NewForConfig(control)
	if err != nil {
		return nil, err
	}
	return &recorder{ctx: ctx, sink: &typedcorev1.EventSinkImpl{Interface: clientset.CoreV1().Events("")}, scheme: scheme, clock: clk,
		said: lru.New(remembered), sources: map[string]record.EventRecorder{}}, nil
}

type recorder struct {
	ctx    context.Context
	sink   record.EventSink
	scheme *runtime.Scheme
	clock  clock.PassiveClock
	said   *lru.Cache // of key to time.Time; locks itself

	mu      sync.Mutex // guards sources
	sources map[string]record.EventRecorder
}

type key struct{ uid, name, source, reason, message, once string }

func (r *recorder) Emit(e Event) {
	k := key{string(e.On.UID), e.On.Namespace + "/" + e.On.Name, e.Source, e.Reason, e.Message, e.Once}
	now := r.clock.Now()
	if last, ok := r.said.Get(k); ok && now.Sub(last.(time.Time)) < silence {
		return
	}
	r.said.Add(k, now)
	kind := corev1.EventTypeNormal
	if e.Warning {
		kind = corev1.EventTypeWarning
	}
	if len(e.Message) > maxMessage {
		e.Message = e.Message[:maxMessage-len("…")] + "…"
	}
	r.source(e.Source).Event(&e.On, kind, e.Reason, e.Message)
}

// source gives each source a broadcaster of its own: one sends its events one after another.
func (r *recorder) source(name string) record.EventRecorder {
	r.mu.Lock()
	defer r.mu.Unlock()
	if known, ok := r.sources[name]; ok {
		return known
	}
	broadcaster := record.NewBroadcaster(record.WithContext(r.ctx))
	broadcaster.StartRecordingToSink(r.sink)
	fresh := broadcaster.NewRecorder(r.scheme, corev1.EventSource{Component: name})
	r.sources[name] = fresh
	return fresh
}

// Fake remembers events for tests.
type Fake struct {
	mu     sync.Mutex
	events []Event
}

// Emit implements Recorder.
func (f *Fake) Emit(e Event) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.events = append(f.events, e)
}

// All gives what was emitted so far, in order.
func (f *Fake) All() []Event {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Event(nil), f.events...)
}

var (
	_ Recorder = (*recorder)(nil)
	_ Recorder = (*Fake)(nil)
)
