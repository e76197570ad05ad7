// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ui

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"karmada.io/karmada/internal/cli/access"
)

// execute runs the command with the kubeconfig of a token.
func execute(t *testing.T, server string, args ...string) (out, opened string, err error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "kubeconfig")
	content := fmt.Sprintf(`{"apiVersion":"v1","kind":"Config","current-context":"c",
"contexts":[{"name":"c","context":{"user":"u","cluster":"c","namespace":"shop"}}],
"clusters":[{"name":"c","cluster":{"server":%q,"insecure-skip-tls-verify":true}}],
"users":[{"name":"u","user":{"token":"secret"}}]}`, server)
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	var stdout strings.Builder
	s := &access.Session{Args: []string{"karmadactl"}, Env: map[string]string{}, Out: &stdout, Err: io.Discard, In: strings.NewReader("")}
	c := newCommand(s, func(_ context.Context, address string) error {
		opened = address
		return nil
	})
	c.SetArgs(append(args, "--kubeconfig", file))
	c.SetContext(t.Context())
	c.SilenceErrors, c.SilenceUsage = true, true
	err = c.Execute()
	return stdout.String(), opened, err
}

func TestUI_opensALink(t *testing.T) {
	t.Parallel()
	var body struct{ Kubeconfig string }
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/ui/api/links" || r.Header.Get("Authorization") != "" {
			t.Errorf("request = %s %v", r.URL, r.Header)
		}
		_ = json.NewDecoder(r.Body).Decode(&body)
		fmt.Fprint(w, `{"code":"once"}`)
	})
	server, local := httptest.NewTLSServer(handler), httptest.NewServer(handler)
	defer server.Close()
	defer local.Close()
	out, opened, err := execute(t, server.URL)
	want := server.URL + "/ui/#login=once"
	if err != nil || opened != want || out != want+"\n" {
		t.Errorf("output = %q, opened = %q, error = %v", out, opened, err)
	}
	if !strings.Contains(body.Kubeconfig, "token: secret") || !strings.Contains(body.Kubeconfig, "namespace: shop") {
		t.Errorf("credentials = %s", body.Kubeconfig)
	}
	if _, opened, err = execute(t, "https://unused.example", "--url", local.URL+"/ui", "--no-open"); err != nil || opened != "" {
		t.Errorf("opened = %q, error = %v", opened, err)
	}
}

func TestUI_refuses(t *testing.T) {
	t.Parallel()
	var leaked []string
	other := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		data, _ := io.ReadAll(r.Body)
		leaked = append(leaked, string(data))
	}))
	defer other.Close()
	redirecting := httptest.NewServer(http.RedirectHandler(other.URL, http.StatusTemporaryRedirect))
	defer redirecting.Close()
	for args, want := range map[string]string{
		"--url=http://console.example": "does not use TLS", "--url=" + redirecting.URL: "no web console at", "--url=https://": "is not a URL",
	} {
		if _, _, err := execute(t, "https://unused.example", args); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error = %v, want %s", args, err, want)
		}
	}
	if len(leaked) > 0 {
		t.Errorf("credentials went to another server: %v", leaked)
	}
}
