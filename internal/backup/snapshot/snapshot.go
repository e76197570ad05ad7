// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package snapshot saves databases of etcd to files, and restores the keys of one control plane.
//
//	etcd ──► Write ──► file ──► Verify ──► Replace ──► etcd
//
// Replace writes objects through the API of etcd instead of replacing the files of its members. It works with each kind of storage and
// with an external etcd. The revision of an existing database increases, so that a client that read a later state reads again.
package snapshot

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"time"

	bolt "go.etcd.io/bbolt"
	"go.etcd.io/etcd/api/v3/mvccpb"
	clientv3 "go.etcd.io/etcd/client/v3"
)

// Limits of a transaction. The defaults of etcd are 128 operations and 1.5 MiB; a single object can be as large.
const (
	maxOperations = 100
	maxBytes      = 1 << 20
)

// pageSize is the number of keys that are read at once.
const pageSize = 100

// tombstoneSize is the size of the key of a deletion in a database: main revision, underscore, sub-revision, t.
const tombstoneSize = 18

// Write writes a consistent snapshot of a database to a new file, as etcdctl does: the database followed by its SHA-256 checksum.
func Write(ctx context.Context, client *clientv3.Client, file string) (err error) {
	target, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, target.Close()) }()
	source, err := client.Snapshot(ctx)
	if err != nil {
		return fmt.Errorf("read a snapshot of etcd: %w", err)
	}
	defer source.Close() //nolint:errcheck // only read
	if _, err := io.Copy(target, source); err != nil {
		return fmt.Errorf("read a snapshot of etcd: %w", err)
	}
	if err := target.Sync(); err != nil {
		return err
	}
	return Verify(file)
}

// Verify returns an error if a snapshot is not complete.
func Verify(file string) error {
	source, err := os.Open(file)
	if err != nil {
		return err
	}
	defer source.Close() //nolint:errcheck // only read
	info, err := source.Stat()
	if err != nil {
		return err
	}
	size := info.Size() - sha256.Size
	if size <= 0 {
		return errors.New("the snapshot of etcd is not complete")
	}
	sum, want := sha256.New(), make([]byte, sha256.Size)
	if _, err := io.Copy(sum, io.LimitReader(source, size)); err != nil {
		return err
	}
	if _, err := io.ReadFull(source, want); err != nil {
		return err
	}
	if !bytes.Equal(sum.Sum(nil), want) {
		return errors.New("the snapshot of etcd is damaged: its checksum does not match")
	}
	return nil
}

// MarkRestored records in all Clusters of a restored database the time of the restore: a copy of the control plane that is not restored
// stops writing to them. It records in bindings and Works which removals were requested before. No API server may use the database.
func MarkRestored(ctx context.Context, client *clientv3.Client, at time.Time) error {
	marks := newRestore(at)
	if err := each(ctx, client, func(_ string, value []byte) error { marks.observe(value); return nil }); err != nil {
		return err
	}
	return each(ctx, client, func(key string, value []byte) error {
		changed := marks.value(key, value)
		if bytes.Equal(changed, value) {
			return nil
		}
		if _, err := client.Put(ctx, key, string(changed)); err != nil {
			return fmt.Errorf("write %s to etcd: %w", key, err)
		}
		return nil
	})
}

// each calls visit with all keys of a database without a lease. visit may change the value of its key.
func each(ctx context.Context, client *clientv3.Client, visit func(key string, value []byte) error) error {
	for next := "\x00"; ; {
		page, err := client.Get(ctx, next, clientv3.WithFromKey(), clientv3.WithLimit(pageSize))
		if err != nil {
			return fmt.Errorf("read the keys of etcd from %q: %w", next, err)
		}
		for _, kv := range page.Kvs {
			if kv.Lease != 0 {
				continue
			}
			if err := visit(string(kv.Key), kv.Value); err != nil {
				return err
			}
		}
		if !page.More {
			return nil
		}
		next = string(page.Kvs[len(page.Kvs)-1].Key) + "\x00"
	}
}

// Replace deletes all keys with the prefix to, and writes the keys of a snapshot with the prefix from, which becomes to. Prefixes end
// with a slash. Keys with a lease, such as Events, are not restored: nothing would delete them. No API server may use the database. It
// returns the number of keys, and can be repeated after an interruption. It records that they are restored at a time, as MarkRestored does.
func Replace(ctx context.Context, client *clientv3.Client, file, from, to string, at time.Time) (written int, err error) {
	if err := Verify(file); err != nil {
		return 0, err
	}
	found, marks := false, newRestore(at)
	visit := func(use func(key string, kv *mvccpb.KeyValue) error) error {
		return read(file, func(kv *mvccpb.KeyValue) error {
			if !bytes.HasPrefix(kv.Key, []byte(from)) || kv.Lease != 0 {
				return nil
			}
			return use(to+string(kv.Key[len(from):]), kv)
		})
	}
	if err := visit(func(_ string, kv *mvccpb.KeyValue) error { found = true; marks.observe(kv.Value); return nil }); err != nil {
		return 0, err
	}
	if !found {
		return 0, fmt.Errorf("the snapshot of etcd contains no objects with the prefix %s", from)
	}
	if _, err := client.Delete(ctx, to, clientv3.WithPrefix()); err != nil {
		return 0, fmt.Errorf("delete the keys of etcd: %w", err)
	}
	var pending []clientv3.Op
	size := 0
	flush := func() error {
		if len(pending) == 0 {
			return nil
		}
		if _, err := client.Txn(ctx).Then(pending...).Commit(); err != nil {
			return fmt.Errorf("write %d keys to etcd: %w", len(pending), err)
		}
		written += len(pending)
		pending, size = nil, 0
		return nil
	}
	err = visit(func(key string, kv *mvccpb.KeyValue) error {
		value := marks.value(key, kv.Value)
		n := len(key) + len(value)
		if len(pending) == maxOperations || size+n > maxBytes {
			if err := flush(); err != nil {
				return err
			}
		}
		size += n
		pending = append(pending, clientv3.OpPut(key, string(value)))
		return nil
	})
	return written, errors.Join(err, flush())
}

// Values calls visit with the last value of each key of a snapshot that has no lease, in the order of the keys.
func Values(file string, visit func(key string, value []byte) error) error {
	return read(file, func(kv *mvccpb.KeyValue) error {
		if kv.Lease != 0 {
			return nil
		}
		return visit(string(kv.Key), kv.Value)
	})
}

// read calls visit with the last value of each key of a snapshot, in the order of the keys.
func read(file string, visit func(*mvccpb.KeyValue) error) error {
	db, err := bolt.Open(file, 0o600, &bolt.Options{ReadOnly: true})
	if err != nil {
		return fmt.Errorf("open the snapshot of etcd: %w", err)
	}
	defer db.Close() //nolint:errcheck // only read
	return db.View(func(tx *bolt.Tx) error {
		bucket := tx.Bucket([]byte("key"))
		if bucket == nil {
			return errors.New("the snapshot of etcd contains no keys")
		}
		// The bucket is ordered by revision.
		last := map[string][]byte{}
		err := bucket.ForEach(func(revision, value []byte) error {
			var kv mvccpb.KeyValue
			if err := kv.Unmarshal(value); err != nil {
				return fmt.Errorf("decode the snapshot of etcd: %w", err)
			}
			if len(revision) == tombstoneSize {
				delete(last, string(kv.Key))
			} else {
				last[string(kv.Key)] = revision
			}
			return nil
		})
		if err != nil {
			return err
		}
		for _, key := range slices.Sorted(maps.Keys(last)) {
			var kv mvccpb.KeyValue
			if err := kv.Unmarshal(bucket.Get(last[key])); err != nil {
				return fmt.Errorf("decode the snapshot of etcd: %w", err)
			}
			if err := visit(&kv); err != nil {
				return err
			}
		}
		return nil
	})
}
