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
)

// Unlimited is the answer of an estimator that knows of no limit. It is the largest number that an answer can hold.
const Unlimited = math.MaxInt32

// ErrUnknown says that an estimator cannot tell how much fits into a cluster. Unknown is not zero: the answers of the
// others count.
var ErrUnknown = errors.New("unknown")

// Question is what a workload needs. It is the same for all clusters but for what is assumed there.
type Request struct {
	// Clusters are the names of those that are asked about; nil means all of the snapshot.
	Clusters []string
	// Replicas is how many are wanted (spec.replicas of the binding). For 0 replicas and no components nobody is asked, for
	// there is room for nothing everywhere.
	Replicas int32
	// Requirements are what one replica needs; nil means only room for a pod. They count if there are no Components.
	Requirements *workv1alpha2.ReplicaRequirements
	// Components of a workload of several pod templates; if there are any, answers count whole workloads.
	Components []workv1alpha2.Component
	// Workload is what the question is about: estimators log it, and its namespace is the one whose quotas count for
	// components.
	Workload Workload
	// Assumed are, by cluster, workloads that were placed a moment ago and may not be seen there yet (feature gate
	// SchedulingOvercommitProtection).
	Assumed map[string][]demand.Assumed
}

// Workload names a workload.
type Workload struct{ Kind, Namespace, Name string }

// Estimator tells how much fits into a cluster.
type Estimator interface {
	// Name is short and stable; people read it in explanations.
	Name() string
	// Estimate gives how many replicas, or whole workloads if the question has components, the cluster has room for, or
	// an error, which is or wraps ErrUnknown where the estimator is well and has no answer. It obeys ctx and is called from
	// many goroutines.
	Estimate(ctx context.Context, cluster *clusterv1alpha1.Cluster, q Request) (int32, error)
}

// Estimate is what is known of the room in one cluster.
type Estimate struct {
	// Least is the smallest answer, Unlimited when nobody gave one.
	Min int32 `json:"min"`
	// Sources are all answers, the general one first.
	Sources []Source `json:"sources,omitempty"`
}

// Source is the answer of one estimator.
type Source struct {
	Name string `json:"name"`
	// Value is its answer; it says nothing when there is an Error.
	Value int32 `json:"value"`
	// Error says why the estimator has no answer.
	Error string `json:"error,omitempty"`
	// Remark says what is odd about the answer, for example that it was corrected.
	Remark string `json:"remark,omitempty"`
}

// Known says whether anybody gave an answer.
func (e Estimate) Known() bool {
	return slices.ContainsFunc(e.Sources, func(s Source) bool { return s.Error == "" })
}

// Available is the room for a workload of so many replicas: without any limit there is room for all of them (semantics
// §13.5).
func (e Estimate) Available(replicas int32) int32 {
	if e.Min == Unlimited {
		return replicas
	}
	return e.Min
}

// Snapshot is clusters at one moment with what they have free. It is immutable.
type Snapshot struct {
	models  bool
	members []clusterCapacity // sorted by name
}

type clusterCapacity struct {
	cluster  *clusterv1alpha1.Cluster
	capacity *summary.Capacity
}

// NewSnapshot reads the clusters, which must not change any more. Those that are the same as in an earlier snapshot, which
// may be nil, are not read again. models is the feature gate CustomizedClusterResourceModeling.
func NewSnapshot(clusters []*clusterv1alpha1.Cluster, models bool, earlier *Snapshot) *Snapshot {
	s := &Snapshot{models: models, members: make([]clusterCapacity, 0, len(clusters))}
	for _, c := range clusters {
		m := clusterCapacity{cluster: c}
		if earlier != nil && earlier.models == models {
			if old, ok := earlier.find(c.Name); ok && unchanged(old.cluster, c) {
				m.capacity = old.capacity
			}
		}
		if m.capacity == nil {
			m.capacity = summary.Of(c, models)
		}
		s.members = append(s.members, m)
	}
	slices.SortFunc(s.members, func(a, b clusterCapacity) int { return strings.Compare(a.cluster.Name, b.cluster.Name) })
	return s
}

// same says whether a cluster has not changed. Objects that were never stored are told apart by where they are.
func unchanged(a, b *clusterv1alpha1.Cluster) bool {
	return a == b || a.ResourceVersion != "" && a.UID == b.UID && a.ResourceVersion == b.ResourceVersion
}

func (s *Snapshot) find(name string) (clusterCapacity, bool) {
	i, ok := slices.BinarySearchFunc(s.members, name, func(m clusterCapacity, name string) int { return strings.Compare(m.cluster.Name, name) })
	if !ok {
		return clusterCapacity{}, false
	}
	return s.members[i], true
}

// Estimators combine what the clusters report with the answers of others.
type Estimators struct {
	// Others are asked besides the general estimator, all of them at once.
	Others []Estimator
	// Timeout bounds the wait for all answers to one question; 0 means DefaultTimeout.
	Timeout time.Duration
}

// DefaultTimeout is how long answers are waited for unless told otherwise (--scheduler-estimator-timeout).
const DefaultTimeout = 3 * time.Second

// Gather asks how much room there is for a workload, and gives an Estimate for each cluster asked about. It returns when
// all have answered, or when the time is up with those answers that have come; clusters that the snapshot does not have
// are left out. A cluster whose estimator fails is judged by the rest of its own answers, and spoils nothing for others.
//
// Karmada compatible: not in this. Upstream throws away the answers of all clusters when one cluster fails.
func (e *Estimators) Gather(ctx context.Context, s *Snapshot, q Request) map[string]Estimate {
	asked := s.members
	if q.Clusters != nil {
		asked = make([]clusterCapacity, 0, len(q.Clusters))
		for _, name := range q.Clusters {
			if m, ok := s.find(name); ok {
				asked = append(asked, m)
			}
		}
	}
	out := make(map[string]Estimate, len(asked))
	if q.Replicas <= 0 && len(q.Components) == 0 {
		for _, m := range asked {
			out[m.cluster.Name] = Estimate{Min: Unlimited}
		}
		return out
	}
	// One array holds all answers: those of a cluster lie side by side.
	width := 1 + len(e.Others)
	sources := make([]Source, len(asked)*width)
	addGeneral(asked, q, sources, width)
	if len(e.Others) > 0 {
		e.queryAll(ctx, asked, q, sources, width)
	}
	for i, m := range asked {
		of := sources[i*width : (i+1)*width : (i+1)*width]
		least := int32(Unlimited)
		for _, s := range of {
			if s.Error == "" {
				least = min(least, s.Value)
			}
		}
		out[m.cluster.Name] = Estimate{Min: least, Sources: of}
	}
	return out
}

// general fills in what the clusters themselves report.
func addGeneral(asked []clusterCapacity, q Request, sources []Source, width int) {
	var set demand.Set
	ask := (*summary.Capacity).Replicas
	if len(q.Components) > 0 {
		set, ask = demand.OfComponents(q.Components), (*summary.Capacity).Sets
	} else {
		set = demand.OfReplica(q.Requirements)
	}
	for i, m := range asked {
		s := Source{Name: summary.Name, Value: ask(m.capacity, set, q.Assumed[m.cluster.Name])}
		if !m.capacity.Known() {
			s.Remark = "the cluster has not reported its resources yet"
		}
		sources[i*width] = s
	}
}

// answer is what came of asking one estimator about one cluster.
type result struct {
	at    int
	value int32
	err   error
}

// ask asks all others about all clusters at once. Whoever has not answered in time has no part in the result: what it
// says later goes nowhere.
func (e *Estimators) queryAll(ctx context.Context, asked []clusterCapacity, q Request, sources []Source, width int) {
	timeout := e.Timeout
	if timeout <= 0 {
		timeout = DefaultTimeout
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	answers := make(chan result, len(asked)*len(e.Others)) // nobody waits to be heard
	for i, m := range asked {
		for j, other := range e.Others {
			at := i*width + 1 + j
			sources[at] = Source{Name: other.Name(), Error: fmt.Sprintf("no answer within %v", timeout)}
			go func() { answers <- query(ctx, at, other, m.cluster, q) }()
		}
	}
	for range len(asked) * len(e.Others) {
		select {
		case a := <-answers:
			merge(&sources[a.at], a, q, asked[a.at/width].capacity)
		case <-ctx.Done():
			e.collect(answers, asked, q, sources, width)
			return
		}
	}
}

// late takes the answers that had come when the time was up.
func (e *Estimators) collect(answers chan result, asked []clusterCapacity, q Request, sources []Source, width int) {
	for {
		select {
		case a := <-answers:
			merge(&sources[a.at], a, q, asked[a.at/width].capacity)
		default:
			return
		}
	}
}

func query(ctx context.Context, at int, e Estimator, c *clusterv1alpha1.Cluster, q Request) (a result) {
	a.at = at
	defer func() {
		if r := recover(); r != nil {
			a.err = fmt.Errorf("panic: %v", r)
		}
	}()
	a.value, a.err = e.Estimate(ctx, c, q)
	return a
}

// judge takes an answer into the result, unless it cannot be true.
func merge(s *Source, a result, q Request, capacity *summary.Capacity) {
	s.Value, s.Error = a.value, ""
	pods := capacity.AllocatablePods()
	switch {
	case errors.Is(a.err, context.DeadlineExceeded) || errors.Is(a.err, context.Canceled):
		s.Value, s.Error = 0, "no answer in time"
	case a.err != nil:
		s.Value, s.Error = 0, a.err.Error()
	case a.value < 0:
		s.Value, s.Remark = 0, fmt.Sprintf("it answered %d, which counts as 0", a.value)
	case a.value == Unlimited || len(q.Components) > 0 || !capacity.Known():
	case int64(a.value) > pods:
		s.Value = demand.Count(pods)
		s.Remark = fmt.Sprintf("it answered %d, which counts as %d: the nodes of the cluster take no more pods", a.value, s.Value)
	}
}
