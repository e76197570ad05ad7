// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

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
)

// format is the layout of the data directory that this version writes. It is raised when an older version could no
// longer read it.
const format = 1

const (
	lockFile   = "lock"
	formatFile = "format"
	portFile   = "port"
)

// dirLock is held by the one process that uses a data directory. The kernel drops it when the process ends, however it
// ends.
type dirLock struct{ file *os.File }

func lockDir(dir string) (*dirLock, error) {
	path := filepath.Join(dir, lockFile)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, explain("locking data directory", dir, err)
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		defer file.Close() //nolint:errcheck // only read
		if !errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, explain("locking data directory", dir, err)
		}
		owner, _ := os.ReadFile(path)
		return nil, &InUseError{Dir: dir, PID: strings.TrimSpace(string(owner))}
	}
	if err := writeLine(file, strconv.Itoa(os.Getpid())); err != nil {
		file.Close() //nolint:errcheck // the first error counts
		return nil, explain("locking data directory", dir, err)
	}
	return &dirLock{file: file}, nil
}

// InUseError says that another process works on a data directory.
type InUseError struct {
	Dir string
	// PID is the process that holds it, empty when unknown.
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
	return l.file.Close()
}

func writeLine(file *os.File, line string) error {
	if err := file.Truncate(0); err != nil {
		return err
	}
	_, err := file.WriteAt([]byte(line+"\n"), 0)
	return err
}

// checkFormat refuses data written by a newer version, and marks a new directory.
func checkFormat(dir string) error {
	path := filepath.Join(dir, formatFile)
	data, err := os.ReadFile(path)
	switch {
	case err == nil:
	case errors.Is(err, fs.ErrNotExist):
		return writeMark(path, format)
	default:
		return explain("reading data directory", dir, err)
	}
	text := strings.TrimSpace(string(data))
	if text == "" { // killed while writing it: nothing else had been written yet
		return writeMark(path, format)
	}
	found, err := strconv.Atoi(text)
	if err != nil {
		return fmt.Errorf("%s is damaged: it should hold the number %d, but holds %q", path, format, text)
	}
	if found > format {
		return fmt.Errorf(
			"data directory %s was written by a newer version of karmada (format %d; this version knows %d): use that version, or another directory",
			dir,
			found,
			format,
		)
	}
	return nil
}

func writeMark(path string, number int) error {
	if err := os.WriteFile(path, []byte(strconv.Itoa(number)+"\n"), 0o600); err != nil {
		return explain("writing to data directory", filepath.Dir(path), err)
	}
	return nil
}

// listen reserves the port. The kernel keeps it for us from now on, so nothing can take it between check and use.
func listen(c Config) (net.Listener, int, error) {
	path := filepath.Join(c.DataDir, portFile)
	port, kept := c.SecurePort, false
	if port == 0 {
		if data, err := os.ReadFile(path); err == nil {
			port, _ = strconv.Atoi(strings.TrimSpace(string(data)))
			kept = port != 0
		}
	}
	l, err := net.Listen("tcp", net.JoinHostPort(c.BindAddress, strconv.Itoa(port)))
	if err != nil && kept {
		l, err = net.Listen("tcp", net.JoinHostPort(c.BindAddress, "0"))
	}
	switch {
	case err == nil:
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, 0, fmt.Errorf(
			"port %d on %s is taken by another program: stop it, or choose another port with --secure-port",
			port,
			c.BindAddress,
		)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return nil, 0, fmt.Errorf("address %s is not one of this machine: choose another with --bind-address", c.BindAddress)
	case errors.Is(err, fs.ErrPermission):
		return nil, 0, fmt.Errorf("no permission to listen on port %d: choose one above 1023 with --secure-port", port)
	default:
		return nil, 0, fmt.Errorf("listening on port %d of %s: %w", port, c.BindAddress, err)
	}
	actual := l.Addr().(*net.TCPAddr).Port
	if actual != port || c.SecurePort != 0 {
		if err := writeMark(path, actual); err != nil {
			l.Close() //nolint:errcheck // the first error counts
			return nil, 0, err
		}
	}
	return l, actual, nil
}

// explain adds what people can do about an error of the file system.
func explain(doing, dir string, err error) error {
	if h := hint(err); h != "" {
		return fmt.Errorf("%s %s: %s (%w)", doing, dir, h, err)
	}
	return fmt.Errorf("%s %s: %w", doing, dir, err)
}

// hints are recognised by their text, too: etcd and its libraries do not always wrap the error of the system.
var hints = []struct {
	errno syscall.Errno
	text  string
}{
	{syscall.ENOSPC, "the disk is full: make room and start again, nothing is lost"},
	{syscall.EDQUOT, "the disk quota is used up: make room and start again, nothing is lost"},
	{syscall.EACCES, "no permission: give it to this user, or choose another directory"},
	{syscall.EPERM, "no permission: give it to this user, or choose another directory"},
	{syscall.EROFS, "the file system is read-only: choose another directory"},
	{syscall.ENOTDIR, "it leads through a file that is no directory: choose another"},
}

func hint(err error) string {
	for _, h := range hints {
		if errors.Is(err, h.errno) || strings.Contains(err.Error(), h.errno.Error()) {
			return h.text
		}
	}
	return ""
}
