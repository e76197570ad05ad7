// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package replica

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// fixture is a control plane with replicas that share ten clusters.
type fixture struct {
	t        *testing.T
	clock    *clocktesting.FakeClock
	control  *fakecontrol.Control
	down     error // returned by all requests
	replicas map[string]*testReplica
}

// testReplica is a replica whose steps are called by the test.
type testReplica struct {
	*Replica
	owned string // the clusters of the last Assign: "0 1 2"
	// onAssign is called by Assign; it may be nil.
	onAssign func()
}

const all = "0 1 2 3 4 5 6 7 8 9"

func newFixture(t *testing.T, ids ...string) *fixture {
	f := &fixture{
		t: t, clock: clocktesting.NewFakeClock(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)),
		control: fakecontrol.WithObjects(t), replicas: map[string]*testReplica{},
	}
	f.control.Fail = func(fakecontrol.Write) error { return f.down }
	for _, id := range ids {
		r := &testReplica{}
		r.Replica = New(f.control, reader{f.control, f}, Options{
			Component: "manager", ID: id, Holder: "host_" + id, Namespace: "karmada-system", Clock: f.clock,
			LeaseDuration: 15 * time.Second, RenewDeadline: 10 * time.Second, RetryPeriod: 2 * time.Second,
			Assign: func(owns func(string) bool) {
				var owned []string
				for i := range 10 {
					if name := fmt.Sprint(i); owns(name) {
						owned = append(owned, name)
					}
				}
				r.owned = strings.Join(owned, " ")
				if r.onAssign != nil {
					r.onAssign()
				}
			},
		})
		f.replicas[id] = r
	}
	return f
}

// reader fails while the control plane is down.
type reader struct {
	client.Reader
	f *fixture
}

func (r reader) List(ctx context.Context, l client.ObjectList, o ...client.ListOption) error {
	if r.f.down != nil {
		return r.f.down
	}
	return r.Reader.List(ctx, l, o...)
}

// run executes a round of some replicas, then lets a retry period pass.
func (f *fixture) run(ids ...string) {
	for _, id := range ids {
		f.replicas[id].round(f.t.Context())
	}
	f.clock.Step(2 * time.Second)
}

// wantOwned checks which clusters a replica may change now.
func (f *fixture) wantOwned(id, want string) {
	f.t.Helper()
	owned := f.replicas[id].owned
	if !f.replicas[id].Valid() {
		owned = ""
	}
	if owned != want {
		f.t.Errorf("at %v, replica %s owns %q, want %q", f.clock.Now().Format(time.TimeOnly), id, owned, want)
	}
}

// wantShared checks that each cluster has one owner, and that each of the replicas owns some.
func (f *fixture) wantShared(ids ...string) {
	f.t.Helper()
	var owned []string
	for _, id := range ids {
		clusters := strings.Fields(f.replicas[id].owned)
		if !f.replicas[id].Valid() || len(clusters) == 0 {
			f.t.Errorf("replica %s owns no cluster", id)
		}
		owned = append(owned, clusters...)
	}
	slices.Sort(owned)
	if got := strings.Join(owned, " "); got != all {
		f.t.Errorf("owned by %v: %q, want each cluster once", ids, got)
	}
}

func (f *fixture) leases() (out []coordinationv1.Lease) {
	f.t.Helper()
	var list coordinationv1.LeaseList
	if err := f.control.List(f.t.Context(), &list); err != nil {
		f.t.Fatal(err)
	}
	return list.Items
}

func (f *fixture) views() string {
	f.t.Helper()
	var out []string
	for _, l := range f.leases() {
		out = append(out, l.Name+"="+l.Annotations[names.Replicas])
	}
	return strings.Join(out, " ")
}

func TestReplica_ownsEverythingAlone(t *testing.T) {
	t.Parallel()
	f := newFixture(t, "a")
	f.wantOwned("a", "")
	f.run("a")
	f.wantOwned("a", all)
	if got := f.control.Writes(fakecontrol.Write.ByKey); !slices.Equal(got, []string{"create karmada-system/a"}) {
		t.Errorf("writes = %v", got)
	}
	f.run("a")
	f.run("a")
	f.wantOwned("a", all)
	if got := f.control.Writes(fakecontrol.Write.ByKey); !slices.Equal(got, []string{"update karmada-system/a", "update karmada-system/a"}) {
		t.Errorf("writes of two renewals = %v", got)
	}
	l := f.leases()[0]
	if l.Labels[names.ReplicaOf] != "manager" || *l.Spec.HolderIdentity != "host_a" || *l.Spec.LeaseDurationSeconds != 15 ||
		!l.Spec.RenewTime.Time.Equal(f.clock.Now().Add(-2*time.Second)) {
		t.Errorf("lease = %+v", l)
	}
}

func TestReplica_sharesWithNewReplica(t *testing.T) {
	t.Parallel()
	f := newFixture(t, "a", "b")
	f.run("a")
	f.run("b")
	f.wantOwned("a", all)
	f.wantOwned("b", "")
	// The replica ends its ownership before it publishes that another one may start.
	var published []string
	f.replicas["a"].onAssign = func() { published = append(published, f.views()) }
	f.run("a")
	if len(published) == 0 || published[0] != "a=a b=a,b" {
		t.Errorf("views when the ownership ended = %v, want the old one", published)
	}
	f.wantOwned("b", "")
	f.run("b")
	f.wantShared("a", "b")
	f.control.Writes(fakecontrol.Write.ByKey)
	f.run("a", "b")
	if got := f.control.Writes(fakecontrol.Write.ByKey); len(got) != 2 {
		t.Errorf("writes of a round = %v, want one renewal of each", got)
	}
}

// steady returns replicas that share the clusters.
func steady(t *testing.T, ids ...string) *fixture {
	f := newFixture(t, ids...)
	for range len(ids) + 1 {
		f.run(ids...)
	}
	f.wantShared(ids...)
	return f
}

func TestReplica_takesOverFromKilledReplica(t *testing.T) {
	t.Parallel()
	f := steady(t, "a", "b", "c")
	before := f.replicas["a"].owned
	for range 7 { // 14 s after the last renewal of c
		f.wantOwned("a", before)
		f.run("a", "b")
	}
	f.wantOwned("c", "") // for 10 s
	f.run("a", "b")
	f.run("a", "b")
	f.wantShared("a", "b")
	for cluster := range strings.FieldsSeq(before) {
		if !slices.Contains(strings.Fields(f.replicas["a"].owned), cluster) {
			t.Errorf("cluster %s moved although its owner lives", cluster)
		}
	}
	for range 25 {
		f.run("a", "b")
	}
	if got := f.views(); got != "a=a,b b=a,b" {
		t.Errorf("leases = %s, want that of c to be deleted", got)
	}
}

func TestReplica_takesOverFromStoppedReplica(t *testing.T) {
	t.Parallel()
	f := steady(t, "a", "b")
	var atRelease string
	f.replicas["b"].onAssign = func() { atRelease = f.views() }
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := f.replicas["b"].Start(ctx); err != nil {
		t.Fatal(err)
	}
	if f.wantOwned("b", ""); !strings.Contains(atRelease, "b=") || strings.Contains(f.views(), "b=") {
		t.Errorf("leases: %s when the ownership ended, %s afterwards; want the lease to be deleted after that", atRelease, f.views())
	}
	f.run("a")
	f.wantOwned("a", all)
}

func TestReplica_losesControlPlane(t *testing.T) {
	t.Parallel()
	f := steady(t, "a", "b")
	owned := f.replicas["a"].owned
	f.down = errors.New("connection refused")
	for range 4 { // until 8 s after the last renewal
		f.wantOwned("a", owned)
		f.run("a", "b")
	}
	f.wantOwned("a", "")
	f.run("a", "b")
	if got := f.replicas["a"].owned + f.replicas["b"].owned; got != "" {
		t.Errorf("clusters %s are still assigned", got)
	}
	f.down = nil
	f.run("a", "b")
	f.run("a", "b")
	f.wantShared("a", "b")
}

// A process that was suspended must not change members when it resumes, even before it notices the loss of its ownership.
func TestReplica_isSuspended(t *testing.T) {
	t.Parallel()
	f := steady(t, "a", "b")
	for range 15 {
		f.run("b")
	}
	f.wantOwned("b", all)
	f.wantOwned("a", "")
	// The ownership ends before the renewal makes it valid again.
	var states []string
	f.replicas["a"].onAssign = func() {
		states = append(states, fmt.Sprintf("%q %v", f.replicas["a"].owned, f.replicas["a"].Valid()))
	}
	f.run("a")
	if states[0] != `"" false` || slices.ContainsFunc(states, func(s string) bool { return !strings.HasPrefix(s, `"" `) }) {
		t.Errorf("assignments = %v, want none of a cluster, the first before ownership is valid again", states)
	}
	f.wantOwned("b", all)
	f.run("b")
	f.run("a", "b")
	f.wantShared("a", "b")
}

// A suspended replica must not consider the others dead because it has not observed their renewals.
func TestReplica_doesNotTakeOverAfterSuspension(t *testing.T) {
	t.Parallel()
	f := steady(t, "a", "b")
	owned := f.replicas["b"].owned
	for range 30 {
		f.replicas["b"].state.Listed(nil) // keeps b from taking over
		f.replicas["b"].setRenewed(f.clock.Now())
		f.clock.Step(time.Second)
	}
	if err := f.replicas["b"].write(t.Context(), []string{"a", "b"}, f.clock.Now()); err != nil {
		t.Fatal(err)
	}
	f.run("a")
	for cluster := range strings.FieldsSeq(owned) {
		if slices.Contains(strings.Fields(f.replicas["a"].owned), cluster) {
			t.Errorf("a owns cluster %s of b", cluster)
		}
	}
	if !strings.Contains(f.views(), "a=a,b") {
		t.Errorf("views = %s", f.views())
	}
}

func TestReplica_leaseDeletedByUser(t *testing.T) {
	t.Parallel()
	f := steady(t, "a")
	l := f.leases()[0]
	if err := f.control.Delete(t.Context(), &l); err != nil {
		t.Fatal(err)
	}
	var states []string
	f.replicas["a"].onAssign = func() { states = append(states, f.replicas["a"].owned) }
	f.run("a")
	if want := []string{"", all}; !slices.Equal(states, want) {
		t.Errorf("assignments = %q, want %q", states, want)
	}
}

func TestReplica_ignoresOtherLeases(t *testing.T) {
	t.Parallel()
	f := newFixture(t, "a")
	foreign := &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-system", Name: "b",
		Labels: map[string]string{names.ReplicaOf: "manager"}}}
	other := foreign.DeepCopy()
	other.Name, other.Labels[names.ReplicaOf], other.Annotations = "c", "other", map[string]string{names.Replicas: "a,c"}
	ofAgent := foreign.DeepCopy()
	ofAgent.Name, ofAgent.Annotations = names.AgentLock("m1"), map[string]string{names.Replicas: names.AgentLock("m1")}
	for _, l := range []*coordinationv1.Lease{foreign, other, ofAgent} {
		if err := f.control.Create(t.Context(), l); err != nil {
			t.Fatal(err)
		}
	}
	f.run("a")
	f.wantOwned("a", all)
}

// The request that failed may have been executed.
func TestReplica_retriesConflict(t *testing.T) {
	t.Parallel()
	f := steady(t, "a", "b")
	owned := f.replicas["a"].owned
	f.control.Fail = func(w fakecontrol.Write) error {
		return apierrors.NewConflict(coordinationv1.Resource("leases"), w.Key.Name, errors.New("changed"))
	}
	f.run("a")
	f.wantOwned("a", owned)
	f.control.Fail = nil
	f.run("a", "b")
	f.wantShared("a", "b")
}

func TestReplica_start(t *testing.T) {
	t.Parallel()
	f := newFixture(t, "a")
	renewed := make(chan struct{}, 10)
	f.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "update" {
			renewed <- struct{}{}
		}
		return nil
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- f.replicas["a"].Start(ctx) }()
	for range 3 {
		for waiting := true; waiting; {
			select {
			case <-renewed:
				waiting = false
			default:
				f.clock.Step(100 * time.Millisecond)
			}
		}
	}
	cancel()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	f.wantOwned("a", "")
	if got := f.leases(); len(got) != 0 {
		t.Errorf("leases = %v, want none", got)
	}
}
