// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

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

// ScheduleOptions configures Schedule.
type ScheduleOptions struct {
	// Control connects to the control plane. Clusters is the number of clusters to schedule to: missing ones are simulated.
	Control  *rest.Config
	Clusters int
	// Bindings is the number of bindings in the first two bursts; the bursts of the other placements have a fifth of it.
	// Singles is the number of bindings created one at a time on an idle system.
	Bindings, Singles int
	// Processes maps the names of the processes to measure to their PIDs.
	Processes map[string]int
	// Timeout bounds each wait.
	Timeout time.Duration
	// Progress receives progress messages.
	Progress func(string)
}

// ScheduleResult holds the figures of Schedule.
type ScheduleResult struct {
	// Clusters is the number of clusters, Simulated the number of those that were Cluster objects without a member.
	Clusters   int              `json:"clusters"`
	Simulated  int              `json:"simulated"`
	Placements []ScheduleFigure `json:"placements"`
}

// ScheduleFigure holds the figures of one kind of placement. Durations are in seconds.
type ScheduleFigure struct {
	Placement string `json:"placement"`
	Bindings  int    `json:"bindings"`
	// Times since the first creation: CreatedIn until the API server accepted all bindings, PlacedIn until a watch showed the last one
	// with clusters, StatusIn until the last status was up to date. CreatedIn is 0 if the bindings existed before. PerSecond is
	// bindings divided by PlacedIn.
	CreatedIn float64 `json:"createdInSeconds"`
	PlacedIn  float64 `json:"allPlacedSeconds"`
	StatusIn  float64 `json:"allStatusesSeconds"`
	PerSecond float64 `json:"placedPerSecond"`
	// Stolen is the share of the CPU time that the host gave to other machines in the meantime.
	Stolen float64 `json:"cpuStolenShare"`
	// ToPlaced is the time from the creation of a binding until a watch shows its clusters, under load. Alone is the same time
	// if bindings are created one at a time.
	ToPlaced Percentiles `json:"toPlaced"`
	Alone    Percentiles `json:"alone"`
	Urgent   Urgent      `json:"urgent"`
	// SpecWrites and StatusWrites are the writes of the scheduler per binding, as the watch shows them. Updates are all
	// updates of bindings that the API server counted, including those of other controllers and failed ones.
	SpecWrites   float64 `json:"specWritesPerBinding"`
	StatusWrites float64 `json:"statusWritesPerBinding"`
	Updates      float64 `json:"updatesPerBinding"`
	EventWrites  float64 `json:"eventWritesPerBinding"`
	Writes       []Write `json:"writes"`
	Costs        []Cost  `json:"costs"`
}

// Urgent holds the figures of a high-priority binding that is created in the middle of the burst.
type Urgent struct {
	// ToPlaced is the time from its creation until a watch shows its clusters, in seconds.
	ToPlaced float64 `json:"toPlacedSeconds"`
	// Waiting is the number of bindings that waited when it was created. Before is the number of bindings that got their
	// clusters after its creation, but before it.
	Waiting int `json:"waiting"`
	Before  int `json:"before"`
}

const (
	// otherShare divides the size of the bursts after the first, which only compare placements.
	otherShare = 5
	// urgentName is the name of the high-priority binding.
	urgentName = "urgent"
	// urgentPriority is higher than that of the other bindings, 0.
	urgentPriority = 1000
	// reportingPeriod is longer than the delay of other controllers before they report on a binding whose members do not respond.
	reportingPeriod = 5 * time.Second
)

type scheduling struct {
	ScheduleOptions
	*system
	tracker *tracker
}

// Schedule measures the scheduler through the API: it creates bindings without policies and watches them until they have
// clusters. Their templates do not exist, so that no Work is rendered and only the scheduler is measured. On success it
// deletes everything it created.
func Schedule(ctx context.Context, o ScheduleOptions) (ScheduleResult, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	sys, err := connect(o.Control, o.Timeout)
	if err != nil {
		return ScheduleResult{}, err
	}
	s := &scheduling{ScheduleOptions: o, system: sys, tracker: newBindingTracker()}
	var r ScheduleResult
	clusters, err := s.prepare(ctx, &r)
	if err != nil {
		return r, err
	}
	f, err := s.scheduleAfterTaint(ctx, clusters, o.Bindings)
	if err = errors.Join(err, s.remove(ctx)); err != nil {
		return r, fmt.Errorf("%s: %w", f.Placement, err)
	}
	r.Placements = append(r.Placements, f)
	for i, w := range workloads(clusters) {
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

// prepare creates the namespace and the simulated clusters, and watches the bindings. It returns the names of all clusters,
// real ones first.
func (s *scheduling) prepare(ctx context.Context, r *ScheduleResult) ([]string, error) {
	// The namespace is not needed in members.
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace, Labels: map[string]string{names.SkipAutoPropagation: "true"}}}
	if err := s.control.Create(ctx, ns); err != nil {
		return nil, fmt.Errorf("create the namespace of the benchmark: %w", err)
	}
	s.Progress("simulating clusters")
	clusters, simulated, err := s.simulate(ctx, s.Clusters)
	if err != nil {
		return nil, fmt.Errorf("simulate clusters: %w", err)
	}
	r.Clusters, r.Simulated = len(clusters), simulated
	return clusters, watch(ctx, s.Control, s.tracker.observeBinding)
}

// measure creates n bindings of one placement and measures until they are placed.
func (s *scheduling) measure(ctx context.Context, w workload, n int) (ScheduleFigure, error) {
	f := ScheduleFigure{Placement: w.name, Bindings: n}
	if err := s.idle(ctx, quietPeriod); err != nil {
		return f, err
	}
	s.Progress(fmt.Sprintf("%s: one at a time", w.name))
	var alone []time.Duration
	for i := range s.Singles {
		if _, err := s.create(ctx, w, []string{fmt.Sprintf("single-%03d", i)}); err != nil {
			return f, err
		}
		alone = append(alone, s.tracker.durations(placed)...)
	}
	f.Alone = percentiles(alone)
	if err := errors.Join(s.remove(ctx), s.idle(ctx, reportingPeriod)); err != nil {
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

// observe fills in the figures of a burst. place runs the burst and returns the time in which the API server accepted the
// bindings; known holds the requests of the benchmark itself.
func (s *scheduling) observe(ctx context.Context, f *ScheduleFigure, known counts, place func() (time.Duration, error)) error {
	writes, err := s.writes(ctx, reportingPeriod, known, func() error {
		meter := startMeter(s.Processes)
		created, err := place()
		f.Costs, f.Stolen = meter.stop(), meter.stolen()
		if err != nil {
			return err
		}
		all := s.tracker.until(placed)
		f.CreatedIn, f.PlacedIn, f.StatusIn = created.Seconds(), all.Seconds(), s.tracker.until(upToDate).Seconds()
		f.PerSecond = float64(f.Bindings) / all.Seconds()
		f.ToPlaced, f.Urgent = percentiles(s.tracker.durations(placed)), s.tracker.urgent()
		return nil
	})
	if err != nil {
		return err
	}
	f.count(writes)
	f.SpecWrites, f.StatusWrites = s.tracker.writes()
	return nil
}

// count sets the numbers of writes per binding.
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

// burstOf returns the names of n bindings, with the urgent one in the middle.
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

// create creates bindings and waits until all of them have clusters and an up-to-date status. It returns the time in which the
// API server accepted them.
func (s *scheduling) create(ctx context.Context, w workload, bindings []string) (time.Duration, error) {
	started := s.tracker.begin(bindings)
	if err := s.submit(ctx, w, bindings); err != nil {
		return 0, err
	}
	createdIn := time.Since(started)
	return createdIn, s.tracker.wait(ctx, s.Timeout, placed, upToDate)
}

// submit creates bindings.
func (s *scheduling) submit(ctx context.Context, w workload, bindings []string) error {
	if err := forEach(ctx, bindings, func(ctx context.Context, name string) error {
		s.tracker.starting(name)
		return s.control.Create(ctx, w.binding(name))
	}); err != nil {
		return fmt.Errorf("create the bindings: %w", err)
	}
	return nil
}

// binding returns a binding for a Deployment that does not exist. It has a permanent ID and the finalizer, like the binding of a
// policy, so that no other controller adds them.
func (w workload) binding(name string) *workv1alpha2.ResourceBinding {
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

// remove deletes all bindings and waits until they no longer exist.
func (s *scheduling) remove(ctx context.Context) error {
	var list workv1alpha2.ResourceBindingList
	if err := s.control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
		return fmt.Errorf("list the bindings: %w", err)
	}
	if err := deleteAll(ctx, s.control, list.Items); err != nil {
		return fmt.Errorf("delete the bindings: %w", err)
	}
	return s.eventually(ctx, "all bindings are deleted", func() (bool, error) { return s.tracker.empty(), nil })
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

// sortedNames returns the names of clusters, simulated ones last.
func sortedNames(members, simulated []string) []string {
	slices.Sort(members)
	slices.Sort(simulated)
	return append(slices.Clip(members), simulated...)
}
