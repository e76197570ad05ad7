// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"net"
	"net/http"
	"strings"
	"testing"
)

func TestEndpoints(t *testing.T) {
	t.Parallel()
	freeAddress := func() string {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		return l.Addr().String()
	}
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	get := func(address, path string) int {
		r, err := client.Get("http://" + address + path)
		if err != nil {
			return 0
		}
		defer r.Body.Close()
		return r.StatusCode
	}
	a, b := freeAddress(), freeAddress()
	for name, tc := range map[string]struct {
		endpoints Endpoints
		want      map[string]int
	}{
		"two servers": {Endpoints{Metrics: a, Health: b}, map[string]int{
			a + "/metrics": 200, b + "/healthz": 200, b + "/healthz/ping": 200, a + "/healthz": 404, b + "/readyz": 404,
		}},
		"one server":         {Endpoints{Metrics: a, Health: a}, map[string]int{a + "/metrics": 200, a + "/healthz": 200}},
		"disabled":           {Endpoints{Metrics: "0"}, nil},
		"profiling":          {Endpoints{Profiling: true, ProfilingAddress: a}, map[string]int{a + "/debug/pprof/": 200, a + "/metrics": 404}},
		"profiling disabled": {Endpoints{Health: a, ProfilingAddress: a}, map[string]int{a + "/debug/pprof/": 404}},
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			ready, ended := make(chan struct{}), make(chan error, 1)
			go func() { ended <- tc.endpoints.Part().Run(ctx, func() { close(ready) }) }()
			<-ready
			for at, want := range tc.want {
				address, path, _ := strings.Cut(at, "/")
				if got := get(address, "/"+path); got != want {
					t.Errorf("GET %s: status %d, want %d", at, got, want)
				}
			}
			cancel()
			if err := <-ended; err != nil {
				t.Error(err)
			}
		})
	}
	if err := (Endpoints{Metrics: "256.0.0.1:1"}).serve(t.Context(), func() {}); err == nil {
		t.Error("no error for an invalid address")
	}
}
