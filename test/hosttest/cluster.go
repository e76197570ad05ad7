// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package hosttest simulates a host cluster for tests: workloads are available at once.
package hosttest

import (
	"context"
	"net/http"
	"slices"
	"sync"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/embeddedkube/loopback"
	"karmada.io/karmada/test/simapi"
)

// Cluster is a simulated host cluster, in which workloads are available at once.
type Cluster struct {
	client.Client
	// Broken is the name of a workload that does not become available.
	Broken string
	// Writes counts changes of objects.
	Writes int

	scheme  *runtime.Scheme
	server  *simapi.Server
	version uint64 // after the last write
}

var catalog = sync.OnceValues(func() (*simapi.Catalog, error) {
	return simapi.NewCatalog(slices.Concat(simapi.Builtin(), []simapi.Group{
		{Group: "operator.karmada.io", Version: "v1alpha1", Kinds: []string{"Karmada/karmadas"}},
	}))
})

// New returns a cluster with objects.
func New(scheme *runtime.Scheme, objects ...client.Object) *Cluster {
	c := &Cluster{scheme: scheme}
	if err := c.start(objects); err != nil {
		panic(err) // an error of the test
	}
	return c
}

func (c *Cluster) start(objects []client.Object) error {
	kinds, err := catalog()
	if err != nil {
		return err
	}
	c.server = simapi.New(simapi.Options{Catalog: kinds, AnyNamespace: true, OnWrite: func(simapi.Write) {
		if now := c.server.Version(); now != c.version {
			c.Writes, c.version = c.Writes+1, now
		}
	}})
	c.Put(objects...)
	var direct loopback.Loopback
	direct.Serve(c.server)
	config := &rest.Config{Host: "http://simulated", ContentConfig: rest.ContentConfig{ContentType: runtime.ContentTypeJSON}, QPS: -1}
	c.Client, err = client.NewWithWatch(config, client.Options{
		Scheme: c.scheme, HTTPClient: &http.Client{Transport: direct.Transport(&http.Transport{})},
	})
	return err
}

// Put stores objects with their status, without counting it as a write. It replaces objects of the same name.
func (c *Cluster) Put(objects ...client.Object) {
	for _, o := range objects {
		content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(o)
		if err != nil {
			panic(err) // an error of the test
		}
		u := &unstructured.Unstructured{Object: content}
		if gvks, _, err := c.scheme.ObjectKinds(o); err == nil { // an unstructured object has it
			u.SetGroupVersionKind(gvks[0])
		}
		if err := c.server.Put(content); err != nil {
			panic(err)
		}
	}
	c.version = c.server.Version()
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
