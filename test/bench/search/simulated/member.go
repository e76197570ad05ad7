// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simulated

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"sync"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/member"
)

// PodMapping is the only resource that a Member serves.
func PodMapping() *meta.RESTMapping {
	return &meta.RESTMapping{
		Resource:         schema.GroupVersionResource{Version: "v1", Resource: "pods"},
		GroupVersionKind: schema.GroupVersionKind{Version: "v1", Kind: "Pod"}, Scope: meta.RESTScopeNamespace,
	}
}

// Member is the API server of a cluster with pods, without a port and without storage: it computes each pod when it is read. It serves
// lists in pages and watches.
type Member struct {
	name         string
	first, count int // numbers of its pods
	pods         *Pods

	mu      sync.Mutex // guards the fields below
	version uint64
	watches map[*io.PipeWriter]struct{}
}

// NewMember returns a cluster with pods number first to first+count-1.
func NewMember(name string, pods *Pods, first, count int) *Member {
	return &Member{name: name, pods: pods, first: first, count: count, version: 1000, watches: map[*io.PipeWriter]struct{}{}}
}

// Connect returns a connection that ends with ctx.
func (m *Member) Connect(ctx context.Context) (*member.Member, error) {
	config := &rest.Config{Host: "http://" + m.name, QPS: -1, Transport: m}
	client, err := dynamic.NewForConfig(config)
	if err != nil {
		return nil, fmt.Errorf("connect to simulated cluster %s: %w", m.name, err)
	}
	return &member.Member{Name: m.name, Config: config, Dynamic: client, Mapper: podMapper{}, Context: ctx}, nil
}

// podMapper maps pods.
type podMapper struct{}

// RESTMapping implements member.Mapper.
func (podMapper) RESTMapping(gk schema.GroupKind, versions ...string) (*meta.RESTMapping, error) {
	if mapping := PodMapping(); mapping.GroupVersionKind.GroupKind() == gk {
		return mapping, nil
	}
	return nil, &meta.NoKindMatchError{GroupKind: gk, SearchedVersions: versions}
}

// Change modifies one of the pods and sends the event to all watches. It returns when they have read it.
func (m *Member) Change(i int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.version++
	event := fmt.Appendf(nil, `{"type":"MODIFIED","object":%s}`+"\n", m.pods.JSON(m.first+i%m.count, m.version))
	for w := range m.watches {
		if _, err := w.Write(event); err != nil {
			delete(m.watches, w) // the client has closed it
		}
	}
}

// Watched reports whether a client watches.
func (m *Member) Watched() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.watches) > 0
}

// RoundTrip implements http.RoundTripper.
func (m *Member) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Path != "/api/v1/pods" {
		return nil, fmt.Errorf("simulated cluster %s: %s is not served", m.name, r.URL.Path)
	}
	query := r.URL.Query()
	switch {
	case query.Get("sendInitialEvents") != "":
		return respond(r, http.StatusUnprocessableEntity, bytes.NewBufferString(
			`{"kind":"Status","apiVersion":"v1","status":"Failure","reason":"Invalid","code":422}`)), nil
	case query.Get("watch") != "":
		return m.watch(r), nil
	}
	return m.list(r)
}

func (m *Member) list(r *http.Request) (*http.Response, error) {
	from, limit := 0, m.count
	var err error
	if token := r.URL.Query().Get("continue"); token != "" {
		if from, err = strconv.Atoi(token); err != nil {
			return nil, fmt.Errorf("simulated cluster %s: continue token %q: %w", m.name, token, err)
		}
	}
	if most := r.URL.Query().Get("limit"); most != "" {
		if limit, err = strconv.Atoi(most); err != nil {
			return nil, fmt.Errorf("simulated cluster %s: limit %q: %w", m.name, most, err)
		}
	}
	to, next := min(from+limit, m.count), ""
	if to < m.count {
		next = strconv.Itoa(to)
	}
	m.mu.Lock()
	version := m.version
	m.mu.Unlock()
	body, writer := io.Pipe() // written as it is read, so that the response takes no memory until then
	go func() {
		fmt.Fprintf(writer, `{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"%d","continue":%q},"items":[`, version, next)
		for i := from; i < to; i++ {
			if i > from {
				_, _ = writer.Write([]byte{','})
			}
			_, _ = writer.Write(m.pods.JSON(m.first+i, version))
		}
		_, err := writer.Write([]byte("]}"))
		_ = writer.CloseWithError(err)
	}()
	return respond(r, http.StatusOK, body), nil
}

func (m *Member) watch(r *http.Request) *http.Response {
	reader, writer := io.Pipe()
	m.mu.Lock()
	m.watches[writer] = struct{}{}
	m.mu.Unlock()
	context.AfterFunc(r.Context(), func() { _ = writer.CloseWithError(errors.New("the watch was canceled")) })
	return respond(r, http.StatusOK, reader)
}

func respond(r *http.Request, code int, body io.Reader) *http.Response {
	closer, ok := body.(io.ReadCloser)
	if !ok {
		closer = io.NopCloser(body)
	}
	return &http.Response{
		StatusCode: code, Status: http.StatusText(code), Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: http.Header{"Content-Type": {"application/json"}}, Body: closer, Request: r, ContentLength: -1,
	}
}
