// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package atomicfile replaces files such that readers see the old or the new content, never a part of it.
package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Write replaces a file atomically, also with respect to a power failure. It does nothing if the file has this content and mode.
func Write(path string, data []byte, mode fs.FileMode) error {
	return write(path, data, mode, (*os.File).Sync)
}

// WriteVolatile is like Write, but without fsync. After a power failure the file may be empty, so use it only for the state of
// a running process.
func WriteVolatile(path string, data []byte, mode fs.FileMode) error {
	return write(path, data, mode, func(*os.File) error { return nil })
}

// write calls sync for the new content before the file is replaced, and for its directory afterwards.
func write(path string, data []byte, mode fs.FileMode, sync func(*os.File) error) (err error) {
	if unchanged(path, data, mode) {
		return nil
	}
	defer func() {
		if err != nil {
			err = fmt.Errorf("write %s: %w", path, err)
		}
	}()
	temporary, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".new-")
	if err != nil {
		return err
	}
	err = temporary.Chmod(mode)
	if err == nil {
		_, err = temporary.Write(data)
	}
	if err == nil {
		err = sync(temporary)
	}
	if err = errors.Join(err, temporary.Close()); err == nil {
		err = os.Rename(temporary.Name(), path)
	}
	if err != nil {
		os.Remove(temporary.Name()) //nolint:errcheck // the first error counts
		return err
	}
	return syncDir(filepath.Dir(path), sync)
}

func unchanged(path string, data []byte, mode fs.FileMode) bool {
	info, err := os.Lstat(path)
	if err != nil || info.Mode() != mode {
		return false
	}
	old, err := os.ReadFile(path)
	return err == nil && string(old) == string(data)
}

// SyncDir makes creations, renames and removals of files in dir durable.
func SyncDir(dir string) error {
	if err := syncDir(dir, (*os.File).Sync); err != nil {
		return fmt.Errorf("sync directory %s: %w", dir, err)
	}
	return nil
}

func syncDir(dir string, sync func(*os.File) error) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(sync(d), d.Close())
}
