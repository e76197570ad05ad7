// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"strconv"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// Writer is a client of the control plane that remembers which version of each object it wrote last, to tell when a cache
// does not show it yet. Who compares with what a cache showed before its own write takes that write for not done: it writes
// twice or, when it wants back what was there before, not at all, and nothing would ever bring it back.
//
// Each controller has its own. It is a memory, not a state: who starts anew reads what is there.
type Writer struct {
	client.Client

	mu sync.Mutex // guards what follows
	// Versions written since the last turn of the memory, and in the span before. What is older is dropped: no cache is so
	// far behind while writes succeed.
	young, old map[written]uint64
	turned     time.Time
}

// written names an object that was written.
type written struct {
	uid types.UID
	key types.NamespacedName
}

// memorySpan is how long a Writer remembers at least, and half of how long at most.
const memorySpan = 10 * time.Minute

// NewWriter makes a Writer that reads and writes through control.
func NewWriter(control client.Client) *Writer { return &Writer{Client: control} }

// Create is that of client.Writer.
func (w *Writer) Create(ctx context.Context, o client.Object, options ...client.CreateOption) error {
	return w.note(o, w.Client.Create(ctx, o, options...))
}

// Update is that of client.Writer.
func (w *Writer) Update(ctx context.Context, o client.Object, options ...client.UpdateOption) error {
	return w.note(o, w.Client.Update(ctx, o, options...))
}

// Patch is that of client.Writer.
func (w *Writer) Patch(ctx context.Context, o client.Object, p client.Patch, options ...client.PatchOption) error {
	return w.note(o, w.Client.Patch(ctx, o, p, options...))
}

// Status writes statuses, which are remembered as everything else.
func (w *Writer) Status() client.SubResourceWriter { return statusWriter{w.Client.Status(), w} }

type statusWriter struct {
	client.SubResourceWriter
	writer *Writer
}

func (s statusWriter) Update(ctx context.Context, o client.Object, options ...client.SubResourceUpdateOption) error {
	return s.writer.note(o, s.SubResourceWriter.Update(ctx, o, options...))
}

// note remembers an object as the server answered it, unless the write failed. A server that does not number its versions
// is trusted to be seen in time.
func (w *Writer) note(o metav1.Object, err error) error {
	if err != nil {
		return err
	}
	version, err := strconv.ParseUint(o.GetResourceVersion(), 10, 64)
	if err != nil {
		return nil //nolint:nilerr // the write succeeded
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if now := time.Now(); w.young == nil || now.Sub(w.turned) > memorySpan { //nolint:forbidigo // how long to remember, nothing else
		w.young, w.old, w.turned = map[written]uint64{}, w.young, now
	}
	w.young[nameOf(o)] = version
	return nil
}

// Behind says whether an object, as a cache shows it, is older than what was written here last.
func (w *Writer) Behind(o metav1.Object) bool {
	version, last := w.compare(o)
	return version < last
}

// Wrote says whether an object is just as it was written here last. It may say no when the answer to the write is still on
// its way.
func (w *Writer) Wrote(o metav1.Object) bool {
	version, last := w.compare(o)
	return last != 0 && version == last
}

// compare gives the version of an object and that written last, 0 when there is none or they cannot be compared.
func (w *Writer) compare(o metav1.Object) (version, last uint64) {
	version, err := strconv.ParseUint(o.GetResourceVersion(), 10, 64)
	if err != nil {
		return 0, 0
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	last, ok := w.young[nameOf(o)]
	if !ok {
		last = w.old[nameOf(o)]
	}
	return version, last
}

func nameOf(o metav1.Object) written { return written{uid: o.GetUID(), key: keyOf(o)} }
