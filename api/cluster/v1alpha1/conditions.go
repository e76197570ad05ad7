// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// Condition types of Cluster.
const (
	// ClusterConditionReady says whether the API server of the cluster answers, and that it is well.
	ClusterConditionReady = "Ready"
	// ClusterConditionCompleteAPIEnablements says whether status.apiEnablements is complete.
	ClusterConditionCompleteAPIEnablements = "CompleteAPIEnablements"
	// ClusterConditionServiceDomainNameResolutionReady says whether services resolve in the cluster. An external detector
	// sets it.
	ClusterConditionServiceDomainNameResolutionReady = "ServiceDomainNameResolutionReady"
)

// Reasons of the condition Ready.
const (
	// ClusterReasonReady comes with True.
	ClusterReasonReady = "ClusterReady"
	// ClusterReasonNotReady comes with False: the API server answers that it is not well.
	ClusterReasonNotReady = "ClusterNotReady"
	// ClusterReasonNotReachable comes with False: the API server does not answer.
	ClusterReasonNotReachable = "ClusterNotReachable"
	// ClusterReasonStatusCollectionFailed comes with False: there is no way to connect, say for lack of credentials.
	ClusterReasonStatusCollectionFailed = "StatusCollectionFailed"
	// ClusterReasonStatusUnknown comes with Unknown: the agent has stopped reporting.
	ClusterReasonStatusUnknown = "ClusterStatusUnknown"
	// ClusterReasonStatusNeverUpdated comes with Unknown: the agent has never reported.
	ClusterReasonStatusNeverUpdated = "ClusterStatusNeverUpdated"
)

// Reasons of the condition CompleteAPIEnablements.
const (
	// ClusterReasonAPIEnablementsComplete comes with True.
	ClusterReasonAPIEnablementsComplete = "Complete"
	// ClusterReasonAPIEnablementsPartial comes with False: some groups could not be discovered.
	ClusterReasonAPIEnablementsPartial = "Partial"
	// ClusterReasonAPIEnablementsEmpty comes with False: nothing could be discovered.
	ClusterReasonAPIEnablementsEmpty = "Empty"
)
