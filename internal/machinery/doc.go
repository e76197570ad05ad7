// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package machinery contains additions to client-go and controller-runtime. Each package below it has one purpose:
//
//	requeue                what becomes of an error: retries of controllers and of other queues
//	panics                 errors from panics
//	consistency            detection of reads from a stale cache
//	patch, conditions      writes of objects and of their conditions, none if nothing changed
//	coalesce               several changes of a status in one write
//	events, metric         events and metrics of all components
//	quantity, truncate     limits of input from members and users
//	coreclient             a client for members, whose objects may be invalid
//	atomicfile             files that are replaced as a whole
//
// The packages know Kubernetes, but neither policies, bindings nor Works.
package machinery
