// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package backup saves control planes of host clusters to files, and checks which control plane a backup can be restored to.
//
//	description, Secrets, snapshot of etcd ──► Save ──► file
//	the file ──► Unpack ──► Restore.Target ──► host.Installation.Restore: stop, Secrets, keys of etcd, start
//
// Connect reaches etcd by port forwarding to one of its pods, or directly if it is external. Subpackages:
//
//	archive    the format of all backups: compressed archives that only their owner can read
//	snapshot   databases of etcd: Write, Verify and Replace
//
// The commands are in internal/cli/backup. A control plane of `karmada up` has a data directory of its own: internal/allinone saves and
// restores it in the same format.
package backup
