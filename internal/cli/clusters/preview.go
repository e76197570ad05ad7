// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/term"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/strategy"
)

// maxListed is the number of objects that a preview lists.
const maxListed = 20

// preview lists the objects that are deleted with a cluster, and those that no other cluster takes. On a terminal, it asks for
// confirmation.
func (r *registration) preview(ctx context.Context) error {
	control, err := r.control.Client()
	if err != nil {
		return err
	}
	out := r.session.Out
	namespaces := work.NewNamespaces()
	deleted, kept, ready, err := r.objects(ctx, control, namespaces)
	if errors.Is(err, errPull) {
		return nil // it cannot be unjoined; the error of the removal names the command for it
	} else if errors.Is(err, errMissing) { // the removal reports it
	} else if err != nil { // the removal itself may succeed
		fmt.Fprintf(r.session.Err, "Warning: the objects that the removal of cluster(%s) deletes are not known: %v\n", r.options.Name, err)
	} else if r.previewed = true; !ready {
		fmt.Fprintf(out, "cluster(%s) is not ready: %s would stay in it, unmanaged.\n",
			r.options.Name, explain.Count(int64(len(deleted)+len(kept)), "propagated object"))
		kept = nil
	} else if len(deleted) == 0 {
		fmt.Fprintf(out, "No propagated objects are deleted from cluster(%s).\n", r.options.Name)
	} else {
		fmt.Fprintf(out, "%s would be deleted from cluster(%s):\n", explain.Count(int64(len(deleted)), "propagated object"), r.options.Name)
		for i, line := range deleted {
			if i == maxListed {
				fmt.Fprintf(out, "  and %d more\n", len(deleted)-i)
				break
			}
			fmt.Fprintf(out, "  %s\n", line)
		}
		fmt.Fprintln(out, "To keep them in the cluster, unmanaged, set preserveResourcesOnDeletion in their policies first.")
	}
	if note := namespaces.Note(fmt.Sprintf("cluster(%s)", r.options.Name), ready); r.previewed && note != "" {
		fmt.Fprintln(out, strings.ToUpper(note[:1])+note[1:]+".")
	}
	if len(kept) > 0 {
		fmt.Fprintf(out, "%s would stay in it, unmanaged: preserveResourcesOnDeletion is set.\n", explain.Count(int64(len(kept)), "object"))
	}
	if file, ok := r.session.In.(*os.File); ok && !r.yes && !r.options.DryRun && term.IsTerminal(int(file.Fd())) &&
		!command.Confirm(r.session) {
		return errors.New("canceled")
	}
	return nil
}

var (
	// errPull reports that a cluster is in Pull mode.
	errPull = errors.New("the cluster is in Pull mode")
	// errMissing reports that a cluster does not exist.
	errMissing = errors.New("the cluster does not exist")
)

// objects returns the objects that unjoin deletes from the cluster, and the objects that it preserves there. It adds the namespaces of the
// Works. All objects stay in a cluster that is not ready.
func (r *registration) objects(
	ctx context.Context, control client.Client, namespaces *work.Namespaces,
) (deleted, kept []string, ready bool, err error) {
	var c clusterv1alpha1.Cluster
	if err := control.Get(ctx, client.ObjectKey{Name: r.options.Name}, &c); apierrors.IsNotFound(err) {
		return nil, nil, false, errMissing
	} else if err != nil {
		return nil, nil, false, err
	}
	if c.Spec.SyncMode == clusterv1alpha1.Pull {
		return nil, nil, false, errPull
	}
	condition := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	ready = condition == nil || condition.Status == metav1.ConditionTrue
	preserved, pending := map[string]bool{}, []workv1alpha1.Work{}
	err = access.EachPage(ctx, control, func(list *workv1alpha1.WorkList) {
		for i := range list.Items {
			w := &list.Items[i]
			namespaces.Add(w)
			if w.DeletionTimestamp != nil && !ready {
				pending = append(pending, *w)
			}
			preserved[w.Annotations[names.BindingNamespace]+"/"+w.Annotations[names.BindingName]+w.Annotations[names.ClusterBindingName]] =
				w.Spec.PreserveResourcesOnDeletion != nil && *w.Spec.PreserveResourcesOnDeletion
		}
	}, client.InNamespace(names.ExecutionNamespace(r.options.Name)))
	if err != nil {
		return nil, nil, false, err
	}
	var clusters clusterv1alpha1.ClusterList
	if err := control.List(ctx, &clusters); err != nil {
		return nil, nil, false, err
	}
	others := slices.DeleteFunc(clusters.Items, func(c clusterv1alpha1.Cluster) bool { return c.Name == r.options.Name })
	reader, scheduler := explain.WithClusters{Reader: control, Clusters: others}, explain.DefaultScheduler()
	err = access.EachBinding(ctx, control, "", func(b binding.Binding) {
		here := func(t workv1alpha2.TargetCluster) bool { return t.Name == r.options.Name }
		if !slices.ContainsFunc(binding.Targets(b.BindingSpec()), here) || strategy.Unmanaged(b.BindingStatus(), r.options.Name) {
			return
		}
		resource := b.BindingSpec().Resource
		title := flow.TitleOf(b)
		if resource.Namespace != "" {
			title += " in namespace " + resource.Namespace
		}
		if preserved[b.GetNamespace()+"/"+b.GetName()] {
			kept = append(kept, title)
			return
		}
		deleted = append(deleted, title+nowhere(ctx, reader, scheduler, b))
	})
	return deleted, append(kept, work.Objects(pending)...), ready, err
}

// nowhere returns " (fits no other cluster: REASON)" if an object is unschedulable without the cluster, and where it moves otherwise.
func nowhere(ctx context.Context, reader explain.WithClusters, scheduler *explain.Scheduler, b binding.Binding) string {
	if b.BindingSpec().Placement == nil {
		return ""
	}
	if binding.Orphaned(b) {
		return " (does not move: no policy claims it)"
	}
	if c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Scheduled); c != nil &&
		c.Reason == workv1alpha2.BindingReasonQuotaExceeded {
		return " (cannot leave while its quota is exceeded, so that the cluster stays)"
	}
	var d explain.Decision
	_, decided, err := d.Make(ctx, reader, scheduler, b)
	switch {
	case err == nil && d.Error != "":
		return " (fits no other cluster: " + strings.TrimSuffix(d.Error, ".") + ")"
	case err == nil && len(decided) > 0 && d.HasReplicas:
		return " (moves to " + explain.Targets(decided, true) + notReady(reader.Clusters, decided) + rejections(ctx, reader, b, decided) + ")"
	}
	return ""
}

// notReady returns "; CLUSTERS is not ready" if targets have not reported that they are ready: nothing may run there.
func notReady(clusters []clusterv1alpha1.Cluster, targets []workv1alpha2.TargetCluster) string {
	var out []string
	for i := range clusters {
		c := &clusters[i]
		ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		target := slices.ContainsFunc(targets, func(t workv1alpha2.TargetCluster) bool { return t.Name == c.Name })
		if target && ready != nil && ready.Status != metav1.ConditionTrue {
			out = append(out, c.Name)
		}
	}
	switch len(out) {
	case 0:
		return ""
	case 1:
		return "; " + out[0] + " is not ready"
	}
	return "; " + strings.Join(out, ", ") + " are not ready"
}

// rejections returns "; CLUSTERS reject it, …" if a divided Job has completions: clusters that run it reject another share.
func rejections(ctx context.Context, reader client.Reader, b binding.Binding, decided []workv1alpha2.TargetCluster) string {
	resource, before := b.BindingSpec().Resource, map[string]int32{}
	if resource.APIVersion != "batch/v1" || resource.Kind != "Job" {
		return ""
	}
	for _, t := range binding.Targets(b.BindingSpec()) {
		before[t.Name] = t.Replicas
	}
	var changed []string
	for _, t := range decided {
		if replicas, runs := before[t.Name]; runs && replicas != t.Replicas {
			changed = append(changed, t.Name)
		}
	}
	job := &unstructured.Unstructured{}
	job.SetAPIVersion(resource.APIVersion)
	job.SetKind(resource.Kind)
	if len(changed) == 0 || reader.Get(ctx, client.ObjectKey{Namespace: resource.Namespace, Name: resource.Name}, job) != nil {
		return ""
	}
	if completions, _, _ := unstructured.NestedFieldNoCopy(job.Object, "spec", "completions"); completions == nil {
		return ""
	}
	return "; spec.completions of a Job is immutable, so that " + strings.Join(changed, ", ") + " keeps its share, and the Job is NotApplied"
}
