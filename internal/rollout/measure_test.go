// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/rollout/advance"
	"karmada.io/karmada/internal/rollout/revision"
)

// metrics returns values to queries.
type metrics struct {
	mu      sync.Mutex // guards the fields below
	values  []float64  // none: an error
	queries []string
}

func (m *metrics) Query(_ context.Context, address, query string) (float64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.queries = append(m.queries, address+" "+query)
	if len(m.values) == 0 {
		return 0, errors.New("no connection")
	}
	value := m.values[0]
	m.values = m.values[1:]
	return value, nil
}

// measured settles, waits for the query that this starts, and settles again.
func (f *fixture) measured() {
	f.t.Helper()
	f.settle()
	select {
	case <-f.rollouts.measurements.ended:
	case <-f.t.Context().Done():
		f.t.Fatal("no query ended")
	}
	f.settle()
}

// A gate queries the metric of an updated cluster that is healthy, and passes after the successful measurements.
func TestReconcile_metrics(t *testing.T) {
	t.Parallel()
	strategy := canary()
	strategy.Stages[0].Gate = &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{{
		Name: "errors", Count: 2, Interval: &metav1.Duration{Duration: 10 * time.Second}, Success: "result < 1",
		Prometheus: &policyv1alpha1.RolloutPrometheus{
			Address: "http://prometheus", Query: `errors{cluster="$(cluster)",namespace="$(namespace)",name="$(name)",revision="$(revision)"}`,
		},
	}}}
	f := deployed(t, strategy)
	f.metrics.values = []float64{0.5}
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	f.settle()
	f.report("m2", workv1alpha1.ResourceHealthy)
	f.measured()
	f.clock.SetTime(f.clock.Now().Add(10 * time.Second))
	f.measured() // an error
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})
	f.metrics.values = []float64{0}
	f.clock.SetTime(f.clock.Now().Add(10 * time.Second))
	f.measured()
	f.expect(fleetv1alpha1.RolloutWaitingForApproval, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})
	want := `http://prometheus errors{cluster="m2",namespace="default",name="nginx",revision="2"}`
	if want := []string{want, want, want}; !slices.Equal(f.metrics.queries, want) {
		t.Errorf("queries %q, want %q", f.metrics.queries, want)
	}
	check := get(f, &fleetv1alpha1.StagedRollout{}, key).Status.Clusters[0].Checks[0]
	if check.Successful != 2 || check.Value != "0" || check.Message != "" {
		t.Errorf("check %+v", check)
	}
}

// Slow queries of one namespace leave slots to others, and a query that gets none ends with an error.
func TestSlots(t *testing.T) {
	t.Parallel()
	s := &newMeasurements().slots
	for range maxNamespaceQueries {
		if !s.acquire("a") {
			t.Fatal("no slot")
		}
	}
	s.wait = 0
	if s.acquire("a") {
		t.Error("namespace a got more slots than its share")
	}
	s.wait = maxWait
	others := maxQueries - maxNamespaceQueries
	for i := range others {
		if !s.acquire(strconv.Itoa(i)) {
			t.Fatal("no slot for another namespace")
		}
	}
	s.wait = 0
	if s.acquire("b") {
		t.Error("more slots than there are")
	}
	s.release("a")
	if !s.acquire("b") {
		t.Error("no slot after the release of one")
	}
	s.release("b")
	for i := range others {
		s.release(strconv.Itoa(i))
	}
	if len(s.used) != 1 || s.total != maxNamespaceQueries-1 || len(s.waiting) > 0 {
		t.Errorf("%d of namespaces %v used, %d waiting", s.total, s.used, len(s.waiting))
	}
}

// A cluster whose queries get no slot waits and does not fail at its timeout, and no result of a deleted binding is kept.
func TestReconcile_waitingQueries(t *testing.T) {
	t.Parallel()
	strategy := canary()
	strategy.Timeout = &metav1.Duration{Duration: time.Minute}
	strategy.Stages[0].Gate = &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{{
		Name: "errors", Success: "result < 1", Prometheus: &policyv1alpha1.RolloutPrometheus{Address: "http://prometheus", Query: "x"},
	}}}
	f := deployed(t, strategy)
	for range maxNamespaceQueries {
		f.rollouts.measurements.slots.acquire("default")
	}
	f.rollouts.measurements.slots.wait = 0
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	f.settle()
	f.report("m2", workv1alpha1.ResourceHealthy)
	f.measured()
	f.clock.SetTime(f.clock.Now().Add(2 * time.Minute))
	f.measured()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})
	c := get(f, &fleetv1alpha1.StagedRollout{}, key).Status.Clusters[0]
	if !strings.Contains(c.Message, "too many queries") || c.Checks[0].Errors != 0 || c.Checks[0].MeasuredAt != nil {
		t.Errorf("cluster %+v", c)
	}
	f.rollouts.measurements.end(key, measuring{uid: "binding"}, advance.Measurement{})
	b := get(f, &workv1alpha2.ResourceBinding{}, key)
	b.Finalizers = nil
	if err := errors.Join(f.control.Update(t.Context(), b), f.control.Delete(t.Context(), b)); err != nil {
		t.Fatal(err)
	}
	f.run(f.rollouts.Reconcile, key)
	if n := len(f.rollouts.measurements.results); n > 0 {
		t.Errorf("results of %d deleted bindings are kept", n)
	}
}

// A check evaluates the object that was applied, with its reported status.
func TestReconcile_objectCheck(t *testing.T) {
	t.Parallel()
	strategy := canary()
	strategy.Stages[0].Gate = &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{{
		Name: "image", CEL: `object.spec.template.spec.containers.all(c, c.image == "nginx:3") && object.status.observedGeneration > 0`,
	}}}
	f := deployed(t, strategy)
	for _, image := range []string{"nginx:2", "nginx:3"} {
		f.editTemplate(containers(image), "spec", "template", "spec", "containers")
		f.settle()
		f.report("m2", workv1alpha1.ResourceHealthy)
		f.settle()
		phase := get(f, &fleetv1alpha1.StagedRollout{}, key).Status.Phase
		if waits := phase == fleetv1alpha1.RolloutWaitingForApproval; waits != (image == "nginx:3") {
			t.Errorf("%s: phase %s", image, phase)
		}
	}
}

func TestDisruption(t *testing.T) {
	t.Parallel()
	object := func(apiVersion, kind string, spec map[string]any) *revision.Content {
		return &revision.Content{Part: revision.Part{Template: map[string]any{"apiVersion": apiVersion, "kind": kind, "spec": spec}}}
	}
	strategy := func(update map[string]any) map[string]any { return map[string]any{"strategy": update} }
	rolling := func(unavailable, surge any) map[string]any {
		return strategy(map[string]any{
			"type": "RollingUpdate", "rollingUpdate": map[string]any{"maxUnavailable": unavailable, "maxSurge": surge},
		})
	}
	overridden := object("apps/v1", "Deployment", nil)
	overridden.Overrides = []revision.Override{{Name: "strategy"}}
	for name, tc := range map[string]struct {
		content *revision.Content
		want    int
	}{
		"unknown":                   {nil, 10},
		"defaults":                  {object("apps/v1", "Deployment", map[string]any{}), 2},
		"numbers":                   {object("apps/v1", "Deployment", rolling(int64(1), int64(0))), 1},
		"surge only":                {object("apps/v1", "Deployment", rolling(int64(0), "10%")), 0},
		"percentages of zero":       {object("apps/v1", "Deployment", rolling("1%", "0%")), 1},
		"more than all":             {object("apps/v1", "Deployment", rolling(int64(50), int64(1))), 10},
		"invalid":                   {object("apps/v1", "Deployment", rolling("many", int64(1))), 10},
		"recreate":                  {object("apps/v1", "Deployment", strategy(map[string]any{"type": "Recreate"})), 10},
		"overridden":                {overridden, 10},
		"StatefulSet":               {object("apps/v1", "StatefulSet", map[string]any{}), 1},
		"StatefulSet on deletion":   {object("apps/v1", "StatefulSet", map[string]any{"updateStrategy": map[string]any{"type": "OnDelete"}}), 10},
		"another kind of this name": {object("example.com/v1", "Deployment", map[string]any{}), 10},
	} {
		if got := disruption(tc.content, 10); got != tc.want {
			t.Errorf("%s: %d, want %d", name, got, tc.want)
		}
	}
}
