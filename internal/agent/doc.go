// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package agent runs karmada-agent, which manages the Pull-mode cluster that it runs in.
//
//	kubeconfig of the agent ──► RegisterPull ──► controllers.RunAgent: status, Works     as in Push mode, for one cluster
//	                                        ├──► lease      renewed while the agent runs
//	                                        ├──► rotation   of the certificate
//	                                        └──► tunnel     requests of the control plane to this cluster
//
// All connections are opened by the agent; the control plane need not reach the cluster. A session lasts until the connection is
// lost for long, or the certificate changes; then the next one starts. The member keeps its objects meanwhile.
//
// Invariants: the agent never changes another cluster, and never changes a Cluster with another ID than the cluster that it runs in.
// It removes nothing while it cannot reach the control plane.
package agent
