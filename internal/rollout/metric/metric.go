// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package metric queries the Prometheus servers that the administrator listed. Users write addresses and queries, so no other server is
// connected, redirects are not followed, and time and size of a response are limited.
package metric

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	// timeout bounds a query.
	timeout = 10 * time.Second
	// maxResponse is the maximum size of a response in bytes.
	maxResponse = 1 << 20
)

// Servers are the listed servers: the file with the value of the header Authorization, or "", by address. It implements pflag.SliceValue.
type Servers struct {
	files map[string]string
}

// String implements pflag.Value.
func (s *Servers) String() string { return strings.Join(s.GetSlice(), ",") }

// Type implements pflag.Value.
func (s *Servers) Type() string { return "ADDRESS[=FILE],..." }

// Set implements pflag.Value: it adds servers, separated by commas.
func (s *Servers) Set(value string) error {
	for entry := range strings.SplitSeq(value, ",") {
		if err := s.Append(entry); err != nil {
			return err
		}
	}
	return nil
}

// Append implements pflag.SliceValue.
func (s *Servers) Append(entry string) error {
	address, file, _ := strings.Cut(entry, "=")
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return fmt.Errorf("server %q: must be a URL such as https://prometheus.example.com, without credentials and query", address)
	}
	if s.files == nil {
		s.files = map[string]string{}
	}
	s.files[normalized(address)] = file
	return nil
}

// Replace implements pflag.SliceValue.
func (s *Servers) Replace(entries []string) error {
	s.files = nil
	return s.Set(strings.Join(entries, ","))
}

// GetSlice implements pflag.SliceValue.
func (s *Servers) GetSlice() (out []string) {
	for address, file := range s.files {
		if file != "" {
			address += "=" + file
		}
		out = append(out, address)
	}
	slices.Sort(out)
	return out
}

// Addresses returns the sorted addresses of the servers, without a final slash. It is never nil, and s may be.
func (s *Servers) Addresses() []string {
	out := []string{}
	if s != nil {
		out = slices.AppendSeq(out, maps.Keys(s.files))
	}
	slices.Sort(out)
	return out
}

func normalized(address string) string { return strings.TrimRight(address, "/") }

// ErrNotListed is the error of a query to a server that is not listed.
var ErrNotListed = errors.New("the server is not listed in --rollout-metric-servers; ask the administrator to add it")

// Client queries servers.
type Client struct {
	servers *Servers
	http    *http.Client
}

// NewClient returns a client of the servers; nil means none.
func NewClient(servers *Servers) *Client {
	if servers == nil {
		servers = &Servers{}
	}
	return &Client{servers: servers, http: &http.Client{
		Timeout:       timeout,
		Transport:     &http.Transport{MaxResponseHeaderBytes: 1 << 16, IdleConnTimeout: time.Minute}, // without the proxy of the environment
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// Query returns the number that a query returns.
func (c *Client) Query(ctx context.Context, address, query string) (float64, error) {
	file, ok := c.servers.files[normalized(address)]
	if !ok {
		return 0, ErrNotListed
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, normalized(address)+"/api/v1/query",
		strings.NewReader(url.Values{"query": {query}}.Encode()))
	if err != nil {
		return 0, fmt.Errorf("query %s: %w", address, err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if file != "" {
		credentials, err := os.ReadFile(file) // each time: it may be rotated
		if err != nil {
			return 0, fmt.Errorf("query %s: read its credentials: %w", address, errors.Unwrap(err)) // without the path
		}
		value := strings.TrimSpace(string(credentials))
		if !strings.Contains(value, " ") {
			value = "Bearer " + value
		}
		request.Header.Set("Authorization", value)
	}
	response, err := c.http.Do(request)
	if err != nil {
		return 0, fmt.Errorf("query the server: %w", err)
	}
	defer func() { _ = response.Body.Close() }()
	body, err := io.ReadAll(io.LimitReader(response.Body, maxResponse+1))
	if err != nil {
		return 0, fmt.Errorf("query %s: read the response: %w", address, err)
	}
	if len(body) > maxResponse {
		return 0, fmt.Errorf("query %s: the response has more than %d bytes", address, maxResponse)
	}
	n, err := number(response.StatusCode, body)
	if err != nil {
		return 0, fmt.Errorf("query %s: %w", address, err)
	}
	return n, nil
}

// number returns the number in a response.
func number(code int, body []byte) (float64, error) {
	var response struct {
		Status, Error string
		Data          struct {
			ResultType string
			Result     json.RawMessage
		}
	}
	if err := json.Unmarshal(body, &response); err != nil {
		return 0, fmt.Errorf("HTTP status %d without a response of Prometheus", code)
	}
	if code != http.StatusOK || response.Status != "success" {
		return 0, fmt.Errorf("HTTP status %d: %s", code, response.Error)
	}
	var sample [2]any
	switch response.Data.ResultType {
	case "scalar":
		if err := json.Unmarshal(response.Data.Result, &sample); err != nil {
			return 0, fmt.Errorf("decode the scalar: %w", err)
		}
	case "vector":
		var series []struct{ Value [2]any }
		if err := json.Unmarshal(response.Data.Result, &series); err != nil {
			return 0, fmt.Errorf("decode the vector: %w", err)
		}
		if len(series) != 1 {
			return 0, fmt.Errorf("the result has %d series instead of one; use an aggregation such as sum()", len(series))
		}
		sample = series[0].Value
	default:
		return 0, fmt.Errorf("the result is a %s, not a number", response.Data.ResultType)
	}
	text, _ := sample[1].(string)
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(n) {
		return 0, fmt.Errorf("the result %q is not a number", text)
	}
	return n, nil
}
