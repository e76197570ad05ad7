// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

//nolint:dupword // Lua ends every block with end
package behaviour

import (
	"context"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// Scripts of the kind that an article teaches: one of them has a name of its own.
const (
	countReplicas = `
function ReplicasCount(desiredObj)
  if desiredObj.spec.replicas then
    return desiredObj.spec.replicas
  end
  return 1
end`
	sumReplicas = `
function AggregateStatus(desiredObj, statusItems)
  if statusItems == nil then
    return desiredObj
  end
  local all, ready, available = 0, 0, 0
  for _, item in ipairs(statusItems) do
    if item.status then
      all = all + (item.status.replicas or 0)
      ready = ready + (item.status.readyReplicas or 0)
      available = available + (item.status.availableReplicas or 0)
    end
  end
  desiredObj.status = desiredObj.status or {}
  desiredObj.status.replicas = all
  desiredObj.status.readyReplicas = ready
  desiredObj.status.availableReplicas = available
  return desiredObj
end`
	allReady = `
function InterpretHealth(observedObj)
  if observedObj.status == nil then
    return false
  end
  return observedObj.status.readyReplicas == observedObj.status.replicas
end`
	keepReplicas = `
function Retain(desiredObj, observedObj)
  if observedObj.spec.replicas then
    desiredObj.spec.replicas = observedObj.spec.replicas
  end
  return desiredObj
end`
)

// customize puts a customisation of Deployments in force until the test ends.
func (g *ground) customize(name string, rules configv1alpha1.CustomizationRules) *configv1alpha1.ResourceInterpreterCustomization {
	g.Helper()
	c := &configv1alpha1.ResourceInterpreterCustomization{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec: configv1alpha1.ResourceInterpreterCustomizationSpec{
			Target: configv1alpha1.CustomizationTarget{APIVersion: "apps/v1", Kind: "Deployment"}, Customizations: rules,
		},
	}
	g.create(c)
	g.Cleanup(func() {
		// The test's own context has ended.
		if err := client.IgnoreNotFound(g.e.Control.Delete(context.Background(), c)); err != nil {
			g.Errorf("remove the customisation %s: %v", name, err)
		}
	})
	return c
}

func interpreter(t *testing.T, e *env.Env) {
	g := stand(t, e)
	d := g.deployment("nginx", 4)
	g.create(d, g.dividing("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx")))
	g.divided(d, map[string]int32{member1: 2, member2: 2})

	// From now on replicas are what somebody in the member says, and the sum of them is what the template shows.
	c := g.customize("deployment-interpreter-"+g.ns, configv1alpha1.CustomizationRules{
		ReplicaResource:      &configv1alpha1.ReplicaResourceRequirement{LuaScript: countReplicas},
		StatusAggregation:    &configv1alpha1.StatusAggregation{LuaScript: sumReplicas},
		HealthInterpretation: &configv1alpha1.HealthInterpretation{LuaScript: allReady},
		Retention:            &configv1alpha1.LocalValueRetention{LuaScript: keepReplicas},
	})
	changeIn(g, e.Members[member1].Client, g.deployment("nginx", 0), func(d *appsv1.Deployment) { *d.Spec.Replicas = 5 })
	g.eventually("the template shows 7 replicas, 5 of them by the word of a member", func(ctx context.Context) error {
		var template appsv1.Deployment
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), &template); err != nil {
			return err
		}
		if s := template.Status; s.Replicas != 7 || s.ReadyReplicas != 7 || s.AvailableReplicas != 7 {
			return fmt.Errorf("it shows %+v", s)
		}
		return nil
	})
	g.bindingOf("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Status.AggregatedStatus) != 2 || b.Spec.Replicas != 4 {
			return fmt.Errorf("%d replicas, reports %+v", b.Spec.Replicas, b.Status.AggregatedStatus)
		}
		for _, item := range b.Status.AggregatedStatus {
			if item.Health != workv1alpha2.ResourceHealthy {
				return fmt.Errorf("%s is %s", item.ClusterName, item.Health)
			}
		}
		return nil
	})

	// Without the customisation the policy's word counts again.
	g.remove(c)
	g.divided(d, map[string]int32{member1: 2, member2: 2})
}

func brokenInterpreter(t *testing.T, e *env.Env) {
	g := stand(t, e)
	// What cannot be read is refused when it is applied, with the line; so is a second opinion.
	bad := &configv1alpha1.ResourceInterpreterCustomization{
		ObjectMeta: metav1.ObjectMeta{Name: "bad-" + g.ns},
		Spec: configv1alpha1.ResourceInterpreterCustomizationSpec{
			Target:         configv1alpha1.CustomizationTarget{APIVersion: "apps/v1", Kind: "Deployment"},
			Customizations: configv1alpha1.CustomizationRules{HealthInterpretation: &configv1alpha1.HealthInterpretation{LuaScript: "function InterpretHealth(\n  oops"}},
		},
	}
	if err := e.Control.Create(t.Context(), bad); err == nil || !contains(err.Error(), "Lua script error") {
		t.Errorf("a script that cannot be read: %v", err)
	}
	d, other := g.deployment("nginx", 2), g.configMap("other", map[string]string{"v": "1"})
	g.create(d, other, g.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"), named("v1", "ConfigMap", "other")))
	g.divided(d, map[string]int32{member1: 2})
	g.onlyIn(other, member1)

	c := g.customize("looping-"+g.ns, configv1alpha1.CustomizationRules{
		HealthInterpretation: &configv1alpha1.HealthInterpretation{LuaScript: "function InterpretHealth(o)\n  while true do end\nend"},
		StatusAggregation:    &configv1alpha1.StatusAggregation{LuaScript: "function AggregateStatus(o, items)\n  return o.spec.no.such.field\nend"},
	})
	rival := c.DeepCopy()
	rival.ObjectMeta = metav1.ObjectMeta{Name: "rival-" + g.ns}
	if err := e.Control.Create(t.Context(), rival); err == nil || !apierrors.IsForbidden(err) && !apierrors.IsInvalid(err) && !contains(err.Error(), "conflicting with InterpreterOperation") {
		t.Errorf("a second opinion on the same operation: %v", err)
	}
	g.bindingOf("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Interpreted)
		if said == nil || said.Status != metav1.ConditionFalse || !contains(said.Message, "cluster "+member1) || !contains(said.Message, "line") {
			return fmt.Errorf("condition %+v", said)
		}
		if len(b.Status.AggregatedStatus) != 1 || b.Status.AggregatedStatus[0].Health != workv1alpha2.ResourceUnknown {
			return fmt.Errorf("reports %+v", b.Status.AggregatedStatus)
		}
		return nil
	})
	// Everything else goes on, and the workload itself too.
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 3 })
	second := g.configMap("second", nil)
	g.create(second, g.policy("second", []string{member2}, named("v1", "ConfigMap", "second")))
	g.onlyIn(second, member2)
	g.eventually("the change arrives", func(ctx context.Context) error {
		var observed appsv1.Deployment
		if err := e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return err
		}
		if *observed.Spec.Replicas != 3 {
			return fmt.Errorf("%d replicas", *observed.Spec.Replicas)
		}
		return nil
	})
	g.remove(c)
	g.divided(d, map[string]int32{member1: 3})
	g.bindingOf("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Interpreted); said == nil || said.Status != metav1.ConditionTrue {
			return fmt.Errorf("condition %+v", said)
		}
		return nil
	})
}
