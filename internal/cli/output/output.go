// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package output prints the results of the commands of karmadactl that are not commands of kubectl.
//
//	--output  ──► Flag     ──► Encode: JSON or YAML for programs
//	--color   ──► Terminal ──► Table: aligned columns, in color and cut to the width of the terminal
//
// Programs read JSON and YAML: fields are added, never renamed. Text has no color and is not cut unless the output is a terminal.
package output

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"sigs.k8s.io/yaml"
)

// Values of --output.
const (
	JSON = "json"
	YAML = "yaml"
	// Wide is text with more columns or rows.
	Wide = "wide"
)

// Flag is the flag --output. Its zero value selects text.
type Flag struct {
	formats []string
	value   string
}

// AddTo adds the flag with the supported formats to a command. Text is always supported.
func (f *Flag) AddTo(command *cobra.Command, formats ...string) {
	f.formats = formats
	command.Flags().StringVarP(&f.value, "output", "o", "", "Output format. One of: ("+strings.Join(formats, ", ")+"). Empty means text.")
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("output", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
}

// Check returns an error if the format is not supported.
func (f *Flag) Check() error { return Check(f.value, f.formats...) }

// Check returns an error unless format is empty or one of the supported formats.
func Check(format string, supported ...string) error {
	if format == "" || slices.Contains(supported, format) {
		return nil
	}
	return fmt.Errorf("unsupported output format %q, must be one of: %s", format, strings.Join(supported, ", "))
}

// Wide reports whether the format is text with more columns or rows.
func (f *Flag) Wide() bool { return f.value == Wide }

// Encodes reports whether the format is JSON or YAML.
func (f *Flag) Encodes() bool { return Encodes(f.value) }

// Encodes reports whether a format is JSON or YAML.
func Encodes(format string) bool { return format == JSON || format == YAML }

// Encode writes a value in JSON or YAML format. following is set for all values of a run but the first.
func (f *Flag) Encode(out io.Writer, value any, following bool) error {
	return Encode(out, f.value, value, following)
}

// Encode is like Flag.Encode for the given format.
func Encode(out io.Writer, format string, value any, following bool) error {
	if format == JSON {
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "    ") // as kubectl
		encoder.SetEscapeHTML(false)
		return encoder.Encode(value)
	}
	text, err := yaml.Marshal(value)
	if err != nil {
		return fmt.Errorf("encode output: %w", err)
	}
	if following {
		fmt.Fprintln(out, "---")
	}
	_, err = out.Write(text)
	return err
}

// String returns the format.
func (f *Flag) String() string { return f.value }
