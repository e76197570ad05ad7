// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"
	"syscall"

	"karmada.io/karmada/internal/estimate/server"
)

// listenEstimator listens on port, or on a free port if port is 0 or in use: clients find the port through a Service.
func listenEstimator(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort(nodeAddress, strconv.Itoa(port)))
	if port != 0 && errors.Is(err, syscall.EADDRINUSE) {
		return net.Listen("tcp", net.JoinHostPort(nodeAddress, "0"))
	}
	return listener, err
}

// RunEstimator runs the scheduler-estimator of the member until ctx ends. It listens on loopback without TLS and is ready when
// its caches are synced.
func (m *Member) RunEstimator(ctx context.Context, ready func()) error {
	err := server.Run(ctx, server.Options{
		Cluster: m.config.Name,
		Member:  m.server.ComponentConfig(PartEstimator),
		Listen:  func(context.Context) (net.Listener, error) { return m.estimator, nil },
		Quotas:  true,
		Assumed: true,
		Clock:   m.config.Clock,
	}, ready)
	if err != nil {
		return fmt.Errorf("run the estimator of member cluster %s: %w", m.config.Name, err)
	}
	return nil
}
