// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package kubectl wraps commands of kubectl, which run against the control plane or, through the cluster proxy, one member.
//
//	command of kubectl + getter of package access + flags of the getter
//
// Flags, output and messages equal those of kubectl. Its commands report errors with CheckErr, which exits the process; Catch
// converts that to an ExitError.
package kubectl

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/kubectl/pkg/cmd/annotate"
	"k8s.io/kubectl/pkg/cmd/apiresources"
	"k8s.io/kubectl/pkg/cmd/attach"
	"k8s.io/kubectl/pkg/cmd/create"
	"k8s.io/kubectl/pkg/cmd/delete"
	"k8s.io/kubectl/pkg/cmd/edit"
	"k8s.io/kubectl/pkg/cmd/exec"
	"k8s.io/kubectl/pkg/cmd/explain"
	"k8s.io/kubectl/pkg/cmd/label"
	"k8s.io/kubectl/pkg/cmd/patch"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"

	"karmada.io/karmada/internal/cli/access"
)

// Annotate returns the command `annotate`.
func Annotate(s *access.Session) *cobra.Command {
	return onControl(s, func(f cmdutil.Factory) *cobra.Command { return annotate.NewCmdAnnotate(s.Program(), f, s.Streams()) })
}

// Delete returns the command `delete`.
func Delete(s *access.Session) *cobra.Command {
	return onControl(s, func(f cmdutil.Factory) *cobra.Command { return delete.NewCmdDelete(f, s.Streams()) })
}

// Edit returns the command `edit`.
func Edit(s *access.Session) *cobra.Command {
	return onControl(s, func(f cmdutil.Factory) *cobra.Command { return edit.NewCmdEdit(f, s.Streams()) })
}

// Label returns the command `label`.
func Label(s *access.Session) *cobra.Command {
	return onControl(s, func(f cmdutil.Factory) *cobra.Command { return label.NewCmdLabel(f, s.Streams()) })
}

// Patch returns the command `patch`.
func Patch(s *access.Session) *cobra.Command {
	return onControl(s, func(f cmdutil.Factory) *cobra.Command { return patch.NewCmdPatch(f, s.Streams()) })
}

// onControl returns a command with the flags that select the control plane.
func onControl(s *access.Session, command func(cmdutil.Factory) *cobra.Command) *cobra.Command {
	control := access.NewControl(s)
	c := bound(command(access.Factory(control)), control)
	c.SetFlagErrorFunc(func(c *cobra.Command, err error) error { return c.Root().FlagErrorFunc()(c, withoutMembers(err)) })
	return c
}

// withoutMembers adds to the error about a flag that selects a member how to change objects there.
func withoutMembers(err error) error {
	unknown, ok := errors.AsType[*pflag.NotExistError](err)
	if !ok || !slices.Contains([]string{"cluster", "clusters", "C", "operation-scope", "s"}, unknown.GetSpecifiedName()) {
		return err
	}
	return fmt.Errorf("%w; this command acts on the control plane, and propagated objects in members follow their template there. "+
		"For other objects of a member, use kubectl with the kubeconfig of the member", err)
}

// Create returns the command `create`. Its subcommands inherit the flags of the control plane.
func Create(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	command := create.NewCmdCreate(access.Factory(control), s.Streams())
	control.AddFlags(command.PersistentFlags())
	control.AddNamespaceFlag(command.PersistentFlags())
	access.CompleteControlFlags(command, control)
	return command
}

// bound adds the flags that select the control plane and a namespace.
func bound(command *cobra.Command, control *access.Control) *cobra.Command {
	control.Bind(command, true)
	return command
}

// Explain returns the command `explain`.
func Explain(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	command := explain.NewCmdExplain(s.Program(), access.Factory(target), s.Streams())
	OnTarget(command, target)
	return bound(command, target.Control)
}

// APIResources returns the command `api-resources`.
func APIResources(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	command := apiresources.NewCmdAPIResources(target, s.Streams())
	OnTarget(command, target)
	target.Bind(command, false)
	return command
}

// APIVersions returns the command `api-versions`.
func APIVersions(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	command := apiresources.NewCmdAPIVersions(target, s.Streams())
	OnTarget(command, target)
	target.Bind(command, false)
	return command
}

// Exec returns the command `exec`.
func Exec(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	return onContainer(exec.NewCmdExec(access.Factory(target), s.Streams()), target)
}

// Attach returns the command `attach`.
func Attach(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	return onContainer(attach.NewCmdAttach(access.Factory(target), s.Streams()), target)
}

// onContainer adds the flags of a command that needs a running container. The control plane has none, so --cluster implies
// the scope members.
func onContainer(command *cobra.Command, target *access.Target) *cobra.Command {
	OnTarget(command, target)
	command.PreRunE = func(*cobra.Command, []string) error { return target.NeedsMember() }
	return bound(command, target.Control)
}

// OnTarget adds the flags that select the control plane or a member, without those of Control.
func OnTarget(command *cobra.Command, target *access.Target) {
	target.Scope.AddFlag(command, access.Karmada, access.Members)
	target.UseFlags(command.Flags())
	addClusterFlag(command, target, "C", "Name of the member. It implies --operation-scope=members.")
	command.PreRunE = func(*cobra.Command, []string) error { return target.Validate() }
}

func addClusterFlag(command *cobra.Command, target *access.Target, shorthand, usage string) {
	command.Flags().StringVarP(&target.Cluster, "cluster", shorthand, "", usage)
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("cluster", access.CompleteClusters(target.Control))
}
