// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
)

// Placement selects the clusters for an object, the number of clusters or groups to use, and the division of replicas. All
// fields are optional: an empty placement propagates the object to every cluster with all replicas.
type Placement struct {
	// Clusters to choose from. Nil means all clusters. Mutually exclusive with clusterAffinities.
	// +optional
	ClusterAffinity *ClusterAffinity `json:"clusterAffinity,omitempty"`

	// Groups of clusters in order of preference. The first group in which the object can be scheduled is used alone; later
	// groups are fallbacks. The scheduler returns to an earlier group only if the placement changes, rescheduling is requested, or
	// later groups fail after the object left all clusters. Mutually exclusive with clusterAffinity.
	// +optional
	ClusterAffinities []ClusterAffinityTerm `json:"clusterAffinities,omitempty"`

	// Tolerated taints of clusters. Without tolerations the object is not scheduled to clusters with a NoSchedule or
	// NoExecute taint. The operators are Exists and Equal (the default); others are rejected.
	// +optional
	ClusterTolerations []corev1.Toleration `json:"clusterTolerations,omitempty"`

	// Number of clusters, regions or other groups of clusters to use. Empty means all candidates.
	// +optional
	SpreadConstraints []SpreadConstraint `json:"spreadConstraints,omitempty"`

	// How the replicas of a workload are assigned to clusters. Nil means that each cluster gets all replicas (Duplicated).
	// Ignored for objects without replicas.
	// +optional
	ReplicaScheduling *ReplicaSchedulingStrategy `json:"replicaScheduling,omitempty"`

	// Affinity and anti-affinity to other workloads. Nil means none. Requires the feature gate WorkloadAffinity.
	// +optional
	WorkloadAffinity *WorkloadAffinity `json:"workloadAffinity,omitempty"`
}

// ClusterAffinityTerm is one group of clusters to choose from.
type ClusterAffinityTerm struct {
	// Name of the group, unique within the policy, 1 to 32 characters, a valid label key. The status of the binding holds
	// the name of the group in use.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=32
	AffinityName string `json:"affinityName"`

	// The clusters of the group.
	ClusterAffinity `json:",inline"`

	// Additional clusters for replicas that exceed the capacity of the group, tier by tier in this order. Requires a division by
	// capacity (Aggregated, or a dynamic weight), and a selector in the group itself; otherwise the policy is rejected.
	// +optional
	OverflowAffinities []OverflowAffinity `json:"overflowAffinities,omitempty"`
}

// OverflowAffinity is a tier of clusters that gets replicas when all earlier tiers are full.
type OverflowAffinity struct {
	// Name of the tier, unique within the group and different from the name of the group, 1 to 32 characters, a
	// valid label key.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=32
	AffinityName string `json:"affinityName"`

	// The clusters of the tier.
	ClusterAffinity `json:",inline"`
}

// SpreadFieldValue is a cluster property that defines groups.
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

// SpreadConstraint bounds the number of groups of clusters to use. Without spreadByField and spreadByLabel each cluster is a
// group.
type SpreadConstraint struct {
	// Property that defines the groups: each cluster is a group, or all clusters with the same spec.region, spec.provider or
	// entry of spec.zones. A cluster in several zones belongs to several groups. Clusters without the property are not
	// chosen. Mutually exclusive with spreadByLabel.
	// +optional
	// +kubebuilder:validation:Enum=cluster;region;zone;provider
	SpreadByField SpreadFieldValue `json:"spreadByField,omitempty"`

	// Label of Cluster objects whose values define the groups. Clusters without the label are not chosen. Empty means unset.
	// Mutually exclusive with spreadByField.
	// +optional
	SpreadByLabel string `json:"spreadByLabel,omitempty"`

	// Maximum number of groups. 0 means no limit. Must not be negative or, unless it is 0, less than minGroups.
	// +optional
	MaxGroups int `json:"maxGroups,omitempty"`

	// Minimum number of groups. With fewer groups the object is unschedulable. Divided replicas run in as many groups as the
	// number of replicas and the capacity allow. 0 means 1. Must not be negative.
	// +optional
	MinGroups int `json:"minGroups,omitempty"`
}

// ReplicaSchedulingType selects between duplicated and divided replicas.
type ReplicaSchedulingType string

const (
	// ReplicaSchedulingTypeDuplicated gives each cluster the full number of replicas.
	ReplicaSchedulingTypeDuplicated ReplicaSchedulingType = "Duplicated"
	// ReplicaSchedulingTypeDivided divides the replicas between the clusters.
	ReplicaSchedulingTypeDivided ReplicaSchedulingType = "Divided"
)

// ReplicaDivisionPreference is the way to divide replicas.
type ReplicaDivisionPreference string

const (
	// ReplicaDivisionPreferenceAggregated uses as few clusters as have the capacity for the replicas.
	ReplicaDivisionPreferenceAggregated ReplicaDivisionPreference = "Aggregated"
	// ReplicaDivisionPreferenceWeighted divides by the weights in weightPreference.
	ReplicaDivisionPreferenceWeighted ReplicaDivisionPreference = "Weighted"
	// ReplicaDivisionPreferenceDynamic divides by available replicas; a short form of Weighted with
	// weightPreference.dynamicWeight AvailableReplicas.
	ReplicaDivisionPreferenceDynamic ReplicaDivisionPreference = "Dynamic"
)

// DynamicWeightFactor is a measured quantity that serves as the weight of a cluster.
type DynamicWeightFactor string

// DynamicWeightByAvailableReplicas weighs a cluster by its available replicas.
const DynamicWeightByAvailableReplicas DynamicWeightFactor = "AvailableReplicas"

// ReplicaSchedulingStrategy defines how the replicas of a workload are assigned to the chosen clusters.
type ReplicaSchedulingStrategy struct {
	// Duplicated gives each cluster the full number of replicas, Divided divides them. Default Divided.
	// +optional
	// +kubebuilder:default=Divided
	// +kubebuilder:validation:Enum=Duplicated;Divided
	ReplicaSchedulingType ReplicaSchedulingType `json:"replicaSchedulingType,omitempty"`

	// How replicas are divided; ignored for Duplicated. Aggregated uses as few clusters as possible. Weighted uses
	// weightPreference, and is the default. Dynamic means Weighted by available replicas.
	// +optional
	// +kubebuilder:validation:Enum=Aggregated;Weighted;Dynamic
	ReplicaDivisionPreference ReplicaDivisionPreference `json:"replicaDivisionPreference,omitempty"`

	// The weights for Weighted. Nil gives all clusters the same weight.
	// +optional
	WeightPreference *ClusterPreferences `json:"weightPreference,omitempty"`

	// The measure for Dynamic; optional, since AvailableReplicas is the only value. Equivalent to
	// weightPreference.dynamicWeight.
	// +optional
	// +kubebuilder:validation:Enum=AvailableReplicas
	DynamicWeight DynamicWeightFactor `json:"dynamicWeight,omitempty"`
}

// ClusterPreferences weighs clusters: by a measured quantity or by fixed numbers.
type ClusterPreferences struct {
	// Static weights. A cluster that several rules select has the highest of their weights; a cluster that no rule selects
	// gets no replicas. Ignored if dynamicWeight is set. Capacity is not considered.
	// +optional
	StaticWeightList []StaticClusterWeight `json:"staticWeightList,omitempty"`

	// Measured quantity to use as weight: AvailableReplicas. Empty means static weights.
	// +optional
	// +kubebuilder:validation:Enum=AvailableReplicas
	DynamicWeight DynamicWeightFactor `json:"dynamicWeight,omitempty"`
}

// StaticClusterWeight gives clusters a fixed weight.
type StaticClusterWeight struct {
	// Clusters that have the weight.
	TargetCluster ClusterAffinity `json:"targetCluster"`

	// Share of the replicas in proportion to the other weights: 2 and 1 divide 9 replicas into 6 and 3. A cluster of weight 0
	// is a standby: it gets replicas only if no cluster with a positive weight can be chosen. Must not be negative.
	// +kubebuilder:validation:Minimum=0
	Weight int64 `json:"weight"`
}

// WorkloadAffinity groups workloads of one namespace by the value of a label. The two label keys must differ.
type WorkloadAffinity struct {
	// Schedules the workload only to clusters that all other members of the group use. The first member is scheduled freely.
	// Nil means no rule.
	// +optional
	Affinity *WorkloadAffinityTerm `json:"affinity,omitempty"`

	// Excludes clusters that another member of the group uses. Nil means no rule.
	// +optional
	AntiAffinity *WorkloadAntiAffinityTerm `json:"antiAffinity,omitempty"`
}

// WorkloadAffinityTerm names the label that defines the groups of workloads to schedule together.
type WorkloadAffinityTerm struct {
	// Label key; workloads with the same value of it, in one namespace, are a group. A workload without the label is in
	// none. Must be a valid label key.
	GroupByLabelKey string `json:"groupByLabelKey"`
}

// WorkloadAntiAffinityTerm names the label that defines the groups of workloads to schedule apart.
type WorkloadAntiAffinityTerm struct {
	// Label key; workloads with the same value of it, in one namespace, are a group. A workload without the label is in
	// none. Must be a valid label key.
	GroupByLabelKey string `json:"groupByLabelKey"`
}
