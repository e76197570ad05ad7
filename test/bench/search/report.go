// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// Print prints the result with its goals as human-readable tables.
func (r Result) Print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	row := func(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }
	row("\n%d pods of %d simulated clusters; a pod has %d bytes as JSON", r.Pods, r.Clusters, r.JSON)
	row("\nCACHED POD\theap\tgoal\tall cached after\tCPU time of one pod")
	for _, m := range r.Memory {
		row("projection %s\t%.0f B\t< 1,500 B\t%.1f s\t%.0f µs", m.Projection, m.PerPod, m.Filled, 1e6*m.CPU/float64(max(r.Pods, 1)))
	}
	row("\nLIST\titems\tsize\tp50\tmaximum\tgoal\tCPU time")
	for _, l := range r.Lists {
		goal := ""
		if l.Items <= r.Pods/20 {
			goal = "< 300 ms"
		}
		row("%s\t%d\t%.1f MB\t%.0f ms\t%.0f ms\t%s\t%.0f ms", l.Name, l.Items, float64(l.Bytes)/1e6, 1e3*l.P50, 1e3*l.Max, goal, 1e3*l.CPU)
	}
	row("\nFULL-TEXT INDEX\theap\tdisk\tCPU time\tquery")
	row("of one pod\t%.0f B\t%.0f B\t%.0f µs\t%.0f ms, %d found", r.Index.Heap, r.Index.Disk, 1e6*r.Index.CPU,
		1e3*r.Index.Query, r.Index.Found)
	row("\nWATCH\tclients\tchange to last client, p50\tp99\tevents per second\tCPU time of an event\tsize of an event")
	for _, o := range r.Watches {
		row("%d clusters\t%d\t%.1f ms\t%.1f ms\t%.0f\t%.0f µs\t%.1f kB", o.Clusters, o.Watchers, 1e3*o.P50, 1e3*o.P99, o.PerSecond,
			1e6*o.CPU, float64(o.Bytes)/1e3)
	}
	return w.Flush()
}
