// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"fmt"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
)

// Embedded is a component that runs in the process of another command, which has flags of its own for connections, leader election,
// endpoints and logs.
type Embedded struct {
	// Name is the name of the component when it runs as a process, such as scheduler.
	Name string
	// Flags are the flags of the component itself.
	Flags *pflag.FlagSet
	// Validate checks the flags and completes the options. It must be called after they are parsed.
	Validate func() error
	// Run runs the component; it is nil if Run of this package does.
	Run func(ctx context.Context, control *rest.Config, ready func()) error
}

// EmbeddedManager returns karmada-controller-manager, whose flags set o. Flags whose default in o is another one keep it.
func EmbeddedManager(o *Options) Embedded {
	m := newManagerFlags(o)
	return embed("controller-manager", m.addFlags, m.validate)
}

// EmbeddedScheduler returns karmada-scheduler, whose flags set o. Estimators are enabled unless a flag disables them.
func EmbeddedScheduler(o *Options) Embedded {
	s := &schedulerFlags{Options: o, askEstimators: true}
	return embed("scheduler", s.addFlags, s.validate)
}

// EmbeddedDescheduler returns karmada-descheduler.
func EmbeddedDescheduler() Embedded {
	d := &deschedulerFlags{}
	e := embed("descheduler", d.addFlags, d.validate)
	e.Run = d.run
	return e
}

func embed(name string, addFlags func(*pflag.FlagSet), validate func() error) Embedded {
	e := Embedded{Name: name, Flags: pflag.NewFlagSet(name, pflag.ContinueOnError), Validate: validate}
	e.Flags.Usage = func() {} // an error is one line
	addFlags(e.Flags)
	return e
}

// Parse parses flags of the component and validates them.
func (e Embedded) Parse(flags []string) error {
	err := e.Flags.Parse(flags)
	if err == nil && e.Flags.NArg() > 0 {
		err = fmt.Errorf("unexpected argument %q", e.Flags.Arg(0))
	}
	if err != nil {
		return err
	}
	return e.Validate()
}
