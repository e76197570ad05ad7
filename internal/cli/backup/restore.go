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
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilversion "k8s.io/apimachinery/pkg/util/version"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/setup"
	"karmada.io/karmada/internal/install/backup"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/plane"
	"karmada.io/karmada/internal/version"
)

// restoring holds the flags of restore.
type restoring struct {
	*options
	force     bool
	timeout   int
	advertise string
}

// NewRestoreCommand returns the command `restore`.
func NewRestoreCommand(s *access.Session) *cobra.Command {
	o := &restoring{options: &options{session: s}}
	command := &cobra.Command{
		Use:                   "restore FILE",
		DisableFlagsInUseLine: true,
		Short:                 "Restore a control plane in a host cluster from a backup",
		Long: templates.LongDesc(`
			Restore a control plane in a host cluster from a backup.

			The command stops the components, replaces certificates, keys and all objects in etcd by those of the backup, and starts the
			components. If there is no control plane, it installs the one of the backup. Clusters and their workloads are not deleted:
			objects that are newer than the backup stay in the clusters. It can be repeated after an interruption.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Restore the control plane in the cluster of the current context
			PROGRAM restore karmada.tar.gz`, "PROGRAM", s.Program())),
		RunE: func(command *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New("required argument missing: FILE")
			}
			return o.run(command.Context(), args[0])
		},
	}
	fs := command.Flags()
	o.addFlags(fs)
	fs.BoolVarP(&o.force, "force", "f", false, "If true, do not ask for confirmation.")
	fs.IntVar(&o.timeout, "wait-component-ready-timeout", 300, "Time in seconds to wait for each component. 0 means no limit.")
	fs.StringVar(&o.advertise, "karmada-apiserver-advertise-address", "",
		"IP address at which clients reach the API server of a control plane that is installed again. Empty means a node of the host cluster.")
	return command
}

func (o *restoring) run(ctx context.Context, file string) error {
	directory, err := os.MkdirTemp("", "karmada-restore-")
	if err != nil {
		return fmt.Errorf("read backup %s: %w", file, err)
	}
	defer os.RemoveAll(directory) //nolint:errcheck // it contains copies only
	snapshot := filepath.Join(directory, "snapshot.db")
	contents, err := backup.Unpack(file, snapshot)
	if err != nil {
		return fmt.Errorf("read backup %s: %w", file, err)
	}
	h, err := o.connect()
	if err != nil {
		return err
	}
	spec, manager, installed, err := o.target(ctx, h, contents)
	if err != nil {
		return err
	}
	if installed {
		fmt.Fprintf(o.session.Out, "All objects of the control plane in namespace %s are replaced by those of %s.\n", o.namespace,
			contents.Created.Format(time.RFC3339))
	} else {
		fmt.Fprintf(o.session.Out, "A control plane is installed in namespace %s with the objects of %s.\n", o.namespace,
			contents.Created.Format(time.RFC3339))
	}
	if !o.force && !setup.Confirm(o.session) {
		return errors.New("canceled")
	}
	if !installed {
		if spec, err = host.Locate(ctx, h, spec, o.advertise); err != nil {
			return err
		}
	}
	i := &host.Installation{
		Host: h, Spec: spec, Now: clock.RealClock{}.Now, Timeout: time.Duration(o.timeout) * time.Second, By: manager,
		Report: func(step string) { fmt.Fprintln(o.session.Out, "[restore] "+step) },
	}
	err = i.Restore(ctx, contents.Secrets, func(ctx context.Context) error {
		return h.useEtcd(ctx, spec, func(e etcd) error {
			written, err := backup.Replace(ctx, e.Client, snapshot, e.prefix)
			if err == nil {
				fmt.Fprintf(o.session.Out, "[restore] %d objects restored\n", written)
			}
			return err
		})
	})
	if err != nil {
		return fmt.Errorf("%w\nThe restore is incomplete: repeat the command to continue", err)
	}
	fmt.Fprintf(o.session.Out, "[restore] The control plane is restored.\n")
	return nil
}

// target returns the description of the control plane to restore: the installed one, or that of the backup.
func (o *restoring) target(ctx context.Context, h hostCluster, c backup.Contents) (
	s plane.Spec, manager string, installed bool, err error,
) {
	current, err := host.Installed(ctx, h, o.namespace)
	if err != nil {
		return s, "", false, err
	}
	s = c.Spec.Complete()
	if s.Namespace != o.namespace {
		return s, "", false, fmt.Errorf("the backup is of a control plane in namespace %s, not %s: set --namespace", s.Namespace, o.namespace)
	}
	if current == nil {
		if c.Manager != "" {
			return s, "", false, fmt.Errorf("the control plane was installed by %s: install it in the same way, then repeat the command", c.Manager)
		}
		return s, "", false, checkRelease(s)
	}
	s = current.Complete()
	if manager, _, err = host.Manager(ctx, h, o.namespace); err != nil {
		return s, "", true, err
	}
	return s, manager, true, errors.Join(checkRelease(s), checkSuspended(ctx, h, manager))
}

// checkRelease returns an error if the control plane has another version than this program, whose kinds and roles are installed. Tags that
// are not versions, as those of charts can be, cannot be compared.
func checkRelease(s plane.Spec) error {
	if _, err := utilversion.ParseSemantic(s.Release); err != nil {
		return nil //nolint:nilerr // not a version
	}
	if release := setup.Tag(version.Current().GitVersion); s.Release != release {
		return fmt.Errorf("the control plane has version %s, and this program has %s: use karmadactl %[1]s, and upgrade later",
			s.Release, release)
	}
	return nil
}

// checkSuspended returns an error if an operator would start the components while objects are replaced.
func checkSuspended(ctx context.Context, h client.Reader, manager string) error {
	key, ok := strings.CutPrefix(manager, "Karmada ")
	if !ok {
		return nil
	}
	namespace, name, _ := strings.Cut(key, "/")
	k := &unstructured.Unstructured{}
	k.SetGroupVersionKind(schema.GroupVersionKind{Group: "operator.karmada.io", Version: "v1alpha1", Kind: "Karmada"})
	if err := h.Get(ctx, client.ObjectKey{Namespace: namespace, Name: name}, k); err != nil {
		return fmt.Errorf("read %s, which manages the control plane: %w", manager, err)
	}
	if suspended, _, _ := unstructured.NestedBool(k.Object, "spec", "suspend"); !suspended {
		return fmt.Errorf("%s manages the control plane and would start its components: set its field spec.suspend to true, "+
			"and to false after the restore", manager)
	}
	return nil
}
