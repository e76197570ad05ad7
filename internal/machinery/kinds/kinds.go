// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package kinds provides a RESTMapper and clients that can forget kinds: the mappings of controller-runtime stay the same for the lifetime
// of a process, also if the CustomResourceDefinition of a kind is installed again with another resource name or scope.
package kinds

import (
	"context"
	"fmt"
	"net/http"
	"sync"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"
)

// Mapper is a meta.ResettableRESTMapper that discovers kinds when they are needed.
type Mapper struct {
	open func() (meta.RESTMapper, error)

	mu      sync.RWMutex // guards the fields below
	current meta.RESTMapper
	resets  int
}

// NewMapper returns a Mapper. It is a MapperProvider of controller-runtime.
func NewMapper(config *rest.Config, httpClient *http.Client) (meta.RESTMapper, error) {
	open := func() (meta.RESTMapper, error) { return apiutil.NewDynamicRESTMapper(config, httpClient) }
	current, err := open()
	if err != nil {
		return nil, fmt.Errorf("create a RESTMapper: %w", err)
	}
	return &Mapper{open: open, current: current}, nil
}

// Reset implements meta.ResettableRESTMapper. It sends no request.
func (m *Mapper) Reset() {
	fresh, err := m.open()
	if err != nil {
		return // it succeeded with the same arguments before
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.current, m.resets = fresh, m.resets+1
}

func (m *Mapper) get() meta.RESTMapper {
	m.mu.RLock()
	defer m.mu.RUnlock()
	return m.current
}

func (m *Mapper) generation() int {
	m.mu.RLock()
	defer m.mu.RUnlock()
	return m.resets
}

// KindFor implements meta.RESTMapper.
func (m *Mapper) KindFor(r schema.GroupVersionResource) (schema.GroupVersionKind, error) {
	return m.get().KindFor(r)
}

// KindsFor implements meta.RESTMapper.
func (m *Mapper) KindsFor(r schema.GroupVersionResource) ([]schema.GroupVersionKind, error) {
	return m.get().KindsFor(r)
}

// ResourceFor implements meta.RESTMapper.
func (m *Mapper) ResourceFor(r schema.GroupVersionResource) (schema.GroupVersionResource, error) {
	return m.get().ResourceFor(r)
}

// ResourcesFor implements meta.RESTMapper.
func (m *Mapper) ResourcesFor(r schema.GroupVersionResource) ([]schema.GroupVersionResource, error) {
	return m.get().ResourcesFor(r)
}

// RESTMapping implements meta.RESTMapper.
func (m *Mapper) RESTMapping(k schema.GroupKind, versions ...string) (*meta.RESTMapping, error) {
	return m.get().RESTMapping(k, versions...)
}

// RESTMappings implements meta.RESTMapper.
func (m *Mapper) RESTMappings(k schema.GroupKind, versions ...string) ([]*meta.RESTMapping, error) {
	return m.get().RESTMappings(k, versions...)
}

// ResourceSingularizer implements meta.RESTMapper.
func (m *Mapper) ResourceSingularizer(resource string) (string, error) {
	return m.get().ResourceSingularizer(resource)
}

// Client is a client whose reads and patches of unstructured objects follow a Mapper. Other objects have fixed kinds, and metadata is read
// without a mapping of the client.
type Client struct {
	client.Client
	mapper *Mapper
	open   func() (client.Client, error)

	mu         sync.Mutex // guards the fields below
	objects    client.Client
	generation int // of the mapper for which objects was opened
}

// NewClient returns a client. It is a NewClientFunc of controller-runtime, and returns a Client if o.Mapper is a Mapper.
func NewClient(config *rest.Config, o client.Options) (client.Client, error) {
	open := func() (client.Client, error) { return client.New(config, o) }
	c, err := open()
	mapper, ok := o.Mapper.(*Mapper)
	if err != nil || !ok {
		return c, err
	}
	return &Client{Client: c, mapper: mapper, open: open, objects: c, generation: mapper.generation()}, nil
}

// of returns the client for an object.
func (c *Client) of(o client.Object) (client.Client, error) {
	if _, ok := o.(*unstructured.Unstructured); !ok {
		return c.Client, nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.mapper.generation(); now != c.generation {
		fresh, err := c.open()
		if err != nil {
			return nil, fmt.Errorf("create a client: %w", err)
		}
		c.objects, c.generation = fresh, now
	}
	return c.objects, nil
}

// Get implements client.Reader.
func (c *Client) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	of, err := c.of(o)
	if err != nil {
		return err
	}
	return of.Get(ctx, key, o, options...)
}

// Patch implements client.Writer.
func (c *Client) Patch(ctx context.Context, o client.Object, patch client.Patch, options ...client.PatchOption) error {
	of, err := c.of(o)
	if err != nil {
		return err
	}
	return of.Patch(ctx, o, patch, options...)
}

// Status implements client.StatusClient.
func (c *Client) Status() client.SubResourceWriter { return statusWriter{c.Client.Status(), c} }

type statusWriter struct {
	client.SubResourceWriter
	c *Client
}

// Patch implements client.SubResourceWriter.
func (w statusWriter) Patch(ctx context.Context, o client.Object, patch client.Patch, options ...client.SubResourcePatchOption) error {
	of, err := w.c.of(o)
	if err != nil {
		return err
	}
	return of.Status().Patch(ctx, o, patch, options...)
}
