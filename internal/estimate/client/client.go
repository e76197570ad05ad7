// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"
	corev1 "k8s.io/api/core/v1"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/estimate/pb"
)

// Name is the name of these estimators.
const Name = "scheduler-estimator"

// objectKey is the metadata key of the workload, which estimators log.
const objectKey = "object"

// Client calls the estimators of all clusters. It is an estimate.Estimator, and a Runnable that connects to new clusters and
// disconnects from deleted ones.
type Client struct {
	options  Options
	services client.Reader
	clusters cache.Cache // if nil, connections are made with the first request
	clock    clock.PassiveClock
	ctx      context.Context //nolint:containedctx // connections outlive the request that starts them
	cancel   context.CancelFunc
	lookup   func(ctx context.Context, host string) ([]string, error)

	mu    sync.Mutex // guards the fields below
	peers map[string]*peer
	// disconnected holds deleted clusters: a late request must not make a connection that is never closed.
	disconnected map[string]bool
	closed       bool
}

// New returns a client that reads Services from services. A live reader is preferred to a cache, because few Services are read.
// The caller must call Close.
func New(services client.Reader, o Options, c clock.PassiveClock) *Client {
	ctx, cancel := context.WithCancel(context.Background()) //nolint:forbidigo // Close cancels it
	return &Client{
		options: o.withDefaults(), services: services, clock: c, ctx: ctx, cancel: cancel, lookup: net.DefaultResolver.LookupHost,
		peers: map[string]*peer{}, disconnected: map[string]bool{},
	}
}

// Setup returns a client that watches the Clusters of a manager.
func Setup(mgr manager.Manager, o Options, c clock.PassiveClock) (*Client, error) {
	out := New(mgr.GetAPIReader(), o, c)
	out.clusters = mgr.GetCache()
	return out, mgr.Add(out)
}

// NeedLeaderElection returns true: only the leader keeps connections.
func (c *Client) NeedLeaderElection() bool { return true }

// Start connects to new clusters and disconnects from deleted ones until ctx is canceled. Then it closes all connections.
func (c *Client) Start(ctx context.Context) error {
	defer c.Close()
	informer, err := c.clusters.GetInformer(ctx, &clusterv1alpha1.Cluster{})
	if err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	registration, err := informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc:    func(o any) { c.Connect(o.(*clusterv1alpha1.Cluster)) },
		UpdateFunc: func(_, o any) { c.Connect(o.(*clusterv1alpha1.Cluster)) },
		DeleteFunc: func(o any) {
			if last, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = last.Obj
			}
			if cluster, ok := o.(*clusterv1alpha1.Cluster); ok {
				c.Disconnect(cluster.Name)
			}
		},
	})
	if err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	<-ctx.Done()
	return informer.RemoveEventHandler(registration)
}

// Connect connects to the estimator of a cluster in the background, unless it is connected or backing off.
func (c *Client) Connect(cluster *clusterv1alpha1.Cluster) {
	if c.skips(cluster) || cluster.DeletionTimestamp != nil {
		return
	}
	c.mu.Lock()
	delete(c.disconnected, cluster.Name)
	c.mu.Unlock()
	if p, err := c.peer(cluster.Name); err == nil {
		p.connect()
	}
}

// Disconnect closes the connection to the estimator of a deleted cluster. Requests fail until Connect is called.
func (c *Client) Disconnect(cluster string) {
	c.mu.Lock()
	p := c.peers[cluster]
	delete(c.peers, cluster)
	c.disconnected[cluster] = true
	c.mu.Unlock()
	if p != nil {
		p.close()
	}
}

// Close closes all connections. Later requests fail.
func (c *Client) Close() {
	c.cancel()
	c.mu.Lock()
	peers := c.peers
	c.peers, c.closed = map[string]*peer{}, true
	c.mu.Unlock()
	for _, p := range peers {
		p.close()
	}
}

var errClosed = errors.New("estimator client is closed")

func errDisconnected(cluster string) error {
	return fmt.Errorf("cluster %s was deleted: %w", cluster, estimate.ErrUnknown)
}

func (c *Client) peer(cluster string) (*peer, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return nil, errClosed
	}
	if c.disconnected[cluster] {
		return nil, errDisconnected(cluster)
	}
	p := c.peers[cluster]
	if p == nil {
		p = &peer{client: c, cluster: cluster}
		c.peers[cluster] = p
	}
	return p, nil
}

func (c *Client) skips(cluster *clusterv1alpha1.Cluster) bool {
	return c.options.SkipPull && cluster.Spec.SyncMode == clusterv1alpha1.Pull
}

// Name implements estimate.Estimator.
func (c *Client) Name() string { return Name }

// Estimate implements estimate.Estimator.
func (c *Client) Estimate(ctx context.Context, cluster *clusterv1alpha1.Cluster, r estimate.Request) (int32, error) {
	if c.skips(cluster) {
		return 0, fmt.Errorf("estimators of pull-mode clusters are disabled: %w", estimate.ErrUnknown)
	}
	assumed, err := pb.EncodeAssumed(r.Assumed[cluster.Name])
	if err != nil {
		return 0, err
	}
	var n int32
	if len(r.Components) > 0 {
		n, err = c.sets(ctx, cluster.Name, r, assumed)
	} else {
		n, err = c.replicas(ctx, cluster.Name, r, assumed)
	}
	if err == nil && n == -1 {
		return 0, fmt.Errorf("estimator of cluster %s returned -1: %w", cluster.Name, estimate.ErrUnknown)
	}
	return n, err
}

func (c *Client) replicas(ctx context.Context, cluster string, r estimate.Request, assumed []*pb.AssumedWorkload) (int32, error) {
	requirements, err := pb.EncodeRequirements(r.Requirements)
	if err != nil {
		return 0, err
	}
	request := &pb.MaxAvailableReplicasRequest{Cluster: cluster, ReplicaRequirements: requirements, AssumedWorkloads: assumed}
	response, err := call(ctx, c, cluster, r.Workload, request, pb.EstimatorClient.MaxAvailableReplicas)
	return response.GetMaxReplicas(), err
}

func (c *Client) sets(ctx context.Context, cluster string, r estimate.Request, assumed []*pb.AssumedWorkload) (int32, error) {
	components, err := pb.EncodeComponents(r.Components)
	if err != nil {
		return 0, err
	}
	request := &pb.MaxAvailableComponentSetsRequest{
		Cluster: cluster, Components: components, Namespace: r.Workload.Namespace, AssumedWorkloads: assumed,
	}
	response, err := call(ctx, c, cluster, r.Workload, request, pb.EstimatorClient.MaxAvailableComponentSets)
	return response.GetMaxSets(), err
}

// Unschedulable returns how many pods of a workload have been unschedulable in a cluster for at least threshold. Estimators
// support Deployments.
func (c *Client) Unschedulable(
	ctx context.Context, cluster string, workload corev1.ObjectReference, threshold time.Duration,
) (int32, error) {
	request := &pb.UnschedulableReplicasRequest{
		Cluster: cluster,
		Resource: &pb.ObjectReference{
			ApiVersion: workload.APIVersion, Kind: workload.Kind, Namespace: workload.Namespace, Name: workload.Name,
		},
		UnschedulableThreshold: threshold.Nanoseconds(),
	}
	object := estimate.Workload{Kind: workload.Kind, Namespace: workload.Namespace, Name: workload.Name}
	response, err := call(ctx, c, cluster, object, request, pb.EstimatorClient.GetUnschedulableReplicas)
	if err != nil {
		return 0, err
	}
	if n := response.GetUnschedulableReplicas(); n >= 0 {
		return n, nil
	}
	return 0, fmt.Errorf("estimator of cluster %s returned %d unschedulable replicas of %s %s/%s",
		cluster, response.GetUnschedulableReplicas(), workload.Kind, workload.Namespace, workload.Name)
}

// call calls a method of the estimator of a cluster.
func call[Request, Response any](ctx context.Context, c *Client, cluster string, object estimate.Workload, request Request,
	method func(pb.EstimatorClient, context.Context, Request, ...grpc.CallOption) (Response, error),
) (Response, error) {
	var none Response
	p, err := c.peer(cluster)
	if err != nil {
		return none, err
	}
	conn, err := p.connection(ctx)
	if err != nil {
		return none, err
	}
	ctx = metadata.AppendToOutgoingContext(ctx, objectKey, fmt.Sprintf("kind=%s, name=%s/%s", object.Kind, object.Namespace, object.Name))
	response, err := method(pb.NewEstimatorClient(conn), ctx, request)
	return response, p.onResponse(ctx, conn, err)
}
