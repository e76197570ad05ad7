// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package spans_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/test/spans"
)

// Spans that a component sends with OTLP are received, with their service and cluster.
func TestReceive(t *testing.T) {
	for _, variable := range spans.Environment() {
		name, value, _ := strings.Cut(variable, "=")
		t.Setenv(name, value)
	}
	r := spans.Receive(t)
	ctx, cancel := context.WithCancel(t.Context())
	ready, ended := make(chan struct{}), make(chan error, 1)
	o := tracing.Options{Endpoint: r.Address, RatePerMillion: 1_000_000}
	go func() { ended <- o.Run(ctx, "karmada-test", func() { close(ready) }) }()
	<-ready
	v := tracing.Version{UID: "u", Generation: 1}
	start := time.Unix(1_700_000_000, 0)
	tracing.Record(tracing.Step{Name: tracing.Apply, Template: v, Cluster: "m1", Start: start, End: start.Add(time.Second)})
	tracing.Record(tracing.Step{Name: tracing.Propagate, Template: v, Start: start, End: start.Add(time.Second)})
	for len(r.Trace(v.TraceID())) < 2 && t.Context().Err() == nil {
		time.Sleep(time.Millisecond)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	trace := r.Trace(v.TraceID())
	for _, s := range trace {
		if s.Service != "karmada-test" || (s.Name == tracing.Apply) != (s.Cluster == "m1") || (s.Name == tracing.Apply) != (s.Parent != "") ||
			s.End-s.Start != uint64(time.Second) || s.Failed {
			t.Errorf("span %+v", s)
		}
	}
}
