// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	certutil "k8s.io/client-go/util/cert"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controlplane"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/localmember"
	"karmada.io/karmada/internal/progress"
	"karmada.io/karmada/internal/standalone"
)

// dataDir adds the flag that every local command has.
func dataDir(fs *pflag.FlagSet) *string {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "."
	}
	return fs.String("data-dir", filepath.Join(home, ".karmada"), "directory that holds everything: data, certificates, kubeconfigs, logs")
}

func layout(dir string) (standalone.Layout, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return standalone.Layout{}, fmt.Errorf("data directory %s: %w", dir, err)
	}
	return standalone.Layout{Dir: abs}, nil
}

// memberFlags are what new member clusters are like.
func memberFlags(fs *pflag.FlagSet, c *localmember.Config) (noNodes *bool) {
	fs.IntVar(&c.Nodes, "nodes", localmember.DefaultNodes, "simulated nodes of each new member")
	fs.StringVar(&c.Capacity.CPU, "node-cpu", "", "CPUs of each node (default 8)")
	fs.StringVar(&c.Capacity.Memory, "node-memory", "", "memory of each node (default 32Gi)")
	fs.IntVar(&c.Capacity.Pods, "node-pods", 0, "pods that fit on each node (default 110)")
	return fs.Bool("no-nodes", false, "new members serve an API and run no pods")
}

func newUp() *cobra.Command {
	var (
		o      standalone.UpOptions
		etcd   controlplane.Etcd
		logs   logging
		pprof  component.Profiling
		detach bool
		gates  = features.New()
	)
	cmd := &cobra.Command{
		Use:   "up",
		Short: "Start a whole control plane in this process, and local member clusters beside it",
		Args:  cobra.NoArgs,
	}
	fs := cmd.Flags()
	dir := dataDir(fs)
	fs.StringVar(&o.BindAddress, "bind-address", "127.0.0.1", "IP address that the API server listens on")
	fs.IntVar(&o.SecurePort, "secure-port", 0, "port that the API server listens on (default: the one used last time, else a free one)")
	fs.StringSliceVar(&etcd.Servers, "etcd-servers", nil, "URLs of an external etcd cluster (default: an embedded one)")
	fs.StringVar(&etcd.CAFile, "etcd-cafile", "", "authority of the etcd servers' certificates")
	fs.StringVar(&etcd.CertFile, "etcd-certfile", "", "client certificate for etcd")
	fs.StringVar(&etcd.KeyFile, "etcd-keyfile", "", "client key for etcd")
	fs.StringVar(&etcd.Prefix, "etcd-prefix", "", "prefix of all keys in etcd (default /registry)")
	fs.IntVar(&o.Members, "members", 0, "local member clusters that there are to be at least; those that exist are started, too")
	noNodes := memberFlags(fs, &o.MemberTemplate)
	fs.StringVar(&o.MetricsBindAddress, "metrics-bind-address", "", "address of the Karmada components' metrics (default: none)")
	fs.StringVar(&o.HealthProbeBindAddress, "health-probe-bind-address", "", "address of the Karmada components' health probe (default: none)")
	fs.BoolVar(&detach, "detach", false, "return when it is ready and leave it running")
	gates.AddFlag(fs)
	pprof.AddFlags(fs)
	logs.addFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		l, err := layout(*dir)
		if err != nil {
			return err
		}
		o.Layout = l
		o.Components.Gates = gates
		if len(etcd.Servers) > 0 {
			o.Etcd = &etcd
		}
		if *noNodes {
			o.MemberTemplate.Nodes = 0
		}
		if o.Members < 0 {
			return fmt.Errorf("--members %d: there cannot be fewer than 0", o.Members)
		}
		if detach {
			return upDetached(cmd, l)
		}
		if err := pprof.Serve(cmd.Context()); err != nil {
			return err
		}
		return up(cmd, o, &logs)
	}
	return cmd
}

// up runs in the foreground.
func up(cmd *cobra.Command, o standalone.UpOptions, logs *logging) error {
	file, err := logs.toFile(o.Log(o.ControlPlane()))
	if err != nil {
		return err
	}
	defer file.Close() //nolint:errcheck // the process ends
	component.TendMemory(cmd.Context(), 2<<30)
	screen := progress.New(cmd.OutOrStdout(), clock.RealClock{})
	defer screen.Close()
	begun := time.Now()
	err = standalone.Up(cmd.Context(), o, screen.Observe, func() {
		screen.Close()
		cmd.Printf("\nKarmada is ready after %.1fs.\n\n%s", time.Since(begun).Seconds(), nextSteps(o.Layout))
	})
	return explain(err)
}

// explain leaves out the stack of a panic, which is in the log.
func explain(err error) error {
	if part, ok := errors.AsType[*component.PartError](err); ok {
		first, _, more := strings.Cut(part.Err.Error(), "\n")
		if more {
			return fmt.Errorf("%s: %s (the log has more)", part.Part, first)
		}
	}
	return err
}

// nextSteps are the three commands that a newcomer wants next.
func nextSteps(l standalone.Layout) string {
	return fmt.Sprintf(`  export KUBECONFIG=%s
  kubectl get clusters
  kubectl apply -f samples/nginx
`, l.Kubeconfig())
}

// upDetached starts the same command in a process of its own and waits until it is ready.
func upDetached(cmd *cobra.Command, l standalone.Layout) error {
	args := []string{"up"}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if f.Name != "detach" && f.Name != "data-dir" {
			args = append(args, "--"+f.Name+"="+strings.Trim(f.Value.String(), "[]"))
		}
	})
	args = append(args, "--data-dir="+l.Dir)
	begun := time.Now()
	pid, running, err := controlplane.Owner(l.ControlPlane())
	if err != nil {
		return err
	}
	if running {
		return fmt.Errorf("a control plane runs on %s already (process %d); stop it with: karmada down --data-dir %s", l.Dir, pid, l.Dir)
	}
	if err := standalone.Spawn(cmd.Context(), l.ControlPlane(), args...); err != nil {
		return err
	}
	cmd.Printf("Karmada is ready after %.1fs and runs in the background. Its log is %s; stop it with: karmada down --data-dir %s\n\n%s",
		time.Since(begun).Seconds(), l.Log(l.ControlPlane()), l.Dir, nextSteps(l))
	return nil
}

func newDown() *cobra.Command {
	cmd := &cobra.Command{Use: "down", Short: "Stop the control plane and its local member clusters", Args: cobra.NoArgs}
	dir := dataDir(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		l, err := layout(*dir)
		if err != nil {
			return err
		}
		stopped, err := standalone.Stop(cmd.Context(), l.ControlPlane())
		if err != nil {
			return fmt.Errorf("stop the control plane: %w", err)
		}
		// Members that the control plane did not start, or that outlived it.
		members, err := l.MemberNames()
		if err != nil {
			return err
		}
		for _, name := range members {
			also, err := standalone.Stop(cmd.Context(), l.Member(name))
			if err != nil {
				return fmt.Errorf("stop member cluster %s: %w", name, err)
			}
			stopped = stopped || also
		}
		if !stopped {
			cmd.Printf("Nothing runs on %s.\n", l.Dir)
			return nil
		}
		cmd.Printf("Stopped. The data stays in %s; start again with: karmada up --data-dir %s\n", l.Dir, l.Dir)
		return nil
	}
	return cmd
}

func newStatus() *cobra.Command {
	cmd := &cobra.Command{Use: "status", Short: "Show what runs: parts, health, addresses, certificates", Args: cobra.NoArgs}
	dir := dataDir(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		l, err := layout(*dir)
		if err != nil {
			return err
		}
		return status(cmd.Context(), cmd.OutOrStdout(), l)
	}
	return cmd
}

// errNotRunning makes `karmada status` fail for scripts; the output says the rest.
var errNotRunning = errors.New("the control plane is not running")

func status(ctx context.Context, out io.Writer, l standalone.Layout) error {
	w := newTable(out)
	defer w.Flush() //nolint:errcheck // a screen that cannot be written to has no reader
	print := func(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }
	pid, running, err := controlplane.Owner(l.ControlPlane())
	if err != nil {
		return err
	}
	p, readErr := standalone.ReadProgress(l.ControlPlane())
	print("Data directory:\t%s", l.Dir)
	if !running {
		print("Control plane:\tnot running")
		if readErr == nil && p.Error != "" {
			print("Last error:\t%s", p.Error)
		}
	} else {
		print("Control plane:\t%s (process %d, %s)", healthOf(ctx, l), pid, p.URL)
		print("\nPART\tSTATE\tSINCE")
		for _, part := range p.Parts {
			print("%s\t%s\t%s", part.Name, part.State, time.Since(part.Since).Round(time.Second))
		}
	}
	print("\nCERTIFICATE\tEXPIRES\tIN")
	files, _ := filepath.Glob(filepath.Join(l.ControlPlane(), "pki", "*.crt")) // the pattern is well formed
	for _, file := range files {
		certs, err := certutil.CertsFromFile(file)
		if err != nil {
			print("%s\t%v", filepath.Base(file), err)
			continue
		}
		print("%s\t%s\t%d days", filepath.Base(file), certs[0].NotAfter.Format(time.DateOnly), int(time.Until(certs[0].NotAfter).Hours()/24))
	}
	if err := memberTable(w, l); err != nil {
		return err
	}
	if !running {
		return errNotRunning
	}
	return nil
}

func healthOf(ctx context.Context, l standalone.Layout) string {
	if err := standalone.Readyz(ctx, l.ControlKubeconfig()); err != nil {
		return "not healthy: " + err.Error()
	}
	return "healthy"
}

func newTable(out io.Writer) *tabwriter.Writer { return tabwriter.NewWriter(out, 0, 0, 3, ' ', 0) }
