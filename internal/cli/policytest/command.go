// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policytest

import (
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/admission/changes"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/features"
)

// Exit codes.
const (
	exitTestFailed = 1
	exitFailed     = 2
)

// junit is an output format that most CI systems read.
const junit = "junit"

type options struct {
	session   *access.Session
	scheduler explain.SchedulerFlags
	output    output.Flag
}

// NewCommand returns the command `test`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s}
	c := command.New(s, command.Help{
		Use:   "test DIR",
		Short: "Test policies without a control plane",
		Long: `
			Test policies without a control plane: run the tests in the YAML files of a directory.

			A file with tests has the field tests. Each test names files with policies, Clusters and workloads, and the expected
			clusters, replicas and manifests. It can make changes, such as the loss of a cluster. The code of Karmada selects the
			policies, schedules the workloads and renders the manifests.

			The exit code is 0 if all tests pass, 1 if a test fails, and 2 if tests cannot be run.`,
		Example: `
			# Run the tests in the directory policies
			PROGRAM test policies

			# Write a report for a CI system
			PROGRAM test policies -o junit > report.xml`,
	}, func(ctx context.Context, args []string) error {
		if len(args) != 1 {
			return errors.New("required argument missing: DIR")
		}
		return o.run(ctx, args[0])
	})
	o.output.AddTo(c, junit)
	o.scheduler.AddTo(c)
	return command.FailWith(c, exitFailed)
}

func (o *options) run(ctx context.Context, dir string) error {
	if err := o.output.Check(); err != nil {
		return err
	}
	suites, err := findSuites(dir)
	if err != nil {
		return err
	}
	decoder, err := changes.NewDecoder()
	if err != nil {
		return err
	}
	s, err := o.scheduler.NewScheduler(nil)
	if err != nil {
		return err
	}
	defer s.Close()
	r := &runner{decoder: decoder, scheduler: s.WithoutEstimators(), gates: features.New(), now: clock.RealClock{}.Now}
	var results []result
	for _, s := range suites {
		for i := range s.Tests {
			results = append(results, r.run(ctx, s, &s.Tests[i]))
		}
	}
	failed, broken := 0, 0
	for i := range results {
		switch {
		case results[i].err != nil:
			broken++
		case results[i].failed():
			failed++
		}
	}
	if o.output.String() == junit {
		err = printJUnit(o.session.Out, results)
	} else {
		printText(o.session.Out, results)
	}
	switch {
	case err != nil:
		return err
	case broken > 0:
		return access.ExitError{Code: exitFailed}
	case failed > 0:
		return access.ExitError{Code: exitTestFailed}
	}
	return nil
}

func printText(out io.Writer, results []result) {
	failed := 0
	for i := range results {
		r := &results[i]
		if !r.failed() {
			fmt.Fprintf(out, "ok    %s\n", r.name)
			continue
		}
		failed++
		fmt.Fprintf(out, "FAIL  %s (%s)\n", r.name, r.suite)
		for _, text := range r.messages() {
			fmt.Fprintf(out, "      %s\n", strings.ReplaceAll(text, "\n", "\n      "))
		}
	}
	fmt.Fprintf(out, "%s, %d failed\n", explain.Count(int64(len(results)), "test"), failed)
}

// messages returns why a test failed.
func (r *result) messages() []string {
	if r.err != nil {
		return []string{"cannot run the test: " + r.err.Error()}
	}
	return r.failures
}

type junitSuites struct {
	XMLName xml.Name     `xml:"testsuites"`
	Suites  []junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Name    string        `xml:"name,attr"`
	Class   string        `xml:"classname,attr"`
	Time    string        `xml:"time,attr"`
	Failure *junitFailure `xml:"failure"`
}

type junitFailure struct {
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

func printJUnit(out io.Writer, results []result) error {
	var all junitSuites
	for i := range results {
		r := &results[i]
		if n := len(all.Suites); n == 0 || all.Suites[n-1].Name != r.suite {
			all.Suites = append(all.Suites, junitSuite{Name: r.suite})
		}
		s := &all.Suites[len(all.Suites)-1]
		c := junitCase{Name: r.name, Class: r.suite, Time: fmt.Sprintf("%.3f", r.took.Seconds())}
		if r.failed() {
			text := strings.Join(r.messages(), "\n")
			message, _, _ := strings.Cut(text, "\n")
			c.Failure = &junitFailure{Message: message, Text: text}
			s.Failures++
		}
		s.Tests++
		s.Cases = append(s.Cases, c)
	}
	encoder := xml.NewEncoder(out)
	encoder.Indent("", "  ")
	if _, err := io.WriteString(out, xml.Header); err != nil {
		return err
	}
	if err := encoder.Encode(all); err != nil {
		return err
	}
	_, err := io.WriteString(out, "\n")
	return err
}
