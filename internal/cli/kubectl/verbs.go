// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package kubectl

import (
	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/cmd/auth"
	"k8s.io/kubectl/pkg/cmd/cp"
	"k8s.io/kubectl/pkg/cmd/events"
	"k8s.io/kubectl/pkg/cmd/kustomize"
	"k8s.io/kubectl/pkg/cmd/portforward"
	"k8s.io/kubectl/pkg/cmd/scale"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	"k8s.io/kubectl/pkg/cmd/wait"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// Scale returns the command `scale`.
func Scale(s *access.Session) *cobra.Command {
	return onEither(s, func(t *access.Target) *cobra.Command { return scale.NewCmdScale(access.Factory(t), s.Streams()) })
}

// Wait returns the command `wait`.
func Wait(s *access.Session) *cobra.Command {
	return onEither(s, func(t *access.Target) *cobra.Command { return wait.NewCmdWait(access.Factory(t), s.Streams()) })
}

// Events returns the command `events`.
func Events(s *access.Session) *cobra.Command {
	return onEither(s, func(t *access.Target) *cobra.Command { return events.NewCmdEvents(access.Factory(t), s.Streams()) })
}

// Auth returns the command `auth`, with the subcommands that read.
func Auth(s *access.Session) *cobra.Command {
	as := func(t *access.Target, c *cobra.Command) *cobra.Command {
		c.Flags().StringVar(&t.As, "as", "", "Username to impersonate for the operation.")
		c.Flags().StringVar(&t.AsUID, "as-uid", "", "UID to impersonate for the operation.")
		c.Flags().StringArrayVar(&t.AsGroups, "as-group", nil, "Group to impersonate for the operation. Can be repeated.")
		return c
	}
	return command.Group("auth", "Inspect authorization", `
		Show the identity and the rights of a user in the control plane or, with --cluster, in one member.`,
		onEither(s, func(t *access.Target) *cobra.Command { return as(t, canI(s, access.Factory(t))) }),
		onEither(s, func(t *access.Target) *cobra.Command { return as(t, auth.NewCmdWhoAmI(access.Factory(t), s.Streams())) }))
}

// canI returns the command `auth can-i`. That of kubectl exits the process if the answer is no.
func canI(s *access.Session, f cmdutil.Factory) *cobra.Command {
	c := auth.NewCmdCanI(f, s.Streams())
	c.Run = nil
	c.RunE = func(c *cobra.Command, args []string) error {
		o := &auth.CanIOptions{IOStreams: s.Streams()}
		for name, value := range map[string]*bool{
			"all-namespaces": &o.AllNamespaces, "quiet": &o.Quiet, "list": &o.List, "no-headers": &o.NoHeaders,
		} {
			*value = cmdutil.GetFlagBool(c, name)
		}
		o.Subresource = cmdutil.GetFlagString(c, "subresource")
		if err := o.Complete(f, args); err != nil {
			return err
		}
		if err := o.Validate(); err != nil {
			return err
		}
		if o.List {
			return o.RunAccessList()
		}
		allowed, err := o.RunAccessCheck()
		if err == nil && !allowed {
			err = access.ExitError{Code: 1}
		}
		return err
	}
	return c
}

// Copy returns the command `cp`.
func Copy(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	return onContainer(cp.NewCmdCp(access.Factory(target), s.Streams()), target)
}

// PortForward returns the command `port-forward`, which ends when the context of the command is done.
func PortForward(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	f := access.Factory(target)
	c := portforward.NewCmdPortForward(f, s.Streams())
	c.Run = nil
	c.RunE = func(c *cobra.Command, args []string) error {
		o := portforward.NewDefaultPortForwardOptions(s.Streams())
		addresses, err := c.Flags().GetStringSlice("address")
		if err != nil {
			return err
		}
		o.Address = addresses
		if err := o.Complete(f, c, args); err != nil {
			return err
		}
		if err := o.Validate(); err != nil {
			return err
		}
		return o.RunPortForwardContext(c.Context())
	}
	return onContainer(c, target)
}

// Kustomize returns the command `kustomize`, which needs no API server.
func Kustomize(s *access.Session) *cobra.Command { return kustomize.NewCmdKustomize(s.Streams()) }

// onEither returns a command with the flags that select the control plane or one member.
func onEither(s *access.Session, create func(*access.Target) *cobra.Command) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	c := create(target)
	OnTarget(c, target)
	return bound(c, target.Control)
}
