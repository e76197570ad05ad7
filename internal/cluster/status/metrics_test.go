// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// The time is recorded once, when the condition changes, and begins with the first failed health check.
func TestCollector_observesLoss(t *testing.T) {
	t.Parallel()
	cluster := newCluster("m1")
	cluster.Spec.SyncMode = "loss-of-" + clusterv1alpha1.ClusterSyncMode(t.Name()) // a label value of this test alone
	lost := time.Unix(1000, 0)
	c := newCollector(nil, nil, fakeMembers{}, Options{})
	c.readiness.next("m1", nil, lost, unreachable)
	count := func() (n uint64) {
		m := &dto.Metric{}
		if err := lossDetection.WithLabelValues(string(cluster.Spec.SyncMode)).(prometheus.Metric).Write(m); err != nil {
			t.Fatal(err)
		}
		return m.GetHistogram().GetSampleCount()
	}
	for name, test := range map[string]struct {
		wasReady bool
		status   metav1.ConditionStatus
		want     uint64
	}{
		"ready":            {true, metav1.ConditionTrue, 0},
		"not ready before": {false, metav1.ConditionFalse, 0}, // such as Unknown, which the monitor of agents sets
		"unknown":          {true, metav1.ConditionUnknown, 0},
		"lost":             {true, metav1.ConditionFalse, 1},
	} {
		before := count()
		cluster.Status.Conditions = []metav1.Condition{{
			Type: clusterv1alpha1.ClusterConditionReady, Status: test.status, LastTransitionTime: metav1.NewTime(lost.Add(30 * time.Second)),
		}}
		c.observeLoss(cluster, test.wasReady)
		if got := count() - before; got != test.want {
			t.Errorf("%s: recorded %d losses, want %d", name, got, test.want)
		}
	}
}
