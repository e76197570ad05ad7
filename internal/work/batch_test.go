// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"fmt"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// recordingQueue records the delays of the requests that are added.
type recordingQueue struct {
	workqueue.TypedRateLimitingInterface[ctrl.Request]
	delays []time.Duration
}

func (q *recordingQueue) Add(ctrl.Request) { q.delays = append(q.delays, 0) }
func (q *recordingQueue) AddAfter(_ ctrl.Request, after time.Duration) {
	q.delays = append(q.delays, after)
}

// A binding with many clusters is reconciled some time after a change of a Work. One with few clusters, and one that is not in the cache,
// are reconciled at once, and so is every binding at the start.
func TestBatch(t *testing.T) {
	t.Parallel()
	binding100, binding9 := &workv1alpha2.ResourceBinding{}, &workv1alpha2.ResourceBinding{}
	for name, b := range map[string]*workv1alpha2.ResourceBinding{"large": binding100, "small": binding9} {
		b.Namespace, b.Name = "default", name
		for i := range map[string]int{"large": 100, "small": 9}[name] {
			b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: fmt.Sprint("m", i)})
		}
	}
	control := fakecontrol.New(t, fakecontrol.Options{Objects: []client.Object{binding100, binding9}})
	h := Batch(control, binding.Namespaced, handler.EnqueueRequestsFromMapFunc(toBinding(binding.Namespaced)))
	for name, want := range map[string]time.Duration{"large": 500 * time.Millisecond, "small": 0, "missing": 0} {
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Labels:      map[string]string{names.BindingID: "x"},
			Annotations: map[string]string{names.BindingNamespace: "default", names.BindingName: name},
		}}
		var later, now recordingQueue
		h.Create(t.Context(), event.CreateEvent{Object: w}, &later)
		h.Update(t.Context(), event.UpdateEvent{ObjectOld: w, ObjectNew: w}, &later)
		if len(later.delays) != 2 || later.delays[0] != want || later.delays[1] != want {
			t.Errorf("%s: delays %v, want %v twice", name, later.delays, want)
		}
		h.Create(t.Context(), event.CreateEvent{Object: w, IsInInitialList: true}, &now)
		h.Delete(t.Context(), event.DeleteEvent{Object: w}, &now)
		if len(now.delays) != 2 || now.delays[0] != 0 || now.delays[1] != 0 {
			t.Errorf("%s: delays %v of the first list and of a deletion, want 0", name, now.delays)
		}
	}
	if d := batchDelay(100_000); d != maxBatchDelay {
		t.Errorf("delay of 100,000 clusters: %v, want %v", d, maxBatchDelay)
	}
}
