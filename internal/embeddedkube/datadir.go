// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"karmada.io/karmada/internal/embeddedkube/ports"
)

// format is the version of the layout of the data directory. It is incremented by changes that older versions cannot read.
const format = 1

const (
	lockFile   = "lock"
	formatFile = "format"
	portFile   = "port"
)

// dirLock is held by the owner of a data directory. The kernel releases it when the process ends.
type dirLock struct{ file *os.File }

func lockDir(dir string) (*dirLock, error) {
	path := filepath.Join(dir, lockFile)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, explain("lock data directory", dir, err)
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		defer file.Close() //nolint:errcheck // only read
		if !errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, explain("lock data directory", dir, err)
		}
		owner, _ := os.ReadFile(path)
		return nil, &InUseError{Dir: dir, PID: strings.TrimSpace(string(owner))}
	}
	if err := writeLine(file, strconv.Itoa(os.Getpid())); err != nil {
		file.Close() //nolint:errcheck // the first error counts
		return nil, explain("lock data directory", dir, err)
	}
	return &dirLock{file: file}, nil
}

// InUseError is returned for a data directory that another process owns.
type InUseError struct {
	Dir string
	// PID is the owner, or "" if it is unknown.
	PID string
}

func (e *InUseError) Error() string {
	if e.PID == "" {
		return fmt.Sprintf("data directory %s is in use by another karmada process", e.Dir)
	}
	return fmt.Sprintf("data directory %s is in use by another karmada process (pid %s)", e.Dir, e.PID)
}

func (l *dirLock) release() error {
	if l == nil {
		return nil
	}
	// A process that is being started has a copy of the file descriptor until it executes its program. Close alone would keep the lock
	// until then.
	return errors.Join(syscall.Flock(int(l.file.Fd()), syscall.LOCK_UN), l.file.Close())
}

func writeLine(file *os.File, line string) error {
	if err := file.Truncate(0); err != nil {
		return err
	}
	_, err := file.WriteAt([]byte(line+"\n"), 0)
	return err
}

// checkFormat returns an error for data of a newer version, and writes the format into a new directory.
func checkFormat(dir string) error {
	path := filepath.Join(dir, formatFile)
	data, err := os.ReadFile(path)
	switch {
	case err == nil:
	case errors.Is(err, fs.ErrNotExist):
		return writeNumber(path, format)
	default:
		return explain("read data directory", dir, err)
	}
	text := strings.TrimSpace(string(data))
	if text == "" { // killed while writing it, before all other files
		return writeNumber(path, format)
	}
	found, err := strconv.Atoi(text)
	if err != nil {
		return fmt.Errorf("%s is damaged: want the number %d, got %q", path, format, text)
	}
	if found > format {
		return fmt.Errorf("data directory %s was written by a newer version of karmada (format %d; this version supports %d): "+
			"use that version or another directory", dir, found, format)
	}
	return nil
}

func writeNumber(path string, number int) error {
	if err := os.WriteFile(path, []byte(strconv.Itoa(number)+"\n"), 0o600); err != nil {
		return explain("write to data directory", filepath.Dir(path), err)
	}
	return nil
}

// Port returns the port of the API server in the last start of the control plane in dir, or 0 if it is unknown.
func Port(dir string) int {
	data, err := os.ReadFile(filepath.Join(dir, portFile))
	if err != nil {
		return 0
	}
	port, _ := strconv.Atoi(strings.TrimSpace(string(data)))
	return port
}

// SetPort stores the port of the API server for the next start of the control plane in dir.
func SetPort(dir string, port int) error { return writeNumber(filepath.Join(dir, portFile), port) }

// listen listens on the configured port, the port of the last start or a free one, and stores the port.
func listen(c Config) (net.Listener, int, error) {
	port := c.SecurePort
	if port == 0 {
		port = Port(c.DataDir)
	}
	var l net.Listener
	var err error
	if c.SecurePort == 0 {
		l, err = ports.Listen(c.BindAddress, port)
	} else {
		l, err = net.Listen("tcp", net.JoinHostPort(c.BindAddress, strconv.Itoa(port)))
	}
	switch {
	case err == nil:
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, 0, fmt.Errorf("port %d on %s is in use by another program: stop it, or choose another port with --secure-port",
			port, c.BindAddress)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return nil, 0, fmt.Errorf("address %s does not belong to this machine: choose another with --bind-address", c.BindAddress)
	case errors.Is(err, fs.ErrPermission):
		return nil, 0, fmt.Errorf("no permission to listen on port %d: choose one above 1023 with --secure-port", port)
	default:
		return nil, 0, fmt.Errorf("listen on port %d of %s: %w", port, c.BindAddress, err)
	}
	actual := l.Addr().(*net.TCPAddr).Port
	if actual != port || c.SecurePort != 0 {
		if err := SetPort(c.DataDir, actual); err != nil {
			l.Close() //nolint:errcheck // the first error counts
			return nil, 0, err
		}
	}
	return l, actual, nil
}

// explain adds advice to an error of the file system.
func explain(attempt, dir string, err error) error {
	if h := hint(err); h != "" {
		return fmt.Errorf("%s %s: %s (%w)", attempt, dir, h, err)
	}
	return fmt.Errorf("%s %s: %w", attempt, dir, err)
}

// hints are also matched by the text of the error: etcd does not always wrap the error of the system.
var hints = []struct {
	errno syscall.Errno
	text  string
}{
	{syscall.ENOSPC, "the disk is full: free some space and start again, no data is lost"},
	{syscall.EDQUOT, "the disk quota is exceeded: free some space and start again, no data is lost"},
	{syscall.EACCES, "no permission: grant it to this user, or choose another directory"},
	{syscall.EPERM, "no permission: grant it to this user, or choose another directory"},
	{syscall.EROFS, "the file system is read-only: choose another directory"},
	{syscall.ENOTDIR, "a parent is not a directory: choose another path"},
}

func hint(err error) string {
	for _, h := range hints {
		if errors.Is(err, h.errno) || strings.Contains(err.Error(), h.errno.Error()) {
			return h.text
		}
	}
	return ""
}
