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

// Owner says which process works on a data directory; running is false when none does. It changes nothing.
func Owner(dataDir string) (pid int, running bool, err error) {
	path := filepath.Join(dataDir, lockFile)
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, false, nil
	}
	if err != nil {
		return 0, false, explain("reading the lock of data directory", dataDir, err)
	}
	defer file.Close() //nolint:errcheck // only read
	switch err := syscall.Flock(int(file.Fd()), syscall.LOCK_SH|syscall.LOCK_NB); {
	case err == nil:
		return 0, false, nil // nobody holds it; ours ends with the file
	case !errors.Is(err, syscall.EWOULDBLOCK):
		return 0, false, explain("reading the lock of data directory", dataDir, err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return 0, true, explain("reading the lock of data directory", dataDir, err)
	}
	pid, err = strconv.Atoi(strings.TrimSpace(string(data)))
	if err != nil {
		return 0, true, nil // it is just being written
	}
	return pid, true, nil
}

// Storage says how other API servers reach the same etcd; its Servers may be a unix socket.
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
