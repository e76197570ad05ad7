// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"
	"time"

	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/allinone/progress"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/machinery/tracing"
)

// UpForeground runs Up with the log in a file and the states of the parts on out.
func UpForeground(ctx context.Context, out io.Writer, o UpOptions, logging *component.Logging) error {
	log, err := logging.StartFile(o.Log(o.ControlPlane()))
	if err != nil {
		return err
	}
	defer log.Close() //nolint:errcheck // the process ends
	component.TuneMemory(ctx, clock.RealClock{})
	screen := progress.New(out, clock.RealClock{})
	defer screen.Close()
	begun := time.Now() //nolint:forbidigo // the duration is printed
	return firstLine(Up(ctx, o, screen.Observe, func() {
		screen.Close()
		if err := errors.Join(recordFlags(o.Layout, DetachedFlags(o.flags)), o.writeSample()); err != nil {
			fmt.Fprintf(out, "Warning: %v\n", err)
		}
		fmt.Fprintf(out, "\nKarmada is ready after %.1fs.\n\n%s", time.Since(begun).Seconds(), o.NextSteps())
	}))
}

// RunMemberForeground runs RunMember with the log in a file and the states of the parts on out, at a low CPU priority.
func RunMemberForeground(
	ctx context.Context, out io.Writer, l Layout, name string, spans tracing.Options, logging *component.Logging,
) error {
	log, err := logging.StartFile(l.Log(l.Member(name)))
	if err != nil {
		return err
	}
	defer log.Close() //nolint:errcheck // the process ends
	component.TuneMemory(ctx, clock.RealClock{})
	// A simulated cluster must not take the CPU from the control plane on the same machine.
	if err := lowerPriority(); err != nil {
		return err
	}
	screen := progress.New(out, clock.RealClock{})
	defer screen.Close()
	return firstLine(RunMember(ctx, l, name, spans, screen.Observe))
}

// firstLine shortens the error of a part to its first line; the log contains the stack of a panic.
func firstLine(err error) error {
	if part, ok := errors.AsType[*component.PartError](err); ok {
		if first, _, more := strings.Cut(part.Err.Error(), "\n"); more {
			return fmt.Errorf("%s: %s (see the log for details)", part.Part, first)
		}
	}
	return err
}

// memberNiceness is the nice value of a member, from 0 to 19.
const memberNiceness = 10

// lowerPriority sets the nice value of this process, and of its session: with autogroups, Linux schedules sessions first and
// processes only within a session.
func lowerPriority() error {
	if err := syscall.Setpriority(syscall.PRIO_PROCESS, 0, memberNiceness); err != nil {
		return fmt.Errorf("set the nice value of the process: %w", err)
	}
	// The file does not exist on kernels without autogroups.
	if err := os.WriteFile("/proc/self/autogroup", []byte(fmt.Sprint(memberNiceness)), 0); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("set the nice value of the session: %w", err)
	}
	return nil
}
