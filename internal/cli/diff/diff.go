// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package diff implements `karmadactl diff`, which compares the object in each member with its manifest.
//
//	TYPE/NAME, override policies ──► render.Plan: the manifest of each cluster ─┐
//	                       member ──► observed object ──────────────────────────┴─► threeway.Plan ──► dry run in the member
//	                                                                                                    │
//	                                                       differences, equal ones of several clusters once ◄┘
//
// The code of the controllers makes the manifests and the updates. The API server of the member adds defaults and runs its
// admission; nothing is persisted.
package diff

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/diff/compare"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/cli/plan"
	"karmada.io/karmada/internal/override"
)

// Exit codes, as of kubectl diff.
const (
	exitDifferent = 1
	exitFailed    = 2
)

type options struct {
	command.Objects
	policy   string
	clusters []string
	all      bool
}

// NewCommand returns the command `diff`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
	c := o.Command(command.Help{
		Use:   "diff (TYPE NAME | TYPE/NAME) [-f OVERRIDES]",
		Short: "Compare what each member has with what it would get",
		Long: `
			Compare what each member has with what it would get.

			For each cluster of the object, the manifest is made as the controllers make it, with the replicas and the override
			policies of the cluster. The member validates the update without persisting it, so that defaults, webhooks and rejections
			are included. Labels and annotations by which Karmada identifies the object are omitted, values of Secrets are masked.
			Clusters with equal differences are listed together.

			In a staged rollout, a cluster is compared with the revision that the rollout gives it. What the rollout will change there
			later is listed separately, and is no difference. With -f, all clusters are compared with the current content.

			The exit code is 0 if there are no differences, 1 if there are some, and 2 if an error occurred.`,
		Example: `
			# Show what is not applied yet, or was changed in a member
			PROGRAM diff deployment/nginx

			# Compare one cluster
			PROGRAM diff deployment/nginx -C member1

			# Show what the override policies in override.yaml would change
			PROGRAM diff deployment/nginx -f override.yaml`,
	}, o.run, output.JSON, output.YAML)
	o.AddColor(c)
	c.Flags().StringVarP(&o.policy, "filename", "f", "", "File with override policies to compare with; - is standard input.")
	o.AddClusters(c, &o.clusters)
	c.Flags().BoolVar(&o.all, "all", false,
		"If true, compare all clusters and print all lines. By default, at most 20 clusters are compared.")
	return command.FailWith(c, exitFailed)
}

func (o *options) run(ctx context.Context, args []string) error {
	r, err := o.compare(ctx, args)
	if err != nil {
		return err
	}
	if err := o.Print(r, false, func() { o.print(r) }); err != nil {
		return err
	}
	if slices.ContainsFunc(r.Clusters, func(c compare.Cluster) bool { return c.Change != compare.Unchanged }) {
		return access.ExitError{Code: exitDifferent}
	}
	return nil
}

func (o *options) compare(ctx context.Context, args []string) (*compare.Result, error) {
	if err := o.Validate(args); err != nil {
		return nil, err
	}
	var overrides []override.Policy
	if o.policy != "" {
		p, found, err := plan.ReadPolicies(ctx, o.policy, o.Session.In, o.Control)
		if err != nil {
			return nil, err
		}
		if len(p) > 0 {
			return nil, fmt.Errorf("%s contains %s; for propagation policies, use: %s", o.policy, explain.RefOf(p[0]),
				o.Control.CommandLine(o.Control.Namespace, "plan", "-f", o.policy))
		}
		overrides = found
	}
	s, err := o.Subject(ctx, args)
	if err != nil {
		return nil, err
	}
	if err := o.CheckClusters(ctx, o.clusters); err != nil {
		return nil, err
	}
	return compare.Run(ctx, &observe.Reader{Access: o.Control, Control: o.Client, CommandLine: o.Control.CommandLine, Options: observe.Options{
		Limit: observe.Limit(explain.MaxRows, o.all), Clusters: o.clusters, Members: true,
	}}, s, overrides)
}

func (o *options) print(r *compare.Result) {
	t := o.Terminal
	for _, change := range []compare.Change{
		compare.Rejected, compare.Conflict, compare.Unknown, compare.Delete, compare.Create, compare.Update,
	} {
		var manifests []explain.Manifest
		pending, revisions := map[string]string{}, map[string]int64{}
		for _, c := range r.Clusters {
			if c.Change == change {
				manifests = append(manifests, c.Manifest)
				pending[c.Cluster], revisions[c.Cluster] = c.Pending, c.Revision
			}
		}
		text := explain.PrintGroups(manifests, o.all, func(clusters []string, m *explain.Manifest) string {
			return heading(change, clusters, m, pending, revisions)
		})
		t.Printf("%s", paint(t, text))
	}
	var unchanged []string
	var later []explain.Manifest
	headings := map[string]string{}
	for _, c := range r.Clusters {
		if c.Change == compare.Unchanged && c.Later == nil {
			unchanged = append(unchanged, c.Cluster)
		}
		if l := c.Later; l != nil {
			later = append(later, explain.Manifest{Cluster: c.Cluster, Error: l.Error, Diff: l.Diff})
			headings[c.Cluster] = ": " + l.Reason
		}
	}
	t.Printf("%s", paint(t, explain.PrintGroups(later, o.all, func(clusters []string, m *explain.Manifest) string {
		return strings.TrimSuffix("Later in "+explain.Names(clusters)+headings[clusters[0]]+": "+output.OneLine(m.Error), ": ")
	})))
	if len(unchanged) > 0 {
		t.Printf("%s without differences: %s\n", explain.Count(int64(len(unchanged)), "cluster"), explain.Names(unchanged))
	}
	if len(r.Clusters) == 0 {
		t.Printf("Nothing to compare: the placement selects no cluster for %s. See: %s\n", r.Template,
			o.Control.CommandLine(r.Namespace, "why", r.Template))
	}
	if hidden := observe.Hidden(r.Hidden); hidden != "" {
		t.Printf("%s (use --all to compare them)\n", hidden)
	}
	for _, n := range r.Notes {
		t.Printf("Note: %s.\n", n)
	}
}

// heading describes a group of clusters with the same change.
func heading(change compare.Change, clusters []string, m *explain.Manifest, pending map[string]string, revisions map[string]int64) string {
	text := string(change) + " in " + explain.Names(clusters)
	if m.Error != "" {
		return text + ": " + output.OneLine(m.Error)
	}
	if len(m.Rules) > 0 {
		text += ", with " + m.Describe()
	}
	if r := revisions[clusters[0]]; r > 0 {
		text += fmt.Sprintf(", with revision %d", r)
	}
	if reason := pending[clusters[0]]; reason != "" {
		text += " (pending: " + output.OneLine(reason) + ")"
	}
	return text
}

// paint colors the lines of differences.
func paint(t output.Terminal, text string) string {
	if !t.Colored {
		return text
	}
	var out strings.Builder
	for line := range strings.Lines(text) {
		body := strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(body, "  +"):
			body = t.Paint(body, output.Good)
		case strings.HasPrefix(body, "  -"):
			body = t.Paint(body, output.Bad)
		}
		out.WriteString(body + "\n")
	}
	return out.String()
}
