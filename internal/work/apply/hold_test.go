// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/fake"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// withStamps is a member whose stamp is in another API server: all tests share one member.
type withStamps struct {
	dynamic.Interface
	stamps dynamic.Interface
}

func (s withStamps) Resource(gvr schema.GroupVersionResource) dynamic.NamespaceableResourceInterface {
	if gvr == configMaps {
		return withStampsResource{s.Interface.Resource(gvr), s.stamps.Resource(gvr)}
	}
	return s.Interface.Resource(gvr)
}

type withStampsResource struct {
	dynamic.NamespaceableResourceInterface
	stamps dynamic.NamespaceableResourceInterface
}

func (r withStampsResource) Namespace(namespace string) dynamic.ResourceInterface {
	if namespace == metav1.NamespaceSystem {
		return r.stamps.Namespace(namespace)
	}
	return r.NamespaceableResourceInterface.Namespace(namespace)
}

// heldElsewhere makes another control plane hold the member.
func (s *fixture) heldElsewhere() {
	s.t.Helper()
	c := s.worker.cache
	stamps := fake.NewSimpleDynamicClient(clientgoscheme.Scheme)
	c.Member.Dynamic = withStamps{c.Member.Dynamic, stamps}
	other := member.Claim{Cluster: s.cluster, ControlPlane: "other", Since: start}
	if _, err := stamps.Resource(configMaps).Namespace(metav1.NamespaceSystem).Create(
		s.ctx, member.NewStamp(other), metav1.CreateOptions{}); err != nil {
		s.t.Fatal(err)
	}
	s.updateCluster(func(c *clusterv1alpha1.Cluster) {
		metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.ControlPlane, "own")
	})
}

func (s *fixture) takeOver() {
	s.t.Helper()
	s.updateCluster(func(c *clusterv1alpha1.Cluster) {
		metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.TakenOver, start.Add(time.Hour).Format(time.RFC3339))
	})
}

// Nothing is written to a member that another control plane holds, until it is taken over.
func TestSync_heldByAnotherControlPlane(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	first := s.put("first", nil, config)
	s.settle(first)
	s.heldElsewhere()
	s.member.flush()
	w := s.put("w", nil, strings.Replace(config, "name: c", "name: d", 1))
	s.put("first", nil, strings.Replace(config, "{", "{immutable: true, ", 1))
	_ = s.run(w)
	_ = s.run(first)
	if writes := s.member.flush(); len(writes) > 0 || s.in(configMaps, "d") != nil {
		t.Errorf("writes to the member = %v, want none", writes)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); !strings.Contains(got, "is held by control plane other") {
		t.Errorf("Applied: %s", got)
	}
	s.takeOver()
	_ = s.run(w)
	if s.in(configMaps, "d") == nil {
		t.Error("the object was not created after the take-over")
	}
}

// The deletion of a Work deletes nothing in a member that another control plane holds. It ends when the cluster is removed: the objects
// are those of the other control plane.
func TestRemove_heldByAnotherControlPlane(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.heldElsewhere()
	s.delete(w)
	err := s.run(w)
	if s.deleted(w) || s.in(configMaps, "c") == nil {
		t.Fatalf("removal = %v, want the object and the Work to stay", err)
	}
	if got := s.condition(w, workv1alpha1.WorkRemoved); !strings.HasPrefix(got, "False ClusterHeldElsewhere: ") {
		t.Errorf("Removed: %s", got)
	}
	s.setCluster(true, true)
	if err := s.run(w); err != nil || !s.deleted(w) || s.in(configMaps, "c") == nil {
		t.Errorf("removal of the cluster = %v, want the finalizer to be removed and the object to stay", err)
	}
}

func TestRemove_afterTakeOver(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.heldElsewhere()
	s.delete(w)
	_ = s.run(w)
	s.takeOver()
	if err := s.run(w); err != nil || !s.deleted(w) || s.in(configMaps, "c") != nil {
		t.Errorf("removal after the take-over = %v, want the object to be deleted", err)
	}
}

// A removal that was requested before the control plane was restored deletes nothing: the object may have been
// created again after the backup.
func TestRemove_requestedBeforeRestore(t *testing.T) {
	t.Parallel()
	hour := func(n int) string { return start.Add(time.Duration(n) * time.Hour).Format(time.RFC3339) }
	for name, tc := range map[string]struct {
		restored string
		binding  string // time of the deletion of the binding
		deleted  bool
	}{
		"never restored":              {deleted: true},
		"requested before":            {restored: time.Now().Add(time.Hour).UTC().Format(time.RFC3339)},
		"requested after":             {restored: hour(0), deleted: true},
		"binding deleted before":      {restored: hour(1), binding: hour(0)},
		"binding deleted after":       {restored: hour(1), binding: hour(2), deleted: true},
		"owner deleted before":        {restored: hour(1), binding: hour(0) + "/owner"},
		"former owner deleted before": {restored: hour(1), binding: hour(0) + "/former", deleted: true},
		"malformed time of a restore": {restored: "yesterday", deleted: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", func(w *workv1alpha1.Work) {
				if tc.binding != "" {
					w.Annotations = map[string]string{names.RemovalRequested: tc.binding}
					w.OwnerReferences = []metav1.OwnerReference{{APIVersion: "v1", Kind: "Namespace", Name: "n", UID: "owner"}}
				}
			}, config)
			s.settle(w)
			s.updateCluster(func(c *clusterv1alpha1.Cluster) {
				if tc.restored != "" {
					metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.RestoredAt, tc.restored)
				}
			})
			s.delete(w)
			if err := s.run(w); err != nil || !s.deleted(w) || (s.in(configMaps, "c") == nil) != tc.deleted {
				t.Errorf("removal = %v, finalizer removed: %v, object deleted: %v", err, s.deleted(w), s.in(configMaps, "c") == nil)
			}
			if n := len(s.eventsOf("RemovalBeforeRestore")); (n == 0) != tc.deleted {
				t.Errorf("%d events", n)
			}
		})
	}
}
