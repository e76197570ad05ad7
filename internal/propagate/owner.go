// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// relabelDelay is the time between a change of a template that its policy no longer selects and the release of the template. A
// user who changes the template and its policy, in this order, does not lose the claim.
const relabelDelay = 5 * time.Second

// selectPolicy sets the policy of a template: the one that claims it, one that preempts that policy, or else the best match. It stays nil
// if there is none.
func (d *Detector) selectPolicy(ctx context.Context, p *pass) error {
	current, claimed, err := d.claimant(ctx, p)
	if err != nil || claimed && current == nil {
		return err
	}
	mayPreempt := d.Gates.Enabled(features.PropagationPolicyPreemption)
	if claimed && !mayPreempt {
		p.policy = current
		return nil
	}
	candidates, err := d.policies(ctx, p.key.Namespace)
	if err != nil {
		return err
	}
	for i := 0; i < len(candidates) && current == nil; i++ {
		if best, ok := match.Best(candidates[i], p.view()); ok {
			if current, err = d.bound(ctx, p, best); err != nil {
				return err
			}
		}
	}
	p.policy, p.preempted = preempt(current, candidates, p.view(), mayPreempt)
	return nil
}

// preempt returns the policy of a template that the policy current claims, or would claim, and the policy that loses the template to it.
// Either may be nil.
func preempt(
	current policy.Policy, candidates [][]policy.Policy, t match.Template, mayPreempt bool,
) (winner, loser policy.Policy) {
	if current == nil || !mayPreempt {
		return current, nil
	}
	for _, list := range candidates {
		if better, ok := match.Preemptor(current, list, t); ok {
			return better, current
		}
	}
	return current, nil
}

// policies lists the policies that can select a template in a namespace, by scope in the order of precedence. They must not be changed.
func (d *Detector) policies(ctx context.Context, namespace string) (out [][]policy.Policy, err error) {
	for _, s := range policy.Scopes {
		if s.Namespaced && namespace == "" {
			continue // namespaced policies cannot select cluster-scoped templates
		}
		options := []client.ListOption{client.UnsafeDisableDeepCopy}
		if s.Namespaced {
			options = append(options, client.InNamespace(namespace))
		}
		list := s.NewList()
		if err := d.control.List(ctx, list, options...); err != nil {
			return nil, err
		}
		out = append(out, policy.Items(list))
	}
	return out, nil
}

// claimant returns the policy that claims a template. claimed reports whether the template has a claim; the policy is nil if it no
// longer exists or no longer selects the template.
func (d *Detector) claimant(ctx context.Context, p *pass) (current policy.Policy, claimed bool, err error) {
	for _, s := range policy.Scopes {
		c, ok := claimOn(p.m, s)
		if !ok {
			continue
		}
		current := s.New()
		err := d.control.Get(ctx, c.policy, current)
		switch {
		case apierrors.IsNotFound(err):
			return nil, true, d.releaseDeleted(ctx, p, c)
		case err != nil:
			return nil, true, err
		case current.GetDeletionTimestamp() != nil:
			return nil, true, requeue.After(0, policy.Title(current)+" is being deleted")
		case !p.selectedBy(current):
			return nil, true, d.releaseUnselected(ctx, p, c, current)
		}
		d.setUnselected(p, time.Time{})
		return current, true, nil
	}
	return nil, false, nil
}

// selectedBy reports whether a policy selects the template.
func (p *pass) selectedBy(by policy.Policy) bool {
	return match.Selectors(by.PolicySpec().ResourceSelectors, p.view()) != match.No
}

// setUnselected records since when the policy of a template does not select it; zero means that it does.
func (d *Detector) setUnselected(p *pass, since time.Time) {
	if p.last.unselected != since {
		p.last.unselected = since
		d.records.change(p.templateKey, func(last *record) { last.unselected = since })
	}
}

// releaseUnselected releases a template that its policy does not select. If the policy changed, its controller does so at once. If
// the template changed, or a policy was recreated, nothing else would.
func (d *Detector) releaseUnselected(ctx context.Context, p *pass, c claim, current policy.Policy) error {
	id := claimBy(current).id
	recreated := id != "" && id != c.id // it does not know of the claim
	now := d.Clock.Now()
	if p.last.unselected.IsZero() {
		d.setUnselected(p, now)
	}
	if wait := p.last.unselected.Add(relabelDelay).Sub(now); wait > 0 && !recreated {
		return requeue.After(wait, policy.Title(current)+" no longer selects the template")
	}
	// The policy may have been changed after the cache was updated.
	latest := c.scope.New()
	if err := d.live.Get(ctx, c.policy, latest); err != nil {
		return client.IgnoreNotFound(err) // the cache will show that it was deleted
	}
	if p.selectedBy(latest) {
		return requeue.ErrStale
	}
	d.setUnselected(p, time.Time{})
	return d.release(ctx, p, c)
}

// bound returns the policy that claims the binding of a template without a claim, or else the policy best. A client that replaces
// the whole template removes the claim; that must not move the template to another policy.
func (d *Detector) bound(ctx context.Context, p *pass, best policy.Policy) (policy.Policy, error) {
	if !p.ownsBinding() {
		return best, nil
	}
	for _, s := range policy.Scopes {
		c, ok := claimOn(p.binding, s)
		if !ok {
			continue
		}
		by := s.New()
		if err := d.control.Get(ctx, c.policy, by); apierrors.IsNotFound(err) {
			continue
		} else if err != nil {
			return nil, err
		}
		if c.heldBy(by, p.view()) {
			return by, nil
		}
	}
	return best, nil
}

// heldBy reports whether a policy still has a claim on the binding of a template.
func (c claim) heldBy(p policy.Policy, t match.Template) bool {
	return p.GetDeletionTimestamp() == nil && claimBy(p).id == c.id && match.Selectors(p.PolicySpec().ResourceSelectors, t) != match.No
}

// releaseDeleted releases a template whose policy was deleted, so that another policy can claim it.
func (d *Detector) releaseDeleted(ctx context.Context, p *pass, c claim) error {
	// The policy may have been created after the cache was updated.
	err := d.live.Get(ctx, c.policy, c.scope.New())
	if err == nil {
		return requeue.ErrStale
	}
	if !apierrors.IsNotFound(err) {
		return err
	}
	return d.release(ctx, p, c)
}
