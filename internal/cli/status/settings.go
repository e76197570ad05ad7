// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate/match"
)

// addUnmet adds a hint for each policy that is not applied because an object that it requires does not exist.
func (h *hints) addUnmet(ctx context.Context) {
	off, asked := h.gates.off[features.PriorityBasedScheduling]
	for _, u := range h.uses {
		if u.propagation == nil || u.selected == 0 {
			continue
		}
		if unmet := explain.Unmet(ctx, h.control, u.propagation, asked && !off); unmet != "" {
			h.hint(flow.PolicyNotApplied, u.title, u.policy.GetNamespace(), unmet)
		}
	}
}

// fleet returns the clusters, sorted by name.
func (f *Fleet) fleet() (out []clusterv1alpha1.Cluster) {
	for _, c := range f.clusters {
		out = append(out, *c)
	}
	slices.SortFunc(out, func(a, b clusterv1alpha1.Cluster) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// readSettings adds hints for fields that name something that does not exist, or that have no effect.
func (h *hints) readSettings(ctx context.Context) error {
	if !h.hints {
		return nil
	}
	environment := h.environment(ctx)
	for _, kind := range lint.Kinds() {
		mapping, err := h.control.RESTMapper().RESTMapping(kind.GroupKind(), kind.Version)
		if meta.IsNoMatchError(err) || err == nil && h.namespace != "" && mapping.Scope.Name() == meta.RESTScopeNameRoot {
			continue
		} else if err != nil {
			return fmt.Errorf("find the resource of %s: %w", kind, err)
		}
		for token := ""; ; {
			list := &unstructured.UnstructuredList{}
			list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
			if _, err := h.list(ctx, list, mapping.Resource.Resource, client.Limit(access.PageSize), client.Continue(token)); err != nil {
				return err
			}
			for i := range list.Items {
				h.addFindings(kind.GroupKind(), &list.Items[i], environment)
			}
			if token = list.GetContinue(); token == "" {
				break
			}
		}
	}
	return nil
}

// addFindings adds hints for the labels, annotations and fields of an object that have no effect.
func (h *hints) addFindings(kind schema.GroupKind, o *unstructured.Unstructured, environment lint.Environment) {
	h.addSettingMarks(kind, o)
	h.addFound(kind, o, lint.Check(kind.Kind, o.Object, environment))
}

// addFound adds a hint for each finding, unless another hint reports the field.
func (h *hints) addFound(kind schema.GroupKind, o metav1.Object, found []lint.Finding) {
	for _, f := range found {
		if f.Field.Hint == "" {
			h.hint(flow.MissingReference, settingTitle(kind, o), o.GetNamespace(), f.String())
		}
	}
}

// maxReferred is the number of objects that are read because a field refers to them. Others are assumed to exist.
const maxReferred = 200

// environment returns what the user may read of the control plane.
func (h *hints) environment(ctx context.Context) lint.Environment {
	type found struct {
		o      *unstructured.Unstructured
		others []string
		known  bool
	}
	read := map[schema.GroupVersionKind]map[types.NamespacedName]found{}
	reads := 0
	fleet := h.fleet()
	return lint.Environment{
		Stored:   true,
		Clusters: func() ([]clusterv1alpha1.Cluster, bool) { return fleet, !slices.Contains(h.Unread, "clusters") },
		Kinds:    func(string) *match.Kinds { return h.kinds },
		Find: func(kind schema.GroupVersionKind, key types.NamespacedName) (*unstructured.Unstructured, []string, bool) {
			f, done := read[kind][key]
			if !done && reads < maxReferred {
				reads++
				f.o, f.others, f.known = find(ctx, h.control, kind, key)
				if read[kind] == nil {
					read[kind] = map[types.NamespacedName]found{}
				}
				read[kind][key] = f
			}
			return f.o, f.others, f.known
		},
		Recorded: func(annotation string) (list []string, known bool) { return h.recorded(ctx, annotation) },
	}
}

// recorded returns a list of an annotation of the ClusterRole names.WebhookKinds. known is false if it cannot be read.
func (h *hints) recorded(ctx context.Context, annotation string) (list []string, known bool) {
	role, _, _ := find(ctx, h.control, rbacv1.SchemeGroupVersion.WithKind("ClusterRole"), types.NamespacedName{Name: names.WebhookKinds})
	return list, role != nil && json.Unmarshal([]byte(role.GetAnnotations()[annotation]), &list) == nil
}

// find returns an object, or the names of others. known is false if the user may not read it, or if its kind is not served.
func find(
	ctx context.Context, control client.Client, kind schema.GroupVersionKind, key types.NamespacedName,
) (o *unstructured.Unstructured, others []string, known bool) {
	o = &unstructured.Unstructured{}
	o.SetGroupVersionKind(kind)
	if err := control.Get(ctx, key, o); err == nil || !apierrors.IsNotFound(err) {
		if err != nil {
			return nil, nil, false
		}
		return o, nil, true
	}
	list := &metav1.PartialObjectMetadataList{}
	list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
	if control.List(ctx, list, client.Limit(access.PageSize), client.InNamespace(key.Namespace)) == nil {
		for i := range list.Items {
			others = append(others, list.Items[i].Name)
		}
	}
	return nil, others, true
}
