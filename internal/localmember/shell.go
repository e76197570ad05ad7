// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"bufio"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/utils/clock"
)

// shell simulates the programs of a container. It has a few built-in commands and starts no processes.
type shell struct {
	pod       *corev1.Pod
	container *corev1.Container
	clock     clock.PassiveClock
}

// streams are the standard streams of a command; in may be nil.
type streams struct {
	in       io.Reader
	out, err io.Writer
	tty      bool
}

// Exit codes that shells use.
const (
	exitNotFound = 127
	exitUsage    = 2
)

// maxLine bounds a line of input, in bytes.
const maxLine = 64 << 10

// run executes a command like exec and returns its exit code.
func (s shell) run(command []string, to streams) int {
	if len(command) == 0 {
		return exitUsage
	}
	if !slices.Contains([]string{"sh", "bash", "ash"}, path.Base(command[0])) {
		return s.builtin(command, to)
	}
	rest := command[1:]
	for i, arg := range rest {
		if strings.HasPrefix(arg, "-") && strings.HasSuffix(arg, "c") {
			if i+1 >= len(rest) {
				fmt.Fprintf(to.err, "%s: -c: option requires an argument\n", command[0])
				return exitUsage
			}
			code, _ := s.line(rest[i+1], to) //nolint:gosec // the index is checked above
			return code
		}
	}
	return s.interactive(to)
}

// interactive executes lines of input until the input ends or a line is exit.
func (s shell) interactive(to streams) int {
	if to.in == nil {
		return 0
	}
	newline, prompt := "\n", ""
	if to.tty {
		newline, prompt = "\r\n", s.pod.Name+":/# "
		to.out = crlf{to.out}
		to.err = to.out
	}
	lines := bufio.NewReaderSize(to.in, maxLine)
	for {
		fmt.Fprint(to.out, prompt)
		line, ended := readLine(lines, to, newline)
		if code, exit := s.line(line, to); exit || ended {
			return code
		}
	}
}

// readLine reads one line; on a terminal, it echoes the input.
func readLine(in *bufio.Reader, to streams, newline string) (line string, ended bool) {
	var b strings.Builder
	for b.Len() < maxLine {
		c, err := in.ReadByte()
		if err != nil {
			return b.String(), true
		}
		switch {
		case c == '\n' || (c == '\r' && to.tty):
			if to.tty {
				fmt.Fprint(to.out, newline)
			}
			return b.String(), false
		case c == 4 && to.tty: // control-D
			if b.Len() == 0 {
				fmt.Fprint(to.out, newline)
				return "exit", false
			}
		case c == 3 && to.tty: // control-C
			fmt.Fprint(to.out, "^C"+newline)
			return "", false
		case (c == 127 || c == 8) && to.tty: // backspace
			if text := b.String(); text != "" {
				b.Reset()
				b.WriteString(text[:len(text)-1])
				fmt.Fprint(to.out, "\b \b")
			}
		default:
			b.WriteByte(c)
			if to.tty {
				to.out.Write([]byte{c}) //nolint:errcheck // the session ends when the stream is closed
			}
		}
	}
	return b.String(), false
}

// crlf converts line ends for a terminal.
type crlf struct{ io.Writer }

func (w crlf) Write(p []byte) (int, error) {
	text := strings.ReplaceAll(strings.ReplaceAll(string(p), "\r\n", "\n"), "\n", "\r\n")
	if _, err := io.WriteString(w.Writer, text); err != nil {
		return 0, err
	}
	return len(p), nil
}

// line executes commands separated by ; or &&. It returns the exit code of the last one, and whether a command was exit.
func (s shell) line(text string, to streams) (code int, exit bool) {
	for _, statement := range split(text) {
		if statement.ifOK && code != 0 {
			continue
		}
		words := statement.words
		for i, w := range words {
			words[i] = strings.ReplaceAll(w, "$?", strconv.Itoa(code))
		}
		switch {
		case len(words) == 0:
			continue
		case words[0] == "exit":
			if len(words) > 1 {
				code, _ = strconv.Atoi(words[1])
			}
			return code & 0xff, true
		}
		code = s.builtin(words, to)
	}
	return code, false
}

// statement is one command of a line.
type statement struct {
	words []string
	ifOK  bool // only after exit code 0
}

// split parses quotes, ; and &&; no other syntax is supported.
func split(text string) []statement {
	var all []statement
	var current statement
	var word strings.Builder
	var quote rune
	inWord := false
	flushWord := func() {
		if inWord {
			current.words = append(current.words, word.String())
		}
		word.Reset()
		inWord = false
	}
	runes := []rune(text)
	for i := 0; i < len(runes); i++ {
		r := runes[i]
		switch {
		case quote != 0:
			if r == quote {
				quote = 0
			} else {
				word.WriteRune(r)
			}
		case r == '\'' || r == '"':
			quote, inWord = r, true
		case r == ' ' || r == '\t':
			flushWord()
		case r == ';' || r == '\n':
			flushWord()
			all, current = append(all, current), statement{}
		case r == '&' && i+1 < len(runes) && runes[i+1] == '&':
			flushWord()
			all, current = append(all, current), statement{ifOK: true}
			i++
		default:
			word.WriteRune(r)
			inWord = true
		}
	}
	flushWord()
	return append(all, current)
}

// builtin executes one built-in command.
func (s shell) builtin(words []string, to streams) int {
	name, args := path.Base(words[0]), words[1:]
	output, found := map[string]func() string{
		"echo":     func() string { return strings.Join(args, " ") },
		"hostname": s.hostname,
		"pwd":      func() string { return "/" },
		"whoami":   func() string { return "root" },
		"id":       func() string { return "uid=0(root) gid=0(root) groups=0(root)" },
		"uname":    func() string { return "Linux" },
		"date":     func() string { return s.clock.Now().UTC().Format(time.UnixDate) },
		"env":      func() string { return strings.Join(s.environment(), "\n") },
		"printenv": func() string { return strings.Join(s.environment(), "\n") },
		"ls":       func() string { return "bin  dev  etc  proc  sys  tmp  usr  var" },
		"ps":       func() string { return "PID   USER     COMMAND\n    1 root     " + s.command() },
		"help": func() string {
			return "This container is simulated. Commands: cat date echo env exit false hostname id ls ps pwd true uname whoami"
		},
	}[name]
	switch {
	case found:
		fmt.Fprintln(to.out, output())
		return 0
	case name == "true" || name == "sleep" || name == ":":
		return 0
	case name == "false":
		return 1
	case name == "cat":
		return s.cat(args, to)
	}
	fmt.Fprintf(to.err, "sh: %s: not found (this container is simulated; try help)\n", words[0])
	return exitNotFound
}

func (s shell) cat(files []string, to streams) int {
	if len(files) == 0 && to.in != nil {
		io.Copy(to.out, to.in) //nolint:errcheck // the session ends when the stream is closed
		return 0
	}
	code := 0
	for _, f := range files {
		switch f {
		case "/etc/hostname":
			fmt.Fprintln(to.out, s.hostname())
		case "/etc/os-release":
			fmt.Fprintln(to.out, "NAME=\"simulated by KWOK\"")
		case "/var/run/secrets/kubernetes.io/serviceaccount/namespace":
			fmt.Fprint(to.out, s.pod.Namespace)
		default:
			fmt.Fprintf(to.err, "cat: %s: No such file or directory\n", f)
			code = 1
		}
	}
	return code
}

func (s shell) hostname() string {
	if s.pod.Spec.Hostname != "" {
		return s.pod.Spec.Hostname
	}
	return s.pod.Name
}

func (s shell) command() string {
	if c := append(slices.Clone(s.container.Command), s.container.Args...); len(c) > 0 {
		return strings.Join(c, " ")
	}
	return s.container.Image
}

// environment returns the environment variables with literal values in the container spec.
func (s shell) environment() []string {
	list := []string{"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOSTNAME=" + s.hostname(), "HOME=/root"}
	for _, e := range s.container.Env {
		if e.ValueFrom == nil {
			list = append(list, e.Name+"="+e.Value)
		}
	}
	return list
}
