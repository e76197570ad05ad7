// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package doctor

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/certs"
	"karmada.io/karmada/internal/cli/initcmd"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/install/manifests"
)

// command holds the flags of doctor.
type command struct {
	session                                    *access.Session
	control                                    *access.Control
	hostKubeconfig, hostContext, hostNamespace string
	dataDir                                    string
	format                                     output.Flag
}

// NewCommand returns the command `doctor`.
func NewCommand(s *access.Session) *cobra.Command {
	d := &command{session: s, control: access.NewControl(s)}
	cmd := &cobra.Command{
		Use:                   "doctor",
		DisableFlagsInUseLine: true,
		Short:                 "Find problems of a control plane",
		Long: templates.LongDesc(`
			Find problems of a control plane, and show what to do about each.

			The command checks the API server and etcd, clocks, versions, kinds, aggregated APIs, webhooks, leases, clusters and
			certificates. With --host-kubeconfig, it also checks the components in the host cluster. It changes nothing. The exit
			code is 1 if there is an error.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Check a control plane of karmada up
			PROGRAM doctor --kubeconfig ~/.karmada/kubeconfig --data-dir ~/.karmada

			# Check a control plane in a host cluster
			PROGRAM doctor --kubeconfig /etc/karmada/karmada-apiserver.config --host-kubeconfig ~/.kube/config`, "PROGRAM", s.Program())),
		Args:              cobra.NoArgs,
		ValidArgsFunction: cobra.NoFileCompletions,
		RunE:              func(cmd *cobra.Command, _ []string) error { return d.run(cmd.Context()) },
	}
	flags := cmd.Flags()
	d.control.AddFlags(flags)
	flags.StringVar(&d.hostKubeconfig, "host-kubeconfig", "", "Path to the kubeconfig file of the host cluster. Empty means not to check it.")
	flags.StringVar(&d.hostContext, "host-context", "", "Name of the context in --host-kubeconfig. Empty means the current context.")
	flags.StringVar(&d.hostNamespace, "host-namespace", manifests.DefaultNamespace, "Namespace of the control plane in the host cluster.")
	flags.StringVar(&d.dataDir, "data-dir", "", "Data directory of a control plane of `karmada up`, for its certificates. Empty means none.")
	d.format.AddTo(cmd, output.JSON, output.YAML)
	return cmd
}

func (d *command) run(ctx context.Context) error {
	if err := d.format.Check(); err != nil {
		return err
	}
	now := clock.RealClock{}.Now
	g := &gatherer{clock: now, state: state{now: now(), program: d.session.Program()}}
	config, err := d.control.ToRESTConfig()
	if g.read("kubeconfig of the control plane", err) {
		g.readControl(ctx, config)
	}
	if d.hostKubeconfig != "" || d.hostContext != "" {
		host, _, err := initcmd.HostClient(d.session, d.hostKubeconfig, d.hostContext)
		if g.read("host cluster", err) {
			g.readHost(ctx, host, d.hostNamespace)
		}
	}
	if d.dataDir != "" {
		entries, err := certs.Local(d.dataDir)
		if g.read("certificates in "+d.dataDir, err) {
			g.certificates = append(g.certificates, entries...)
		}
	}
	findings := examine(g.state)
	if d.format.Encodes() {
		if err := d.format.Encode(d.session.Out, findings, false); err != nil {
			return err
		}
	} else {
		d.print(findings)
	}
	if n := count(findings, Error); n > 0 {
		return fmt.Errorf("%d errors were found", n)
	}
	return nil
}

// print writes each finding in one line, and what to do in the next.
func (d *command) print(findings []Finding) {
	for _, f := range findings {
		text := f.Message
		if f.Object != "" {
			text = f.Object + ": " + f.Message
		}
		fmt.Fprintf(d.session.Out, "%-8s %-13s %s\n", f.Level, f.Check, output.OneLine(text))
		if f.Advice != "" {
			fmt.Fprintf(d.session.Out, "%-8s %-13s → %s\n", "", "", f.Advice)
		}
	}
}
