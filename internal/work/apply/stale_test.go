// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/fakecontrol"
)

// A condition must be reverted although the cache does not show it yet.
func TestSync_retriesIfTheWorkIsStale(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	var failure error
	kind := &interpret.Kind{Reflect: func(context.Context, *interpret.Object) (*runtime.RawExtension, error) {
		return &runtime.RawExtension{Raw: []byte(`{"seen":1}`)}, failure
	}}
	s.observer.Chain = append(interpret.Chain{custom{kind}}, s.Chain...)
	w := s.put("w", nil, config)
	for _, failure = range []error{nil, errors.New("line 3: no"), nil} {
		s.reinterpret()
		if err := s.run(w); !errors.Is(err, failure) {
			t.Fatal(err)
		}
	}
	before := s.work(w)
	failure = errors.New("line 4: no")
	s.reinterpret()
	if err := s.run(w); !errors.Is(err, failure) {
		t.Fatal(err)
	}
	failure = nil
	s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{before}}
	if err := s.reconcile(t.Context(), s.worker, w); !errors.Is(err, requeue.ErrStale) {
		t.Fatalf("reconcile: %v, want a retry", err)
	}
	s.Executor.control.Client = s.control
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkInterpreted); !strings.HasPrefix(got, "True") {
		t.Errorf("condition %q after the interpreter recovered", got)
	}
}

// A cache of Works that is older than what was applied, as that of a new leader can be, reverts no object. The Work of a restored
// control plane, which is older, too, is applied.
func TestSync_keepsObjectOfNewerWork(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	before := s.work(w)
	newer := strings.Replace(config, `"1"`, `"2"`, 1)
	s.put("w", nil, newer)
	lost := errors.New("connection lost")
	s.control.Fail = func(fakecontrol.Write) error { return lost } // the status is not reported yet
	if err := s.run(w); !errors.Is(err, lost) {
		t.Fatalf("reconcile: %v, want %v", err, lost)
	}
	s.control.Fail = nil
	value := func() string {
		v, _, _ := unstructured.NestedString(s.in(configMaps, "c").Object, "data", "a")
		return v
	}
	if value() != "2" {
		t.Fatalf("the object has %q, want 2", value())
	}
	s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{before}}
	if err := s.reconcile(t.Context(), s.worker, w); !errors.Is(err, requeue.ErrStale) {
		t.Errorf("reconcile: %v, want a stale cache", err)
	}
	if value() != "2" {
		t.Errorf("the object has %q, want 2", value())
	}
	s.Executor.control.Client = s.control
	s.put("w", func(w *workv1alpha1.Work) { w.Generation = before.Generation }, config)
	s.settle(w)
	if value() != "1" {
		t.Errorf("the object has %q after the control plane was restored, want 1", value())
	}
}

// An object that only a stale watch shows is created at once: a watch may be late by a minute.
func TestSync_createsObjectOfStaleWatch(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	key := types.NamespacedName{Namespace: s.cluster, Name: "c"}
	before, _ := s.shown(configMaps, key.Name)
	if err := apiServer.Resource(configMaps).Namespace(key.Namespace).Delete(t.Context(), key.Name, metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	s.eventually("the watch shows the removal", func() bool { _, ok := s.shown(configMaps, key.Name); return !ok })
	s.worker.cache.Show(configMaps, key, &before)
	s.put("w", nil, strings.Replace(config, `"1"`, `"2"`, 1))
	s.eventually("the object is created", func() bool {
		err := s.reconcile(t.Context(), s.worker, w)
		var wait *requeue.WaitError
		if err != nil && !errors.As(err, &wait) {
			t.Fatalf("reconcile: %v", err)
		}
		return s.in(configMaps, key.Name) != nil
	})
}
