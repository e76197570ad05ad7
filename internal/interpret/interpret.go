// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package interpret says what an object means: how many replicas it wants and of what size, how to give it another count,
// what to keep of the member's copy, what of its status to report and how reports add up, whether it is healthy.
//
//	object ─► Chain: the first layer that has an opinion on the operation for the kind ─► answer
//	          (customised Lua ─► webhook ─► third-party data ─► native kinds)
//
// It is pure: an opinion depends on nothing but its arguments. No function changes what it is given; what it returns may
// share memory with its arguments.
package interpret

import (
	"context"
	"errors"
	"fmt"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Object is a Kubernetes object of any kind.
type Object = unstructured.Unstructured

// Replicas is what a workload asks for.
type Replicas struct {
	// Count is how many replicas the whole workload wants.
	Count int32
	// Requirements is what each of them needs; nil when nothing is known.
	Requirements *workv1alpha2.ReplicaRequirements
}

// Dependency leads to what a workload needs beside it: one object by its name, or several by their labels.
type Dependency = configv1alpha1.DependentObjectReference

// Kind is what one layer knows about one kind. A nil function means that the layer has no opinion on the operation.
type Kind struct {
	// Replicas reads the wanted count and size of a workload's replicas.
	Replicas func(ctx context.Context, template *Object) (Replicas, error)
	// Components reads the parts of a workload that is made of several pod templates.
	Components func(ctx context.Context, template *Object) ([]workv1alpha2.Component, error)
	// Revise gives a copy of the template with another replica count.
	Revise func(ctx context.Context, template *Object, replicas int64) (*Object, error)
	// Retain gives a copy of desired that keeps what the member owns in observed.
	Retain func(ctx context.Context, desired, observed *Object) (*Object, error)
	// Reflect takes from a member's object the status that is worth reporting; nil when there is none.
	Reflect func(ctx context.Context, observed *Object) (*runtime.RawExtension, error)
	// Aggregate gives a copy of the template with the status that the reports of its clusters add up to.
	Aggregate func(ctx context.Context, template *Object, items []workv1alpha2.AggregatedStatusItem) (*Object, error)
	// Healthy says whether a member's object does what it is for.
	Healthy func(ctx context.Context, observed *Object) (bool, error)
	// Dependencies lists what the template needs beside it.
	Dependencies func(ctx context.Context, template *Object) ([]Dependency, error)
}

// Layer is one source of opinions.
type Layer interface {
	// Name says where opinions come from, for Explain.
	Name() string
	// Kind gives the opinions on a kind. The error is ErrNotReady while the layer's sources have not been read.
	Kind(gvk schema.GroupVersionKind) (Kind, error)
}

// Chain asks its layers in order. Its zero value has no opinion on anything.
type Chain []Layer

// ErrNoOpinion says that no layer knows about the operation for a kind; the caller uses its default.
var ErrNoOpinion = errors.New("no interpreter has an opinion")

// ErrNotReady says that a layer cannot answer yet, so that nothing is known. The caller must wait, never take a default:
// an unread customisation is not an absent one.
var ErrNotReady = errors.New("interpreters are not ready")

// pick finds the first layer with an opinion; it is the only place that walks the chain.
func pick[F any](c Chain, gvk schema.GroupVersionKind, opinion func(Kind) (F, bool)) (F, error) {
	var none F
	for _, l := range c {
		k, err := l.Kind(gvk)
		if err != nil {
			return none, fmt.Errorf("%s interpreter of %s: %w", l.Name(), gvk.Kind, err)
		}
		if f, ok := opinion(k); ok {
			return f, nil
		}
	}
	return none, ErrNoOpinion
}

// Replicas asks for the replicas of a template; ErrNoOpinion means that it is not a workload.
func (c Chain) Replicas(ctx context.Context, template *Object) (Replicas, error) {
	f, err := pick(c, template.GroupVersionKind(), func(k Kind) (func(context.Context, *Object) (Replicas, error), bool) {
		return k.Replicas, k.Replicas != nil
	})
	if err != nil {
		return Replicas{}, err
	}
	return wrap("read the replicas", template)(f(ctx, template))
}

// Components asks for the parts of a template that is made of several pod templates; ErrNoOpinion means that it is not.
func (c Chain) Components(ctx context.Context, template *Object) ([]workv1alpha2.Component, error) {
	f, err := pick(c, template.GroupVersionKind(), func(k Kind) (func(context.Context, *Object) ([]workv1alpha2.Component, error), bool) {
		return k.Components, k.Components != nil
	})
	if err != nil {
		return nil, err
	}
	out, err := f(ctx, template)
	if err != nil {
		return nil, fmt.Errorf("read the components of %s %s: %w", template.GetKind(), template.GetName(), err)
	}
	return out, nil
}

// Revise gives a copy of the template with another replica count; without an opinion it is the template itself.
func (c Chain) Revise(ctx context.Context, template *Object, replicas int64) (*Object, error) {
	f, err := pick(c, template.GroupVersionKind(), func(k Kind) (func(context.Context, *Object, int64) (*Object, error), bool) {
		return k.Revise, k.Revise != nil
	})
	if errors.Is(err, ErrNoOpinion) {
		return template, nil
	} else if err != nil {
		return nil, err
	}
	return wrapObject("revise the replicas", template)(f(ctx, template, replicas))
}

// Retain gives a copy of desired that keeps what the member owns; without an opinion it is desired itself.
func (c Chain) Retain(ctx context.Context, desired, observed *Object) (*Object, error) {
	f, err := pick(c, desired.GroupVersionKind(), func(k Kind) (func(context.Context, *Object, *Object) (*Object, error), bool) {
		return k.Retain, k.Retain != nil
	})
	if errors.Is(err, ErrNoOpinion) {
		return desired, nil
	} else if err != nil {
		return nil, err
	}
	return wrapObject("retain the member's fields", desired)(f(ctx, desired, observed))
}

// Reflect takes the status to report from a member's object; without an opinion it is the whole status.
func (c Chain) Reflect(ctx context.Context, observed *Object) (*runtime.RawExtension, error) {
	f, err := pick(c, observed.GroupVersionKind(), func(k Kind) (func(context.Context, *Object) (*runtime.RawExtension, error), bool) {
		return k.Reflect, k.Reflect != nil
	})
	if errors.Is(err, ErrNoOpinion) {
		return WholeStatus(observed)
	} else if err != nil {
		return nil, err
	}
	raw, err := f(ctx, observed)
	if err != nil {
		return nil, fmt.Errorf("reflect the status of %s %s: %w", observed.GetKind(), observed.GetName(), err)
	}
	return raw, nil
}

// Aggregate gives a copy of the template with its status added up; ErrNoOpinion means that its status is left alone.
func (c Chain) Aggregate(ctx context.Context, template *Object, items []workv1alpha2.AggregatedStatusItem) (*Object, error) {
	f, err := pick(c, template.GroupVersionKind(), func(k Kind) (func(context.Context, *Object, []workv1alpha2.AggregatedStatusItem) (*Object,
		error), bool) {
		return k.Aggregate, k.Aggregate != nil
	})
	if err != nil {
		return nil, err
	}
	return wrapObject("aggregate the status", template)(f(ctx, template, items))
}

// Health says how a member's object is. Without an opinion it is healthy as long as it is there; an interpreter that fails
// makes it unknown, together with the error.
func (c Chain) Health(ctx context.Context, observed *Object) (workv1alpha2.ResourceHealth, error) {
	f, err := pick(c, observed.GroupVersionKind(), func(k Kind) (func(context.Context, *Object) (bool, error), bool) {
		return k.Healthy,
			k.Healthy != nil
	})
	if errors.Is(err, ErrNoOpinion) {
		return workv1alpha2.ResourceHealthy, nil
	} else if err != nil {
		return workv1alpha2.ResourceUnknown, err
	}
	healthy, err := f(ctx, observed)
	switch {
	case err != nil:
		return workv1alpha2.ResourceUnknown, fmt.Errorf("interpret the health of %s %s: %w", observed.GetKind(), observed.GetName(), err)
	case healthy:
		return workv1alpha2.ResourceHealthy, nil
	default:
		return workv1alpha2.ResourceUnhealthy, nil
	}
}

// Dependencies lists what the template needs beside it; ErrNoOpinion means that nothing is known to be.
func (c Chain) Dependencies(ctx context.Context, template *Object) ([]Dependency, error) {
	f, err := pick(c, template.GroupVersionKind(), func(k Kind) (func(context.Context, *Object) ([]Dependency, error), bool) {
		return k.Dependencies, k.Dependencies != nil
	})
	if err != nil {
		return nil, err
	}
	out, err := f(ctx, template)
	if err != nil {
		return nil, fmt.Errorf("read the dependencies of %s %s: %w", template.GetKind(), template.GetName(), err)
	}
	return out, nil
}

func wrap(doing string, o *Object) func(Replicas, error) (Replicas, error) {
	return func(r Replicas, err error) (Replicas, error) {
		if err != nil {
			return Replicas{}, fmt.Errorf("%s of %s %s: %w", doing, o.GetKind(), o.GetName(), err)
		}
		return r, nil
	}
}

func wrapObject(doing string, o *Object) func(*Object, error) (*Object, error) {
	return func(out *Object, err error) (*Object, error) {
		if err != nil {
			return nil, fmt.Errorf("%s of %s %s: %w", doing, o.GetKind(), o.GetName(), err)
		}
		return out, nil
	}
}

// WholeStatus is an object's status as it is; nil when it has none.
func WholeStatus(observed *Object) (*runtime.RawExtension, error) {
	status, ok := observed.Object["status"].(map[string]any)
	if !ok || len(status) == 0 {
		return nil, nil
	}
	return Raw(status)
}
