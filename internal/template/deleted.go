// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package template

import (
	"context"
	"errors"
	"fmt"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Discovery lists what the control plane serves. It must not be cached.
type Discovery interface {
	ServerGroups() (*metav1.APIGroupList, error)
	ServerResourcesForGroupVersion(groupVersion string) (*metav1.APIResourceList, error)
}

// Deleted reports whether the template that a reference identifies by UID was deleted. It returns true if the template was
// recreated, or if its kind was deleted with all objects. The template is read in a version that is served, because that of the
// reference may no longer be. An error is no evidence, and neither is the response that a path or a version is unknown.
func (c Client) Deleted(ctx context.Context, ref workv1alpha2.ObjectReference, discovery Discovery) (bool, error) {
	gvk := schema.FromAPIVersionAndKind(ref.APIVersion, ref.Kind)
	versions, err := versionsOf(gvk, discovery)
	if err != nil || len(versions) == 0 {
		return err == nil, err
	}
	if !slices.Contains(versions, gvk.Version) {
		ref.APIVersion = gvk.GroupKind().WithVersion(versions[0]).GroupVersion().String()
	}
	o := blank(ref)
	err = c.live.Get(ctx, client.ObjectKeyFromObject(o), o)
	switch {
	case err == nil:
		return o.GetUID() != ref.UID, nil
	case meta.IsNoMatchError(err) || !apierrors.IsNotFound(err) ||
		apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse):
		return false, fmt.Errorf("read %s in version %s: %w", title(ref), ref.APIVersion, err)
	}
	return true, nil
}

// versionsOf returns the versions in which a kind is served.
func versionsOf(gvk schema.GroupVersionKind, discovery Discovery) (out []string, err error) {
	groups, err := discovery.ServerGroups()
	if err != nil {
		return nil, fmt.Errorf("discover API groups: %w", err)
	}
	// If /apis does not exist, the client returns the groups of /api only. Every API server has others.
	if !slices.ContainsFunc(groups.Groups, func(g metav1.APIGroup) bool { return g.Name != "" }) {
		return nil, errors.New("discover API groups: the API server lists none")
	}
	var listed []string
	for _, g := range groups.Groups {
		if g.Name != gvk.Group {
			continue
		}
		for _, v := range g.Versions {
			listed = append(listed, v.Version)
		}
	}
	unlisted := !slices.Contains(listed, gvk.Version)
	if unlisted {
		listed = append(listed, gvk.Version)
	}
	for _, version := range listed {
		gv := gvk.GroupKind().WithVersion(version).GroupVersion().String()
		resources, err := discovery.ServerResourcesForGroupVersion(gv)
		if unlisted && version == gvk.Version && apierrors.IsNotFound(err) {
			continue // A version is also unlisted while its aggregated API server is down. Then the error is another one.
		}
		if err != nil {
			return nil, fmt.Errorf("discover %s: %w", gv, err)
		}
		if slices.ContainsFunc(resources.APIResources, func(r metav1.APIResource) bool { return r.Kind == gvk.Kind }) {
			out = append(out, version)
		}
	}
	return out, nil
}
