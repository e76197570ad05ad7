// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package kubectl is the part of karmadactl that kubectl does: its commands, aimed at the control plane or, through the
// cluster proxy, at one member.
//
//	kubectl's command + a getter of package access + the flags that feed the getter
//
// Flags, output and messages are kubectl's. The commands report errors by kubectl's CheckErr; package cli sees to it that
// this ends the command and not the process.
package kubectl

import (
	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/cmd/annotate"
	"k8s.io/kubectl/pkg/cmd/apiresources"
	"k8s.io/kubectl/pkg/cmd/attach"
	"k8s.io/kubectl/pkg/cmd/create"
	"k8s.io/kubectl/pkg/cmd/delete"
	"k8s.io/kubectl/pkg/cmd/describe"
	"k8s.io/kubectl/pkg/cmd/edit"
	"k8s.io/kubectl/pkg/cmd/exec"
	"k8s.io/kubectl/pkg/cmd/explain"
	"k8s.io/kubectl/pkg/cmd/label"
	"k8s.io/kubectl/pkg/cmd/patch"

	"karmada.io/karmada/internal/cli/access"
)

// Annotate makes the command `annotate`.
func Annotate(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	return onControl(annotate.NewCmdAnnotate(s.Program(), access.Factory(control), s.Streams()), control)
}

// Delete makes the command `delete`.
func Delete(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	return onControl(delete.NewCmdDelete(access.Factory(control), s.Streams()), control)
}

// Edit makes the command `edit`.
func Edit(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	return onControl(edit.NewCmdEdit(access.Factory(control), s.Streams()), control)
}

// Label makes the command `label`.
func Label(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	return onControl(label.NewCmdLabel(access.Factory(control), s.Streams()), control)
}

// Patch makes the command `patch`.
func Patch(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	return onControl(patch.NewCmdPatch(access.Factory(control), s.Streams()), control)
}

// Create makes the command `create`, whose flags for the control plane hold for its subcommands, too.
func Create(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	command := create.NewCmdCreate(access.Factory(control), s.Streams())
	control.AddFlags(command.PersistentFlags())
	control.AddNamespaceFlag(command.PersistentFlags())
	access.CompleteControlFlags(command, control)
	return command
}

// onControl lets a command of kubectl take the flags for the control plane.
func onControl(command *cobra.Command, control *access.Control) *cobra.Command {
	control.AddFlags(command.Flags())
	control.AddNamespaceFlag(command.Flags())
	access.CompleteControlFlags(command, control)
	return command
}

// Describe makes the command `describe`.
func Describe(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	command := describe.NewCmdDescribe(s.Program(), access.Factory(target), s.Streams())
	onTarget(command, target, "C")
	return onControl(command, target.Control)
}

// Explain makes the command `explain`.
func Explain(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	command := explain.NewCmdExplain(s.Program(), access.Factory(target), s.Streams())
	onTarget(command, target, "")
	return onControl(command, target.Control)
}

// APIResources makes the command `api-resources`.
func APIResources(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	command := apiresources.NewCmdAPIResources(target, s.Streams())
	onTarget(command, target, "")
	target.Control.AddFlags(command.Flags())
	access.CompleteControlFlags(command, target.Control)
	return command
}

// APIVersions makes the command `api-versions`.
func APIVersions(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	command := apiresources.NewCmdAPIVersions(target, s.Streams())
	onTarget(command, target, "")
	target.Control.AddFlags(command.Flags())
	access.CompleteControlFlags(command, target.Control)
	return command
}

// Exec makes the command `exec`.
func Exec(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	return intoContainers(exec.NewCmdExec(access.Factory(target), s.Streams()), target)
}

// Attach makes the command `attach`.
func Attach(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	return intoContainers(attach.NewCmdAttach(access.Factory(target), s.Streams()), target)
}

// intoContainers is for commands that need a running container. A control plane has none, so whoever names a cluster means
// that member.
func intoContainers(command *cobra.Command, target *access.Target) *cobra.Command {
	onTarget(command, target, "")
	command.PreRunE = func(command *cobra.Command, _ []string) error {
		if target.Cluster != "" && !command.Flags().Changed("operation-scope") {
			target.Scope = access.Members
		}
		return target.Validate()
	}
	return onControl(command, target.Control)
}

// onTarget lets a command of kubectl take the flags that choose between the control plane and a member.
func onTarget(command *cobra.Command, target *access.Target, clusterShorthand string) {
	target.Scope.AddFlag(command, access.Karmada, access.Members)
	addClusterFlag(command, target, clusterShorthand, "The member to talk to in the scope members.")
	command.PreRunE = func(*cobra.Command, []string) error { return target.Validate() }
}

func addClusterFlag(command *cobra.Command, target *access.Target, shorthand, usage string) {
	command.Flags().StringVarP(&target.Cluster, "cluster", shorthand, "", usage)
	// The error says that there is no such flag; it was added a line above.
	_ = command.RegisterFlagCompletionFunc("cluster", access.CompleteClusters(target.Control))
}
