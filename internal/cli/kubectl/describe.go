// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package kubectl

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/kubectl/pkg/cmd/describe"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	kubectldescribe "k8s.io/kubectl/pkg/describe"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/cli/tree"
	"karmada.io/karmada/internal/names"
)

const (
	// maxDescribed is the number of clusters in the section Propagation.
	maxDescribed = 10
	// maxWorkEvents is the number of events of Works in the section Propagation.
	maxWorkEvents = 5
)

// describeCommand is kubectl describe, which adds the section Propagation to templates.
type describeCommand struct {
	session *access.Session
	target  *access.Target
	factory cmdutil.Factory
	flags   *describe.DescribeFlags
	// propagation selects the section.
	propagation bool
}

// Describe returns the command `describe`.
func Describe(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	factory := access.Factory(target)
	d := &describeCommand{session: s, target: target, factory: factory, flags: describe.NewDescribeFlags(factory, s.Streams())}
	upstream := describe.NewCmdDescribe(s.Program(), factory, s.Streams())
	command := &cobra.Command{
		Use:                   upstream.Use,
		DisableFlagsInUseLine: true,
		Short:                 upstream.Short,
		Long: upstream.Long + "\n\n" + templates.LongDesc(`
			The description of an object that is propagated has a section with its policy, its binding, and the Works, the objects and
			the failures in its clusters.`),
		Example:           upstream.Example,
		ValidArgsFunction: upstream.ValidArgsFunction,
		SuggestFor:        upstream.SuggestFor,
		RunE:              func(command *cobra.Command, args []string) error { return d.run(command.Context(), args) },
	}
	d.flags.AddFlags(command)
	command.Flags().BoolVar(&d.propagation, "show-propagation", true, "If true, display the policy, the binding and the Works of the object.")
	OnTarget(command, target)
	return bound(command, target.Control)
}

func (d *describeCommand) run(ctx context.Context, args []string) error {
	options, err := d.flags.ToOptions(d.session.Program(), args)
	if err != nil {
		return err
	}
	if err := options.Validate(); err != nil {
		return err
	}
	inner := options.Describer
	if d.propagation && d.target.Scope == access.Karmada {
		options.Describer = func(mapping *meta.RESTMapping) (kubectldescribe.ResourceDescriber, error) {
			describer, err := inner(mapping)
			return &withPropagation{ResourceDescriber: describer, ctx: ctx, command: d, mapping: mapping}, err
		}
	}
	return options.Run()
}

// withPropagation adds the section Propagation to the descriptions of another describer.
type withPropagation struct {
	kubectldescribe.ResourceDescriber
	ctx     context.Context //nolint:containedctx // the interface of kubectl has no context
	command *describeCommand
	mapping *meta.RESTMapping
}

// Describe implements ResourceDescriber.
func (w *withPropagation) Describe(namespace, name string, settings kubectldescribe.DescriberSettings) (string, error) {
	text, err := w.ResourceDescriber.Describe(namespace, name, settings)
	if err != nil {
		return text, err
	}
	section, err := w.command.section(w.ctx, w.mapping, namespace, name)
	if err != nil {
		section = "Propagation:  unknown (" + output.OneLine(err.Error()) + ")\n"
	}
	// The events stay last, as in every description.
	if at := strings.LastIndex(text, "\nEvents:"); at >= 0 {
		return text[:at+1] + section + text[at+1:], nil
	}
	return text + section, nil
}

// section returns the section Propagation of a template, or "" for an object without a binding.
func (d *describeCommand) section(ctx context.Context, mapping *meta.RESTMapping, namespace, name string) (string, error) {
	control, err := d.target.Client()
	if err != nil {
		return "", err
	}
	reader := &observe.Reader{
		Access: d.target.Control, Control: control, CommandLine: d.target.Control.CommandLine, Options: observe.Options{Limit: maxDescribed},
	}
	s, err := reader.Refresh(ctx, &explain.Subject{Kind: mapping.GroupVersionKind, Namespace: namespace, Name: name})
	if apierrors.IsForbidden(err) || err == nil && (s.Binding == nil || s.Kind != mapping.GroupVersionKind) {
		return "", nil
	} else if err != nil {
		return "", err
	}
	objects, err := reader.Read(ctx, s)
	if err != nil {
		return "", err
	}
	root := observe.Tree(objects)
	var text bytes.Buffer
	tree.Print(output.Terminal{Writer: &text}, root, clock.RealClock{}.Now())
	fmt.Fprint(&text, d.failures(ctx, control, objects))
	return "Propagation:\n  " + strings.ReplaceAll(strings.TrimSpace(text.String()), "\n", "\n  ") + "\n", nil
}

// failures returns the warnings on the Works of clusters with problems, without failures to apply a Work that was applied since.
func (d *describeCommand) failures(ctx context.Context, control client.Reader, objects *flow.Objects) string {
	var out strings.Builder
	count := 0
	for i := range objects.Clusters {
		c := &objects.Clusters[i]
		if c.Work == nil || objects.StateOf(c).State == flow.Done {
			continue
		}
		var list corev1.EventList
		if err := control.List(ctx, &list, client.InNamespace(names.ExecutionNamespace(c.Name)), client.Limit(maxWorkEvents),
			client.MatchingFields{"involvedObject.uid": string(c.Work.UID), "type": corev1.EventTypeWarning}); err != nil {
			continue // the conditions have the last failure
		}
		for j := range list.Items {
			e := &list.Items[j]
			if appliedSince(c.Work, e) {
				continue
			}
			if count++; count > maxWorkEvents {
				return out.String()
			}
			fmt.Fprintf(
				&out,
				"%s: %s %s ago: %s\n",
				c.Name,
				e.Reason,
				duration.HumanDuration(time.Since(e.LastTimestamp.Time)),
				output.OneLine(e.Message),
			)
		}
	}
	return out.String()
}

// appliedSince reports whether an event is a failure to apply a Work that was applied later, or within the same second.
func appliedSince(w *workv1alpha1.Work, e *corev1.Event) bool {
	applied := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
	return e.Reason == "SyncFailed" && applied != nil && applied.Status == metav1.ConditionTrue &&
		!e.LastTimestamp.After(applied.LastTransitionTime.Time)
}
