// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/watch"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/test/env"
)

// readyPods records the number of ready pods of a Deployment in all members, by watches: it sees every change.
type readyPods struct {
	mu     sync.Mutex // guards the fields below
	ready  map[string]sets.Set[types.UID]
	lowest int
	states []string
}

func isReady(pod *corev1.Pod) bool {
	return pod.DeletionTimestamp == nil && slices.ContainsFunc(pod.Status.Conditions, func(c corev1.PodCondition) bool {
		return c.Type == corev1.PodReady && c.Status == corev1.ConditionTrue
	})
}

func (r *readyPods) set(cluster string, pod *corev1.Pod, ready bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ready[cluster].Has(pod.UID) == ready {
		return
	}
	if r.ready[cluster].Delete(pod.UID); ready {
		r.ready[cluster].Insert(pod.UID)
	}
	sum, counts := 0, map[string]int{}
	for name, pods := range r.ready {
		counts[name] = pods.Len()
		sum += pods.Len()
	}
	r.lowest = min(r.lowest, sum)
	r.states = append(r.states, fmt.Sprint(counts))
}

// watchReady begins to record the ready pods of a Deployment. The Deployment must be ready.
func (f *fixture) watchReady(d *appsv1.Deployment) *readyPods {
	f.Helper()
	r := &readyPods{ready: map[string]sets.Set[types.UID]{}, lowest: int(*d.Spec.Replicas)}
	selecting := client.MatchingLabels(d.Spec.Template.Labels)
	events := map[string]watch.Interface{}
	for name, m := range f.e.Members {
		c, err := client.NewWithWatch(m.Config, client.Options{Scheme: controllers.Scheme()})
		if err != nil {
			f.Fatal(err)
		}
		var list corev1.PodList
		if err := c.List(f.Context(), &list, client.InNamespace(d.Namespace), selecting); err != nil {
			f.Fatal(err)
		}
		r.ready[name] = sets.Set[types.UID]{}
		for i := range list.Items {
			if isReady(&list.Items[i]) {
				r.ready[name].Insert(list.Items[i].UID)
			}
		}
		w, err := c.Watch(f.Context(), &corev1.PodList{}, client.InNamespace(d.Namespace), selecting,
			&client.ListOptions{Raw: &metav1.ListOptions{ResourceVersion: list.ResourceVersion}})
		if err != nil {
			f.Fatal(err)
		}
		events[name] = w
	}
	for name, w := range events {
		go func() {
			for e := range w.ResultChan() {
				if pod, ok := e.Object.(*corev1.Pod); ok {
					r.set(name, pod, e.Type != watch.Deleted && isReady(pod))
					continue
				}
				r.mu.Lock()
				r.lowest = -1 // the watch failed: nothing is known
				r.mu.Unlock()
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
	d.Spec.Template.Annotations = map[string]string{"pod-ready.stage.kwok.x-k8s.io/delay": "1s"}
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
	p.Spec.RolloutStrategy = &policyv1alpha1.RolloutStrategy{
		Type: policyv1alpha1.RolloutStaged, Staged: &policyv1alpha1.StagedStrategy{Stages: []policyv1alpha1.RolloutStage{{
			Name: "all", MaxConcurrency: new(intstr.FromString("100%")), // the budget limits it
		}}},
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

	// A cluster is drained while the policy changes, a rescheduling is requested, and a new image is rolled out.
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
	const next = "nginx:next"
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = next })
	r := <-drained
	t.Logf("drain:\n%s", r.out)
	if r.code != 0 || !contains(r.out, "left cluster "+member1) {
		t.Errorf("drain: exit code %d, want 0", r.code)
	}
	f.waitDivided(d, map[string]int32{member2: 5, member3: 5})
	f.runs(d, 5, map[string]string{member2: next, member3: next})

	if out, code := f.runCLI(f.Context(), "uncordon", member1, "--return"); code != 0 || !contains(out, "again") {
		t.Errorf("uncordon --return: exit code %d: %s", code, out)
	}
	f.waitDivided(d, map[string]int32{member1: 4, member2: 3, member3: 3})
	ready.mu.Lock()
	defer ready.mu.Unlock()
	if t.Logf("ready pods: %v", ready.states); ready.lowest < 8 {
		t.Errorf("%d pods were ready, the budget requires 8", ready.lowest)
	}
}
