// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"regexp"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// PrintBinding explains a binding whose template does not exist, and writes nothing.
func TestPrintBinding(t *testing.T) {
	t.Parallel()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clusterv1alpha1.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	b := &workv1alpha2.ResourceBinding{}
	b.Namespace, b.Name = "default", "nginx-deployment"
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx"}
	b.Spec.Placement = &policyv1alpha1.Placement{}
	b.Labels = map[string]string{"propagationpolicy.karmada.io/permanent-id": "p"}
	b.Status.FailoverHistory = []workv1alpha2.FailoverRecord{{
		FromCluster: "member2", ToClusters: []string{"member1"}, Reason: "TaintUntolerated", Message: "taint lost", Outcome: "Replaced",
		CompletionTime: metav1.Unix(0, 0),
	}}
	cluster := &clusterv1alpha1.Cluster{}
	cluster.Name = "member1"
	var out strings.Builder
	if err := PrintBinding(t.Context(), &out, fake.NewClientBuilder().WithScheme(scheme).WithObjects(b, cluster).Build(), b); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		"deployment.apps/nginx in namespace default\n", "Moved:",
		"left member2 for member1 at 1970-01-01T00:00:00Z: TaintUntolerated, taint lost (Replaced)",
		"Binding:", "CLUSTER ", "member1 ", "Unschedulable: ", "Result: ",
	} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("the output lacks %q:\n%s", part, out.String())
		}
	}
}

// A copy that a former target keeps has its replicas.
func TestPrintBinding_kept(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{}
	b.Namespace, b.Name = "default", "nginx-deployment"
	b.Labels = map[string]string{"propagationpolicy.karmada.io/permanent-id": "p"}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx"}
	b.Spec.Placement = &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member1"}}}
	b.Spec.Replicas, b.Spec.ReplicaRequirements = 3, &workv1alpha2.ReplicaRequirements{}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "member1", Replicas: 3}}
	b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{
		{ClusterName: "member2", Status: &runtime.RawExtension{Raw: []byte(`{"replicas":2}`)}},
		{ClusterName: "member3", Status: &runtime.RawExtension{Raw: []byte(`{"replicas":4}`)}},
		{ClusterName: "member4"},
		{ClusterName: "member5"},
	}
	objects := []client.Object{b}
	for _, name := range []string{"member1", "member2", "member3", "member4"} {
		c := &clusterv1alpha1.Cluster{}
		c.Name = name
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
		if name > "member2" {
			c.Status.Conditions[0].Status = metav1.ConditionFalse
			c.Status.Conditions[0].LastTransitionTime = metav1.Date(2026, 5, 1, 9, 14, 0, 0, time.UTC)
		}
		c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{
			{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Kind: "Deployment"}}},
		}
		objects = append(objects, c)
	}
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clusterv1alpha1.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	var out strings.Builder
	if err := PrintBinding(t.Context(), &out, fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).Build(), b); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		`Kept: +member2=2, member3: unknown \(member3 has not been ready since 2026-05-01T09:14:00Z; it last reported 4 replicas\), ` +
			`member4: unknown \(member4 has not been ready since 2026-05-01T09:14:00Z\), member5: unknown \(member5 does not exist\), ` +
			`no longer a target`,
		`member2 +no +- +2 kept`, `member3 +no +- +unknown`, `member4 +no +- +unknown`,
	} {
		if !regexp.MustCompile(part).MatchString(out.String()) {
			t.Errorf("the output does not match %q:\n%s", part, out.String())
		}
	}
}
