// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// roundsVariable names the environment variable with the number of rounds of scenarios with random operations. Without it, they are
// skipped.
const roundsVariable = "KARMADA_ROUNDS"

func rounds(t *testing.T) int {
	t.Helper()
	v := os.Getenv(roundsVariable)
	if v == "" {
		t.Skip("restarts the control plane at random instants; run make services")
	}
	n, err := strconv.Atoi(v)
	if err != nil || n < 1 {
		t.Fatalf("%s=%s: want a positive number", roundsVariable, v)
	}
	return n
}

// atRandom returns a source of random numbers and logs its seed.
func atRandom(t *testing.T) *rand.Rand {
	t.Helper()
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	return rand.New(rand.NewPCG(seed, 0))
}

// restartAfter stops the control plane after a delay and starts it again. The delay is the random instant of a fault.
func (f *fixture) restartAfter(delay time.Duration) {
	f.Helper()
	select {
	case <-f.Context().Done():
	case <-time.After(delay):
	}
	if err := errors.Join(f.e.StopControlPlane(), f.e.Restart()); err != nil {
		f.Fatal(err)
	}
}

// sharedEcho is the exported Service of echoPath as a MultiClusterService, whose endpoints a third cluster gets under its own name, too.
const sharedEcho = `
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterService
metadata: {name: echo}
spec:
  types: [CrossCluster]
  providerClusters: [{name: member1}, {name: member2}]
  consumerClusters: [{name: member3}]
`

// serviceRestarts restarts the control plane at random instants while endpoints change: no EndpointSlice is deleted in the importing
// cluster, which is watched all the time.
func serviceRestarts(t *testing.T, e *env.Env) {
	n := rounds(t)
	f := newFixture(t, e)
	f.createYAML(fmt.Sprintf(serviceKinds, f.ns))
	f.createYAML(echoPath)
	f.createYAML(sharedEcho)
	network := endpoints{}
	changing := network.serve(f, member1, "198.51.100.1")
	network.serve(f, member2, "198.51.100.2")
	for _, service := range []string{"derived-echo", "echo"} {
		network.expect(f, member3, service, member1, member2)
	}
	removed := f.watchRemovals(member3)
	for range n {
		random := atRandom(t)
		// The endpoint of member1 is added or removed before the first restart, and changes back between the restarts.
		changeIn(f, e.Members[member1].Client, changing, func(s *discoveryv1.EndpointSlice) {
			s.Endpoints[0].Conditions.Ready = new(random.IntN(2) == 0)
		})
		f.restartAfter(time.Duration(random.IntN(1500)) * time.Millisecond)
		changeIn(f, e.Members[member1].Client, changing, func(s *discoveryv1.EndpointSlice) { s.Endpoints[0].Conditions.Ready = new(true) })
		f.restartAfter(time.Duration(random.IntN(3000)) * time.Millisecond)
		for _, service := range []string{"derived-echo", "echo"} {
			network.expect(f, member3, service, member1, member2)
		}
		if all := removed(); len(all) > 0 {
			t.Fatalf("EndpointSlices that have their source were deleted: %v", all)
		}
	}
}

// watchRemovals watches the EndpointSlices of the scenario that came from other clusters in a member until the test ends. The returned
// function returns those that were deleted.
func (f *fixture) watchRemovals(cluster string) (removed func() []string) {
	f.Helper()
	clientset, err := kubernetes.NewForConfig(f.e.Members[cluster].Config)
	if err != nil {
		f.Fatal(err)
	}
	// Without a timeout: the watch must not end, because a new one could miss a deletion.
	w, err := clientset.DiscoveryV1().EndpointSlices(f.ns).Watch(f.Context(), metav1.ListOptions{
		TimeoutSeconds: new(int64((24 * time.Hour).Seconds())),
		LabelSelector:  discoveryv1.LabelManagedBy + " in (" + strings.Join([]string{names.ImportedBy, names.DispatchedBy}, ",") + ")",
	})
	if err != nil {
		f.Fatal(err)
	}
	var mu sync.Mutex // guards out
	var out []string
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for e := range w.ResultChan() {
			if o, ok := e.Object.(metav1.Object); !ok || e.Type == watch.Deleted {
				mu.Lock()
				if out = append(out, string(e.Type)); ok {
					out[len(out)-1] = o.GetName()
				}
				mu.Unlock()
			}
		}
	}()
	ctx, cancel := context.WithCancel(context.Background())
	f.Cleanup(func() {
		cancel()
		w.Stop()
		<-ended
	})
	go func() {
		select {
		case <-ended:
			if ctx.Err() == nil && f.Context().Err() == nil {
				mu.Lock()
				defer mu.Unlock()
				out = append(out, "the watch ended")
			}
		case <-ctx.Done():
		}
	}()
	return func() []string {
		mu.Lock()
		defer mu.Unlock()
		return slices.Clone(out)
	}
}
