// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package features_test

import (
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
	if !one.Enabled(features.Failover) || one.Enabled(features.GracefulEviction) || other.Enabled(features.Failover) ||
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
