// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"

	"karmada.io/karmada/internal/binding"
)

// A decision measures all of its steps. Other tests run concurrently, so that counts are compared with a lower bound.
func TestSchedule_measuresSteps(t *testing.T) {
	t.Parallel()
	samples := func(o prometheus.Observer) uint64 {
		var m dto.Metric
		if err := o.(prometheus.Metric).Write(&m); err != nil {
			t.Fatal(err)
		}
		return m.GetHistogram().GetSampleCount()
	}
	b, k := newBinding(binding.Namespaced)
	f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
	observers := map[string]prometheus.Observer{
		"extension point Filter": pointDuration.WithLabelValues("Filter", "Success"),
		"extension point Score":  pointDuration.WithLabelValues("Score", "Success"),
	}
	for _, step := range []string{"Filter", "Score", "Select", "AssignReplicas"} {
		observers["step "+step] = stepDuration.WithLabelValues(step)
	}
	before := map[string]uint64{}
	for name, o := range observers {
		before[name] = samples(o)
	}
	f.run(t, k)
	for name, o := range observers {
		if samples(o) == before[name] {
			t.Errorf("%s was not measured", name)
		}
	}
}
