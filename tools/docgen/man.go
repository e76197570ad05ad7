// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/cli"
)

// writeManPages writes a page in section 1 for every command of karmadactl.
func writeManPages(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var write func(command *cobra.Command) error
	write = func(command *cobra.Command) error {
		name := strings.ReplaceAll(command.CommandPath(), " ", "-")
		if err := os.WriteFile(filepath.Join(dir, name+".1"), manPage(name, command), 0o644); err != nil {
			return err
		}
		for _, child := range command.Commands() {
			if child.Hidden {
				continue
			}
			if err := write(child); err != nil {
				return err
			}
		}
		return nil
	}
	return write(cli.Root(cliSession()))
}

// manPage returns the page of a command.
func manPage(name string, command *cobra.Command) []byte {
	var out bytes.Buffer
	section := func(title string) { fmt.Fprintf(&out, ".SH %s\n", title) }
	fmt.Fprintf(&out, ".TH %q 1 \"\" karmadactl\n", strings.ToUpper(name))
	section("NAME")
	fmt.Fprintf(&out, "%s \\- %s\n", roff(name), roff(command.Short))
	section("SYNOPSIS")
	fmt.Fprintf(&out, ".ad l\n%s\n.ad b\n", roff(command.UseLine())) // long words cannot be adjusted to both margins
	if long := strings.TrimSpace(command.Long); long != "" {
		section("DESCRIPTION")
		fmt.Fprintf(&out, "%s\n", roff(long))
	}
	flags := command.LocalFlags()
	if flags.HasAvailableFlags() {
		section("OPTIONS")
		flags.VisitAll(func(f *pflag.Flag) {
			if f.Hidden {
				return
			}
			title := "--" + f.Name + "=" + f.DefValue
			if f.Shorthand != "" {
				title = "-" + f.Shorthand + ", " + title
			}
			fmt.Fprintf(&out, ".TP\n.B %s\n%s\n", roff(title), roff(f.Usage))
		})
	}
	if command.Example != "" {
		section("EXAMPLES")
		fmt.Fprintf(&out, ".nf\n%s\n.fi\n", roff(strings.TrimRight(command.Example, "\n")))
	}
	if command.HasParent() {
		section("SEE ALSO")
		fmt.Fprintf(&out, ".BR %s (1)\n", roff(strings.ReplaceAll(command.Parent().CommandPath(), " ", "-")))
	}
	return out.Bytes()
}

// roff escapes text. A line that begins with a control character gets a zero-width character, an empty line becomes a paragraph.
func roff(text string) string {
	text = strings.NewReplacer("\\", "\\\\", "-", "\\-").Replace(text)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		line = strings.TrimRight(line, " ")
		if strings.HasPrefix(line, " ") && !strings.HasPrefix(line, "  ") { // the helpers of kubectl indent paragraphs by a space
			line = line[1:]
		}
		switch {
		case line == "":
			line = ".PP"
		case strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'"):
			line = "\\&" + line
		}
		lines[i] = line
	}
	return strings.Join(lines, "\n")
}
