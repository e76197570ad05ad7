// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package enforcement

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/wait"
	clocktesting "k8s.io/utils/clock/testing"
	"pgregory.net/rapid"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/quota"
	"karmada.io/karmada/test/fakecontrol"
)

// requestLimit is the time after which an API server abandons a request.
const requestLimit = time.Minute

var errKilled = errors.New("the process was killed")

// process runs in a goroutine of its own, but only between calls of step: it pauses before each request to the control plane.
type process struct {
	paused chan bool // true before a request, false at the end
	resume chan bool // true to send the request, false to kill the process
	killed bool
}

func startProcess(body func(p *process)) *process {
	p := &process{paused: make(chan bool), resume: make(chan bool)}
	go func() {
		body(p)
		p.paused <- false
	}()
	return p
}

// pause waits until the process may continue. It returns an error if the process was killed.
func (p *process) pause() error {
	if p.killed {
		return errKilled
	}
	p.paused <- true
	if !<-p.resume {
		p.killed = true
		return errKilled
	}
	return nil
}

// proceed lets a paused process send one request, or kills it. It reports whether the process is still running.
func (p *process) proceed(live bool) bool {
	p.resume <- live
	return <-p.paused
}

// pausing is a client that pauses a process before each request.
type pausing struct {
	client.Client
	p *process
}

func (c pausing) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if err := c.p.pause(); err != nil {
		return err
	}
	return c.Client.Get(ctx, key, o, options...)
}

func (c pausing) List(ctx context.Context, list client.ObjectList, options ...client.ListOption) error {
	if err := c.p.pause(); err != nil {
		return err
	}
	return c.Client.List(ctx, list, options...)
}

func (c pausing) Status() client.SubResourceWriter { return pausingStatus{c.Client.Status(), c.p} }

type pausingStatus struct {
	client.SubResourceWriter
	p *process
}

func (s pausingStatus) Update(ctx context.Context, o client.Object, options ...client.SubResourceUpdateOption) error {
	if err := s.p.pause(); err != nil {
		return err
	}
	return s.SubResourceWriter.Update(ctx, o, options...)
}

// fleet is a control plane with several replicas of the webhook and the controller. The next step of each is chosen at random.
type fleet struct {
	*rapid.T
	ctx     context.Context
	control *fakecontrol.Control
	clock   *clocktesting.FakePassiveClock
	running []*process
	// creating holds the names of bindings that a request in flight creates. A second one would not be stored.
	creating map[string]bool
	// cached holds the versions of bindings before their last change: API servers try updates with a cached version first.
	cached map[string]*workv1alpha2.ResourceBinding
	// ceiling is the maximum that the usage may have by quota and resource: the limit, or a higher one that was lowered since.
	ceiling map[string]map[corev1.ResourceName]int64
}

var bindingNames = []string{"a", "b", "c"}

// usageOf returns the usage of a binding in millis, computed in another way than the code under test does.
func usageOf(b *workv1alpha2.ResourceBinding, name corev1.ResourceName) (sum int64) {
	for _, target := range b.Spec.Clusters {
		for _, c := range b.Spec.Components {
			q := c.ReplicaRequirements.ResourceRequest[name]
			sum += int64(c.Replicas) * q.MilliValue()
		}
		if b.Spec.ReplicaRequirements != nil {
			q := b.Spec.ReplicaRequirements.ResourceRequest[name]
			sum += int64(target.Replicas) * q.MilliValue()
		}
	}
	return sum
}

// resourceOf returns the resource that a name in a quota limits.
func resourceOf(limited corev1.ResourceName) corev1.ResourceName {
	if limited == corev1.ResourceRequestsCPU {
		return corev1.ResourceCPU
	}
	return limited
}

func (f *fleet) must(err error) {
	f.Helper()
	if err != nil {
		f.Fatal(err)
	}
}

// requests returns random requests of a replica.
func (f *fleet) requests() corev1.ResourceList {
	return corev1.ResourceList{
		corev1.ResourceCPU:    *resource.NewMilliQuantity(int64(rapid.IntRange(0, 4).Draw(f.T, "cpu"))*500, resource.DecimalSI),
		corev1.ResourceMemory: *resource.NewQuantity(int64(rapid.IntRange(0, 3).Draw(f.T, "memory")), resource.BinarySI),
	}
}

// workload changes a binding to a random workload, which is divided over clusters or duplicated to them.
func (f *fleet) workload() func(b *workv1alpha2.ResourceBinding) {
	spec := workv1alpha2.ResourceBindingSpec{}
	for i := range rapid.IntRange(0, 3).Draw(f.T, "clusters") {
		spec.Clusters = append(spec.Clusters, workv1alpha2.TargetCluster{
			Name: fmt.Sprintf("m%d", i), Replicas: int32(rapid.IntRange(0, 4).Draw(f.T, "replicas")),
		})
	}
	if rapid.IntRange(0, 3).Draw(f.T, "kind") > 0 {
		spec.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{ResourceRequest: f.requests()}
	} else {
		for i := range 2 {
			spec.Components = append(spec.Components, workv1alpha2.Component{
				Name: fmt.Sprintf("c%d", i), Replicas: int32(rapid.IntRange(0, 2).Draw(f.T, "replicas")),
				ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: f.requests()},
			})
		}
	}
	return func(b *workv1alpha2.ResourceBinding) { b.Spec = spec }
}

func (f *fleet) binding(name string) *workv1alpha2.ResourceBinding {
	f.Helper()
	b := &workv1alpha2.ResourceBinding{}
	err := f.control.Get(f.ctx, client.ObjectKey{Namespace: key.Namespace, Name: name}, b)
	if apierrors.IsNotFound(err) {
		return nil
	}
	f.must(err)
	return b
}

// write starts a request that changes or creates a binding, as an API server handles it.
func (f *fleet) write(name string, change func(*workv1alpha2.ResourceBinding), stale, again bool) {
	old, started := f.binding(name), f.clock.Now()
	if old == nil && f.creating[name] {
		return
	}
	if old != nil && stale && f.cached[name] != nil {
		old = f.cached[name]
	}
	creates := old == nil
	if creates {
		f.creating[name] = true
	}
	f.start(func(p *process) {
		defer func() {
			if creates {
				delete(f.creating, name)
			}
		}()
		// Each request reaches a process of the webhook without memory of earlier ones.
		webhook := &Admission{Control: pausing{f.control, p}, Clock: f.clock, Retry: wait.Backoff{Steps: 5, Duration: time.Nanosecond}}
		for {
			next := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: name}}
			if old != nil {
				next = old.DeepCopy()
			}
			change(next)
			if webhook.Admit(f.ctx, old, next, false) != nil || p.pause() != nil || f.clock.Since(started) > requestLimit {
				return
			}
			if old == nil {
				_ = f.control.Create(f.ctx, next)
				return
			}
			before := f.binding(name)
			if before == nil || before.UID != next.UID { // versions of the fake control plane are unique for one UID only
				return
			}
			switch err := f.control.Update(f.ctx, next); {
			case err == nil:
				f.cached[name] = before
				return
			case !apierrors.IsConflict(err) || !again:
				return
			}
			if old = f.binding(name); old == nil {
				return
			}
		}
	})
}

func (f *fleet) start(body func(*process)) {
	if p := startProcess(body); <-p.paused {
		f.running = append(f.running, p)
	}
}

// proceed lets a process send a request, or kills it.
func (f *fleet) proceed(i int, live bool) {
	if !f.running[i].proceed(live) {
		f.running = slices.Delete(f.running, i, i+1)
	}
}

// refresh starts a computation of the usage by one of the replicas of the controller.
func (f *fleet) refresh(name string) {
	f.start(func(p *process) {
		c := pausing{f.control, p}
		_, _, _ = Refresh(f.ctx, c, c, client.ObjectKey{Namespace: key.Namespace, Name: name}, f.clock.Now())
	})
}

func (f *fleet) quotas() []policyv1alpha1.FederatedResourceQuota {
	f.Helper()
	var list policyv1alpha1.FederatedResourceQuotaList
	f.must(f.control.List(f.ctx, &list))
	return list.Items
}

func quantity(limited corev1.ResourceName, n int64) resource.Quantity {
	if resourceOf(limited) == corev1.ResourceCPU {
		return *resource.NewMilliQuantity(n*1000, resource.DecimalSI)
	}
	return *resource.NewQuantity(n, resource.BinarySI)
}

// limit changes the limits of a quota.
func (f *fleet) limit(q *policyv1alpha1.FederatedResourceQuota) {
	for _, name := range slices.Sorted(maps.Keys(q.Spec.Overall)) {
		l := quantity(name, int64(rapid.IntRange(4, 16).Draw(f.T, "limit")))
		q.Spec.Overall[name] = l
		f.ceiling[q.Name][name] = max(f.ceiling[q.Name][name], l.MilliValue())
	}
	f.must(f.control.Update(f.ctx, q))
}

// toggle removes a limit of a quota, or adds it again. A request in flight may have been admitted without the limit, so that all requests
// end first.
func (f *fleet) toggle(q *policyv1alpha1.FederatedResourceQuota, all []corev1.ResourceName) {
	for len(f.running) > 0 {
		f.proceed(0, true)
	}
	f.must(f.control.Get(f.ctx, client.ObjectKeyFromObject(q), q))
	name := rapid.SampledFrom(all).Draw(f.T, "resource")
	if _, limited := q.Spec.Overall[name]; limited {
		delete(q.Spec.Overall, name)
	} else {
		if q.Spec.Overall == nil {
			q.Spec.Overall = corev1.ResourceList{}
		}
		l := quantity(name, int64(rapid.IntRange(4, 16).Draw(f.T, "limit")))
		q.Spec.Overall[name] = l
		f.ceiling[q.Name][name] = max(f.sum(name), l.MilliValue())
	}
	f.must(f.control.Update(f.ctx, q))
}

// disenforce lets a controller manager without the feature gate write the usage that members report.
func (f *fleet) disenforce(q *policyv1alpha1.FederatedResourceQuota) {
	q.Status.Enforced, q.Status.OverallUsed = false, corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("0")}
	f.must(f.control.Status().Update(f.ctx, q))
}

func (f *fleet) sum(name corev1.ResourceName) (sum int64) {
	f.Helper()
	for _, n := range bindingNames {
		if b := f.binding(n); b != nil {
			sum += usageOf(b, resourceOf(name))
		}
	}
	return sum
}

func (f *fleet) check() {
	f.Helper()
	for _, q := range f.quotas() {
		for name := range q.Spec.Overall {
			sum := f.sum(name)
			if c := f.ceiling[q.Name][name]; sum > c {
				f.Fatalf("usage %dm of %s exceeds the limit %dm of %s", sum, name, c, q.Name)
			}
			if used := q.Status.OverallUsed[name]; quota.Initialized(&q) && used.MilliValue() < sum {
				f.Fatalf("usage %dm of %s is above the status %s of %s with reservations %v", sum, name, used.String(), q.Name, q.Status.Reservations)
			}
		}
	}
}

// rest ends all requests, and checks that the status is the sum and that exactly the rest is available.
func (f *fleet) rest() {
	f.Helper()
	for len(f.running) > 0 {
		f.proceed(0, true)
	}
	f.clock.SetTime(f.clock.Now().Add(2 * quota.ReservationTime))
	free := map[corev1.ResourceName]int64{}
	for _, q := range f.quotas() {
		fresh, _, err := Refresh(f.ctx, f.control, f.control, client.ObjectKeyFromObject(&q), f.clock.Now())
		f.must(err)
		for name, l := range q.Spec.Overall {
			sum := f.sum(name)
			if used := fresh.Status.OverallUsed[name]; used.MilliValue() != sum || len(fresh.Status.Reservations) > 0 {
				f.Fatalf("at rest: status %s of %s, sum %dm, reservations %v", used.String(), name, sum, fresh.Status.Reservations)
			}
			f.ceiling[q.Name][name] = max(sum, l.MilliValue())
			rest := l.MilliValue() - sum
			if other, ok := free[resourceOf(name)]; !ok || rest < other {
				free[resourceOf(name)] = rest
			}
		}
	}
	for name, rest := range free {
		for _, more := range []int64{0, 1000} {
			b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: "more"}}
			b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}}
			b.Spec.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{
				ResourceRequest: corev1.ResourceList{name: *resource.NewMilliQuantity(rest+more, resource.DecimalSI)},
			}
			err := (&Admission{Control: f.control, Clock: f.clock}).Admit(f.ctx, nil, b, true)
			if _, exceeded := Exceeded(err); exceeded != (rest+more > 0 && more > 0) || err != nil && !exceeded {
				f.Fatalf("%dm more than the available %dm of %s: %v", more, rest, name, err)
			}
		}
	}
}

// Several sequences are interleaved at random, request by request: requests of workloads, computations of the usage, changed,
// removed and added limits, and a controller manager without the feature gate. Processes are killed at random points. The usage of
// the stored bindings never exceeds the limit, and at rest the status is the sum.
func TestAdmit_neverExceedsTheLimit(t *testing.T) {
	t.Parallel()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{policyv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	limits := [][]corev1.ResourceName{{corev1.ResourceCPU}, {corev1.ResourceRequestsCPU, corev1.ResourceMemory}}
	rapid.Check(t, func(t2 *rapid.T) {
		f := &fleet{
			T: t2, ctx: t.Context(), control: fakecontrol.New(t, fakecontrol.Options{Scheme: scheme}),
			clock: clocktesting.NewFakePassiveClock(start), creating: map[string]bool{},
			cached: map[string]*workv1alpha2.ResourceBinding{}, ceiling: map[string]map[corev1.ResourceName]int64{},
		}
		for i := range rapid.IntRange(1, 2).Draw(t2, "quotas") {
			q := &policyv1alpha1.FederatedResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: fmt.Sprintf("q%d", i)}}
			q.Spec.Overall = corev1.ResourceList{}
			for _, name := range limits[i] {
				q.Spec.Overall[name] = quantity(name, 0)
			}
			f.ceiling[q.Name] = map[corev1.ResourceName]int64{}
			f.must(f.control.Create(f.ctx, q))
			f.limit(q)
		}
		name := func() string { return rapid.SampledFrom(bindingNames).Draw(t2, "binding") }
		for range rapid.IntRange(1, 120).Draw(t2, "steps") {
			switch step := rapid.IntRange(0, 19).Draw(t2, "step"); {
			case step < 2:
				f.write(name(), f.workload(), rapid.Bool().Draw(t2, "stale"), rapid.Bool().Draw(t2, "again"))
			case step < 4:
				f.refresh(fmt.Sprintf("q%d", rapid.IntRange(0, len(f.ceiling)-1).Draw(t2, "quota")))
			case step == 4:
				if b := f.binding(name()); b != nil {
					f.must(f.control.Delete(f.ctx, b))
					delete(f.cached, b.Name)
				}
			case step == 5:
				f.clock.SetTime(f.clock.Now().Add(time.Duration(rapid.IntRange(0, 60).Draw(t2, "seconds")) * time.Second))
			case step == 6 && len(f.running) > 0:
				f.proceed(rapid.IntRange(0, len(f.running)-1).Draw(t2, "killed"), false)
			case step == 7 && rapid.IntRange(0, 3).Draw(t2, "rare") == 0:
				all := f.quotas()
				q := &all[rapid.IntRange(0, len(all)-1).Draw(t2, "quota")]
				switch rapid.IntRange(0, 3).Draw(t2, "operation") {
				case 0:
					f.limit(q)
				case 1:
					f.disenforce(q)
				case 2:
					f.rest()
				case 3:
					f.toggle(q, limits[slices.IndexFunc(all, func(o policyv1alpha1.FederatedResourceQuota) bool { return o.Name == q.Name })])
				}
			case step > 7 && len(f.running) > 0:
				i, toItsEnd := rapid.IntRange(0, len(f.running)-1).Draw(t2, "process"), step > 13
				for n, once := len(f.running), true; len(f.running) == n && (once || toItsEnd); once = false {
					f.proceed(i, true)
				}
			}
			f.check()
		}
		f.rest()
		f.check()
	})
}
