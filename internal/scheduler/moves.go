// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"fmt"
	"slices"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler/decide"
)

const (
	// maxMoves is the number of moves that a binding records.
	maxMoves = 10
	// maxMovedClusters is the number of clusters that a record names.
	maxMovedClusters = 20
)

// movesOf returns the record of a decision that takes a workload, or replicas, away from a cluster; none if it does not. Scaling is no move
// unless a cluster gets replicas that another one loses. It must be called before the decision is written.
func movesOf(b binding.Binding, d decide.Decision, failure error, reason, kind string, at time.Time) []workv1alpha2.MoveRecord {
	if failure != nil {
		return nil
	}
	before := b.BindingSpec().Clusters
	changes := changesOf(before, d.Clusters, kind)
	if len(changes) == 0 {
		return nil
	}
	r := workv1alpha2.MoveRecord{Time: metav1.NewTime(at.Truncate(time.Second)), Reason: reason, Changes: changes}
	evicting := slices.IndexFunc(before, func(t workv1alpha2.TargetCluster) bool { return eviction.Task(b.BindingSpec(), t.Name) != nil })
	switch a := b.GetAnnotations(); {
	case evicting >= 0:
		task := eviction.Task(b.BindingSpec(), before[evicting].Name)
		r.Reason, r.By = strings.TrimSuffix(task.Reason+": "+task.Message, ": "), task.Producer
	case rescheduleRequested(b):
		r.By = "workload-rebalancer"
	case a[names.PolicyName] != "":
		r.By = "PropagationPolicy " + a[names.PolicyNamespace] + "/" + a[names.PolicyName]
	case a[names.ClusterPolicyName] != "":
		r.By = "ClusterPropagationPolicy " + a[names.ClusterPolicyName]
	}
	return []workv1alpha2.MoveRecord{r}
}

// changesOf returns the changes of clusters, sorted; none if they are no move.
func changesOf(before, after []workv1alpha2.TargetCluster, kind string) (changes []string) {
	replicas := func(list []workv1alpha2.TargetCluster) map[string]int32 {
		out := map[string]int32{}
		for _, t := range list {
			out[t.Name] = t.Replicas
		}
		return out
	}
	old, next := replicas(before), replicas(after)
	loses, gains := false, false
	for name, n := range old {
		switch m, stays := next[name]; {
		case !stays:
			loses = true
			changes = append(changes, name+":-"+count(n))
		case m != n:
			loses, gains = loses || m < n, gains || m > n
			changes = append(changes, fmt.Sprintf("%s:%+d", name, m-n))
		}
	}
	for name, n := range next {
		if _, known := old[name]; !known {
			gains = true
			changes = append(changes, name+":+"+count(n))
		}
	}
	if !loses || kind == scaleSchedule && !gains {
		return nil
	}
	slices.Sort(changes)
	if more := len(changes) - maxMovedClusters; more > 0 {
		changes = append(changes[:maxMovedClusters], fmt.Sprintf("%d more", more))
	}
	return changes
}

// count formats a number of replicas; an object without replicas has none.
func count(n int32) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// addMoves appends records to the history of a binding.
func addMoves(st *workv1alpha2.ResourceBindingStatus, moves []workv1alpha2.MoveRecord) {
	for _, m := range moves {
		known := slices.ContainsFunc(st.Moves, func(o workv1alpha2.MoveRecord) bool {
			return o.Time.Equal(&m.Time) && slices.Equal(o.Changes, m.Changes)
		})
		if !known {
			st.Moves = append(st.Moves, m)
		}
	}
	if extra := len(st.Moves) - maxMoves; extra > 0 {
		st.Moves = slices.Clone(st.Moves[extra:])
	}
}
