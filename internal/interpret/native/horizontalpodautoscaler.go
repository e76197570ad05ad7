// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import "karmada.io/karmada/internal/interpret"

var horizontalPodAutoscaler = interpret.Kind{
	Reflect:   autoscaled.reflect,
	Aggregate: autoscaled.aggregate,
}

var autoscaled = counters{{name: "currentReplicas"}, {name: "desiredReplicas", always: true}}
