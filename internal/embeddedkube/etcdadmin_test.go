// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"go.etcd.io/etcd/api/v3/v3rpc/rpctypes"
	clientv3 "go.etcd.io/etcd/client/v3"
)

// runPart runs a part until it is ready. The part is stopped by stop, or at the end of the test; ended receives its error.
func runPart(t *testing.T, run func(context.Context, func()) error) (stop func(), ended <-chan error) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ready, result, done := make(chan struct{}), make(chan error, 1), make(chan struct{})
	go func() {
		defer close(done)
		result <- run(ctx, func() { close(ready) })
	}()
	stop = func() {
		cancel()
		<-done
	}
	t.Cleanup(stop)
	select {
	case <-ready:
	case err := <-result:
		t.Fatalf("part ended before it was ready: %v", err)
	}
	return stop, result
}

func openExternal(t *testing.T, dir string, etcd Etcd) *ControlPlane {
	t.Helper()
	cp, err := Open(Config{DataDir: dir, Etcd: &etcd})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cp.Close() })
	return cp
}

// useData calls use with a client of the etcd of dir, whose database has a small quota.
func useData(t *testing.T, dir string, quota int64, use func(*clientv3.Client)) {
	t.Helper()
	cp, err := Open(Config{DataDir: dir, UnsafeNoFsync: true, EtcdQuota: quota})
	if err != nil {
		t.Fatal(err)
	}
	defer cp.Close()
	stop, _ := runPart(t, cp.RunEtcd)
	defer stop()
	err = useEtcd(t.Context(), cp.socket, func(client *clientv3.Client) error {
		use(client)
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func put(t *testing.T, client *clientv3.Client, key, value string) int64 {
	t.Helper()
	response, err := client.Put(t.Context(), key, value)
	if err != nil {
		t.Fatalf("put %s: %v", key, err)
	}
	return response.Header.Revision
}

func get(t *testing.T, client *clientv3.Client, key string) string {
	t.Helper()
	response, err := client.Get(t.Context(), key)
	if err != nil {
		t.Fatalf("get %s: %v", key, err)
	}
	if len(response.Kvs) == 0 {
		return ""
	}
	return string(response.Kvs[0].Value)
}

// unchanged does not change a restored database.
func unchanged(context.Context, *clientv3.Client) error { return nil }

func TestSnapshotEtcd_andRestore(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(t.TempDir(), "backup.db")
	var last int64
	useData(t, dir, 0, func(client *clientv3.Client) {
		put(t, client, "a", "old")
		if err := SnapshotEtcd(t.Context(), dir, file); err != nil { // of the running etcd
			t.Fatal(err)
		}
		put(t, client, "a", "new")
		last = put(t, client, "b", "new")
		_, err := RestoreEtcd(t.Context(), dir, file, unchanged)
		if _, ok := errors.AsType[*InUseError](err); !ok {
			t.Errorf("restore while etcd runs = %v, want an InUseError", err)
		}
	})
	if info, err := os.Stat(file); err != nil || info.Mode() != 0o600 {
		t.Errorf("snapshot: mode %v, %v; want 0600, because it contains Secrets", info.Mode(), err)
	}
	newer := filepath.Join(t.TempDir(), "newer.db")
	if err := SnapshotEtcd(t.Context(), dir, newer); err != nil { // of the stopped etcd
		t.Fatal(err)
	}
	previous, err := RestoreEtcd(t.Context(), dir, file, func(_ context.Context, client *clientv3.Client) error {
		put(t, client, "c", get(t, client, "a")+", changed")
		return nil
	})
	if err != nil || !strings.HasPrefix(previous, filepath.Join(dir, etcdDir)) {
		t.Fatalf("RestoreEtcd = %q, %v; want the directory of the previous data", previous, err)
	}
	if _, err := os.Stat(filepath.Join(previous, "member", "snap", "db")); err != nil {
		t.Errorf("the previous data is lost: %v", err)
	}
	useData(t, dir, 0, func(client *clientv3.Client) {
		if a, b := get(t, client, "a"), get(t, client, "b"); a != "old" || b != "" {
			t.Errorf("restored a = %q, b = %q; want the values at the snapshot", a, b)
		}
		if c := get(t, client, "c"); c != "old, changed" {
			t.Errorf("c = %q, want the change of the restored database", c)
		}
		if revision := put(t, client, "a", "newest"); revision <= last {
			t.Errorf("revision %d after the restore, want more than %d", revision, last)
		}
	})
	// A restore into an empty directory, such as on a new machine.
	empty := filepath.Join(t.TempDir(), "new")
	if previous, err := RestoreEtcd(t.Context(), empty, newer, unchanged); previous != "" || err != nil {
		t.Fatalf("RestoreEtcd into an empty directory = %q, %v", previous, err)
	}
	useData(t, empty, 0, func(client *clientv3.Client) {
		if b := get(t, client, "b"); b != "new" {
			t.Errorf("restored b = %q, want new", b)
		}
	})
}

func TestRestoreEtcd_keepsTheDataIfTheSnapshotIsInvalid(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(t.TempDir(), "backup.db")
	useData(t, dir, 0, func(client *clientv3.Client) { put(t, client, "a", "1") })
	if err := SnapshotEtcd(t.Context(), dir, file); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	overwritten := append([]byte{}, data...)
	for i := range overwritten[8192 : len(data)-64] {
		overwritten[8192+i] ^= 0xa5
	}
	for name, content := range map[string][]byte{
		"empty": nil, "truncated": data[:len(data)/2], "text": []byte("not a database"), "overwritten": overwritten,
		"without checksum": data[:len(data)-32],
	} {
		if err := os.WriteFile(file, content, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := RestoreEtcd(t.Context(), dir, file, unchanged); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if _, err := RestoreEtcd(t.Context(), dir, file+".missing", unchanged); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("missing file: %v", err)
	}
	useData(t, dir, 0, func(client *clientv3.Client) {
		if a := get(t, client, "a"); a != "1" {
			t.Errorf("a = %q after failed restores, want 1", a)
		}
	})
	if left, err := filepath.Glob(filepath.Join(dir, "etcd?*")); err != nil || len(left) > 0 {
		t.Errorf("failed restores left %q, %v", left, err)
	}
}

// The process can be killed after the old data was moved away.
func TestRunEtcd_finishesRestore(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	useData(t, dir, 0, func(client *clientv3.Client) { put(t, client, "a", "1") })
	if err := os.Rename(filepath.Join(dir, etcdDir), filepath.Join(dir, restoredDir)); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, restoringDir), 0o700); err != nil { // of an earlier restore, incomplete
		t.Fatal(err)
	}
	useData(t, dir, 0, func(client *clientv3.Client) {
		if a := get(t, client, "a"); a != "1" {
			t.Errorf("a = %q, want 1", a)
		}
	})
}

const smallQuota = 16 << 20

// fill writes one key again and again until etcd rejects it.
func fill(t *testing.T, client *clientv3.Client) {
	t.Helper()
	value := strings.Repeat("x", 1<<20)
	for range 100 {
		if _, err := client.Put(t.Context(), "big", value); errors.Is(err, rpctypes.ErrNoSpace) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("etcd accepts more than its quota")
}

func TestDefragEtcd_endsNoSpace(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	useData(t, dir, smallQuota, func(client *clientv3.Client) {
		put(t, client, "small", "1")
		fill(t, client)
		if s, err := StatusEtcd(t.Context(), dir); err != nil || !s.NoSpace || s.Quota != smallQuota || s.Version == "" || s.InUse > s.Size {
			t.Errorf("StatusEtcd = %+v, %v; want NoSpace", s, err)
		}
		before, after, err := DefragEtcd(t.Context(), dir)
		if err != nil || !before.NoSpace || after.NoSpace || after.Size >= before.Size {
			t.Errorf("DefragEtcd = %+v, %+v, %v; want less space in use and writes accepted", before, after, err)
		}
		put(t, client, "small", "2")
	})
}

// The API server writes when it starts, so the space must be free before.
func TestRunEtcd_reclaimsSpace(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	useData(t, dir, smallQuota, func(client *clientv3.Client) { fill(t, client) })
	useData(t, dir, smallQuota, func(client *clientv3.Client) { put(t, client, "small", "1") })
}

func TestDefragEtcd_keepsAlarmWithoutSpace(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	useData(t, dir, smallQuota, func(client *clientv3.Client) {
		value := strings.Repeat("x", 1<<14) // large values would leave large free pages
		var err error
		for i := 0; err == nil; i++ {
			_, err = client.Put(t.Context(), fmt.Sprint("key", i), value)
		}
		if !errors.Is(err, rpctypes.ErrNoSpace) {
			t.Fatal(err)
		}
		if _, after, err := DefragEtcd(t.Context(), dir); err != nil || !after.NoSpace {
			t.Errorf("DefragEtcd = %+v, %v; want that the alarm stays", after, err)
		}
		if _, err := client.Delete(t.Context(), "key", clientv3.WithPrefix()); err != nil { // deletion needs no space
			t.Fatal(err)
		}
		if _, after, err := DefragEtcd(t.Context(), dir); err != nil || after.NoSpace {
			t.Errorf("DefragEtcd after a deletion = %+v, %v; want that the alarm ends", after, err)
		}
		put(t, client, "small", "1")
	})
}

func TestStatusEtcd_stopped(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := StatusEtcd(t.Context(), dir); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("empty directory: %v", err)
	}
	useData(t, dir, 0, func(*clientv3.Client) {})
	if s, err := StatusEtcd(t.Context(), dir); err != nil || s.Quota != 8<<30 || s.NoSpace || s.Corrupt {
		t.Errorf("StatusEtcd = %+v, %v", s, err)
	}
	cp := openExternal(t, dir, Etcd{Servers: []string{"http://127.0.0.1:1"}})
	defer cp.Close()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	if _, err := StatusEtcd(ctx, dir); err == nil || !strings.Contains(err.Error(), "external") {
		t.Errorf("with external servers: %v", err)
	}
}
