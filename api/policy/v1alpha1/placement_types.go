// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
)

// Placement says which clusters an object may go to, how many of them it needs, and how its replicas are divided.
// Everything is optional: an empty placement gives every cluster a full copy.
type Placement struct {
	// Clusters that are candidates. Nil means all clusters. It excludes clusterAffinities.
	// +optional
	ClusterAffinity *ClusterAffinity `json:"clusterAffinity,omitempty"`

	// Groups of candidates in order of preference. The first group in which the object can be placed is used, as a whole
	// and alone; a later group is a fallback, and there is no way back to an earlier one unless the placement changes or
	// a rescheduling is asked for. It excludes clusterAffinity.
	// +optional
	ClusterAffinities []ClusterAffinityTerm `json:"clusterAffinities,omitempty"`

	// Taints of clusters that do not keep the object away. Empty means that the object goes to no cluster with a taint
	// NoSchedule or NoExecute. The operators are Exists and Equal (the default); others are rejected.
	// +optional
	ClusterTolerations []corev1.Toleration `json:"clusterTolerations,omitempty"`

	// How many clusters, regions or other groups of clusters are used. Empty means every candidate.
	// +optional
	SpreadConstraints []SpreadConstraint `json:"spreadConstraints,omitempty"`

	// How the replicas of a workload are dealt out. Nil means that each cluster gets all of them (Duplicated). It has no
	// meaning for objects without replicas.
	// +optional
	ReplicaScheduling *ReplicaSchedulingStrategy `json:"replicaScheduling,omitempty"`

	// Keeps this workload together with, or away from, other workloads. Nil means no such rule. It needs the feature
	// gate WorkloadAffinity.
	// +optional
	WorkloadAffinity *WorkloadAffinity `json:"workloadAffinity,omitempty"`
}

// ClusterAffinityTerm is one group of candidates, in order of preference.
type ClusterAffinityTerm struct {
	// Name of the group, unique within the policy, 1 to 32 characters that make a valid label key. The status of the
	// binding names the group in use by it.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=32
	AffinityName string `json:"affinityName"`

	// The clusters of the group.
	ClusterAffinity `json:",inline"`

	// Further clusters that may take what the group itself has no room for, tier after tier in this order. They count
	// only where replicas are divided by what clusters can take (Aggregated, or a dynamic weight); with another way of
	// dividing the policy is rejected, and so it is when the group itself selects nothing.
	// +optional
	OverflowAffinities []OverflowAffinity `json:"overflowAffinities,omitempty"`
}

// OverflowAffinity is a tier of clusters that takes replicas when all earlier tiers are full.
type OverflowAffinity struct {
	// Name of the tier, unique within the group and different from the name of the group, 1 to 32 characters that make a
	// valid label key.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=32
	AffinityName string `json:"affinityName"`

	// The clusters of the tier.
	ClusterAffinity `json:",inline"`
}

// SpreadFieldValue is a property of clusters by which they are grouped.
type SpreadFieldValue string

const (
	// SpreadByFieldCluster makes each cluster a group of its own.
	SpreadByFieldCluster SpreadFieldValue = "cluster"
	// SpreadByFieldRegion groups clusters by spec.region.
	SpreadByFieldRegion SpreadFieldValue = "region"
	// SpreadByFieldZone groups clusters by spec.zones.
	SpreadByFieldZone SpreadFieldValue = "zone"
	// SpreadByFieldProvider groups clusters by spec.provider.
	SpreadByFieldProvider SpreadFieldValue = "provider"
)

// SpreadConstraint bounds the number of groups of clusters that are used. With neither spreadByField nor spreadByLabel
// each cluster is a group.
type SpreadConstraint struct {
	// Property that makes the groups: each cluster is one, or the clusters with the same spec.region, spec.provider or entry
	// of spec.zones are; a cluster in several zones belongs to several groups. Clusters that do not state the property are
	// not chosen. Needs no other constraint beside it, and excludes spreadByLabel.
	// +optional
	// +kubebuilder:validation:Enum=cluster;region;zone;provider
	SpreadByField SpreadFieldValue `json:"spreadByField,omitempty"`

	// Label of Cluster objects whose value makes the groups; clusters without the label are not chosen. Empty is the same
	// as absent. It excludes spreadByField.
	// +optional
	SpreadByLabel string `json:"spreadByLabel,omitempty"`

	// Most groups to use. Absent or 0 means any number. It may not be negative nor, unless it is 0, less than minGroups.
	// +optional
	MaxGroups int `json:"maxGroups,omitempty"`

	// Fewest groups to use; with fewer candidates the object is not placed at all. Divided replicas are in so many groups as
	// far as there are replicas and room. Absent or 0 means 1. It may not be negative.
	// +optional
	MinGroups int `json:"minGroups,omitempty"`
}

// ReplicaSchedulingType says whether each cluster gets all replicas or its share.
type ReplicaSchedulingType string

const (
	// ReplicaSchedulingTypeDuplicated gives each cluster the full number of replicas.
	ReplicaSchedulingTypeDuplicated ReplicaSchedulingType = "Duplicated"
	// ReplicaSchedulingTypeDivided divides the replicas between the clusters.
	ReplicaSchedulingTypeDivided ReplicaSchedulingType = "Divided"
)

// ReplicaDivisionPreference says how replicas are divided.
type ReplicaDivisionPreference string

const (
	// ReplicaDivisionPreferenceAggregated uses as few clusters as can hold the replicas.
	ReplicaDivisionPreferenceAggregated ReplicaDivisionPreference = "Aggregated"
	// ReplicaDivisionPreferenceWeighted divides by the weights in weightPreference.
	ReplicaDivisionPreferenceWeighted ReplicaDivisionPreference = "Weighted"
	// ReplicaDivisionPreferenceDynamic divides by the replicas that clusters can take; another way to write Weighted
	// with weightPreference.dynamicWeight AvailableReplicas.
	ReplicaDivisionPreferenceDynamic ReplicaDivisionPreference = "Dynamic"
)

// DynamicWeightFactor is a measured quantity that serves as the weight of a cluster.
type DynamicWeightFactor string

// DynamicWeightByAvailableReplicas weighs a cluster by the replicas it can still take.
const DynamicWeightByAvailableReplicas DynamicWeightFactor = "AvailableReplicas"

// ReplicaSchedulingStrategy says how the replicas of a workload are dealt out to the chosen clusters.
type ReplicaSchedulingStrategy struct {
	// Duplicated gives each cluster the full number of replicas, Divided divides them. Default Divided.
	// +optional
	// +kubebuilder:default=Divided
	// +kubebuilder:validation:Enum=Duplicated;Divided
	ReplicaSchedulingType ReplicaSchedulingType `json:"replicaSchedulingType,omitempty"`

	// How replicas are divided; without meaning for Duplicated. Aggregated fills as few clusters as possible. Weighted
	// follows weightPreference, and is the default. Dynamic is Weighted by what each cluster can take.
	// +optional
	// +kubebuilder:validation:Enum=Aggregated;Weighted;Dynamic
	ReplicaDivisionPreference ReplicaDivisionPreference `json:"replicaDivisionPreference,omitempty"`

	// The weights for Weighted. Nil gives all clusters the same weight.
	// +optional
	WeightPreference *ClusterPreferences `json:"weightPreference,omitempty"`

	// The measure for Dynamic, which has only AvailableReplicas; may be left out. The same as
	// weightPreference.dynamicWeight.
	// +optional
	// +kubebuilder:validation:Enum=AvailableReplicas
	DynamicWeight DynamicWeightFactor `json:"dynamicWeight,omitempty"`
}

// ClusterPreferences weighs clusters: by a measured quantity or by fixed numbers.
type ClusterPreferences struct {
	// Fixed weights. A cluster that several rules pick has the highest of their weights; a cluster that none picks gets
	// no replicas. Ignored while dynamicWeight is set. Capacity plays no part.
	// +optional
	StaticWeightList []StaticClusterWeight `json:"staticWeightList,omitempty"`

	// Measure that gives the weights; AvailableReplicas weighs a cluster by the replicas it can take. Empty means fixed
	// weights.
	// +optional
	// +kubebuilder:validation:Enum=AvailableReplicas
	DynamicWeight DynamicWeightFactor `json:"dynamicWeight,omitempty"`
}

// StaticClusterWeight gives clusters a fixed weight.
type StaticClusterWeight struct {
	// Clusters that have the weight.
	TargetCluster ClusterAffinity `json:"targetCluster"`

	// Share of the replicas in proportion to the other weights: 2 and 1 divide 9 replicas into 6 and 3. 0 makes a
	// standby, which gets replicas only when no cluster with a greater weight can be chosen. Negative is rejected.
	// +kubebuilder:validation:Minimum=0
	Weight int64 `json:"weight"`
}

// WorkloadAffinity groups workloads of one namespace by the value of a label, and ties a workload to the groups it is
// in. The two keys must differ.
type WorkloadAffinity struct {
	// Goes only to clusters that all other members of the group use. The first member goes anywhere. Nil means no rule.
	// +optional
	Affinity *WorkloadAffinityTerm `json:"affinity,omitempty"`

	// Stays out of clusters that another member of the group uses. Nil means no rule.
	// +optional
	AntiAffinity *WorkloadAntiAffinityTerm `json:"antiAffinity,omitempty"`
}

// WorkloadAffinityTerm names the label that makes the groups to keep together.
type WorkloadAffinityTerm struct {
	// Label key; workloads with the same value of it, in one namespace, are a group. A workload without the label is in
	// none. Must be a valid label key.
	GroupByLabelKey string `json:"groupByLabelKey"`
}

// WorkloadAntiAffinityTerm names the label that makes the groups to keep apart.
type WorkloadAntiAffinityTerm struct {
	// Label key; workloads with the same value of it, in one namespace, are a group. A workload without the label is in
	// none. Must be a valid label key.
	GroupByLabelKey string `json:"groupByLabelKey"`
}
