// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/config"
)

// bindingKinds returns the kinds that every component of the control plane reads.
func bindingKinds() []schema.GroupVersionResource {
	return []schema.GroupVersionResource{
		clusterv1alpha1.GroupVersion.WithResource("clusters"),
		workv1alpha2.GroupVersion.WithResource("resourcebindings"),
		workv1alpha2.GroupVersion.WithResource("clusterresourcebindings"),
	}
}

// requiredKinds returns the kinds that the controller manager watches: all of Karmada.
func requiredKinds() []schema.GroupVersionResource {
	out := bindingKinds()
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		return out // the error is reported by the installation
	}
	for _, crd := range crds {
		for i := range crd.Spec.Versions {
			if v := &crd.Spec.Versions[i]; v.Storage && v.Served {
				out = append(out, schema.GroupVersionResource{Group: crd.Spec.Group, Version: v.Name, Resource: crd.Spec.Names.Plural})
			}
		}
	}
	return out
}
