// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"slices"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/generic"
	"k8s.io/apiserver/pkg/storage"
	"k8s.io/apiserver/pkg/storage/storagebackend"
	"k8s.io/apiserver/pkg/storage/storagebackend/factory"
	"k8s.io/client-go/tools/cache"
)

// uncached gives custom resources their storage as next does, but for some kinds without a watch cache: reads and watches
// of these go to etcd. An API server keeps a cache for each version of each kind, and converts every object that is
// written for each of them, which for versions that a webhook converts, and that nobody reads, costs as much as the
// writing itself.
type uncached struct {
	next  generic.RESTOptionsGetter
	kinds []schema.GroupVersionKind
}

// GetRESTOptions implements generic.RESTOptionsGetter.
func (u uncached) GetRESTOptions(resource schema.GroupResource, example runtime.Object) (generic.RESTOptions, error) {
	o, err := u.next.GetRESTOptions(resource, example)
	if err != nil {
		return o, err
	}
	cached := o.Decorator
	o.Decorator = func(config *storagebackend.ConfigForResource, prefix string, key func(runtime.Object) (string, error),
		one, list func() runtime.Object, attributes storage.AttrFunc, trigger storage.IndexerFuncs, indexers *cache.Indexers) (storage.Interface, factory.DestroyFunc, error) {
		decorate := cached
		if slices.Contains(u.kinds, one().GetObjectKind().GroupVersionKind()) {
			decorate = generic.UndecoratedStorage
		}
		return decorate(config, prefix, key, one, list, attributes, trigger, indexers)
	}
	return o, nil
}
