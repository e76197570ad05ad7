// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"fmt"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/guard"
)

const podTemplate = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template,
	generation: 1}, spec: {replicas: 2, template: {spec: {containers: [{name: web, image: "nginx:1"}]}}}}`

// tagPolicy returns an OverridePolicy that replaces the tag of the image.
func tagPolicy(t *testing.T, tag string) client.Object {
	t.Helper()
	return overridePolicy(t, "default", "tag", fmt.Sprintf(
		`{overrideRules: [{overriders: {imageOverrider: [{component: Tag, operator: replace, value: "%s"}]}}]}`, tag)).(client.Object)
}

// established returns a fixture of a Deployment in two clusters whose guard allows one restart.
func established(t *testing.T) (*fixture, *clocktesting.FakePassiveClock) {
	t.Helper()
	s := newFixture(t, withNative, podTemplate, nginxBinding("m1", "m2"), memberCluster("m1", nil), memberCluster("m2", nil))
	c := s.Controller.Clock.(*clocktesting.FakePassiveClock)
	limits := guard.Restarts
	limits.Share, limits.Min, limits.Max = 0.5, 1, 1
	s.Controller.Restarts = guard.New(limits, c, func(time.Time, bool) int { return 2 })
	s.mustReconcile()
	for _, w := range s.clusters() {
		s.editWork(w, func(w *workv1alpha1.Work) {
			w.UID = types.UID(w.Namespace)
			w.CreationTimestamp = metav1.NewTime(c.Now().Add(-time.Hour))
		})
	}
	return s, c
}

// settle reconciles twice, with the settle period between.
func (s *fixture) settle(c *clocktesting.FakePassiveClock) {
	s.t.Helper()
	for range 2 {
		if _, err := s.reconcile(); err != nil {
			s.t.Fatal(err)
		}
		c.SetTime(c.Now().Add(guard.Default.Settle))
	}
}

func (s *fixture) expectImages(want string) {
	s.t.Helper()
	var got []string
	for _, cluster := range []string{"m1", "m2"} {
		o := s.manifest(cluster)
		containers, _, _ := unstructured.NestedSlice(o.Object, "spec", "template", "spec", "containers")
		replicas, _, _ := unstructured.NestedInt64(o.Object, "spec", "replicas")
		got = append(got, fmt.Sprintf("%s x%d", containers[0].(map[string]any)["image"], replicas))
	}
	if text := strings.Join(got, ", "); text != want {
		s.t.Errorf("images %s, want %s", text, want)
	}
}

func (s *fixture) restartsHeld() *metav1.Condition {
	s.t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		s.t.Fatal(err)
	}
	return restartHeld(&b)
}

// An edit of an override policy that restarts too many workloads changes no pod template until a user approves it. Replicas change, and the
// approval does not apply to a later edit.
func TestReconcile_holdsTooManyRestarts(t *testing.T) {
	t.Parallel()
	s, c := established(t)
	p := tagPolicy(t, "2")
	if err := s.control.Create(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	s.settle(c)
	s.expectImages("nginx:1 x2, nginx:1 x2")
	held := s.restartsHeld()
	if held == nil || !strings.Contains(held.Message, "More than 1 of 2 workloads") ||
		!strings.Contains(held.Message, `run "karmadactl approve nginx-deployment -n default"`) {
		t.Fatalf("condition %+v", held)
	}
	if e := s.eventsOf(workv1alpha2.RestartHeld); len(e) != 2 {
		t.Errorf("events %+v, want one on the binding and one on the template", e)
	}
	if value := s.work("m1").Annotations[names.AppliedOverrides]; value != "" {
		t.Errorf("the Work records overrides that are not applied: %s", value)
	}
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas = 5 })
	s.settle(c)
	s.expectImages("nginx:1 x5, nginx:1 x2")

	approve := func() {
		s.editBinding(func(b *workv1alpha2.ResourceBinding) {
			metav1.SetMetaDataAnnotation(&b.ObjectMeta, names.RestartApproved, binding.RestartID(held))
		})
	}
	approve()
	s.settle(c)
	s.expectImages("nginx:2 x5, nginx:2 x2")
	if s.restartsHeld() != nil {
		t.Error("the condition stays after the approval")
	}
	if err := s.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	s.settle(c)
	s.expectImages("nginx:2 x5, nginx:2 x2")
	// Undoing the change ends the hold.
	if err := s.control.Create(t.Context(), tagPolicy(t, "2")); err != nil {
		t.Fatal(err)
	}
	s.settle(c)
	if s.restartsHeld() != nil {
		t.Error("the condition stays after the change was undone")
	}
}

// A change of the template is not held.
func TestReconcile_restartsAfterEditOfTemplate(t *testing.T) {
	t.Parallel()
	s, _ := established(t)
	s.editImage("nginx:3", 2)
	s.mustReconcile()
	s.expectImages("nginx:3 x2, nginx:3 x2")
}

// editImage changes the image of the template, as a user does.
func (s *fixture) editImage(image string, generation int64) {
	s.t.Helper()
	template := s.manifest("m1").DeepCopy()
	template.SetUID("template")
	template.SetGeneration(generation)
	if err := unstructured.SetNestedSlice(template.Object, []any{map[string]any{"name": "web", "image": image}},
		"spec", "template", "spec", "containers"); err != nil {
		s.t.Fatal(err)
	}
	template.SetAnnotations(nil)
	template.SetLabels(nil)
	if err := s.control.Update(s.t.Context(), template); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

// scaleTemplate changes the replicas of the template, as a user does.
func (s *fixture) scaleTemplate(generation int64) {
	s.t.Helper()
	object := &unstructured.Unstructured{}
	object.SetAPIVersion("apps/v1")
	object.SetKind("Deployment")
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx"}, object); err != nil {
		s.t.Fatal(err)
	}
	object.SetGeneration(generation)
	if err := s.control.Update(s.t.Context(), object); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

// Neither scaling while a restart waits, nor a cluster that fails to render, lets a restart pass.
func TestReconcile_holdsRestartsMeanwhile(t *testing.T) {
	t.Parallel()
	s, c := established(t)
	if err := s.control.Create(t.Context(), tagPolicy(t, "2")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.reconcile(); err != nil {
		t.Fatal(err)
	}
	s.scaleTemplate(2)
	s.settle(c)
	s.expectImages("nginx:1 x2, nginx:1 x2")
	if s.restartsHeld() == nil {
		t.Fatal("the restarts are not held")
	}
	failing := overridePolicy(t, "default", "z-failing",
		`{overrideRules: [{overriders: {plaintext: [{path: /spec/none/x, operator: remove}]}}]}`).(client.Object)
	if err := s.control.Create(t.Context(), failing); err != nil {
		t.Fatal(err)
	}
	if _, err := s.reconcile(); err == nil {
		t.Fatal("the override does not fail")
	}
	if s.restartsHeld() == nil {
		t.Error("a failure to render ends the hold")
	}
	s.scaleTemplate(3)
	if err := s.control.Delete(t.Context(), failing); err != nil {
		t.Fatal(err)
	}
	s.settle(c)
	s.expectImages("nginx:1 x2, nginx:1 x2")
}

// A cluster that fails to render keeps the condition of a hold that has ended. It must not hold edits of the template in other clusters.
func TestReconcile_failingClusterHoldsNoEdit(t *testing.T) {
	t.Parallel()
	s, c := established(t)
	p := tagPolicy(t, "2")
	failing := overridePolicy(t, "default", "z-failing", `{overrideRules: [
		{targetCluster: {clusterNames: [m2]}, overriders: {plaintext: [{path: /spec/none/x, operator: remove}]}}]}`).(client.Object)
	if err := s.control.Create(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	s.settle(c)
	if err := s.control.Create(t.Context(), failing); err != nil {
		t.Fatal(err)
	}
	if err := s.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if _, err := s.reconcile(); err == nil || s.restartsHeld() == nil {
		t.Fatalf("Reconcile = %v, condition %+v, want a failure and the condition", err, s.restartsHeld())
	}
	s.editImage("nginx:3", 2)
	for range 3 {
		if _, err := s.reconcile(); err == nil {
			t.Fatal("the override does not fail")
		}
	}
	s.expectImages("nginx:3 x2, nginx:1 x2")
}
