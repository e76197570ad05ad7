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

// Raft keeps this many entries in memory before it writes a snapshot, and after it. etcd's own defaults suit followers
// that fall behind; we have none.
const (
	snapshotEntries = 5000
	catchUpEntries  = 100
)

// quota is the size of the database at which etcd refuses writes, in bytes.
const quota = 8 << 30

// RunEtcd runs the embedded etcd until ctx ends. Only this user can reach it: it listens on a unix socket alone. What
// etcd itself would end the process for comes back as an error.
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
	go func() { done <- wantStop(ctx, server, fatal) }()
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
		// etcd has given up in the middle of something and may hang; the process is about to end anyway.
		select {
		case <-closed:
		case <-time.After(stopTimeout):
		}
		return explain("running etcd in", dir, err)
	}
	<-closed
	return nil
}

// wantStop waits until the server is to be closed and says why, nil being ctx.
func wantStop(ctx context.Context, server *embed.Etcd, fatal <-chan error) error {
	select {
	case <-ctx.Done():
		return nil
	case err := <-fatal:
		return err
	case err := <-server.Err():
		return err
	case <-server.Server.StopNotify():
		return errors.New("etcd stopped by itself")
	}
}

// startEtcd turns whatever etcd does about bad data into an error: returned, logged as fatal, a panic, or a fault in
// the memory-mapped file.
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
			if r.server == nil && r.err == nil { // ended by the logger's hook, which has said why
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

// checkDatabase reads the database as etcd will. etcd does so in a goroutine of its own, where a panic about a damaged
// page would end the process.
func checkDatabase(file string) (err error) {
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("reading %s: %v", file, p)
		}
	}()
	db, err := bbolt.Open(file, 0o600, &bbolt.Options{ReadOnly: true, PreLoadFreelist: true})
	if err != nil {
		return fmt.Errorf("reading %s: %w", file, err)
	}
	return db.Close()
}

func explainEtcd(dir string, existed bool, err error) error {
	explained := explain("starting etcd in", dir, err)
	if !existed || hint(err) != "" {
		return explained
	}
	return fmt.Errorf(
		"%w: its data may be damaged: restore %s from a backup, or move it away to start with nothing; what runs in member clusters is not touched by either",
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
	// Nobody uses these, but a member must have some.
	nowhere := []url.URL{{Scheme: "http", Host: "127.0.0.1:2380"}}
	config.AdvertiseClientUrls, config.AdvertisePeerUrls = nowhere, nowhere
	config.InitialCluster = config.InitialClusterFromName(config.Name)
	config.EnableGRPCGateway = false
	config.SnapshotCount = snapshotEntries
	config.SnapshotCatchUpEntries = catchUpEntries
	config.QuotaBackendBytes = quota
	config.UnsafeNoFsync = c.config.UnsafeNoFsync
	return config, nil
}

// socket is where etcd listens: in the data directory, or, if that makes too long a path, in a directory that only this
// user can enter and whose name follows from the data directory.
func (c *ControlPlane) socket() (string, error) {
	path := filepath.Join(c.config.DataDir, "etcd.sock")
	if len(path) < maxSocketPath {
		return path, nil
	}
	sum := sha256.Sum256([]byte(c.config.DataDir))
	dir := filepath.Join(os.TempDir(), fmt.Sprintf("karmada-%d-%s", os.Getuid(), hex.EncodeToString(sum[:6])))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", explain("creating a directory for the socket of etcd,", dir, err)
	}
	// Somebody else may have made it first, to be in between.
	if err := os.Chmod(dir, 0o700); err != nil {
		return "", explain("making a directory for the socket of etcd private,", dir, err)
	}
	return filepath.Join(dir, "etcd.sock"), nil
}
