// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"fmt"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/util/intstr"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// A rollout of three stages over many clusters, half of a stage at a time, writes each Work once. The other writes depend on the number of
// steps, and not on that of clusters. So do the events: one for each stage but the last, and those of the phases.
func TestReconcile_writesOfARollout(t *testing.T) {
	t.Parallel()
	var clusters []string
	for i := range 30 {
		clusters = append(clusters, fmt.Sprintf("m%02d", i))
	}
	in := func(n int) *policyv1alpha1.ClusterAffinity {
		return &policyv1alpha1.ClusterAffinity{ClusterNames: clusters[:n]}
	}
	strategy := &policyv1alpha1.StagedStrategy{Stages: []policyv1alpha1.RolloutStage{
		{Name: "canary", ClusterAffinity: in(5)}, {Name: "half", ClusterAffinity: in(15)}, {Name: "all"},
	}}
	for i := range strategy.Stages {
		strategy.Stages[i].MaxConcurrency = new(intstr.FromString("50%"))
	}
	f := newFixture(t, nil, clusters...)
	f.settle()
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = strategy })
	f.settle()
	for _, cluster := range clusters {
		f.report(cluster, workv1alpha1.ResourceHealthy)
	}
	f.settle()
	before := len(f.events.All())
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	works, others, reported := 0, 0, map[string]bool{}
	for step := 0; ; step++ {
		for _, write := range f.settle() {
			if strings.Contains(write, names.ExecutionPrefix) {
				works++
			} else {
				others++
			}
		}
		if get(f, &fleetv1alpha1.StagedRollout{}, key).Status.Phase == fleetv1alpha1.RolloutSucceeded {
			break
		}
		if step == 10 {
			t.Fatalf("not succeeded after %d steps: %s", step, get(f, &fleetv1alpha1.StagedRollout{}, key).Status.Message)
		}
		for _, cluster := range clusters {
			if !reported[cluster] && f.work(cluster).Annotations[names.Revision] == "2" {
				reported[cluster] = true
				f.report(cluster, workv1alpha1.ResourceHealthy)
			}
		}
	}
	if works != len(clusters) || others > 20 {
		t.Errorf("%d writes of Works and %d others, want %d and at most 20", works, others, len(clusters))
	}
	stages, recorded := 0, 0
	for _, e := range f.events.All()[before:] {
		if !e.Verbose {
			recorded++
		}
		if e.Reason == "RolloutStageSucceeded" {
			stages++
		}
	}
	if stages != 2 || recorded > 6 {
		t.Errorf("%d events, %d of them of stages, want at most 6, 2 of them of stages", recorded, stages)
	}
	if again := f.settle(); len(again) > 0 {
		t.Errorf("writes of a second run: %q", again)
	}
}
