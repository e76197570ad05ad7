// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package local runs `karmada bench`: it starts control planes with local member clusters and measures them with package
// bench.
package local

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

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/test/bench"
	searchbench "karmada.io/karmada/test/bench/search"
	uibench "karmada.io/karmada/test/bench/ui"
)

// Benchmark holds the flags of `karmada bench`.
type Benchmark struct {
	propagation bench.Options
	scheduling  bench.ScheduleOptions
	fleet       bench.FleetOptions
	smallFleet  int // number of workloads
	oneProcess  bool
	failover    []int // numbers of workloads
	rollouts    []int // numbers of rollouts at once
	agentNodes  int
	search      searchbench.Options
	ui          uibench.Options
	kubeconfig  string
	memberFile  string
	members     int
	noNodes     bool
	timeout     time.Duration
	profiling   string
	micro       string
	dir         string
	output      string
}

// result is the content of the output file.
type result struct {
	Propagation *bench.Result         `json:"propagation,omitempty"`
	Scheduling  *bench.ScheduleResult `json:"scheduling,omitempty"`
	Fleet       *bench.FleetResult    `json:"fleet,omitempty"`
	Failover    *bench.FailoverResult `json:"failover,omitempty"`
	Rollouts    *bench.RolloutsResult `json:"rollouts,omitempty"`
	Agent       *bench.AgentResult    `json:"agent,omitempty"`
	Search      *searchbench.Result   `json:"search,omitempty"`
	UI          *uibench.Result       `json:"ui,omitempty"`
	Micro       []bench.Benchmark     `json:"micro,omitempty"`
}

const (
	// gcPercent is GOGC of the benchmark process itself, whose heap is small: it shares the CPUs with the measured processes.
	gcPercent = 800
	// softLimit is GOMEMLIMIT of the benchmark process, in bytes: thousands of simulated clusters leave the rest of the machine's memory
	// to the measured processes.
	softLimit = 4 << 30
	// schedulingMembers is the number of real members when the scheduler is measured; the other clusters are simulated.
	schedulingMembers = 3
)

// AddFlags adds the flags of `karmada bench`.
func (b *Benchmark) AddFlags(fs *pflag.FlagSet) {
	fs.IntVar(
		&b.propagation.Deployments,
		"deployments",
		200,
		"Number of Deployments to create at once. 0 skips the measurement of propagation.",
	)
	fs.IntVar(
		&b.propagation.Singles,
		"singles",
		20,
		"Number of Deployments, and of bindings of each placement, to create one by one.",
	)
	fs.Int32Var(&b.propagation.Replicas, "replicas", 2, "Number of replicas of each Deployment, divided equally.")
	fs.BoolVar(&b.propagation.Rollout, "image-change", false,
		"Change the image of all Deployments at once before their deletion, and measure when members and templates are complete.")
	fs.IntVar(&b.members, "members", 2, "Number of local member clusters for the measurement of propagation.")
	fs.BoolVar(&b.noNodes, "no-nodes", false, "Use members without nodes, to measure the control plane alone.")
	fs.IntVar(
		&b.scheduling.Bindings,
		"bindings",
		5000,
		"Number of bindings to create at once for the main placement; a fifth of them for each other placement. "+
			"0 skips the measurement of scheduling.",
	)
	fs.IntVar(
		&b.scheduling.Clusters,
		"clusters",
		100,
		fmt.Sprintf("Number of clusters for the measurement of scheduling; all but %d are simulated.", schedulingMembers),
	)
	fs.StringVar(&b.micro, "micro", "", "File with the output of go test -bench, to print with targets. - means the standard input.")
	fs.DurationVar(&b.timeout, "timeout", 5*time.Minute, "The maximum time to wait for each step.")
	fs.StringVar(
		&b.profiling,
		"profiling-bind-address",
		"",
		"The TCP address on which the control plane serves profiling. Empty means disabled.",
	)
	b.addFleetFlags(fs)
	b.addSearchFlags(fs)
	b.addUIFlags(fs)
	b.addRemoteFlags(fs)
	fs.StringVar(&b.output, "out", "bench.json", "File for the result in JSON.")
	fs.StringVar(&b.dir, "data-dir", "", "The directory for all data. Empty means a temporary directory.")
}

// Run runs the measurements that the flags select, prints tables and writes the output file.
func (b *Benchmark) Run(ctx context.Context, in io.Reader, out io.Writer) (err error) {
	if b.noNodes && b.propagation.Rollout {
		return errors.New("--image-change needs members with nodes: remove --no-nodes")
	}
	if b.search.Pods == 0 { // whose caches are in this process
		debug.SetGCPercent(gcPercent)
		debug.SetMemoryLimit(softLimit)
	}
	if b.dir == "" {
		if b.dir, err = os.MkdirTemp("", "karmada-bench-"); err != nil {
			return fmt.Errorf("create a directory for the benchmark: %w", err)
		}
		defer func() { err = errors.Join(err, os.RemoveAll(b.dir)) }()
	}
	progress := func(step string) { fmt.Fprintf(out, "  %s\n", step) }
	b.propagation.Pods, b.propagation.Timeout, b.propagation.Progress = !b.noNodes, b.timeout, progress
	b.scheduling.Singles, b.scheduling.Timeout, b.scheduling.Progress = b.propagation.Singles, b.timeout, progress
	var r result
	if b.micro != "" {
		if err := b.readMicro(in, out, &r); err != nil {
			return fmt.Errorf("read the output of go test -bench: %w", err)
		}
	}
	failure := b.measure(ctx, out, &r) // the figures until then are written
	raw, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return errors.Join(failure, err)
	}
	if err := os.WriteFile(b.output, append(raw, '\n'), 0o600); err != nil {
		return errors.Join(failure, fmt.Errorf("write the result: %w", err))
	}
	fmt.Fprintf(out, "\nThe result is in %s.\n", b.output)
	return failure
}

// measure runs the selected measurements.
func (b *Benchmark) measure(ctx context.Context, out io.Writer, r *result) error {
	switch {
	case len(b.failover) > 0:
		return b.measureFailover(ctx, out, r)
	case len(b.rollouts) > 0:
		return b.measureRollouts(ctx, out, r)
	case b.agentNodes > 0:
		return b.measureAgent(ctx, out, r)
	case b.fleet.Clusters > 0:
		return b.measureFleet(ctx, out, r)
	case b.search.Pods > 0:
		return b.measureSearch(ctx, out, r)
	case b.ui.Workloads > 0:
		return b.measureUI(ctx, out, r)
	case b.kubeconfig != "" || b.memberFile != "":
		return b.propagateRemote(ctx, out, r)
	}
	if b.propagation.Deployments > 0 {
		if err := b.propagate(ctx, out, r); err != nil {
			return err
		}
	}
	if b.scheduling.Bindings > 0 {
		if err := b.schedule(ctx, out, r); err != nil {
			return err
		}
	}
	if b.smallFleet > 0 {
		b.fleet.Clusters, b.fleet.Workloads = smallFleetClusters, b.smallFleet
		return b.measureFleet(ctx, out, r)
	}
	return nil
}

// readMicro prints the results of go test -bench. It waits until that has ended, because nothing else may run during a
// measurement.
func (b *Benchmark) readMicro(in io.Reader, out io.Writer, r *result) (err error) {
	if b.micro == "-" {
		fmt.Fprintln(out, "Waiting for go test -bench …")
	} else {
		file, err := os.Open(b.micro)
		if err != nil {
			return err
		}
		defer file.Close() //nolint:errcheck // it is only read
		in = file
	}
	if r.Micro, err = bench.ReadBenchmarks(in, out); err != nil {
		return err
	}
	if err := bench.PrintBenchmarks(out, r.Micro); err != nil {
		return err
	}
	fmt.Fprintln(out)
	return nil
}

func (b *Benchmark) propagate(ctx context.Context, out io.Writer, r *result) error {
	return b.withControlPlane(ctx, out, "propagation", b.members, b.noNodes, func(l allinone.Layout) (err error) {
		if err := connect(&b.propagation, l); err != nil {
			return err
		}
		measured, err := bench.Run(ctx, b.propagation)
		r.Propagation = &measured
		return errors.Join(err, measured.Print(out))
	})
}

func (b *Benchmark) schedule(ctx context.Context, out io.Writer, r *result) error {
	return b.withControlPlane(ctx, out, "scheduling", schedulingMembers, true, func(l allinone.Layout) error {
		var connected bench.Options
		if err := connect(&connected, l); err != nil {
			return err
		}
		b.scheduling.Control, b.scheduling.Processes = connected.Control, connected.Processes
		b.scheduling.Processes["karmada bench"] = os.Getpid()
		measured, err := bench.Schedule(ctx, b.scheduling)
		r.Scheduling = &measured
		return errors.Join(err, measured.Print(out))
	})
}

// withControlPlane starts a control plane with members, calls measure and stops them.
func (b *Benchmark) withControlPlane(
	ctx context.Context,
	out io.Writer,
	name string,
	members int,
	noNodes bool,
	measure func(allinone.Layout) error,
) (err error) {
	l := allinone.Layout{Dir: filepath.Join(b.dir, name)}
	if err := l.Complete(); err != nil {
		return err
	}
	flags := []string{fmt.Sprintf("--members=%d", members), fmt.Sprintf("--no-nodes=%v", noNodes)}
	if b.profiling != "" {
		flags = append(flags, "--enable-pprof", "--profiling-bind-address="+b.profiling)
	}
	fmt.Fprintf(out, "Starting a control plane and %d member clusters …\n", members)
	defer func() { err = errors.Join(err, allinone.Down(context.WithoutCancel(ctx), io.Discard, l)) }()
	if err := allinone.UpDetached(ctx, io.Discard, l, flags...); err != nil {
		return err
	}
	return measure(l)
}

// connect sets the clients and process IDs of a running control plane and its members.
func connect(o *bench.Options, l allinone.Layout) (err error) {
	if o.Control, err = l.RESTConfig(allinone.Context); err != nil {
		return err
	}
	names, err := l.MemberNames()
	if err != nil {
		return err
	}
	o.Members, o.Processes = map[string]*rest.Config{}, map[string]int{}
	dirs := map[string]string{"control plane": l.ControlPlane()}
	for _, name := range names {
		dirs[name] = l.Member(name)
		if o.Members[name], err = l.RESTConfig(name); err != nil {
			return err
		}
	}
	for name, dir := range dirs {
		pid, running, err := embeddedkube.Owner(dir)
		if err != nil || !running {
			return errors.Join(err, fmt.Errorf("%s is not running", name))
		}
		o.Processes[name] = pid
	}
	return nil
}
