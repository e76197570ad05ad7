// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package backup saves control planes of host clusters to files, and restores their databases.
//
//	etcd ──► Snapshot ──► Archive (snapshot, Secrets, description) ──► Unpack ──► Replace ──► etcd
//
// Replace writes objects through the API of etcd instead of replacing the files of its members. It works with each kind of storage and
// with an external etcd, and the revision of an existing database increases: a client that read a later state reads again.
package backup
