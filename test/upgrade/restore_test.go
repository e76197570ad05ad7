// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"path/filepath"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// A control plane that is restored from a backup neither deletes nor changes member objects, also those that are newer than the backup.
func TestRestore(t *testing.T) {
	if *newer == "" {
		t.Skip("run it with make test-upgrade")
	}
	f := &fleet{dir: t.TempDir()}
	t.Cleanup(func() { f.run(t, *newer, "down") })
	f.run(t, *newer, "up", "--detach", "--members=2")
	members := []string{"member1", "member2"}
	control := f.client(t, "karmada-apiserver")
	create(t, control)
	for _, m := range members {
		f.awaitObjects(t, m, *objects)
	}
	awaitStatus(t, control)
	backup := filepath.Join(t.TempDir(), "backup.tar.gz")
	f.run(t, *newer, "backup", backup)
	later := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "later"}}
	if err := control.Create(t.Context(), later); err != nil {
		t.Fatal(err)
	}
	watches := map[string]*recorder{}
	for _, m := range members {
		f.awaitObjects(t, m, *objects+1)
		watches[m] = record(t, f.config(t, m))
	}

	f.kill(t)
	f.run(t, *newer, "restore", backup)
	address := freeAddress(t)
	f.run(t, *newer, "up", "--detach", "--metrics-bind-address="+address)
	probe := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: probeName}}
	if err := f.client(t, "karmada-apiserver").Create(t.Context(), probe); err != nil {
		t.Fatal(err)
	}
	for _, m := range members {
		f.awaitObjects(t, m, *objects+2)
	}
	awaitFixpoint(t, address)
	for _, m := range members {
		for _, w := range watches[m].stop(t) {
			t.Errorf("%s was written after the restore: %s", m, w)
		}
	}
}
