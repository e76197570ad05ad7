// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"fmt"
	"os"

	"github.com/google/uuid"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/clusterset/local"
	"karmada.io/karmada/internal/mcs/collect"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/member/replica"
	"karmada.io/karmada/internal/work/apply"
)

// fleet holds the objects that the controllers of single clusters share with those that run in the leader only.
type fleet struct {
	customizations *customization.Layers
	chain          interpret.Chain
	executor       *apply.Executor // nil if execution is disabled
}

// setupFleet adds the controllers of single clusters: connections, status of the cluster, and execution of its Works. They run
// in every replica, for its own clusters.
func setupFleet(ctx context.Context, mgr manager.Manager, members *member.Members, recorder events.Recorder, o Options) (*fleet, error) {
	customizations, err := customization.Setup(mgr, customization.Options{
		Events: recorder, Clock: clock.RealClock{}, NewID: uuid.NewString, Quiet: members.Mode() == clusterv1alpha1.Pull,
	})
	if err != nil {
		return nil, fmt.Errorf("set up customizations: %w", err)
	}
	f := &fleet{
		customizations: customizations,
		chain:          interpret.Chain{customizations.Customized(), customizations.Webhooks(), thirdparty.Layer(), native.Layer()},
	}
	options := apply.Options{Chain: f.chain, Events: recorder, Clock: clock.RealClock{}, Delays: o.Delays, Workers: o.Workers.Works}
	if o.Selection.Enabled("clusterStatus") {
		collector, err := status.Setup(mgr, members, o.Cluster)
		if err != nil {
			return nil, fmt.Errorf("set up clusterStatus: %w", err)
		}
		options.Refresh = collector.Refresh
	}
	options.SyncMode = members.Mode()
	if o.LeaderElection.Elect && members.Mode() == clusterv1alpha1.Push {
		options.OpenWorks = func(namespace string) (cache.Cache, error) { return newNamespaceCache(mgr, namespace) }
	}
	execution, workStatus := o.Selection.Enabled("execution"), o.Selection.Enabled("workStatus")
	if execution != workStatus {
		ctrl.LoggerFrom(ctx).Info("Warning: the controllers execution and workStatus are one; --controllers=-execution disables both")
	}
	if execution {
		if err := f.setupExecutor(mgr, members, options); err != nil {
			return nil, err
		}
		if kinds := exportKinds(o); kinds.Len() > 0 {
			collect.Setup(members, f.executor, mgr.GetClient(), mgr.GetAPIReader(), collect.Options{
				Kinds: kinds, NewID: uuid.NewString, Clock: clock.RealClock{},
			})
		}
		local.Setup(members, f.executor, mgr.GetClient(), mgr.GetAPIReader(), local.Options{
			NewID: uuid.NewString, Clock: clock.RealClock{}, Scheme: mgr.GetScheme(), CleanupOnly: !o.Selection.Enabled(ClusterSet)})
	}
	if err := members.Setup(ctx, mgr); err != nil {
		return nil, fmt.Errorf("set up members: %w", err)
	}
	return f, nil
}

func (f *fleet) setupExecutor(mgr manager.Manager, members *member.Members, options apply.Options) error {
	executor, err := apply.Setup(mgr, members, options)
	if err != nil {
		return fmt.Errorf("set up execution: %w", err)
	}
	f.executor = executor
	f.customizations.OnChange(func(ctx context.Context, gvks []schema.GroupVersionKind) {
		if err := executor.Reinterpret(ctx, affected(gvks)); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to requeue works after a change of their interpreter")
		}
	})
	return nil
}

// share makes the replicas of karmada-controller-manager share the clusters. Without leader election there is one replica, which
// owns all clusters.
func share(mgr manager.Manager, members *member.Members, l component.LeaderElection) error {
	if !l.Elect {
		return nil
	}
	host, err := os.Hostname()
	if err != nil {
		return fmt.Errorf("read the host name: %w", err)
	}
	id := l.Name + "-" + uuid.NewString()[:8]
	r := replica.New(mgr.GetClient(), mgr.GetAPIReader(), replica.Options{
		Component: l.Name, ID: id, Holder: host + "_" + id, Namespace: l.Namespace,
		LeaseDuration: l.LeaseDuration, RenewDeadline: l.RenewDeadline, RetryPeriod: l.RetryPeriod,
		Clock: clock.RealClock{}, Assign: members.Assign,
	})
	members.Share(id, r.Valid)
	return mgr.Add(r)
}

// exportKinds returns the kinds that may request the EndpointSlices of members.
func exportKinds(o Options) mcs.Kinds {
	kinds := sets.New[mcs.Kind]()
	if o.Selection.Enabled("serviceExport") {
		kinds.Insert(mcs.Export)
	}
	if o.Selection.Enabled("endpointsliceCollect") && o.Gates.Enabled(features.MultiClusterService) {
		kinds.Insert(mcs.MultiCluster)
	}
	if o.Selection.Enabled(ClusterSet) {
		kinds.Insert(mcs.ClusterSet)
	}
	return kinds
}
