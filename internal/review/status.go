// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/policy"
)

// MaxPage is the maximum number of bindings of a page.
const MaxPage = 500

// Status returns the result in the form of the API with all bindings. changes are those of the review, for its hash.
func (r *Result) Status(changes []Change) (reviewv1alpha1.PlacementReviewStatus, error) {
	status := reviewv1alpha1.PlacementReviewStatus{
		Summary: r.Summary(), Bindings: make([]reviewv1alpha1.BindingReview, 0, len(r.Effects)), Incomplete: r.Incomplete, Partial: r.Partial,
	}
	for i := range r.Effects {
		status.Bindings = append(status.Bindings, r.Effects[i].review())
	}
	if r.Partial {
		return status, nil // no plan to approve
	}
	identities := make([]any, 0, len(changes))
	for i := range changes {
		identities = append(identities, changes[i].identity())
	}
	var err error
	if status.PlanHash, err = PlanHash(identities, status.Bindings); err != nil {
		return status, fmt.Errorf("encode plan: %w", err)
	}
	for i := range r.Effects { // not in the hash: an approved plan stays the same when replicas become available
		for j := range r.Effects[i].Changes {
			status.Bindings[i].Changes[j].Held = r.Effects[i].Changes[j].Held
		}
	}
	return status, nil
}

// PlanHash returns the hash of changes and, after a hyphen, of their effect.
func PlanHash(changes, effect any) (string, error) {
	hash := func(v any, bytes int) (string, error) {
		h := sha256.New()
		err := json.NewEncoder(h).Encode(v)
		return hex.EncodeToString(h.Sum(nil)[:bytes]), err
	}
	a, err := hash(changes, 8)
	if err != nil {
		return "", err
	}
	b, err := hash(effect, 16)
	return a + "-" + b, err
}

// identity returns what a change is, without metadata that the API server or the approval of a plan adds.
func (c *Change) identity() any {
	object := func(kind string, o client.Object, spec any) any {
		return []any{kind, o.GetNamespace(), o.GetName(), spec}
	}
	switch {
	case c.ApplyPolicy != nil:
		return object(policy.ScopeOf(c.ApplyPolicy).Kind, c.ApplyPolicy, c.ApplyPolicy.PolicySpec())
	case c.ApplyOverride != nil:
		return object(override.ScopeOf(c.ApplyOverride).Kind, c.ApplyOverride, c.ApplyOverride.OverrideSpec())
	case c.ApplyQuota != nil:
		return object(quotaKind.Kind, c.ApplyQuota, c.ApplyQuota.Spec)
	case c.ApplyCluster != nil:
		s := &c.ApplyCluster.Spec
		taints := make([]string, 0, len(s.Taints))
		for i := range s.Taints {
			taints = append(taints, s.Taints[i].ToString()) // without the time
		}
		return object("Cluster", c.ApplyCluster, []any{c.ApplyCluster.Labels, taints, s.Provider, s.Region, s.Zones})
	case c.ApplyTemplate != nil:
		t := c.ApplyTemplate
		content := maps.Clone(t.Object)
		delete(content, "metadata")
		delete(content, "status")
		return []any{content, t.GetNamespace(), t.GetName(), t.GetLabels(), t.GetAnnotations()}
	}
	return c // it has no objects
}

// Page returns a status with the bindings of one page, from the value of continue of the previous page.
func Page(status reviewv1alpha1.PlacementReviewStatus, limit int, from string) (reviewv1alpha1.PlacementReviewStatus, error) {
	all := status.Bindings
	if limit <= 0 || limit > MaxPage {
		limit = MaxPage
	}
	start := 0
	for from != "" && start < len(all) && pageKey(&all[start]) != from {
		start++
	}
	if from != "" && start == len(all) {
		return status, fmt.Errorf("continue %q: the plan has changed since the last page; read it from the first page", from)
	}
	end := min(start+limit, len(all))
	status.Bindings = all[start:end]
	if end < len(all) {
		status.Continue = pageKey(&all[end])
	}
	return status, nil
}

func pageKey(b *reviewv1alpha1.BindingReview) string { return b.Namespace + "/" + b.Name }

func (e *Effect) review() reviewv1alpha1.BindingReview {
	out := reviewv1alpha1.BindingReview{
		Namespace: e.template.key.Namespace, Name: names.Binding(e.template.kind.Kind, e.template.key.Name), Reason: e.Reason,
		Resource: reviewv1alpha1.ReviewedResource{Kind: e.template.kind.Kind, Name: e.template.key.Name},
	}
	if b := e.binding(); b != nil {
		out.Name, out.Resource.APIVersion = b.GetName(), b.BindingSpec().Resource.APIVersion
	}
	if e.Before != nil {
		out.Before = targetsOf(e.Before)
	}
	if e.After != nil {
		out.After = targetsOf(e.After)
	}
	for _, c := range e.Changes {
		out.Changes = append(out.Changes, reviewv1alpha1.ClusterChange{
			Cluster: c.Cluster, Action: reviewv1alpha1.ClusterAction(c.Action), Diff: c.Diff,
		})
	}
	if e.Err != nil {
		out.Error = e.Err.Error()
	}
	return out
}

// targetsOf returns the clusters of a binding, without replicas for an object that has none: a dependency has those of its workloads.
func targetsOf(b binding.Binding) []workv1alpha2.TargetCluster {
	spec := b.BindingSpec()
	out := binding.Targets(spec)
	for i := range out {
		if !binding.IsWorkload(spec) {
			out[i].Replicas = 0
		}
	}
	return out
}

// Summary returns the sums over all effects.
func (r *Result) Summary() reviewv1alpha1.ReviewSummary {
	s := reviewv1alpha1.ReviewSummary{Examined: count(r.Examined)}
	clusters := sets.New[string]()
	sums := map[Action]*int32{
		Create: &s.Created, Update: &s.Updated, Restart: &s.Restarted, Scale: &s.Scaled, Delete: &s.Deleted, Release: &s.Released, Lose: &s.Lost,
	}
	for i := range r.Effects {
		e := &r.Effects[i]
		if !e.affected() {
			continue
		}
		s.Changed++
		if e.Before == nil {
			s.Examined++
		}
		if e.Unschedulable {
			s.Unschedulable++
		}
		for _, c := range e.Changes {
			*sums[c.Action]++
			if c.Held != "" {
				s.Held++
			}
			clusters.Insert(c.Cluster)
		}
		s.ReplicasMoved += e.moved()
	}
	s.Clusters = count(clusters.Len())
	return s
}

// Divides reports whether replicas of an affected workload are divided, so that the effect depends on available replicas.
func (r *Result) Divides() bool {
	return slices.ContainsFunc(r.Effects, func(e Effect) bool {
		return e.After != nil && e.After.BindingSpec().Placement != nil && placement.Divides(e.After.BindingSpec().Placement.ReplicaScheduling)
	})
}

// moved returns the number of replicas that start in a cluster and leave another one.
func (e *Effect) moved() int64 {
	if e.Before == nil || e.After == nil {
		return 0
	}
	difference := map[string]int64{}
	add := func(all []workv1alpha2.TargetCluster, sign int64) {
		for _, t := range all {
			difference[t.Name] += sign * int64(t.Replicas)
		}
	}
	add(targetsOf(e.Before), -1)
	add(targetsOf(e.After), 1)
	var more, less int64
	for _, n := range difference {
		more, less = more+max(n, 0), less+max(-n, 0)
	}
	return min(more, less)
}

func count(n int) int32 { return int32(min(n, 1<<31-1)) }
