// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
)

func manifest(raw string) []workv1alpha1.Manifest {
	return []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: []byte(raw)}}}
}

func TestSameManifests(t *testing.T) {
	t.Parallel()
	if !sameManifests(manifest(`{"a":1,"b":[2]}`), manifest(`{"b":[2], "a":1}`)) {
		t.Error("the order of keys is a difference")
	}
	if sameManifests(manifest(`{"a":1}`), manifest(`{"a":2}`)) || sameManifests(manifest(`{}`), nil) {
		t.Error("different manifests are equal")
	}
}

func installed(change func(*manifests.Spec)) *manifests.Spec {
	s := manifests.Spec{Release: "v1.19.0", Images: manifests.Images{KubeTag: "v1.35.0"}}.Complete()
	change(&s)
	return &s
}

func TestTarget(t *testing.T) {
	t.Parallel()
	unchanged := func(*manifests.Spec) {}
	o := options{Host: command.Host{Namespace: "karmada-system"}, kubeTag: "v1.36.2", etcdTag: manifests.DefaultEtcdTag}
	s, notes, err := o.target(host.Record{Spec: installed(unchanged)}, "v1.20.0+x")
	if err != nil || s.Release != "v1.20.0-x" || s.Images.KubeTag != "v1.36.2" || len(notes) > 0 {
		t.Errorf("target = %s, Kubernetes %s, notes %v, %v", s.Release, s.Images.KubeTag, notes, err)
	}
	for want, tc := range map[string]struct {
		record  host.Record
		release string
	}{
		"contains no control plane": {host.Record{}, "v1.20.0"},
		"--image is required":       {host.Record{Spec: installed(func(s *manifests.Spec) { s.Images.All = "r/karmada:v1.19.0" })}, "v1.20.0"},
		"use the karmadactl of":     {host.Record{Spec: installed(unchanged)}, "v1.18.0"},
		"Kubernetes: an update":     {host.Record{Spec: installed(func(s *manifests.Spec) { s.Images.KubeTag = "v1.34.0" })}, "v1.20.0"},
	} {
		if _, _, err := o.target(tc.record, tc.release); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("target(%s) = %v, want %q", tc.release, err, want)
		}
	}
}

// A rollback restores the images of the previous version, and keeps addons that were enabled since.
func TestTarget_rollback(t *testing.T) {
	t.Parallel()
	previous := installed(func(s *manifests.Spec) { s.Images.All = "r/karmada:v1.19.0" })
	current := installed(func(s *manifests.Spec) {
		s.Release, s.Images.All, s.Images.KubeTag = "v1.20.0", "r/karmada:v1.20.0", "v1.36.2"
		s.Certificates.Names = []string{"10.0.0.2"} // of a node that was replaced since
		s.Components[manifests.Search] = manifests.Settings{Enabled: true, Replicas: 1}
	})
	o := options{rollback: true}
	s, _, err := o.target(host.Record{Spec: current, Previous: previous}, "v1.19.0")
	if err != nil || s.Release != "v1.19.0" || s.Images.All != "r/karmada:v1.19.0" || s.Images.KubeTag != "v1.35.0" ||
		!s.Components[manifests.Search].Enabled || !slices.Contains(s.Certificates.Names, "10.0.0.2") {
		t.Errorf("target = %+v, %v", s, err)
	}
}

func TestLosesData(t *testing.T) {
	t.Parallel()
	with := func(storage manifests.Storage, tag string) manifests.Spec {
		return *installed(func(s *manifests.Spec) { s.Etcd.Storage, s.Images.EtcdTag = storage, tag })
	}
	for name, tc := range map[string]struct {
		current, target manifests.Spec
		want            bool
	}{
		"emptyDir":             {with(manifests.EmptyDir, "3.6.0"), with(manifests.EmptyDir, "3.6.1"), true},
		"emptyDir, same image": {with(manifests.EmptyDir, "3.6.0"), with(manifests.EmptyDir, "3.6.0"), false},
		"hostPath":             {with(manifests.HostPath, "3.6.0"), with(manifests.HostPath, "3.6.1"), false},
		"image of all components": {
			*installed(func(s *manifests.Spec) { s.Etcd.Storage, s.Images.All = manifests.EmptyDir, "r/karmada:v1" }),
			*installed(func(s *manifests.Spec) { s.Etcd.Storage, s.Images.All = manifests.EmptyDir, "r/karmada:v2" }), true,
		},
		"external": {
			*installed(func(s *manifests.Spec) { s.Etcd = manifests.EtcdSpec{External: &manifests.ExternalEtcd{}} }),
			*installed(func(s *manifests.Spec) {
				s.Etcd, s.Images.EtcdTag = manifests.EtcdSpec{External: &manifests.ExternalEtcd{}}, "x"
			}), false,
		},
	} {
		if got := losesData(tc.current, tc.target); got != tc.want {
			t.Errorf("losesData(%s) = %v", name, got)
		}
	}
}
