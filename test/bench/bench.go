// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"slices"
	"time"

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
	// Rollout changes the image of all Deployments before their deletion. It requires Pods.
	Rollout bool
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
	// InMembers is the time from the first creation until all Deployments existed in all members, Ready until all were ready and
	// reported in their templates. Reported is the number of Deployments that were reported.
	InMembers float64 `json:"allInMembersSeconds"`
	Ready     float64 `json:"allReadyAndReportedSeconds"`
	Reported  int     `json:"reported"`
	// Under load, ToMember is the time from the creation of a template until its objects exist in all members, ToReady until its own
	// status is complete. SingleToMember and SingleToReady are the same times if Deployments are created one at a time.
	ToMember       Percentiles `json:"toMember"`
	ToReady        Percentiles `json:"toReady"`
	SingleToMember Percentiles `json:"singleToMember"`
	SingleToReady  Percentiles `json:"singleToReady"`
	// The writes to the control plane per Deployment exclude the requests of the benchmark itself.
	WritesUntilReported float64 `json:"writesPerDeploymentUntilReported"`
	WritesForDeletion   float64 `json:"writesPerDeploymentForDeletion"`
	EventWrites         float64 `json:"eventWritesPerDeployment"`
	DeletionEventWrites float64 `json:"eventWritesForDeletionPerDeployment"`
	Writes              []Write `json:"writes"`
	// RolloutWrites are the writes of an image change of all Deployments.
	WritesForRollout float64 `json:"writesPerDeploymentForRollout,omitempty"`
	RolloutWrites    []Write `json:"rolloutWrites,omitempty"`
	// Reports compares when members and templates were complete, after the creation and, with Rollout, after the image change.
	Reports        []Reporting `json:"reports,omitempty"`
	DeletionWrites []Write     `json:"deletionWrites"`
	DeletedIn      float64     `json:"deletedInSeconds"`
	Costs          []Cost      `json:"costs"`
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
	tracker *tracker
	image   string // the image that complete Deployments have; guarded by tracker.mu
}

// Images of the Deployments before and after a rollout, and the patch that changes them.
const (
	image, newImage = "nginx:1.27", "nginx:1.28"
	imagePatch      = `{"spec":{"template":{"spec":{"containers":[{"name":"nginx","image":"` + newImage + `"}]}}}}`
)

// Run measures the propagation of Deployments. On success it deletes everything it created.
func Run(ctx context.Context, o Options) (Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	sys, err := connect(o.Control, o.Timeout)
	if err != nil {
		return Result{}, err
	}
	b := &bench{Options: o, system: sys, tracker: newTracker("were in all members", "were complete in all members", "were reported")}
	if err := b.prepare(ctx); err != nil {
		return Result{}, err
	}
	r := Result{Deployments: o.Deployments, Members: len(o.Members), Replicas: o.Replicas}
	for _, step := range []func(context.Context, *Result) error{b.singles, b.burst, b.rollout, b.delete} {
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
		if err := watch(ctx, config, func(_, d *appsv1.Deployment, deleted bool) { b.observeMember(name, d, deleted) }); err != nil {
			return fmt.Errorf("watch member %s: %w", name, err)
		}
	}
	return watch(ctx, b.Control, b.observeTemplate)
}

// deployments returns the names of the Deployments that are created at once.
func (b *bench) deployments() (all []string) {
	for i := range b.Deployments {
		all = append(all, fmt.Sprintf("bench-%05d", i))
	}
	return all
}

func (b *bench) deployment(name string) *appsv1.Deployment {
	labels := map[string]string{"app": name}
	return &appsv1.Deployment{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name, Labels: map[string]string{label: "true"}},
		Spec: appsv1.DeploymentSpec{
			Replicas: &b.Replicas, Selector: &metav1.LabelSelector{MatchLabels: labels},
			Template: corev1.PodTemplateSpec{
				ObjectMeta: metav1.ObjectMeta{Labels: labels},
				Spec:       corev1.PodSpec{Containers: []corev1.Container{{Name: "nginx", Image: image}}},
			},
		},
	}
}

// create creates Deployments and waits until all of them have arrived in the members and, with pods, are complete.
func (b *bench) create(ctx context.Context, deployments []string) (createdIn time.Duration, err error) {
	started := b.begin(deployments, image)
	if err := forEach(ctx, deployments, func(ctx context.Context, name string) error {
		b.tracker.starting(name)
		return b.control.Create(ctx, b.deployment(name))
	}); err != nil {
		return 0, fmt.Errorf("create the deployments: %w", err)
	}
	createdIn = time.Since(started)
	stages := []int{inMembers}
	if b.Pods {
		stages = append(stages, complete, reported)
	}
	return createdIn, b.tracker.wait(ctx, b.Timeout, stages...)
}

func (b *bench) singles(ctx context.Context, r *Result) error {
	var toMember, toReady []time.Duration
	for i := range b.Singles {
		b.Progress(fmt.Sprintf("one at a time: %d of %d", i+1, b.Singles))
		name := fmt.Sprintf("single-%03d", i)
		if _, err := b.create(ctx, []string{name}); err != nil {
			return err
		}
		toMember, toReady = append(toMember, b.tracker.durations(inMembers)...), append(toReady, b.tracker.durations(reported)...)
	}
	r.SingleToMember, r.SingleToReady = percentiles(toMember), percentiles(toReady)
	return b.remove(ctx)
}

func (b *bench) burst(ctx context.Context, r *Result) error {
	if err := b.idle(ctx, quietPeriod); err != nil {
		return err
	}
	b.Progress(fmt.Sprintf("%d at once", b.Deployments))
	var err error
	var meter *meter
	r.Writes, err = b.writes(ctx, quietPeriod, counts{{"POST", "deployments"}: b.Deployments}, func() error {
		meter = startMeter(b.Processes)
		createdIn, err := b.create(ctx, b.deployments())
		toReady := b.tracker.durations(reported)
		r.CreatedIn, r.InMembers, r.Ready = createdIn.Seconds(), b.tracker.until(inMembers).Seconds(), b.tracker.until(reported).Seconds()
		r.ToMember, r.ToReady, r.Reported = percentiles(b.tracker.durations(inMembers)), percentiles(toReady), len(toReady)
		r.Costs = meter.stop()
		if b.Pods {
			r.Reports = append(r.Reports, b.tracker.reporting("creation"))
		}
		return err
	})
	objects, events := split(r.Writes)
	r.WritesUntilReported, r.EventWrites = float64(objects)/float64(b.Deployments), float64(events)/float64(b.Deployments)
	if err != nil || len(r.Costs) == 0 {
		return err
	}
	return meter.rest(ctx, r.Costs)
}

// rollout changes the image of all Deployments.
func (b *bench) rollout(ctx context.Context, r *Result) (err error) {
	if !b.Rollout {
		return nil
	}
	b.Progress("changing all images")
	all := b.deployments()
	r.RolloutWrites, err = b.writes(ctx, quietPeriod, counts{{"PATCH", "deployments"}: b.Deployments}, func() error {
		b.begin(all, newImage)
		if err := forEach(ctx, all, func(ctx context.Context, name string) error {
			b.tracker.starting(name)
			return b.control.Patch(ctx, b.deployment(name), client.RawPatch(types.StrategicMergePatchType, []byte(imagePatch)))
		}); err != nil {
			return fmt.Errorf("change the images: %w", err)
		}
		err := b.tracker.wait(ctx, b.Timeout, complete, reported)
		r.Reports = append(r.Reports, b.tracker.reporting("image change"))
		return err
	})
	objects, _ := split(r.RolloutWrites)
	r.WritesForRollout = float64(objects) / float64(b.Deployments)
	return err
}

func (b *bench) delete(ctx context.Context, r *Result) (err error) {
	b.Progress("deleting all")
	r.DeletionWrites, err = b.writes(ctx, quietPeriod, counts{{"DELETE", "deployments"}: b.Deployments}, func() error {
		started := time.Now()
		err := b.remove(ctx)
		r.DeletedIn = time.Since(started).Seconds()
		return err
	})
	objects, events := split(r.DeletionWrites)
	r.WritesForDeletion = float64(objects) / float64(b.Deployments)
	r.DeletionEventWrites = float64(events) / float64(b.Deployments)
	return err
}

// remove deletes all Deployments and waits until they, their bindings and their Works no longer exist.
func (b *bench) remove(ctx context.Context) error {
	var list appsv1.DeploymentList
	if err := b.control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
		return err
	}
	if err := deleteAll(ctx, b.control, list.Items); err != nil {
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
