// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/host/hosttest"
	"karmada.io/karmada/internal/install/plane"
)

// A repeated installation with other settings of etcd would continue with an empty database, and one of an older release would remove
// fields of kinds: both are refused before anything is written.
func TestInstall_refusesToReplaceDatabase(t *testing.T) {
	t.Parallel()
	path := func(p string) plane.Spec {
		return plane.Spec{Etcd: plane.EtcdSpec{Storage: plane.HostPath, DataPath: p}}
	}
	claim := func(class, size string) plane.Spec {
		return plane.Spec{Etcd: plane.EtcdSpec{Storage: plane.PersistentVolumeClaim, StorageClass: class, Size: size}}
	}
	members := func(n int32) plane.Spec {
		s := claim("fast", "5Gi")
		s.Components = map[plane.Component]plane.Settings{plane.Etcd: {Enabled: true, Replicas: n}}
		return s
	}
	for name, tc := range map[string]struct {
		from, to plane.Spec
		// without means that the first installation ended before etcd existed.
		without, rollback bool
		want              string
	}{
		"same":                   {from: path("/a"), to: path("/a")},
		"directory":              {from: path("/a"), to: path("/b"), want: `directory of etcd ("/a" to "/b")`},
		"storage":                {from: path("/a"), to: claim("fast", "5Gi"), want: `storage of etcd ("hostPath" to "PVC")`},
		"storage, without etcd":  {from: path("/a"), to: claim("fast", "5Gi"), without: true},
		"class":                  {from: claim("fast", "5Gi"), to: claim("slow", "5Gi"), want: `storage class of etcd ("fast" to "slow")`},
		"size":                   {from: claim("fast", "5Gi"), to: claim("fast", "6Gi"), want: "size of etcd"},
		"members":                {from: members(1), to: members(3), want: `number of members of etcd ("1" to "3")`},
		"newer":                  {from: plane.Spec{Release: "v1.19.0"}, to: plane.Spec{Release: "v1.20.0"}},
		"older":                  {from: plane.Spec{Release: "v1.20.0"}, to: plane.Spec{Release: "v1.19.0"}, want: "newer than v1.19.0"},
		"older, as a rollback":   {from: plane.Spec{Release: "v1.20.0"}, to: plane.Spec{Release: "v1.19.0"}, rollback: true},
		"older, not a version":   {from: plane.Spec{Release: "v1.20.0"}, to: plane.Spec{Release: "dev"}},
		"external in its place":  {from: path("/a"), to: external(), want: "place of etcd"},
		"other external servers": {from: external(), to: external()},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := hosttest.New(Scheme())
			var steps []string
			if err := installation(c, tc.from, &steps).Install(t.Context()); err != nil {
				t.Fatal(err)
			}
			if tc.without {
				set := &appsv1.StatefulSet{}
				if err := c.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: string(plane.Etcd)}, set); err != nil {
					t.Fatal(err)
				}
				if err := c.Delete(t.Context(), set); err != nil {
					t.Fatal(err)
				}
			}
			before := c.Writes
			again := installation(c, tc.to, &steps)
			again.KeepKinds = tc.rollback
			err := again.Install(t.Context())
			if (err == nil) != (tc.want == "") || err != nil && !strings.Contains(err.Error(), tc.want) {
				t.Errorf("Install() = %v, want %q", err, tc.want)
			}
			if tc.want != "" && c.Writes != before {
				t.Errorf("a refused installation wrote %d objects", c.Writes-before)
			}
		})
	}
}

func external() plane.Spec {
	return plane.Spec{Etcd: plane.EtcdSpec{External: &plane.ExternalEtcd{Servers: []string{"https://etcd:2379"}}}}
}
