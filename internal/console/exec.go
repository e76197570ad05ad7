// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/remotecommand"
	"k8s.io/streaming/pkg/httpstream"
)

const (
	// maxMessage is the maximum size of a message of the browser, such as pasted text, in bytes.
	maxMessage = 64 << 10
	// writeTimeout limits the wait for a browser that does not read.
	writeTimeout = 10 * time.Second
	// pingInterval is the time between two pings. A browser that does not answer two of them is gone.
	pingInterval = 20 * time.Second
)

// shell is the command if the user names none.
var shell = []string{"/bin/sh", "-c", "TERM=xterm-256color; export TERM; [ -x /bin/bash ] && exec /bin/bash || exec /bin/sh"}

// Kinds of messages of the browser: the first byte.
const (
	messageInput  = 0
	messageResize = 1
)

// exec connects a terminal in the browser with a process in a container of a member, through the cluster proxy. Messages of the browser
// begin with their kind; those to the browser are output. The reason of the end is that of the close message.
func (c *Console) exec(ctx context.Context, w http.ResponseWriter, r *http.Request, s *session) {
	q := query{r.URL.Query()}
	executor, err := s.executor(q)
	if err != nil {
		writeError(w, statusOf(err), err)
		return
	}
	// A browser sends the cookie with WebSockets that other ports of the same host open: only pages of the console are accepted.
	upgrader := websocket.Upgrader{CheckOrigin: sameOrigin}
	conn, err := upgrader.Upgrade(w, r, nil)
	if err != nil {
		return // the response has the error
	}
	defer func() { _ = conn.Close() }()
	t := &terminal{conn: conn, sizes: make(chan remotecommand.TerminalSize, 1)}
	t.input, t.typed = io.Pipe()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var background sync.WaitGroup
	background.Go(func() {
		defer cancel()
		t.read()
	})
	background.Go(func() { c.watchTerminal(ctx, s, t, cancel) })
	err = executor.StreamWithContext(ctx, remotecommand.StreamOptions{Stdin: t.input, Stdout: t, Tty: true, TerminalSizeQueue: t})
	t.close(err)
	cancel()
	_ = conn.Close() // ends read
	background.Wait()
}

// sameOrigin reports whether a page of this server opened a WebSocket. Other clients than browsers send no origin.
func sameOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host == r.Host
}

// executor returns a client for a process in a container: a WebSocket, or SPDY if the member does not support it.
func (s *session) executor(q query) (remotecommand.Executor, error) {
	for _, name := range []string{"cluster", "namespace", "pod"} {
		if q.Get(name) == "" {
			return nil, apierrors.NewBadRequest("the parameters cluster, namespace and pod are required")
		}
	}
	config, err := s.MemberConfig(q.Get("cluster"))
	if err != nil {
		return nil, err
	}
	api, err := s.member(q.Get("cluster"))
	if err != nil {
		return nil, err
	}
	command := q.Values["command"]
	if len(command) == 0 {
		command = shell
	}
	request := func(verb string) *rest.Request {
		return api.CoreV1().RESTClient().Verb(verb).Resource("pods").Namespace(q.Get("namespace")).Name(q.Get("pod")).SubResource("exec").
			VersionedParams(&corev1.PodExecOptions{
				Container: q.Get("container"), Command: command, Stdin: true, Stdout: true, TTY: true,
			}, scheme.ParameterCodec)
	}
	spdy, err := remotecommand.NewSPDYExecutor(config, http.MethodPost, request(http.MethodPost).URL())
	if err != nil {
		return nil, err
	}
	ws, err := remotecommand.NewWebSocketExecutor(config, http.MethodGet, request(http.MethodGet).URL().String())
	if err != nil {
		return nil, err
	}
	return remotecommand.NewFallbackExecutor(ws, spdy, httpstream.IsUpgradeFailure)
}

// terminal is the browser's end of a process.
type terminal struct {
	conn  *websocket.Conn
	input *io.PipeReader
	typed *io.PipeWriter
	sizes chan remotecommand.TerminalSize

	mu sync.Mutex // guards writes to conn
}

var _ remotecommand.TerminalSizeQueue = (*terminal)(nil)

// Next implements remotecommand.TerminalSizeQueue.
func (t *terminal) Next() *remotecommand.TerminalSize {
	size, open := <-t.sizes
	if !open {
		return nil
	}
	return &size
}

// Write sends output to the browser. It implements io.Writer.
func (t *terminal) Write(output []byte) (int, error) {
	if err := t.send(websocket.BinaryMessage, output); err != nil {
		return 0, err
	}
	return len(output), nil
}

func (t *terminal) send(kind int, data []byte) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	_ = t.conn.SetWriteDeadline(time.Now().Add(writeTimeout)) //nolint:forbidigo // a deadline of the network
	return t.conn.WriteMessage(kind, data)
}

// read passes messages of the browser to the process until the connection ends.
func (t *terminal) read() {
	defer close(t.sizes)
	defer func() { _ = t.typed.Close() }()
	t.conn.SetReadLimit(maxMessage)
	alive := func(string) error {
		return t.conn.SetReadDeadline(time.Now().Add(2*pingInterval + writeTimeout)) //nolint:forbidigo // a deadline of the network
	}
	t.conn.SetPongHandler(alive)
	_ = alive("")
	for {
		_, data, err := t.conn.ReadMessage()
		if err != nil {
			return
		}
		_ = alive("")
		if len(data) == 0 {
			continue
		}
		switch data[0] {
		case messageInput:
			if _, err := t.typed.Write(data[1:]); err != nil {
				return
			}
		case messageResize:
			var size remotecommand.TerminalSize
			if json.Unmarshal(data[1:], &size) == nil {
				t.resize(size)
			}
		}
	}
}

// resize queues a size. Only the latest one matters.
func (t *terminal) resize(size remotecommand.TerminalSize) {
	select {
	case <-t.sizes:
	default:
	}
	select {
	case t.sizes <- size:
	default: // read is the only sender
	}
}

// close ends the connection with the reason why the process ended. Reasons of WebSockets have at most 123 bytes.
func (t *terminal) close(err error) {
	_ = t.input.CloseWithError(io.EOF)
	reason := "the process ended"
	if err != nil {
		reason = err.Error()
		_, _ = t.Write([]byte("\r\n" + reason + "\r\n")) // the browser has disconnected
	}
	reason = strings.ToValidUTF8(reason[:min(len(reason), 120)], "")
	_ = t.send(websocket.CloseMessage, websocket.FormatCloseMessage(websocket.CloseNormalClosure, reason))
}

// watchTerminal ends a terminal whose browser does not answer, or whose session ended.
func (c *Console) watchTerminal(ctx context.Context, s *session, t *terminal, end context.CancelFunc) {
	ticker := c.clock.NewTicker(pingInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C():
			if !c.sessions.extend(ctx, s) || t.send(websocket.PingMessage, nil) != nil {
				end()
				return
			}
		}
	}
}
