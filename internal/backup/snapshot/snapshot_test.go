// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package snapshot

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	clientv3 "go.etcd.io/etcd/client/v3"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	k8sprotobuf "k8s.io/apimachinery/pkg/runtime/serializer/protobuf"

	"karmada.io/karmada/internal/names"
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

// The bindings of templates that were being deleted in the backup, and the Works of such owners, record it: the last finalizer of a
// template may be removed before a controller reads the template.
func TestMarkRestored_pendingDeletions(t *testing.T) {
	t.Parallel()
	c := etcd.Connect(t)
	deleted := metav1.NewTime(restoreTime.Add(-time.Hour))
	var protobuf bytes.Buffer
	scheme := runtime.NewScheme()
	serializer := k8sprotobuf.NewSerializer(scheme, scheme)
	if err := serializer.Encode(&corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{
		Name: "c", UID: "template-1", DeletionTimestamp: &deleted, Finalizers: []string{"x"},
	}, Data: map[string]string{"k": "v"}}, &protobuf); err != nil {
		t.Fatal(err)
	}
	late := restoreTime.Add(30 * time.Second).Format(time.RFC3339)
	put(t, c, "/registry/configmaps/default/c", protobuf.String())
	put(t, c, "/registry/example.com/things/t",
		fmt.Sprintf(`{"kind":"Thing","metadata":{"name":"t","uid":"template-2","deletionTimestamp":%q}}`, late))
	put(t, c, "/registry/secrets/default/s", "k8s:enc:aescbc:v1:key:...")
	put(t, c, "/registry/configmaps/default/x", "k8s\x00damaged")
	put(t, c, "/registry/example.com/things/x", `{"kind":"Thing","metadata":{"name":"x","uid":"template-3"}}`)
	binding := func(n int) string {
		return fmt.Sprintf(`{"kind":"ResourceBinding","spec":{"resource":{"uid":"template-%d"}}}`, n)
	}
	for n := range 4 {
		put(t, c, fmt.Sprintf("/registry/work.karmada.io/resourcebindings/default/b%d", n), binding(n))
	}
	put(t, c, "/registry/work.karmada.io/works/karmada-es-m1/w",
		`{"kind":"Work","metadata":{"ownerReferences":[{"apiVersion":"v1","kind":"Namespace","name":"n","uid":"template-1"}]}}`)
	file := filepath.Join(t.TempDir(), "snapshot.db")
	if err := Write(t.Context(), c, file); err != nil {
		t.Fatal(err)
	}
	check := func() {
		t.Helper()
		got := map[string]string{}
		for key, value := range contents(t, c) {
			var o metav1.PartialObjectMetadata
			if json.Unmarshal([]byte(value), &o) == nil && o.Annotations != nil {
				got[key[strings.LastIndex(key, "/")+1:]] = o.Annotations[names.RemovalRequested]
			}
		}
		want := map[string]string{
			"b1": "2024-01-02T02:04:05Z/template-1", "b2": "2024-01-02T03:04:04Z/template-2", "w": "2024-01-02T02:04:05Z/template-1",
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("annotations -want +got\n%s", diff)
		}
	}
	if _, err := Replace(t.Context(), c, file, "/registry/", "/registry/", restoreTime); err != nil {
		t.Fatal(err)
	}
	check()
	for n := range 4 {
		put(t, c, fmt.Sprintf("/registry/work.karmada.io/resourcebindings/default/b%d", n), binding(n))
	}
	for n := range pageSize { // more than one page
		put(t, c, fmt.Sprintf("/a/%d", n), "value")
	}
	if err := MarkRestored(t.Context(), c, restoreTime); err != nil {
		t.Fatal(err)
	}
	check()
}
