// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction/budget"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work/manifest"
	"karmada.io/karmada/internal/work/render"
	"karmada.io/karmada/internal/work/strategy"
)

// Action is what happens to an object in a cluster.
type Action string

// The actions. Release keeps the object in the cluster, where it is no longer managed. Lose loses it with its cluster.
const (
	Create  Action = "Create"
	Update  Action = "Update"
	Restart Action = "Restart"
	Scale   Action = "Scale"
	Delete  Action = "Delete"
	Release Action = "Release"
	Lose    Action = "Lose"
)

// ClusterChange is the change of an object in one cluster.
type ClusterChange struct {
	Cluster string
	Action  Action
	// Diff is the difference between the manifests in the unified format, or between settings of the binding.
	Diff string
	// Held is why the change waits: disruption budgets hold it. It is not a part of the effect, which is the same in the end.
	Held string

	loss int32 // replicas that a restart makes unavailable at once
}

// rendering holds what manifests depend on, besides bindings and templates.
type rendering struct {
	overrides []override.Policy
	clusters  map[string]*clusterv1alpha1.Cluster
}

func newRendering(overrides []override.Policy, clusters map[string]*clusterv1alpha1.Cluster) *rendering {
	return &rendering{overrides: overrides, clusters: clusters}
}

// selecting returns the override policies that select a template.
func (v *rendering) selecting(m *metav1.PartialObjectMetadata) []override.Policy {
	if m == nil || len(v.overrides) == 0 {
		return nil
	}
	return override.Select(v.overrides, view(m))
}

// compare sets the changes in clusters.
func (r *run) compare(ctx context.Context, t templateKey, e *Effect) error {
	var before, after []workv1alpha2.TargetCluster
	if e.Before != nil {
		before = binding.Targets(e.Before.BindingSpec())
	}
	if e.After != nil {
		after = binding.Targets(e.After.BindingSpec())
	}
	at := func(all []workv1alpha2.TargetCluster, cluster string) *workv1alpha2.TargetCluster {
		if i := slices.IndexFunc(all, func(c workv1alpha2.TargetCluster) bool { return c.Name == cluster }); i >= 0 {
			return &all[i]
		}
		return nil
	}
	manifests, err := r.manifests(ctx, t, e)
	if err != nil && !r.over(err) { // the clusters are compared without manifests then
		return err
	}
	for _, target := range after {
		old := at(before, target.Name)
		change, err := manifests.change(ctx, old, target)
		if err != nil {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			e.Err = errors.Join(e.Err, err)
		}
		if old == nil && err == nil {
			change.Action = Create
		}
		if old != nil && r.edits.lost[target.Name] { // it cannot be rescheduled
			change = ClusterChange{Action: Lose}
		}
		if change.Action != "" {
			change.Cluster = target.Name
			e.Changes = append(e.Changes, change)
		}
	}
	for _, target := range before {
		if at(after, target.Name) != nil {
			continue
		}
		if action := r.leaves(e, target.Name); action != "" {
			e.Changes = append(e.Changes, ClusterChange{Cluster: target.Name, Action: action})
		}
	}
	slices.SortFunc(e.Changes, func(a, b ClusterChange) int { return cmp.Compare(a.Cluster, b.Cluster) })
	return nil
}

// leaves returns what happens to an object in a cluster that is no longer a target. It returns "" for an object that exists there and is
// not managed: it stays.
func (r *run) leaves(e *Effect, cluster string) Action {
	last := e.binding()
	preserve := last.BindingSpec().PreserveResourcesOnDeletion
	switch {
	case r.edits.lost[cluster]:
		return Lose
	case e.Before != nil && strategy.Unmanaged(e.Before.BindingStatus(), cluster):
		return ""
	case preserve != nil && *preserve:
		return Release
	}
	return Delete
}

// manifests compares the manifests of one binding before and after the changes. Both plans are nil if only replicas can differ.
type manifests struct {
	chain         interpret.Chain
	before, after *render.Plan
	workload      bool
	settings      string // difference of settings of the binding that all Works have
}

// manifests returns the comparison of the manifests of a binding. It reads the template only if more than replicas can differ.
func (r *run) manifests(ctx context.Context, t templateKey, e *Effect) (m manifests, err error) {
	m = manifests{chain: r.Chain}
	if e.After == nil || r.concerned[t] == 0 {
		return m, nil
	}
	m.workload = binding.IsWorkload(e.After.BindingSpec()) && len(e.After.BindingSpec().Components) == 0
	if e.Before != nil {
		if m.settings, err = r.settingsDiff(e.Before.BindingSpec(), e.After.BindingSpec()); err != nil {
			return m, err
		}
	}
	edited := r.edits.templates[t]
	if edited == nil && len(r.before.overrides)+len(r.now.overrides) == 0 {
		return m, nil
	}
	current, err := r.metadataFor(ctx, t)
	if err != nil {
		return m, err
	}
	earlier := current
	if edited != nil && edited.before != nil {
		earlier = metadataOf(edited.before)
	}
	from, to := r.before.selecting(earlier), r.now.selecting(current)
	changes := edited != nil || !slices.Equal(from, to) || len(to) > 0 && r.concerned[t]&rendered != 0
	// An override may fail for a new cluster.
	added := len(to) > 0 && !slices.Equal(clusterNames(e.Before), clusterNames(e.After))
	if !changes && !added || current == nil {
		return m, nil
	}
	template, err := r.template(ctx, e.After.BindingSpec().Resource)
	if ctx.Err() != nil {
		return m, ctx.Err()
	}
	if err != nil {
		e.Err = errors.Join(e.Err, fmt.Errorf("read the template: %w", err))
		return m, nil
	}
	if m.after, err = render.New(r.Chain, e.After, template, render.Overrides{Policies: to, Clusters: r.now.clusters}); err != nil {
		e.Err = errors.Join(e.Err, err)
		m.after = nil
		return m, nil
	}
	if edited != nil {
		template = edited.before
	}
	if e.Before != nil && template != nil {
		// A template that cannot be rendered before the changes is compared with nothing.
		m.before, _ = render.New(r.Chain, e.Before, template, render.Overrides{Policies: from, Clusters: r.before.clusters})
	}
	return m, nil
}

func clusterNames(b binding.Binding) (out []string) {
	if b == nil {
		return nil
	}
	for _, t := range binding.Targets(b.BindingSpec()) {
		out = append(out, t.Name)
	}
	slices.Sort(out)
	return out
}

// change returns the change in a target; old is the target before, or nil. The action is "" if nothing changes, or if the object is
// created.
func (m *manifests) change(
	ctx context.Context, old *workv1alpha2.TargetCluster, target workv1alpha2.TargetCluster,
) (c ClusterChange, err error) {
	if old != nil && m.workload && old.Replicas != target.Replicas {
		c.Action = Scale
	}
	if old != nil && m.settings != "" {
		c.Action, c.Diff = Update, m.settings
	}
	if m.after == nil {
		return c, nil
	}
	after, _, err := m.after.Manifest(ctx, target)
	if err != nil || old == nil || m.before == nil {
		return c, err
	}
	before, _, err := m.before.Manifest(ctx, *old)
	if err != nil {
		return c, nil //nolint:nilerr // it fails before the changes, too
	}
	scaled := before
	if c.Action == Scale {
		if scaled, err = m.chain.Revise(ctx, before, int64(target.Replicas)); err != nil {
			return c, fmt.Errorf("cluster %s: %w", target.Name, err)
		}
	}
	if same(scaled, after) {
		return c, nil
	}
	diff, err := manifest.Difference("before", before, "after", after)
	if err != nil {
		return c, err
	}
	if diff == "" {
		return c, nil
	}
	c.Action, c.Diff = Update, m.settings+diff
	if restarts(before, after) {
		c.Action, c.loss = Restart, budget.UpdateLoss(after, target.Replicas)
	}
	return c, nil
}

// same reports whether two manifests are equal without the fields that a manifest does not have.
func same(a, b *interpret.Object) bool {
	a, b = a.DeepCopy(), b.DeepCopy()
	manifest.Prune(a)
	manifest.Prune(b)
	return equality.Semantic.DeepEqual(a.Object, b.Object)
}

// podTemplates holds the path of the pod template of kinds whose controllers restart the pods when it changes, and nil for kinds
// whose controllers do not. Other kinds have it at spec.template.
var podTemplates = map[string][]string{
	"CronJob":               nil, // it applies to the next Job
	"Job":                   nil, // it cannot change
	"ReplicaSet":            nil, // it applies to new pods
	"ReplicationController": nil,
	"Pod":                   {"spec"},
}

// restarts reports whether an update of a manifest restarts pods.
func restarts(before, after *interpret.Object) bool {
	path, known := podTemplates[after.GetKind()]
	switch {
	case !known:
		path = []string{"spec", "template"}
	case path == nil:
		return false
	}
	if strategy, _, _ := unstructured.NestedString(after.Object, "spec", "updateStrategy", "type"); strategy == "OnDelete" {
		return false
	}
	a, _, _ := unstructured.NestedFieldNoCopy(before.Object, path...)
	b, _, _ := unstructured.NestedFieldNoCopy(after.Object, path...)
	return !reflect.DeepEqual(a, b)
}

// settingsDiff returns the difference of the settings of bindings that affect all Works.
func (r *run) settingsDiff(before, after *workv1alpha2.ResourceBindingSpec) (string, error) {
	settings := func(s *workv1alpha2.ResourceBindingSpec) map[string]any {
		out := map[string]any{}
		if s.ConflictResolution != "" {
			out["conflictResolution"] = string(s.ConflictResolution)
		}
		if s.ApplyStrategy != "" {
			out["applyStrategy"] = string(s.ApplyStrategy)
		}
		if s.PreserveResourcesOnDeletion != nil && *s.PreserveResourcesOnDeletion {
			out["preserveResourcesOnDeletion"] = true
		}
		if s.Suspension != nil && (s.Suspension.Dispatching != nil || s.Suspension.DispatchingOnClusters != nil) {
			out["suspension"] = s.Suspension.Suspension
		}
		return out
	}
	a, b := settings(before), settings(after)
	if equality.Semantic.DeepEqual(a, b) {
		return "", nil
	}
	key, err := json.Marshal([]any{a, b})
	if err != nil {
		return "", fmt.Errorf("encode the settings of a binding: %w", err)
	}
	diff, found := r.settings[string(key)]
	if !found {
		diff, err = manifest.DifferenceOf("settings before", a, "settings after", b)
		r.settings[string(key)] = diff
	}
	return diff, err
}

// Manifests returns the manifests of a binding by cluster.
func Manifests(ctx context.Context, f *Fleet, chain interpret.Chain, b binding.Binding) (map[string]*interpret.Object, error) {
	template, err := f.Template(ctx, b.BindingSpec().Resource)
	if err != nil {
		return nil, err
	}
	if template == nil {
		return nil, fmt.Errorf("%s %s does not exist", b.BindingSpec().Resource.Kind, b.BindingSpec().Resource.Name)
	}
	clusters := map[string]*clusterv1alpha1.Cluster{}
	for _, c := range f.Clusters {
		clusters[c.Name] = c
	}
	plan, err := render.New(chain, b, template, render.Overrides{
		Policies: newRendering(f.Overrides, clusters).selecting(metadataOf(template)), Clusters: clusters,
	})
	if err != nil {
		return nil, err
	}
	out := map[string]*interpret.Object{}
	for _, target := range binding.Targets(b.BindingSpec()) {
		if out[target.Name], _, err = plan.Manifest(ctx, target); err != nil {
			return nil, err
		}
		manifest.Prune(out[target.Name])
	}
	return out, nil
}
