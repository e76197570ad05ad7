// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	clientv3 "go.etcd.io/etcd/client/v3"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilversion "k8s.io/apimachinery/pkg/util/version"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/backup"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/initcmd"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/version"
)

// confirmationInterval is the time between reads of a Karmada that must be suspended.
const confirmationInterval = time.Second

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
	fs.StringVar(&o.operator, "operator-kubeconfig", "",
		"Path to the kubeconfig file of the cluster with the Karmada that manages the control plane. Empty means the host cluster.")
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
	if !o.force && !initcmd.Confirm(o.session) {
		return errors.New("canceled")
	}
	if !installed {
		if spec, err = host.Locate(ctx, h, spec, o.advertise); err != nil {
			return err
		}
	}
	if installed {
		control, err := o.operatorCluster(h)
		if err != nil {
			return err
		}
		if err := o.awaitSuspension(ctx, control, manager); err != nil {
			return err
		}
		if spec, manager, _, err = o.target(ctx, h, contents); err != nil { // the operator may have changed it in the meantime
			return err
		}
	}
	i := &host.Installation{
		Host: h, Spec: spec, Now: clock.RealClock{}.Now, Timeout: time.Duration(o.timeout) * time.Second, By: manager,
		Report: func(step string) { fmt.Fprintln(o.session.Out, "[restore] "+step) },
	}
	err = i.Restore(ctx, contents.Secrets, func(ctx context.Context) error {
		return h.useEtcd(ctx, spec, func(etcd *clientv3.Client) error {
			written, err := backup.Replace(ctx, etcd, snapshot, contents.Spec.Etcd.KeyPrefix(), spec.Etcd.KeyPrefix())
			if err == nil {
				fmt.Fprintf(o.session.Out, "[restore] %d objects restored\n", written)
			}
			return err
		})
	})
	if err != nil {
		return fmt.Errorf("%w\nThe restore is incomplete: repeat the command to continue", err)
	}
	if addons := missing(contents.Spec.Complete(), spec); len(addons) > 0 {
		fmt.Fprintf(o.session.Out, "[restore] Note: the backup is of a control plane with %s, which this one does not have. Enable it in the "+
			"way in which the control plane was installed; see: karmadactl addons list\n", strings.Join(addons, ", "))
	}
	fmt.Fprintf(o.session.Out, "[restore] The control plane is restored.\n")
	return nil
}

// target returns the description of the control plane to restore: the installed one, or that of the backup.
func (o *restoring) target(ctx context.Context, h hostCluster, c backup.Contents) (
	s manifests.Spec, manager string, installed bool, err error,
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
	former := s
	s = current.Complete()
	if manager, _, err = host.Manager(ctx, h, o.namespace); err != nil {
		return s, "", true, err
	}
	control, err := o.operatorCluster(h)
	if err != nil {
		return s, "", true, err
	}
	_, err = suspension(ctx, control, manager)
	return s, manager, true, errors.Join(checkRelease(s), checkEncryption(former, s), err)
}

// operatorCluster returns the cluster with the Karmada of a control plane, which is the host cluster unless a flag names another.
func (o *restoring) operatorCluster(h hostCluster) (client.Reader, error) {
	if o.operator == "" {
		return h, nil
	}
	c, _, err := initcmd.HostClient(o.session, o.operator, "")
	return c, err
}

// checkEncryption returns an error if the API server of a control plane could not decrypt the objects of a backup. The prefix of a key is
// authenticated with its encrypted value.
func checkEncryption(backup, installed manifests.Spec) error {
	switch {
	case backup.EncryptionSecret == "":
		return nil
	case backup.EncryptionSecret != installed.EncryptionSecret:
		return fmt.Errorf("the objects of the backup are encrypted with Secret %s of the host cluster, which the control plane does not use: "+
			"create the Secret with the same keys, install the control plane again with it (--encryption-secret), then repeat the command",
			backup.EncryptionSecret)
	case backup.Etcd.KeyPrefix() != installed.Etcd.KeyPrefix():
		return fmt.Errorf("the objects of the backup are encrypted for keys with the prefix %s in etcd, and those of the control plane have "+
			"the prefix %s: install it with the same prefix, then repeat the command", backup.Etcd.KeyPrefix(), installed.Etcd.KeyPrefix())
	}
	return nil
}

// missing returns the addons and estimators of a backup that a control plane does not have.
func missing(backup, installed manifests.Spec) []string {
	var out []string
	for _, c := range manifests.Components() {
		if c.Addon() && backup.Components[c].Enabled && !installed.Components[c].Enabled {
			out = append(out, string(c))
		}
	}
	for _, cluster := range backup.Estimators {
		if !slices.Contains(installed.Estimators, cluster) {
			out = append(out, manifests.EstimatorName(cluster))
		}
	}
	return out
}

// checkRelease returns an error if the control plane has another version than this program, whose kinds and roles are installed. Tags that
// are not versions, as those of charts can be, cannot be compared.
func checkRelease(s manifests.Spec) error {
	if _, err := utilversion.ParseSemantic(s.Release); err != nil {
		return nil //nolint:nilerr // not a version
	}
	if release := initcmd.Tag(version.Current().GitVersion); s.Release != release {
		return fmt.Errorf("the control plane has version %s, and this program has %s: use karmadactl %[1]s, and upgrade later",
			s.Release, release)
	}
	return nil
}

// suspension reports whether the operator has confirmed that it does not change the control plane of a manager: a run that started before
// the suspension would start components while objects are replaced. It returns an error if the operator is not told to suspend.
func suspension(ctx context.Context, control client.Reader, manager string) (confirmed bool, err error) {
	key, ok := strings.CutPrefix(manager, "Karmada ")
	if !ok {
		return true, nil
	}
	namespace, name, _ := strings.Cut(key, "/")
	k := &unstructured.Unstructured{}
	k.SetGroupVersionKind(schema.GroupVersionKind{Group: "operator.karmada.io", Version: "v1alpha1", Kind: "Karmada"})
	if err := control.Get(ctx, client.ObjectKey{Namespace: namespace, Name: name}, k); err != nil {
		return false, fmt.Errorf("read %s, which manages the control plane: %w", manager, err)
	}
	if suspended, _, _ := unstructured.NestedBool(k.Object, "spec", "suspend"); !suspended {
		return false, fmt.Errorf("%s manages the control plane and would start its components: set its field spec.suspend to true, "+
			"and to false after the restore", manager)
	}
	list, _, _ := unstructured.NestedSlice(k.Object, "status", "conditions")
	return slices.ContainsFunc(list, func(item any) bool {
		c, _ := item.(map[string]any)
		return c["type"] == "Suspended" && c["status"] == "True" && c["observedGeneration"] == k.GetGeneration()
	}), nil
}

// awaitSuspension waits until the operator has confirmed that it does not change the control plane.
func (o *restoring) awaitSuspension(ctx context.Context, control client.Reader, manager string) error {
	if confirmed, err := suspension(ctx, control, manager); confirmed || err != nil {
		return err
	}
	fmt.Fprintf(o.session.Out, "[restore] Wait for the operator, which may be changing the control plane\n")
	waiting := ctx
	if o.timeout > 0 {
		var cancel context.CancelFunc
		waiting, cancel = context.WithTimeout(ctx, time.Duration(o.timeout)*time.Second)
		defer cancel()
	}
	err := wait.PollUntilContextCancel(waiting, confirmationInterval, true, func(ctx context.Context) (bool, error) {
		return suspension(ctx, control, manager)
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return fmt.Errorf("the operator has not confirmed the suspension of %s within %d s: see the log of the operator, and start it if it "+
			"does not run", manager, o.timeout)
	}
	return err
}
