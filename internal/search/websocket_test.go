// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"net/http"
	"strings"
	"testing"

	"golang.org/x/net/websocket"
)

// dial opens a watch over a WebSocket, as browsers do.
func (h *hub) dial(path, protocol string) *websocket.Conn {
	h.t.Helper()
	config, err := websocket.NewConfig(strings.Replace(h.server.URL, "http", "ws", 1)+path, h.server.URL)
	if err != nil {
		h.t.Fatal(err)
	}
	config.Protocol = []string{protocol}
	ws, err := config.DialContext(h.t.Context())
	if err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { _ = ws.Close() })
	return ws
}

// Dashboards in browsers watch with WebSockets: a GET of a list, whose messages are the events.
func TestProxy_watchOverWebSocket(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	_, list, _ := h.list("")
	ws := h.dial(listPath+"?watch=1&resourceVersion="+list.GetResourceVersion(), "base64.binary.k8s.io")
	members["m2"].put("later", nil)
	members["m2"].remove("of-m2")
	for _, want := range []string{`{"type":"ADDED"`, `{"type":"DELETED"`} {
		var message string
		if err := websocket.Message.Receive(ws, &message); err != nil || !strings.HasPrefix(message, want) || strings.Count(message, "\n") != 1 {
			t.Fatalf("message %q, %v, want one event %s", message, err, want)
		}
	}
	// The server ends the watch of a client that disconnects: the test fails if a goroutine is left.
	if err := ws.Close(); err != nil {
		t.Fatal(err)
	}

	// An error before the first event is a response, not a message.
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, h.server.URL+listPath+"?watch=1&labelSelector=a%21b", nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range map[string]string{
		"Connection": "Upgrade", "Upgrade": "websocket", "Sec-Websocket-Version": "13", "Sec-Websocket-Key": "AQIDBAUGBwgJCgsMDQ4PEC==",
		"Origin": h.server.URL,
	} {
		r.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusBadRequest {
		t.Errorf("a watch with an invalid selector: %s, want 400", response.Status)
	}
}
