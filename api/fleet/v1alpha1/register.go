// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// GroupName is the API group of the kinds in this package.
const GroupName = "fleet.karmada.io"

var (
	// GroupVersion is the group and version of the kinds in this package.
	GroupVersion = schema.GroupVersion{Group: GroupName, Version: "v1alpha1"}
	// SchemeGroupVersion is GroupVersion under the name that generated clients look for.
	SchemeGroupVersion = GroupVersion
	// SchemeBuilder collects what AddToScheme registers.
	SchemeBuilder = runtime.NewSchemeBuilder(addKnownTypes)
	// AddToScheme makes the kinds in this package known to a scheme.
	AddToScheme = SchemeBuilder.AddToScheme
)

// Resource qualifies a plural resource name with the group.
func Resource(resource string) schema.GroupResource {
	return GroupVersion.WithResource(resource).GroupResource()
}

func addKnownTypes(scheme *runtime.Scheme) error {
	scheme.AddKnownTypes(GroupVersion,
		&StagedRollout{}, &StagedRolloutList{},
		&ClusterStagedRollout{}, &ClusterStagedRolloutList{},
		&RolloutApproval{}, &RolloutApprovalList{},
		&ClusterRolloutApproval{}, &ClusterRolloutApprovalList{},
		&PlacementDisruptionBudget{}, &PlacementDisruptionBudgetList{},
		&ClusterPlacementDisruptionBudget{}, &ClusterPlacementDisruptionBudgetList{},
		&PlacementEviction{}, &PlacementEvictionList{},
		&Placement{}, &PlacementList{},
	)
	metav1.AddToGroupVersion(scheme, GroupVersion)
	return nil
}
