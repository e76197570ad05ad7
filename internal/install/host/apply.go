// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

// pollInterval is the interval at which rollouts are read.
const pollInterval = 300 * time.Millisecond

// apply applies an object on the server: fields that other users set are kept, and an unchanged object is not written.
func (i *Installation) apply(ctx context.Context, object manifests.Object) error {
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
	if err != nil {
		return fmt.Errorf("encode %s: %w", describe(object), err)
	}
	u := &unstructured.Unstructured{Object: content}
	unstructured.RemoveNestedField(u.Object, "status")
	unstructured.RemoveNestedField(u.Object, "metadata", "creationTimestamp")
	err = i.Host.Apply(ctx, client.ApplyConfigurationFromUnstructured(u), client.FieldOwner(owner), client.ForceOwnership)
	if err != nil {
		return fmt.Errorf("apply %s in the host cluster: %w", describe(object), err)
	}
	return nil
}

func describe(object manifests.Object) string {
	name := object.GetName()
	if object.GetNamespace() != "" {
		name = object.GetNamespace() + "/" + name
	}
	return object.GetObjectKind().GroupVersionKind().Kind + " " + name
}

// UnavailableError states that a component is not available in time. It may become available later: Install can be repeated.
type UnavailableError struct{ message string }

func (e *UnavailableError) Error() string { return e.message }

// await waits until the workloads among objects are rolled out.
func (i *Installation) await(ctx context.Context, objects []manifests.Object) error {
	for _, object := range objects {
		var done func(context.Context) (bool, string, error)
		switch object.(type) {
		case *appsv1.Deployment:
			done = i.deploymentDone(object.GetName())
		case *appsv1.StatefulSet:
			done = i.statefulSetDone(object.GetName())
		default:
			continue
		}
		i.report("Wait for " + describe(object))
		state := "it does not exist"
		err := i.poll(ctx, func(ctx context.Context) (ok bool, err error) {
			ok, state, err = done(ctx)
			return ok, err
		})
		if wait.Interrupted(err) && ctx.Err() == nil {
			return &UnavailableError{fmt.Sprintf(
				"%s is not available after %v: %s%s; see: kubectl describe pods --namespace %s --selector app=%s",
				describe(object), i.Timeout, state, i.podProblem(ctx, object.GetName()), i.Spec.Namespace, object.GetName())}
		}
		if err != nil {
			return fmt.Errorf("wait for %s: %w", describe(object), err)
		}
	}
	return nil
}

func (i *Installation) poll(ctx context.Context, condition wait.ConditionWithContextFunc) error {
	if i.Timeout == 0 {
		return wait.PollUntilContextCancel(ctx, pollInterval, true, condition)
	}
	return wait.PollUntilContextTimeout(ctx, pollInterval, i.Timeout, true, condition)
}

func (i *Installation) deploymentDone(name string) func(context.Context) (bool, string, error) {
	return func(ctx context.Context) (bool, string, error) {
		var d appsv1.Deployment
		if err := i.Host.Get(ctx, client.ObjectKey{Namespace: i.Spec.Namespace, Name: name}, &d); err != nil {
			return false, "", client.IgnoreNotFound(err)
		}
		want := *d.Spec.Replicas
		state := fmt.Sprintf("%d of %d replicas are available", d.Status.AvailableReplicas, want)
		return d.Status.ObservedGeneration >= d.Generation && d.Status.UpdatedReplicas >= want && d.Status.AvailableReplicas >= want &&
			d.Status.Replicas == d.Status.UpdatedReplicas, state, nil
	}
}

func (i *Installation) statefulSetDone(name string) func(context.Context) (bool, string, error) {
	return func(ctx context.Context) (bool, string, error) {
		var s appsv1.StatefulSet
		if err := i.Host.Get(ctx, client.ObjectKey{Namespace: i.Spec.Namespace, Name: name}, &s); err != nil {
			return false, "", client.IgnoreNotFound(err)
		}
		want := *s.Spec.Replicas
		state := fmt.Sprintf("%d of %d replicas are available", s.Status.AvailableReplicas, want)
		return s.Status.ObservedGeneration >= s.Generation && s.Status.AvailableReplicas >= want &&
			s.Status.CurrentRevision == s.Status.UpdateRevision && s.Status.UpdatedReplicas >= want, state, nil
	}
}

// podProblem returns the reason why pods of a workload do not run, after "; ", or "".
func (i *Installation) podProblem(ctx context.Context, app string) string {
	var pods corev1.PodList
	if err := i.Host.List(ctx, &pods, client.InNamespace(i.Spec.Namespace), client.MatchingLabels{"app": app}); err != nil {
		return ""
	}
	for _, p := range pods.Items {
		for _, c := range p.Status.Conditions {
			if c.Type == corev1.PodScheduled && c.Status == corev1.ConditionFalse {
				return "; pod " + p.Name + " is not scheduled: " + c.Message
			}
		}
		for _, c := range p.Status.ContainerStatuses {
			if w := c.State.Waiting; w != nil && w.Reason != "ContainerCreating" {
				problem := "; pod " + p.Name + " is waiting: " + w.Reason
				if t := c.LastTerminationState.Terminated; t != nil && t.Message != "" {
					return problem + ": " + lastLine(t.Message)
				}
				if w.Message != "" {
					problem += ": " + w.Message
				}
				return problem
			}
		}
	}
	return ""
}

func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}
