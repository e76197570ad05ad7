// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/watch"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/test/env"
)

// readyReplicas records the ready replicas of a Deployment in all members, by watches.
type readyReplicas struct {
	mu     sync.Mutex // guards the fields below
	ready  map[string]int32
	lowest int32
	states []string
}

func (r *readyReplicas) set(cluster string, ready int32) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ready[cluster] == ready {
		return
	}
	r.ready[cluster] = ready
	sum := int32(0)
	for _, n := range r.ready {
		sum += n
	}
	r.lowest = min(r.lowest, sum)
	r.states = append(r.states, fmt.Sprint(r.ready))
}

// watchReady begins to record the ready replicas of a Deployment. The Deployment must be ready.
func (f *fixture) watchReady(d *appsv1.Deployment) *readyReplicas {
	f.Helper()
	r := &readyReplicas{ready: map[string]int32{}, lowest: *d.Spec.Replicas}
	var events []watch.Interface
	for name, m := range f.e.Members {
		c, err := client.NewWithWatch(m.Config, client.Options{Scheme: controllers.Scheme()})
		if err != nil {
			f.Fatal(err)
		}
		var list appsv1.DeploymentList
		if err := c.List(f.Context(), &list, client.InNamespace(d.Namespace)); err != nil {
			f.Fatal(err)
		}
		r.ready[name] = 0
		for i := range list.Items {
			r.ready[name] = list.Items[i].Status.ReadyReplicas
		}
		w, err := c.Watch(f.Context(), &appsv1.DeploymentList{}, &client.ListOptions{
			Namespace: d.Namespace, Raw: &metav1.ListOptions{ResourceVersion: list.ResourceVersion},
		})
		if err != nil {
			f.Fatal(err)
		}
		events = append(events, w)
		go func() {
			for e := range w.ResultChan() {
				switch o, ok := e.Object.(*appsv1.Deployment); {
				case !ok:
					r.set(name, -*d.Spec.Replicas) // the watch failed: nothing is known
				case e.Type == watch.Deleted:
					r.set(name, 0)
				default:
					r.set(name, o.Status.ReadyReplicas)
				}
			}
		}()
	}
	f.Cleanup(func() {
		for _, w := range events {
			w.Stop()
		}
	})
	return r
}

// runCLI runs karmadactl, and returns its output and exit code.
func (f *fixture) runCLI(ctx context.Context, args ...string) (string, int) {
	var out bytes.Buffer
	code := cli.Run(ctx, &access.Session{
		Args: append([]string{"karmadactl"}, args...), In: strings.NewReader(""), Out: &out, Err: &out,
		Env: map[string]string{"HOME": f.TempDir(), "KUBECONFIG": kubeconfig(f.T, f.e.Config)},
	})
	return out.String(), code
}

func disruptionBudget(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	all := []string{member1, member2, member3}
	d := f.deployment("shop", 10)
	p := f.dividing("shop", all, named("apps/v1", "Deployment", "shop"))
	b := &fleetv1alpha1.PlacementDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "shop"}}
	b.Spec.Selector.MatchLabels = d.Labels
	b.Spec.MinAvailable = new(intstr.FromString("80%"))
	weigh := func(weights ...int64) {
		change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
			list := p.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList
			for i := range list {
				list[i].Weight = weights[i]
			}
		})
	}
	for i, weight := range []int64{4, 3, 3} { // without a remainder, which any cluster may get
		p.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[i].Weight = weight
	}
	f.create(b, p, d)
	f.waitDivided(d, map[string]int32{member1: 4, member2: 3, member3: 3})
	f.eventually("the budget reports 10 available replicas", func(ctx context.Context) error {
		if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(b), b); err != nil {
			return err
		}
		if s := b.Status; s.Expected != 10 || s.Available != 10 || s.DisruptionsAllowed != 2 {
			return fmt.Errorf("status %+v", s)
		}
		return nil
	})
	ready := f.watchReady(d)

	// An edit moves all replicas, and the next one moves them back before the first is complete.
	weigh(0, 0, 1)
	f.waitTargets("shop", "all in member3", func(got map[string]int32) error {
		if len(got) != 1 || got[member3] != 10 {
			return fmt.Errorf("want 10 in %s", member3)
		}
		return nil
	})
	weigh(1, 0, 0)
	f.waitDivided(d, map[string]int32{member1: 10})

	// A cluster is drained while the policy changes and a rescheduling is requested.
	type result struct {
		out  string
		code int
	}
	drained := make(chan result, 1)
	go func() {
		out, code := f.runCLI(f.Context(), "drain", member1, "--selector=app=shop", "--timeout=2m")
		drained <- result{out, code}
	}()
	f.Cleanup(func() { f.runCLI(context.Background(), "uncordon", member1) })
	weigh(4, 3, 3)
	f.reschedule("shop")
	r := <-drained
	t.Logf("drain:\n%s", r.out)
	if r.code != 0 || !contains(r.out, "left cluster "+member1) {
		t.Errorf("drain: exit code %d, want 0", r.code)
	}
	f.waitDivided(d, map[string]int32{member2: 5, member3: 5})

	if out, code := f.runCLI(f.Context(), "uncordon", member1, "--return"); code != 0 || !contains(out, "again") {
		t.Errorf("uncordon --return: exit code %d: %s", code, out)
	}
	f.waitDivided(d, map[string]int32{member1: 4, member2: 3, member3: 3})
	ready.mu.Lock()
	defer ready.mu.Unlock()
	if t.Logf("ready replicas: %v", ready.states); ready.lowest < 8 {
		t.Errorf("%d replicas were ready, the budget requires 8", ready.lowest)
	}
}
