// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
)

// overridePolicy returns an OverridePolicy, or a ClusterOverridePolicy if namespace is empty.
func overridePolicy(tb testing.TB, namespace, name, spec string) override.Policy {
	tb.Helper()
	s := override.Cluster
	if namespace != "" {
		s = override.Namespaced
	}
	p := s.New()
	p.SetNamespace(namespace)
	p.SetName(name)
	p.SetGeneration(1)
	if err := yaml.UnmarshalStrict([]byte(spec), p.OverrideSpec()); err != nil {
		tb.Fatal(err)
	}
	return p
}

func memberCluster(name string, labels map[string]string) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: labels}}
}

func (s *fixture) rendered() *metav1.Condition {
	s.t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		s.t.Fatal(err)
	}
	return meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Rendered)
}

// messagesOf returns the messages of the events of the override manager, which must be on the template.
func (s *fixture) messagesOf(reason string) (out []string) {
	s.t.Helper()
	for _, e := range s.eventsOf(reason) {
		if e.Source != names.OverrideSource || e.On.Kind != "Deployment" || e.On.UID != "template" {
			s.t.Errorf("event %+v, want one of the override manager on the template", e)
		}
		out = append(out, e.Message)
	}
	return out
}

func (s *fixture) manifest(cluster string) *interpret.Object {
	s.t.Helper()
	o := &interpret.Object{}
	if err := o.UnmarshalJSON(s.work(cluster).Spec.Workload.Manifests[0].Raw); err != nil {
		s.t.Fatal(err)
	}
	return o
}

// Policies of both scopes are applied in their order, and recorded on the Work and in events. Without them the manifest equals the
// template again.
func TestReconcile_appliesOverrides(t *testing.T) {
	t.Parallel()
	const first = `{overrideRules: [{overriders: {labelsOverrider: [{operator: add, value: {by: first, region: all}}]}}]}`
	const second = `{resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, namespace: default, name: nginx}], overrideRules: [
		{targetCluster: {clusterNames: [m1]}, overriders: {labelsOverrider: [{operator: replace, value: {by: second}}]}}]}`
	cop, op := overridePolicy(t, "", "first", first), overridePolicy(t, "default", "second", second)
	elsewhere := overridePolicy(t, "elsewhere", "other", first)
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"),
		memberCluster("m1", nil), memberCluster("m2", nil), cop.(client.Object), op.(client.Object), elsewhere.(client.Object))
	s.mustReconcile()
	for cluster, by := range map[string]string{"m1": "second", "m2": "first"} {
		if labels := s.manifest(cluster).GetLabels(); labels["by"] != by || labels["region"] != "all" {
			t.Errorf("%s: labels %v, want by=%s", cluster, labels, by)
		}
	}
	annotations := s.work("m1").Annotations
	if !strings.HasPrefix(annotations[names.AppliedClusterOverrides], `[{"policyName":"first","overriders":{`) ||
		annotations[names.AppliedOverrides] != `[{"policyName":"second","overriders":{"labelsOverrider":`+
			`[{"operator":"replace","value":{"by":"second"}}]}}]` {
		t.Errorf("m1: annotations %v", annotations)
	}
	if _, found := s.work("m2").Annotations[names.AppliedOverrides]; found {
		t.Error("m2 has the annotation of a policy that does not apply to it")
	}
	want := []string{
		"Apply cluster override policy(first) for cluster(m1) successfully.",
		"Apply override policy(default/second) for cluster(m1) successfully.",
		"Apply cluster override policy(first) for cluster(m2) successfully.",
	}
	if diff := cmp.Diff(want, s.messagesOf("ApplyOverridePolicySucceed")); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	s.expectNoWrites()
	if got := s.messagesOf("ApplyOverridePolicySucceed"); len(got) != len(want) {
		t.Errorf("the second run sent events: %q", got)
	}

	if err := s.control.Delete(t.Context(), op.(client.Object)); err != nil {
		t.Fatal(err)
	}
	s.writes()
	if got := s.mustReconcile(); len(got) != 1 || !strings.Contains(got[0], names.ExecutionNamespace("m1")) {
		t.Errorf("wrote %q, want the Work of m1", got)
	}
	if by := s.manifest("m1").GetLabels()["by"]; by != "first" {
		t.Errorf("m1: by=%s after the policy was deleted", by)
	}
	if a, found := s.work("m1").Annotations[names.AppliedOverrides]; found {
		t.Errorf("m1: annotation %s after the policy was deleted", a)
	}
	s.expectNoWrites()
}

// Cluster-scoped templates are changed by ClusterOverridePolicies only.
func TestReconcile_appliesOverridesToClusterScope(t *testing.T) {
	t.Parallel()
	const spec = `{overriders: {labelsOverrider: [{operator: add, value: {by: policy}}]}}`
	b := &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Name:       "viewer-clusterrole",
		Labels:     map[string]string{names.ClusterBindingID: "crb-id"},
		Finalizers: []string{names.ClusterBindingFinalizer},
	}}
	b.Spec.Clusters = targets("m1")
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "ClusterRole", Name: "viewer", UID: "u"}
	s := newFixture(
		t,
		withNative,
		`{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, metadata: {name: viewer, uid: u}, rules: []}`,
		b,
		memberCluster("m1", nil),
		overridePolicy(t, "", "all", spec).(client.Object),
		overridePolicy(t, "default", "op", spec).(client.Object),
	)
	s.scope = binding.Cluster
	s.mustReconcile()
	if got := s.eventsOf("ApplyOverridePolicySucceed"); len(got) != 1 ||
		got[0].Message != "Apply cluster override policy(all) for cluster(m1) successfully." {
		t.Errorf("events %+v", got)
	}
	s.expectNoWrites()
}

// An override that fails for one cluster leaves its Work as it is, and is reported. Other clusters are updated.
func TestReconcile_failedOverrideChangesNothing(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2", "m3"), memberCluster("m1", nil), memberCluster("m2", nil))
	s.mustReconcile() // without policies, clusters are not read
	before := s.work("m1")
	broken := overridePolicy(t, "default", "broken", `{overrideRules: [
		{overriders: {labelsOverrider: [{operator: add, value: {by: policy}}]}},
		{targetCluster: {clusterNames: [m1]}, overriders: {plaintext: [{path: /spec/missing, operator: remove}]}}]}`)
	if err := s.control.Create(t.Context(), broken.(client.Object)); err != nil {
		t.Fatal(err)
	}
	s.writes()
	_, err := s.reconcile()
	for _, part := range []string{
		"cluster m1: OverridePolicy default/broken, rule 2: plaintext", "cluster m3: apply override policies: cluster not found",
	} {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("Reconcile: %v, want %q", err, part)
		}
		if c := s.rendered(); c == nil || c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, part) {
			t.Errorf("condition %+v, want %q", c, part)
		}
	}
	if errors.Is(err, reconcile.TerminalError(nil)) {
		t.Error("a missing cluster is not retried")
	}
	if diff := cmp.Diff(before, s.work("m1")); diff != "" {
		t.Errorf("the Work of m1 changed:\n%s", diff)
	}
	if by := s.manifest("m2").GetLabels()["by"]; by != "policy" {
		t.Errorf("m2: by=%q", by)
	}
	s.writes()
	if diff := cmp.Diff(
		[]string{"Apply override policy(default/broken) for cluster(m1) failed."},
		s.messagesOf("ApplyOverridePolicyFailed"),
	); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}

	// Without a change of the policy, the template or the cluster the rule fails again: there is no retry.
	if err := s.control.Create(t.Context(), memberCluster("m3", nil)); err != nil {
		t.Fatal(err)
	}
	if _, err = s.reconcile(); !errors.Is(err, reconcile.TerminalError(nil)) {
		t.Errorf("Reconcile: %v, want a terminal error", err)
	}
	s.writes()
	if _, err = s.reconcile(); err == nil || len(s.writes()) != 0 {
		t.Errorf("Reconcile: %v, want the same error and no writes", err)
	}
	if err := s.control.Delete(t.Context(), broken.(client.Object)); err != nil {
		t.Fatal(err)
	}
	s.mustReconcile()
	if c := s.rendered(); c == nil || c.Status != metav1.ConditionTrue {
		t.Errorf("condition %+v after the policy was deleted", c)
	}
	s.expectNoWrites()
}

// unready is an interpreter layer that is not ready.
type unready struct{ reviser }

func (*unready) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	return interpret.Kind{}, interpret.ErrNotReady
}

// The interpreters are needed by an override, too: nothing is written before they are ready.
func TestReconcile_overrideWaitsForInterpreters(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Spec.Replicas = 0 // the binding itself needs no interpreter
	s := newFixture(t, interpret.Chain{&unready{}}, deployment, b, memberCluster("m1", nil),
		overridePolicy(t, "default", "replicas", `{overriders: {replicasOverrider: [{value: 3}]}}`).(client.Object))
	result, err := s.reconcile()
	if err != nil || result.RequeueAfter == 0 || len(s.writes()) != 0 || len(s.events.All()) != 0 {
		t.Errorf("Reconcile = %+v, %v, want a retry without writes and events", result, err)
	}
}

// clusterScoped reads every object without its namespace, as the API server does for cluster-scoped kinds.
type clusterScoped struct{ client.Reader }

func (r clusterScoped) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	return r.Reader.Get(ctx, client.ObjectKey{Name: key.Name}, o, options...)
}

// A ResourceBinding dispatches templates of its namespace only: its author may not be able to read others.
func TestReconcile_refusesTemplatesOfOtherNamespaces(t *testing.T) {
	t.Parallel()
	const secret = `{apiVersion: v1, kind: Secret, metadata: {name: token, namespace: kube-system, uid: template}}`
	const role = `{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, metadata: {name: admin, uid: template}, rules: []}`
	for name, tc := range map[string]struct {
		template string
		ref      workv1alpha2.ObjectReference
		want     string
	}{
		"another namespace": {
			secret, workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "Secret", Namespace: "kube-system", Name: "token"}, "namespace kube-system",
		},
		"cluster-scoped": {
			role, workv1alpha2.ObjectReference{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "ClusterRole", Name: "admin"}, "cluster-scoped",
		},
		"cluster-scoped, with the namespace of the binding": {
			role,
			workv1alpha2.ObjectReference{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "ClusterRole", Namespace: "default", Name: "admin"},
			"cluster-scoped",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := nginxBinding("m1")
			b.Spec.Resource = tc.ref
			b.Spec.Resource.UID = "template"
			s := newFixture(t, withNative, tc.template, b)
			if strings.Contains(tc.want, "cluster-scoped") {
				s.Controller = New(s.control, clusterScoped{s.control}, s.Options)
			}
			s.mustReconcile()
			if got := s.clusters(); len(got) != 0 {
				t.Errorf("Works in %q, want none", got)
			}
			if c := s.rendered(); c == nil || c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, tc.want) {
				t.Errorf("condition %+v, want one about %s", c, tc.want)
			}
			got := s.eventsOf("SyncWorkFailed")
			if len(got) != 1 || got[0].On.Kind != "ResourceBinding" || !strings.Contains(got[0].Message, tc.want) {
				t.Errorf("events %+v, want one on the binding", got)
			}
			s.expectNoWrites()
		})
	}
	t.Run("namespaced template of a ClusterResourceBinding", func(t *testing.T) {
		t.Parallel()
		b := &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{
			Name: "viewer-clusterrole", Labels: map[string]string{names.ClusterBindingID: "id"}, Finalizers: []string{names.ClusterBindingFinalizer},
		}}
		b.Spec.Clusters = targets("m1")
		b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "Secret", Namespace: "kube-system", Name: "token", UID: "template"}
		s := newFixture(t, withNative, secret, b)
		s.scope = binding.Cluster
		s.mustReconcile()
		if got := s.clusters(); len(got) != 0 {
			t.Errorf("Works in %q, want none", got)
		}
		s.expectNoWrites()
	})
}
