// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package adopt

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/threeway"
)

const (
	// memberTimeout bounds the requests to one member, so that an unreachable one does not hide the others.
	memberTimeout = 15 * time.Second
	// parallel is the number of members that are read at a time.
	parallel = 16
)

// result is the comparison in one cluster.
type result struct {
	cluster string
	// uid is the UID of an existing unmanaged object, or "".
	uid     types.UID
	managed bool
	// difference is how the object would change.
	difference string
	err        error
}

func (r *result) describe() string {
	switch {
	case r.err != nil:
		return "error: " + strings.TrimSpace(r.err.Error())
	case r.managed:
		return "already managed"
	case r.uid == "":
		return "does not exist, will be created"
	case r.difference == "":
		return fmt.Sprintf("exists (UID %s), only labels and annotations of Karmada would be added", r.uid)
	default:
		return fmt.Sprintf("exists (UID %s), would change:", r.uid)
	}
}

// compare compares the manifests in the Works of a binding with the objects in the members, sorted by cluster.
func (o *options) compare(ctx context.Context, api dynamic.Interface, chain interpret.Chain, b binding.Binding) ([]result, error) {
	id := binding.ID(b)
	if id == "" {
		return nil, fmt.Errorf("%s has no permanent ID (label %s)", binding.Title(b), binding.ScopeOf(b).IDLabel)
	}
	list, err := api.Resource(workv1alpha1.GroupVersion.WithResource("works")).
		List(ctx, metav1.ListOptions{LabelSelector: binding.ScopeOf(b).IDLabel + "=" + id})
	if err != nil {
		return nil, fmt.Errorf("list the Works of %s: %w", binding.Title(b), err)
	}
	var (
		mu      sync.Mutex // guards results
		results []result
		group   errgroup.Group
	)
	group.SetLimit(parallel)
	missing := slices.Clone(o.clusters)
	for i := range list.Items {
		cluster, ok := names.ClusterOf(list.Items[i].GetNamespace())
		if !ok || len(o.clusters) > 0 && !slices.Contains(o.clusters, cluster) {
			continue
		}
		missing = slices.DeleteFunc(missing, func(name string) bool { return name == cluster })
		group.Go(func() error {
			r := result{cluster: cluster}
			r.err = o.compareIn(ctx, chain, &list.Items[i], &r)
			mu.Lock()
			defer mu.Unlock()
			results = append(results, r)
			return nil
		})
	}
	_ = group.Wait() // the functions return no errors
	if len(missing) > 0 {
		return nil, fmt.Errorf("%s has no Work in cluster %s", binding.Title(b), strings.Join(missing, ", "))
	}
	slices.SortFunc(results, func(a, b result) int { return strings.Compare(a.cluster, b.cluster) })
	return results, nil
}

// compareIn compares the manifest of one Work.
func (o *options) compareIn(ctx context.Context, chain interpret.Chain, object *unstructured.Unstructured, r *result) error {
	ctx, cancel := context.WithTimeout(ctx, memberTimeout)
	defer cancel()
	var w workv1alpha1.Work
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(object.Object, &w); err != nil {
		return fmt.Errorf("decode Work %s/%s: %w", object.GetNamespace(), object.GetName(), err)
	}
	if len(w.Spec.Workload.Manifests) == 0 {
		return errors.New("the Work has no manifest")
	}
	desired := &unstructured.Unstructured{}
	if err := desired.UnmarshalJSON(w.Spec.Workload.Manifests[0].Raw); err != nil {
		return fmt.Errorf("decode the manifest: %w", err)
	}
	observed, err := o.read(ctx, r.cluster, desired)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	if r.managed = observed.GetLabels()[names.Managed] == "true"; r.managed {
		return nil
	}
	r.uid = observed.GetUID()
	next, err := threeway.Plan(ctx, chain, desired, observed, false)
	if err != nil || next == nil {
		return err
	}
	r.difference, err = explain.Difference("member", withoutMarks(observed), "manifest", withoutMarks(next))
	return err
}

// read reads the object of a manifest from a member.
func (o *options) read(ctx context.Context, cluster string, desired *unstructured.Unstructured) (*unstructured.Unstructured, error) {
	member := o.control.KnownMember(cluster)
	mapper, err := member.ToRESTMapper()
	if err != nil {
		return nil, err
	}
	gvk := desired.GroupVersionKind()
	mapping, err := mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if err != nil {
		return nil, err
	}
	config, err := member.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	api, err := dynamic.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	return api.Resource(mapping.Resource).Namespace(desired.GetNamespace()).Get(ctx, desired.GetName(), metav1.GetOptions{})
}

// withoutMarks returns a copy of an object without the labels and annotations of Karmada, which every managed object gets.
func withoutMarks(o *unstructured.Unstructured) *unstructured.Unstructured {
	out := o.DeepCopy()
	keep := func(all map[string]string) map[string]string {
		for k := range all {
			if strings.Contains(k, "karmada.io/") {
				delete(all, k)
			}
		}
		return all
	}
	out.SetLabels(keep(out.GetLabels()))
	out.SetAnnotations(keep(out.GetAnnotations()))
	return out
}
