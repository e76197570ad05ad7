// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// gatesOf returns a strategy of two stages: a third of the replicas, which is member1, and all others at once, as far as two replicas at a
// time may be unavailable. The gate needs a metric and a CEL expression.
func gatesOf(metrics string) *policyv1alpha1.RolloutStrategy {
	return &policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutStaged, Staged: &policyv1alpha1.StagedStrategy{
		OnFailure:      &policyv1alpha1.RolloutFailure{Action: policyv1alpha1.RolloutRollback},
		MaxUnavailable: new(intstr.FromInt32(2)),
		Gate: &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{
			{Name: "ready", CEL: "object.status.readyReplicas == object.spec.replicas"},
			{
				Name: "errors", Success: "result < 1", Interval: &metav1.Duration{Duration: 5 * time.Second},
				Prometheus: &policyv1alpha1.RolloutPrometheus{Address: metrics, Query: "$(namespace) $(cluster) revision $(revision)"},
			},
		}},
		Stages: []policyv1alpha1.RolloutStage{
			{Name: "third", Replicas: new(intstr.FromString("30%"))},
			{Name: "all", MaxConcurrency: new(intstr.FromString("100%"))},
		},
	}}
}

// stagedGates holds clusters by a window, a stale report, maxUnavailable and metrics; a metric that fails returns the clusters in reverse
// order, and replicas that are evicted run in a held cluster at once.
func stagedGates(t *testing.T, e *env.Env) {
	if e.Metrics == nil {
		t.Skip("the control plane has no metric server")
	}
	f := newFixture(t, e)
	const first, second, third = "nginx:1.27", "nginx:1.28", "nginx:1.29"
	e.Metrics.Answer(t, f.ns, func(query string) string {
		if strings.Contains(query, "member3 revision 2") {
			return "5"
		}
		return "0"
	})
	all := []string{member1, member2, member3}
	p := f.dividing("web", all, named("apps/v1", "Deployment", "web"))
	p.Spec.RolloutStrategy = gatesOf(e.Metrics.Address)
	d := f.deployment("web", 6)
	d.Spec.Strategy.Type = appsv1.RecreateDeploymentStrategyType
	f.create(p, d)
	r := f.waitRollout(d, 1, fleetv1alpha1.RolloutSucceeded)
	if got := stagesOf(r); got != "third:member1 all:member2 all:member3" {
		t.Errorf("clusters of the stages: %s", got)
	}

	// A stage starts in a window only.
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.RolloutStrategy.Staged.Windows = []policyv1alpha1.RolloutWindow{{
			Schedule: time.Now().UTC().Add(2 * time.Hour).Format("4 15 * * *"), Duration: metav1.Duration{Duration: time.Minute},
		}}
	})
	f.waitStrategy(p)
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = second })
	if r = f.waitRollout(d, 2, fleetv1alpha1.RolloutPending); !contains(r.Status.Message, "it starts in a window") {
		t.Errorf("message %q, want the window", r.Status.Message)
	}
	f.runs(d, 2, map[string]string{member1: first, member2: first, member3: first})

	// The report of the old revision does not open the gate: nothing is dispatched to member1.
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.RolloutStrategy.Staged.Windows = nil
		p.Spec.Suspension = &policyv1alpha1.Suspension{DispatchingOnClusters: &policyv1alpha1.SuspendClusters{ClusterNames: []string{member1}}}
	})
	f.waitGate(d, member1, "has not reported the revision yet")
	f.runs(d, 2, map[string]string{member1: first, member2: first, member3: first})

	// The update of member3 waits for that of member2. Then its metric fails, and all return in reverse order.
	returned, concurrent := f.followRollBack(r, func() {
		change(f, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Suspension = nil })
	})
	if concurrent {
		t.Error("two clusters of two replicas each were updated at the same time")
	}
	if want := []string{member3, member2, member1}; !slices.Equal(returned, want) {
		t.Errorf("clusters returned in the order %v, want %v", returned, want)
	}
	f.runs(d, 2, map[string]string{member1: first, member2: first, member3: first})

	// A server that is not listed is not asked, so member1 waits. Replicas of member3 move to both revisions at once.
	listed := p.Spec.RolloutStrategy.Staged.Gate.Checks[1].Prometheus.DeepCopy()
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.RolloutStrategy.Staged.Gate.Checks[1].Prometheus.Address = "https://prometheus.example.com"
	})
	f.waitStrategy(p)
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = third })
	f.waitGate(d, member1, "has no result: the server is not listed")
	f.runs(d, 2, map[string]string{member1: third, member2: first, member3: first})
	f.eventually("the status counts the updated replicas", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), d); err != nil {
			return err
		}
		if s := d.Status; s.UpdatedReplicas != 2 || s.ReadyReplicas != 6 || s.ObservedGeneration >= d.Generation {
			return fmt.Errorf("generation %d, status %+v", d.Generation, s)
		}
		return nil
	})
	f.create(&fleetv1alpha1.PlacementEviction{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "web"},
		Spec:       fleetv1alpha1.PlacementEvictionSpec{Binding: r.Name, Cluster: member3},
	})
	f.runs(d, 3, map[string]string{member1: third, member2: first})
	f.waitOnlyIn(d, member1, member2)
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.RolloutStrategy.Staged.Gate.Checks[1].Prometheus = listed
	})
	f.waitRollout(d, 3, fleetv1alpha1.RolloutSucceeded)
	f.runs(d, 3, map[string]string{member1: third, member2: third})
}

// waitStrategy waits until the binding of the Deployment web has the strategy of its policy.
func (f *fixture) waitStrategy(p *policyv1alpha1.PropagationPolicy) {
	f.Helper()
	f.waitBinding("Deployment", "web", func(b *workv1alpha2.ResourceBinding) error {
		if !equality.Semantic.DeepEqual(b.Spec.StagedRollout, p.Spec.RolloutStrategy.Staged) {
			return fmt.Errorf("the binding has the strategy %+v", b.Spec.StagedRollout)
		}
		return nil
	})
}

// stagesOf returns the clusters of a rollout with their stages.
func stagesOf(r *fleetv1alpha1.StagedRollout) string {
	var out []string
	for _, c := range r.Status.Clusters {
		out = append(out, c.Stage+":"+c.Name)
	}
	return strings.Join(out, " ")
}

// waitGate waits for a message of an updated cluster in the rollout of a Deployment.
func (f *fixture) waitGate(d *appsv1.Deployment, cluster, message string) {
	f.Helper()
	f.eventually(cluster+" waits: "+message, func(ctx context.Context) error {
		r := &fleetv1alpha1.StagedRollout{}
		if err := f.e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: d.Name + "-deployment"}, r); err != nil {
			return err
		}
		for _, c := range r.Status.Clusters {
			updating := c.Revision == r.Status.Revision && c.State == fleetv1alpha1.RolloutClusterUpdating
			if c.Name == cluster && updating && contains(c.Message, message) {
				return nil
			}
		}
		return fmt.Errorf("clusters %+v", r.Status.Clusters)
	})
}

// followRollBack follows a rollout from an action to its failure. It returns the clusters in the order in which they returned, and whether
// two were updated at the same time.
func (f *fixture) followRollBack(r *fleetv1alpha1.StagedRollout, act func()) (returned []string, concurrent bool) {
	f.Helper()
	ctx, cancel := context.WithTimeout(f.Context(), env.Timeout)
	defer cancel()
	control, err := client.NewWithWatch(f.e.Config, client.Options{Scheme: f.e.Control.Scheme()})
	if err != nil {
		f.Fatal(err)
	}
	w, err := control.Watch(ctx, &fleetv1alpha1.StagedRolloutList{}, client.InNamespace(r.Namespace))
	if err != nil {
		f.Fatalf("watch rollouts: %v", err)
	}
	defer w.Stop()
	act()
	for change := range w.ResultChan() {
		r, ok := change.Object.(*fleetv1alpha1.StagedRollout)
		if !ok {
			f.Fatalf("watch rollouts: %+v", change.Object)
		}
		updating := 0
		for _, c := range r.Status.Clusters {
			switch {
			case c.State == fleetv1alpha1.RolloutClusterUpdating:
				updating++
			case c.State == fleetv1alpha1.RolloutClusterRollingBack && !slices.Contains(returned, c.Name):
				returned = append(returned, c.Name)
			}
		}
		concurrent = concurrent || updating > 1
		if r.Status.Phase == fleetv1alpha1.RolloutFailed {
			return returned, concurrent
		}
	}
	f.Fatalf("the rollout did not fail; returned: %v", returned)
	return nil, false
}
