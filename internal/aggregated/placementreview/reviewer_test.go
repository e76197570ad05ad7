// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementreview

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/client-go/rest"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// rights is an authorizer of users by "verb resource namespace"; "" in the place of the namespace means all.
type rights map[string][]string

func (r rights) Authorize(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
	for _, allowed := range r[a.GetUser().GetName()] {
		f := strings.Split(allowed, " ")
		if allowed == "*" || f[0] == a.GetVerb() && f[1] == a.GetResource() && (f[2] == "" || f[2] == a.GetNamespace()) {
			return authorizer.DecisionAllow, "", nil
		}
	}
	return authorizer.DecisionNoOpinion, "", nil
}

const cluster = `{apiVersion: cluster.karmada.io/v1alpha1, kind: Cluster, metadata: {name: NAME, uid: NAME}, spec: {syncMode: Push},
	status: {apiEnablements: [{groupVersion: apps/v1, resources: [{kind: Deployment, name: deployments}]},
		{groupVersion: v1, resources: [{kind: Secret, name: secrets}]}],
	conditions: [{type: Ready, status: "True", lastTransitionTime: "2026-01-01T00:00:00Z", reason: r, message: m}],
	resourceSummary: {allocatable: {cpu: "100", memory: 100Gi, pods: "100"}}}}`

// objects returns a Deployment with its policy and its binding in a namespace, and a Secret with its binding.
func objects(t *testing.T, namespace string) (out []client.Object) {
	for _, text := range []string{
		`{apiVersion: apps/v1, kind: Deployment, metadata: {namespace: NS, name: web-NS}, spec: {replicas: 2, template: {}}}`,
		`{apiVersion: v1, kind: Secret, metadata: {namespace: NS, name: key-NS}, stringData: {a: b}}`,
		`{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {namespace: NS, name: web-NS-deployment, uid: w,
			labels: {propagationpolicy.karmada.io/permanent-id: x},
			annotations: {propagationpolicy.karmada.io/namespace: NS, propagationpolicy.karmada.io/name: p}},
			spec: {resource: {apiVersion: apps/v1, kind: Deployment, namespace: NS, name: web-NS}, replicas: 2,
			placement: {clusterAffinity: {clusterNames: [m1, m2]}}, clusters: [{name: m1, replicas: 2}]}}`,
		`{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {namespace: NS, name: key-NS-secret, uid: s,
			labels: {propagationpolicy.karmada.io/permanent-id: x},
			annotations: {propagationpolicy.karmada.io/namespace: NS, propagationpolicy.karmada.io/name: p}},
			spec: {resource: {apiVersion: v1, kind: Secret, namespace: NS, name: key-NS},
			placement: {clusterAffinity: {clusterNames: [m1, m2]}}, clusters: [{name: m1}]}}`,
		`{apiVersion: fleet.karmada.io/v1alpha1, kind: PlacementDisruptionBudget, metadata: {namespace: NS, name: budget-NS},
			spec: {selector: {}, minAvailable: 2}}`,
	} {
		out = append(out, fakecontrol.Parse(t, strings.ReplaceAll(text, "NS", namespace)))
	}
	return out
}

func newFixture(t *testing.T, namespaces ...string) (*Reviewer, *fakecontrol.Control) {
	t.Helper()
	all := []client.Object{
		fakecontrol.Parse(t, strings.ReplaceAll(cluster, "NAME", "m1")), fakecontrol.Parse(t, strings.ReplaceAll(cluster, "NAME", "m2")),
	}
	for _, n := range namespaces {
		all = append(all, objects(t, n)...)
	}
	control := fakecontrol.New(t, fakecontrol.Options{Objects: all})
	r, err := newReviewer(func(context.Context) (client.Reader, error) { return control, nil }, control, mapper(), rights{
		"admin": {"*"},
		"alice": {"list resourcebindings team-a", "get deployments team-a", "get clusters ", "get propagationpolicies team-a"},
		"carol": {"get clusters "},
		"agent": {},
	}, clocktesting.NewFakeClock(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)))
	if err != nil {
		t.Fatal(err)
	}
	return r, control
}

func mapper() meta.RESTMapper {
	apps, core, policies := schema.GroupVersion{Group: "apps", Version: "v1"}, schema.GroupVersion{Version: "v1"}, policyv1alpha1.GroupVersion
	m := meta.NewDefaultRESTMapper([]schema.GroupVersion{apps, core, policies})
	m.Add(apps.WithKind("Deployment"), meta.RESTScopeNamespace)
	m.Add(core.WithKind("Secret"), meta.RESTScopeNamespace)
	m.Add(policies.WithKind("PropagationPolicy"), meta.RESTScopeNamespace)
	return m
}

func as(name string) user.Info { return &user.DefaultInfo{Name: name} }

func lose(name string) reviewv1alpha1.Change {
	return reviewv1alpha1.Change{Operation: reviewv1alpha1.ChangeLoseCluster, Cluster: name}
}

func of(c reviewv1alpha1.Change) reviewv1alpha1.PlacementReviewSpec {
	return reviewv1alpha1.PlacementReviewSpec{Changes: []reviewv1alpha1.Change{c}}
}

func applied(t *testing.T, text string) reviewv1alpha1.Change {
	t.Helper()
	raw, err := json.Marshal(fakecontrol.Parse(t, text))
	if err != nil {
		t.Fatal(err)
	}
	return reviewv1alpha1.Change{Operation: reviewv1alpha1.ChangeApply, Object: &runtime.RawExtension{Raw: raw}}
}

// A user sees what a review of the own namespace alone would show, and nothing of other namespaces and of kinds without the right to read.
func TestReview_tenancy(t *testing.T) {
	t.Parallel()
	r, control := newFixture(t, "team-a", "team-b")
	spec := reviewv1alpha1.PlacementReviewSpec{Changes: []reviewv1alpha1.Change{lose("m1")}}
	all, err := r.Review(t.Context(), as("admin"), &spec)
	if err != nil || all.Summary.Changed != 4 || all.Summary.Lost != 4 {
		t.Fatalf("administrator: %+v, error %v", all.Summary, err)
	}
	got, err := r.Review(t.Context(), as("alice"), &spec)
	if err != nil {
		t.Fatal(err)
	}
	if got.Summary.Examined != 1 || got.Summary.Changed != 1 || len(got.Bindings) != 1 || got.Bindings[0].Name != "web-team-a-deployment" {
		t.Errorf("alice sees %+v, %+v", got.Summary, got.Bindings)
	}
	if text, err := json.Marshal(got); err != nil || strings.Contains(string(text), "team-b") || strings.Contains(string(text), "key-") {
		t.Errorf("error %v, the review discloses other objects: %s", err, text)
	}
	if !slices.ContainsFunc(got.Incomplete, func(s string) bool { return strings.Contains(s, "may not read") }) {
		t.Errorf("incomplete = %q", got.Incomplete)
	}
	alone, _ := newFixture(t, "team-a")
	want, err := alone.Review(t.Context(), as("alice"), &spec)
	if err != nil || want.PlanHash != got.PlanHash || want.PlanHash == all.PlanHash {
		t.Errorf("plan %s with other namespaces, %s without (%v)", got.PlanHash, want.PlanHash, err)
	}
	drain := of(reviewv1alpha1.Change{Operation: reviewv1alpha1.ChangeDrain, Cluster: "m1"})
	held, err := r.Review(t.Context(), as("alice"), &drain)
	if text, _ := json.Marshal(held); err != nil || held.Summary.Held != 1 || !strings.Contains(string(text), "budget-team-a") ||
		strings.Contains(string(text), "team-b") {
		t.Errorf("error %v, alice sees these budgets: %s", err, text)
	}
	nothing, err := r.Review(t.Context(), as("carol"), &spec)
	if err != nil || nothing.Summary != (reviewv1alpha1.ReviewSummary{}) || len(nothing.Bindings) > 0 {
		t.Errorf("carol sees %+v, error %v", nothing, err)
	}
	if writes := control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		t.Errorf("reviews wrote %v", writes)
	}
}

func TestReview_rejected(t *testing.T) {
	t.Parallel()
	r, _ := newFixture(t, "team-a", "team-b")
	foreign := applied(t, `{apiVersion: apps/v1, kind: Deployment, metadata: {namespace: team-b, name: web-team-b}, spec: {replicas: 3}}`)
	disguised := applied(t, `{apiVersion: apps/v1, kind: Deployment, metadata: {namespace: team-a, name: web-team-a}}`)
	disguised.Operation, disguised.Cluster = reviewv1alpha1.ChangeLoseCluster, "m1"
	anywhere := applied(t, `{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, metadata: {name: p},
		spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}], placement: {clusterAffinity: {clusterNames: [m1]}}}}`)
	for name, tc := range map[string]struct {
		user string
		spec reviewv1alpha1.PlacementReviewSpec
		want func(error) bool
	}{
		"no changes":        {"admin", reviewv1alpha1.PlacementReviewSpec{}, apierrors.IsBadRequest},
		"missing cluster":   {"admin", reviewv1alpha1.PlacementReviewSpec{Changes: []reviewv1alpha1.Change{lose("m9")}}, apierrors.IsBadRequest},
		"object of another": {"alice", reviewv1alpha1.PlacementReviewSpec{Changes: []reviewv1alpha1.Change{foreign}}, apierrors.IsForbidden},
		"namespace of another": {"alice", reviewv1alpha1.PlacementReviewSpec{
			Changes: []reviewv1alpha1.Change{lose("m1")}, Namespaces: []string{"team-b"},
		}, apierrors.IsForbidden},
		"no rights":                    {"agent", of(lose("m1")), apierrors.IsForbidden},
		"cluster and an object":        {"agent", of(disguised), apierrors.IsForbidden},
		"policy without its namespace": {"alice", of(anywhere), apierrors.IsBadRequest},
		"outdated page": {"admin", reviewv1alpha1.PlacementReviewSpec{
			Changes: []reviewv1alpha1.Change{lose("m1")}, Continue: "team-a/gone",
		}, apierrors.IsResourceExpired},
	} {
		if _, err := r.Review(t.Context(), as(tc.user), &tc.spec); !tc.want(err) || strings.Contains(err.Error(), "web-team-b-") {
			t.Errorf("%s: error %v", name, err)
		}
	}
	// An error is the same whether the object of another namespace exists.
	for _, operation := range []reviewv1alpha1.ChangeOperation{reviewv1alpha1.ChangeApply, reviewv1alpha1.ChangeDelete} {
		answer := func(name string) string {
			c := applied(t, `{apiVersion: apps/v1, kind: Deployment, metadata: {namespace: team-b, name: `+name+`}}`)
			c.Operation = operation
			spec := of(c)
			_, err := r.Review(t.Context(), as("alice"), &spec)
			if !apierrors.IsForbidden(err) {
				t.Errorf("%s of %s: error %v, want forbidden", operation, name, err)
				return ""
			}
			return strings.ReplaceAll(err.Error(), name, "NAME")
		}
		if exists, missing := answer("web-team-b"), answer("missing"); exists != missing {
			t.Errorf("%s: error %q, for a missing object %q", operation, exists, missing)
		}
	}
	agent := &user.DefaultInfo{Name: "admin", Groups: []string{names.AgentsGroup}}
	spec := of(lose("m1"))
	if _, err := r.Review(t.Context(), agent, &spec); !apierrors.IsForbidden(err) {
		t.Errorf("review of an agent: error %v, want forbidden", err)
	}
}

// Pages are parts of one result, also if the fleet changes in between, and only for the user of the first page.
func TestReview_pages(t *testing.T) {
	t.Parallel()
	r, control := newFixture(t, "team-a", "team-b")
	spec := reviewv1alpha1.PlacementReviewSpec{Changes: []reviewv1alpha1.Change{lose("m1")}, Limit: 3}
	first, err := r.Review(t.Context(), as("admin"), &spec)
	if err != nil || len(first.Bindings) != 3 || first.Continue == "" {
		t.Fatalf("first page: %+v, error %v", first, err)
	}
	var b = objects(t, "team-a")[3]
	if err := control.Delete(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	spec.Continue = first.Continue
	second, err := r.Review(t.Context(), as("admin"), &spec)
	if err != nil ||
		len(second.Bindings) != 1 || second.Continue != "" || second.Summary != first.Summary || second.PlanHash != first.PlanHash {
		t.Errorf("second page: %+v, error %v", second, err)
	}
	if _, err := r.Review(t.Context(), as("alice"), &spec); !apierrors.IsResourceExpired(err) {
		t.Errorf("page of another user: error %v", err)
	}
}

// The API server adds defaults, labels and the approval itself to a policy. Its plan stays the same.
func TestReview_hashOfAdmittedPolicy(t *testing.T) {
	t.Parallel()
	r, _ := newFixture(t, "team-a")
	const file = `{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, metadata: {namespace: team-a, name: p},
		spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}], placement: {clusterAffinity: {clusterNames: [m2]},
		replicaScheduling: {replicaDivisionPreference: Aggregated}, spreadConstraints: [{minGroups: 1}]}, propagateDeps: true,
		failover: {application: {decisionConditions: {}}}}}`
	const admitted = `{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, metadata: {namespace: team-a, name: p, uid: u,
		generation: 3, labels: {propagationpolicy.karmada.io/permanent-id: x}, annotations: {fleet.karmada.io/plan: abc}},
		spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, namespace: team-a}], priority: 0, preemption: Never,
		conflictResolution: Abort, schedulerName: default-scheduler, placement: {clusterAffinity: {clusterNames: [m2]},
		replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated},
		spreadConstraints: [{spreadByField: cluster, minGroups: 1}]}, propagateDeps: true,
		failover: {application: {decisionConditions: {tolerationSeconds: 300}, purgeMode: Gracefully}}}}`
	other := strings.ReplaceAll(file, "minGroups: 1", "minGroups: 1, maxGroups: 1")
	var hashes []string
	for _, text := range []string{file, admitted, other} {
		spec := of(applied(t, text))
		status, err := r.Review(t.Context(), as("admin"), &spec)
		if err != nil || status.Summary.Changed == 0 {
			t.Fatalf("%+v, error %v", status, err)
		}
		hashes = append(hashes, status.PlanHash)
	}
	if hashes[0] != hashes[1] || hashes[1] == hashes[2] {
		t.Errorf("hashes %q, want the first two to be the same", hashes)
	}
}

// The time of a review ends with what is computed.
func TestReview_timeout(t *testing.T) {
	t.Parallel()
	r, _ := newFixture(t, "team-a")
	spec := reviewv1alpha1.PlacementReviewSpec{Changes: []reviewv1alpha1.Change{lose("m1")}, Timeout: &metav1.Duration{}}
	if _, err := r.Review(t.Context(), as("admin"), &spec); err != nil && !apierrors.IsTimeout(err) {
		t.Errorf("error %v, want a timeout or a partial result", err)
	}
	for range concurrent {
		r.slots <- struct{}{}
	}
	spec.Timeout.Duration = time.Millisecond
	if _, err := r.Review(t.Context(), as("admin"), &spec); !apierrors.IsTimeout(err) {
		t.Errorf("error %v while other reviews run, want a timeout", err)
	}
}

// Reviews of tenants that take long must not delay those of the admission webhook.
func TestTenantsLeaveASlot(t *testing.T) {
	t.Parallel()
	r, control := newFixture(t, "team-a")
	synctest.Test(t, func(t *testing.T) {
		r.slots, r.tenants = make(chan struct{}, cap(r.slots)), make(chan struct{}, cap(r.tenants)) // of the bubble
		type tenant struct{}
		byTenant, end := context.WithCancel(context.WithValue(t.Context(), tenant{}, true))
		r.cached = func(ctx context.Context) (client.Reader, error) {
			if ctx.Value(tenant{}) != nil {
				<-ctx.Done()
			}
			return control, ctx.Err()
		}
		spec := of(lose("m1"))
		for range 3 * concurrent {
			go func() { _, _ = r.Review(byTenant, as("alice"), &spec) }()
		}
		synctest.Wait()
		if _, err := r.Review(t.Context(), as("alice"), &spec); !apierrors.IsTooManyRequests(err) {
			t.Errorf("one more review of a tenant: %v, want too many requests", err)
		}
		if n := len(r.pending); n != 1 || r.pending["alice"] != pendingOfUser {
			t.Errorf("reviews %v wait", r.pending)
		}
		if _, err := r.Review(t.Context(), as("admin"), &spec); err != nil {
			t.Errorf("review of an administrator: %v", err)
		}
		end()
	})
}

// A review that uses the caches at the moment when their timer fires keeps them.
func TestCaches_close(t *testing.T) {
	t.Parallel()
	c := &caches{
		ctx: t.Context(), clock: clocktesting.NewFakeClock(time.Unix(0, 0)), control: &rest.Config{}, scheme: runtime.NewScheme(),
		mapper: mapper(),
	}
	step := c.clock.(*clocktesting.FakeClock).Step
	used := func() cache.Cache {
		t.Helper()
		all, err := c.open()
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	first := used()
	step(idle - time.Second)
	used()
	c.close(1) // the timer had fired before it was stopped
	if again := used(); again != first {
		t.Error("the caches were removed while they are used")
	}
	step(idle)
	if again := used(); again == first {
		t.Error("idle caches were kept")
	}
	step(idle)
	c.close(c.uses)
}
