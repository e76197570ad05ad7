// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package certs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/machinery/atomicfile"
)

// rotating holds the flags of rotate-ca.
type rotating struct {
	*options
	phase, adminKubeconfig string
	timeout                time.Duration
}

func newRotateCA(s *access.Session) *cobra.Command {
	o := &rotating{options: &options{session: s, now: clock.RealClock{}.Now}}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "rotate-ca", Short: "Replace the CAs and the key of service account tokens of a control plane",
		Long: `
			Replace all CAs of a control plane and the key of service account tokens, in three phases.

			Phase trust creates new CAs, and all components accept both. In phase issue, all certificates are issued again by the new CAs. Phase
			finish removes the old ones. All clients must have read the results of a phase before the next one begins. A phase can be repeated
			after an interruption.`,
		Example: `
			# Accept certificates of new CAs
			PROGRAM certs rotate-ca --phase trust

			# Issue all certificates again, and write a new kubeconfig of the administrator
			PROGRAM certs rotate-ca --phase issue --admin-kubeconfig /etc/karmada/karmada-apiserver.config

			# Reject certificates of the old CAs
			PROGRAM certs rotate-ca --phase finish

			# Begin with a control plane of karmada up
			PROGRAM certs rotate-ca --phase trust --data-dir ~/.karmada`,
	}, func(ctx context.Context, _ []string) error { return o.run(ctx) }))
	fs := c.Flags()
	o.addFlags(fs)
	fs.StringVar(&o.phase, "phase", "", "Phase to run: trust, issue or finish. Required.")
	fs.DurationVar(&o.timeout, "timeout", 10*time.Minute, "Timeout of waiting for the restart of each component. 0 means no limit.")
	fs.StringVar(&o.adminKubeconfig, "admin-kubeconfig", "",
		"File to which the kubeconfig of the administrator is written, with the CAs and the certificate of the phase. Empty means none.")
	return c
}

func (o *rotating) run(ctx context.Context) error {
	phase := pki.Phase(o.phase)
	if phase == pki.Steady {
		return errors.New("required flag missing: --phase=trust, issue or finish")
	}
	if o.dataDir != "" {
		return o.runLocal(phase)
	}
	r, err := o.renewal()
	if err != nil {
		return err
	}
	installation, err := host.Rotation{Renewal: r, Phase: phase, Adjust: func(i *host.Installation) {
		i.Timeout, i.Report = o.timeout, func(step string) { fmt.Fprintln(o.session.Out, step) }
	}}.Run(ctx)
	if err != nil {
		return err
	}
	if o.adminKubeconfig != "" {
		kubeconfig, err := installation.Kubeconfig(installation.Server())
		if err != nil {
			return err
		}
		if err := atomicfile.Write(o.adminKubeconfig, kubeconfig, 0o600); err != nil {
			return err
		}
	}
	o.next(phase)
	return nil
}

func (o *rotating) runLocal(phase pki.Phase) error {
	if o.adminKubeconfig != "" {
		return errors.New("--admin-kubeconfig cannot be used with --data-dir: the kubeconfigs in the directory are updated")
	}
	d := directory(o.dataDir)
	if entries, err := d.certificates(); err != nil || len(entries) == 0 {
		return errors.Join(err, fmt.Errorf("%s contains no certificates", d.pki()))
	}
	if err := pki.Rotate(d.pki(), phase, o.now()); err != nil {
		return err
	}
	fmt.Fprintln(o.session.Out, "Restart the control plane: `karmada down`, then `karmada up` with the same flags.")
	o.next(phase)
	return nil
}

// next prints what must happen before the next phase.
func (o *rotating) next(phase pki.Phase) {
	fmt.Fprintln(o.session.Out, map[pki.Phase]string{
		pki.Trust:  "Both CAs are accepted. Before phase issue, give all clients the new kubeconfig, and let all agents read the new CA.",
		pki.Issue:  "The new CAs issue certificates. Before phase finish, give all clients new certificates and tokens.",
		pki.Finish: "The old CAs are no longer accepted.",
	}[phase])
}
