// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// guarded holds two templates of one scope in member1 and member2, with the policy that places them and the UIDs of the member objects.
type guarded struct {
	subject
	first, second client.Object
	policy        client.Object
	uids          map[string]types.UID
}

// guardedClusters are the clusters of guarded templates. The removal of one template from both exceeds the limit of the environment.
var guardedClusters = []string{member1, member2}

// removalGuard checks docs/howto/approve-removals.md in both scopes at once: the guard counts the removals of all bindings.
func removalGuard(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	config := kubeconfig(t, e.Config)
	var all []*guarded
	for _, scope := range binding.Scopes {
		all = append(all, newGuarded(subject{f, scope}))
	}
	moveTo := func(clusters ...string) {
		t.Helper()
		for _, g := range all {
			g.changePolicy(g.policy, func(p *policyv1alpha1.PropagationSpec) { p.Placement.ClusterAffinity.ClusterNames = clusters })
		}
	}

	// 1. An edit of the policies is held. Undoing it ends the hold.
	moveTo(member3)
	for _, g := range all {
		for _, o := range []client.Object{g.first, g.second} {
			b := g.waitHeld(o)
			f.waitEvent(b.(client.Object), g.RenderSource, workv1alpha2.RemovalHeld, "karmadactl approve")
			f.waitEvent(o, g.RenderSource, workv1alpha2.RemovalHeld, "karmadactl approve")
			f.waitOnlyIn(o, member1, member2, member3) // the new cluster does not wait
			g.checkUIDs(o)
		}
	}
	if out := f.karmadactl(config, "approve"); !contains(out, f.ns+" ") || !contains(out, "<cluster>") {
		t.Errorf("karmadactl approve lists\n%s\nwant the bindings of both scopes", out)
	}
	moveTo(guardedClusters...)
	for _, g := range all {
		for _, o := range []client.Object{g.first, g.second} {
			g.waitAllowed(o)
			f.waitOnlyIn(o, guardedClusters...)
			g.checkUIDs(o)
		}
	}

	// 2. The edit is repeated and approved for one template of each scope. The other one stays.
	moveTo(member3)
	for _, g := range all {
		g.waitHeld(g.first)
		g.waitHeld(g.second)
		f.karmadactl(config, "approve", g.bindingName(g.first), "-n", f.ns)
		f.waitOnlyIn(g.first, member3)
		g.waitAllowed(g.first)
	}
	for _, g := range all {
		g.waitHeld(g.second)
		f.waitOnlyIn(g.second, member1, member2, member3)
		g.checkUIDs(g.second)
	}
	moveTo(guardedClusters...)
	for _, g := range all {
		f.waitOnlyIn(g.first, guardedClusters...)
		g.waitAllowed(g.second)
		f.waitOnlyIn(g.second, guardedClusters...)
	}

	// 3. Deleted templates are held, too. With --keep, their objects stay without management.
	for _, g := range all {
		f.remove(g.second)
	}
	for _, g := range all {
		g.waitHeld(g.second)
		g.checkUIDs(g.second)
	}
	// Meanwhile, even a single removal of another binding of the policy is held. Works that are not established do not wait.
	single := all[0]
	f.establish(member1, single.first)
	f.remove(single.first)
	single.waitHeld(single.first)
	f.waitOnlyIn(single.first, member1)
	for _, g := range all {
		f.karmadactl(config, "approve", g.bindingName(g.second), "-n", f.ns, "--keep")
	}
	for _, g := range all {
		g.checkKept(g.second)
	}
	f.waitOnlyIn(single.first, member1)
	f.karmadactl(config, "approve", single.bindingName(single.first), "-n", f.ns)
	f.waitOnlyIn(single.first)

	// 4. No removal is pending: a single one is allowed, but access objects count from the first.
	third, role := single.template("third", map[string]string{"guarded": single.ns}), all[1].first
	single.add(third)
	f.establish(member1, third)
	f.remove(third)
	f.eventually("a single removal is allowed", func(ctx context.Context) error {
		if err := f.checkOnlyIn(ctx, third); err != nil {
			return fmt.Errorf("%w; %s", err, f.describeBinding(ctx, third))
		}
		return nil
	})
	f.establish(member1, role)
	f.remove(role)
	all[1].waitHeld(role)
	f.waitOnlyIn(role, member1)
	f.karmadactl(config, "approve", all[1].bindingName(role))
	f.waitOnlyIn(role)
}

// approveDeletion approves that the deletion of a template removes its objects from members, one of which existed before.
func (f *fixture) approveDeletion(o client.Object) {
	f.Helper()
	b, err := f.bindingOf(f.Context(), o)
	if err != nil {
		f.Fatal(err)
	}
	change(f, b.(client.Object), func(b client.Object) { // the deletion increments the generation
		setAnnotation(b, names.RemovalApproved, fmt.Sprint(b.GetGeneration()+1))
	})
}

// newGuarded creates the templates and the policy and waits until the guard counts their Works.
func newGuarded(s subject) *guarded {
	s.Helper()
	labels := map[string]string{"guarded": s.ns}
	g := &guarded{subject: s, first: s.template("first", labels), second: s.template("second", labels), uids: map[string]types.UID{}}
	g.policy = s.place("guarded", guardedClusters, nil, s.selecting(g.first, false))
	for _, o := range []client.Object{g.first, g.second} {
		s.add(o)
	}
	for _, o := range []client.Object{g.first, g.second} {
		for _, cluster := range guardedClusters {
			g.uids[cluster+"/"+o.GetName()] = s.uidIn(cluster, o)
			s.establish(cluster, o)
		}
	}
	s.Cleanup(func() {
		if !s.Failed() {
			return
		}
		// Held removals would block the cleanup of the templates and of the namespace.
		for _, o := range []client.Object{g.first, g.second} {
			for _, cluster := range guardedClusters {
				if err := s.setAppliedSince(context.Background(), cluster, o, nil); client.IgnoreNotFound(err) != nil {
					s.Error(err)
				}
			}
		}
	})
	return g
}

// establish makes the guard count the Work of a template for a cluster, as if it had existed for an hour.
func (f *fixture) establish(cluster string, o client.Object) {
	f.Helper()
	f.waitWorkOf(cluster, o, func(w *workv1alpha1.Work) error { return isTrue(w.Status.Conditions, workv1alpha1.WorkApplied) })
	err := f.setAppliedSince(f.Context(), cluster, o, new(time.Now().Add(-time.Hour).UTC().Format(time.RFC3339)))
	if err != nil {
		f.Fatalf("set the age of the Work of %s for %s: %v", objectName(o), cluster, err)
	}
}

// setAppliedSince sets the time since which a Work counts as applied; nil stands for its creation.
func (f *fixture) setAppliedSince(ctx context.Context, cluster string, o client.Object, since *string) error {
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{"annotations": map[string]any{names.AppliedSince: since}}})
	if err != nil {
		return err
	}
	_, kind := f.kindOf(o)
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, o.GetNamespace(), o.GetName()),
	}}
	return f.e.Control.Patch(ctx, w, client.RawPatch(types.MergePatchType, patch))
}

// waitHeld waits until the binding of a template reports that its removals are held, and returns it.
func (g *guarded) waitHeld(o client.Object) binding.Binding {
	g.Helper()
	return g.waitRemovalHeld(o, metav1.ConditionTrue, workv1alpha2.TooManyRemovals)
}

// waitAllowed waits until the binding of a template reports that its removals are no longer held.
func (g *guarded) waitAllowed(o client.Object) {
	g.Helper()
	g.waitRemovalHeld(o, metav1.ConditionFalse, workv1alpha2.RemovalAllowed)
}

func (g *guarded) waitRemovalHeld(o client.Object, status metav1.ConditionStatus, reason string) binding.Binding {
	g.Helper()
	return g.waitBindingOf(o, func(b binding.Binding) error {
		c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.RemovalHeld)
		if c == nil || c.Status != status || c.Reason != reason {
			return fmt.Errorf("condition %+v, want %s with reason %s", c, status, reason)
		}
		return nil
	})
}

// checkUIDs checks that the objects of a template in guardedClusters were never deleted.
func (g *guarded) checkUIDs(o client.Object) {
	g.Helper()
	for _, cluster := range guardedClusters {
		g.checkUID(cluster, g.uidIn(cluster, o), o)
	}
}

func (g *guarded) checkUID(cluster string, uid types.UID, o client.Object) {
	g.Helper()
	if want := g.uids[cluster+"/"+o.GetName()]; uid != want {
		g.Errorf("%s in %s was recreated: UID %s, was %s", objectName(o), cluster, uid, want)
	}
}

// bindingName returns the name of the binding of a template as an argument of karmadactl approve.
func (g *guarded) bindingName(o client.Object) string {
	_, kind := g.kindOf(o)
	name := names.Binding(kind, o.GetName())
	if g.Namespaced {
		return name
	}
	return "clusterresourcebinding/" + name
}

// checkKept waits until the binding and the Works of a deleted template are gone and its objects in members are unmanaged. It then
// deletes these objects.
func (g *guarded) checkKept(o client.Object) {
	g.Helper()
	g.eventually("binding and Works of "+objectName(o)+" are deleted", func(ctx context.Context) error {
		_, err := g.bindingOf(ctx, o)
		if err := expectNotFound("binding", err); err != nil {
			return err
		}
		for _, cluster := range guardedClusters {
			_, err := g.work(ctx, cluster, o)
			if err := expectNotFound("Work for "+cluster, err); err != nil {
				return err
			}
		}
		return nil
	})
	for _, cluster := range guardedClusters {
		g.checkUID(cluster, g.waitReleased(cluster, o).GetUID(), o)
		if err := g.e.Members[cluster].Client.Delete(g.Context(), o); err != nil {
			g.Error(err)
		}
	}
}

// karmadactl runs the code of karmadactl, which must succeed, and returns its output.
func (f *fixture) karmadactl(kubeconfig string, args ...string) string {
	f.Helper()
	var out, errOut bytes.Buffer
	code := cli.Run(f.Context(), &access.Session{
		Args: append([]string{"karmadactl"}, args...), Env: map[string]string{"HOME": f.TempDir(), "KUBECONFIG": kubeconfig},
		In: strings.NewReader(""), Out: &out, Err: &errOut,
	})
	if code != 0 {
		f.Fatalf("karmadactl %s: exit code %d: %s", strings.Join(args, " "), code, errOut.String())
	}
	return out.String()
}
