// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controlplane"
	"karmada.io/karmada/internal/localmember"
	"karmada.io/karmada/internal/progress"
	"karmada.io/karmada/internal/standalone"
)

func newMember() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "member",
		Short: "Create and run local member clusters",
		Long: "A local member cluster is a Kubernetes cluster in one process: a real API server, controllers and scheduler, and simulated nodes " +
			"on which pods become ready without running anything. Stopping one is a cluster outage, starting it the end of the outage.",
	}
	cmd.AddCommand(newMemberCreate(), newMemberList(),
		memberVerb("start", "Start a stopped member cluster", func(cmd *cobra.Command, l standalone.Layout, name string) error {
			if err := standalone.StartMember(cmd.Context(), l, name); err != nil {
				return err
			}
			cmd.Printf("member cluster %s runs\n", name)
			return standalone.WriteMembersKubeconfig(l)
		}),
		memberVerb("stop", "Stop a member cluster: an outage", stopMember),
		newMemberDelete(), newMemberRun())
	return cmd
}

func memberVerb(use, short string, run func(cmd *cobra.Command, l standalone.Layout, name string) error) *cobra.Command {
	cmd := &cobra.Command{Use: use + " NAME", Short: short, Args: oneName}
	dir := dataDir(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		l, err := layout(*dir)
		if err != nil {
			return err
		}
		return run(cmd, l, args[0])
	}
	return cmd
}

func oneName(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return errors.New("want the name of one member cluster")
	}
	return nil
}

func stopMember(cmd *cobra.Command, l standalone.Layout, name string) error {
	if _, err := localmember.Load(l.Member(name)); err != nil {
		return fmt.Errorf("there is no local member cluster %q", name)
	}
	stopped, err := standalone.Stop(cmd.Context(), l.Member(name))
	if err != nil {
		return err
	}
	if !stopped {
		cmd.Printf("member cluster %s was not running\n", name)
		return nil
	}
	cmd.Printf("member cluster %s stopped; end the outage with: karmada member start %s --data-dir %s\n", name, name, l.Dir)
	return nil
}

func newMemberCreate() *cobra.Command {
	var (
		c      localmember.Config
		labels map[string]string
		zones  []string
		noJoin bool
	)
	cmd := &cobra.Command{Use: "create NAME", Short: "Create a member cluster, start it and join it to the control plane", Args: oneName}
	fs := cmd.Flags()
	dir := dataDir(fs)
	noNodes := memberFlags(fs, &c)
	fs.StringVar(&c.Provider, "provider", "", "cloud provider that it pretends to be of")
	fs.StringVar(&c.Region, "region", "", "region that it pretends to be in")
	fs.StringSliceVar(&zones, "zones", nil, "zones that its nodes pretend to be in")
	fs.StringToStringVar(&labels, "labels", nil, "labels of its nodes")
	fs.BoolVar(&noJoin, "no-join", false, "do not join it to the control plane")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		l, err := layout(*dir)
		if err != nil {
			return err
		}
		c.Name, c.Labels, c.Zone = args[0], labels, strings.Join(zones, ",")
		if *noNodes {
			c.Nodes = 0
		}
		created, err := standalone.DefineMember(l, c)
		if err != nil {
			return err
		}
		if !created {
			return fmt.Errorf("there is a local member cluster %q already; start it with: karmada member start %s", c.Name, c.Name)
		}
		begun := time.Now()
		if err := standalone.StartMember(cmd.Context(), l, c.Name); err != nil {
			return fmt.Errorf("start member cluster %s: %w", c.Name, err)
		}
		if err := standalone.WriteMembersKubeconfig(l); err != nil {
			return err
		}
		cmd.Printf("member cluster %s runs after %.1fs\n", c.Name, time.Since(begun).Seconds())
		if _, running, err := controlplane.Owner(l.ControlPlane()); err != nil || noJoin || !running {
			return err
		}
		control, err := clientcmd.BuildConfigFromFlags("", l.ControlKubeconfig())
		if err != nil {
			return fmt.Errorf("read the control plane's kubeconfig: %w", err)
		}
		if err := standalone.JoinMember(cmd.Context(), l, control, c.Name); err != nil {
			return fmt.Errorf("join member cluster %s: %w", c.Name, err)
		}
		cmd.Printf("cluster(%s) is joined successfully\n", c.Name)
		return nil
	}
	return cmd
}

func newMemberList() *cobra.Command {
	cmd := &cobra.Command{Use: "list", Short: "List the local member clusters", Args: cobra.NoArgs}
	dir := dataDir(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		l, err := layout(*dir)
		if err != nil {
			return err
		}
		w := newTable(cmd.OutOrStdout())
		defer w.Flush() //nolint:errcheck // a screen that cannot be written to has no reader
		return memberTable(w, l)
	}
	return cmd
}

func memberTable(w io.Writer, l standalone.Layout) error {
	members, err := l.MemberNames()
	if err != nil {
		return err
	}
	fmt.Fprintln(w, "\nMEMBER\tSTATE\tPROCESS\tADDRESS\tNODES\tREGION\tZONES")
	for _, name := range members {
		c, err := localmember.Load(l.Member(name))
		if err != nil {
			fmt.Fprintf(w, "%s\tdamaged: %v\n", name, err)
			continue
		}
		state, process := "stopped", "-"
		if pid, running, err := controlplane.Owner(l.Member(name)); err == nil && running {
			state, process = "starting", fmt.Sprint(pid)
			if p, err := standalone.ReadProgress(l.Member(name)); err == nil && p.PID == pid && p.Ready {
				state = "running"
			}
		}
		fmt.Fprintf(w, "%s\t%s\t%s\thttps://127.0.0.1:%d\t%d\t%s\t%s\n", name, state, process, c.SecurePort, c.Nodes, orDash(c.Region), orDash(c.Zone))
	}
	return nil
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

func newMemberDelete() *cobra.Command {
	return memberVerb("delete", "Stop a member cluster, take it out of the control plane and delete its data", func(cmd *cobra.Command, l standalone.Layout, name string) error {
		if _, err := localmember.Load(l.Member(name)); err != nil {
			return fmt.Errorf("there is no local member cluster %q", name)
		}
		if _, running, err := controlplane.Owner(l.ControlPlane()); err != nil {
			return err
		} else if running {
			if err := standalone.UnjoinMember(cmd.Context(), l.ControlKubeconfig(), name, unjoinWait); err != nil {
				return fmt.Errorf("take cluster %s out of the control plane: %w", name, err)
			}
		}
		if _, err := standalone.Stop(cmd.Context(), l.Member(name)); err != nil {
			return err
		}
		if err := os.RemoveAll(l.Member(name)); err != nil {
			return fmt.Errorf("delete the data of member cluster %s: %w", name, err)
		}
		cmd.Printf("member cluster %s deleted\n", name)
		return standalone.WriteMembersKubeconfig(l)
	})
}

const unjoinWait = time.Minute

// memberNiceness is how much a member yields to other processes, on the kernel's scale from 0 to 19.
const memberNiceness = 10

// yieldCPU lowers the priority of this process. Linux may schedule by session first, and by process only within one: a
// member is a session of its own, which has a niceness, too.
func yieldCPU() error {
	if err := syscall.Setpriority(syscall.PRIO_PROCESS, 0, memberNiceness); err != nil {
		return fmt.Errorf("lower the priority of the process: %w", err)
	}
	// Where there is no such file there is no such scheduling.
	if err := os.WriteFile("/proc/self/autogroup", []byte(fmt.Sprint(memberNiceness)), 0); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("lower the priority of the session: %w", err)
	}
	return nil
}

func newMemberRun() *cobra.Command {
	var logs logging
	cmd := memberVerb("run", "Run a member cluster in this process", func(cmd *cobra.Command, l standalone.Layout, name string) error {
		if err := logs.start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		component.TendMemory(cmd.Context(), 200<<20) // there are several on a machine
		// A simulated cluster must not take the CPU from the control plane that it shares a machine with.
		if err := yieldCPU(); err != nil {
			return err
		}
		screen := progress.New(cmd.OutOrStdout(), clock.RealClock{})
		defer screen.Close()
		return explain(standalone.RunMember(cmd.Context(), l, name, screen.Observe))
	})
	logs.addFlags(cmd.Flags())
	return cmd
}
