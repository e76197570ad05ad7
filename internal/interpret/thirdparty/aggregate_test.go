// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package thirdparty

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// aggregations returns the examples of status aggregation.
func aggregations(t testing.TB) []example {
	t.Helper()
	return slices.DeleteFunc(examples(t), func(e example) bool { return e.rule != statusAggregation })
}

func (e example) name() string { return kindPath(e.gvk) + "/" + e.rule + "/" + e.title }

// aggregate returns the status that is aggregated from items.
func (e example) aggregate(t testing.TB, items []workv1alpha2.AggregatedStatusItem) object {
	t.Helper()
	template := &interpret.Object{Object: e.desired}
	out, err := kindOf(t, e.gvk).Aggregate(t.Context(), template, items)
	if err != nil {
		t.Fatal(err)
	}
	rest := func(o object) object {
		o = runtime.DeepCopyJSON(o)
		delete(o, "status")
		return o
	}
	if diff := cmp.Diff(rest(e.desired), rest(out.Object)); diff != "" {
		t.Errorf("fields outside of the status changed (-before +after):\n%s", diff)
	}
	status, _ := plain(t, out.Object["status"]).(object)
	return status
}

func TestAggregate_ignoresOrderOfReports(t *testing.T) {
	t.Parallel()
	for _, e := range aggregations(t) {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			items := e.items(t)
			want := e.aggregate(t, items)
			slices.Reverse(items)
			if diff := cmp.Diff(want, e.aggregate(t, items)); diff != "" {
				t.Errorf("reversed reports change the result (-want +got):\n%s", diff)
			}
		})
	}
}

func TestAggregate_isIdempotent(t *testing.T) {
	t.Parallel()
	for _, e := range aggregations(t) {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			first := e.aggregate(t, e.items(t))
			if diff := cmp.Diff(first, e.withStatus(t, first).aggregate(t, e.items(t))); diff != "" {
				t.Errorf("the second run changed the status (-first +second):\n%s", diff)
			}
		})
	}
}

// The result does not depend on earlier reports, except for observedGeneration, which keeps the last value.
func TestAggregate_ignoresEarlierReports(t *testing.T) {
	t.Parallel()
	all := aggregations(t)
	for _, e := range all {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			want := e.withStatus(t, nil).aggregate(t, e.items(t))
			if want == nil {
				return // no report: the status of the template is kept
			}
			delete(want, "observedGeneration")
			for _, before := range all {
				if before.gvk != e.gvk {
					continue
				}
				earlier := before.withStatus(t, nil).aggregate(t, before.items(t))
				got := e.withStatus(t, earlier).aggregate(t, e.items(t))
				delete(got, "observedGeneration")
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("after %q (-directly +after):\n%s", before.title, diff)
				}
			}
		})
	}
}

func TestAggregate_keepsUnknownFields(t *testing.T) {
	t.Parallel()
	for _, e := range aggregations(t) {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			status := e.withStatus(t, object{"foreignField": object{"list": []any{}}}).aggregate(t, e.items(t))
			if diff := cmp.Diff(object{"list": []any{}}, status["foreignField"]); diff != "" {
				t.Errorf("an unknown field changed (-want +got):\n%s", diff)
			}
		})
	}
}

// The API server rejects a status with a longer condition message. Many clusters, or a malicious one, can produce it.
func TestAggregate_truncatesMessages(t *testing.T) {
	t.Parallel()
	const limit = 32768
	long := strings.Repeat("x", limit-10) + strings.Repeat("é", limit)
	for gvk := range shared() {
		k := kindOf(t, gvk)
		if k.Aggregate == nil || gvk.Group == "batch.volcano.sh" || gvk.Kind == "Notebook" {
			continue // no messages of members, or those of one cluster
		}
		t.Run(kindPath(gvk), func(t *testing.T) {
			t.Parallel()
			condition := object{"type": "Ready", "status": "True", "reason": "Succeeded", "message": long}
			status := object{"conditions": []any{condition}}
			e := example{gvk: gvk, desired: object{}, reports: map[string]any{"a": status, "b": status, "c": status}}
			setIdentity(e.desired, gvk)
			conditions, _ := e.aggregate(t, e.items(t))["conditions"].([]any)
			for _, c := range conditions {
				message, _ := c.(object)["message"].(string)
				if len(message) > limit || len(message) < limit-20 || strings.ContainsRune(message, '\ufffd') {
					t.Errorf("message of %d bytes ends in %q", len(message), message[len(message)-20:])
				}
			}
		})
	}
}

// Scripts receive nil instead of an empty list.
func TestAggregate_acceptsNoReports(t *testing.T) {
	t.Parallel()
	for _, e := range aggregations(t) {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			e.aggregate(t, nil)
		})
	}
}

// Without clusters, no cluster has observed the generation of the template.
func TestAggregate_withoutClustersObservesNothing(t *testing.T) {
	t.Parallel()
	checked := 0
	for _, e := range aggregations(t) {
		metadata, _ := e.desired["metadata"].(object)
		if metadata["generation"] == nil {
			continue
		}
		checked++
		if got := e.withStatus(t, nil).aggregate(t, nil)["observedGeneration"]; got != nil {
			t.Errorf("%s: observedGeneration = %v without clusters, want none", e.name(), got)
		}
	}
	if checked == 0 {
		t.Error("no example has a generation")
	}
}
