// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"slices"
	"strings"
	"testing"
)

func TestSelect(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		values            []string
		enabled, disabled []string
	}{
		"defaults":            {[]string{"*"}, []string{"binding", "remedy", "detector"}, []string{"hpaScaleTargetMarker"}},
		"one is disabled":     {[]string{"*", "-binding"}, []string{"cluster"}, []string{"binding"}},
		"disabled first":      {[]string{"-binding", "*"}, []string{"cluster"}, []string{"binding"}},
		"off by default":      {[]string{"*", "hpaScaleTargetMarker"}, []string{"hpaScaleTargetMarker"}, []string{"deploymentReplicasSyncer"}},
		"only one":            {[]string{"binding"}, []string{"binding", "detector"}, []string{"cluster"}},
		"the last value wins": {[]string{"-binding", "binding"}, []string{"binding"}, nil},
	} {
		s, err := Select(tc.values)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, c := range tc.enabled {
			if !s.Enabled(c) {
				t.Errorf("%s: %s is disabled", name, c)
			}
		}
		for _, c := range tc.disabled {
			if s.Enabled(c) {
				t.Errorf("%s: %s is enabled", name, c)
			}
		}
	}
	for _, value := range []string{"bindings", "-bindings", "-*", ""} {
		if _, err := Select([]string{value}); err == nil || !strings.Contains(err.Error(), "--controllers") {
			t.Errorf("Select(%q) = %v, want an error", value, err)
		}
	}
	var none Selection
	if !none.Enabled("binding") || none.Enabled("hpaScaleTargetMarker") {
		t.Error("a nil selection does not enable the controllers that are on by default, and no other")
	}
}

// All 27 names of the contract, stagedRollout, and those for other tools are known.
func TestSelection_names(t *testing.T) {
	t.Parallel()
	if all := append(onByDefault(), offByDefault()...); len(all) != 33 || len(slices.Compact(slices.Sorted(slices.Values(all)))) != 33 {
		t.Errorf("%d names", len(all))
	}
}
