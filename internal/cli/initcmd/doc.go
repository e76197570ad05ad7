// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package initcmd implements `karmadactl init` and `karmadactl deinit`, which install and remove a control plane in a host cluster.
//
//	flags, KarmadaInitConfig ──► options ──► plane.Spec ──► preflight ──► host.Installation ──► kubeconfig
//	deinit ──► host.Removal
package initcmd
