// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	schedulingv1 "k8s.io/api/scheduling/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/review"
	"karmada.io/karmada/internal/scheduler"
)

// fleet is a control plane in memory, in which every binding is scheduled.
type fleet struct {
	review.Fleet
	templates map[string]*interpret.Object // by kind, namespace and name
	reads     int                          // of templates
}

func (f *fleet) options() review.Options {
	return review.Options{
		Chain: interpret.Chain{native.Layer()}, Gates: features.New(), Scheduler: scheduler.Options{ResourceModels: true},
		Now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC),
	}
}

func templateKey(kind, namespace, name string) string { return kind + "/" + namespace + "/" + name }

func parse[T any](t testing.TB, text string) *T {
	t.Helper()
	out := new(T)
	if err := yaml.UnmarshalStrict([]byte(text), out); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return out
}

func template(t testing.TB, text string) *interpret.Object {
	t.Helper()
	o := &interpret.Object{}
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err == nil {
		err = o.UnmarshalJSON(raw)
	}
	if err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return o
}

// newFleet returns a fleet with clusters m1 to m3 and a PropagationPolicy for each line "name: [clusters]" of duplicated Deployments with
// the label app=name.
func newFleet(t testing.TB, objects ...any) *fleet {
	t.Helper()
	f := &fleet{templates: map[string]*interpret.Object{}}
	f.Metadata = func(_ context.Context, kind schema.GroupVersionKind) (out []*metav1.PartialObjectMetadata, err error) {
		for _, o := range f.templates {
			if o.GroupVersionKind().GroupKind() != kind.GroupKind() {
				continue
			}
			m := &metav1.PartialObjectMetadata{}
			if err := runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, m); err != nil {
				return nil, err
			}
			out = append(out, m)
		}
		return out, nil
	}
	f.Template = func(_ context.Context, ref workv1alpha2.ObjectReference) (*interpret.Object, error) {
		f.reads++
		return f.templates[templateKey(ref.Kind, ref.Namespace, ref.Name)], nil
	}
	f.PriorityClass = func(context.Context, string) (*schedulingv1.PriorityClass, error) {
		return &schedulingv1.PriorityClass{}, nil
	}
	for i := 1; i <= 3; i++ {
		f.Clusters = append(f.Clusters, newCluster(t, fmt.Sprintf("m%d", i)))
	}
	var changes []review.Change
	for _, o := range objects {
		changes = append(changes, apply(o))
	}
	f.make(t, changes...)
	return f
}

func newCluster(t testing.TB, name string) *clusterv1alpha1.Cluster {
	return parse[clusterv1alpha1.Cluster](t, `{metadata: {name: `+name+`, uid: `+name+`, labels: {region: r-`+name+`}}, spec: {syncMode: Push},
		status: {apiEnablements: [{groupVersion: apps/v1, resources: [{kind: Deployment, name: deployments}]},
			{groupVersion: v1, resources: [{kind: ConfigMap, name: configmaps}]}],
		conditions: [{type: Ready, status: "True", lastTransitionTime: "2026-01-01T00:00:00Z", reason: r, message: m}],
		resourceSummary: {allocatable: {cpu: "100", memory: 100Gi, pods: "100"}}}}`)
}

// apply returns the change that applies an object.
func apply(o any) review.Change {
	switch o := o.(type) {
	case *policyv1alpha1.PropagationPolicy:
		return review.Change{ApplyPolicy: o}
	case *policyv1alpha1.ClusterPropagationPolicy:
		return review.Change{ApplyPolicy: o}
	case *policyv1alpha1.OverridePolicy:
		return review.Change{ApplyOverride: o}
	case *policyv1alpha1.ClusterOverridePolicy:
		return review.Change{ApplyOverride: o}
	case *clusterv1alpha1.Cluster:
		return review.Change{ApplyCluster: o}
	case *interpret.Object:
		return review.Change{ApplyTemplate: o}
	}
	panic(fmt.Sprintf("%T", o))
}

// make makes changes, and adds the objects and their bindings to the fleet.
func (f *fleet) make(t testing.TB, changes ...review.Change) {
	t.Helper()
	result := f.run(t, changes...)
	for _, c := range changes {
		if c.ApplyTemplate != nil {
			o := c.ApplyTemplate.DeepCopy()
			o.SetUID("planned")
			f.templates[templateKey(o.GetKind(), o.GetNamespace(), o.GetName())] = o
		}
		if c.ApplyPolicy != nil {
			p := c.ApplyPolicy
			s := policy.ScopeOf(p)
			p.SetLabels(map[string]string{s.IDLabel: "planned"})
			f.Policies = append(f.Policies, p)
		}
		if c.ApplyCluster != nil {
			f.Clusters = append(f.Clusters, c.ApplyCluster)
		}
		if c.ApplyOverride != nil {
			f.Overrides = append(f.Overrides, c.ApplyOverride)
		}
	}
	for _, e := range result.Effects {
		if e.Err != nil {
			t.Fatalf("%s: %v", e.After.GetName(), e.Err)
		}
		b := e.After
		b.SetUID("binding")
		b.BindingStatus().Conditions = []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}}
		f.Bindings = append(f.Bindings, b)
		if p := e.Policy; p != nil {
			r := b.BindingSpec().Resource
			o, s := f.templates[templateKey(r.Kind, r.Namespace, r.Name)], policy.ScopeOf(p)
			o.SetLabels(merge(o.GetLabels(), s.IDLabel, "planned"))
			o.SetAnnotations(merge(merge(o.GetAnnotations(), s.NameAnnotation, p.GetName()), s.NamespaceAnnotation, p.GetNamespace()))
		}
	}
}

func merge(m map[string]string, k, v string) map[string]string {
	if m == nil {
		m = map[string]string{}
	}
	if k != "" {
		m[k] = v
	}
	return m
}

func (f *fleet) run(t testing.TB, changes ...review.Change) *review.Result {
	t.Helper()
	result, err := review.Run(t.Context(), &f.Fleet, changes, f.options())
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// summary returns a line for each effect: "default/web m1:2 → m2:2: m1 Delete, m2 Create".
func summary(r *review.Result) (out []string) {
	for _, e := range r.Effects {
		var b binding.Binding
		targets := func(of binding.Binding) string {
			if of == nil {
				return "-"
			}
			b = of
			var all []string
			for _, c := range binding.Targets(of.BindingSpec()) {
				all = append(all, fmt.Sprintf("%s:%d", c.Name, c.Replicas))
			}
			return strings.Join(all, ",")
		}
		line := targets(e.Before) + " → " + targets(e.After)
		if b != nil {
			line = b.GetNamespace() + "/" + b.BindingSpec().Resource.Name + " " + line
		}
		var changes []string
		for _, c := range e.Changes {
			changes = append(changes, c.Cluster+" "+string(c.Action))
		}
		line += ": " + strings.Join(changes, ", ")
		if e.Err != nil {
			line += " ERROR"
		}
		out = append(out, line)
	}
	return out
}
