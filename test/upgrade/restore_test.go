// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"path/filepath"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// After a restore from a backup, member objects are neither deleted nor changed, even if they are newer than the backup.
func TestRestore(t *testing.T) {
	if *newer == "" {
		t.Skip("run it with make test-upgrade")
	}
	f := &fleet{dir: t.TempDir()}
	t.Cleanup(func() { f.run(t, *newer, "down") })
	control := f.start(t, *newer)
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
	f.startAgain(t, *objects+2)
	for _, m := range members {
		for _, w := range watches[m].stop(t) {
			t.Errorf("%s was written after the restore: %s", m, w)
		}
	}
}
