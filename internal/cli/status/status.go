// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package status implements `karmadactl status`, which shows the state of the fleet and its most serious problems.
//
//	clusters, bindings (in pages) ──► Fleet: counts, and the worst problems ──► text, JSON or YAML
//
// The status of a binding contains that of its clusters, so Works and members are not read. Memory does not grow with the number of
// objects.
package status

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/component-base/featuregate"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
)

const (
	// maxProblems is the number of problems that are listed by default.
	maxProblems = 10
	// interval is the time between two reads with --watch.
	interval = 2 * time.Second
)

type options struct {
	command.Base
	clock   clock.Clock
	all     bool
	watch   bool
	members bool
	verbose verbosity
	// gatesOff reports which gates are off, among those that were asked for.
	gatesOff map[featuregate.Feature]bool
}

// verbosity is the flag -v, which takes precedence over the one of logs. It is a pflag.Value.
type verbosity int

// String implements pflag.Value.
func (v *verbosity) String() string { return strconv.Itoa(int(*v)) }

// Type implements pflag.Value.
func (v *verbosity) Type() string { return "int" }

// Set implements pflag.Value.
func (v *verbosity) Set(text string) error {
	n, err := strconv.Atoi(text)
	*v = verbosity(n)
	return err
}

// NewCommand returns the command `status`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Base: command.NewBase(s), clock: clock.RealClock{}}
	c := command.WithoutArgs(o.Command(command.Help{
		Use: "status", Short: "Show the state of clusters and propagated objects, and the most serious problems",
		Long: `
			Show the state of clusters and propagated objects, and the most serious problems.

			An object has a problem if its latest change is not scheduled, if a manifest cannot be rendered, if a cluster has not
			applied it, if its removal is held or its eviction is blocked, if its staged rollout failed, is paused or waits for an
			approval, if its cluster is not ready, or if a cluster reports that it is not healthy. Each object is listed once,
			with its most serious problem; those that concern most clusters are listed first, then the oldest ones. Use trace and why
			to examine one object.

			Hints count what beginners overlook: objects that no policy selects or whose policy was deleted, policies that select
			nothing or lose to others, taints that keep workloads away from clusters, settings whose feature gate is off, autoscalers
			that fail, and objects that moved in the last hour. With -v, they are listed after the problems; add --all to list more than
			ten lines. To learn which gates are off, copies of
			objects that need them are created in a dry run. -v also reads the templates of workloads, and lists those whose pods need
			a ConfigMap, a Secret, a PersistentVolumeClaim or a ServiceAccount that is not propagated to their clusters. It lists the
			fields of all settings, such as a policy or a Remedy, that name a cluster, a kind or an object that does not exist, or that have
			no effect.

			With --namespace, only objects in that namespace are considered. Without the permission to read all namespaces, those in the
			namespace of the context are. What you may not list is named, and nothing is concluded from it.`,
		Example: `
			# Show the state of the fleet and its ten most serious problems
			PROGRAM status

			# Show all problems of objects in the namespace shop
			PROGRAM status -n shop --all`,
	}, func(ctx context.Context, _ []string) error { return o.run(ctx) }, output.JSON, output.YAML))
	o.AddColor(c)
	c.Flags().BoolVar(&o.all, "all", false, "If true, list all problems. By default, the ten most serious ones are listed.")
	c.Flags().BoolVar(&o.members, "members", true, "If true, read from the members why pods of the listed objects are not ready.")
	c.Flags().BoolVarP(&o.watch, "watch", "w", false, "If true, print the state again when it changes.")
	c.Flags().VarP(&o.verbose, "v", "v", "If set, list hints, such as objects that no policy selects and policies that select nothing.")
	c.Flags().Lookup("v").NoOptDefVal = "1"
	return c
}

func (o *options) run(ctx context.Context) error {
	t, err := o.OpenTerminal()
	if err != nil {
		return err
	}
	control, err := o.Control.Client()
	if err != nil {
		return err
	}
	for last := ""; ; {
		f, err := o.read(ctx, control)
		if err != nil {
			return err
		}
		state := fmt.Sprint(f.Clusters, f.Ready, f.Cordoned, f.Objects, f.Healthy, f.Suspended, f.Problems, f.Worst, f.Unread, f.Restored != nil,
			f.MissingWebhooks)
		if last == "" || state != last {
			if err := o.Print(f, last != "", func() { f.print(t, o.clock.Now()) }); err != nil {
				return err
			}
		}
		if last == "" && f.Objects == 0 && f.Namespace != "" && access.NamespaceMissing(ctx, control, f.Namespace) {
			fmt.Fprintf(o.Session.Err, "Warning: namespace %q does not exist.\n", f.Namespace)
		}
		if last = state; !o.watch {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-o.clock.After(interval):
		}
	}
}

// read reads the fleet.
func (o *options) read(ctx context.Context, control client.Client) (*Fleet, error) {
	f := newFleet(observe.Limit(maxProblems, o.all), o.verbose > 0, o.clock.Now(), o.Control.CommandLine)
	namespace, err := o.namespace(ctx, control, f)
	if err != nil {
		return nil, err
	}
	kinds, err := o.Control.Kinds()
	if err != nil {
		return nil, err
	}
	if o.gatesOff == nil {
		o.gatesOff = map[featuregate.Feature]bool{}
	}
	f.kinds = kinds
	h := &hints{Fleet: f, control: control, namespace: namespace, gates: gates{control: o.Control, off: o.gatesOff}}
	var clusters clusterv1alpha1.ClusterList
	if _, err := h.list(ctx, &clusters, "clusters"); err != nil {
		return nil, err
	}
	for i := range clusters.Items {
		f.addCluster(&clusters.Items[i])
	}
	if err := h.readAll(ctx); err != nil {
		return nil, err
	}
	if err := f.addBindings(ctx, control, namespace); err != nil {
		return nil, err
	}
	if err := h.finish(ctx); err != nil {
		return nil, err
	}
	h.addTaints(clusters.Items)
	h.addClusterSettings(ctx, clusters.Items)
	if o.members {
		o.addPods(ctx, control, f)
	}
	f.addWebhooks(ctx, control)
	return f, nil
}

// namespace returns the namespace to read, or "" for all. If the user may not read the bindings of all, it is that of the context.
func (o *options) namespace(ctx context.Context, control client.Client, f *Fleet) (string, error) {
	namespace := o.Control.Namespace
	err := control.List(ctx, &workv1alpha2.ResourceBindingList{}, client.InNamespace(namespace), client.Limit(1))
	if meta.IsNoMatchError(err) {
		return "", o.Control.NotServed(err)
	}
	if apierrors.IsForbidden(err) && namespace == "" {
		if namespace, _, err = o.Control.ToRawKubeConfigLoader().Namespace(); err == nil {
			f.unread("other namespaces")
		}
	}
	f.Namespace = namespace
	return namespace, client.IgnoreNotFound(ignoreForbidden(err))
}

func ignoreForbidden(err error) error {
	if apierrors.IsForbidden(err) {
		return nil
	}
	return err
}

// addBindings adds the propagated objects in a namespace, or all.
func (f *Fleet) addBindings(ctx context.Context, control client.Client, namespace string) error {
	err := access.EachPage(ctx, control, func(list *workv1alpha2.ResourceBindingList) {
		for i := range list.Items {
			f.addBinding(&list.Items[i])
		}
	}, client.InNamespace(namespace))
	if f.readBindings = err == nil; apierrors.IsForbidden(err) {
		f.unread("resourcebindings")
	} else if err != nil || namespace != "" {
		return err
	}
	if namespace != "" {
		return nil
	}
	err = access.EachPage(ctx, control, func(list *workv1alpha2.ClusterResourceBindingList) {
		for i := range list.Items {
			f.addBinding(&list.Items[i])
		}
	})
	if apierrors.IsForbidden(err) {
		f.unread("clusterresourcebindings")
		f.readBindings, err = false, nil
	}
	return err
}

// addPods adds to the listed problems why pods are not ready.
func (o *options) addPods(ctx context.Context, control client.Client, f *Fleet) {
	reader := &observe.Reader{Access: o.Control, Control: control}
	_ = observe.Each(min(len(f.Worst), maxProblems), func(i int) error { // reasons that cannot be read are omitted
		p := &f.Worst[i]
		kind, name, _ := strings.Cut(p.Object, "/")
		mapper, err := o.Control.ToRESTMapper()
		if p.Kind != flow.NotHealthy && p.Kind != flow.NotReported || err != nil {
			return nil
		}
		gvk, err := mapper.KindFor(schema.ParseGroupResource(kind).WithVersion(""))
		if err != nil {
			return nil //nolint:nilerr // the kind is no longer served
		}
		template := &unstructured.Unstructured{}
		template.SetGroupVersionKind(gvk)
		if control.Get(ctx, client.ObjectKey{Namespace: p.Namespace, Name: name}, template) == nil {
			if paused := flow.Paused(template); paused != "" {
				p.Message += "; " + paused
			}
		}
		if p.Kind == flow.NotHealthy {
			if reason := reader.PodReason(ctx, p.Cluster, &explain.Subject{Kind: gvk, Namespace: p.Namespace, Name: name}, nil); reason != "" {
				p.Message += "; " + reason
			}
		}
		return nil
	})
}

// addWebhooks adds the webhook configurations that do not exist, if the user may read them.
func (f *Fleet) addWebhooks(ctx context.Context, control client.Client) {
	all := flow.WebhookConfigurations
	missing := make([]bool, len(all))
	_ = observe.Each(len(all), func(i int) error {
		found := &metav1.PartialObjectMetadata{}
		found.SetGroupVersionKind(schema.GroupVersionKind{Group: "admissionregistration.k8s.io", Version: "v1", Kind: all[i].Kind})
		missing[i] = apierrors.IsNotFound(control.Get(ctx, client.ObjectKey{Name: all[i].Name}, found))
		return nil
	})
	for i, c := range all {
		if missing[i] {
			f.webhooks = append(f.webhooks, c)
			f.MissingWebhooks = append(f.MissingWebhooks, c.Title())
		}
	}
}

// print prints the fleet.
func (f *Fleet) print(t output.Terminal, now time.Time) {
	clusters := fmt.Sprintf("%d, %d ready", f.Clusters, f.Ready)
	if slices.Contains(f.Unread, "clusters") {
		clusters = "unknown"
	}
	if text := f.summary(ofCluster); text != "" {
		clusters += t.Paint(", "+text, output.Bad)
	}
	if f.Cordoned > 0 {
		clusters += fmt.Sprintf(", %d cordoned", f.Cordoned)
	}
	objects := fmt.Sprintf("%d, %d healthy", f.Objects, f.Healthy)
	if text := f.summary(func(k flow.ProblemKind) bool { return !ofCluster(k) && !k.IsHint() }); text != "" {
		objects += t.Paint(", "+text, output.Bad)
	}
	if f.Suspended > 0 {
		objects += fmt.Sprintf(" (%d suspended)", f.Suspended)
	}
	t.Printf("Clusters:   %s\nObjects:    %s\n", clusters, objects)
	if text := f.summary(flow.ProblemKind.IsHint); text != "" {
		if !f.hints {
			text += " (use -v to list them and to check all settings)"
		}
		t.Printf("Hints:      %s\n", text)
	}
	if len(f.Unread) > 0 {
		t.Printf("Not read:   %s (you lack the permission to list them; nothing is concluded from them)\n", strings.Join(f.Unread, ", "))
	}
	if f.Restored != nil {
		t.Printf("Restored:   %s\n", explain.Restored(f.Restored.Time, now))
	}
	for _, c := range f.webhooks {
		t.Printf("Webhooks:   %s (see `%s`)\n", t.Paint(c.Title()+" does not exist", output.Bad)+": "+c.Effect, f.commandLine.Of("", "doctor"))
	}
	if len(f.Worst) == 0 {
		return
	}
	rows := [][]output.Cell{output.Text("PROBLEM", "NAMESPACE", "OBJECT", "CLUSTERS", "SINCE", "REASON")}
	for i := range f.Worst {
		p := &f.Worst[i]
		row := output.Text(string(p.Kind), p.Namespace, p.Object, "", "", p.Message)
		row[0].Color = output.Bad
		if p.Kind.Rank() >= flow.StatusUnknown.Rank() {
			row[0].Color = output.Pending
		}
		if p.Clusters > 0 {
			row[3].Text = fmt.Sprint(p.Clusters)
		}
		if p.Since != nil && !p.Since.IsZero() {
			row[4].Text = duration.HumanDuration(now.Sub(p.Since.Time))
		}
		rows = append(rows, row)
	}
	t.Printf("\n")
	t.Table(rows)
	total := 0
	for k, n := range f.Problems {
		if f.hints || !k.IsHint() {
			total += n
		}
	}
	if more := total - len(f.Worst); more > 0 {
		t.Printf("%s (use --all to list them)\n", explain.Count(int64(more), "more problem"))
	}
}
