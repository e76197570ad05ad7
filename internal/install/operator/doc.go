// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package operator implements karmada-operator, which installs the control planes that Karmada objects of its cluster describe.
//
//	Karmada ──► describe (pure): manifests.Spec ──► host.Locate ──► host.Installation.Install ──► status, condition Ready
//	deleted ──► host.Removal.Remove ──► finalizer removed
//
// Install is idempotent, and waits for one component at a time for a short while. The condition Ready names the component, and the
// reconciler continues with backoff. An object that cannot be installed is not retried before it changes.
package operator
