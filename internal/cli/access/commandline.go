// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"regexp"
	"strings"
)

// CommandLine returns the line by which a user runs a command on the same control plane: the arguments, --namespace unless namespace is "",
// and the flags that selected the control plane.
func (c *Control) CommandLine(namespace string, args ...string) string {
	return c.session.CommandLine([]Flag{{"-n", namespace}, {"--karmada-context", c.Context}, {"--kubeconfig", c.Kubeconfig}}, args...)
}

// Flag is a flag with its value; "" means that it is not set.
type Flag struct{ Name, Value string }

// CommandLine returns a command line of the program, as a shell reads it, for messages.
func (s *Session) CommandLine(flags []Flag, args ...string) string {
	line := []string{s.Program()}
	for _, arg := range args {
		line = append(line, quote(arg))
	}
	for _, flag := range flags {
		if flag.Value != "" {
			line = append(line, flag.Name, quote(flag.Value))
		}
	}
	return strings.Join(line, " ")
}

// plainWord matches an argument that a shell does not change.
var plainWord = regexp.MustCompile(`^[A-Za-z0-9_./:=,@%+~-]+$`)

// quote returns an argument as a shell reads it.
func quote(arg string) string {
	if plainWord.MatchString(arg) {
		return arg
	}
	return "'" + strings.ReplaceAll(arg, "'", `'\''`) + "'"
}
