// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/dependencies"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/propagate"
)

// setupPropagation adds the detector and the distributor of dependencies, which shares the watches of the detector.
func setupPropagation(mgr manager.Manager, o propagate.Options, workers int) (*propagate.Detector, *dependencies.Distributor, error) {
	var detector *propagate.Detector
	distributor := dependencies.New(mgr.GetClient(), mgr.GetAPIReader(), dependencies.Options{
		Chain: o.Chain, Events: o.Events, Enabled: o.Gates.Enabled(features.PropagateDeps), NewID: o.NewID, Workers: workers,
		Watched: func(gvk schema.GroupVersionKind) bool { return detector.Watched(gvk) },
	})
	o.Observe = distributor.Observe
	var err error
	if detector, err = propagate.Setup(mgr, o); err != nil {
		return nil, nil, err
	}
	return detector, distributor, distributor.Setup(mgr)
}
