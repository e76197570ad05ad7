// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/metadata"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// inventory holds the UIDs of the objects of a cluster by group, resource, namespace and name.
type inventory map[string]types.UID

// selectEverything creates policies for all kinds, with Overwrite, for a member without workloads. An administrator may write them by
// mistake. Then it moves their placement to another member. No object that the first member had before is removed.
func selectEverything(t *testing.T, e *env.Env) {
	const fresh, spare = "fresh", "spare"
	f := newFixture(t, e)
	for _, name := range []string{fresh, spare} {
		if _, err := e.AddMember(name, 0); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			options := cluster.Options{Name: name, Control: e.Config, Member: e.Members[name].Config, Wait: env.Timeout}
			if err := cluster.Unjoin(context.Background(), options); err != nil {
				t.Errorf("unjoin %s: %v", name, err)
			}
			if err := e.RemoveMember(name); err != nil {
				t.Error(err)
			}
		})
		f.waitReady(name, true)
	}
	before, kinds := f.inventory(fresh)

	// 1. A policy of each scope selects all kinds without names.
	cpp := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	cpp.Spec = f.policy("", []string{fresh}, kinds...).Spec
	cpp.Spec.ConflictResolution = policyv1alpha1.ConflictOverwrite
	pp := f.policy("all", []string{fresh}, kinds...)
	pp.Namespace, pp.Spec.ConflictResolution = metav1.NamespaceDefault, policyv1alpha1.ConflictOverwrite
	last := f.configMap("last", nil)
	f.create(last, cpp, pp)
	t.Cleanup(func() {
		for _, o := range []client.Object{cpp, pp} {
			if err := e.Control.Delete(context.Background(), o); client.IgnoreNotFound(err) != nil {
				t.Error(err)
			}
		}
	})
	f.waitOnlyIn(last, fresh)
	f.waitMoved(fresh)
	f.checkInventory(fresh, before)

	// 2. The placement of both moves.
	for _, o := range []client.Object{cpp, pp} {
		if err := e.Control.Get(t.Context(), client.ObjectKeyFromObject(o), o); err != nil {
			t.Fatal(err)
		}
		cpp.Spec.Placement.ClusterAffinity.ClusterNames = []string{spare}
		pp.Spec.Placement.ClusterAffinity.ClusterNames = []string{spare}
		if err := e.Control.Update(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	f.waitMoved(spare)
	f.checkInventory(fresh, before)
}

// inventory returns the objects of a cluster, except for Events, and selectors of their kinds.
func (f *fixture) inventory(cluster string) (inventory, []policyv1alpha1.ResourceSelector) {
	f.Helper()
	config := f.e.Members[cluster].Config
	api, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		f.Fatal(err)
	}
	lists, err := api.ServerPreferredResources()
	if err != nil && !discovery.IsGroupDiscoveryFailedError(err) { // the metrics API may not be ready yet
		f.Fatal(err)
	}
	objects, err := metadata.NewForConfig(config)
	if err != nil {
		f.Fatal(err)
	}
	found := inventory{}
	var kinds []policyv1alpha1.ResourceSelector
	for _, list := range lists {
		gv, err := schema.ParseGroupVersion(list.GroupVersion)
		if err != nil {
			f.Fatal(err)
		}
		for _, r := range list.APIResources {
			if r.Kind == "Event" || gv.Group == "metrics.k8s.io" || !slices.Contains(r.Verbs, "list") || !slices.Contains(r.Verbs, "delete") {
				continue
			}
			items, err := objects.Resource(gv.WithResource(r.Name)).List(f.Context(), metav1.ListOptions{})
			if client.IgnoreNotFound(err) != nil { // a kind that was propagated can leave meanwhile
				f.Fatalf("list %s: %v", r.Name, err)
			} else if err != nil {
				continue
			}
			kinds = append(kinds, policyv1alpha1.ResourceSelector{APIVersion: list.GroupVersion, Kind: r.Kind})
			for _, o := range items.Items {
				found[strings.Join([]string{gv.Group, r.Name, o.Namespace, o.Name}, "/")] = o.UID
			}
		}
	}
	return found, kinds
}

// checkInventory fails unless a cluster still has all objects.
func (f *fixture) checkInventory(cluster string, want inventory) {
	f.Helper()
	now, _ := f.inventory(cluster)
	for key, uid := range want {
		if now[key] != uid {
			f.Errorf("%s: %s has UID %q, had %q", cluster, key, now[key], uid)
		}
	}
}

// waitMoved waits until the bindings that select only this cluster are applied there, or rejected, and have no Works for other clusters
// unless their removal is held.
func (f *fixture) waitMoved(cluster string) {
	f.Helper()
	f.eventually("all bindings have moved to "+cluster, func(ctx context.Context) error {
		all, err := binding.List(func(l binding.ObjectList) error { return f.e.Control.List(ctx, l.(client.ObjectList)) })
		if err != nil {
			return err
		}
		n := 0
		for _, b := range all {
			placement := b.BindingSpec().Placement
			if placement == nil || placement.ClusterAffinity == nil || !slices.Equal(placement.ClusterAffinity.ClusterNames, []string{cluster}) {
				continue
			}
			n++
			if err := f.checkMoved(ctx, b, cluster); err != nil {
				return fmt.Errorf("%s: %w", binding.Title(b), err)
			}
		}
		if n == 0 {
			return fmt.Errorf("no binding selects only %s", cluster)
		}
		return nil
	})
}

func (f *fixture) checkMoved(ctx context.Context, b binding.Binding, cluster string) error {
	items := b.BindingStatus().AggregatedStatus
	if !slices.ContainsFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool {
		return i.ClusterName == cluster && (i.Applied || i.AppliedMessage != "")
	}) {
		return fmt.Errorf("status %+v", items)
	}
	if meta.IsStatusConditionTrue(b.BindingStatus().Conditions, workv1alpha2.RemovalHeld) {
		return nil
	}
	var works workv1alpha1.WorkList
	if err := f.e.Control.List(ctx, &works, client.MatchingLabels{binding.ScopeOf(b).IDLabel: binding.ID(b)}); err != nil {
		return err
	}
	for i := range works.Items {
		if w := &works.Items[i]; w.Namespace != names.ExecutionNamespace(cluster) {
			return fmt.Errorf("work %s/%s still exists", w.Namespace, w.Name)
		}
	}
	return nil
}
