// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

func TestClaim(t *testing.T) {
	t.Parallel()
	pp, cpp := claimBy(newPolicy("ns", "pp", deployments)), claimBy(newPolicy("", "cpp", deployments))
	marked := func(claims ...claim) metadata {
		m := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Labels: map[string]string{"app": "web"}}}
		for _, c := range claims {
			c.put(m)
		}
		return m
	}
	tests := map[string]struct {
		object              metadata
		namespaced, cluster bool
		labels, annotations map[string]string
	}{
		"none": {object: marked(), labels: map[string]string{"app": "web"}},
		"namespaced policy": {
			object: marked(pp), namespaced: true,
			labels:      map[string]string{"app": "web", "propagationpolicy.karmada.io/permanent-id": "id-of-pp"},
			annotations: map[string]string{"propagationpolicy.karmada.io/namespace": "ns", "propagationpolicy.karmada.io/name": "pp"},
		},
		"cluster policy": {
			object: marked(cpp), cluster: true,
			labels:      map[string]string{"app": "web", "clusterpropagationpolicy.karmada.io/permanent-id": "id-of-cpp"},
			annotations: map[string]string{"clusterpropagationpolicy.karmada.io/name": "cpp"},
		},
		"namespaced policy replaces cluster policy": {
			object: marked(cpp, pp), namespaced: true,
			labels:      map[string]string{"app": "web", "propagationpolicy.karmada.io/permanent-id": "id-of-pp"},
			annotations: map[string]string{"propagationpolicy.karmada.io/namespace": "ns", "propagationpolicy.karmada.io/name": "pp"},
		},
		"cluster policy keeps namespaced policy": {
			object:     marked(pp, cpp),
			namespaced: true,
			cluster:    true,
			labels: map[string]string{
				"app": "web",
				"propagationpolicy.karmada.io/permanent-id":        "id-of-pp",
				"clusterpropagationpolicy.karmada.io/permanent-id": "id-of-cpp",
			},
			annotations: map[string]string{
				"propagationpolicy.karmada.io/namespace":   "ns",
				"propagationpolicy.karmada.io/name":        "pp",
				"clusterpropagationpolicy.karmada.io/name": "cpp",
			},
		},
		"incomplete without namespace": {
			object: &metav1.PartialObjectMetadata{
				ObjectMeta: metav1.ObjectMeta{Labels: map[string]string{names.PolicyID: "x"}, Annotations: map[string]string{names.PolicyName: "pp"}},
			},
			labels:      map[string]string{names.PolicyID: "x"},
			annotations: map[string]string{names.PolicyName: "pp"},
		},
		"incomplete without ID": {
			object: &metav1.PartialObjectMetadata{
				ObjectMeta: metav1.ObjectMeta{Annotations: map[string]string{names.ClusterPolicyName: "cpp"}},
			},
			annotations: map[string]string{names.ClusterPolicyName: "cpp"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, ok := claimOn(tc.object, policy.Namespaced)
			if ok != tc.namespaced || ok && (c.id != pp.id || c.policy.Namespace != "ns" || c.policy.Name != "pp") {
				t.Errorf("namespaced claim %+v, %v", c, ok)
			}
			if c, ok := claimOn(tc.object, policy.Cluster); ok != tc.cluster || ok && (c.id != cpp.id || c.policy.Name != "cpp") {
				t.Errorf("cluster claim %+v, %v", c, ok)
			}
			if diff := cmp.Diff(tc.labels, tc.object.Labels); diff != "" {
				t.Errorf("labels (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tc.annotations, tc.object.Annotations); diff != "" {
				t.Errorf("annotations (-want +got):\n%s", diff)
			}
			if tc.namespaced && tc.cluster {
				removeClaim(tc.object, policy.Namespaced)
				if diff := cmp.Diff(marked(cpp), tc.object); diff != "" {
					t.Errorf("after removeClaim (-want +got):\n%s", diff)
				}
			}
		})
	}
}

func TestSkip(t *testing.T) {
	t.Parallel()
	kinds := func(apis string) Skip {
		s, err := ParseSkip(apis, nil)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	gvk := func(s string) schema.GroupVersionKind {
		p := strings.Split(s, "/")
		return schema.GroupVersionKind{Group: p[0], Version: p[1], Kind: p[2]}
	}
	tests := map[string]struct {
		apis, kind string
		want       bool
	}{
		"a Deployment":         {"", "apps/v1/Deployment", false},
		"a Work":               {"", "work.karmada.io/v1alpha1/Work", true},
		"a cluster":            {"", "cluster.karmada.io/v1alpha1/Cluster", true},
		"an event":             {"", "events.k8s.io/v1/Event", true},
		"a core event":         {"", "/v1/Event", true},
		"a lease":              {"", "coordination.k8s.io/v1/Lease", true},
		"a search registry":    {"", "search.karmada.io/v1alpha1/ResourceRegistry", false},
		"a ServiceImport":      {"", "multicluster.x-k8s.io/v1alpha1/ServiceImport", false},
		"group":                {"apps", "apps/v1/Deployment", true},
		"other group":          {"apps", "batch/v1/Job", false},
		"version":              {"batch/v1beta1", "batch/v1beta1/CronJob", true},
		"other version":        {"batch/v1beta1", "batch/v1/CronJob", false},
		"kinds":                {"apps/v1/DaemonSet,Deployment", "apps/v1/Deployment", true},
		"other kind":           {"apps/v1/DaemonSet,Deployment", "apps/v1/StatefulSet", false},
		"core kinds":           {"x; v1/Pod,Secret ;", "/v1/Secret", true},
		"other core kind":      {"v1/Pod,Secret", "/v1/Service", false},
		"core kind of a group": {"v1/Deployment", "apps/v1/Deployment", false},
		"second entry":         {"apps;batch/v1", "batch/v1/Job", true},
		"core group":           {"v1", "/v1/Service", true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := kinds(tc.apis).kind(gvk(tc.kind)); got != tc.want {
				t.Errorf("skipped = %v, want %v", got, tc.want)
			}
		})
	}
	for _, bad := range []string{"a/b/c/d", "v1/Pod/x"} {
		if _, err := ParseSkip(bad, nil); err == nil {
			t.Errorf("ParseSkip(%q) = nil, want an error", bad)
		}
	}
	if _, err := ParseSkip("", []string{"("}); err == nil {
		t.Error("no error for an invalid expression")
	}
}

func TestSkip_objects(t *testing.T) {
	t.Parallel()
	s, err := ParseSkip("", []string{"kube-.*", "a|b"})
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[[2]string]bool{
		{"default", "x"}: false, {"kube-public", "x"}: true, {"my-kube-x", "x"}: false, {"a", "x"}: true, {"ab", "x"}: false,
		{"karmada-system", "x"}: true, {"karmada-cluster", "x"}: true, {"karmada-es-m1", "x"}: true, {"karmada-other", "x"}: false,
		{"", "kube-system"}: false, // a Namespace is an object of the cluster
	} {
		m := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Namespace: at[0], Name: at[1]}}
		if got := s.object(services.GroupKind(), m) != ""; got != want {
			t.Errorf("%v skipped = %v, want %v", at, got, want)
		}
	}
	m := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Namespace: "kube-system", Name: "extension-apiserver-authentication"}}
	if (Skip{}).object(schema.GroupKind{Kind: "ConfigMap"}, m) == "" {
		t.Error("ConfigMap extension-apiserver-authentication is not skipped")
	}
}

func TestChanged(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		generation int64
		change     func(metadata)
		want       bool
	}{
		"status of a kind with generations":    {1, func(metadata) {}, false},
		"status of a kind without generations": {0, func(metadata) {}, true},
		"spec":                                 {1, func(m metadata) { m.Generation = 2 }, true},
		"label":                                {1, func(m metadata) { m.Labels = map[string]string{"a": "b"} }, true},
		"annotation":                           {1, func(m metadata) { m.Annotations = map[string]string{"a": "b"} }, true},
		"deletion":                             {1, func(m metadata) { m.DeletionTimestamp = &metav1.Time{} }, true},
		"recreated":                            {1, func(m metadata) { m.UID = "other" }, true},
		"managed fields":                       {1, func(m metadata) { m.ManagedFields = []metav1.ManagedFieldsEntry{{}} }, false},
		"unchanged, without generations":       {0, func(m metadata) { m.ResourceVersion = "1" }, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			old := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{UID: "u", Generation: tc.generation, ResourceVersion: "1"}}
			m := old.DeepCopy()
			m.ResourceVersion = "2"
			tc.change(m)
			if got := changed(old, m); got != tc.want {
				t.Errorf("changed = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestPopulate(t *testing.T) {
	t.Parallel()
	for _, scope := range binding.Scopes {
		t.Run(scope.Name, func(t *testing.T) {
			t.Parallel()
			namespace := ""
			if scope.Namespaced {
				namespace = "default"
			}
			m := metadataOfKind(deployments)
			m.Namespace, m.Name, m.UID = namespace, "web", "u"
			p := newPolicy(namespace, "p", deployments, func(s *policyv1alpha1.PropagationSpec) {
				s.PropagateDeps, s.SchedulerName, s.ConflictResolution = true, "mine", policyv1alpha1.ConflictOverwrite
				s.ApplyStrategy = policyv1alpha1.ApplyCreateOnly
				s.PreserveResourcesOnDeletion = new(true)
				s.Failover = &policyv1alpha1.FailoverBehavior{}
				s.Suspension = &policyv1alpha1.Suspension{Dispatching: new(true)}
			})
			b := scope.New()
			b.SetNamespace(namespace)
			b.SetName("web-deployment")
			b.SetLabels(map[string]string{"theirs": "stays"})
			others := workv1alpha2.ResourceBindingSpec{
				Clusters:              []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}},
				RequiredBy:            []workv1alpha2.BindingSnapshot{{Name: "x"}},
				GracefulEvictionTasks: []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}},
				RescheduleTriggeredAt: &metav1.Time{},
				Suspension:            &workv1alpha2.Suspension{Scheduling: new(true)},
			}
			*b.BindingSpec() = *others.DeepCopy()
			ref, ids := referenceTo(m, "7"), 0
			id := func() string { ids++; return "fresh" }
			needs, extras := &workv1alpha2.ReplicaRequirements{}, policyExtras{placement: p.PolicySpec().Placement.DeepCopy()}
			if err := populate(b, m, ref, measure.Size{Replicas: 3, Requirements: needs}, extras, p, id); err != nil {
				t.Fatal(err)
			}
			want := *others.DeepCopy()
			want.Resource, want.Replicas, want.ReplicaRequirements = ref, 3, needs
			want.PropagateDeps, want.SchedulerName, want.ConflictResolution = true, "mine", policyv1alpha1.ConflictOverwrite
			want.ApplyStrategy = policyv1alpha1.ApplyCreateOnly
			want.PreserveResourcesOnDeletion, want.Failover = new(true), &policyv1alpha1.FailoverBehavior{}
			want.Placement = &p.PolicySpec().Placement
			want.Suspension.Dispatching = new(true)
			if diff := cmp.Diff(&want, b.BindingSpec()); diff != "" {
				t.Errorf("spec (-want +got):\n%s", diff)
			}
			labels := map[string]string{"theirs": "stays", scope.IDLabel: "fresh", policy.ScopeOf(p).IDLabel: "id-of-p"}
			if diff := cmp.Diff(labels, b.GetLabels()); diff != "" {
				t.Errorf("labels (-want +got):\n%s", diff)
			}
			owner := metav1.OwnerReference{
				APIVersion:         "apps/v1",
				Kind:               "Deployment",
				Name:               "web",
				UID:                "u",
				Controller:         new(true),
				BlockOwnerDeletion: new(true),
			}
			if diff := cmp.Diff([]metav1.OwnerReference{owner}, b.GetOwnerReferences()); diff != "" {
				t.Errorf("owner (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff([]string{scope.Finalizer}, b.GetFinalizers()); diff != "" {
				t.Errorf("finalizers (-want +got):\n%s", diff)
			}
			again := b.DeepCopyObject().(binding.Binding)
			if err := populate(again, m, ref, measure.Of(b.BindingSpec()), extras, p, id); err != nil || ids != 1 {
				t.Errorf("error %v, %d new IDs", err, ids)
			}
			if diff := cmp.Diff(b, again); diff != "" {
				t.Errorf("second populate (-want +got):\n%s", diff)
			}

			for _, value := range []string{"true", "true", "false", ""} { // the template requests PlacementDecisions, or not
				requesting := m.DeepCopy()
				requesting.Labels = map[string]string{names.PublishDecision: value}
				if err := populate(b, requesting, ref, measure.Of(b.BindingSpec()), extras, p, id); err != nil {
					t.Fatal(err)
				}
				if got := b.GetLabels()[names.PublishDecision]; (got == "true") != (value == "true") {
					t.Errorf("the template has %q, the binding %q", value, got)
				}
			}

			// Fields that the policy no longer sets are removed, or get their default.
			*p.PolicySpec() = policyv1alpha1.PropagationSpec{}
			if err := populate(b, m, ref, measure.Size{}, policyExtras{placement: &policyv1alpha1.Placement{}}, p, id); err != nil {
				t.Fatal(err)
			}
			want = *others.DeepCopy()
			want.Resource, want.Placement = ref, &policyv1alpha1.Placement{}
			want.SchedulerName, want.ConflictResolution = "default-scheduler", policyv1alpha1.ConflictAbort
			if diff := cmp.Diff(&want, b.BindingSpec()); diff != "" {
				t.Errorf("spec (-want +got):\n%s", diff)
			}
		})
	}
}

func TestSuspension(t *testing.T) {
	t.Parallel()
	held := &workv1alpha2.Suspension{Scheduling: new(true), Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
	tests := map[string]struct {
		current *workv1alpha2.Suspension
		policy  *policyv1alpha1.Suspension
		want    *workv1alpha2.Suspension
	}{
		"none": {},
		"of the policy": {
			nil,
			&policyv1alpha1.Suspension{Dispatching: new(true)},
			&workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}},
		},
		"scheduling stays suspended":  {held, nil, &workv1alpha2.Suspension{Scheduling: new(true)}},
		"nil without fields":          {&workv1alpha2.Suspension{Suspension: held.Suspension}, nil, nil},
		"nil for an empty suspension": {nil, &policyv1alpha1.Suspension{}, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, suspension(tc.current, tc.policy)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}
