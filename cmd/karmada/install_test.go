// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// The search and metrics APIs are registered if their ports are given.
func TestInstallFlags_registrations(t *testing.T) {
	t.Parallel()
	const clusters = "karmada-aggregated-apiserver.karmada-system.svc:443 v1alpha1.cluster.karmada.io v1alpha1.review.karmada.io"
	for args, want := range map[string][]string{
		"": {clusters},
		"--search-port=443": {
			clusters, "karmada-search.karmada-system.svc:443 v1alpha1.search.karmada.io",
		},
		"--search-host=search.example.com --search-port=7443 --metrics-adapter-port=443": {
			clusters,
			"karmada-metrics-adapter.karmada-system.svc:443 v1beta1.metrics.k8s.io v1beta2.custom.metrics.k8s.io v1beta1.custom.metrics.k8s.io",
			"search.example.com:7443 v1alpha1.search.karmada.io",
		},
	} {
		var f installFlags
		fs := pflag.NewFlagSet("install", pflag.ContinueOnError)
		f.addFlags(fs)
		if err := fs.Parse(strings.Fields(args)); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range f.registrations([]byte("ca")) {
			text := fmt.Sprintf("%s:%d", r.Host, r.Port)
			for _, g := range r.Groups {
				text += " " + g.Version + "." + g.Group
			}
			got = append(got, text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", args, got, want)
		}
	}
}
