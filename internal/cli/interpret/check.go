// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/interpret/lua"
)

const separator = "-----------------------------------"

// runCheck checks each script. The exit code is 1 if a script is invalid.
func (o *options) runCheck(ctx context.Context) error {
	all, err := o.read(ctx)
	if err != nil {
		return err
	}
	failed := false
	for _, in := range all {
		failed = checkOne(o.session.Out, in) || failed //nolint:contextcheck // a check has its own time limit
	}
	if failed {
		return access.ExitError{Code: 1}
	}
	return nil
}

func checkOne(out io.Writer, in source) (failed bool) {
	fmt.Fprintln(out, separator)
	fmt.Fprintln(out, "SOURCE: "+in.title())
	c, err := in.customization()
	if err == nil {
		err = validateTarget(c)
	}
	if err != nil {
		fmt.Fprintln(out, err)
		return true
	}
	// Karmada compatible: the trailing tab and the spelling of RULERS.
	fmt.Fprintf(out, "TARGET: %s %s\t\n", c.Spec.Target.APIVersion, c.Spec.Target.Kind)
	fmt.Fprintln(out, "RULERS:")
	rows := [][]string{{"", ""}}
	for i, verdict := range lua.Check(c.Spec.Customizations) {
		result := "PASS"
		switch {
		case !verdict.Set:
			result = "UNSET"
		case verdict.Err != nil:
			failed = true
			result = "ERROR: " + strings.TrimSpace(verdict.Err.Error())
		}
		rows = append(rows, []string{string(lua.Rules[i].Operation) + ":", result})
	}
	output.Terminal{Writer: out, Indent: "    "}.Table(output.Rows(rows))
	return failed
}

// validateTarget returns an error unless the customization has a target kind.
func validateTarget(c *customization) error {
	switch {
	case c.Spec.Target.Kind == "":
		return errors.New("target.kind no set")
	case c.Spec.Target.APIVersion == "":
		return errors.New("target.apiVersion no set")
	}
	return nil
}

// validate returns an error for each invalid script.
func validate(c *customization) error {
	problems := []error{validateTarget(c)}
	for _, verdict := range lua.Check(c.Spec.Customizations) {
		if verdict.Err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", verdict.Operation, verdict.Err))
		}
	}
	return errors.Join(problems...)
}
