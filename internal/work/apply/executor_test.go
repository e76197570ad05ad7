// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	toolscache "k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var deleteNow = metav1.DeleteOptions{}

// fakeInformer is an informer whose events are sent by the test.
type fakeInformer struct {
	cache.Informer
	handler chan toolscache.ResourceEventHandler
}

func (f fakeInformer) AddEventHandler(h toolscache.ResourceEventHandler) (toolscache.ResourceEventHandlerRegistration, error) {
	f.handler <- h
	return nil, nil
}

type feeds struct {
	cache.Cache
	works, clusters fakeInformer
}

func (f feeds) WaitForCacheSync(context.Context) bool { return true }

func (f feeds) GetInformer(_ context.Context, o client.Object, _ ...cache.InformerGetOption) (cache.Informer, error) {
	if _, ok := o.(*workv1alpha1.Work); ok {
		return f.works, nil
	}
	return f.clusters, nil
}

// runningFixture is a fixture with a running Executor and fake informers.
type runningFixture struct {
	*fixture
	works, clusters toolscache.ResourceEventHandler
}

func newRunningFixture(t *testing.T) *runningFixture {
	t.Helper()
	s := &runningFixture{fixture: newFixture(t)}
	informers := feeds{
		works:    fakeInformer{handler: make(chan toolscache.ResourceEventHandler)},
		clusters: fakeInformer{handler: make(chan toolscache.ResourceEventHandler)},
	}
	s.Executor = New(s.control, s.control, informers, s.Options)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.Start(ctx) }()
	t.Cleanup(func() {
		cancel()
		select {
		case err := <-ended:
			if err != nil {
				t.Errorf("Start: %v", err)
			}
		case <-time.After(time.Minute):
			t.Error("Start did not return")
		}
	})
	s.Own(ctx, s.cluster)
	s.works, s.clusters = <-informers.works.handler, <-informers.clusters.handler
	return s
}

func (s *runningFixture) engage(cluster string, m *spy) context.CancelFunc {
	s.t.Helper()
	ctx, cancel := context.WithCancel(s.t.Context())
	s.t.Cleanup(cancel)
	s.Engage(ctx, &member.Member{Name: cluster, Dynamic: m, Mapper: fakecontrol.Mapper(), Context: ctx})
	return cancel
}

func TestExecutor_unresponsiveMemberDelaysNoOther(t *testing.T) {
	t.Parallel()
	s := newRunningFixture(t)
	hanging := &spy{Interface: apiServer}
	hanging.hang.Store(true)
	other := s.cluster + "-hangs"
	c := readyCluster(other)
	conditions := c.Status.Conditions
	if err := s.control.Create(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	c.Status.Conditions = conditions
	if err := s.control.Status().Update(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	for i := range 20 {
		w := &workv1alpha1.Work{
			ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace(other), Name: "w" + string(rune('a'+i)), UID: "x"},
		}
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{s.manifest(client.ObjectKeyFromObject(w), config)}
		if err := s.control.Create(t.Context(), w); err != nil {
			t.Fatal(err)
		}
	}
	w := s.put("w", nil, config)
	s.Own(t.Context(), other)
	s.engage(other, hanging)
	s.eventually("the member is asked", func() bool { return hanging.asked.Load() })
	s.engage(s.cluster, s.member)
	s.eventually("the work is applied", func() bool { return s.condition(w, workv1alpha1.WorkApplied) == applied })
}

func TestExecutor_followsWorksAndClusters(t *testing.T) {
	t.Parallel()
	s := newRunningFixture(t)
	s.setCluster(false, false)
	s.engage(s.cluster, s.member)
	w := s.put("w", nil, config)
	notReady := readyCluster(s.cluster)
	if err := s.control.Get(t.Context(), client.ObjectKeyFromObject(notReady), notReady); err != nil {
		t.Fatal(err)
	}
	ready := notReady.DeepCopy()
	ready.Status.Conditions[0].Status = metav1.ConditionTrue
	if err := s.control.Status().Update(t.Context(), ready); err != nil {
		t.Fatal(err)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); got != "none" {
		t.Errorf("Applied in a cluster that was not ready: %s", got)
	}
	s.clusters.OnUpdate(notReady, ready)
	s.eventually("the work is applied", func() bool { return s.condition(w, workv1alpha1.WorkApplied) == applied })

	old := s.work(w)
	s.put("w", nil, config2)
	s.works.OnUpdate(old, s.work(w))
	s.eventually("the change is applied", func() bool { return data(s.in(configMaps, "c"))["a"] == "2" })

	// A Work without manifests: nothing in the member brings it back.
	empty := s.put("empty", nil)
	s.works.OnAdd(s.work(empty), false)
	s.eventually("the new work is looked at", func() bool { return s.condition(empty, workv1alpha1.WorkApplied) == applied })
	old = s.work(empty)
	s.delete(empty)
	s.works.OnUpdate(old, s.work(empty))
	s.eventually("the finalizer is removed", func() bool { return s.deleted(empty) && s.Executor.control.Stale(old) })
	s.works.OnDelete(old)
}

func TestExecutor_replacesConnection(t *testing.T) {
	t.Parallel()
	s := newRunningFixture(t)
	first := s.engage(s.cluster, s.member)
	site := s.Executor.worker(s.cluster)
	one := site.connection()
	second := s.engage(s.cluster, s.member)
	two := site.connection()
	first()
	if one == two || two == nil {
		t.Fatal("the new connection is not used")
	}
	second()
	s.eventually("the connection is dropped", func() bool { return site.connection() == nil })
	third := s.engage(s.cluster, s.member)
	defer third()
	if site.connection() == nil {
		t.Error("the third connection is not used")
	}
}

func (s *fixture) dropCluster() {
	s.t.Helper()
	c := readyCluster(s.cluster)
	if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(c), c); err != nil {
		s.t.Fatal(err)
	}
	c.Finalizers = nil
	if err := s.control.Update(s.t.Context(), c); err != nil {
		s.t.Fatal(err)
	}
}
