// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package allinone runs Karmada on one machine: the whole control plane in one process, and local member clusters in one
// process each.
//
//	etcd ─► kube-apiserver ─► webhook ─► api (kinds, webhook configurations) ─┐
//	                      ├─► aggregated-apiserver ──────────────────────────┼─► karmada (controllers, scheduler) ─► members
//	                      └─► kube-controller-manager                        ┘
//
// All data is in one directory (Layout). Members are independent clusters: they keep running if the control plane fails.
package allinone
