// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/client-go/discovery"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	"karmada.io/karmada/config/monitoring"
	"karmada.io/karmada/test/env"
)

// absent are the metrics of queries that a control plane in one process does not have until something happens.
var absent = map[string]string{
	"apiserver_admission_webhook_rejection_count": "a webhook rejects a request",
	"etcd_debugging_server_alarms":                "etcd has an alarm",
	"eviction_processing_total":                   "a workload is evicted",
	"karmada_drift_corrections_total":             "an object is changed in a member",
	"karmada_eviction_delay_seconds_bucket":       "a workload is evicted",
	"karmada_eviction_duration_seconds_bucket":    "a workload is evicted",
	"karmada_member_watch_errors_total":           "a watch of a member fails",
	"karmada_orphaned_objects":                    "the members are searched for orphaned objects",
	"karmada_search_watch_errors_total":           "a watch of karmada-search fails",
	"leader_election_master_status":               "a process takes part in a leader election, which karmada up does not",
}

// empty are the panels that show nothing in a healthy control plane.
var empty = map[string]string{
	"Clusters that are not ready": "all clusters are ready",
}

// Alerts and panels refer to series that a running control plane has, and panels show them.
func TestMonitoring(t *testing.T) {
	e := env.Shared(t)
	if e.Layout.Dir == "" {
		t.Skip("the control plane runs in another process, whose metrics are not served")
	}
	series, start := monitoring.Series{}, time.Now()
	scrape(t, e, series, start) // counters begin before the objects below
	f := newFixture(t, e)
	d := f.deploymentWithSlots("monitored", 2)
	p := f.policy("monitored", []string{member1, member3}, named("apps/v1", "Deployment", d.Name))
	p.Spec.Placement.ReplicaScheduling = byCapacity()
	f.setSlots(member1, 2) // an update adds a pod
	f.setSlots(member3, 2)
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member1: 1, member3: 1})
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = "nginx:1.28" })
	f.waitDivided(d, map[string]int32{member1: 1, member3: 1})
	f.remove(d)
	f.waitOnlyIn(d)
	scrape(t, e, series, start.Add(time.Minute))
	scrape(t, e, series, start.Add(2*time.Minute)) // new series have a rate

	queries, err := monitoring.Queries()
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, q := range queries {
		uses, err := monitoring.Uses(q.Expr)
		if err != nil {
			t.Errorf("%s: %v", q.Where, err)
		}
		complete := true
		for name, labels := range uses {
			used[name] = true
			if series.Has(name, labels...) {
				continue
			}
			complete = false
			if absent[name] == "" {
				t.Errorf("%s: no series %s has the labels %v", q.Where, name, labels)
			}
		}
		result, err := series.Evaluate(t.Context(), q.Expr, start.Add(3*time.Minute))
		if err != nil {
			t.Errorf("%s: %v", q.Where, err)
		}
		if q.Panel != "" && complete && len(result) == 0 && empty[q.Panel] == "" {
			t.Errorf("%s shows nothing", q.Where)
		}
	}
	for name := range absent {
		if !used[name] {
			t.Errorf("no query uses %s", name)
		}
	}
}

// scrape adds the metrics of all components, which run in this process, at a time.
func scrape(t *testing.T, e *env.Env, series monitoring.Series, at time.Time) {
	t.Helper()
	api, err := discovery.NewDiscoveryClientForConfig(e.Config)
	if err != nil {
		t.Fatal(err)
	}
	page, err := api.RESTClient().Get().AbsPath("/metrics").DoRaw(t.Context())
	if err != nil {
		t.Fatalf("scrape kube-apiserver: %v", err)
	}
	parser := expfmt.NewTextParser(model.LegacyValidation)
	served, err := parser.TextToMetricFamilies(bytes.NewReader(page))
	if err != nil {
		t.Fatalf("parse the metrics of kube-apiserver: %v", err)
	}
	jobs := map[string][]*dto.MetricFamily{"karmada-apiserver": slices.Collect(maps.Values(served))}
	for job, gatherer := range map[string]prometheus.Gatherer{"karmada-up": metrics.Registry, "etcd": prometheus.DefaultGatherer} {
		if jobs[job], err = gatherer.Gather(); err != nil {
			t.Fatalf("gather the metrics of %s: %v", job, err)
		}
	}
	for job, families := range jobs {
		if err := series.Scrape(families, job, at); err != nil {
			t.Fatal(err)
		}
	}
}
