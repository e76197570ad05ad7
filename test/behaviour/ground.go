// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

import (
	"context"
	"fmt"
	"slices"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/util/retry"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// ground is what a scenario stands on: an environment, and a namespace of its own in the control plane and every member.
type ground struct {
	*testing.T
	e  *env.Env
	ns string
}

func stand(t *testing.T, e *env.Env) *ground {
	t.Helper()
	return &ground{T: t, e: e, ns: e.Namespace(t)}
}

// eventually waits until try succeeds.
func (g *ground) eventually(what string, try func(ctx context.Context) error) {
	g.Helper()
	env.Eventually(g.T, what, try)
}

func (g *ground) create(objects ...client.Object) {
	g.Helper()
	for _, o := range objects {
		if err := g.e.Control.Create(g.Context(), o); err != nil {
			g.Fatalf("create %s: %v", title(o), err)
		}
	}
}

func (g *ground) remove(objects ...client.Object) {
	g.Helper()
	for _, o := range objects {
		if err := g.e.Control.Delete(g.Context(), o, client.PropagationPolicy(metav1.DeletePropagationBackground)); err != nil {
			g.Fatalf("delete %s: %v", title(o), err)
		}
	}
}

// change reads an object of the control plane, changes it and writes it, as often as somebody else is faster.
func change[O client.Object](g *ground, o O, how func(o O)) {
	g.Helper()
	changeIn(g, g.e.Control, o, how)
}

func changeIn[O client.Object](g *ground, in client.Client, o O, how func(o O)) {
	g.Helper()
	err := retry.RetryOnConflict(retry.DefaultBackoff, func() error {
		if err := in.Get(g.Context(), client.ObjectKeyFromObject(o), o); err != nil {
			return err
		}
		how(o)
		return in.Update(g.Context(), o)
	})
	if err != nil {
		g.Fatalf("change %s: %v", title(o), err)
	}
}

func title(o client.Object) string {
	return fmt.Sprintf("%T %s", o, client.ObjectKeyFromObject(o))
}

// onlyIn waits until an object is in the named members and in no other.
func (g *ground) onlyIn(o client.Object, clusters ...string) {
	g.Helper()
	g.eventually(fmt.Sprintf("%s is in %v alone", title(o), clusters), func(ctx context.Context) error {
		return g.checkOnlyIn(ctx, o, clusters...)
	})
}

func (g *ground) checkOnlyIn(ctx context.Context, o client.Object, clusters ...string) error {
	for name, m := range g.e.Members {
		want := slices.Contains(clusters, name)
		observed, err := newLike(o, m.Client)
		if err != nil {
			return err
		}
		err = m.Client.Get(ctx, client.ObjectKeyFromObject(o), observed)
		switch {
		case want && err != nil:
			return fmt.Errorf("in %s: %w", name, err)
		case !want && err == nil:
			return fmt.Errorf("it is in %s", name)
		case !want && !apierrors.IsNotFound(err) && !meta.IsNoMatchError(err):
			return fmt.Errorf("in %s: %w", name, err)
		}
	}
	return nil
}

// newLike gives an empty object of the same type.
func newLike(o client.Object, c client.Client) (client.Object, error) {
	gvk, err := c.GroupVersionKindFor(o)
	if err != nil {
		return nil, err
	}
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(gvk)
	return m, nil
}

// divided waits until a Deployment has these ready replicas in these members, and none in others, and its template says
// so.
func (g *ground) divided(d *appsv1.Deployment, replicas map[string]int32) {
	g.Helper()
	g.eventually(fmt.Sprintf("%s is ready as %v", title(d), replicas), func(ctx context.Context) error {
		return g.checkDivided(ctx, d, replicas)
	})
}

func (g *ground) checkDivided(ctx context.Context, d *appsv1.Deployment, replicas map[string]int32) error {
	var clusters []string
	var total int32
	for name, want := range replicas {
		clusters = append(clusters, name)
		total += want
		var observed appsv1.Deployment
		if err := g.e.Members[name].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return fmt.Errorf("in %s: %w", name, err)
		}
		if *observed.Spec.Replicas != want || observed.Status.ReadyReplicas != want {
			return fmt.Errorf("%s has %d replicas, %d of them ready, want %d", name, *observed.Spec.Replicas, observed.Status.ReadyReplicas, want)
		}
	}
	if err := g.checkOnlyIn(ctx, d, clusters...); err != nil {
		return err
	}
	var template appsv1.Deployment
	if err := g.e.Control.Get(ctx, client.ObjectKeyFromObject(d), &template); err != nil {
		return err
	}
	s := template.Status
	if s.ObservedGeneration != template.Generation || s.Replicas != total || s.ReadyReplicas != total || s.UpdatedReplicas != total || s.AvailableReplicas != total {
		return fmt.Errorf("the template of generation %d says %+v, want %d replicas of each sort", template.Generation, s, total)
	}
	return nil
}

// bindingOf waits for the binding of a template in the scenario's namespace that is as it should be.
func (g *ground) bindingOf(kind, name string, check func(b *workv1alpha2.ResourceBinding) error) *workv1alpha2.ResourceBinding {
	g.Helper()
	var b *workv1alpha2.ResourceBinding
	g.eventually("binding of "+kind+" "+name, func(ctx context.Context) error {
		b = &workv1alpha2.ResourceBinding{}
		if err := g.e.Control.Get(ctx, client.ObjectKey{Namespace: g.ns, Name: names.Binding(kind, name)}, b); err != nil {
			return err
		}
		return check(b)
	})
	return b
}

// workOf waits for the Work of a template in a cluster that is as it should be.
func (g *ground) workOf(cluster, kind, name string, check func(w *workv1alpha1.Work) error) *workv1alpha1.Work {
	g.Helper()
	var w *workv1alpha1.Work
	g.eventually("work of "+kind+" "+name+" for "+cluster, func(ctx context.Context) error {
		w = &workv1alpha1.Work{}
		key := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, g.ns, name)}
		if err := g.e.Control.Get(ctx, key, w); err != nil {
			return err
		}
		return check(w)
	})
	return w
}

// noTrace waits until the control plane knows nothing of a template any more: neither binding nor Works.
func (g *ground) noTrace(kind, name string) {
	g.Helper()
	g.eventually("no trace of "+kind+" "+name, func(ctx context.Context) error {
		var b workv1alpha2.ResourceBinding
		if err := gone("binding", g.e.Control.Get(ctx, client.ObjectKey{Namespace: g.ns, Name: names.Binding(kind, name)}, &b)); err != nil {
			return err
		}
		for _, cluster := range g.e.Names() {
			var w workv1alpha1.Work
			key := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, g.ns, name)}
			if err := gone("work for "+cluster, g.e.Control.Get(ctx, key, &w)); err != nil {
				return err
			}
		}
		return nil
	})
}

// gone is content with the answer that what was asked for, or its kind, is not there.
func gone(what string, answer error) error {
	switch {
	case apierrors.IsNotFound(answer), meta.IsNoMatchError(answer):
		return nil
	case answer == nil:
		return fmt.Errorf("%s is there", what)
	default:
		return fmt.Errorf("%s: %w", what, answer)
	}
}

// said waits for an event on an object; a part of its message is enough.
func (g *ground) said(on client.Object, source, reason, message string) {
	g.Helper()
	g.eventually(fmt.Sprintf("event %s of %s on %s", reason, source, title(on)), func(ctx context.Context) error {
		var list corev1.EventList
		if err := g.e.Control.List(ctx, &list, client.InNamespace(on.GetNamespace())); err != nil {
			return err
		}
		var seen []string
		for i := range list.Items {
			ev := &list.Items[i]
			if ev.InvolvedObject.UID != on.GetUID() {
				continue
			}
			if ev.Source.Component == source && ev.Reason == reason && contains(ev.Message, message) {
				return nil
			}
			seen = append(seen, fmt.Sprintf("%s by %s: %s", ev.Reason, ev.Source.Component, ev.Message))
		}
		return fmt.Errorf("no %q; there are %q", message, seen)
	})
}
