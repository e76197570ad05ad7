// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package interpret implements `karmadactl interpret`, which checks, runs, edits and explains interpreter customizations.
//
//	customizations (-f, NAME) ──► --check      compile every script and find its function
//	                          ──► --operation  run one script on objects from files
//	                          ──► --edit       edit all scripts, check them, save them to the file or the control plane
//	                          ──► --explain    show the layer that interprets each operation of a kind
//
// Scripts run locally with the code of the control plane. A control plane is needed only for customizations given by NAME.
// --explain uses it if it is reachable and prints a warning otherwise. Only --edit writes.
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

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/interpret"
)

type (
	customization = configv1alpha1.ResourceInterpreterCustomization
	operation     = configv1alpha1.InterpreterOperation
)

var customizationKind = configv1alpha1.GroupVersion.WithKind("ResourceInterpreterCustomization")

// options holds the flags and arguments.
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
	status    string
	replicas  int32
	kinds     []string
	// args are names of customizations, or with --explain, resource types.
	args []string
}

// NewCommand returns the command `interpret`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s), print: genericclioptions.NewPrintFlags("")}
	c := command.New(s, command.Help{
		Use:   "interpret (-f FILENAME | NAME | TYPE) (--operation OPERATION | --check | --edit | --explain)",
		Short: "Check, run, edit and explain interpreter customizations",
		Long: `
			Check, run, edit and explain interpreter customizations.

			A ResourceInterpreterCustomization defines how Karmada interprets a kind, with a Lua script for each operation.
			--check validates all scripts, --operation runs one script on objects from files, and --edit opens all scripts in an
			editor and validates them before they are saved. Scripts run locally. A control plane is needed only for
			customizations that are given by NAME.

			--explain shows what interprets each operation of a kind: a customization, a webhook, the built-in scripts for
			third-party kinds, the native interpreter, or the default.`,
		Example: `
			# Check all scripts of a customization
			PROGRAM interpret -f customization.yaml --check

			# Interpret the replicas of an object and their requirements
			PROGRAM interpret -f customization.yaml --operation InterpretReplica --desired-file desired.yaml

			# Set the replicas of an object to 3
			PROGRAM interpret -f customization.yaml --operation ReviseReplica --desired-file desired.yaml --desired-replica 3

			# Retain fields of the object in the member
			PROGRAM interpret -f customization.yaml --operation Retain --desired-file desired.yaml --observed-file observed.yaml

			# Aggregate the statuses of several members
			PROGRAM interpret -f customization.yaml --operation AggregateStatus --desired-file desired.yaml --status-file status.yaml

			# Edit the scripts of a customization in a file or in the control plane
			PROGRAM interpret -f customization.yaml --edit
			PROGRAM interpret my-customization --edit

			# Explain what interprets deployments, currently and with a customization
			PROGRAM interpret --explain deployments
			PROGRAM interpret --explain -f customization.yaml

			# Print the parameters and the result of the script for an operation
			PROGRAM interpret --operation Retain --show-doc`,
	}, func(ctx context.Context, args []string) error {
		o.args = args
		return o.run(ctx)
	})
	o.addFlags(c)
	return c
}

func (o *options) addFlags(command *cobra.Command) {
	flags := command.Flags()
	o.control.Bind(command, false)
	o.print.AddFlags(command)
	cmdutil.AddJsonFilenameFlag(flags, &o.files.Filenames,
		"Files, directories or URLs with customizations; - is standard input.")
	flags.BoolVarP(&o.files.Recursive, "recursive", "R", false, "If true, process the directories in --filename recursively.")
	flags.StringVar(&o.operation, "operation", "", "Operation to run. One of: ("+strings.Join(operationNames(), ", ")+").")
	flags.BoolVar(&o.check, "check", false, "If true, validate the scripts of all operations.")
	flags.BoolVar(&o.edit, "edit", false, "If true, edit the scripts of all operations with $KUBE_EDITOR or $EDITOR.")
	flags.BoolVar(&o.explain, "explain", false,
		"If true, show what interprets each operation of a kind. The kind is given by TYPE, --gvk, an object file or a customization.")
	flags.BoolVar(&o.showDoc, "show-doc", false,
		"If true, print the parameters and results of scripts. With --edit, add them as comments in the editor.")
	flags.StringVar(&o.desired, "desired-file", "", "File with the desired object; - is standard input.")
	flags.StringVar(&o.observed, "observed-file", "", "File with the observed object of a member; - is standard input.")
	flags.StringVar(&o.status, "status-file", "",
		"File with the statuses of the members, one AggregatedStatusItem per YAML document; - is standard input.")
	flags.Int32Var(&o.replicas, "desired-replica", 0, "Number of replicas for ReviseReplica.")
	flags.StringSliceVar(&o.kinds, "gvk", nil, "Kinds to explain, as GROUP/VERSION/KIND, or VERSION/KIND for the core group.")
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("operation", cobra.FixedCompletions(operationNames(), cobra.ShellCompDirectiveNoFileComp))
}

func (o *options) run(ctx context.Context) error {
	switch {
	case o.check && o.edit:
		return errors.New("you can't set both --check and --edit options")
	case o.explain && (o.check || o.edit || o.operation != ""):
		return errors.New("you can't set --explain together with --check, --edit or --operation")
	}
	var op operation
	if o.operation != "" {
		at := slices.IndexFunc(interpret.Operations, func(op operation) bool { return strings.EqualFold(string(op), o.operation) })
		if at < 0 {
			return fmt.Errorf("operation %s is not supported. Use one of: %s", o.operation, strings.Join(operationNames(), ", "))
		}
		op = interpret.Operations[at]
	}
	if err := o.validateStandardInput(); err != nil {
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
		return o.printDocs(op)
	case op == "":
		return errors.New("operation is not set for executing")
	}
	return o.runOperation(ctx, op)
}

// validateStandardInput returns an error if several files are standard input.
func (o *options) validateStandardInput() error {
	count := 0
	for _, name := range append([]string{o.desired, o.observed, o.status}, o.files.Filenames...) {
		if name == standardInput {
			count++
		}
	}
	if count > 1 {
		return errors.New("only one file can be standard input")
	}
	return nil
}

func operationNames() []string {
	names := make([]string, len(interpret.Operations))
	for i, op := range interpret.Operations {
		names[i] = string(op)
	}
	return names
}

// targetOf returns the target kind of a customization.
func targetOf(c *customization) schema.GroupVersionKind {
	return schema.FromAPIVersionAndKind(c.Spec.Target.APIVersion, c.Spec.Target.Kind)
}
