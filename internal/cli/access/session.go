// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"io"
	"path/filepath"
	"strings"

	"k8s.io/cli-runtime/pkg/genericiooptions"
)

// Session holds the arguments, environment and streams of one run of the program. The streams must be set.
type Session struct {
	// Args holds the arguments, starting with the name of the program.
	Args     []string
	Env      map[string]string
	In       io.Reader
	Out, Err io.Writer
}

// Environment converts the result of os.Environ to Session.Env.
func Environment(entries []string) map[string]string {
	env := make(map[string]string, len(entries))
	for _, entry := range entries {
		key, value, _ := strings.Cut(entry, "=")
		env[key] = value
	}
	return env
}

// pluginName is the file name by which kubectl finds the plugin "karmada".
const pluginName = "kubectl-karmada"

// Name returns the file name of the program, without extension.
func (s *Session) Name() string {
	if s.isPlugin() {
		return pluginName
	}
	return "karmadactl"
}

// Program returns the name of the program as users type it, for help and messages.
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

// Streams returns the streams as the kubectl packages expect them.
func (s *Session) Streams() genericiooptions.IOStreams {
	return genericiooptions.IOStreams{In: s.In, Out: s.Out, ErrOut: s.Err}
}

// Home returns the home directory of the user, or "" if the environment does not define it.
func (s *Session) Home() string {
	if home := s.Env["HOME"]; home != "" {
		return home
	}
	return s.Env["USERPROFILE"]
}
