// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/scheduler"
)

// templateKey identifies a template and its binding.
type templateKey struct {
	kind schema.GroupKind
	key  types.NamespacedName
}

func keyOf(b binding.Binding) templateKey {
	r := b.BindingSpec().Resource
	return templateKey{binding.TemplateKind(b).GroupKind(), types.NamespacedName{Namespace: r.Namespace, Name: r.Name}}
}

func (t templateKey) compare(other templateKey) int {
	return cmp.Or(
		cmp.Compare(t.key.Namespace, other.key.Namespace), cmp.Compare(t.key.Name, other.key.Name),
		cmp.Compare(t.kind.String(), other.kind.String()),
	)
}

// concern is the reason to compute a binding.
type concern int

const (
	// scheduled: clusters changed.
	scheduled concern = 1 << iota
	// propagated: policies or the template changed.
	propagated
	// rendered: overrides or the clusters that they refer to changed.
	rendered
)

// run is the state of one review.
type run struct {
	Options
	fleet     *Fleet
	policies  map[policyKey]policy.Policy                                     // after the changes
	overrides map[policyKey]override.Policy                                   // after the changes
	clusters  map[string]*clusterv1alpha1.Cluster                             // after the changes
	quotas    map[types.NamespacedName]*policyv1alpha1.FederatedResourceQuota // after the changes
	limits    map[string][]*policyv1alpha1.FederatedResourceQuota             // the enforced ones, by namespace
	bindings  map[templateKey]binding.Binding                                 // before the changes
	after     map[templateKey]binding.Binding                                 // those that were computed; nil means deleted
	inGroup   map[string][]templateKey                                        // bindings with affinity groups, by namespace
	metadata  map[schema.GroupKind]map[types.NamespacedName]*metav1.PartialObjectMetadata
	byScope   map[string][][]policy.Policy // policies that can select templates of a namespace, after the changes

	edits     edits
	concerned map[templateKey]concern
	schedule  *scheduler.Preview
	propagate *propagate.Preview
	before    *rendering // overrides and clusters before the changes
	now       *rendering // overrides and clusters after the changes
	result    *Result
	settings  map[string]string // differences of settings, which many bindings have in common
}

// Result is the effect of changes.
type Result struct {
	// Examined is the number of bindings that were reviewed, affected or not.
	Examined int
	// Effects holds the affected bindings, sorted by namespace and name.
	Effects []Effect
	// Incomplete describes what the review does not cover.
	Incomplete []string
	// Partial reports whether Options.Partial ended the review.
	Partial bool
	// Fleet is the state after the changes, with the bindings from before them.
	Fleet *Fleet
}

// Effect is the effect on one binding.
type Effect struct {
	// Before and After are the binding before and after the changes; nil if there is none. They must not be changed.
	Before, After binding.Binding
	// Policy is the policy that applies after the changes, and Template the metadata of the template with its claim. Both are nil if
	// neither policies nor the template changed.
	Policy   policy.Policy
	Template *metav1.PartialObjectMetadata
	// Changes are the changes in clusters, sorted by cluster.
	Changes []ClusterChange
	// Reason is why the binding changes.
	Reason string
	// Err is why the binding cannot be scheduled or rendered.
	Err error
	// Unschedulable reports whether Err is why the binding cannot be scheduled.
	Unschedulable bool

	template templateKey
	cause    string          // of the scheduling, which may have the same result as before
	proposed binding.Binding // before the scheduling; nil if no quota limits it
}

// Title names the template, as "Deployment default/web".
func (e *Effect) Title() string {
	return e.template.kind.Kind + " " + strings.TrimPrefix(e.template.key.String(), "/")
}

// ChangeError reports a change that cannot be made.
type ChangeError struct {
	Index int
	Err   error
}

// Error implements error.
func (e *ChangeError) Error() string { return fmt.Sprintf("change %d: %v", e.Index+1, e.Err) }

// Unwrap returns the cause.
func (e *ChangeError) Unwrap() error { return e.Err }

// Run reviews changes, which are made together in their order.
func Run(ctx context.Context, fleet *Fleet, changes []Change, o Options) (*Result, error) {
	r := newRun(fleet, o)
	for i, c := range changes {
		if err := r.apply(ctx, c); err != nil {
			return nil, &ChangeError{i, err}
		}
	}
	r.prepare()
	if err := r.collect(ctx); err != nil {
		return nil, err
	}
	keys := make([]templateKey, 0, len(r.concerned))
	for t := range r.concerned {
		if r.visible(t) {
			keys = append(keys, t)
		}
	}
	slices.SortFunc(keys, templateKey.compare)
	effects := map[templateKey]*Effect{}
	computing, cancel := r.computing(ctx)
	defer cancel()
	for _, t := range keys {
		e, err := r.compute(computing, t)
		if err == nil {
			err = computing.Err()
		}
		if r.over(err) {
			r.result.Partial = true
			r.incomplete("bindings that were not computed in time: %d of %d", len(keys)-len(effects), len(keys))
			break
		}
		if err != nil {
			return nil, err
		}
		effects[t] = e
	}
	r.admitUsage(keys, effects)
	r.requireDependencies(effects)
	// The manifests of a partial result are compared, although its time is over: this reads templates only if overrides select them.
	for t, e := range effects {
		if err := r.compare(ctx, t, e); err != nil && !r.over(err) {
			return nil, err
		}
		if err := r.hold(ctx, e); err != nil {
			return nil, err
		}
		if e.Reason == "" && len(e.Changes) > 0 {
			e.Reason = cmp.Or(e.cause, r.reason(e))
		}
		if e.binding() == nil && e.Err == nil {
			continue
		}
		if e.affected() {
			r.result.Effects = append(r.result.Effects, *e)
		}
	}
	slices.SortFunc(r.result.Effects, func(a, b Effect) int { return a.template.compare(b.template) })
	slices.Sort(r.result.Incomplete)
	r.result.Incomplete = slices.Compact(r.result.Incomplete)
	return r.result, nil
}

// computing returns the context in which bindings are computed. In a partial review it ends early: the comparison of their manifests and
// the sums need about half as much time.
func (r *run) computing(ctx context.Context) (context.Context, context.CancelFunc) {
	if end, limited := ctx.Deadline(); limited && r.Partial {
		return context.WithTimeout(ctx, time.Until(end)*6/10)
	}
	return ctx, func() {}
}

// over reports whether an error is the end of the time of a partial review.
func (r *run) over(err error) bool { return r.Partial && errors.Is(err, context.DeadlineExceeded) }

// binding returns the binding after the changes, or else before them.
func (e *Effect) binding() binding.Binding {
	if e.After != nil {
		return e.After
	}
	return e.Before
}

// affected reports whether the changes have an effect. A binding that was unschedulable before, and still is, is not affected.
func (e *Effect) affected() bool {
	if len(e.Changes) > 0 || e.Reason != "" {
		return true
	}
	return e.Err != nil && (!e.Unschedulable || e.Before == nil ||
		!meta.IsStatusConditionFalse(e.Before.BindingStatus().Conditions, workv1alpha2.Scheduled))
}

func newRun(fleet *Fleet, o Options) *run {
	r := &run{
		Options: o, fleet: fleet, result: &Result{Incomplete: slices.Clone(fleet.Incomplete)},
		policies: map[policyKey]policy.Policy{}, overrides: map[policyKey]override.Policy{},
		clusters: map[string]*clusterv1alpha1.Cluster{}, bindings: make(map[templateKey]binding.Binding, len(fleet.Bindings)),
		after: map[templateKey]binding.Binding{}, inGroup: map[string][]templateKey{},
		metadata:  map[schema.GroupKind]map[types.NamespacedName]*metav1.PartialObjectMetadata{},
		concerned: map[templateKey]concern{}, settings: map[string]string{},
		quotas: map[types.NamespacedName]*policyv1alpha1.FederatedResourceQuota{},
		edits: edits{
			policies: map[policyKey]*edit[policy.Policy]{}, overrides: map[policyKey]*edit[override.Policy]{},
			clusters: map[string]*edit[*clusterv1alpha1.Cluster]{}, templates: map[templateKey]*edit[*interpret.Object]{},
			lost: map[string]bool{}, drained: map[string]bool{}, quotas: map[types.NamespacedName]bool{},
		},
	}
	for _, p := range fleet.Policies {
		r.policies[policyKey{policy.ScopeOf(p).Kind, p.GetNamespace(), p.GetName()}] = p
	}
	for _, p := range fleet.Overrides {
		r.overrides[policyKey{override.ScopeOf(p).Kind, p.GetNamespace(), p.GetName()}] = p
	}
	for _, c := range fleet.Clusters {
		r.clusters[c.Name] = c
	}
	for _, q := range fleet.Quotas {
		r.quotas[types.NamespacedName{Namespace: q.Namespace, Name: q.Name}] = q
	}
	for _, b := range fleet.Bindings {
		t := keyOf(b)
		r.bindings[t] = b
		if b.BindingSpec().WorkloadAffinityGroups != nil {
			r.inGroup[b.GetNamespace()] = append(r.inGroup[b.GetNamespace()], t)
		}
		if r.visible(t) {
			r.result.Examined++
		}
	}
	r.before = newRendering(fleet.Overrides, maps.Clone(r.clusters))
	return r
}

// reason returns why a binding changes that the scheduler evaluates after each change of clusters.
func (r *run) reason(e *Effect) string {
	for _, c := range e.Changes {
		switch {
		case c.Action == Lose:
			return "cluster " + c.Cluster + " is lost"
		case c.Diff != "":
			return "the manifest changes"
		}
	}
	return scheduler.FollowsClusters
}

func (r *run) visible(t templateKey) bool {
	return r.Visible == nil || r.Visible(t.kind, t.key.Namespace)
}

func (r *run) incomplete(format string, args ...any) {
	r.result.Incomplete = append(r.result.Incomplete, fmt.Sprintf(format, args...))
}

// prepare builds the production steps for the state after the changes.
func (r *run) prepare() {
	clusters := make([]*clusterv1alpha1.Cluster, 0, len(r.clusters))
	for _, c := range r.clusters {
		clusters = append(clusters, c)
	}
	slices.SortFunc(clusters, func(a, b *clusterv1alpha1.Cluster) int { return cmp.Compare(a.Name, b.Name) })
	r.schedule = scheduler.NewPreview(clusters, r.Scheduler)
	overrides := make([]override.Policy, 0, len(r.overrides))
	for _, p := range r.overrides {
		overrides = append(overrides, p)
	}
	r.now = newRendering(overrides, r.clusters)
	r.setLimits()
	r.result.Fleet = &Fleet{
		Clusters: clusters, Policies: slices.Collect(maps.Values(r.policies)), Overrides: overrides, Bindings: r.fleet.Bindings,
		Budgets: r.fleet.Budgets, Quotas: slices.Collect(maps.Values(r.quotas)), Incomplete: r.fleet.Incomplete,
		Metadata: r.fleet.Metadata, Template: r.template, PriorityClass: r.fleet.PriorityClass,
	}
	r.propagate = r.newPreview()
}

// newPreview returns the production steps for the current policies.
func (r *run) newPreview() *propagate.Preview {
	r.byScope = map[string][][]policy.Policy{}
	return &propagate.Preview{
		Chain: r.Chain, Gates: r.Gates, Skip: r.Skip, Policies: r.policiesFor,
		Policy: func(s policy.Scope, key types.NamespacedName) policy.Policy {
			return r.policies[policyKey{s.Kind, key.Namespace, key.Name}]
		},
		Override: func(key types.NamespacedName) bool {
			kind := override.Cluster.Kind
			if key.Namespace != "" {
				kind = override.Namespaced.Kind
			}
			return r.overrides[policyKey{kind, key.Namespace, key.Name}] != nil
		},
		PriorityClass: r.fleet.PriorityClass, Template: r.template,
	}
}

// policiesFor returns the policies that can select templates of a namespace.
func (r *run) policiesFor(namespace string) [][]policy.Policy {
	if out, ok := r.byScope[namespace]; ok {
		return out
	}
	var out [][]policy.Policy
	for _, s := range policy.Scopes {
		if s.Namespaced && namespace == "" {
			continue
		}
		var list []policy.Policy
		for _, p := range r.policies {
			if policy.ScopeOf(p).Kind == s.Kind && (!s.Namespaced || p.GetNamespace() == namespace) {
				list = append(list, p)
			}
		}
		out = append(out, list)
	}
	r.byScope[namespace] = out
	return out
}

// compute returns the binding of a template after the changes, without its dependents.
func (r *run) compute(ctx context.Context, t templateKey) (*Effect, error) {
	before := r.bindings[t]
	e := &Effect{Before: before, template: t}
	edited := r.edits.templates[t]
	if edited != nil && edited.after == nil {
		e.Reason = "the template is deleted"
		r.after[t] = nil
		return e, nil
	}
	var after binding.Binding
	if before != nil {
		after = before.DeepCopyObject().(binding.Binding)
	}
	if r.concerned[t]&propagated != 0 {
		var err error
		if after, err = r.repropagate(ctx, t, after, e); err != nil || after == nil {
			return e, err
		}
	}
	if groups := after.BindingSpec().WorkloadAffinityGroups; groups != nil && !slices.Contains(r.inGroup[t.key.Namespace], t) {
		r.inGroup[t.key.Namespace] = append(r.inGroup[t.key.Namespace], t)
	}
	r.evict(after, e)
	if r.limited(t.key.Namespace) {
		e.proposed = after.DeepCopyObject().(binding.Binding)
	}
	next, err := r.schedule.Schedule(ctx, after, r.peers)
	if err != nil {
		return nil, err
	}
	if !binding.HasSource(after) { // it is not scheduled; the cluster lifecycle controller removes the cluster
		spec := after.BindingSpec()
		spec.Clusters = slices.DeleteFunc(slices.Clone(spec.Clusters), func(t workv1alpha2.TargetCluster) bool {
			change := r.edits.clusters[t.Name]
			return change != nil && change.after == nil
		})
		if len(spec.Clusters) == 0 {
			spec.Clusters = nil // as it is read
		}
	}
	switch {
	case next.Failure != nil:
		e.Err, e.Unschedulable = next.Failure, true
	case e.cause == "" && next.Reason != scheduler.FollowsClusters:
		e.cause = next.Reason
		for name := range r.edits.lost {
			if e.cause == "cluster "+name+" does not exist" {
				e.cause = "cluster " + name + " is lost"
			}
		}
	}
	e.After, r.after[t] = after, after
	return e, nil
}

// repropagate applies the policy of a template to its binding.
func (r *run) repropagate(ctx context.Context, t templateKey, b binding.Binding, e *Effect) (binding.Binding, error) {
	m, err := r.metadataFor(ctx, t)
	if err != nil || m == nil {
		return b, err
	}
	var object *interpret.Object
	if edited := r.edits.templates[t]; edited != nil {
		object = edited.after
	}
	name := ""
	if b == nil {
		if name, err = r.freeName(t); err != nil {
			e.Err = err
			return nil, nil
		}
	}
	m = m.DeepCopy()
	out, err := r.propagate.Propagate(ctx, m, object, b, name)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		e.Err = fmt.Errorf("apply the policy: %w", err)
		e.After = e.Before
		return nil, nil
	case out.Waiting != "":
		e.Reason = out.Waiting
	case out.Policy == nil && b != nil && binding.HasSource(e.Before):
		e.Reason = "no policy selects the template; it stays in its clusters"
	case out.Policy != nil && (e.Before == nil || !propagate.ClaimedBy(e.Before, out.Policy)):
		e.Reason = nameOf(out.Policy) + " selects the template"
		if later := r.propagate.Preferred(m); e.Before == nil && later != nil && nameOf(later) != nameOf(out.Policy) {
			e.Reason += ", and claims it before " + nameOf(later) + " exists"
		}
	}
	e.Policy, e.Template = out.Policy, m
	return out.Binding, nil
}

func nameOf(p policy.Policy) string { return policy.ScopeOf(p).Kind + " " + policy.Key(p) }

// freeName returns the name of a new binding.
func (r *run) freeName(t templateKey) (string, error) {
	taken := map[string]bool{}
	for _, name := range names.Bindings(t.kind, t.key.Name) {
		taken[name] = false
	}
	for _, all := range []map[templateKey]binding.Binding{r.bindings, r.after} {
		for _, b := range all {
			if b != nil && b.GetNamespace() == t.key.Namespace {
				if _, ok := taken[b.GetName()]; ok {
					taken[b.GetName()] = true
				}
			}
		}
	}
	for _, name := range names.Bindings(t.kind, t.key.Name) {
		if !taken[name] {
			return name, nil
		}
	}
	return "", fmt.Errorf("the names of its binding are those of other bindings")
}

// current returns the binding of a template, after the changes if it was computed.
func (r *run) current(t templateKey) binding.Binding {
	if b, ok := r.after[t]; ok {
		return b
	}
	return r.bindings[t]
}

// requireDependencies updates the bindings of dependencies: they are in the clusters of the bindings that require them.
func (r *run) requireDependencies(effects map[templateKey]*Effect) {
	byName := map[types.NamespacedName]*Effect{}
	for _, e := range effects {
		if b := e.binding(); b != nil && e.Before != nil {
			byName[types.NamespacedName{Namespace: b.GetNamespace(), Name: b.GetName()}] = e
		}
		if e.After != nil && e.After.BindingSpec().PropagateDeps && (e.Before == nil || !e.Before.BindingSpec().PropagateDeps) {
			r.incomplete("objects that are propagated with a template for the first time, because its policy sets propagateDeps")
		}
	}
	for t, b := range r.bindings {
		if len(b.BindingSpec().RequiredBy) == 0 || !r.visible(t) {
			continue
		}
		e, after := effects[t], r.current(t)
		if after == nil {
			continue
		}
		var next []workv1alpha2.BindingSnapshot
		for _, s := range after.BindingSpec().RequiredBy {
			by := byName[types.NamespacedName{Namespace: s.Namespace, Name: s.Name}]
			switch {
			case by == nil:
				next = append(next, s)
			case by.After != nil && by.After.BindingSpec().PropagateDeps:
				s.Clusters = by.After.BindingSpec().Clusters
				next = append(next, s)
			}
		}
		if equality.Semantic.DeepEqual(next, after.BindingSpec().RequiredBy) {
			continue
		}
		if e == nil {
			after = b.DeepCopyObject().(binding.Binding)
			e = &Effect{Before: b, After: after, template: t, Reason: "the clusters of an object that requires it change"}
			effects[t], r.after[t] = e, after
		}
		after.BindingSpec().RequiredBy = next
	}
}
