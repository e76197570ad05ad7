// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/machinery/similar"
)

// maxNear is the number of namespaces in a message.
const maxNear = 3

// Near returns where an object that does not exist may be: in which other namespaces, or under which similar names. It returns "" if there
// are none, and considers one page of objects, those that the user may list.
func Near(ctx context.Context, control client.Reader, kind schema.GroupVersionKind, key types.NamespacedName) (string, error) {
	list := &metav1.PartialObjectMetadataList{}
	list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
	err := control.List(ctx, list, client.Limit(PageSize))
	if apierrors.IsForbidden(err) && key.Namespace != "" {
		err = control.List(ctx, list, client.Limit(PageSize), client.InNamespace(key.Namespace))
	}
	if apierrors.IsForbidden(err) || apierrors.IsNotFound(err) {
		return "", nil
	} else if err != nil {
		return "", fmt.Errorf("list %s: %w", kind.Kind, err)
	}
	var elsewhere, names []string
	for i := range list.Items {
		switch o := &list.Items[i]; {
		case o.Namespace == key.Namespace:
			names = append(names, o.Name)
		case o.Name == key.Name && o.Namespace == "":
			return "; it has no namespace", nil
		case o.Name == key.Name:
			elsewhere = append(elsewhere, o.Namespace)
		}
	}
	switch clause := similar.Clause(key.Name, names); {
	case clause != "":
		return clause, nil
	case len(elsewhere) > 0:
		slices.Sort(elsewhere)
		return "; it exists in namespace " + strings.Join(elsewhere[:min(len(elsewhere), maxNear)], ", "), nil
	}
	return "", nil
}

// nearError adds to the error of a missing object where it may be.
func (c *Control) nearError(ctx context.Context, control client.Reader, namespace string, err error) error {
	m := c.missing(namespace, err)
	if m == nil {
		return err
	}
	if near, nearErr := Near(ctx, control, m.kind, m.key); nearErr == nil {
		m.status.ErrStatus.Message += near
	}
	return err
}

// missing is an object that does not exist, and the error that reports it.
type missing struct {
	status *apierrors.StatusError
	kind   schema.GroupVersionKind
	key    types.NamespacedName
}

// missing returns the object that an error reports as missing, or nil if it reports none, or if its kind is not known.
func (c *Control) missing(namespace string, err error) *missing {
	status, ok := errors.AsType[*apierrors.StatusError](err)
	if !ok || !apierrors.IsNotFound(err) || status.ErrStatus.Details == nil || status.ErrStatus.Details.Name == "" {
		return nil
	}
	details := status.ErrStatus.Details
	mapper, err := c.ToRESTMapper()
	if err != nil {
		return nil
	}
	kind, err := mapper.KindFor(schema.GroupVersionResource{Group: details.Group, Resource: details.Kind})
	if err != nil {
		return nil
	}
	mapping, err := mapper.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return nil
	}
	key := types.NamespacedName{Namespace: namespace, Name: details.Name}
	if mapping.Scope.Name() != meta.RESTScopeNameNamespace {
		key.Namespace = ""
	}
	return &missing{status, kind, key}
}

// NamespaceMissing reports whether a namespace does not exist, as far as the user may read it.
func NamespaceMissing(ctx context.Context, control client.Reader, namespace string) bool {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("Namespace"))
	return apierrors.IsNotFound(control.Get(ctx, client.ObjectKey{Name: namespace}, m))
}
