// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"k8s.io/client-go/discovery"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/autoscale/cron"
	"karmada.io/karmada/internal/autoscale/federatedhpa"
	"karmada.io/karmada/internal/autoscale/hpamarker"
	"karmada.io/karmada/internal/autoscale/replicasync"
	"karmada.io/karmada/internal/autoscale/scaling"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/cluster/argocd"
	"karmada.io/karmada/internal/cluster/decision"
	"karmada.io/karmada/internal/cluster/lifecycle"
	"karmada.io/karmada/internal/cluster/multikueue"
	"karmada.io/karmada/internal/cluster/profile"
	"karmada.io/karmada/internal/cluster/properties"
	"karmada.io/karmada/internal/cluster/registration"
	"karmada.io/karmada/internal/cluster/remedy"
	"karmada.io/karmada/internal/cluster/taintpolicy"
	"karmada.io/karmada/internal/cluster/tokens"
	"karmada.io/karmada/internal/cluster/unifiedauth"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/failover/application"
	"karmada.io/karmada/internal/failover/budgetstatus"
	"karmada.io/karmada/internal/failover/graceful"
	"karmada.io/karmada/internal/failover/placementeviction"
	"karmada.io/karmada/internal/failover/suspension"
	"karmada.io/karmada/internal/failover/taint"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/events"
	clustersetcontrol "karmada.io/karmada/internal/mcs/clusterset/control"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/mcs/dispatch"
	"karmada.io/karmada/internal/mcs/endpointslice"
	"karmada.io/karmada/internal/mcs/ingress"
	"karmada.io/karmada/internal/mcs/multiclusterservice"
	"karmada.io/karmada/internal/mcs/serviceimport"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/internal/quota/assignment"
	"karmada.io/karmada/internal/quota/enforcement"
	"karmada.io/karmada/internal/rebalance/utilization"
	"karmada.io/karmada/internal/rebalance/workload"
	"karmada.io/karmada/internal/rollout"
	"karmada.io/karmada/internal/rollout/metric"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/aggregate"
	"karmada.io/karmada/internal/work/guard"
	"karmada.io/karmada/internal/work/namespaces"
	"karmada.io/karmada/internal/work/orphans"
	"karmada.io/karmada/internal/work/sync"
)

// controller is a controller that runs in the leader only.
type controller struct {
	name    string // in --controllers; a controller with another name always runs
	enabled bool   // by feature gates and other flags
	setup   interface{ Setup(manager.Manager) error }
}

// setupFunc is the method Setup of a controller.
type setupFunc func(manager.Manager) error

func (f setupFunc) Setup(mgr manager.Manager) error { return f(mgr) }

// shared holds the clients and services that several controllers of the leader use.
type shared struct {
	*fleet
	events     events.Recorder
	estimators *estimate.Estimators
	scaler     *scaling.Scaler
	disco      discovery.DiscoveryInterface
	changes    *interpreterChanges
	rerender   chan event.GenericEvent // requeues bindings in the controller that renders Works
	guard      *guard.Guard
	restarts   *guard.Guard
}

// newControllers returns the controllers of karmada-controller-manager that run in the leader only, in the order in which they are set up.
// The arguments of a constructor show what the controller may use: control reads the cache and writes, live reads the API server.
func newControllers(mgr manager.Manager, s shared, o Options) []controller {
	var (
		control, live, recorder, clk, newID = mgr.GetClient(), mgr.GetAPIReader(), s.events, clock.RealClock{}, uuid.NewString

		gates     = o.Gates.Enabled
		inject    = gates(features.StatefulFailoverInjection)
		enforced  = gates(features.FederatedQuotaEnforcement)
		cleanup   = !gates(features.MultiClusterService)
		evictions = o.evictions()
		taints    = gates(features.Failover) && evictions.TaintManager && evictions.NoExecute
		evictor   = failover.Evictor{
			Events: recorder, Clock: clk, Fleet: failover.NewFleet(control, clk, evictions.Limits), InjectState: inject,
		}
		simulator = &scheduler.Simulator{Control: control, Options: scheduler.Options{
			Profile: o.Profile, Estimators: s.estimators, ResourceModels: gates(features.CustomizedClusterResourceModeling),
		}}
		readers = member.New(control, live, member.AnyMode) // read the pods of members
	)
	readers.Tunnel(tunnel.Remote{Control: mgr.GetConfig()})
	profiles := profile.New(control, live, mgr.GetConfig(), clk, o.Profiles)
	rollouts := rollout.New(control, live, rollout.Options{
		Chain: s.chain, Events: recorder, Clock: clk, Metrics: metric.NewClient(o.RolloutMetricServers)})
	return []controller{
		{"cluster", true, lifecycle.New(control, live, recorder, clk, o.Monitor)},
		{"detector", true, s.changes.detector},
		{"detector", true, s.changes.distributor}, // shares the watches of the detector
		{"unifiedAuth", true, unifiedauth.New(control, recorder)},
		{tokens.Name, true, tokens.New(control, live, clk)},
		{"agentcsrapproving", true, registration.New(control, live, recorder, o.ApproveClusters)},
		{webhookAccessName, true, webhookAccess{control, o.RolloutMetricServers, o.Selection.Disabled()}},
		{"namespace", true, namespaces.New(control, live, namespaces.Options{
			Mode: o.NamespaceSync, Skipped: o.Skip.Namespace, NewID: newID, Events: recorder})},
		{"binding", true, sync.New(control, live, sync.Options{Chain: s.chain, Events: recorder, Clock: clk, NewID: newID,
			Rerender: s.rerender, Guard: s.guard, Restarts: s.restarts, Workers: o.Workers.Bindings, InjectState: inject, Rollouts: rollouts})},
		{"stagedRollout", true, rollouts},
		{"orphanedWorks", true, orphans.New(control, live, recorder, clk)},
		{"bindingStatus", true, aggregate.New(control, live, aggregate.Options{
			Chain: s.chain, Events: recorder, Clock: clk, Delays: o.Delays,
			Again: s.changes.bindings, Workers: o.Workers.Bindings})},
		{utilization.Name, true, utilization.New(control, utilization.Options{Events: recorder, Clock: clk, Scheduler: simulator})},
		// The gate Failover concerns evictions because of taints and the taints of policies only (docs/contract/failover.md#taints).
		{"cluster", true, suspension.New(control, recorder, clk, evictions.Limits)},
		{"cluster", taints, taint.New(control, taint.Options{Evictor: evictor, Config: evictions})},
		{"applicationFailover", true, application.New(control, application.Options{
			Evictor: evictor, Graceful: gates(features.GracefulEviction)})},
		{"gracefulEviction", true, graceful.New(control, live, graceful.Options{
			Evictor: evictor, Timeout: evictions.Timeout, Taints: taints})},
		{"placementEviction", true, placementeviction.New(control, live, evictor)},
		{"placementDisruptionBudget", true, budgetstatus.New(control)},
		{"clustertaintpolicy", gates(features.Failover), taintpolicy.New(control, recorder, clk)},
		{"clusterPropertyLabels", true, properties.New(control, clk, o.PropertyLabels)},
		{profile.Name, true, profiles},
		{argocd.Name, true, argocd.NewSecrets(control, live, profiles, recorder, clk)},
		{multikueue.Name, true, multikueue.New(control, live, simulator, s.chain, clk)},
		{decision.Name, true, decision.New(control, o.Profiles.Namespaces)},
		{decision.Name, true, decision.NewPlacements(control, simulator, clk, o.Profiles.Namespaces)},
		{"remedy", true, remedy.New(control)},
		{"federatedHorizontalPodAutoscaler", true, setupFunc(readers.SetupReader)},
		{"federatedHorizontalPodAutoscaler", true, federatedhpa.New(control, federatedhpa.Options{
			Scaler: s.scaler, Members: readers, Events: recorder, Clock: clk, Config: o.autoscaling()})},
		{"cronFederatedHorizontalPodAutoscaler", true, cron.New(control, live, cron.Options{
			Scaler: s.scaler, Events: recorder, Clock: clk, Local: time.Local})},
		{"workloadRebalancer", true, workload.New(control, live, recorder, clk)},
		{"hpaScaleTargetMarker", true, hpamarker.New(control, live, recorder)},
		{"deploymentReplicasSyncer", true, replicasync.New(control, live, recorder)},
		{"federatedResourceQuotaSync", true, assignment.NewSync(control, live, recorder, newID)},
		{"federatedResourceQuotaStatus", true, assignment.NewStatus(control, recorder, clk, enforced)},
		{"federatedResourceQuotaEnforcement", enforced, enforcement.New(control, live, enforcement.Options{
			Events: recorder, Clock: clk, Period: o.QuotaPeriod})},
		{"endpointSlice", true, endpointslice.New(control, live, recorder)},
		{"serviceImport", true, serviceimport.New(control, recorder, clk)},
		{"multiclusteringress", true, ingress.New(control, live, ingress.Options{Events: recorder, Clock: clk, NewID: newID})},
		{"multiclusterservice", true, multiclusterservice.New(control, live, multiclusterservice.Options{
			Events: recorder, Clock: clk, NewID: newID, CleanupOnly: cleanup})},
		{clustersetcontrol.Name, true, clustersetcontrol.New(control, live, clustersetcontrol.Options{
			NewID: newID, CleanupOnly: !o.Selection.Enabled(ClusterSet)})},
		{"endpointsliceDispatch", true, dispatch.New(control, live, dispatch.Options{
			Events: recorder, Clock: clk, NewID: newID, CleanupOnly: cleanup})},
	}
}

// setup adds the controllers of karmada-controller-manager that run in the leader only.
func setup(ctx context.Context, mgr manager.Manager, f *fleet, recorder events.Recorder, estimators *estimate.Estimators, o Options) error {
	if err := work.IndexWorks(ctx, mgr); err != nil {
		return fmt.Errorf("index works: %w", err)
	}
	indexer := mgr.GetFieldIndexer()
	if err := errors.Join(
		indexes.Register(ctx, indexer, indexes.BindingsByTarget, indexes.BindingsByOtherReport, indexes.BindingsByPolicy,
			indexes.BindingsByEviction),
		collected.ByService.Register(ctx, indexer), clustersetcontrol.ClusterSetWorks.Register(ctx, indexer),
		ingress.ByIngress.Register(ctx, indexer),
		assignment.ByQuota.Register(ctx, indexer), properties.Register(ctx, indexer)); err != nil {
		return err
	}
	s := shared{fleet: f, events: recorder, estimators: estimators, guard: newGuard(ctx, mgr.GetClient(), o.Removals)}
	s.restarts = newRestartGuard(ctx, mgr.GetClient(), o.Restarts)
	if o.Selection.Enabled("binding") {
		s.rerender = make(chan event.GenericEvent)
	}
	var err error
	if s.scaler, err = scaling.NewScaler(mgr.GetConfig(), mgr.GetRESTMapper()); err != nil {
		return fmt.Errorf("create a client of scale subresources: %w", err)
	}
	if s.disco, err = discovery.NewDiscoveryClientForConfigAndClient(mgr.GetConfig(), mgr.GetHTTPClient()); err != nil {
		return fmt.Errorf("create a discovery client: %w", err)
	}
	s.changes = newInterpreterChanges(mgr, s, o)
	for _, c := range newControllers(mgr, s, o) {
		if !c.enabled || !o.Selection.Enabled(c.name) {
			ctrl.LoggerFrom(ctx).Info("Controller is disabled", "controller", c.name, "type", fmt.Sprintf("%T", c.setup))
			continue
		}
		if err := c.setup.Setup(mgr); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	f.customizations.OnChange(s.changes.requeue)
	return nil
}

// newGuard returns a guard that counts the Works in the cache.
func newGuard(ctx context.Context, control client.Reader, limits *guard.Limits) *guard.Guard {
	if limits == nil {
		limits = &guard.Default
	}
	return guard.New(*limits, clock.RealClock{}, func(before time.Time, access bool) (count int) {
		var works workv1alpha1.WorkList
		if err := control.List(ctx, &works, client.UnsafeDisableDeepCopy); err != nil {
			return 0 // the cache has stopped; the smallest limit applies
		}
		for i := range works.Items {
			if r := guard.RemovalOf(&works.Items[i]); r.Access == access && r.Counts(before) {
				count++
			}
		}
		return count
	})
}

// newRestartGuard returns a guard that counts the Works of workloads, or nil if it is off.
func newRestartGuard(ctx context.Context, control client.Reader, limits *guard.Limits) *guard.Guard {
	if limits == nil || limits.Share <= 0 {
		return nil
	}
	return guard.New(*limits, clock.RealClock{}, func(time.Time, bool) (count int) {
		bindings, err := binding.List(func(list binding.ObjectList) error { return control.List(ctx, list, client.UnsafeDisableDeepCopy) })
		if err != nil {
			return 0 // the cache has stopped; the smallest limit applies
		}
		for _, b := range bindings {
			if binding.IsWorkload(b.BindingSpec()) {
				count += len(b.BindingSpec().Clusters)
			}
		}
		return count
	})
}
