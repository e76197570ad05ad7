// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package properties validates the properties that members report, copies selected ones to the labels of their Clusters, and reports
// clusters with the same ID.
//
//	ClusterProperty in the member ─► status.properties of the Cluster ─► labels of the Cluster, ClusterProfile
//	cluster.clusterset.k8s.io of all Clusters ─► condition UniqueClusterID
//
// A label that a user set is not changed. A label that is copied is recorded in an annotation, and removed with its property.
package properties
