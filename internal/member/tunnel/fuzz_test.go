// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tunnel

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"golang.org/x/net/http2"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/test/fuzzbound"
)

// hijackable is a response whose connection can be taken over.
type hijackable struct {
	http.ResponseWriter
	conn net.Conn
}

func (h hijackable) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	return h.conn, bufio.NewReadWriter(bufio.NewReader(h.conn), bufio.NewWriter(h.conn)), nil
}

// Agents send frames to the control plane, which opens streams, and the control plane to agents. A peer that sends anything else ends its
// connection only.
func FuzzFrames(f *testing.F) {
	var settings bytes.Buffer
	framer := http2.NewFramer(&settings, nil)
	if err := framer.WriteSettings(http2.Setting{ID: http2.SettingMaxConcurrentStreams, Val: 0}); err != nil {
		f.Fatal(err)
	}
	f.Add(settings.Bytes(), true)
	f.Add(append([]byte(http2.ClientPreface), settings.Bytes()...), false)
	f.Add([]byte("\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00\x04\x01\x04\x00\x00\x00\x01\x88\x00\x00\x00"), true)
	f.Fuzz(func(t *testing.T, frames []byte, toHub bool) {
		fuzzbound.Check(t, func() {
			local, peer := net.Pipe()
			go func() {
				go func() { _, _ = io.Copy(io.Discard, peer) }()
				_, _ = peer.Write(frames) // the other end may have closed it
				_ = peer.Close()
			}()
			if !toHub {
				a := Agent{Cluster: "m1", Member: &rest.Config{Host: "http://127.0.0.1:1"}, Clock: clock.RealClock{}}
				ended := make(chan end, 1)
				a.serve(context.Background(), &upgraded{ReadWriteCloser: local, cancel: func(error) {}}, ended)
				return
			}
			h := &Hub{open: time.Second}
			done := make(chan struct{})
			go func() {
				defer close(done)
				r := httptest.NewRequest(http.MethodGet, "/", http.NoBody)
				r.Header.Set("Upgrade", protocol)
				h.Handler("m1", func(context.Context) (string, error) { return "", nil }).ServeHTTP(
					hijackable{httptest.NewRecorder(), local}, r)
			}()
			if conn, err := h.Dial(context.Background(), "m1"); err == nil {
				_ = conn.Close() // the peer accepted the stream
			}
			<-done
		})
	})
}
