// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package features defines the feature gates of --feature-gates (docs/contract/components.md#feature-gates). Each component has
// its own set of gates and passes it, or single values, to other packages; there are no global gates.
//
// Names and stages equal those of upstream Karmada. MultiplePodTemplatesScheduling, WorkloadAffinity and Failover are enabled by
// default, unlike upstream: a policy field, or a taint, without effect misleads users.
package features

import (
	"k8s.io/apimachinery/pkg/util/runtime"
	"k8s.io/component-base/featuregate"
)

// The feature gates.
const (
	// Failover evicts workloads from clusters with a NoExecute taint.
	Failover featuregate.Feature = "Failover"
	// GracefulEviction removes an evicted workload from a cluster only after it is healthy in another one.
	GracefulEviction featuregate.Feature = "GracefulEviction"
	// PropagateDeps propagates the dependencies of a workload with it.
	PropagateDeps featuregate.Feature = "PropagateDeps"
	// CustomizedClusterResourceModeling estimates available replicas by the grades of nodes in resource models.
	CustomizedClusterResourceModeling featuregate.Feature = "CustomizedClusterResourceModeling"
	// PropagationPolicyPreemption allows a policy to preempt templates of another policy.
	PropagationPolicyPreemption featuregate.Feature = "PropagationPolicyPreemption"
	// MultiClusterService exposes Services across clusters.
	MultiClusterService featuregate.Feature = "MultiClusterService"
	// ResourceQuotaEstimate considers the ResourceQuotas of members in estimates.
	ResourceQuotaEstimate featuregate.Feature = "ResourceQuotaEstimate"
	// StatefulFailoverInjection passes state from an evicted workload to its replacement.
	StatefulFailoverInjection featuregate.Feature = "StatefulFailoverInjection"
	// PriorityBasedScheduling schedules workloads of a higher priority first.
	PriorityBasedScheduling featuregate.Feature = "PriorityBasedScheduling"
	// FederatedQuotaEnforcement rejects workloads that exceed a FederatedResourceQuota.
	FederatedQuotaEnforcement featuregate.Feature = "FederatedQuotaEnforcement"
	// MultiplePodTemplatesScheduling considers all components of workloads with several pod templates.
	MultiplePodTemplatesScheduling featuregate.Feature = "MultiplePodTemplatesScheduling"
	// ControllerPriorityQueue handles changes before the objects that are requeued at the start. It is always enabled; the gate
	// has no effect.
	ControllerPriorityQueue featuregate.Feature = "ControllerPriorityQueue"
	// WorkloadAffinity schedules workloads by affinity and anti-affinity to other workloads.
	WorkloadAffinity featuregate.Feature = "WorkloadAffinity"
	// SchedulingOvercommitProtection counts assumed replicas, which are scheduled but not part of the reported usage yet.
	SchedulingOvercommitProtection featuregate.Feature = "SchedulingOvercommitProtection"
)

// Gates reports which features are enabled.
type Gates = featuregate.FeatureGate

// New returns the gates of one component with their defaults.
func New() featuregate.MutableFeatureGate {
	g := featuregate.NewFeatureGate()
	runtime.Must(g.Add(map[featuregate.Feature]featuregate.FeatureSpec{ // it fails only for duplicate gates
		Failover:                          {PreRelease: featuregate.Beta, Default: true},
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

// withoutEffect lists the gates that no component reads.
var withoutEffect = []featuregate.Feature{
	ControllerPriorityQueue,
}

// WithoutEffect returns the gates that were set explicitly although they have no effect.
func WithoutEffect(gates featuregate.MutableFeatureGate) (out []string) {
	explicit, ok := gates.(featuregate.MutableVersionedFeatureGate)
	if !ok {
		return nil
	}
	for _, g := range withoutEffect {
		if explicit.ExplicitlySet(g) {
			out = append(out, string(g))
		}
	}
	return out
}
