// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"github.com/google/uuid"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/dispatch"
	"karmada.io/karmada/internal/mcs/endpointslice"
	"karmada.io/karmada/internal/mcs/ingress"
	"karmada.io/karmada/internal/mcs/multiclusterservice"
	"karmada.io/karmada/internal/mcs/serviceimport"
	"karmada.io/karmada/internal/quota/assignment"
	"karmada.io/karmada/internal/quota/enforcement"
)

// quotaControllers returns the controllers of FederatedResourceQuotas.
func quotaControllers(mgr manager.Manager, recorder events.Recorder, o Options) []controllerSetup {
	enforced := o.Gates.Enabled(features.FederatedQuotaEnforcement)
	options := assignment.Options{Events: recorder, Clock: clock.RealClock{}, NewID: uuid.NewString, Enforced: enforced}
	out := []controllerSetup{
		{"federatedResourceQuotaSync", func() error { return assignment.SetupSync(mgr, options) }},
		{"federatedResourceQuotaStatus", func() error { return assignment.SetupStatus(mgr, options) }},
	}
	if !enforced {
		o.Selection.Enabled("federatedResourceQuotaEnforcement") // the gate disables it
		return out
	}
	return append(out, controllerSetup{"federatedResourceQuotaEnforcement", func() error {
		return enforcement.Setup(mgr, enforcement.Options{Events: recorder, Clock: clock.RealClock{}, Period: o.QuotaPeriod})
	}})
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
	return kinds
}

// serviceControllers returns the controllers of services of several clusters.
func serviceControllers(mgr manager.Manager, recorder events.Recorder, o Options) []controllerSetup {
	clk, newID := clock.RealClock{}, uuid.NewString
	out := []controllerSetup{
		{"endpointSlice", func() error { return endpointslice.Setup(mgr, endpointslice.Options{Events: recorder}) }},
		{"serviceImport", func() error { return serviceimport.Setup(mgr, serviceimport.Options{Events: recorder, Clock: clk}) }},
	}
	out = append(out, controllerSetup{"multiclusteringress", func() error {
		return ingress.Setup(mgr, ingress.Options{Events: recorder, Clock: clk, NewID: newID})
	}})
	disabled := !o.Gates.Enabled(features.MultiClusterService)
	return append(out,
		controllerSetup{"multiclusterservice", func() error {
			return multiclusterservice.Setup(mgr, multiclusterservice.Options{Events: recorder, Clock: clk, NewID: newID, CleanupOnly: disabled})
		}},
		controllerSetup{"endpointsliceDispatch", func() error {
			return dispatch.Setup(mgr, dispatch.Options{Events: recorder, Clock: clk, NewID: newID, CleanupOnly: disabled})
		}},
	)
}
