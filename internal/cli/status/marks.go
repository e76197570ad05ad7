// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/admission/marks"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/flow"
)

// addMarks adds a hint for each label and annotation of Karmada on an object that has no effect.
func (f *Fleet) addMarks(kind schema.GroupKind, title string, o metav1.Object) {
	if !f.hints {
		return
	}
	for _, text := range marks.Check(kind, o) {
		f.add(flow.Problem{Kind: flow.MissingReference, Object: title, Namespace: o.GetNamespace(), Message: text})
	}
}

// addObjectMarks adds them for a template or a namespace, and one for each label whose controller is disabled.
func (h *hints) addObjectMarks(kind schema.GroupKind, title string, o metav1.Object) {
	h.addMarks(kind, title, o)
	for i := range marks.All {
		if text := marks.All[i].Stopped(o.GetLabels(), h.disabled); text != "" {
			h.hint(flow.MissingReference, title, o.GetNamespace(), fmt.Sprintf("metadata.labels[%s]: %s", marks.All[i].Key, text))
		}
	}
}

// bindingKind returns the kind of a binding.
func bindingKind(b binding.Binding) schema.GroupKind {
	return workv1alpha2.GroupVersion.WithKind(binding.ScopeOf(b).Name).GroupKind()
}

// addSettingMarks adds them for a setting.
func (f *Fleet) addSettingMarks(kind schema.GroupKind, o metav1.Object) {
	f.addMarks(kind, settingTitle(kind, o), o)
}

// settingTitle returns the title of a setting: that of a kind without its group.
func settingTitle(kind schema.GroupKind, o metav1.Object) string {
	return flow.Title(schema.GroupKind{Kind: kind.Kind}, o.GetName())
}

// addClusterSettings adds them, and one for each field without effect, for clusters.
func (h *hints) addClusterSettings(ctx context.Context, all []clusterv1alpha1.Cluster) {
	if !h.hints {
		return
	}
	kind := clusterv1alpha1.GroupVersion.WithKind(clusterv1alpha1.ResourceKindCluster).GroupKind()
	environment := h.environment(ctx)
	for i := range all {
		h.addSettingMarks(kind, &all[i])
		c := all[i]
		c.Status.APIEnablements = nil // large
		h.addFound(kind, &c, lint.CheckObject(kind.Kind, &c, environment))
	}
}

// readNamespaces adds them for namespaces, unless policies select namespaces: those have been read before.
func (h *hints) readNamespaces(ctx context.Context) error {
	kind := corev1.SchemeGroupVersion.WithKind("Namespace")
	if _, read := h.byKind[kind]; read || !h.hints {
		return nil
	}
	if h.namespace != "" {
		o := &metav1.PartialObjectMetadata{}
		o.SetGroupVersionKind(kind)
		switch err := h.control.Get(ctx, client.ObjectKey{Name: h.namespace}, o); {
		case apierrors.IsNotFound(err), apierrors.IsForbidden(err):
			return nil
		case err != nil:
			return err
		}
		h.addObjectMarks(kind.GroupKind(), settingTitle(kind.GroupKind(), o), o)
		return nil
	}
	return eachPage(ctx, h, kind, func(list *metav1.PartialObjectMetadataList) {
		for i := range list.Items {
			h.addObjectMarks(kind.GroupKind(), settingTitle(kind.GroupKind(), &list.Items[i]), &list.Items[i])
		}
	})
}
