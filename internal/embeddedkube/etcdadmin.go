// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"slices"
	"time"

	pb "go.etcd.io/etcd/api/v3/etcdserverpb"
	"go.etcd.io/etcd/api/v3/v3rpc/rpctypes"
	clientv3 "go.etcd.io/etcd/client/v3"
	"go.etcd.io/etcd/etcdutl/v3/snapshot"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// revisionBump is added to the revision of a restored database, so that it is higher than any revision that a client read
// before. Otherwise clients would wait for, or write over, revisions that no longer exist.
const revisionBump = 1_000_000_000

// pageUnit divides the size of a database; a snapshot is a database followed by its SHA-256 checksum.
const pageUnit = 512

// Directories of a restore in the data directory. The first is incomplete, the second complete.
const (
	restoringDir = "etcd.restoring"
	restoredDir  = "etcd.restored"
)

// EtcdStatus is the state of an embedded etcd; sizes are in bytes.
type EtcdStatus struct {
	Version  string
	Revision int64
	// Size is the size of the database, InUse the part of it that is not free, and Quota its maximum.
	Size, InUse, Quota int64
	// NoSpace reports whether etcd rejects writes because the database reached its quota. It does so until a Defrag.
	NoSpace bool
	// Corrupt reports whether etcd found the database to be damaged.
	Corrupt bool

	member uint64
}

// StatusEtcd returns the status of the embedded etcd of a data directory.
func StatusEtcd(ctx context.Context, dataDir string) (s EtcdStatus, err error) {
	err = withEtcd(ctx, dataDir, func(client *clientv3.Client) error {
		s, err = etcdStatus(ctx, client)
		return err
	})
	return s, err
}

// SnapshotEtcd writes a consistent snapshot of the embedded etcd of a data directory to a file, which it replaces atomically.
func SnapshotEtcd(ctx context.Context, dataDir, file string) error {
	return withEtcd(ctx, dataDir, func(client *clientv3.Client) error {
		config := clientv3.Config{Endpoints: client.Endpoints(), Context: ctx}
		if _, err := snapshot.NewV3(etcdClientLogger(ctx)).Save(ctx, config, file); err != nil {
			return explain("write a snapshot of etcd to", file, err)
		}
		return atomicfile.SyncDir(filepath.Dir(file))
	})
}

// DefragEtcd releases the free space of the database. If the database reached its quota, it also deletes the old versions of
// objects. If that freed space, it lets etcd accept writes again. etcd does not respond in the meantime.
func DefragEtcd(ctx context.Context, dataDir string) (before, after EtcdStatus, err error) {
	err = withEtcd(ctx, dataDir, func(client *clientv3.Client) error {
		before, after, err = defrag(ctx, client)
		return err
	})
	return before, after, err
}

// RestoreEtcd replaces the data of the embedded etcd of a data directory by a snapshot. It calls change with a client of the restored
// database before it replaces the data. It returns the directory that contains the previous data, or "" if there was none. No process may
// use the data directory.
func RestoreEtcd(
	ctx context.Context, dataDir, file string, change func(context.Context, *clientv3.Client) error,
) (previous string, err error) {
	if err := os.MkdirAll(dataDir, 0o700); err != nil {
		return "", explain("create data directory", dataDir, err)
	}
	lock, err := lockDir(dataDir)
	if err != nil {
		return "", err
	}
	defer lock.release() //nolint:errcheck // the process ends
	if err := checkFormat(dataDir); err != nil {
		return "", err
	}
	info, err := os.Stat(file)
	if err != nil {
		return "", fmt.Errorf("read the snapshot: %w", err)
	}
	if info.Size()%pageUnit != sha256.Size {
		return "", fmt.Errorf("%s is not a complete snapshot: it does not end with a checksum", file)
	}
	restoring := filepath.Join(dataDir, restoringDir, etcdDir)
	for _, dir := range []string{restoringDir, restoredDir} {
		if err := os.RemoveAll(filepath.Join(dataDir, dir)); err != nil {
			return "", fmt.Errorf("remove an earlier restore: %w", err)
		}
	}
	defer os.RemoveAll(filepath.Dir(restoring)) //nolint:errcheck // the next restore removes it
	if err := os.MkdirAll(filepath.Dir(restoring), 0o700); err != nil {
		return "", explain("restore the snapshot in", dataDir, err)
	}
	if err := restore(ctx, file, restoring); err != nil { // it verifies the checksum of the file
		return "", explain("restore the snapshot in", dataDir, err)
	}
	if err := runOn(ctx, filepath.Dir(restoring), change); err != nil {
		return "", fmt.Errorf("change the restored objects in %s: %w", dataDir, err)
	}
	return replaceEtcd(dataDir, restoring)
}

// restore creates the directory of an etcd member from a snapshot.
func restore(ctx context.Context, file, dir string) error {
	member := etcdMember(dir)
	log, fatal := etcdLogger(ctx)
	_, err := catchFatal(fatal, func() (struct{}, error) {
		return struct{}{}, snapshot.NewV3(log).Restore(snapshot.RestoreConfig{
			SnapshotPath:        file,
			Name:                member.Name,
			OutputDataDir:       dir,
			PeerURLs:            []string{member.AdvertisePeerUrls[0].String()},
			InitialCluster:      member.InitialCluster,
			InitialClusterToken: member.InitialClusterToken,
			RevisionBump:        revisionBump,
			MarkCompacted:       true,
		})
	})
	return err
}

// replaceEtcd replaces the directory of etcd. If the process is killed in between, either the old directory is in place, or
// finishRestore puts the new one there.
func replaceEtcd(dataDir, restoring string) (previous string, err error) {
	if err := os.Rename(restoring, filepath.Join(dataDir, restoredDir)); err != nil {
		return "", fmt.Errorf("replace the data of etcd: %w", err)
	}
	if err := atomicfile.SyncDir(dataDir); err != nil {
		return "", err
	}
	dir := filepath.Join(dataDir, etcdDir)
	previous = dir + ".before-" + time.Now().UTC().Format("20060102T150405.000Z") //nolint:forbidigo // only the name of a directory
	if err := os.Rename(dir, previous); errors.Is(err, fs.ErrNotExist) {
		previous = ""
	} else if err != nil {
		return "", fmt.Errorf("move the data of etcd away: %w", err)
	}
	return previous, finishRestore(dataDir)
}

// finishRestore moves a restored directory to its place unless there is one. The data directory must be locked.
func finishRestore(dataDir string) error {
	dir := filepath.Join(dataDir, etcdDir)
	if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Rename(filepath.Join(dataDir, restoredDir), dir); errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return fmt.Errorf("finish the restore of a snapshot: %w", err)
	}
	return atomicfile.SyncDir(dataDir)
}

// withEtcd calls use with a client of the embedded etcd of a data directory. If no process uses the directory, etcd runs in this
// process meanwhile.
func withEtcd(ctx context.Context, dataDir string, use func(*clientv3.Client) error) error {
	if _, err := os.Stat(filepath.Join(dataDir, etcdDir)); err != nil {
		return fmt.Errorf("data directory %s contains no embedded etcd: %w", dataDir, err)
	}
	lock, err := lockDir(dataDir)
	if inUse, ok := errors.AsType[*InUseError](err); ok {
		socket := findSocket(dataDir)
		connection, err := (&net.Dialer{}).DialContext(ctx, "unix", socket)
		if err != nil {
			return fmt.Errorf("connect to the embedded etcd of process %s: it is starting, or uses external etcd servers: %w", inUse.PID, err)
		}
		connection.Close() //nolint:errcheck // it was not used
		return useEtcd(ctx, socket, use)
	}
	if err != nil {
		return err
	}
	defer lock.release() //nolint:errcheck // only read
	return runOn(ctx, dataDir, func(_ context.Context, client *clientv3.Client) error { return use(client) })
}

// runOn runs the embedded etcd of a data directory, which no process may use, while it calls use.
func runOn(ctx context.Context, dataDir string, use func(context.Context, *clientv3.Client) error) (err error) {
	c := &ControlPlane{config: Config{DataDir: dataDir}.withDefaults()}
	if c.socket, err = ensureSocket(dataDir); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var used error
	err = c.RunEtcd(ctx, func() {
		used = useEtcd(ctx, c.socket, func(client *clientv3.Client) error { return use(ctx, client) })
		cancel()
	})
	return errors.Join(used, err)
}

func useEtcd(ctx context.Context, socket string, use func(*clientv3.Client) error) error {
	config, err := (&Etcd{Servers: []string{"unix://" + socket}}).clientConfig(ctx)
	if err != nil {
		return err
	}
	client, err := clientv3.New(config)
	if err != nil {
		return fmt.Errorf("create a client of etcd: %w", err)
	}
	defer client.Close() //nolint:errcheck // the connection is no longer used
	return use(client)
}

func etcdStatus(ctx context.Context, client *clientv3.Client) (EtcdStatus, error) {
	status, err := client.Status(ctx, client.Endpoints()[0])
	if err != nil {
		return EtcdStatus{}, fmt.Errorf("read the status of etcd: %w", err)
	}
	alarms, err := client.AlarmList(ctx)
	if err != nil {
		return EtcdStatus{}, fmt.Errorf("read the alarms of etcd: %w", err)
	}
	active := func(alarm pb.AlarmType) bool {
		return slices.ContainsFunc(alarms.Alarms, func(m *pb.AlarmMember) bool { return m.Alarm == alarm })
	}
	return EtcdStatus{
		member:   status.Header.MemberId,
		Version:  status.Version,
		Revision: status.Header.Revision,
		Size:     status.DbSize,
		InUse:    status.DbSizeInUse,
		Quota:    status.DbSizeQuota,
		NoSpace:  active(pb.AlarmType_NOSPACE),
		Corrupt:  active(pb.AlarmType_CORRUPT),
	}, nil
}

// defrag implements DefragEtcd. kube-apiserver compacts every 5 minutes, but cannot while etcd rejects writes.
func defrag(ctx context.Context, client *clientv3.Client) (before, after EtcdStatus, err error) {
	if before, err = etcdStatus(ctx, client); err != nil {
		return before, after, err
	}
	if before.NoSpace {
		_, err := client.Compact(ctx, before.Revision, clientv3.WithCompactPhysical())
		if err != nil && !errors.Is(err, rpctypes.ErrCompacted) {
			return before, after, fmt.Errorf("compact etcd: %w", err)
		}
	}
	if _, err := client.Defragment(ctx, client.Endpoints()[0]); err != nil {
		return before, after, fmt.Errorf("defragment etcd: %w", err)
	}
	if after, err = etcdStatus(ctx, client); err != nil || !after.NoSpace || after.full() {
		return before, after, err
	}
	member := &clientv3.AlarmMember{MemberID: after.member, Alarm: pb.AlarmType_NOSPACE}
	if _, err := client.AlarmDisarm(ctx, member); err != nil {
		return before, after, fmt.Errorf("disarm the alarm of etcd: %w", err)
	}
	after.NoSpace = false
	return before, after, nil
}

// full reports whether less than 5 % of the quota is left, so that etcd would soon reject writes again.
func (s EtcdStatus) full() bool { return s.Size > s.Quota-s.Quota/20 }
