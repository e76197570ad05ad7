// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package servers lists the components that this binary runs, for the command line and for the generated reference of flags.
package servers

import (
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/agent"
	"karmada.io/karmada/internal/aggregated"
	"karmada.io/karmada/internal/cluster/nameresolution"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	estimator "karmada.io/karmada/internal/estimate/server"
	"karmada.io/karmada/internal/install/operator"
	"karmada.io/karmada/internal/metricsadapter"
	"karmada.io/karmada/internal/search"
)

// Servers returns all components. Each call returns new values, with flags of their own.
func Servers() []component.Server {
	return []component.Server{
		controllers.ControllerManager(), controllers.Scheduler(), controllers.Descheduler(),
		admission.Server(), aggregated.Server(), estimator.Server(), agent.Server(), search.Server(), metricsadapter.Server(),
		operator.Server(), nameresolution.Server(),
	}
}
