// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registry

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/test/fakecontrol"
)

var podKind = schema.GroupVersionKind{Version: "v1", Kind: "Pod"}

func registryOf(name string, clusters []string, selectors ...searchv1alpha1.ResourceSelector) searchv1alpha1.ResourceRegistry {
	return searchv1alpha1.ResourceRegistry{ObjectMeta: metav1.ObjectMeta{Name: name}, Spec: searchv1alpha1.ResourceRegistrySpec{
		TargetCluster: policyv1alpha1.ClusterAffinity{ClusterNames: clusters}, ResourceSelectors: selectors,
	}}
}

func podsIn(namespace string, change ...func(*searchv1alpha1.ResourceSelector)) searchv1alpha1.ResourceSelector {
	s := searchv1alpha1.ResourceSelector{APIVersion: "v1", Kind: "Pod", Namespace: namespace}
	for _, f := range change {
		f(&s)
	}
	return s
}

func metadataOnly(s *searchv1alpha1.ResourceSelector) {
	s.Projection = searchv1alpha1.ProjectionMetadata
}

func pruning(fields ...string) func(*searchv1alpha1.ResourceSelector) {
	return func(s *searchv1alpha1.ResourceSelector) { s.PrunedFields = fields }
}

// Several registries are combined: a kind is cached if one of them selects it.
func TestKinds(t *testing.T) {
	t.Parallel()
	m1 := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	for name, tc := range map[string]struct {
		registries []searchv1alpha1.ResourceRegistry
		want       []cache.Kind
	}{
		"other cluster": {[]searchv1alpha1.ResourceRegistry{registryOf("a", []string{"m2"}, podsIn(""))}, []cache.Kind{}},
		"all clusters":  {[]searchv1alpha1.ResourceRegistry{registryOf("a", nil, podsIn(""))}, []cache.Kind{{GroupVersionKind: podKind}}},
		"namespaces": {
			[]searchv1alpha1.ResourceRegistry{registryOf("a", nil, podsIn("b"), podsIn("a")), registryOf("b", nil, podsIn("c"))},
			[]cache.Kind{{GroupVersionKind: podKind, Namespaces: []string{"a", "b", "c"}}},
		},
		"a namespace and all": {
			[]searchv1alpha1.ResourceRegistry{registryOf("a", nil, podsIn("b")), registryOf("b", nil, podsIn(""))},
			[]cache.Kind{{GroupVersionKind: podKind}},
		},
		"metadata": {
			[]searchv1alpha1.ResourceRegistry{registryOf("a", nil, podsIn("", metadataOnly))},
			[]cache.Kind{{GroupVersionKind: podKind, Projection: cache.Projection{MetadataOnly: true}}},
		},
		"metadata and pruned": {
			[]searchv1alpha1.ResourceRegistry{registryOf("a", nil, podsIn("", metadataOnly), podsIn("", pruning("spec")))},
			[]cache.Kind{{GroupVersionKind: podKind, Projection: cache.Projection{Pruned: []string{"spec"}}}},
		},
		"fields that all prune": {
			[]searchv1alpha1.ResourceRegistry{registryOf("a", nil, podsIn("", pruning("spec", "status")), podsIn("", pruning("spec")))},
			[]cache.Kind{{GroupVersionKind: podKind, Projection: cache.Projection{Pruned: []string{"spec"}}}},
		},
		"full wins": {
			[]searchv1alpha1.ResourceRegistry{registryOf("a", nil, podsIn("", pruning("spec")), podsIn(""), podsIn("", metadataOnly))},
			[]cache.Kind{{GroupVersionKind: podKind}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, Kinds(tc.registries, m1)); diff != "" {
				t.Errorf("Kinds (-want +got):\n%s", diff)
			}
		})
	}
}

func TestValidate(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		change func(*searchv1alpha1.ResourceRegistry)
		want   string
	}{
		"valid":          {func(*searchv1alpha1.ResourceRegistry) {}, ""},
		"no selectors":   {func(r *searchv1alpha1.ResourceRegistry) { r.Spec.ResourceSelectors = nil }, "spec.resourceSelectors"},
		"no apiVersion":  {func(r *searchv1alpha1.ResourceRegistry) { r.Spec.ResourceSelectors[0].APIVersion = "" }, "apiVersion"},
		"bad apiVersion": {func(r *searchv1alpha1.ResourceRegistry) { r.Spec.ResourceSelectors[0].APIVersion = "a/b/c" }, "apiVersion"},
		"no kind":        {func(r *searchv1alpha1.ResourceRegistry) { r.Spec.ResourceSelectors[0].Kind = "" }, "kind"},
		"any kind":       {func(r *searchv1alpha1.ResourceRegistry) { r.Spec.ResourceSelectors[0].Kind = "*" }, "one kind"},
		"namespace":      {func(r *searchv1alpha1.ResourceRegistry) { r.Spec.ResourceSelectors[0].Namespace = "A_" }, "namespace"},
		"projection":     {func(r *searchv1alpha1.ResourceRegistry) { r.Spec.ResourceSelectors[0].Projection = "x" }, "projection"},
		"pruned list": {func(r *searchv1alpha1.ResourceRegistry) {
			r.Spec.ResourceSelectors[0].PrunedFields = []string{"spec.a[0]"}
		}, "list"},
		"pruned metadata": {func(r *searchv1alpha1.ResourceRegistry) {
			r.Spec.ResourceSelectors[0].PrunedFields = []string{"metadata.name"}
		}, "below"},
		"field of clusters": {func(r *searchv1alpha1.ResourceRegistry) {
			r.Spec.TargetCluster.LabelSelector = &metav1.LabelSelector{
				MatchExpressions: []metav1.LabelSelectorRequirement{{Key: "a", Operator: "x"}},
			}
		}, "spec.targetCluster"},
		"OpenSearch address": {func(r *searchv1alpha1.ResourceRegistry) {
			addresses := []string{"ftp://u:s3cret@x"}
			r.Spec.BackendStore = &searchv1alpha1.BackendStoreConfig{OpenSearch: &searchv1alpha1.OpenSearchConfig{Addresses: addresses}}
		}, "must be a valid http or https URL with non-empty scheme and host"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := registryOf("a", nil, podsIn(""))
			tc.change(&r)
			got := Validate(&r).ToAggregate()
			switch {
			case tc.want == "" && got != nil:
				t.Errorf("Validate = %v", got)
			case tc.want != "" && (got == nil || !strings.Contains(got.Error(), tc.want)):
				t.Errorf("Validate = %v, want an error about %s", got, tc.want)
			case got != nil && strings.Contains(got.Error(), "s3cret"):
				t.Errorf("the error contains a password: %v", got)
			}
		})
	}
}

func TestValidateEncryption(t *testing.T) {
	t.Parallel()
	with := func(address string, annotations map[string]string) *searchv1alpha1.ResourceRegistry {
		r := registryOf("a", nil, podsIn(""))
		r.Annotations = annotations
		r.Spec.BackendStore = &searchv1alpha1.BackendStoreConfig{OpenSearch: &searchv1alpha1.OpenSearchConfig{Addresses: []string{address}}}
		return &r
	}
	plain, encrypted := with("http://u:s3cret@a", nil), with("https://a", nil)
	without := registryOf("a", nil, podsIn(""))
	for name, tc := range map[string]struct {
		r, before *searchv1alpha1.ResourceRegistry
		want      bool
	}{
		"no backend":     {&without, nil, true},
		"https":          {encrypted, nil, true},
		"http":           {plain, nil, false},
		"http permitted": {with("http://a", map[string]string{UnencryptedAnnotation: "true"}), nil, true},
		"http as before": {plain, plain, true},
		"http now":       {plain, encrypted, false},
		"https now":      {encrypted, plain, true},
	} {
		errs := ValidateEncryption(tc.r, tc.before)
		if len(errs) == 0 != tc.want || strings.Contains(fmt.Sprint(errs), "s3cret") {
			t.Errorf("%s: ValidateEncryption = %v, want valid %v", name, errs, tc.want)
		}
	}
}

func TestController_reachesFixpoint(t *testing.T) {
	t.Parallel()
	ready := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	meta.SetStatusCondition(&ready.Status.Conditions,
		metav1.Condition{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue, Reason: "x"})
	r := registryOf("a", nil, podsIn(""))
	down := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m2"}}
	control := fakecontrol.WithObjects(t, ready, down, &r)
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(podKind, meta.RESTScopeNamespace)
	caches := cache.New(clock.RealClock{}, cache.Limits{})
	c := New(control, control, mapper, caches, clock.RealClock{})
	run := func() {
		for _, name := range []string{"", "m1", "m2", "gone"} {
			if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: client.ObjectKey{Name: name}}); err != nil {
				t.Fatal(err)
			}
		}
		if err := c.WriteStatus(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	run()
	var got searchv1alpha1.ResourceRegistry
	if err := control.Get(t.Context(), client.ObjectKey{Name: "a"}, &got); err != nil {
		t.Fatal(err)
	}
	condition := meta.FindStatusCondition(got.Status.Conditions, searchv1alpha1.ResourceRegistrySynced)
	const words = "m1 (not synced yet), m2 (not ready)"
	if condition == nil || condition.Status != metav1.ConditionFalse || !strings.Contains(condition.Message, words) {
		t.Errorf("condition = %+v", condition)
	}
	if _, cached := caches.Mapping(schema.GroupVersionResource{Version: "v1", Resource: "pods"}); !cached {
		t.Error("pods are not known although no cluster is connected")
	}
	control.Writes(fakecontrol.Write.ByKind)
	run()
	if writes := control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		t.Errorf("writes in the second run: %v", writes)
	}
	if err := control.Delete(t.Context(), &got); err != nil {
		t.Fatal(err)
	}
	run()
	if _, cached := caches.Mapping(schema.GroupVersionResource{Version: "v1", Resource: "pods"}); cached {
		t.Error("pods are cached without a registry")
	}
	if states := caches.States("m1"); len(states) != 0 {
		t.Errorf("states = %v, want none", states)
	}
}

// Two replicas with different connections do not restore their own view in turn.
func TestController_declares(t *testing.T) {
	t.Parallel()
	down := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	r := registryOf("a", nil, podsIn(""))
	control := fakecontrol.WithObjects(t, down, &r)
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(podKind, meta.RESTScopeNamespace)
	caches := cache.New(clock.RealClock{}, cache.Limits{})
	if err := New(control, control, mapper, caches, clock.RealClock{}).Declare(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, cached := caches.Mapping(schema.GroupVersionResource{Version: "v1", Resource: "pods"}); !cached {
		t.Error("pods are not known")
	}
	if _, omitted := caches.Sources(t.Context(), podKind, 0); omitted["m1"] != cache.NotReady {
		t.Errorf("omitted clusters = %v, want m1 (not ready)", omitted)
	}
	if !caches.AwaitStart(t.Context(), time.Hour) {
		t.Error("the start waits for a cluster that is not ready")
	}
}

func TestController_replicasDisagree(t *testing.T) {
	t.Parallel()
	ready := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	meta.SetStatusCondition(&ready.Status.Conditions,
		metav1.Condition{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue, Reason: "x"})
	r := registryOf("a", nil, podsIn(""))
	control := fakecontrol.WithObjects(t, ready, &r)
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(podKind, meta.RESTScopeNamespace)
	one := New(control, control, mapper, cache.New(clock.RealClock{}, cache.Limits{}), clock.RealClock{})
	two := New(control, control, mapper, cache.New(clock.RealClock{}, cache.Limits{}), clock.RealClock{})
	if _, err := one.Reconcile(t.Context(), ctrl.Request{NamespacedName: client.ObjectKey{Name: "m1"}}); err != nil {
		t.Fatal(err) // the caches of the second one have no sources yet: they lack nothing
	}
	for range 5 {
		for _, c := range []*Controller{one, two} {
			if err := c.WriteStatus(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	}
	if writes := control.Writes(fakecontrol.Write.ByKind); len(writes) != 2 {
		t.Errorf("writes: %v, want one of each replica", writes)
	}
}

func TestProblems_limits(t *testing.T) {
	t.Parallel()
	service := schema.GroupVersionKind{Version: "v1", Kind: "Service"}
	got := problems(map[string]map[schema.GroupVersionKind]cache.State{
		"m1": {podKind: cache.Limited, service: cache.Connected},
	}, func(string) bool { return true })
	if len(got) != 1 || got[0] != "m1 (1 of 2 kinds are not cached: limit of cached kinds or objects reached)" {
		t.Errorf("problems = %q", got)
	}
}
