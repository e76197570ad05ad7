// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package rollout implements `karmadactl rollout`, which shows staged rollouts, approves their stages, pauses them, and returns to older
// revisions.
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
	appsv1 "k8s.io/api/apps/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/output"
)

type options struct {
	command.Base
	clock    clock.WithTicker
	control  client.Client
	watch    bool
	stage    string
	revision int64
}

// NewCommand returns the command `rollout`.
func NewCommand(s *access.Session) *cobra.Command {
	type action = func(*options, context.Context, *fleetv1alpha1.StagedRollout) error
	add := func(use, short, example string, run action) (*options, *cobra.Command) {
		o := &options{Base: command.NewBase(s), clock: clock.RealClock{}}
		c := o.Command(command.Help{
			Use: use + " TYPE/NAME | ROLLOUT", Short: short, Long: short + ".",
			Example: "# " + short + "\nPROGRAM rollout " + example,
		}, func(ctx context.Context, args []string) error {
			r, err := o.find(ctx, args)
			if err != nil {
				return err
			}
			return run(o, ctx, r)
		})
		return o, c
	}
	showing, status := add("status", "Show the stages and clusters of a staged rollout", "status deployment/nginx", (*options).status)
	status.Flags().BoolVarP(&showing.watch, "watch", "w", false, "If true, wait until the rollout ends, and fail if it does not succeed.")
	_, history := add("history", "List the revisions of a staged rollout", "history deployment/nginx", (*options).history)
	approving, approve := add("approve", "Approve the stage that a staged rollout waits for", "approve deployment/nginx", (*options).approve)
	approve.Flags().StringVar(&approving.stage, "stage", "", "Stage to approve. Empty means the stage that waits for an approval.")
	_, pause := add("pause", "Pause a staged rollout", "pause deployment/nginx", suspending("paused", true))
	_, resume := add("resume", "Resume a paused staged rollout", "resume deployment/nginx", suspending("resumed", false))
	undoing, undo := add("undo", "Return to an older revision", "undo deployment/nginx --to-revision=3", (*options).undo)
	undo.Flags().Int64Var(&undoing.revision, "to-revision", 0,
		"Revision to return to. 0 means the last one that succeeded, if another one is being rolled out.")
	return command.Group("rollout", "Manage staged rollouts", `
		Manage staged rollouts: show their progress, approve stages, pause and resume them, and return to older revisions.

		A rollout exists for each object whose policy has a rolloutStrategy of type Staged. It is named by its object, as TYPE/NAME, or by
		its own name. A return to an older revision passes the stages of the strategy, except to the last revision that succeeded.`,
		status, history, approve, pause, resume, undo)
}

// suspending returns an action that sets spec.suspended.
func suspending(result string, value bool) func(*options, context.Context, *fleetv1alpha1.StagedRollout) error {
	return func(o *options, ctx context.Context, r *fleetv1alpha1.StagedRollout) error {
		return o.patch(ctx, r, result, map[string]any{"suspended": value})
	}
}

// find returns the rollout that an argument names.
func (o *options) find(ctx context.Context, args []string) (*fleetv1alpha1.StagedRollout, error) {
	if len(args) != 1 {
		return nil, errors.New("required argument missing: TYPE/NAME")
	}
	var err error
	if o.control, err = o.Control.Client(); err != nil {
		return nil, err
	}
	namespace, _, err := o.Control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return nil, err
	}
	var list fleetv1alpha1.StagedRolloutList
	if err := o.control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
		return nil, fmt.Errorf("list staged rollouts in namespace %s: %w", namespace, err)
	}
	kind, name, typed := strings.Cut(args[0], "/")
	for i := range list.Items {
		r := &list.Items[i]
		if !typed && r.Name == args[0] || typed && r.Spec.Unit.Name == name && isKind(r.Spec.Unit.Kind, kind) {
			return r, nil
		}
	}
	return nil, fmt.Errorf("no staged rollout of %s in namespace %s: the policy of the object has no rolloutStrategy of type Staged",
		args[0], namespace)
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

func (o *options) title(r *fleetv1alpha1.StagedRollout) string {
	return strings.ToLower(r.Spec.Unit.Kind) + "/" + r.Spec.Unit.Name
}

// pollInterval is the interval between two reads of --watch.
const pollInterval = 2 * time.Second

func (o *options) status(ctx context.Context, r *fleetv1alpha1.StagedRollout) error {
	last := ""
	for {
		if text := fmt.Sprintf("%s revision %d: %s", o.title(r), r.Status.Revision, r.Status.Phase); !o.watch {
			o.table(r)
			return nil
		} else if text += suffix(r.Status.Message); text != last {
			fmt.Fprintln(o.Session.Out, text)
			last = text
		}
		switch r.Status.Phase {
		case fleetv1alpha1.RolloutSucceeded:
			return nil
		case fleetv1alpha1.RolloutFailed:
			return fmt.Errorf("the rollout of %s failed%s", o.title(r), suffix(r.Status.Message))
		default: // it goes on
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-o.clock.After(pollInterval):
		}
		if err := o.control.Get(ctx, client.ObjectKeyFromObject(r), r); err != nil {
			return fmt.Errorf("read rollout %s/%s: %w", r.Namespace, r.Name, err)
		}
	}
}

func suffix(message string) string {
	if message == "" {
		return ""
	}
	return ": " + message
}

func (o *options) table(r *fleetv1alpha1.StagedRollout) {
	fmt.Fprintf(o.Session.Out, "%s revision %d, stable %d: %s%s\n\n", o.title(r), r.Status.Revision, r.Status.StableRevision, r.Status.Phase,
		suffix(r.Status.Message))
	phases := map[string]fleetv1alpha1.RolloutPhase{}
	for _, s := range r.Status.Stages {
		phases[s.Name] = s.Phase
	}
	rows := [][]string{{"STAGE", "PHASE", "CLUSTER", "REVISION", "STATE", "MESSAGE"}}
	for _, c := range r.Status.Clusters {
		rows = append(rows, []string{c.Stage, string(phases[c.Stage]), c.Name, fmt.Sprint(c.Revision), string(c.State), c.Message})
	}
	output.Terminal{Writer: o.Session.Out}.Table(output.Rows(rows))
}

// revisions returns the revisions of a rollout, sorted. Its binding, which has its name, owns them.
func (o *options) revisions(ctx context.Context, r *fleetv1alpha1.StagedRollout) ([]appsv1.ControllerRevision, error) {
	var list appsv1.ControllerRevisionList
	if err := o.control.List(ctx, &list, client.InNamespace(r.Namespace)); err != nil {
		return nil, fmt.Errorf("list revisions in namespace %s: %w", r.Namespace, err)
	}
	binding := metav1.GetControllerOf(r)
	out := slices.DeleteFunc(list.Items, func(c appsv1.ControllerRevision) bool {
		owner := metav1.GetControllerOf(&c)
		return owner == nil || binding == nil || owner.UID != binding.UID
	})
	slices.SortFunc(out, func(a, b appsv1.ControllerRevision) int { return cmp.Compare(a.Revision, b.Revision) })
	return out, nil
}

func (o *options) history(ctx context.Context, r *fleetv1alpha1.StagedRollout) error {
	revisions, err := o.revisions(ctx, r)
	if err != nil {
		return err
	}
	rows := [][]string{{"REVISION", "NAME", "STATE", "AGE"}}
	for i := range revisions {
		var states []string
		for state, revision := range map[string]int64{
			"stable": r.Status.StableRevision, "template": r.Status.TemplateRevision, "target": r.Status.Revision,
		} {
			if revision == revisions[i].Revision {
				states = append(states, state)
			}
		}
		slices.Sort(states)
		rows = append(rows, []string{
			fmt.Sprint(revisions[i].Revision), revisions[i].Name, strings.Join(states, ","),
			duration.HumanDuration(o.clock.Since(revisions[i].CreationTimestamp.Time)),
		})
	}
	output.Terminal{Writer: o.Session.Out}.Table(output.Rows(rows))
	return nil
}

func (o *options) approve(ctx context.Context, r *fleetv1alpha1.StagedRollout) error {
	stage := o.stage
	for _, s := range r.Status.Stages {
		if stage == "" && s.Phase == fleetv1alpha1.RolloutWaitingForApproval {
			stage = s.Name
		}
	}
	if stage == "" {
		return fmt.Errorf("no stage of %s waits for an approval; it is %s%s", o.title(r), r.Status.Phase, suffix(r.Status.Message))
	}
	approval := &fleetv1alpha1.RolloutApproval{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: r.Namespace, GenerateName: r.Name[:min(len(r.Name), 240)] + "-",
			OwnerReferences: []metav1.OwnerReference{{
				APIVersion: fleetv1alpha1.GroupVersion.String(), Kind: "StagedRollout", Name: r.Name, UID: r.UID,
			}},
		},
		Spec: fleetv1alpha1.RolloutApprovalSpec{Rollout: r.Name, Stage: stage, Revision: r.Status.Revision},
	}
	if err := o.control.Create(ctx, approval); err != nil {
		return fmt.Errorf("approve stage %s of rollout %s/%s: %w", stage, r.Namespace, r.Name, err)
	}
	fmt.Fprintf(o.Session.Out, "%s: stage %s approved for revision %d\n", o.title(r), stage, r.Status.Revision)
	return nil
}

func (o *options) undo(ctx context.Context, r *fleetv1alpha1.StagedRollout) error {
	revisions, err := o.revisions(ctx, r)
	if err != nil {
		return err
	}
	to := o.revision
	if to == 0 && r.Status.StableRevision != r.Status.Revision {
		to = r.Status.StableRevision
	}
	if to == 0 { // an older revision may have failed
		return fmt.Errorf("revision %d of %s is the last one that succeeded: name an older one by --to-revision; `%s rollout history` lists them",
			r.Status.Revision, o.title(r), o.Session.Program())
	}
	if !slices.ContainsFunc(revisions, func(c appsv1.ControllerRevision) bool { return c.Revision == to }) {
		return fmt.Errorf("no such revision of %s to return to; see `%s rollout history`", o.title(r), o.Session.Program())
	}
	return o.patch(ctx, r, fmt.Sprintf("returns to revision %d", to), map[string]any{"revision": to, "suspended": false})
}

// patch changes fields of the spec.
func (o *options) patch(ctx context.Context, r *fleetv1alpha1.StagedRollout, result string, spec map[string]any) error {
	body, err := json.Marshal(map[string]any{"metadata": map[string]any{"uid": r.UID}, "spec": spec})
	if err != nil {
		return err
	}
	if err := o.control.Patch(ctx, r, client.RawPatch(types.MergePatchType, body), client.FieldOwner("karmadactl")); err != nil {
		return fmt.Errorf("change rollout %s/%s: %w", r.Namespace, r.Name, err)
	}
	fmt.Fprintf(o.Session.Out, "%s %s\n", o.title(r), result)
	return nil
}
