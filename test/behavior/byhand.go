// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// byHand deletes and changes the objects that Karmada creates from a template: docs/contract/propagation.md#deletion,
// docs/contract/work.md#execution and #updates-in-a-member.
func byHand(s subject) {
	o := s.template("a", map[string]string{"kept": "template", "dropped": "template"})
	s.place("a", []string{member1}, nil, s.selecting(o, true))
	s.add(o)
	s.waitOnlyIn(o, member1)

	// A member object that is deleted or changed in its member.
	before := s.uidIn(member1, o)
	if err := s.e.Members[member1].Client.Delete(s.Context(), o.DeepCopyObject().(client.Object)); err != nil {
		s.Fatal(err)
	}
	s.waitReplaced("the member object", before, func(ctx context.Context) (client.Object, error) { return s.in(ctx, member1, o) })
	s.label(s.e.Members[member1].Client, o, map[string]any{"kept": "member", "own": "member"})
	s.waitLabels(member1, o, map[string]string{"kept": "template", "own": "member", "dropped": "template"})
	s.label(s.e.Control, o, map[string]any{"dropped": nil})
	s.waitLabels(member1, o, map[string]string{"kept": "template", "own": "member", "dropped": ""})

	// A Work and a binding that are deleted: both are created again, and so is the member object. Both must be released first.
	w, err := s.work(s.Context(), member1, o)
	if err != nil {
		s.Fatal(err)
	}
	s.release(w)
	s.remove(w)
	s.waitReplaced("the Work", w.UID, func(ctx context.Context) (client.Object, error) { return s.work(ctx, member1, o) })
	s.waitOnlyIn(o, member1)
	b := s.waitClaim(o, "a").(client.Object)
	s.release(b)
	s.remove(b)
	s.waitReplaced("the binding", b.GetUID(), func(ctx context.Context) (client.Object, error) {
		b, err := s.bindingOf(ctx, o)
		return b.(client.Object), err
	})
	s.waitClaim(o, "a")
	s.waitOnlyIn(o, member1)
}

// release removes the protection of a Work or a binding, whose deletion is denied before.
func (s subject) release(o client.Object) {
	s.Helper()
	if err := s.e.Control.Delete(s.Context(), o); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), names.DeletionProtected) {
		s.Fatalf("delete %s: error %v, want forbidden with the label %s", o.GetName(), err, names.DeletionProtected)
	}
	s.label(s.e.Control, o, map[string]any{names.DeletionProtected: "Never"})
}

// relabeled takes templates away from their policy, and hides one from all: docs/contract/propagation.md#matching-and-claiming.
func relabeled(s subject) {
	labels := map[string]string{"relabeled": s.ns}
	claimedByOther := s.template("other", map[string]string{"relabeled": s.ns, names.ClaimedBy: "someone"})
	o := s.template("a", labels)
	s.placeKnown("a", []string{member1}, nil, s.selecting(o, false))
	s.add(claimedByOther)
	s.add(o)
	s.waitClaim(o, "a")
	s.waitOnlyIn(o, member1)
	// A label that the policy does not select: the claim goes, the member object stays.
	uid := s.uidIn(member1, o)
	s.label(s.e.Control, o, map[string]any{"relabeled": "no"})
	s.waitClaim(o, "")
	s.checkOthersPropagate("released")
	if got := s.uidIn(member1, o); got != uid {
		s.Errorf("the member object was replaced")
	}
	// Another policy can claim it.
	s.place("b", []string{member2}, nil, s.selecting(o, true))
	s.waitClaim(o, "b")
	s.waitOnlyIn(o, member2)
	s.waitOnlyIn(claimedByOther)
	if err := s.e.Control.Get(s.Context(), client.ObjectKeyFromObject(claimedByOther), claimedByOther); err != nil {
		s.Fatal(err)
	}
	if policy := s.policyOf(claimedByOther); policy != "" {
		s.Errorf("a template with %s is claimed by %s", names.ClaimedBy, policy)
	}
}

// existing propagates a template to a member that has such an object already: docs/contract/work.md#execution.
func existing(s subject) {
	o := s.template("a", map[string]string{"from": "template"})
	own := s.template("a", map[string]string{"from": "member"})
	if err := s.e.Members[member1].Client.Create(s.Context(), own); err != nil {
		s.Fatal(err)
	}
	s.Cleanup(func() { // nothing deletes it if the test fails before it is taken over
		if err := s.e.Members[member1].Client.Delete(context.Background(), own); client.IgnoreNotFound(err) != nil {
			s.Error(err)
		}
	})
	policy := s.place("a", []string{member1, member2}, nil, s.selecting(o, true))
	s.add(o)
	s.eventually("the conflict is reported", func(ctx context.Context) error {
		b, err := s.bindingOf(ctx, o)
		if err != nil {
			return err
		}
		items := b.BindingStatus().AggregatedStatus
		if len(items) != 2 || items[0].Applied || !items[1].Applied ||
			!strings.Contains(items[0].AppliedMessage, "already exists in the cluster") {
			return fmt.Errorf("aggregated status = %+v", items)
		}
		return nil
	})
	s.waitLabels(member1, own, map[string]string{"from": "member", names.Managed: ""})
	s.changePolicy(policy, func(p *policyv1alpha1.PropagationSpec) { p.ConflictResolution = policyv1alpha1.ConflictOverwrite })
	s.waitLabels(member1, own, map[string]string{"from": "template", names.Managed: "true"})
	if got := s.uidIn(member1, o); got != own.GetUID() {
		s.Errorf("the member object was replaced")
	}
	s.approveDeletion(o)
	s.remove(o)
	s.waitOnlyIn(o)
}
