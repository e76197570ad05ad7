// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package template

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

var (
	errDown = errors.New("down")
	// errUnknownPath is the response of an API server that does not serve a version.
	errUnknownPath = apierrors.NewGenericServerResponse(http.StatusNotFound, "get", schema.GroupResource{}, "", "404 page not found", 0, true)
	errNotFound    = apierrors.NewNotFound(schema.GroupResource{Group: "example.io", Resource: "widgets"}, "w")
)

// unlisted as a kind makes a version that is not listed and does not respond: its aggregated API server is down.
const unlisted = "-"

// served holds the kinds that are served, by group and version.
type served map[string][]string

func (s served) ServerGroups() (*metav1.APIGroupList, error) {
	list := &metav1.APIGroupList{}
	for text, kinds := range s {
		if slices.Contains(kinds, unlisted) {
			continue
		}
		gv, err := schema.ParseGroupVersion(text)
		if err != nil {
			return nil, err
		}
		version := metav1.GroupVersionForDiscovery{GroupVersion: text, Version: gv.Version}
		list.Groups = append(list.Groups, metav1.APIGroup{Name: gv.Group, Versions: []metav1.GroupVersionForDiscovery{version}})
	}
	return list, nil
}

func (s served) ServerResourcesForGroupVersion(gv string) (*metav1.APIResourceList, error) {
	list := &metav1.APIResourceList{GroupVersion: gv}
	kinds, known := s[gv]
	if !known {
		return nil, errUnknownPath
	}
	for _, kind := range kinds {
		if kind == "" || kind == unlisted {
			return nil, errDown
		}
		list.APIResources = append(list.APIResources, metav1.APIResource{Kind: kind})
	}
	return list, nil
}

// byVersion responds to reads by the version of the object: with an error, or with an object of the UID "uid".
type byVersion map[string]error

func (r byVersion) Get(_ context.Context, _ client.ObjectKey, o client.Object, _ ...client.GetOption) error {
	err, known := r[o.GetObjectKind().GroupVersionKind().Version]
	if !known {
		return errUnknownPath
	}
	o.SetUID("uid")
	return err
}

func (byVersion) List(context.Context, client.ObjectList, ...client.ListOption) error { return errDown }

func TestClient_Deleted(t *testing.T) {
	t.Parallel()
	const others = "apps/v1"
	both := served{others: nil, "example.io/v1": {"Widget"}, "example.io/v1beta1": {"Widget"}}
	onlyV1 := served{others: nil, "example.io/v1": {"Widget"}, "example.io/v1beta1": {"Gadget"}}
	for name, tc := range map[string]struct {
		served  served
		live    byVersion
		uid     types.UID
		deleted bool
		failed  bool
	}{
		"exists":                           {both, byVersion{"v1": nil, "v1beta1": nil}, "uid", false, false},
		"deleted":                          {both, byVersion{"v1": errNotFound, "v1beta1": errNotFound}, "uid", true, false},
		"recreated":                        {both, byVersion{"v1": nil, "v1beta1": nil}, "other", true, false},
		"version is not served":            {onlyV1, byVersion{"v1": nil}, "uid", false, false},
		"version is not served, deleted":   {onlyV1, byVersion{"v1": errNotFound}, "uid", true, false},
		"version was just removed":         {both, byVersion{"v1": nil}, "uid", false, true},
		"mapper does not know the version": {both, byVersion{"v1beta1": &meta.NoKindMatchError{}}, "uid", false, true},
		"kind was deleted":                 {served{others: nil, "example.io/v1": {"Gadget"}}, nil, "uid", true, false},
		"group was deleted":                {served{others: nil}, nil, "uid", true, false},
		"group cannot be discovered":       {served{others: nil, "example.io/v1": {""}}, nil, "uid", false, true},
		"group has no available version":   {served{others: nil, "example.io/v1beta1": {unlisted}}, nil, "uid", false, true},
		"version is not available": {
			served{others: nil, "example.io/v1": nil, "example.io/v1beta1": {unlisted}}, nil, "uid", false, true,
		},
		"read fails":                            {both, byVersion{"v1beta1": errDown}, "uid", false, true},
		"API server lists only the core group":  {served{"v1": nil}, nil, "uid", false, true},
		"API server lists no group of any kind": {served{}, nil, "uid", false, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ref := workv1alpha2.ObjectReference{APIVersion: "example.io/v1beta1", Kind: "Widget", Namespace: "default", Name: "w", UID: tc.uid}
			deleted, err := NewClient(nil, tc.live).Deleted(t.Context(), ref, tc.served)
			if deleted != tc.deleted || (err != nil) != tc.failed {
				t.Errorf("Deleted = %v, %v, want %v, error: %v", deleted, err, tc.deleted, tc.failed)
			}
		})
	}
}
