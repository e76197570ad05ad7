// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/test/env"
)

var (
	seeds      = flag.Int("seeds", 0, "number of seeds; 0 skips the tests that start processes, unless -seed is set")
	seed       = flag.Uint64("seed", 0, "first seed; 0 means one from the clock")
	rounds     = flag.Int("rounds", 4, "number of rounds of each seed")
	operations = flag.Int("operations", 50, "number of operations in each round")
	binary     = flag.String("binary", "", "path of karmada; empty means build it")
)

func TestMain(m *testing.M) { os.Exit(env.Main(m)) }

// TestFaults runs all scenarios on one fleet.
func TestFaults(t *testing.T) {
	if *seeds == 0 && *seed == 0 {
		t.Skip("run it with make faults")
	}
	first := *seed
	if first == 0 {
		first = uint64(time.Now().Unix())
	}
	t.Logf("replay with: go test ./test/faults -v -seed %d -rounds %d -operations %d", first, *rounds, *operations)
	f := startFleet(t, fleetOptions{binary: *binary}, member1, member2, member3)
	ok := t.Run("removal-in-member", func(t *testing.T) { removedInMember(newRunner(t, f)) }) &&
		t.Run("recreated-while-member-is-down", func(t *testing.T) { recreated(newRunner(t, f)) }) &&
		t.Run("cluster-removed-and-added-while-member-is-down", func(t *testing.T) { removedAndAdded(newRunner(t, f)) }) &&
		t.Run("unjoined-while-member-is-down", func(t *testing.T) { unjoinedWhileDown(newRunner(t, f)) }) &&
		t.Run("rolled-out-while-control-plane-is-killed", func(t *testing.T) { rolledOut(newRunner(t, f), first) })
	clusters := []string{member1, member2, member3}
	for i := range uint64(max(*seeds, 1)) {
		// A failure can leave objects that later seeds would report again.
		ok = ok && t.Run(fmt.Sprintf("operations-seed-%d", first+i), func(t *testing.T) {
			p := pace{pause: 400 * time.Millisecond, duration: 4 * time.Second, faults: faultsOf(clusters, true, processFaults...)}
			r := newRunner(t, f)
			mixed(r, plan(first+i, *rounds, *operations, clusters, p))
		}) && t.Run(fmt.Sprintf("evictions-seed-%d", first+i), func(t *testing.T) {
			p := pace{pause: 800 * time.Millisecond, duration: 4 * time.Second, faults: faultsOf(clusters, true)}
			evictions(newRunner(t, f), evictionPlan(first+i, *rounds, *operations/2, clusters, p))
		})
	}
}

// mixed carries out the rounds of a plan. After each round the members equal what templates and policies specify.
func mixed(r *runner, rounds [][]step) {
	for _, round := range rounds {
		for _, s := range round {
			if s.disturbance != nil {
				r.disturb(*s.disturbance)
			}
			r.do(s.operation)
			<-time.After(s.pause) // a part of the plan
		}
		r.settle()
	}
	r.deleteNamespaces()
}

// prepare creates a namespace with templates of both kinds in both members.
func (r *runner) prepare(ns string) (templates []template) {
	r.do(operation{verb: createNamespace, namespace: ns, clusters: r.state.clusters, others: r.state.clusters})
	for i, kind := range []string{configMap, configMap, deployment} {
		templates = append(templates, template{kind: kind, name: fmt.Sprintf("t%d", i), revision: i + 1})
		r.do(operation{verb: putTemplate, namespace: ns, template: templates[i]})
	}
	r.settle()
	return templates
}

// removedInMember deletes an object in a member, which the harness must report, because no user requested it in the control plane.
func removedInMember(r *runner) {
	const ns = "faults-removed"
	t := r.prepare(ns)[0]
	object := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: ns, Name: t.name}}
	if err := r.members[member1].client.Delete(r.Context(), object); err != nil {
		r.Fatal(err)
	}
	want := memberRef{member1, objectRef{configMap, ns, t.name}}
	err := poll(r.Context(), func(ctx context.Context) error {
		if got := unjustified(r.changes, r.removals()); len(got) != 1 || got[0].memberRef != want {
			return fmt.Errorf("unjustified() = %v, want %+v", got, want)
		}
		return r.converged(ctx) // the control plane creates the object again
	})
	if err != nil {
		r.Fatal(err)
	}
	r.begin()
	r.deleteNamespaces()
}

// recreated deletes templates while a member is unreachable, and creates them again before it returns. The old objects are removed
// at most once, and the new ones are not removed by a deletion that is still pending.
func recreated(r *runner) {
	const ns = "faults-recreated"
	templates := r.prepare(ns)
	r.members[member2].proxy.cut()
	for _, t := range templates[1:] {
		r.do(operation{verb: deleteTemplate, namespace: ns, template: t})
	}
	// A pending deletion must continue after a restart of the control plane.
	r.kill()
	if err := r.start(r.Context()); err != nil {
		r.Fatal(err)
	}
	for _, t := range templates[1:] {
		t.revision += 10
		r.do(operation{verb: putTemplate, namespace: ns, template: t})
	}
	r.members[member2].proxy.heal()
	r.settle()
	r.deleteNamespaces()
}

// removedAndAdded removes an unreachable cluster from the policy, and adds it again before it returns. Nothing is removed in it.
func removedAndAdded(r *runner) {
	const ns = "faults-added"
	r.prepare(ns)
	r.members[member2].proxy.cut()
	r.do(operation{verb: setClusters, namespace: ns, clusters: without(r.state.clusters, []string{member2})})
	r.kill()
	if err := r.start(r.Context()); err != nil {
		r.Fatal(err)
	}
	r.do(operation{verb: setClusters, namespace: ns, clusters: r.state.clusters})
	// Until then the removals are pending, and would be carried out.
	if err := poll(r.Context(), r.scheduled); err != nil {
		r.Fatal(err)
	}
	r.members[member2].proxy.heal()
	r.settleAfter(func(removals []removal) error {
		if len(removals) > 0 {
			return fmt.Errorf("%d objects were removed: %v", len(removals), removals)
		}
		return nil
	})
	r.deleteNamespaces()
}

// unjoinedWhileDown removes a cluster that is unreachable, and joins it again. Nothing is removed in any member.
func unjoinedWhileDown(r *runner) {
	const ns = "faults-unjoined"
	r.prepare(ns)
	m := r.members[member2]
	m.proxy.cut()
	if err := cluster.Unjoin(r.Context(), cluster.Options{Name: member2, Control: r.config, Wait: timeout}); err != nil {
		r.Fatalf("unjoin: %v", err)
	}
	var c clusterv1alpha1.Cluster
	if err := r.control.Get(r.Context(), client.ObjectKey{Name: member2}, &c); !apierrors.IsNotFound(err) {
		r.Fatalf("get cluster %s: %v, want not found", member2, err)
	}
	m.proxy.heal()
	if err := r.join(r.Context(), m); err != nil {
		r.Fatal(err)
	}
	r.settle()
	r.deleteNamespaces()
}

// TestOutages loses clusters for so long that they are not ready, on a fleet with short thresholds.
func TestOutages(t *testing.T) {
	if *seeds == 0 && *seed == 0 {
		t.Skip("run it with make faults")
	}
	first := *seed
	if first == 0 {
		first = uint64(time.Now().Unix())
	}
	t.Logf("replay with: go test ./test/faults -v -run TestOutages -seed %d", first)
	o := fleetOptions{binary: *binary, agent: slices.Concat(shortThresholds, shortLease)}
	for _, f := range slices.Concat(shortThresholds, shortMonitor) {
		o.up = append(o.up, "--component=controller-manager="+f)
	}
	clusters := []string{member1, member2, member3}
	f := startFleet(t, o, clusters...)
	if err := poll(t.Context(), newRunner(t, f).prepareOutages); err != nil {
		t.Fatal(err)
	}
	ok := true
	for i := range uint64(max(*seeds, 1)) {
		// A failure can leave objects that later seeds would report again.
		ok = ok && t.Run(fmt.Sprintf("seed-%d", first+i), func(t *testing.T) {
			templates, rounds := outagePlan(first+i, clusters)
			outages(newRunner(t, f), first+i, templates, rounds)
		})
	}
}
