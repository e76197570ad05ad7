// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"path"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/term"
	corev1 "k8s.io/api/core/v1"
)

// shell simulates the programs of a container. It starts no processes.
type shell struct {
	pod       *corev1.Pod
	container *corev1.Container
	in        io.Reader
	out, err  io.Writer
}

var shellWord, shellQuotes = regexp.MustCompile(`&&|[;\n]|(?:'[^']*'|"[^"]*"|[^\s;&'"])+`), regexp.MustCompile(`'([^']*)'|"([^"]*)"`)

// run executes a command like exec and returns its exit code.
func (s shell) run(command []string, tty bool) int {
	if len(command) == 0 || path.Base(command[0]) != "sh" && path.Base(command[0]) != "bash" {
		return s.program(command)
	}
	if len(command) > 2 {
		code, _ := s.line(0, command[2])
		return code
	}
	input := bufio.NewScanner(s.in)
	read := func() (line string, more bool) { more = input.Scan(); return input.Text(), more }
	if tty {
		terminal := term.NewTerminal(struct {
			io.Reader
			io.Writer
		}{s.in, s.out}, s.pod.Name+":/# ")
		s.out, s.err = terminal, terminal
		read = func() (string, bool) { line, err := terminal.ReadLine(); return line, err == nil }
	}
	code := 0
	for line, more := read(); more; line, more = read() {
		var exit bool
		if code, exit = s.line(code, line); exit {
			break
		}
	}
	return code
}

// line executes programs that are separated by ; or &&. code is the exit code of the one before. It returns the code of the last one, and
// whether that was exit.
func (s shell) line(code int, text string) (_ int, exit bool) {
	var words []string
	skipped := false
	for _, word := range append(shellWord.FindAllString(text, -1), ";") {
		if word != ";" && word != "\n" && word != "&&" {
			words = append(words, strings.ReplaceAll(shellQuotes.ReplaceAllString(word, "$1$2"), "$?", strconv.Itoa(code)))
			continue
		}
		if len(words) > 0 && !skipped {
			code, exit = s.program(words), words[0] == "exit"
		}
		if exit {
			break
		}
		words, skipped = nil, word == "&&" && code != 0
	}
	return code, exit
}

// program executes one program and returns its exit code.
func (s shell) program(words []string) int {
	words = append(words, "", "")
	first, hostname := words[1], cmp.Or(s.pod.Spec.Hostname, s.pod.Name)
	switch path.Base(words[0]) {
	case "false":
		return 1
	case "true", "sleep":
	case "exit":
		code, _ := strconv.Atoi(first)
		return code & 0xff
	case "echo":
		fmt.Fprintln(s.out, strings.Join(words[1:len(words)-2], " "))
	case "hostname":
		fmt.Fprintln(s.out, hostname)
	case "ps":
		fmt.Fprintln(s.out, "PID   USER     COMMAND\n    1 root     "+strings.Join(append(s.container.Command, s.container.Args...), " "))
	case "env":
		fmt.Fprintln(s.out, "HOSTNAME="+hostname)
		for _, e := range s.container.Env {
			if e.ValueFrom == nil {
				fmt.Fprintln(s.out, e.Name+"="+e.Value)
			}
		}
	case "cat":
		if first != "" {
			fmt.Fprintf(s.err, "cat: %s: No such file or directory\n", first)
			return 1
		}
		_, _ = io.Copy(s.out, s.in) // an error ends the session
	default:
		fmt.Fprintf(s.err, "sh: %s: not found (this container is simulated: it has cat, echo, env, hostname and ps)\n", words[0])
		return 127
	}
	return 0
}
