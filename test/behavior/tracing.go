// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"maps"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/test/env"
	"karmada.io/karmada/test/spans"
)

// Traced checks that the spans of each version of a template form one trace, from the template to its two members. All components
// must send spans to the receiver. services holds the service that performs each step; steps in a member are "Apply member1".
func Traced(t *testing.T, e *env.Env, r *spans.Receiver, services map[string]string) {
	t.Helper()
	f := newFixture(t, e)
	var clusters []string
	replicas := map[string]int32{}
	for _, name := range e.Names() {
		if services[tracing.Apply+" "+name] != "" {
			clusters = append(clusters, name)
			replicas[name] = 1
		}
	}
	d := f.deployment("traced", 2)
	f.create(f.dividing("traced", clusters, named("apps/v1", "Deployment", "traced")), d)
	f.waitDivided(d, replicas)
	// The claim of the template by the policy incremented its generation.
	f.waitTrace(r, f.version(d), services)
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = "nginx:1.28" })
	f.waitDivided(d, replicas)
	// The scheduler need not act on a new image.
	again := maps.Clone(services)
	delete(again, tracing.Schedule)
	f.waitTrace(r, f.version(d), again)
}

// version returns the current version of a Deployment in the control plane.
func (f *fixture) version(d *appsv1.Deployment) tracing.Version {
	f.Helper()
	var current appsv1.Deployment
	if err := f.e.Control.Get(f.Context(), client.ObjectKeyFromObject(d), &current); err != nil {
		f.Fatal(err)
	}
	return tracing.Version{UID: current.UID, Generation: current.Generation}
}

// waitTrace waits until the trace of a version has the steps of these services, and checks that all steps follow its root.
func (f *fixture) waitTrace(r *spans.Receiver, v tracing.Version, services map[string]string) {
	f.Helper()
	var trace []spans.Span
	f.eventually(fmt.Sprintf("trace %s of generation %d is complete", v.TraceID(), v.Generation), func(context.Context) error {
		trace = r.Trace(v.TraceID())
		found := map[string]string{}
		for _, s := range trace {
			name := s.Name
			if s.Cluster != "" {
				name += " " + s.Cluster
			}
			found[name] = s.Service
		}
		for name, service := range services {
			if found[name] != service {
				return fmt.Errorf("services by step %v, want %v", found, services)
			}
		}
		return nil
	})
	root := ""
	for _, s := range trace {
		if s.Name == tracing.Propagate {
			root = s.ID
		}
	}
	for _, s := range trace {
		if isRoot := s.Name == tracing.Propagate; isRoot != (s.Parent == "") || !isRoot && s.Parent != root {
			f.Errorf("step %s has the parent %q; the root is %s", s.Name, s.Parent, root)
		}
		if s.End < s.Start {
			f.Errorf("step %s lasts from %d to %d", s.Name, s.Start, s.End)
		}
	}
}
