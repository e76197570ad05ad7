// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"errors"
	"testing"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/fake"
	k8stesting "k8s.io/client-go/testing"
	testingclock "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/component"
)

// A replica ends when the database was replaced by a backup: its caches hold objects that no longer exist, and it would delete or
// write in Push-mode members by them. A Lease that cannot be read is no evidence.
func TestRollbackWatch(t *testing.T) {
	t.Parallel()
	versions := make(chan string)
	control, clk := fake.NewSimpleClientset(), testingclock.NewFakeClock(time.Unix(1000, 0))
	control.PrependReactor("get", "leases", func(k8stesting.Action) (bool, runtime.Object, error) {
		version := <-versions
		if version == "" {
			return true, nil, errors.New("not reachable")
		}
		return true, &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{ResourceVersion: version}}, nil
	})
	w := &rollbackWatch{control: control, lease: component.LeaderElection{Namespace: "karmada-system", Name: "x"}, clock: clk}
	ended := make(chan error, 1)
	go func() { ended <- w.Start(t.Context()) }()
	for _, version := range []string{"", "900", "1000", "1000", "", "1001"} {
		select {
		case err := <-ended:
			t.Fatalf("Start() = %v before version %q", err, version)
		case versions <- version:
		}
		for !clk.HasWaiters() {
			<-time.After(time.Millisecond)
		}
		clk.Step(rollbackInterval)
	}
	versions <- "999"
	if err := <-ended; !errors.Is(err, errDatabaseReplaced) {
		t.Errorf("Start() = %v, want %v", err, errDatabaseReplaced)
	}
}
