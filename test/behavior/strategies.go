// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// driftIn returns the drift of one cluster that a binding reports, or nil.
func driftIn(b binding.Binding, cluster string) *workv1alpha2.ClusterDrift {
	drift := b.BindingStatus().Drift
	for i := range drift {
		if d := &drift[i]; d.ClusterName == cluster {
			return d
		}
	}
	return nil
}

func createOnly(s subject) {
	s.eventually("an invalid apply strategy is rejected", func(ctx context.Context) error {
		o := s.template("invalid", nil)
		o.SetAnnotations(map[string]string{names.ApplyStrategy: "Replace"})
		if err := s.e.Control.Create(ctx, o, client.DryRunAll); !apierrors.IsInvalid(err) || !contains(err.Error(), "must be one of: Merge") {
			return fmt.Errorf("create: %w", err)
		}
		return nil
	})
	o := s.template("settings", nil)
	initial := contentOf(o)
	s.place("settings", []string{member1}, func(p *policyv1alpha1.PropagationSpec) {
		p.ApplyStrategy = policyv1alpha1.ApplyCreateOnly
	}, s.selecting(o, true))
	s.add(o)
	before := s.waitContent(member1, o, initial)
	change(s.fixture, o, func(o client.Object) { setContent(o, "changed") })
	s.waitBindingOf(o, func(b binding.Binding) error {
		if d := driftIn(b, member1); d == nil || !slices.Equal(d.NotApplied, []string{s.contentField()}) {
			return fmt.Errorf("drift %+v, want %s", b.BindingStatus().Drift, s.contentField())
		}
		return fullyApplied(b.BindingStatus().Conditions)
	})
	if after := s.waitContent(member1, o, initial); after.GetResourceVersion() != before.GetResourceVersion() {
		s.Errorf("the object was changed: %v", after)
	}
	change(s.fixture, o, func(o client.Object) { // the annotation takes precedence over the policy
		setAnnotation(o, names.ApplyStrategy, string(policyv1alpha1.ApplyMerge))
	})
	if after := s.waitContent(member1, o, "changed"); after.GetUID() != before.GetUID() {
		s.Errorf("the object was recreated: UID %s, was %s", after.GetUID(), before.GetUID())
	}
	s.waitBindingOf(o, func(b binding.Binding) error {
		if drift := b.BindingStatus().Drift; len(drift) > 0 {
			return fmt.Errorf("drift %+v, want none", drift)
		}
		return nil
	})
	s.remove(o)
	s.waitOnlyIn(o)
}

// setAnnotation sets an annotation of an object.
func setAnnotation(o client.Object, key, value string) {
	all := maps.Clone(o.GetAnnotations())
	if all == nil {
		all = map[string]string{}
	}
	all[key] = value
	o.SetAnnotations(all)
}

// adoptExisting takes over a Deployment with its pods, or a ClusterRole.
func adoptExisting(s subject) {
	member := s.e.Members[member1].Client
	o, theirs := s.template("web", nil), s.template("web", nil)
	if s.Namespaced {
		d := s.deployment("web", 2)
		d.Spec.MinReadySeconds = 1 // only the member has it
		o, theirs = s.deployment("web", 2), d
	}
	theirs.SetAnnotations(map[string]string{"team": "a"})
	if err := member.Create(s.Context(), theirs); err != nil {
		s.Fatal(err)
	}
	s.Cleanup(func() { // nothing deletes it if the test fails before it is taken over
		if err := member.Delete(context.Background(), theirs); client.IgnoreNotFound(err) != nil {
			s.Error(err)
		}
	})
	var pods []types.UID
	if s.Namespaced {
		pods = s.readyPods(member1, 2)
	}
	s.place("web", []string{member1, member2}, func(p *policyv1alpha1.PropagationSpec) {
		p.ApplyStrategy = policyv1alpha1.ApplyAdopt
	}, s.selecting(o, true))
	s.add(o)
	s.waitInMember(member2, o)
	s.checkAdoption(o, theirs)
	if !s.Namespaced {
		return
	}
	var d appsv1.Deployment
	if err := member.Get(s.Context(), client.ObjectKeyFromObject(o), &d); err != nil {
		s.Fatal(err)
	}
	if d.Spec.MinReadySeconds != 1 {
		s.Errorf("minReadySeconds %d, want that of the member", d.Spec.MinReadySeconds)
	}
	if after := s.readyPods(member1, 2); !slices.Equal(after, pods) {
		s.Errorf("pods %v, want the pods of before: %v", after, pods)
	}
}

// checkAdoption checks that an object of member1 is taken over only after the approval of its UID.
func (s subject) checkAdoption(o, theirs client.Object) {
	s.Helper()
	refused := func(words string) {
		s.Helper()
		s.waitBindingOf(o, func(b binding.Binding) error {
			for _, i := range b.BindingStatus().AggregatedStatus {
				if i.ClusterName == member1 && !i.Applied && contains(i.AppliedMessage, words) {
					return nil
				}
			}
			return fmt.Errorf("aggregated status %+v, want %q", b.BindingStatus().AggregatedStatus, words)
		})
	}
	_, kind := s.kindOf(o)
	command := "karmadactl adopt " + strings.ToLower(kind) + "/" + o.GetName()
	if s.Namespaced {
		command += " -n " + s.ns
	}
	refused(command + " --dry-run")
	approve := func(uid types.UID) {
		s.Helper()
		b, err := s.bindingOf(s.Context(), o)
		if err != nil {
			s.Fatal(err)
		}
		change(s.fixture, b.(client.Object), func(b client.Object) { setAnnotation(b, names.AdoptionApproved, member1+"="+string(uid)) })
	}
	approve("another")
	refused("is not the one that was approved")
	observed, err := s.in(s.Context(), member1, o)
	if err != nil {
		s.Fatal(err)
	}
	if observed.GetLabels()[names.Managed] != "" {
		s.Fatalf("the object was taken over without approval: labels %v", observed.GetLabels())
	}
	approve(theirs.GetUID())
	s.waitLabels(member1, o, map[string]string{names.Managed: "true"})
	if observed, err = s.in(s.Context(), member1, o); err != nil {
		s.Fatal(err)
	}
	if observed.GetUID() != theirs.GetUID() || observed.GetAnnotations()["team"] != "a" {
		s.Errorf("UID %s, was %s; annotations %v", observed.GetUID(), theirs.GetUID(), observed.GetAnnotations())
	}
	s.waitBindingOf(o, func(b binding.Binding) error {
		if d := driftIn(b, member1); d == nil || d.Adoption == nil || d.Adoption.UID != theirs.GetUID() {
			return fmt.Errorf("drift %+v", b.BindingStatus().Drift)
		}
		return fullyApplied(b.BindingStatus().Conditions)
	})
	s.approveDeletion(o)
}

// readyPods waits until the namespace has n ready pods in a member, and returns their UIDs.
func (f *fixture) readyPods(cluster string, n int) (uids []types.UID) {
	f.Helper()
	f.eventually(fmt.Sprintf("%s has %d ready pods", cluster, n), func(ctx context.Context) error {
		var list corev1.PodList
		if err := f.e.Members[cluster].Client.List(ctx, &list, client.InNamespace(f.ns)); err != nil {
			return err
		}
		uids = nil
		for i := range list.Items {
			if list.Items[i].Status.Phase == corev1.PodRunning {
				uids = append(uids, list.Items[i].UID)
			}
		}
		if len(uids) != n || len(list.Items) != n {
			return fmt.Errorf("%d of %d pods run", len(uids), len(list.Items))
		}
		return nil
	})
	slices.Sort(uids)
	return uids
}

func driftScenario(s subject) {
	o := s.template("settings", nil)
	s.place("settings", []string{member1, member2}, nil, s.selecting(o, true))
	s.add(o)
	initial := contentOf(o)
	s.waitContent(member1, o, initial)
	drift := func(value string) {
		s.Helper()
		changed := s.template("settings", nil)
		changeIn(s.fixture, s.e.Members[member1].Client, changed, func(o client.Object) { setContent(o, value) })
		s.waitContent(member1, o, initial)
	}
	drift("first")
	s.waitBindingOf(o, func(b binding.Binding) error {
		d := driftIn(b, member1)
		if len(b.BindingStatus().Drift) != 1 || d == nil || d.Corrections != 1 || !slices.Equal(d.Fields, []string{s.contentField()}) ||
			len(d.Managers) != 1 {
			return fmt.Errorf("drift %+v", b.BindingStatus().Drift)
		}
		return fullyApplied(b.BindingStatus().Conditions)
	})
	s.waitEvent(o, names.ExecutionSource, "DriftCorrected", s.contentField())
	version := func() string {
		return s.waitWorkOf(member1, o, func(*workv1alpha1.Work) error { return nil }).ResourceVersion
	}
	before := version()
	drift("second")
	drift("third")
	if after := version(); after != before {
		s.Errorf("the Work was written again: resourceVersion %s, was %s", after, before)
	}
}
