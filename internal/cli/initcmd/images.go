// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"slices"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/version"
)

// Images holds the flags of init that name images.
type Images struct{ options *options }

// NewImages returns the flags of this version.
func NewImages() *Images {
	o := newOptions(Tag(version.Current().GitVersion))
	o.addFlags(pflag.NewFlagSet("", pflag.ContinueOnError)) // sets the defaults of the other options
	return &Images{o}
}

// AddFlags adds the flags.
func (i *Images) AddFlags(fs *pflag.FlagSet) {
	i.options.addConfigFlag(fs)
	i.options.addRegistryFlags(fs)
	i.options.addComponentImageFlags(fs)
}

// PrivateRegistry returns --private-image-registry.
func (i *Images) PrivateRegistry() string { return i.options.privateRegistry }

// List returns the images of a control plane with all addons, of its agents, of the operator, and of the Jobs of the chart.
func (i *Images) List() ([]string, error) {
	if err := i.options.mergeConfig(); err != nil {
		return nil, err
	}
	spec, err := i.options.spec()
	if err != nil {
		return nil, err
	}
	var out []string
	for _, c := range append(manifests.Components(), manifests.SchedulerEstimator, "karmada", "karmada-agent", "karmada-operator") {
		if c != manifests.Etcd || spec.Etcd.External == nil {
			out = append(out, spec.Image(c))
		}
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}
