// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package replicas runs several processes of karmada-controller-manager that share many members, and kills, suspends and stops
// them: every cluster gets another owner within the lease duration, no member has two owners, and nothing is deleted.
//
// make replicas runs more rounds than make test.
package replicas
