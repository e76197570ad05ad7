// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package certs implements the commands `certs check`, `certs renew` and `certs rotate-ca`.
//
//	host cluster: Secrets      ──► host.Renewal ──► entries, renewed Secrets
//	--data-dir of karmada up   ──► local        ──► entries, renewed files and kubeconfigs
package certs

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/machinery/atomicfile"
	"karmada.io/karmada/internal/machinery/plural"
)

// options selects a control plane.
type options struct {
	command.Host
	session *access.Session
	dataDir string
	now     func() time.Time
}

// NewCommand returns the command `certs`.
func NewCommand(s *access.Session) *cobra.Command {
	return command.Group("certs", "Check and renew the certificates of a control plane", `
		Check and renew the certificates of a control plane.

		Control planes renew their certificates by themselves. These commands show when they expire, and renew them at once.`,
		newCheck(s), newRenew(s), newRotateCA(s))
}

func (o *options) addFlags(fs *pflag.FlagSet) {
	o.Host.AddFlags(fs)
	fs.StringVar(&o.dataDir, "data-dir", "",
		"Data directory of a control plane of `karmada up`. Empty means a control plane in the host cluster.")
}

// renewal returns the renewal in the host cluster.
func (o *options) renewal() (host.Renewal, error) {
	c, _, err := o.Client(o.session)
	return host.Renewal{Host: c, Namespace: o.Namespace, Now: o.now}, err
}

// certificates returns the certificates of the control plane.
func (o *options) certificates(ctx context.Context) ([]credentials.Entry, error) {
	if o.dataDir != "" {
		return directory(o.dataDir).certificates()
	}
	r, err := o.renewal()
	if err != nil {
		return nil, err
	}
	return r.Certificates(ctx)
}

// checked is a certificate in the output of check.
type checked struct {
	credentials.Entry
	State pki.State `json:"state"`
}

func newCheck(s *access.Session) *cobra.Command {
	o := &options{session: s, now: clock.RealClock{}.Now}
	var format output.Flag
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "check", Short: "Show the certificates of a control plane and when they expire",
		Long: `
			Show the certificates of a control plane and when they expire.

			A certificate has the state Due when less than a third of their lifetime is left; the control plane then renews it. The exit code is
			1 if one has expired or is not valid yet.`,
		Example: `
			# Show the certificates of the control plane in the cluster of the current context
			PROGRAM certs check

			# Show the certificates of a control plane of karmada up
			PROGRAM certs check --data-dir ~/.karmada`,
	}, func(ctx context.Context, _ []string) error {
		if err := format.Check(); err != nil {
			return err
		}
		entries, err := o.certificates(ctx)
		if err != nil {
			return err
		}
		list, invalid := o.evaluate(entries)
		if !format.Encodes() {
			o.table(list, format.Wide())
		} else if err := format.Encode(s.Out, list, false); err != nil {
			return err
		}
		return invalid
	}))
	o.addFlags(c.Flags())
	format.AddTo(c, output.JSON, output.YAML, output.Wide)
	return c
}

// RenewCommand returns the command that renews the certificates of a control plane in a host cluster, or with a data directory.
func RenewCommand(s *access.Session, h command.Host, dataDir string) string {
	if dataDir != "" {
		return s.CommandLine([]access.Flag{{Name: "--data-dir", Value: dataDir}}, "certs", "renew")
	}
	return h.CommandLine(s, "certs", "renew")
}

// evaluate returns the states of certificates, and an error if one of them is not valid.
func (o *options) evaluate(entries []credentials.Entry) (list []checked, err error) {
	var invalid []string
	for _, e := range entries {
		c := checked{e, e.State(o.now())}
		list = append(list, c)
		if c.State == pki.Expired || c.State == pki.NotYetValid {
			invalid = append(invalid, e.Location)
		}
	}
	if len(invalid) > 0 {
		err = fmt.Errorf("%s not valid: %s; renew with `%s`, and check the clock of this machine",
			plural.Count(len(invalid), "certificate"), strings.Join(invalid, ", "), RenewCommand(o.session, o.Host, o.dataDir))
	}
	return list, err
}

func (o *options) table(list []checked, wide bool) {
	header := output.Text("CERTIFICATE", "STATE", "EXPIRES", "SUBJECT", "ISSUER")
	if wide {
		header = append(header, output.Text("NAMES")...)
	}
	rows := [][]output.Cell{header}
	for _, c := range list {
		row := output.Text(c.Location, string(c.State), c.NotAfter.UTC().Format(time.DateOnly), c.Subject, c.Issuer)
		if wide {
			row = append(row, output.Text(strings.Join(c.Names, ","))...)
		}
		rows = append(rows, row)
	}
	output.Terminal{Writer: o.session.Out}.Table(rows)
}

// renewing holds the flags of renew.
type renewing struct {
	*options
	all, dryRun     bool
	adminKubeconfig string
}

func newRenew(s *access.Session) *cobra.Command {
	o := &renewing{options: &options{session: s, now: clock.RealClock{}.Now}}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "renew", Short: "Renew the certificates of a control plane",
		Long: `
			Renew the certificates of a control plane that have less than a third of their lifetime left.

			Components read the new certificates without a restart. CAs and the key of service account tokens are not renewed: rotate-ca
			replaces them.`,
		Example: `
			# Show which certificates would be renewed
			PROGRAM certs renew --dry-run

			# Renew all certificates, and write a new kubeconfig of the administrator
			PROGRAM certs renew --all --admin-kubeconfig /etc/karmada/karmada-apiserver.config

			# Renew the certificates of a control plane of karmada up
			PROGRAM certs renew --data-dir ~/.karmada`,
	}, func(ctx context.Context, _ []string) error { return o.run(ctx) }))
	fs := c.Flags()
	o.addFlags(fs)
	fs.BoolVar(&o.all, "all", false, "If true, also renew certificates that have more of their lifetime left.")
	fs.BoolVar(&o.dryRun, "dry-run", false, "If true, only print what would be renewed.")
	fs.StringVar(&o.adminKubeconfig, "admin-kubeconfig", "",
		"File to which the kubeconfig of the administrator is written, with the renewed certificate. Empty means none.")
	return c
}

func (o *renewing) run(ctx context.Context) error {
	if o.dataDir != "" {
		if o.adminKubeconfig != "" {
			return errors.New("--admin-kubeconfig cannot be used with --data-dir: the kubeconfigs in the directory are updated")
		}
		changes, err := directory(o.dataDir).renew(o.now(), o.all, o.dryRun)
		o.report(changes)
		return err
	}
	r, err := o.renewal()
	if err != nil {
		return err
	}
	r.All, r.DryRun = o.all, o.dryRun
	renewed, err := r.Run(ctx)
	if err != nil {
		return err
	}
	o.report(renewed.Changes)
	if o.adminKubeconfig == "" || o.dryRun {
		return nil
	}
	kubeconfig, err := renewed.Installation.Kubeconfig(renewed.Installation.Server())
	if err != nil {
		return err
	}
	return atomicfile.Write(o.adminKubeconfig, kubeconfig, 0o600)
}

func (o *renewing) report(changes []credentials.Change) {
	verb := "Renewed"
	if o.dryRun {
		verb = "Would renew"
	}
	for _, c := range changes {
		fmt.Fprintf(o.session.Out, "%s %s: %s\n", verb, c.Secret, c.Reason)
	}
	if len(changes) == 0 {
		fmt.Fprintln(o.session.Out, "No certificate must be renewed.")
	}
}
