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

// writeFile replaces a file whole: readers see the old content or the new one, also after a crash.
func writeFile(file string, data []byte, mode fs.FileMode) (err error) {
	draft, err := os.CreateTemp(filepath.Dir(file), "."+filepath.Base(file)+".new-")
	if err != nil {
		return fmt.Errorf("writing %s: %w", file, err)
	}
	defer func() {
		if err != nil {
			draft.Close()           //nolint:errcheck // the first error counts
			os.Remove(draft.Name()) //nolint:errcheck // the first error counts
			err = fmt.Errorf("writing %s: %w", file, err)
		}
	}()
	if err = draft.Chmod(mode); err != nil {
		return err
	}
	if _, err = draft.Write(data); err != nil {
		return err
	}
	if err = draft.Sync(); err != nil {
		return err
	}
	if err = draft.Close(); err != nil {
		return err
	}
	return os.Rename(draft.Name(), file)
}
