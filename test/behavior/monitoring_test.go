// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/common/expfmt"
	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/client-go/discovery"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	"karmada.io/karmada/test/env"
)

// A control plane and its members take few of the inotify instances of a user, of which there are 128 by default. No other test runs
// meanwhile.
func TestFileWatches(t *testing.T) {
	e := env.Shared(t)
	links, err := filepath.Glob("/proc/self/fd/*")
	if err != nil || len(links) == 0 || e.Layout.Dir == "" {
		t.Skip("the files of the process are not listed, or the control plane runs in another one")
	}
	n := 0
	for _, link := range links {
		if target, err := os.Readlink(link); err == nil && target == "anon_inode:inotify" { // the list may be outdated
			n++
		}
	}
	// The serving certificates of 4 API servers and 3 aggregated ones, the client certificates of API servers for aggregated ones, and the
	// CA for 4 signers of the control plane and one of each member.
	if n > 18 {
		t.Errorf("%d inotify instances for a control plane and %d members, want at most 18", n, len(e.Members))
	}
}

// Alerts and panels refer to series that a running control plane has, and panels show them. No other test runs meanwhile, because all tests
// share the metrics of this process.
func TestMonitoring(t *testing.T) {
	e := env.Shared(t)
	if e.Layout.Dir == "" {
		t.Skip("the control plane runs in another process, whose metrics are not served")
	}
	dir := t.TempDir()
	scrape(t, e, dir, 0) // counters begin before the objects below
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
	scrape(t, e, dir, 1)
	scrape(t, e, dir, 2) // new series have a rate
	t.Parallel()
	check := exec.CommandContext(t.Context(), "go", "run", "./check", dir)
	check.Dir = "../../config/monitoring"
	if out, err := check.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// scrape writes the metrics of all components, which run in this process, to files for config/monitoring/check.
func scrape(t *testing.T, e *env.Env, dir string, minute int) {
	t.Helper()
	api, err := discovery.NewDiscoveryClientForConfig(e.Config)
	if err != nil {
		t.Fatal(err)
	}
	page, err := api.RESTClient().Get().AbsPath("/metrics").DoRaw(t.Context())
	if err != nil {
		t.Fatalf("scrape kube-apiserver: %v", err)
	}
	pages := map[string][]byte{"karmada-apiserver": page}
	for job, gatherer := range map[string]prometheus.Gatherer{"karmada-up": metrics.Registry, "etcd": prometheus.DefaultGatherer} {
		families, err := gatherer.Gather()
		if err != nil {
			t.Fatalf("gather the metrics of %s: %v", job, err)
		}
		var text bytes.Buffer
		for _, f := range families {
			if _, err := expfmt.MetricFamilyToText(&text, f); err != nil {
				t.Fatal(err)
			}
		}
		pages[job] = text.Bytes()
	}
	for job, page := range pages {
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%d-%s", minute, job)), page, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
