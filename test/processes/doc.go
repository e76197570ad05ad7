// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package processes runs every component as a process of its own, with a client certificate of its own, over TLS, and two replicas
// where components can have several:
//
//	etcd ◄── karmada-apiserver ◄── kube-controller-manager
//	              ▲ │  └──────► 2 karmada-webhook, 2 karmada-aggregated-apiserver (through a load balancer)
//	              │ └── karmada install
//	2 karmada-controller-manager, 2 karmada-scheduler, karmada-descheduler ──► a scheduler-estimator for each member
//
// It runs scenarios of test/behavior against them while leaders are killed. make processes runs all scenarios, several times.
package processes
