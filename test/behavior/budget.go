// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"math"
	"testing"

	"k8s.io/client-go/rest"

	"karmada.io/karmada/test/bench"
	"karmada.io/karmada/test/env"
)

// slack allows for writes that do not depend on the number of Deployments, such as the status of clusters, and for retries
// after conflicts.
const slack = 0.5

// reportDelay is the time, in seconds, in which all changes of a new object are reported at once. A busy machine needs longer, so that
// statuses are written several times.
const reportDelay = 6

// rolloutStates is the maximum number of states of a rolling update that a cluster reports, and rolloutSums that of the states that a
// binding and its template show.
const rolloutStates, rolloutSums = 4, 6

func writeBudget(t *testing.T, e *env.Env) {
	const clusters = 2
	r, err := bench.Run(t.Context(), bench.Options{
		Control:     e.Config,
		Members:     map[string]*rest.Config{member1: e.Members[member1].Config, member2: e.Members[member2].Config},
		Deployments: 20, Replicas: 2, Pods: true, Rollout: true, Timeout: env.Timeout, Progress: func(s string) { t.Log(s) },
	})
	if err != nil {
		t.Fatal(err)
	}
	reports := 1 + math.Floor(r.Ready/reportDelay)
	for _, b := range []struct {
		what     string
		got, max float64
	}{
		{"until ready and reported", r.WritesUntilReported, 6 + clusters + reports*(2+2*clusters)},
		{"for a change of the image", r.WritesForRollout, 1 + clusters + clusters*rolloutStates + 2*rolloutSums},
		{"for deletion", r.WritesForDeletion, 2 + 2*clusters},
		{"of events", r.EventWrites, 4},
	} {
		t.Logf("writes %s: %.1f of %.0f; all: %+v, rollout: %+v", b.what, b.got, b.max, r.Writes, r.RolloutWrites)
		if b.got > b.max+slack {
			t.Errorf(
				"%.1f writes %s for each Deployment, at most %.0f are promised; all: %+v, rollout: %+v, deletion: %+v",
				b.got,
				b.what,
				b.max,
				r.Writes,
				r.RolloutWrites,
				r.DeletionWrites,
			)
		}
	}
}
