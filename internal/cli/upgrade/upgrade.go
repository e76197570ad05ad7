// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package upgrade implements the command `upgrade`, which updates a control plane in a host cluster to the version of the program.
//
//	recorded plane.Spec ──► target Spec ──► checkSkew
//	                             ├──► Plan: host objects (dry runs), kinds, expected writes to members
//	                             └──► host.Installation: etcd, API server, kinds and webhooks, servers, controllers
package upgrade

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/initcmd"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/version"
)

// options holds the flags.
type options struct {
	command.Host
	session                 *access.Session
	image, kubeTag, etcdTag string
	plan, rollback          bool
	timeout                 int
	format                  output.Flag
}

// NewCommand returns the command `upgrade`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "upgrade", Short: "Update a control plane in a host cluster to the version of this program",
		Long: `
			Update a control plane in a host cluster to the version of this program.

			The command updates etcd and the API server, then kinds, webhooks and roles, then the other components, one after another, and waits
			for each. It can be repeated: it continues after an interruption. Clusters and their workloads are not changed.`,
		Example: `
			# Show what would change, and how many writes to clusters follow
			PROGRAM upgrade --plan

			# Update
			PROGRAM upgrade

			# Return to the version of this program, which is older than that of the control plane
			PROGRAM upgrade --rollback`,
	}, func(ctx context.Context, _ []string) error { return o.run(ctx) }))
	o.addFlags(c.Flags())
	o.format.AddTo(c, output.JSON, output.YAML)
	return c
}

func (o *options) addFlags(fs *pflag.FlagSet) {
	o.Host.AddFlags(fs)
	fs.StringVar(&o.image, "image", "",
		"Image of all components. Required if the control plane was installed with --image; empty means the registries of the installation.")
	fs.StringVar(&o.kubeTag, "kube-image-tag", manifests.DefaultKubeTag, "Tag of the images of Kubernetes.")
	fs.StringVar(&o.etcdTag, "etcd-image-tag", manifests.DefaultEtcdTag, "Tag of the image of etcd.")
	fs.BoolVar(&o.plan, "plan", false, "If true, only print what would change.")
	fs.BoolVar(&o.rollback, "rollback", false,
		"If true, return to the version of this program, which is older. Kinds stay at the newer version, so that no fields are lost.")
	fs.IntVar(&o.timeout, "wait-component-ready-timeout", 300, "Time in seconds to wait for each component. 0 means no limit.")
}

// Plan is the result of --plan. Programs read its JSON: fields are added, never renamed.
type Plan struct {
	From string `json:"from"`
	To   string `json:"to"`
	// Host are the changes in the host cluster, and Kinds the kinds that are created or updated in the control plane.
	Host  []host.Change `json:"host"`
	Kinds []string      `json:"kinds"`
	// Writes are those to member clusters.
	Writes Writes   `json:"writes"`
	Notes  []string `json:"notes,omitempty"`
}

func (o *options) run(ctx context.Context) error {
	if err := o.format.Check(); err != nil {
		return err
	}
	if o.format.Encodes() && !o.plan {
		return errors.New("--output can be used with --plan only")
	}
	c, _, err := o.Client(o.session)
	if err != nil {
		return err
	}
	record, err := host.ReadRecord(ctx, c, o.Namespace)
	if err != nil {
		return err
	}
	target, notes, err := o.target(record, version.Current().GitVersion)
	if err != nil {
		return err
	}
	i := &host.Installation{
		Host: c, Spec: target, Now: clock.RealClock{}.Now, Timeout: time.Duration(o.timeout) * time.Second, Rollback: o.rollback,
		Report: func(step string) { fmt.Fprintln(o.session.Out, "[upgrade] "+step) },
	}
	if o.plan {
		if losesData(record.Spec.Complete(), target) {
			notes = append(notes, dataLoss)
		}
		i.Report = nil
		return o.printPlan(ctx, i, *record.Spec, notes)
	}
	if losesData(record.Spec.Complete(), target) {
		return errors.New(dataLoss)
	}
	for _, n := range notes {
		fmt.Fprintln(o.session.Out, "[upgrade] Note: "+n)
	}
	i.Previous = record.Spec
	if record.Spec.Release == target.Release {
		i.Previous = record.Previous // an interrupted upgrade continues
	}
	if err := i.Install(ctx); err != nil {
		return fmt.Errorf("%w\nThe upgrade is incomplete: repeat the command to continue", err)
	}
	fmt.Fprintf(o.session.Out, "[upgrade] The control plane has version %s.\n", target.Release)
	return nil
}

// dataLoss is the error of an upgrade that would delete the database.
const dataLoss = "etcd has storage emptyDir: its data is lost when its pod is replaced. Back up the control plane, remove it, " +
	"install it with another storage, and restore the backup"

// losesData reports whether an upgrade replaces the pods of a database whose data has the lifetime of its pods.
func losesData(current, target manifests.Spec) bool {
	e := current.Etcd
	return e.External == nil && e.Storage == manifests.EmptyDir && current.Image(manifests.Etcd) != target.Image(manifests.Etcd)
}

// target returns the description of the control plane with the version of this program.
func (o *options) target(record host.Record, release string) (manifests.Spec, []string, error) {
	if record.Spec == nil {
		return manifests.Spec{}, nil, fmt.Errorf(
			"namespace %s of the host cluster contains no control plane of init: set --namespace", o.Namespace)
	}
	release = initcmd.Tag(release)
	current := record.Spec.Complete()
	target := current
	if o.rollback && record.Previous != nil && record.Previous.Release == release {
		target = record.Previous.Complete()
		target.Components, target.Estimators = current.Components, current.Estimators             // addons may have changed
		target.Endpoint, target.Certificates.Names = current.Endpoint, current.Certificates.Names // nodes may have changed
	}
	target.Release = release
	var notes []string
	switch {
	case o.image != "":
		target.Images.All = o.image
	case target.Images.All != "" && target.Release != current.Release && target.Images.All == current.Images.All:
		return manifests.Spec{}, nil, fmt.Errorf("--image is required: the control plane uses the image %s for all components", target.Images.All)
	}
	if !o.rollback {
		target.Images.KubeTag, target.Images.EtcdTag = o.kubeTag, o.etcdTag
	}
	for _, c := range manifests.Components() {
		if image := target.Components[c].Image; image != "" && target.Components[c].Enabled {
			notes = append(notes, fmt.Sprintf("%s keeps its image %s: change it with `init` or `addons enable`", c, image))
		}
	}
	var errs []error
	for _, skew := range []struct{ name, from, to string }{
		{"Karmada", current.Release, target.Release}, {"Kubernetes", current.Images.KubeTag, target.Images.KubeTag},
		{"etcd", "v" + current.Images.EtcdTag, "v" + target.Images.EtcdTag},
	} {
		note, err := checkSkew(skew.name, skew.from, skew.to, o.rollback)
		if note != "" {
			notes = append(notes, note)
		}
		errs = append(errs, err)
	}
	return target, notes, errors.Join(errs...)
}

func (o *options) printPlan(ctx context.Context, i *host.Installation, current manifests.Spec, notes []string) error {
	p := Plan{From: current.Release, To: i.Spec.Release, Notes: notes, Host: []host.Change{}, Kinds: []string{}}
	changes, err := i.Plan(ctx)
	if err != nil {
		return err
	}
	p.Host = append(p.Host, changes...)
	config, err := i.Config()
	if err != nil {
		return err
	}
	scheme := host.Scheme()
	if err := access.AddToScheme(scheme); err != nil {
		return err
	}
	control, err := client.New(config, client.Options{Scheme: scheme})
	if err != nil {
		return fmt.Errorf("connect to the control plane at %s: %w", config.Host, err)
	}
	if !i.Rollback {
		kinds, err := install.OutdatedKinds(ctx, control)
		if err != nil {
			return err
		}
		p.Kinds = append(p.Kinds, kinds...)
	}
	if p.Writes, err = expectedWrites(ctx, control); err != nil {
		return err
	}
	if o.format.Encodes() {
		return o.format.Encode(o.session.Out, p, false)
	}
	p.print(o)
	return nil
}

func (p Plan) print(o *options) {
	out := o.session.Out
	fmt.Fprintf(out, "Update from %s to %s\n\nHost cluster: %s\n", p.From, p.To, plural.Count(len(p.Host), "change"))
	for _, c := range p.Host {
		fmt.Fprintf(out, "  %-7s %s", c.Action, c.Object)
		if len(c.Fields) > 0 {
			fmt.Fprintf(out, ": %s", strings.Join(c.Fields, ", "))
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "\nKinds of the control plane: %s\n", plural.Count(len(p.Kinds), "change"))
	for _, k := range p.Kinds {
		fmt.Fprintf(out, "  %s\n", k)
	}
	fmt.Fprintf(out, "\nWrites to clusters: %d, for %d manifests\n", len(p.Writes.Changed), p.Writes.Manifests)
	for _, w := range p.Writes.Changed {
		fmt.Fprintf(out, "  %s\n", w)
	}
	for _, s := range p.Writes.Skipped {
		fmt.Fprintf(out, "  unknown: %s\n", output.OneLine(s))
	}
	for _, n := range p.Notes {
		fmt.Fprintf(out, "\nNote: %s.\n", n)
	}
}
