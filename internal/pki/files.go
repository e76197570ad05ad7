// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

const (
	privateMode fs.FileMode = 0o600
	publicMode  fs.FileMode = 0o644
)

// writeFile replaces a file atomically: readers see the old or the new content, also after a crash.
func writeFile(file string, data []byte, mode fs.FileMode) (err error) {
	temporary, err := os.CreateTemp(filepath.Dir(file), "."+filepath.Base(file)+".new-")
	if err != nil {
		return fmt.Errorf("write %s: %w", file, err)
	}
	defer func() {
		if err != nil {
			temporary.Close()           //nolint:errcheck // the first error counts
			os.Remove(temporary.Name()) //nolint:errcheck // the first error counts
			err = fmt.Errorf("write %s: %w", file, err)
		}
	}()
	if err = temporary.Chmod(mode); err != nil {
		return err
	}
	if _, err = temporary.Write(data); err != nil {
		return err
	}
	if err = temporary.Sync(); err != nil {
		return err
	}
	if err = temporary.Close(); err != nil {
		return err
	}
	return os.Rename(temporary.Name(), file)
}
