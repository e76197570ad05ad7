// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	coordinationv1ac "k8s.io/client-go/applyconfigurations/coordination/v1"
	metav1ac "k8s.io/client-go/applyconfigurations/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// regions and providers are the numbers of regions and providers of the simulated clusters.
const regions, providers = 10, 4

// simulate creates Cluster objects up to the given number of clusters, waits until all of them are schedulable, and keeps them so until
// ctx ends. They are in Pull mode: only their agents, which do not exist, would update their status. Leases are renewed in their place.
func (s *scheduling) simulate(ctx context.Context, want int) (all []string, simulated int, err error) {
	var list clusterv1alpha1.ClusterList
	if err := s.control.List(ctx, &list); err != nil {
		return nil, 0, err
	}
	var members, simulatedNames []string
	apis := []clusterv1alpha1.APIEnablement{
		{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Name: "deployments", Kind: "Deployment"}}},
	}
	for i := range list.Items {
		c := &list.Items[i]
		members = append(members, c.Name)
		if len(c.Status.APIEnablements) > len(apis) {
			apis = c.Status.APIEnablements // the APIs of a real cluster
		}
	}
	var created []*clusterv1alpha1.Cluster
	group, bounded := errgroup.WithContext(ctx)
	group.SetLimit(creators)
	for i := len(members); i < want; i++ {
		c := simulatedCluster(i, apis)
		created, simulatedNames = append(created, c), append(simulatedNames, c.Name)
		group.Go(func() error {
			status := c.Status
			if err := s.control.Create(bounded, c); err != nil {
				return err
			}
			if err := s.renewLease(bounded, c); err != nil {
				return err
			}
			before := c.DeepCopy()
			c.Status = status
			return s.control.Status().Patch(bounded, c, client.MergeFrom(before))
		})
	}
	if err := group.Wait(); err != nil {
		return nil, 0, err
	}
	go s.renewLeases(ctx, created)
	return sortedNames(members, simulatedNames), len(simulatedNames), s.eventually(ctx, "all clusters are ready", func() (bool, error) {
		var list clusterv1alpha1.ClusterList
		err := s.control.List(ctx, &list)
		for i := range list.Items {
			if c := &list.Items[i]; len(c.Spec.Taints) > 0 || len(c.Status.APIEnablements) == 0 || len(c.Finalizers) == 0 {
				return false, err
			}
		}
		return err == nil, err
	})
}

// renewal is the interval between two renewals of a Lease. A cluster without a renewal for 40 s is not ready.
const renewal = 10 * time.Second

// renewLeases renews the Leases of clusters until ctx ends.
func (s *scheduling) renewLeases(ctx context.Context, clusters []*clusterv1alpha1.Cluster) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(renewal):
		}
		for _, c := range clusters {
			if err := s.renewLease(ctx, c); err != nil && ctx.Err() == nil {
				s.Progress(err.Error())
			}
		}
	}
}

// renewLease creates or renews the Lease of a cluster, like its agent.
func (s *scheduling) renewLease(ctx context.Context, c *clusterv1alpha1.Cluster) error {
	owner := metav1ac.OwnerReference().WithAPIVersion(clusterv1alpha1.GroupVersion.String()).
		WithKind(clusterv1alpha1.ResourceKindCluster).WithName(c.Name).WithUID(c.UID)
	lease := coordinationv1ac.Lease(c.Name, names.ClusterNamespace).WithOwnerReferences(owner).
		WithSpec(coordinationv1ac.LeaseSpec().WithHolderIdentity(c.Name).WithRenewTime(metav1.NowMicro()))
	if err := s.control.Apply(ctx, lease, client.FieldOwner("karmada-bench"), client.ForceOwnership); err != nil {
		return fmt.Errorf("renew the lease of cluster %s: %w", c.Name, err)
	}
	return nil
}

func simulatedCluster(i int, apis []clusterv1alpha1.APIEnablement) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("simulated-%03d", i), Labels: map[string]string{label: "true"}},
	}
	c.Spec.SyncMode = clusterv1alpha1.Pull
	c.Spec.Region, c.Spec.Provider = fmt.Sprintf("region-%d", i%regions), fmt.Sprintf("provider-%d", i%providers)
	c.Spec.Zones = []string{c.Spec.Region + "-a", c.Spec.Region + "-b"}
	nodes := int64(10 + i%40)
	c.Status = clusterv1alpha1.ClusterStatus{
		KubernetesVersion: "v1.36.0", APIEnablements: apis,
		NodeSummary: &clusterv1alpha1.NodeSummary{TotalNum: int32(nodes), ReadyNum: int32(nodes)},
		ResourceSummary: &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{
			corev1.ResourceCPU:    *resource.NewQuantity(16*nodes, resource.DecimalSI),
			corev1.ResourceMemory: *resource.NewQuantity(nodes<<36, resource.BinarySI),
			corev1.ResourcePods:   *resource.NewQuantity(110*nodes, resource.DecimalSI),
		}},
		Conditions: []metav1.Condition{
			{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue, Reason: "Simulated", LastTransitionTime: metav1.Now()},
			{
				Type:               clusterv1alpha1.ClusterConditionCompleteAPIEnablements,
				Status:             metav1.ConditionTrue,
				Reason:             "Simulated",
				LastTransitionTime: metav1.Now(),
			},
		},
	}
	return c
}

// removeSimulated deletes the simulated clusters and waits until they no longer exist.
func (s *scheduling) removeSimulated(ctx context.Context) error {
	hasLabel := client.HasLabels{label}
	if err := s.control.DeleteAllOf(ctx, &clusterv1alpha1.Cluster{}, hasLabel); err != nil {
		return err
	}
	return s.eventually(ctx, "the simulated clusters are deleted", func() (bool, error) {
		var list clusterv1alpha1.ClusterList
		err := s.control.List(ctx, &list, hasLabel)
		return len(list.Items) == 0, client.IgnoreNotFound(err)
	})
}

// workload is a kind of placement to measure.
type workload struct {
	name      string
	replicas  int32
	placement policyv1alpha1.Placement
}

// workloads returns the placements to measure, from cheap to expensive decisions.
func workloads(clusters []string) []workload {
	few := clusters[:min(3, len(clusters))]
	static := &policyv1alpha1.ClusterPreferences{}
	for i, name := range few {
		static.StaticWeightList = append(static.StaticWeightList, policyv1alpha1.StaticClusterWeight{
			TargetCluster: policyv1alpha1.ClusterAffinity{ClusterNames: []string{name}}, Weight: int64(len(few) - i),
		})
	}
	type strategy = policyv1alpha1.ReplicaSchedulingStrategy
	divided := func(by policyv1alpha1.ReplicaDivisionPreference, weights *policyv1alpha1.ClusterPreferences) *strategy {
		return &strategy{
			ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: by, WeightPreference: weights,
		}
	}
	weighted := policyv1alpha1.ReplicaDivisionPreferenceWeighted
	return []workload{
		{"duplicated to 3 clusters", 2, policyv1alpha1.Placement{
			ClusterAffinity:   &policyv1alpha1.ClusterAffinity{ClusterNames: few},
			ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated},
		}},
		{"divided 3:2:1", 6, policyv1alpha1.Placement{
			ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: few}, ReplicaScheduling: divided(weighted, static),
		}},
		{"divided by capacity, all clusters", 100, policyv1alpha1.Placement{
			ReplicaScheduling: divided(weighted, &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas}),
		}},
		{"aggregated, 2 to 3 regions", 60, policyv1alpha1.Placement{
			ReplicaScheduling: divided(policyv1alpha1.ReplicaDivisionPreferenceAggregated, nil),
			SpreadConstraints: []policyv1alpha1.SpreadConstraint{
				{SpreadByField: policyv1alpha1.SpreadByFieldRegion, MinGroups: 2, MaxGroups: 3},
				{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 2, MaxGroups: 6},
			},
		}},
	}
}
