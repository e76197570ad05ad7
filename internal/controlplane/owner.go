// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
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
		return 0, false, nil // the ID was reused by another process; closing the file releases our lock
	case !errors.Is(lockErr, syscall.EWOULDBLOCK):
		return 0, false, explain("read the lock of data directory", dataDir, lockErr)
	case err != nil:
		return 0, true, nil // the owner has not written its ID yet
	}
	return pid, true, nil
}

// Storage returns the etcd configuration for other API servers; Servers may contain a unix socket.
func (c *ControlPlane) Storage() (Etcd, error) {
	if c.config.Etcd != nil {
		return *c.config.Etcd, nil
	}
	socket, err := c.socket()
	if err != nil {
		return Etcd{}, err
	}
	return Etcd{Servers: []string{"unix://" + socket}}, nil
}
