// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cache holds objects of members in memory for searching: one store for each kind of each cluster, shared by the search
// API and the multi-cluster proxy.
//
//	Set(cluster, kinds), Connect(member) ─► source: list in pages, watch ─► Store: compressed objects, recent events
//	Sources(kind) ─► View: immutable snapshot             lists and gets
//	               ─► Position, Since: events in order    watches that resume
//
// An object is kept as compressed JSON with a dictionary that all objects of its kind share, beside the values that selectors use.
// Selecting does not decompress.
//
// Invariants: no reader waits for a member longer than the bound that it passes. A lost connection removes nothing. A watch either
// receives every change in the order of versions or learns that events are lost.
package cache
