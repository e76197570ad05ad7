// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

// Labels.
const (
	// PolicyID and ClusterPolicyID are on a policy itself and on every template and binding it claims.
	PolicyID        = "propagationpolicy.karmada.io/permanent-id"
	ClusterPolicyID = "clusterpropagationpolicy.karmada.io/permanent-id"
	// BindingID and ClusterBindingID are on a binding, its Works and the objects in members.
	BindingID        = "resourcebinding.karmada.io/permanent-id"
	ClusterBindingID = "clusterresourcebinding.karmada.io/permanent-id"
	// WorkID is on a Work and on the object in the member.
	WorkID = "work.karmada.io/permanent-id"
	// Managed marks, with the value "true", an object in a member as ours to change and delete.
	Managed = "karmada.io/managed"
	// System marks, with the value "true", what Karmada made for itself.
	System = "karmada.io/system"
	// RetainReplicas keeps, with the value "true", the replica count that the member's own autoscaler chose.
	RetainReplicas = "resourcetemplate.karmada.io/retain-replicas"
	// DeletionProtected forbids deletion of an object in the control plane while its value is "Always".
	DeletionProtected = "resourcetemplate.karmada.io/deletion-protected"
	// ClaimedBy is on templates that a system controller owns; policies leave them alone.
	ClaimedBy = "resourcetemplate.karmada.io/claimed-by"
	// BindingManagedBy is on bindings that no policy made.
	BindingManagedBy = "binding.karmada.io/managed-by"
	// SkipAutoPropagation keeps a namespace, with the value "true", from being made in every member.
	SkipAutoPropagation = "namespace.karmada.io/skip-auto-propagation"
)

// Annotations.
const (
	// PolicyNamespace, PolicyName and ClusterPolicyName are on claimed templates and their bindings.
	PolicyNamespace   = "propagationpolicy.karmada.io/namespace"
	PolicyName        = "propagationpolicy.karmada.io/name"
	ClusterPolicyName = "clusterpropagationpolicy.karmada.io/name"
	// AppliedPlacement is, on a binding, the JSON of the placement that its clusters were chosen by.
	AppliedPlacement = "policy.karmada.io/applied-placement"
	// BindingNamespace, BindingName and ClusterBindingName are on Works and on the objects in members.
	BindingNamespace   = "resourcebinding.karmada.io/namespace"
	BindingName        = "resourcebinding.karmada.io/name"
	ClusterBindingName = "clusterresourcebinding.karmada.io/name"
	// WorkNamespace and WorkName lead from an object in a member to its Work.
	WorkNamespace = "work.karmada.io/namespace"
	WorkName      = "work.karmada.io/name"
	// TemplateUID and TemplateGeneration are on the manifest in a Work and on the object in the member.
	TemplateUID        = "resourcetemplate.karmada.io/uid"
	TemplateGeneration = "resourcetemplate.karmada.io/generation"
	// ManagedLabels and ManagedAnnotations list, sorted and joined by commas, the keys that a manifest brings along, so
	// that a key which vanishes from the template vanishes from the member, too.
	ManagedLabels      = "resourcetemplate.karmada.io/managed-labels"
	ManagedAnnotations = "resourcetemplate.karmada.io/managed-annotations"
	// ConflictResolution says what to do about an object in the member that is not ours: "overwrite" or "abort".
	ConflictResolution = "work.karmada.io/conflict-resolution"
	// AppliedOverrides and AppliedClusterOverrides are, on a Work, the JSON of the overrides that were applied.
	AppliedOverrides        = "policy.karmada.io/applied-overrides"
	AppliedClusterOverrides = "policy.karmada.io/applied-cluster-overrides"
)

// Values of the ConflictResolution annotation.
const (
	Overwrite = "overwrite"
	Abort     = "abort"
)

// Finalizers, each named after its owner.
const (
	PolicyFinalizer         = "karmada.io/propagation-policy-controller"
	ClusterPolicyFinalizer  = "karmada.io/cluster-propagation-policy-controller"
	BindingFinalizer        = "karmada.io/binding-controller"
	ClusterBindingFinalizer = "karmada.io/cluster-resource-binding-controller"
	ExecutionFinalizer      = "karmada.io/execution-controller"
	ClusterFinalizer        = "karmada.io/cluster-controller"
)

// Taints that the cluster controller keeps by the Ready condition, and the one of `karmadactl cordon`.
const (
	NotReadyTaint      = "cluster.karmada.io/not-ready"
	UnreachableTaint   = "cluster.karmada.io/unreachable"
	UnschedulableTaint = "cluster.karmada.io/unschedulable"
)

// Event sources: the From column of `kubectl describe` (semantics §22).
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
)
