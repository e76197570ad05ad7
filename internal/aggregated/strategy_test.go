// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"slices"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
	clocktesting "k8s.io/utils/clock/testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Transition times that an agent reports are replaced by times of the control plane's clock. An agent whose clock is wrong neither
// shortens nor extends a period of toleration.
func TestStatusStrategy_transitionTimes(t *testing.T) {
	t.Parallel()
	now, earlier := time.Unix(10000, 0), time.Unix(5000, 0)
	with := func(status metav1.ConditionStatus, at time.Time) *clusterv1alpha1.Cluster {
		c := newCluster()
		c.Status.Conditions = []metav1.Condition{{Type: "Ready", Status: status, LastTransitionTime: metav1.NewTime(at)}}
		return c
	}
	s := statusStrategy{strategy{models: true, clock: clocktesting.NewFakePassiveClock(now)}}
	agent := request.WithUser(t.Context(), &user.DefaultInfo{Name: "system:karmada:agent:m1", Groups: []string{"system:karmada:agents"}})
	component := request.WithUser(t.Context(), &user.DefaultInfo{Name: "system:karmada:controller-manager"})
	for _, reported := range []time.Time{time.Unix(0, 0), time.Unix(99999, 0)} {
		changed := with("False", reported)
		s.PrepareForUpdate(agent, changed, with("True", earlier))
		unchanged := with("True", reported)
		s.PrepareForUpdate(agent, unchanged, with("True", earlier))
		added := with("True", reported)
		s.PrepareForUpdate(agent, added, newCluster())
		own := with("False", reported)
		s.PrepareForUpdate(component, own, with("True", earlier))
		for what, check := range map[string]struct {
			cluster *clusterv1alpha1.Cluster
			want    time.Time
		}{
			"a changed condition": {changed, now}, "an unchanged condition": {unchanged, earlier}, "a new condition": {added, now},
			"a condition of the control plane": {own, reported},
		} {
			got := meta.FindStatusCondition(check.cluster.Status.Conditions, "Ready").LastTransitionTime
			if !got.Time.Equal(check.want) {
				t.Errorf("%s: transition time %v, want %v", what, got, check.want)
			}
		}
	}
}

// Applying a taint without timeAdded again changes nothing, also a second later.
func TestStrategy_keepsManagedFields(t *testing.T) {
	t.Parallel()
	at := func(seconds int64, added *metav1.Time, key string) *clusterv1alpha1.Cluster {
		c := newCluster()
		c.Spec.Taints = []corev1.Taint{{Key: key, Effect: corev1.TaintEffectNoExecute, TimeAdded: added}}
		c.ManagedFields = []metav1.ManagedFieldsEntry{{Manager: "test", Time: new(metav1.Unix(seconds, 0))}}
		return c
	}
	before := at(1, new(metav1.Unix(1, 0)), "a")
	for key, want := range map[string]int64{"a": 1, "b": 2} {
		applied := at(2, nil, key)
		strategy{}.PrepareForUpdate(t.Context(), applied, before.DeepCopy())
		if got := applied.ManagedFields[0].Time.Unix(); got != want {
			t.Errorf("taint %s: time %d of managedFields, want %d", key, got, want)
		}
	}
}

// Labels and annotations without effect cause warnings, which are not repeated.
func TestStrategy_warnsAboutMarks(t *testing.T) {
	t.Parallel()
	before, after := newCluster(), newCluster()
	after.Annotations = map[string]string{names.ConfirmedLost: "yes", names.Shared: "true"}
	const want = `metadata.annotations[failover.karmada.io/confirmed-lost]: "yes" is none of true, false; the loss is not confirmed`
	for call, got := range map[string][]string{
		"create": strategy{}.WarningsOnCreate(t.Context(), after), "update": strategy{}.WarningsOnUpdate(t.Context(), after, before),
	} {
		if !slices.Contains(got, want) {
			t.Errorf("%s: warnings %q, want %q", call, got, want)
		}
	}
	if got := (strategy{}).WarningsOnUpdate(t.Context(), after, after.DeepCopy()); len(got) > 0 {
		t.Errorf("update of another field: warnings %q", got)
	}
	other, empty := after.DeepCopy(), after.DeepCopy()
	other.Labels = map[string]string{names.Shared: "true"}
	if got := (strategy{}).WarningsOnUpdate(t.Context(), other, after); len(got) != 1 || !strings.Contains(got[0], names.Shared) {
		t.Errorf("update of a label: warnings %q, want one about %s", got, names.Shared)
	}
	empty.Annotations[names.ConfirmedLost] = ""
	if got := (strategy{}).WarningsOnUpdate(t.Context(), empty, before); len(got) != 1 || !strings.Contains(got[0], `"" is none of`) {
		t.Errorf("new annotation without value: warnings %q, want one", got)
	}
}
