// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package env

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"karmada.io/karmada/internal/rollout/metric"
)

// Metrics is a Prometheus server, which the gates of staged rollouts may query.
type Metrics struct {
	// Address is its URL.
	Address string

	server  *httptest.Server
	mu      sync.Mutex // guards answers
	answers map[string]func(query string) string
}

func startMetrics() *Metrics {
	m := &Metrics{answers: map[string]func(string) string{}}
	m.server = httptest.NewServer(m)
	m.Address = m.server.URL
	return m
}

// Answer sets the results of queries that contain a namespace until the test ends: numbers, or "" for no series.
func (m *Metrics) Answer(t testing.TB, namespace string, answer func(query string) string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.answers[namespace] = answer
	t.Cleanup(func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.answers, namespace)
	})
}

// ServeHTTP implements http.Handler.
func (m *Metrics) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	query, result := r.FormValue("query"), []any{}
	m.mu.Lock()
	for namespace, answer := range m.answers {
		if !strings.Contains(query, namespace) {
			continue
		}
		if value := answer(query); value != "" {
			result = append(result, map[string]any{"value": []any{0, value}})
		}
	}
	m.mu.Unlock()
	_ = json.NewEncoder(w).Encode(map[string]any{"status": "success", "data": map[string]any{"resultType": "vector", "result": result}})
}

// servers lists the server for the flag --rollout-metric-servers.
func (m *Metrics) servers() *metric.Servers {
	s := &metric.Servers{}
	if m != nil {
		_ = s.Set(m.Address) // it is valid
	}
	return s
}
