// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

func TestToBinding(t *testing.T) {
	t.Parallel()
	newWork := func(labels, annotations map[string]string) client.Object {
		return &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Labels: labels, Annotations: annotations}}
	}
	tests := map[string]struct {
		scope binding.Scope
		work  client.Object
		want  string
	}{
		"of a namespaced binding": {
			binding.Namespaced,
			newWork(map[string]string{names.BindingID: "x"}, map[string]string{names.BindingNamespace: "a", names.BindingName: "b"}),
			"a/b",
		},
		"not of the other scope": {
			binding.Cluster,
			newWork(map[string]string{names.BindingID: "x"}, map[string]string{names.BindingNamespace: "a", names.BindingName: "b"}),
			"",
		},
		"of a cluster's binding": {
			binding.Cluster,
			newWork(map[string]string{names.ClusterBindingID: "x"}, map[string]string{names.ClusterBindingName: "b"}),
			"/b",
		},
		"without an ID": {binding.Namespaced, newWork(nil, map[string]string{names.BindingNamespace: "a", names.BindingName: "b"}), ""},
		"without a namespace": {
			binding.Namespaced,
			newWork(map[string]string{names.BindingID: "x"}, map[string]string{names.BindingName: "b"}),
			"",
		},
		"foreign kind": {binding.Namespaced, &corev1.Pod{}, ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := ""
			for _, r := range toBinding(tc.scope)(t.Context(), tc.work) {
				got += r.String()
			}
			if got != tc.want {
				t.Errorf("toBinding = %q, want %q", got, tc.want)
			}
		})
	}
}

func TestSplitByScope(t *testing.T) {
	t.Parallel()
	requests := make(chan event.GenericEvent)
	out := splitByScope(requests)
	go func() {
		defer close(requests)
		requests <- event.GenericEvent{Object: &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{Name: "c"}}}
		requests <- event.GenericEvent{Object: &corev1.Pod{}}
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "nginx-deployment"}}
		requests <- event.GenericEvent{Object: b}
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
