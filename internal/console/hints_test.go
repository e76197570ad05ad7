// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
)

// Objects and clusters that the same changes apply count as existing.
func TestHints_plannedObjects(t *testing.T) {
	t.Parallel()
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(policyv1alpha1.GroupVersion.WithKind("PropagationPolicy"), meta.RESTScopeNamespace)
	mapper.Add(clusterv1alpha1.GroupVersion.WithKind("Cluster"), meta.RESTScopeRoot)
	mapper.Add(corev1.SchemeGroupVersion.WithKind("ConfigMap"), meta.RESTScopeNamespace)
	control := fake.NewClientBuilder().WithScheme(newScheme()).
		WithObjects(&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}).Build()
	s := &session{mapper: mapper, client: control}
	policy := plannedChange{Operation: reviewv1alpha1.ChangeApply, YAML: `
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {namespace: default, name: web}
spec:
  resourceSelectors:
  - {apiVersion: v1, kind: ConfigMap, name: settings}
  - {apiVersion: v1, kind: ConfigMap, labelSelector: {matchLabels: {app: web}}}
  placement: {clusterAffinity: {clusterNames: [m1, m2]}}`}
	hints := func(texts ...string) string {
		changes := []plannedChange{policy}
		for _, text := range texts {
			changes = append(changes, plannedChange{Operation: reviewv1alpha1.ChangeApply, YAML: text})
		}
		got, err := s.hints(t.Context(), changes)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(got, "\n")
	}
	const cluster = `{apiVersion: cluster.karmada.io/v1alpha1, kind: Cluster, metadata: {name: m2}}`
	const settings = `{apiVersion: v1, kind: ConfigMap, metadata: {namespace: default, name: settings, labels: {app: web}}}`
	if got := hints(settings, cluster); got != "" {
		t.Errorf("hints = %q, want none", got)
	}
	got := hints(strings.ReplaceAll(settings, "default", "other"))
	for _, want := range []string{"resourceSelectors[0]: no object", "resourceSelectors[1]: no object", `"m2"`} {
		if !strings.Contains(got, want) {
			t.Errorf("hints = %q, want %s", got, want)
		}
	}
}

// The clusters are listed once for all policies, and count as a plan while they are in memory.
func TestHints_listsClustersOnce(t *testing.T) {
	t.Parallel()
	lists := 0
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(policyv1alpha1.GroupVersion.WithKind("PropagationPolicy"), meta.RESTScopeNamespace)
	control := fake.NewClientBuilder().WithScheme(newScheme()).
		WithObjects(&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}).Build()
	s := &session{mapper: mapper, client: interceptor.NewClient(control, interceptor.Funcs{
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, options ...client.ListOption) error {
			if lists++; len(plans) == 0 {
				t.Error("the list is not limited")
			}
			return c.List(ctx, list, options...)
		},
	})}
	var changes []plannedChange
	for _, name := range []string{"a", "b"} {
		changes = append(changes, plannedChange{Operation: reviewv1alpha1.ChangeApply, YAML: `
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: ` + name + `}
spec: {placement: {clusterAffinity: {clusterNames: [m1, missing-` + name + `]}}}`})
	}
	got, err := s.hints(t.Context(), changes)
	text := strings.Join(got, "\n")
	if err != nil || lists != 1 || !strings.Contains(text, "missing-a") || !strings.Contains(text, "missing-b") {
		t.Errorf("%d lists, hints %q, error %v, want one list and both names", lists, got, err)
	}
}
