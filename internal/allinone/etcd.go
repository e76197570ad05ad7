// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"fmt"
	"io"

	clientv3 "go.etcd.io/etcd/client/v3"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/backup/snapshot"
	"karmada.io/karmada/internal/embeddedkube"
)

// Hints about the alarms of etcd.
const (
	noSpaceHint = "etcd rejects writes because its database reached the quota; run: karmada etcd defrag"
	stillFull   = "the database is still full: delete objects and defragment again, or restart with a higher --etcd-quota-backend-bytes"
	corruptHint = "the database is damaged; restore a snapshot: karmada etcd restore FILE"
)

// PrintEtcdStatus prints the state of the embedded etcd of the control plane.
func PrintEtcdStatus(ctx context.Context, out io.Writer, l Layout) error {
	s, err := embeddedkube.StatusEtcd(ctx, l.ControlPlane())
	if err != nil {
		return err
	}
	w := NewTable(out)
	fmt.Fprintf(w, "Version:\t%s\nRevision:\t%d\nDatabase:\t%s\nAlarm:\t%s\n", s.Version, s.Revision, sizes(s), alarm(s))
	return w.Flush()
}

// SnapshotEtcd writes a snapshot of the embedded etcd of the control plane to a file.
func SnapshotEtcd(ctx context.Context, out io.Writer, l Layout, file string) error {
	if err := embeddedkube.SnapshotEtcd(ctx, l.ControlPlane(), file); err != nil {
		return err
	}
	fmt.Fprintf(out, "Snapshot written to %s. A full backup also needs %s.\n", file, l.pki())
	return nil
}

// RestoreEtcd replaces the data of the embedded etcd of the control plane, which must not run, by a snapshot.
func RestoreEtcd(ctx context.Context, out io.Writer, l Layout, file string) error {
	if err := l.create(); err != nil {
		return err
	}
	previous, err := embeddedkube.RestoreEtcd(ctx, l.ControlPlane(), file, markRestored)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Restored from %s. Start with: karmada up --data-dir %s\n", file, l.Dir)
	if previous != "" {
		fmt.Fprintf(out, "The previous data is in %s; delete it when it is no longer needed.\n", previous)
	}
	return nil
}

// DefragEtcd releases the free space of the database of the embedded etcd of the control plane.
func DefragEtcd(ctx context.Context, out io.Writer, l Layout) error {
	before, after, err := embeddedkube.DefragEtcd(ctx, l.ControlPlane())
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Database before: %s\nDatabase after:  %s\n", sizes(before), sizes(after))
	switch {
	case after.NoSpace:
		return fmt.Errorf("etcd still rejects writes: %s", stillFull)
	case before.NoSpace:
		fmt.Fprintln(out, "etcd accepts writes again.")
	}
	return nil
}

func sizes(s embeddedkube.EtcdStatus) string {
	const mb = 1e6
	return fmt.Sprintf("%.1f MB, %.1f MB in use, quota %.0f MB", float64(s.Size)/mb, float64(s.InUse)/mb, float64(s.Quota)/mb)
}

func alarm(s embeddedkube.EtcdStatus) string {
	switch {
	case s.Corrupt:
		return "CORRUPT: " + corruptHint
	case s.NoSpace:
		return "NOSPACE: " + noSpaceHint
	}
	return "none"
}

// markRestored records the restore in the Clusters, so that another copy of this control plane stops writing to them.
func markRestored(ctx context.Context, client *clientv3.Client) error {
	return snapshot.MarkRestored(ctx, client, clock.RealClock{}.Now())
}
