// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"github.com/gorilla/websocket"
)

// Channels of the protocol between clients and API servers.
const (
	channelInput  = 0
	channelOutput = 1
	channelError  = 3
	channelResize = 4
)

// serveShell is a process that writes its input in upper case, and the size of its terminal. The input "exit" ends it.
func serveShell(w http.ResponseWriter, r *http.Request) {
	upgrader := websocket.Upgrader{Subprotocols: []string{"v5.channel.k8s.io"}}
	conn, err := upgrader.Upgrade(w, r, nil)
	if err != nil {
		return
	}
	defer conn.Close()
	for {
		_, data, err := conn.ReadMessage()
		if err != nil || len(data) == 0 {
			return
		}
		out := append([]byte{channelOutput}, bytes.ToUpper(data[1:])...)
		switch {
		case data[0] == channelInput && bytes.Contains(data, []byte("exit")):
			_ = conn.WriteMessage(websocket.BinaryMessage, append([]byte{channelError}, `{"status":"Success"}`...))
			return
		case data[0] != channelInput && data[0] != channelResize:
			continue
		}
		if conn.WriteMessage(websocket.BinaryMessage, out) != nil {
			return
		}
	}
}

// dialShell opens a shell with the cookies of a client.
func (c *client) dialShell(origin string) (*websocket.Conn, *http.Response, error) {
	c.t.Helper()
	request, err := http.NewRequestWithContext(c.t.Context(), http.MethodGet, c.base, http.NoBody)
	if err != nil {
		c.t.Fatal(err)
	}
	for _, cookie := range c.http.Jar.Cookies(request.URL) {
		request.AddCookie(cookie)
	}
	if origin != "" {
		request.Header.Set("Origin", origin)
	}
	address := strings.Replace(c.base, "http://", "ws://", 1) + "api/exec?cluster=frankfurt&namespace=default&pod=web-1&container=web"
	return websocket.DefaultDialer.DialContext(c.t.Context(), address, request.Header)
}

func TestShell_inputSizeAndEnd(t *testing.T) {
	t.Parallel()
	c := newFleet(t).login(t, adminToken)
	conn, response, err := c.dialShell("")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	defer conn.Close()
	send := func(kind byte, text string) {
		t.Helper()
		if err := conn.WriteMessage(websocket.BinaryMessage, append([]byte{kind}, text...)); err != nil {
			t.Fatal(err)
		}
	}
	var got strings.Builder
	see := func(text string) {
		t.Helper()
		for !strings.Contains(got.String(), text) {
			_, data, err := conn.ReadMessage()
			if err != nil {
				t.Fatalf("output = %q, want %q: %v", got.String(), text, err)
			}
			got.Write(data)
		}
	}
	send(1, `{"width":120,"height":40}`)
	see(`"WIDTH":120`)
	send(0, "hello\n")
	see("HELLO")
	send(0, "exit\n")
	for {
		if _, _, err = conn.ReadMessage(); err != nil {
			break
		}
	}
	if !websocket.IsCloseError(err, websocket.CloseNormalClosure) {
		t.Errorf("end = %v", err)
	}
}

// A page of another origin, also one of another port of the same host, cannot open a shell.
func TestShell_otherOriginsAndUsersAreRefused(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	admin, nobody := f.login(t, adminToken), f.anonymous(t)
	for origin, c := range map[string]*client{"https://attacker.example": admin, "http://127.0.0.1:1": admin, "": nobody} {
		conn, response, err := c.dialShell(origin)
		if err == nil {
			conn.Close()
			t.Errorf("origin %q opened a shell", origin)
			continue
		}
		if response == nil || response.StatusCode != http.StatusForbidden && response.StatusCode != http.StatusUnauthorized {
			t.Errorf("origin %q: %v, %v", origin, response, err)
		} else {
			response.Body.Close()
		}
	}
}

// The member refuses the shell of a user without the right.
func TestShell_needsTheRightsOfTheUser(t *testing.T) {
	t.Parallel()
	c := newFleet(t).login(t, tenantToken)
	conn, response, err := c.dialShell("")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	defer conn.Close()
	var out strings.Builder
	for {
		_, data, err := conn.ReadMessage()
		if err != nil {
			break
		}
		out.Write(data)
	}
	if !strings.Contains(out.String(), "denied by the test") && !strings.Contains(strings.ToLower(out.String()), "forbidden") {
		t.Errorf("output = %q, want the refusal", out.String())
	}
}
