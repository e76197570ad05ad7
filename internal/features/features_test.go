// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package features_test

import (
	"testing"

	"karmada.io/karmada/internal/features"
)

// Every gate that people's manifests name is accepted, and two sets of gates know nothing of each other.
func TestNew(t *testing.T) {
	t.Parallel()
	one, other := features.New(), features.New()
	if !one.Enabled(features.WorkloadAffinity) || !one.Enabled(features.MultiplePodTemplatesScheduling) {
		t.Error("fields of a policy have no effect unless somebody sets a gate")
	}
	all := "Failover=true,GracefulEviction=false,PropagateDeps=true,CustomizedClusterResourceModeling=true,PropagationPolicyPreemption=true," +
		"MultiClusterService=true,ResourceQuotaEstimate=true,StatefulFailoverInjection=true,PriorityBasedScheduling=true,FederatedQuotaEnforcement=true," +
		"MultiplePodTemplatesScheduling=true,ControllerPriorityQueue=true,WorkloadAffinity=true,SchedulingOvercommitProtection=true"
	if err := one.Set(all); err != nil {
		t.Fatal(err)
	}
	if !one.Enabled(features.Failover) || one.Enabled(features.GracefulEviction) || other.Enabled(features.Failover) ||
		!other.Enabled(features.GracefulEviction) {
		t.Error("gates are not what was set")
	}
	if err := features.New().Set("AllAlpha=true,AllBeta=true"); err != nil {
		t.Errorf("the umbrella gates: %v", err)
	}
	if err := features.New().Set("Fallover=true"); err == nil {
		t.Error("a gate that does not exist is accepted")
	}
}
