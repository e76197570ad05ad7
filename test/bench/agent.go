// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/test/bench/fleet"
)

// AgentResult holds the figures of Agent.
type AgentResult struct {
	Nodes int `json:"nodes"`
	Pods  int `json:"pods"`
	// Joined is the time from the start of the agent until its cluster is ready, JoinCPU the CPU time of the agent until it was idle, both in
	// seconds.
	Joined  float64 `json:"joinedSeconds"`
	JoinCPU float64 `json:"joinCPUSeconds"`
	// Seconds is the duration of the measurement with heartbeats, Costs the costs in it, Live the heap of the agent after it.
	Seconds float64 `json:"seconds"`
	Costs   []Cost  `json:"costs"`
	Live    int64   `json:"liveHeapBytes"`
}

const (
	agentProcess = "agent"
	// agentPods is the number of running pods of each node of Agent.
	agentPods = 4
	// heartbeat is the interval in which a kubelet reports the status of its node.
	heartbeat = 5 * time.Minute
	// maxAgentCPU and maxAgentMemory are the goals with 5,000 nodes and 20,000 pods: cores, and MiB of anonymous memory at rest.
	maxAgentCPU, maxAgentMemory = 0.02, 80
)

// Agent measures the agent of one simulated cluster whose nodes send heartbeats. start starts the agent as a process of the hub of o.
func Agent(ctx context.Context, o FleetOptions, start func(ctx context.Context, cluster string, member *rest.Config) error) (
	out AgentResult, err error,
) {
	o.Clusters, o.Pods = 1, agentPods
	r, stop, err := startFleet(ctx, o)
	if err != nil {
		return out, err
	}
	defer func() { err = errors.Join(err, stop()) }()
	out.Nodes, out.Pods = r.Nodes, r.Nodes*r.Pods
	c, begun := r.fleet.Clusters()[0], time.Now()
	r.Progress("starting the agent")
	if err := start(ctx, c.Name, c.Config()); err != nil {
		return out, err
	}
	if err := r.eventually(ctx, "the cluster is ready", func() (bool, error) { return r.ready.count() == 1, nil }); err != nil {
		return out, err
	}
	out.Joined = time.Since(begun).Seconds()
	if _, err := r.drained(ctx); err != nil {
		return out, err
	}
	if out.JoinCPU, err = CPUSeconds(r.pids()[agentProcess]); err != nil {
		return out, err
	}
	r.Progress("heartbeats")
	meter := startMeter(r.pids())
	begun = time.Now()
	if err := beat(ctx, c, r.Idle); err != nil {
		return out, err
	}
	out.Seconds, out.Costs = time.Since(begun).Seconds(), meter.stop()
	for i := range out.Costs {
		out.Costs[i].Rest = memory(meter.processes[out.Costs[i].Process], "RssAnon")
	}
	for _, p := range r.Hub.Processes() {
		if p.Name == agentProcess {
			out.Live, err = liveHeap(ctx, p.Profiles)
		}
	}
	return out, err
}

// beat sends the heartbeats of all nodes of a cluster for a while, one after another at equal distances.
func beat(ctx context.Context, c *fleet.Cluster, duration time.Duration) error {
	nodes := c.List("v1", "Node", "")
	ticker := time.NewTicker(heartbeat / time.Duration(max(len(nodes), 1)))
	defer ticker.Stop()
	for end, i := time.After(duration), 0; ; i++ {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-end:
			return nil
		case now := <-ticker.C:
			node := runtime.DeepCopyJSON(nodes[i%len(nodes)])
			conditions, _, err := unstructured.NestedSlice(node, "status", "conditions")
			if err != nil {
				return err
			}
			for _, condition := range conditions {
				condition.(map[string]any)["lastHeartbeatTime"] = now.UTC().Format(time.RFC3339)
			}
			if err := unstructured.SetNestedSlice(node, conditions, "status", "conditions"); err != nil {
				return err
			}
			if err := c.Put(node); err != nil {
				return err
			}
		}
	}
}

// Print prints the result with its goals as a table.
func (r AgentResult) Print(out io.Writer) error {
	w := newTable(out)
	w.row("\nAGENT OF A CLUSTER WITH %d NODES AND %d PODS\tready after\tCPU until it was idle", r.Nodes, r.Pods)
	w.row("\t%.1f s\t%.1f s", r.Joined, r.JoinCPU)
	w.row("\nWITH HEARTBEATS OF ALL NODES\tcores\tgoal\tanonymous\tgoal\tpeak resident\tlive heap")
	for _, c := range r.Costs {
		goal, memoryGoal, live := "", "", ""
		if c.Process == agentProcess {
			goal, memoryGoal, live = fmt.Sprintf("≤ %.2f", maxAgentCPU), fmt.Sprintf("≤ %d MB", maxAgentMemory), fmt.Sprintf("%d MB", r.Live>>20)
		}
		w.row("%s\t%.3f\t%s\t%d MB\t%s\t%d MB\t%s", c.Process, c.CPU/max(r.Seconds, 1), goal, c.Rest>>20, memoryGoal, c.Peak>>20, live)
	}
	return w.Flush()
}
