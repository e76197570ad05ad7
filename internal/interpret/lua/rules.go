// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"strings"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

// scriptRule is the form of every rule in CustomizationRules.
type scriptRule = struct {
	LuaScript string `json:"luaScript"`
}

// Rule is one operation of a ResourceInterpreterCustomization and the field that holds its script.
type Rule struct {
	Operation configv1alpha1.InterpreterOperation
	// Field is the JSON name of the rule in spec.customizations.
	Field string
	// Function is the name that the API defines for the Lua function of the operation.
	Function string

	get func(*configv1alpha1.CustomizationRules) string
	set func(*configv1alpha1.CustomizationRules, string)
	// implement sets the function of the operation in a Kind.
	implement func(*interpret.Kind, adapter)
}

// Script returns the script of the operation, or "" if there is none. A script of only white space counts as none.
func (r Rule) Script(from *configv1alpha1.CustomizationRules) string {
	script := r.get(from)
	if strings.TrimSpace(script) == "" {
		return ""
	}
	return script
}

// SetScript sets the script of the operation.
func (r Rule) SetScript(in *configv1alpha1.CustomizationRules, script string) { r.set(in, script) }

// Rules lists all operations, in the order of interpret.Operations.
var Rules = []Rule{
	newRule(configv1alpha1.InterpreterOperationRetain, "retention", "Retain",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.LocalValueRetention { return &r.Retention },
		func(k *interpret.Kind, a adapter) { k.Retain = a.retain }),
	newRule(configv1alpha1.InterpreterOperationInterpretReplica, "replicaResource", "GetReplicas",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.ReplicaResourceRequirement {
			return &r.ReplicaResource
		},
		func(k *interpret.Kind, a adapter) { k.Replicas = a.replicas }),
	newRule(configv1alpha1.InterpreterOperationInterpretComponent, "componentResource", "GetComponents",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.ComponentResourceRequirement {
			return &r.ComponentResource
		},
		func(k *interpret.Kind, a adapter) { k.Components = a.components }),
	newRule(configv1alpha1.InterpreterOperationReviseReplica, "replicaRevision", "ReviseReplica",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.ReplicaRevision { return &r.ReplicaRevision },
		func(k *interpret.Kind, a adapter) { k.Revise = a.revise }),
	newRule(configv1alpha1.InterpreterOperationInterpretStatus, "statusReflection", "ReflectStatus",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.StatusReflection {
			return &r.StatusReflection
		},
		func(k *interpret.Kind, a adapter) { k.Reflect = a.reflect }),
	newRule(configv1alpha1.InterpreterOperationAggregateStatus, "statusAggregation", "AggregateStatus",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.StatusAggregation {
			return &r.StatusAggregation
		},
		func(k *interpret.Kind, a adapter) { k.Aggregate = a.aggregate }),
	newRule(configv1alpha1.InterpreterOperationInterpretHealth, "healthInterpretation", "InterpretHealth",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.HealthInterpretation {
			return &r.HealthInterpretation
		},
		func(k *interpret.Kind, a adapter) { k.Healthy = a.healthy }),
	newRule(configv1alpha1.InterpreterOperationInterpretDependency, "dependencyInterpretation", "GetDependencies",
		func(r *configv1alpha1.CustomizationRules) **configv1alpha1.DependencyInterpretation {
			return &r.DependencyInterpretation
		},
		func(k *interpret.Kind, a adapter) { k.Dependencies = a.dependencies }),
}

func newRule[R ~scriptRule](operation configv1alpha1.InterpreterOperation, field, function string,
	at func(*configv1alpha1.CustomizationRules) **R, implement func(*interpret.Kind, adapter)) Rule {
	return Rule{
		Operation: operation, Field: field, Function: function, implement: implement,
		get: func(rules *configv1alpha1.CustomizationRules) string {
			if rule := *at(rules); rule != nil {
				return scriptRule(*rule).LuaScript
			}
			return ""
		},
		set: func(rules *configv1alpha1.CustomizationRules, script string) {
			rule := R(scriptRule{LuaScript: script})
			*at(rules) = &rule
		},
	}
}
