// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package snapshot

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	clientv3 "go.etcd.io/etcd/client/v3"

	"karmada.io/karmada/test/etcd"
)

var restoreTime = time.Date(2024, 1, 2, 3, 4, 5, 0, time.UTC)

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
	c := etcd.Connect(t)
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
	const cluster = `{"kind":"Cluster","metadata":{"annotations":{%s"k":"v"},"name":"m1"}}`
	put(t, c, "/registry/cluster.karmada.io/clusters/m1", fmt.Sprintf(cluster, ""))
	marked := fmt.Sprintf(cluster, `"cluster.karmada.io/restored-at":"2024-01-02T03:04:05Z",`)
	want["/registry/cluster.karmada.io/clusters/m1"] = marked
	lease, err := c.Grant(t.Context(), 3600)
	if err != nil {
		t.Fatal(err)
	}
	put(t, c, "/registry/events/e", "expires", clientv3.WithLease(lease.ID))
	put(t, c, "/other/key", "of another user of the database")
	want["/other/key"] = "changed later"

	file := filepath.Join(t.TempDir(), "snapshot.db")
	if err := Write(t.Context(), c, file); err != nil {
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
		written, err := Replace(t.Context(), c, file, "/registry/", "/registry/", restoreTime)
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
	another := etcd.Connect(t)
	renamed := map[string]string{"/fleet-2/key": "of another control plane"}
	put(t, another, "/fleet-2/key", renamed["/fleet-2/key"])
	put(t, another, "/fleet/former", "value")
	for key, value := range want {
		if name, ok := strings.CutPrefix(key, "/registry/"); ok {
			renamed["/fleet/"+name] = value
		}
	}
	if _, err := Replace(t.Context(), another, file, "/registry/", "/fleet/", restoreTime); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(renamed, contents(t, another)); diff != "" {
		t.Errorf("contents of another database -want +got\n%s", diff)
	}
	if _, err := Replace(t.Context(), another, file, "/missing/", "/fleet/", restoreTime); err == nil {
		t.Error("Replace() by a snapshot without objects succeeds")
	}
	if diff := cmp.Diff(renamed, contents(t, another)); diff != "" {
		t.Errorf("contents after a refused replacement -want +got\n%s", diff)
	}
}

// A damaged snapshot is rejected before anything is deleted.
func TestReplace_damagedSnapshot(t *testing.T) {
	t.Parallel()
	c := etcd.Connect(t)
	put(t, c, "/registry/a", "value")
	file := filepath.Join(t.TempDir(), "snapshot.db")
	if err := Write(t.Context(), c, file); err != nil {
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
		if _, err := Replace(t.Context(), c, file, "/registry/", "/registry/", restoreTime); err == nil {
			t.Errorf("Replace() of a snapshot that is %s succeeds", name)
		}
	}
	if got := contents(t, c); got["/registry/a"] != "value" {
		t.Errorf("contents = %v, want no change", got)
	}
}

func TestMarkRestored(t *testing.T) {
	t.Parallel()
	c := etcd.Connect(t)
	want := map[string]string{"/a/cluster.karmada.io/clusters/other": "not JSON", "/a/pods/m1": `{"kind":"Cluster","metadata":{}}`}
	for key, value := range want {
		put(t, c, key, value)
	}
	put(t, c, "/a/cluster.karmada.io/clusters/m1", `{"kind":"Cluster","metadata":{"name":"m1"}}`)
	if err := MarkRestored(t.Context(), c, restoreTime); err != nil {
		t.Fatal(err)
	}
	want["/a/cluster.karmada.io/clusters/m1"] =
		`{"kind":"Cluster","metadata":{"annotations":{"cluster.karmada.io/restored-at":"2024-01-02T03:04:05Z"},"name":"m1"}}`
	if diff := cmp.Diff(want, contents(t, c)); diff != "" {
		t.Errorf("contents -want +got\n%s", diff)
	}
}
