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

// Logs returns the command `logs`, which reads from one member or from all.
func Logs(s *access.Session) *cobra.Command {
	target := access.NewTarget(access.NewControl(s))
	target.Scope = access.Members
	command := logs.NewCmdLogs(access.Factory(target), s.Streams())
	addClusterFlag(command, target, "C", "Name of the member that runs the containers.")
	all := false
	command.Flags().BoolVar(&all, "all-clusters", false, "If true, print the logs of all members, with the cluster name before each line.")
	command.PreRunE = func(*cobra.Command, []string) error {
		switch {
		case all && target.Cluster != "":
			return errors.New("--all-clusters and --cluster cannot be used together")
		case !all && target.Cluster == "":
			return errors.New("must specify a cluster (use -C CLUSTER)")
		case all:
			return nil
		}
		_, err := target.ToRESTConfig() // kubectl would add the namespace of the pods to the error of a missing cluster
		return err
	}
	run := command.Run
	command.Run = nil
	command.RunE = func(command *cobra.Command, args []string) error {
		if all {
			return logsOfAll(command.Context(), s, target.Control, command.Flags(), args)
		}
		return access.Catch(func() { run(command, args) })
	}
	return bound(command, target.Control)
}

// logsOfAll prints the logs of all members concurrently. It prints the logs of other members if one fails.
func logsOfAll(ctx context.Context, s *access.Session, control *access.Control, flags *pflag.FlagSet, args []string) error {
	clusters, err := control.ClusterNames(ctx)
	if err != nil {
		return err
	}
	var mu sync.Mutex // guards the output streams
	var readers sync.WaitGroup
	errs := make([]error, len(clusters))
	for i, name := range clusters {
		out := &prefixer{to: s.Out, prefix: "[" + name + "] ", mu: &mu}
		errOut := &prefixer{to: s.Err, prefix: "[" + name + "] ", mu: &mu}
		streams := genericiooptions.IOStreams{In: s.In, Out: out, ErrOut: errOut}
		command := logs.NewCmdLogs(access.Factory(control.KnownMember(name)), streams)
		command.SetContext(ctx)
		if err := copyFlags(command.Flags(), flags); err != nil {
			return err
		}
		readers.Go(func() {
			err := access.Catch(func() { command.Run(command, args) })
			out.flush()
			errOut.flush()
			if err != nil {
				errs[i] = fmt.Errorf("cluster(%s): %s", name, strings.TrimPrefix(access.ToExitError(err).Message, "error: "))
			}
		})
	}
	readers.Wait()
	return utilerrors.NewAggregate(errs)
}

// copyFlags copies the flags that were set to another command, if it has them.
func copyFlags(to, from *pflag.FlagSet) (err error) {
	from.Visit(func(flag *pflag.Flag) {
		if err == nil && to.Lookup(flag.Name) != nil {
			err = to.Set(flag.Name, flag.Value.String())
		}
	})
	return err
}

// prefixer writes complete lines with a prefix. Several prefixers may share a stream and its mutex.
type prefixer struct {
	to      io.Writer
	prefix  string
	mu      *sync.Mutex
	partial []byte // incomplete line
}

// Write implements io.Writer.
func (p *prefixer) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.partial = append(p.partial, text...)
	for {
		line, rest, whole := bytes.Cut(p.partial, []byte("\n"))
		if !whole {
			return len(text), nil
		}
		if _, err := fmt.Fprintf(p.to, "%s%s\n", p.prefix, line); err != nil {
			return 0, err
		}
		p.partial = rest
	}
}

// flush writes an incomplete last line.
func (p *prefixer) flush() {
	if len(p.partial) > 0 {
		_, _ = p.Write([]byte("\n")) // errors of the output stream are ignored
	}
}
