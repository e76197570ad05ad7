// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

// BindingSpec is the specification, the same in both scopes; it aliases the binding.
func (b *ResourceBinding) BindingSpec() *ResourceBindingSpec { return &b.Spec }

// BindingSpec is the specification, the same in both scopes; it aliases the binding.
func (b *ClusterResourceBinding) BindingSpec() *ResourceBindingSpec { return &b.Spec }

// BindingStatus is the status, the same in both scopes; it aliases the binding.
func (b *ResourceBinding) BindingStatus() *ResourceBindingStatus { return &b.Status }

// BindingStatus is the status, the same in both scopes; it aliases the binding.
func (b *ClusterResourceBinding) BindingStatus() *ResourceBindingStatus { return &b.Status }
