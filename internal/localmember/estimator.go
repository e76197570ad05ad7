// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"fmt"
	"net"

	"karmada.io/karmada/internal/estimate/server"
)

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
