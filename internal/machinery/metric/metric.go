// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package metric creates and registers the metrics of Karmada.
//
//	Counter, Gauge, Histogram ─► registry of controller-runtime ─► GET /metrics of each component
//	                          └► All ─► docs/reference/metrics.md
//
// API servers serve another registry, that of Kubernetes. A metric is added to it with InAPIServers.
//
// Invariant: All lists every metric that this package created, once. The names and labels of those in
// docs/contract/components.md#metrics must not change.
package metric

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"k8s.io/component-base/metrics/legacyregistry"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	"karmada.io/karmada/internal/version"
)

// Description describes a metric.
type Description struct {
	// Name is the full name; Type is counter, gauge or histogram.
	Name, Type, Help string
	Labels           []string
}

var registered struct {
	mu  sync.Mutex // guards all
	all []Description
}

// All returns the metrics of all packages that the program links, by name.
func All() []Description {
	registered.mu.Lock()
	defer registered.mu.Unlock()
	return slices.SortedFunc(slices.Values(registered.all), func(a, b Description) int { return strings.Compare(a.Name, b.Name) })
}

// register adds a metric. It panics if one of the same name exists: metrics are created when the program starts.
func register(c prometheus.Collector, d Description) {
	metrics.Registry.MustRegister(c)
	registered.mu.Lock()
	defer registered.mu.Unlock()
	registered.all = append(registered.all, d)
}

// Counter returns a new counter.
func Counter(name, help string, labels ...string) *prometheus.CounterVec {
	v := prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, labels)
	register(v, Description{Name: name, Type: "counter", Help: help, Labels: labels})
	return v
}

// Gauge returns a new gauge. One without labels is 0 until it is set.
func Gauge(name, help string, labels ...string) *prometheus.GaugeVec {
	v := prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: name, Help: help}, labels)
	if len(labels) == 0 {
		v.WithLabelValues()
	}
	register(v, Description{Name: name, Type: "gauge", Help: help, Labels: labels})
	return v
}

// Histogram returns a new histogram of durations in seconds.
func Histogram(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
	v := prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets}, labels)
	register(v, Description{Name: name, Type: "histogram", Help: help, Labels: labels})
	return v
}

// Exponential returns the upper bounds of n buckets.
func Exponential(start, factor float64, n int) []float64 {
	return prometheus.ExponentialBuckets(start, factor, n)
}

// Result returns the value of the label "result" for the error of an operation.
func Result(err error) string {
	if err != nil {
		return "error"
	}
	return "success"
}

// Observe records the duration of an operation in a histogram whose only label is "result".
func Observe(h *prometheus.HistogramVec, took time.Duration, err error) {
	h.WithLabelValues(Result(err)).Observe(took.Seconds())
}

// InAPIServers adds a metric to the registry that API servers of this process serve, and returns it.
func InAPIServers[C prometheus.Collector](c C) C {
	legacyregistry.RawMustRegister(c)
	return c
}

// build describes the running program, as the value 1.
var build = func() *prometheus.GaugeVec {
	v := version.Current()
	labels := []struct{ name, value string }{
		{"git_version", v.GitVersion}, {"git_commit", v.GitCommit}, {"git_short_commit", v.GitShortCommit},
		{"git_tree_state", v.GitTreeState}, {"build_date", v.BuildDate}, {"go_version", v.GoVersion}, {"compiler", v.Compiler},
		{"platform", v.Platform},
	}
	var names, values []string
	for _, l := range labels {
		names, values = append(names, l.name), append(values, cmp.Or(l.value, "unknown"))
	}
	g := Gauge("karmada_build_info", "Always 1, with the version of the running program.", names...)
	g.WithLabelValues(values...).Set(1)
	return InAPIServers(g)
}()

var _ = build
