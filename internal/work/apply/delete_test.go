// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// A kind is unknown only if the discovery of the member confirms it. Otherwise the object would be left without a Work.
func TestRemove_ignoresUnknownKind(t *testing.T) {
	t.Parallel()
	const widget = `{apiVersion: example.com/v1, kind: Widget, metadata: {name: c}}`
	none := &metav1.APIGroupList{}
	core := &metav1.APIGroupList{Groups: []metav1.APIGroup{{Versions: []metav1.GroupVersionForDiscovery{{GroupVersion: "v1", Version: "v1"}}}}}
	for name, tc := range map[string]struct {
		object  string
		groups  *metav1.APIGroupList // nil means those of the API server
		removed bool
	}{
		"the kind is not served":               {object: widget, removed: true},
		"the kind is served":                   {object: config},
		"the response has no groups":           {object: widget, groups: none},
		"the response has the group v1 only":   {object: widget, groups: core},
		"the response lacks the version of it": {object: config, groups: core},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, tc.object)
			s.worker.cache.Member.Mapper = meta.NewDefaultRESTMapper(nil)
			if tc.groups != nil {
				s.worker.cache.Member.Discovery = groupsOnly{s.worker.cache.Member.Discovery, tc.groups}
			}
			s.delete(w)
			if err := s.run(w); (err == nil) != tc.removed || s.deleted(w) != tc.removed {
				t.Errorf("run = %v, Work deleted: %v, want %v", err, s.deleted(w), tc.removed)
			}
		})
	}
}

// groupsOnly replaces the list of groups.
type groupsOnly struct {
	discovery.DiscoveryInterface
	groups *metav1.APIGroupList
}

func (g groupsOnly) ServerGroups() (*metav1.APIGroupList, error) { return g.groups, nil }

// A stale cache shows that a Work is being deleted, but the removal was canceled: nothing is deleted in the member.
func TestRemove_confirmsDeletionOfWork(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		change  func(*workv1alpha1.Work)
		failure error
	}{
		"another Work":            {change: func(w *workv1alpha1.Work) { w.UID = "recreated" }},
		"removed by another one":  {change: func(w *workv1alpha1.Work) { w.Finalizers = []string{"x/y"} }},
		"the Work cannot be read": {failure: errors.New("unavailable")},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			s.delete(w)
			shown := s.work(w)
			s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{shown}}
			if tc.change != nil {
				live := shown.DeepCopy()
				tc.change(live)
				s.remover.Live = fakecontrol.Cache{Client: s.control, Shown: []client.Object{live}}
			} else {
				s.remover.Live = failingReader{s.control}
			}
			s.writes()
			err := s.reconcile(t.Context(), s.worker, w)
			if err == nil || requeue.Expected(err) != (tc.failure == nil) {
				t.Errorf("reconcile = %v", err)
			}
			s.expectWrites()
			if s.in(configMaps, "c") == nil {
				t.Error("the object was deleted")
			}
		})
	}
}

// cancel cancels the removal of a Work, as work/sync does.
func (s *fixture) cancel(w types.NamespacedName) {
	canceled := s.work(w)
	canceled.Finalizers = nil
	if err := s.control.Update(s.t.Context(), canceled); err != nil {
		s.t.Error(err)
	}
}

// cancelOnRead cancels the removal of a Work when the member is read next.
func (s *fixture) cancelOnRead(w types.NamespacedName) {
	cancel := sync.OnceFunc(func() { s.cancel(w) })
	s.member.onGet.Store(&cancel)
}

// A removal is canceled while a request to the member is running, for example to a member that is reachable again. Nothing is
// deleted, and no mark is removed.
func TestRemove_canceledWhileMemberResponds(t *testing.T) {
	t.Parallel()
	for name, preserve := range map[string]bool{"delete": false, "release": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			system, err := apiServer.Resource(namespaces).Get(t.Context(), metav1.NamespaceSystem, metav1.GetOptions{})
			if err != nil {
				t.Fatal(err)
			}
			w := s.put("w", func(w *workv1alpha1.Work) { w.Spec.PreserveResourcesOnDeletion = &preserve }, config)
			s.settle(w)
			s.updateCluster(func(c *clusterv1alpha1.Cluster) { c.Spec.ID = string(system.GetUID()) }) // read again
			before := s.in(configMaps, "c").GetResourceVersion()
			s.delete(w)
			s.cancelOnRead(w)
			_ = s.run(w)
			if !s.deleted(w) {
				t.Fatal("the removal was not canceled: the member was not read")
			}
			if got := s.in(configMaps, "c"); got == nil || got.GetResourceVersion() != before {
				t.Errorf("object = %v, want that of before the removal", got)
			}
		})
	}
}

// The namespace of a preserved object is not released by a removal that was canceled meanwhile.
func TestRemove_canceledBeforeNamespaceIsReleased(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	kind := apiServer.Resource(namespaces)
	made := "kept-" + s.cluster
	in := func(replacement string) func(*workv1alpha1.Work) {
		return func(w *workv1alpha1.Work) {
			w.Spec.PreserveResourcesOnDeletion = new(true)
			raw := &w.Spec.Workload.Manifests[0].Raw
			*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), []byte(replacement), 1)
		}
	}
	s.settle(s.put("n", in(""), "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}"))
	w := s.put("w", in(`,"namespace":"`+made+`"`), config)
	s.settle(w)
	s.delete(w)
	s.cancelOnRead(w)
	_ = s.run(w)
	if !s.deleted(w) {
		t.Fatal("the removal was not canceled: the member was not read")
	}
	o, err := kind.Get(t.Context(), made, metav1.GetOptions{})
	if err != nil || o.GetLabels()[names.Managed] != "true" {
		t.Errorf("namespace %v: %v, want it managed", o, err)
	}
}

// The Work of a binding takes the object of another Work over: the removal of that Work leaves it in place.
func TestRemove_cedesToWorkOfBinding(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		change func(*workv1alpha1.Work)
		ceded  bool
	}{
		"the same object": {ceded: true},
		"it is being deleted": {change: func(w *workv1alpha1.Work) {
			w.Finalizers, w.DeletionTimestamp = []string{"x/y"}, new(metav1.Now())
		}},
		"another object": {change: func(w *workv1alpha1.Work) {
			raw := &w.Spec.Workload.Manifests[0].Raw
			*raw = bytes.Replace(*raw, []byte(`"name":"c"`), []byte(`"name":"d"`), 1)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			before := s.in(configMaps, "c").GetUID()
			other := s.work(s.put(names.Work("ConfigMap", s.cluster, "c"), nil, config))
			if tc.change != nil {
				tc.change(other)
			}
			s.remover.Live = fakecontrol.Cache{Client: s.control, Shown: []client.Object{other}}
			s.delete(w)
			if err := s.run(w); err != nil || !s.deleted(w) {
				t.Fatalf("removal: %v, finalizer removed: %v", err, s.deleted(w))
			}
			if got := s.in(configMaps, "c"); (got != nil && got.GetUID() == before) != tc.ceded {
				t.Errorf("object = %v, ceded = %v", got, tc.ceded)
			}
		})
	}
}

// An object whose removal was canceled belongs to the Work that was created next, without a write.
func TestSync_takesOverAfterCanceledRemoval(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	before := s.in(configMaps, "c").GetUID()
	s.delete(w)
	s.cancel(w)
	s.put("w", func(w *workv1alpha1.Work) { w.UID = "recreated" }, config)
	s.writes()
	s.settle(w)
	s.expectWrites("update status " + w.String())
	if got := s.in(configMaps, "c"); got == nil || got.GetUID() != before {
		t.Errorf("object = %v, want that with UID %s", got, before)
	}
}

func TestRemove_keepsObjectsOfOtherOwners(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		patch string
		goes  bool
	}{
		"managed by the Work":     {`{"metadata":{"labels":{"external":"x"}}}`, true},
		"unmanaged":               {`{"metadata":{"labels":{"karmada.io/managed":null}}}`, false},
		"managed by another Work": {`{"metadata":{"annotations":{"work.karmada.io/name":"other"}}}`, false},
		"Work of another cluster": {`{"metadata":{"annotations":{"work.karmada.io/namespace":"karmada-es-other"}}}`, false},
		"without a Work":          {`{"metadata":{"annotations":{"work.karmada.io/namespace":null,"work.karmada.io/name":null}}}`, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			s.userPatch(configMaps, "c", tc.patch)
			s.awaitRequeue(w)
			s.delete(w)
			if err := s.run(w); err != nil {
				t.Fatal(err)
			}
			if !s.deleted(w) {
				t.Error("the finalizer was not removed")
			}
			want := []string{"patch " + w.String()}
			if tc.goes {
				want = append(want, "member: delete configmaps c")
			}
			s.expectWrites(want...)
			if there := s.in(configMaps, "c") != nil; there == tc.goes {
				t.Errorf("object exists: %v", there)
			}
		})
	}
}

// Objects that the watch does not show yet are deleted, too.
func TestRemove_deletesObjectsThatTheWatchDoesNotShow(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	if err := s.run(w); err != nil {
		t.Fatal(err)
	}
	s.worker.cache.Show(configMaps, types.NamespacedName{Namespace: s.cluster, Name: "c"}, nil)
	s.delete(w)
	if err := s.run(w); err != nil || s.in(configMaps, "c") != nil {
		t.Errorf("deletion: %v, object %v", err, s.in(configMaps, "c"))
	}
}

func TestRemove_preservesObjects(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	claimed := strings.Replace(
		config,
		"app: x}, annotations: {note: x}",
		"app: x, propagationpolicy.karmada.io/permanent-id: p, resourcebinding.karmada.io/permanent-id: b, "+
			"clusterpropagationpolicy.karmada.io/permanent-id: cp}, annotations: {note: x, propagationpolicy.karmada.io/name: p, "+
			"propagationpolicy.karmada.io/namespace: d, "+
			"clusterpropagationpolicy.karmada.io/name: cp, resourcebinding.karmada.io/name: b, resourcebinding.karmada.io/namespace: d, "+
			"resourcetemplate.karmada.io/generation: \"1\"}",
		1,
	)
	w := s.put("w", func(w *workv1alpha1.Work) { w.Spec.PreserveResourcesOnDeletion = new(true) }, claimed)
	s.settle(w)
	s.delete(w)
	if err := s.run(w); err != nil || !s.deleted(w) {
		t.Fatalf("deletion: %v", err)
	}
	s.expectWrites("patch "+w.String(), "member: update configmaps c")
	o := s.in(configMaps, "c")
	// A namespaced object keeps the claim of a cluster's policy (docs/contract/work.md#deletion-of-a-work).
	if diff := cmp.Diff(map[string]string{"app": "x", "clusterpropagationpolicy.karmada.io/permanent-id": "cp"}, o.GetLabels()); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[string]string{"note": "x", "clusterpropagationpolicy.karmada.io/name": "cp"}, o.GetAnnotations()); diff != "" {
		t.Errorf("annotations (-want +got):\n%s", diff)
	}
}

func TestRemove_removesFinalizerOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", func(w *workv1alpha1.Work) { w.Finalizers = append(w.Finalizers, "external/finalizer") }, config)
	s.settle(w)
	s.delete(w)
	stale := s.work(w)
	if err := s.run(w); err != nil {
		t.Fatal(err)
	}
	s.writes()
	s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{stale}}
	if err := s.reconcile(t.Context(), s.worker, w); !errors.Is(err, requeue.ErrStale) {
		t.Errorf("reconcile = %v, want ErrStale", err)
	}
	s.expectWrites()
	s.Executor.control.Client = s.control
	if err := s.control.Patch(
		t.Context(),
		s.work(w),
		client.RawPatch("application/merge-patch+json", []byte(`{"metadata":{"finalizers":null}}`)), client.FieldOwner(fakecontrol.Anyone),
	); err != nil {
		t.Fatal(err)
	}
	if err := s.run(w); err != nil {
		t.Fatal(err)
	}
}
