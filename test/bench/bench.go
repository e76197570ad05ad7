// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Options configures Run.
type Options struct {
	// Control connects to the control plane, Members to the member clusters by name. All Deployments are propagated to all members.
	Control *rest.Config
	Members map[string]*rest.Config
	// Deployments is the number of Deployments created at once, each with Replicas replicas divided equally. Singles is the
	// number of Deployments created one at a time on an idle system.
	Deployments, Singles int
	Replicas             int32
	// Pods is true if the members run pods. Otherwise no Deployment becomes ready, and only the latency into the members is
	// measured.
	Pods bool
	// Processes maps the names of the processes to measure to their PIDs.
	Processes map[string]int
	// Timeout bounds each wait.
	Timeout time.Duration
	// Progress receives progress messages.
	Progress func(string)
}

// Result holds the figures of Run. Durations are in seconds.
type Result struct {
	Deployments int   `json:"deployments"`
	Members     int   `json:"members"`
	Replicas    int32 `json:"replicas"`
	// CreatedIn is the time in which the API server accepted all Deployments.
	CreatedIn float64 `json:"createdInSeconds"`
	// InMembers is the time until all Deployments existed in all members, Ready until all were ready and reported in their
	// templates, both since the first creation. Reported is the number of Deployments that were reported.
	InMembers float64 `json:"allInMembersSeconds"`
	Ready     float64 `json:"allReadyAndReportedSeconds"`
	Reported  int     `json:"reported"`
	// ToMember and ToReady are the times from the creation of a template until its objects exist in all members, and until its
	// own status is complete, under load. SingleToMember and SingleToReady are the same times if Deployments are created one at
	// a time.
	ToMember       Percentiles `json:"toMember"`
	ToReady        Percentiles `json:"toReady"`
	SingleToMember Percentiles `json:"singleToMember"`
	SingleToReady  Percentiles `json:"singleToReady"`
	// The writes to the control plane per Deployment exclude the requests of the benchmark itself.
	WritesUntilReported float64 `json:"writesPerDeploymentUntilReported"`
	WritesForDeletion   float64 `json:"writesPerDeploymentForDeletion"`
	EventWrites         float64 `json:"eventWritesPerDeployment"`
	Writes              []Write `json:"writes"`
	DeletionWrites      []Write `json:"deletionWrites"`
	DeletedIn           float64 `json:"deletedInSeconds"`
	Costs               []Cost  `json:"costs"`
}

// Percentiles holds percentiles of durations, in seconds.
type Percentiles struct {
	P50 float64 `json:"p50"`
	P95 float64 `json:"p95"`
	P99 float64 `json:"p99"`
}

func percentiles(all []time.Duration) Percentiles {
	if len(all) == 0 {
		return Percentiles{}
	}
	slices.Sort(all)
	at := func(p float64) float64 { return all[min(int(p*float64(len(all))), len(all)-1)].Seconds() }
	return Percentiles{P50: at(0.50), P95: at(0.95), P99: at(0.99)}
}

const (
	namespace = "karmada-bench"
	label     = "karmada-bench"
	// creators is the number of concurrent creations.
	creators = 16
	// quietPeriod is the time without writes after which the system counts as idle.
	quietPeriod = 3 * time.Second
)

type bench struct {
	Options
	*system
	tracker *deploymentTracker
}

// Run measures the propagation of Deployments. On success it deletes everything it created.
func Run(ctx context.Context, o Options) (Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	sys, err := connect(o.Control, o.Timeout)
	if err != nil {
		return Result{}, err
	}
	b := &bench{Options: o, system: sys, tracker: newDeploymentTracker(o)}
	if err := b.prepare(ctx); err != nil {
		return Result{}, err
	}
	r := Result{Deployments: o.Deployments, Members: len(o.Members), Replicas: o.Replicas}
	for _, step := range []func(context.Context, *Result) error{b.singles, b.burst, b.delete} {
		if err := step(ctx, &r); err != nil {
			return r, err
		}
	}
	return r, b.cleanUp(ctx)
}

// prepare creates the namespace and the policy, and starts the watches.
func (b *bench) prepare(ctx context.Context) error {
	weights := []policyv1alpha1.StaticClusterWeight{}
	var members []string
	for name := range b.Members {
		members = append(members, name)
		weights = append(
			weights,
			policyv1alpha1.StaticClusterWeight{TargetCluster: policyv1alpha1.ClusterAffinity{ClusterNames: []string{name}}, Weight: 1},
		)
	}
	policy := &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: label}}
	policy.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{{
		APIVersion: "apps/v1", Kind: "Deployment", LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{label: "true"}},
	}}
	policy.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: members}
	policy.Spec.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
		WeightPreference:          &policyv1alpha1.ClusterPreferences{StaticWeightList: weights},
	}
	for _, o := range []client.Object{&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}}, policy} {
		if err := b.control.Create(ctx, o); err != nil && !apierrors.IsAlreadyExists(err) {
			return fmt.Errorf("create the namespace and the policy of the benchmark: %w", err)
		}
	}
	for name, config := range b.Members {
		member, err := client.New(config, client.Options{})
		if err != nil {
			return fmt.Errorf("member %s: %w", name, err)
		}
		// The namespace is propagated, too: wait for it before the measurement.
		if err := b.eventually(ctx, "member "+name+" has the namespace", func() (bool, error) {
			err := member.Get(ctx, client.ObjectKey{Name: namespace}, &corev1.Namespace{})
			return err == nil, client.IgnoreNotFound(err)
		}); err != nil {
			return err
		}
		if err := watch(ctx, config, func(_, d *appsv1.Deployment, deleted bool) { b.tracker.member(name, d, deleted) }); err != nil {
			return fmt.Errorf("watch member %s: %w", name, err)
		}
	}
	return watch(ctx, b.Control, func(_, d *appsv1.Deployment, deleted bool) { b.tracker.template(d, deleted) })
}

func (b *bench) deployment(name string) *appsv1.Deployment {
	labels := map[string]string{"app": name}
	return &appsv1.Deployment{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name, Labels: map[string]string{label: "true"}},
		Spec: appsv1.DeploymentSpec{
			Replicas: &b.Replicas, Selector: &metav1.LabelSelector{MatchLabels: labels},
			Template: corev1.PodTemplateSpec{
				ObjectMeta: metav1.ObjectMeta{Labels: labels},
				Spec:       corev1.PodSpec{Containers: []corev1.Container{{Name: "nginx", Image: "nginx:1.27"}}},
			},
		},
	}
}

// create creates Deployments and waits until all of them have arrived in the members and, with pods, are ready.
func (b *bench) create(ctx context.Context, deployments []string) (createdIn time.Duration, err error) {
	started := b.tracker.begin(deployments)
	group, bounded := errgroup.WithContext(ctx)
	group.SetLimit(creators)
	for _, name := range deployments {
		group.Go(func() error {
			b.tracker.creating(name)
			return b.control.Create(bounded, b.deployment(name))
		})
	}
	if err := group.Wait(); err != nil {
		return 0, fmt.Errorf("create the deployments: %w", err)
	}
	createdIn = time.Since(started)
	return createdIn, b.tracker.wait(ctx, b.Timeout, b.Pods)
}

func (b *bench) singles(ctx context.Context, r *Result) error {
	var toMember, toReady []time.Duration
	for i := range b.Singles {
		b.Progress(fmt.Sprintf("one at a time: %d of %d", i+1, b.Singles))
		name := fmt.Sprintf("single-%03d", i)
		if _, err := b.create(ctx, []string{name}); err != nil {
			return err
		}
		inMembers, ready := b.tracker.durations()
		toMember, toReady = append(toMember, inMembers...), append(toReady, ready...)
	}
	r.SingleToMember, r.SingleToReady = percentiles(toMember), percentiles(toReady)
	return b.remove(ctx)
}

func (b *bench) burst(ctx context.Context, r *Result) error {
	if err := b.idle(ctx, quietPeriod); err != nil {
		return err
	}
	before, err := scrape(ctx, b.raw)
	if err != nil {
		return err
	}
	meter := startMeter(b.Processes)
	b.Progress(fmt.Sprintf("%d at once", b.Deployments))
	var all []string
	for i := range b.Deployments {
		all = append(all, fmt.Sprintf("bench-%05d", i))
	}
	createdIn, err := b.create(ctx, all)
	inMembers, ready := b.tracker.durations()
	r.CreatedIn, r.InMembers, r.Ready = createdIn.Seconds(), b.tracker.allInMembers().Seconds(), b.tracker.allReady().Seconds()
	r.ToMember, r.ToReady, r.Reported = percentiles(inMembers), percentiles(ready), len(ready)
	r.Costs = meter.stop()
	if err != nil {
		return err
	}
	if err := b.idle(ctx, quietPeriod); err != nil {
		return err
	}
	after, err := scrape(ctx, b.raw)
	if err != nil {
		return err
	}
	r.Writes = after.since(before, counts{{"POST", "deployments"}: b.Deployments})
	objects, events := split(r.Writes)
	r.WritesUntilReported, r.EventWrites = float64(objects)/float64(b.Deployments), float64(events)/float64(b.Deployments)
	return nil
}

func (b *bench) delete(ctx context.Context, r *Result) error {
	before, err := scrape(ctx, b.raw)
	if err != nil {
		return err
	}
	b.Progress("deleting all")
	started := time.Now()
	if err := b.remove(ctx); err != nil {
		return err
	}
	r.DeletedIn = time.Since(started).Seconds()
	if err := b.idle(ctx, quietPeriod); err != nil {
		return err
	}
	after, err := scrape(ctx, b.raw)
	if err != nil {
		return err
	}
	r.DeletionWrites = after.since(before, counts{{"DELETE", "deployments"}: b.Deployments})
	objects, _ := split(r.DeletionWrites)
	r.WritesForDeletion = float64(objects) / float64(b.Deployments)
	return nil
}

// remove deletes all Deployments and waits until they, their bindings and their Works no longer exist.
func (b *bench) remove(ctx context.Context) error {
	var list appsv1.DeploymentList
	if err := b.control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
		return err
	}
	group, bounded := errgroup.WithContext(ctx)
	group.SetLimit(creators)
	for i := range list.Items {
		group.Go(func() error {
			return client.IgnoreNotFound(b.control.Delete(bounded, &list.Items[i], client.PropagationPolicy(metav1.DeletePropagationBackground)))
		})
	}
	if err := group.Wait(); err != nil {
		return fmt.Errorf("delete the deployments: %w", err)
	}
	return b.eventually(ctx, "all objects are deleted", func() (bool, error) {
		if !b.tracker.empty() {
			return false, nil
		}
		for name := range b.Members {
			var works workv1alpha1.WorkList
			if err := b.control.List(
				ctx,
				&works,
				client.InNamespace(names.ExecutionNamespace(name)),
				client.HasLabels{names.BindingID},
			); err != nil ||
				len(works.Items) > 0 {
				return false, err
			}
		}
		var bindings workv1alpha2.ResourceBindingList
		err := b.control.List(ctx, &bindings, client.InNamespace(namespace))
		return len(bindings.Items) == 0, err
	})
}

func (b *bench) cleanUp(ctx context.Context) error {
	for _, o := range []client.Object{
		&policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: label}},
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}},
	} {
		if err := b.control.Delete(ctx, o); client.IgnoreNotFound(err) != nil {
			return err
		}
	}
	return nil
}

// deploymentTracker records the times at which the watches showed each Deployment in all members and ready.
type deploymentTracker struct {
	members int
	share   int32

	mu            sync.Mutex // guards the fields below
	started       time.Time
	tracked       map[string]*trackedDeployment
	present       map[types.UID]bool // every Deployment that a watch shows
	inMembers     int
	ready         int
	lastInMembers time.Time
	lastReady     time.Time
	changed       chan struct{}
}

type trackedDeployment struct {
	created, inMembers, ready time.Time
	members                   map[string]bool
}

func newDeploymentTracker(o Options) *deploymentTracker {
	return &deploymentTracker{
		members: len(o.Members),
		share:   o.Replicas,
		tracked: map[string]*trackedDeployment{},
		present: map[types.UID]bool{},
		changed: make(chan struct{}, 1),
	}
}

func (s *deploymentTracker) begin(deployments []string) time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tracked, s.inMembers, s.ready, s.started = map[string]*trackedDeployment{}, 0, 0, time.Now()
	for _, name := range deployments {
		s.tracked[name] = &trackedDeployment{members: map[string]bool{}}
	}
	return s.started
}

func (s *deploymentTracker) creating(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tracked[name].created = time.Now()
}

func (s *deploymentTracker) record(d *appsv1.Deployment, deleted bool) *trackedDeployment {
	if deleted {
		delete(s.present, d.UID)
	} else {
		s.present[d.UID] = true
	}
	select {
	case s.changed <- struct{}{}:
	default:
	}
	return s.tracked[d.Name]
}

func (s *deploymentTracker) member(cluster string, d *appsv1.Deployment, deleted bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.record(d, deleted)
	if t == nil || deleted || t.members[cluster] {
		return
	}
	t.members[cluster] = true
	if len(t.members) == s.members {
		t.inMembers, s.lastInMembers = time.Now(), time.Now()
		s.inMembers++
	}
}

func (s *deploymentTracker) template(d *appsv1.Deployment, deleted bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.record(d, deleted)
	if t == nil || deleted || !t.ready.IsZero() || d.Status.ReadyReplicas != s.share || d.Status.ObservedGeneration != d.Generation {
		return
	}
	t.ready, s.lastReady = time.Now(), time.Now()
	s.ready++
}

func (s *deploymentTracker) empty() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.present) == 0
}

// wait waits until all tracked Deployments are in the members and, with pods, ready.
func (s *deploymentTracker) wait(ctx context.Context, timeout time.Duration, pods bool) error {
	deadline := time.After(timeout)
	for {
		s.mu.Lock()
		total, in, ready := len(s.tracked), s.inMembers, s.ready
		s.mu.Unlock()
		if in == total && (!pods || ready == total) {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-deadline:
			return fmt.Errorf("timed out after %s: %d of %d deployments were in all members, and %d ready and reported", timeout, in, total, ready)
		case <-s.changed:
		}
	}
}

func (s *deploymentTracker) durations() (toMember, toReady []time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range s.tracked {
		if !t.inMembers.IsZero() {
			toMember = append(toMember, t.inMembers.Sub(t.created))
		}
		if !t.ready.IsZero() {
			toReady = append(toReady, t.ready.Sub(t.created))
		}
	}
	return toMember, toReady
}

func (s *deploymentTracker) allInMembers() time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	return max(s.lastInMembers.Sub(s.started), 0)
}

func (s *deploymentTracker) allReady() time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	return max(s.lastReady.Sub(s.started), 0)
}
