// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package session holds what one run of karmadactl gets from the outside: arguments, environment and streams.
//
// Nothing below internal/cli reads the process's own arguments, environment or standard streams, so that whole runs of the
// program can be tested in one process, in parallel. (The kubectl commands that karmadactl passes on to are not ours: an
// editor is looked up in the environment of the process.)
package access

import (
	"io"
	"path/filepath"
	"strings"

	"k8s.io/cli-runtime/pkg/genericiooptions"
)

// Session is one run of the program. The zero value has no arguments and an empty environment; the streams must be set.
type Session struct {
	// Args are the arguments, the name of the program first.
	Args []string
	// Env is the environment.
	Env map[string]string
	// In, Out and Err are the standard streams.
	In       io.Reader
	Out, Err io.Writer
}

// Environment turns the form of os.Environ into that of Session.Env.
func Environment(entries []string) map[string]string {
	env := make(map[string]string, len(entries))
	for _, entry := range entries {
		key, value, _ := strings.Cut(entry, "=")
		env[key] = value
	}
	return env
}

// pluginName is the file name under which kubectl finds the program as its plugin "karmada".
const pluginName = "kubectl-karmada"

// Name is the one word by which the program is called in shell completion: its file name.
func (s *Session) Name() string {
	if s.isPlugin() {
		return pluginName
	}
	return "karmadactl"
}

// Program is how a user types the program's name, as it stands in all texts.
func (s *Session) Program() string {
	if s.isPlugin() {
		return "kubectl karmada"
	}
	return "karmadactl"
}

func (s *Session) isPlugin() bool {
	if len(s.Args) == 0 {
		return false
	}
	base := filepath.Base(s.Args[0])
	return strings.TrimSuffix(base, ".exe") == pluginName
}

// Streams are the three streams in the form that kubectl's packages take.
func (s *Session) Streams() genericiooptions.IOStreams {
	return genericiooptions.IOStreams{In: s.In, Out: s.Out, ErrOut: s.Err}
}

// Home is the user's home directory, "" when the environment names none.
func (s *Session) Home() string {
	if home := s.Env["HOME"]; home != "" {
		return home
	}
	return s.Env["USERPROFILE"]
}
