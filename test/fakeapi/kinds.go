// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakeapi

import (
	"sync"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/simapi"
)

var catalog = sync.OnceValues(func() (*simapi.Catalog, error) { return simapi.NewCatalog(groups) })

var groups = []simapi.Group{
	{Version: "v1", Kinds: []string{
		"Pod/pods//po/Name,Ready,Status,Restarts,Age,+Node", "Service/services//svc/Name,Type,Age", "ConfigMap/configmaps//cm/Name,Data",
		"Secret/secrets///Name", "Namespace/namespaces/g/ns/Name,Status", "Event/events//ev/Name",
	}},
	{Group: "apps", Version: "v1", Kinds: []string{
		"Deployment/deployments//deploy/Name,Ready,Up-to-date,Available,Age", "ControllerRevision/controllerrevisions///Name",
	}},
	{Group: "batch", Version: "v1", Kinds: []string{"Job/jobs///Name,Status,Age"}},
	{Group: "fleet.karmada.io", Version: "v1alpha1", Kinds: []string{
		"StagedRollout/stagedrollouts//sro/Name", "ClusterStagedRollout/clusterstagedrollouts/g/csro/Name",
		"RolloutApproval/rolloutapprovals///Name", "ClusterRolloutApproval/clusterrolloutapprovals/g//Name",
		"PlacementEviction/placementevictions//plev/Name,Binding,Cluster,Phase", "PlacementDisruptionBudget/placementdisruptionbudgets///Name",
		"ClusterPlacementDisruptionBudget/clusterplacementdisruptionbudgets/g//Name", "Placement/placements///Name",
	}},
	{Group: "multicluster.x-k8s.io", Version: "v1alpha1", Kinds: []string{
		"ServiceExport/serviceexports///Name", "ServiceImport/serviceimports///Name",
	}},
	{Group: "apps.karmada.io", Version: "v1alpha1", Kinds: []string{"WorkloadRebalancer/workloadrebalancers/g//Name"}},
	{Group: "apiextensions.k8s.io", Version: "v1", Kinds: []string{
		"CustomResourceDefinition/customresourcedefinitions/g/crd/Name,Created At",
	}},
	{Group: "cluster.karmada.io", Version: "v1alpha1", Kinds: []string{"Cluster/clusters/g//Name,Version,Mode,Ready,Age,+Zones"}},
	{Group: "work.karmada.io", Version: "v1alpha1", Kinds: []string{"Work/works//wk/Name"}},
	{Group: "work.karmada.io", Version: "v1alpha2", Kinds: []string{
		"ResourceBinding/resourcebindings//rb/Name", "ClusterResourceBinding/clusterresourcebindings/g/crb/Name",
	}},
	{Group: "config.karmada.io", Version: "v1alpha1", Kinds: []string{
		"ResourceInterpreterCustomization/resourceinterpretercustomizations/g/ric/Name",
		"ResourceInterpreterWebhookConfiguration/resourceinterpreterwebhookconfigurations/g//Name",
	}},
	{Group: "policy.karmada.io", Version: "v1alpha1", Kinds: []string{
		"PropagationPolicy/propagationpolicies//pp/Name", "ClusterPropagationPolicy/clusterpropagationpolicies/g/cpp/Name",
		"OverridePolicy/overridepolicies//op/Name", "ClusterOverridePolicy/clusteroverridepolicies/g/cop/Name",
		"FederatedResourceQuota/federatedresourcequotas///Name", "ClusterTaintPolicy/clustertaintpolicies/g//Name",
	}},
	{Group: "remedy.karmada.io", Version: "v1alpha1", Kinds: []string{"Remedy/remedies/g//Name"}},
	{Group: "search.karmada.io", Version: "v1alpha1", Kinds: []string{"ResourceRegistry/resourceregistries/g//Name"}},
	{Group: "rbac.authorization.k8s.io", Version: "v1", Kinds: []string{"ClusterRole/clusterroles/g//Name"}},
	{Group: "scheduling.k8s.io", Version: "v1", Kinds: []string{"PriorityClass/priorityclasses/g//Name"}},
	{Group: "autoscaling.karmada.io", Version: "v1alpha1", Kinds: []string{
		"FederatedHPA/federatedhpas//fhpa/Name", "CronFederatedHPA/cronfederatedhpas//cronfhpa/Name",
	}},
	{Group: "networking.karmada.io", Version: "v1alpha1", Kinds: []string{"MultiClusterService/multiclusterservices//mcs/Name"}},
}

// Cells returns a function that sets the table cells of an object, except the name.
func Cells(cells ...string) func(*unstructured.Unstructured) {
	return func(object *unstructured.Unstructured) {
		// Setting a top-level field does not fail.
		_ = unstructured.SetNestedStringSlice(object.Object, cells, "cells")
	}
}
