// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/hosttest"
)

func path(p string) manifests.Spec {
	return manifests.Spec{Etcd: manifests.EtcdSpec{Storage: manifests.HostPath, DataPath: p}}
}

func node(directory, name string) manifests.Spec {
	s := path(directory)
	s.Components = map[manifests.Component]manifests.Settings{
		manifests.Etcd: {Enabled: true, Replicas: 1, NodeSelector: map[string]string{"name": name}},
	}
	return s
}

// A repeated installation with other settings of etcd would continue with an empty database. One of an older release is intended
// only as a rollback. Both are refused before anything is written.
func TestInstall_refusesToReplaceDatabase(t *testing.T) {
	t.Parallel()
	claim := func(class, size string) manifests.Spec {
		return manifests.Spec{Etcd: manifests.EtcdSpec{Storage: manifests.PersistentVolumeClaim, StorageClass: class, Size: size}}
	}
	members := func(n int32) manifests.Spec {
		s := claim("fast", "5Gi")
		s.Components = map[manifests.Component]manifests.Settings{manifests.Etcd: {Enabled: true, Replicas: n}}
		return s
	}
	for name, tc := range map[string]struct {
		from, to manifests.Spec
		// without means that the first installation ended before etcd existed.
		without, rollback bool
		// by is the manager of the control plane.
		by, want string
	}{
		"same":                  {from: path("/a"), to: path("/a")},
		"directory":             {from: path("/a"), to: path("/b"), want: `directory of etcd ("/a" to "/b")`},
		"storage":               {from: path("/a"), to: claim("fast", "5Gi"), want: `storage of etcd ("hostPath" to "PVC")`},
		"storage, without etcd": {from: path("/a"), to: claim("fast", "5Gi"), without: true},
		"class":                 {from: claim("fast", "5Gi"), to: claim("slow", "5Gi"), want: `storage class of etcd ("fast" to "slow")`},
		"size":                  {from: claim("fast", "5Gi"), to: claim("fast", "6Gi"), want: "size of etcd"},
		"members":               {from: members(1), to: members(3), want: `number of members of etcd ("1" to "3")`},
		"newer":                 {from: manifests.Spec{Release: "v1.19.0"}, to: manifests.Spec{Release: "v1.20.0"}},
		"older":                 {from: manifests.Spec{Release: "v1.20.0"}, to: manifests.Spec{Release: "v1.19.0"}, want: "newer than v1.19.0"},
		"older, as a rollback":  {from: manifests.Spec{Release: "v1.20.0"}, to: manifests.Spec{Release: "v1.19.0"}, rollback: true},
		"older, not a version":  {from: manifests.Spec{Release: "v1.20.0"}, to: manifests.Spec{Release: "dev"}},
		"older, by Helm":        {from: manifests.Spec{Release: "v1.20.1"}, to: manifests.Spec{Release: "v1.19.0"}, by: "Helm release fleet"},
		"much older, by Helm": {from: manifests.Spec{Release: "v1.21.0"}, to: manifests.Spec{Release: "v1.19.0"},
			by: "Helm", want: "than one minor"},
		"node":                   {from: node("/a", "a"), to: node("/a", "b"), want: `node of etcd ("name=a" to "name=b")`},
		"forgotten node":         {from: node("/a", "a"), to: path("/a"), want: `node of etcd ("name=a" to "<none>")`},
		"node, not known before": {from: path("/a"), to: node("/a", "b")},
		"external in its place":  {from: path("/a"), to: external("etcd", ""), want: "place of etcd"},
		"other external servers": {from: external("etcd", ""), to: external("etcd-2", "/registry")},
		"forgotten key prefix":   {from: external("etcd", "/a"), to: external("etcd", ""), want: `key prefix of etcd ("/a/" to "/registry/")`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := hosttest.New(Scheme())
			var steps []string
			first := installation(c, tc.from, &steps)
			first.By = tc.by
			if err := first.Install(t.Context()); err != nil {
				t.Fatal(err)
			}
			if tc.without {
				set := &appsv1.StatefulSet{}
				if err := c.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: string(manifests.Etcd)}, set); err != nil {
					t.Fatal(err)
				}
				if err := c.Delete(t.Context(), set); err != nil {
					t.Fatal(err)
				}
			}
			before := c.Writes
			again := installation(c, tc.to, &steps)
			again.Rollback, again.By = tc.rollback, tc.by
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

func external(server, prefix string) manifests.Spec {
	return manifests.Spec{Etcd: manifests.EtcdSpec{External: &manifests.ExternalEtcd{
		Servers: []string{"https://" + server + ":2379"}, KeyPrefix: prefix}}}
}

// Volumes that a removed control plane has left are used again only by an etcd of the same members and StorageClass. Others would form two
// clusters, or have no quorum.
func TestInstall_volumesOfRemovedControlPlane(t *testing.T) {
	t.Parallel()
	claim := func(n int, class string) *corev1.PersistentVolumeClaim {
		return &corev1.PersistentVolumeClaim{
			ObjectMeta: metav1.ObjectMeta{
				Namespace: namespace, Name: fmt.Sprintf("etcd-data-etcd-%d", n), Labels: map[string]string{manifests.Bootstrapping: "pvc-defaults"},
			},
			Spec: corev1.PersistentVolumeClaimSpec{StorageClassName: &class},
		}
	}
	leaving := claim(0, "slow")
	leaving.Finalizers, leaving.DeletionTimestamp = []string{"kubernetes.io/pvc-protection"}, new(metav1.Now())
	other := claim(0, "slow")
	other.Name = "data"
	for name, tc := range map[string]struct {
		claims  []client.Object
		members int32
		want    string
	}{
		"none":          {nil, 1, ""},
		"same":          {[]client.Object{claim(0, "fast")}, 1, ""},
		"same, three":   {[]client.Object{claim(0, "fast"), claim(1, "fast"), claim(2, "fast")}, 3, ""},
		"more members":  {[]client.Object{claim(0, "fast")}, 3, "which 3 members"},
		"fewer members": {[]client.Object{claim(0, "fast"), claim(1, "fast"), claim(2, "fast")}, 1, "3 in all"},
		"other member":  {[]client.Object{claim(1, "fast")}, 1, "etcd-data-etcd-1"},
		"other class":   {[]client.Object{claim(0, "slow")}, 1, `StorageClass "slow"`},
		"being deleted": {[]client.Object{leaving}, 1, ""},
		"of the user":   {[]client.Object{other}, 1, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := hosttest.New(Scheme(), tc.claims...)
			var steps []string
			spec := manifests.Spec{
				Etcd:       manifests.EtcdSpec{Storage: manifests.PersistentVolumeClaim, StorageClass: "fast", Size: "5Gi"},
				Components: map[manifests.Component]manifests.Settings{manifests.Etcd: {Enabled: true, Replicas: tc.members}},
			}
			for _, run := range []func() error{
				func() error { return installation(c, spec, &steps).Install(t.Context()) },
				func() error {
					return installation(c, spec, &steps).Restore(t.Context(), nil, func(context.Context) error { return nil })
				},
			} {
				err := run()
				if (err == nil) != (tc.want == "") || err != nil && !strings.Contains(err.Error(), tc.want) {
					t.Errorf("error %v, want %q", err, tc.want)
				}
				if tc.want != "" && c.Writes != 0 {
					t.Errorf("a refused installation wrote %d objects", c.Writes)
				}
			}
		})
	}
}

// Two control planes of a host cluster must not have their data in one directory.
func TestPreflight_directory(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	first := node("/a", "a")
	if err := installation(c, first, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		spec manifests.Spec
		want bool
	}{
		"same directory": {path("/a"), true}, "same directory and node": {node("/a", "a"), true},
		"another node": {node("/a", "b"), false}, "another directory": {path("/b"), false}, "external": {external("etcd", ""), false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tc.spec.Namespace = "second"
			err := Preflight{Host: c, Spec: tc.spec.Complete()}.directory(t.Context())
			if (err != nil) != tc.want {
				t.Errorf("directory() = %v, want an error: %v", err, tc.want)
			}
		})
	}
}
