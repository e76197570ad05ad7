// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// Condition types of Cluster.
const (
	// ClusterConditionReady reports whether the API server of the cluster responds and is healthy.
	ClusterConditionReady = "Ready"
	// ClusterConditionCompleteAPIEnablements reports whether status.apiEnablements is complete.
	ClusterConditionCompleteAPIEnablements = "CompleteAPIEnablements"
	// ClusterConditionServiceDomainNameResolutionReady reports whether names of services resolve in the cluster. It exists if the
	// detector runs in the cluster, or if an external detector sets it. It is also the type of a condition of Nodes.
	ClusterConditionServiceDomainNameResolutionReady = "ServiceDomainNameResolutionReady"
	// ClusterConditionEvictionSuspended reports whether no workload is evicted from the cluster, ready or not, because too many
	// clusters were lost at once. It exists only after evictions were suspended.
	ClusterConditionEvictionSuspended = "EvictionSuspended"
	// ClusterConditionCredentialsRejected reports whether the API server of the cluster responds and rejects the credentials of Karmada,
	// or the control plane has no usable credentials, so that the cluster is not ready. It is no loss of its workloads. It exists only after
	// credentials were rejected or missing.
	ClusterConditionCredentialsRejected = "CredentialsRejected"
	// ClusterConditionHeldElsewhere reports whether another control plane, or a newer copy of this one, holds the cluster, so that nothing
	// is written to or deleted in it. It exists only after that was the case.
	ClusterConditionHeldElsewhere = "HeldElsewhere"
	// ClusterConditionCompleteProperties reports whether status.properties has all ClusterProperties of the cluster. It exists if the
	// cluster serves the About API.
	ClusterConditionCompleteProperties = "CompleteProperties"
	// ClusterConditionUniqueClusterID reports whether no other cluster has the same value of the ClusterProperty cluster.clusterset.k8s.io.
	// It exists only after another one had.
	ClusterConditionUniqueClusterID = "UniqueClusterID"
)

// Reasons of the condition UniqueClusterID.
const (
	// ClusterReasonIDUnique is used with True.
	ClusterReasonIDUnique = "Unique"
	// ClusterReasonIDNotUnique is used with False: the message names the other clusters if they are not more than three.
	ClusterReasonIDNotUnique = "SameIDInOtherClusters"
)

// Reasons of the condition CompleteProperties.
const (
	// ClusterReasonPropertiesComplete is used with True.
	ClusterReasonPropertiesComplete = "Complete"
	// ClusterReasonPropertiesSkipped is used with False: some ClusterProperties are not valid, too long, or too many.
	ClusterReasonPropertiesSkipped = "PropertiesSkipped"
	// ClusterReasonPropertiesNotRead is used with Unknown: status.properties has the last known properties.
	ClusterReasonPropertiesNotRead = "PropertiesNotRead"
)

// Reasons of the condition HeldElsewhere.
const (
	// ClusterReasonHeldByAnother is used with True.
	ClusterReasonHeldByAnother = "AnotherControlPlane"
	// ClusterReasonHeld is used with False: this control plane holds the cluster.
	ClusterReasonHeld = "Held"
)

// Reasons of the condition CredentialsRejected.
const (
	// ClusterReasonCredentialsRejected is used with True.
	ClusterReasonCredentialsRejected = "UnauthorizedOrForbidden"
	// ClusterReasonCredentialsMissing is used with True: the Secret of the cluster does not exist, or its contents are not valid.
	ClusterReasonCredentialsMissing = "CredentialsMissing"
	// ClusterReasonCredentialsNotRejected is used with False: the cluster is ready again, or does not respond.
	ClusterReasonCredentialsNotRejected = "NotRejected"
)

// Reasons of the condition ServiceDomainNameResolutionReady that Karmada sets. A condition with another reason, of an external detector,
// is changed only if the nodes report.
const (
	// ClusterReasonNamesResolve is used with True.
	ClusterReasonNamesResolve = "NodesResolveNames"
	// ClusterReasonNamesDoNotResolve is used with False: names do not resolve on most of the nodes.
	ClusterReasonNamesDoNotResolve = "NodesDoNotResolveNames"
	// ClusterReasonNoResolutionReports is used with Unknown: the detectors have stopped reporting.
	ClusterReasonNoResolutionReports = "NoRecentNodeReports"
)

// Reasons of the condition EvictionSuspended.
const (
	// ClusterReasonTooManyClustersLost is used with True for clusters that are not ready.
	ClusterReasonTooManyClustersLost = "TooManyClustersLost"
	// ClusterReasonOtherClustersLost is used with True for ready clusters.
	ClusterReasonOtherClustersLost = "OtherClustersLost"
	// ClusterReasonEvictionsResumed is used with False.
	ClusterReasonEvictionsResumed = "EvictionsResumed"
)

// Reasons of the condition Ready.
const (
	// ClusterReasonReady is used with True.
	ClusterReasonReady = "ClusterReady"
	// ClusterReasonNotReady is used with False: the API server responds, but is not healthy.
	ClusterReasonNotReady = "ClusterNotReady"
	// ClusterReasonNotReachable is used with False: the API server does not respond.
	ClusterReasonNotReachable = "ClusterNotReachable"
	// ClusterReasonStatusCollectionFailed is used with False: no connection is possible, for example without credentials.
	ClusterReasonStatusCollectionFailed = "StatusCollectionFailed"
	// ClusterReasonStatusUnknown is used with Unknown: the agent has stopped reporting.
	ClusterReasonStatusUnknown = "ClusterStatusUnknown"
	// ClusterReasonStatusNeverUpdated is used with Unknown: the agent has never reported.
	ClusterReasonStatusNeverUpdated = "ClusterStatusNeverUpdated"
)

// Reasons of the condition CompleteAPIEnablements.
const (
	// ClusterReasonAPIEnablementsComplete is used with True.
	ClusterReasonAPIEnablementsComplete = "Complete"
	// ClusterReasonAPIEnablementsPartial is used with False: some groups could not be discovered.
	ClusterReasonAPIEnablementsPartial = "Partial"
	// ClusterReasonAPIEnablementsEmpty is used with False: nothing could be discovered.
	ClusterReasonAPIEnablementsEmpty = "Empty"
)
