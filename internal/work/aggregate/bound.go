// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"slices"
	"strings"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/machinery/truncate"
)

// bounds are limits in bytes of JSON. Members and customizations can report too much. A status that exceeds the limit of the
// storage (1.5 MiB for an object) would never be updated again.
type bounds struct {
	item    int // the status or the message of one cluster
	message int
	total   int // all clusters
}

var (
	// inBinding bounds status.aggregatedStatus of a binding.
	inBinding = bounds{item: 64 << 10, message: 4 << 10, total: 512 << 10}
	// forInterpreter bounds the reports that an interpreter aggregates.
	forInterpreter = bounds{item: 512 << 10, message: 4 << 10, total: 16 << 20}
)

const (
	// maxTemplateStatus bounds the status of a template.
	maxTemplateStatus = 256 << 10
	// maxReductions bounds how often the limits of an object are halved because the API server rejects it as too large.
	maxReductions = 7
	// wholeStatus is the mark of a truncated status.
	wholeStatus = "the whole status is in the Work"
)

// reduced returns the bounds divided by two n times.
func (b bounds) reduced(n int) bounds {
	return bounds{item: b.item >> n, message: b.message >> n, total: b.total >> n}
}

// apply returns the items with truncated statuses and messages. Cluster, result and health of each item are kept.
func (b bounds) apply(items []item) []item {
	out := slices.Clone(items)
	sizes := make([]int, len(out))
	for i := range out {
		out[i].AppliedMessage = truncate.Text(out[i].AppliedMessage, b.message)
		out[i].Status = truncate.Status(out[i].Status, b.item, wholeStatus)
		sizes[i] = len(out[i].AppliedMessage)
		if out[i].Status != nil {
			sizes[i] += len(out[i].Status.Raw)
		}
	}
	for i, limit := range truncate.Limits(sizes, b.total) {
		if limit == sizes[i] {
			continue
		}
		out[i].AppliedMessage = truncate.Text(out[i].AppliedMessage, limit)
		out[i].Status = truncate.Status(out[i].Status, limit-len(out[i].AppliedMessage), wholeStatus)
	}
	return out
}

// tooLarge reports whether the API server rejected a request because of its size.
func tooLarge(err error) bool {
	return err != nil && (apierrors.IsRequestEntityTooLargeError(err) || slices.ContainsFunc([]string{
		"request is too large", "Request entity too large", "message larger than max",
	}, func(text string) bool { return strings.Contains(err.Error(), text) }))
}

// boundStatus returns the status of a template in at most limit bytes.
func boundStatus(status any, limit int) any {
	fields, ok := status.(map[string]any)
	if !ok {
		return status
	}
	kept := truncate.Fields(fields, limit)
	if kept == nil {
		return map[string]any{}
	}
	return kept
}

// reductions records the bindings whose status was rejected as too large, and how often. They are few, and lost after a restart
// at the cost of one rejected request for each reduction.
type reductions struct {
	mu    sync.Mutex
	count map[types.NamespacedName]int
}

// of returns how often the limits of a binding were halved.
func (r *reductions) of(key types.NamespacedName) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.count[key]
}

// increase halves the limits of a binding and reports whether another attempt makes sense.
func (r *reductions) increase(key types.NamespacedName) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.count[key] == maxReductions {
		return false
	}
	if r.count == nil {
		r.count = map[types.NamespacedName]int{}
	}
	r.count[key]++
	return true
}

func (r *reductions) forget(key types.NamespacedName) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.count, key)
}
