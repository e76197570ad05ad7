// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"io"
	"slices"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/kubernetes/cmd/kube-apiserver/app/options"
)

// untrackedPlugin is the name of an admission plugin.
const untrackedPlugin = "UntrackedFields"

// untracked is an admission plugin by which the API server does not keep who wrote which field of objects of some kinds.
// It keeps that for every object, to merge what several apply. For objects that one controller makes and others report on
// it is half of what is stored, sent to every watch, and decoded several times over at each write.
//
// An object that somebody creates by applying it is tracked as ever; so is one that somebody applies to later.
type untracked struct {
	*admission.Handler
	resources []schema.GroupResource
}

// registerUntracked adds the plugin to those of an API server, before all others.
func registerUntracked(o *options.ServerRunOptions, resources []schema.GroupResource) {
	generic := o.Admission.GenericAdmission
	generic.Plugins.Register(untrackedPlugin, func(io.Reader) (admission.Interface, error) {
		return &untracked{admission.NewHandler(admission.Create), resources}, nil
	})
	generic.RecommendedPluginOrder = append([]string{untrackedPlugin}, generic.RecommendedPluginOrder...)
}

// Admit implements admission.MutationInterface.
func (u *untracked) Admit(_ context.Context, a admission.Attributes, _ admission.ObjectInterfaces) error {
	if a.GetSubresource() != "" || !slices.Contains(u.resources, a.GetResource().GroupResource()) {
		return nil
	}
	o, err := meta.Accessor(a.GetObject())
	if err != nil {
		return nil //nolint:nilerr // what has no metadata has nothing to drop
	}
	applied := func(e metav1.ManagedFieldsEntry) bool { return e.Operation == metav1.ManagedFieldsOperationApply }
	if !slices.ContainsFunc(o.GetManagedFields(), applied) {
		o.SetManagedFields(nil)
	}
	return nil
}
