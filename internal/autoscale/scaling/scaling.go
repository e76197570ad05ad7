// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package scaling reads and sets the replicas of templates of any kind through their scale subresource.
package scaling

import (
	"context"
	"encoding/json"
	"fmt"

	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/scale"
)

// Scaler reads and sets replicas. References are to objects in a given namespace.
type Scaler struct {
	scales scale.ScalesGetter
	mapper meta.RESTMapper
}

// NewScaler returns a Scaler for the control plane.
func NewScaler(control *rest.Config, mapper meta.RESTMapper) (*Scaler, error) {
	d, err := discovery.NewDiscoveryClientForConfig(control)
	if err != nil {
		return nil, err
	}
	scales, err := scale.NewForConfig(control, mapper, dynamic.LegacyAPIPathResolverFunc, scale.NewDiscoveryScaleKindResolver(d))
	if err != nil {
		return nil, err
	}
	return NewScalerFor(scales, mapper), nil
}

// NewScalerFor returns a Scaler with the given client.
func NewScalerFor(scales scale.ScalesGetter, mapper meta.RESTMapper) *Scaler {
	return &Scaler{scales: scales, mapper: mapper}
}

// Get returns the scale of an object, read live.
func (s *Scaler) Get(ctx context.Context, namespace string, ref autoscalingv2.CrossVersionObjectReference) (*autoscalingv1.Scale, error) {
	resource, err := s.resource(ref)
	if err != nil {
		return nil, fmt.Errorf("read scale of %s: %w", title(namespace, ref), err)
	}
	out, err := s.scales.Scales(namespace).Get(ctx, resource.GroupResource(), ref.Name, metav1.GetOptions{})
	if err != nil {
		return nil, fmt.Errorf("read scale of %s: %w", title(namespace, ref), err)
	}
	return out, nil
}

// Set sets the replicas of an object and reports whether they changed.
func (s *Scaler) Set(
	ctx context.Context, namespace string, ref autoscalingv2.CrossVersionObjectReference, replicas int32,
) (changed bool, err error) {
	current, err := s.Get(ctx, namespace, ref)
	if err != nil || current.Spec.Replicas == replicas {
		return false, err
	}
	// The UID protects a recreated object, of which the caller has no knowledge.
	err = s.patch(ctx, namespace, ref, metav1.ObjectMeta{UID: current.UID}, replicas)
	return err == nil, err
}

// Change sets the replicas of an object that had the given scale before. If the replicas were changed since, the error is a conflict.
// Other changes of the object, as of its status, have no influence.
func (s *Scaler) Change(
	ctx context.Context, namespace string, ref autoscalingv2.CrossVersionObjectReference, from *autoscalingv1.Scale, replicas int32,
) error {
	var err error
	for range attempts {
		current, failure := s.Get(ctx, namespace, ref)
		if failure != nil {
			return failure
		}
		if current.UID != from.UID || current.Spec.Replicas != from.Spec.Replicas {
			return fmt.Errorf("scale %s to %d replicas: %w", title(namespace, ref), replicas, apierrors.NewConflict(
				schema.GroupResource{Resource: "scales"}, ref.Name, fmt.Errorf("it has %d replicas instead of %d",
					current.Spec.Replicas, from.Spec.Replicas)))
		}
		at := metav1.ObjectMeta{UID: current.UID, ResourceVersion: current.ResourceVersion}
		if err = s.patch(ctx, namespace, ref, at, replicas); !apierrors.IsConflict(err) {
			return err
		}
	}
	return err
}

// attempts is the number of attempts to change an object that is changed concurrently.
const attempts = 5

// patch writes the replicas of the object with the given metadata.
func (s *Scaler) patch(
	ctx context.Context, namespace string, ref autoscalingv2.CrossVersionObjectReference, at metav1.ObjectMeta, replicas int32,
) error {
	resource, err := s.resource(ref)
	if err != nil {
		return fmt.Errorf("scale %s: %w", title(namespace, ref), err)
	}
	metadata := map[string]any{"uid": at.UID}
	if at.ResourceVersion != "" {
		metadata["resourceVersion"] = at.ResourceVersion
	}
	body, err := json.Marshal(map[string]any{"metadata": metadata, "spec": map[string]any{"replicas": replicas}})
	if err != nil {
		return fmt.Errorf("scale %s: %w", title(namespace, ref), err)
	}
	if _, err := s.scales.Scales(namespace).Patch(ctx, resource, ref.Name, types.MergePatchType, body, metav1.PatchOptions{}); err != nil {
		return fmt.Errorf("scale %s to %d replicas: %w", title(namespace, ref), replicas, err)
	}
	return nil
}

func (s *Scaler) resource(ref autoscalingv2.CrossVersionObjectReference) (schema.GroupVersionResource, error) {
	gv, err := schema.ParseGroupVersion(ref.APIVersion)
	if err != nil {
		return schema.GroupVersionResource{}, err
	}
	mapping, err := s.mapper.RESTMapping(gv.WithKind(ref.Kind).GroupKind(), gv.Version)
	if err != nil {
		return schema.GroupVersionResource{}, err
	}
	return mapping.Resource, nil
}

func title(namespace string, ref autoscalingv2.CrossVersionObjectReference) string {
	return fmt.Sprintf("%s %s/%s", ref.Kind, namespace, ref.Name)
}
