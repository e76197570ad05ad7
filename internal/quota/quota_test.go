// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package quota

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

var start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

func cpu(n int64) corev1.ResourceList {
	return corev1.ResourceList{corev1.ResourceCPU: *resource.NewQuantity(n, resource.DecimalSI)}
}

func limited(n int64) *policyv1alpha1.FederatedResourceQuota {
	q := &policyv1alpha1.FederatedResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "limit"}}
	q.Spec.Overall = cpu(n)
	q.Status = Recompute(q, nil, start)
	return q
}

// binding returns a binding of replicas with one CPU each.
func binding(name string, replicas int32) workv1alpha2.ResourceBinding {
	b := workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name}}
	b.Spec.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{ResourceRequest: cpu(1)}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: replicas}}
	return b
}

func TestUsage(t *testing.T) {
	t.Parallel()
	divided := binding("a", 2)
	divided.Spec.Clusters = append(divided.Spec.Clusters, workv1alpha2.TargetCluster{Name: "m2", Replicas: 3})
	components := binding("a", 0)
	components.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}, {Name: "m2"}}
	components.Spec.Components = []workv1alpha2.Component{
		{Name: "driver", Replicas: 1, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: cpu(2)}},
		{Name: "executor", Replicas: 3, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: cpu(1)}},
		{Name: "without requests", Replicas: 3},
	}
	negative := binding("a", 0)
	negative.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
	negative.Spec.Components = []workv1alpha2.Component{
		{Name: "driver", Replicas: 1, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: cpu(2)}},
		{Name: "executor", Replicas: 3, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: cpu(-1)}},
	}
	unscheduled := binding("a", 0)
	unscheduled.Spec.Clusters = nil
	tests := map[string]struct {
		b    workv1alpha2.ResourceBinding
		want int64
	}{
		"replicas in two clusters":   {divided, 5},
		"components in two clusters": {components, 10},
		"negative request":           {negative, 2},
		"not scheduled":              {unscheduled, 0},
		"no workload":                {workv1alpha2.ResourceBinding{}, 0},
	}
	for name, tc := range tests {
		usage := Usage(&tc.b.Spec)
		if got := usage[corev1.ResourceCPU]; got.Value() != tc.want {
			t.Errorf("%s: Usage = %v, want %d", name, got.String(), tc.want)
		}
	}
}

// The message is a contract.
func TestAdmit_exceeded(t *testing.T) {
	t.Parallel()
	q := limited(10)
	q.Status.OverallUsed = cpu(8)
	_, _, err := Admit(q, "a", nil, cpu(3), start)
	exceeded, ok := errors.AsType[*ExceededError](err)
	if !ok || exceeded.Error() != "FederatedResourceQuota(default/limit) exceeded for resource cpu: requested sum 11, limit 10." {
		t.Errorf("Admit = %v", err)
	}
	if _, changed, err := Admit(q, "a", nil, cpu(2), start); !changed || err != nil {
		t.Errorf("Admit up to the limit = %v, %v", changed, err)
	}
}

func TestAdmit_decreaseIsAllowedAboveTheLimit(t *testing.T) {
	t.Parallel()
	q := limited(10)
	q.Status.OverallUsed = cpu(20)
	if _, changed, err := Admit(q, "a", cpu(5), cpu(4), start); changed || err != nil {
		t.Errorf("Admit of a decrease = %v, %v", changed, err)
	}
}

// A retry of a change that was not stored does not count twice.
func TestAdmit_retryCountsOnce(t *testing.T) {
	t.Parallel()
	q := limited(10)
	for range 3 {
		status, _, err := Admit(q, "a", nil, cpu(6), start)
		if err != nil {
			t.Fatal(err)
		}
		q.Status = status
	}
	if used := q.Status.OverallUsed[corev1.ResourceCPU]; used.Value() != 6 || len(q.Status.Reservations) != 1 {
		t.Errorf("used %v, reservations %v", used.String(), q.Status.Reservations)
	}
}

func TestRecompute(t *testing.T) {
	t.Parallel()
	q := limited(10)
	status, _, err := Admit(q, "a", nil, cpu(6), start)
	if err != nil {
		t.Fatal(err)
	}
	q.Status = status
	steps := map[string]struct {
		bindings     []workv1alpha2.ResourceBinding
		at           time.Time
		used         int64
		reservations int
	}{
		"not stored yet":          {nil, start, 6, 1},
		"stored without clusters": {[]workv1alpha2.ResourceBinding{binding("a", 0)}, start, 6, 1},
		"stored":                  {[]workv1alpha2.ResourceBinding{binding("a", 6), binding("b", 1)}, start, 7, 0},
		"never stored":            {nil, start.Add(2 * ReservationTime), 0, 0},
	}
	for name, tc := range steps {
		got := Recompute(q, tc.bindings, tc.at)
		if used := got.OverallUsed[corev1.ResourceCPU]; used.Value() != tc.used || len(got.Reservations) != tc.reservations {
			t.Errorf("%s: used %v, reservations %v", name, used.String(), got.Reservations)
		}
	}
	if diff := cmp.Diff(q.Spec.Overall, Recompute(q, nil, start).Overall); diff != "" {
		t.Errorf("overall: -want +got:\n%s", diff)
	}
}

func TestRecompute_requestNames(t *testing.T) {
	t.Parallel()
	q := limited(10)
	q.Spec.Overall = corev1.ResourceList{"requests.cpu": resource.MustParse("10"), "pods": resource.MustParse("3")}
	got := Recompute(q, []workv1alpha2.ResourceBinding{binding("a", 4)}, start)
	if used := got.OverallUsed["requests.cpu"]; used.Value() != 4 || len(got.OverallUsed) != 1 || len(got.Overall) != 2 {
		t.Errorf("used: %v", got.OverallUsed)
	}
}

// Random changes are admitted, stored or lost, and statuses are computed at random times. The stored usage never exceeds the limit,
// and finally the status is the sum.
func TestQuota_neverExceeded(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		const limit = 20
		q, now := limited(limit), start
		stored := map[string]int32{}
		type change struct {
			name     string
			replicas int32
			until    time.Time
		}
		var pending []change // admitted, not stored or lost yet
		bindings := func() (out []workv1alpha2.ResourceBinding) {
			for name, n := range stored {
				out = append(out, binding(name, n))
			}
			return out
		}
		check := func() {
			sum := int32(0)
			for _, n := range stored {
				sum += n
			}
			if sum > limit {
				t.Fatalf("usage %d exceeds the limit %d", sum, limit)
			}
		}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			switch rapid.IntRange(0, 5).Draw(t, "step") {
			case 0, 1: // a request is admitted; the API server stores it with the old object that it showed, or not at all
				name := rapid.SampledFrom([]string{"a", "b", "c", "d"}).Draw(t, "name")
				n := int32(rapid.IntRange(0, 12).Draw(t, "replicas"))
				old, next := binding(name, stored[name]), binding(name, n)
				status, _, err := Admit(q, name, Usage(&old.Spec), Usage(&next.Spec), now)
				if err == nil {
					q.Status = status
					pending = append(pending, change{name, n, now.Add(ReservationTime / 2)})
				}
			case 2: // stored
				if len(pending) > 0 {
					c := pending[rapid.IntRange(0, len(pending)-1).Draw(t, "index")]
					if now.Before(c.until) {
						stored[c.name] = c.replicas
					}
					// Other changes of the object fail: they replace the object that they were admitted with.
					pending = slices.DeleteFunc(pending, func(o change) bool { return o.name == c.name })
				}
			case 3: // lost: the process of the webhook or the API server was killed
				if len(pending) > 0 {
					pending = pending[1:]
				}
			case 4:
				q.Status = Recompute(q, bindings(), now)
			case 5:
				now = now.Add(time.Duration(rapid.IntRange(0, 60).Draw(t, "seconds")) * time.Second)
			}
			check()
		}
		q.Status = Recompute(q, bindings(), now.Add(2*ReservationTime))
		sum := int64(0)
		for _, n := range stored {
			sum += int64(n)
		}
		if used := q.Status.OverallUsed[corev1.ResourceCPU]; used.Value() != sum || len(q.Status.Reservations) > 0 {
			t.Fatalf("at rest: status %v, sum %d, reservations %v", used.String(), sum, q.Status.Reservations)
		}
	})
}
