// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilisation

import (
	"context"
	"errors"
	"iter"
	"maps"
	"slices"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/rebalance/utilisation/plan"
)

// consultation is a plan on which the scheduler is asked. Asking costs a decision for each workload, and perhaps a call to
// each estimator, so that only workloads that a plan would move are asked about, and some that the next plan might; what the
// scheduler says bounds the next plan, until there is nothing to ask any more.
type consultation struct {
	scheduler Scheduler
	limits    plan.Policy
	clusters  []plan.Cluster
	workloads []plan.Workload
	bindings  map[string]binding.Binding // by name of workload

	asked []string // workloads that were asked about
}

const (
	// maxQuestions bounds the workloads that are asked about in one round: some tenths of a second.
	maxQuestions = 200
	// maxPlans bounds the plans that are made in one round, and maxLast those after the last question.
	maxPlans, maxLast = 12, 10
)

// agree gives moves that the scheduler has nothing against. It is not complete when there were too many workloads to ask
// about; then the others stay this time. The error says about whom the scheduler could not be asked; those stay, too.
func (c *consultation) agree(ctx context.Context) (moves []plan.Move, complete bool, problems error) {
	complete = true
	for n := range maxPlans + maxLast {
		if complete && (n == maxPlans || len(c.asked) >= maxQuestions) {
			complete = false
			c.ignoreOthers()
		}
		moves = plan.Plan(c.clusters, c.workloads, c.limits)
		agreed := true
		for name, of := range byWorkload(moves) {
			w := c.workload(name)
			ok, err := c.ask(ctx, w, of)
			if err != nil {
				problems = errors.Join(problems, err)
				ok, w.Room = false, map[string]int32{}
			}
			agreed = agreed && ok
		}
		if agreed {
			return moves, complete, problems
		}
		if complete {
			problems = errors.Join(problems, c.askAhead(ctx, 1<<n))
		}
	}
	return nil, false, errors.Join(problems, errors.New("the scheduler agrees with no plan"))
}

// ignoreOthers keeps the workloads that were not asked about where they are.
func (c *consultation) ignoreOthers() {
	for i := range c.workloads {
		if c.workloads[i].Room == nil {
			c.workloads[i].Room = map[string]int32{}
		}
	}
}

// askAhead asks about up to n more workloads that could relieve a cluster, so that many of which none can go anywhere cost
// few plans.
func (c *consultation) askAhead(ctx context.Context, n int) (problems error) {
	over := map[string]bool{}
	for _, e := range plan.Over(c.clusters, c.limits) {
		over[e.Cluster] = true
	}
	for i := range c.workloads {
		w := &c.workloads[i]
		if n <= 0 || len(c.asked) >= maxQuestions {
			return problems
		}
		if w.Room != nil || !slices.ContainsFunc(slices.Collect(maps.Keys(w.Replicas)), func(name string) bool { return over[name] }) {
			continue
		}
		n--
		if _, err := c.ask(ctx, w, nil); err != nil {
			problems = errors.Join(problems, err)
			w.Room = map[string]int32{}
		}
	}
	return problems
}

// ask says whether the scheduler agrees with the moves of one workload. If it does not, the workload's room is changed, so
// that the next plan differs.
func (c *consultation) ask(ctx context.Context, w *plan.Workload, moves []plan.Move) (agreed bool, err error) {
	b := c.bindings[w.Name]
	if w.Room == nil {
		c.asked = append(c.asked, w.Name)
		w.Room, err = c.room(ctx, b)
		return false, err
	}
	moved := b.DeepCopyObject().(binding.Binding)
	moved.BindingSpec().Clusters = redistributed(b.BindingSpec(), moves)
	due, err := c.scheduler.Due(ctx, moved)
	if due != "" {
		w.Room = map[string]int32{} // it would decide otherwise
	}
	return due == "", err
}

// room is how many more replicas of a workload each cluster can take; none while the scheduler is about to decide itself.
func (c *consultation) room(ctx context.Context, b binding.Binding) (map[string]int32, error) {
	due, err := c.scheduler.Due(ctx, b)
	if err != nil || due != "" {
		return map[string]int32{}, err
	}
	places, err := c.scheduler.Places(ctx, b)
	room := map[string]int32{}
	for _, p := range places {
		if p.Known {
			room[p.Cluster] = p.Room
		}
	}
	return room, err
}

func (c *consultation) workload(name string) *plan.Workload {
	for i := range c.workloads {
		if c.workloads[i].Name == name {
			return &c.workloads[i]
		}
	}
	return nil // every move is one of a workload
}

// byWorkload goes through moves, which are sorted by workload.
func byWorkload(moves []plan.Move) iter.Seq2[string, []plan.Move] {
	return func(yield func(string, []plan.Move) bool) {
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

func count(moves []plan.Move) (n int32) {
	for _, m := range moves {
		n += m.Replicas
	}
	return n
}
