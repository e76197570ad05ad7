// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// warnings collects the warnings of the API server.
type warnings struct {
	mu   sync.Mutex // guards text
	text string
}

// HandleWarningHeader implements rest.WarningHandler.
func (w *warnings) HandleWarningHeader(_ int, _, text string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.text += text + "\n"
}

func (w *warnings) contains(text string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return strings.Contains(w.text, text)
}

// reviewer returns a client with PlacementReviews, as a user; "" means the administrator.
func (f *fixture) reviewer(user string, seen rest.WarningHandler) client.Client {
	f.Helper()
	scheme := runtime.NewScheme()
	if err := errors.Join(policyv1alpha1.AddToScheme(scheme), reviewv1alpha1.AddToScheme(scheme), appsv1alpha1.AddToScheme(scheme),
		fleetv1alpha1.AddToScheme(scheme)); err != nil {
		f.Fatal(err)
	}
	config := rest.CopyConfig(f.e.Config)
	config.WarningHandler = seen
	if user != "" {
		config.Impersonate = rest.ImpersonationConfig{UserName: user, Groups: []string{"system:authenticated"}}
	}
	c, err := client.New(config, client.Options{Scheme: scheme})
	if err != nil {
		f.Fatal(err)
	}
	return c
}

var reviewScenario = Scenario{
	Name:        "placement-review",
	Description: "A review shows a user the effect on the own namespace, an update warns, and another plan than the approved one is denied.",
	Run:         placementReview,
}

func placementReview(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("web", 10)
	p := f.dividing("web", []string{member1, member2}, named("apps/v1", "Deployment", "web"))
	view := &rbacv1.RoleBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "alice"},
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: "view"},
		Subjects:   []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: "alice-of-" + f.ns}},
	}
	f.create(view, p, d)
	f.waitDivided(d, map[string]int32{member1: 5, member2: 5})
	seen := &warnings{}
	admin, alice, mallory := f.reviewer("", seen), f.reviewer("alice-of-"+f.ns, seen), f.reviewer("mallory", seen)

	next := &policyv1alpha1.PropagationPolicy{}
	if err := admin.Get(t.Context(), client.ObjectKeyFromObject(p), next); err != nil {
		t.Fatal(err)
	}
	next.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[1].Weight = 0
	next.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[0].Weight = 1
	next.SetGroupVersionKind(policyv1alpha1.GroupVersion.WithKind("PropagationPolicy"))
	review := func(by client.Client) (*reviewv1alpha1.PlacementReview, error) {
		raw, err := json.Marshal(next)
		if err != nil {
			t.Fatal(err)
		}
		r := &reviewv1alpha1.PlacementReview{Spec: reviewv1alpha1.PlacementReviewSpec{Changes: []reviewv1alpha1.Change{{
			Operation: reviewv1alpha1.ChangeApply, Object: &runtime.RawExtension{Raw: raw},
		}}}}
		return r, by.Create(t.Context(), r)
	}
	var plan *reviewv1alpha1.PlacementReview
	f.eventually("the review of a user who may view the namespace has the move", func(context.Context) (err error) {
		if plan, err = review(alice); err != nil {
			return err
		}
		if s := plan.Status.Summary; s.Examined == 0 || s.Changed != 1 || s.ReplicasMoved != 5 {
			return fmt.Errorf("summary %+v", s)
		}
		return nil
	})
	if all, err := review(admin); err != nil || all.Status.PlanHash != plan.Status.PlanHash ||
		all.Status.Summary.Examined < plan.Status.Summary.Examined {
		t.Errorf("review of the administrator: %+v, error %v, want plan %s", all.Status, err, plan.Status.PlanHash)
	}
	if _, err := review(mallory); !apierrors.IsForbidden(err) {
		t.Errorf("review of a user without rights: error %v", err)
	}

	f.eventually("an update warns about its effect", func(ctx context.Context) error {
		if err := admin.Update(ctx, next.DeepCopy(), client.DryRunAll); err != nil || seen.contains("moves 5 replicas") {
			return err
		}
		return errors.New("no warning")
	})
	f.warnsAboutReferences(admin, seen)
	next.Annotations = map[string]string{names.ApprovedPlan: plan.Status.PlanHash}
	other := next.DeepCopy()
	other.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[1].Weight = 9
	if err := admin.Update(t.Context(), other); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), "not the one of that plan") {
		t.Errorf("update with the plan of another one: error %v", err)
	}
	if err := admin.Update(t.Context(), next); err != nil {
		t.Fatalf("update with an approved plan: %v", err)
	}
	f.waitDivided(d, map[string]int32{member1: 10})
}

// warnsAboutReferences checks that the webhook has the rights to look for the objects that others name.
func (f *fixture) warnsAboutReferences(admin client.Client, seen *warnings) {
	f.Helper()
	p := f.dividing("missing", nil, named("apps/v1", "Deployment", "missing"))
	p.Spec.DependentOverrides = []string{"missing-override"}
	p.Spec.RolloutStrategy = &policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutStaged, Staged: &policyv1alpha1.StagedStrategy{
		Gate: &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{{
			Name: "up", Success: "result > 0", Prometheus: &policyv1alpha1.RolloutPrometheus{Address: "https://not.listed", Query: "up"},
		}}},
	}}
	approval := &fleetv1alpha1.RolloutApproval{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "a"},
		Spec:       fleetv1alpha1.RolloutApprovalSpec{Rollout: "missing-rollout", Stage: "a", Revision: 1},
	}
	rebalancer := &appsv1alpha1.WorkloadRebalancer{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns},
		Spec: appsv1alpha1.WorkloadRebalancerSpec{Workloads: []appsv1alpha1.ObjectReference{
			{APIVersion: "apps/v1", Kind: "Deployment", Namespace: f.ns, Name: "missing-workload"},
			{APIVersion: "apps/v1", Kind: "Deployment", Namespace: f.ns, Name: "web"},
		}},
	}
	for _, o := range []client.Object{p, approval, rebalancer} {
		f.eventually("a dry run of "+o.GetName()+" warns", func(ctx context.Context) error {
			if err := admin.Create(ctx, o.DeepCopyObject().(client.Object), client.DryRunAll); err != nil {
				return err
			}
			for text, of := range map[string]client.Object{
				`OverridePolicy "missing-override" does not exist`: p, "https://not.listed is not listed": p,
				`staged rollout "missing-rollout" does not exist`: approval, `Deployment "missing-workload" does not exist`: rebalancer,
			} {
				if of == o && !seen.contains(text) {
					return fmt.Errorf("no warning %s", text)
				}
			}
			return nil
		})
	}
	if seen.contains(`Deployment "web" does not exist`) {
		f.Error("a warning about a workload that exists")
	}
}
