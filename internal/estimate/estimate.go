// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package estimate

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/summary"
	"karmada.io/karmada/internal/machinery/panics"
)

// Unlimited is the result of an estimator without a limit. It is the largest possible result.
const Unlimited = math.MaxInt32

// ErrUnknown is returned by an estimator that cannot estimate a cluster. Unknown is not zero: the results of the other
// estimators count.
var ErrUnknown = errors.New("unknown")

// Request holds the requirements of a workload. It is the same for all clusters, except for Assumed.
type Request struct {
	// Clusters are the names of the clusters to estimate; nil means all clusters of the snapshot.
	Clusters []string
	// Replicas is spec.replicas of the binding. For 0 replicas and no components no estimator is called.
	Replicas int32
	// Requirements holds the requirements of one replica; nil means a pod without requests. They are used if there are no Components.
	Requirements *workv1alpha2.ReplicaRequirements
	// Components holds the components of a workload with several pod templates. If there are any, results count whole workloads.
	Components []workv1alpha2.Component
	// Workload identifies the workload. Estimators log it; the quotas of its namespace apply to components.
	Workload Workload
	// Assumed holds, by cluster, recently scheduled workloads that the cluster may not show yet (feature gate
	// SchedulingOvercommitProtection).
	Assumed map[string][]demand.Assumed
}

// Workload identifies a workload.
type Workload struct{ Kind, Namespace, Name string }

// Estimator computes the available replicas of a cluster.
type Estimator interface {
	// Name returns a short and stable name, which is shown to users.
	Name() string
	// Estimate returns the available replicas of the cluster, or the available whole workloads if the request has components.
	// The error wraps ErrUnknown if the estimator works but has no result. Estimate is called concurrently.
	Estimate(ctx context.Context, cluster *clusterv1alpha1.Cluster, r Request) (int32, error)
}

// Estimate holds the available replicas of one cluster.
type Estimate struct {
	// Min is the smallest result, or Unlimited if there is none.
	Min int32 `json:"min"`
	// Sources are the results of all estimators, the general one first.
	Sources []Source `json:"sources,omitempty"`
}

// Source is the result of one estimator.
type Source struct {
	Name string `json:"name"`
	// Value is the result; it is meaningless if there is an Error.
	Value int32 `json:"value"`
	// Error is the reason why there is no result.
	Error string `json:"error,omitempty"`
	// Remark describes a special case, such as a corrected result.
	Remark string `json:"remark,omitempty"`
}

// Known reports whether any estimator has a result.
func (e Estimate) Known() bool {
	return slices.ContainsFunc(e.Sources, func(s Source) bool { return s.Error == "" })
}

// Available returns the available replicas for a workload. Without a limit these are all its replicas
// (docs/contract/scheduling.md#available-replicas).
func (e Estimate) Available(replicas int32) int32 {
	if e.Min == Unlimited {
		return replicas
	}
	return e.Min
}

// Snapshot is an immutable view of clusters and their free resources.
type Snapshot struct {
	models   bool
	clusters []clusterCapacity // sorted by name
}

type clusterCapacity struct {
	cluster  *clusterv1alpha1.Cluster
	capacity *summary.Capacity
}

// NewSnapshot returns a snapshot of the clusters, which must not be changed afterwards. models is the feature gate
// CustomizedClusterResourceModeling.
func NewSnapshot(clusters []*clusterv1alpha1.Cluster, models bool) *Snapshot {
	s := &Snapshot{models: models, clusters: make([]clusterCapacity, 0, len(clusters))}
	for _, c := range clusters {
		s.clusters = append(s.clusters, clusterCapacity{c, summary.Of(c, models)})
	}
	slices.SortFunc(s.clusters, func(a, b clusterCapacity) int { return strings.Compare(a.cluster.Name, b.cluster.Name) })
	return s
}

// With returns a snapshot after changes of clusters by name; nil means that the cluster was deleted. The clusters must not be
// changed afterwards.
func (s *Snapshot) With(changes map[string]*clusterv1alpha1.Cluster) *Snapshot {
	next := &Snapshot{models: s.models, clusters: slices.Clone(s.clusters)}
	for name, c := range changes {
		i, found := slices.BinarySearchFunc(next.clusters, name, compareName)
		switch {
		case found && c != nil:
			next.clusters[i] = clusterCapacity{c, summary.Of(c, s.models)}
		case found:
			next.clusters = slices.Delete(next.clusters, i, i+1)
		case c != nil:
			next.clusters = slices.Insert(next.clusters, i, clusterCapacity{c, summary.Of(c, s.models)})
		}
	}
	return next
}

func compareName(m clusterCapacity, name string) int { return strings.Compare(m.cluster.Name, name) }

func (s *Snapshot) find(name string) (clusterCapacity, bool) {
	i, ok := slices.BinarySearchFunc(s.clusters, name, compareName)
	if !ok {
		return clusterCapacity{}, false
	}
	return s.clusters[i], true
}

// Estimators combines the general estimator with others.
type Estimators struct {
	// Others are called concurrently, in addition to the general estimator.
	Others []Estimator
	// Timeout limits the wait for all results of one request; 0 means DefaultTimeout.
	Timeout time.Duration
}

// DefaultTimeout is the default of --scheduler-estimator-timeout.
const DefaultTimeout = 3 * time.Second

// Gather returns an Estimate for each requested cluster that is in the snapshot. It returns when all estimators have
// responded, or after the timeout with the results received so far. If an estimator fails, the other results of its cluster
// count. Unlike in upstream Karmada, the results of other clusters are kept.
func (e *Estimators) Gather(ctx context.Context, s *Snapshot, request Request) map[string]Estimate {
	requested := s.clusters
	if request.Clusters != nil {
		requested = make([]clusterCapacity, 0, len(request.Clusters))
		for _, name := range request.Clusters {
			if m, ok := s.find(name); ok {
				requested = append(requested, m)
			}
		}
	}
	out := make(map[string]Estimate, len(requested))
	if request.Replicas <= 0 && len(request.Components) == 0 {
		for _, m := range requested {
			out[m.cluster.Name] = Estimate{Min: Unlimited}
		}
		return out
	}
	// One array holds all results; those of a cluster are adjacent.
	width := 1 + len(e.Others)
	sources := make([]Source, len(requested)*width)
	addGeneral(requested, request, sources, width)
	if len(e.Others) > 0 {
		e.queryAll(ctx, requested, request, sources, width)
	}
	for i, m := range requested {
		own := sources[i*width : (i+1)*width : (i+1)*width]
		minimum := int32(Unlimited)
		for _, s := range own {
			if s.Error == "" {
				minimum = min(minimum, s.Value)
			}
		}
		out[m.cluster.Name] = Estimate{Min: minimum, Sources: own}
	}
	return out
}

// addGeneral sets the results of the general estimator.
func addGeneral(requested []clusterCapacity, request Request, sources []Source, width int) {
	var set demand.Set
	available := (*summary.Capacity).Replicas
	if len(request.Components) > 0 {
		set, available = demand.OfComponents(request.Components), (*summary.Capacity).Sets
	} else {
		set = demand.OfReplica(request.Requirements)
	}
	for i, m := range requested {
		s := Source{Name: summary.Name, Value: available(m.capacity, set, request.Assumed[m.cluster.Name])}
		if !m.capacity.Known() {
			s.Remark = "the cluster has not reported its resources yet"
		}
		sources[i*width] = s
	}
}

// Explain adds to the results of the general estimator that are 0 the reason as a remark.
func (s *Snapshot) Explain(r Request, estimates map[string]Estimate) {
	set := demand.OfReplica(r.Requirements)
	if len(r.Components) > 0 {
		set = demand.OfComponents(r.Components)
	}
	for name, e := range estimates {
		m, found := s.find(name)
		for i := range e.Sources {
			if g := &e.Sources[i]; found && g.Name == summary.Name && g.Value == 0 && g.Error == "" && g.Remark == "" {
				g.Remark = m.capacity.WhyNone(set)
			}
		}
	}
}

// result is the result of one estimator for one cluster.
type result struct {
	index int // in the sources
	value int32
	err   error
}

// queryAll calls all other estimators for all clusters concurrently. Results after the timeout are dropped.
func (e *Estimators) queryAll(ctx context.Context, requested []clusterCapacity, request Request, sources []Source, width int) {
	timeout := e.Timeout
	if timeout <= 0 {
		timeout = DefaultTimeout
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	results := make(chan result, len(requested)*len(e.Others)) // senders do not block
	for i, m := range requested {
		for j, other := range e.Others {
			index := i*width + 1 + j
			sources[index] = Source{Name: other.Name(), Error: fmt.Sprintf("no response within %v", timeout)}
			go func() { results <- query(ctx, index, other, m.cluster, request) }()
		}
	}
	for range len(requested) * len(e.Others) {
		select {
		case r := <-results:
			merge(&sources[r.index], r, request, requested[r.index/width].capacity)
		case <-ctx.Done():
			e.collect(results, requested, request, sources, width)
			return
		}
	}
}

// collect merges the results that were received before the timeout.
func (e *Estimators) collect(results chan result, requested []clusterCapacity, request Request, sources []Source, width int) {
	for {
		select {
		case r := <-results:
			merge(&sources[r.index], r, request, requested[r.index/width].capacity)
		default:
			return
		}
	}
}

func query(ctx context.Context, index int, e Estimator, c *clusterv1alpha1.Cluster, request Request) (out result) {
	out.index = index
	out.err = panics.Recover(func() (err error) {
		out.value, err = e.Estimate(ctx, c, request)
		return err
	})
	return out
}

// merge writes a result to its source and corrects an invalid one.
func merge(s *Source, r result, request Request, capacity *summary.Capacity) {
	s.Value, s.Error = r.value, ""
	pods := capacity.AllocatablePods()
	switch {
	case errors.Is(r.err, context.DeadlineExceeded) || errors.Is(r.err, context.Canceled):
		s.Value, s.Error = 0, "timed out"
	case r.err != nil:
		s.Value, s.Error = 0, r.err.Error()
	case r.value < 0:
		s.Value, s.Remark = 0, fmt.Sprintf("returned %d, counted as 0", r.value)
	case r.value == Unlimited || len(request.Components) > 0 || !capacity.Known():
	case int64(r.value) > pods:
		s.Value = demand.Count(pods)
		s.Remark = fmt.Sprintf("returned %d, counted as %d: the pod capacity of the nodes", r.value, s.Value)
	}
}
