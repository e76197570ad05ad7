// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// contentPage and contentPages bound the objects of one kind that are examined. More are as unmanaged as the first ones.
const contentPage, contentPages = 250, 20

// unmanagedObjects returns the objects in a namespace of the member that no other object owns, and that Karmada does not manage, or that
// have no Work and are not being deleted. A kind that cannot be listed counts as an object.
func (c *memberCache) unmanagedObjects(
	ctx context.Context, namespace string, hasWork func(metav1.Object) (bool, error),
) (objects []string, err error) {
	_, lists, err := c.member.Discovery.ServerGroupsAndResources()
	if err != nil && !discovery.IsGroupDiscoveryFailedError(err) {
		return nil, fmt.Errorf("list the kinds of cluster %s: %w", c.member.Name, requestError(err))
	}
	if err != nil {
		objects = append(objects, "unknown kinds: "+err.Error())
	}
	seen := map[schema.GroupResource]bool{}
	for _, list := range discovery.FilteredBy(discovery.SupportsAllVerbs{Verbs: []string{"list", "create"}}, lists) {
		version, err := schema.ParseGroupVersion(list.GroupVersion)
		if err != nil {
			continue
		}
		for _, r := range list.APIResources {
			gvr := version.WithResource(r.Name)
			if !r.Namespaced || seen[gvr.GroupResource()] || generated[gvr.GroupResource()] {
				continue
			}
			seen[gvr.GroupResource()] = true
			found, err := c.unmanagedOf(ctx, gvr, namespace, hasWork)
			if classify(err) == connectionError {
				return nil, fmt.Errorf("list %s of cluster %s: %w", gvr.GroupResource(), c.member.Name, requestError(err))
			}
			if err != nil && !unknownPath(err) {
				found = append(found, fmt.Sprintf("%s cannot be listed: %v", gvr.GroupResource(), err))
			}
			objects = append(objects, found...)
		}
	}
	slices.Sort(objects)
	return objects, nil
}

// unmanagedOfDefinition returns the objects of the kind of a CustomResourceDefinition in the member, in all namespaces, as
// unmanagedObjects does for a namespace. A kind that the member does not serve has no objects that anything could use.
func (c *memberCache) unmanagedOfDefinition(
	ctx context.Context, observed *interpret.Object, hasWork func(metav1.Object) (bool, error),
) (objects []string, err error) {
	var definition apiextensionsv1.CustomResourceDefinition
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(observed.Object, &definition); err != nil {
		return nil, fmt.Errorf("decode CustomResourceDefinition %s of cluster %s: %w", observed.GetName(), c.member.Name, err)
	}
	for _, version := range servedVersions(&definition) {
		gvr := schema.GroupVersionResource{Group: definition.Spec.Group, Version: version, Resource: definition.Spec.Names.Plural}
		found, err := c.unmanagedOf(ctx, gvr, metav1.NamespaceAll, hasWork)
		if unknownPath(err) {
			served, failure := c.served(gvr)
			if failure != nil {
				return nil, failure
			}
			if !served {
				continue
			}
		}
		if err == nil {
			slices.Sort(found)
			return found, nil // of all versions
		}
		if classify(err) == connectionError {
			return nil, fmt.Errorf("list %s of cluster %s: %w", gvr.GroupResource(), c.member.Name, requestError(err))
		}
		objects = append(found, fmt.Sprintf("%s cannot be listed: %v", gvr.GroupResource(), err))
	}
	return objects, nil
}

// servedVersions returns the served versions of a kind, the stored one first: its objects are read without a conversion webhook. It
// returns none if the kind was never served, because its names are not accepted.
func servedVersions(d *apiextensionsv1.CustomResourceDefinition) (out []string) {
	established := func(c apiextensionsv1.CustomResourceDefinitionCondition) bool {
		return c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue
	}
	if !slices.ContainsFunc(d.Status.Conditions, established) {
		return nil
	}
	for _, v := range d.Spec.Versions {
		switch {
		case v.Served && v.Storage:
			out = slices.Insert(out, 0, v.Name)
		case v.Served:
			out = append(out, v.Name)
		}
	}
	return out
}

// generated are the kinds whose objects controllers derive from others.
var generated = map[schema.GroupResource]bool{
	{Resource: "events"}:                                    true,
	{Group: "events.k8s.io", Resource: "events"}:            true,
	{Resource: "endpoints"}:                                 true,
	{Group: "discovery.k8s.io", Resource: "endpointslices"}: true,
	{Group: "coordination.k8s.io", Resource: "leases"}:      true,
}

// unmanagedOf returns the unmanaged objects of one kind, at most a few, in one namespace or in all.
func (c *memberCache) unmanagedOf(
	ctx context.Context, gvr schema.GroupVersionResource, namespace string, hasWork func(metav1.Object) (bool, error),
) (out []string, err error) {
	options := metav1.ListOptions{Limit: contentPage}
	for range contentPages {
		page, err := c.listMetadata(ctx, gvr, namespace, options)
		if err != nil {
			return out, err
		}
		for i := range page.Items {
			o := &page.Items[i]
			if derived(gvr, o) {
				continue
			}
			if o.Labels[names.Managed] == "true" {
				if o.DeletionTimestamp != nil {
					continue
				}
				if known, err := hasWork(o); err != nil {
					return out, fmt.Errorf("read the work of %s %s: %w", gvr.GroupResource(), o.Name, err)
				} else if known {
					continue
				}
			}
			name := o.GetName()
			if namespace == metav1.NamespaceAll {
				name = strings.TrimPrefix(o.GetNamespace()+"/"+name, "/")
			}
			out = append(out, gvr.GroupResource().String()+" "+name)
		}
		if options.Continue = page.Continue; options.Continue == "" || len(out) > maxReported {
			return out, nil
		}
	}
	return append(out, gvr.GroupResource().String()+": too many objects"), nil
}

func (c *memberCache) listMetadata(
	ctx context.Context, gvr schema.GroupVersionResource, namespace string, o metav1.ListOptions,
) (*metav1.PartialObjectMetadataList, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	lister, err := c.metadata()
	if err != nil {
		return nil, fmt.Errorf("create a client for metadata: %w", err)
	}
	return lister.Resource(gvr).Namespace(namespace).List(ctx, o)
}

// derived reports whether an object was created by Kubernetes in every namespace, or is owned by another object. The owner is
// examined itself.
func derived(gvr schema.GroupVersionResource, o metav1.Object) bool {
	switch gvr.GroupResource() {
	case schema.GroupResource{Resource: "configmaps"}:
		if o.GetName() == "kube-root-ca.crt" {
			return true
		}
	case schema.GroupResource{Resource: "serviceaccounts"}:
		if o.GetName() == "default" {
			return true
		}
	case schema.GroupResource{Resource: "secrets"}:
		if o.GetAnnotations()[corev1.ServiceAccountNameKey] != "" {
			return true // a token
		}
	}
	return len(o.GetOwnerReferences()) > 0
}
