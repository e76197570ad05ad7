// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package top implements `karmadactl top`, which shows the resource usage of pods and nodes in members.
//
//	clusters ──► metrics.k8s.io of each member, through the cluster proxy, in parallel ──► rows ──► one table
//
// The usage of a member is shown although another one cannot be read; the command then fails after the table.
package top

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/cli-runtime/pkg/printers"
	"k8s.io/client-go/kubernetes"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	metrics "k8s.io/metrics/pkg/client/clientset/versioned"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// timeout limits the wait for one member.
const timeout = 15 * time.Second

// NewCommand returns the command `top`.
func NewCommand(s *access.Session) *cobra.Command {
	c := command.Group("top", "Display the resource usage of pods and nodes in member clusters", `
		Display the CPU and memory usage of pods and nodes in member clusters.

		The members must serve the API metrics.k8s.io, as with the metrics-server.`, newPod(s), newNode(s))
	c.Run = cmdutil.DefaultSubCommandRun(s.Err) // exit code 1, as of kubectl
	return c
}

// options are the flags that pods and nodes have in common.
type options struct {
	session *access.Session
	control *access.Control

	clusters  []string
	selector  string
	sortBy    string
	noHeaders bool
	protobuf  bool
}

func (o *options) addFlags(command *cobra.Command) {
	flags := command.Flags()
	o.control.Bind(command, false)
	flags.StringSliceVarP(&o.clusters, "clusters", "C", nil, "Names of the members to query. Empty means all members.")
	flags.StringVarP(&o.selector, "selector", "l", "", "Label selector. Supports =, ==, !=, in, notin.")
	flags.StringVar(&o.sortBy, "sort-by", "",
		"Resource to sort by, in descending order. One of: (cpu, memory). Empty means by cluster and name.")
	flags.BoolVar(&o.noHeaders, "no-headers", false, "If true, omit the headers.")
	flags.BoolVar(&o.protobuf, "use-protocol-buffers", true, "If true, read metrics and objects as protocol buffers.")
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("clusters", access.CompleteClusters(o.control))
	_ = command.RegisterFlagCompletionFunc("sort-by",
		cobra.FixedCompletions([]cobra.Completion{"cpu", "memory"}, cobra.ShellCompDirectiveNoFileComp))
}

func (o *options) validate(args []string) error {
	switch {
	case o.sortBy != "" && o.sortBy != "cpu" && o.sortBy != "memory":
		return errors.New("--sort-by accepts only cpu or memory")
	case len(args) > 1:
		return fmt.Errorf("at most one NAME can be provided, got %d", len(args))
	}
	return nil
}

// member has clients of one member.
type member struct {
	cluster string
	metrics metrics.Interface
	objects kubernetes.Interface
}

func (o *options) member(cluster string) (*member, error) {
	config, err := o.control.KnownMember(cluster).ToRESTConfig()
	if err != nil {
		return nil, err
	}
	config.Timeout = timeout
	if o.protobuf {
		config.AcceptContentTypes = runtime.ContentTypeProtobuf + "," + runtime.ContentTypeJSON
		config.ContentType = runtime.ContentTypeProtobuf
	}
	m := &member{cluster: cluster}
	if m.metrics, err = metrics.NewForConfig(config); err != nil {
		return nil, err
	}
	m.objects, err = kubernetes.NewForConfig(config)
	return m, err
}

var (
	errNoAPI  = errors.New("metrics API not available")
	errNotYet = errors.New("metrics not available yet")
)

// usage is a row of the table.
type usage struct {
	cluster, namespace, pod, name string
	// cpu is in millicores, memory in bytes; both are nil if there are no metrics.
	cpu, memory *int64
	// cpuTotal and memoryTotal are the amounts to which the usage of a node is related.
	cpuTotal, memoryTotal int64
}

// usageOf returns the amounts of a list of resources.
func usageOf(list corev1.ResourceList) (cpu, memory *int64) {
	c, m := list.Cpu().MilliValue(), list.Memory().Value()
	return &c, &m
}

// collect queries members in parallel. A member that lacks the object that was requested by name causes an error only if all do.
func (o *options) collect(ctx context.Context, read func(context.Context, *member) ([]usage, error)) (rows []usage, err error) {
	clusters, err := o.control.ChooseClusters(ctx, o.clusters)
	if err != nil {
		if _, missing := errors.AsType[access.MissingClustersError](err); missing {
			return nil, err
		}
		return nil, fmt.Errorf("failed to list all member clusters in control plane, err: %w", err)
	}
	found, errs := make([][]usage, len(clusters)), make([]error, len(clusters))
	var group sync.WaitGroup
	for i, name := range clusters {
		group.Go(func() {
			m, err := o.member(name)
			if err == nil {
				found[i], err = read(ctx, m)
			}
			errs[i] = err
		})
	}
	group.Wait()
	var missing, failed []error
	for i, name := range clusters {
		rows = append(rows, found[i]...)
		switch {
		case errs[i] == nil:
		case apierrors.IsNotFound(errs[i]):
			missing = append(missing, fmt.Errorf("cluster(%s): %w", name, errs[i]))
		default:
			failed = append(failed, fmt.Errorf("cluster(%s): %w", name, errs[i]))
		}
	}
	if len(rows) == 0 {
		failed = append(failed, missing...)
	}
	o.sort(rows)
	return rows, utilerrors.NewAggregate(failed)
}

// checkAPI returns errNoAPI if a member does not serve metrics.
func (m *member) checkAPI() error {
	_, err := m.objects.Discovery().ServerResourcesForGroupVersion("metrics.k8s.io/v1beta1")
	if apierrors.IsNotFound(err) || apierrors.IsServiceUnavailable(err) {
		return errNoAPI
	}
	return err
}

func (o *options) sort(rows []usage) {
	amount := func(u usage) int64 {
		value := u.cpu
		if o.sortBy == "memory" {
			value = u.memory
		}
		if value == nil {
			return -1
		}
		return *value
	}
	slices.SortStableFunc(rows, func(a, b usage) int {
		order := cmp.Or(
			cmp.Compare(a.cluster, b.cluster),
			cmp.Compare(a.namespace, b.namespace),
			cmp.Compare(a.pod, b.pod),
			cmp.Compare(a.name, b.name),
		)
		if o.sortBy == "" {
			return order
		}
		return cmp.Or(cmp.Compare(amount(b), amount(a)), order)
	})
}

// table writes rows in aligned columns.
func (o *options) table(header []string, rows [][]string) error {
	out := printers.GetNewTabWriter(o.session.Out)
	if !o.noHeaders {
		rows = slices.Insert(rows, 0, header)
	}
	for _, row := range rows {
		for i, cell := range row {
			separator := "\t"
			if i == len(row)-1 {
				separator = "\n"
			}
			if _, err := io.WriteString(out, cell+separator); err != nil {
				return err
			}
		}
	}
	return out.Flush()
}

func millicores(n int64) string { return fmt.Sprintf("%dm", n) }

func mebibytes(n int64) string { return fmt.Sprintf("%dMi", n/(1<<20)) }

func (o *options) listOptions() metav1.ListOptions {
	return metav1.ListOptions{LabelSelector: o.selector}
}
