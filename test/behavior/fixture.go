// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

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

// fixture is an environment with a namespace of its own in the control plane and in every member.
type fixture struct {
	*testing.T
	e  *env.Env
	ns string
}

func newFixture(t *testing.T, e *env.Env) *fixture {
	t.Helper()
	return &fixture{T: t, e: e, ns: e.Namespace(t)}
}

// eventually waits until try succeeds.
func (f *fixture) eventually(what string, try func(ctx context.Context) error) {
	f.Helper()
	env.Eventually(f.T, what, try)
}

func (f *fixture) create(objects ...client.Object) {
	f.Helper()
	for _, o := range objects {
		if err := f.e.Control.Create(f.Context(), o); err != nil {
			f.Fatalf("create %s: %v", objectName(o), err)
		}
	}
}

func (f *fixture) remove(objects ...client.Object) {
	f.Helper()
	for _, o := range objects {
		if err := f.e.Control.Delete(f.Context(), o, client.PropagationPolicy(metav1.DeletePropagationBackground)); err != nil {
			f.Fatalf("delete %s: %v", objectName(o), err)
		}
	}
}

// change reads an object from the control plane, changes and updates it, and retries after conflicts.
func change[O client.Object](f *fixture, o O, how func(o O)) {
	f.Helper()
	changeIn(f, f.e.Control, o, how)
}

func changeIn[O client.Object](f *fixture, in client.Client, o O, how func(o O)) {
	f.Helper()
	err := retry.RetryOnConflict(retry.DefaultBackoff, func() error {
		if err := in.Get(f.Context(), client.ObjectKeyFromObject(o), o); err != nil {
			return err
		}
		how(o)
		return in.Update(f.Context(), o)
	})
	if err != nil {
		f.Fatalf("change %s: %v", objectName(o), err)
	}
}

func objectName(o client.Object) string {
	return fmt.Sprintf("%T %s", o, client.ObjectKeyFromObject(o))
}

// waitOnlyIn waits until an object exists in the named members and in no other.
func (f *fixture) waitOnlyIn(o client.Object, clusters ...string) {
	f.Helper()
	f.eventually(fmt.Sprintf("%s exists only in %v", objectName(o), clusters), func(ctx context.Context) error {
		return f.checkOnlyIn(ctx, o, clusters...)
	})
}

func (f *fixture) checkOnlyIn(ctx context.Context, o client.Object, clusters ...string) error {
	for name, m := range f.e.Members {
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
			return fmt.Errorf("it exists in %s", name)
		case !want && !apierrors.IsNotFound(err) && !meta.IsNoMatchError(err):
			return fmt.Errorf("in %s: %w", name, err)
		}
	}
	return nil
}

// newLike returns an empty object of the same type.
func newLike(o client.Object, c client.Client) (client.Object, error) {
	gvk, err := c.GroupVersionKindFor(o)
	if err != nil {
		return nil, err
	}
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(gvk)
	return m, nil
}

// waitDivided waits until a Deployment has these ready replicas in these members, does not exist in others, and its template
// reports the sum.
func (f *fixture) waitDivided(d *appsv1.Deployment, replicas map[string]int32) {
	f.Helper()
	f.eventually(fmt.Sprintf("%s has ready replicas %v", objectName(d), replicas), func(ctx context.Context) error {
		if err := f.checkDivided(ctx, d, replicas); err != nil {
			return fmt.Errorf("%w; %s", err, f.describeBinding(ctx, d))
		}
		return nil
	})
}

// describeBinding returns the targets, evictions and conditions of the binding of a template, for the message of a failure.
func (f *fixture) describeBinding(ctx context.Context, o client.Object) string {
	b, err := f.bindingOf(ctx, o)
	if err != nil {
		return err.Error()
	}
	spec, status := b.BindingSpec(), b.BindingStatus()
	return fmt.Sprintf("clusters %v, tasks %+v, history %+v, conditions %+v",
		spec.Clusters, spec.GracefulEvictionTasks, status.FailoverHistory, status.Conditions)
}

func (f *fixture) checkDivided(ctx context.Context, d *appsv1.Deployment, replicas map[string]int32) error {
	var clusters []string
	var total int32
	for name, want := range replicas {
		clusters = append(clusters, name)
		total += want
		var observed appsv1.Deployment
		if err := f.e.Members[name].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return fmt.Errorf("in %s: %w", name, err)
		}
		if *observed.Spec.Replicas != want || observed.Status.ReadyReplicas != want {
			return fmt.Errorf("%s has %d replicas, %d of them ready, want %d", name, *observed.Spec.Replicas, observed.Status.ReadyReplicas, want)
		}
	}
	if err := f.checkOnlyIn(ctx, d, clusters...); err != nil {
		return err
	}
	var template appsv1.Deployment
	if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(d), &template); err != nil {
		return err
	}
	s := template.Status
	if s.ObservedGeneration != template.Generation || s.Replicas != total || s.ReadyReplicas != total || s.UpdatedReplicas != total ||
		s.AvailableReplicas != total {
		return fmt.Errorf("template of generation %d: status %+v, want %d replicas in each counter", template.Generation, s, total)
	}
	return nil
}

// waitBinding waits until check accepts the binding of a template in the namespace of the scenario, and returns it.
func (f *fixture) waitBinding(kind, name string, check func(b *workv1alpha2.ResourceBinding) error) *workv1alpha2.ResourceBinding {
	f.Helper()
	var b *workv1alpha2.ResourceBinding
	f.eventually("binding of "+kind+" "+name, func(ctx context.Context) error {
		b = &workv1alpha2.ResourceBinding{}
		if err := f.e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: names.Binding(kind, name)}, b); err != nil {
			return err
		}
		return check(b)
	})
	return b
}

// waitWork waits until check accepts the Work of a template for a cluster, and returns it.
func (f *fixture) waitWork(cluster, kind, name string, check func(w *workv1alpha1.Work) error) *workv1alpha1.Work {
	f.Helper()
	var w *workv1alpha1.Work
	f.eventually("work of "+kind+" "+name+" for "+cluster, func(ctx context.Context) error {
		w = &workv1alpha1.Work{}
		key := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, f.ns, name)}
		if err := f.e.Control.Get(ctx, key, w); err != nil {
			return err
		}
		return check(w)
	})
	return w
}

// waitPropagationDeleted waits until the binding and the Works of a template are deleted.
func (f *fixture) waitPropagationDeleted(kind, name string) {
	f.Helper()
	f.eventually("binding and works of "+kind+" "+name+" are deleted", func(ctx context.Context) error {
		var b workv1alpha2.ResourceBinding
		if err := expectNotFound(
			"binding",
			f.e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: names.Binding(kind, name)}, &b),
		); err != nil {
			return err
		}
		for _, cluster := range f.e.Names() {
			var w workv1alpha1.Work
			key := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, f.ns, name)}
			if err := expectNotFound("work for "+cluster, f.e.Control.Get(ctx, key, &w)); err != nil {
				return err
			}
		}
		return nil
	})
}

// expectNotFound returns nil if err reports that an object or its kind does not exist.
func expectNotFound(what string, answer error) error {
	switch {
	case apierrors.IsNotFound(answer), meta.IsNoMatchError(answer):
		return nil
	case answer == nil:
		return fmt.Errorf("%s still exists", what)
	default:
		return fmt.Errorf("%s: %w", what, answer)
	}
}

// lostEvent bounds the wait for an event that may be lost.
const lostEvent = 20 * time.Second

// waitEvent waits for an event on an object whose message contains the given text. The event about a success may be lost if components
// are killed (Env.LosesEvents); failures are reported again.
func (f *fixture) waitEvent(on client.Object, source, reason, message string) {
	f.Helper()
	what := fmt.Sprintf("event %s of %s on %s", reason, source, objectName(on))
	exists := f.hasEvent(on, source, reason, message)
	once := strings.Contains(reason, "Succe") || reason == "DriftCorrected" // completed steps are not repeated to report them
	if !f.e.LosesEvents || !once {
		f.eventually(what, exists)
		return
	}
	ctx, cancel := context.WithTimeout(f.Context(), lostEvent)
	defer cancel()
	if err := env.Poll(ctx, exists); err != nil {
		f.Logf("%s was lost: %v", what, err)
	}
}

// hasEvent returns a function that returns an error until an event exists.
func (f *fixture) hasEvent(on client.Object, source, reason, message string) func(context.Context) error {
	return func(ctx context.Context) error {
		var list corev1.EventList
		if err := f.e.Control.List(ctx, &list, client.InNamespace(on.GetNamespace())); err != nil {
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
		return fmt.Errorf("no %q among %q", message, seen)
	}
}
