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
	data, err := os.ReadFile(path)
	if err != nil {
		return 0, false, explain("reading the lock of data directory", dataDir, err)
	}
	pid, err = strconv.Atoi(strings.TrimSpace(string(data)))
	if err == nil && errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
		// The last owner is dead, and a new one writes its own number. Trying the lock would get in its way.
		return 0, false, nil
	}
	switch lockErr := syscall.Flock(int(file.Fd()), syscall.LOCK_SH|syscall.LOCK_NB); {
	case lockErr == nil:
		return 0, false, nil // the number is another process's by now; our lock ends with the file
	case !errors.Is(lockErr, syscall.EWOULDBLOCK):
		return 0, false, explain("reading the lock of data directory", dataDir, lockErr)
	case err != nil:
		return 0, true, nil // the number is just being written
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
