// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/flow"
)

// maxColumns is the number of clusters of the matrix.
const maxColumns = 1000

// States of an object in a cluster, one byte each.
const (
	cellNone    = '.' // not in the cluster
	cellHealthy = 'h'
	cellPending = 'p' // not applied yet, or the health is not known
	cellFailing = 'f' // not rendered, not applied, or not healthy
	cellLeaving = 'l' // being evicted, or to be removed
	cellLost    = 'x' // the cluster is not ready
)

// cell is the state of an object in a cluster.
type cell struct {
	cluster string
	state   byte
	applied bool
	// replicas are those assigned to the cluster, ready those that it reports. former reports whether it is no longer a target; replicas
	// are then the ones that it reported last.
	replicas, ready int32
	former          bool
	// unreported reports whether the cluster is a target and has no status; reason is why it has not applied the object.
	unreported bool
	reason     string
}

// newCells returns the states of an object in its clusters.
func newCells(b binding.Binding) []cell {
	spec, status := b.BindingSpec(), b.BindingStatus()
	targets := binding.Targets(spec)
	at := make(map[string]int, len(targets))
	out := make([]cell, 0, len(targets))
	for _, t := range targets {
		at[t.Name] = len(out)
		out = append(out, cell{
			cluster: t.Name, state: cellPending, replicas: t.Replicas, unreported: true, reason: unappliedReason(b, t.Name),
		})
	}
	for i := range status.AggregatedStatus {
		item := &status.AggregatedStatus[i]
		index, target := at[item.ClusterName]
		switch {
		case !target && item.Applied:
			c := cell{cluster: item.ClusterName, state: cellLeaving, applied: true, ready: readyIn(item), former: true}
			if n := binding.ReportedReplicas(item); n != nil {
				c.replicas = *n
			}
			out = append(out, c)
		case !target:
		case item.Applied && item.Health == workv1alpha2.ResourceHealthy:
			out[index].state = cellHealthy
		case item.Applied && item.Health != workv1alpha2.ResourceUnhealthy:
			out[index].state = cellPending
		case item.Applied || item.AppliedMessage != "":
			out[index].state = cellFailing
		}
		if target {
			c := &out[index]
			c.applied, c.ready, c.unreported = item.Applied, readyIn(item), false
			if c.reason = cmp.Or(item.AppliedMessage, c.reason); item.Applied {
				c.reason = ""
			}
		}
	}
	if c := meta.FindStatusCondition(status.Conditions, workv1alpha2.Rendered); c != nil && c.Status == metav1.ConditionFalse {
		for i := range targets {
			if flow.RenderFailure(b, targets[i].Name) != "" {
				out[i].state = cellFailing
			}
		}
	}
	for i := range spec.GracefulEvictionTasks {
		name := spec.GracefulEvictionTasks[i].FromCluster
		if index, target := at[name]; target {
			out[index].state = cellLeaving
		} else if !slices.ContainsFunc(out, func(c cell) bool { return c.cluster == name }) {
			out = append(out, cell{cluster: name, state: cellLeaving})
		}
	}
	return out
}

// unappliedReason returns why a cluster has not applied an object for which it reports no error.
func unappliedReason(b binding.Binding, cluster string) string {
	if newSuspension(b.BindingSpec().Suspension).of(cluster) {
		return "not applied: " + flow.Suspended
	}
	return "the cluster has not reported the object yet"
}

// column is a cluster of the matrix.
type column struct {
	Name   string `json:"name"`
	Region string `json:"region,omitempty"`
	Ready  bool   `json:"ready"`
}

// matrixRow is an object of the matrix. Cells has one letter for each column.
type matrixRow struct {
	template
	Problem *flow.Problem `json:"problem,omitempty"`
	Cells   string        `json:"cells"`
}

// matrixView is a page of objects with their states in all clusters.
type matrixView struct {
	reading
	Columns []column    `json:"columns"`
	Page    []matrixRow `json:"page"`
	// Matching is the number of objects on all pages, Clusters the number of matching clusters, of which maxColumns are shown.
	Matching int `json:"matching"`
	Clusters int `json:"clusters"`
}

func viewMatrix(ctx context.Context, s *session, q query) (any, error) {
	all, err := s.rows(ctx, q.namespace(s))
	if err != nil {
		return nil, err
	}
	out := matrixView{reading: all.reading, Columns: []column{}, Page: []matrixRow{}}
	words := strings.Fields(strings.ToLower(q.Get("cluster")))
	for i := range all.clusters {
		if c := all.clusters[i]; containsAll(words, c.Name, c.Region, c.Zone, c.Provider) {
			out.Columns = append(out.Columns, column{c.Name, c.Region, c.Ready})
		}
	}
	if slices.Contains(out.Unreadable, "clusters") { // the clusters that the bindings name
		out.Columns = columnsOf(all.bindings, words)
	}
	selected, matching, _ := selectRows(all.bindings, q)
	slices.SortFunc(out.Columns, func(a, b column) int {
		return cmp.Or(strings.Compare(a.Region, b.Region), strings.Compare(a.Name, b.Name))
	})
	out.Clusters = len(out.Columns)
	out.Columns = out.Columns[:min(len(out.Columns), maxColumns)]
	at := make(map[string]int, len(out.Columns))
	for i := range out.Columns {
		at[out.Columns[i].Name] = i
	}
	out.Matching = matching
	for _, b := range selected {
		cells := []byte(strings.Repeat(string(cellNone), len(out.Columns)))
		for _, c := range b.cells {
			if i, shown := at[c.cluster]; shown {
				cells[i] = c.state
				if !out.Columns[i].Ready {
					cells[i] = cellLost
				}
			}
		}
		out.Page = append(out.Page, matrixRow{b.template, b.Problem, string(cells)})
	}
	return out, nil
}

// columnsOf returns the clusters of rows whose names match words.
func columnsOf(all []*bindingRow, words []string) []column {
	seen := map[string]bool{}
	out := []column{}
	for i := range all {
		for _, c := range all[i].cells {
			if !seen[c.cluster] && containsAll(words, c.cluster) {
				seen[c.cluster] = true
				out = append(out, column{Name: c.cluster, Ready: true})
			}
		}
	}
	return out
}
