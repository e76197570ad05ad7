// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ResourceInterpreterCustomization interprets one kind of object by Lua scripts. For the operations that it defines it takes
// precedence over interpreter webhooks and built-in interpreters. Two customizations of one kind must not define the same
// operation, except for dependencies, which are combined.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=resourceinterpretercustomizations,scope=Cluster,shortName=ric,categories=karmada-io
// +kubebuilder:printcolumn:JSONPath=`.spec.target.apiVersion`,name="TARGET-API-VERSION",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.target.kind`,name="TARGET-KIND",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ResourceInterpreterCustomization struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The kind, and the scripts.
	Spec ResourceInterpreterCustomizationSpec `json:"spec"`
}

// ResourceInterpreterCustomizationList is a list of ResourceInterpreterCustomizations.
// +kubebuilder:object:root=true
type ResourceInterpreterCustomizationList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The customizations.
	Items []ResourceInterpreterCustomization `json:"items"`
}

// ResourceInterpreterCustomizationSpec is a kind with scripts for it.
type ResourceInterpreterCustomizationSpec struct {
	// The kind that the scripts are for.
	Target CustomizationTarget `json:"target"`

	// The scripts. Each runs for at most a second, without access to files or network.
	Customizations CustomizationRules `json:"customizations"`
}

// CustomizationTarget names a kind.
type CustomizationTarget struct {
	// API version of the kind, such as "apps/v1"; exact.
	APIVersion string `json:"apiVersion"`

	// Name of the kind, such as "Deployment"; exact.
	Kind string `json:"kind"`
}

// CustomizationRules holds one script for each operation. An operation without a script is left to others. A script
// that defines exactly one global function may name it as it likes; otherwise the function has the name given here.
type CustomizationRules struct {
	// Fields of the object in a cluster to retain in an update.
	// +optional
	Retention *LocalValueRetention `json:"retention,omitempty"`

	// Number of replicas of an object, and the requirements of each.
	// +optional
	ReplicaResource *ReplicaResourceRequirement `json:"replicaResource,omitempty"`

	// Components of an object with several pod templates. Requires the feature gate MultiplePodTemplatesScheduling.
	// +optional
	ComponentResource *ComponentResourceRequirement `json:"componentResource,omitempty"`

	// Change of the number of replicas of an object.
	// +optional
	ReplicaRevision *ReplicaRevision `json:"replicaRevision,omitempty"`

	// Part of the status of an object in a cluster to report.
	// +optional
	StatusReflection *StatusReflection `json:"statusReflection,omitempty"`

	// Aggregation of the statuses of all clusters into the template.
	// +optional
	StatusAggregation *StatusAggregation `json:"statusAggregation,omitempty"`

	// Health of an object in a cluster.
	// +optional
	HealthInterpretation *HealthInterpretation `json:"healthInterpretation,omitempty"`

	// Dependencies of an object.
	// +optional
	DependencyInterpretation *DependencyInterpretation `json:"dependencyInterpretation,omitempty"`
}

// LocalValueRetention is the script that retains fields of the member.
type LocalValueRetention struct {
	// Lua: function Retain(desiredObj, observedObj) that returns desiredObj with the fields to retain from observedObj,
	// the object in the cluster.
	LuaScript string `json:"luaScript"`
}

// ReplicaResourceRequirement is the script for the number of replicas.
type ReplicaResourceRequirement struct {
	// Lua: function GetReplicas(obj) that returns a number, and the requirements of one replica as a table like
	// replicaRequirements in a ResourceBinding, or nil.
	LuaScript string `json:"luaScript"`
}

// ComponentResourceRequirement is the script for the components of an object.
type ComponentResourceRequirement struct {
	// Lua: function GetComponents(obj) that returns a list of tables like components in a ResourceBinding, or nil.
	LuaScript string `json:"luaScript"`
}

// ReplicaRevision is the script that sets the number of replicas.
type ReplicaRevision struct {
	// Lua: function ReviseReplica(obj, desiredReplica) that returns obj with that number of replicas.
	LuaScript string `json:"luaScript"`
}

// StatusReflection is the script that returns the status to report.
type StatusReflection struct {
	// Lua: function ReflectStatus(observedObj) that returns a table; nil is an error.
	LuaScript string `json:"luaScript"`
}

// StatusAggregation is the script that aggregates statuses.
type StatusAggregation struct {
	// Lua: function AggregateStatus(desiredObj, statusItems) that returns desiredObj, the template, with its status; items
	// are tables with clusterName, status, applied, appliedMessage and health.
	LuaScript string `json:"luaScript"`
}

// HealthInterpretation is the script that determines the health.
type HealthInterpretation struct {
	// Lua: function InterpretHealth(observedObj) that returns true or false; nil is an error.
	LuaScript string `json:"luaScript"`
}

// DependencyInterpretation is the script that returns dependencies.
type DependencyInterpretation struct {
	// Lua: function GetDependencies(desiredObj) that returns a list of tables with apiVersion, kind, namespace and either
	// name or labelSelector; nil is an error.
	LuaScript string `json:"luaScript"`
}
