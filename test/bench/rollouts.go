// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// RolloutsResult holds the figures of Rollouts.
type RolloutsResult struct {
	Clusters int             `json:"clusters"`
	Runs     []RolloutFigure `json:"runs"`
}

// RolloutFigure holds the figures of a number of staged rollouts that begin at the same time.
type RolloutFigure struct {
	Rollouts int `json:"rollouts"`
	// Times from the edit of a template until its rollout has succeeded, in seconds.
	P50   float64 `json:"p50"`
	P90   float64 `json:"p90"`
	Last  float64 `json:"last"`
	Costs []Cost  `json:"costs"`
	// Writes are the writes to the control plane without those of the benchmark, MemberWrites those to members.
	Writes       []Write `json:"writes"`
	MemberWrites []Write `json:"memberWrites"`
}

// CPU returns the CPU time of all processes, in seconds.
func (f RolloutFigure) CPU() (sum float64) {
	for _, c := range f.Costs {
		sum += c.CPU
	}
	return sum
}

// maxRolloutsCPU is the goal of the CPU time of 100 rollouts over 100 clusters, in seconds.
const maxRolloutsCPU = 300

// succeeded holds when the rollouts of a revision succeeded.
type succeeded struct {
	mu      sync.Mutex // guards at
	at      map[string]map[int64]time.Time
	changed signal
}

func (s *succeeded) observe(_, r *fleetv1alpha1.StagedRollout, deleted bool) {
	if st := &r.Status; deleted || st.Phase != fleetv1alpha1.RolloutSucceeded {
		return
	}
	s.mu.Lock()
	defer s.changed.notify()
	defer s.mu.Unlock()
	name := r.Spec.Unit.Name
	if s.at[name] == nil {
		s.at[name] = map[int64]time.Time{}
	}
	if s.at[name][r.Status.Revision].IsZero() {
		s.at[name][r.Status.Revision] = time.Now()
	}
}

// times returns when the rollouts of objects to a revision succeeded, for those that did.
func (s *succeeded) times(objects []client.Object, revision int64) (out []time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, o := range objects {
		if at := s.at[o.GetName()][revision]; !at.IsZero() {
			out = append(out, at)
		}
	}
	return out
}

func (s *succeeded) wait(ctx context.Context, timeout time.Duration, objects []client.Object, revision int64) error {
	err := s.changed.wait(ctx, timeout, func() bool { return len(s.times(objects, revision)) == len(objects) })
	if err != nil {
		return fmt.Errorf("%w: %d of %d rollouts of revision %d have succeeded", err, len(s.times(objects, revision)), len(objects), revision)
	}
	return nil
}

// Rollouts measures different numbers of staged rollouts at once, each of three stages over all simulated clusters, half of the clusters of
// a stage at a time.
func Rollouts(ctx context.Context, o FleetOptions, sizes []int) (out RolloutsResult, err error) {
	out.Clusters = o.Clusters
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	r, stop, err := startFleet(ctx, o)
	if err != nil {
		return out, err
	}
	defer func() { err = errors.Join(err, stop()) }()
	done := &succeeded{at: map[string]map[int64]time.Time{}, changed: newSignal()}
	if err := watch(ctx, r.config, done.observe); err != nil {
		return out, fmt.Errorf("watch the rollouts: %w", err)
	}
	if err := r.joinAll(ctx); err != nil {
		return out, err
	}
	if err := r.createAll(ctx, []client.Object{&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}}}); err != nil {
		return out, err
	}
	for _, n := range sizes {
		f, err := r.rollOut(ctx, done, n)
		out.Runs = append(out.Runs, f)
		if err != nil {
			return out, fmt.Errorf("%d rollouts: %w", n, err)
		}
	}
	return out, nil
}

// stages returns three stages: a twentieth of the clusters, up to a half of them, and all others.
func (r *fleetRun) stages() *policyv1alpha1.StagedStrategy {
	var names []string
	for _, c := range r.fleet.Clusters() {
		names = append(names, c.Name)
	}
	out := &policyv1alpha1.StagedStrategy{}
	for _, s := range []policyv1alpha1.RolloutStage{
		{Name: "canary", ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: names[:max(len(names)/20, 1)]}},
		{Name: "half", ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: names[:max(len(names)/2, 1)]}},
		{Name: "all"},
	} {
		s.MaxConcurrency = new(intstr.FromString("50%"))
		out.Stages = append(out.Stages, s)
	}
	return out
}

// rollOut creates n workloads on all clusters, changes all of them, and measures the rollouts of the change.
func (r *fleetRun) rollOut(ctx context.Context, done *succeeded, n int) (f RolloutFigure, err error) {
	f.Rollouts = n
	key, value := label+"-rollout", fmt.Sprint(n)
	policy := fleetPolicy("rollout-"+value, key, value, nil)
	policy.Spec.RolloutStrategy = &policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutStaged, Staged: r.stages()}
	objects := make([]client.Object, 0, n)
	for i := range n {
		objects = append(objects, fleetDeployment(namespace, fmt.Sprintf("rollout-%s-%04d", value, i), key, value))
	}
	r.Progress(fmt.Sprintf("creating %d workloads with a strategy", n))
	if err := r.createAll(ctx, append([]client.Object{policy}, objects...)); err != nil {
		return f, err
	}
	if err := done.wait(ctx, r.Timeout, objects, 1); err != nil {
		return f, err
	}
	if _, err := r.drained(ctx); err != nil {
		return f, err
	}
	r.Progress(fmt.Sprintf("%d rollouts", n))
	before, err := scrapeAll(ctx, r.raw)
	if err != nil {
		return f, err
	}
	profiled := make(chan struct{})
	go func() {
		defer close(profiled)
		r.profileCPU(ctx, fmt.Sprintf("rollouts-%d", n))
	}()
	members, meter, begun := r.arrived.total(), startMeter(r.pids()), time.Now()
	edit := client.RawPatch(types.JSONPatchType, []byte(
		`[{"op":"replace","path":"/spec/template/spec/containers/0/image","value":"bench:2"}]`))
	if err := forEach(ctx, objects, func(ctx context.Context, o client.Object) error { return r.control.Patch(ctx, o, edit) }); err != nil {
		return f, err
	}
	if err := done.wait(ctx, r.Timeout, objects, 2); err != nil {
		return f, err
	}
	var took []time.Duration
	for _, at := range done.times(objects, 2) {
		took = append(took, at.Sub(begun))
	}
	p := percentiles(took) // sorts
	f.P50, f.P90, f.Last = p.P50, took[min(len(took)*9/10, len(took)-1)].Seconds(), took[len(took)-1].Seconds()
	if _, err := r.drained(ctx); err != nil {
		return f, err
	}
	f.Costs = meter.stop()
	<-profiled
	after, err := scrapeAll(ctx, r.raw)
	if err != nil {
		return f, err
	}
	f.Writes = after.since(before, counts{{"PATCH", "deployments"}: n})
	f.MemberWrites = r.arrived.total().since(members, nil)
	return f, nil
}

// Print prints the result with its goal as a table.
func (r RolloutsResult) Print(out io.Writer) error {
	w := newTable(out)
	w.row("\nSTAGED ROLLOUTS OVER %d CLUSTERS\tp50\tp90\tlast\tCPU\twrites to the control plane\tto members", r.Clusters)
	for _, f := range r.Runs {
		w.row("%d at once\t%.1f s\t%.1f s\t%.1f s\t%.1f s\t%d\t%d", f.Rollouts, f.P50, f.P90, f.Last, f.CPU(), total(f.Writes),
			total(f.MemberWrites))
	}
	w.row("goal of 100 at once over 100 clusters\t\t\t\t≤ %d s", maxRolloutsCPU)
	for _, f := range r.Runs {
		w.row("\nWRITES OF %d AT ONCE\tnumber\tfor each cluster of a rollout", f.Rollouts)
		for _, write := range f.Writes {
			w.row("%s %s\t%d\t%.2f", write.Verb, write.Resource, write.Count, float64(write.Count)/float64(max(f.Rollouts*r.Clusters, 1)))
		}
	}
	return w.Flush()
}
