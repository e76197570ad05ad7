// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package enforcement

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/quota"
)

// defaultRetry bounds the attempts to write a quota that other processes write at the same time: 10 in about 4 s.
func defaultRetry() wait.Backoff {
	return wait.Backoff{Steps: 10, Duration: 10 * time.Millisecond, Factor: 2, Jitter: 0.5}
}

// Admission admits changes of ResourceBindings. The requests of one namespace are admitted one after the other, so that only other
// processes cause conflicts.
type Admission struct {
	// Control writes statuses and reads uncached.
	Control client.Client
	Clock   clock.PassiveClock
	// Retry bounds the attempts after concurrent writes; without steps, the default is used.
	Retry wait.Backoff

	mu    sync.Mutex // guards turns
	turns map[string]*turn
}

// turn is held by the request that is being admitted in a namespace.
type turn struct {
	held     chan struct{} // holds one value while the turn is taken
	requests int           // number of requests that hold it or wait for it
}

// take waits for the turn of a namespace, and returns a function that ends it.
func (a *Admission) take(ctx context.Context, namespace string) (end func(), err error) {
	a.mu.Lock()
	t := a.turns[namespace]
	if t == nil {
		t = &turn{held: make(chan struct{}, 1)}
		if a.turns == nil {
			a.turns = map[string]*turn{}
		}
		a.turns[namespace] = t
	}
	t.requests++
	a.mu.Unlock()
	leave := func() {
		a.mu.Lock()
		defer a.mu.Unlock()
		if t.requests--; t.requests == 0 {
			delete(a.turns, namespace)
		}
	}
	select {
	case t.held <- struct{}{}:
		return func() { <-t.held; leave() }, nil
	case <-ctx.Done():
		leave()
		return nil, &BusyError{Namespace: namespace, Cause: ctx.Err()}
	}
}

// BusyError reports that the quotas of a namespace were changed by too many requests at once. The request can be repeated.
type BusyError struct {
	Namespace string
	Cause     error
}

// Error returns what was attempted and what to do.
func (e *BusyError) Error() string {
	return fmt.Sprintf("reserve usage in the FederatedResourceQuotas of namespace %s: too many concurrent changes: %v: try again",
		e.Namespace, e.Cause)
}

// Unwrap returns the cause.
func (e *BusyError) Unwrap() error { return e.Cause }

// Admit reserves the usage of a change of a binding in all quotas of its namespace. The error is a *quota.ExceededError if a quota
// does not allow it, and a *BusyError if it must be repeated. old is nil on creation. With dryRun nothing is written.
func (a *Admission) Admit(ctx context.Context, old, next *workv1alpha2.ResourceBinding, dryRun bool) error {
	before, after := corev1.ResourceList{}, quota.Usage(&next.Spec)
	if old != nil {
		before = quota.Usage(&old.Spec)
	}
	if !grows(before, after) {
		return nil
	}
	if !dryRun {
		end, err := a.take(ctx, next.Namespace)
		if err != nil {
			return err
		}
		defer end()
	}
	var list policyv1alpha1.FederatedResourceQuotaList
	if err := a.Control.List(ctx, &list, client.InNamespace(next.Namespace)); err != nil {
		return fmt.Errorf("list FederatedResourceQuotas of namespace %s: %w", next.Namespace, err)
	}
	// All quotas are checked before the first is written.
	for _, write := range []bool{false, true} {
		for i := range list.Items {
			if write && dryRun || unlimited(&list.Items[i]) {
				continue
			}
			c := change{binding: client.ObjectKeyFromObject(next), after: after, write: write}
			if err := a.admit(ctx, &list.Items[i], c); err != nil {
				return err
			}
		}
	}
	return nil
}

// unlimited reports whether a quota limits nothing, and its status does not hold an earlier limit.
func unlimited(q *policyv1alpha1.FederatedResourceQuota) bool {
	return len(q.Spec.Overall) == 0 && (!q.Status.Enforced || len(q.Status.Overall) == 0)
}

func grows(before, after corev1.ResourceList) bool {
	for name, q := range after {
		if held := before[name]; q.Cmp(held) > 0 {
			return true
		}
	}
	return false
}

// change is a change of a binding to a usage. Without write it is checked only.
type change struct {
	binding types.NamespacedName
	after   corev1.ResourceList
	write   bool
}

// admit admits a change in one quota. It retries after concurrent writes.
func (a *Admission) admit(ctx context.Context, q *policyv1alpha1.FederatedResourceQuota, c change) error {
	retry := a.Retry
	if retry.Steps == 0 {
		retry = defaultRetry()
	}
	for {
		err := a.try(ctx, q, c)
		if err == nil || !apierrors.IsConflict(err) {
			return err
		}
		if retry.Steps <= 1 {
			return &BusyError{Namespace: q.Namespace, Cause: err}
		}
		select {
		case <-time.After(retry.Step()):
		case <-ctx.Done():
			return &BusyError{Namespace: q.Namespace, Cause: ctx.Err()}
		}
		switch err := a.Control.Get(ctx, client.ObjectKeyFromObject(q), q); {
		case apierrors.IsNotFound(err):
			return nil
		case err != nil:
			return fmt.Errorf("read FederatedResourceQuota %s/%s: %w", q.Namespace, q.Name, err)
		}
	}
}

func (a *Admission) try(ctx context.Context, q *policyv1alpha1.FederatedResourceQuota, c change) error {
	now := a.Clock.Now()
	current := q
	if !quota.Initialized(q) {
		fresh, next, err := compute(ctx, a.Control, client.ObjectKeyFromObject(q), now)
		if err != nil {
			return client.IgnoreNotFound(err)
		}
		current = fresh.DeepCopy()
		current.Status = next
		*q = *fresh
	}
	stored, err := a.storedUsage(ctx, c.binding)
	if err != nil {
		return err
	}
	status, changed, err := quota.Admit(current, c.binding.Name, stored, c.after, now)
	if err != nil || !changed || !c.write {
		return err
	}
	_, err = patch.Status(ctx, a.Control, q, func(q *policyv1alpha1.FederatedResourceQuota) { q.Status = status })
	return err
}

// storedUsage returns the usage of a stored binding. It must be called after the quota was read (see quota.Admit). The old object of a
// request may be older than the quota: API servers try updates with a cached version first.
func (a *Admission) storedUsage(ctx context.Context, binding types.NamespacedName) (corev1.ResourceList, error) {
	var b workv1alpha2.ResourceBinding
	if err := a.Control.Get(ctx, binding, &b); err != nil {
		if apierrors.IsNotFound(err) {
			return corev1.ResourceList{}, nil
		}
		return nil, fmt.Errorf("read ResourceBinding %s: %w", binding, err)
	}
	return quota.Usage(&b.Spec), nil
}

// Exceeded returns the *quota.ExceededError of an error; ok is false if it is another error.
func Exceeded(err error) (exceeded *quota.ExceededError, ok bool) {
	ok = errors.As(err, &exceeded)
	return exceeded, ok
}

// Busy reports whether an error is a *BusyError.
func Busy(err error) bool {
	_, ok := errors.AsType[*BusyError](err)
	return ok
}
