// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"fmt"
	"runtime"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"

	"karmada.io/karmada/test/bench/search/simulated"
)

// pods returns a function that returns pods.
func pods(t testing.TB) func(i int) *unstructured.Unstructured {
	t.Helper()
	all, err := simulated.NewPods()
	if err != nil {
		t.Fatal(err)
	}
	return func(i int) *unstructured.Unstructured {
		u := &unstructured.Unstructured{}
		if err := u.UnmarshalJSON(all.JSON(i, uint64(1000+i))); err != nil {
			t.Fatal(err)
		}
		return u
	}
}

// filled returns stores with pods, divided among clusters.
func filled(t testing.TB, clusters, total int) []*Store {
	t.Helper()
	plain, err := newCodec(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &codecs{plain: plain}
	pod := pods(t)
	fields := SelectableFields(corev1.SchemeGroupVersion.WithKind("Pod").GroupKind())
	stores := make([]*Store, clusters)
	for n := range stores {
		stores[n] = newStore(fmt.Sprintf("cluster-%d", n), clock.RealClock{}, nil, nil)
		var list []any
		for i := range total / clusters {
			o, err := encode(pod(n*(total/clusters)+i), stores[n].Cluster, Projection{}, fields, c)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, o)
		}
		if err := stores[n].Replace(list, "200000"); err != nil {
			t.Fatal(err)
		}
	}
	return stores
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// A pod takes about 5 kB as JSON.
func TestStore_bytesPerPod(t *testing.T) {
	const total, limit = 10_000, 1500
	filled(t, 1, 16) // allocates what does not depend on the number of pods
	before := heap()
	stores := filled(t, 5, total)
	used := float64(heap()-before) / total
	raw, err := pods(t)(1).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%.0f bytes for a pod of %d bytes", used, len(raw))
	if used > limit {
		t.Errorf("a cached pod takes %.0f bytes, want at most %d", used, limit)
	}
	runtime.KeepAlive(stores)
}

// BenchmarkSelect selects 1 of 100 of 100,000 pods of 50 clusters by label and writes them as JSON.
func BenchmarkSelect(b *testing.B) {
	stores := filled(b, 50, 100_000)
	selector, err := labels.Parse("app.kubernetes.io/name in (app-1,app-100,app-500,app-900,app-1300,app-1700,app-2100,app-2300,app-2400," +
		"app-2450,app-10,app-11,app-12,app-13,app-14,app-15,app-16,app-17,app-18,app-19,app-20,app-21,app-22,app-23,app-24)")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		var out []byte
		found := 0
		for _, s := range stores {
			v, _ := s.View()
			v.Ascend("", types.NamespacedName{}, func(o *Object) bool {
				if selector.Matches(o.Labels()) {
					found++
					if out, err = o.JSON(out[:0], "1"); err != nil {
						b.Fatal(err)
					}
				}
				return true
			})
		}
		if found != 1000 {
			b.Fatalf("%d pods, want 1000", found)
		}
	}
}
