// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package registration implements agent-csr-approving-controller, which admits the agents of Pull-mode clusters.
//
//	CertificateSigningRequest ──► recognize ──► decide (both pure) ──► access of the agent ──► approval
//	                                   │ refused
//	                                   ▼
//	                              event; the request stays pending, so that an administrator can approve it
//
// Invariants: a certificate is approved for the agent of one cluster only. Its requester is that agent, or a bootstrap token that
// was created for the cluster. If no agent and no Cluster has this name yet, it is any registering token. The ClusterRole of the
// agent is the record of the first approval: it is created before the approval, and creation fails if it exists.
package registration
