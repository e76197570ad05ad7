// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package kubectl

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/cli-runtime/pkg/genericiooptions"
	"k8s.io/kubectl/pkg/cmd/logs"

	"karmada.io/karmada/internal/cli/access"
)

// Logs makes the command `logs`, which talks to one member or to all of them.
func Logs(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	target.Scope = access.Members
	command := logs.NewCmdLogs(access.Factory(target), s.Streams())
	addClusterFlag(command, target, "C", "The member in which the containers run.")
	all := false
	command.Flags().BoolVar(&all, "all-clusters", false, "Show the logs of all members, each line with the name of its cluster before it.")
	command.PreRunE = func(*cobra.Command, []string) error {
		switch {
		case all && target.Cluster != "":
			return errors.New("--all-clusters and --cluster cannot be used together")
		case !all && target.Cluster == "":
			return errors.New("must specify a cluster")
		}
		return nil
	}
	one := command.Run
	command.Run = nil
	command.RunE = func(command *cobra.Command, args []string) error {
		if all {
			return logsOfAll(command.Context(), s, target.Control, command.Flags(), args)
		}
		return Catch(func() { one(command, args) })
	}
	return onControl(command, target.Control)
}

// logsOfAll shows the logs of all members at once. A member without them does not hide those of the others.
func logsOfAll(ctx context.Context, s *access.Session, control *access.Control, flags *pflag.FlagSet, args []string) error {
	clusters, err := control.ClusterNames(ctx)
	if err != nil {
		return err
	}
	var writing sync.Mutex
	var reading sync.WaitGroup
	errs := make([]error, len(clusters))
	for i, name := range clusters {
		out := &prefixer{to: s.Out, prefix: "[" + name + "] ", mu: &writing}
		errOut := &prefixer{to: s.Err, prefix: "[" + name + "] ", mu: &writing}
		streams := genericiooptions.IOStreams{In: s.In, Out: out, ErrOut: errOut}
		command := logs.NewCmdLogs(access.Factory(control.KnownMember(name)), streams)
		command.SetContext(ctx)
		if err := copyFlags(command.Flags(), flags); err != nil {
			return err
		}
		reading.Go(func() {
			err := Catch(func() { command.Run(command, args) })
			out.flush()
			errOut.flush()
			if err != nil {
				errs[i] = fmt.Errorf("cluster(%s): %s", name, strings.TrimPrefix(ToExitError(err).Message, "error: "))
			}
		})
	}
	reading.Wait()
	return utilerrors.NewAggregate(errs)
}

// copyFlags sets the flags that a user has set on one command on another.
func copyFlags(to, from *pflag.FlagSet) (err error) {
	from.Visit(func(flag *pflag.Flag) {
		if err == nil && to.Lookup(flag.Name) != nil {
			err = to.Set(flag.Name, flag.Value.String())
		}
	})
	return err
}

// prefixer writes whole lines with a prefix. Several of them may share a mutex and a stream.
type prefixer struct {
	to     io.Writer
	prefix string
	mu     *sync.Mutex
	begun  []byte
}

// Write implements io.Writer.
func (p *prefixer) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.begun = append(p.begun, text...)
	for {
		line, rest, whole := bytes.Cut(p.begun, []byte("\n"))
		if !whole {
			return len(text), nil
		}
		if _, err := fmt.Fprintf(p.to, "%s%s\n", p.prefix, line); err != nil {
			return 0, err
		}
		p.begun = rest
	}
}

// flush writes a last line that has no end.
func (p *prefixer) flush() {
	if len(p.begun) > 0 {
		_, _ = p.Write([]byte("\n")) // the stream is gone: nobody reads any more
	}
}
