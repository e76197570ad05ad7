// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"crypto/tls"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// One port serves health and metrics with and without TLS, and idle connections do not block others.
func TestSecure(t *testing.T) {
	t.Parallel()
	port := freePort(t)
	e := Endpoints{Metrics: "0", Health: ":" + strconv.Itoa(port), Secure: WithSecureFlags()}
	fs := pflag.NewFlagSet("", pflag.ContinueOnError)
	e.addFlags(fs)
	if err := fs.Parse([]string{"--bind-address=127.0.0.1", "--secure-port=" + strconv.Itoa(port)}); err != nil {
		t.Fatal(err)
	}
	e.complete(fs)
	if e.Health != "0" {
		t.Errorf("the default health address %s has the port of --secure-port, and is still served", e.Health)
	}
	ready, ended := make(chan struct{}), make(chan error, 1)
	ctx, cancel := context.WithCancel(t.Context())
	go func() { ended <- e.serve(ctx, func() { close(ready) }) }()
	select {
	case <-ready:
	case err := <-ended:
		t.Fatal(err)
	}
	address := net.JoinHostPort("127.0.0.1", strconv.Itoa(port))
	idle, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer idle.Close()
	c := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	for _, url := range []string{"https://" + address, "http://" + address} {
		for path, want := range map[string]string{"/healthz": "ok", "/metrics": "go_goroutines"} {
			response, err := c.Get(url + path)
			if err != nil {
				t.Errorf("GET %s%s: %v", url, path, err)
				continue
			}
			body, err := io.ReadAll(response.Body)
			if response.Body.Close(); err != nil || !strings.Contains(string(body), want) {
				t.Errorf("GET %s%s = %s, %v; want %q", url, path, response.Status, err, want)
			}
		}
	}
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("serve = %v", err)
	}
}

func TestSecure_explicitAddressesStay(t *testing.T) {
	t.Parallel()
	e := Endpoints{Metrics: ":8080", Health: ":10357", Secure: WithSecureFlags()}
	fs := pflag.NewFlagSet("", pflag.ContinueOnError)
	e.addFlags(fs)
	if err := fs.Parse([]string{"--secure-port=10357", "--health-probe-bind-address=10.0.0.1:10357"}); err != nil {
		t.Fatal(err)
	}
	if e.complete(fs); e.Health != "10.0.0.1:10357" || e.Metrics != ":8080" {
		t.Errorf("endpoints = %+v", e)
	}
}

func TestSecure_invalid(t *testing.T) {
	t.Parallel()
	for name, s := range map[string]Secure{
		"port":        {Address: "0.0.0.0", Port: 70000},
		"address":     {Address: "localhost", Port: 1},
		"key missing": {Address: "0.0.0.0", Port: 1, CertFile: "tls.crt"},
	} {
		if err := s.Validate(); err == nil || !strings.HasPrefix(err.Error(), "--") {
			t.Errorf("%s: Validate = %v, want an error that names the flag", name, err)
		}
	}
	missing := filepath.Join(t.TempDir(), "tls")
	if _, err := (Secure{CertFile: missing, KeyFile: missing}).wrap(nil); err == nil || !strings.Contains(err.Error(), "--tls-cert-file") {
		t.Errorf("wrap = %v, want an error that names the flag", err)
	}
}

func TestServe_portTaken(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	err = Endpoints{Metrics: l.Addr().String()}.serve(t.Context(), func() {})
	if err == nil || !strings.Contains(err.Error(), "--metrics-bind-address") {
		t.Errorf("serve = %v, want an error that names the flag", err)
	}
}

func TestRateLimit(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		args  []string
		qps   float32
		burst int
	}{
		"off by default":      {nil, -1, 0},
		"one flag is set":     {[]string{"--kube-api-qps=40"}, 40, 60},
		"the burst is set":    {[]string{"--kube-api-burst=9"}, 40, 9},
		"no limit explicitly": {[]string{"--kube-api-qps=-1"}, -1, 0},
	} {
		l := RateLimit{QPS: 40, Burst: 60}
		fs := pflag.NewFlagSet("", pflag.ContinueOnError)
		l.AddFlags(fs, "kube-api", "the server")
		if err := fs.Parse(tc.args); err != nil {
			t.Fatal(err)
		}
		if qps, burst := l.Limits(); qps != tc.qps || burst != tc.burst || l.Validate() != nil {
			t.Errorf("%s: Limits = %v, %d, want %v, %d", name, qps, burst, tc.qps, tc.burst)
		}
	}
}
