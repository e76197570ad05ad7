// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/review"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	replays    = flag.Int("replays", 100, "number of random fleets of TestReplay")
	replaySeed = flag.Int64("replay-seed", 1, "seed of the first fleet of TestReplay")
)

var (
	deployment = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
	configMap  = schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}
	chain      = interpret.Chain{native.Layer()}
)

// world is a control plane whose detector and scheduler run step by step.
type world struct {
	*testing.T
	rand      *rand.Rand
	control   *fakecontrol.Control
	detector  *propagate.Detector
	clock     *clocktesting.FakePassiveClock
	gates     features.Gates
	templates map[types.NamespacedName]schema.GroupVersionKind // that ever existed; names are unique
	version   int
}

// smallScheme returns a scheme of the kinds that the test needs: the fake API server goes through all kinds at each write.
func smallScheme(t *testing.T) *runtime.Scheme {
	t.Helper()
	scheme := runtime.NewScheme()
	scheme.AddKnownTypes(corev1.SchemeGroupVersion, &corev1.ConfigMap{}, &corev1.ConfigMapList{})
	scheme.AddKnownTypes(appsv1.SchemeGroupVersion, &appsv1.Deployment{}, &appsv1.DeploymentList{})
	if err := errors.Join(clusterv1alpha1.AddToScheme(scheme), policyv1alpha1.AddToScheme(scheme), workv1alpha2.AddToScheme(scheme),
		fleetv1alpha1.AddToScheme(scheme)); err != nil {
		t.Fatal(err)
	}
	return scheme
}

func newWorld(t *testing.T, seed int64) *world {
	w := &world{
		T: t, rand: rand.New(rand.NewPCG(uint64(seed), 0)),
		clock:     clocktesting.NewFakePassiveClock(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)),
		templates: map[types.NamespacedName]schema.GroupVersionKind{},
	}
	gates := features.New()
	if seed%3 == 0 {
		if err := gates.Set(string(features.PropagationPolicyPreemption) + "=true"); err != nil {
			t.Fatal(err)
		}
	}
	w.gates = gates
	w.control = fakecontrol.New(t, fakecontrol.Options{Scheme: smallScheme(t), Indexes: propagate.ByPolicy(), CountGenerations: true})
	ids := 0
	w.detector = propagate.New(w.control, w.control, nil, nil, propagate.Options{
		Clock: w.clock, Chain: chain, Events: &events.Fake{}, Gates: gates,
		NewID: func() string { ids++; return fmt.Sprintf("id-%d", ids) },
	})
	w.detector.WatchKinds(deployment, configMap)
	for i := 1; i <= 4; i++ {
		w.must(w.control.Create(t.Context(), w.cluster(fmt.Sprintf("m%d", i))))
	}
	return w
}

func (w *world) must(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

func (w *world) pick(all ...string) string { return all[w.rand.IntN(len(all))] }

func (w *world) parse(text string, into any) {
	w.Helper()
	w.must(yaml.UnmarshalStrict([]byte(text), into))
}

func (w *world) cluster(name string) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{}
	w.parse(fmt.Sprintf(`{metadata: {name: %s, uid: %s, labels: {zone: %s}}, spec: {syncMode: Push, region: %s},
		status: {apiEnablements: [{groupVersion: apps/v1, resources: [{kind: Deployment, name: d}]},
			{groupVersion: v1, resources: [{kind: ConfigMap, name: c}]}],
		resourceSummary: {allocatable: {cpu: "100", memory: 100Gi, pods: "%s"}}}}`,
		name, name, w.pick("a", "b"), w.pick("x", "y"), w.pick("5", "20", "100")), c)
	return c
}

func (w *world) placement() string {
	affinity := w.pick(`clusterAffinity: {clusterNames: [m1, m2, m3]}`, `clusterAffinity: {labelSelector: {matchLabels: {zone: a}}}`,
		`clusterAffinity: {exclude: [m2]}`,
		`clusterAffinities: [{affinityName: first, clusterNames: [m1]}, {affinityName: second, clusterNames: [m3, m4]}]`)
	spread := w.pick("", "", `, spreadConstraints: [{spreadByField: cluster, minGroups: 1, maxGroups: 2}]`)
	division := w.pick("", `, replicaScheduling: {replicaSchedulingType: Duplicated}`,
		`, replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated}`,
		`, replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted,
			weightPreference: {dynamicWeight: AvailableReplicas}}`,
		`, replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted,
			weightPreference: {staticWeightList: [{targetCluster: {clusterNames: [m1]}, weight: 2},
				{targetCluster: {clusterNames: [m3]}, weight: 1}]}}`)
	return "{" + affinity + spread + division + w.pick("", "", `, clusterTolerations: [{key: t, operator: Exists}]`) + "}"
}

func (w *world) selectors() string {
	return w.pick(`[{apiVersion: apps/v1, kind: Deployment}]`,
		`[{apiVersion: apps/v1, kind: Deployment, name: d1}, {apiVersion: v1, kind: ConfigMap}]`,
		`[{apiVersion: apps/v1, kind: Deployment, labelSelector: {matchLabels: {tier: front}}}]`,
		`[{apiVersion: v1, kind: ConfigMap, labelSelector: {matchLabels: {tier: back}}}]`,
		`[{apiVersion: apps/v1, kind: Deployment, name: d2}]`)
}

// change returns a random change, and a function that makes it in the control plane.
//
//nolint:gocyclo // one case for each kind of change
func (w *world) change() (c review.Change, makeIt func()) {
	ctx := w.Context()
	switch w.rand.IntN(12) {
	case 0, 1, 2:
		p := w.policy()
		return review.Change{ApplyPolicy: p}, func() { w.apply(p.DeepCopyObject().(client.Object)) }
	case 3:
		var all []policy.Policy
		for _, s := range policy.Scopes {
			list := s.NewList()
			w.must(w.control.List(ctx, list.(client.ObjectList)))
			all = append(all, policy.Items(list)...)
		}
		if len(all) == 0 {
			return w.change()
		}
		p := all[w.rand.IntN(len(all))]
		kind := policyv1alpha1.GroupVersion.WithKind(policy.ScopeOf(p).Kind)
		return w.deletion(kind, p.GetNamespace(), p.GetName()), func() { w.must(w.control.Delete(ctx, p.(client.Object))) }
	case 4, 5:
		o := &policyv1alpha1.OverridePolicy{}
		w.parse(fmt.Sprintf(`{metadata: {name: %s, namespace: default}, spec: {resourceSelectors: %s, overrideRules: [{targetCluster: %s,
			overriders: %s}]}}`, w.pick("o1", "o2"), w.selectors(), w.pick(`{clusterNames: [m1, m3]}`, `{labelSelector: {matchLabels: {zone: b}}}`),
			w.pick(`{labelsOverrider: [{operator: addOrUpdate, value: {l: "1"}}]}`,
				`{annotationsOverrider: [{operator: addOrUpdate, value: {a: "2"}}]}`,
				`{plaintext: [{path: /metadata/nothing/x, operator: remove}]}`)), o)
		return review.Change{ApplyOverride: o}, func() { w.apply(o.DeepCopy()) }
	case 6, 7, 8:
		o := w.template()
		return review.Change{ApplyTemplate: o.DeepCopy()}, func() { w.applyTemplate(o) }
	case 9:
		for _, key := range w.keys() {
			o := &unstructured.Unstructured{}
			o.SetGroupVersionKind(w.templates[key])
			if w.control.Get(ctx, key, o) == nil && w.rand.IntN(2) == 0 {
				return w.deletion(w.templates[key], key.Namespace, key.Name), func() { w.must(w.control.Delete(ctx, o)) }
			}
		}
		return w.change()
	case 10:
		c := w.cluster(w.pick("m1", "m2", "m3", "m4", "m5"))
		if w.rand.IntN(3) == 0 {
			c.Spec.Taints = []corev1.Taint{{Key: w.pick("t", "u"), Effect: corev1.TaintEffectNoSchedule}}
		}
		return review.Change{ApplyCluster: c}, func() { w.apply(c.DeepCopy()) }
	}
	var clusters clusterv1alpha1.ClusterList
	w.must(w.control.List(ctx, &clusters))
	cluster := clusters.Items[w.rand.IntN(len(clusters.Items))]
	if w.rand.IntN(2) == 0 && len(clusters.Items) > 2 {
		return review.Change{Lose: cluster.Name}, func() {
			w.must(w.control.Delete(ctx, &cluster))
			w.release(cluster.Name)
		}
	}
	return review.Change{Drain: cluster.Name}, func() { w.drain(&cluster) }
}

// release removes a cluster from the bindings that no scheduler handles, as the cluster lifecycle controller does.
func (w *world) release(cluster string) {
	all, err := binding.List(func(list binding.ObjectList) error { return w.control.List(w.Context(), list.(client.ObjectList)) })
	w.must(err)
	for _, b := range all {
		if spec := b.BindingSpec(); !binding.HasSource(b) {
			spec.Clusters = slices.DeleteFunc(spec.Clusters, func(t workv1alpha2.TargetCluster) bool { return t.Name == cluster })
			w.must(w.control.Update(w.Context(), b))
		}
	}
}

func (w *world) deletion(kind schema.GroupVersionKind, namespace, name string) review.Change {
	return review.Change{Delete: &review.Reference{Kind: kind, Namespace: namespace, Name: name}}
}

func (w *world) policy() policy.Policy {
	spec := fmt.Sprintf(`spec: {resourceSelectors: %s, placement: %s, priority: %d, preemption: %s, activationPreference: %s,
		preserveResourcesOnDeletion: %s, conflictResolution: %s, schedulerName: default-scheduler}`, w.selectors(), w.placement(), w.rand.IntN(3),
		w.pick("Always", "Never"), w.pick(`""`, `""`, `""`, "Lazy"), w.pick("true", "false"), w.pick("Abort", "Overwrite"))
	if w.rand.IntN(3) == 0 {
		p := &policyv1alpha1.ClusterPropagationPolicy{}
		w.parse(fmt.Sprintf(`{metadata: {name: %s}, %s}`, w.pick("c1", "c2"), spec), p)
		p.Labels = map[string]string{names.ClusterPolicyID: "id-" + p.Name}
		p.Finalizers = []string{policy.Cluster.Finalizer}
		return p
	}
	p := &policyv1alpha1.PropagationPolicy{}
	w.parse(fmt.Sprintf(`{metadata: {name: %s, namespace: default}, %s}`, w.pick("p1", "p2", "p3"), spec), p)
	p.Labels = map[string]string{names.PolicyID: "id-" + p.Name}
	p.Finalizers = []string{policy.Namespaced.Finalizer}
	return p
}

func (w *world) template() *unstructured.Unstructured {
	w.version++
	// The empty fields are those that the fake API server adds.
	text := fmt.Sprintf(`{apiVersion: apps/v1, kind: Deployment, metadata: {name: %s, namespace: default, labels: {tier: %s}},
		spec: {replicas: %d, selector: null, strategy: {}, template: {metadata: {}, spec: {containers: [{name: main, image: "i:%d",
		resources: {}}]}}}}`, w.pick("d1", "d2", "d3"), w.pick("front", "back"),
		w.rand.IntN(9), w.rand.IntN(3))
	if w.rand.IntN(3) == 0 {
		text = fmt.Sprintf(`{apiVersion: v1, kind: ConfigMap, metadata: {name: %s, namespace: default, labels: {tier: %s}}, data: {k: "%d"}}`,
			w.pick("c1", "c2"), w.pick("front", "back"), w.version)
	}
	return fakecontrol.Parse(w, text)
}

// apply creates or updates an object, except for its status if it exists, which only changes for Clusters.
func (w *world) apply(o client.Object) {
	ctx := w.Context()
	current := o.DeepCopyObject().(client.Object)
	err := w.control.Get(ctx, client.ObjectKeyFromObject(o), current)
	if apierrors.IsNotFound(err) {
		w.must(w.control.Create(ctx, o))
		return
	}
	w.must(err)
	status := o.DeepCopyObject().(client.Object)
	o.SetResourceVersion(current.GetResourceVersion())
	o.SetUID(current.GetUID())
	o.SetGeneration(current.GetGeneration())
	w.must(w.control.Update(ctx, o))
	if _, ok := o.(*clusterv1alpha1.Cluster); ok {
		status.SetResourceVersion(o.GetResourceVersion())
		status.SetUID(o.GetUID())
		w.must(w.control.Status().Update(ctx, status))
	}
}

func (w *world) applyTemplate(o *unstructured.Unstructured) {
	ctx, key, kind := w.Context(), client.ObjectKeyFromObject(o), o.GroupVersionKind()
	current := &unstructured.Unstructured{}
	current.SetGroupVersionKind(kind)
	w.templates[key] = kind
	switch err := w.control.Get(ctx, key, current); {
	case apierrors.IsNotFound(err):
		o.SetUID("planned") // the seed of the plan
		w.must(w.control.Create(ctx, o))
		w.detector.ObserveChange(kind, nil, w.metadata(kind, key))
		return
	default:
		w.must(err)
	}
	before := w.metadata(kind, key)
	next := current.DeepCopy()
	labels := next.GetLabels()
	labels["tier"] = o.GetLabels()["tier"]
	next.SetLabels(labels)
	for _, field := range []string{"spec", "data"} {
		if v, ok := o.Object[field]; ok {
			next.Object[field] = v
		}
	}
	w.must(w.control.Update(ctx, next))
	w.detector.ObserveChange(kind, before, w.metadata(kind, key))
}

func (w *world) metadata(kind schema.GroupVersionKind, key types.NamespacedName) *metav1.PartialObjectMetadata {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(kind)
	w.must(w.control.Get(w.Context(), key, m))
	m.SetGroupVersionKind(kind)
	return m
}

// drain taints a cluster, and evicts all movable workloads from it.
func (w *world) drain(cluster *clusterv1alpha1.Cluster) {
	drained := func(t corev1.Taint) bool { return t.Key == names.UnschedulableTaint }
	cluster.Spec.Taints = append(slices.DeleteFunc(cluster.Spec.Taints, drained),
		corev1.Taint{Key: names.UnschedulableTaint, Effect: corev1.TaintEffectNoSchedule})
	w.must(w.control.Update(w.Context(), cluster))
	for _, b := range w.bindings() {
		spec := b.BindingSpec()
		if eviction.Movable(spec) && eviction.Targets(spec, cluster.Name) && eviction.Task(spec, cluster.Name) == nil {
			spec.GracefulEvictionTasks = append(spec.GracefulEvictionTasks, eviction.NewTask(spec, eviction.Request{
				Cluster: cluster.Name, Producer: "drain", Reason: workv1alpha2.EvictionReasonTaintUntolerated,
			}, w.clock.Now()))
			w.must(w.control.Update(w.Context(), b.(client.Object)))
		}
	}
}

func (w *world) keys() (out []types.NamespacedName) {
	for key := range w.templates {
		out = append(out, key)
	}
	slices.SortFunc(out, func(a, b types.NamespacedName) int { return strings.Compare(a.String(), b.String()) })
	return out
}

func (w *world) bindings() []binding.Binding {
	all, err := binding.List(func(list binding.ObjectList) error { return w.control.List(w.Context(), list.(client.ObjectList)) })
	w.must(err)
	return all
}

// settle runs the detector and the scheduler until they write nothing.
func (w *world) settle() {
	w.Helper()
	ctx := w.Context()
	s := scheduler.New(w.control, nil, scheduler.Options{Clock: clock.RealClock{}, Events: &events.Fake{}, ResourceModels: true})
	for range 12 {
		w.control.Writes(fakecontrol.Write.ByKind)
		for _, scope := range policy.Scopes {
			list := scope.NewList()
			w.must(w.control.List(ctx, list.(client.ObjectList)))
			for _, p := range policy.Items(list) {
				w.expected(w.detector.ReconcilePolicy(ctx, scope, client.ObjectKeyFromObject(p.(client.Object))))
			}
		}
		for _, b := range w.bindings() { // as the garbage collector
			r := b.BindingSpec().Resource
			o := &unstructured.Unstructured{}
			o.SetGroupVersionKind(binding.TemplateKind(b))
			if apierrors.IsNotFound(w.control.Get(ctx, types.NamespacedName{Namespace: r.Namespace, Name: r.Name}, o)) {
				b.SetFinalizers(nil)
				w.must(w.control.Update(ctx, b.(client.Object)))
				w.must(w.control.Delete(ctx, b.(client.Object)))
			}
		}
		for _, key := range w.keys() {
			w.expected(w.detector.ReconcileTemplate(ctx, w.templates[key], key))
		}
		for _, b := range w.bindings() {
			w.expected(s.Reconcile(ctx, client.ObjectKeyFromObject(b.(client.Object))))
		}
		if len(w.control.Writes(fakecontrol.Write.ByKind)) == 0 && w.clock.Since(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)) > 0 {
			return
		}
		w.clock.SetTime(w.clock.Now().Add(10 * time.Second)) // releases of templates that their policy does not select wait
	}
	w.Fatal("the controllers do not settle")
}

func (w *world) expected(err error) {
	w.Helper()
	if err != nil && !requeue.Expected(err) {
		w.Logf("%v", err)
	}
}

// decision returns the fields of a binding that a review predicts: of one that it does not report, all but
// the placement and the total of replicas.
func decision(b binding.Binding, reported bool) string {
	spec, evicted := b.BindingSpec(), []string{}
	for i := range spec.GracefulEvictionTasks {
		evicted = append(evicted, spec.GracefulEvictionTasks[i].FromCluster)
	}
	all := []any{
		spec.Clusters, spec.ConflictResolution, spec.PreserveResourcesOnDeletion, spec.Suspension, evicted,
		b.GetAnnotations()[names.PolicyName], b.GetAnnotations()[names.ClusterPolicyName],
		b.GetLabels()[names.PolicyID], b.GetLabels()[names.ClusterPolicyID],
	}
	if reported {
		all = append(all, spec.Replicas, spec.Placement, b.GetAnnotations()[names.AppliedPlacement])
	}
	text, err := json.Marshal(all)
	return fmt.Sprint(string(text), err)
}

// manifests returns the manifests of a binding in its clusters as JSON, or the error.
func (w *world) manifests(f *review.Fleet, b binding.Binding) map[string]string {
	out := map[string]string{}
	all, err := review.Manifests(w.Context(), f, chain, b)
	if err != nil {
		return map[string]string{"": err.Error()}
	}
	for cluster, o := range all {
		unstructured.RemoveNestedField(o.Object, "metadata", "labels", names.PolicyID)
		text, err := json.Marshal(o.Object["spec"])
		out[cluster] = fmt.Sprint(string(text), o.Object["data"], o.GetLabels()["l"], o.GetAnnotations()["a"], o.GetLabels()["tier"], err)
	}
	return out
}

// What the controllers do after a change equals its plan, and the plan writes nothing.
func TestReplay(t *testing.T) {
	t.Parallel()
	for i := range *replays {
		seed := *replaySeed + int64(i)
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, seed)
			w.settle()
			for step := range 20 {
				change, makeIt := w.change()
				w.replay(fmt.Sprintf("step %d, change %s", step, describe(change)), change, makeIt)
				if t.Failed() {
					return
				}
			}
		})
	}
}

func describe(c review.Change) string {
	text, err := json.Marshal(c)
	return fmt.Sprint(string(text), err)
}

func (w *world) replay(name string, change review.Change, makeIt func()) {
	w.Helper()
	ctx := w.Context()
	w.control.Writes(fakecontrol.Write.ByKind)
	fleet, err := review.Load(ctx, w.control, w.control.RESTMapper(), "")
	w.must(err)
	o := review.Options{Chain: chain, Gates: w.gates, Scheduler: scheduler.Options{ResourceModels: true}, Now: w.clock.Now()}
	plan, err := review.Run(ctx, fleet, []review.Change{change}, o)
	if err != nil {
		w.Errorf("%s: %v", name, err)
		return
	}
	if writes := w.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		w.Errorf("%s: the review wrote %v", name, writes)
	}
	want, before := map[string]string{}, map[string]map[string]string{}
	for _, b := range fleet.Bindings {
		want[binding.Title(b)] = decision(b, false)
		before[binding.Title(b)] = w.manifests(fleet, b)
	}
	reported := map[string]bool{}
	unknown := map[string]bool{}
	changed := map[string]bool{} // "binding cluster" of which the plan changes the manifest
	for i := range plan.Effects {
		e := &plan.Effects[i]
		name += fmt.Sprintf("\n%s: %s %v", e.Title(), e.Reason, e.Err)
		if e.After == nil {
			delete(want, binding.Title(e.Before))
			continue
		}
		want[binding.Title(e.After)], reported[binding.Title(e.After)] = decision(e.After, true), true
		for _, c := range e.Changes {
			key := binding.Title(e.After) + " " + c.Cluster
			switch {
			case strings.HasPrefix(c.Diff, "--- settings"):
				unknown[key] = true // the replicas may change, too
			case c.Action == review.Scale, c.Action == review.Restart, c.Action == review.Update:
				changed[key] = true
			}
		}
	}
	makeIt()
	w.settle()
	got := map[string]string{}
	now, err := review.Load(ctx, w.control, w.control.RESTMapper(), "")
	w.must(err)
	for _, b := range now.Bindings {
		title := binding.Title(b)
		got[title] = decision(b, reported[title])
		for cluster, text := range w.manifests(now, b) {
			old, both := before[title][cluster]
			if both && cluster != "" && !unknown[title+" "+cluster] && before[title][""] == "" && (old != text) != changed[title+" "+cluster] {
				w.Errorf("%s: the manifest of %s in %s changed: %v, planned: %v\nbefore %s\nafter  %s", name, title, cluster, old != text,
					changed[title+" "+cluster], old, text)
			}
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		w.Errorf("%s:\n(-plan +controllers)\n%s", name, diff)
	}
}
