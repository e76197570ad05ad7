// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/go-logr/logr"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/node"
	"karmada.io/karmada/internal/estimate/pb"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/machinery/panics"
)

// service implements the gRPC service for one cluster.
type service struct {
	pb.UnimplementedEstimatorServer
	cluster  string
	store    *store
	replicas []node.EstimateReplicasPlugin
	sets     []node.EstimateComponentsPlugin
	// assumed enables the assumed workloads of requests (gate SchedulingOvercommitProtection).
	assumed bool
	// slots limits the concurrent requests.
	slots chan struct{}
	clock clock.PassiveClock
}

// MaxAvailableReplicas implements the service.
func (s *service) MaxAvailableReplicas(ctx context.Context, r *pb.MaxAvailableReplicasRequest) (*pb.MaxAvailableReplicasResponse, error) {
	n, err := handle(ctx, s, typeReplicas, r.GetCluster(), func() (int32, error) {
		requirements, err := pb.DecodeRequirements(r.GetReplicaRequirements())
		if err != nil {
			return 0, status.Error(codes.InvalidArgument, err.Error())
		}
		assumed, err := s.assume(r.GetAssumedWorkloads())
		if err != nil {
			return 0, err
		}
		defer s.point(pointSingle)()
		return step(s, typeReplicas, stepMax, func() (int32, error) {
			return node.Replicas(ctx, s.replicas, node.ReplicasRequest{
				Snapshot: s.snapshot(typeReplicas), ReplicaRequirements: requirements, AssumedWorkloads: assumed,
			})
		})
	})
	if err != nil {
		return nil, err
	}
	return &pb.MaxAvailableReplicasResponse{MaxReplicas: n}, nil
}

// MaxAvailableComponentSets implements the service.
func (s *service) MaxAvailableComponentSets(
	ctx context.Context, r *pb.MaxAvailableComponentSetsRequest,
) (*pb.MaxAvailableComponentSetsResponse, error) {
	n, err := handle(ctx, s, typeSets, r.GetCluster(), func() (int32, error) {
		components, err := pb.DecodeComponents(r.GetComponents())
		if err != nil {
			return 0, status.Error(codes.InvalidArgument, err.Error())
		}
		assumed, err := s.assume(r.GetAssumedWorkloads())
		if err != nil {
			return 0, err
		}
		defer s.point(pointSets)()
		return step(s, typeSets, stepMax, func() (int32, error) {
			return node.Components(ctx, s.sets, node.ComponentsRequest{
				Snapshot: s.snapshot(typeSets), Components: components, Namespace: r.GetNamespace(), AssumedWorkloads: assumed,
			})
		})
	})
	if err != nil {
		return nil, err
	}
	return &pb.MaxAvailableComponentSetsResponse{MaxSets: n}, nil
}

var errNoResource = status.Error(codes.InvalidArgument, "resource is nil")

// GetUnschedulableReplicas implements the service.
func (s *service) GetUnschedulableReplicas(
	ctx context.Context, r *pb.UnschedulableReplicasRequest,
) (*pb.UnschedulableReplicasResponse, error) {
	n, err := handle(ctx, s, typeUnschedulable, r.GetCluster(), func() (int32, error) {
		o := r.GetResource()
		switch {
		case o == nil:
			return 0, errNoResource
		case o.GetKind() != "Deployment":
			return 0, status.Errorf(codes.Unimplemented, "kind(%s) of workload(%s/%s) is not supported",
				o.GetKind(), o.GetNamespace(), o.GetName())
		}
		uid, err := step(s, typeUnschedulable, stepObject, func() (string, error) {
			uid, found := s.store.newest(o.GetNamespace(), o.GetName())
			if !found {
				return "", status.Errorf(codes.NotFound, "Deployment %s/%s is not in cluster %s", o.GetNamespace(), o.GetName(), s.cluster)
			}
			return string(uid), nil
		})
		if err != nil || uid == "" {
			return 0, err
		}
		return step(s, typeUnschedulable, stepPods, func() (int32, error) {
			return s.store.unschedulable(types.UID(uid), time.Duration(r.GetUnschedulableThreshold()), s.clock.Now()), nil
		})
	})
	if err != nil {
		return nil, err
	}
	return &pb.UnschedulableReplicasResponse{UnschedulableReplicas: n}, nil
}

// handle runs a request: it rejects requests for other clusters, limits concurrency, and records metrics.
func handle[T any](ctx context.Context, s *service, method, cluster string, work func() (T, error)) (out T, err error) {
	took := s.since()
	defer func() {
		requests.WithLabelValues(metric.Result(err), method).Inc()
		stepDuration.WithLabelValues(metric.Result(err), method, stepTotal).Observe(took().Seconds())
	}()
	if cluster != s.cluster {
		return out, status.Errorf(codes.InvalidArgument, "cluster name does not match, got: %s, desire: %s", cluster, s.cluster)
	}
	select {
	case s.slots <- struct{}{}:
		defer func() { <-s.slots }()
	case <-ctx.Done():
		return out, status.FromContextError(ctx.Err()).Err()
	}
	return work()
}

func step[T any](s *service, method, name string, work func() (T, error)) (T, error) {
	took := s.since()
	out, err := work()
	stepDuration.WithLabelValues(metric.Result(err), method, name).Observe(took().Seconds())
	return out, err
}

func (s *service) snapshot(method string) *node.Snapshot {
	snapshot, _ := step(s, method, stepNodes, func() (*node.Snapshot, error) { return s.store.snapshot(), nil })
	return snapshot
}

func (s *service) assume(messages []*pb.AssumedWorkload) ([]demand.Assumed, error) {
	if !s.assumed || len(messages) == 0 {
		return nil, nil
	}
	out, err := pb.DecodeAssumed(messages)
	if err != nil {
		return nil, status.Error(codes.InvalidArgument, err.Error())
	}
	return out, nil
}

// since returns a function that returns the time since this call.
func (s *service) since() func() time.Duration {
	start := s.clock.Now()
	return func() time.Duration { return s.clock.Since(start) }
}

func (s *service) point(name string) func() {
	took := s.since()
	return func() { pointDuration.WithLabelValues(name).Observe(took().Seconds()) }
}

// recoverPanics converts a panic to an error of the request and logs errors.
func recoverPanics(log logr.Logger) grpc.UnaryServerInterceptor {
	return func(ctx context.Context, request any, info *grpc.UnaryServerInfo, handle grpc.UnaryHandler) (response any, err error) {
		err = panics.Recover(func() (err error) {
			response, err = handle(ctx, request)
			return err
		})
		if p, ok := errors.AsType[*panics.Error](err); ok {
			log.Error(err, "Failed to handle request", "method", info.FullMethod, "object", objectOf(ctx), "stack", string(p.Stack))
			return nil, status.Error(codes.Internal, err.Error())
		}
		if err != nil && !errors.Is(err, context.Canceled) {
			log.V(1).Info("Failed to handle request", "method", info.FullMethod, "object", objectOf(ctx), "reason", status.Convert(err).Message())
		}
		return response, err
	}
}

// objectOf returns the workload of a request from its metadata.
func objectOf(ctx context.Context) string {
	md, _ := metadata.FromIncomingContext(ctx)
	return strings.Join(md.Get("object"), "; ")
}
