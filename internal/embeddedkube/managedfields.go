// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

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

// skipManagedFieldsPlugin is the name of an admission plugin.
const skipManagedFieldsPlugin = "SkipManagedFields"

// skipManagedFields is an admission plugin that removes the managed fields of new objects of some resources. They are needed
// only for server-side apply. They are half of the bytes of an object that one controller creates and another one reports status
// on. These bytes are stored, sent to every watch and decoded several times per write.
//
// Objects that are created by server-side apply, or applied to later, have managed fields.
type skipManagedFields struct {
	*admission.Handler
	resources []schema.GroupResource
}

// registerSkipManagedFields adds the plugin to an API server, before all other plugins.
func registerSkipManagedFields(o *options.ServerRunOptions, resources []schema.GroupResource) {
	generic := o.Admission.GenericAdmission
	generic.Plugins.Register(skipManagedFieldsPlugin, func(io.Reader) (admission.Interface, error) {
		return &skipManagedFields{admission.NewHandler(admission.Create), resources}, nil
	})
	generic.RecommendedPluginOrder = append([]string{skipManagedFieldsPlugin}, generic.RecommendedPluginOrder...)
}

// Admit implements admission.MutationInterface.
func (s *skipManagedFields) Admit(_ context.Context, a admission.Attributes, _ admission.ObjectInterfaces) error {
	if a.GetSubresource() != "" || !slices.Contains(s.resources, a.GetResource().GroupResource()) {
		return nil
	}
	o, err := meta.Accessor(a.GetObject())
	if err != nil {
		return nil //nolint:nilerr // an object without metadata has no managed fields
	}
	applied := func(e metav1.ManagedFieldsEntry) bool { return e.Operation == metav1.ManagedFieldsOperationApply }
	if !slices.ContainsFunc(o.GetManagedFields(), applied) {
		o.SetManagedFields(nil)
	}
	return nil
}
