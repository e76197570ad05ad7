// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes/fake"
	corelisters "k8s.io/client-go/listers/core/v1"
	clienttesting "k8s.io/client-go/testing"
	"k8s.io/client-go/tools/cache"
)

func TestPodGC(t *testing.T) {
	t.Parallel()
	pod := func(name, node string, phase corev1.PodPhase, change func(*corev1.Pod)) *corev1.Pod {
		p := &corev1.Pod{
			ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name, UID: types.UID(name)},
			Spec:       corev1.PodSpec{NodeName: node}, Status: corev1.PodStatus{Phase: phase},
		}
		if change != nil {
			change(p)
		}
		return p
	}
	deleted := func(p *corev1.Pod) { p.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)} }
	created := func(second int64) func(*corev1.Pod) {
		return func(p *corev1.Pod) { p.CreationTimestamp = metav1.Time{Time: time.Unix(second, 0)} }
	}
	tests := map[string]struct {
		pods []*corev1.Pod
		// cached and live are the nodes in the cache and in the API server.
		cached, live []string
		threshold    int
		// first and second are the writes of the first two collections.
		first, second []string
	}{
		"a running pod of a node that exists": {
			pods: []*corev1.Pod{pod("a", "n", corev1.PodRunning, nil)}, cached: []string{"n"}, live: []string{"n"},
		},
		"a pod of a node that is missing twice": {
			pods: []*corev1.Pod{pod("a", "gone", corev1.PodRunning, nil)}, second: []string{"patch a status", "delete a"},
		},
		"a node that only the cache lacks": {
			pods: []*corev1.Pod{pod("a", "n", corev1.PodRunning, nil)}, live: []string{"n"},
		},
		"a deleted pod without a node": {
			pods:  []*corev1.Pod{pod("a", "", corev1.PodPending, deleted), pod("b", "", corev1.PodPending, nil)},
			first: []string{"patch a status", "delete a"}, second: []string{"patch a status", "delete a"},
		},
		"a deleted pod that its kubelet stops": {
			pods: []*corev1.Pod{pod("a", "n", corev1.PodRunning, deleted)}, cached: []string{"n"}, live: []string{"n"},
		},
		"finished pods above the threshold": {
			pods: []*corev1.Pod{
				pod("new", "n", corev1.PodSucceeded, created(2)), pod("old", "n", corev1.PodFailed, created(1)), pod("a", "n", corev1.PodRunning, nil),
			},
			cached: []string{"n"}, live: []string{"n"}, threshold: 1, first: []string{"delete old"}, second: []string{"delete old"},
		},
		"finished pods without a threshold": {
			pods:   []*corev1.Pod{pod("a", "n", corev1.PodSucceeded, nil), pod("b", "n", corev1.PodFailed, nil)},
			cached: []string{"n"}, live: []string{"n"},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			client := fake.NewClientset()
			pods := cache.NewIndexer(cache.MetaNamespaceKeyFunc, cache.Indexers{})
			nodes := cache.NewIndexer(cache.MetaNamespaceKeyFunc, cache.Indexers{})
			for _, p := range test.pods {
				pods.Add(p)             //nolint:errcheck // the key function does not fail
				client.Tracker().Add(p) //nolint:errcheck // the tracker is empty
			}
			for _, n := range test.cached {
				nodes.Add(&corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: n}}) //nolint:errcheck // as above
			}
			for _, n := range test.live {
				client.Tracker().Add(&corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: n}}) //nolint:errcheck // as above
			}
			// Writes are recorded and not done, so that the cache stays as it is.
			client.PrependReactor("patch", "pods", func(clienttesting.Action) (bool, runtime.Object, error) { return true, &corev1.Pod{}, nil })
			client.PrependReactor("delete", "pods", func(clienttesting.Action) (bool, runtime.Object, error) { return true, nil, nil })
			c := &podGC{client: client, pods: corelisters.NewPodLister(pods), nodes: corelisters.NewNodeLister(nodes), threshold: test.threshold}
			for i, want := range [][]string{test.first, test.second} {
				client.ClearActions()
				c.collect(context.Background())
				if diff := cmp.Diff(want, podWrites(t, client.Actions())); diff != "" {
					t.Errorf("writes of collection %d (-want +got):\n%s", i+1, diff)
				}
			}
		})
	}
}

// podWrites describes the writes of pods. It reports deletions that would delete a recreated pod.
func podWrites(t *testing.T, actions []clienttesting.Action) []string {
	t.Helper()
	var result []string
	for _, a := range actions {
		switch a := a.(type) {
		case clienttesting.PatchAction:
			result = append(result, fmt.Sprintf("patch %s %s", a.GetName(), a.GetSubresource()))
		case clienttesting.DeleteActionImpl:
			if uid := a.DeleteOptions.Preconditions; uid == nil || string(*uid.UID) != a.GetName() {
				t.Errorf("delete of pod %s without its UID: %+v", a.GetName(), a.DeleteOptions)
			}
			result = append(result, "delete "+a.GetName())
		}
	}
	return result
}
