// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	clientv3 "go.etcd.io/etcd/client/v3"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/backup"
	"karmada.io/karmada/internal/backup/snapshot"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/initcmd"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/version"
)

// restoring holds the flags of restore.
type restoring struct {
	*options
	force     bool
	timeout   int
	advertise string
	operator  string
}

// NewRestoreCommand returns the command `restore`.
func NewRestoreCommand(s *access.Session) *cobra.Command {
	o := &restoring{options: &options{session: s}}
	c := command.New(s, command.Help{
		Use: "restore FILE", Short: "Restore a control plane in a host cluster from a backup",
		Long: `
			Restore a control plane in a host cluster from a backup.

			The command stops the components, replaces certificates, keys and all objects in etcd by those of the backup, and starts the
			components. If there is no control plane, it installs the one of the backup. Clusters and their workloads are not deleted:
			objects that are newer than the backup stay in the clusters. It can be repeated after an interruption.`,
		Example: `
			# Restore the control plane in the cluster of the current context
			PROGRAM restore karmada.tar.gz`,
	}, command.WithFile(o.run))
	fs := c.Flags()
	o.Host.AddFlags(fs)
	o.protection.AddRestoreFlags(fs)
	fs.BoolVarP(&o.force, "force", "f", false, "If true, do not ask for confirmation.")
	fs.IntVar(&o.timeout, "wait-component-ready-timeout", 300, "Time in seconds to wait for each component. 0 means no limit.")
	fs.StringVar(&o.advertise, "karmada-apiserver-advertise-address", "",
		"IP address at which clients reach the API server of a control plane that is installed again. Empty means a node of the host cluster.")
	fs.StringVar(&o.operator, "operator-kubeconfig", "",
		"Path to the kubeconfig file of the cluster with the Karmada that manages the control plane. Empty means the host cluster.")
	return c
}

func (o *restoring) run(ctx context.Context, file string) error {
	directory, err := os.MkdirTemp("", "karmada-restore-")
	if err != nil {
		return fmt.Errorf("read backup %s: %w", file, err)
	}
	defer os.RemoveAll(directory) //nolint:errcheck // it contains copies only
	path := filepath.Join(directory, "snapshot.db")
	o.protection.In = o.session.In
	contents, err := backup.Unpack(file, path, o.protection.Encryption)
	if err != nil {
		return fmt.Errorf("read backup %s: %w", file, err)
	}
	h, err := o.connect()
	if err != nil {
		return err
	}
	timeout := time.Duration(o.timeout) * time.Second
	r := backup.Restore{
		Host: h, Operator: h, Namespace: o.Namespace, Release: initcmd.Tag(version.Current().GitVersion), Timeout: timeout,
	}
	if o.operator != "" {
		if r.Operator, _, err = (&command.Host{Kubeconfig: o.operator}).Client(o.session); err != nil {
			return err
		}
	}
	spec, manager, installed, err := r.Target(ctx, contents)
	if err != nil {
		return err
	}
	if installed {
		fmt.Fprintf(o.session.Out, "All objects of the control plane in namespace %s are replaced by those of %s.\n", o.Namespace,
			contents.Created.Format(time.RFC3339))
	} else {
		fmt.Fprintf(o.session.Out, "A control plane is installed in namespace %s with the objects of %s.\n", o.Namespace,
			contents.Created.Format(time.RFC3339))
	}
	if !o.force && !command.Confirm(o.session) {
		return errors.New("canceled")
	}
	if !installed {
		if spec, err = host.Locate(ctx, h, spec, o.advertise); err != nil {
			return err
		}
	}
	if installed {
		if err := r.AwaitSuspension(ctx, manager, func() {
			fmt.Fprintf(o.session.Out, "[restore] Wait for the operator, which may be changing the control plane\n")
		}); err != nil {
			return err
		}
		if spec, manager, _, err = r.Target(ctx, contents); err != nil { // the operator may have changed it in the meantime
			return err
		}
	}
	i := &host.Installation{
		Host: h, Spec: spec, Now: clock.RealClock{}.Now, Timeout: timeout, By: manager,
		Report: func(step string) { fmt.Fprintln(o.session.Out, "[restore] "+step) },
	}
	err = i.Restore(ctx, contents.Secrets, func(ctx context.Context) error {
		now, err := h.Now(ctx) // times of deletions, by other clocks than that of this host, are compared with it
		if err != nil {
			return err
		}
		return h.Connect(ctx, spec, func(etcd *clientv3.Client) error {
			written, err := snapshot.Replace(ctx, etcd, path, contents.Spec.Etcd.KeyPrefix(), spec.Etcd.KeyPrefix(), now)
			o.reportWritten(written, err)
			return err
		})
	})
	if err != nil {
		return fmt.Errorf("%w\nThe restore is incomplete: repeat the command to continue", err)
	}
	if addons := backup.Missing(contents.Spec.Complete(), spec); len(addons) > 0 {
		fmt.Fprintf(o.session.Out, "[restore] Note: the backup is of a control plane with %s, which this one does not have. Enable it in the "+
			"way in which the control plane was installed; see: karmadactl addons list\n", strings.Join(addons, ", "))
	}
	fmt.Fprintf(o.session.Out, "[restore] The control plane is restored.\n")
	return nil
}

func (o *restoring) reportWritten(n int, err error) {
	if err == nil {
		fmt.Fprintf(o.session.Out, "[restore] %s restored\n", plural.Count(n, "object"))
	}
}
