// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package native knows the kinds that come with Kubernetes, and ServiceImport: how many replicas they want and of what size,
// what they need beside them, what of a member's copy to keep and to report, how reports add up and what healthy means
// (semantics §12.1 to §12.6).
//
// Every kind has its file, which holds all that is known about it. Objects go in and come out as unstructured data, because
// most operations touch three fields of an object of a hundred. What a status adds up to is written the way the API server
// would write it (zero counters left out where the API leaves them out, times in UTC), so that a comparison with the
// stored object tells whether there is anything to update.
//
// Invariant: an answer depends on the arguments alone, and no argument is changed. Members are not trusted: whatever they
// put into an object or a report yields an answer or an error that names the field, and the cluster if it is a report.
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

	{Group: "multicluster.x-k8s.io", Version: "v1alpha1", Kind: "ServiceImport"}: serviceImport,

	{Group: "networking.k8s.io", Version: "v1", Kind: "Ingress"}: ingress,

	{Group: "policy", Version: "v1", Kind: "PodDisruptionBudget"}: podDisruptionBudget,
}

// Layer is what is known without anybody's customisation. It is always ready.
func Layer() interpret.Layer { return layer{} }

type layer struct{}

func (layer) Name() string { return "native" }

func (layer) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) { return kinds[gvk], nil }
