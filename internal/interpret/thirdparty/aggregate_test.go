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

// aggregations are the examples of how reports add up.
func aggregations(t testing.TB) []example {
	t.Helper()
	return slices.DeleteFunc(examples(t), func(e example) bool { return e.rule != statusAggregation })
}

func (e example) name() string { return spell(e.gvk) + "/" + e.rule + "/" + e.sentence }

// aggregate is the status that items add up to.
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
		t.Errorf("more than the status of the template changed (-before +after):\n%s", diff)
	}
	status, _ := plain(t, out.Object["status"]).(object)
	return status
}

func TestAggregation_doesNotDependOnTheOrderOfReports(t *testing.T) {
	t.Parallel()
	for _, e := range aggregations(t) {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			items := e.items(t)
			want := e.aggregate(t, items)
			slices.Reverse(items)
			if diff := cmp.Diff(want, e.aggregate(t, items)); diff != "" {
				t.Errorf("reversed reports make a difference (-want +got):\n%s", diff)
			}
		})
	}
}

func TestAggregation_hasNothingToDoTheSecondTime(t *testing.T) {
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

// What clusters said in between must leave no trace, except for the generation that was observed by all of them then.
func TestAggregation_forgetsWhatWasSaidBefore(t *testing.T) {
	t.Parallel()
	all := aggregations(t)
	for _, e := range all {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			want := e.withStatus(t, nil).aggregate(t, e.items(t))
			if want == nil {
				return // there is nothing to say, so that the last word is kept
			}
			delete(want, "observedGeneration")
			for _, before := range all {
				if before.gvk != e.gvk {
					continue
				}
				said := before.withStatus(t, nil).aggregate(t, before.items(t))
				got := e.withStatus(t, said).aggregate(t, e.items(t))
				delete(got, "observedGeneration")
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("after %q (-at once +after):\n%s", before.sentence, diff)
				}
			}
		})
	}
}

func TestAggregation_keepsFieldsThatAreNotItsOwn(t *testing.T) {
	t.Parallel()
	for _, e := range aggregations(t) {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			status := e.withStatus(t, object{"someoneElses": object{"list": []any{}}}).aggregate(t, e.items(t))
			if diff := cmp.Diff(object{"list": []any{}}, status["someoneElses"]); diff != "" {
				t.Errorf("a foreign field changed (-want +got):\n%s", diff)
			}
		})
	}
}

// The API server refuses a status with a condition whose message is longer; many clusters, or one that wants to, get there.
func TestAggregation_cutsMessagesToWhatTheAPITakes(t *testing.T) {
	t.Parallel()
	const most = 32768
	long := strings.Repeat("x", most-10) + strings.Repeat("é", most)
	for gvk := range shared() {
		k := kindOf(t, gvk)
		if k.Aggregate == nil || gvk.Group == "batch.volcano.sh" {
			continue // Volcano's conditions are one cluster's, as they are
		}
		t.Run(spell(gvk), func(t *testing.T) {
			t.Parallel()
			condition := object{"type": "Ready", "status": "True", "reason": "Succeeded", "message": long}
			status := object{"conditions": []any{condition}}
			e := example{gvk: gvk, desired: object{}, reports: map[string]any{"a": status, "b": status, "c": status}}
			complete(e.desired, gvk)
			conditions, _ := e.aggregate(t, e.items(t))["conditions"].([]any)
			for _, c := range conditions {
				message, _ := c.(object)["message"].(string)
				if len(message) > most || len(message) < most-20 || strings.ContainsRune(message, '\ufffd') {
					t.Errorf("a message of %d bytes that ends in %q", len(message), message[len(message)-20:])
				}
			}
		})
	}
}
