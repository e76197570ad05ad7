// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// driftIn returns the drift of one cluster that a binding reports, or nil.
func driftIn(b *workv1alpha2.ResourceBinding, cluster string) *workv1alpha2.ClusterDrift {
	for i := range b.Status.Drift {
		if d := &b.Status.Drift[i]; d.ClusterName == cluster {
			return d
		}
	}
	return nil
}

func createOnly(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.eventually("an invalid apply strategy is rejected", func(ctx context.Context) error {
		o := f.configMap("invalid", nil)
		o.Annotations = map[string]string{names.ApplyStrategy: "Replace"}
		if err := f.e.Control.Create(ctx, o, client.DryRunAll); !apierrors.IsInvalid(err) || !contains(err.Error(), "must be one of: Merge") {
			return fmt.Errorf("create: %w", err)
		}
		return nil
	})
	settings := f.configMap("settings", nil)
	p := f.policy("settings", []string{member1}, named("v1", "ConfigMap", "settings"))
	p.Spec.ApplyStrategy = policyv1alpha1.ApplyCreateOnly
	f.create(settings, p)
	f.waitInMember(member1, settings)
	before := f.configMapIn(member1, "settings")
	change(f, settings, func(o *corev1.ConfigMap) { o.Data = map[string]string{"from": "changed template"} })
	f.waitBinding("ConfigMap", "settings", func(b *workv1alpha2.ResourceBinding) error {
		if d := driftIn(b, member1); d == nil || !slices.Equal(d.NotApplied, []string{"data.from"}) {
			return fmt.Errorf("drift %+v", b.Status.Drift)
		}
		return fullyApplied(b.Status.Conditions)
	})
	if after := f.configMapIn(member1, "settings"); after.ResourceVersion != before.ResourceVersion {
		t.Errorf("the object was changed: %v", after.Data)
	}
	change(f, settings, func(o *corev1.ConfigMap) { o.Annotations[names.ApplyStrategy] = string(policyv1alpha1.ApplyMerge) })
	f.eventually("the annotation takes precedence over the policy", func(context.Context) error {
		if got := f.configMapIn(member1, "settings"); got.Data["from"] != "changed template" || got.UID != before.UID {
			return fmt.Errorf("data %v", got.Data)
		}
		return nil
	})
	f.waitBinding("ConfigMap", "settings", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Status.Drift) > 0 {
			return fmt.Errorf("drift %+v, want none", b.Status.Drift)
		}
		return nil
	})
	f.remove(settings)
	f.waitOnlyIn(settings)
}

// configMapIn reads a ConfigMap from a member.
func (f *fixture) configMapIn(cluster, name string) *corev1.ConfigMap {
	f.Helper()
	o := &corev1.ConfigMap{}
	if err := f.e.Members[cluster].Client.Get(f.Context(), client.ObjectKey{Namespace: f.ns, Name: name}, o); err != nil {
		f.Fatalf("read ConfigMap %s in %s: %v", name, cluster, err)
	}
	return o
}

func adoptExisting(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	member := e.Members[member1].Client
	theirs := f.deployment("web", 2)
	theirs.Annotations = map[string]string{"team": "a"}
	theirs.Spec.MinReadySeconds = 1 // only the member has it
	if err := member.Create(t.Context(), theirs); err != nil {
		t.Fatal(err)
	}
	pods := f.readyPods(member1, 2)
	web := f.deployment("web", 2)
	p := f.policy("web", []string{member1, member2}, named("apps/v1", "Deployment", "web"))
	p.Spec.ApplyStrategy = policyv1alpha1.ApplyAdopt
	f.create(web, p)
	f.waitInMember(member2, web)
	refused := func(words string) {
		t.Helper()
		f.waitBinding("Deployment", "web", func(b *workv1alpha2.ResourceBinding) error {
			for _, i := range b.Status.AggregatedStatus {
				if i.ClusterName == member1 && !i.Applied && contains(i.AppliedMessage, words) {
					return nil
				}
			}
			return fmt.Errorf("aggregated status %+v", b.Status.AggregatedStatus)
		})
	}
	refused("karmadactl adopt deployment/web -n " + f.ns + " --dry-run")
	approve := func(uid types.UID) {
		t.Helper()
		b := &workv1alpha2.ResourceBinding{}
		b.Namespace, b.Name = f.ns, names.Binding("Deployment", "web")
		change(f, b, func(b *workv1alpha2.ResourceBinding) {
			b.Annotations[names.AdoptionApproved] = member1 + "=" + string(uid)
		})
	}
	approve("another")
	refused("is not the one that was approved")
	var observed appsv1.Deployment
	if err := member.Get(t.Context(), client.ObjectKeyFromObject(web), &observed); err != nil {
		t.Fatal(err)
	}
	if observed.Labels[names.Managed] != "" {
		t.Fatalf("the object was taken over without approval: labels %v", observed.Labels)
	}
	approve(observed.UID)
	f.eventually("the object is taken over", func(ctx context.Context) error {
		if err := member.Get(ctx, client.ObjectKeyFromObject(web), &observed); err != nil {
			return err
		}
		if observed.Labels[names.Managed] != "true" {
			return fmt.Errorf("labels %v", observed.Labels)
		}
		return nil
	})
	if observed.UID != theirs.UID || observed.Annotations["team"] != "a" || observed.Spec.MinReadySeconds != 1 {
		t.Errorf("UID %s, annotations %v, minReadySeconds %d", observed.UID, observed.Annotations, observed.Spec.MinReadySeconds)
	}
	f.waitBinding("Deployment", "web", func(b *workv1alpha2.ResourceBinding) error {
		if d := driftIn(b, member1); d == nil || d.Adoption == nil || d.Adoption.UID != theirs.UID {
			return fmt.Errorf("drift %+v", b.Status.Drift)
		}
		return fullyApplied(b.Status.Conditions)
	})
	if after := f.readyPods(member1, 2); !slices.Equal(after, pods) {
		t.Errorf("pods %v, want the pods of before: %v", after, pods)
	}
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

func driftScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	settings := f.configMap("settings", nil)
	f.create(settings, f.policy("settings", []string{member1, member2}, named("v1", "ConfigMap", "settings")))
	f.waitInMember(member1, settings)
	drift := func(value string) {
		t.Helper()
		o := f.configMap("settings", nil)
		changeIn(f, e.Members[member1].Client, o, func(o *corev1.ConfigMap) { o.Data["from"] = value })
		f.eventually("the change is reverted", func(context.Context) error {
			if got := f.configMapIn(member1, "settings").Data["from"]; got != "template" {
				return errors.New(got)
			}
			return nil
		})
	}
	drift("first")
	f.waitBinding("ConfigMap", "settings", func(b *workv1alpha2.ResourceBinding) error {
		d := driftIn(b, member1)
		if len(b.Status.Drift) != 1 || d == nil || d.Corrections != 1 || !slices.Equal(d.Fields, []string{"data.from"}) || len(d.Managers) != 1 {
			return fmt.Errorf("drift %+v", b.Status.Drift)
		}
		return fullyApplied(b.Status.Conditions)
	})
	f.waitEvent(settings, names.ExecutionSource, "DriftCorrected", "data.from")
	version := func() string {
		return f.waitWork(member1, "ConfigMap", "settings", func(*workv1alpha1.Work) error { return nil }).ResourceVersion
	}
	before := version()
	drift("second")
	drift("third")
	if after := version(); after != before {
		t.Errorf("the Work was written again: resourceVersion %s, was %s", after, before)
	}
}
