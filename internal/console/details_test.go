// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
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

func TestNewOverrides(t *testing.T) {
	t.Parallel()
	work := &workv1alpha1.Work{}
	work.Annotations = map[string]string{
		names.AppliedOverrides: `[{"policyName":"disks","overriders":{
			"plaintext":[{"path":"/spec/b"},{"path":"/spec/a"}],"argsOverrider":[]}}]`,
		names.AppliedClusterOverrides: `[{"policyName":"all","overriders":{"imageOverrider":[{}]}}]`,
	}
	got := newOverrides("shop", []flow.Cluster{{Name: "m1"}, {Name: "m2", Work: work}})
	policy := func(kind, namespace, name string) template {
		return template{"policy.karmada.io", "v1alpha1", kind, namespace, name}
	}
	want := []appliedOverride{
		{policy("ClusterOverridePolicy", "", "all"), "m2", []string{"imageOverrider"}},
		{policy("OverridePolicy", "shop", "disks"), "m2", []string{"/spec/a", "/spec/b", "argsOverrider"}},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(appliedOverride{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
