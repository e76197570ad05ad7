// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package doctor

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/certs"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/machinery/plural"
)

// options holds the flags of doctor.
type options struct {
	session *access.Session
	control *access.Control
	host    command.Host
	dataDir string
	format  output.Flag
}

// NewCommand returns the command `doctor`.
func NewCommand(s *access.Session) *cobra.Command {
	d := &options{session: s, control: access.NewControl(s)}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "doctor", Short: "Find problems of a control plane",
		Long: `
			Find problems of a control plane, and show what to do about each.

			The command checks the API server and etcd, clocks, versions, kinds, aggregated APIs, webhooks, admission policies, roles, leases,
			clusters and certificates. With --host-kubeconfig, it also checks the components in the host cluster. It changes nothing. The exit
			code is 1 if there is an error.`,
		Example: `
			# Check a control plane of karmada up
			PROGRAM doctor --kubeconfig ~/.karmada/kubeconfig --data-dir ~/.karmada

			# Check a control plane in a host cluster
			PROGRAM doctor --kubeconfig /etc/karmada/karmada-apiserver.config --host-kubeconfig ~/.kube/config`,
	}, func(ctx context.Context, _ []string) error { return d.run(ctx) }))
	flags := c.Flags()
	d.control.AddFlags(flags)
	flags.StringVar(&d.host.Kubeconfig, "host-kubeconfig", "", "Path to the kubeconfig file of the host cluster. Empty means not to check it.")
	flags.StringVar(&d.host.Context, "host-context", "", "Name of the context in --host-kubeconfig. Empty means the current context.")
	flags.StringVar(&d.host.Namespace, "host-namespace", manifests.DefaultNamespace, "Namespace of the control plane in the host cluster.")
	flags.StringVar(&d.dataDir, "data-dir", "", "Data directory of a control plane of `karmada up`, for its certificates. Empty means none.")
	d.format.AddTo(c, output.JSON, output.YAML)
	return c
}

func (d *options) run(ctx context.Context) error {
	if err := d.format.Check(); err != nil {
		return err
	}
	now := clock.RealClock{}.Now
	g := &gatherer{clock: now, state: state{
		now: now(), program: d.session.Program(), hint: d.control.Hint(), renew: certs.RenewCommand(d.session, d.host, d.dataDir),
	}}
	config, err := d.control.ToRESTConfig()
	if g.read("kubeconfig of the control plane", err) {
		g.readControl(ctx, config)
	}
	if d.host.Kubeconfig != "" || d.host.Context != "" {
		host, _, err := d.host.Client(d.session)
		if g.read("host cluster", err) {
			g.readHost(ctx, host, d.host.Namespace)
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
		return errors.New("found " + plural.Count(n, "error"))
	}
	return nil
}

// print writes each finding in one line, and what to do in the next.
func (d *options) print(findings []Finding) {
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
