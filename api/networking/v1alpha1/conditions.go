// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// Condition types of MultiClusterService.
const (
	// MCSServiceAppliedConditionType says whether the Service is on its way to the provider and consumer clusters.
	MCSServiceAppliedConditionType = "ServiceApplied"
	// EndpointSliceDispatched says whether the consumer clusters have the endpoints of the providers.
	EndpointSliceDispatched = "EndpointSliceDispatched"
)

// Reasons of the condition ServiceApplied.
const (
	// ServiceAppliedSucceed comes with True.
	ServiceAppliedSucceed = "ServiceAppliedSucceed"
	// ServiceAppliedFailed comes with False.
	ServiceAppliedFailed = "ServiceAppliedFailed"
)

// Reasons of the condition EndpointSliceDispatched.
const (
	// EndpointSliceDispatchedSucceed comes with True.
	EndpointSliceDispatchedSucceed = "EndpointSliceDispatchedSucceed"
	// EndpointSliceDispatchedFailed comes with False.
	EndpointSliceDispatchedFailed = "EndpointSliceDispatchedFailed"
)
