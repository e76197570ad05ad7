// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package argocd connects Argo CD with the members: it keeps the cluster Secrets of Argo CD up to date, and generates parameters for
// ApplicationSets.
//
//	namespace with a label, Clusters ─► Secrets ─► a Secret for each member, whose server is its cluster proxy
//	Argo CD, with a token ─► Generator ─► clusters that a Placement or a policy chose
//
// Invariants: a Secret without the label of this package is not changed or deleted. A Secret is deleted only if a live read confirms that
// its Cluster does not exist.
package argocd
