// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
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
)

// answers is the service of the contract over the books of one cluster.
type service struct {
	pb.UnimplementedEstimatorServer
	cluster  string
	store    *store
	replicas []node.EstimateReplicasPlugin
	sets     []node.EstimateComponentsPlugin
	// assumed says whether what questions assume is taken into account (gate SchedulingOvercommitProtection).
	assumed bool
	// slots bounds how many questions are worked on at once.
	slots chan struct{}
	clock clock.PassiveClock
}

// MaxAvailableReplicas implements the service.
func (a *service) MaxAvailableReplicas(ctx context.Context, r *pb.MaxAvailableReplicasRequest) (*pb.MaxAvailableReplicasResponse, error) {
	n, err := handle(ctx, a, typeReplicas, r.GetCluster(), func() (int32, error) {
		requirements, err := pb.DecodeRequirements(r.GetReplicaRequirements())
		if err != nil {
			return 0, status.Error(codes.InvalidArgument, err.Error())
		}
		assumed, err := a.assume(r.GetAssumedWorkloads())
		if err != nil {
			return 0, err
		}
		defer a.point(pointSingle)()
		return step(a, typeReplicas, stepMax, func() (int32, error) {
			return node.Replicas(ctx, a.replicas, node.ReplicasRequest{Snapshot: a.snapshot(typeReplicas), ReplicaRequirements: requirements, AssumedWorkloads: assumed})
		})
	})
	if err != nil {
		return nil, err
	}
	return &pb.MaxAvailableReplicasResponse{MaxReplicas: n}, nil
}

// MaxAvailableComponentSets implements the service.
func (a *service) MaxAvailableComponentSets(ctx context.Context, r *pb.MaxAvailableComponentSetsRequest) (*pb.MaxAvailableComponentSetsResponse, error) {
	n, err := handle(ctx, a, typeSets, r.GetCluster(), func() (int32, error) {
		components, err := pb.DecodeComponents(r.GetComponents())
		if err != nil {
			return 0, status.Error(codes.InvalidArgument, err.Error())
		}
		assumed, err := a.assume(r.GetAssumedWorkloads())
		if err != nil {
			return 0, err
		}
		defer a.point(pointSets)()
		return step(a, typeSets, stepMax, func() (int32, error) {
			return node.Components(ctx, a.sets, node.ComponentsRequest{Snapshot: a.snapshot(typeSets), Components: components, Namespace: r.GetNamespace(), AssumedWorkloads: assumed})
		})
	})
	if err != nil {
		return nil, err
	}
	return &pb.MaxAvailableComponentSetsResponse{MaxSets: n}, nil
}

var errNoResource = status.Error(codes.InvalidArgument, "resource is nil")

// GetUnschedulableReplicas implements the service.
func (a *service) GetUnschedulableReplicas(ctx context.Context, r *pb.UnschedulableReplicasRequest) (*pb.UnschedulableReplicasResponse, error) {
	n, err := handle(ctx, a, typeUnschedulable, r.GetCluster(), func() (int32, error) {
		o := r.GetResource()
		switch {
		case o == nil:
			return 0, errNoResource
		case o.GetKind() != "Deployment":
			return 0, status.Errorf(codes.Unimplemented, "kind(%s) of workload(%s/%s) is not supported", o.GetKind(), o.GetNamespace(), o.GetName())
		}
		uid, err := step(a, typeUnschedulable, stepObject, func() (string, error) {
			uid, found := a.store.newest(o.GetNamespace(), o.GetName())
			if !found {
				return "", status.Errorf(codes.NotFound, "Deployment %s/%s is not in cluster %s", o.GetNamespace(), o.GetName(), a.cluster)
			}
			return string(uid), nil
		})
		if err != nil || uid == "" {
			return 0, err
		}
		return step(a, typeUnschedulable, stepPods, func() (int32, error) {
			return a.store.unschedulable(types.UID(uid), time.Duration(r.GetUnschedulableThreshold()), a.clock.Now()), nil
		})
	})
	if err != nil {
		return nil, err
	}
	return &pb.UnschedulableReplicasResponse{UnschedulableReplicas: n}, nil
}

// answer does what is the same for all questions: it refuses those about other clusters, bounds how many are worked on at
// once, and counts them.
func handle[T any](ctx context.Context, a *service, question, cluster string, work func() (T, error)) (out T, err error) {
	took := a.since()
	defer func() {
		requests.WithLabelValues(result(err), question).Inc()
		stepDuration.WithLabelValues(result(err), question, stepTotal).Observe(took().Seconds())
	}()
	if cluster != a.cluster {
		return out, status.Errorf(codes.InvalidArgument, "cluster name does not match, got: %s, desire: %s", cluster, a.cluster)
	}
	select {
	case a.slots <- struct{}{}:
		defer func() { <-a.slots }()
	case <-ctx.Done():
		return out, status.FromContextError(ctx.Err()).Err()
	}
	return work()
}

func step[T any](a *service, question, name string, work func() (T, error)) (T, error) {
	took := a.since()
	out, err := work()
	stepDuration.WithLabelValues(result(err), question, name).Observe(took().Seconds())
	return out, err
}

func (a *service) snapshot(question string) *node.Snapshot {
	s, _ := step(a, question, stepNodes, func() (*node.Snapshot, error) { return a.store.snapshot(), nil })
	return s
}

func (a *service) assume(messages []*pb.AssumedWorkload) ([]demand.Assumed, error) {
	if !a.assumed || len(messages) == 0 {
		return nil, nil
	}
	out, err := pb.DecodeAssumed(messages)
	if err != nil {
		return nil, status.Error(codes.InvalidArgument, err.Error())
	}
	return out, nil
}

// since gives a function that says how much time has passed.
func (a *service) since() func() time.Duration {
	begun := a.clock.Now()
	return func() time.Duration { return a.clock.Since(begun) }
}

func (a *service) point(name string) func() {
	took := a.since()
	return func() { pointDuration.WithLabelValues(name).Observe(took().Seconds()) }
}

// guard turns a panic into the error of the one question that it came of, and logs what fails.
func recoverPanics(log logr.Logger) grpc.UnaryServerInterceptor {
	return func(ctx context.Context, request any, info *grpc.UnaryServerInfo, handle grpc.UnaryHandler) (response any, err error) {
		defer func() {
			if r := recover(); r != nil {
				log.Error(fmt.Errorf("panic: %v", r), "Could not answer", "method", info.FullMethod, "about", objectOf(ctx), "stack", string(debug.Stack()))
				response, err = nil, status.Errorf(codes.Internal, "panic: %v", r)
			}
		}()
		response, err = handle(ctx, request)
		if err != nil && !errors.Is(err, context.Canceled) {
			log.V(1).Info("No answer", "method", info.FullMethod, "about", objectOf(ctx), "reason", status.Convert(err).Message())
		}
		return response, err
	}
}

// about is what a client says that its question is about.
func objectOf(ctx context.Context) string {
	md, _ := metadata.FromIncomingContext(ctx)
	return strings.Join(md.Get("object"), "; ")
}
