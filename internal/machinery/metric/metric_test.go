// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metric

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

func TestMetrics(t *testing.T) {
	t.Parallel()
	Gauge("test_gauge", "Without labels.")
	Counter("test_counter_total", "With a label.", "kind").WithLabelValues("a").Inc()
	h := Histogram("test_seconds", "With results.", []float64{1, 2}, "result")
	Observe(h, 1500*time.Millisecond, nil)
	Observe(h, time.Minute, errors.New("x"))
	want := `# HELP test_counter_total With a label.
# TYPE test_counter_total counter
test_counter_total{kind="a"} 1
# HELP test_gauge Without labels.
# TYPE test_gauge gauge
test_gauge 0
# HELP test_seconds With results.
# TYPE test_seconds histogram
test_seconds_bucket{result="error",le="1"} 0
test_seconds_bucket{result="error",le="2"} 0
test_seconds_bucket{result="error",le="+Inf"} 1
test_seconds_sum{result="error"} 60
test_seconds_count{result="error"} 1
test_seconds_bucket{result="success",le="1"} 0
test_seconds_bucket{result="success",le="2"} 1
test_seconds_bucket{result="success",le="+Inf"} 1
test_seconds_sum{result="success"} 1.5
test_seconds_count{result="success"} 1
`
	names := []string{"test_gauge", "test_counter_total", "test_seconds"}
	if err := testutil.GatherAndCompare(metrics.Registry, strings.NewReader(want), names...); err != nil {
		t.Error(err)
	}
	var got []string
	for _, d := range All() {
		got = append(got, d.Type+" "+d.Name)
	}
	all := strings.Join(got, ", ")
	if all != "gauge karmada_build_info, counter test_counter_total, gauge test_gauge, histogram test_seconds" {
		t.Errorf("All() = %s", all)
	}
	if n, err := testutil.GatherAndCount(metrics.Registry, "karmada_build_info"); err != nil || n != 1 {
		t.Errorf("karmada_build_info: %d series, %v", n, err)
	}
}
