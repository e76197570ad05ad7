// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package rules says where in a ResourceInterpreterCustomization the script of each operation is (extension-protocols §4).
// It is pure: a table.
package rules

import (
	"strings"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// Rules are the scripts of a customisation.
type Rules = configv1alpha1.CustomizationRules

// Rule ties an operation to its place.
type Rule struct {
	Operation configv1alpha1.InterpreterOperation
	// Field is the name of the rule in the API.
	Field string
	// Script reads the script for the operation; empty when there is none, or nothing but space.
	Script func(*Rules) string
	// Write sets the script for the operation.
	Write func(*Rules, string)
}

// All are all operations that scripts can be for, in the order of interpret.Operations.
var All = []Rule{
	{
		Operation: configv1alpha1.InterpreterOperationRetain, Field: "retention",
		Script: func(r *Rules) string { return text(r.Retention) },
		Write:  func(r *Rules, s string) { r.Retention = &configv1alpha1.LocalValueRetention{LuaScript: s} },
	},
	{
		Operation: configv1alpha1.InterpreterOperationInterpretReplica, Field: "replicaResource",
		Script: func(r *Rules) string { return text(r.ReplicaResource) },
		Write:  func(r *Rules, s string) { r.ReplicaResource = &configv1alpha1.ReplicaResourceRequirement{LuaScript: s} },
	},
	{
		Operation: configv1alpha1.InterpreterOperationInterpretComponent, Field: "componentResource",
		Script: func(r *Rules) string { return text(r.ComponentResource) },
		Write: func(r *Rules, s string) {
			r.ComponentResource = &configv1alpha1.ComponentResourceRequirement{LuaScript: s}
		},
	},
	{
		Operation: configv1alpha1.InterpreterOperationReviseReplica, Field: "replicaRevision",
		Script: func(r *Rules) string { return text(r.ReplicaRevision) },
		Write:  func(r *Rules, s string) { r.ReplicaRevision = &configv1alpha1.ReplicaRevision{LuaScript: s} },
	},
	{
		Operation: configv1alpha1.InterpreterOperationInterpretStatus, Field: "statusReflection",
		Script: func(r *Rules) string { return text(r.StatusReflection) },
		Write:  func(r *Rules, s string) { r.StatusReflection = &configv1alpha1.StatusReflection{LuaScript: s} },
	},
	{
		Operation: configv1alpha1.InterpreterOperationAggregateStatus, Field: "statusAggregation",
		Script: func(r *Rules) string { return text(r.StatusAggregation) },
		Write:  func(r *Rules, s string) { r.StatusAggregation = &configv1alpha1.StatusAggregation{LuaScript: s} },
	},
	{
		Operation: configv1alpha1.InterpreterOperationInterpretHealth, Field: "healthInterpretation",
		Script: func(r *Rules) string { return text(r.HealthInterpretation) },
		Write:  func(r *Rules, s string) { r.HealthInterpretation = &configv1alpha1.HealthInterpretation{LuaScript: s} },
	},
	{
		Operation: configv1alpha1.InterpreterOperationInterpretDependency, Field: "dependencyInterpretation",
		Script: func(r *Rules) string { return text(r.DependencyInterpretation) },
		Write: func(r *Rules, s string) {
			r.DependencyInterpretation = &configv1alpha1.DependencyInterpretation{LuaScript: s}
		},
	},
}

// text is the script of a rule; all rules are structs with nothing but a script.
func text[R ~struct {
	LuaScript string `json:"luaScript"`
}](rule *R) string {
	if rule == nil {
		return ""
	}
	script := (struct {
		LuaScript string `json:"luaScript"`
	})(*rule).LuaScript
	if strings.TrimSpace(script) == "" {
		return ""
	}
	return script
}
