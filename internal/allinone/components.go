// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/controllers"
)

// embedded are the components whose flags --component sets.
var embedded = []string{"controller-manager", "descheduler", "scheduler"} //nolint:gochecknoglobals // a constant list

// configureComponents applies the values of --component.
func (o *UpOptions) configureComponents() error {
	flags := map[string][]string{}
	for _, value := range o.components {
		name, flag, ok := strings.Cut(value, "=")
		switch {
		case !ok || !strings.HasPrefix(flag, "--"):
			return fmt.Errorf("--component: must be NAME=--FLAG=VALUE, got %q", value)
		case !slices.Contains(embedded, name):
			return fmt.Errorf("--component: no component %q in this process; components: %s", name, strings.Join(embedded, ", "))
		}
		flags[name] = append(flags[name], flag)
	}
	for _, name := range embedded {
		if len(flags[name]) == 0 {
			continue
		}
		if err := o.configure(name, flags[name]); err != nil {
			return fmt.Errorf("--component %s: %w", name, err)
		}
	}
	return nil
}

// configure applies flags of one component.
func (o *UpOptions) configure(name string, flags []string) error {
	if name == "descheduler" {
		if !o.Descheduler {
			return errors.New("it runs only with --descheduler")
		}
		d := controllers.EmbeddedDescheduler()
		o.RunDescheduler = d.Run
		return d.Parse(flags)
	}
	if o.WithoutComponents {
		return errors.New("it does not run with --without-components")
	}
	// Flags of karmada up and of the component set the same options. The component adds its flags with their defaults.
	type setting struct {
		value   string
		changed bool
	}
	own := map[string]setting{}
	o.flags.VisitAll(func(f *pflag.Flag) { own[f.Name] = setting{f.Value.String(), f.Changed} })
	component := controllers.EmbeddedManager
	if name == "scheduler" {
		component = controllers.EmbeddedScheduler
	}
	c := component(&o.Components)
	var err error
	c.Flags.VisitAll(func(f *pflag.Flag) {
		// A default may differ from the same value that is set: the default of --resource-eviction-rate adapts to the fleet.
		if s, shared := own[f.Name]; shared && (s.changed || s.value != f.Value.String()) {
			err = errors.Join(err, f.Value.Set(s.value))
		}
	})
	if err != nil {
		return err
	}
	if err := c.Parse(flags); err != nil {
		return err
	}
	if name == "scheduler" {
		o.WithoutEstimators = o.Components.Estimator == nil
	}
	return nil
}
