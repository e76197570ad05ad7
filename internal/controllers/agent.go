// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// AgentOptions configures the controllers of one Pull-mode cluster.
type AgentOptions struct {
	// Cluster is the name of the cluster, and Member the configuration of its API server.
	Cluster string
	Member  *rest.Config
	// Options configure the controllers of single clusters. The fields about other controllers have no effect.
	Options Options
	// Elected is run while this replica is the leader, and ends with its context.
	Elected func(context.Context) error
}

// RunAgent runs the controllers of one Pull-mode cluster until ctx ends: its status, and the execution of its Works. They are those
// that karmada-controller-manager runs for all Push-mode clusters. They read only this Cluster and its Works.
func RunAgent(ctx context.Context, o AgentOptions, ready func()) error {
	if o.Options.Gates == nil {
		o.Options.Gates = features.New()
	}
	mgr, err := newAgentManager(o)
	if err != nil {
		return err
	}
	recorder, err := events.New(ctx, mgr.GetConfig(), clock.RealClock{}, o.Options.SuccessEvents)
	if err != nil {
		return fmt.Errorf("events: %w", err)
	}
	members := member.New(mgr.GetClient(), mgr.GetAPIReader(), clusterv1alpha1.Pull)
	members.Local(o.Member)
	members.Share("", nil) // owns nothing before the election
	if _, err := setupFleet(ctx, mgr, members, recorder, o.Options); err != nil {
		return err
	}
	elected := manager.RunnableFunc(func(ctx context.Context) error { // runs in the leader only
		members.Assign(func(name string) bool { return name == o.Cluster })
		if o.Elected == nil {
			return nil
		}
		return o.Elected(ctx)
	})
	if err := mgr.Add(elected); err != nil {
		return fmt.Errorf("add the agent: %w", err)
	}
	go func() {
		if mgr.GetCache().WaitForCacheSync(ctx) {
			ready()
		}
	}()
	return start(ctx, mgr)
}

// newAgentManager returns a manager whose caches hold one Cluster and its Works. An agent may not read others.
func newAgentManager(o AgentOptions) (manager.Manager, error) {
	return newManager(o.Options.Control, o.Options, func(c *ctrl.Options) {
		c.Cache.ByObject = map[client.Object]cache.ByObject{
			&clusterv1alpha1.Cluster{}: {Field: fields.OneTermEqualSelector("metadata.name", o.Cluster)},
			&workv1alpha1.Work{}:       {Namespaces: map[string]cache.Config{names.ExecutionNamespace(o.Cluster): {}}},
		}
	})
}
