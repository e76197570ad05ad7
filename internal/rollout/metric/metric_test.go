// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metric

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

func TestQuery(t *testing.T) {
	t.Parallel()
	const vector = `{"status":"success","data":{"resultType":"vector","result":[%s]}}`
	tests := map[string]struct {
		code  int
		body  string
		value float64
		want  string // part of the error
	}{
		"scalar":     {200, `{"status":"success","data":{"resultType":"scalar","result":[1,"0.5"]}}`, 0.5, ""},
		"vector":     {200, fmt.Sprintf(vector, `{"metric":{},"value":[1,"2"]}`), 2, ""},
		"no series":  {200, fmt.Sprintf(vector, ""), 0, "0 series"},
		"two series": {200, fmt.Sprintf(vector, `{"value":[1,"2"]},{"value":[1,"3"]}`), 0, "2 series"},
		"NaN":        {200, fmt.Sprintf(vector, `{"value":[1,"NaN"]}`), 0, "not a number"},
		"no value":   {200, fmt.Sprintf(vector, `{"value":[1]}`), 0, "not a number"},
		"matrix":     {200, `{"status":"success","data":{"resultType":"matrix","result":[]}}`, 0, "is a matrix"},
		"error":      {400, `{"status":"error","error":"parse error"}`, 0, "parse error"},
		"a page":     {200, `<html>`, 0, "without a response of Prometheus"},
		"too large":  {200, strings.Repeat(" ", maxResponse+1), 0, "more than"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if r.FormValue("query") != "up" || r.URL.Path != "/prefix/api/v1/query" || r.Header.Get("Authorization") != "Bearer token" {
					t.Errorf("request %s %v %v", r.URL, r.Form, r.Header)
				}
				w.WriteHeader(tc.code)
				fmt.Fprint(w, tc.body)
			}))
			defer server.Close()
			file := filepath.Join(t.TempDir(), "token")
			if err := os.WriteFile(file, []byte("token\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			servers := &Servers{}
			if err := servers.Set(server.URL + "/prefix/=" + file); err != nil {
				t.Fatal(err)
			}
			got, err := NewClient(servers).Query(t.Context(), server.URL+"/prefix", "up")
			if tc.want == "" && (err != nil || got != tc.value) || tc.want != "" && (err == nil || !strings.Contains(err.Error(), tc.want)) {
				t.Errorf("Query = %v, %v, want %v, %q", got, err, tc.value, tc.want)
			}
		})
	}
}

// Only listed servers are connected, also by redirects.
func TestQuery_connectsListedServersOnly(t *testing.T) {
	t.Parallel()
	var requests atomic.Int32
	other := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { requests.Add(1) }))
	defer other.Close()
	listed := httptest.NewServer(http.RedirectHandler(other.URL, http.StatusTemporaryRedirect))
	defer listed.Close()
	servers := &Servers{}
	if err := servers.Set(listed.URL); err != nil {
		t.Fatal(err)
	}
	c := NewClient(servers)
	for _, address := range []string{other.URL, listed.URL + "@" + strings.TrimPrefix(other.URL, "http://"), listed.URL + "/../", ""} {
		if _, err := c.Query(t.Context(), address, "up"); !errors.Is(err, ErrNotListed) {
			t.Errorf("%s: %v, want %v", address, err, ErrNotListed)
		}
	}
	if _, err := c.Query(t.Context(), listed.URL, "up"); err == nil {
		t.Error("a redirect is a result")
	}
	if n := requests.Load(); n != 0 {
		t.Errorf("%d requests to a server that is not listed", n)
	}
	if _, err := NewClient(nil).Query(t.Context(), listed.URL, "up"); !errors.Is(err, ErrNotListed) {
		t.Errorf("without a list: %v", err)
	}
}

func TestServers(t *testing.T) {
	t.Parallel()
	s := &Servers{}
	if err := s.Set("https://b.example.com=/b,http://a:9090/"); err != nil || s.String() != "http://a:9090,https://b.example.com=/b" {
		t.Errorf("%v, %v", s, err)
	}
	for _, invalid := range []string{"", "a:9090", "ftp://a", "http://user@a", "http://a?b", "http:///x"} {
		if err := s.Set(invalid); err == nil {
			t.Errorf("%q is accepted", invalid)
		}
	}
}
