// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// conflictingExports lets two clusters export a Service of one name with different ports.
func conflictingExports(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.createYAML(fmt.Sprintf(serviceKinds, f.ns))
	f.createYAML(echoPath)
	network := endpoints{}
	network.serve(f, member1, "198.51.100.1")
	second := network.serve(f, member2, "198.51.100.2")
	network.expect(f, member3, "derived-echo", member1, member2)
	f.waitConflict(metav1.ConditionFalse)
	rename := func(port string) {
		t.Helper()
		changeIn(f, e.Members[member2].Client, second, func(s *discoveryv1.EndpointSlice) { s.Ports[0].Name = new(port) })
	}
	rename("web")
	// The message states the field, the clusters, and the value that counts.
	f.waitConflict(metav1.ConditionTrue, "ports", "member1 exports http/TCP", "member2 exports web/TCP", "ServiceImport: http/TCP")
	network.expect(f, member3, "derived-echo", member1, member2) // no EndpointSlice is deleted
	rename("http")
	f.waitConflict(metav1.ConditionFalse)
}

// waitConflict waits until the condition Conflict of the ServiceExport echo has a status, and words in its message.
func (f *fixture) waitConflict(status metav1.ConditionStatus, words ...string) {
	f.Helper()
	f.eventually(fmt.Sprintf("the condition Conflict of the ServiceExport is %s", status), func(ctx context.Context) error {
		var export multiclusterv1alpha1.ServiceExport
		if err := f.e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: "echo"}, &export); err != nil {
			return err
		}
		c := meta.FindStatusCondition(export.Status.Conditions, "Conflict")
		if c == nil || c.Status != status || slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(c.Message, w) }) {
			return fmt.Errorf("condition %+v, want words %q", c, words)
		}
		return nil
	})
}

// serviceClustersLeave removes a cluster that exports, provides and consumes a Service, and lets it join again.
func serviceClustersLeave(t *testing.T, e *env.Env) {
	const leaver = "leaver"
	m, err := e.AddMember(leaver, 0)
	if err != nil {
		t.Fatal(err)
	}
	options := cluster.Options{Name: leaver, Control: e.Config, Member: m.Config, Wait: env.Timeout}
	unjoin := func() {
		t.Helper()
		if err := cluster.Unjoin(t.Context(), options); err != nil {
			t.Errorf("unjoin: %v", err)
		}
	}
	joined := true
	defer func() {
		if joined {
			unjoin()
		}
		if err := e.RemoveMember(leaver); err != nil {
			t.Error(err)
		}
	}()
	f := newFixture(t, e)
	f.waitReady(leaver, true)
	f.createYAML(fmt.Sprintf(strings.ReplaceAll(serviceKinds, member2, leaver), f.ns))
	f.createYAML(strings.ReplaceAll(echoPath, member2, leaver))
	f.createYAML(strings.ReplaceAll(sharedEcho, member2, leaver))
	f.createYAML(echoIngress)
	network := endpoints{}
	network.serve(f, member1, "198.51.100.1")
	network.serve(f, leaver, "198.51.100.2")
	service := &networkingv1alpha1.MultiClusterService{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "echo"}}
	routed := &networkingv1.Ingress{ObjectMeta: service.ObjectMeta}
	expect := func(clusters ...string) {
		t.Helper()
		for _, service := range []string{"derived-echo", "echo"} {
			network.expect(f, member3, service, slices.Sorted(slices.Values(clusters))...)
		}
		everywhere := append([]string{member3}, clusters...)
		f.waitOnlyIn(&corev1.Service{ObjectMeta: service.ObjectMeta}, everywhere...)
		f.waitOnlyIn(routed, everywhere...)
		f.waitLocations(everywhere...)
		f.waitServiceConditions(service)
	}
	expect(member1, leaver)
	removed := f.watchRemovals(member3)
	unjoin()
	joined = false
	expect(member1)
	f.eventually("the EndpointSlices of the removed cluster are deleted, and no others", func(ctx context.Context) error {
		want := []string{names.DispatchedSlice(leaver, "echo-1"), names.ImportedSlice(leaver, "echo-1")}
		if got := slices.Sorted(slices.Values(removed())); !slices.Equal(got, slices.Sorted(slices.Values(want))) {
			return fmt.Errorf("deleted: %v, want %v", got, want)
		}
		left, err := f.slicesOf(ctx, e.Control, "derived-echo")
		if _, found := left[names.ImportedSlice(leaver, "echo-1")]; found {
			err = fmt.Errorf("the control plane has it")
		}
		return err
	})
	f.waitEvent(service, "multiclusterservice-controller", "ClusterNotFound", "Provider cluster leaver is not found")

	if err := cluster.Join(t.Context(), options); err != nil {
		t.Fatalf("join again: %v", err)
	}
	joined = true
	expect(member1, leaver)
	if n := len(removed()); n != 2 {
		t.Errorf("%d EndpointSlices were deleted, want the 2 of the removed cluster", n)
	}
}

// waitLocations waits until the MultiClusterIngress echo shows that its Service is in these clusters.
func (f *fixture) waitLocations(clusters ...string) {
	f.Helper()
	slices.Sort(clusters)
	f.eventually(fmt.Sprintf("the MultiClusterIngress shows the clusters %v", clusters), func(ctx context.Context) error {
		var i networkingv1alpha1.MultiClusterIngress
		if err := f.e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: "echo"}, &i); err != nil {
			return err
		}
		if all := i.Status.ServiceLocations; len(all) != 1 || !slices.Equal(all[0].Clusters, clusters) {
			return fmt.Errorf("it shows %+v", all)
		}
		return nil
	})
}
