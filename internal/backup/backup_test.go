// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"bytes"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	clientv3 "go.etcd.io/etcd/client/v3"
	"go.etcd.io/etcd/server/v3/embed"
	"go.uber.org/zap"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/install/manifests"
)

// startEtcd starts a database and returns a client of it.
func startEtcd(t *testing.T) *clientv3.Client {
	t.Helper()
	config := embed.NewConfig()
	config.Dir, config.UnsafeNoFsync = t.TempDir(), true
	config.ZapLoggerBuilder = embed.NewZapLoggerBuilder(zap.NewNop())
	dir, err := os.MkdirTemp("", "etcd") // paths of sockets must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) }) //nolint:errcheck // test
	client := url.URL{Scheme: "unix", Path: filepath.Join(dir, "client")}
	unused := []url.URL{{Scheme: "http", Host: "127.0.0.1:2380"}} // required by etcd
	config.ListenClientUrls, config.AdvertiseClientUrls = []url.URL{client}, unused
	config.ListenPeerUrls, config.AdvertisePeerUrls = nil, unused
	config.InitialCluster = config.InitialClusterFromName(config.Name)
	server, err := embed.StartEtcd(config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Close)
	c, err := clientv3.New(clientv3.Config{Context: t.Context(), Endpoints: []string{client.String()}, Logger: zap.NewNop()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() }) //nolint:errcheck // test
	<-server.Server.ReadyNotify()
	return c
}

func put(t *testing.T, c *clientv3.Client, key, value string, opts ...clientv3.OpOption) {
	t.Helper()
	if _, err := c.Put(t.Context(), key, value, opts...); err != nil {
		t.Fatal(err)
	}
}

// contents returns all keys and values.
func contents(t *testing.T, c *clientv3.Client) map[string]string {
	t.Helper()
	response, err := c.Get(t.Context(), "", clientv3.WithPrefix())
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, kv := range response.Kvs {
		out[string(kv.Key)] = string(kv.Value)
	}
	return out
}

func TestReplace(t *testing.T) {
	t.Parallel()
	c := startEtcd(t)
	want := map[string]string{}
	set := func(key, value string) {
		put(t, c, key, value)
		want[key] = value
	}
	for i := range 2*maxOperations + 1 { // more than fit into two transactions
		set(fmt.Sprintf("/registry/objects/%d", i), "value")
	}
	for i := range 3 { // larger than the limit of a transaction of etcd
		set(fmt.Sprintf("/registry/large/%d", i), strings.Repeat("x", maxBytes))
	}
	put(t, c, "/registry/deleted", "value")
	put(t, c, "/registry/changed", "old")
	set("/registry/changed", "new")
	put(t, c, "/registry/recreated", "old")
	for _, key := range []string{"/registry/deleted", "/registry/recreated"} {
		if _, err := c.Delete(t.Context(), key); err != nil {
			t.Fatal(err)
		}
	}
	set("/registry/recreated", "new")
	lease, err := c.Grant(t.Context(), 3600)
	if err != nil {
		t.Fatal(err)
	}
	put(t, c, "/registry/events/e", "expires", clientv3.WithLease(lease.ID))
	put(t, c, "/other/key", "of another user of the database")
	want["/other/key"] = "changed later"

	file := filepath.Join(t.TempDir(), "snapshot.db")
	if err := Snapshot(t.Context(), c, file); err != nil {
		t.Fatal(err)
	}
	put(t, c, "/other/key", "changed later")
	put(t, c, "/registry/objects/0", "changed later")
	put(t, c, "/registry/created", "later")
	before, err := c.Get(t.Context(), "x")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // it can be repeated
		written, err := Replace(t.Context(), c, file, "/registry/", "/registry/")
		if err != nil || written != len(want)-1 {
			t.Fatalf("Replace() = %d, %v; want %d", written, err, len(want)-1)
		}
		if diff := cmp.Diff(want, contents(t, c)); diff != "" {
			t.Errorf("contents -want +got\n%s", diff)
		}
	}
	after, err := c.Get(t.Context(), "x")
	if err != nil || after.Header.Revision <= before.Header.Revision {
		t.Errorf("revision %d after %d, %v; want a higher one", after.Header.Revision, before.Header.Revision, err)
	}

	// Another database has objects of a second control plane, whose prefix begins like the prefix of the first one.
	another := startEtcd(t)
	renamed := map[string]string{"/fleet-2/key": "of another control plane"}
	put(t, another, "/fleet-2/key", renamed["/fleet-2/key"])
	put(t, another, "/fleet/former", "value")
	for key, value := range want {
		if name, ok := strings.CutPrefix(key, "/registry/"); ok {
			renamed["/fleet/"+name] = value
		}
	}
	if _, err := Replace(t.Context(), another, file, "/registry/", "/fleet/"); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(renamed, contents(t, another)); diff != "" {
		t.Errorf("contents of another database -want +got\n%s", diff)
	}
	if _, err := Replace(t.Context(), another, file, "/missing/", "/fleet/"); err == nil {
		t.Error("Replace() by a snapshot without objects succeeds")
	}
	if diff := cmp.Diff(renamed, contents(t, another)); diff != "" {
		t.Errorf("contents after a refused replacement -want +got\n%s", diff)
	}
}

// A damaged snapshot is rejected before anything is deleted.
func TestReplace_damagedSnapshot(t *testing.T) {
	t.Parallel()
	c := startEtcd(t)
	put(t, c, "/registry/a", "value")
	file := filepath.Join(t.TempDir(), "snapshot.db")
	if err := Snapshot(t.Context(), c, file); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	changed := bytes.Clone(data)
	changed[len(changed)/2] ^= 1
	for name, content := range map[string][]byte{"changed": changed, "short": data[:len(data)-1], "empty": nil} {
		if err := os.WriteFile(file, content, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Replace(t.Context(), c, file, "/registry/", "/registry/"); err == nil {
			t.Errorf("Replace() of a snapshot that is %s succeeds", name)
		}
	}
	if got := contents(t, c); got["/registry/a"] != "value" {
		t.Errorf("contents = %v, want no change", got)
	}
}

func TestArchive(t *testing.T) {
	t.Parallel()
	c := startEtcd(t)
	put(t, c, "/registry/a", "value")
	dir := t.TempDir()
	snapshot, file := filepath.Join(dir, "snapshot.db"), filepath.Join(dir, "backup.tar.gz")
	if err := Snapshot(t.Context(), c, snapshot); err != nil {
		t.Fatal(err)
	}
	want := Contents{Version: archive.Version, Spec: manifests.Spec{Namespace: "fleet"}.Complete(), Manager: "m", Secrets: []corev1.Secret{
		{ObjectMeta: metav1.ObjectMeta{Name: "s"}, Data: map[string][]byte{"k": []byte("v")}},
	}}
	if err := Write(file, want, snapshot); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode() != 0o600 {
		t.Errorf("mode %v, %v; want 0600, because it contains keys", info.Mode(), err)
	}
	restored := filepath.Join(dir, "restored.db")
	got, err := Unpack(file, restored)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want.Secrets, got.Secrets); diff != "" || got.Spec.Namespace != "fleet" || got.Manager != "m" {
		t.Errorf("Unpack() = %+v\n%s", got, diff)
	}
	first, err1 := os.ReadFile(snapshot)
	second, err2 := os.ReadFile(restored)
	if err1 != nil || err2 != nil || !bytes.Equal(first, second) {
		t.Errorf("the snapshot changed: %v, %v", err1, err2)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{"short": data[:len(data)/2], "another file": []byte("text")} {
		if err := os.WriteFile(file, content, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Unpack(file, filepath.Join(t.TempDir(), "s")); err == nil {
			t.Errorf("Unpack() of a backup that is %s succeeds", name)
		}
	}
}
