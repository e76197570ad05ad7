// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of config.karmada.io/v1alpha1: what teaches Karmada a kind of object (Lua scripts in
// ResourceInterpreterCustomization, webhooks in ResourceInterpreterWebhookConfiguration with the payload
// ResourceInterpreterContext), and when replicas leave overutilized clusters (ReplicaSchedulingPolicy).
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=config.karmada.io
package v1alpha1
