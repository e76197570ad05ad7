// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package rollout implements `karmadactl rollout`: the command of kubectl, which for staged rollouts shows and approves their stages,
// pauses them, and returns to older revisions.
package rollout

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	appsv1 "k8s.io/api/apps/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/cli-runtime/pkg/genericiooptions"
	"k8s.io/kubectl/pkg/cmd/rollout"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/kubectl"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/advance"
	"karmada.io/karmada/internal/rollout/revision"
)

type options struct {
	command.Base
	target  *access.Target
	clock   clock.WithTicker
	control client.Client
	// namespace is set by find.
	namespace string
	watch     bool
	stage     string
	revision  int64
	// result is the output of kubectl.
	result *heldResult
	// reduced holds the objects for which kubectl would wait without end.
	reduced sets.Set[string]
}

// object is a StagedRollout or a ClusterStagedRollout.
type object interface {
	client.Object
	RolloutSpec() *fleetv1alpha1.StagedRolloutSpec
	RolloutStatus() *fleetv1alpha1.StagedRolloutStatus
}

// action acts on a staged rollout.
type action = func(*options, context.Context, object) error

// NewCommand returns the command `rollout`: that of kubectl, with actions on staged rollouts.
func NewCommand(s *access.Session) *cobra.Command {
	var children []*cobra.Command
	for _, plain := range []struct {
		create constructor
		staged action
		long   string
	}{
		{rollout.NewCmdRolloutStatus, (*options).status, `
			Show the stages and clusters of a staged rollout. For another object, wait until its rollout has ended in all clusters, also that
			of a change of override policies, unless --watch=false is set.`},
		{rollout.NewCmdRolloutHistory, (*options).history, `
			List the revisions of a staged rollout. For another workload, list those that its members keep or, with --cluster, those of one
			member.`},
		{rollout.NewCmdRolloutPause, suspending("paused", true), `
			Pause a staged rollout. Of another Deployment, pause the rollout in all clusters.`},
		{rollout.NewCmdRolloutResume, suspending("resumed", false), `
			Resume a paused rollout.`},
		{func(f cmdutil.Factory, streams genericiooptions.IOStreams) *cobra.Command {
			return rollout.NewCmdRolloutUndo(s.Program(), f, streams)
		}, (*options).undo, `
			Return to an older revision of a staged rollout: that of --to-revision, or the last one that succeeded if another one is being
			rolled out. With --cluster, return to an older revision of an object of a member.`},
		{rollout.NewCmdRolloutRestart, nil, `
			Restart the pods of an object in all clusters or, with --cluster, in one member. If the object has a staged rollout, the restart
			passes its stages.`},
	} {
		o := &options{Base: command.NewBase(s), clock: clock.RealClock{}}
		o.target = access.NewTarget(o.Control)
		children = append(children, o.join(plain.create, plain.staged, plain.long))
	}
	o := &options{Base: command.NewBase(s), clock: clock.RealClock{}}
	o.target = access.NewTarget(o.Control)
	approve := o.Command(command.Help{
		Use: "approve TYPE/NAME | ROLLOUT", Short: "Approve the stage that a staged rollout waits for",
		Long: "Approve the stage that a staged rollout waits for.", Example: "# Approve the stage\nPROGRAM rollout approve deployment/nginx",
	}, func(ctx context.Context, args []string) error {
		if len(args) == 0 {
			return errors.New("required argument missing: TYPE/NAME")
		}
		rollouts, others, err := o.find(ctx, args)
		if err == nil && len(others) > 0 {
			err = o.missing(others[0])
		}
		for _, r := range rollouts {
			if err == nil {
				err = o.approve(ctx, r)
			}
		}
		return err
	})
	approve.Flags().StringVar(&o.stage, "stage", "", "Stage to approve. Empty means the stage that waits for an approval.")
	return command.Group("rollout", "Manage rollouts", `
		Manage the rollout of objects: show their progress, pause, resume and restart them, return to older revisions, and approve stages.

		A staged rollout exists for each object whose policy has a rolloutStrategy of type Staged. It is named by its object, as TYPE/NAME,
		or by its own name. A return to an older revision passes the stages of the strategy, except to the last revision that succeeded.

		Other objects are handled as by kubectl, in all their clusters at once. With --cluster, the commands act on an object of one member;
		its next change in the control plane overwrites changes there.`,
		append(children, approve)...)
}

// constructor creates a command of kubectl.
type constructor = func(cmdutil.Factory, genericiooptions.IOStreams) *cobra.Command

// join makes a command of kubectl act on a staged rollout if its argument names one.
func (o *options) join(create constructor, staged action, long string) *cobra.Command {
	streams := o.Session.Streams()
	o.result = &heldResult{out: streams.Out}
	streams.Out = o.result
	c := create(access.Factory(o.target), streams)
	c.Long = templates.LongDesc(long)
	kubectl.OnTarget(c, o.target)
	o.Control.Bind(c, true)
	if staged == nil {
		return c
	}
	c.Use = strings.Fields(c.Use)[0] + " (TYPE NAME | TYPE/NAME | ROLLOUT) [flags]"
	if watch := c.Flags().Lookup("watch"); watch != nil {
		watch.Usage = "Wait until the rollout is done, and fail if a staged rollout fails. Staged rollouts are waited for only if it is set."
	}
	plain := c.Run
	c.Run = nil
	c.RunE = func(c *cobra.Command, args []string) error {
		if o.target.Scope != access.Karmada || len(args) == 0 {
			return access.Catch(func() { plain(c, args) })
		}
		rollouts, others, err := o.find(c.Context(), args)
		if err == nil && len(rollouts) > 0 {
			err = checkFlags(c)
		}
		if err == nil && c.Flags().Changed("watch") { // kubectl waits by default
			o.watch, err = c.Flags().GetBool("watch")
		}
		if err == nil && c.Name() == "undo" {
			o.revision, err = c.Flags().GetInt64("to-revision")
		}
		if err == nil && len(others) > 0 && c.Name() == "undo" {
			err = o.noRevisions(others[0])
		}
		ctx, cancel := limit(c)
		defer cancel()
		for _, r := range rollouts {
			if err == nil {
				err = staged(o, ctx, r)
			}
		}
		switch {
		case err != nil || len(others) == 0:
			return err
		case c.Name() == "history": // kubectl needs ReplicaSets and ControllerRevisions, which only members have
			return o.membersHistory(c, create, others)
		}
		forKubectl, members := others, c.Name() == "status" && strings.Contains(others[0], "/")
		if members {
			o.reduced, o.result.hold = sets.New[string](), true
			forKubectl, err = o.withoutReduced(ctx, c, others)
		}
		if err == nil && len(forKubectl) > 0 {
			err = access.Catch(func() { plain(c, forKubectl) })
		}
		if err != nil || !members {
			return err
		}
		done, err := o.awaitMembers(ctx, c, others)
		if err == nil && done {
			err = o.result.release()
		}
		return err
	}
	return c
}

// suspending returns an action that sets spec.suspended.
func suspending(result string, value bool) action {
	return func(o *options, ctx context.Context, r object) error {
		return o.patch(ctx, r, result, map[string]any{"suspended": value})
	}
}

// limit returns the context of a command, with the time limit of status --timeout.
func limit(c *cobra.Command) (context.Context, context.CancelFunc) {
	if timeout, err := c.Flags().GetDuration("timeout"); err == nil && timeout > 0 && c.Name() == "status" {
		return context.WithTimeout(c.Context(), timeout)
	}
	return context.WithCancel(c.Context())
}

// checkFlags returns an error if a flag of kubectl is set that has no effect on a staged rollout.
func checkFlags(c *cobra.Command) error {
	for _, name := range []string{
		"dry-run", "output", "template", "revision", "timeout", "field-manager", "filename", "kustomize", "selector",
	} {
		if c.Flags().Changed(name) && (name != "timeout" || c.Name() != "status") {
			return fmt.Errorf("--%s: not supported for a staged rollout", name)
		}
	}
	return nil
}

// find returns the staged rollouts that the arguments name, and the other arguments as TYPE/NAME.
func (o *options) find(ctx context.Context, args []string) (rollouts []object, others []string, err error) {
	if o.control, err = o.Control.Client(); err != nil {
		return nil, nil, err
	}
	if o.namespace, _, err = o.Control.ToRawKubeConfigLoader().Namespace(); err != nil {
		return nil, nil, err
	}
	var list fleetv1alpha1.StagedRolloutList
	err = o.control.List(ctx, &list, client.InNamespace(o.namespace))
	if err != nil && !meta.IsNoMatchError(err) { // an older control plane lacks the kind
		return nil, nil, fmt.Errorf("list staged rollouts in namespace %s: %w", o.namespace, err)
	}
	if len(args) > 1 && !strings.Contains(strings.Join(args, ""), "/") {
		kind := args[0]
		args = slices.Clone(args[1:])
		for i := range args {
			args[i] = kind + "/" + args[i]
		}
	}
	all := make([]object, 0, len(list.Items))
	for i := range list.Items {
		all = append(all, &list.Items[i])
	}
	var global fleetv1alpha1.ClusterStagedRolloutList
	if err := o.control.List(ctx, &global); err != nil && !meta.IsNoMatchError(err) && !apierrors.IsForbidden(err) {
		return nil, nil, fmt.Errorf("list cluster-scoped staged rollouts: %w", err)
	}
	for i := range global.Items {
		all = append(all, &global.Items[i])
	}
	for _, arg := range args {
		kind, name, typed := strings.Cut(arg, "/")
		at := slices.IndexFunc(all, func(r object) bool {
			unit := r.RolloutSpec().Unit
			return !typed && r.GetName() == arg || typed && unit.Name == name && isKind(unit.Kind, kind)
		})
		if at < 0 {
			others = append(others, arg)
		} else {
			rollouts = append(rollouts, all[at])
		}
	}
	return rollouts, others, nil
}

func (o *options) missing(name string) error {
	return fmt.Errorf("no staged rollout of %s in namespace %s: the object is missing, or its policy has no rolloutStrategy of type Staged",
		name, o.namespace)
}

// noRevisions returns why an object cannot return to an older revision. Members keep revisions with the changes of override policies.
func (o *options) noRevisions(name string) error {
	return fmt.Errorf("%w: the control plane keeps no older revision of it; apply its former manifest. "+
		"`%s` shows what members ran", o.missing(name), o.Control.CommandLine(o.namespace, "rollout", "history", name, "--revision=N"))
}

// membersHistory lists the revisions of workloads that the members have in which they are.
func (o *options) membersHistory(c *cobra.Command, create constructor, workloads []string) error {
	var all workv1alpha2.ResourceBindingList
	if err := o.control.List(c.Context(), &all, client.InNamespace(o.namespace)); err != nil {
		return fmt.Errorf("list bindings in namespace %s: %w", o.namespace, err)
	}
	var errs []error
	for _, workload := range workloads {
		kind, name, _ := strings.Cut(workload, "/")
		at := slices.IndexFunc(all.Items, func(b workv1alpha2.ResourceBinding) bool {
			return b.Spec.Resource.Name == name && isKind(b.Spec.Resource.Kind, kind)
		})
		if at < 0 {
			errs = append(errs, fmt.Errorf("%s is not propagated from namespace %s", workload, o.namespace))
			continue
		}
		for _, t := range all.Items[at].Spec.Clusters {
			member := create(access.Factory(&access.Target{Control: o.Control, Scope: access.Members, Cluster: t.Name}), o.Session.Streams())
			c.Flags().Visit(func(f *pflag.Flag) {
				if own := member.Flags().Lookup(f.Name); own != nil {
					errs = append(errs, own.Value.Set(f.Value.String()))
				}
			})
			fmt.Fprintf(o.Session.Out, "cluster %s: ", t.Name)
			if err := access.Catch(func() { member.Run(member, []string{workload}) }); err != nil {
				errs = append(errs, fmt.Errorf("list the revisions of %s in cluster %s: %w", workload, t.Name, err))
				fmt.Fprintln(o.Session.Out)
			}
		}
	}
	return errors.Join(errs...)
}

// isKind reports whether a user names a kind by typed: its name, plural or short name, with or without a group.
func isKind(kind, typed string) bool {
	typed, _, _ = strings.Cut(strings.ToLower(typed), ".")
	kind = strings.ToLower(kind)
	short := map[string]string{
		"deployment": "deploy", "statefulset": "sts", "daemonset": "ds", "configmap": "cm", "service": "svc", "cronjob": "cj",
	}
	return typed == kind || typed == kind+"s" || typed != "" && typed == short[kind] ||
		strings.HasSuffix(kind, "y") && typed == strings.TrimSuffix(kind, "y")+"ies"
}

func (o *options) title(r object) string {
	return strings.ToLower(r.RolloutSpec().Unit.Kind) + "/" + r.RolloutSpec().Unit.Name
}

// nameOf returns the name of a rollout with its namespace.
func nameOf(r object) string {
	return strings.TrimPrefix(r.GetNamespace()+"/"+r.GetName(), "/")
}

// pollInterval is the interval between two reads of --watch.
const pollInterval = 2 * time.Second

func (o *options) status(ctx context.Context, r object) error {
	last := ""
	for {
		if text := fmt.Sprintf("%s revision %d: %s", o.title(r), r.RolloutStatus().Revision, r.RolloutStatus().Phase); !o.watch {
			o.table(r)
			return nil
		} else if text += suffix(r.RolloutStatus().Message); text != last {
			fmt.Fprintln(o.Session.Out, text)
			last = text
		}
		switch r.RolloutStatus().Phase {
		case fleetv1alpha1.RolloutSucceeded:
			return nil
		case fleetv1alpha1.RolloutFailed:
			return fmt.Errorf("the rollout of %s failed%s", o.title(r), suffix(r.RolloutStatus().Message))
		default: // it goes on
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("wait for %s: %w; the last state: %s", o.title(r), ctx.Err(), last)
		case <-o.clock.After(pollInterval):
		}
		if err := o.control.Get(ctx, client.ObjectKeyFromObject(r), r); err != nil {
			return fmt.Errorf("read rollout %s: %w; the last state: %s", nameOf(r), err, last)
		}
	}
}

func suffix(message string) string {
	if message == "" {
		return ""
	}
	return ": " + message
}

func (o *options) table(r object) {
	status := r.RolloutStatus()
	fmt.Fprintf(o.Session.Out, "%s revision %d, stable %d: %s%s\n\n", o.title(r), status.Revision, status.StableRevision, status.Phase,
		suffix(status.Message))
	rows := [][]string{{"STAGE", "PHASE", "CLUSTER", "REVISION", "STATE", "MESSAGE"}}
	for _, s := range status.Stages {
		empty := s.Name != advance.Rest
		for _, c := range status.Clusters {
			if c.Stage == s.Name {
				empty = false
				state := string(c.State)
				if status.Phase == fleetv1alpha1.RolloutFailed && c.Revision == status.StableRevision {
					state = "Stable" // it waits for nothing
				}
				rows = append(rows, []string{s.Name, string(s.Phase), c.Name, fmt.Sprint(c.Revision), state, c.Message})
			}
		}
		if empty {
			rows = append(rows, []string{s.Name, string(s.Phase), "", "", "", s.Message})
		}
	}
	output.Terminal{Writer: o.Session.Out}.Table(output.Rows(rows))
}

// revisions returns the revisions of a rollout, sorted. Its binding, which has its name, owns them.
func (o *options) revisions(ctx context.Context, r object) ([]appsv1.ControllerRevision, error) {
	var list appsv1.ControllerRevisionList
	namespace := cmp.Or(r.GetNamespace(), names.SystemNamespace)
	if err := o.control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
		return nil, fmt.Errorf("list revisions in namespace %s: %w", namespace, err)
	}
	binding := metav1.GetControllerOf(r)
	out := slices.DeleteFunc(list.Items, func(c appsv1.ControllerRevision) bool {
		owner := metav1.GetControllerOf(&c)
		return owner == nil || binding == nil || owner.UID != binding.UID
	})
	slices.SortFunc(out, func(a, b appsv1.ControllerRevision) int { return cmp.Compare(a.Revision, b.Revision) })
	return out, nil
}

// imagesOf returns the images of the containers in a revision, or "" if it has none.
func imagesOf(r *appsv1.ControllerRevision) string {
	content, err := revision.Decode(r.Data.Raw)
	if err != nil {
		return "unknown"
	}
	var out []string
	containers, _, _ := unstructured.NestedSlice(content.Template, "spec", "template", "spec", "containers")
	for _, c := range containers {
		if c, ok := c.(map[string]any); ok {
			out = append(out, fmt.Sprint(c["image"]))
		}
	}
	return strings.Join(out, ",")
}

func (o *options) history(ctx context.Context, r object) error {
	revisions, err := o.revisions(ctx, r)
	if err != nil {
		return err
	}
	status, rows := r.RolloutStatus(), [][]string{{"REVISION", "NAME", "STATE", "IMAGES", "AGE"}}
	for i := range revisions {
		var states []string
		for state, revision := range map[string]int64{
			"stable": status.StableRevision, "template": status.TemplateRevision, "target": status.Revision,
		} {
			if revision == revisions[i].Revision {
				states = append(states, state)
			}
		}
		if status.Phase == fleetv1alpha1.RolloutFailed && status.Revision == revisions[i].Revision {
			states = append(states, "failed")
		}
		slices.Sort(states)
		rows = append(rows, []string{
			fmt.Sprint(revisions[i].Revision), revisions[i].Name, strings.Join(states, ","),
			imagesOf(&revisions[i]), duration.HumanDuration(o.clock.Since(revisions[i].CreationTimestamp.Time)),
		})
	}
	output.Terminal{Writer: o.Session.Out}.Table(output.Rows(rows))
	return nil
}

func (o *options) approve(ctx context.Context, r object) error {
	stage := o.stage
	var stages []string
	for _, s := range r.RolloutStatus().Stages {
		if stages = append(stages, s.Name); stage == "" && s.Phase == fleetv1alpha1.RolloutWaitingForApproval {
			stage = s.Name
		}
	}
	if stage != "" && !slices.Contains(stages, stage) {
		return fmt.Errorf("%s has no stage %q, only: %s", o.title(r), stage, strings.Join(stages, ", "))
	}
	if stage == "" {
		return fmt.Errorf("no stage of %s waits for an approval; it is %s%s", o.title(r), r.RolloutStatus().Phase,
			suffix(r.RolloutStatus().Message))
	}
	approval := flow.NewApproval(r, stage, r.RolloutStatus().Revision)
	if err := o.control.Create(ctx, approval); err != nil {
		return fmt.Errorf("approve stage %s of rollout %s: %w", stage, nameOf(r), err)
	}
	fmt.Fprintf(o.Session.Out, "%s: stage %s approved for revision %d\n", o.title(r), stage, r.RolloutStatus().Revision)
	for _, s := range r.RolloutStatus().Stages {
		if s.Name != stage && s.Phase == fleetv1alpha1.RolloutWaitingForApproval {
			fmt.Fprintf(o.Session.Out, "Stage %s still waits for an approval\n", s.Name)
		}
	}
	return nil
}

// historyOf returns the command that lists the revisions of a rollout.
func (o *options) historyOf(r object) string {
	return o.Control.CommandLine(r.GetNamespace(), "rollout", "history", o.title(r))
}

func (o *options) undo(ctx context.Context, r object) error {
	revisions, err := o.revisions(ctx, r)
	if err != nil {
		return err
	}
	to := o.revision
	if to == 0 && r.RolloutStatus().StableRevision != r.RolloutStatus().Revision {
		to = r.RolloutStatus().StableRevision
	}
	if to == 0 { // an older revision may have failed
		return fmt.Errorf("revision %d of %s is the last one that succeeded: name an older one by --to-revision; "+
			"`%s` lists them", r.RolloutStatus().Revision, o.title(r), o.historyOf(r))
	}
	if !slices.ContainsFunc(revisions, func(c appsv1.ControllerRevision) bool { return c.Revision == to }) {
		return fmt.Errorf("no such revision of %s to return to; see `%s`", o.title(r), o.historyOf(r))
	}
	return o.patch(ctx, r, fmt.Sprintf("returns to revision %d", to), map[string]any{"revision": to, "suspended": false})
}

// patch changes fields of the spec.
func (o *options) patch(ctx context.Context, r object, result string, spec map[string]any) error {
	body, err := json.Marshal(map[string]any{"metadata": map[string]any{"uid": r.GetUID()}, "spec": spec})
	if err != nil {
		return err
	}
	if err := o.control.Patch(ctx, r, client.RawPatch(types.MergePatchType, body), client.FieldOwner("karmadactl")); err != nil {
		return fmt.Errorf("change rollout %s: %w", nameOf(r), err)
	}
	fmt.Fprintf(o.Session.Out, "%s %s\n", o.title(r), result)
	return nil
}
