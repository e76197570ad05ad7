// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package identity obtains and renews the credentials of the agent of a cluster (docs/contract/clusters.md#registration).
//
//	address, token, CA pins ──► Discover ──► verified CA of the control plane
//	token or agent's certificate ──► Request ──► approved certificate, or *RefusedError
//	CA, certificate ──► Kubeconfig                       Store ──► Rotation ──► Request ──► Store
//
// Invariants: nothing is sent to a control plane before its CA was verified, except the request for the public ConfigMap. The
// private key never leaves this process and the Store. A rotation replaces credentials only with a certificate that was issued.
package identity
