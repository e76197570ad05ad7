// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementreview

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// lists is a cache that returns lists of objects without copies, as informers do.
type lists map[string][]runtime.Object

func (l lists) List(_ context.Context, list client.ObjectList, _ ...client.ListOption) error {
	name := fmt.Sprintf("%T", list)
	if m, ok := list.(*metav1.PartialObjectMetadataList); ok {
		name = m.Kind
	}
	return meta.SetList(list, l[name])
}

func (l lists) Get(context.Context, client.ObjectKey, client.Object, ...client.GetOption) error {
	return apierrors.NewNotFound(schema.GroupResource{}, "")
}

// largeFleet returns 20 clusters, and n Deployments that one policy divides over five of them.
func largeFleet(b *testing.B, n int) lists {
	add := func(l lists, name, text string, into runtime.Object) {
		if err := yaml.UnmarshalStrict([]byte(text), into); err != nil {
			b.Fatal(err)
		}
		l[name] = append(l[name], into)
	}
	out := lists{}
	for i := 1; i <= 20; i++ {
		add(out, "*v1alpha1.ClusterList", strings.ReplaceAll(cluster, "NAME", fmt.Sprintf("m%d", i)), &clusterv1alpha1.Cluster{})
	}
	add(out, "*v1alpha1.PropagationPolicyList", policyText("m1, m2, m3, m4, m5"), &policyv1alpha1.PropagationPolicy{})
	for i := range n {
		claim := `labels: {propagationpolicy.karmada.io/permanent-id: x, tier: web}, annotations: {propagationpolicy.karmada.io/name: p,
			propagationpolicy.karmada.io/namespace: team-a}}`
		add(out, "DeploymentList", fmt.Sprintf(`{apiVersion: apps/v1, kind: Deployment,
			metadata: {namespace: team-a, name: web-%d, uid: u%d, %s}`, i, i, claim), &metav1.PartialObjectMetadata{})
		add(out, "*v1alpha2.ResourceBindingList", fmt.Sprintf(`{metadata: {namespace: team-a, name: web-%d-deployment, uid: b%d, %s,
			spec: {resource: {apiVersion: apps/v1, kind: Deployment, namespace: team-a, name: web-%d}, replicas: 2, schedulerName: default-scheduler,
			conflictResolution: Abort,
			placement: {clusterAffinity: {clusterNames: [m1, m2, m3, m4, m5]}}, clusters: [{name: m%d, replicas: 2}]},
			status: {conditions: [{type: Scheduled, status: "True"}]}}`, i, i, claim, i, i%5+1), &workv1alpha2.ResourceBinding{})
	}
	return out
}

func policyText(clusters string) string {
	return `{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, metadata: {namespace: team-a, name: p,
		labels: {propagationpolicy.karmada.io/permanent-id: x}}, spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}],
		placement: {clusterAffinity: {clusterNames: [` + clusters + `]}}}}`
}

// A warning has 150 ms for an edit that moves 10,000 workloads. The benchmark reports how many it counts, and the CPU time of the request.
func BenchmarkReview_warning(b *testing.B) {
	state := largeFleet(b, 10_000)
	r, err := newReviewer(func(context.Context) (client.Reader, error) { return state, nil }, state, mapper(), rights{"webhook": {"*"}},
		clocktesting.NewFakeClock(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)))
	if err != nil {
		b.Fatal(err)
	}
	object := map[string]any{}
	if err := yaml.Unmarshal([]byte(policyText("m6, m7")), &object); err != nil {
		b.Fatal(err)
	}
	raw, err := json.Marshal(object)
	if err != nil {
		b.Fatal(err)
	}
	spec := of(reviewv1alpha1.Change{Operation: reviewv1alpha1.ChangeApply, Object: &runtime.RawExtension{Raw: raw}})
	spec.Limit, spec.Timeout, spec.Namespaces = 1, &metav1.Duration{Duration: 150 * time.Millisecond}, []string{"team-a"}
	b.ReportAllocs()
	var status reviewv1alpha1.PlacementReviewStatus
	start := cpu(b)
	for b.Loop() {
		if status, err = r.Review(b.Context(), as("webhook"), &spec); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64((cpu(b)-start).Milliseconds())/float64(b.N), "cpu-ms/op")
	b.ReportMetric(float64(status.Summary.Changed), "bindings")
}

// cpu returns the CPU time of this process.
func cpu(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
