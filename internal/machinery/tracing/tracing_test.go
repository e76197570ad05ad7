// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tracing

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/go-logr/logr"
	"github.com/go-logr/logr/funcr"
	"github.com/google/go-cmp/cmp"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/codes"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"
	"k8s.io/apimachinery/pkg/types"
)

var start = time.Unix(1_700_000_000, 0).UTC()

// step returns a step of a version of a template.
func step(name string, generation int64, err error) Step {
	return Step{
		Name: name, Template: Version{UID: "u", Generation: generation}, Kind: "Deployment",
		Object: types.NamespacedName{Namespace: "default", Name: "web"}, Start: start, End: start.Add(time.Second), Err: err,
	}
}

// enable records spans in memory. Tests that call it must not be parallel.
func enable(t *testing.T, rate int) *tracetest.InMemoryExporter {
	t.Helper()
	exporter := tracetest.NewInMemoryExporter()
	stop := Enable("test", rate, sdktrace.NewSimpleSpanProcessor(exporter))
	t.Cleanup(func() { _ = stop(t.Context()) })
	return exporter
}

// All steps of a version are in one trace below the step Propagate, in any order and in any process.
func TestRecord(t *testing.T) {
	exporter := enable(t, perMillion)
	Record(step(Apply, 1, nil))
	Record(step(Propagate, 1, nil))
	Record(step(Schedule, 1, errors.New("no cluster fits")))
	Record(step(Propagate, 2, nil))
	Record(Step{Name: Apply, Start: start, End: start}) // a Work that a user created has no template
	var got []string
	for _, s := range exporter.GetSpans() {
		if !s.StartTime.Equal(start) || !s.EndTime.Equal(start.Add(time.Second)) {
			t.Errorf("%s: from %v to %v", s.Name, s.StartTime, s.EndTime)
		}
		if id := (Version{UID: "u", Generation: 1}).TraceID(); (s.SpanContext.TraceID().String() == id) == (len(got) == 3) {
			t.Errorf("span %d, %s: trace %s, that of generation 1 is %s", len(got), s.Name, s.SpanContext.TraceID(), id)
		}
		got = append(got, fmt.Sprintf("%s root %v, error %v", s.Name, !s.Parent.IsValid(), s.Status.Code == codes.Error))
	}
	want := []string{
		"Apply root false, error false", "Propagate root true, error false", "Schedule root false, error true",
		"Propagate root true, error false",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("spans (-want +got):\n%s", diff)
	}
	if s := exporter.GetSpans(); s[0].Parent.SpanID() != s[1].SpanContext.SpanID() || s[2].Parent.SpanID() != s[1].SpanContext.SpanID() {
		t.Error("a step is not below the step Propagate of its version")
	}
}

// Processes with the same rate keep the same traces.
func TestRecord_sampling(t *testing.T) {
	exporter := enable(t, perMillion/2)
	const versions = 200
	for generation := range int64(versions) {
		for _, name := range []string{Propagate, Schedule, Apply} {
			Record(step(name, generation, nil))
		}
	}
	spans := map[string]int{}
	for _, s := range exporter.GetSpans() {
		spans[s.SpanContext.TraceID().String()]++
	}
	if len(spans) < versions/4 || len(spans) > versions*3/4 {
		t.Errorf("%d of %d traces were kept, want half", len(spans), versions)
	}
	for id, n := range spans {
		if n != 3 {
			t.Errorf("trace %s has %d of 3 spans", id, n)
		}
	}
}

func TestRecord_offAllocatesNothing(t *testing.T) {
	s := step(Apply, 1, nil)
	if n := testing.AllocsPerRun(100, func() { Record(s) }); n != 0 || Enabled() {
		t.Errorf("Record allocated %v times with tracing off (enabled %v), want 0", n, Enabled())
	}
}

func TestFromAnnotation(t *testing.T) {
	t.Parallel()
	for annotation, want := range map[string]int64{"": 0, "7": 7, "x": 0} {
		if got := FromAnnotation("u", annotation); got != (Version{UID: "u", Generation: want}) {
			t.Errorf("FromAnnotation(%q) = %v, want generation %d", annotation, got, want)
		}
	}
}

func TestOptions_validate(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		options Options
		valid   bool
	}{
		"off":              {Options{}, true},
		"all":              {Options{Endpoint: "collector:4317", RatePerMillion: perMillion}, true},
		"without a port":   {Options{Endpoint: "collector"}, false},
		"rate too high":    {Options{Endpoint: "collector:4317", RatePerMillion: perMillion + 1}, false},
		"rate is negative": {Options{Endpoint: "collector:4317", RatePerMillion: -1}, false},
	} {
		if err := tc.options.Validate(); (err == nil) != tc.valid {
			t.Errorf("%s: Validate() = %v, want valid %v", name, err, tc.valid)
		}
	}
}

// A collector that does not respond delays neither the start nor the end, and errors are in the log of the component. The test is not
// parallel: the process has one handler of errors.
func TestOptions_run(t *testing.T) {
	logged := make(chan string, 100)
	ctx, cancel := context.WithCancel(logr.NewContext(t.Context(), funcr.New(func(_, line string) { logged <- line }, funcr.Options{})))
	defer cancel()
	o := Options{Endpoint: "127.0.0.1:1", RatePerMillion: perMillion}
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() { ended <- o.Run(ctx, "test", func() { close(ready) }) }()
	<-ready
	otel.Handle(errors.New("refused"))
	if line := <-logged; !strings.Contains(line, "refused") || !strings.Contains(line, o.Endpoint) {
		t.Errorf("log line %s", line)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("Run() = %v", err)
	}
	if Enabled() {
		t.Error("steps are recorded after the end")
	}
}

func BenchmarkRecord_off(b *testing.B) {
	s := step(Apply, 1, nil)
	b.ReportAllocs()
	for b.Loop() {
		Record(s)
	}
}
