// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package archive reads and writes the files of backups: compressed archives that only their owner can read. The entries for control
// planes of host clusters are defined in internal/backup, and the entries for `karmada up` in internal/allinone.
package archive

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// Version is the version of the format of both kinds of backups. It is an entry's part, so that each kind can read it first.
const Version = "v1"

// CheckVersion returns an error for a backup that this program cannot read.
func CheckVersion(version string) error {
	if version != Version {
		return fmt.Errorf("it has version %q, and this program supports %s: use a newer version of it", version, Version)
	}
	return nil
}

// Entry is a file in a backup. Its contents are Data, or the contents of the file Path if it is set.
type Entry struct {
	Name string
	Mode fs.FileMode
	Data []byte
	Path string
}

// CheckNew returns an error if a file exists, unless force is set: it may be the only backup.
func CheckNew(file string, force bool) error {
	if _, err := os.Lstat(file); err != nil || force {
		return nil //nolint:nilerr // a file that cannot be examined is reported when it is written
	}
	return fmt.Errorf("write backup %s: the file exists: name another one, or use --force to replace it", file)
}

// Write writes a backup to a file with mode 0600, which it replaces atomically.
func Write(file string, entries []Entry, e Encryption) error {
	temporary, err := os.CreateTemp(filepath.Dir(file), ".karmada-backup-") // mode 0600
	if err != nil {
		return err
	}
	defer os.Remove(temporary.Name()) //nolint:errcheck // it is renamed, or left over from an error
	if err := errors.Join(pack(temporary, entries, e), temporary.Close()); err != nil {
		return err
	}
	if err := os.Rename(temporary.Name(), file); err != nil {
		return err
	}
	return atomicfile.SyncDir(filepath.Dir(file))
}

func pack(target *os.File, entries []Entry, e Encryption) error {
	encrypted, err := e.encrypt(target)
	if err != nil {
		return err
	}
	compressed := gzip.NewWriter(encrypted)
	w := tar.NewWriter(compressed)
	for _, e := range entries {
		if err := e.write(w); err != nil {
			return err
		}
	}
	return errors.Join(w.Close(), compressed.Close(), encrypted.Close(), target.Sync())
}

func (e Entry) write(w *tar.Writer) error {
	var source io.Reader = bytes.NewReader(e.Data)
	size := int64(len(e.Data))
	if e.Path != "" {
		file, err := os.Open(e.Path)
		if err != nil {
			return err
		}
		defer file.Close() //nolint:errcheck // only read
		info, err := file.Stat()
		if err != nil {
			return err
		}
		source, size = file, info.Size()
	}
	if err := w.WriteHeader(&tar.Header{Name: e.Name, Mode: int64(e.Mode.Perm()), Size: size}); err != nil {
		return err
	}
	_, err := io.Copy(w, source)
	return err
}

// Header describes an entry that is read.
type Header struct {
	Name string
	Mode fs.FileMode
	Size int64
}

// Read calls visit for each entry of a backup, in their order, until visit returns an error. It rejects everything but regular files, and
// files that are not complete. visit must check the name and the size, because the file is not trusted.
func Read(file string, e Encryption, visit func(h Header, contents io.Reader) error) error {
	source, err := os.Open(file)
	if err != nil {
		return err
	}
	defer source.Close() //nolint:errcheck // only read
	decrypted, err := e.decrypt(source)
	if err != nil {
		return err
	}
	compressed, err := gzip.NewReader(decrypted)
	if err != nil {
		return fmt.Errorf("it is not a backup: %w", err)
	}
	for r := tar.NewReader(compressed); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			_, err := io.Copy(io.Discard, compressed) //nolint:gosec // it verifies the checksum, and writes nothing
			return err
		}
		if err != nil {
			return fmt.Errorf("it is not a complete backup: %w", err)
		}
		if h.Typeflag != tar.TypeReg {
			return fmt.Errorf("unexpected entry %q", h.Name)
		}
		if err := visit(Header{h.Name, fs.FileMode(h.Mode) & fs.ModePerm, h.Size}, r); err != nil {
			return err
		}
	}
}

// Extract writes the contents of an entry to a new file.
func Extract(path string, contents io.Reader, mode fs.FileMode) (err error) {
	target, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, target.Close()) }()
	_, err = io.Copy(target, contents) // the caller of Extract has checked the size
	return err
}
