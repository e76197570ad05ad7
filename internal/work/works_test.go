// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

func TestOwnerOf(t *testing.T) {
	t.Parallel()
	work := func(labels, annotations map[string]string) client.Object {
		return &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Labels: labels, Annotations: annotations}}
	}
	tests := map[string]struct {
		scope binding.Scope
		work  client.Object
		want  string
	}{
		"of a namespaced binding": {binding.Namespaced, work(map[string]string{names.BindingID: "x"}, map[string]string{names.BindingNamespace: "a", names.BindingName: "b"}), "a/b"},
		"not of the other scope":  {binding.Cluster, work(map[string]string{names.BindingID: "x"}, map[string]string{names.BindingNamespace: "a", names.BindingName: "b"}), ""},
		"of a cluster's binding":  {binding.Cluster, work(map[string]string{names.ClusterBindingID: "x"}, map[string]string{names.ClusterBindingName: "b"}), "/b"},
		"without an ID":           {binding.Namespaced, work(nil, map[string]string{names.BindingNamespace: "a", names.BindingName: "b"}), ""},
		"without a namespace":     {binding.Namespaced, work(map[string]string{names.BindingID: "x"}, map[string]string{names.BindingName: "b"}), ""},
		"nobody's":                {binding.Namespaced, &corev1.Pod{}, ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := ""
			for _, r := range OwnerOf(tc.scope)(t.Context(), tc.work) {
				got += r.String()
			}
			if got != tc.want {
				t.Errorf("OwnerOf = %q, want %q", got, tc.want)
			}
		})
	}
}

func TestSplit_sendsEachRequestToItsScope(t *testing.T) {
	t.Parallel()
	requests := make(chan event.GenericEvent)
	out := ByScope(requests)
	go func() {
		defer close(requests)
		requests <- event.GenericEvent{Object: &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{Name: "c"}}}
		requests <- event.GenericEvent{Object: &corev1.Pod{}}
		requests <- event.GenericEvent{Object: nginxBinding()}
	}()
	for _, want := range []struct{ scope, name string }{{"ClusterResourceBinding", "c"}, {"ResourceBinding", "nginx-deployment"}} {
		select {
		case e := <-out[want.scope]:
			if e.Object.GetName() != want.name {
				t.Errorf("got %s for scope %s, want %s", e.Object.GetName(), want.scope, want.name)
			}
		case <-time.After(time.Minute):
			t.Fatalf("nothing came for scope %s", want.scope)
		}
	}
}

func TestSameSpec(t *testing.T) {
	t.Parallel()
	spec := func(raw string) *workv1alpha1.WorkSpec {
		return &workv1alpha1.WorkSpec{Workload: workv1alpha1.WorkloadTemplate{Manifests: []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: []byte(raw)}}}}}
	}
	tests := map[string]struct {
		a, b *workv1alpha1.WorkSpec
		want bool
	}{
		"the same":                  {spec(`{"a":1}`), spec(`{"a":1}`), true},
		"in another order":          {spec(`{"a":1,"b":2}`), spec(`{ "b":2, "a":1 }`), true},
		"another value":             {spec(`{"a":1}`), spec(`{"a":2}`), false},
		"integers beyond a float's": {spec(`{"a":9007199254740993}`), spec(`{"a":9007199254740992}`), false},
		"one more manifest":         {spec(`{"a":1}`), &workv1alpha1.WorkSpec{}, false},
		"suspended":                 {&workv1alpha1.WorkSpec{SuspendDispatching: new(true)}, &workv1alpha1.WorkSpec{SuspendDispatching: new(false)}, false},
		"preserved":                 {&workv1alpha1.WorkSpec{PreserveResourcesOnDeletion: new(true)}, &workv1alpha1.WorkSpec{PreserveResourcesOnDeletion: new(false)}, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := sameSpec(tc.a, tc.b); got != tc.want {
				t.Errorf("sameSpec = %v, want %v", got, tc.want)
			}
		})
	}
}
