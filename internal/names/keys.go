// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

// Labels.
const (
	// PolicyID and ClusterPolicyID are set on a policy and on the templates and bindings that it claims.
	PolicyID        = "propagationpolicy.karmada.io/permanent-id"
	ClusterPolicyID = "clusterpropagationpolicy.karmada.io/permanent-id"
	// BindingID and ClusterBindingID are set on a binding, its Works and the member objects.
	BindingID        = "resourcebinding.karmada.io/permanent-id"
	ClusterBindingID = "clusterresourcebinding.karmada.io/permanent-id"
	// WorkID is set on a Work and on its member object.
	WorkID = "work.karmada.io/permanent-id"
	// Managed marks a member object that Karmada may change and delete, with the value "true".
	Managed = "karmada.io/managed"
	// System marks an object that Karmada created for itself, with the value "true".
	System = "karmada.io/system"
	// ReplicaOf is set on the Lease of each replica that shares the member clusters with others, to the name of the component.
	ReplicaOf = "karmada.io/replica-of"
	// RetainReplicas retains the replica count set in the member, for example by its autoscaler, with the value "true".
	RetainReplicas = "resourcetemplate.karmada.io/retain-replicas"
	// DeletionProtected forbids deletion of an object in the control plane, with the value "Always".
	DeletionProtected = "resourcetemplate.karmada.io/deletion-protected"
	// ClaimedBy is set on templates of a system controller, which policies do not match.
	ClaimedBy = "resourcetemplate.karmada.io/claimed-by"
	// BindingManagedBy is set on bindings that were not created from a policy.
	BindingManagedBy = "binding.karmada.io/managed-by"
	// DependedByPrefix is the prefix of the label of an attached binding that holds the permanent ID of the binding that requires
	// it; a hash of the name of that binding follows.
	DependedByPrefix = "resourcebinding.karmada.io/depended-by-"
	// SkipAutoPropagation disables the creation of a namespace in all members, with the value "true" in any case.
	SkipAutoPropagation = "namespace.karmada.io/skip-auto-propagation"
	// DrainedCluster is set on PlacementEvictions of `karmadactl drain` to the name of the cluster.
	DrainedCluster = "fleet.karmada.io/drained-cluster"
)

// Cluster inventories.
const (
	// PublishDecision, a label of templates and policies, requests PlacementDecisions, with the value "true". The binding of the template
	// has it, too.
	PublishDecision = "fleet.karmada.io/publish-decision"
	// PropertyPrefix precedes the names of the properties that Karmada itself adds to ClusterProfiles.
	PropertyPrefix = "karmada.io/"
	// ArgoCDClusters, a label of namespaces, requests a cluster Secret of Argo CD for each member, with the value "true". ArgoCDAccount is an
	// annotation of the namespace: the service account whose token the Secrets have.
	ArgoCDClusters = "fleet.karmada.io/argocd-clusters"
	ArgoCDAccount  = "fleet.karmada.io/argocd-service-account"
	// ArgoCDCluster is set on these Secrets to the name of the cluster, and ArgoCDLabels to the keys of the labels that Karmada sets,
	// separated by commas.
	ArgoCDCluster = "fleet.karmada.io/argocd-cluster"
	ArgoCDLabels  = "fleet.karmada.io/argocd-labels"
	// ArgoCDGenerator is the Secret with the token of the plugin generator of ApplicationSets, in the namespace SystemNamespace.
	ArgoCDGenerator = "karmada-argocd-generator"
	// ProxyAccessProvider is the access provider in ClusterProfiles for the proxy of the control plane.
	ProxyAccessProvider = "karmada-proxy"
)

// Conditions of templates.
const (
	// StatusUnknown is True while a part of the status is the last report of clusters that are not ready, or all of it is the last one before
	// the binding was deleted (reason NotPropagated).
	StatusUnknown = "karmada.io/StatusUnknown"
	NotPropagated = "NotPropagated"
)

// Reasons of events on a Cluster about objects that stay in it and have no Work.
const (
	// OrphanedObjects names managed objects whose Work does not exist, RemovalBeforeRestore those of a Work that was removed because the
	// control plane was restored since the removal was requested.
	OrphanedObjects      = "OrphanedObjects"
	RemovalBeforeRestore = "RemovalBeforeRestore"
)

// Headers of responses that the metrics adapter merges.
const (
	// MetricsIncluded lists the clusters whose values are included, separated by commas.
	MetricsIncluded = "Karmada-Metrics-Included"
	// MetricsMissing lists the clusters that are not ready or did not respond, separated by commas.
	MetricsMissing = "Karmada-Metrics-Missing"
)

// Annotations.
const (
	// CachedFromCluster is set on objects that the search API and the multi-cluster proxy return, to the name of their cluster.
	CachedFromCluster = "resource.karmada.io/cached-from-cluster"
	// ScaledBy is the name of the HorizontalPodAutoscaler that causes the label RetainReplicas of a template.
	ScaledBy = "autoscaling.karmada.io/scaled-by"
	// QueryFromCluster is set on metrics that the metrics adapter returns, to the name of their cluster.
	QueryFromCluster = "resource.karmada.io/query-from-cluster"
	// PolicyNamespace, PolicyName and ClusterPolicyName are set on claimed templates and their bindings.
	PolicyNamespace   = "propagationpolicy.karmada.io/namespace"
	PolicyName        = "propagationpolicy.karmada.io/name"
	ClusterPolicyName = "clusterpropagationpolicy.karmada.io/name"
	// AppliedPlacement is set on a binding to the JSON of the placement of its last scheduling.
	AppliedPlacement = "policy.karmada.io/applied-placement"
	// LazyContent is a hash of the content of a template whose policy has lazy activation. It is set on the binding, or on the
	// template while it has no binding. The policy is applied when the content changes.
	LazyContent = "policy.karmada.io/lazy-content"
	// Dependencies is set on a binding to the JSON of the objects that its template depends on.
	Dependencies = "resourcebinding.karmada.io/dependencies"
	// BindingNamespace, BindingName and ClusterBindingName are set on Works and on member objects.
	BindingNamespace   = "resourcebinding.karmada.io/namespace"
	BindingName        = "resourcebinding.karmada.io/name"
	ClusterBindingName = "clusterresourcebinding.karmada.io/name"
	// WorkNamespace and WorkName are set on a member object and name its Work.
	WorkNamespace = "work.karmada.io/namespace"
	WorkName      = "work.karmada.io/name"
	// TemplateUID and TemplateGeneration are set on the manifest in a Work and on the member object. TemplateGeneration is also set on
	// a binding that is written while tracing is on.
	TemplateUID        = "resourcetemplate.karmada.io/uid"
	TemplateGeneration = "resourcetemplate.karmada.io/generation"
	// ManagedLabels and ManagedAnnotations list the keys that a manifest sets, sorted and separated by commas. A key that is
	// removed from the template is removed from the member object.
	ManagedLabels      = "resourcetemplate.karmada.io/managed-labels"
	ManagedAnnotations = "resourcetemplate.karmada.io/managed-annotations"
	// ManagedPullSecrets lists the imagePullSecrets that the manifest of a ServiceAccount sets, sorted and separated by commas. A
	// secret that is removed from the template is removed from the member object.
	ManagedPullSecrets = "resourcetemplate.karmada.io/managed-image-pull-secrets"
	// ConflictResolution is the action for an existing member object that is not managed: Overwrite or Abort.
	ConflictResolution = "work.karmada.io/conflict-resolution"
	// AppliedSince is set on a Work whose removal was canceled, to the time since which the removed Work applied its objects, in RFC 3339.
	AppliedSince = "work.karmada.io/applied-since"
	// ReplacedWorks is set on a binding to the Works, as namespace/name, whose removal is canceled by replacing them, separated by commas.
	ReplacedWorks = "work.karmada.io/replaced"
	// RemovalRequested is set on a Work that is deleted after a restore of the control plane, to the earlier time when its binding was
	// deleted, in RFC 3339. On a binding it is the time when its template was deleted, a slash, and the UID of the template. The restore
	// sets it on Works, too, with the UID of an owner.
	RemovalRequested = "work.karmada.io/removal-requested-at"
	// LeftByPrefix is the prefix of annotations of attached bindings: see LeftBy.
	LeftByPrefix = "resourcebinding.karmada.io/left-by-"
	// RemovalApproved is set on a binding to the generation for which a user approved the removal of Works. With the prefix
	// RemovalKeeps, the objects stay in the members.
	RemovalApproved = "work.karmada.io/removal-approved"
	// ApplyStrategy on a template is the way to enforce it in members: Merge, CreateOnly or Adopt. It takes precedence over the
	// policy, and is not set in members.
	ApplyStrategy = "work.karmada.io/apply-strategy"
	// AdoptionApproved is set on a binding to the unmanaged member objects that may be taken over, as cluster=UID separated by
	// commas.
	AdoptionApproved = "work.karmada.io/adoption-approved"
	// RemoveContents is set by users on a namespace or a CustomResourceDefinition of a member, or on its template, with the value "true".
	// It is deleted with the objects in it that Karmada does not manage.
	RemoveContents = "work.karmada.io/remove-contents"
	// Revision is set on the Work of a staged rollout to the number of the revision that it was rendered from, and on the Works of
	// dependencies to a hash of the content.
	Revision = "fleet.karmada.io/revision"
	// RevisionContent is set on ControllerRevisions to the identity of their content.
	RevisionContent = "fleet.karmada.io/revision-content"
	// ApprovedPlan is set by users on a policy, an override policy or a Cluster to the hash of an approved plan. An update with another
	// effect is denied.
	ApprovedPlan = "fleet.karmada.io/plan"
	// ReplacementFirst is set on a WorkloadRebalancer, with the value "true", to keep copies in other clusters until their replacements are
	// available, for at most 10 minutes. On a binding, it is the time of the request.
	ReplacementFirst = "fleet.karmada.io/replacement-first"
	// Replicas is set on the Lease of a replica to the IDs of all replicas by which it acts, sorted and separated by commas.
	Replicas = "karmada.io/replicas"
	// ConfirmedLost is set by users on a Cluster that is not ready, with the value "true", to confirm that it is lost. Workloads are
	// evicted from it although evictions are suspended. It is removed when the cluster is ready.
	ConfirmedLost = "failover.karmada.io/confirmed-lost"
	// ControlPlane is set on a Cluster to the UID of the namespace kube-system of the control plane.
	ControlPlane = "cluster.karmada.io/control-plane"
	// ControlPlaneOf is set with ControlPlane to the UID of the Cluster: in a copy of the Cluster, ControlPlane is not valid.
	ControlPlaneOf = "cluster.karmada.io/control-plane-of"
	// Shared is set by users on a Cluster, with the value "true", if other control planes write to the member, too. Which one holds it
	// is not compared.
	Shared = "cluster.karmada.io/shared"
	// RestoredAt is set on a Cluster to the time when its database was restored from a backup, in RFC 3339.
	RestoredAt = "cluster.karmada.io/restored-at"
	// TakenOver is set by users on a Cluster to the time when its control plane takes it over from another one, in RFC 3339.
	TakenOver = "cluster.karmada.io/taken-over-at"
	// PropertyLabels is set on a Cluster to the labels that are copies of its properties, sorted and separated by commas.
	PropertyLabels = "cluster.karmada.io/property-labels"
	// AppliedOverrides and AppliedClusterOverrides are set on a Work to the JSON of the applied overrides.
	AppliedOverrides        = "policy.karmada.io/applied-overrides"
	AppliedClusterOverrides = "policy.karmada.io/applied-cluster-overrides"
)

// RestartApproved is set on a binding by users to approve held restarts: to the time since which they are held, in RFC 3339.
const RestartApproved = "work.karmada.io/restart-approved"

// Prefixes of the annotation RemovalApproved.
const (
	// RemovalKeeps leaves the objects in the members.
	RemovalKeeps = "keep/"
)

// Values of the annotation ConflictResolution.
const (
	// Overwrite takes the object over.
	Overwrite = "overwrite"
	// Abort leaves the object unchanged and reports a conflict. It is the default.
	Abort = "abort"
)

// Finalizers, named after the controllers that remove them.
const (
	// PolicyFinalizer and ClusterPolicyFinalizer keep a policy until its claims are released.
	PolicyFinalizer        = "karmada.io/propagation-policy-controller"
	ClusterPolicyFinalizer = "karmada.io/cluster-propagation-policy-controller"
	// BindingFinalizer and ClusterBindingFinalizer keep a binding until its Works are deleted.
	BindingFinalizer        = "karmada.io/binding-controller"
	ClusterBindingFinalizer = "karmada.io/cluster-resource-binding-controller"
	// DependenciesFinalizer keeps a binding until its dependencies are released.
	DependenciesFinalizer = "karmada.io/binding-dependencies-distributor"
	// ExecutionFinalizer keeps a Work until its object is removed from the member.
	ExecutionFinalizer = "karmada.io/execution-controller"
	// ClusterFinalizer keeps a Cluster until its Works are removed.
	ClusterFinalizer = "karmada.io/cluster-controller"
)

// Taints.
const (
	// NotReadyTaint is set on a Cluster whose condition Ready is False.
	NotReadyTaint = "cluster.karmada.io/not-ready"
	// UnreachableTaint is set on a Cluster whose condition Ready is Unknown: its agent does not report.
	UnreachableTaint = "cluster.karmada.io/unreachable"
	// UnschedulableTaint is set by `karmadactl cordon`.
	UnschedulableTaint = "cluster.karmada.io/unschedulable"
	// PendingTaint is set on a registered cluster until a user runs `karmadactl approve cluster`.
	PendingTaint = "cluster.karmada.io/pending"
)

// Event sources: the From column of `kubectl describe` (docs/contract/events.md#events).
const (
	DetectorSource             = "resource-detector"
	BindingSource              = "binding-controller"
	ClusterBindingSource       = "cluster-resource-binding-controller"
	ExecutionSource            = "execution-controller"
	WorkStatusSource           = "work-status-controller"
	BindingStatusSource        = "resource-binding-status-controller"
	ClusterBindingStatusSource = "cluster-resource-binding-status-controller"
	ClusterSource              = "cluster-controller"
	OverrideSource             = "override-manager"
	DependenciesSource         = "dependencies-distributor"
)

// ServerOwned returns the fields of the metadata that an API server sets or that refer to other objects in it. No manifest has them.
func ServerOwned() []string {
	return []string{
		"creationTimestamp", "deletionTimestamp", "deletionGracePeriodSeconds", "generation", "managedFields",
		"resourceVersion", "selfLink", "uid", "ownerReferences", "finalizers",
	}
}
