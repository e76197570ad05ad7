// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package multikueue

import (
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/test/fakecontrol"
	"karmada.io/karmada/test/fuzzbound"
)

// Users create jobs, and so Workloads.
func FuzzWorkload(f *testing.F) {
	seed, err := yaml.YAMLToJSON([]byte(workload))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(seed)
	f.Add([]byte(`{"apiVersion":"kueue.x-k8s.io/v1beta2","kind":"Workload","spec":{"podSets":[{"count":1e99}]},"status":{"conditions":{}}}`))
	control := fakecontrol.New(f, fakecontrol.Options{})
	chain, clock := interpret.Chain{thirdparty.Layer()}, clocktesting.NewFakeClock(time.Time{})
	d := New(control, control, &scheduler.Simulator{Control: control}, chain, clock)
	f.Fuzz(func(t *testing.T, raw []byte) {
		w := &unstructured.Unstructured{}
		if w.UnmarshalJSON(raw) != nil {
			return
		}
		w.SetGroupVersionKind(kind("Workload"))
		fuzzbound.Check(t, func() {
			_ = pending(w)
			_, _ = d.bindingOf(t.Context(), w)
		})
	})
}
