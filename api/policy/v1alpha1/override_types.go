// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// OverridePolicy changes objects of its own namespace for member clusters.
//
// All matching policies apply: ClusterOverridePolicies first, then OverridePolicies. Within a kind, policies that select all
// objects come first, then by labels, then by name, each in alphabetical order. Later policies apply to the result of earlier ones.
// If an override fails, the object in the cluster is not changed.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=overridepolicies,scope=Namespaced,shortName=op,categories=karmada-io
type OverridePolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Overrides and their clusters.
	Spec OverrideSpec `json:"spec"`
}

// OverridePolicyList is a list of OverridePolicies.
// +kubebuilder:object:root=true
type OverridePolicyList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The policies.
	Items []OverridePolicy `json:"items"`
}

// ClusterOverridePolicy changes cluster-scoped objects and objects of any namespace for member clusters. It applies before
// every OverridePolicy.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusteroverridepolicies,scope=Cluster,shortName=cop,categories=karmada-io
type ClusterOverridePolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Overrides and their clusters.
	Spec OverrideSpec `json:"spec"`
}

// ClusterOverridePolicyList is a list of ClusterOverridePolicies.
// +kubebuilder:object:root=true
type ClusterOverridePolicyList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The policies.
	Items []ClusterOverridePolicy `json:"items"`
}

// OverrideSpec is the spec of both kinds of override policy.
// +kubebuilder:validation:XValidation:rule="!has(self.overrideRules) || size(self.overrideRules) == 0 || !has(self.targetCluster)",message="overrideRules and targetCluster can't co-exist"
// +kubebuilder:validation:XValidation:rule="!has(self.overrideRules) || size(self.overrideRules) == 0 || !has(self.overriders) || !((has(self.overriders.plaintext) && size(self.overriders.plaintext) > 0) || (has(self.overriders.imageOverrider) && size(self.overriders.imageOverrider) > 0) || (has(self.overriders.commandOverrider) && size(self.overriders.commandOverrider) > 0) || (has(self.overriders.argsOverrider) && size(self.overriders.argsOverrider) > 0) || (has(self.overriders.labelsOverrider) && size(self.overriders.labelsOverrider) > 0) || (has(self.overriders.annotationsOverrider) && size(self.overriders.annotationsOverrider) > 0))",message="overrideRules and overriders can't co-exist"
type OverrideSpec struct {
	// The objects to change. Empty means every object (in the namespace, for an OverridePolicy).
	// +optional
	ResourceSelectors []ResourceSelector `json:"resourceSelectors,omitempty"`

	// The overrides, in the order of their application. A rule applies to the clusters that its targetCluster selects.
	// +optional
	OverrideRules []RuleWithCluster `json:"overrideRules,omitempty"`

	// Deprecated form of a single rule: its clusters. Nil means all clusters. Use overrideRules. Mutually exclusive with
	// overrideRules.
	// +optional
	TargetCluster *ClusterAffinity `json:"targetCluster,omitempty"`

	// Deprecated form of a single rule: its overrides. Use overrideRules. Mutually exclusive with overrideRules.
	// +optional
	Overriders Overriders `json:"overriders,omitempty,omitzero"`

	// Replaces variables in the values of the overriders: ${cluster.name}, ${cluster.region}, ${cluster.zone},
	// ${cluster.provider} and ${cluster.labels['KEY']}. Paths, keys and container names are not changed. $${ is a literal ${. An
	// override fails in a cluster that has no value, or several zones. Default: false.
	// +optional
	ExpandVariables bool `json:"expandVariables,omitempty"`
}

// RuleWithCluster is a set of overrides for some clusters.
type RuleWithCluster struct {
	// Clusters to apply the overrides to. Nil means all clusters.
	// +optional
	TargetCluster *ClusterAffinity `json:"targetCluster,omitempty"`

	// The overrides.
	Overriders Overriders `json:"overriders"`
}

// Overriders holds the overrides of one rule. They apply in this order: images, commands, arguments, labels, annotations,
// replicas, container resources, embedded documents, JSON patches.
type Overriders struct {
	// JSON patch operations (RFC 6902) for any field, applied together after all other overriders.
	// +optional
	Plaintext []PlaintextOverrider `json:"plaintext,omitempty"`

	// Changes of container images.
	// +optional
	ImageOverrider []ImageOverrider `json:"imageOverrider,omitempty"`

	// Changes of the command of a container.
	// +optional
	CommandOverrider []CommandArgsOverrider `json:"commandOverrider,omitempty"`

	// Changes of the arguments of a container.
	// +optional
	ArgsOverrider []CommandArgsOverrider `json:"argsOverrider,omitempty"`

	// Changes of the labels of the object.
	// +optional
	LabelsOverrider []LabelAnnotationOverrider `json:"labelsOverrider,omitempty"`

	// Changes of the annotations of the object.
	// +optional
	AnnotationsOverrider []LabelAnnotationOverrider `json:"annotationsOverrider,omitempty"`

	// Changes inside a JSON or YAML document in a string field, such as the data of a ConfigMap.
	// +optional
	FieldOverrider []FieldOverrider `json:"fieldOverrider,omitempty"`

	// Number of replicas of the workload in the cluster, instead of the scheduled number. The last entry counts.
	// +optional
	ReplicasOverrider []ReplicasOverrider `json:"replicasOverrider,omitempty"`

	// Changes of the resource requests and limits of a container.
	// +optional
	ResourcesOverrider []ResourcesOverrider `json:"resourcesOverrider,omitempty"`
}
