// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package why is `karmadactl why`: where an object is placed, and for each cluster why it is or not.
//
//	TYPE/NAME ──► subject: template, policy, binding ──► scheduling, the code that places bindings ──► explanation
//	                                                               tables for people, or all of it as JSON or YAML ◄──┘
//
// Nothing is written. The explanation is of the decision that would be made now; where the binding says something else, the
// user is told, and whether the scheduler would act.
package why

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/util/completion"
	"k8s.io/kubectl/pkg/util/templates"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
)

const wide = "wide"

// formats are the values of --output.
var formats = []cobra.Completion{"json", "yaml", wide}

type options struct {
	session *access.Session
	control *access.Control
	as      explain.Flags
	output  string
	all     bool
}

// NewCommand makes the command `why`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	command := &cobra.Command{
		Use:                   "why (TYPE NAME | TYPE/NAME ...)",
		DisableFlagsInUseLine: true,
		Short:                 "Explain for each cluster why an object is placed there or not",
		Long: templates.LongDesc(`
			Explain where an object is placed, and for each cluster why it is or not.

			The answer begins with the policy that claims the object, or with why none does; then come the conditions of its
			binding that are not fine, and whether the scheduler has anything to do. For each affinity term that was tried it
			shows the clusters with the filter that left them out, their scores and the room they have; then how the spread
			constraints chose among them, and how the replicas were divided.

			The decision is made anew from what the control plane knows now, by the code that makes it in earnest. Estimators
			beside the clusters are asked where the control plane has a Service of them; those without an answer are named. If
			the scheduler was started with flags of its own, give the same here. Nothing is changed, and permission to read is
			all that is needed.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Why does the Deployment nginx run where it runs?
			PROGRAM why deployment/nginx

			# Every cluster, and every score and estimate by its source
			PROGRAM why deployment/nginx -o wide

			# As a scheduler decides that was started with these flags
			PROGRAM why deployment/nginx --plugins='*,-TaintToleration' --enable-scheduler-estimator=false

			# All of it, for programs
			PROGRAM why deployment/nginx -o json`, "PROGRAM", s.Program())),
		ValidArgsFunction: completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.control)),
		RunE:              func(command *cobra.Command, args []string) error { return o.run(command.Context(), args) },
	}
	o.control.AddFlags(command.Flags())
	o.control.AddNamespaceFlag(command.Flags())
	o.as.Add(command)
	command.Flags().StringVarP(&o.output, "output", "o", "", "Output format: json or yaml for all there is, wide for larger tables.")
	command.Flags().BoolVar(&o.all, "all", false, "Show every cluster, however many there are, instead of counting those that were not chosen.")
	// The error says that there is no such flag; it was added a line above.
	_ = command.RegisterFlagCompletionFunc("output", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	access.CompleteControlFlags(command, o.control)
	return command
}

func (o *options) run(ctx context.Context, args []string) error {
	if o.output != "" && !slices.Contains(formats, o.output) {
		return fmt.Errorf("unknown output format %q: use json, yaml or wide", o.output)
	}
	if len(args) == 0 {
		return errors.New("say what is to be explained: TYPE/NAME")
	}
	control, err := explain.Reader(o.control)
	if err != nil {
		return err
	}
	as, err := o.as.Start(control)
	if err != nil {
		return err
	}
	defer as.Close()
	subjects, err := explain.Find(ctx, o.control, control, args)
	if err != nil {
		return err
	}
	for i, s := range subjects {
		answer, err := newExplanation(ctx, control, as, s)
		if err != nil {
			return err
		}
		if err := o.print(answer, i > 0); err != nil {
			return err
		}
	}
	return nil
}

func (o *options) print(answer *explanation, another bool) error {
	out := o.session.Out
	switch o.output {
	case "json":
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		encoder.SetEscapeHTML(false)
		return encoder.Encode(answer)
	case "yaml":
		text, err := yaml.Marshal(answer)
		if err != nil {
			return fmt.Errorf("encode the explanation of %s: %w", answer.Template, err)
		}
		if another {
			fmt.Fprintln(out, "---")
		}
		_, err = out.Write(text)
		return err
	}
	if another {
		fmt.Fprintln(out)
	}
	p := &page{out: out, answer: answer, wide: o.output == wide, all: o.all || o.output == wide}
	p.print()
	return nil
}
