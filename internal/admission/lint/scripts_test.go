// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

// scriptCases are customizations with scripts, and their findings.
var scriptCases = map[string][]string{
	`ResourceInterpreterCustomization {spec: {target: {apiVersion: apps/v1, kind: Deployment}, customizations: {
		retention: {luaScript: "function retain(a, b) end; function other() end"},
		replicaResource: {luaScript: "local function GetReplicas(o) end"},
		componentResource: {luaScript: "a = 1"}, replicaRevision: {luaScript: "a = 1"}, statusReflection: {luaScript: "a = 1"},
		statusAggregation: {luaScript: "a = 1"}, healthInterpretation: {luaScript: "a = 1"},
		dependencyInterpretation: {luaScript: "a = 1"}}}}`: {
		`spec.customizations.retention.luaScript: not found function Retain: the script defines several global functions ` +
			`(other, retain); rename one of them, or make the others local; the operation fails`,
		`spec.customizations.replicaResource.luaScript: not found function GetReplicas: the script defines no global function; ` +
			`the operation fails`,
		`spec.customizations.componentResource.luaScript: not found function GetComponents: the script defines no global function; ` +
			`the operation fails`,
		`spec.customizations.replicaRevision.luaScript: not found function ReviseReplica: the script defines no global function; ` +
			`the operation fails`,
		`spec.customizations.statusReflection.luaScript: not found function ReflectStatus: the script defines no global function; ` +
			`the operation fails`,
		`spec.customizations.statusAggregation.luaScript: not found function AggregateStatus: the script defines no global function; ` +
			`the operation fails`,
		`spec.customizations.healthInterpretation.luaScript: not found function InterpretHealth: the script defines no global function; ` +
			`the operation fails`,
		`spec.customizations.dependencyInterpretation.luaScript: not found function GetDependencies: the script defines no global function; ` +
			`the operation fails`,
	},
	`ResourceInterpreterCustomization {spec: {target: {apiVersion: apps/v1, kind: Deployment}, customizations: {
		retention: {luaScript: "function Retain(a, b) return a end"}}}}`: nil,
	// A single function can have any name.
	`ResourceInterpreterCustomization {spec: {target: {apiVersion: apps/v1, kind: Deployment}, customizations: {
		retention: {luaScript: "function keep(a, b) return a end"},
		healthInterpretation: {luaScript: "function isHealthy(o) return false end"}}}}`: nil,
}
