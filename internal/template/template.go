// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package template reads and patches templates: objects of any kind that users apply in the control plane.
//
// Templates are cached as metadata only, so that all reads are live. A write never reaches a recreated object of the same
// name, because every patch contains the UID.
package template

import (
	"context"
	"fmt"
	"maps"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// Client reads and patches templates. The namespace of a reference is empty for cluster-scoped kinds.
type Client struct {
	control client.Client
	live    client.Reader
}

// NewClient returns a Client that writes through control and reads through live, which must not be cached.
func NewClient(control client.Client, live client.Reader) Client {
	return Client{control: control, live: live}
}

// Get returns the template that a reference identifies by UID. It returns nil if the template was deleted or recreated, or if
// its kind is no longer served.
func (c Client) Get(ctx context.Context, ref workv1alpha2.ObjectReference) (*interpret.Object, error) {
	o := blank(ref)
	err := c.live.Get(ctx, client.ObjectKeyFromObject(o), o)
	if apierrors.IsNotFound(err) || meta.IsNoMatchError(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", title(ref), err)
	}
	if o.GetUID() != ref.UID {
		return nil, nil
	}
	return o, nil
}

// PatchMetadata merges changes into the metadata of a template and returns the template as written. It returns a conflict if
// the template was recreated.
func (c Client) PatchMetadata(
	ctx context.Context,
	ref workv1alpha2.ObjectReference,
	changes map[string]any,
	manager string,
) (*interpret.Object, error) {
	o := blank(ref)
	patch, err := body(ref, changes, nil)
	if err != nil {
		return nil, err
	}
	if err := c.control.Patch(ctx, o, patch, client.FieldOwner(manager)); err != nil {
		return nil, fmt.Errorf("patch %s: %w", title(ref), err)
	}
	return o, nil
}

// PatchStatus merges changes into the status of a template. It returns a conflict if the template was recreated. The status of a kind
// without status subresource is a field like others.
func (c Client) PatchStatus(ctx context.Context, ref workv1alpha2.ObjectReference, changes any, manager string) error {
	patch, err := body(ref, nil, changes)
	if err != nil {
		return err
	}
	err = c.control.Status().Patch(ctx, blank(ref), patch, client.FieldOwner(manager))
	if apierrors.IsNotFound(err) { // the template, or the subresource
		err = c.control.Patch(ctx, blank(ref), patch, client.FieldOwner(manager))
	}
	if err != nil {
		return fmt.Errorf("patch status of %s: %w", title(ref), err)
	}
	return nil
}

// body returns a merge patch that the API server rejects if the UID differs.
func body(ref workv1alpha2.ObjectReference, metadata map[string]any, status any) (client.Patch, error) {
	metadata = maps.Clone(metadata)
	if metadata == nil {
		metadata = map[string]any{}
	}
	metadata["uid"] = ref.UID
	content := map[string]any{"metadata": metadata}
	if status != nil {
		content["status"] = status
	}
	data, err := json.Marshal(content)
	if err != nil {
		return nil, fmt.Errorf("encode changes of %s: %w", title(ref), err)
	}
	return client.RawPatch(types.MergePatchType, data), nil
}

func blank(ref workv1alpha2.ObjectReference) *interpret.Object {
	o := &interpret.Object{}
	o.SetAPIVersion(ref.APIVersion)
	o.SetKind(ref.Kind)
	o.SetNamespace(ref.Namespace)
	o.SetName(ref.Name)
	return o
}

func title(ref workv1alpha2.ObjectReference) string {
	return fmt.Sprintf("%s %s", ref.Kind, types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name})
}
