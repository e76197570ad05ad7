// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"time"

	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	custommetrics "k8s.io/metrics/pkg/client/custom_metrics"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/autoscale/cron"
	"karmada.io/karmada/internal/autoscale/federatedhpa"
	"karmada.io/karmada/internal/autoscale/hpamarker"
	"karmada.io/karmada/internal/autoscale/replicasync"
	"karmada.io/karmada/internal/autoscale/scaling"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/member/tunnel"
)

// refreshMetricsAPIs is the interval at which the version of the custom metrics API is discovered.
const refreshMetricsAPIs = 5 * time.Minute

// setupFederatedHPA adds the controller of FederatedHPAs, and connections for reading the pods of members.
func setupFederatedHPA(ctx context.Context, mgr manager.Manager, recorder events.Recorder, config *federatedhpa.Config) error {
	if config == nil {
		config = new(federatedhpa.DefaultConfig())
	}
	scaler, err := scaling.NewScaler(mgr.GetConfig(), mgr.GetRESTMapper())
	if err != nil {
		return err
	}
	discoverer := rest.CopyConfig(mgr.GetConfig())
	discoverer.Timeout = federatedhpa.CustomMetricsTimeout
	d, err := discovery.NewDiscoveryClientForConfig(discoverer)
	if err != nil {
		return err
	}
	apis := custommetrics.NewAvailableAPIsGetter(d)
	go custommetrics.PeriodicallyInvalidate(apis, refreshMetricsAPIs, ctx.Done())
	members := member.New(mgr.GetClient(), mgr.GetAPIReader(), member.AnyMode)
	members.Tunnel(tunnel.Remote{Control: mgr.GetConfig()})
	if err := members.SetupReader(mgr); err != nil {
		return err
	}
	custom, err := federatedhpa.NewCustomMetrics(mgr.GetConfig(), mgr.GetRESTMapper(), apis)
	if err != nil {
		return err
	}
	return federatedhpa.Setup(mgr, federatedhpa.Options{
		Scaler: scaler, Members: members, Events: recorder, Clock: clock.RealClock{}, Config: *config, Custom: custom,
	})
}

// setupCronFederatedHPA adds the controller of CronFederatedHPAs.
func setupCronFederatedHPA(mgr manager.Manager, recorder events.Recorder) error {
	scaler, err := scaling.NewScaler(mgr.GetConfig(), mgr.GetRESTMapper())
	if err != nil {
		return err
	}
	return cron.Setup(mgr, cron.Options{Scaler: scaler, Events: recorder, Clock: clock.RealClock{}, Local: time.Local})
}

// replicaControllers returns the controllers for templates that autoscalers of members scale. They are off by default.
func replicaControllers(mgr manager.Manager, recorder events.Recorder) []controllerSetup {
	return []controllerSetup{
		{"hpaScaleTargetMarker", func() error { return hpamarker.Setup(mgr, hpamarker.Options{Events: recorder}) }},
		{"deploymentReplicasSyncer", func() error { return replicasync.Setup(mgr, replicasync.Options{Events: recorder}) }},
	}
}
