// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/uuid"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// ScheduleOptions say what is measured of the scheduler.
type ScheduleOptions struct {
	// Control reaches the control plane. Clusters is how many clusters it is to have: those that are missing are simulated.
	Control  *rest.Config
	Clusters int
	// Bindings wait for a cluster that opens, and are created at once for the first placement, a fifth of them for each of the
	// others; Singles one by one on an idle system.
	Bindings, Singles int
	// Processes are the processes whose cost is measured, by name.
	Processes map[string]int
	// Patience bounds each wait.
	Patience time.Duration
	// Progress is told what is going on.
	Progress func(string)
}

// ScheduleResult is what was measured of the scheduler.
type ScheduleResult struct {
	// Clusters is how many there were, Simulated how many of them were Cluster objects with nothing behind them.
	Clusters   int              `json:"clusters"`
	Simulated  int              `json:"simulated"`
	Placements []ScheduleFigure `json:"placements"`
}

// ScheduleFigure is what was measured of one kind of placement. Durations are in seconds.
type ScheduleFigure struct {
	Placement string `json:"placement"`
	Bindings  int    `json:"bindings"`
	// CreatedIn is how long the API server took to accept all bindings, PlacedIn when the last one showed its clusters in a
	// watch, ToldIn when the last one's status said so, all from the first creation; CreatedIn is 0 where they existed
	// before. PerSecond is bindings by PlacedIn.
	CreatedIn float64 `json:"createdInSeconds"`
	PlacedIn  float64 `json:"allPlacedSeconds"`
	ToldIn    float64 `json:"allToldSeconds"`
	PerSecond float64 `json:"placedPerSecond"`
	// Taken is which share of the CPU time others on the same host took meanwhile.
	Taken float64 `json:"cpuTakenShare"`
	// ToPlaced is from a binding's creation to its clusters in a watch, under load; Alone the same for one at a time.
	ToPlaced Percentiles `json:"toPlaced"`
	Alone    Percentiles `json:"alone"`
	Urgent   Urgent      `json:"urgent"`
	// SpecWrites and StatusWrites are the scheduler's for one binding, as the watch shows them; Updates are all that the
	// API server counted on bindings, those of other controllers and failed ones included.
	SpecWrites   float64 `json:"specWritesPerBinding"`
	StatusWrites float64 `json:"statusWritesPerBinding"`
	Updates      float64 `json:"updatesPerBinding"`
	EventWrites  float64 `json:"eventWritesPerBinding"`
	Writes       []Write `json:"writes"`
	Costs        []Cost  `json:"costs"`
}

// Urgent is how a binding of a high priority fared that was created in the middle of the burst.
type Urgent struct {
	// ToPlaced is from its creation to its clusters in a watch, in seconds.
	ToPlaced float64 `json:"toPlacedSeconds"`
	// Waiting is how many bindings waited when it was created; Before how many bindings got their clusters from then on
	// before it did.
	Waiting int `json:"waiting"`
	Before  int `json:"before"`
}

const (
	// otherShare is by how much the bursts after the first are smaller: they tell placements apart, and take time.
	otherShare = 5
	// urgentName is the binding of a high priority.
	urgentName = "urgent"
	// urgentPriority is above that of the others, 0.
	urgentPriority = 1000
	// stillness is longer than other controllers wait before they report on a binding whose members do not answer.
	stillness = 5 * time.Second
)

type scheduling struct {
	ScheduleOptions
	*system
	seen *placings
}

// Schedule measures the scheduler through the API: bindings that no policy made are created, and a watch tells when they
// have clusters. Their templates do not exist, so that no Work is rendered and nothing reaches a member: what is measured is
// the scheduler. It leaves nothing behind when it succeeds.
func Schedule(ctx context.Context, o ScheduleOptions) (ScheduleResult, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	sys, err := connect(o.Control, o.Patience)
	if err != nil {
		return ScheduleResult{}, err
	}
	s := &scheduling{ScheduleOptions: o, system: sys, seen: newPlacings()}
	var r ScheduleResult
	clusters, err := s.prepare(ctx, &r)
	if err != nil {
		return r, err
	}
	f, err := s.opening(ctx, clusters, o.Bindings)
	if err = errors.Join(err, s.remove(ctx)); err != nil {
		return r, fmt.Errorf("%s: %w", f.Placement, err)
	}
	r.Placements = append(r.Placements, f)
	for i, w := range wishes(clusters) {
		n := o.Bindings
		if i > 0 {
			n = max(o.Bindings/otherShare, 1)
		}
		f, err := s.measure(ctx, w, n)
		if err != nil {
			return r, fmt.Errorf("%s: %w", w.name, err)
		}
		r.Placements = append(r.Placements, f)
		if err := s.remove(ctx); err != nil {
			return r, err
		}
	}
	return r, s.cleanUp(ctx)
}

// prepare makes the namespace and the clusters, and watches the bindings. It gives the names of all clusters, real ones
// first.
func (s *scheduling) prepare(ctx context.Context, r *ScheduleResult) ([]string, error) {
	// Members need not have the namespace.
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace, Labels: map[string]string{names.SkipAutoPropagation: "true"}}}
	if err := s.control.Create(ctx, ns); err != nil {
		return nil, fmt.Errorf("prepare: %w", err)
	}
	s.Progress("simulating clusters")
	clusters, simulated, err := s.simulate(ctx, s.Clusters)
	if err != nil {
		return nil, fmt.Errorf("simulate clusters: %w", err)
	}
	r.Clusters, r.Simulated = len(clusters), simulated
	return clusters, watch(ctx, s.Control, s.seen.see)
}

// measure has n bindings of one placement placed.
func (s *scheduling) measure(ctx context.Context, w wish, n int) (ScheduleFigure, error) {
	f := ScheduleFigure{Placement: w.name, Bindings: n}
	if err := s.idle(ctx, settle); err != nil {
		return f, err
	}
	s.Progress(fmt.Sprintf("%s: one at a time", w.name))
	var alone []time.Duration
	for i := range s.Singles {
		if _, err := s.create(ctx, w, []string{fmt.Sprintf("single-%03d", i)}); err != nil {
			return f, err
		}
		alone = append(alone, s.seen.durations()...)
	}
	f.Alone = percentiles(alone)
	if err := errors.Join(s.remove(ctx), s.idle(ctx, stillness)); err != nil {
		return f, err
	}
	s.Progress(fmt.Sprintf("%s: %d at once", w.name, n))
	return f, s.observe(
		ctx,
		&f,
		counts{{"POST", "resourcebindings"}: n},
		func() (time.Duration, error) { return s.create(ctx, w, burstOf(n)) },
	)
}

// observe fills in what is seen while bindings are placed. What does that tells how long they took to be accepted; known are
// its own writes.
func (s *scheduling) observe(ctx context.Context, f *ScheduleFigure, known counts, place func() (time.Duration, error)) error {
	before, err := scrape(ctx, s.raw)
	if err != nil {
		return err
	}
	meter := startMeter(s.Processes)
	created, err := place()
	f.Costs, f.Taken = meter.stop(), meter.taken()
	if err != nil {
		return err
	}
	placed := s.seen.allPlaced()
	f.CreatedIn, f.PlacedIn, f.ToldIn = created.Seconds(), placed.Seconds(), s.seen.allTold().Seconds()
	f.PerSecond = float64(f.Bindings) / placed.Seconds()
	f.ToPlaced, f.Urgent = percentiles(s.seen.durations()), s.seen.urgent()
	if err := s.idle(ctx, stillness); err != nil {
		return err
	}
	after, err := scrape(ctx, s.raw)
	if err != nil {
		return err
	}
	f.count(after.since(before, known))
	f.SpecWrites, f.StatusWrites = s.seen.writes()
	return nil
}

// count fills in what was written for the bindings.
func (f *ScheduleFigure) count(writes []Write) {
	f.Writes = writes
	_, events := split(writes)
	f.EventWrites = float64(events) / float64(f.Bindings)
	updates := 0
	for _, w := range writes {
		if (w.Verb == "PATCH" || w.Verb == "PUT") && (w.Resource == "resourcebindings" || w.Resource == "resourcebindings/status") {
			updates += w.Count
		}
	}
	f.Updates = float64(updates) / float64(f.Bindings)
}

// burstOf names so many bindings, the urgent one in the middle.
func burstOf(n int) []string {
	all := make([]string, 0, n)
	for i := range n {
		all = append(all, fmt.Sprintf("bench-%05d", i))
	}
	if n > 0 {
		all[n/2] = urgentName
	}
	return all
}

// create makes bindings, counting from now, and waits until all have clusters and say so. It gives how long the API server
// took to accept them.
func (s *scheduling) create(ctx context.Context, w wish, bindings []string) (time.Duration, error) {
	begun := s.seen.begin(bindings)
	if err := s.submit(ctx, w, bindings); err != nil {
		return 0, err
	}
	createdIn := time.Since(begun)
	return createdIn, s.seen.wait(ctx, s.Patience)
}

// submit has the API server accept bindings.
func (s *scheduling) submit(ctx context.Context, w wish, bindings []string) error {
	group, bounded := errgroup.WithContext(ctx)
	group.SetLimit(creators)
	for _, name := range bindings {
		group.Go(func() error {
			s.seen.creating(name)
			return s.control.Create(bounded, w.binding(name))
		})
	}
	if err := group.Wait(); err != nil {
		return fmt.Errorf("create the bindings: %w", err)
	}
	return nil
}

// binding wishes for clusters for a Deployment that does not exist. It has a permanent ID and the finalizer, as those that a
// policy made: or else others would write it, too.
func (w wish) binding(name string) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: namespace,
		Name:      name,
		Labels: map[string]string{
			names.BindingManagedBy: label,
			names.BindingID:        string(uuid.NewUUID()),
		},
		Finalizers: []string{names.BindingFinalizer},
	}}
	b.Spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: "apps/v1", Kind: "Deployment", Namespace: namespace, Name: name, UID: uuid.NewUUID(), ResourceVersion: "1",
	}
	b.Spec.Replicas, b.Spec.Placement = w.replicas, &w.placement
	b.Spec.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{ResourceRequest: corev1.ResourceList{
		corev1.ResourceCPU: resource.MustParse("100m"), corev1.ResourceMemory: resource.MustParse("128Mi"),
	}}
	if name == urgentName {
		b.Spec.SchedulePriority = &workv1alpha2.SchedulePriority{Priority: urgentPriority}
	}
	return b
}

// remove deletes all bindings, one by one, for the server gives up on a deletion of many that takes a minute, and waits until
// they are gone.
func (s *scheduling) remove(ctx context.Context) error {
	var list workv1alpha2.ResourceBindingList
	if err := s.control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
		return fmt.Errorf("list the bindings: %w", err)
	}
	group, bounded := errgroup.WithContext(ctx)
	group.SetLimit(creators)
	for i := range list.Items {
		group.Go(func() error { return client.IgnoreNotFound(s.control.Delete(bounded, &list.Items[i])) })
	}
	if err := group.Wait(); err != nil {
		return fmt.Errorf("delete the bindings: %w", err)
	}
	return s.eventually(ctx, "all bindings are gone", func() (bool, error) { return s.seen.empty(), nil })
}

func (s *scheduling) cleanUp(ctx context.Context) error {
	s.Progress("removing the simulated clusters")
	if err := s.removeSimulated(ctx); err != nil {
		return fmt.Errorf("remove the simulated clusters: %w", err)
	}
	err := s.control.Delete(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}})
	if apierrors.IsNotFound(err) {
		return nil
	}
	return err
}

// sortedNames are the names of clusters, those that are simulated last.
func sortedNames(realOnes, simulated []string) []string {
	slices.Sort(realOnes)
	slices.Sort(simulated)
	return append(slices.Clip(realOnes), simulated...)
}
