// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"go.etcd.io/etcd/client/pkg/v3/transport"
	clientv3 "go.etcd.io/etcd/client/v3"
)

// Owner returns the process that owns a data directory; running is false if there is none. It does not lock the directory.
func Owner(dataDir string) (pid int, running bool, err error) {
	path := filepath.Join(dataDir, lockFile)
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, false, nil
	}
	if err != nil {
		return 0, false, explain("read the lock of data directory", dataDir, err)
	}
	defer file.Close() //nolint:errcheck // only read
	data, err := os.ReadFile(path)
	if err != nil {
		return 0, false, explain("read the lock of data directory", dataDir, err)
	}
	pid, err = strconv.Atoi(strings.TrimSpace(string(data)))
	if err == nil && errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
		// The last owner has exited; a new one writes its ID after locking. Trying the lock here could make that fail.
		return 0, false, nil
	}
	switch lockErr := syscall.Flock(int(file.Fd()), syscall.LOCK_SH|syscall.LOCK_NB); {
	case lockErr == nil:
		_ = syscall.Flock(int(file.Fd()), syscall.LOCK_UN) // see release
		return 0, false, nil                               // the ID was reused by another process
	case !errors.Is(lockErr, syscall.EWOULDBLOCK):
		return 0, false, explain("read the lock of data directory", dataDir, lockErr)
	case err != nil:
		return 0, true, nil // the owner has not written its ID yet
	}
	return pid, true, nil
}

// Storage returns the etcd configuration for other API servers; Servers may contain a unix socket.
func (c *ControlPlane) Storage() Etcd {
	if c.config.Etcd != nil {
		return *c.config.Etcd
	}
	return Etcd{Servers: []string{"unix://" + c.socket}}
}

// clientConfig returns the configuration of a client of the servers that logs to the logger of ctx.
func (e *Etcd) clientConfig(ctx context.Context) (clientv3.Config, error) {
	config := clientv3.Config{Endpoints: e.Servers, Context: ctx, Logger: etcdClientLogger(ctx)}
	if e.CAFile == "" && e.CertFile == "" && e.KeyFile == "" {
		return config, nil
	}
	var err error
	config.TLS, err = transport.TLSInfo{TrustedCAFile: e.CAFile, CertFile: e.CertFile, KeyFile: e.KeyFile}.ClientConfig()
	if err != nil {
		return config, fmt.Errorf("read the certificates of etcd clients: %w", err)
	}
	return config, nil
}
