// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"strings"
	"testing"
	"time"

	"karmada.io/karmada/internal/machinery/requeue"
)

// A change of the status causes no write to the member. Unsettled reports are delayed, settled and urgent ones are not.
func TestSync_coalescesStatus(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, nginx)
	report := "update status " + w.String()
	delayed := func(what string, want time.Duration) {
		t.Helper()
		err := s.run(w)
		var wait *requeue.WaitError
		if !errors.As(err, &wait) || wait.Delay != want {
			t.Errorf("%s: %v, want a delay of %s", what, err, want)
		}
	}
	delayed("created", 3*time.Second)
	s.expectWrites("member: create deployments nginx")
	s.clock.Step(300 * time.Millisecond)
	s.userPatch(deployments, "nginx", podsReady(0), "status")
	s.awaitRequeue(w)
	delayed("none is ready", 2700*time.Millisecond)
	s.expectWrites()
	s.clock.Step(2700 * time.Millisecond)
	s.settle(w)
	s.expectWrites(report)
	s.userPatch(deployments, "nginx", podsReady(1), "status")
	s.awaitRequeue(w)
	delayed("one is ready", 10*time.Second)
	s.expectWrites()
	s.userPatch(deployments, "nginx", podsReady(2), "status")
	s.awaitRequeue(w)
	s.settle(w)
	s.expectWrites(report)
	if st := s.work(w).Status.ManifestStatuses; len(st) != 1 || st[0].Health != "Healthy" {
		t.Errorf("manifest statuses %+v", st)
	}
	s.settle(w)
	s.expectWrites()

	s.clock.Step(10 * time.Second)
	s.userPatch(deployments, "nginx", podsReady(1), "status")
	s.awaitRequeue(w)
	s.settle(w)
	s.expectWrites(report) // unhealthy without a rollout
	s.userPatch(deployments, "nginx", podsReady(2), "status")
	s.awaitRequeue(w)
	s.settle(w)
	s.expectWrites(report)

	s.clock.Step(10 * time.Second)
	s.put("w", nil, strings.Replace(nginx, "replicas: 2", "replicas: 3", 1))
	delayed("rollout", 3*time.Second)
	s.expectWrites("member: update deployments nginx")
}
