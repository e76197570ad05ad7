// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// maxSocketPath is below the 104 to 108 bytes that systems allow for the path of a unix socket.
const maxSocketPath = 100

const (
	socketFile = "etcd.sock"
	// socketDirFile contains the path of the directory of the socket if the path of the data directory is too long.
	socketDirFile = "etcd-socket-dir"
)

// findSocket returns the path of the unix socket of etcd, which is in the data directory if that path is short enough. It
// returns "" if there is no private directory for it yet.
func findSocket(dataDir string) string {
	if path := filepath.Join(dataDir, socketFile); len(path) < maxSocketPath {
		return path
	}
	data, err := os.ReadFile(filepath.Join(dataDir, socketDirFile))
	if dir := strings.TrimSpace(string(data)); err == nil && isPrivate(dir) {
		return filepath.Join(dir, socketFile)
	}
	return ""
}

// ensureSocket is like findSocket, but creates a private temporary directory if there is none. The data directory must be
// locked.
func ensureSocket(dataDir string) (string, error) {
	if path := findSocket(dataDir); path != "" {
		return path, nil
	}
	dir, err := os.MkdirTemp("", "karmada-etcd-")
	if err != nil {
		return "", explain("create a directory for the socket of etcd in", os.TempDir(), err)
	}
	if err := atomicfile.Write(filepath.Join(dataDir, socketDirFile), []byte(dir+"\n"), 0o600); err != nil {
		return "", explain("write to data directory", dataDir, err)
	}
	return filepath.Join(dir, socketFile), nil
}

// isPrivate reports whether path is a directory that only this user can access. Temporary directories are shared: another user
// could create one to intercept connections.
func isPrivate(path string) bool {
	info, err := os.Lstat(path)
	if err != nil || info.Mode() != os.ModeDir|0o700 {
		return false
	}
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && stat.Uid == uint32(os.Geteuid())
}
