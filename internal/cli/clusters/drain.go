// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names"
)

// drainInterval is the time between two reads of the progress.
const drainInterval = time.Second

type drainOptions struct {
	session  *access.Session
	control  *access.Control
	clock    clock.Clock
	selector string
	dryRun   bool
	timeout  time.Duration // of the command; 0 means none
	progress time.Duration // the time without progress that ends the command; 0 means none

	clusters  []clusterv1alpha1.Cluster // of the last plan
	shortages []string                  // of the last plan
}

// Drain returns the command `drain`.
func Drain(s *access.Session) *cobra.Command {
	o := &drainOptions{session: s, control: access.NewControl(s), clock: clock.RealClock{}}
	c := command.New(s, command.Help{
		Use:   "drain CLUSTER [--selector=LABELS] [--dry-run] [--timeout=DURATION] [--progress-timeout=DURATION]",
		Short: "Move all workloads away from a cluster",
		Long: `
			Move all workloads away from a cluster, for example before its maintenance.

			The command first decides with the code of the scheduler where each workload can go. A workload that fits nowhere else stays. Then
			it marks the cluster as unschedulable and creates a PlacementEviction for each of the others. A copy is deleted when its
			replacement is healthy, or after --graceful-eviction-timeout of the controller manager (10 minutes by default), and as far as the
			disruption budgets of the workload permit. Only a budget keeps a copy whose replacement does not become healthy. The command
			prints the progress, and at the end which objects stayed and why. It ends when all objects have left, or when no eviction has
			progressed for --progress-timeout, for example because the other clusters are full. The evictions continue after that; run it
			again to see them.

			uncordon --return requests to bring the workloads back.

			The exit code is 0 if nothing stays, and 1 otherwise.`,
		Example: `
			# Show where the workloads of member1 would go
			PROGRAM drain member1 --dry-run

			# Move all workloads away from member1
			PROGRAM drain member1`,
	}, func(ctx context.Context, args []string) error {
		switch {
		case len(args) == 0:
			return errors.New("cluster name is required")
		case len(args) > 1:
			return errors.New("more than one cluster name is not supported")
		}
		return o.run(ctx, args[0])
	})
	c.ValidArgsFunction = access.CompleteClusters(o.control)
	o.control.Bind(c, false)
	c.Flags().StringVarP(&o.selector, "selector", "l", "", "Labels of the objects to move. Empty means all objects.")
	c.Flags().BoolVar(&o.dryRun, "dry-run", false, "If true, only print where the workloads would go, without writing anything.")
	c.Flags().DurationVar(&o.timeout, "timeout", 0, "Time after which the command ends although objects have not left. 0 means no limit.")
	c.Flags().DurationVar(&o.progress, "progress-timeout", 5*time.Minute,
		"Time without progress of any eviction, after which the command ends although objects have not left. 0 means no limit.")
	return c
}

func (o *drainOptions) run(ctx context.Context, name string) error {
	selector, err := labels.Parse(o.selector)
	if err != nil {
		return fmt.Errorf("--selector: %w", err)
	}
	api, err := o.control.Client()
	if err != nil {
		return err
	}
	all, err := o.plan(ctx, api, name, selector)
	if err != nil {
		return err
	}
	for _, text := range o.shortages {
		fmt.Fprintf(o.session.Out, "Warning: %s\n", text)
	}
	if o.dryRun {
		return o.result(name, all, "would stay")
	}
	if _, err := changeTaints(ctx, o.control, name, false, func(before []corev1.Taint) ([]corev1.Taint, error) {
		return leave.SetCordon(before, true), nil
	}); err != nil {
		return err
	}
	fmt.Fprintf(o.session.Out, "%s cluster cordoned\n", name)
	return o.move(ctx, api, name, selector)
}

// move evicts the objects from a cordoned cluster, prints the progress until they have left or the time is over, and which objects stayed.
func (o *drainOptions) move(ctx context.Context, api client.Client, name string, selector labels.Selector) error {
	all, err := o.plan(ctx, api, name, selector) // also what was scheduled before the cluster was cordoned
	if err != nil {
		return err
	}
	evictions, err := leave.Evict(ctx, api, name, all, "karmadactl")
	if err != nil {
		return err
	}
	ended, err := o.follow(ctx, api, all, evictions)
	if err != nil {
		return err
	}
	later, err := o.plan(ctx, api, name, selector)
	if err != nil {
		return err
	}
	for _, w := range later { // a scheduler with an older state of the cluster may have placed it
		if !slices.ContainsFunc(all, func(known *leave.Workload) bool { return known.Title() == w.Title() }) {
			w.Stays = "it was placed there meanwhile; run the command again"
			all = append(all, w)
		}
	}
	if ended != "" {
		fmt.Fprintf(o.session.Out, "%s; the evictions continue\n", ended)
		for _, text := range full(o.clusters, name) {
			fmt.Fprintln(o.session.Out, text)
		}
	}
	return o.result(name, all, "stayed")
}

// plan returns the objects in a cluster, sorted, and where they can go.
func (o *drainOptions) plan(
	ctx context.Context, api client.Client, name string, selector labels.Selector,
) (all []*leave.Workload, err error) {
	var clusters clusterv1alpha1.ClusterList
	if err := api.List(ctx, &clusters); err != nil {
		return nil, err
	}
	at := slices.IndexFunc(clusters.Items, func(c clusterv1alpha1.Cluster) bool { return c.Name == name })
	if at < 0 { // the error of the API server
		return nil, api.Get(ctx, client.ObjectKey{Name: name}, &clusterv1alpha1.Cluster{})
	}
	clusters.Items[at].Spec.Taints = leave.SetCordon(clusters.Items[at].Spec.Taints, true)
	var errs []error
	scheduled := requests{}
	if err := access.EachBinding(ctx, api, metav1.NamespaceAll, func(b binding.Binding) {
		scheduled.addScheduled(b)
		if !leave.Leaves(b, name) {
			return
		}
		if !selector.Empty() {
			m := &metav1.PartialObjectMetadata{}
			m.SetGroupVersionKind(binding.TemplateKind(b))
			r := b.BindingSpec().Resource
			if err := api.Get(ctx, types.NamespacedName{Namespace: r.Namespace, Name: r.Name}, m); err != nil {
				errs = append(errs, client.IgnoreNotFound(err))
				return
			}
			if !selector.Matches(labels.Set(m.Labels)) {
				return
			}
		}
		all = append(all, &leave.Workload{Binding: b})
	}); err != nil {
		return nil, err
	}
	for _, w := range all {
		errs = append(errs, w.Decide(ctx, explain.WithClusters{Reader: api, Clusters: clusters.Items}, name))
		if o.dryRun {
			w.Budgets = w.Waits(ctx, api)
		}
	}
	o.clusters, o.shortages = clusters.Items, shortages(all, scheduled, clusters.Items)
	slices.SortFunc(all, func(a, b *leave.Workload) int { return strings.Compare(a.Title(), b.Title()) })
	return all, errors.Join(errs...)
}

// follow prints the phases of evictions as they change, until all have ended or the time is over. It sets which objects stay, and returns
// why it ended before the evictions, or "".
func (o *drainOptions) follow(
	ctx context.Context, api client.Client, all []*leave.Workload, evictions map[types.NamespacedName]types.NamespacedName,
) (string, error) {
	start, shown := o.clock.Now(), map[types.NamespacedName]string{}
	changed := start
	for {
		left := 0
		for _, w := range all {
			key, evicted := evictions[client.ObjectKeyFromObject(w.Binding)]
			if !evicted {
				continue
			}
			line, running, err := observe(ctx, api, w, key)
			if err != nil {
				return "", err
			}
			if running {
				left++
			}
			if line != "" && shown[key] != line {
				fmt.Fprintln(o.session.Out, line)
				shown[key], changed = line, o.clock.Now()
			}
		}
		switch now := o.clock.Now(); {
		case left == 0:
			return "", nil
		case o.timeout > 0 && now.Sub(start) >= o.timeout:
			return fmt.Sprintf("%s not finished within %v", explain.Count(int64(left), "eviction"), o.timeout), nil
		case o.progress > 0 && now.Sub(changed) >= o.progress:
			return fmt.Sprintf("%s not finished, without progress for %v", explain.Count(int64(left), "eviction"), o.progress), nil
		}
		select {
		case <-ctx.Done():
			return "", ctx.Err()
		case <-o.clock.After(drainInterval):
		}
	}
}

// observe sets why a workload stays, and returns the progress of its eviction, and whether the eviction has not ended.
func observe(ctx context.Context, api client.Client, w *leave.Workload, key types.NamespacedName) (line string, running bool, err error) {
	e := &fleetv1alpha1.PlacementEviction{}
	if err := api.Get(ctx, key, e); client.IgnoreNotFound(err) != nil {
		return "", false, err
	} else if err != nil {
		w.Stays = "its PlacementEviction was deleted"
		return "", false, nil
	}
	w.Stays = ""
	switch st := e.Status; {
	case st.Phase == fleetv1alpha1.EvictionInvalid:
		w.Stays = st.Message
	case st.CompletionTime == nil:
		w.Stays = strings.TrimPrefix(string(st.Phase)+": "+st.Message, ": ")
		running = true
	}
	switch e.Status.Phase {
	case "":
		return "", running, nil
	case fleetv1alpha1.EvictionExecuted:
		return fmt.Sprintf("%s moved to %s", w.Title(), strings.Join(e.Status.MovedTo, ", ")), running, nil
	default:
		return fmt.Sprintf("%s %s: %s", w.Title(), strings.ToLower(string(e.Status.Phase)), e.Status.Message), running, nil
	}
}

func (o *drainOptions) print(all []*leave.Workload) {
	rows := [][]string{{"NAMESPACE", "OBJECT", "REPLICAS", "TO", "BUDGETS"}}
	for _, w := range all {
		r, to := w.Binding.BindingSpec().Resource, strings.Join(w.To, ", ")
		switch {
		case w.Stays != "":
			to = "stays: " + w.Stays
		case to == "":
			to = "its other clusters"
		}
		replicas := "-"
		if binding.IsWorkload(w.Binding.BindingSpec()) {
			replicas = fmt.Sprint(w.Binding.BindingSpec().Replicas)
		}
		rows = append(rows, []string{r.Namespace, strings.ToLower(r.Kind) + "/" + r.Name, replicas, to, cmp.Or(w.Budgets, "-")})
	}
	output.Terminal{Writer: o.session.Out}.Table(output.Rows(rows))
}

// result prints the objects that stay, those of a dry run with the clusters that get them, and returns an exit code if there are any that
// could have left.
func (o *drainOptions) result(name string, all []*leave.Workload, verb string) error {
	if len(all) == 0 {
		selected := ""
		if o.selector != "" {
			selected = fmt.Sprintf(" that match the selector %q", o.selector)
		}
		fmt.Fprintf(o.session.Out, "cluster %s has no objects to move%s\n", name, selected)
		return nil
	}
	if o.dryRun {
		o.print(all)
	}
	staying, movable := 0, 0
	for _, w := range all {
		if !w.Fixed {
			movable++
		}
		if w.Stays == "" {
			continue
		}
		if !o.dryRun {
			fmt.Fprintf(o.session.Out, "%s stayed: %s\n", w.Title(), w.Stays)
		}
		if !w.Fixed {
			staying++
		}
	}
	if staying > 0 {
		return access.ExitError{Code: 1, Message: fmt.Sprintf("%d of %d objects %s in cluster %s", staying, movable, verb, name)}
	}
	if !o.dryRun {
		fmt.Fprintf(o.session.Out, "%s left cluster %s\n", explain.Count(int64(movable), "object"), name)
	}
	return nil
}

// returnWorkloads requests to schedule the workloads again that a drain moved away from a cluster, and deletes their evictions.
func returnWorkloads(ctx context.Context, s *access.Session, control *access.Control, name string) error {
	api, err := control.Client()
	if err != nil {
		return err
	}
	var evictions fleetv1alpha1.PlacementEvictionList
	if err := api.List(ctx, &evictions, client.MatchingLabels{names.DrainedCluster: name}); err != nil {
		return err
	}
	r := &appsv1alpha1.WorkloadRebalancer{ObjectMeta: metav1.ObjectMeta{GenerateName: "karmadactl-return-"}}
	r.Annotations = map[string]string{names.ReplacementFirst: "true"}
	r.Spec.TTLSecondsAfterFinished = new(int32(time.Hour / time.Second))
	for i := range evictions.Items {
		e := &evictions.Items[i]
		var b workv1alpha2.ResourceBinding
		if err := api.Get(ctx, client.ObjectKey{Namespace: e.Namespace, Name: e.Spec.Binding}, &b); client.IgnoreNotFound(err) != nil {
			return err
		} else if err == nil && e.Status.Phase == fleetv1alpha1.EvictionExecuted {
			w := appsv1alpha1.ObjectReference{
				APIVersion: b.Spec.Resource.APIVersion, Kind: b.Spec.Resource.Kind, Namespace: b.Spec.Resource.Namespace, Name: b.Spec.Resource.Name,
			}
			if !slices.Contains(r.Spec.Workloads, w) {
				r.Spec.Workloads = append(r.Spec.Workloads, w)
			}
		}
	}
	if len(r.Spec.Workloads) == 0 {
		_, err := fmt.Fprintf(s.Out, "No workload left cluster %s by a drain in the last 24 hours.\n", name)
		return err
	}
	if err := api.Create(ctx, r, client.FieldOwner("karmadactl")); err != nil {
		return err
	}
	for i := range evictions.Items {
		if e := &evictions.Items[i]; e.Status.CompletionTime != nil {
			if err := client.IgnoreNotFound(api.Delete(ctx, e)); err != nil {
				return err
			}
		}
	}
	count := explain.Count(int64(len(r.Spec.Workloads)), "object")
	_, err = fmt.Fprintf(s.Out, "WorkloadRebalancer %s requests to schedule %s again\n", r.Name, count)
	return err
}
