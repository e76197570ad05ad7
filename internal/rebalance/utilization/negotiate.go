// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"context"
	"errors"
	"iter"
	"maps"
	"slices"

	"karmada.io/karmada/internal/binding"
)

// negotiation finds a plan that the scheduler would not revert. A prediction of the scheduler costs a decision per workload
// and possibly a request to each estimator. Therefore it covers only the workloads that a plan would move, and some that the
// next plan might. Its results restrict the next plan; this repeats until every move is predicted to last.
type negotiation struct {
	scheduler Scheduler
	limits    limits
	clusters  []clusterUsage
	workloads []workloadState
	bindings  map[string]binding.Binding // by name of workload

	predicted []string // names of the workloads that the scheduler was queried for
}

const (
	// maxPredictions limits the workloads that the scheduler is queried for in one round, to some tenths of a second.
	maxPredictions = 200
	// maxPlans limits the plans of one round, and maxFinalPlans those after the last query.
	maxPlans, maxFinalPlans = 12, 10
)

// run returns moves that the scheduler would not revert. It is not complete if there were too many workloads to query; the
// others stay in this round. The error names the workloads whose query failed; they stay, too.
func (n *negotiation) run(ctx context.Context) (moves []move, complete bool, errs error) {
	complete = true
	for i := range maxPlans + maxFinalPlans {
		if complete && (i == maxPlans || len(n.predicted) >= maxPredictions) {
			complete = false
			n.fixUnpredicted()
		}
		moves = planMoves(n.clusters, n.workloads, n.limits)
		agreed := true
		for name, of := range byWorkload(moves) {
			w := n.workload(name)
			ok, err := n.predict(ctx, w, of)
			if err != nil {
				errs = errors.Join(errs, err)
				ok, w.Available = false, map[string]int32{}
			}
			agreed = agreed && ok
		}
		if agreed {
			return moves, complete, errs
		}
		if complete {
			errs = errors.Join(errs, n.predictAhead(ctx, 1<<i))
		}
	}
	return nil, false, errors.Join(errs, errors.New("no plan found that the scheduler would not revert"))
}

// fixUnpredicted keeps the workloads without a prediction in their clusters.
func (n *negotiation) fixUnpredicted() {
	for i := range n.workloads {
		if n.workloads[i].Available == nil {
			n.workloads[i].Available = map[string]int32{}
		}
	}
}

// predictAhead queries the scheduler for up to count more workloads in clusters above a threshold. It keeps the number of
// plans low if many workloads cannot move at all.
func (n *negotiation) predictAhead(ctx context.Context, count int) (errs error) {
	above := map[string]bool{}
	for _, e := range clustersAbove(n.clusters, n.limits) {
		above[e.Cluster] = true
	}
	for i := range n.workloads {
		w := &n.workloads[i]
		if count <= 0 || len(n.predicted) >= maxPredictions {
			return errs
		}
		inCluster := slices.ContainsFunc(slices.Collect(maps.Keys(w.Replicas)), func(name string) bool { return above[name] })
		if w.Available != nil || !inCluster {
			continue
		}
		count--
		if _, err := n.predict(ctx, w, nil); err != nil {
			errs = errors.Join(errs, err)
			w.Available = map[string]int32{}
		}
	}
	return errs
}

// predict reports whether the scheduler would keep the moves of one workload. If not, it restricts the available replicas of
// the workload, so that the next plan differs.
func (n *negotiation) predict(ctx context.Context, w *workloadState, moves []move) (agreed bool, err error) {
	b := n.bindings[w.Name]
	if w.Available == nil {
		n.predicted = append(n.predicted, w.Name)
		w.Available, err = n.available(ctx, b)
		return false, err
	}
	moved := b.DeepCopyObject().(binding.Binding)
	moved.BindingSpec().Clusters = movedClusters(b.BindingSpec(), moves)
	reason, err := n.scheduler.NeedsScheduling(ctx, moved)
	if reason != "" {
		w.Available = map[string]int32{}
	}
	return reason == "", err
}

// available returns how many more replicas of a workload fit into each cluster; none if the scheduler is about to schedule
// the binding.
func (n *negotiation) available(ctx context.Context, b binding.Binding) (map[string]int32, error) {
	reason, err := n.scheduler.NeedsScheduling(ctx, b)
	if err != nil || reason != "" {
		return map[string]int32{}, err
	}
	candidates, err := n.scheduler.Candidates(ctx, b)
	available := map[string]int32{}
	for _, c := range candidates {
		if c.Known {
			available[c.Cluster] = c.Available
		}
	}
	return available, err
}

// workload returns the workload of a move.
func (n *negotiation) workload(name string) *workloadState {
	return &n.workloads[slices.IndexFunc(n.workloads, func(w workloadState) bool { return w.Name == name })]
}

// byWorkload iterates over moves, which are sorted by workload, in groups of one workload.
func byWorkload(moves []move) iter.Seq2[string, []move] {
	return func(yield func(string, []move) bool) {
		for start := 0; start < len(moves); {
			end := start
			for end < len(moves) && moves[end].Workload == moves[start].Workload {
				end++
			}
			if !yield(moves[start].Workload, moves[start:end]) {
				return
			}
			start = end
		}
	}
}

func countReplicas(moves []move) (n int32) {
	for _, m := range moves {
		n += m.Replicas
	}
	return n
}
