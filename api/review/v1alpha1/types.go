// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// PlacementReview reports what changes would do to all workloads before they are made. It is created like a SubjectAccessReview: the
// response has the status, and nothing is stored.
// +kubebuilder:object:root=true
type PlacementReview struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The changes to review.
	Spec PlacementReviewSpec `json:"spec"`

	// The effect of the changes.
	// +optional
	Status PlacementReviewStatus `json:"status,omitempty,omitzero"`
}

// PlacementReviewSpec holds the changes to review.
type PlacementReviewSpec struct {
	// Changes that are made together, in this order.
	Changes []Change `json:"changes"`

	// Namespaces to review. Empty means all namespaces, and cluster-scoped objects, that the user may read.
	// +optional
	Namespaces []string `json:"namespaces,omitempty"`

	// Maximum number of bindings in the status. 0 means 500, which is also the maximum.
	// +optional
	Limit int32 `json:"limit,omitempty"`

	// Value of status.continue of the previous page. Empty means the first page.
	// +optional
	Continue string `json:"continue,omitempty"`

	// Time after which the review ends with the bindings that are computed until then; status.incomplete states this. Empty means that a
	// review of more than 30 seconds fails.
	// +optional
	Timeout *metav1.Duration `json:"timeout,omitempty"`
}

// ChangeOperation is the kind of a change.
type ChangeOperation string

const (
	// ChangeApply creates or replaces an object.
	ChangeApply ChangeOperation = "Apply"
	// ChangeDelete deletes an object.
	ChangeDelete ChangeOperation = "Delete"
	// ChangeLoseCluster removes a cluster with all that runs in it.
	ChangeLoseCluster ChangeOperation = "LoseCluster"
	// ChangeDrain evicts all workloads from a cluster.
	ChangeDrain ChangeOperation = "Drain"
	// ChangeTaint adds taints to a cluster.
	ChangeTaint ChangeOperation = "Taint"
)

// Change is one change.
type Change struct {
	// Kind of the change: Apply, Delete, LoseCluster, Drain or Taint.
	Operation ChangeOperation `json:"operation"`

	// Object of Apply: a propagation policy, an override policy, a Cluster, or an object that policies propagate. Of Delete: at least its
	// apiVersion, kind, namespace and name.
	// +optional
	// +kubebuilder:pruning:PreserveUnknownFields
	Object *runtime.RawExtension `json:"object,omitempty"`

	// Cluster of LoseCluster, Drain and Taint.
	// +optional
	Cluster string `json:"cluster,omitempty"`

	// Taints of Taint. A taint of the cluster with the same key and effect is replaced.
	// +optional
	Taints []corev1.Taint `json:"taints,omitempty"`
}

// PlacementReviewStatus is the effect of the changes.
type PlacementReviewStatus struct {
	// Sums over all reviewed bindings, also those of other pages.
	// +optional
	Summary ReviewSummary `json:"summary,omitempty,omitzero"`

	// Bindings that the changes affect, sorted by namespace and name.
	// +optional
	Bindings []BindingReview `json:"bindings,omitempty"`

	// Value of spec.continue for the next page. Empty means that this is the last page.
	// +optional
	Continue string `json:"continue,omitempty"`

	// Hash of the changes and, after a hyphen, of their effect on all bindings that the user may read. The annotation
	// fleet.karmada.io/plan of a policy has this value to allow an update only with this effect.
	// +optional
	PlanHash string `json:"planHash,omitempty"`

	// Whether spec.timeout ended the review, so that the sums are too small.
	// +optional
	Partial bool `json:"partial,omitempty"`

	// Parts that the review does not cover.
	// +optional
	Incomplete []string `json:"incomplete,omitempty"`
}

// ReviewSummary holds sums of a review.
type ReviewSummary struct {
	// Bindings that the user may read.
	Examined int32 `json:"examined"`
	// Bindings that the changes affect.
	Changed int32 `json:"changed"`
	// Replicas that start in a cluster and that leave another one.
	ReplicasMoved int64 `json:"replicasMoved"`
	// Objects that would be created in clusters.
	Created int32 `json:"created"`
	// Objects that would be updated in clusters, without restarting pods.
	Updated int32 `json:"updated"`
	// Objects in clusters whose pods would be restarted.
	Restarted int32 `json:"restarted"`
	// Objects in clusters of which only the number of replicas would change.
	Scaled int32 `json:"scaled"`
	// Objects that would be deleted from clusters.
	Deleted int32 `json:"deleted"`
	// Objects that would stay in clusters without being managed.
	Released int32 `json:"released"`
	// Objects in clusters that are lost.
	Lost int32 `json:"lost"`
	// Bindings that would be unschedulable.
	Unschedulable int32 `json:"unschedulable"`
	// Clusters in which objects would change.
	Clusters int32 `json:"clusters"`
	// Changes in clusters that wait for disruption budgets until replacements are available.
	// +optional
	Held int32 `json:"held,omitempty"`
}

// BindingReview is the effect on one binding.
type BindingReview struct {
	// Namespace of the template. Empty for cluster-scoped templates.
	// +optional
	Namespace string `json:"namespace,omitempty"`
	// Name of the binding.
	Name string `json:"name"`
	// The template.
	Resource ReviewedResource `json:"resource"`
	// Clusters and replicas before the changes.
	// +optional
	Before []workv1alpha2.TargetCluster `json:"before,omitempty"`
	// Clusters and replicas after the changes.
	// +optional
	After []workv1alpha2.TargetCluster `json:"after,omitempty"`
	// Changes in clusters, sorted by cluster.
	// +optional
	Changes []ClusterChange `json:"changes,omitempty"`
	// Why the binding changes.
	// +optional
	Reason string `json:"reason,omitempty"`
	// Why the binding cannot be scheduled or rendered after the changes.
	// +optional
	Error string `json:"error,omitempty"`
}

// ReviewedResource identifies a template.
type ReviewedResource struct {
	// API version, such as "apps/v1".
	APIVersion string `json:"apiVersion"`
	// Kind, such as "Deployment".
	Kind string `json:"kind"`
	// Name of the object.
	Name string `json:"name"`
}

// ClusterAction is what happens to an object in a cluster.
type ClusterAction string

const (
	// ActionCreate creates the object.
	ActionCreate ClusterAction = "Create"
	// ActionUpdate updates the object without restarting pods.
	ActionUpdate ClusterAction = "Update"
	// ActionRestart updates the object and restarts its pods.
	ActionRestart ClusterAction = "Restart"
	// ActionScale changes only the number of replicas.
	ActionScale ClusterAction = "Scale"
	// ActionDelete deletes the object.
	ActionDelete ClusterAction = "Delete"
	// ActionRelease keeps the object, which is no longer managed.
	ActionRelease ClusterAction = "Release"
	// ActionLose loses the object with its cluster.
	ActionLose ClusterAction = "Lose"
)

// ClusterChange is the change of an object in one cluster.
type ClusterChange struct {
	// Name of the cluster.
	Cluster string `json:"cluster"`
	// What happens to the object: Create, Update, Restart, Scale, Delete, Release or Lose.
	Action ClusterAction `json:"action"`
	// Difference between the manifests in the unified format. Values of Secrets are masked.
	// +optional
	Diff string `json:"diff,omitempty"`
	// Why the change waits, if a disruption budget holds it, and how many replicas stay until then. Not a part of the hash.
	// +optional
	Held string `json:"held,omitempty"`
}
