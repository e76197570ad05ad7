// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package spans

import (
	"context"
	"encoding/hex"
	"net"
	"sync"
	"testing"

	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	common "go.opentelemetry.io/proto/otlp/common/v1"
	trace "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/grpc"
)

// Span is a span that a process sent.
type Span struct {
	Name string
	// Service is the name of the sending component.
	Service string
	// Cluster is empty unless the step belongs to one cluster.
	Cluster string
	// ID is the ID of the span, and Parent that of its parent; the root has none.
	ID, Parent string
	// Start and End are times in nanoseconds.
	Start, End uint64
	Failed     bool
}

// Receiver is an OpenTelemetry collector that keeps all spans.
type Receiver struct {
	collector.UnimplementedTraceServiceServer
	// Address is the value of --tracing-endpoint.
	Address string

	mu     sync.Mutex
	traces map[string][]Span
}

// Receive starts a receiver, which stops when the test ends.
func Receive(t testing.TB) *Receiver {
	t.Helper()
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	r := &Receiver{Address: listener.Addr().String(), traces: map[string][]Span{}}
	server := grpc.NewServer()
	collector.RegisterTraceServiceServer(server, r)
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	t.Cleanup(func() {
		server.Stop()
		if err := <-ended; err != nil {
			t.Errorf("receive spans: %v", err)
		}
	})
	return r
}

// Environment returns the variables that make a process send spans soon after their end.
func Environment() []string { return []string{"OTEL_BSP_SCHEDULE_DELAY=200"} }

// Export implements collector.TraceServiceServer.
func (r *Receiver) Export(_ context.Context, in *collector.ExportTraceServiceRequest) (*collector.ExportTraceServiceResponse, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, resource := range in.GetResourceSpans() {
		service := value(resource.GetResource().GetAttributes(), "service.name")
		for _, scope := range resource.GetScopeSpans() {
			for _, s := range scope.GetSpans() {
				id := hex.EncodeToString(s.GetTraceId())
				r.traces[id] = append(r.traces[id], Span{
					Name: s.GetName(), Service: service, Cluster: value(s.GetAttributes(), "karmada.cluster"),
					ID: hex.EncodeToString(s.GetSpanId()), Parent: hex.EncodeToString(s.GetParentSpanId()),
					Start: s.GetStartTimeUnixNano(), End: s.GetEndTimeUnixNano(),
					Failed: s.GetStatus().GetCode() == trace.Status_STATUS_CODE_ERROR,
				})
			}
		}
	}
	return &collector.ExportTraceServiceResponse{}, nil
}

func value(attributes []*common.KeyValue, key string) string {
	for _, a := range attributes {
		if a.GetKey() == key {
			return a.GetValue().GetStringValue()
		}
	}
	return ""
}

// Trace returns the spans of a trace that were received, in no particular order.
func (r *Receiver) Trace(id string) []Span {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]Span(nil), r.traces[id]...)
}
