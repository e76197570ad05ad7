// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/types"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

func createOnly(w *workv1alpha1.Work) { w.Spec.ApplyStrategy = policyv1alpha1.ApplyCreateOnly }

func adopt(uids ...types.UID) func(*workv1alpha1.Work) {
	return func(w *workv1alpha1.Work) {
		w.Spec.ApplyStrategy, w.Spec.AdoptUIDs = policyv1alpha1.ApplyAdopt, uids
	}
}

// unmanagedConfig is an object of a user with the name of config.
const unmanagedConfig = `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, labels: {team: x}}, data: {a: theirs, own: kept}}`

func TestSync_createOnlyNeverChanges(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", createOnly, config)
	s.settle(w)
	if s.in(configMaps, "c") == nil || !strings.HasPrefix(s.condition(w, workv1alpha1.WorkApplied), "True") {
		t.Fatalf("not created, or Applied %s", s.condition(w, workv1alpha1.WorkApplied))
	}
	s.writes()
	s.put("w", createOnly, config2)
	s.settle(w)
	s.expectWrites("update status " + w.String())
	if got := data(s.in(configMaps, "c"))["a"]; got != "1" {
		t.Errorf("after a change of the manifest a = %v, want it unchanged", got)
	}
	want := &workv1alpha1.Drift{NotApplied: []string{"data.a"}}
	if diff := cmp.Diff(want, s.work(w).Status.Drift); diff != "" {
		t.Errorf("drift (-want +got):\n%s", diff)
	}
	s.userPatch(configMaps, "c", `{"data":{"a":"user"}}`)
	s.awaitRequeue(w)
	s.settle(w)
	s.reconnect()
	s.settle(w)
	if s.expectWrites(); data(s.in(configMaps, "c"))["a"] != "user" {
		t.Error("a change of a user was reverted")
	}
	s.userPatch(configMaps, "c", `{"data":{"a":"2"}}`)
	s.awaitRequeue(w)
	s.settle(w)
	if s.expectWrites("update status " + w.String()); s.work(w).Status.Drift != nil {
		t.Errorf("drift %+v, want none: the object equals the manifest", s.work(w).Status.Drift)
	}
	if err := apiServer.Resource(configMaps).Namespace(s.cluster).Delete(t.Context(), "c", background); err != nil {
		t.Fatal(err)
	}
	for s.in(configMaps, "c") == nil { // the first event may still report the last change
		s.awaitRequeue(w)
		s.settle(w)
	}
	if got := data(s.in(configMaps, "c"))["a"]; got != "2" {
		t.Errorf("a of the recreated object = %v, want 2", got)
	}
	s.delete(w)
	s.settle(w)
	if !s.deleted(w) || s.in(configMaps, "c") != nil {
		t.Error("the object of a deleted Work still exists")
	}
}

func TestSync_mergesAfterCreateOnly(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", createOnly, config)
	s.settle(w)
	s.put("w", createOnly, config2)
	s.settle(w)
	s.put("w", func(w *workv1alpha1.Work) { w.Spec.ApplyStrategy = "" }, config2)
	s.settle(w)
	if got := data(s.in(configMaps, "c"))["a"]; got != "2" || s.work(w).Status.Drift != nil {
		t.Errorf("a = %v, drift %+v, want the manifest and none", got, s.work(w).Status.Drift)
	}
}

// CreateOnly wins over the conflict resolution of the manifest.
func TestSync_createOnlyKeepsUnmanagedObjects(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(configMaps, unmanagedConfig)
	w := s.put("w", createOnly, strings.Replace(config, "annotations: {", "annotations: {"+names.ConflictResolution+": overwrite, ", 1))
	if err := s.run(w); err == nil || !strings.Contains(err.Error(), "is not managed; the apply strategy CreateOnly does not change it") {
		t.Fatalf("sync = %v, want an error", err)
	}
	s.expectWrites("update status "+w.String(), "member: create configmaps c") // the creation is rejected
	if got := data(s.in(configMaps, "c"))["a"]; got != "theirs" {
		t.Errorf("a = %v, want it unchanged", got)
	}
}

func TestSync_adopts(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(configMaps, unmanagedConfig)
	before := s.in(configMaps, "c")
	w := s.put("w", adopt(), config)
	err := s.run(w)
	if err == nil || !strings.Contains(err.Error(), `compare it with "karmadactl adopt configmap/c -n `+s.cluster+` --dry-run"`) {
		t.Fatalf("sync = %v, want an error with the command", err)
	}
	if data(s.in(configMaps, "c"))["a"] != "theirs" {
		t.Fatal("the object was taken over without approval")
	}
	s.put("w", adopt(before.GetUID()), config)
	s.settle(w)
	after := s.in(configMaps, "c")
	if after.GetUID() != before.GetUID() || data(after)["a"] != "1" || data(after)["own"] != "kept" || after.GetLabels()["team"] != "x" ||
		after.GetLabels()[names.Managed] != "true" {
		t.Errorf("after the take-over: UID %s, labels %v, data %v", after.GetUID(), after.GetLabels(), data(after))
	}
	d := s.work(w).Status.Drift
	if d == nil || d.Adoption == nil || d.Adoption.UID != before.GetUID() || d.Corrections != 0 ||
		!slices.Contains(d.Adoption.Fields, "data.a") {
		t.Errorf("drift %+v, want the take-over", d)
	}
	if len(s.eventsOf("Adopted")) != 1 {
		t.Errorf("events %+v, want one about the take-over", s.eventsOf("Adopted"))
	}
	s.writes()
	s.reconnect()
	s.settle(w)
	s.settle(w)
	s.expectWrites()
	s.put("w", adopt(before.GetUID()), config2) // managed from now on
	s.settle(w)
	if got := s.in(configMaps, "c"); data(got)["a"] != "2" || data(got)["own"] != "kept" {
		t.Errorf("data after a change of the manifest = %v", data(got))
	}
}

func TestSync_adoptRefusesRecreatedObjects(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(configMaps, unmanagedConfig)
	w := s.put("w", adopt("another-uid"), config)
	if err := s.run(w); err == nil || !strings.Contains(err.Error(), "is not the one that was approved") {
		t.Fatalf("sync = %v, want an error", err)
	}
	if data(s.in(configMaps, "c"))["a"] != "theirs" {
		t.Error("an object with another UID was taken over")
	}
}

// Objects that each API server creates are not taken over, regardless of the strategy and approvals.
func TestSync_neverTakesOverObjectsOfTheServer(t *testing.T) {
	t.Parallel()
	overwrite := "annotations: {" + names.ConflictResolution + ": overwrite, "
	for name, tc := range map[string]struct{ observed, desired, rule string }{
		"by name":           {"{name: kube-root-ca.crt}", "name: kube-root-ca.crt", "name kube-root-ca.crt"},
		"by label":          {"{name: c, labels: {kubernetes.io/bootstrapping: rbac-defaults}}", "name: c", "label kubernetes.io/bootstrapping"},
		"object of Karmada": {"{name: c, labels: {karmada.io/system: 'true'}}", "name: c", "label karmada.io/system"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			s.user(configMaps, "{apiVersion: v1, kind: ConfigMap, metadata: "+tc.observed+", data: {a: theirs}}")
			in := strings.Fields(tc.desired)[1]
			before, desired := s.in(configMaps, in), strings.Replace(config, "name: c", tc.desired, 1)
			w := s.put("w", nil, strings.Replace(desired, "annotations: {", overwrite, 1))
			if err := s.run(w); err == nil || !strings.Contains(err.Error(), tc.rule) {
				t.Fatalf("sync with overwrite = %v, want an error with the rule", err)
			}
			if c := s.condition(w, workv1alpha1.WorkApplied); !strings.HasPrefix(c, "False") || !strings.Contains(c, tc.rule) {
				t.Errorf("condition Applied %q, want the rule", c)
			}
			s.put("w", adopt(before.GetUID()), desired)
			if err := s.run(w); err == nil || !strings.Contains(err.Error(), tc.rule) {
				t.Fatalf("sync with approval = %v, want an error with the rule", err)
			}
			if after := s.in(configMaps, in); after.GetResourceVersion() != before.GetResourceVersion() {
				t.Error("the object was changed")
			}
		})
	}
}

// Karmada replaces its own objects in a member, such as its rights there.
func TestSync_takesOverObjectsOfKarmadaForKarmada(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(configMaps, "{apiVersion: v1, kind: ConfigMap, metadata: {name: c, labels: {karmada.io/system: 'true'}}, data: {a: theirs}}")
	w := s.put("w", nil, "{apiVersion: v1, kind: ConfigMap, metadata: {name: c, labels: {karmada.io/system: 'true'}, annotations: {"+
		names.ConflictResolution+": overwrite}}, data: {a: ours}}")
	s.settle(w)
	if got := data(s.in(configMaps, "c"))["a"]; got != "ours" {
		t.Errorf("a = %v, want the manifest", got)
	}
}
