// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

func TestDetails(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		describe describer
		object   string
		want     []detail
	}{
		"quota": {describeQuota, `{"spec":{"overall":{"cpu":"10"}},"status":{"overall":{"cpu":"10"},"overallUsed":{"cpu":"7"},
			"aggregatedStatus":[{"clusterName":"m1","hard":{"cpu":"4"},"used":{"cpu":"4"}},{"clusterName":"m2","hard":{"cpu":"0"}}]}}`, []detail{
			{"", "cpu: 7 of 10 (70%)", false}, {"m1", "cpu: 4 of 4 (100%)", true}, {"m2", "cpu: 0 of 0", true},
		}},
		"quota without a status": {describeQuota, `{"spec":{"overall":{"cpu":"10"}}}`, []detail{{"", "cpu: 0 of 10 (0%)", false}}},
		"autoscaler": {describeAutoscaler, `{"spec":{"scaleTargetRef":{"kind":"Deployment","name":"web"},"minReplicas":2,"maxReplicas":5},
			"status":{"currentReplicas":5,"desiredReplicas":5,"currentMetrics":[{"type":"Resource","resource":{"name":"cpu","current":
			{"averageUtilization":93}}}],"conditions":[{"type":"AbleToScale","status":"True","reason":"Ready"},
			{"type":"ScalingLimited","status":"True","reason":"TooManyReplicas","message":"the maximum is 5"},
			{"type":"ScalingActive","status":"False","reason":"FailedGetResourceMetric","message":"no metrics"}]}}`, []detail{
			{"", "Deployment web: 5 replicas, 5 desired, limits 2 to 5", false}, {"", "cpu: 93% of the requests", false},
			{"", "ScalingLimited: TooManyReplicas: the maximum is 5", false},
			{"", "ScalingActive: FailedGetResourceMetric: no metrics", true},
		}},
	} {
		got, err := test.describe([]byte(test.object))
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// report returns the Work with the endpoints of the Service default/web that a cluster reports.
func report(cluster string, ready ...bool) *workv1alpha1.Work {
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace(cluster), Name: "web", Labels: map[string]string{
		names.EndpointSliceManagedBy: "ServiceExport", names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web",
	}}}
	var endpoints []string
	for _, r := range ready {
		endpoints = append(endpoints, fmt.Sprintf(`{"conditions":{"ready":%t}}`, r))
	}
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
		Raw: fmt.Appendf(nil, `{"endpoints":[%s]}`, strings.Join(endpoints, ",")),
	}}}
	return w
}

// Services have a line for each cluster that reports their endpoints.
func TestDescribeServices(t *testing.T) {
	t.Parallel()
	forbidden := false
	s := &session{client: interceptor.NewClient(fake.NewClientBuilder().WithScheme(newScheme()).WithObjects(
		report("m1", true, false, true), report("m2", false), report("m3"),
		&workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace("m1"), Name: "other"}},
	).Build(), interceptor.Funcs{
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, options ...client.ListOption) error {
			if forbidden {
				return apierrors.NewForbidden(workv1alpha1.Resource("works"), "", nil)
			}
			return c.List(ctx, list, options...)
		},
	})}
	want := []detail{{"m1", "2 of 3 endpoints ready", false}, {"m2", "0 of 1 endpoints ready", true}, {"m3", "0 of 0 endpoints ready", true}}
	for _, test := range []struct{ group, kind, name string }{
		{"", "Service", "web"}, {"", "Service", "derived-web"}, {"networking.karmada.io", "MultiClusterService", "web"},
		{"multicluster.x-k8s.io", "ServiceExport", "web"}, {"multicluster.x-k8s.io", "ServiceImport", "web"},
	} {
		for namespace, lines := range map[string][]detail{"": want, "default": want, "other": nil} {
			describe, err := s.describerOf(t.Context(), schema.GroupKind{Group: test.group, Kind: test.kind}, namespace)
			if err != nil {
				t.Fatal(err)
			}
			got, err := describe([]byte(`{"metadata":{"namespace":"default","name":"` + test.name + `"}}`))
			if diff := cmp.Diff(lines, got); err != nil || diff != "" {
				t.Errorf("%s %s, namespace %q: %v (-want +got):\n%s", test.kind, test.name, namespace, err, diff)
			}
		}
	}
	forbidden = true
	if describe, err := s.describerOf(t.Context(), schema.GroupKind{Kind: "Service"}, ""); describe != nil || err != nil {
		t.Errorf("without the right to list Works: %v, %v; want the columns of kubectl only", describe != nil, err)
	}
}

// Applied override policies are listed with what they change, failed ones with the reason.
func TestNewOverrides(t *testing.T) {
	t.Parallel()
	work := &workv1alpha1.Work{}
	work.Annotations = map[string]string{
		names.AppliedOverrides: `[{"policyName":"disks","overriders":{
			"plaintext":[{"path":"/spec/b","operator":"remove"},{"path":"/spec/a","operator":"add","value":{"disk":"nvme"}}],
			"argsOverrider":[]}}]`,
		names.AppliedClusterOverrides: `[{"policyName":"all","overriders":{"imageOverrider":[{"value":"` +
			strings.Repeat("x", maxValue) + `"}]}}]`,
	}
	b := inM1("web")
	b.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.Rendered, Status: metav1.ConditionFalse,
		Message: "cluster m1: OverridePolicy shop/registry, rule 1: plaintext: replace /spec/c: no field; see x"}}
	got := newOverrides(&flow.Objects{Namespace: "shop", Binding: b, Clusters: []flow.Cluster{{Name: "m1"}, {Name: "m2", Work: work}}})
	policy := func(kind, namespace, name string) template {
		return template{"policy.karmada.io", "v1alpha1", kind, namespace, name}
	}
	want := []appliedOverride{
		{policy("OverridePolicy", "shop", "registry"), "m1", []string{}, "rule 1: plaintext: replace /spec/c: no field; see x"},
		{policy("ClusterOverridePolicy", "", "all"), "m2", []string{`imageOverrider [{"value":"` + strings.Repeat("x", maxValue-11) + "…"}, ""},
		{policy("OverridePolicy", "shop", "disks"), "m2", []string{`add /spec/a {"disk":"nvme"}`, "argsOverrider []", "remove /spec/b"}, ""},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(appliedOverride{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
