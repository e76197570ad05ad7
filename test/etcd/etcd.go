// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package etcd runs databases in the process of a test.
package etcd

import (
	"net/url"
	"os"
	"path/filepath"
	"testing"

	clientv3 "go.etcd.io/etcd/client/v3"
	"go.etcd.io/etcd/server/v3/embed"
	"go.uber.org/zap"
)

// Start runs an empty etcd until the test ends. It returns the URL of its Unix socket: it listens on no port.
func Start(t testing.TB) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "etcd") // paths of sockets must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) }) //nolint:errcheck // test
	config := embed.NewConfig()
	config.Dir, config.UnsafeNoFsync = filepath.Join(dir, "data"), true
	config.ZapLoggerBuilder = embed.NewZapLoggerBuilder(zap.NewNop())
	clients, unused := url.URL{Scheme: "unix", Path: filepath.Join(dir, "c")}, []url.URL{{Scheme: "http", Host: "127.0.0.1:2380"}}
	config.ListenClientUrls, config.ListenPeerUrls = []url.URL{clients}, nil
	config.AdvertiseClientUrls, config.AdvertisePeerUrls = unused, unused
	config.InitialCluster = config.InitialClusterFromName(config.Name)
	server, err := embed.StartEtcd(config)
	if err != nil {
		t.Fatalf("start etcd: %v", err)
	}
	t.Cleanup(server.Close)
	<-server.Server.ReadyNotify()
	return clients.String()
}

// Connect runs an empty etcd until the test ends, and returns a client of it.
func Connect(t testing.TB) *clientv3.Client {
	t.Helper()
	c, err := clientv3.New(clientv3.Config{Context: t.Context(), Endpoints: []string{Start(t)}, Logger: zap.NewNop()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() }) //nolint:errcheck // test
	return c
}
