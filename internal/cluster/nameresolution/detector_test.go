// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package nameresolution

import (
	"context"
	"errors"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/fake"
	clocktesting "k8s.io/utils/clock/testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

type fixture struct {
	*Detector
	member  *fake.Clientset
	clock   *clocktesting.FakeClock
	failure error
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{
		clock: clocktesting.NewFakeClock(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)),
		member: fake.NewClientset(&corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n1"}, Status: corev1.NodeStatus{
			Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue}},
		}}),
	}
	f.Detector = New(f.member, Options{
		Node: "n1", Name: "kubernetes.default.svc", Period: 5 * time.Second,
		SuccessThreshold: 20 * time.Second, FailureThreshold: 30 * time.Second, Clock: f.clock,
		Lookup: func(context.Context, string) ([]string, error) { return []string{"10.0.0.1"}, f.failure },
	})
	return f
}

// pass runs a lookup every 5 seconds for a duration.
func (f *fixture) pass(t *testing.T, d time.Duration) {
	t.Helper()
	for end := f.clock.Now().Add(d); !f.clock.Now().After(end); f.clock.Step(f.Period) {
		f.observe(f.lookup(t.Context()))
		if err := f.report(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
}

// expect checks the condition of the node; an empty status means none.
func (f *fixture) expect(t *testing.T, want corev1.ConditionStatus) {
	t.Helper()
	n, err := f.member.CoreV1().Nodes().Get(t.Context(), "n1", metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	got, others := corev1.ConditionStatus(""), 0
	for _, c := range n.Status.Conditions {
		if c.Type == clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady {
			got = c.Status
		} else {
			others++
		}
	}
	if got != want || others != 1 {
		t.Errorf("condition %q, want %q, with the condition Ready: %+v", got, want, n.Status.Conditions)
	}
}

func TestDetector_reportsAfterThreshold(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	f.pass(t, 0)
	f.expect(t, corev1.ConditionTrue)
	f.failure = errors.New("lookup kubernetes.default.svc: no such host")
	f.pass(t, 25*time.Second)
	f.expect(t, corev1.ConditionTrue)
	f.pass(t, 5*time.Second)
	f.expect(t, corev1.ConditionFalse)
	f.failure = nil
	f.pass(t, 15*time.Second)
	f.expect(t, corev1.ConditionFalse)
	f.failure = errors.New("timeout") // the count begins again
	f.pass(t, 0)
	f.failure = nil
	f.pass(t, 15*time.Second)
	f.expect(t, corev1.ConditionFalse)
	f.pass(t, 5*time.Second)
	f.expect(t, corev1.ConditionTrue)
}

// The name service may start later than the detector.
func TestDetector_firstFailureWaits(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	f.failure = errors.New("timeout")
	f.pass(t, 25*time.Second)
	f.expect(t, "")
	f.pass(t, 5*time.Second)
	f.expect(t, corev1.ConditionFalse)
}

func TestDetector_heartbeat(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	f.pass(t, 0)
	f.member.ClearActions()
	f.pass(t, 55*time.Second-f.Period)
	if n := len(f.member.Actions()); n != 0 {
		t.Errorf("%d writes before the heartbeat", n)
	}
	f.pass(t, 55*time.Second)
	if n := len(f.member.Actions()); n != 1 {
		t.Errorf("%d writes in a minute, want the heartbeat", n)
	}
}
