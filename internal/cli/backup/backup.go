// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package backup implements the commands `backup` and `restore`, for control planes in host clusters, with package internal/backup.
package backup

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/backup"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/initcmd"
	"karmada.io/karmada/internal/install/manifests"
)

// options holds the flags of both commands.
type options struct {
	session                        *access.Session
	kubeconfig, context, namespace string
}

func (o *options) addFlags(fs *pflag.FlagSet) {
	fs.StringVar(&o.kubeconfig, "kubeconfig", "", "Path to the kubeconfig file of the host cluster.")
	fs.StringVar(&o.context, "context", "", "Name of the context in --kubeconfig. Empty means the current context.")
	fs.StringVarP(&o.namespace, "namespace", "n", manifests.DefaultNamespace, "Namespace of the control plane in the host cluster.")
}

func (o *options) connect() (backup.Host, error) {
	c, config, err := initcmd.HostClient(o.session, o.kubeconfig, o.context)
	return backup.Host{Client: c, Config: config}, err
}

// NewCommand returns the command `backup`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s}
	command := &cobra.Command{
		Use:                   "backup FILE",
		DisableFlagsInUseLine: true,
		Short:                 "Back up a control plane in a host cluster to a file",
		Long: templates.LongDesc(`
			Back up a control plane in a host cluster to a file.

			The file contains a consistent snapshot of etcd, the certificates and keys, and the description of the control plane, which
			keeps running. A user who can read the file controls all clusters. "karmada backup" backs up a control plane of "karmada up".`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Back up the control plane in the cluster of the current context
			PROGRAM backup karmada.tar.gz

			# Restore it
			PROGRAM restore karmada.tar.gz`, "PROGRAM", s.Program())),
		RunE: func(command *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New("required argument missing: FILE")
			}
			return o.backup(command.Context(), args[0])
		},
	}
	o.addFlags(command.Flags())
	return command
}

func (o *options) backup(ctx context.Context, file string) error {
	h, err := o.connect()
	if err != nil {
		return err
	}
	if err := backup.Save(ctx, h, o.namespace, file, clock.RealClock{}.Now()); err != nil {
		return err
	}
	fmt.Fprintf(o.session.Out, "Backup of the control plane in namespace %s written to %s. It contains all Secrets and keys: protect it.\n",
		o.namespace, file)
	return nil
}
