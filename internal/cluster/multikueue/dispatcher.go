// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package multikueue nominates clusters for the Workloads of Kueue, as an external dispatcher of MultiKueue.
//
//	pending Workload, Placement of its queue ─► filters and estimates of the scheduler ─► status.nominatedClusterNames
//
// Kueue copies the Workload to the nominated clusters; the first one that admits it gets the job. A nominated cluster stays nominated while
// it passes the filters: Kueue would delete its copy, and with it the place in the queue.
package multikueue

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/scheduler"
)

const (
	// Name is the name of the controller in --controllers.
	Name = "multiKueueDispatcher"
	// controllerName is spec.controllerName of the AdmissionChecks of MultiKueue.
	controllerName = "kueue.x-k8s.io/multikueue"
	// maxNominated is the limit of the API.
	maxNominated = 20
	// again is the time after which a Workload that waits is examined again: clusters become free.
	again = time.Minute
	// servedInterval is the time between two attempts to find the kinds of Kueue.
	servedInterval = 30 * time.Second
)

// kind returns a kind of Kueue.
func kind(name string) schema.GroupVersionKind {
	return schema.GroupVersionKind{Group: "kueue.x-k8s.io", Version: "v1beta2", Kind: name}
}

// Scheduler returns the clusters that pass the filters of the scheduler.
type Scheduler interface {
	Candidates(ctx context.Context, b binding.Binding) ([]scheduler.Candidate, error)
}

// Components returns the components of a Workload.
type Components interface {
	Components(ctx context.Context, template *interpret.Object) ([]workv1alpha2.Component, error)
}

// Dispatcher is the controller.
type Dispatcher struct {
	control    *consistency.Client
	live       client.Reader // kinds of Kueue but Workloads
	scheduler  Scheduler
	components Components
	clock      clock.Clock
}

// New returns the controller.
func New(control client.Client, live client.Reader, s Scheduler, components Components, c clock.Clock) *Dispatcher {
	return &Dispatcher{control: consistency.NewClient(control), live: live, scheduler: s, components: components, clock: c}
}

// Setup adds the controller to the manager when the control plane serves the kinds of Kueue.
func (d *Dispatcher) Setup(mgr manager.Manager) error {
	return mgr.Add(manager.RunnableFunc(func(ctx context.Context) error {
		for {
			_, err := mgr.GetRESTMapper().RESTMapping(kind("Workload").GroupKind(), kind("Workload").Version)
			if err == nil {
				return requeue.NewController(mgr, Name).For(newObject("Workload")).Complete(d)
			}
			ctrl.LoggerFrom(ctx).V(1).Info("Workloads of Kueue are not read", "err", err.Error())
			select {
			case <-ctx.Done():
				return nil
			case <-d.clock.After(servedInterval):
			}
		}
	}))
}

func newObject(name string) *unstructured.Unstructured {
	o := &unstructured.Unstructured{}
	o.SetGroupVersionKind(kind(name))
	return o
}

// Reconcile nominates clusters for one Workload.
func (d *Dispatcher) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	w := newObject("Workload")
	if current, err := d.control.Current(ctx, req.NamespacedName, w); !current {
		return ctrl.Result{}, err
	}
	check := pending(w)
	if check == "" {
		return ctrl.Result{}, nil
	}
	workers, err := d.workers(ctx, check)
	if err != nil || len(workers) == 0 {
		return ctrl.Result{RequeueAfter: again}, err
	}
	b, err := d.bindingOf(ctx, w)
	if err != nil {
		return ctrl.Result{}, err
	}
	candidates, err := d.scheduler.Candidates(ctx, b)
	if err != nil {
		return ctrl.Result{}, fmt.Errorf("nominate clusters for Workload %s: %w", req.NamespacedName, err)
	}
	before, _, _ := unstructured.NestedStringSlice(w.Object, "status", "nominatedClusterNames")
	next := nominate(before, workers, candidates)
	if slices.Equal(before, next) || len(next) == 0 {
		return ctrl.Result{RequeueAfter: again}, nil
	}
	body, err := json.Marshal(map[string]any{
		"metadata": map[string]any{"resourceVersion": w.GetResourceVersion()}, "status": map[string]any{"nominatedClusterNames": next},
	})
	if err != nil {
		return ctrl.Result{}, fmt.Errorf("encode the nomination of Workload %s: %w", req.NamespacedName, err)
	}
	if err := d.control.Status().Patch(ctx, w, client.RawPatch(types.MergePatchType, body)); err != nil {
		return ctrl.Result{}, fmt.Errorf("nominate clusters for Workload %s: %w", req.NamespacedName, err)
	}
	return ctrl.Result{RequeueAfter: again}, nil
}

// pending returns the name of the AdmissionCheck of MultiKueue for which a Workload waits, or "". The controller of a check is not in the
// status: workers reads it.
func pending(w *unstructured.Unstructured) string {
	status, _, _ := unstructured.NestedMap(w.Object, "status")
	if name, _ := status["clusterName"].(string); name != "" || !conditionTrue(status, "QuotaReserved") || conditionTrue(status, "Finished") {
		return ""
	}
	checks, _ := status["admissionChecks"].([]any)
	var names []string
	for _, c := range checks {
		check, _ := c.(map[string]any)
		name, _ := check["name"].(string)
		if state, _ := check["state"].(string); state == "Pending" && name != "" {
			names = append(names, name)
		}
	}
	return strings.Join(names, ",")
}

func conditionTrue(status map[string]any, name string) bool {
	list, _ := status["conditions"].([]any)
	return slices.ContainsFunc(list, func(o any) bool {
		c, _ := o.(map[string]any)
		return c["type"] == name && c["status"] == string(metav1.ConditionTrue)
	})
}

// worker is a cluster of MultiKueue.
type worker struct {
	name    string // of the MultiKueueCluster
	cluster string // of the Cluster
}

// workers returns the connected clusters of the MultiKueueConfig of a check, in its order. checks are names, separated by commas; at most
// one of them is one of MultiKueue.
func (d *Dispatcher) workers(ctx context.Context, checks string) ([]worker, error) {
	for name := range strings.SplitSeq(checks, ",") {
		check := newObject("AdmissionCheck")
		if err := d.live.Get(ctx, client.ObjectKey{Name: name}, check); err != nil {
			return nil, fmt.Errorf("read AdmissionCheck %s: %w", name, err)
		}
		if by, _, _ := unstructured.NestedString(check.Object, "spec", "controllerName"); by != controllerName {
			continue
		}
		of, _, _ := unstructured.NestedString(check.Object, "spec", "parameters", "name")
		config := newObject("MultiKueueConfig")
		if err := d.live.Get(ctx, client.ObjectKey{Name: of}, config); err != nil {
			return nil, fmt.Errorf("read MultiKueueConfig %s of AdmissionCheck %s: %w", of, name, err)
		}
		clusters, _, _ := unstructured.NestedStringSlice(config.Object, "spec", "clusters")
		var out []worker
		for _, cluster := range clusters[:min(len(clusters), maxNominated)] {
			w, err := d.worker(ctx, cluster)
			if client.IgnoreNotFound(err) != nil {
				return nil, fmt.Errorf("read MultiKueueCluster %s: %w", cluster, err)
			}
			if err == nil && w.cluster != "" {
				out = append(out, w)
			}
		}
		return out, nil
	}
	return nil, nil
}

// worker returns a connected MultiKueueCluster. A cluster without a ClusterProfile has the name of its MultiKueueCluster.
func (d *Dispatcher) worker(ctx context.Context, name string) (worker, error) {
	o := newObject("MultiKueueCluster")
	if err := d.live.Get(ctx, client.ObjectKey{Name: name}, o); err != nil {
		return worker{}, err
	}
	if status, _, _ := unstructured.NestedMap(o.Object, "status"); !conditionTrue(status, "Active") {
		return worker{}, nil
	}
	profile, _, _ := unstructured.NestedString(o.Object, "spec", "clusterSource", "clusterProfileRef", "name")
	return worker{name: name, cluster: cmp.Or(profile, name)}, nil
}

// bindingOf returns a binding, which exists in memory only, with the pods of a Workload and the placement of its queue.
func (d *Dispatcher) bindingOf(ctx context.Context, w *unstructured.Unstructured) (*workv1alpha2.ResourceBinding, error) {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: w.GetNamespace(), Name: w.GetName(), UID: w.GetUID()}}
	b.Spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: w.GetAPIVersion(), Kind: w.GetKind(), Namespace: w.GetNamespace(), Name: w.GetName(), UID: w.GetUID(),
	}
	if owner := metav1.GetControllerOf(w); owner != nil { // the cluster must serve the kind of the job
		b.Spec.Resource.APIVersion, b.Spec.Resource.Kind = owner.APIVersion, owner.Kind
	}
	var err error
	if b.Spec.Components, err = d.components.Components(ctx, w); err != nil {
		return nil, err
	}
	queue, _, _ := unstructured.NestedString(w.Object, "spec", "queueName")
	var p fleetv1alpha1.Placement
	if err := d.control.Get(ctx, client.ObjectKey{Namespace: w.GetNamespace(), Name: queue}, &p); client.IgnoreNotFound(err) != nil {
		return nil, fmt.Errorf("read Placement %s/%s: %w", w.GetNamespace(), queue, err)
	}
	b.Spec.Placement = p.Spec.Placement.DeepCopy()
	// The job runs in one cluster. The constraint makes the scheduler estimate all candidates.
	b.Spec.Placement.ReplicaScheduling = nil
	b.Spec.Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{
		SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1,
	}}
	return b, nil
}

// nominate returns the nominated clusters: those of before that are still candidates, then those with capacity for all pods, the one with
// the most capacity first. If there are none, it returns all candidates: Kueue of the clusters queues the Workload.
func nominate(before []string, workers []worker, candidates []scheduler.Candidate) []string {
	type option struct {
		name   string
		fits   bool
		room   int32
		before int
	}
	var options []option
	for _, w := range workers {
		i := slices.IndexFunc(candidates, func(c scheduler.Candidate) bool { return c.Cluster == w.cluster })
		if i < 0 {
			continue
		}
		c := candidates[i]
		o := option{name: w.name, fits: !c.Known || c.Available > 0, before: slices.Index(before, w.name)}
		if c.Known {
			o.room = c.Available
		}
		options = append(options, o)
	}
	if slices.ContainsFunc(options, func(o option) bool { return o.fits || o.before >= 0 }) {
		options = slices.DeleteFunc(options, func(o option) bool { return !o.fits && o.before < 0 })
	}
	slices.SortStableFunc(options, func(a, b option) int {
		switch {
		case a.before >= 0 && b.before >= 0:
			return cmp.Compare(a.before, b.before)
		case a.before >= 0:
			return -1
		case b.before >= 0:
			return 1
		}
		return cmp.Compare(b.room, a.room)
	})
	var out []string
	for _, o := range options[:min(len(options), maxNominated)] {
		out = append(out, o.name)
	}
	return out
}
