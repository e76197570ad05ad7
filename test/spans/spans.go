// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package spans records the steps of templates in tests.
package spans

import (
	"context"
	"testing"

	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	"karmada.io/karmada/internal/machinery/tracing"
)

// Record turns tracing on until the test ends, in the whole process: the test must not be parallel. The returned function returns the
// names of the steps of a version of a template that were recorded since its last call, in their order.
func Record(t *testing.T) (steps func(tracing.Version) []string) {
	t.Helper()
	exporter := tracetest.NewInMemoryExporter()
	stop := tracing.Enable("test", 1_000_000, sdktrace.NewSimpleSpanProcessor(exporter))
	t.Cleanup(func() {
		if err := stop(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	})
	return func(v tracing.Version) []string {
		var out []string
		for _, s := range exporter.GetSpans() {
			if s.SpanContext.TraceID().String() == v.TraceID() {
				out = append(out, s.Name)
			}
		}
		exporter.Reset()
		return out
	}
}
