// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"k8s.io/cli-runtime/pkg/printers"

	"karmada.io/karmada/internal/cli/kubectl"
	"karmada.io/karmada/internal/interpret/lua"
)

const separator = "-----------------------------------"

// runCheck says of each script whether it can be used. If one cannot, the exit code says so, too.
func (o *options) runCheck(ctx context.Context) error {
	all, err := o.read(ctx)
	if err != nil {
		return err
	}
	failed := false
	for _, one := range all {
		failed = checkOne(o.session.Out, one) || failed //nolint:contextcheck // a check limits itself
	}
	if failed {
		return kubectl.ExitError{Code: 1}
	}
	return nil
}

func checkOne(out io.Writer, one given) (failed bool) {
	fmt.Fprintln(out, separator)
	fmt.Fprintln(out, "SOURCE: "+one.title())
	c, err := one.customization()
	if err == nil {
		err = targeted(c)
	}
	if err != nil {
		fmt.Fprintln(out, err)
		return true
	}
	// Karmada compatible: the tab at the end, and the word.
	fmt.Fprintf(out, "TARGET: %s %s\t\n", c.Spec.Target.APIVersion, c.Spec.Target.Kind)
	fmt.Fprintln(out, "RULERS:")
	table := printers.GetNewTabWriter(out)
	for i, verdict := range lua.Check(c.Spec.Customizations) {
		result := "PASS"
		switch {
		case !verdict.Set:
			result = "UNSET"
		case verdict.Err != nil:
			failed = true
			result = "ERROR: " + strings.TrimSpace(verdict.Err.Error())
		}
		fmt.Fprintf(table, "    %s:\t%s\n", lua.Rules[i].Operation, result)
	}
	_ = table.Flush() // to a terminal: there is nobody else to tell
	return failed
}

// targeted says whether a customization names its kind.
func targeted(c *customization) error {
	switch {
	case c.Spec.Target.Kind == "":
		return errors.New("target.kind no set")
	case c.Spec.Target.APIVersion == "":
		return errors.New("target.apiVersion no set")
	}
	return nil
}

// usable names the scripts that cannot be used, and says why.
func usable(c *customization) error {
	problems := []error{targeted(c)}
	for _, verdict := range lua.Check(c.Spec.Customizations) {
		if verdict.Err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", verdict.Operation, verdict.Err))
		}
	}
	return errors.Join(problems...)
}
