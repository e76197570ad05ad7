// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package top

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/kubectl/pkg/util/completion"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// metricsDelay is the time after which a running pod has metrics.
const metricsDelay = 2 * time.Minute

// podOptions holds the flags of `top pod`.
type podOptions struct {
	options
	fieldSelector string
	allNamespaces bool
	containers    bool
	sum           bool
	namespace     string
	name          string
}

func newPod(s *access.Session) *cobra.Command {
	o := &podOptions{options: options{session: s, control: access.NewControl(s)}}
	c := command.New(s, command.Help{
		Use: "pod [NAME | -l label]", Short: "Display the resource usage of pods",
		Long: `
			Display the CPU and memory usage of pods in member clusters.

			A pod has metrics some minutes after its creation.`,
		Example: `
			# Show the usage of all pods in the default namespace, in all members
			PROGRAM top pod

			# Show the usage of all pods in two members
			PROGRAM top pod -A -C member1,member2

			# Show the usage of pods with a label by container, with the total
			PROGRAM top pod -l app=nginx --containers --sum`,
	}, o.run)
	c.Aliases = []string{"pods", "po"}
	c.ValidArgsFunction = completion.ResourceNameCompletionFunc(access.Factory(o.control), "pod")
	o.addFlags(c)
	o.control.AddNamespaceFlag(c.Flags())
	flags := c.Flags()
	flags.StringVar(&o.fieldSelector, "field-selector", "", "Field selector. Supports =, ==, !=. The members support few fields per kind.")
	flags.BoolVarP(&o.allNamespaces, "all-namespaces", "A", false, "If true, list pods of all namespaces and ignore --namespace.")
	flags.BoolVar(&o.containers, "containers", false, "If true, show the usage of each container.")
	flags.BoolVar(&o.sum, "sum", false, "If true, add the total usage.")
	return c
}

func (o *podOptions) run(ctx context.Context, args []string) (err error) {
	if err := o.validate(args); err != nil {
		return err
	}
	if len(args) > 0 && (o.selector != "" || o.fieldSelector != "") {
		return errors.New("only one of NAME or selector can be provided")
	}
	if len(args) > 0 {
		o.name = args[0]
	}
	if o.namespace, _, err = o.control.ToRawKubeConfigLoader().Namespace(); err != nil {
		return err
	}
	if o.allNamespaces {
		o.namespace = metav1.NamespaceAll
	}
	rows, failed := o.collect(ctx, o.read)
	if len(rows) == 0 && failed == nil {
		if o.allNamespaces {
			fmt.Fprintln(o.session.Err, "No resources found")
		} else {
			fmt.Fprintf(o.session.Err, "No resources found in %s namespace.\n", o.namespace)
		}
		return nil
	}
	if len(rows) > 0 {
		if err := o.print(rows); err != nil {
			return err
		}
	}
	return failed
}

// read returns the usage of the pods or containers in one member.
func (o *podOptions) read(ctx context.Context, m *member) ([]usage, error) {
	if err := m.checkAPI(); err != nil {
		return nil, err
	}
	api := m.metrics.MetricsV1beta1().PodMetricses(o.namespace)
	var pods []metricsv1beta1.PodMetrics
	if o.name != "" {
		pod, err := api.Get(ctx, o.name, metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		pods = append(pods, *pod)
	} else {
		options := o.listOptions()
		options.FieldSelector = o.fieldSelector
		list, err := api.List(ctx, options)
		if err != nil {
			return nil, err
		}
		pods = list.Items
		if len(pods) == 0 {
			return nil, o.checkPods(ctx, m, options)
		}
	}
	var out []usage
	for i := range pods {
		out = append(out, o.usageOfPod(m.cluster, &pods[i])...)
	}
	return out, nil
}

// checkPods returns errNotYet if pods without metrics should have some.
func (o *podOptions) checkPods(ctx context.Context, m *member, options metav1.ListOptions) error {
	pods, err := m.objects.CoreV1().Pods(o.namespace).List(ctx, options)
	if err != nil {
		return err
	}
	for i := range pods.Items {
		if time.Since(pods.Items[i].CreationTimestamp.Time) > metricsDelay {
			return errNotYet
		}
	}
	return nil
}

func (o *podOptions) usageOfPod(cluster string, pod *metricsv1beta1.PodMetrics) (out []usage) {
	total := corev1.ResourceList{}
	for i := range pod.Containers {
		c := &pod.Containers[i]
		if o.containers {
			u := usage{cluster: cluster, namespace: pod.Namespace, pod: pod.Name, name: c.Name}
			u.cpu, u.memory = usageOf(c.Usage)
			out = append(out, u)
		}
		for name, amount := range c.Usage {
			sum := total[name]
			sum.Add(amount)
			total[name] = sum
		}
	}
	if o.containers {
		return out
	}
	u := usage{cluster: cluster, namespace: pod.Namespace, name: pod.Name}
	u.cpu, u.memory = usageOf(total)
	return []usage{u}
}

func (o *podOptions) print(rows []usage) error {
	header := []string{"NAME", "CLUSTER", "CPU(cores)", "MEMORY(bytes)"}
	prefix := func(usage) []string { return nil }
	if o.containers {
		header = append([]string{"POD"}, header...)
		prefix = func(u usage) []string { return []string{u.pod} }
	}
	if o.allNamespaces {
		header = append([]string{"NAMESPACE"}, header...)
		inner := prefix
		prefix = func(u usage) []string { return append([]string{u.namespace}, inner(u)...) }
	}
	var cells [][]string
	var cpu, memory int64
	for _, u := range rows {
		cells = append(cells, append(prefix(u), u.name, u.cluster, millicores(*u.cpu), mebibytes(*u.memory)))
		cpu, memory = cpu+*u.cpu, memory+*u.memory
	}
	if o.sum {
		blank := make([]string, len(header)-2)
		cells = append(cells, append(append([]string{}, blank...), "________", "________"),
			append(append([]string{}, blank...), millicores(cpu), mebibytes(memory)))
	}
	return o.table(header, cells)
}
