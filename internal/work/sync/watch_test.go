// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/test/fakecontrol"
)

// drained returns the keys that change adds to a queue, sorted.
func drained(t *testing.T, change func(q queue)) (out []string) {
	t.Helper()
	q := workqueue.NewTypedRateLimitingQueue(workqueue.DefaultTypedControllerRateLimiter[ctrl.Request]())
	defer q.ShutDown()
	change(q)
	for q.Len() > 0 {
		request, _ := q.Get()
		out = append(out, request.String())
		q.Done(request)
	}
	slices.Sort(out)
	return out
}

func bindingOf(s binding.Scope, namespace, name, apiVersion, kind string, clusters ...string) client.Object {
	b := s.New()
	b.SetNamespace(namespace)
	b.SetName(name)
	b.BindingSpec().Resource = workv1alpha2.ObjectReference{APIVersion: apiVersion, Kind: kind, Namespace: namespace, Name: name}
	b.BindingSpec().Clusters = targets(clusters...)
	return b.(client.Object)
}

func watchFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	configMap := func(namespace, name, app string) client.Object {
		return fakecontrol.Parse(
			t,
			`{apiVersion: v1, kind: ConfigMap, metadata: {name: `+name+`, namespace: `+namespace+`, labels: {app: `+app+`}}}`,
		)
	}
	required := bindingOf(binding.Namespaced, "default", "required", "v1", "ConfigMap")
	required.(binding.Binding).BindingSpec().RequiredBy = []workv1alpha2.BindingSnapshot{{Clusters: targets("m2")}}
	return newFixture(t, withNative, "", append(
		objects,
		configMap("default", "a", "web"),
		configMap("default", "b", "api"),
		configMap("other", "a", "web"),
		configMap("default", "required", "api"),
		bindingOf(binding.Namespaced, "default", "a", "v1", "ConfigMap", "m1"),
		bindingOf(binding.Namespaced, "default", "b", "v1", "ConfigMap", "m1", "m2"),
		bindingOf(binding.Namespaced, "default", "a-secret", "v1", "Secret", "m1"),
		bindingOf(binding.Namespaced, "other", "a", "v1", "ConfigMap", "m1"),
		required,
		bindingOf(binding.Cluster, "", "viewer", "rbac.authorization.k8s.io/v1", "ClusterRole", "m1"),
	)...)
}

// A change of an override policy requeues exactly the bindings whose templates it selects.
func TestPolicyChanges(t *testing.T) {
	t.Parallel()
	const (
		everything = `{}`
		configMaps = `{resourceSelectors: [{apiVersion: v1, kind: ConfigMap}]}`
		nameA      = `{resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: a}]}`
		labelWeb   = `{resourceSelectors: [{apiVersion: v1, kind: ConfigMap, labelSelector: {matchLabels: {app: web}}}]}`
		labelOther = `{resourceSelectors: [{apiVersion: v1, kind: Secret, name: x, labelSelector: {matchLabels: {app: web}}}]}`
	)
	var (
		scoped  = []string{"/viewer"}
		byOwn   = []string{"default/a", "default/a-secret", "default/b", "default/required"}
		anyName = []string{"default/a", "default/a-secret", "default/b", "default/required", "other/a"}
	)
	tests := map[string]struct {
		namespace, spec   string
		namespaced, roles []string
	}{
		"OverridePolicy without selectors":        {"default", everything, byOwn, nil},
		"ClusterOverridePolicy without selectors": {"", everything, anyName, scoped},
		"by kind":             {"default", configMaps, []string{"default/a", "default/b", "default/required"}, nil},
		"by name":             {"", nameA, []string{"default/a", "other/a"}, nil},
		"by label":            {"", labelWeb, []string{"default/a", "other/a"}, nil},
		"by label, namespace": {"other", labelWeb, []string{"other/a"}, nil},
		"none":                {"default", labelOther, nil, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := watchFixture(t)
			p := overridePolicy(t, tc.namespace, "p", tc.spec).(client.Object)
			for scope, want := range map[string][]string{"ResourceBinding": tc.namespaced, "ClusterResourceBinding": tc.roles} {
				h := s.policyChanges(binding.Scopes[slices.IndexFunc(binding.Scopes, func(b binding.Scope) bool { return b.Name == scope })])
				for what, got := range map[string][]string{
					"creation": drained(t, func(q queue) { h.Create(t.Context(), event.CreateEvent{Object: p}, q) }),
					"deletion": drained(t, func(q queue) { h.Delete(t.Context(), event.DeleteEvent{Object: p}, q) }),
				} {
					if diff := cmp.Diff(want, got); diff != "" {
						t.Errorf("%s, %s (-want +got):\n%s", scope, what, diff)
					}
				}
			}
		})
	}
}

func TestPolicyChanges_updates(t *testing.T) {
	t.Parallel()
	s := watchFixture(t)
	h := s.policyChanges(binding.Namespaced)
	before := overridePolicy(t, "default", "p", `{resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: a}]}`).(client.Object)
	after := overridePolicy(t, "default", "p", `{resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: b}]}`).(client.Object)
	update := func() []string {
		return drained(t, func(q queue) { h.Update(t.Context(), event.UpdateEvent{ObjectOld: before, ObjectNew: after}, q) })
	}
	if got := update(); len(got) != 0 {
		t.Errorf("an update without a new generation requeued %q", got)
	}
	after.SetGeneration(2)
	if diff := cmp.Diff([]string{"default/a", "default/b"}, update()); diff != "" {
		t.Errorf("an update requeues what was selected before and after (-want +got):\n%s", diff)
	}
	if got := drained(t, func(q queue) { h.Create(t.Context(), event.CreateEvent{Object: after, IsInInitialList: true}, q) }); len(got) != 0 {
		t.Errorf("at the start the policy requeued %q", got)
	}
}

// noMetadata is a cache that cannot read metadata.
type noMetadata struct{ client.Client }

func (n noMetadata) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if _, ok := o.(*metav1.PartialObjectMetadata); ok {
		return errors.New("boom")
	}
	return n.Client.Get(ctx, key, o, options...)
}

// If the labels of a template are unknown, its binding is requeued.
func TestPolicyChanges_unknownLabels(t *testing.T) {
	t.Parallel()
	s := watchFixture(t)
	s.Controller.control = consistency.NewClient(noMetadata{s.control})
	p := overridePolicy(
		t,
		"default",
		"p",
		`{resourceSelectors: [{apiVersion: v1, kind: ConfigMap, labelSelector: {matchLabels: {app: web}}}]}`,
	)
	got := drained(t, func(q queue) {
		s.policyChanges(binding.Namespaced).Create(t.Context(), event.CreateEvent{Object: p.(client.Object)}, q)
	})
	if diff := cmp.Diff([]string{"default/a", "default/b", "default/required"}, got); diff != "" {
		t.Errorf("requeued (-want +got):\n%s", diff)
	}
}

// A change of a cluster requeues the bindings that have it as a target and a policy that depends on the change.
func TestClusterChanges(t *testing.T) {
	t.Parallel()
	byRegion := overridePolicy(t, "default", "region", `{resourceSelectors: [{apiVersion: v1, kind: ConfigMap}], overrideRules: [{
		targetCluster: {fieldSelector: {matchExpressions: [{key: region, operator: In, values: [eu]}]}}, overriders: {}}]}`)
	byLabel := overridePolicy(
		t,
		"",
		"label",
		`{overrideRules: [{targetCluster: {labelSelector: {matchLabels: {env: prod}}}, overriders: {}}]}`,
	)
	s := watchFixture(t, byRegion.(client.Object), byLabel.(client.Object))
	change := func(scope binding.Scope, name string, mutate func(c *clusterv1alpha1.Cluster)) []string {
		before := memberCluster(name, map[string]string{"env": "test"})
		after := before.DeepCopy()
		mutate(after)
		return drained(t, func(q queue) {
			s.clusterChanges(scope).Update(t.Context(), event.UpdateEvent{ObjectOld: before, ObjectNew: after}, q)
		})
	}
	region := func(c *clusterv1alpha1.Cluster) { c.Spec.Region = "eu" }
	prod := func(c *clusterv1alpha1.Cluster) { c.Labels["env"] = "prod" }
	for name, tc := range map[string]struct {
		got, want []string
	}{
		"region":                   {change(binding.Namespaced, "m1", region), []string{"default/a", "default/b"}},
		"region of another target": {change(binding.Namespaced, "m2", region), []string{"default/b", "default/required"}},
		"region, cluster scope":    {change(binding.Cluster, "m1", region), nil},
		"label": {
			change(binding.Namespaced, "m1", prod), []string{"default/a", "default/a-secret", "default/b", "other/a"},
		},
		"label, cluster scope":         {change(binding.Cluster, "m1", prod), []string{"/viewer"}},
		"label that no policy selects": {change(binding.Namespaced, "m1", func(c *clusterv1alpha1.Cluster) { c.Labels["x"] = "y" }), nil},
		"status": {change(binding.Namespaced, "m1", func(c *clusterv1alpha1.Cluster) {
			c.Status.KubernetesVersion = "v1"
		}), nil},
	} {
		if diff := cmp.Diff(tc.want, tc.got); diff != "" {
			t.Errorf("%s: requeued (-want +got):\n%s", name, diff)
		}
	}
}
