// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"testing"

	"k8s.io/apimachinery/pkg/types"
	toolscache "k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// silentInformer is an informer without events.
type silentInformer struct{ cache.Informer }

func (silentInformer) AddEventHandler(toolscache.ResourceEventHandler) (toolscache.ResourceEventHandlerRegistration, error) {
	return nil, nil //nolint:nilnil // the registration is not used
}

// namespaceCache is a cache of the Works of one namespace.
type namespaceCache struct {
	cache.Cache
	reader client.Reader
	ended  chan struct{}
	// failure is the error of GetInformer.
	failure error
}

func (c namespaceCache) Start(ctx context.Context) error {
	<-ctx.Done()
	close(c.ended)
	return nil
}

func (c namespaceCache) WaitForCacheSync(context.Context) bool { return true }

func (c namespaceCache) GetInformer(context.Context, client.Object, ...cache.InformerGetOption) (cache.Informer, error) {
	return silentInformer{}, c.failure
}

func (c namespaceCache) Get(ctx context.Context, key types.NamespacedName, o client.Object, options ...client.GetOption) error {
	return c.reader.Get(ctx, key, o, options...)
}

func (c namespaceCache) List(ctx context.Context, l client.ObjectList, options ...client.ListOption) error {
	return c.reader.List(ctx, l, options...)
}

func TestScopedWorks(t *testing.T) {
	t.Parallel()
	work := func(cluster string) *workv1alpha1.Work {
		w := &workv1alpha1.Work{}
		w.Namespace, w.Name = names.ExecutionNamespace(cluster), "w"
		return w
	}
	shared := fakecontrol.WithObjects(t, readyCluster("m1"), work("m1"), work("m2"), work("m3"))
	opened := map[string]namespaceCache{}
	e := New(shared, shared, namespaceCache{}, Options{OpenWorks: func(namespace string) (cache.Cache, error) {
		w := &workv1alpha1.Work{}
		w.Namespace, w.Name = namespace, "w"
		opened[namespace] = namespaceCache{reader: fakecontrol.WithObjects(t, w), ended: make(chan struct{})}
		return opened[namespace], nil
	}})
	get := func(cluster string) error {
		return e.control.Get(t.Context(), client.ObjectKeyFromObject(work(cluster)), &workv1alpha1.Work{})
	}
	list := func(options ...client.ListOption) int {
		var works workv1alpha1.WorkList
		if err := e.control.List(t.Context(), &works, options...); err != nil {
			t.Fatal(err)
		}
		return len(works.Items)
	}
	ctx, lose := context.WithCancel(t.Context())
	e.watchScoped(e.newClusterWorker(ctx, "m1"))
	e.watchScoped(e.newClusterWorker(t.Context(), "m2"))

	var wait *requeue.WaitError
	if err := get("m1"); err != nil {
		t.Errorf("Get in an owned cluster: %v", err)
	}
	// The absence of a cache must not look like the absence of the Work.
	if err := get("m3"); !errors.As(err, &wait) {
		t.Errorf("Get in another cluster = %v, want a wait", err)
	}
	if n := list(); n != 2 {
		t.Errorf("List returned %d Works, want those of the two owned clusters", n)
	}
	if n := list(client.InNamespace(names.ExecutionNamespace("m2"))); n != 1 {
		t.Errorf("List in a namespace returned %d Works", n)
	}
	if err := e.control.Get(t.Context(), client.ObjectKey{Name: "m1"}, &clusterv1alpha1.Cluster{}); err != nil {
		t.Errorf("Get of a Cluster: %v", err)
	}

	lose()
	<-opened[names.ExecutionNamespace("m1")].ended
	for !errors.As(get("m1"), &wait) {
		if t.Context().Err() != nil {
			t.Fatal("the Works of a lost cluster are still read")
		}
	}

	if err := e.Lead(t.Context()); err != nil {
		t.Fatal(err)
	}
	<-opened[names.ExecutionNamespace("m2")].ended
	if err := get("m3"); err != nil || list() != 3 {
		t.Errorf("the leader does not read the shared cache: %v", err)
	}
	e.watchScoped(e.newClusterWorker(t.Context(), "m4"))
	if err := get("m1"); err != nil {
		t.Errorf("Get after the leader owns another cluster: %v", err)
	}
}

// Neither a cache that cannot be opened nor one that fails leaves an owned cluster without Works.
func TestScopedWorks_retries(t *testing.T) {
	t.Parallel()
	w := &workv1alpha1.Work{}
	w.Namespace, w.Name = names.ExecutionNamespace("m1"), "w"
	control := fakecontrol.WithObjects(t)
	failures := []error{errors.New("no connection"), errors.New("watch failed")}
	attempts := 0
	e := New(control, control, namespaceCache{}, Options{OpenWorks: func(string) (cache.Cache, error) {
		attempts++
		opened := namespaceCache{reader: fakecontrol.WithObjects(t, w), ended: make(chan struct{})}
		switch attempts {
		case 1:
			return nil, failures[0]
		case 2:
			opened.failure = failures[1]
		}
		return opened, nil
	}})
	e.watchScoped(e.newClusterWorker(t.Context(), "m1"))
	if err := e.control.Get(t.Context(), client.ObjectKeyFromObject(w), &workv1alpha1.Work{}); err != nil || attempts != 3 {
		t.Errorf("Get after %d attempts: %v, want the Work after 3", attempts, err)
	}
}
