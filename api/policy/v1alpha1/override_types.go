// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// OverridePolicy changes objects of its own namespace on their way to member clusters.
//
// All matching policies apply: ClusterOverridePolicies first, then OverridePolicies; within a kind those that select all
// objects, then those that select by labels, then those that select by name, and each of these in alphabetical order.
// Later ones see, and may undo, what earlier ones did. When a change cannot be made, the cluster keeps what it has.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=overridepolicies,scope=Namespaced,shortName=op,categories=karmada-io
type OverridePolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// What is changed, and for which clusters.
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

// ClusterOverridePolicy changes objects, cluster-scoped ones and those of any namespace, on their way to member
// clusters. It applies before every OverridePolicy.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusteroverridepolicies,scope=Cluster,shortName=cop,categories=karmada-io
type ClusterOverridePolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// What is changed, and for which clusters.
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

// OverrideSpec is what both kinds of override policy say.
// +kubebuilder:validation:XValidation:rule="!has(self.overrideRules) || size(self.overrideRules) == 0 || !has(self.targetCluster)",message="overrideRules and targetCluster can't co-exist"
// +kubebuilder:validation:XValidation:rule="!has(self.overrideRules) || size(self.overrideRules) == 0 || !has(self.overriders) || !((has(self.overriders.plaintext) && size(self.overriders.plaintext) > 0) || (has(self.overriders.imageOverrider) && size(self.overriders.imageOverrider) > 0) || (has(self.overriders.commandOverrider) && size(self.overriders.commandOverrider) > 0) || (has(self.overriders.argsOverrider) && size(self.overriders.argsOverrider) > 0) || (has(self.overriders.labelsOverrider) && size(self.overriders.labelsOverrider) > 0) || (has(self.overriders.annotationsOverrider) && size(self.overriders.annotationsOverrider) > 0))",message="overrideRules and overriders can't co-exist"
type OverrideSpec struct {
	// The objects to change. Empty means every object (in the namespace, for an OverridePolicy).
	// +optional
	ResourceSelectors []ResourceSelector `json:"resourceSelectors,omitempty"`

	// The changes, in the order in which they are made. A rule counts where its targetCluster matches.
	// +optional
	OverrideRules []RuleWithCluster `json:"overrideRules,omitempty"`

	// Old form of a single rule, effective while overrideRules is empty: the clusters it is for. Nil means all clusters.
	// New policies write overrideRules. It excludes overrideRules.
	// +optional
	TargetCluster *ClusterAffinity `json:"targetCluster,omitempty"`

	// Old form of a single rule, effective while overrideRules is empty: the changes. New policies write overrideRules.
	// It excludes overrideRules.
	// +optional
	Overriders Overriders `json:"overriders,omitempty,omitzero"`
}

// RuleWithCluster is a set of changes for some clusters.
type RuleWithCluster struct {
	// Clusters that the changes are for. Nil means all clusters.
	// +optional
	TargetCluster *ClusterAffinity `json:"targetCluster,omitempty"`

	// The changes.
	Overriders Overriders `json:"overriders"`
}

// Overriders are the changes of one rule. They are made in this order, whatever the order in the file: images, commands,
// arguments, labels, annotations, replicas, container resources, embedded documents and, at last, plain patches.
type Overriders struct {
	// Patches for anything that the other overriders do not cover, as in RFC 6902; made together, after all others.
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

	// Changes inside a JSON or YAML document that the object holds as a string, as ConfigMaps often do.
	// +optional
	FieldOverrider []FieldOverrider `json:"fieldOverrider,omitempty"`

	// Replica count of the workload in the cluster, whatever the scheduler gave it. With several entries the last one
	// counts.
	// +optional
	ReplicasOverrider []ReplicasOverrider `json:"replicasOverrider,omitempty"`

	// Changes of the resource requests and limits of a container.
	// +optional
	ResourcesOverrider []ResourcesOverrider `json:"resourcesOverrider,omitempty"`
}
