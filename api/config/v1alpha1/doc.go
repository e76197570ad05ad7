// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of config.karmada.io/v1alpha1. ResourceInterpreterCustomization holds Lua scripts that interpret
// a kind. ResourceInterpreterWebhookConfiguration names webhooks that do so; ResourceInterpreterContext is their payload.
// ReplicaSchedulingPolicy moves replicas out of overutilized clusters.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=config.karmada.io
package v1alpha1
