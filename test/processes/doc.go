// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package processes runs every component as a process of its own, with its own client certificate, over TLS. Components that can
// have several replicas have two:
//
//	etcd ◄── karmada-apiserver ◄── kube-controller-manager
//	              ▲ │  └──────► 2 karmada-webhook, 2 karmada-aggregated-apiserver, 2 karmada-search
//	              │ │           (through load balancers), karmada-metrics-adapter
//	              │ └── karmada install
//	2 karmada-controller-manager, 2 karmada-scheduler, 2 karmada-descheduler ──► a scheduler-estimator for each member
//	2 karmada-agent for the member in Pull mode
//
// It runs scenarios of test/behavior against them while leaders are killed. make processes runs all scenarios, several times. The API
// server writes an audit log, with which the test compares the rights of each component with its requests.
//
// TestReplicas runs several processes of karmada-controller-manager that share many members, and kills, suspends and stops them.
// Every cluster gets another owner within the lease duration, no member has two owners, and nothing is deleted. make replicas runs
// more rounds than make test.
package processes
