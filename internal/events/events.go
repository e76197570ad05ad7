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
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"k8s.io/utils/lru"
	ctrl "sigs.k8s.io/controller-runtime"
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
	// Verbose marks routine successes, such as GetReplicasSucceed: they are recorded only with --success-events=all.
	Verbose bool
	Message string
	// Once tells apart occurrences of the same words, a generation for instance. Empty: the words alone.
	Once string
}

// Recorder sends events.
type Recorder interface {
	Emit(Event)
}

// SuccessEvents selects the events to record about successful operations: the value of --success-events.
type SuccessEvents string

// Warnings are recorded in either case.
const (
	// EssentialSuccessEvents drops the events that are marked Verbose. It is the default.
	EssentialSuccessEvents SuccessEvents = "essential"
	// AllSuccessEvents records every event.
	AllSuccessEvents SuccessEvents = "all"
)

const (
	// remembered bounds the memory for what was said: about 200 bytes each.
	remembered = 16384
	// silence is how long the same words about the same object are not repeated.
	silence = time.Hour
	// maxMessage is the API's limit for the note of an event, in bytes.
	maxMessage = 1024
	// backlog is how many events may wait to be sent: some 10 MB.
	backlog = 16384
	// idleness is how long the sender rests after each event, in times of what sending it took, up to maxRest: in a storm,
	// what happens goes before what is told, but nobody should wait for minutes to be told.
	idleness = 2
	maxRest  = 10 * time.Millisecond
	// sendTimeout bounds the sending of one.
	sendTimeout = 10 * time.Second
)

// New returns a recorder that writes core/v1 events to the control plane until ctx ends. An empty success means essential.
//
// Events are sent one after another, with rests: telling must not take the API server from doing, which in a burst would be
// slowed down by half. They are best effort: what does not fit into the backlog is dropped, never waited for.
func New(ctx context.Context, control *rest.Config, clk clock.PassiveClock, success SuccessEvents) (Recorder, error) {
	control = rest.CopyConfig(control)
	control.ContentType = runtime.ContentTypeProtobuf
	clientset, err := kubernetes.NewForConfig(control)
	if err != nil {
		return nil, err
	}
	r := &recorder{sink: clientset.CoreV1(), clock: clk, said: lru.New(remembered), backlog: make(chan *corev1.Event, backlog)}
	r.verbose = success == AllSuccessEvents
	go r.send(ctx)
	return r, nil
}

type recorder struct {
	sink    typedcorev1.EventsGetter
	clock   clock.PassiveClock
	said    *lru.Cache // of key to time.Time; locks itself
	backlog chan *corev1.Event
	verbose bool         // also record events that are marked Verbose
	serial  atomic.Int64 // keeps apart the names of events of the same instant
}

type key struct{ uid, kind, name, source, reason, message, once string }

// Emit implements Recorder.
func (r *recorder) Emit(e Event) {
	if e.Verbose && !e.Warning && !r.verbose {
		return
	}
	k := key{string(e.On.UID), e.On.Kind, e.On.Namespace + "/" + e.On.Name, e.Source, e.Reason, e.Message, e.Once}
	now := r.clock.Now()
	if last, ok := r.said.Get(k); ok && now.Sub(last.(time.Time)) < silence {
		return
	}
	r.said.Add(k, now)
	select {
	case r.backlog <- e.object(metav1.NewTime(now), r.serial.Add(1)):
	default: // more is happening than anyone could read
	}
}

// object is the event as the API server keeps it.
func (e Event) object(now metav1.Time, serial int64) *corev1.Event {
	namespace := e.On.Namespace
	if namespace == "" {
		namespace = metav1.NamespaceDefault // where kubectl looks for events of cluster-scoped objects
	}
	kind := corev1.EventTypeNormal
	if e.Warning {
		kind = corev1.EventTypeWarning
	}
	message := e.Message
	if len(message) > maxMessage {
		message = strings.ToValidUTF8(message[:maxMessage-len("…")], "") + "…"
	}
	return &corev1.Event{
		ObjectMeta:     metav1.ObjectMeta{Namespace: namespace, Name: fmt.Sprintf("%.200s.%x", e.On.Name, now.UnixNano()+serial)},
		InvolvedObject: e.On, Source: corev1.EventSource{Component: e.Source}, ReportingController: e.Source,
		Type: kind, Reason: e.Reason, Message: message, FirstTimestamp: now, LastTimestamp: now, Count: 1,
	}
}

func (r *recorder) send(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case e := <-r.backlog:
			begun := time.Now() //nolint:forbidigo // how long it takes, nothing else
			bounded, cancel := context.WithTimeout(ctx, sendTimeout)
			_, err := r.sink.Events(e.Namespace).Create(bounded, e, metav1.CreateOptions{})
			cancel()
			// A namespace that is going takes no events, and a server that is going answers nothing: neither is news.
			if err != nil && ctx.Err() == nil && !apierrors.IsForbidden(err) && !apierrors.IsNotFound(err) {
				ctrl.LoggerFrom(ctx).V(1).Info("Cannot send an event", "reason", err.Error())
			}
			select {
			case <-ctx.Done():
				return
			case <-time.After(min(idleness*time.Since(begun), maxRest)):
			}
		}
	}
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
