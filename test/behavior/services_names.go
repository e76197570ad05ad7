// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	"karmada.io/karmada/internal/cluster/nameresolution"
	"karmada.io/karmada/test/env"
)

// resolutionFails runs the detector on all nodes of a member, in which names do not resolve, until the test ends.
func (f *fixture) resolutionFails(cluster string) {
	f.Helper()
	m := f.e.Members[cluster]
	clientset, err := kubernetes.NewForConfig(m.Config)
	if err != nil {
		f.Fatal(err)
	}
	var nodes corev1.NodeList
	if err := m.Client.List(f.Context(), &nodes); err != nil || len(nodes.Items) == 0 {
		f.Fatalf("%s has %d nodes, error %v", cluster, len(nodes.Items), err)
	}
	for i := range nodes.Items {
		node := &nodes.Items[i]
		detector := nameresolution.New(clientset, nameresolution.Options{
			Node: node.Name, Name: "kubernetes.default.svc", Period: time.Second, Clock: clock.RealClock{},
			Lookup: func(context.Context, string) ([]string, error) { return nil, errors.New("no such host") },
		})
		ctx, cancel := context.WithCancel(context.Background())
		ended := make(chan error, 1)
		go func() { ended <- detector.Run(ctx) }()
		f.Cleanup(func() {
			cancel()
			if err := <-ended; err != nil {
				f.Error(err)
			}
			ctx, cancel := context.WithTimeout(context.Background(), env.Timeout)
			defer cancel()
			err := env.Poll(ctx, func(ctx context.Context) error {
				if err := m.Client.Get(ctx, client.ObjectKeyFromObject(node), node); err != nil {
					return client.IgnoreNotFound(err)
				}
				node.Status.Conditions = slices.DeleteFunc(node.Status.Conditions, func(c corev1.NodeCondition) bool {
					return c.Type == clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady
				})
				return m.Client.Status().Update(ctx, node)
			})
			if err != nil {
				f.Errorf("remove the condition of node %s: %v", node.Name, err)
			}
		})
	}
}

// failingNames lets the resolution of names fail in an exporting member: a Remedy removes traffic from its endpoints.
func failingNames(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.createYAML(fmt.Sprintf(serviceKinds, f.ns))
	f.createYAML(echoPath)
	network := endpoints{}
	network.serve(f, member1, "198.51.100.1")
	network.serve(f, member2, "198.51.100.2")
	network.expect(f, member3, "derived-echo", member1, member2)
	remedy := &remedyv1alpha1.Remedy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	remedy.Spec.Actions = []remedyv1alpha1.RemedyAction{remedyv1alpha1.TrafficControl}
	remedy.Spec.DecisionMatches = []remedyv1alpha1.DecisionMatch{{ClusterConditionMatch: &remedyv1alpha1.ClusterConditionRequirement{
		ConditionType:   clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady,
		Operator:        remedyv1alpha1.ClusterConditionEqual,
		ConditionStatus: metav1.ConditionFalse,
	}}}
	f.createForAll(remedy)
	f.resolutionFails(member1)
	f.waitActions(member1, string(remedyv1alpha1.TrafficControl))
	network.expect(f, member3, "derived-echo", member2)
	f.remove(remedy)
	f.waitActions(member1)
	network.expect(f, member3, "derived-echo", member1, member2)
}

// waitActions waits until names do not resolve in a cluster and Remedies request exactly these actions.
func (f *fixture) waitActions(cluster string, want ...string) {
	f.Helper()
	f.eventually(fmt.Sprintf("the actions for %s are %v", cluster, want), func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := f.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
			return err
		}
		if !meta.IsStatusConditionFalse(c.Status.Conditions, clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady) ||
			!slices.Equal(c.Status.RemedyActions, want) {
			return fmt.Errorf("conditions %+v, actions %v", c.Status.Conditions, c.Status.RemedyActions)
		}
		return nil
	})
}
