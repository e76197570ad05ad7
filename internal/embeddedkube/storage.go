// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"sync"

	pb "go.etcd.io/etcd/api/v3/etcdserverpb"
	clientv3 "go.etcd.io/etcd/client/v3"
	"go.etcd.io/etcd/client/v3/kubernetes"
	"go.etcd.io/etcd/server/v3/etcdserver"
	"go.etcd.io/etcd/server/v3/etcdserver/api/v3client"
	"go.etcd.io/etcd/server/v3/etcdserver/api/v3rpc"
	"go.etcd.io/etcd/server/v3/proxy/grpcproxy/adapter"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/generic"
	"k8s.io/apiserver/pkg/server/options"
	"k8s.io/apiserver/pkg/storage"
	"k8s.io/apiserver/pkg/storage/cacher"
	"k8s.io/apiserver/pkg/storage/etcd3"
	"k8s.io/apiserver/pkg/storage/storagebackend"
	"k8s.io/apiserver/pkg/storage/storagebackend/factory"
	"k8s.io/apiserver/pkg/storage/value/encrypt/identity"
	"k8s.io/client-go/tools/cache"
	"k8s.io/kubernetes/cmd/kube-apiserver/app"
	"k8s.io/utils/clock"
)

// maxSent is the maximum size of a request of kube-apiserver to etcd, in bytes: that of the client which it uses otherwise.
const maxSent = 2 << 20

// callEtcd makes the API server call the embedded etcd as a function, and compacts the revisions of etcd until ctx ends. It
// returns the storage without a watch cache.
func (c *ControlPlane) callEtcd(ctx context.Context, config *app.Config) (generic.StorageDecorator, error) {
	etcd := c.etcd.Load()
	if etcd == nil { // an external one
		return generic.UndecoratedStorage, nil
	}
	uncached, err := options.ParseWatchCacheSizes(config.Options.Etcd.WatchCacheSizes)
	if err != nil {
		return nil, err
	}
	client := etcd.client()
	compactor := etcd3.NewCompactor(client.Client, storagebackend.DefaultCompactInterval, clock.RealClock{}, nil)
	context.AfterFunc(ctx, func() {
		compactor.Stop()
		_ = client.Close()
	})
	call := func(getter *generic.RESTOptionsGetter, uncached map[schema.GroupResource]int) {
		*getter = inProcess{*getter, etcd, compactor, uncached}
	}
	call(&config.KubeAPIs.ControlPlane.Generic.RESTOptionsGetter, uncached)
	call(&config.Aggregator.GenericConfig.RESTOptionsGetter, uncached)
	call(&config.ApiExtensions.GenericConfig.RESTOptionsGetter, uncached)
	call(&config.ApiExtensions.ExtraConfig.CRDRESTOptionsGetter, nil)
	return inProcess{etcd: etcd, compactor: compactor}.raw, nil
}

// inProcess makes an API server call the embedded etcd as a function. Kubernetes opens a gRPC connection for each version of each
// kind: more than 60 of them, with 20 goroutines and 128 kB of buffers each, and every read and write passes through a socket.
type inProcess struct {
	next      generic.RESTOptionsGetter
	etcd      *embeddedEtcd
	compactor etcd3.Compactor
	// uncached has the resources without a watch cache.
	uncached map[schema.GroupResource]int
}

// GetRESTOptions implements generic.RESTOptionsGetter.
func (p inProcess) GetRESTOptions(resource schema.GroupResource, example runtime.Object) (generic.RESTOptions, error) {
	o, err := p.next.GetRESTOptions(resource, example)
	o.Decorator = p.cached
	if _, ok := p.uncached[resource]; ok {
		o.Decorator = p.raw
	}
	return o, err
}

// raw is a generic.StorageDecorator without a watch cache.
func (p inProcess) raw(config *storagebackend.ConfigForResource, prefix string, _ func(runtime.Object) (string, error),
	one, list func() runtime.Object, _ storage.AttrFunc, _ storage.IndexerFuncs, _ *cache.Indexers,
) (storage.Interface, factory.DestroyFunc, error) {
	// A client of its own has a watch stream of its own, so that the kinds do not wait for each other.
	client := p.etcd.client()
	transformer := config.Transformer
	if transformer == nil {
		transformer = identity.NewEncryptCheckTransformer()
	}
	versioner := storage.APIObjectVersioner{}
	store, err := etcd3.New(client, p.compactor, config.Codec, one, list, config.Prefix, prefix, config.GroupResource, transformer,
		config.LeaseManagerConfig, etcd3.NewDefaultDecoder(config.Codec, versioner), versioner)
	if err != nil {
		_ = client.Close()
		return nil, nil, err
	}
	return store, sync.OnceFunc(func() {
		store.Close()
		_ = client.Close()
	}), nil
}

// cached is a generic.StorageDecorator with a watch cache.
func (p inProcess) cached(config *storagebackend.ConfigForResource, prefix string, key func(runtime.Object) (string, error),
	one, list func() runtime.Object, attributes storage.AttrFunc, trigger storage.IndexerFuncs, indexers *cache.Indexers,
) (storage.Interface, factory.DestroyFunc, error) {
	store, destroy, err := p.raw(config, prefix, key, one, list, attributes, trigger, indexers)
	if err != nil {
		return nil, nil, err
	}
	c, err := cacher.NewCacherFromConfig(cacher.Config{
		Storage: store, Versioner: storage.APIObjectVersioner{}, GroupResource: config.GroupResource,
		EventsHistoryWindow: config.EventsHistoryWindow, ResourcePrefix: prefix, KeyFunc: key, NewFunc: one, NewListFunc: list,
		GetAttrsFunc: attributes, IndexerFuncs: trigger, Indexers: indexers, Codec: config.Codec,
	})
	if err != nil {
		destroy()
		return nil, nil, err
	}
	delegator := cacher.NewCacheDelegator(c, store)
	return delegator, sync.OnceFunc(func() {
		delegator.Stop()
		c.Stop()
		destroy()
	}), nil
}

// embeddedEtcd is the embedded etcd while it runs.
type embeddedEtcd struct {
	server *etcdserver.EtcdServer
	// mu is held for reading during a call, so that none is running when the server closes its files.
	mu     sync.RWMutex
	closed bool
}

// close waits for the running calls and lets later ones fail.
func (d *embeddedEtcd) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.closed = true
}

// client returns a client of etcd whose requests are calls of its functions.
func (d *embeddedEtcd) client() *kubernetes.Client {
	c := v3client.New(d.server)
	kv := clientv3.NewKVFromKVClient(calls{adapter.KvServerToKvClient(v3rpc.NewQuotaKVServer(d.server)), d}, c)
	c.KV = etcd3.NewETCDLatencyTracker(kv)
	client := &kubernetes.Client{Client: c}
	client.Kubernetes = client
	return client
}

// calls makes calls behave like requests over a connection: with the same limit of their size, with the error of their context if
// that ends, and with an error if the server has stopped.
type calls struct {
	pb.KVClient
	etcd *embeddedEtcd
}

// Range implements pb.KVClient.
func (c calls) Range(ctx context.Context, in *pb.RangeRequest, o ...grpc.CallOption) (*pb.RangeResponse, error) {
	return call(ctx, c.etcd, func() (*pb.RangeResponse, error) { return c.KVClient.Range(ctx, in, o...) })
}

// Txn implements pb.KVClient.
func (c calls) Txn(ctx context.Context, in *pb.TxnRequest, o ...grpc.CallOption) (*pb.TxnResponse, error) {
	if size := in.Size(); size > maxSent {
		return nil, status.Errorf(codes.ResourceExhausted, "trying to send message larger than max (%d vs. %d)", size, maxSent)
	}
	return call(ctx, c.etcd, func() (*pb.TxnResponse, error) { return c.KVClient.Txn(ctx, in, o...) })
}

func call[T any](ctx context.Context, d *embeddedEtcd, do func() (*T, error)) (*T, error) {
	d.mu.RLock()
	defer d.mu.RUnlock()
	if d.closed {
		return nil, status.Error(codes.Unavailable, "etcd has stopped")
	}
	out, err := do()
	if err != nil && ctx.Err() != nil {
		err = status.FromContextError(ctx.Err()).Err()
	}
	return out, err
}
