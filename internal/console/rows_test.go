// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"runtime"
	"testing"
	"weak"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// A pointer from a row into a binding would keep the array of its whole list alive.
func TestNewBindingRow_keepsNoList(t *testing.T) {
	t.Parallel()
	items := make([]workv1alpha2.ResourceBinding, 2)
	b := &items[0]
	b.Name, b.Spec.Replicas = "web-deployment", 3
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web"}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}}
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2", Reason: "r"}}
	b.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.RemovalHeld, Status: metav1.ConditionTrue}}
	b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true}}
	row, list := newBindingRow(b), weak.Make(&items[1])
	if row.Replicas == nil || *row.Replicas != 3 || row.held == nil || len(row.evictions) != 1 {
		t.Fatalf("row = %+v", row)
	}
	runtime.GC()
	if list.Value() != nil {
		t.Error("the row keeps the list of its binding")
	}
	runtime.KeepAlive(row)
}
