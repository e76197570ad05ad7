// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/sets"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func newBinding(s Scope) Binding {
	b := s.New()
	b.SetName("web-deployment")
	b.SetUID("b")
	if s.Namespaced {
		b.SetNamespace("default")
	}
	b.SetLabels(map[string]string{s.IDLabel: "id"})
	b.BindingSpec().Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: b.GetNamespace(),
		Name: "web", UID: "t"}
	return b
}

func TestScopes(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		scope            Scope
		namespace, title string
	}{
		"namespaced": {Namespaced, "default", "ResourceBinding(default/web-deployment)"},
		"cluster":    {Cluster, "", "ClusterResourceBinding(web-deployment)"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := newBinding(tc.scope)
			if got := ScopeOf(b).Name; got != tc.scope.Name {
				t.Errorf("ScopeOf = %s", got)
			}
			if got := ScopeFor(tc.namespace).Name; got != tc.scope.Name {
				t.Errorf("ScopeFor = %s", got)
			}
			if got := ID(b); got != "id" {
				t.Errorf("ID = %q", got)
			}
			if got := Title(b); got != tc.title {
				t.Errorf("Title = %q", got)
			}
			want := corev1.ObjectReference{APIVersion: "work.karmada.io/v1alpha2", Kind: tc.scope.Name, Namespace: tc.namespace,
				Name: "web-deployment", UID: "b"}
			if diff := cmp.Diff(want, Reference(b)); diff != "" {
				t.Errorf("Reference (-want +got):\n%s", diff)
			}
			want = corev1.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: tc.namespace, Name: "web", UID: "t"}
			if diff := cmp.Diff(want, TemplateReference(b)); diff != "" {
				t.Errorf("TemplateReference (-want +got):\n%s", diff)
			}
			if got := TemplateKind(b).String(); got != "apps/v1, Kind=Deployment" {
				t.Errorf("TemplateKind = %s", got)
			}
		})
	}
	if Namespaced.IDLabel == Cluster.IDLabel || Namespaced.Finalizer == Cluster.Finalizer ||
		Namespaced.NameAnnotation == Cluster.NameAnnotation {
		t.Error("the scopes share a label, finalizer or annotation")
	}
}

func target(name string, replicas int32) workv1alpha2.TargetCluster {
	return workv1alpha2.TargetCluster{Name: name, Replicas: replicas}
}

func TestTargetsAndExisting(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		spec     workv1alpha2.ResourceBindingSpec
		targets  []workv1alpha2.TargetCluster
		existing sets.Set[string]
	}{
		"not scheduled": {existing: sets.New[string]()},
		"scheduled": {
			workv1alpha2.ResourceBindingSpec{Clusters: []workv1alpha2.TargetCluster{target("m2", 1), target("m1", 2)}},
			[]workv1alpha2.TargetCluster{target("m2", 1), target("m1", 2)}, sets.New("m1", "m2"),
		},
		"the first entry determines the replicas": {
			workv1alpha2.ResourceBindingSpec{
				Clusters: []workv1alpha2.TargetCluster{target("m1", 2)},
				RequiredBy: []workv1alpha2.BindingSnapshot{{Clusters: []workv1alpha2.TargetCluster{target("m1", 5), target("m2", 3)}},
					{Clusters: []workv1alpha2.TargetCluster{target("m2", 4), target("m3", 0)}}},
			},
			[]workv1alpha2.TargetCluster{target("m1", 2), target("m2", 3), target("m3", 0)}, sets.New("m1", "m2", "m3"),
		},
		"graceful evictions still exist": {
			workv1alpha2.ResourceBindingSpec{
				Clusters: []workv1alpha2.TargetCluster{target("m1", 1)},
				GracefulEvictionTasks: []workv1alpha2.GracefulEvictionTask{
					{FromCluster: "m2"}, {FromCluster: "m3", PurgeMode: policyv1alpha1.PurgeModeGracefully},
					{FromCluster: "m4", PurgeMode: policyv1alpha1.PurgeModeDirectly},
				},
			},
			[]workv1alpha2.TargetCluster{target("m1", 1)}, sets.New("m1", "m2", "m3"),
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.targets, Targets(&tc.spec)); diff != "" {
				t.Errorf("Targets (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tc.existing, Existing(&tc.spec)); diff != "" {
				t.Errorf("Existing (-want +got):\n%s", diff)
			}
		})
	}
}

func TestIsWorkload(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		spec workv1alpha2.ResourceBindingSpec
		want bool
	}{
		"no replicas": {workv1alpha2.ResourceBindingSpec{}, false},
		"replicas":    {workv1alpha2.ResourceBindingSpec{Replicas: 1}, true},
		"scaled to zero": {
			workv1alpha2.ResourceBindingSpec{ReplicaRequirements: &workv1alpha2.ReplicaRequirements{}}, true,
		},
		"several pod templates, no replicas": {workv1alpha2.ResourceBindingSpec{Components: []workv1alpha2.Component{{Name: "a"}}}, true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := IsWorkload(&tc.spec); got != tc.want {
				t.Errorf("IsWorkload = %v, want %v", got, tc.want)
			}
		})
	}
}
