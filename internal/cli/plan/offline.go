// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/json"
	"k8s.io/client-go/kubernetes/scheme"

	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/backup/snapshot"
	"karmada.io/karmada/internal/cli/fixture"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/review"
)

// snapshotEntry is the entry of the database in the backups of karmadactl and of karmada.
const snapshotEntry = "snapshot.db"

// readBackup returns the fleet in a backup, and its interpreters. notes describes objects that cannot be read.
func readBackup(
	file string, decryption archive.Encryption,
) (fleet *review.Fleet, chain interpret.Chain, notes []string, err error) {
	dir, err := os.MkdirTemp("", "karmadactl-plan-")
	if err != nil {
		return nil, nil, nil, err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // temporary
	database := filepath.Join(dir, snapshotEntry)
	found := false
	err = archive.Read(file, decryption, func(h archive.Header, contents io.Reader) error {
		if h.Name != snapshotEntry {
			return nil
		}
		found = true
		return archive.Extract(database, contents, 0o600)
	})
	if err == nil && !found {
		err = errors.New("it contains no database")
	}
	if err == nil {
		err = snapshot.Verify(database)
	}
	if err != nil {
		return nil, nil, nil, err
	}
	s, encrypted := fixture.New(), 0
	err = snapshot.Values(database, func(key string, value []byte) error {
		o, err := decodeStored(value)
		switch {
		case errors.Is(err, errEncrypted):
			encrypted++
			return nil
		case err != nil:
			return fmt.Errorf("decode %s: %w", key, err)
		case o == nil:
			return nil
		}
		return s.Add(o)
	})
	if err != nil {
		return nil, nil, nil, err
	}
	if encrypted > 0 {
		notes = append(notes, fmt.Sprintf("%d encrypted objects of the backup", encrypted))
	}
	return &s.Fleet, s.Chain(), notes, nil
}

var errEncrypted = errors.New("the value is encrypted")

// decodeStored returns the object in a value of etcd, or nil if it is none that a plan depends on.
func decodeStored(value []byte) (*unstructured.Unstructured, error) {
	switch {
	case bytes.HasPrefix(value, []byte("k8s:enc:")):
		return nil, errEncrypted
	case bytes.HasPrefix(value, []byte("k8s\x00")):
		object, kind, err := scheme.Codecs.UniversalDeserializer().Decode(value, nil, nil)
		if runtime.IsNotRegisteredError(err) || runtime.IsMissingKind(err) {
			return nil, nil // a kind of the API server itself
		}
		if err != nil {
			return nil, err
		}
		fields, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
		if err != nil {
			return nil, err
		}
		o := &unstructured.Unstructured{Object: fields}
		o.SetGroupVersionKind(*kind)
		return o, nil
	case !bytes.HasPrefix(value, []byte("{")):
		return nil, nil
	}
	var fields map[string]any
	if err := json.Unmarshal(value, &fields); err != nil {
		return nil, err
	}
	o := &unstructured.Unstructured{Object: fields}
	if o.GetKind() == "" || o.GetName() == "" || strings.HasSuffix(o.GetKind(), "List") {
		return nil, nil
	}
	return o, nil
}
