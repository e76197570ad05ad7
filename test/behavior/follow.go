// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// shown holds the status in a version of a workload.
type shown struct {
	kind string
	// generation is that of the template. current reports whether the status is of it.
	generation     int64
	current        bool
	replicas       int32
	updated, ready int32
	failed         bool // the rollout
	at             time.Time
}

// versions records the statuses of workloads in one cluster, by watches that see every version.
type versions struct {
	mu   sync.Mutex // guards the fields below
	seen []shown
	err  error
}

// watchVersions begins to record the Deployments and StatefulSets in the namespace of the scenario. A member has the generation of the
// template in an annotation.
func (f *fixture) watchVersions(config *rest.Config, member bool) *versions {
	f.Helper()
	c, err := client.NewWithWatch(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		f.Fatal(err)
	}
	v := &versions{}
	for _, list := range []client.ObjectList{&appsv1.DeploymentList{}, &appsv1.StatefulSetList{}} {
		w, err := c.Watch(f.Context(), list, client.InNamespace(f.ns))
		if err != nil {
			f.Fatal(err)
		}
		f.Cleanup(w.Stop)
		go func() {
			for e := range w.ResultChan() {
				v.record(e, member)
			}
		}()
	}
	return v
}

func (v *versions) record(e watch.Event, member bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	s := shown{at: time.Now()}
	var observed int64
	var meta metav1.ObjectMeta
	switch o := e.Object.(type) {
	case *appsv1.Deployment:
		s.kind, meta, observed = "Deployment", o.ObjectMeta, o.Status.ObservedGeneration
		s.replicas, s.updated, s.ready = o.Status.Replicas, o.Status.UpdatedReplicas, o.Status.ReadyReplicas
		for _, c := range o.Status.Conditions {
			s.failed = s.failed || c.Type == appsv1.DeploymentProgressing && c.Status == corev1.ConditionFalse
		}
	case *appsv1.StatefulSet:
		s.kind, meta, observed = "StatefulSet", o.ObjectMeta, o.Status.ObservedGeneration
		s.replicas, s.updated, s.ready = o.Status.Replicas, o.Status.UpdatedReplicas, o.Status.ReadyReplicas
	default:
		v.err = fmt.Errorf("the watch ended: %v", e)
		return
	}
	s.generation, s.current = meta.Generation, observed == meta.Generation
	if member {
		generation, err := strconv.ParseInt(meta.Annotations[names.TemplateGeneration], 10, 64)
		s.generation, v.err = generation, errors.Join(v.err, err)
	}
	v.seen = append(v.seen, s)
}

// all returns the versions from the nth on.
func (v *versions) all(n int) ([]shown, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.seen[n:], v.err
}

// follow makes a change, and waits until the member shows its result and the template does, too. It logs how long after the member the
// template did: a package test asserts the delays, which depend on the load here.
func (f *fixture) follow(what string, member, template *versions, change func(), done func(shown) bool) {
	f.Helper()
	before, _ := member.all(0)
	beforeTemplate, _ := template.all(0)
	change()
	first := func(v *versions, n int) (at time.Time) {
		f.eventually(what, func(context.Context) error {
			all, err := v.all(n)
			if err != nil {
				return err
			}
			for _, s := range all {
				if s.current && done(s) {
					at = s.at
					return nil
				}
			}
			return fmt.Errorf("versions %+v", all)
		})
		return at
	}
	inMember := first(member, len(before))
	late := first(template, len(beforeTemplate)).Sub(inMember)
	f.Logf("%s: the template shows it %v after the member", what, late.Round(time.Millisecond))
}

// checkNotStale checks that each status of a template that is of its generation is one that the member showed for this generation.
func (f *fixture) checkNotStale(member, template *versions) {
	f.Helper()
	type counts struct {
		kind                     string
		generation               int64
		replicas, updated, ready int32
	}
	of := func(s shown) counts { return counts{s.kind, s.generation, s.replicas, s.updated, s.ready} }
	inMember := map[counts]bool{}
	all, err := member.all(0)
	templates, templateErr := template.all(0)
	if err = errors.Join(err, templateErr); err != nil {
		f.Fatal(err)
	}
	for _, s := range all {
		if s.current {
			inMember[of(s)] = true
		}
	}
	checked := 0
	for _, s := range templates {
		if !s.current {
			continue
		}
		if checked++; !inMember[of(s)] {
			f.Errorf("a template shows %+v, which the member has not shown for this generation:\n%+v", s, all)
		}
	}
	if checked == 0 {
		f.Error("no template showed a status of its generation")
	}
}

// followChanges scales workloads, and fails a pod and a rollout. d has 3 replicas in one cluster.
func (f *fixture) followChanges(cluster string, d *appsv1.Deployment, set *appsv1.StatefulSet, member, template *versions) {
	f.Helper()
	deployment := func(done func(shown) bool) func(shown) bool {
		return func(s shown) bool { return s.kind == "Deployment" && done(s) }
	}
	f.follow("scaled from 3 to 4", member, template, func() {
		change(f, d, func(d *appsv1.Deployment) { d.Spec.Replicas = new(int32(4)) })
	}, deployment(func(s shown) bool { return s.ready == 4 && s.updated == 4 && s.replicas == 4 }))
	f.follow("a pod fails", member, template, func() { f.failPod(cluster, d) }, deployment(func(s shown) bool { return s.ready == 3 }))
	f.follow("a rollout fails", member, template, func() {
		change(f, d, func(d *appsv1.Deployment) {
			d.Spec.ProgressDeadlineSeconds = new(int32(1))
			d.Spec.Template.Spec.NodeSelector = map[string]string{"no": "such"}
		})
	}, deployment(func(s shown) bool { return s.failed }))
	f.follow("a StatefulSet scaled from 3 to 2", member, template, func() {
		change(f, set, func(s *appsv1.StatefulSet) { s.Spec.Replicas = new(int32(2)) })
	}, func(s shown) bool { return s.kind == "StatefulSet" && s.replicas == 2 && s.ready == 2 })
	f.checkNotStale(member, template)
}

// failPod makes a pod of a Deployment in a member not ready.
func (f *fixture) failPod(cluster string, d *appsv1.Deployment) {
	f.Helper()
	c := f.e.Members[cluster].Client
	err := env.Poll(f.Context(), func(ctx context.Context) error {
		var pods corev1.PodList
		if err := c.List(ctx, &pods, client.InNamespace(f.ns), client.MatchingLabels(d.Spec.Template.Labels)); err != nil {
			return err
		}
		for i := range pods.Items {
			p := &pods.Items[i]
			if !isReady(p) {
				continue
			}
			for j := range p.Status.Conditions {
				if t := p.Status.Conditions[j].Type; t == corev1.PodReady || t == corev1.ContainersReady {
					p.Status.Conditions[j].Status = corev1.ConditionFalse
				}
			}
			return c.Status().Update(ctx, p)
		}
		return errors.New("no pod is ready")
	})
	if err != nil {
		f.Fatalf("fail a pod in %s: %v", cluster, err)
	}
}
