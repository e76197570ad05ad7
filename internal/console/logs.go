// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
)

const (
	// maxLogs is the number of containers whose logs are read at the same time.
	maxLogs = 60
	// maxLine is the maximum length of a line, in bytes. The rest is omitted.
	maxLine = 4 << 10
	// maxBatch is the maximum number of lines of one message.
	maxBatch = 500
	// logInterval is the time between two messages.
	logInterval = 200 * time.Millisecond
	// maxTail is the maximum number of older lines of each container.
	maxTail = 1000
)

// logLine is a line of a container.
type logLine struct {
	Cluster string `json:"c"`
	Pod     string `json:"p"`
	Text    string `json:"t"`
	// Error reports whether Text is why the log could not be read.
	Error bool `json:"e,omitempty"`
}

// streamLogs sends the logs of all pods of an object, in all clusters or one, as they are written. Lines wait in the members while the
// browser does not read: memory holds one message.
func (c *Console) streamLogs(ctx context.Context, w http.ResponseWriter, r *http.Request, s *session) {
	q := query{r.URL.Query()}
	pods, err := s.pods(ctx, q)
	if err != nil {
		writeError(w, statusOf(err), err)
		return
	}
	startEvents(w)
	c.sendLines(ctx, w, s, s.follow(ctx, pods, q))
}

// follow starts to read the logs and returns the channel of their lines, which is closed when all of them ended.
func (s *session) follow(ctx context.Context, pods *podsView, q query) <-chan logLine {
	lines := make(chan logLine)
	send := func(l logLine) bool {
		select {
		case lines <- l:
			return true
		case <-ctx.Done():
			return false
		}
	}
	tail, err := strconv.ParseInt(q.Get("tail"), 10, 64)
	if err != nil || tail < 0 || tail > maxTail {
		tail = 100
	}
	var readers sync.WaitGroup
	omitted := 0
	started := 0
	for i := range pods.Pods {
		p := &pods.Pods[i]
		if name := q.Get("pod"); name != "" && name != p.Name || len(p.Containers) == 0 {
			continue
		}
		if started++; started > maxLogs {
			omitted++
			continue
		}
		options := &corev1.PodLogOptions{
			Container: p.Containers[0], Follow: q.Get("follow") != "false", TailLines: new(tail), Previous: q.Get("previous") == "true",
		}
		if name := q.Get("container"); name != "" {
			options.Container = name
		}
		readers.Go(func() {
			if err := s.readLog(ctx, p, options, send); err != nil && ctx.Err() == nil {
				send(logLine{p.Cluster, p.Name, err.Error(), true})
			}
		})
	}
	readers.Go(func() {
		for _, e := range pods.Errors {
			send(logLine{e.Cluster, "", e.Error, true})
		}
		if omitted > 0 {
			send(logLine{"", "", fmt.Sprintf("%d more pods are omitted; choose a cluster or a pod", omitted), true})
		}
	})
	go func() {
		readers.Wait()
		close(lines)
	}()
	return lines
}

// readLog sends the lines of one container.
func (s *session) readLog(ctx context.Context, p *podRow, options *corev1.PodLogOptions, send func(logLine) bool) error {
	api, err := s.member(p.Cluster)
	if err != nil {
		return err
	}
	body, err := api.CoreV1().Pods(p.Namespace).GetLogs(p.Name, options).Stream(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = body.Close() }()
	for reader := bufio.NewReaderSize(body, maxLine); ; {
		line, long, err := reader.ReadLine()
		if errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		text := string(line)
		for long && err == nil { // the rest of a long line
			_, long, err = reader.ReadLine()
		}
		if !send(logLine{Cluster: p.Cluster, Pod: p.Name, Text: text}) {
			return nil
		}
	}
}

// sendLines sends lines in messages until the channel is closed or ctx ends. The event "end" tells the page not to connect again.
func (c *Console) sendLines(ctx context.Context, w http.ResponseWriter, s *session, lines <-chan logLine) {
	out := http.NewResponseController(w)
	flush := c.clock.NewTicker(logInterval)
	defer flush.Stop()
	alive := c.clock.NewTicker(refresh)
	defer alive.Stop()
	var batch []logLine
	write := func(format string, args ...any) bool {
		_, err := fmt.Fprintf(w, format, args...)
		return err == nil && out.Flush() == nil
	}
	for {
		input := lines
		if len(batch) >= maxBatch {
			input = nil
		}
		select {
		case <-ctx.Done():
			return
		case <-alive.C():
			if !c.sessions.extend(ctx, s) || !write(": alive\n\n") {
				return
			}
		case line, open := <-input:
			if open {
				batch = append(batch, line)
				continue
			}
			data, _ := json.Marshal(batch) // strings
			if len(batch) == 0 || write("data: %s\n\n", data) {
				write("event: end\ndata: {}\n\n")
			}
			return
		case <-flush.C():
			if len(batch) == 0 {
				continue
			}
			data, _ := json.Marshal(batch) // strings
			if !write("data: %s\n\n", data) {
				return
			}
			batch = batch[:0]
		}
	}
}
