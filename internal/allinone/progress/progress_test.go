// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package progress

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	clocktesting "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/component"
)

// Without a terminal, a line is printed for each part that becomes ready or fails, without control characters.
func TestScreen_plain(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	clock := clocktesting.NewFakeClock(time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC))
	s := New(&out, clock)
	s.Observe("etcd", component.Waiting, nil)
	s.Observe("etcd", component.Starting, nil)
	s.Observe("member1", component.Starting, nil)
	clock.Step(1500 * time.Millisecond)
	s.Observe("etcd", component.Ready, nil)
	s.Observe("member1", component.Failed, errors.New("disk full\nsecond line"))
	s.Observe("etcd", component.Stopping, nil)
	s.Observe("etcd", component.Stopped, nil)
	s.Close()
	s.Close()
	s.Observe("late", component.Ready, nil)
	want := "  ✓ etcd                           ready  1.5s\n" +
		"  ✗ member1                        failed  1.5s  disk full\n"
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestScreen_live(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	clock := clocktesting.NewFakeClock(time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC))
	s := New(&out, clock)
	s.live = true
	s.Observe("a", component.Starting, nil)
	s.Observe("b", component.Waiting, nil)
	out.Reset()
	clock.Step(2 * time.Second)
	s.Observe("a", component.Ready, nil)
	want := "\x1b[2A\x1b[2K  ✓ a                              ready  2.0s\n\x1b[2K  · b                              waiting\n"
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	s.Close()
	out.Reset()
	s.Observe("b", component.Ready, nil)
	if out.Len() > 0 {
		t.Errorf("printed after Close: %q", out.String())
	}
}
