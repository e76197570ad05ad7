// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/fake"
	k8stesting "k8s.io/client-go/testing"
	testingclock "k8s.io/utils/clock/testing"
)

func newLease(objects ...runtime.Object) (*lease, *fake.Clientset, *testingclock.FakeClock) {
	client, clk := fake.NewSimpleClientset(objects...), testingclock.NewFakeClock(time.Unix(1000, 0))
	return &lease{client: client, cluster: "m1", uid: "uid", duration: 40 * time.Second, interval: 10 * time.Second, clock: clk}, client, clk
}

// requests returns the verbs of all requests since the last call.
func requests(client *fake.Clientset) (verbs []string) {
	for _, a := range client.Actions() {
		verbs = append(verbs, a.GetVerb())
	}
	client.ClearActions()
	return verbs
}

// After the first renewal, each sends one request.
func TestLease_renew(t *testing.T) {
	t.Parallel()
	l, client, clk := newLease()
	for n, want := range [][]string{{"get", "create"}, {"update"}, {"update"}} {
		if err := l.renew(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := requests(client); !slices.Equal(got, want) {
			t.Errorf("renewal %d: requests %q, want %q", n, got, want)
		}
		got, err := client.CoordinationV1().Leases("karmada-cluster").Get(t.Context(), "m1", metav1.GetOptions{})
		if err != nil {
			t.Fatal(err)
		}
		client.ClearActions()
		if !got.Spec.RenewTime.Time.Equal(clk.Now()) || *got.Spec.LeaseDurationSeconds != 40 || got.OwnerReferences[0].UID != "uid" {
			t.Errorf("renewal %d: lease %+v", n, got)
		}
		clk.Step(10 * time.Second)
	}
}

// A Lease that exists is taken over, and one that cannot be written is read again.
func TestLease_renewAfterFailure(t *testing.T) {
	t.Parallel()
	l, client, _ := newLease(&coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: "m1"}})
	down := true
	client.PrependReactor("update", "leases", func(k8stesting.Action) (bool, runtime.Object, error) {
		return down, nil, errors.New("connection refused")
	})
	if err := l.renew(t.Context()); err == nil {
		t.Error("renew = nil, want an error")
	}
	down = false
	requests(client)
	if err := l.renew(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := requests(client); !slices.Equal(got, []string{"get", "update"}) {
		t.Errorf("requests %q", got)
	}
}

// run renews at each interval, and ends with its context.
func TestLease_run(t *testing.T) {
	t.Parallel()
	l, client, clk := newLease()
	renewed := make(chan struct{}, 10)
	client.PrependReactor("*", "leases", func(a k8stesting.Action) (bool, runtime.Object, error) {
		if a.GetVerb() != "get" {
			renewed <- struct{}{}
		}
		return false, nil, nil
	})
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() { done <- l.run(ctx) }()
	for range 3 {
		<-renewed
		for !clk.HasWaiters() {
			<-time.After(time.Millisecond)
		}
		clk.Step(10 * time.Second)
	}
	cancel()
	if err := <-done; err != nil {
		t.Errorf("run = %v", err)
	}
}

// Resource versions that decrease end the session: the database was replaced, and watches would continue at versions that no longer exist.
// A Lease that is missing, or cannot be read for a while, does not.
func TestWatchRevision(t *testing.T) {
	t.Parallel()
	versions := make(chan string)
	client, clk := fake.NewSimpleClientset(), testingclock.NewFakeClock(time.Unix(1000, 0))
	client.PrependReactor("get", "leases", func(k8stesting.Action) (bool, runtime.Object, error) {
		version := <-versions
		if version == "" {
			return true, nil, errors.New("not reachable")
		}
		return true, &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{ResourceVersion: version}}, nil
	})
	ctx, cancel := context.WithCancelCause(t.Context())
	go Options{Cluster: "m1", Clock: clk}.watchRevision(ctx, client, cancel)
	for _, version := range []string{"", "900", "1000", "1000", "", "1001"} {
		versions <- version
		for !clk.HasWaiters() {
			<-time.After(time.Millisecond)
		}
		if ctx.Err() != nil {
			t.Fatalf("the session ended at version %q: %v", version, context.Cause(ctx))
		}
		clk.Step(revisionInterval)
	}
	versions <- "999"
	<-ctx.Done()
	if !errors.Is(context.Cause(ctx), errDatabaseReplaced) {
		t.Errorf("cause %v", context.Cause(ctx))
	}
}
