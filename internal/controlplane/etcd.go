// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"go.etcd.io/bbolt"
	"go.etcd.io/etcd/server/v3/embed"
)

// maxSocketPath is below the 104 to 108 bytes that systems allow for the path of a unix socket.
const maxSocketPath = 100

// Numbers of Raft entries that are kept in memory before and after a snapshot. The defaults of etcd are for slow followers,
// which do not exist here.
const (
	snapshotEntries = 5000
	catchUpEntries  = 100
)

// quota is the maximum size of the database, in bytes.
const quota = 8 << 30

// RunEtcd runs the embedded etcd until ctx ends. It listens only on a unix socket that is private to this user. Failures for
// which etcd would exit the process are returned as errors.
func (c *ControlPlane) RunEtcd(ctx context.Context, ready func()) error {
	dir := filepath.Join(c.config.DataDir, "etcd")
	_, err := os.Stat(filepath.Join(dir, "member"))
	existed := err == nil
	if err := checkDatabase(filepath.Join(dir, "member", "snap", "db")); err != nil {
		return explainEtcd(dir, existed, err)
	}
	log, fatal := etcdLogger(ctx)
	config, err := c.etcdConfig(dir)
	if err != nil {
		return err
	}
	config.ZapLoggerBuilder = embed.NewZapLoggerBuilder(log)

	server, err := startEtcd(config, fatal)
	if err != nil {
		return explainEtcd(dir, existed, err)
	}
	done := make(chan error, 1)
	go func() { done <- waitStop(ctx, server, fatal) }()
	select {
	case <-server.Server.ReadyNotify():
		ready()
		err = <-done
	case err = <-done:
	}
	closed := make(chan struct{})
	go func() {
		defer close(closed)
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

// startEtcd starts etcd. It returns an error for all failures due to damaged data: errors, fatal log entries, panics and faults
// in the memory-mapped file.
func startEtcd(config *embed.Config, fatal <-chan error) (*embed.Etcd, error) {
	type result struct {
		server *embed.Etcd
		err    error
	}
	results := make(chan result, 1)
	go func() {
		var r result
		defer func() {
			if p := recover(); p != nil {
				r.err = fmt.Errorf("etcd panicked: %v", p)
			}
			if r.server == nil && r.err == nil { // ended by the hook of the logger, which sends the error to fatal
				return
			}
			results <- r
		}()
		debug.SetPanicOnFault(true)
		r.server, r.err = embed.StartEtcd(config)
	}()
	select {
	case r := <-results:
		return r.server, r.err
	case err := <-fatal:
		return nil, err
	}
}

// checkDatabase opens the database like etcd does. etcd would do so in a goroutine of its own, where a panic about a damaged
// page exits the process.
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
	db, err := bbolt.Open(file, 0o600, &bbolt.Options{ReadOnly: true, PreLoadFreelist: true})
	if err != nil {
		return fmt.Errorf("read %s: %w", file, err)
	}
	return db.Close()
}

func explainEtcd(dir string, existed bool, err error) error {
	explained := explain("start etcd in", dir, err)
	if !existed || hint(err) != "" {
		return explained
	}
	return fmt.Errorf(
		"%w: its data may be damaged: restore %s from a backup, or move it away to start with an empty control plane; "+
			"neither changes member clusters",
		explained,
		dir,
	)
}

func (c *ControlPlane) etcdConfig(dir string) (*embed.Config, error) {
	socket, err := c.socket()
	if err != nil {
		return nil, err
	}
	config := embed.NewConfig()
	config.Dir = dir
	config.ListenClientUrls = []url.URL{{Scheme: "unix", Path: socket}}
	config.ListenPeerUrls = nil
	// Required by etcd, but not used.
	unused := []url.URL{{Scheme: "http", Host: "127.0.0.1:2380"}}
	config.AdvertiseClientUrls, config.AdvertisePeerUrls = unused, unused
	config.InitialCluster = config.InitialClusterFromName(config.Name)
	config.EnableGRPCGateway = false
	config.SnapshotCount = snapshotEntries
	config.SnapshotCatchUpEntries = catchUpEntries
	config.QuotaBackendBytes = quota
	config.UnsafeNoFsync = c.config.UnsafeNoFsync
	return config, nil
}

// socket returns the path of the unix socket of etcd: in the data directory or, if that path is too long, in a private
// temporary directory whose name is derived from the data directory.
func (c *ControlPlane) socket() (string, error) {
	path := filepath.Join(c.config.DataDir, "etcd.sock")
	if len(path) < maxSocketPath {
		return path, nil
	}
	sum := sha256.Sum256([]byte(c.config.DataDir))
	dir := filepath.Join(os.TempDir(), fmt.Sprintf("karmada-%d-%s", os.Getuid(), hex.EncodeToString(sum[:6])))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", explain("create a directory for the socket of etcd,", dir, err)
	}
	// Another user may have created the directory to intercept connections.
	if err := os.Chmod(dir, 0o700); err != nil {
		return "", explain("set the mode of the directory for the socket of etcd,", dir, err)
	}
	return filepath.Join(dir, "etcd.sock"), nil
}
