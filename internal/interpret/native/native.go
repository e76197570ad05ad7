// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package native interprets the built-in kinds of Kubernetes: replicas, requirements, dependencies, fields to retain, reflection
// and aggregation of the status, and health (docs/contract/interpreter.md#native-kinds).
//
// Each kind has its own file. Objects stay unstructured, because most operations use few of their many fields. Aggregated
// statuses are encoded as the API server encodes them: times in UTC, without zero counters that it omits. Comparing them with
// the stored object shows whether an update is necessary.
//
// Invariant: a result depends on the arguments only, and no argument is changed. Members are not trusted. For any content of an
// object or a report there is a result, or an error with the field and, for a report, the cluster.
package native

import (
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// Object is a Kubernetes object of any kind.
type Object = unstructured.Unstructured

// Item is the report of one cluster.
type Item = workv1alpha2.AggregatedStatusItem

var kinds = map[schema.GroupVersionKind]interpret.Kind{
	{Group: "", Version: "v1", Kind: "PersistentVolume"}:      persistentVolume,
	{Group: "", Version: "v1", Kind: "PersistentVolumeClaim"}: persistentVolumeClaim,
	{Group: "", Version: "v1", Kind: "Pod"}:                   pod,
	{Group: "", Version: "v1", Kind: "Secret"}:                secret,
	{Group: "", Version: "v1", Kind: "Service"}:               service,
	{Group: "", Version: "v1", Kind: "ServiceAccount"}:        serviceAccount,

	{Group: "apps", Version: "v1", Kind: "DaemonSet"}:   daemonSet,
	{Group: "apps", Version: "v1", Kind: "Deployment"}:  deployment,
	{Group: "apps", Version: "v1", Kind: "ReplicaSet"}:  replicaSet,
	{Group: "apps", Version: "v1", Kind: "StatefulSet"}: statefulSet,

	{Group: "autoscaling", Version: "v2", Kind: "HorizontalPodAutoscaler"}: horizontalPodAutoscaler,

	{Group: "batch", Version: "v1", Kind: "CronJob"}: cronJob,
	{Group: "batch", Version: "v1", Kind: "Job"}:     job,

	{Group: "gateway.networking.k8s.io", Version: "v1", Kind: "Gateway"}:   gateway,
	{Group: "gateway.networking.k8s.io", Version: "v1", Kind: "GRPCRoute"}: route,
	{Group: "gateway.networking.k8s.io", Version: "v1", Kind: "HTTPRoute"}: route,

	{Group: "multicluster.x-k8s.io", Version: "v1alpha1", Kind: "ServiceImport"}: serviceImport,

	{Group: "networking.k8s.io", Version: "v1", Kind: "Ingress"}: ingress,

	{Group: "policy", Version: "v1", Kind: "PodDisruptionBudget"}: podDisruptionBudget,

	{Group: "rbac.authorization.k8s.io", Version: "v1", Kind: "ClusterRole"}: clusterRole,
}

// Layer returns the interpreters of the built-in kinds. It is always ready.
func Layer() interpret.Layer { return layer{} }

type layer struct{}

func (layer) Name() string { return "native" }

func (layer) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) { return kinds[gvk], nil }
