// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ports chooses ports that servers keep across restarts. Connections of any program may take a port of the ephemeral range
// while the server is stopped. Therefore ports outside of that range are preferred.
package ports

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"net"
	"os"
	"strconv"
	"syscall"
)

// span is a range of ports, including both ends.
type span struct{ first, last int }

// preferred are the ports to choose from. They exclude the default range of NodePorts, which a node of Kubernetes may redirect.
var preferred = []span{{20000, 29999}, {10000, 19999}, {61000, 65535}}

// ephemeralFile has the range from which Linux takes the ports of connections.
const ephemeralFile = "/proc/sys/net/ipv4/ip_local_port_range"

// ephemeral returns the ephemeral range of this machine.
func ephemeral() span {
	// Other systems use the range of RFC 6335.
	out := span{49152, 65535}
	if data, err := os.ReadFile(ephemeralFile); err == nil {
		fmt.Sscan(string(data), &out.first, &out.last) //nolint:errcheck // the rest of the range stays as it is
	}
	return out
}

// InEphemeralRange reports whether connections of this machine may take the port.
func InEphemeralRange(port int) bool { return ephemeral().has(port) }

func (s span) has(port int) bool { return s.first <= port && port <= s.last }

// candidates returns the ports to choose from, in order of preference: none if the ephemeral range leaves none.
func candidates(excluded span) []int {
	var out []int
	for _, s := range preferred {
		count := s.last - s.first + 1
		start := rand.IntN(count) //nolint:gosec // not a secret
		for i := range count {
			port := s.first + (start+i)%count
			if !excluded.has(port) {
				out = append(out, port)
			}
		}
	}
	return out
}

// Listen listens on port of a local address. If port is 0, in use or not permitted, Listen chooses a port outside of the ephemeral
// range. It chooses one in that range only if no other port is free.
func Listen(address string, port int) (net.Listener, error) {
	return listen(address, port, ephemeral())
}

func listen(address string, port int, excluded span) (net.Listener, error) {
	tried := candidates(excluded)
	if port != 0 {
		tried = append([]int{port}, tried...)
	}
	for _, p := range append(tried, 0) {
		l, err := net.Listen("tcp", net.JoinHostPort(address, strconv.Itoa(p)))
		if err == nil || !errors.Is(err, syscall.EADDRINUSE) && !errors.Is(err, fs.ErrPermission) {
			return l, err
		}
	}
	return nil, fmt.Errorf("listen on a port of %s: all are in use", address)
}
