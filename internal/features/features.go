// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package features lists the feature gates that --feature-gates sets (components, feature gates). A component makes its
// gates once and hands them, or what they say, to its rooms; there are no global ones.
//
// Names and stages are those that people's manifests use. Two gates are on here that upstream has off, because a field of
// a policy that has no effect misleads whoever wrote it: MultiplePodTemplatesScheduling and WorkloadAffinity.
package features

import (
	"k8s.io/apimachinery/pkg/util/runtime"
	"k8s.io/component-base/featuregate"
)

// The gates.
const (
	// Failover moves workloads away from clusters that are tainted NoExecute.
	Failover featuregate.Feature = "Failover"
	// GracefulEviction lets a workload leave a cluster only when it is healthy elsewhere.
	GracefulEviction featuregate.Feature = "GracefulEviction"
	// PropagateDeps takes along what a workload depends on.
	PropagateDeps featuregate.Feature = "PropagateDeps"
	// CustomizedClusterResourceModeling estimates by grades of nodes.
	CustomizedClusterResourceModeling featuregate.Feature = "CustomizedClusterResourceModeling"
	// PropagationPolicyPreemption lets a policy take over what another one has claimed.
	PropagationPolicyPreemption featuregate.Feature = "PropagationPolicyPreemption"
	// MultiClusterService makes Services reach over clusters.
	MultiClusterService featuregate.Feature = "MultiClusterService"
	// ResourceQuotaEstimate takes quotas of members into account.
	ResourceQuotaEstimate featuregate.Feature = "ResourceQuotaEstimate"
	// StatefulFailoverInjection hands state from the copy that went to the one that comes.
	StatefulFailoverInjection featuregate.Feature = "StatefulFailoverInjection"
	// PriorityBasedScheduling schedules workloads of a higher priority first.
	PriorityBasedScheduling featuregate.Feature = "PriorityBasedScheduling"
	// FederatedQuotaEnforcement refuses what is over a federated quota.
	FederatedQuotaEnforcement featuregate.Feature = "FederatedQuotaEnforcement"
	// MultiplePodTemplatesScheduling schedules workloads that are made of several pod templates by all of them.
	MultiplePodTemplatesScheduling featuregate.Feature = "MultiplePodTemplatesScheduling"
	// ControllerPriorityQueue has controllers handle changes before what they look at again after a start. It cannot be
	// turned off here; the gate is accepted.
	ControllerPriorityQueue featuregate.Feature = "ControllerPriorityQueue"
	// WorkloadAffinity keeps workloads together or apart.
	WorkloadAffinity featuregate.Feature = "WorkloadAffinity"
	// SchedulingOvercommitProtection counts what was placed and does not show yet in what clusters report.
	SchedulingOvercommitProtection featuregate.Feature = "SchedulingOvercommitProtection"
)

// Gates say which features are on. The zero value has none.
type Gates = featuregate.FeatureGate

// New makes the gates of one component, at their defaults.
func New() featuregate.MutableFeatureGate {
	g := featuregate.NewFeatureGate()
	runtime.Must(g.Add(map[featuregate.Feature]featuregate.FeatureSpec{ // it can only fail for a gate that is there twice
		Failover:                          {PreRelease: featuregate.Beta, Default: false},
		GracefulEviction:                  {PreRelease: featuregate.Beta, Default: true},
		PropagateDeps:                     {PreRelease: featuregate.Beta, Default: true},
		CustomizedClusterResourceModeling: {PreRelease: featuregate.Beta, Default: true},
		PropagationPolicyPreemption:       {PreRelease: featuregate.Alpha, Default: false},
		MultiClusterService:               {PreRelease: featuregate.Alpha, Default: false},
		ResourceQuotaEstimate:             {PreRelease: featuregate.Alpha, Default: false},
		StatefulFailoverInjection:         {PreRelease: featuregate.Alpha, Default: false},
		PriorityBasedScheduling:           {PreRelease: featuregate.Beta, Default: true},
		FederatedQuotaEnforcement:         {PreRelease: featuregate.Alpha, Default: false},
		MultiplePodTemplatesScheduling:    {PreRelease: featuregate.Beta, Default: true},
		ControllerPriorityQueue:           {PreRelease: featuregate.Beta, Default: true},
		WorkloadAffinity:                  {PreRelease: featuregate.Beta, Default: true},
		SchedulingOvercommitProtection:    {PreRelease: featuregate.Alpha, Default: false},
	}))
	return g
}
