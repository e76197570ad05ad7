// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"fmt"
	"strings"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/names"
)

const (
	// fewEffects is the number of effects that need no warning.
	fewEffects = 5
	// maxExamples is the number of bindings that the refusal of a plan names.
	maxExamples = 3
)

// Warning returns a warning about changes that move, restart or delete more than a few objects, or "".
func Warning(s *reviewv1alpha1.ReviewSummary, complete bool) string {
	if s.ReplicasMoved+int64(s.Restarted)+int64(s.Deleted)+int64(s.Lost)+int64(s.Unschedulable) <= fewEffects {
		return ""
	}
	least := ""
	if !complete {
		least = "at least "
	}
	return fmt.Sprintf("this change %s; karmadactl plan lists them", effects(s, least))
}

// effects returns the effects as "moves 14 replicas, restarts 3 workloads in 2 clusters".
func effects(s *reviewv1alpha1.ReviewSummary, least string) string {
	var parts []string
	for _, p := range []struct {
		verb string
		n    int64
		what string
	}{
		{"moves", s.ReplicasMoved, "replicas"}, {"restarts", int64(s.Restarted), "workloads"}, {"deletes", int64(s.Deleted), "objects"},
		{"creates", int64(s.Created), "objects"}, {"updates", int64(s.Updated), "objects"}, {"scales", int64(s.Scaled), "workloads"},
		{"releases", int64(s.Released), "objects"}, {"loses", int64(s.Lost), "objects"},
		{"leaves unschedulable", int64(s.Unschedulable), "objects"},
	} {
		if p.n > 0 {
			parts = append(parts, fmt.Sprintf("%s %s%d %s", p.verb, least, p.n, p.what))
		}
	}
	if len(parts) == 0 {
		return "has no effect"
	}
	return fmt.Sprintf("%s in %s", strings.Join(parts, ", "), plural.Count(s.Clusters, "cluster"))
}

// CheckApproval returns an error unless the hash of an approved plan is that of a recomputed one.
func CheckApproval(approved string, status *reviewv1alpha1.PlacementReviewStatus) error {
	if approved == status.PlanHash {
		return nil
	}
	cause := "its effect has changed since"
	if before, _, _ := strings.Cut(approved, "-"); !strings.HasPrefix(status.PlanHash, before+"-") {
		cause = "the object is not the one of that plan"
	}
	var examples []string
	for i := range status.Bindings {
		b := &status.Bindings[i]
		if i == maxExamples {
			examples = append(examples, fmt.Sprintf("and %d more", len(status.Bindings)-i))
			break
		}
		examples = append(examples, fmt.Sprintf("%s %s from %s to %s", b.Resource.Kind,
			strings.TrimPrefix(b.Namespace+"/"+b.Resource.Name, "/"), placed(b.Before), placed(b.After)))
	}
	text := ""
	if len(examples) > 0 {
		text = " (" + strings.Join(examples, "; ") + ")"
	}
	return fmt.Errorf("the plan %s is approved in annotation %s, and %s: the change now %s%s. "+
		"Review it with karmadactl plan, and approve its hash, which is %s if it covers all objects",
		approved, names.ApprovedPlan, cause, effects(&status.Summary, ""), text, status.PlanHash)
}

// placed returns clusters with their replicas as "[m1:2 m2]".
func placed(all []workv1alpha2.TargetCluster) string {
	out := make([]string, 0, len(all))
	for _, t := range all {
		if t.Replicas > 0 {
			out = append(out, fmt.Sprintf("%s:%d", t.Name, t.Replicas))
		} else {
			out = append(out, t.Name)
		}
	}
	return fmt.Sprint(out)
}
