// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

const (
	propagatedLabel    = "faults.test/propagated"
	policyLabel        = "faults.test/policy" // the name of the policy that selects the template
	revisionKey        = "revision"
	overrideAnnotation = "faults.test/override"
)

// runner carries out operations on a fleet, and records the states that they require.
type runner struct {
	*testing.T
	*fleet
	state *state
	// changes and begun belong to the current round: begun is the number of earlier removals of each member.
	changes []*change
	begun   map[string]int
	faults  sync.WaitGroup
}

func newRunner(t *testing.T, f *fleet) *runner {
	t.Helper()
	r := &runner{T: t, fleet: f, state: newState(slices.Sorted(maps.Keys(f.members))...)}
	r.begin()
	return r
}

// begin begins a round.
func (r *runner) begin() {
	r.changes, r.begun = nil, map[string]int{}
	for name, m := range r.members {
		r.begun[name] = len(m.since(0))
	}
}

// do carries out an operation. Like a user, it tries again while the control plane is down.
func (r *runner) do(o operation) {
	r.Helper()
	r.Log(time.Now().Format(time.StampMilli), o)
	at := time.Now()
	c := r.state.apply(o)
	c.at = at
	r.changes = append(r.changes, c)
	if err := poll(r.Context(), func(ctx context.Context) error { return r.request(ctx, o) }); err != nil {
		r.Fatalf("%s: %v", o, err)
	}
}

// disturb starts a fault; settle waits for its end.
func (r *runner) disturb(d disturbance) {
	r.Log(time.Now().Format(time.StampMilli), d)
	r.faults.Go(func() {
		if err := r.fleet.disturb(r.Context(), d); err != nil {
			r.Errorf("%s: %v", d, err)
		}
	})
}

// settle waits until all faults have ended and the members equal the state, checks the removals of the round, and begins the next.
func (r *runner) settle() {
	r.Helper()
	r.settleAfter(nil)
}

// settleAfter is like settle, and applies check, if it is not nil, to the removals of the round.
func (r *runner) settleAfter(check func(removals []removal) error) {
	r.Helper()
	r.faults.Wait()
	begun := time.Now()
	if err := poll(r.Context(), r.converged); err != nil {
		r.Errorf("members differ from templates and policies: %v", err)
	}
	removals := r.removals()
	excess := unjustified(r.changes, removals)
	for _, u := range excess {
		r.Errorf("removed without a request: %s", u)
	}
	if check != nil {
		if err := check(removals); err != nil {
			r.Error(err)
		}
	}
	took := time.Since(begun).Round(time.Millisecond)
	r.Logf("settled after %v: %d removals, %d of them without a request", took, len(removals), len(excess))
	if r.Failed() {
		r.FailNow()
	}
	r.begin()
}

// deleteNamespaces deletes everything. Nothing may remain in members.
func (r *runner) deleteNamespaces() {
	for name := range r.state.spaces {
		r.do(operation{verb: deleteNamespace, namespace: name})
	}
	r.settle()
}

// removals returns the removals of the round.
func (r *runner) removals() (out []removal) {
	for name, m := range r.members {
		out = append(out, m.since(r.begun[name])...)
	}
	slices.SortFunc(out, func(a, b removal) int { return a.at.Compare(b.at) })
	return out
}

// request sends an operation to the control plane. It can be repeated.
func (r *runner) request(ctx context.Context, o operation) error {
	meta := metav1.ObjectMeta{Namespace: o.namespace}
	named := func(name string) metav1.ObjectMeta {
		m := meta
		m.Name = name
		return m
	}
	switch o.verb {
	case createNamespace:
		ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: o.namespace}}
		if err := r.put(ctx, ns, func() {}); err != nil {
			return err
		}
		if err := r.putPolicy(ctx, named(otherPolicy), o.others); err != nil {
			return err
		}
		return r.putPolicy(ctx, named(firstPolicy), o.clusters)
	case deleteNamespace:
		return r.remove(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: o.namespace}})
	case putTemplate, relabel:
		return r.putTemplate(ctx, named(o.template.name), o.template)
	case deleteTemplate:
		var object client.Object = &corev1.ConfigMap{ObjectMeta: named(o.template.name)}
		if o.template.kind == deployment {
			object = &appsv1.Deployment{ObjectMeta: named(o.template.name)}
		}
		return r.remove(ctx, object)
	case setClusters:
		return r.putPolicy(ctx, named(firstPolicy), o.clusters)
	case suspend, resume:
		p := &policyv1alpha1.PropagationPolicy{ObjectMeta: named(firstPolicy)}
		return r.put(ctx, p, func() { p.Spec.Suspension = &policyv1alpha1.Suspension{Dispatching: new(o.verb == suspend)} })
	case preempt:
		return r.putPolicy(ctx, named(urgentPolicy), o.clusters)
	case endPreemption:
		return r.remove(ctx, &policyv1alpha1.PropagationPolicy{ObjectMeta: named(urgentPolicy)})
	case setOverride:
		p := &policyv1alpha1.OverridePolicy{ObjectMeta: named("override")}
		return r.put(ctx, p, func() {
			p.Spec.ResourceSelectors = selectors(o.namespace, map[string]string{propagatedLabel: "true"})
			p.Spec.OverrideRules = []policyv1alpha1.RuleWithCluster{{
				TargetCluster: &policyv1alpha1.ClusterAffinity{ClusterNames: o.clusters},
				Overriders: policyv1alpha1.Overriders{AnnotationsOverrider: []policyv1alpha1.LabelAnnotationOverrider{
					{Operator: policyv1alpha1.OverriderOpAdd, Value: map[string]string{overrideAnnotation: strconv.Itoa(o.value)}},
				}},
			}}
		})
	case deleteOverride:
		return r.remove(ctx, &policyv1alpha1.OverridePolicy{ObjectMeta: named("override")})
	}
	return fmt.Errorf("unknown operation %q", o.verb)
}

// put creates or updates an object. It fails while an earlier object of that name is being deleted.
func (r *runner) put(ctx context.Context, o client.Object, change func()) error {
	_, err := controllerutil.CreateOrUpdate(ctx, r.control, o, func() error {
		if o.GetDeletionTimestamp() != nil {
			return errors.New("it is being deleted")
		}
		change()
		return nil
	})
	return err
}

func (r *runner) remove(ctx context.Context, o client.Object) error {
	return client.IgnoreNotFound(r.control.Delete(ctx, o, client.PropagationPolicy(metav1.DeletePropagationBackground)))
}

// selectors selects the templates of the test in a namespace: those with the labels, or those with the names.
func selectors(ns string, labels map[string]string, only ...string) (out []policyv1alpha1.ResourceSelector) {
	for _, of := range []struct{ apiVersion, kind string }{{"v1", configMap}, {"apps/v1", deployment}} {
		s := policyv1alpha1.ResourceSelector{APIVersion: of.apiVersion, Kind: of.kind, Namespace: ns}
		if len(only) == 0 {
			s.LabelSelector = &metav1.LabelSelector{MatchLabels: labels}
			out = append(out, s)
		}
		for _, s.Name = range only {
			out = append(out, s)
		}
	}
	return out
}

// Names of the policies of a namespace.
const (
	firstPolicy  = "first"
	otherPolicy  = "other"
	urgentPolicy = "urgent"
)

func (r *runner) putPolicy(ctx context.Context, meta metav1.ObjectMeta, clusters []string) error {
	p := &policyv1alpha1.PropagationPolicy{ObjectMeta: meta}
	return r.put(ctx, p, func() {
		p.Spec.ResourceSelectors = selectors(p.Namespace, map[string]string{policyLabel: p.Name})
		if p.Name == urgentPolicy {
			p.Spec.ResourceSelectors = selectors(p.Namespace, nil, urgentNames...)
			p.Spec.Preemption, p.Spec.Priority = policyv1alpha1.PreemptAlways, new(int32(10))
		}
		p.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: clusters}
	})
}

func (r *runner) putTemplate(ctx context.Context, meta metav1.ObjectMeta, t template) error {
	if t.other {
		return r.putLabeled(ctx, meta, t, otherPolicy)
	}
	return r.putLabeled(ctx, meta, t, firstPolicy)
}

// putLabeled creates or updates a template that is labeled for a policy.
func (r *runner) putLabeled(ctx context.Context, meta metav1.ObjectMeta, t template, policy string) error {
	label := func(o client.Object) {
		// Keep labels of the control plane.
		labels := o.GetLabels()
		if labels == nil {
			labels = map[string]string{}
		}
		labels[propagatedLabel] = "true"
		labels[policyLabel] = policy
		o.SetLabels(labels)
	}
	if t.kind == configMap {
		c := &corev1.ConfigMap{ObjectMeta: meta}
		return r.put(ctx, c, func() {
			label(c)
			c.Data = map[string]string{revisionKey: strconv.Itoa(t.revision)}
		})
	}
	d := &appsv1.Deployment{ObjectMeta: meta}
	return r.put(ctx, d, func() {
		label(d)
		labels := map[string]string{"app": meta.Name}
		d.Spec.Selector = &metav1.LabelSelector{MatchLabels: labels}
		d.Spec.Template.Labels = labels
		d.Spec.Template.Spec.Containers = []corev1.Container{{Name: "nginx", Image: "nginx:1.27"}}
		d.Spec.MinReadySeconds = int32(t.revision)
	})
}

// converged returns an error if the members differ from the state, or if the control plane has pending changes.
func (r *runner) converged(ctx context.Context) error {
	if err := r.compare(ctx); err != nil {
		return err
	}
	return r.scheduled(ctx)
}

// scheduled returns an error if the control plane has pending decisions: its bindings or Works differ from the state.
func (r *runner) scheduled(ctx context.Context) error {
	var works workv1alpha1.WorkList
	if err := r.control.List(ctx, &works); err != nil {
		return err
	}
	existing := map[client.ObjectKey]bool{}
	for i := range works.Items {
		w := &works.Items[i]
		if w.DeletionTimestamp != nil {
			return fmt.Errorf("work %s/%s is being deleted", w.Namespace, w.Name)
		}
		existing[client.ObjectKeyFromObject(w)] = true
	}
	templates := 0
	for _, sp := range r.state.spaces {
		templates += len(sp.templates)
	}
	targets := map[client.ObjectKey]map[string]bool{}
	for ref := range r.state.desired() {
		if ref.kind == namespace {
			continue
		}
		key := client.ObjectKey{Namespace: names.ExecutionNamespace(ref.cluster), Name: names.Work(ref.kind, ref.namespace, ref.name)}
		if !existing[key] {
			return fmt.Errorf("work %s does not exist", key)
		}
		binding := client.ObjectKey{Namespace: ref.namespace, Name: names.Binding(ref.kind, ref.name)}
		if targets[binding] == nil {
			targets[binding] = map[string]bool{}
		}
		targets[binding][ref.cluster] = true
	}
	var bindings workv1alpha2.ResourceBindingList
	if err := r.control.List(ctx, &bindings); err != nil {
		return err
	}
	if len(bindings.Items) != templates {
		return fmt.Errorf("%d bindings exist, want %d", len(bindings.Items), templates)
	}
	for i := range bindings.Items {
		b := &bindings.Items[i]
		got := map[string]bool{}
		for _, c := range b.Spec.Clusters {
			got[c.Name] = true
		}
		if want := targets[client.ObjectKeyFromObject(b)]; b.DeletionTimestamp != nil || !maps.Equal(got, want) {
			return fmt.Errorf("binding %s/%s (deleted: %v) has targets %v, want %v", b.Namespace, b.Name, b.DeletionTimestamp, got, want)
		}
		if b.Status.SchedulerObservedGeneration != b.Generation {
			return fmt.Errorf("binding %s/%s is being scheduled", b.Namespace, b.Name)
		}
	}
	return nil
}

// compare returns an error if the objects in the members, or those that the recorders have observed, differ from the state.
func (r *runner) compare(ctx context.Context) error {
	want := r.state.desired()
	for name, m := range r.members {
		observed, err := m.read(ctx)
		if err != nil {
			return fmt.Errorf("read %s: %w", name, err)
		}
		recorded := m.present()
		expected := 0
		for ref, c := range want {
			if ref.cluster != name {
				continue
			}
			expected++
			if got, ok := observed[ref.objectRef]; !ok || got != c {
				return fmt.Errorf("%+v is %+v (exists: %v), want %+v", ref, got, ok, c)
			}
			if !recorded[ref.objectRef] {
				return fmt.Errorf("the recorder of %s has not observed %+v yet", name, ref.objectRef)
			}
		}
		for ref := range observed {
			if _, ok := want[memberRef{name, ref}]; !ok {
				return fmt.Errorf("%+v still exists in %s", ref, name)
			}
		}
		for ref := range recorded {
			if _, ok := observed[ref]; !ok && strings.HasPrefix(ref.namespace, "faults-") && ref.name != "kube-root-ca.crt" {
				return fmt.Errorf("the recorder of %s has not observed the removal of %+v yet", name, ref)
			}
		}
		if expected != len(observed) {
			return fmt.Errorf("%s has %d objects, want %d", name, len(observed), expected)
		}
	}
	return nil
}

// read returns the propagated objects in the member, and the namespaces of the test. It returns an error while one is being deleted.
func (m *member) read(ctx context.Context) (map[objectRef]content, error) {
	out := map[objectRef]content{}
	var (
		namespaces  corev1.NamespaceList
		configMaps  corev1.ConfigMapList
		deployments appsv1.DeploymentList
	)
	propagated := client.MatchingLabels{propagatedLabel: "true"}
	if err := errors.Join(m.client.List(ctx, &namespaces), m.client.List(ctx, &configMaps, propagated),
		m.client.List(ctx, &deployments, propagated)); err != nil {
		return nil, err
	}
	for i := range namespaces.Items {
		n := &namespaces.Items[i]
		if !strings.HasPrefix(n.Name, "faults-") {
			continue
		}
		if n.DeletionTimestamp != nil { // its removal belongs to the changes of this round
			return nil, fmt.Errorf("namespace %s is being deleted", n.Name)
		}
		out[objectRef{kind: namespace, namespace: n.Name}] = content{}
	}
	add := func(kind string, o client.Object, revision int) {
		override, _ := strconv.Atoi(o.GetAnnotations()[overrideAnnotation])
		ref := objectRef{kind: kind, namespace: o.GetNamespace(), name: o.GetName()}
		out[ref] = content{revision, override, o.GetLabels()[policyLabel] == otherPolicy}
	}
	for i := range configMaps.Items {
		revision, err := strconv.Atoi(configMaps.Items[i].Data[revisionKey])
		if err != nil {
			return nil, err
		}
		add(configMap, &configMaps.Items[i], revision)
	}
	for i := range deployments.Items {
		add(deployment, &deployments.Items[i], int(deployments.Items[i].Spec.MinReadySeconds))
	}
	return out, nil
}
