// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/sync/errgroup"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/kwok/pkg/utils/lifecycle"
)

func TestNodes(t *testing.T) {
	t.Parallel()
	m := shared.get(t)
	list, err := m.kube.CoreV1().Nodes().List(t.Context(), metav1.ListOptions{LabelSelector: localNode})
	if err != nil {
		t.Fatal(err)
	}
	type seen struct{ Name, Region, Zone, Disk, Provider, CPU, Memory, Pods, Version string }
	var got []seen
	for _, n := range list.Items {
		if len(n.Spec.Taints) > 0 {
			t.Errorf("node %s has taints %v", n.Name, n.Spec.Taints)
		}
		got = append(got, seen{
			n.Name,
			n.Labels[corev1.LabelTopologyRegion],
			n.Labels[corev1.LabelTopologyZone],
			n.Labels["disk"],
			n.Spec.ProviderID,
			n.Status.Allocatable.Cpu().String(),
			n.Status.Allocatable.Memory().String(),
			n.Status.Allocatable.Pods().String(),
			n.Status.NodeInfo.KubeletVersion,
		})
	}
	want := []seen{
		{"member1-node-1", "north", "a", "fast", "local://member1/member1-node-1", "8", "32Gi", "110", "v1.36.3"},
		{"member1-node-2", "north", "b", "fast", "local://member1/member1-node-2", "8", "32Gi", "110", "v1.36.3"},
		{"member1-node-3", "north", "a", "fast", "local://member1/member1-node-3", "8", "32Gi", "110", "v1.36.3"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("nodes (-want +got):\n%s", diff)
	}

	// A node that a user adds is simulated, too.
	if _, err := m.kube.CoreV1().Nodes().Create(
		t.Context(),
		&corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "extra"}},
		metav1.CreateOptions{},
	); err != nil {
		t.Fatal(err)
	}
	eventually(t, "extra node ready", func(ctx context.Context) (bool, error) {
		n, err := m.kube.CoreV1().Nodes().Get(ctx, "extra", metav1.GetOptions{})
		if err != nil {
			return false, err
		}
		for _, c := range n.Status.Conditions {
			if c.Type == corev1.NodeReady && c.Status == corev1.ConditionTrue {
				return n.Status.Allocatable.Cpu().String() == "8", nil
			}
		}
		return false, nil
	})
}

// KWOK's controllers of nodes and pods, of all members in a process, evaluate their first stages at the same time.
func TestStages_concurrently(t *testing.T) {
	t.Parallel()
	if err := prepareStages(); err != nil {
		t.Fatal(err)
	}
	var group errgroup.Group
	for range 8 {
		group.Go(func() error {
			for _, all := range stages() {
				ordered, err := lifecycle.NewLifecycle(all)
				if err != nil {
					return err
				}
				if _, err := ordered.Match(t.Context(), &lifecycle.Event{Data: new(corev1.Pod)}); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		t.Error(err)
	}
}
