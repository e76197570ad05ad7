// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package top

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/kubectl/pkg/util/completion"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// unknown is the value of a cell without metrics.
const unknown = "<unknown>"

// nodeOptions holds the flags of `top node`.
type nodeOptions struct {
	options
	capacity bool
	name     string
}

func newNode(s *access.Session) *cobra.Command {
	o := &nodeOptions{options: options{session: s, control: access.NewControl(s)}}
	c := command.New(s, command.Help{
		Use: "node [NAME | -l label]", Short: "Display the resource usage of nodes",
		Long: `Display the CPU and memory usage of nodes in member clusters.`,
		Example: `
			# Show the usage of all nodes in all members
			PROGRAM top node

			# Show the usage of the nodes in member1, related to their capacity
			PROGRAM top node --clusters member1 --show-capacity`,
	}, o.run)
	c.Aliases = []string{"nodes", "no"}
	c.ValidArgsFunction = completion.ResourceNameCompletionFunc(access.Factory(o.control), "node")
	o.addFlags(c)
	c.Flags().BoolVar(&o.capacity, "show-capacity", false,
		"If true, relate the usage to the capacity. By default, it is related to the allocatable amount.")
	return c
}

func (o *nodeOptions) run(ctx context.Context, args []string) error {
	if err := o.validate(args); err != nil {
		return err
	}
	if len(args) > 0 && o.selector != "" {
		return errors.New("only one of NAME or --selector can be provided")
	}
	if len(args) > 0 {
		o.name = args[0]
	}
	rows, failed := o.collect(ctx, o.read)
	switch {
	case len(rows) > 0:
		if err := o.print(rows); err != nil {
			return err
		}
	case failed == nil:
		fmt.Fprintln(o.session.Err, "No resources found")
	}
	return failed
}

// read returns the usage of the nodes of one member.
func (o *nodeOptions) read(ctx context.Context, m *member) ([]usage, error) {
	if err := m.checkAPI(); err != nil {
		return nil, err
	}
	var nodes []corev1.Node
	used := map[string]corev1.ResourceList{}
	if o.name != "" {
		node, err := m.objects.CoreV1().Nodes().Get(ctx, o.name, metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		nodes = append(nodes, *node)
		measured, err := m.metrics.MetricsV1beta1().NodeMetricses().Get(ctx, o.name, metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		used[measured.Name] = measured.Usage
	} else {
		list, err := m.objects.CoreV1().Nodes().List(ctx, o.listOptions())
		if err != nil {
			return nil, err
		}
		nodes = list.Items
		measured, err := m.metrics.MetricsV1beta1().NodeMetricses().List(ctx, o.listOptions())
		if err != nil {
			return nil, err
		}
		if len(measured.Items) == 0 && len(nodes) > 0 {
			return nil, errNotYet
		}
		for i := range measured.Items {
			used[measured.Items[i].Name] = measured.Items[i].Usage
		}
	}
	out := make([]usage, 0, len(nodes))
	for i := range nodes {
		total := nodes[i].Status.Allocatable
		if o.capacity {
			total = nodes[i].Status.Capacity
		}
		u := usage{cluster: m.cluster, name: nodes[i].Name, cpuTotal: total.Cpu().MilliValue(), memoryTotal: total.Memory().Value()}
		if list, found := used[u.name]; found {
			u.cpu, u.memory = usageOf(list)
		}
		out = append(out, u)
	}
	return out, nil
}

func (o *nodeOptions) print(rows []usage) error {
	cells := make([][]string, 0, len(rows))
	for _, u := range rows {
		row := []string{u.name, u.cluster, unknown, unknown, unknown, unknown}
		if u.cpu != nil {
			row = []string{
				u.name,
				u.cluster,
				millicores(*u.cpu),
				percent(*u.cpu, u.cpuTotal),
				mebibytes(*u.memory),
				percent(*u.memory, u.memoryTotal),
			}
		}
		cells = append(cells, row)
	}
	return o.table([]string{"NAME", "CLUSTER", "CPU(cores)", "CPU%", "MEMORY(bytes)", "MEMORY%"}, cells)
}

func percent(part, total int64) string {
	if total <= 0 {
		return unknown
	}
	return fmt.Sprintf("%d%%", part*100/total)
}
