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

// listenEstimator takes the port that the estimator had, or any free one if there is none yet or somebody else has it now:
// that is no reason for a cluster not to start, for whoever asks finds the port through a Service.
func listenEstimator(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort(nodeAddress, strconv.Itoa(port)))
	if port != 0 && errors.Is(err, syscall.EADDRINUSE) {
		return net.Listen("tcp", net.JoinHostPort(nodeAddress, "0"))
	}
	return listener, err
}

// RunEstimator tells the scheduler of a control plane how much has room on the nodes, until ctx ends. It answers on
// loopback, unencrypted, and is ready when it knows all nodes and pods.
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
		return fmt.Errorf("estimator of member cluster %s: %w", m.config.Name, err)
	}
	return nil
}
