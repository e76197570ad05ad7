// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package interpret is `karmadactl interpret`: writing, trying and explaining what Karmada knows about kinds.
//
//	customizations (-f, NAME) ──► --check      every script: does it compile, is its function there
//	                          ──► --operation  one script about objects from files ──► what it answers
//	                          ──► --edit       an editor ──► check ──► the file, or the control plane
//	                          ──► --explain    who answers each operation for a kind: the chain's own Explain
//
// Scripts run here, by the code that runs them in the control plane. Files are all that --check, --operation and --edit
// need; a control plane is asked only about customizations given by NAME, and by --explain, which goes on without one and
// says so. Nothing is written but by --edit.
package interpret

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/cli-runtime/pkg/resource"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	"k8s.io/kubectl/pkg/util/templates"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/interpret"
)

type (
	customization = configv1alpha1.ResourceInterpreterCustomization
	operation     = configv1alpha1.InterpreterOperation
)

var customizationKind = configv1alpha1.GroupVersion.WithKind("ResourceInterpreterCustomization")

// options are the flags and arguments.
type options struct {
	session *access.Session
	control *access.Control
	print   *genericclioptions.PrintFlags

	files     resource.FilenameOptions
	operation string
	check     bool
	edit      bool
	explain   bool
	showDoc   bool
	desired   string
	observed  string
	reports   string
	replicas  int32
	kinds     []string
	// args are names of customizations, or types to explain.
	args []string
}

// NewCommand makes the command `interpret`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s), print: genericclioptions.NewPrintFlags("")}
	command := &cobra.Command{
		Use:                   "interpret (-f FILENAME | NAME | TYPE) (--operation OPERATION | --check | --edit | --explain)",
		DisableFlagsInUseLine: true,
		Short:                 "Check, try and edit interpreter customizations, and explain who interprets a kind",
		Long: templates.LongDesc(`
			Check, try and edit interpreter customizations before Karmada uses them, and explain who interprets a kind.

			A ResourceInterpreterCustomization teaches Karmada about a kind by Lua scripts, one for each operation. --check
			finds scripts that cannot be used, --operation runs one about objects from files, and --edit opens all of them
			in an editor and checks them before they are saved. They run here, as they would in the control plane, which is
			needed only for customizations that are given by NAME.

			--explain says for a kind who answers each operation: a customization, a webhook, what Karmada knows of
			third-party projects or of Kubernetes itself, or nobody, and what is done then.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Can the scripts be used?
			PROGRAM interpret -f customization.yaml --check

			# How many replicas does an object want, and of what size?
			PROGRAM interpret -f customization.yaml --operation InterpretReplica --desired-file desired.yaml

			# What becomes of an object with 3 replicas?
			PROGRAM interpret -f customization.yaml --operation ReviseReplica --desired-file desired.yaml --desired-replica 3

			# What does the member keep?
			PROGRAM interpret -f customization.yaml --operation Retain --desired-file desired.yaml --observed-file observed.yaml

			# What do the reports of the members add up to?
			PROGRAM interpret -f customization.yaml --operation AggregateStatus --desired-file desired.yaml --status-file reports.yaml

			# Edit the scripts in a file, or those of a customization in the control plane
			PROGRAM interpret -f customization.yaml --edit
			PROGRAM interpret my-customization --edit

			# Who interprets Deployments, and who would with this customization?
			PROGRAM interpret --explain deployments
			PROGRAM interpret --explain -f customization.yaml

			# What a script for an operation is given, and what it must return
			PROGRAM interpret --operation Retain --show-doc`, "PROGRAM", s.Program())),
		RunE: func(command *cobra.Command, args []string) error {
			o.args = args
			return o.run(command.Context())
		},
	}
	o.addFlags(command)
	return command
}

func (o *options) addFlags(command *cobra.Command) {
	flags := command.Flags()
	o.control.AddFlags(flags)
	o.print.AddFlags(command)
	cmdutil.AddJsonFilenameFlag(flags, &o.files.Filenames, "Files, directories or URLs with the customizations; - is standard input.")
	flags.BoolVarP(&o.files.Recursive, "recursive", "R", false, "Read the directories given by --filename with all that is below them.")
	flags.StringVar(&o.operation, "operation", "", "Run the script of one operation. One of: "+strings.Join(operationNames(), ", ")+".")
	flags.BoolVar(&o.check, "check", false, "Check the scripts of all operations.")
	flags.BoolVar(&o.edit, "edit", false, "Edit the scripts of all operations in an editor ($KUBE_EDITOR, $EDITOR).")
	flags.BoolVar(&o.explain, "explain", false, "Say who answers each operation for a kind, given by TYPE, --gvk, the objects in --desired-file and --observed-file, or the customizations' target.")
	flags.BoolVar(&o.showDoc, "show-doc", false, "Show what a script is given and what it must return: in the editor, or else on standard output.")
	flags.StringVar(&o.desired, "desired-file", "", "File with the object as the control plane wants it; - is standard input.")
	flags.StringVar(&o.observed, "observed-file", "", "File with the object as it is in a member; - is standard input.")
	flags.StringVar(&o.reports, "status-file", "", "File with the members' reports, each an AggregatedStatusItem in a YAML document of its own; - is standard input.")
	flags.Int32Var(&o.replicas, "desired-replica", 0, "The number of replicas for ReviseReplica.")
	flags.StringSliceVar(&o.kinds, "gvk", nil, "Kinds to explain, as GROUP/VERSION/KIND, or VERSION/KIND in the core group.")
	// The error says that there is no such flag; it was added above.
	_ = command.RegisterFlagCompletionFunc("operation", cobra.FixedCompletions(operationNames(), cobra.ShellCompDirectiveNoFileComp))
	access.CompleteControlFlags(command, o.control)
}

func (o *options) run(ctx context.Context) error {
	switch {
	case o.check && o.edit:
		return errors.New("you can't set both --check and --edit options")
	case o.explain && (o.check || o.edit || o.operation != ""):
		return errors.New("you can't set --explain together with --check, --edit or --operation")
	}
	var asked operation
	if o.operation != "" {
		at := slices.IndexFunc(interpret.Operations, func(one operation) bool { return strings.EqualFold(string(one), o.operation) })
		if at < 0 {
			return fmt.Errorf("operation %s is not supported. Use one of: %s", o.operation, strings.Join(operationNames(), ", "))
		}
		asked = interpret.Operations[at]
	}
	if err := o.standardInputOnce(); err != nil {
		return err
	}
	switch {
	case o.check:
		return o.runCheck(ctx)
	case o.edit:
		return o.runEdit(ctx)
	case o.explain:
		return o.runExplain(ctx)
	case o.showDoc:
		return o.document(asked)
	case asked == "":
		return errors.New("operation is not set for executing")
	}
	return o.runOperation(ctx, asked)
}

// standardInputOnce refuses to read several things from the same stream.
func (o *options) standardInputOnce() error {
	from := 0
	for _, name := range append([]string{o.desired, o.observed, o.reports}, o.files.Filenames...) {
		if name == standardInput {
			from++
		}
	}
	if from > 1 {
		return errors.New("only one of the files can be standard input")
	}
	return nil
}

func operationNames() []string {
	names := make([]string, len(interpret.Operations))
	for i, one := range interpret.Operations {
		names[i] = string(one)
	}
	return names
}

// targetOf is the kind that a customization is about.
func targetOf(c *customization) schema.GroupVersionKind {
	return schema.FromAPIVersionAndKind(c.Spec.Target.APIVersion, c.Spec.Target.Kind)
}
