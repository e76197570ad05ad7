// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ports

import (
	"net"
	"testing"
)

func portOf(t *testing.T, address string, port int, excluded span) (int, net.Listener) {
	t.Helper()
	l, err := listen(address, port, excluded)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l.Addr().(*net.TCPAddr).Port, l
}

func TestListen(t *testing.T) {
	t.Parallel()
	linux := span{32768, 60999}
	first, l := portOf(t, "127.0.0.1", 0, linux)
	if first >= linux.first && first <= linux.last {
		t.Errorf("port %d is in the range %v of connections", first, linux)
	}
	if other, _ := portOf(t, "127.0.0.1", first, linux); other == first || other >= linux.first && other <= linux.last {
		t.Errorf("port %d while %d is in use, want another one outside of %v", other, first, linux)
	}
	l.Close()
	if again, _ := portOf(t, "127.0.0.1", first, linux); again != first {
		t.Errorf("port %d after a restart, want %d", again, first)
	}
	if port, _ := portOf(t, "127.0.0.1", 0, span{1024, 65535}); port == 0 {
		t.Error("no port if the ephemeral range has all")
	}
	if l, err := listen("203.0.113.7", 0, linux); err == nil {
		t.Errorf("Listen on an address of another machine = %s", l.Addr())
	}
}

func TestCandidates(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		excluded span
		want     int
	}{
		"Linux":           {span{32768, 60999}, 10000 + 10000 + 4536},
		"RFC 6335":        {span{49152, 65535}, 20000},
		"wide range":      {span{15000, 65535}, 5000},
		"everything":      {span{1024, 65535}, 0},
		"beginning below": {span{1024, 24999}, 5000 + 4536},
	} {
		got := candidates(tc.excluded)
		for _, p := range got {
			if p >= tc.excluded.first && p <= tc.excluded.last {
				t.Errorf("%s: candidate %d is in %v", name, p, tc.excluded)
			}
		}
		if len(got) != tc.want {
			t.Errorf("%s: %d candidates, want %d", name, len(got), tc.want)
		}
	}
	if e := ephemeral(); e.first <= 0 || e.last < e.first {
		t.Errorf("ephemeral range %v", e)
	}
}
