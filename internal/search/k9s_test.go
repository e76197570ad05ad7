// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/url"
	"os"
	"strings"
	"testing"
)

// recorded is a request of k9s 0.50.16, which showed configmaps, deployments, pods and events of all namespaces. Its path is below that of
// the proxy. Its body is in base64.
type recorded struct{ Method, Path, Accept, Type, Body string }

func recordedByK9s(t *testing.T) (out []recorded) {
	t.Helper()
	text, err := os.ReadFile("testdata/k9s.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var r recorded
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		out = append(out, r)
	}
	return out
}

// The requests for the cached kind get the objects of all clusters; the others reach the control plane unchanged.
func TestProxy_k9s(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	h.list("")
	var version string
	counts := map[string]int{}
	for _, r := range recordedByK9s(t) {
		body, err := base64.StdEncoding.DecodeString(r.Body)
		if err != nil {
			t.Fatal(err)
		}
		to, err := url.Parse(r.Path)
		if err != nil {
			t.Fatal(err)
		}
		switch query := to.Query(); {
		case to.Path != "/api/v1/configmaps":
			counts["forwarded"]++
			if code, _, text := h.do(r.Method, r.Path, r.Accept, string(body)); code != http.StatusOK {
				t.Errorf("%s %s: %d %s", r.Method, r.Path, code, text)
			} else if got, want := <-h.received, strings.TrimSpace("control "+r.Method+" "+to.Path+" "+string(body)); got != want {
				t.Errorf("forwarded %q, want %q", got, want)
			}
		case query.Get("watch") != "":
			counts["watch"]++
			query.Set("resourceVersion", version)
			f := h.watchAt(to.Path+"?"+query.Encode(), r.Accept)
			members["m2"].put("new", nil)
			f.expect("ADDED m2/new")
		default:
			counts["list"]++
			code, _, text := h.do(r.Method, r.Path, r.Accept, "")
			var list struct {
				Kind     string
				Metadata struct{ ResourceVersion string }
				Items    []any
			}
			if err := json.Unmarshal([]byte(text), &list); err != nil || code != http.StatusOK || len(list.Items) != 6 {
				t.Errorf("%s %s: %d %s, %v", r.Method, r.Path, code, text, err)
			}
			version = list.Metadata.ResourceVersion
		}
	}
	if counts["forwarded"] < 10 || counts["list"] == 0 || counts["watch"] == 0 {
		t.Errorf("requests %v", counts)
	}
	// k9s requests some kinds as tables, with the metadata of each object.
	for _, r := range recordedByK9s(t) {
		if strings.Contains(r.Accept, "as=Table") {
			code, _, text := h.do(http.MethodGet, "/api/v1/configmaps?includeObject=Metadata", r.Accept, "")
			if code != http.StatusOK || !strings.Contains(text, `"kind":"Table"`) || !strings.Contains(text, `"PartialObjectMetadata"`) {
				t.Errorf("table: %d %s", code, text)
			}
		}
	}
}
