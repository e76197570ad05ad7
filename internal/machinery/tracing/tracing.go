// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package tracing records the steps of a template on its way to the members as OpenTelemetry spans.
//
//	propagate ─► scheduler ─► work/sync ─► work/apply      each calls Record when it has written something
//	                                │
//	             Version: UID and generation of the template ─► trace ID ─► spans of all processes in one trace
//
// The trace ID is a hash of the version, so that processes agree on it without additional messages or writes. The first step is the
// root of the trace; its span ID follows from the version, too.
//
// Invariant: while tracing is off, which is the default, Record costs one atomic read and no allocation.
package tracing

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/go-logr/logr"
	"github.com/spf13/pflag"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracegrpc"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/version"
)

// Version identifies a version of a template. Kinds without generations have generation 0: all of their versions share a trace.
type Version struct {
	UID        types.UID
	Generation int64
}

// FromAnnotation returns the version of a template whose generation an annotation holds; an empty annotation means 0.
func FromAnnotation(uid types.UID, generation string) Version {
	n, err := strconv.ParseInt(generation, 10, 64)
	if err != nil {
		n = 0
	}
	return Version{UID: uid, Generation: n}
}

// ids returns the trace ID, and the ID of the root span.
func (v Version) ids() (id trace.TraceID, root trace.SpanID) {
	sum := sha256.Sum256(fmt.Appendf(nil, "karmada %s %d", v.UID, v.Generation))
	copy(id[:], sum[:16])
	copy(root[:], sum[16:24])
	return id, root
}

// TraceID returns the trace ID of a version, in hexadecimal.
func (v Version) TraceID() string {
	id, _ := v.ids()
	return id.String()
}

// Names of the steps.
const (
	Propagate = "Propagate" // writes the binding; the root of the trace
	Schedule  = "Schedule"  // selects clusters for the binding
	SyncWorks = "SyncWorks" // writes the Works of the binding
	Apply     = "Apply"     // applies a Work in its member
)

// Step is a step of a template.
type Step struct {
	Name     string
	Template Version
	// Object is the object that was reconciled: the template, its binding or a Work.
	Object types.NamespacedName
	Kind   string
	// Cluster is empty unless the step belongs to one cluster.
	Cluster    string
	Start, End time.Time
	Err        error
}

var current atomic.Pointer[sdktrace.TracerProvider]

// Enabled reports whether steps are recorded.
func Enabled() bool { return current.Load() != nil }

// Record records a step as a span of the trace of its template, if tracing is on and the template is known.
func Record(s Step) {
	provider := current.Load()
	if provider == nil || s.Template.UID == "" {
		return
	}
	record(provider, s)
}

func record(provider *sdktrace.TracerProvider, s Step) {
	id, root := s.Template.ids()
	ctx := context.WithValue(context.Background(), idsKey{}, ids{id, root, s.Name == Propagate}) //nolint:forbidigo // a span has no deadline
	if s.Name != Propagate {
		ctx = trace.ContextWithRemoteSpanContext(ctx, trace.NewSpanContext(trace.SpanContextConfig{
			TraceID: id, SpanID: root, Remote: true,
		}))
	}
	attributes := []attribute.KeyValue{
		attribute.String("k8s.object.kind", s.Kind), attribute.String("k8s.namespace.name", s.Object.Namespace),
		attribute.String("k8s.object.name", s.Object.Name), attribute.String("karmada.template.uid", string(s.Template.UID)),
		attribute.Int64("karmada.template.generation", s.Template.Generation),
	}
	if s.Cluster != "" {
		attributes = append(attributes, attribute.String("karmada.cluster", s.Cluster))
	}
	_, span := provider.Tracer("karmada.io/karmada").Start(ctx, s.Name, trace.WithTimestamp(s.Start), trace.WithAttributes(attributes...))
	if s.Err != nil {
		span.RecordError(s.Err, trace.WithTimestamp(s.End))
		span.SetStatus(codes.Error, s.Err.Error())
	}
	span.End(trace.WithTimestamp(s.End))
}

type idsKey struct{}

type ids struct {
	trace  trace.TraceID
	root   trace.SpanID
	isRoot bool
}

// generator implements sdktrace.IDGenerator with the IDs of the version in the context.
type generator struct{}

// NewIDs returns the IDs of a span without a parent.
func (g generator) NewIDs(ctx context.Context) (trace.TraceID, trace.SpanID) {
	v, _ := ctx.Value(idsKey{}).(ids)
	if v.isRoot {
		return v.trace, v.root
	}
	return v.trace, g.NewSpanID(ctx, v.trace)
}

// NewSpanID returns a random ID.
func (generator) NewSpanID(context.Context, trace.TraceID) (id trace.SpanID) {
	binary.BigEndian.PutUint64(id[:], rand.Uint64()|1) //nolint:gosec // it must be unique, not secret
	return id
}

// perMillion is the sampling rate of all traces.
const perMillion = 1_000_000

// Enable sends the steps to a processor until stop is called.
func Enable(service string, ratePerMillion int, p sdktrace.SpanProcessor) (stop func(context.Context) error) {
	provider := sdktrace.NewTracerProvider(
		sdktrace.WithIDGenerator(generator{}), sdktrace.WithSpanProcessor(p),
		sdktrace.WithSampler(sdktrace.TraceIDRatioBased(float64(ratePerMillion)/perMillion)),
		sdktrace.WithResource(resource.NewSchemaless(
			attribute.String("service.name", service), attribute.String("service.version", version.Current().GitVersion),
		)),
	)
	current.Store(provider)
	return func(ctx context.Context) error {
		current.CompareAndSwap(provider, nil)
		return provider.Shutdown(ctx)
	}
}

// Options configure where spans are sent.
type Options struct {
	Endpoint       string
	RatePerMillion int
}

// AddFlags adds the flags of tracing.
func (o *Options) AddFlags(fs *pflag.FlagSet) {
	fs.StringVar(&o.Endpoint, "tracing-endpoint", o.Endpoint,
		"The address (host:port) of an OpenTelemetry collector, to which spans are sent with OTLP over gRPC without TLS. Empty means disabled.")
	fs.IntVar(&o.RatePerMillion, "tracing-sampling-rate-per-million", perMillion,
		"The number of traces to collect per million traces. It must be equal for all components.")
}

// Flags returns the flags that configure another process equally.
func (o *Options) Flags() []string {
	if o.Endpoint == "" {
		return nil
	}
	return []string{"--tracing-endpoint=" + o.Endpoint, "--tracing-sampling-rate-per-million=" + strconv.Itoa(o.RatePerMillion)}
}

// Validate checks the flags.
func (o *Options) Validate() error {
	if o.Endpoint != "" {
		if _, _, err := net.SplitHostPort(o.Endpoint); err != nil {
			return fmt.Errorf("--tracing-endpoint: must be host:port, got %q", o.Endpoint)
		}
	}
	if o.RatePerMillion < 0 || o.RatePerMillion > perMillion {
		return fmt.Errorf("--tracing-sampling-rate-per-million: must be between 0 and %d, got %d", perMillion, o.RatePerMillion)
	}
	return nil
}

// stopTimeout bounds the time to send the last spans.
const stopTimeout = 5 * time.Second

// Run sends spans until ctx ends. It calls ready at once: a collector that does not respond delays nothing, and spans are dropped.
func (o *Options) Run(ctx context.Context, service string, ready func()) error {
	if o.Endpoint == "" {
		ready()
		<-ctx.Done()
		return nil
	}
	exporter, err := otlptracegrpc.New(ctx, otlptracegrpc.WithEndpoint(o.Endpoint), otlptracegrpc.WithInsecure())
	if err != nil {
		return fmt.Errorf("send spans to %s (--tracing-endpoint): %w", o.Endpoint, err)
	}
	// The default handler writes to standard error, in a format of its own.
	log := logr.FromContextOrDiscard(ctx)
	otel.SetErrorHandler(otel.ErrorHandlerFunc(func(err error) {
		log.Error(err, "Failed to send spans; they are dropped", "endpoint", o.Endpoint)
	}))
	stop := Enable(service, o.RatePerMillion, sdktrace.NewBatchSpanProcessor(exporter))
	ready()
	<-ctx.Done()
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopTimeout)
	defer cancel()
	if err := stop(last); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("send the last spans to %s: %w", o.Endpoint, err)
	}
	return nil
}
