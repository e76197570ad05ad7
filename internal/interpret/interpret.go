// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package interpret defines the operations by which Karmada interprets a kind: replicas and their requirements, fields to retain,
// reflection and aggregation of the status, health, and dependencies.
//
//	object ─► Chain: the first layer with an interpreter for the operation on the kind ─► result
//	          (customizations ─► webhooks ─► third-party scripts ─► native kinds)
//
// The package is pure: a result depends only on the arguments. Arguments are not modified; results can share memory with them.
package interpret

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Object is a Kubernetes object of any kind.
type Object = unstructured.Unstructured

// Replicas is the number of replicas of a workload and what each of them requires.
type Replicas struct {
	Count int32
	// Requirements is nil if they are unknown.
	Requirements *workv1alpha2.ReplicaRequirements
}

// Dependency refers to an object by name, or to several by labels.
type Dependency = configv1alpha1.DependentObjectReference

// Kind is the interpreter of a kind in one layer. The function of an operation is nil if the layer does not implement it.
type Kind struct {
	// Replicas returns the replicas of a workload.
	Replicas func(ctx context.Context, template *Object) (Replicas, error)
	// Components returns the components of a workload with several pod templates.
	Components func(ctx context.Context, template *Object) ([]workv1alpha2.Component, error)
	// Revise returns a copy of the template with another number of replicas.
	Revise func(ctx context.Context, template *Object, replicas int64) (*Object, error)
	// Retain returns a copy of desired with the fields of observed that the member owns.
	Retain func(ctx context.Context, desired, observed *Object) (*Object, error)
	// Reflect returns the status of a member object that is reported, or nil if there is none.
	Reflect func(ctx context.Context, observed *Object) (*runtime.RawExtension, error)
	// Aggregate returns a copy of the template with the status that is aggregated from all clusters.
	Aggregate func(ctx context.Context, template *Object, items []workv1alpha2.AggregatedStatusItem) (*Object, error)
	// Healthy reports whether a member object is healthy.
	Healthy func(ctx context.Context, observed *Object) (bool, error)
	// Dependencies returns the objects that the template depends on.
	Dependencies func(ctx context.Context, template *Object) ([]Dependency, error)
}

// Layer is a source of interpreters.
type Layer interface {
	// Name returns the name of the layer, for Explain.
	Name() string
	// Kind returns the interpreter of a kind. The error is ErrNotReady until the sources of the layer were read.
	Kind(gvk schema.GroupVersionKind) (Kind, error)
}

// Chain is a list of layers in the order of precedence. Its zero value has no interpreters.
type Chain []Layer

// ErrNoInterpreter means that no layer implements the operation for a kind. The caller uses the default of the operation.
var ErrNoInterpreter = errors.New("no interpreter implements the operation")

// ErrNotReady means that a layer is not ready. The caller must wait and not use a default, because a customization that was not
// read yet may implement the operation.
var ErrNotReady error = notReadyError{}

type notReadyError struct{}

func (notReadyError) Error() string { return "interpreters are not ready" }

// RequeueAfter returns the delay before an object is reconciled again. They are read after a start.
func (notReadyError) RequeueAfter() (delay time.Duration, event bool) {
	return 500 * time.Millisecond, false
}

// find returns the first layer that implements the operation, and its interpreter of the kind.
func (c Chain) find(gvk schema.GroupVersionKind, operation configv1alpha1.InterpreterOperation) (Layer, Kind, error) {
	for _, l := range c {
		k, err := l.Kind(gvk)
		if err != nil {
			return nil, Kind{}, fmt.Errorf("%s interpreter of %s: %w", l.Name(), gvk.Kind, err)
		}
		if k.Implements(operation) {
			return l, k, nil
		}
	}
	return nil, Kind{}, ErrNoInterpreter
}

// wrap adds the action and the object to an error.
func wrap(action string, o *Object, err error) error {
	return fmt.Errorf("%s of %s %s: %w", action, o.GetKind(), o.GetName(), err)
}

// Replicas returns the replicas of a template. ErrNoInterpreter means that it is not a workload.
func (c Chain) Replicas(ctx context.Context, template *Object) (Replicas, error) {
	_, k, err := c.find(template.GroupVersionKind(), configv1alpha1.InterpreterOperationInterpretReplica)
	if err != nil {
		return Replicas{}, err
	}
	replicas, err := k.Replicas(ctx, template)
	if err != nil {
		return Replicas{}, wrap("read the replicas", template, err)
	}
	return replicas, nil
}

// Components returns the components of a template. ErrNoInterpreter means that it does not consist of components.
func (c Chain) Components(ctx context.Context, template *Object) ([]workv1alpha2.Component, error) {
	_, k, err := c.find(template.GroupVersionKind(), configv1alpha1.InterpreterOperationInterpretComponent)
	if err != nil {
		return nil, err
	}
	components, err := k.Components(ctx, template)
	if err != nil {
		return nil, wrap("read the components", template, err)
	}
	return components, nil
}

// Revise returns a copy of the template with another number of replicas. Without an interpreter, it returns the template.
func (c Chain) Revise(ctx context.Context, template *Object, replicas int64) (*Object, error) {
	_, k, err := c.find(template.GroupVersionKind(), configv1alpha1.InterpreterOperationReviseReplica)
	if errors.Is(err, ErrNoInterpreter) {
		return template, nil
	} else if err != nil {
		return nil, err
	}
	out, err := k.Revise(ctx, template, replicas)
	if err != nil {
		return nil, wrap("revise the replicas", template, err)
	}
	return out, nil
}

// Retain returns a copy of desired with the fields that the member owns. Without an interpreter, it returns desired.
func (c Chain) Retain(ctx context.Context, desired, observed *Object) (*Object, error) {
	_, k, err := c.find(desired.GroupVersionKind(), configv1alpha1.InterpreterOperationRetain)
	if errors.Is(err, ErrNoInterpreter) {
		return desired, nil
	} else if err != nil {
		return nil, err
	}
	out, err := k.Retain(ctx, desired, observed)
	if err != nil {
		return nil, wrap("retain the member's fields", desired, err)
	}
	return out, nil
}

// Reflect returns the status of a member object that is reported. Without an interpreter, it returns the whole status.
func (c Chain) Reflect(ctx context.Context, observed *Object) (*runtime.RawExtension, error) {
	_, k, err := c.find(observed.GroupVersionKind(), configv1alpha1.InterpreterOperationInterpretStatus)
	if errors.Is(err, ErrNoInterpreter) {
		return WholeStatus(observed)
	} else if err != nil {
		return nil, err
	}
	status, err := k.Reflect(ctx, observed)
	if err != nil {
		return nil, wrap("reflect the status", observed, err)
	}
	return status, nil
}

// Aggregate returns a copy of the template with the aggregated status. ErrNoInterpreter means that its status is not changed.
func (c Chain) Aggregate(ctx context.Context, template *Object, items []workv1alpha2.AggregatedStatusItem) (*Object, error) {
	_, k, err := c.find(template.GroupVersionKind(), configv1alpha1.InterpreterOperationAggregateStatus)
	if err != nil {
		return nil, err
	}
	out, err := k.Aggregate(ctx, template, items)
	if err != nil {
		return nil, wrap("aggregate the status", template, err)
	}
	return out, nil
}

// Health returns the health of a member object. Without an interpreter, an existing object is healthy. If the interpreter returns
// an error, the health is unknown.
func (c Chain) Health(ctx context.Context, observed *Object) (workv1alpha2.ResourceHealth, error) {
	_, k, err := c.find(observed.GroupVersionKind(), configv1alpha1.InterpreterOperationInterpretHealth)
	if errors.Is(err, ErrNoInterpreter) {
		return workv1alpha2.ResourceHealthy, nil
	} else if err != nil {
		return workv1alpha2.ResourceUnknown, err
	}
	healthy, err := k.Healthy(ctx, observed)
	switch {
	case err != nil:
		return workv1alpha2.ResourceUnknown, wrap("interpret the health", observed, err)
	case healthy:
		return workv1alpha2.ResourceHealthy, nil
	default:
		return workv1alpha2.ResourceUnhealthy, nil
	}
}

// Dependencies returns the objects that the template depends on. ErrNoInterpreter means that no dependencies are known.
func (c Chain) Dependencies(ctx context.Context, template *Object) ([]Dependency, error) {
	_, k, err := c.find(template.GroupVersionKind(), configv1alpha1.InterpreterOperationInterpretDependency)
	if err != nil {
		return nil, err
	}
	dependencies, err := k.Dependencies(ctx, template)
	if err != nil {
		return nil, wrap("read the dependencies", template, err)
	}
	return dependencies, nil
}

// maxDepth bounds the chain of dependencies from a template: 2 means also the dependencies of its dependencies.
const maxDepth = 4

// PartialError reports dependencies of a template whose own dependencies are not known. All others were determined.
type PartialError struct{ Err error }

func (e *PartialError) Error() string { return e.Err.Error() }

// Unwrap returns the errors of the dependencies.
func (e *PartialError) Unwrap() error { return e.Err }

// AllDependencies returns the dependencies of a template, and those of the objects in its namespace that are named as dependencies. read
// returns such an object, or nil if it does not exist. It is called for kinds whose dependencies an interpreter determines. If it fails for
// some of these objects, the error is a *PartialError. The number of dependencies is at most limit, or that of the template alone.
func (c Chain) AllDependencies(
	ctx context.Context, template *Object, limit int, read func(context.Context, Dependency) (*Object, error),
) ([]Dependency, error) {
	all, err := c.Dependencies(ctx, template)
	if err != nil {
		return nil, err
	}
	level := all
	var errs []error
	for depth := 1; depth < maxDepth && len(level) > 0; depth++ {
		var next []Dependency
		for _, d := range level {
			found, err := c.dependenciesOf(ctx, template.GetNamespace(), d, read)
			if err != nil {
				errs = append(errs, fmt.Errorf("dependencies of %s %s/%s: %w", d.Kind, d.Namespace, d.Name, err))
			}
			next = append(next, found...)
		}
		level = slices.DeleteFunc(Union(next), func(d Dependency) bool {
			return slices.ContainsFunc(all, func(known Dependency) bool { return compareDependencies(known, d) == 0 })
		})
		if len(level) > 0 && len(all)+len(level) > limit {
			errs = append(errs, fmt.Errorf("%d dependencies of dependencies are left out: with them there are more than %d", len(level), limit))
			break
		}
		if len(level) > 0 {
			all = Union(all, level)
		}
	}
	if err := errors.Join(errs...); err != nil {
		return all, &PartialError{err}
	}
	return all, nil
}

// dependenciesOf returns the dependencies of an object that is a dependency, or none if it has another namespace or does not exist.
func (c Chain) dependenciesOf(
	ctx context.Context, namespace string, d Dependency, read func(context.Context, Dependency) (*Object, error),
) ([]Dependency, error) {
	if d.Name == "" || d.Namespace != namespace {
		return nil, nil
	}
	_, _, err := c.find(schema.FromAPIVersionAndKind(d.APIVersion, d.Kind), configv1alpha1.InterpreterOperationInterpretDependency)
	if errors.Is(err, ErrNoInterpreter) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	object, err := read(ctx, d)
	if err != nil || object == nil {
		return nil, err
	}
	return c.Dependencies(ctx, object)
}

// WholeStatus returns the status of an object, or nil if it has none.
func WholeStatus(observed *Object) (*runtime.RawExtension, error) {
	status, ok := observed.Object["status"].(map[string]any)
	if !ok || len(status) == 0 {
		return nil, nil
	}
	return Raw(status)
}

// Raw encodes a status as JSON.
func Raw(status any) (*runtime.RawExtension, error) {
	b, err := json.Marshal(status)
	if err != nil {
		return nil, fmt.Errorf("encode the status: %w", err)
	}
	return &runtime.RawExtension{Raw: b}, nil
}

// Union returns all dependencies without duplicates, sorted by apiVersion, kind, namespace, name and selector
// (docs/contract/interpreter.md#merging-customizations).
func Union(lists ...[]Dependency) []Dependency {
	all := slices.Concat(lists...)
	slices.SortFunc(all, compareDependencies)
	return slices.CompactFunc(all, func(a, b Dependency) bool { return compareDependencies(a, b) == 0 })
}

func compareDependencies(a, b Dependency) int {
	return cmp.Or(
		strings.Compare(a.APIVersion, b.APIVersion), strings.Compare(a.Kind, b.Kind),
		strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Name, b.Name),
		strings.Compare(selectorText(a), selectorText(b)),
	)
}

// selectorText formats the label selector of a dependency. Equal texts select the same objects.
func selectorText(d Dependency) string {
	if d.LabelSelector == nil {
		return ""
	}
	return metav1.FormatLabelSelector(d.LabelSelector)
}
