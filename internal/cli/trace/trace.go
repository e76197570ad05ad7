// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package trace implements `karmadactl trace`, which shows what happened to an object and when.
//
//	TYPE/NAME ──► observe.Reader ──► flow.Timeline ──► table, or JSON or YAML
//	                  ▲                  │ --watch
//	                  └──────────────────┘ every second, until the timeline is complete; prints the steps that changed
package trace

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/cli/policy"
)

const (
	// maxClusters is the number of clusters with steps by default.
	maxClusters = 5
	// maxReasons is the number of reasons in the last line.
	maxReasons = 3
	// interval is the time between two reads with --watch.
	interval = time.Second
)

type options struct {
	command.Objects
	clock    clock.Clock
	clusters []string
	all      bool
	members  bool
	watch    bool
}

// NewCommand returns the command `trace`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s), clock: clock.RealClock{}}
	o.Deleted = true
	c := o.Command(command.Help{
		Use:   "trace (TYPE NAME | TYPE/NAME)",
		Short: "Show what happened to an object and when, from its last write to its reported status",
		Long: `
			Show what happened to an object and when, from its last write to its reported status, and what it waits for.

			Each line is a step: the write of the object, the policy that claimed it, its binding, the decision of the scheduler,
			the Work of each cluster, the object in the member, and the status that is reported back. The last moves between
			clusters follow, with their cause. A step shows its time and the
			time since the step that caused it. Times are those that objects and events record; most have seconds only, and steps
			that had no effect on the last write are older than it. A time that is not recorded is omitted.

			Clusters with problems are listed first. If there are more than 5, the others are counted by state. Members are read
			through the cluster proxy. A member in Push mode that does not respond is not complete; the state that others reported last
			is shown.`,
		Example: `
			# Show what happened to the deployment nginx
			PROGRAM trace deployment/nginx

			# Show it while it happens, until all clusters are up to date and healthy
			PROGRAM trace deployment/nginx --watch

			# Show the steps in one cluster
			PROGRAM trace deployment/nginx -C member1

			# Print the steps in all clusters in JSON format
			PROGRAM trace deployment/nginx --all -o json`,
	}, o.run, output.JSON, output.YAML)
	o.AddColor(c)
	o.AddClusters(c, &o.clusters)
	c.Flags().BoolVar(&o.all, "all", false, "If true, show the steps in all clusters. By default, those in 5 clusters are shown.")
	c.Flags().BoolVar(&o.members, "members", true, "If true, read the objects in the members.")
	c.Flags().BoolVarP(&o.watch, "watch", "w", false, "If true, print the steps that change until the timeline is complete.")
	return c
}

func (o *options) run(ctx context.Context, args []string) error {
	s, err := o.Subject(ctx, args)
	if p, named := errors.AsType[command.PolicyError](err); named {
		return policy.Show(ctx, &o.Base, p.Policy)
	} else if err != nil {
		return err
	}
	if err := o.CheckClusters(ctx, o.clusters); err != nil {
		return err
	}
	reader := &observe.Reader{Access: o.Control, Control: o.Client, CommandLine: o.Control.CommandLine, Options: observe.Options{
		Limit: observe.Limit(maxClusters, o.all), Clusters: o.clusters, Members: o.members, Events: true, References: true,
	}}
	location, err := time.LoadLocation(cmp.Or(o.Session.Env["TZ"], time.Local.String()))
	if err != nil {
		return fmt.Errorf("environment variable TZ: %w", err)
	}
	page := &page{Terminal: o.Terminal, now: o.clock.Now, location: location}
	note := o.ServiceNote(ctx, s)
	if restored := explain.RestoreNote(ctx, o.Client, s, o.clock.Now()); restored != "" {
		note += "\nNote: " + restored + "."
	}
	for _, text := range explain.MarkNotes(s) {
		note += "\nNote: " + text + "."
	}
	return o.follow(ctx, reader, s, func(before, after *flow.Timeline) error {
		after.Note = strings.Trim(after.Note+"\n"+note, "\n")
		switch {
		case o.Output.Encodes():
			return o.Output.Encode(o.Session.Out, after, before != nil)
		case before == nil:
			page.print(after)
		default:
			page.printChanges(before, after)
		}
		return nil
	})
}

// follow prints the timeline. With --watch, it prints each change until the timeline is complete or ctx is done.
func (o *options) follow(
	ctx context.Context, reader *observe.Reader, s *explain.Subject, print func(before, after *flow.Timeline) error,
) error {
	var before *flow.Timeline
	for {
		after, err := o.read(ctx, reader, s)
		if err != nil {
			return err
		}
		if before == nil || before.Complete != after.Complete || !slices.EqualFunc(before.Steps, after.Steps, sameStep) {
			if err := print(before, after); err != nil {
				return err
			}
			before = after
		}
		if !o.watch || after.Complete {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-o.clock.After(interval):
		}
		if s, err = reader.Refresh(ctx, s); err != nil {
			return err
		}
	}
}

// read returns the timeline. If it is complete, the Works of the clusters without steps are read, too: the binding reports them later.
func (o *options) read(ctx context.Context, reader *observe.Reader, s *explain.Subject) (*flow.Timeline, error) {
	objects, err := reader.Read(ctx, s)
	if err != nil {
		return nil, err
	}
	t := flow.NewTimeline(objects, o.clock.Now())
	if !t.Complete || len(objects.Hidden)+len(o.clusters) == 0 {
		return t, nil
	}
	all := *reader
	all.Options.Limit, all.Options.Clusters, all.Options.Members = 0, nil, false
	if objects, err = all.Read(ctx, s); err != nil {
		return nil, err
	}
	if every := flow.NewTimeline(objects, o.clock.Now()); !every.Complete {
		t.Complete, t.Waiting = false, every.Waiting
	}
	return t, nil
}

// sameStep compares steps as the page prints them.
func sameStep(a, b flow.Step) bool {
	return a.Stage == b.Stage && a.Cluster == b.Cluster && a.State == b.State && a.Message == b.Message
}

// page prints timelines.
type page struct {
	output.Terminal
	now      func() time.Time
	location *time.Location
}

func (p *page) print(t *flow.Timeline) {
	p.Printf("%s\n\n", title(t))
	p.Table(append([][]output.Cell{output.Text("TIME", "AFTER", "STATE", "STEP", "CLUSTER", "OBJECT", "DETAIL")}, p.rows(t.Steps)...))
	if hidden := observe.Hidden(t.Hidden); hidden != "" {
		p.Printf("%s (use --all to list them)\n", hidden)
	}
	if t.Note != "" {
		p.Printf("%s\n", t.Note)
	}
	p.Printf("\n")
	if len(t.Moves) > 0 {
		rows := [][]string{{"MOVED", "BY", "CHANGES", "REASON"}}
		for _, m := range t.Moves {
			rows = append(rows, []string{m.Time.In(p.location).Format(time.DateTime), m.By, strings.Join(m.Changes, " "), m.Reason})
		}
		p.Table(output.Rows(rows))
		p.Printf("\n")
	}
	p.printResult(t)
}

// printChanges prints the steps that differ.
func (p *page) printChanges(before, after *flow.Timeline) {
	known := map[string]flow.Step{}
	for _, s := range before.Steps {
		known[string(s.Stage)+"/"+s.Cluster] = s
	}
	var changed []flow.Step
	for _, s := range after.Steps {
		if old, found := known[string(s.Stage)+"/"+s.Cluster]; !found || !sameStep(old, s) {
			changed = append(changed, s)
		}
	}
	if len(changed) > 0 {
		p.Table(append([][]output.Cell{output.Text("", "", "", "", "", "", "")}, p.rows(changed)...))
	}
	if after.Complete {
		p.Printf("\n")
		p.printResult(after)
	}
}

func (p *page) rows(steps []flow.Step) (out [][]output.Cell) {
	for i := range steps {
		s := &steps[i]
		at, after := "", ""
		if s.Time != nil {
			at = s.Time.In(p.location).Format(time.TimeOnly)
			if s.Precise() {
				at = s.Time.In(p.location).Format("15:04:05.000")
			}
		}
		if s.Seconds != nil {
			took := time.Duration(*s.Seconds * float64(time.Second))
			after = took.String()
			if !s.Precise() || took >= time.Minute {
				after = duration.HumanDuration(took)
			}
		}
		row := output.Text(at, after, "", string(s.Stage), s.Cluster, s.Object, s.Message)
		row[2] = observe.Cell(s.State)
		out = append(out, row)
	}
	return out
}

func (p *page) printResult(t *flow.Timeline) {
	total := ""
	if t.Seconds != nil {
		took := time.Duration(*t.Seconds * float64(time.Second))
		total = " after " + duration.HumanDuration(took)
		if took > time.Minute && t.Since != nil { // later changes have other causes, such as override policies
			total = fmt.Sprintf(", the last one %s ago, %s after the last write of the object",
				duration.HumanDuration(p.now().Sub(t.Since.Time)), duration.HumanDuration(took))
		}
	}
	if t.Complete {
		p.Printf("%s: every step was done%s.\n", p.Paint("Complete", output.Good), total)
		return
	}
	ago := ""
	if t.Since != nil {
		ago = " (last step " + duration.HumanDuration(p.now().Sub(t.Since.Time)) + " ago)"
	}
	p.Printf("%s%s:\n", p.Paint("Incomplete", output.Pending), ago)
	for i, reason := range t.Waiting {
		if i == maxReasons {
			p.Printf("  and %d more\n", len(t.Waiting)-i)
			break
		}
		p.Printf("  %s\n", output.OneLine(reason))
	}
}

func title(t *flow.Timeline) string {
	text := t.Kind + " " + t.Name
	if t.Namespace != "" {
		text += " in namespace " + t.Namespace
	}
	return text
}
