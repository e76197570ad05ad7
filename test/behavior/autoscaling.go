// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/test/env"
)

// usageCPU is the annotation of pods of local members with their CPU usage.
const usageCPU = "kwok.x-k8s.io/usage-cpu"

// federatedHPA is the walk-through of article 002, with shorter windows and with annotations instead of load.
func federatedHPA(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 1)
	d.Spec.Template.Annotations = map[string]string{usageCPU: "90m"}
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
	selected := policyv1alpha1.ResourceSelector{APIVersion: "apps/v1", Kind: "Deployment", Name: "nginx"}
	p := f.dividing("nginx", []string{member1, member2}, selected)
	p.Spec.Placement.ReplicaScheduling = weights(map[string]int64{member1: 1, member2: 1})
	window := new(int32(2))
	hpa := &autoscalingv1alpha1.FederatedHPA{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx"},
		Spec: autoscalingv1alpha1.FederatedHPASpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: d.Name},
			MinReplicas:    new(int32(1)), MaxReplicas: 10,
			Behavior: &autoscalingv2.HorizontalPodAutoscalerBehavior{
				ScaleUp:   &autoscalingv2.HPAScalingRules{StabilizationWindowSeconds: window},
				ScaleDown: &autoscalingv2.HPAScalingRules{StabilizationWindowSeconds: window},
			},
			Metrics: []autoscalingv2.MetricSpec{{
				Type: autoscalingv2.ResourceMetricSourceType, Resource: &autoscalingv2.ResourceMetricSource{
					Name:   corev1.ResourceCPU,
					Target: autoscalingv2.MetricTarget{Type: autoscalingv2.UtilizationMetricType, AverageUtilization: new(int32(10))},
				},
			}},
		},
	}
	f.create(d, p, hpa)
	f.waitDivided(d, map[string]int32{member1: 5, member2: 5})
	f.waitEvent(hpa, "federatedHPA-controller", "SuccessfulRescale",
		"New size: 10; reason: cpu resource utilization (percentage of request) above target")
	change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Annotations[usageCPU] = "0m" })
	f.eventually("one replica", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), d); err != nil {
			return err
		}
		if *d.Spec.Replicas != 1 {
			return fmt.Errorf("%d replicas", *d.Spec.Replicas)
		}
		return nil
	})
	f.waitEvent(hpa, "federatedHPA-controller", "SuccessfulRescale", "New size: 1; reason: All metrics below target")
}

// cronScenario waits for the next full minute.
func cronScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d, _ := f.createDivided(2, policyv1alpha1.Placement{ReplicaScheduling: weights(map[string]int64{member1: 1, member2: 1})},
		map[string]int32{member1: 1, member2: 1})
	hpa := &autoscalingv1alpha1.FederatedHPA{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "elsewhere"},
		Spec: autoscalingv1alpha1.FederatedHPASpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "missing"},
			MinReplicas:    new(int32(1)), MaxReplicas: 5,
		},
	}
	everyMinute := autoscalingv1alpha1.CronFederatedHPARule{Name: "minute", Schedule: "* * * * *"}
	replicas, bounds := everyMinute, everyMinute
	replicas.TargetReplicas, bounds.TargetMinReplicas, bounds.TargetMaxReplicas = new(int32(6)), new(int32(2)), new(int32(8))
	f.create(hpa, &autoscalingv1alpha1.CronFederatedHPA{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "replicas"},
		Spec: autoscalingv1alpha1.CronFederatedHPASpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: d.Name},
			Rules:          []autoscalingv1alpha1.CronFederatedHPARule{replicas},
		},
	}, &autoscalingv1alpha1.CronFederatedHPA{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "bounds"},
		Spec: autoscalingv1alpha1.CronFederatedHPASpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{
				APIVersion: autoscalingv1alpha1.GroupVersion.String(), Kind: "FederatedHPA", Name: hpa.Name,
			},
			Rules: []autoscalingv1alpha1.CronFederatedHPARule{bounds},
		},
	})
	for _, name := range []string{"replicas", "bounds"} {
		f.eventually("execution of CronFederatedHPA "+name, func(ctx context.Context) error {
			var c autoscalingv1alpha1.CronFederatedHPA
			if err := e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: name}, &c); err != nil {
				return err
			}
			if h := c.Status.ExecutionHistories; len(h) != 1 || len(h[0].SuccessfulExecutions) == 0 {
				return fmt.Errorf("histories %+v", h)
			}
			return nil
		})
	}
	f.waitDivided(d, map[string]int32{member1: 3, member2: 3})
	f.eventually("bounds of the FederatedHPA", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(hpa), hpa); err != nil {
			return err
		}
		if *hpa.Spec.MinReplicas != 2 || hpa.Spec.MaxReplicas != 8 {
			return fmt.Errorf("%d to %d", *hpa.Spec.MinReplicas, hpa.Spec.MaxReplicas)
		}
		return nil
	})
}
