// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/bench"
	"karmada.io/karmada/internal/controlplane"
	"karmada.io/karmada/internal/standalone"
)

// benchmarks is what `karmada bench` is told to do.
type benchmarks struct {
	propagation bench.Options
	scheduling  bench.ScheduleOptions
	members     int
	noNodes     bool
	profile     string
	micro       string
	dir         string
}

// measured is all that was measured, for the file.
type measured struct {
	Propagation *bench.Result         `json:"propagation,omitempty"`
	Scheduling  *bench.ScheduleResult `json:"scheduling,omitempty"`
	Micro       []bench.Benchmark     `json:"micro,omitempty"`
}

// gcPercent is by how much the heap of the benchmark itself may grow before it is collected: it is small.
const gcPercent = 800

// schedulingMembers is how many real members there are when the scheduler is measured; the other clusters are simulated.
const schedulingMembers = 3

func newBench() *cobra.Command {
	var (
		o        benchmarks
		patience time.Duration
		out      string
	)
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure propagation and scheduling on this machine: throughput, latency, writes, CPU and memory",
		Args:  cobra.NoArgs,
	}
	fs := cmd.Flags()
	fs.IntVar(&o.propagation.Deployments, "deployments", 200, "Deployments to create at once; 0 leaves propagation out")
	fs.IntVar(&o.propagation.Singles, "singles", 20, "Deployments, and bindings of each placement, to create one by one on an idle system")
	fs.Int32Var(&o.propagation.Replicas, "replicas", 2, "replicas of each Deployment, divided equally")
	fs.IntVar(&o.members, "members", 2, "local member clusters for propagation")
	fs.BoolVar(&o.noNodes, "no-nodes", false, "members without nodes: the control plane's share alone")
	fs.IntVar(&o.scheduling.Bindings, "bindings", 5000, "bindings of one placement to create at once, and a fifth of them of each other one; 0 leaves scheduling out")
	fs.IntVar(&o.scheduling.Clusters, "clusters", 100, fmt.Sprintf("clusters for scheduling, all but %d of them simulated", schedulingMembers))
	fs.StringVar(&o.micro, "micro", "", "file with what go test -bench printed, to show with goals; - is the standard input")
	fs.DurationVar(&patience, "patience", 5*time.Minute, "how long to wait for anything")
	fs.StringVar(&o.profile, "profiling-bind-address", "", "let the control plane serve profiles on this address")
	fs.StringVar(&out, "out", "bench.json", "file for the raw result")
	fs.StringVar(&o.dir, "data-dir", "", "where to keep everything (default: a temporary directory)")
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if err := (&logging{}).start(io.Discard); err != nil {
			return err
		}
		debug.SetGCPercent(gcPercent) // what measures takes CPU from what is measured
		if o.dir == "" {
			if o.dir, err = os.MkdirTemp("", "karmada-bench-"); err != nil {
				return fmt.Errorf("make a directory for the benchmark: %w", err)
			}
			defer func() { err = errors.Join(err, os.RemoveAll(o.dir)) }()
		}
		progress := func(what string) { cmd.Printf("  %s\n", what) }
		o.propagation.Pods, o.propagation.Timeout, o.propagation.Progress = !o.noNodes, patience, progress
		o.scheduling.Singles, o.scheduling.Timeout, o.scheduling.Progress = o.propagation.Singles, patience, progress
		var all measured
		for _, measure := range []func(*cobra.Command, *measured) error{o.readMicro, o.propagate, o.schedule} {
			if err := measure(cmd, &all); err != nil {
				return err
			}
		}
		raw, err := json.MarshalIndent(all, "", "  ")
		if err != nil {
			return err
		}
		if err := os.WriteFile(out, append(raw, '\n'), 0o600); err != nil {
			return fmt.Errorf("keep the raw result: %w", err)
		}
		cmd.Printf("\nThe raw result is in %s.\n", out)
		return nil
	}
	return cmd
}

// readMicro shows what go test -bench printed. It waits for the end of it: nothing is measured beside something else.
func (o *benchmarks) readMicro(cmd *cobra.Command, all *measured) (err error) {
	if o.micro == "" {
		return nil
	}
	in := cmd.InOrStdin()
	if o.micro != "-" {
		file, err := os.Open(o.micro)
		if err != nil {
			return fmt.Errorf("read benchmarks: %w", err)
		}
		defer file.Close() //nolint:errcheck // it is only read
		in = file
	} else {
		cmd.Println("Waiting for the benchmarks of the parts that decide …")
	}
	if all.Micro, err = bench.ReadBenchmarks(in, cmd.OutOrStdout()); err != nil {
		return fmt.Errorf("read benchmarks: %w", err)
	}
	if err := bench.PrintBenchmarks(cmd.OutOrStdout(), all.Micro); err != nil {
		return err
	}
	cmd.Println()
	return nil
}

func (o *benchmarks) propagate(cmd *cobra.Command, all *measured) error {
	if o.propagation.Deployments == 0 {
		return nil
	}
	return o.withControlPlane(cmd, "propagation", o.members, o.noNodes, func(l standalone.Layout) error {
		if err := connect(&o.propagation, l); err != nil {
			return err
		}
		result, err := bench.Run(cmd.Context(), o.propagation)
		all.Propagation = &result
		return errors.Join(err, result.Print(cmd.OutOrStdout()))
	})
}

func (o *benchmarks) schedule(cmd *cobra.Command, all *measured) error {
	if o.scheduling.Bindings == 0 {
		return nil
	}
	return o.withControlPlane(cmd, "scheduling", schedulingMembers, true, func(l standalone.Layout) error {
		var reached bench.Options
		if err := connect(&reached, l); err != nil {
			return err
		}
		o.scheduling.Control, o.scheduling.Processes = reached.Control, reached.Processes
		o.scheduling.Processes["karmada bench"] = os.Getpid()
		result, err := bench.Schedule(cmd.Context(), o.scheduling)
		all.Scheduling = &result
		return errors.Join(err, result.Print(cmd.OutOrStdout()))
	})
}

// withControlPlane starts a control plane with members, has it measured, and stops it.
func (o *benchmarks) withControlPlane(cmd *cobra.Command, name string, members int, noNodes bool, measure func(standalone.Layout) error) (err error) {
	l, err := layout(filepath.Join(o.dir, name))
	if err != nil {
		return err
	}
	karmada := func(args ...string) *cobra.Command {
		root := newRoot()
		root.SetOut(io.Discard)
		root.SetArgs(append(args, "--data-dir", l.Dir))
		return root
	}
	args := []string{"up", "--detach", "--members", fmt.Sprint(members), fmt.Sprintf("--no-nodes=%v", noNodes)}
	if o.profile != "" {
		args = append(args, "--enable-pprof", "--profiling-bind-address", o.profile)
	}
	cmd.Printf("Starting a control plane and %d member clusters …\n", members)
	defer func() { err = errors.Join(err, karmada("down").ExecuteContext(context.WithoutCancel(cmd.Context()))) }()
	if err := karmada(args...).ExecuteContext(cmd.Context()); err != nil {
		return err
	}
	return measure(l)
}

// connect fills in how to reach what was started, and which processes it is.
func connect(o *bench.Options, l standalone.Layout) error {
	config := func(context string) (*rest.Config, error) {
		c, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(&clientcmd.ClientConfigLoadingRules{ExplicitPath: l.Kubeconfig()},
			&clientcmd.ConfigOverrides{CurrentContext: context}).ClientConfig()
		if err == nil {
			c.QPS = -1
		}
		return c, err
	}
	var err error
	if o.Control, err = config(standalone.Context); err != nil {
		return err
	}
	names, err := l.MemberNames()
	if err != nil {
		return err
	}
	o.Members, o.Processes = map[string]*rest.Config{}, map[string]int{}
	for name, dir := range processDirs(l, names) {
		pid, running, err := controlplane.Owner(dir)
		if err != nil || !running {
			return errors.Join(err, fmt.Errorf("%s does not run", name))
		}
		o.Processes[name] = pid
	}
	for _, name := range names {
		if o.Members[name], err = config(name); err != nil {
			return err
		}
	}
	return nil
}

func processDirs(l standalone.Layout, members []string) map[string]string {
	out := map[string]string{"control plane": l.ControlPlane()}
	for _, name := range members {
		out[name] = l.Member(name)
	}
	return out
}
