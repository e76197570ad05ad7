// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
)

// starting waits until the process that owns dir is ready.
type starting struct {
	dir string
	// children, if not nil, returns the directories of the processes that it starts. Their progress counts, too.
	children func() []string
	// exited, if not nil, receives an error when the process exits. Without it, dir may have the progress of an earlier process.
	exited <-chan error
	// out, if not nil, is where slow parts are reported.
	out   io.Writer
	clock clock.Clock
}

// wait returns an error if the process exits, or if no part changes its state for stallTimeout. An error that the process recorded
// takes precedence. The process keeps running in this case.
func (s starting) wait(ctx context.Context) error {
	begun := s.clock.Now()
	changed, reported, last := begun, begun, []byte(nil)
	for {
		p, err := ReadProgress(s.dir)
		if err == nil && p.Ready && (s.exited != nil || isOwner(s.dir, p.PID)) {
			return nil
		}
		now := s.clock.Now()
		if current := s.progress(); !bytes.Equal(current, last) {
			changed, last = now, current
		}
		if now.Sub(changed) >= stallTimeout {
			return fmt.Errorf("not ready after %s, without progress for %s (%s); it keeps running in the background: see karmada status, and %s",
				now.Sub(begun).Round(time.Second), stallTimeout, p.slow(now, 0), Layout{}.Log(s.dir))
		}
		if slow := p.slow(now, slowAfter); s.out != nil && slow != "" && now.Sub(reported) >= slowAfter {
			reported = now
			fmt.Fprintf(s.out, "Waiting for %s\n", slow)
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case exit := <-s.exited:
			if p, err := ReadProgress(s.dir); err == nil && p.Error != "" {
				return errors.New(p.Error)
			}
			return exit
		case <-s.clock.After(pollInterval):
		}
	}
}

// progress returns the contents of the progress files, which differ after each change of a state.
func (s starting) progress() []byte {
	dirs := []string{s.dir}
	if s.children != nil {
		dirs = append(dirs, s.children()...)
	}
	var out []byte
	for _, dir := range dirs {
		data, _ := os.ReadFile(filepath.Join(dir, progressFile)) // absent in the beginning
		out = append(out, data...)
	}
	return out
}

// slow returns a description of the parts that have been starting for at least a time, or "" if there are none.
func (p Progress) slow(now time.Time, least time.Duration) string {
	var out []string
	for _, part := range p.Parts {
		if since := now.Sub(part.Since); part.State == component.Starting && since >= least {
			out = append(out, fmt.Sprintf("%s, starting for %s", part.Name, since.Round(time.Second)))
		}
	}
	return strings.Join(out, "; ")
}
