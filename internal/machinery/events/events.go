// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package events records Kubernetes events. Controllers build Event values; only this package writes them.
//
// An event with the same content is written at most once per hour, unless Event.Once differs. A reconciler may therefore emit it on
// every run.
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

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/truncate"
)

// Event describes what happened to an object.
type Event struct {
	// On is the involved object; kubectl describe finds the event by its UID.
	On corev1.ObjectReference
	// Source is the reporting component: the From column of kubectl describe.
	Source string
	// Reason is a reason of docs/contract/events.md#events. Failures are Warning events.
	Reason  string
	Warning bool
	// Verbose marks routine successes, such as GetReplicasSucceed: they are recorded only with --success-events=all, and after a
	// failure of the same operation on the object.
	Verbose bool
	Message string
	// Once distinguishes repetitions of an event with the same content; for example, a generation.
	Once string
}

// ClusterReference returns the reference to a Cluster for Event.On.
func ClusterReference(c *clusterv1alpha1.Cluster) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: clusterv1alpha1.GroupVersion.String(), Kind: clusterv1alpha1.ResourceKindCluster, Name: c.Name, UID: c.UID,
	}
}

// Recorder records events.
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
	// maxRecorded is the number of events that are recorded to suppress repetitions, about 200 bytes each.
	maxRecorded = 16384
	// repeatInterval is the minimum interval between two events with the same content.
	repeatInterval = time.Hour
	// maxMessage is the limit of the API for the message, in bytes.
	maxMessage = 1024
	// queueLength is the maximum number of queued events, about 10 MB.
	queueLength = 16384
	// pauseFactor is the pause after each event as a multiple of the duration of its write, up to maxPause. Under load, the
	// API server should serve other requests first, but events should not be delayed for minutes.
	pauseFactor = 2
	maxPause    = 10 * time.Millisecond
	// sendTimeout bounds the time to write one event.
	sendTimeout = 10 * time.Second
)

// New returns a recorder that writes core/v1 events to the control plane until ctx ends. An empty success means essential.
//
// Events are written sequentially with pauses in between: in a burst, unlimited events would take half of the throughput of the
// API server. Recording is best effort: Emit never blocks, and events that do not fit into the queue are dropped.
func New(ctx context.Context, control *rest.Config, clk clock.PassiveClock, success SuccessEvents) (Recorder, error) {
	control = rest.CopyConfig(control)
	control.ContentType = runtime.ContentTypeProtobuf
	clientset, err := kubernetes.NewForConfig(control)
	if err != nil {
		return nil, err
	}
	r := &recorder{
		sink: clientset.CoreV1(), clock: clk, queue: make(chan *corev1.Event, queueLength),
		recorded: lru.New(maxRecorded), failed: lru.New(maxRecorded),
	}
	r.verbose = success == AllSuccessEvents
	go r.send(ctx)
	return r, nil
}

type recorder struct {
	sink     typedcorev1.EventsGetter
	clock    clock.PassiveClock
	recorded *lru.Cache // from key to time.Time; safe for concurrent use
	failed   *lru.Cache // set of operations whose last event is a failure; safe for concurrent use
	queue    chan *corev1.Event
	verbose  bool         // also record events that are marked Verbose
	serial   atomic.Int64 // makes the names of events of the same instant unique
}

type key struct{ uid, kind, name, source, reason, message, once string }

// Emit implements Recorder.
func (r *recorder) Emit(e Event) {
	if !e.Warning && !r.recovered(e) && e.Verbose && !r.verbose {
		return
	}
	k := key{string(e.On.UID), e.On.Kind, e.On.Namespace + "/" + e.On.Name, e.Source, e.Reason, e.Message, e.Once}
	if e.Warning {
		r.failed.Add(e.operation(), struct{}{})
	}
	now := r.clock.Now()
	if last, ok := r.recorded.Get(k); ok && now.Sub(last.(time.Time)) < repeatInterval {
		return
	}
	r.recorded.Add(k, now)
	select {
	case r.queue <- e.object(metav1.NewTime(now), r.serial.Add(1)):
	default: // the queue is full
	}
}

// object returns the API object of the event.
// operation identifies an operation on an object, which may fail or succeed.
type operation struct{ uid, kind, name, source, reason string }

func (e Event) operation() operation {
	reason := strings.TrimSuffix(strings.TrimSuffix(e.Reason, "Succeed"), "Failed")
	return operation{string(e.On.UID), e.On.Kind, e.On.Namespace + "/" + e.On.Name, e.Source, reason}
}

// recovered reports whether e is the first success after a failure.
func (r *recorder) recovered(e Event) bool {
	o := e.operation()
	if _, ok := r.failed.Get(o); !ok {
		return false
	}
	r.failed.Remove(o)
	return true
}

func (e Event) object(now metav1.Time, serial int64) *corev1.Event {
	namespace := e.On.Namespace
	if namespace == "" {
		namespace = metav1.NamespaceDefault // the namespace of events of cluster-scoped objects
	}
	kind := corev1.EventTypeNormal
	if e.Warning {
		kind = corev1.EventTypeWarning
	}
	return &corev1.Event{
		ObjectMeta:     metav1.ObjectMeta{Namespace: namespace, Name: fmt.Sprintf("%.200s.%x", e.On.Name, now.UnixNano()+serial)},
		InvolvedObject: e.On, Source: corev1.EventSource{Component: e.Source}, ReportingController: e.Source,
		Type: kind, Reason: e.Reason, Message: truncate.Text(e.Message, maxMessage), FirstTimestamp: now, LastTimestamp: now, Count: 1,
	}
}

func (r *recorder) send(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case e := <-r.queue:
			begun := time.Now() //nolint:forbidigo // measures the duration of the write
			bounded, cancel := context.WithTimeout(ctx, sendTimeout)
			_, err := r.sink.Events(e.Namespace).Create(bounded, e, metav1.CreateOptions{})
			cancel()
			// A terminating namespace rejects events.
			if err != nil && ctx.Err() == nil && !apierrors.IsForbidden(err) && !apierrors.IsNotFound(err) {
				ctrl.LoggerFrom(ctx).V(1).Info("Failed to write an event", "err", err.Error())
			}
			select {
			case <-ctx.Done():
				return
			case <-time.After(min(pauseFactor*time.Since(begun), maxPause)):
			}
		}
	}
}

// Fake is a Recorder for tests.
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

// All returns the emitted events in order.
func (f *Fake) All() []Event {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Event(nil), f.events...)
}

var (
	_ Recorder = (*recorder)(nil)
	_ Recorder = (*Fake)(nil)
)
