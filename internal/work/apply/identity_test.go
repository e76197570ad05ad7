// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic/fake"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/work/observe"
)

// A response that namespace kube-system does not exist is no evidence that an object was deleted, because the cluster is another
// one.
func TestIdentity_withoutSystemNamespace(t *testing.T) {
	t.Parallel()
	m := &member.Member{Name: "m1", Dynamic: fake.NewSimpleDynamicClient(clientgoscheme.Scheme)}
	err := new(member.Identity).Verify(t.Context(), m, "a")
	if _, other := errors.AsType[*member.IdentityError](err); !other || observe.IsAbsent(err) ||
		!strings.Contains(err.Error(), "does not exist") {
		t.Errorf("Verify() = %v", err)
	}
}

// The address of a Cluster may lead to another cluster than before. Nothing is deleted there.
func TestRemove_verifiesIdentityOfAbsentObject(t *testing.T) {
	t.Parallel()
	for name, preserve := range map[string]bool{"deleted": false, "preserved": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", func(w *workv1alpha1.Work) { w.Spec.PreserveResourcesOnDeletion = new(preserve) }, config)
			s.updateCluster(func(c *clusterv1alpha1.Cluster) { c.Spec.ID = "other" })
			s.delete(w)
			err := s.run(w)
			if s.deleted(w) || err == nil {
				t.Errorf("the object counts as removed because another cluster does not have it: %v", err)
			}
		})
	}
}

// Nothing is written to another cluster. Where the identity is not known or cannot be read, objects are applied.
func TestSync_verifiesIdentity(t *testing.T) {
	t.Parallel()
	system, err := apiServer.Resource(namespaces).Get(t.Context(), metav1.NamespaceSystem, metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		id   string
		want bool
	}{"same cluster": {string(system.GetUID()), true}, "unknown ID": {"", true}, "another cluster": {"other", false}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			first := s.put("first", nil, config)
			s.settle(first)
			s.updateCluster(func(c *clusterv1alpha1.Cluster) { c.Spec.ID = tc.id })
			w := s.put("w", nil, strings.Replace(config, "name: c", "name: d", 1))
			s.put("first", nil, strings.Replace(config, "{", "{immutable: true, ", 1))
			s.member.flush()
			for _, key := range []types.NamespacedName{w, first} {
				_ = s.run(key)
				_ = s.run(key)
			}
			if made := s.in(configMaps, "d") != nil; made != tc.want {
				t.Errorf("created = %v, want %v", made, tc.want)
			}
			if written := len(s.member.flush()) > 0; written != tc.want {
				t.Errorf("writes to the member = %v, want %v", written, tc.want)
			}
			if tc.want {
				return
			}
			if got := s.condition(w, workv1alpha1.WorkApplied); !strings.Contains(got, "belongs to another cluster") {
				t.Errorf("Applied: %s", got)
			}
		})
	}
}

func TestRemove_verifiesIdentity(t *testing.T) {
	t.Parallel()
	system, err := apiServer.Resource(namespaces).Get(t.Context(), metav1.NamespaceSystem, metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	tests := map[string]struct {
		id      string
		cached  bool // as of an earlier connection
		fail    bool
		deleted bool
	}{
		"same cluster":    {id: string(system.GetUID()), deleted: true},
		"unknown ID":      {deleted: true},
		"another cluster": {id: "other"},
		"another connection leads to another cluster": {id: "other", cached: true},
		"it cannot be read":                           {id: string(system.GetUID()), fail: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			s.updateCluster(func(c *clusterv1alpha1.Cluster) { c.Spec.ID = tc.id })
			s.delete(w)
			if tc.cached {
				cluster := &clusterv1alpha1.Cluster{Spec: clusterv1alpha1.ClusterSpec{ID: tc.id}}
				verify := func(c *observe.Cache) error { return c.Verify(t.Context(), cluster, member.HoldMaxAge) }
				c, connected := s.worker.cache, s.worker.cache.Member.Dynamic
				c.Member.Dynamic = fake.NewSimpleDynamicClient(clientgoscheme.Scheme,
					&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem, UID: types.UID(tc.id)}})
				if err := verify(c); err != nil {
					t.Fatal(err)
				}
				c.Member.Dynamic = connected
				if _, err := c.Locate(corev1.SchemeGroupVersion.WithKind("Secret"), s.cluster); err != nil {
					t.Fatal(err)
				}
				s.eventually("the identity is forgotten when a watch begins", func() bool { return verify(c) != nil })
			}
			if tc.fail {
				failure := errors.New("no")
				s.member.fail.Store(&failure)
			}
			err := s.run(w)
			if s.deleted(w) != tc.deleted || (s.in(configMaps, "c") == nil) != tc.deleted {
				t.Errorf("deletion: %v; finalizer removed: %v, want %v", err, s.deleted(w), tc.deleted)
			}
			if tc.deleted || tc.fail {
				return
			}
			if got := s.condition(w, workv1alpha1.WorkRemoved); !strings.HasPrefix(got, "False ClusterMismatch: nothing is deleted") {
				t.Errorf("Removed: %s", got)
			}
			if len(s.eventsOf("ClusterMismatch")) != 1 {
				t.Errorf("events = %v", s.events.All())
			}
		})
	}
}
