// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"syscall"
	"time"

	"go.etcd.io/bbolt"
	pb "go.etcd.io/etcd/api/v3/etcdserverpb"
	clientv3 "go.etcd.io/etcd/client/v3"
	"go.etcd.io/etcd/server/v3/embed"
	"sigs.k8s.io/controller-runtime/pkg/log"
)

// Numbers of Raft entries that are kept in memory before and after a snapshot. The defaults of etcd are for slow followers,
// which do not exist here.
const (
	snapshotEntries = 5000
	catchUpEntries  = 100
)

// etcdDir is the directory of etcd in the data directory.
const etcdDir = "etcd"

// defragThreshold is the free space in the database, in megabytes, above which etcd defragments it at start.
const defragThreshold = 100

// RunEtcd runs the embedded etcd until ctx ends. It listens only on a unix socket that is private to this user. Failures for
// which etcd would exit the process are returned as errors.
func (c *ControlPlane) RunEtcd(ctx context.Context, ready func()) error {
	dir := filepath.Join(c.config.DataDir, etcdDir)
	if err := finishRestore(c.config.DataDir); err != nil {
		return err
	}
	_, err := os.Stat(filepath.Join(dir, "member"))
	existed := err == nil
	database := filepath.Join(dir, "member", "snap", "db")
	if err := checkDatabase(database); err != nil {
		return explainEtcd(dir, existed, err)
	}
	logger, fatal := etcdLogger(ctx)
	config := c.etcdConfig(dir)
	config.ZapLoggerBuilder = embed.NewZapLoggerBuilder(logger)
	if canCopy(database) {
		config.BootstrapDefragThresholdMegabytes = defragThreshold
	}

	server, err := startEtcd(config, fatal)
	if err != nil {
		return explainEtcd(dir, existed, err)
	}
	done := make(chan error, 1)
	go func() { done <- waitStop(ctx, server, fatal) }()
	select {
	case <-server.Server.ReadyNotify():
		c.reclaimSpace(ctx, server)
		c.etcd.Store(&embeddedEtcd{server: server.Server})
		ready()
		err = <-done
	case err = <-done:
	}
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		if d := c.etcd.Load(); d != nil {
			d.close()
		}
		server.Close()
	}()
	if err != nil {
		// etcd may hang after a failure; the process ends anyway.
		select {
		case <-closed:
		case <-time.After(stopTimeout):
		}
		return explain("run etcd in", dir, err)
	}
	<-closed
	return nil
}

// reclaimSpace lets etcd accept writes again if its database reached the quota and compaction frees space. Otherwise the API
// server, which writes when it starts, would fail.
func (c *ControlPlane) reclaimSpace(ctx context.Context, server *embed.Etcd) {
	if !slices.ContainsFunc(server.Server.Alarms(), func(m *pb.AlarmMember) bool { return m.Alarm == pb.AlarmType_NOSPACE }) {
		return
	}
	logger := log.FromContext(ctx).WithName(PartEtcd)
	var before, after EtcdStatus
	err := useEtcd(ctx, c.socket, func(client *clientv3.Client) (err error) {
		before, after, err = defrag(ctx, client)
		return err
	})
	if err != nil {
		logger.Error(err, "Failed to defragment the database that reached its quota")
		return
	}
	logger.Info("Defragmented the database that reached its quota", "before", before.Size, "after", after.Size, "quota", after.Quota,
		"writable", !after.NoSpace)
}

// canCopy reports whether the disk has space for a copy of a file, which defragmentation needs.
func canCopy(file string) bool {
	info, err := os.Stat(file)
	if err != nil {
		return false
	}
	var disk syscall.Statfs_t
	if err := syscall.Statfs(file, &disk); err != nil {
		return false
	}
	return disk.Bavail > uint64(info.Size())/uint64(disk.Bsize)
}

// waitStop waits until the server must be closed. It returns nil if ctx ended, otherwise the failure.
func waitStop(ctx context.Context, server *embed.Etcd, fatal <-chan error) error {
	select {
	case <-ctx.Done():
		return nil
	case err := <-fatal:
		return err
	case err := <-server.Err():
		return err
	case <-server.Server.StopNotify():
		return errors.New("etcd stopped unexpectedly")
	}
}

// startEtcd starts etcd. It returns an error for all failures due to damaged data.
func startEtcd(config *embed.Config, fatal <-chan error) (*embed.Etcd, error) {
	return catchFatal(fatal, func() (*embed.Etcd, error) { return embed.StartEtcd(config) })
}

// catchFatal calls run. Fatal log entries, panics and faults in memory-mapped files are returned as errors.
func catchFatal[T any](fatal <-chan error, run func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	results := make(chan result, 1)
	go func() {
		var r result
		ended := false
		defer func() {
			if p := recover(); p != nil {
				r.err = fmt.Errorf("etcd panicked: %v", p)
			} else if !ended { // by the hook of the logger, which sends the error to fatal
				return
			}
			results <- r
		}()
		debug.SetPanicOnFault(true)
		r.value, r.err = run()
		ended = true
	}()
	select {
	case r := <-results:
		return r.value, r.err
	case err := <-fatal:
		var none T
		return none, err
	}
}

// checkDatabase reads all pages of the database, as etcd does at its start. etcd does so in a separate goroutine, where a panic
// about a damaged page exits the process. bbolt also panics when it loads the list of free pages; therefore it does not load it
// here.
func checkDatabase(file string) (err error) {
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("read %s: %v", file, p)
		}
	}()
	db, err := bbolt.Open(file, 0o600, &bbolt.Options{ReadOnly: true})
	if err != nil {
		return fmt.Errorf("read %s: %w", file, err)
	}
	defer db.Close() //nolint:errcheck // nothing was written
	err = db.View(func(tx *bbolt.Tx) error {
		return tx.ForEach(func(_ []byte, b *bbolt.Bucket) error {
			b.Stats() // visits every page, and panics about a damaged one
			return nil
		})
	})
	if err != nil {
		return fmt.Errorf("read %s: %w", file, err)
	}
	return nil
}

func explainEtcd(dir string, existed bool, err error) error {
	explained := explain("start etcd in", dir, err)
	if !existed || hint(err) != "" {
		return explained
	}
	return fmt.Errorf("%w: its data may be damaged: restore %s from a backup, or move it away to start with an empty control plane; "+
		"neither changes member clusters", explained, dir)
}

func (c *ControlPlane) etcdConfig(dir string) *embed.Config {
	config := etcdMember(dir)
	config.ListenClientUrls = []url.URL{{Scheme: "unix", Path: c.socket}}
	config.ListenPeerUrls = nil
	config.EnableGRPCGateway = false
	config.SnapshotCount = snapshotEntries
	config.SnapshotCatchUpEntries = catchUpEntries
	config.QuotaBackendBytes = c.config.EtcdQuota
	config.UnsafeNoFsync = c.config.UnsafeNoFsync
	return config
}

// maxRequest is the maximum size of a request to etcd, in bytes. It is above the limits of kube-apiserver: 3 MiB for a request to it, and
// 2 MiB for a request of it to etcd. A Work of an object that etcd stores with its default of 1.5 MiB can be larger than that.
const maxRequest = 4 << 20

// etcdMember returns the configuration of the only member of the cluster.
func etcdMember(dir string) *embed.Config {
	config := embed.NewConfig()
	config.Dir = dir
	config.MaxRequestBytes = maxRequest
	// Required by etcd, but not used.
	unused := []url.URL{{Scheme: "http", Host: "127.0.0.1:2380"}}
	config.AdvertiseClientUrls, config.AdvertisePeerUrls = unused, unused
	config.InitialCluster = config.InitialClusterFromName(config.Name)
	return config
}
