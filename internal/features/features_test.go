// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package features_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"karmada.io/karmada/internal/features"
)

// All gates of upstream Karmada are accepted, and two sets of gates are independent.
func TestNew(t *testing.T) {
	t.Parallel()
	one, other := features.New(), features.New()
	if !one.Enabled(features.WorkloadAffinity) || !one.Enabled(features.MultiplePodTemplatesScheduling) {
		t.Error("gates of policy fields are disabled by default")
	}
	all := "Failover=true,GracefulEviction=false,PropagateDeps=true,CustomizedClusterResourceModeling=true,PropagationPolicyPreemption=true," +
		"MultiClusterService=true,ResourceQuotaEstimate=true,StatefulFailoverInjection=true," +
		"PriorityBasedScheduling=true,FederatedQuotaEnforcement=true," +
		"MultiplePodTemplatesScheduling=true,ControllerPriorityQueue=true,WorkloadAffinity=true,SchedulingOvercommitProtection=true"
	if err := one.Set(all); err != nil {
		t.Fatal(err)
	}
	if !one.Enabled(features.Failover) || one.Enabled(features.GracefulEviction) || other.Enabled(features.MultiClusterService) ||
		!other.Enabled(features.GracefulEviction) {
		t.Error("gates do not have the values that were set")
	}
	if err := features.New().Set("AllAlpha=true,AllBeta=true"); err != nil {
		t.Errorf("set AllAlpha and AllBeta: %v", err)
	}
	if err := features.New().Set("Fallover=true"); err == nil {
		t.Error("no error for an unknown gate")
	}
}

// A gate has an effect if another package reads it.
func TestWithoutEffect(t *testing.T) {
	t.Parallel()
	read := map[string]bool{}
	use := regexp.MustCompile(`\bfeatures\.([A-Z]\w+)`)
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		for _, match := range use.FindAllSubmatch(source, -1) {
			read[string(match[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	gates := features.New()
	if got := features.WithoutEffect(gates); got != nil {
		t.Errorf("WithoutEffect(defaults) = %v, want none", got)
	}
	for feature := range gates.GetAll() {
		name := string(feature)
		if strings.HasPrefix(name, "All") {
			continue
		}
		if err := gates.Set(name + "=true"); err != nil {
			t.Fatal(err)
		}
		if got := slices.Contains(features.WithoutEffect(gates), name); got == read[name] {
			t.Errorf("%s: reported as without effect: %v, read by other packages: %v", name, got, read[name])
		}
	}
}
