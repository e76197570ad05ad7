// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decision

import (
	"encoding/json"
	"testing"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/test/fuzzbound"
)

// Users write Placements.
func FuzzPlacement(f *testing.F) {
	f.Add([]byte(`{"spec":{"replicas":3,"replicaRequests":{"cpu":"1e2147483648"},"placement":{"clusterAffinity":{}}}}`))
	f.Add([]byte(`{"spec":{"replicaRequests":{"cpu":"1E-999"},"replicas":1},"status":{"clusters":[{"name":"m1","replicas":-1}]}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		fuzzbound.Check(t, func() {
			var p fleetv1alpha1.Placement
			if json.Unmarshal(raw, &p) == nil {
				_, _ = bindingOf(&p)
			}
		})
	})
}
