// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"sync"
	"syscall"
	"testing"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/test/behavior"
	"karmada.io/karmada/test/env"
)

// roundsVariable names the environment variable with the number of rounds of all scenarios. Without it, the test is
// skipped; 0 means one short round.
const roundsVariable = "KARMADA_ROUNDS"

// short are the scenarios of the short round: division needs estimators, unknown-cluster webhooks, and update all controllers.
var short = []string{"nginx", "division", "update", "unknown-cluster", "metrics"} //nolint:gochecknoglobals // a constant list

var binary = flag.String("binary", "", "the karmada binary, an absolute path; empty means to build it")

func TestMain(m *testing.M) {
	if value := os.Getenv(etcdVariable); value != "" {
		if err := runEtcd(value); err != nil {
			fmt.Fprintln(os.Stderr, "etcd:", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(env.Main(m))
}

// TestProcesses runs scenarios while the leaders are killed.
func TestProcesses(t *testing.T) {
	if os.Getenv(roundsVariable) == "" {
		t.Skip("starts many processes; run make processes")
	}
	rounds := 0
	if v := os.Getenv(roundsVariable); v != "" {
		var err error
		if rounds, err = strconv.Atoi(v); err != nil {
			t.Fatalf("%s: %v", roundsVariable, err)
		}
	}
	dir, err := os.MkdirTemp("", "kp") // paths of sockets must be shorter than those of t.TempDir
	if err != nil {
		t.Fatal(err)
	}
	h, err := startHub(t.Context(), dir, *binary)
	t.Cleanup(func() {
		if err := h.stop(); err != nil {
			t.Error(err)
		}
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if rounds == 0 {
		h.round(t, func(s behavior.Scenario) bool { return slices.Contains(short, s.Name) })
	}
	for i := range rounds {
		t.Run(fmt.Sprintf("round-%02d", i+1), func(t *testing.T) { h.round(t, func(behavior.Scenario) bool { return true }) })
	}
	for _, f := range h.forbidden() {
		t.Errorf("a component lacks rights: %s", f)
	}
}

// round runs the selected scenarios while leaders are killed.
func (h *hub) round(t *testing.T, selected func(behavior.Scenario) bool) {
	t.Helper()
	before := h.transitions(t)
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var killing sync.WaitGroup
	killing.Go(func() { h.disturb(ctx, t) })
	t.Run("scenarios", func(t *testing.T) { behavior.Run(t, h.members, selected) })
	cancel()
	killing.Wait()
	if err := h.died(); err != nil {
		t.Error(err)
	}
	after := h.transitions(t)
	t.Logf("changes of leaders: %v before, %v after", before, after)
	for component, n := range after {
		if n == before[component] {
			t.Errorf("the leader of %s did not change", component)
		}
	}
}

// pause is the time between the start of a killed replica and the next fault.
const pause = 10 * time.Second

// disturb kills the replicas of the components that elect leaders in turn, and restarts those of the other components gracefully,
// until ctx ends. It leaves all of them running.
func (h *hub) disturb(ctx context.Context, t *testing.T) {
	for i := 0; ctx.Err() == nil; i++ {
		// Both replicas are killed one after the other, with a pause: one of them was the leader.
		for _, name := range []string{"controller-manager", "scheduler", "descheduler"} {
			for _, p := range h.components[name] {
				h.restart(t, p, syscall.SIGKILL)
			}
			wait(ctx, pause)
		}
		for _, name := range []string{"webhook", "aggregated-apiserver"} {
			h.restart(t, h.components[name][i%2], syscall.SIGTERM)
			wait(ctx, pause/2)
		}
	}
}

func (h *hub) restart(t *testing.T, p *process, s syscall.Signal) {
	if err := p.died(); err != nil {
		t.Error(err)
		return
	}
	if err := p.end(s); err != nil {
		t.Error(err)
	}
	if err := p.start(); err != nil {
		t.Error(err)
	}
}

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// transitions returns the number of times that each component elected a leader.
func (h *hub) transitions(t *testing.T) map[string]int32 {
	t.Helper()
	namespace, components := leases()
	out := map[string]int32{}
	for component, name := range components {
		var lease coordinationv1.Lease
		if err := h.members.Control.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: name}, &lease); err != nil {
			t.Errorf("get the lease of %s: %v", component, err)
			continue
		}
		out[component] = *lease.Spec.LeaseTransitions
	}
	return out
}
