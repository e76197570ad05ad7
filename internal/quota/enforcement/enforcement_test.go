// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package enforcement

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/quota"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	key   = client.ObjectKey{Namespace: "default", Name: "limit"}
)

type fixture struct {
	*Controller
	*Admission
	control *fakecontrol.Control
	clock   *clocktesting.FakePassiveClock
	events  *events.Fake
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{control: fakecontrol.WithObjects(t, objects...), clock: clocktesting.NewFakePassiveClock(start), events: &events.Fake{}}
	f.Controller = New(f.control, f.control, Options{Events: f.events, Clock: f.clock})
	f.Admission = &Admission{Control: f.control, Clock: f.clock}
	return f
}

func limit(n string) *policyv1alpha1.FederatedResourceQuota {
	return &policyv1alpha1.FederatedResourceQuota{
		ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: key.Name},
		Spec:       policyv1alpha1.FederatedResourceQuotaSpec{Overall: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(n)}},
	}
}

func binding(name string, replicas int32) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: name}}
	b.Spec.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{
		ResourceRequest: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1")},
	}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: replicas}}
	return b
}

func (f *fixture) used(t *testing.T) int64 {
	t.Helper()
	var q policyv1alpha1.FederatedResourceQuota
	if err := f.control.Get(t.Context(), key, &q); err != nil {
		t.Fatal(err)
	}
	used := q.Status.OverallUsed[corev1.ResourceCPU]
	return used.Value()
}

// Of 50 concurrent creations, exactly those that fit are admitted.
func TestAdmit_concurrent(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("20"))
	var wg sync.WaitGroup
	var mu sync.Mutex
	admitted := 0
	// Two replicas of the webhook.
	replicas := []*Admission{f.Admission, {Control: f.control, Clock: f.clock, Retry: wait.Backoff{Steps: 1000, Duration: time.Microsecond}}}
	f.Admission.Retry = replicas[1].Retry
	for i := range 50 {
		wg.Go(func() {
			err := replicas[i%2].Admit(t.Context(), nil, binding(fmt.Sprintf("b%d", i), 1), false)
			mu.Lock()
			defer mu.Unlock()
			switch _, exceeded := Exceeded(err); {
			case err == nil:
				admitted++
			case !exceeded:
				t.Errorf("Admit: %v", err)
			}
		})
	}
	wg.Wait()
	if used := f.used(t); admitted != 20 || used != 20 {
		t.Errorf("admitted %d, used %d, want 20", admitted, used)
	}
}

// A quota that has no status yet counts the existing bindings.
func TestAdmit_newQuota(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("5"), binding("a", 4))
	if err := f.Admit(t.Context(), nil, binding("b", 2), false); err == nil {
		t.Error("Admit beyond the limit: no error")
	}
	if err := f.Admit(t.Context(), nil, binding("b", 1), false); err != nil {
		t.Errorf("Admit up to the limit: %v", err)
	}
	if used := f.used(t); used != 5 {
		t.Errorf("used %d, want 5", used)
	}
}

func TestAdmit_dryRun(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("5"))
	if err := f.Admit(t.Context(), nil, binding("a", 1), false); err != nil {
		t.Fatal(err)
	}
	f.control.Writes(fakecontrol.Write.ByKind)
	if err := f.Admit(t.Context(), nil, binding("b", 4), true); err != nil {
		t.Errorf("dry run: %v", err)
	}
	if err := f.Admit(t.Context(), nil, binding("b", 5), true); err == nil {
		t.Error("dry run beyond the limit: no error")
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		t.Errorf("a dry run wrote %v", writes)
	}
}

// A limit that was removed and added again counts what grew meanwhile, also if no controller is running.
func TestAdmit_limitReturns(t *testing.T) {
	t.Parallel()
	const memory = corev1.ResourceMemory
	for name, rest := range map[string]corev1.ResourceList{
		"another limit remains": {corev1.ResourceCPU: resource.MustParse("100")}, "no limit remains": nil,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			q := limit("100")
			q.Spec.Overall[memory] = resource.MustParse("5")
			f := newFixture(t, q)
			if _, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: key}); err != nil {
				t.Fatal(err)
			}
			requests := func(name string, amount string) *workv1alpha2.ResourceBinding {
				b := binding(name, 1)
				b.Spec.ReplicaRequirements.ResourceRequest = corev1.ResourceList{memory: resource.MustParse(amount)}
				return b
			}
			edit := func(overall corev1.ResourceList) {
				if err := f.control.Get(t.Context(), key, q); err != nil {
					t.Fatal(err)
				}
				q.Spec.Overall = overall
				if err := f.control.Update(t.Context(), q); err != nil {
					t.Fatal(err)
				}
			}
			edit(rest)
			b := requests("a", "9")
			if err := f.Admit(t.Context(), nil, b, false); err != nil {
				t.Fatalf("Admit without the limit: %v", err)
			}
			if err := f.control.Create(t.Context(), b); err != nil {
				t.Fatal(err)
			}
			edit(corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100"), memory: resource.MustParse("10")})
			err := f.Admit(t.Context(), nil, requests("b", "2"), false)
			if _, exceeded := Exceeded(err); !exceeded {
				t.Errorf("Admit of 11 with the limit 10: %v", err)
			}
			if err := f.Admit(t.Context(), nil, requests("b", "1"), false); err != nil {
				t.Errorf("Admit of 10 with the limit 10: %v", err)
			}
		})
	}
}

// A dry run of the first change of a new quota writes nothing either.
func TestAdmit_dryRunOfNewQuota(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("5"), binding("a", 4))
	if err := f.Admit(t.Context(), nil, binding("b", 1), true); err != nil {
		t.Errorf("dry run: %v", err)
	}
	if err := f.Admit(t.Context(), nil, binding("b", 2), true); err == nil {
		t.Error("dry run beyond the limit: no error")
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		t.Errorf("a dry run wrote %v", writes)
	}
}

// Attempts after conflicts are bounded, and the error asks to try again.
func TestAdmit_boundedAttempts(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("5"))
	f.Admission.Retry = wait.Backoff{Steps: 4, Duration: time.Microsecond}
	f.control.Fail = func(fakecontrol.Write) error {
		return apierrors.NewConflict(schema.GroupResource{}, "limit", errors.New("changed meanwhile"))
	}
	err := f.Admit(t.Context(), nil, binding("a", 1), false)
	if !Busy(err) || !strings.Contains(err.Error(), "try again") {
		t.Errorf("Admit = %v, want a BusyError", err)
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) != 4 {
		t.Errorf("%d attempts, want 4", len(writes))
	}
}

// A request does not wait for its turn for longer than its own timeout.
func TestAdmit_waitsUntilTimeout(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("5"))
	end, err := f.take(t.Context(), key.Namespace)
	if err != nil {
		t.Fatal(err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if err := f.Admit(ended, nil, binding("a", 1), false); !Busy(err) {
		t.Errorf("Admit after the timeout = %v, want a BusyError", err)
	}
	end()
	if err := f.Admit(t.Context(), nil, binding("a", 1), false); err != nil || len(f.turns) > 0 {
		t.Errorf("Admit = %v, turns left: %d", err, len(f.turns))
	}
}

// A usage that a controller without enforcement wrote is computed again before a decision.
func TestAdmit_afterMismatch(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("5"), binding("a", 4))
	if err := f.Admit(t.Context(), nil, binding("b", 1), false); err != nil {
		t.Fatal(err)
	}
	var q policyv1alpha1.FederatedResourceQuota
	if err := f.control.Get(t.Context(), key, &q); err != nil {
		t.Fatal(err)
	}
	q.Status.Enforced, q.Status.OverallUsed = false, corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("0")}
	if err := f.control.Status().Update(t.Context(), &q); err != nil {
		t.Fatal(err)
	}
	if _, exceeded := Exceeded(f.Admit(t.Context(), nil, binding("c", 1), false)); !exceeded {
		t.Error("Admit beyond the limit: not denied")
	}
}

// API servers try updates with a cached version of the object first. A status that counts less than this version is raised by the whole
// difference to the stored one.
func TestAdmit_oldObjectOfStaleCache(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("10"), binding("a", 2))
	for _, old := range []int32{6, 2} { // the second attempt is based on the stored version
		if err := f.Admit(t.Context(), binding("a", old), binding("a", 8), false); err != nil {
			t.Fatal(err)
		}
		if used := f.used(t); used != 8 {
			t.Errorf("used %d after a change from %d to 8 replicas, want 8", used, old)
		}
	}
	if _, exceeded := Exceeded(f.Admit(t.Context(), nil, binding("b", 3), false)); !exceeded {
		t.Error("Admit beyond the limit: not denied")
	}
}

// A repeated request changes the version of the quota, although the usage stays. A controller that has read the previous version
// must not remove the reservation.
func TestAdmit_repeatedRequestConflictsWithRecomputation(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("10"))
	versions := map[string]bool{}
	for range 3 {
		if err := f.Admit(t.Context(), nil, binding("a", 4), false); err != nil {
			t.Fatal(err)
		}
		var q policyv1alpha1.FederatedResourceQuota
		if err := f.control.Get(t.Context(), key, &q); err != nil {
			t.Fatal(err)
		}
		versions[q.ResourceVersion] = true
		if late := q.Status.Reservations[0].Expires.Sub(start); late > quota.ReservationTime+time.Second {
			t.Errorf("the reservation lasts %v", late)
		}
	}
	if used := f.used(t); len(versions) != 3 || used != 4 {
		t.Errorf("%d versions after 3 requests, used %d", len(versions), used)
	}
}

// A quota that denies a change reserves nothing in another quota of the namespace.
func TestAdmit_severalQuotas(t *testing.T) {
	t.Parallel()
	other := limit("2")
	other.Name = "other"
	f := newFixture(t, limit("10"), other)
	if err := f.Admit(t.Context(), nil, binding("a", 3), false); err == nil {
		t.Error("Admit: no error")
	}
	if used := f.used(t); used != 0 {
		t.Errorf("used %d, want 0", used)
	}
}

func TestReconcile(t *testing.T) {
	t.Parallel()
	f := newFixture(t, limit("10"), binding("a", 3))
	reconcile := func() ctrl.Result {
		t.Helper()
		result, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: key})
		if err != nil {
			t.Fatal(err)
		}
		return result
	}
	if result := reconcile(); result.RequeueAfter != DefaultPeriod || f.used(t) != 3 {
		t.Errorf("result %+v, used %d", result, f.used(t))
	}
	f.control.Writes(fakecontrol.Write.ByKind)
	reconcile()
	if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if err := f.Admit(t.Context(), nil, binding("b", 2), false); err != nil {
		t.Fatal(err)
	}
	if result := reconcile(); result.RequeueAfter > quota.ReservationTime || f.used(t) != 5 {
		t.Errorf("with a reservation: result %+v, used %d", result, f.used(t))
	}
	f.clock.SetTime(start.Add(2 * quota.ReservationTime)) // the creation failed
	reconcile()
	if used := f.used(t); used != 3 {
		t.Errorf("used %d, want 3", used)
	}
	f.control.Fail = func(fakecontrol.Write) error { return errors.New("the database is full") }
	if err := f.control.Get(t.Context(), key, limit("1")); err != nil {
		t.Fatal(err)
	}
}
