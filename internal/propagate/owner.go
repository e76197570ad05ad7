// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"slices"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// relabelDelay is the time between a change of a template that its policy no longer selects and the release of the template. A
// user who changes the template and its policy, in this order, does not lose the claim.
const relabelDelay = 5 * time.Second

// policyFor returns the policy of a template: the one that claims it, one that preempts that policy, or else the best match. It
// returns nil if there is none. preempted is the policy that loses the template, or nil.
func (d *Detector) policyFor(ctx context.Context, t templateKey, m metadata) (p, preempted policy.Policy, err error) {
	current, claimed, err := d.claimant(ctx, t, m)
	if err != nil || claimed && current == nil {
		return nil, nil, err
	}
	preempt := d.Gates.Enabled(features.PropagationPolicyPreemption)
	if claimed && !preempt {
		return current, nil, nil
	}
	candidates, err := d.policies(ctx, t)
	if err != nil {
		return nil, nil, err
	}
	if current == nil {
		for _, list := range candidates {
			if best, ok := match.Best(list, templateView(t, m)); ok {
				current = best
				break
			}
		}
		if current == nil {
			return nil, nil, nil
		}
		if current, err = d.bound(ctx, t, m, current); err != nil {
			return nil, nil, err
		}
	}
	if preempt {
		for _, list := range candidates {
			if better, ok := match.Preemptor(current, list, templateView(t, m)); ok {
				return better, current, nil
			}
		}
	}
	return current, nil, nil
}

// policies lists the policies that can select a template, by scope in the order of precedence. They must not be changed.
func (d *Detector) policies(ctx context.Context, t templateKey) (out [][]policy.Policy, err error) {
	for _, s := range policy.Scopes {
		if s.Namespaced && t.key.Namespace == "" {
			continue // namespaced policies cannot select cluster-scoped templates
		}
		options := []client.ListOption{client.UnsafeDisableDeepCopy}
		if s.Namespaced {
			options = append(options, client.InNamespace(t.key.Namespace))
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
func (d *Detector) claimant(ctx context.Context, t templateKey, m metadata) (p policy.Policy, claimed bool, err error) {
	for _, s := range policy.Scopes {
		c, ok := claimOn(m, s)
		if !ok {
			continue
		}
		p := s.New()
		err := d.control.Get(ctx, c.policy, p)
		switch {
		case apierrors.IsNotFound(err):
			return nil, true, d.releaseDeleted(ctx, t, m, c)
		case err != nil:
			return nil, true, err
		case p.GetDeletionTimestamp() != nil:
			return nil, true, &waitError{message: policy.Title(p) + " is being deleted"}
		case match.Selectors(p.PolicySpec().ResourceSelectors, templateView(t, m)) == match.No:
			return nil, true, d.releaseUnselected(ctx, t, m, c, p)
		}
		d.records.setSelected(t)
		return p, true, nil
	}
	return nil, false, nil
}

// releaseUnselected releases a template that its policy does not select. If the policy changed, its controller does so at once. If
// the template changed, or a policy was recreated, nothing else would.
func (d *Detector) releaseUnselected(ctx context.Context, t templateKey, m metadata, c claim, p policy.Policy) error {
	id := claimBy(p).id
	recreated := id != "" && id != c.id // it does not know of the claim
	now := d.Clock.Now()
	if wait := d.records.unselectedSince(t, now).Add(relabelDelay).Sub(now); wait > 0 && !recreated {
		return &waitError{message: policy.Title(p) + " no longer selects the template", after: wait}
	}
	// The policy may have been changed after the cache was updated.
	latest := c.scope.New()
	if err := d.live.Get(ctx, c.policy, latest); err != nil {
		return client.IgnoreNotFound(err) // the cache will show that it was deleted
	}
	if match.Selectors(latest.PolicySpec().ResourceSelectors, templateView(t, m)) != match.No {
		return &waitError{message: "stale cache of policies"}
	}
	d.records.setSelected(t)
	return d.release(ctx, t, m, c)
}

// bound returns the policy that claims the binding of a template without a claim, or else the policy best. A client that replaces
// the whole template removes the claim; that must not move the template to another policy.
func (d *Detector) bound(ctx context.Context, t templateKey, m metadata, best policy.Policy) (policy.Policy, error) {
	b, err := d.bindingOf(ctx, t)
	if err != nil || b == nil || !isFor(b, t) || controllerUID(b) != m.UID {
		return best, err
	}
	for _, s := range policy.Scopes {
		c, ok := claimOn(b, s)
		if !ok {
			continue
		}
		p := s.New()
		if err := d.control.Get(ctx, c.policy, p); err != nil {
			if apierrors.IsNotFound(err) {
				continue
			}
			return nil, err
		}
		if p.GetDeletionTimestamp() == nil && claimBy(p).id == c.id &&
			match.Selectors(p.PolicySpec().ResourceSelectors, templateView(t, m)) != match.No {
			return p, nil
		}
	}
	return best, nil
}

// isClaimed reports whether a policy claims an object.
func isClaimed(o client.Object) bool {
	return slices.ContainsFunc(policy.Scopes, func(s policy.Scope) bool { return o.GetLabels()[s.IDLabel] != "" })
}

// releaseDeleted releases a template whose policy was deleted, so that another policy can claim it.
func (d *Detector) releaseDeleted(ctx context.Context, t templateKey, m metadata, c claim) error {
	// The policy may have been created after the cache was updated.
	err := d.live.Get(ctx, c.policy, c.scope.New())
	if err == nil {
		return &waitError{message: "stale cache of policies"}
	}
	if !apierrors.IsNotFound(err) {
		return err
	}
	return d.release(ctx, t, m, c)
}
