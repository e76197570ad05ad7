// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

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

// noWatchCache disables the watch cache for some kinds of custom resources: reads and watches of them go to etcd. An API server
// has a watch cache for each version of a kind and converts each written object for each of them. For versions that a webhook
// converts and that are hardly read, the conversion costs as much as the write itself.
type noWatchCache struct {
	next generic.RESTOptionsGetter
	// uncached is the storage of kinds.
	uncached generic.StorageDecorator
	kinds    []schema.GroupVersionKind
}

// GetRESTOptions implements generic.RESTOptionsGetter.
func (u noWatchCache) GetRESTOptions(resource schema.GroupResource, example runtime.Object) (generic.RESTOptions, error) {
	o, err := u.next.GetRESTOptions(resource, example)
	if err != nil {
		return o, err
	}
	cached := o.Decorator
	o.Decorator = func(config *storagebackend.ConfigForResource, prefix string, key func(runtime.Object) (string, error),
		one, list func() runtime.Object, attributes storage.AttrFunc, trigger storage.IndexerFuncs, indexers *cache.Indexers,
	) (storage.Interface, factory.DestroyFunc, error) {
		decorate := cached
		if slices.Contains(u.kinds, one().GetObjectKind().GroupVersionKind()) {
			decorate = u.uncached
		}
		return decorate(config, prefix, key, one, list, attributes, trigger, indexers)
	}
	return o, nil
}
