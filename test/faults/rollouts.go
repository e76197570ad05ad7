// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

const (
	rolloutNamespace = "faults-rollout"
	// rolloutKills is the number of times that the control plane is killed during rollouts.
	rolloutKills = 20
	// soak is the time for which the gate of a cluster must be satisfied.
	soak = 2 * time.Second
)

// rolloutRun changes a ConfigMap, which reaches one cluster after the other.
type rolloutRun struct {
	*runner
	configMap *corev1.ConfigMap

	mu sync.Mutex // guards the fields below
	// received are the revisions that a member had, in order.
	received map[string][]int
	// passed are the clusters that passed the gate of a revision of the rollout.
	passed map[string]bool
	faults []string
}

// rolledOut kills the control plane at random times while changes are rolled out in stages. Each change reaches each cluster once, in
// order, and no gate is passed earlier than it may, or twice.
func rolledOut(r *runner, seed uint64) {
	random := rand.New(rand.NewPCG(seed, 0))
	meta := metav1.ObjectMeta{Namespace: rolloutNamespace, Name: "settings"}
	o := &rolloutRun{
		runner: r, configMap: &corev1.ConfigMap{ObjectMeta: meta}, received: map[string][]int{}, passed: map[string]bool{},
	}
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	r.try(o.create)
	for name, m := range r.members {
		o.watch(ctx, name, m)
	}
	go o.follow(ctx)
	killed := 0
	for revision := 1; killed < rolloutKills; revision++ {
		r.try(func(ctx context.Context) error { return o.change(ctx, revision) })
		for ended := false; !ended; {
			during, end := context.WithTimeout(ctx, time.Duration(200+random.IntN(6000))*time.Millisecond)
			ended = pollFor(during, time.Minute, func(ctx context.Context) error { return o.ended(ctx, revision) }) == nil
			end()
			if !ended && killed < rolloutKills {
				killed++
				r.Logf("%s kill %d during revision %d", time.Now().Format(time.StampMilli), killed, revision)
				r.kill()
				if err := r.start(r.Context()); err != nil {
					r.Fatal(err)
				}
			}
		}
		o.check(revision)
	}
	r.try(o.remove)
}

// try repeats an operation until it succeeds.
func (r *runner) try(operation func(context.Context) error) {
	r.Helper()
	if err := poll(r.Context(), operation); err != nil {
		r.Fatal(err)
	}
}

func (o *rolloutRun) create(ctx context.Context) error {
	if err := o.put(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: rolloutNamespace}}, func() {}); err != nil {
		return err
	}
	p := &policyv1alpha1.PropagationPolicy{ObjectMeta: *o.configMap.ObjectMeta.DeepCopy()}
	return o.put(ctx, p, func() {
		p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{{APIVersion: "v1", Kind: configMap, Name: p.Name}}
		p.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: o.state.clusters}
		p.Spec.RolloutStrategy = &policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutStaged, Staged: &policyv1alpha1.StagedStrategy{
			Gate: &policyv1alpha1.RolloutGate{MinSuccessTime: &metav1.Duration{Duration: soak}},
			Stages: []policyv1alpha1.RolloutStage{{
				Name: "canary", ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member3}},
			}},
		}}
	})
}

func (o *rolloutRun) change(ctx context.Context, revision int) error {
	c := &corev1.ConfigMap{ObjectMeta: o.configMap.ObjectMeta}
	return o.put(ctx, c, func() { c.Data = map[string]string{revisionKey: strconv.Itoa(revision)} })
}

// read reads the rollout.
func (o *rolloutRun) read(ctx context.Context) (*fleetv1alpha1.StagedRollout, error) {
	r := &fleetv1alpha1.StagedRollout{}
	return r, o.control.Get(ctx, client.ObjectKey{Namespace: rolloutNamespace, Name: "settings-configmap"}, r)
}

func (o *rolloutRun) ended(ctx context.Context, revision int) error {
	r, err := o.read(ctx)
	if err != nil {
		return err
	}
	if s := r.Status; s.Revision != int64(revision) || s.Phase != fleetv1alpha1.RolloutSucceeded {
		return fmt.Errorf("revision %d is %s: %s", s.Revision, s.Phase, s.Message)
	}
	return nil
}

// watch records the revisions that a member receives.
func (o *rolloutRun) watch(ctx context.Context, name string, m *member) {
	c, err := client.NewWithWatch(m.config, client.Options{Scheme: m.client.Scheme()})
	if err != nil {
		o.Fatal(err)
	}
	w, err := c.Watch(ctx, &corev1.ConfigMapList{}, client.InNamespace(rolloutNamespace))
	if err != nil {
		o.Fatalf("watch ConfigMaps in %s: %v", name, err)
	}
	go func() {
		for event := range w.ResultChan() {
			c, ok := event.Object.(*corev1.ConfigMap)
			if !ok || c.Name != o.configMap.Name {
				continue
			}
			revision, _ := strconv.Atoi(c.Data[revisionKey]) // 0 is an error below
			o.mu.Lock()
			if all := o.received[name]; len(all) == 0 || all[len(all)-1] != revision {
				o.received[name] = append(all, revision)
			}
			o.mu.Unlock()
		}
	}()
}

// follow records clusters that passed the gate, until ctx ends.
func (o *rolloutRun) follow(ctx context.Context) {
	for ctx.Err() == nil {
		if r, err := o.read(ctx); err == nil {
			o.mu.Lock()
			for _, c := range r.Status.Clusters {
				key := fmt.Sprintf("%d in %s", r.Status.Revision, c.Name)
				healthy := c.State == fleetv1alpha1.RolloutClusterHealthy && c.Revision == r.Status.Revision
				if o.passed[key] && !healthy {
					o.faults = append(o.faults, fmt.Sprintf("revision %s passed its gate, and is %s now", key, c.State))
				}
				o.passed[key] = o.passed[key] || healthy
			}
			o.mu.Unlock()
		}
		select {
		case <-ctx.Done():
		case <-time.After(retryInterval):
		}
	}
}

// check checks what members received until the end of a revision.
func (o *rolloutRun) check(revision int) {
	o.Helper()
	order := []string{member3, member1, member2} // the canary, then the others by name
	clusters := map[string]fleetv1alpha1.RolloutClusterStatus{}
	o.try(func(ctx context.Context) error {
		r, err := o.read(ctx)
		if err != nil {
			return err
		}
		for _, c := range r.Status.Clusters {
			clusters[c.Name] = c
		}
		o.mu.Lock()
		defer o.mu.Unlock()
		for _, name := range order {
			if !slices.Contains(o.received[name], revision) {
				return fmt.Errorf("%s has not received revision %d: %v", name, revision, o.received[name])
			}
		}
		return nil
	})
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, fault := range o.faults {
		o.Error(fault)
	}
	for i, name := range order {
		for j, got := range o.received[name] {
			if got != j+1 {
				o.Errorf("%s received the revisions %v, want each once, in order", name, o.received[name])
				break
			}
		}
		if i == 0 {
			continue
		}
		// The watches of the test can be slow: the times of the rollout are those that count.
		started, satisfied := clusters[name].StartedAt, clusters[order[i-1]].GateSatisfiedSince
		if started == nil || satisfied == nil || started.Sub(satisfied.Time) < soak {
			o.Errorf("revision %d was given to %s at %v, and the gate of %s is satisfied since %v: want %v between them",
				revision, name, started, order[i-1], satisfied, soak)
		}
	}
	if o.Failed() {
		o.FailNow()
	}
}

// remove deletes the namespace, and waits until members have removed theirs: the next test must not observe that.
func (o *rolloutRun) remove(ctx context.Context) error {
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: rolloutNamespace}}
	err := o.control.Delete(ctx, ns.DeepCopy())
	if err != nil && !apierrors.IsNotFound(err) && !apierrors.IsConflict(err) {
		return err
	}
	for name, m := range o.members {
		if err := m.client.Get(ctx, client.ObjectKeyFromObject(ns), ns.DeepCopy()); !apierrors.IsNotFound(err) {
			return fmt.Errorf("%s has the namespace: %w", name, err)
		}
	}
	return nil
}
