// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/propagate/match"
)

// listGroups returns a function that reads the kinds of an API group in all its versions, the preferred one first. A group that is not
// served has none.
func listGroups(control rest.Interface) func(context.Context, string) ([]*metav1.APIResourceList, error) {
	return func(ctx context.Context, name string) (out []*metav1.APIResourceList, err error) {
		root, group := "/apis/", metav1.APIGroup{PreferredVersion: metav1.GroupVersionForDiscovery{GroupVersion: "v1"}}
		if name == "" {
			root = "/api/"
		} else if err := control.Get().AbsPath(root + name).Do(ctx).Into(&group); err != nil {
			return nil, client.IgnoreNotFound(err)
		}
		for _, version := range match.Versions(&group) {
			list := &metav1.APIResourceList{}
			if err := control.Get().AbsPath(root + version).Do(ctx).Into(list); err != nil {
				return nil, err
			}
			out = append(out, list)
		}
		return out, nil
	}
}
