// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"
	metricsclient "k8s.io/metrics/pkg/client/clientset/versioned"
	"sigs.k8s.io/controller-runtime/pkg/client"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// usageCPU is the annotation of pods of local members with their CPU usage.
const usageCPU = "kwok.x-k8s.io/usage-cpu"

// autoscalingPage is the page whose commands federatedHPA runs.
const autoscalingPage = "../../docs/howto/autoscaling.md"

// federatedHPA runs the commands of the how-to page, with annotations instead of load.
func federatedHPA(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	text, err := os.ReadFile(autoscalingPage)
	if err != nil {
		t.Fatal(err)
	}
	manifests := map[string]string{}
	for _, block := range regexp.MustCompile("(?s)```yaml\n# (\\S+)\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		manifests[block[1]] = block[2]
	}
	load := regexp.MustCompile(`-p '(\{.*usage-cpu.*\})'`).FindStringSubmatch(string(text))
	if load == nil || len(manifests) != 3 {
		t.Fatalf("%s has %d manifests and the patch %v, want 3 and one", autoscalingPage, len(manifests), load)
	}
	control := kubectlRunner{f, kubeconfig(t, e.Config)}
	d := f.deployment("nginx", 1)
	waitReplicas := func(want int32) {
		t.Helper()
		f.eventually(fmt.Sprintf("%d replicas", want), func(ctx context.Context) error {
			if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), d); err != nil {
				return err
			}
			if *d.Spec.Replicas != want || d.Status.ReadyReplicas != want {
				return fmt.Errorf("%d replicas, %d ready, want %d", *d.Spec.Replicas, d.Status.ReadyReplicas, want)
			}
			return nil
		})
	}
	control.expect("deployment.apps/nginx created", manifests["nginx.yaml"], "apply")
	control.expect("nginx created", manifests["nginx-federatedhpa.yaml"], "apply")
	hpa := &autoscalingv1alpha1.FederatedHPA{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx"}}
	f.eventually("the FederatedHPA is active", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(hpa), hpa); err != nil {
			return err
		}
		for _, c := range hpa.Status.Conditions {
			if c.Type == autoscalingv2.ScalingActive && c.Status == corev1.ConditionTrue {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", hpa.Status.Conditions)
	})
	waitReplicas(1)
	control.expect("patched", "", "patch", "deployment", "nginx", "--type", "merge", "-p", load[1])
	f.waitDivided(d, map[string]int32{member1: 5, member2: 5})
	const event = "federatedHPA-controller"
	f.waitEvent(hpa, event, "SuccessfulRescale", "New size: 10; reason: cpu resource utilization (percentage of request) above target")
	control.expect("patched", "", "patch", "deployment", "nginx", "--type", "merge", "-p", strings.Replace(load[1], "20m", "0m", 1))
	waitReplicas(1)
	f.waitEvent(hpa, event, "SuccessfulRescale", "New size: 1; reason: All metrics below target")
	control.expect("deleted", "", "delete", "fhpa", "nginx")
	control.expect("created", manifests["nginx-cronfhpa.yaml"], "apply")
	waitReplicas(5)
	control.expect(`"appliedReplicas":5`, "", "get", "cronfhpa", "nginx-cronfhpa", "-o", "jsonpath={.status.executionHistories}")
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

// autoscalersOfMembers propagates a HorizontalPodAutoscaler with its Deployment.
func autoscalersOfMembers(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 2)
	d.Spec.Template.Annotations = map[string]string{usageCPU: "90m"}
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
	hpa := &autoscalingv2.HorizontalPodAutoscaler{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx"},
		Spec: autoscalingv2.HorizontalPodAutoscalerSpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: d.Name},
			MinReplicas:    new(int32(1)), MaxReplicas: 3,
			Metrics: []autoscalingv2.MetricSpec{{
				Type: autoscalingv2.ResourceMetricSourceType, Resource: &autoscalingv2.ResourceMetricSource{
					Name:   corev1.ResourceCPU,
					Target: autoscalingv2.MetricTarget{Type: autoscalingv2.UtilizationMetricType, AverageUtilization: new(int32(10))},
				},
			}},
		},
	}
	p := f.dividing("nginx", []string{member1, member2},
		policyv1alpha1.ResourceSelector{APIVersion: "apps/v1", Kind: "Deployment", Name: "nginx"},
		policyv1alpha1.ResourceSelector{APIVersion: "autoscaling/v2", Kind: "HorizontalPodAutoscaler", Name: "nginx"})
	p.Spec.Placement.ReplicaScheduling = weights(map[string]int64{member1: 1, member2: 1})
	f.create(p, d, hpa)
	f.eventually("the members scale to 3 replicas each, and the template to 6", func(ctx context.Context) error {
		for _, name := range []string{member1, member2} {
			var o appsv1.Deployment
			if err := e.Members[name].Client.Get(ctx, client.ObjectKeyFromObject(d), &o); err != nil {
				return err
			}
			if *o.Spec.Replicas != 3 {
				return fmt.Errorf("%s has %d replicas, labels %v", name, *o.Spec.Replicas, o.Labels)
			}
		}
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), d); err != nil {
			return err
		}
		if *d.Spec.Replicas != 6 || d.Labels[names.RetainReplicas] != "true" {
			return fmt.Errorf("the template has %d replicas, labels %v", *d.Spec.Replicas, d.Labels)
		}
		return nil
	})
	// Without the autoscaler, the replicas of the template apply again.
	if err := e.Control.Delete(t.Context(), hpa); err != nil {
		t.Fatal(err)
	}
	f.eventually("the label is removed", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), d); err != nil {
			return err
		}
		if _, set := d.Labels[names.RetainReplicas]; set || *d.Spec.Replicas != 6 {
			return fmt.Errorf("the template has %d replicas, labels %v", *d.Spec.Replicas, d.Labels)
		}
		return nil
	})
	f.waitDivided(d, map[string]int32{member1: 3, member2: 3})
}

// metricsOfMembers reads the metrics APIs, which karmada-metrics-adapter serves.
func metricsOfMembers(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.waitReady(member1, true)
	f.waitReady(member2, true)
	d := f.deployment("nginx", 2)
	d.Spec.Template.Annotations = map[string]string{usageCPU: "90m"}
	p := f.dividing("nginx", []string{member1, member2}, policyv1alpha1.ResourceSelector{
		APIVersion: "apps/v1", Kind: "Deployment", Name: "nginx",
	})
	p.Spec.Placement.ReplicaScheduling = weights(map[string]int64{member1: 1, member2: 1})
	f.create(p, d)
	api, err := metricsclient.NewForConfig(e.Config)
	if err != nil {
		t.Fatal(err)
	}
	pods := api.MetricsV1beta1().PodMetricses(f.ns)
	var one metricsv1beta1.PodMetrics
	f.eventually("a pod of each member has metrics", func(ctx context.Context) error {
		list, err := pods.List(ctx, metav1.ListOptions{})
		if err != nil {
			return err
		}
		var found []string
		for _, m := range list.Items {
			found = append(found, fmt.Sprintf("%s %s", m.Annotations[names.QueryFromCluster], m.Containers[0].Usage.Cpu()))
			one = m
		}
		slices.Sort(found)
		if want := []string{member1 + " 90m", member2 + " 90m"}; !slices.Equal(found, want) {
			return fmt.Errorf("metrics %q, want %q", found, want)
		}
		return nil
	})
	f.eventually("one pod", func(ctx context.Context) error {
		m, err := pods.Get(ctx, one.Name, metav1.GetOptions{})
		if err == nil && m.Annotations[names.QueryFromCluster] != one.Annotations[names.QueryFromCluster] {
			err = fmt.Errorf("pod %s of cluster %s", m.Name, m.Annotations[names.QueryFromCluster])
		}
		return err
	})
	// While a member is not connected, the response is that no member responded.
	f.eventually("metrics of a missing pod are not found", func(ctx context.Context) error {
		if _, err := pods.Get(ctx, "missing", metav1.GetOptions{}); !apierrors.IsNotFound(err) {
			return fmt.Errorf("error %w, want not found", err)
		}
		return nil
	})
	f.eventually("discovery", func(context.Context) error {
		for _, group := range []string{"metrics.k8s.io/v1beta1", "custom.metrics.k8s.io/v1beta1", "custom.metrics.k8s.io/v1beta2"} {
			if _, err := api.Discovery().ServerResourcesForGroupVersion(group); err != nil {
				return err
			}
		}
		return nil
	})
}
