// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"context"
	"fmt"
	"slices"
	"strings"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/observe"
)

// contentPage and contentPages bound the objects of one kind that are examined. More are as unmanaged as the first ones.
const contentPage, contentPages = 250, 20

// contents collects the objects of a container that block its removal.
type contents struct {
	hasWork func(metav1.Object) (bool, error)
	// uids holds the UIDs of all objects.
	uids sets.Set[types.UID]
	// unmanaged are objects without an owner that Karmada does not manage, or that have no Work and are not being deleted.
	unmanaged []string
	// owned are such objects with owners.
	owned []ownedObject
}

type ownedObject struct {
	name   string
	owners []metav1.OwnerReference
}

// blocking returns the objects that block the removal, sorted. An object whose owner is in the container does not, because the
// owner itself is examined. temporary reports that all of them have owners that are elsewhere or do not exist. The garbage
// collector may delete them soon.
func (c *contents) blocking() (objects []string, temporary bool) {
	objects = slices.Clone(c.unmanaged)
	for _, o := range c.owned {
		if !slices.ContainsFunc(o.owners, func(owner metav1.OwnerReference) bool { return c.uids.Has(owner.UID) }) {
			objects = append(objects, o.name)
		}
	}
	slices.Sort(objects)
	return objects, len(c.unmanaged) == 0
}

// ofNamespace collects the objects in a namespace of the member. A kind that cannot be listed counts as an object.
func ofNamespace(ctx context.Context, c *observe.Cache, namespace string, into *contents) error {
	_, lists, err := c.Member.Discovery.ServerGroupsAndResources()
	if err != nil && !discovery.IsGroupDiscoveryFailedError(err) {
		return fmt.Errorf("list the kinds of cluster %s: %w", c.Member.Name, observe.RequestError(err))
	}
	if err != nil {
		into.unmanaged = append(into.unmanaged, "unknown kinds: "+err.Error())
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
			err := collect(ctx, c, gvr, namespace, into)
			if observe.IsConnectionError(err) {
				return fmt.Errorf("list %s of cluster %s: %w", gvr.GroupResource(), c.Member.Name, observe.RequestError(err))
			}
			if err != nil && !observe.IsUnknownPath(err) {
				into.unmanaged = append(into.unmanaged, fmt.Sprintf("%s cannot be listed: %v", gvr.GroupResource(), err))
			}
		}
	}
	return nil
}

// ofDefinition collects the objects of the kind of a CustomResourceDefinition in the member, in all namespaces. A kind that the member does
// not serve has no objects that anything could use. One that cannot be listed counts as an object.
func ofDefinition(ctx context.Context, c *observe.Cache, observed *interpret.Object, into *contents) error {
	var definition apiextensionsv1.CustomResourceDefinition
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(observed.Object, &definition); err != nil {
		return fmt.Errorf("decode CustomResourceDefinition %s of cluster %s: %w", observed.GetName(), c.Member.Name, err)
	}
	var failure error
	for _, version := range servedVersions(&definition) {
		gvr := schema.GroupVersionResource{Group: definition.Spec.Group, Version: version, Resource: definition.Spec.Names.Plural}
		err := collect(ctx, c, gvr, metav1.NamespaceAll, into)
		if observe.IsUnknownPath(err) {
			served, unknown := c.Serves(gvr)
			if unknown != nil {
				return unknown
			}
			if !served {
				continue
			}
		}
		if err == nil {
			return nil // the objects of all versions
		}
		if observe.IsConnectionError(err) {
			return fmt.Errorf("list %s of cluster %s: %w", gvr.GroupResource(), c.Member.Name, observe.RequestError(err))
		}
		failure = fmt.Errorf("%s cannot be listed: %w", gvr.GroupResource(), err)
	}
	if failure != nil {
		into.unmanaged = append(into.unmanaged, failure.Error())
	}
	return nil
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

// collect adds the objects of one kind, in one namespace or in all. It stops after some unmanaged ones.
func collect(ctx context.Context, c *observe.Cache, gvr schema.GroupVersionResource, namespace string, into *contents) error {
	options := metav1.ListOptions{Limit: contentPage}
	before := len(into.unmanaged)
	for range contentPages {
		page, err := c.ListMetadata(ctx, gvr, namespace, options)
		if err != nil {
			return err
		}
		for i := range page.Items {
			if err := into.add(gvr, &page.Items[i], namespace == metav1.NamespaceAll); err != nil {
				return err
			}
		}
		if options.Continue = page.Continue; options.Continue == "" || len(into.unmanaged)-before > maxReported {
			return nil
		}
	}
	into.unmanaged = append(into.unmanaged, gvr.GroupResource().String()+": too many objects")
	return nil
}

// add adds an object. qualified is set if its namespace belongs to its name.
func (c *contents) add(gvr schema.GroupVersionResource, o metav1.Object, qualified bool) error {
	c.uids.Insert(o.GetUID())
	owners, deleting := o.GetOwnerReferences(), o.GetDeletionTimestamp() != nil
	isManaged := work.Managed(o)
	if builtIn(gvr, o) || deleting && (isManaged || len(owners) > 0) {
		return nil
	}
	if isManaged {
		if known, err := c.hasWork(o); err != nil {
			return fmt.Errorf("read the work of %s %s: %w", gvr.GroupResource(), o.GetName(), err)
		} else if known {
			return nil
		}
	}
	name := o.GetName()
	if qualified {
		name = strings.TrimPrefix(o.GetNamespace()+"/"+name, "/")
	}
	name = gvr.GroupResource().String() + " " + name
	if len(owners) > 0 {
		c.owned = append(c.owned, ownedObject{name: name, owners: owners})
	} else {
		c.unmanaged = append(c.unmanaged, name)
	}
	return nil
}
