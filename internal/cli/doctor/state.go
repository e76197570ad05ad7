// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package doctor

import (
	"time"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/manifests"
)

// state is the input of examine. A part that could not be read is in unread.
type state struct {
	now     time.Time
	program string
	// hint completes the advice to set --kubeconfig; it may be empty.
	hint string
	// renew is the command that renews the certificates.
	renew string
	// unread holds an error for each part that could not be read.
	unread []unread
	// control is nil if the control plane could not be reached.
	control *controlPlane
	// host is nil if no host cluster was given.
	host *hostCluster
	// certificates holds the certificates in Secrets or files, and of the connection to the API server.
	certificates []credentials.Entry
}

// unread is a part that could not be read.
type unread struct {
	part string
	err  error
}

// controlPlane is the state of a control plane.
type controlPlane struct {
	server, version string
	// foreign is set if the API server serves no API group of Karmada. Its objects are not read.
	foreign bool
	// clock is the time of the API server when requested was the local time. It is zero if the response had none.
	clock, requested time.Time
	// unhealthy holds the names of the health checks of the API server that failed.
	unhealthy []string
	kinds     map[string]*apiextensionsv1.CustomResourceDefinition
	// required are the names of the kinds of this version.
	required []string
	apis     []apiregistrationv1.APIService
	leases   []coordinationv1.Lease
	// missing are the objects of install.Required that do not exist.
	missing []missing
	// webhook is the error of a request that passes through the webhooks.
	webhook  error
	clusters []clusterv1alpha1.Cluster
}

// missing is an object that does not exist.
type missing struct{ kind, name string }

// hostCluster is the state of the host cluster.
type hostCluster struct {
	namespace    string
	spec         *manifests.Spec
	deployments  []appsv1.Deployment
	statefulSets []appsv1.StatefulSet
	pods         []corev1.Pod
	nodes        []corev1.Node
	renewal      *batchv1.CronJob
}
