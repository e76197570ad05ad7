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
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/bench"
	"karmada.io/karmada/internal/controlplane"
	"karmada.io/karmada/internal/standalone"
)

func newBench() *cobra.Command {
	var (
		o       bench.Options
		members int
		noNodes bool
		profile string
		out     string
		dir     string
	)
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure propagation on this machine: throughput, latency, writes, CPU and memory",
		Args:  cobra.NoArgs,
	}
	fs := cmd.Flags()
	fs.IntVar(&o.Deployments, "deployments", 200, "Deployments to create at once")
	fs.IntVar(&o.Singles, "singles", 20, "Deployments to create one by one on an idle system")
	fs.Int32Var(&o.Replicas, "replicas", 2, "replicas of each, divided equally")
	fs.IntVar(&members, "members", 2, "local member clusters")
	fs.BoolVar(&noNodes, "no-nodes", false, "members without nodes: the control plane's share alone")
	fs.DurationVar(&o.Patience, "patience", 5*time.Minute, "how long to wait for anything")
	fs.StringVar(&profile, "profiling-bind-address", "", "let the control plane serve profiles on this address")
	fs.StringVar(&out, "out", "bench.json", "file for the raw result")
	fs.StringVar(&dir, "data-dir", "", "where to keep everything (default: a temporary directory)")
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if err := (&logging{}).start(io.Discard); err != nil {
			return err
		}
		o.Pods = !noNodes
		if dir == "" {
			if dir, err = os.MkdirTemp("", "karmada-bench-"); err != nil {
				return fmt.Errorf("make a directory for the benchmark: %w", err)
			}
			defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
		}
		l, err := layout(dir)
		if err != nil {
			return err
		}
		root := newRoot()
		root.SetOut(io.Discard)
		args := []string{"up", "--detach", "--data-dir", l.Dir, "--members", fmt.Sprint(members), fmt.Sprintf("--no-nodes=%v", noNodes)}
		if profile != "" {
			args = append(args, "--enable-pprof", "--profiling-bind-address", profile)
		}
		root.SetArgs(args)
		cmd.Printf("Starting a control plane and %d member clusters …\n", members)
		defer func() {
			root := newRoot()
			root.SetOut(io.Discard)
			root.SetArgs([]string{"down", "--data-dir", l.Dir})
			err = errors.Join(err, root.ExecuteContext(context.WithoutCancel(cmd.Context())))
		}()
		if err := root.ExecuteContext(cmd.Context()); err != nil {
			return err
		}
		if err := connect(&o, l); err != nil {
			return err
		}
		o.Progress = func(what string) { cmd.Printf("  %s\n", what) }
		result, err := bench.Run(cmd.Context(), o)
		report(cmd.OutOrStdout(), result)
		if err != nil {
			return err
		}
		raw, err := json.MarshalIndent(result, "", "  ")
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

func report(out io.Writer, r bench.Result) {
	w := newTable(out)
	defer w.Flush()                                                                    //nolint:errcheck // a screen that cannot be written to has no reader
	print := func(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) } //nolint:errcheck // as above
	print("\n%d Deployments of %d replicas over %d members\t", r.Deployments, r.Replicas, r.Members)
	print("accepted by the API server after\t%.1f s", r.CreatedIn)
	print("all in all members after\t%.1f s\t(%.0f/s)", r.InMembers, float64(r.Deployments)/r.InMembers)
	print("all ready and reported after\t%.1f s\t(%d of %d)", r.Ready, r.Reported, r.Deployments)
	print("all deleted after\t%.1f s", r.DeletedIn)
	print("\nFROM THE CREATION OF A TEMPLATE\tp50\tp95\tp99")
	for _, row := range []struct {
		name string
		p    bench.Percentiles
	}{
		{"to its members, under load", r.ToMember},
		{"to its complete status, under load", r.ToReady},
		{"to its members, alone", r.SingleToMember},
		{"to its complete status, alone", r.SingleToReady},
	} {
		print("%s\t%.3f s\t%.3f s\t%.3f s", row.name, row.p.P50, row.p.P95, row.p.P99)
	}
	budget := func(of, perMember int) int { return of + perMember*r.Members }
	print("\nCONTROL-PLANE WRITES PER DEPLOYMENT\tmeasured\tbudget")
	print("until ready and reported\t%.2f\t%d", r.WritesUntilReported, budget(8, 3))
	print("for its deletion\t%.2f\t%d", r.WritesForDeletion, budget(2, 2))
	print("events\t%.2f\t%d", r.EventWrites, budget(6, 2))
	print("\nWRITES\tper Deployment")
	for _, all := range [][]bench.Write{r.Writes, r.DeletionWrites} {
		for _, write := range all {
			print("%s %s\t%.2f", write.Verb, write.Resource, float64(write.Count)/float64(r.Deployments))
		}
		print("\t")
	}
	print("PROCESS\tCPU during the burst\tresident")
	for _, c := range r.Costs {
		print("%s\t%.1f s\t%d MB", c.Process, c.CPU, c.Resident>>20)
	}
}
