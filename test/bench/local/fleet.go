// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/test/bench"
)

// defaultFleet is the number of clusters of --fleet without a value.
const defaultFleet = 100

// defaultAgentNodes is the number of nodes of --agent without a value.
const defaultAgentNodes = 5000

// smallFleetClusters is the number of clusters of the small fleet that is measured by default.
const smallFleetClusters = 2

func (b *Benchmark) addFleetFlags(fs *pflag.FlagSet) {
	fs.IntVar(&b.fleet.Clusters, "fleet", 0,
		"Number of simulated member clusters of a fleet. If it is not 0, only the fleet is measured. "+
			fmt.Sprintf("Without a value, it is %d.", defaultFleet))
	fs.Lookup("fleet").NoOptDefVal = fmt.Sprint(defaultFleet)
	fs.IntSliceVar(&b.failover, "failover", nil, "Numbers of workloads in a simulated cluster that is lost, for example 1,100,1000. "+
		"If it is set, only the failover is measured.")
	fs.IntSliceVar(&b.rollouts, "rollouts", nil, "Numbers of staged rollouts that begin at once, for example 1,100. Each has three stages "+
		fmt.Sprintf("over the simulated clusters of --fleet, %d by default. If it is set, only rollouts are measured.", defaultFleet))
	fs.IntVar(&b.agentNodes, "agent", 0, fmt.Sprintf("Number of nodes of a simulated cluster for the measurement of an agent. Each node "+
		"has four running pods. If it is not 0, only the agent is measured. Without a value, it is %d.", defaultAgentNodes))
	fs.Lookup("agent").NoOptDefVal = fmt.Sprint(defaultAgentNodes)
	fs.IntVar(&b.smallFleet, "small-fleet", 1000, fmt.Sprintf("Number of Deployments in a fleet of %d simulated clusters, "+
		"which is measured after propagation and scheduling. 0 skips it.", smallFleetClusters))
	fs.IntVar(&b.fleet.Workloads, "workloads", 10000, "Number of Deployments in the fleet.")
	fs.IntVar(&b.fleet.PerWorkload, "clusters-per-workload", 2, "Number of clusters of each Deployment in the fleet.")
	fs.IntVar(&b.fleet.Nodes, "fleet-nodes", 3, "Number of nodes of each simulated cluster, with two running pods each.")
	fs.DurationVar(&b.fleet.Idle, "idle", time.Minute, "Duration of the measurement of the fleet without load.")
	fs.BoolVar(&b.oneProcess, "one-process", false,
		"Run the components of the fleet's control plane in one process with the API server, as karmada up does.")
	fs.StringVar(&b.fleet.ProfileDir, "profile-dir", "",
		"The directory for CPU and heap profiles of the fleet's control plane. Empty means none.")
}

func (b *Benchmark) measureFailover(ctx context.Context, out io.Writer, r *result) error {
	b.oneProcess = true // karmada up evicts by default
	return b.withFleet(out, func() error {
		measured, err := bench.Failover(ctx, b.fleet, b.failover)
		r.Failover = &measured
		return errors.Join(err, measured.Print(out))
	})
}

func (b *Benchmark) measureRollouts(ctx context.Context, out io.Writer, r *result) error {
	b.fleet.Clusters = cmp.Or(b.fleet.Clusters, defaultFleet)
	return b.withFleet(out, func() error {
		measured, err := bench.Rollouts(ctx, b.fleet, b.rollouts)
		r.Rollouts = &measured
		return errors.Join(err, measured.Print(out))
	})
}

func (b *Benchmark) measureFleet(ctx context.Context, out io.Writer, r *result) error {
	return b.withFleet(out, func() error {
		measured, err := bench.Fleet(ctx, b.fleet)
		r.Fleet = &measured
		return errors.Join(err, measured.Print(out))
	})
}

func (b *Benchmark) measureAgent(ctx context.Context, out io.Writer, r *result) error {
	b.fleet.Nodes = b.agentNodes
	return b.withFleet(out, func() error {
		measured, err := bench.Agent(ctx, b.fleet, b.fleet.Hub.(*hub).startAgent)
		r.Agent = &measured
		return errors.Join(err, measured.Print(out))
	})
}

// withFleet sets the options of a fleet that do not depend on the measurement, and measures.
func (b *Benchmark) withFleet(out io.Writer, measure func() error) error {
	l := allinone.Layout{Dir: filepath.Join(b.dir, "fleet")}
	if err := l.Complete(); err != nil {
		return err
	}
	b.fleet.Hub = &hub{layout: l, oneProcess: b.oneProcess}
	begun := time.Now()
	b.fleet.Singles, b.fleet.Timeout = b.propagation.Singles, b.timeout
	b.fleet.Progress = func(step string) { fmt.Fprintf(out, "  %4.0fs %s\n", time.Since(begun).Seconds(), step) }
	return measure()
}
