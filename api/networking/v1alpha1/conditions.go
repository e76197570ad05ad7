// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// Condition types of MultiClusterService.
const (
	// MCSServiceAppliedConditionType reports whether the Service is propagated to the provider and consumer clusters.
	MCSServiceAppliedConditionType = "ServiceApplied"
	// EndpointSliceDispatched reports whether the consumer clusters have the endpoints of the providers.
	EndpointSliceDispatched = "EndpointSliceDispatched"
	// EndpointsReady reports whether a provider cluster has ready endpoints. Upstream has no such condition.
	EndpointsReady = "EndpointsReady"
)

// Reasons of the condition ServiceApplied.
const (
	// ServiceAppliedSucceed is used with True.
	ServiceAppliedSucceed = "ServiceAppliedSucceed"
	// ServiceAppliedFailed is used with False.
	ServiceAppliedFailed = "ServiceAppliedFailed"
)

// Reasons of the condition EndpointSliceDispatched.
const (
	// EndpointSliceDispatchedSucceed is used with True.
	EndpointSliceDispatchedSucceed = "EndpointSliceDispatchedSucceed"
	// EndpointSliceDispatchedFailed is used with False.
	EndpointSliceDispatchedFailed = "EndpointSliceDispatchedFailed"
)

// Reasons of the condition EndpointsReady.
const (
	// EndpointsReadyReported is used with True.
	EndpointsReadyReported = "EndpointsReported"
	// EndpointsReadyNone is used with False.
	EndpointsReadyNone = "NoReadyEndpoints"
)
