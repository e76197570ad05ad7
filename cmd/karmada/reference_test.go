// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/servers"
)

var update = flag.Bool("update", false, "Write the generated part of docs/reference/karmada.md.")

// writeReference writes a row for a command and for each subcommand, and their flags. It omits --data-dir of commands that work on the
// control plane of this machine, and the flags about logs, which all processes have.
func writeReference(rows, flags *bytes.Buffer, command *cobra.Command) {
	use := strings.TrimSuffix(command.UseLine(), " [flags]")
	if command.Runnable() {
		fmt.Fprintf(rows, "| `%s` | %s |\n", use, command.Short)
	}
	escape, found := strings.NewReplacer("\n", " ", "|", "\\|", "<", "&lt;"), false
	command.Flags().VisitAll(func(f *pflag.Flag) {
		_, usage := pflag.UnquoteUsage(f)
		switch {
		case f.Hidden, f.Name == "help", f.Name == "data-dir" && f.DefValue != "", f.Name == "v", f.Name == "vmodule",
			strings.HasPrefix(f.Name, "log-"), strings.HasPrefix(f.Name, "logging-"):
			return
		case f.Name == "feature-gates":
			usage = "[Feature gates](feature-gates.md) to enable or disable, as name=bool."
		}
		if !found {
			found = true
			fmt.Fprintf(flags, "\n### %s\n\n", command.CommandPath())
			if command.Long != "" {
				fmt.Fprintf(flags, "%s\n\n", escape.Replace(command.Long))
			}
			flags.WriteString("| flag | default | meaning |\n|---|---|---|\n")
		}
		value := ""
		if f.DefValue != "" && f.DefValue != "[]" {
			value = "`" + f.DefValue + "`"
		}
		fmt.Fprintf(flags, "| `--%s` | %s | %s |\n", f.Name, value, escape.Replace(usage))
	})
	for _, child := range command.Commands() {
		writeReference(rows, flags, child)
	}
}

// The page has every command except the components, which docs/reference/flags.md has.
func TestReference(t *testing.T) {
	t.Setenv("HOME", "~")
	const (
		page   = "../../docs/reference/karmada.md"
		marker = "-update -->\n"
	)
	current, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	written, _, found := bytes.Cut(current, []byte(marker))
	if !found {
		t.Fatalf("%s has no line that ends with %q", page, marker)
	}
	components := []string{"apiserver", "kube-controller-manager", "bench"}
	for _, s := range servers.Servers() {
		components = append(components, s.Name)
	}
	var rows, flags bytes.Buffer
	for _, command := range newRoot(pflag.NewFlagSet("kubernetes", pflag.ContinueOnError)).Commands() {
		if !slices.Contains(components, command.Name()) {
			writeReference(&rows, &flags, command)
		}
	}
	want := string(written) + marker + "\n## Commands\n\n| command | |\n|---|---|\n" + rows.String() + "\n## Flags\n" + flags.String()
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(want, string(current)); diff != "" {
		t.Errorf("docs/reference/karmada.md is outdated, run with -update (-want +got):\n%s", diff)
	}
}
