// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
)

// memory is a control plane for benchmarks: it reads as a cache does, and counts writes without storing them.
type memory struct {
	client.Client
	bindings map[key]*workv1alpha2.ResourceBinding
	clusters map[string]*clusterv1alpha1.Cluster
	writes   int
}

func (m *memory) Get(_ context.Context, k client.ObjectKey, o client.Object, options ...client.GetOption) error {
	switch o := o.(type) {
	case *workv1alpha2.ResourceBinding:
		if b := m.bindings[k]; b != nil {
			b.DeepCopyInto(o)
			return nil
		}
	case *clusterv1alpha1.Cluster:
		if c := m.clusters[k.Name]; c != nil {
			if len(options) == 0 {
				c = c.DeepCopy()
			}
			*o = *c
			return nil
		}
	}
	return apierrors.NewNotFound(schema.GroupResource{Resource: reflect.TypeOf(o).String()}, k.Name)
}

func (m *memory) List(_ context.Context, list client.ObjectList, _ ...client.ListOption) error {
	switch l := list.(type) {
	case *workv1alpha2.ResourceBindingList:
		for _, b := range m.bindings {
			l.Items = append(l.Items, *b)
		}
	case *clusterv1alpha1.ClusterList:
		for _, c := range m.clusters {
			l.Items = append(l.Items, *c)
		}
	}
	return nil
}

func (m *memory) Patch(context.Context, client.Object, client.Patch, ...client.PatchOption) error {
	m.writes++
	return nil
}

func (m *memory) Status() client.SubResourceWriter { return memoryStatus{m: m} }

type memoryStatus struct {
	client.SubResourceWriter
	m *memory
}

func (s memoryStatus) Update(context.Context, client.Object, ...client.SubResourceUpdateOption) error {
	s.m.writes++
	return nil
}

// benchCluster returns a realistic cluster with 30 API groups.
func benchCluster(i int) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{
		Name: fmt.Sprintf("member-%04d", i), UID: types.UID(fmt.Sprint(i)), Generation: 1, ResourceVersion: "1",
		Labels: map[string]string{"rack": fmt.Sprint(i % 100), "environment": "production"},
	}}
	c.Spec.Region, c.Spec.Provider = fmt.Sprintf("region-%02d", i%30), fmt.Sprintf("provider-%d", i%4)
	for g := range 30 {
		e := clusterv1alpha1.APIEnablement{GroupVersion: fmt.Sprintf("group%d.example.io/v1", g)}
		for k := range 10 {
			e.Resources = append(e.Resources, clusterv1alpha1.APIResource{Kind: fmt.Sprint("Kind", k), Name: fmt.Sprint("kind", k)})
		}
		c.Status.APIEnablements = append(c.Status.APIEnablements, e)
	}
	c.Status.APIEnablements = append(c.Status.APIEnablements, member("", "Widget").Status.APIEnablements...)
	return c
}

// benchFleet returns a scheduler with 10,000 scheduled bindings of 200 policies and 1,000 clusters. Of the bindings, 60 % are
// divided among two named clusters, and 20 % are duplicated to two. 19 % are duplicated to the clusters with a label, and 1 % to
// all clusters.
func benchFleet(b *testing.B) (*Scheduler, *memory, []key) {
	b.Helper()
	const clusters, bindings, policies = 1000, 10_000, 200
	m := &memory{bindings: map[key]*workv1alpha2.ResourceBinding{}, clusters: map[string]*clusterv1alpha1.Cluster{}}
	for i := range clusters {
		c := benchCluster(i)
		m.clusters[c.Name] = c
	}
	s := New(m, nil, Options{Events: &events.Fake{}, Clock: clock.RealClock{}})
	b.Cleanup(s.queue.ShutDown)
	state, err := s.snapshots.get(b.Context(), m)
	if err != nil {
		b.Fatal(err)
	}
	var keys []key
	for i := range bindings {
		policy := i % policies
		named := affinity(fmt.Sprintf("member-%04d", policy*5), fmt.Sprintf("member-%04d", (policy*5+7)%clusters))
		var p policyv1alpha1.Placement
		switch {
		case policy < 120:
			p = policyv1alpha1.Placement{ClusterAffinity: named, ReplicaScheduling: dividedEqually()}
		case policy < 160:
			p = policyv1alpha1.Placement{ClusterAffinity: named}
		case policy < 198:
			selector := &metav1.LabelSelector{MatchLabels: map[string]string{"rack": fmt.Sprint(policy % 100)}}
			p = policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{LabelSelector: selector}}
		}
		rb, k := newBinding(binding.Namespaced, func(b binding.Binding) {
			b.SetName(fmt.Sprintf("web-%05d", i))
			b.SetUID(types.UID(fmt.Sprint(i)))
			b.BindingSpec().Placement = &p
		})
		k.Name = rb.GetName()
		d, err := s.decide(b.Context(), state, rb)
		if err != nil {
			b.Fatal(err)
		}
		rb.BindingSpec().Clusters = d.Clusters
		applied, err := json.Marshal(&p)
		if err != nil {
			b.Fatal(err)
		}
		rb.SetAnnotations(map[string]string{names.AppliedPlacement: string(applied)})
		outcomeOf(rb, d, nil, s.Clock.Now()).applyTo(rb)
		m.bindings[k] = rb.(*workv1alpha2.ResourceBinding)
		keys = append(keys, k)
	}
	return s, m, keys
}

// drain handles the queued bindings and returns their number.
func drain(b *testing.B, s *Scheduler) (n int) {
	for ; s.queue.Len() > 0; n++ {
		s.bindings().Next(b.Context())
	}
	return n
}

// start10k delivers the bindings as the initial list does, and evaluates them.
func start10k(b *testing.B, s *Scheduler, m *memory, keys []key) int {
	for _, k := range keys {
		startBinding(s, m.bindings[k])
	}
	return drain(b, s)
}

// BenchmarkFleet measures a start, a change of resources that no binding waits for, a cluster that flaps, and a new cluster.
func BenchmarkFleet(b *testing.B) {
	b.Run("start", func(b *testing.B) {
		s, m, keys := benchFleet(b)
		b.ReportAllocs()
		for b.Loop() {
			if n := start10k(b, s, m, keys); n != len(keys) || m.writes > 0 {
				b.Fatalf("%d bindings evaluated, %d writes", n, m.writes)
			}
		}
	})
	change := func(name string, mutate func(c *clusterv1alpha1.Cluster, round int)) {
		b.Run(name, func(b *testing.B) {
			s, m, keys := benchFleet(b)
			start10k(b, s, m, keys)
			n, round := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				round++
				before := m.clusters["member-0005"]
				after := before.DeepCopy()
				mutate(after, round)
				after.ResourceVersion = fmt.Sprint(round)
				m.clusters[after.Name] = after
				deliverCluster(b, s, before, after)
				n += drain(b, s)
			}
			b.ReportMetric(float64(n)/float64(round), "bindings/op")
			b.ReportMetric(float64(m.writes)/float64(round), "writes/op")
		})
	}
	change("resources", func(c *clusterv1alpha1.Cluster, round int) {
		free := corev1.ResourceList{corev1.ResourcePods: *resource.NewQuantity(int64(round), resource.DecimalSI)}
		c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: free}
	})
	change("flap", func(c *clusterv1alpha1.Cluster, round int) {
		c.Generation++
		c.Spec.Taints = nil
		if round%2 == 1 {
			c.Spec.Taints = []corev1.Taint{{Key: names.NotReadyTaint, Effect: corev1.TaintEffectNoSchedule}}
		}
	})
	b.Run("join", func(b *testing.B) {
		s, m, keys := benchFleet(b)
		start10k(b, s, m, keys)
		n, rounds := 0, 0
		b.ReportAllocs()
		for b.Loop() {
			rounds++
			c := benchCluster(5000 + rounds)
			m.clusters[c.Name] = c
			deliverCluster(b, s, nil, c)
			n += drain(b, s)
			b.StopTimer()
			delete(m.clusters, c.Name)
			s.snapshots.changed(c.Name)
			b.StartTimer()
		}
		b.ReportMetric(float64(n)/float64(rounds), "bindings/op")
	})
}

func startBinding(s *Scheduler, rb *workv1alpha2.ResourceBinding) {
	s.observeInterest(rb)
	s.enqueue(rb, eventAdd)
}

func deliverCluster(b *testing.B, s *Scheduler, before, after *clusterv1alpha1.Cluster) {
	s.clusterChanged(before, after)
	if err := s.pass(b.Context()); err != nil {
		b.Fatal(err)
	}
}
