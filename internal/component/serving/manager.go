// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/config"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

// NewManager returns a manager for a server that reads members. It waits until the control plane serves Clusters.
func NewManager(ctx context.Context, control *rest.Config, scheme *runtime.Scheme) (manager.Manager, error) {
	control = rest.CopyConfig(control)
	control.QPS = -1
	mgr, err := ctrl.NewManager(control, ctrl.Options{
		Scheme:                 scheme,
		Cache:                  cache.Options{DefaultTransform: cache.TransformStripManagedFields()},
		Metrics:                metricsserver.Options{BindAddress: "0"},
		HealthProbeBindAddress: "0",
		Logger:                 ctrl.LoggerFrom(ctx),
		Controller:             config.Controller{SkipNameValidation: new(true)},
	})
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane %s: %w", control.Host, err)
	}
	return mgr, WaitForClusters(ctx, mgr.GetRESTMapper())
}
