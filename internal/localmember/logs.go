// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/utils/clock"
)

// A simulated container logs when it starts, then periodically, and when it ends.
const (
	logBeat = 30 * time.Second
	// maxBeats bounds the number of periodic log lines of a container.
	maxBeats = 1000
)

// logLine is one line of the log of a container.
type logLine struct {
	at   time.Time
	text string
}

// logOptions are the options of a request; the zero value means the whole log.
type logOptions struct {
	follow, timestamps, previous bool
	tail                         *int
	limit                        *int64
	since                        time.Time
}

func parseLogOptions(q url.Values, now time.Time) (logOptions, error) {
	o := logOptions{
		follow:     q.Get("follow") == "true",
		timestamps: q.Get("timestamps") == "true",
		previous:   q.Get("previous") == "true",
	}
	if v := q.Get("tailLines"); v != "" {
		n, err := strconv.Atoi(v)
		if err != nil || n < 0 {
			return o, fmt.Errorf("tailLines %q must be a number of lines", v)
		}
		o.tail = &n
	}
	if v := q.Get("limitBytes"); v != "" {
		n, err := strconv.ParseInt(v, 10, 64)
		if err != nil || n < 1 {
			return o, fmt.Errorf("limitBytes %q must be a positive number of bytes", v)
		}
		o.limit = &n
	}
	if v := q.Get("sinceSeconds"); v != "" {
		n, err := strconv.ParseInt(v, 10, 64)
		if err != nil || n < 1 {
			return o, fmt.Errorf("sinceSeconds %q must be a positive number of seconds", v)
		}
		o.since = now.Add(-time.Duration(n) * time.Second)
	}
	if v := q.Get("sinceTime"); v != "" {
		t, err := time.Parse(time.RFC3339, v)
		if err != nil {
			return o, fmt.Errorf("sinceTime %q must be an RFC 3339 time", v)
		}
		o.since = t
	}
	return o, nil
}

// logsOf returns the log of a container at time now, and whether the container has ended.
func logsOf(pod *corev1.Pod, container *corev1.Container, now time.Time) (lines []logLine, ended bool) {
	started, finished := lifetime(pod, container.Name)
	if started.IsZero() {
		return nil, false
	}
	add := func(at time.Time, format string, args ...any) {
		lines = append(lines, logLine{at: at, text: fmt.Sprintf(format, args...)})
	}
	add(started, "container %s of pod %s/%s starts, image %s", container.Name, pod.Namespace, pod.Name, container.Image)
	for _, p := range container.Ports {
		add(started, "listening on port %d", p.ContainerPort)
	}
	end := now
	if !finished.IsZero() {
		end = finished
	}
	first := 1
	if n := int(end.Sub(started) / logBeat); n > maxBeats {
		first = n - maxBeats
	}
	for i := first; ; i++ {
		at := started.Add(time.Duration(i) * logBeat)
		if at.After(end) {
			break
		}
		add(at, "working, beat %d", i)
	}
	if !finished.IsZero() {
		add(finished, "done")
	}
	return lines, !finished.IsZero()
}

func lifetime(pod *corev1.Pod, container string) (started, finished time.Time) {
	for _, list := range [][]corev1.ContainerStatus{pod.Status.ContainerStatuses, pod.Status.InitContainerStatuses} {
		for _, s := range list {
			switch {
			case s.Name != container:
			case s.State.Running != nil:
				return s.State.Running.StartedAt.Time, time.Time{}
			case s.State.Terminated != nil:
				return s.State.Terminated.StartedAt.Time, s.State.Terminated.FinishedAt.Time
			}
		}
	}
	return time.Time{}, time.Time{}
}

func (k *kubelet) logs(w http.ResponseWriter, r *http.Request, pod *corev1.Pod, container *corev1.Container) {
	o, err := parseLogOptions(r.URL.Query(), k.clock.Now())
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if o.previous {
		http.Error(w, fmt.Sprintf("previous terminated container %q in pod %q not found", container.Name, pod.Name), http.StatusBadRequest)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	flush := func() {}
	if f, ok := w.(http.Flusher); ok {
		flush = f.Flush
	}
	writeLogs(r.Context(), w, flush, pod, container, o, k.clock)
}

// writeLogs writes the log. With o.follow it continues until the container or ctx ends.
func writeLogs(ctx context.Context, w io.Writer, flush func(), pod *corev1.Pod, container *corev1.Container, o logOptions, c clock.Clock) {
	lines, ended := logsOf(pod, container, c.Now())
	shown := lines
	for len(shown) > 0 && shown[0].at.Before(o.since) {
		shown = shown[1:]
	}
	if o.tail != nil && len(shown) > *o.tail {
		shown = shown[len(shown)-*o.tail:]
	}
	left := int64(1) << 62
	if o.limit != nil {
		left = *o.limit
	}
	for {
		for _, l := range shown {
			text := l.text + "\n"
			if o.timestamps {
				text = l.at.UTC().Format(time.RFC3339Nano) + " " + text
			}
			if int64(len(text)) > left {
				text = text[:left]
			}
			if _, err := io.WriteString(w, text); err != nil {
				return
			}
			if left -= int64(len(text)); left == 0 {
				return
			}
		}
		flush()
		if !o.follow || ended || len(lines) == 0 {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-c.After(lines[len(lines)-1].at.Add(logBeat).Sub(c.Now())):
		}
		seen := len(lines)
		lines, ended = logsOf(pod, container, c.Now())
		shown = lines[min(seen, len(lines)):]
	}
}
