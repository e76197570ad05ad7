// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"time"

	"k8s.io/client-go/rest"

	"karmada.io/karmada/test/bench/fleet"
)

// Hub is a control plane that Fleet starts and stops.
type Hub interface {
	// Start starts all processes and returns when they are ready.
	Start(ctx context.Context) error
	// Stop stops all processes.
	Stop(ctx context.Context) error
	// Control connects to the control plane. The address does not change with a restart.
	Control() (*rest.Config, error)
	// Processes returns the running processes.
	Processes() []Process
}

// Process is a process of a Hub.
type Process struct {
	Name string
	PID  int
	// Component is true for Karmada's own components, and false for the API server and etcd.
	Component bool
	// Metrics and Profiles are the URLs of /metrics and /debug/pprof; empty if they are not served.
	Metrics, Profiles string
}

// FleetOptions configures Fleet.
type FleetOptions struct {
	Hub Hub
	// Clusters is the number of simulated clusters, Workloads the number of Deployments, each on PerWorkload of them; 0 means 2. Singles
	// is the number of Deployments created one at a time.
	Clusters, Workloads, PerWorkload, Singles int
	// Nodes is the number of nodes of each cluster, 0 means 3; Pods is the number of running pods on each node, 0 means 2.
	Nodes, Pods int
	// Idle is the duration of the measurement without load.
	Idle time.Duration
	// Quiet is the time without writes and without queued work after which the system counts as idle; 0 means 5 s.
	Quiet time.Duration
	// Timeout bounds each wait.
	Timeout time.Duration
	// ProfileDir is a directory for CPU and heap profiles; empty means none.
	ProfileDir string
	// Progress receives progress messages.
	Progress func(string)
}

// FleetResult holds the figures of Fleet.
type FleetResult struct {
	Clusters    int         `json:"clusters"`
	Workloads   int         `json:"workloads"`
	PerWorkload int         `json:"clustersPerWorkload"`
	Steps       []FleetStep `json:"steps"`
	// ToMembers is the time from the creation of one Deployment on an idle system until all its members have it.
	ToMembers Percentiles `json:"toMembers"`
	// Drained is the time from the start of the hub until no queue contains work, in seconds.
	Drained float64 `json:"startToDrainedSeconds"`
	// Samples holds the memory after each part of the load. Memory is the linear fit of them.
	Samples []MemorySample `json:"samples"`
	Memory  []MemoryFit    `json:"memory"`
}

// FleetStep holds the figures of one step.
type FleetStep struct {
	Name    string  `json:"name"`
	Seconds float64 `json:"seconds"`
	Costs   []Cost  `json:"costs"`
	// Writes are the writes to the control plane without those of the benchmark, MemberWrites those to members.
	Writes       []Write `json:"writes"`
	MemberWrites []Write `json:"memberWrites"`
}

// MemorySample holds the memory of the processes, in bytes, with a number of workloads.
type MemorySample struct {
	Workloads int             `json:"workloads"`
	Processes []ProcessMemory `json:"processes"`
}

// ProcessMemory holds the memory of one process, in bytes.
type ProcessMemory struct {
	Process   string `json:"process"`
	Component bool   `json:"component"`
	Resident  int64  `json:"residentBytes"`
	Peak      int64  `json:"peakResidentBytes"`
	// Live is the heap after a garbage collection; 0 if the process serves no profiles.
	Live int64 `json:"liveHeapBytes"`
}

const (
	// loadParts is the number of parts in which the workloads are created; memory is sampled after each.
	loadParts = 4
	// fleetNamespaces is the largest number of namespaces of the workloads.
	fleetNamespaces = 10
	// perWorkload is the default of FleetOptions.PerWorkload, fleetNodes that of Nodes, fleetPods that of Pods.
	perWorkload, fleetNodes, fleetPods = 2, 3, 2
	// fleetPoll is the interval of reading the metrics, which are large.
	fleetPoll = 2 * time.Second
	// defaultQuiet is the default of FleetOptions.Quiet.
	defaultQuiet = 5 * time.Second
	// busyShare is the share of one CPU above which the components count as busy.
	busyShare = 0.5

	idleStep, restartStep = "idle", "restart"
	editStep              = "an edit of a policy that concerns no manifest"
)

type fleetRun struct {
	FleetOptions
	*system
	config  *rest.Config // of the hub, which runs if it is not nil
	fleet   *fleet.Fleet
	arrived *arrivals
	ready   *readyClusters
	result  FleetResult
	own     counts // requests of the benchmark in the current step
}

// startFleet starts simulated clusters and the hub of o, and watches the clusters. stop must be called if there is no error.
func startFleet(ctx context.Context, o FleetOptions) (r *fleetRun, stop func() error, err error) {
	ctx, cancel := context.WithCancel(ctx)
	o.Quiet, o.PerWorkload = cmp.Or(o.Quiet, defaultQuiet), cmp.Or(o.PerWorkload, perWorkload)
	r = &fleetRun{FleetOptions: o, arrived: newArrivals(), ready: newReadyClusters(), own: counts{}}
	stop = func() (err error) {
		if r.config != nil {
			err = o.Hub.Stop(context.WithoutCancel(ctx))
		}
		if r.fleet != nil {
			r.fleet.Close()
		}
		cancel()
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, stop())
		}
	}()
	o.Progress(fmt.Sprintf("starting %d simulated clusters", o.Clusters))
	r.fleet, err = fleet.Start(fleet.Options{
		Clusters: o.Clusters, Nodes: cmp.Or(o.Nodes, fleetNodes), Pods: cmp.Or(o.Pods, fleetPods), OnWrite: r.arrived.record,
	})
	if err != nil {
		return nil, nil, err
	}
	if err := o.Hub.Start(ctx); err != nil {
		return nil, nil, err
	}
	if r.config, err = o.Hub.Control(); err != nil {
		return nil, nil, errors.Join(err, o.Hub.Stop(ctx))
	}
	if r.system, err = connect(r.config, o.Timeout); err != nil {
		return nil, nil, err
	}
	if err := watch(ctx, r.config, r.ready.observe); err != nil {
		return nil, nil, fmt.Errorf("watch the clusters: %w", err)
	}
	return r, stop, nil
}

// Fleet measures a control plane with simulated member clusters. It starts and stops the hub, and leaves its data.
func Fleet(ctx context.Context, o FleetOptions) (_ FleetResult, err error) {
	r, stop, err := startFleet(ctx, o)
	if err != nil {
		return FleetResult{}, err
	}
	defer func() { err = errors.Join(err, stop()) }()
	r.result.Clusters, r.result.Workloads, r.result.PerWorkload = r.Clusters, r.Workloads, r.PerWorkload
	for _, step := range []struct {
		name string
		run  func(context.Context) error
	}{
		{"all clusters join", r.joinAll},
		{"load", r.load},
		{"a workload on all clusters", r.everywhere},
		{"one workload at a time", r.singles},
		{editStep, r.editPolicy},
		{idleStep, r.rest},
		{"one cluster flaps", r.flap},
		{"one more cluster joins", r.joinOne},
		{restartStep, r.restart},
	} {
		if err := r.step(ctx, step.name, step.run); err != nil {
			r.result.Memory = fit(r.result.Samples)
			return r.result, fmt.Errorf("%s: %w", step.name, err)
		}
	}
	r.result.Memory = fit(r.result.Samples)
	return r.result, nil
}

// step measures one step and, unless the system is idle, waits until it is idle again.
func (r *fleetRun) step(ctx context.Context, name string, run func(context.Context) error) error {
	r.Progress(name)
	s := FleetStep{Name: name}
	before, err := scrapeAll(ctx, r.raw)
	if err != nil {
		return err
	}
	members, meter := r.arrived.total(), startMeter(r.pids())
	r.own = counts{}
	begun := time.Now()
	if err := run(ctx); err != nil {
		return err
	}
	s.Seconds = time.Since(begun).Seconds()
	if now := r.pids(); !maps.Equal(now, meter.processes) {
		before = nil // those of a new API server start at 0
		meter.follow(now)
	}
	if name != idleStep {
		quiet, err := r.drained(ctx)
		if err != nil {
			return err
		}
		if name == restartStep {
			r.result.Drained = quiet.Sub(begun).Seconds()
		}
	}
	s.Costs = meter.stop()
	after, err := scrapeAll(ctx, r.raw)
	if err != nil {
		return err
	}
	s.Writes, s.MemberWrites = after.since(before, r.own), r.arrived.total().since(members, nil)
	r.result.Steps = append(r.result.Steps, s)
	return nil
}

// simulatedMembers is the name of this process in the costs.
const simulatedMembers = "simulated members"

// pids returns all processes, with this one.
func (r *fleetRun) pids() map[string]int {
	out := map[string]int{simulatedMembers: os.Getpid()}
	for _, p := range r.Hub.Processes() {
		out[p.Name] = p.PID
	}
	return out
}

// components returns the processes of Karmada's components.
func (r *fleetRun) components() map[string]int {
	out := map[string]int{}
	for _, p := range r.Hub.Processes() {
		if p.Component {
			out[p.Name] = p.PID
		}
	}
	return out
}

// drained waits until the queues of the components are empty, they are not busy and nothing is written for a while. It returns the
// time since when this holds. An empty queue alone does not suffice, because it is also empty while the caches sync.
func (r *fleetRun) drained(ctx context.Context) (since time.Time, err error) {
	var last []Write
	base, err := scrape(ctx, r.raw)
	if err != nil {
		return since, err
	}
	meter, at := startMeter(r.components()), time.Now()
	return since, r.poll(ctx, "the queues are empty and nothing is written", fleetPoll, func() (bool, error) {
		used := 0.0
		for _, c := range meter.stop() {
			used += c.CPU
		}
		busy := used > busyShare*time.Since(at).Seconds()
		meter, at = startMeter(meter.processes), time.Now()
		queued, err := queuedItems(ctx, r.Hub.Processes())
		if err != nil {
			return false, err
		}
		now, err := scrape(ctx, r.raw)
		if err != nil {
			return false, err
		}
		if writes := now.since(base, nil); since.IsZero() || busy || queued > 0 || !slices.Equal(writes, last) {
			last, since = writes, time.Now()
		}
		return time.Since(since) >= r.Quiet, nil
	})
}
