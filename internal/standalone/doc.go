// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package standalone is Karmada on one machine: the whole control plane in one process, and local member clusters, one
// process each.
//
//	etcd ─► kube-apiserver ─► webhook ─► api (kinds, webhook configurations) ─┐
//	                      ├─► aggregated-apiserver ──────────────────────────┼─► karmada (controllers, scheduler) ─► members
//	                      └─► kube-controller-manager                        ┘
//
// Everything lives in one directory (Layout). A member is a cluster of its own: it goes on when the control plane dies.
package standalone
