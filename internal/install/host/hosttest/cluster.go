// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package hosttest holds a host cluster in memory for tests: workloads are available at once.
package hosttest

import (
	"context"
	"encoding/json"
	"maps"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
)

// Cluster is a host cluster in memory, in which workloads are available at once.
type Cluster struct {
	client.Client
	// Broken is the name of a workload that does not become available.
	Broken string
	// Writes counts changes of objects by Apply.
	Writes int

	// applied holds the annotations that Apply last set, by kind and name: those that are no longer applied are removed.
	applied map[string]map[string]string
}

// New returns a cluster with objects.
func New(scheme *runtime.Scheme, objects ...client.Object) *Cluster {
	return &Cluster{applied: map[string]map[string]string{}, Client: fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).
		WithStatusSubresource(&appsv1.Deployment{}, &appsv1.StatefulSet{}).Build()}
}

// Get returns workloads with the status that their controllers would set.
func (c *Cluster) Get(ctx context.Context, key client.ObjectKey, object client.Object, opts ...client.GetOption) error {
	if err := c.Client.Get(ctx, key, object, opts...); err != nil || key.Name == c.Broken {
		return err
	}
	switch w := object.(type) {
	case *appsv1.Deployment:
		n := *w.Spec.Replicas
		w.Status = appsv1.DeploymentStatus{ObservedGeneration: w.Generation, Replicas: n, UpdatedReplicas: n, AvailableReplicas: n}
	case *appsv1.StatefulSet:
		n := *w.Spec.Replicas
		w.Status = appsv1.StatefulSetStatus{ObservedGeneration: w.Generation, Replicas: n, UpdatedReplicas: n, AvailableReplicas: n}
	}
	return nil
}

// Apply creates or replaces an object, unless it has the same content. The fake client does not apply NetworkPolicies.
func (c *Cluster) Apply(ctx context.Context, config runtime.ApplyConfiguration, opts ...client.ApplyOption) error {
	data, err := json.Marshal(config)
	if err != nil {
		return err
	}
	decoded, gvk, err := serializer.NewCodecFactory(c.Scheme()).UniversalDeserializer().Decode(data, nil, nil)
	if err != nil {
		return err
	}
	desired := decoded.(client.Object)
	id := gvk.Kind + "/" + client.ObjectKeyFromObject(desired).String()
	before, dry := c.applied[id], new(client.ApplyOptions).ApplyOptions(opts).DryRun != nil
	if !dry {
		c.applied[id] = maps.Clone(desired.GetAnnotations())
	}
	observed := desired.DeepCopyObject().(client.Object)
	err = c.Client.Get(ctx, client.ObjectKeyFromObject(desired), observed)
	if apierrors.IsNotFound(err) {
		c.Writes++
		return c.Create(ctx, desired)
	}
	if err != nil {
		return err
	}
	annotations, removed := map[string]string{}, false
	for name, value := range observed.GetAnnotations() {
		_, owned := before[name]
		_, kept := desired.GetAnnotations()[name]
		if owned && !kept {
			removed = true
			continue
		}
		annotations[name] = value
	}
	maps.Copy(annotations, desired.GetAnnotations())
	desired.SetAnnotations(annotations)
	desired.SetResourceVersion(observed.GetResourceVersion())
	desired.GetObjectKind().SetGroupVersionKind(observed.GetObjectKind().GroupVersionKind())
	if dry {
		return dryRun(config, desired, observed, *gvk)
	}
	if equality.Semantic.DeepDerivative(desired, observed) && !removed {
		return nil
	}
	c.Writes++
	return c.Update(ctx, desired)
}

// dryRun writes the result of an apply to its configuration.
func dryRun(config runtime.ApplyConfiguration, desired, observed client.Object, gvk schema.GroupVersionKind) error {
	if equality.Semantic.DeepDerivative(desired, observed) {
		desired = observed
	}
	desired.GetObjectKind().SetGroupVersionKind(gvk)
	data, err := json.Marshal(desired)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, config)
}
