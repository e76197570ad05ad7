// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/test/env"
)

// aggregation is a test case: the status of a kind is aggregated over two members.
type aggregation[O client.Object] struct {
	kind, apiVersion string
	template         O
	// report sets the status in member 1 or 2; nil if controllers of the member do.
	report func(o O, member int)
	// sum checks the aggregated status of the template.
	sum func(o O) error
}

// checkAggregation applies the template, reports in the members and waits for the aggregated status.
func checkAggregation[O client.Object](f *fixture, s aggregation[O]) {
	f.Helper()
	selector := named(s.apiVersion, s.kind, s.template.GetName())
	if s.template.GetNamespace() == "" {
		p := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: s.template.GetName()}}
		p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{selector}
		p.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1, member2}}
		f.create(p)
		f.Cleanup(func() {
			for _, o := range []client.Object{s.template, p} {
				if err := client.IgnoreNotFound(f.e.Control.Delete(context.Background(), o)); err != nil {
					f.Errorf("remove %s: %v", objectName(o), err)
				}
			}
		})
	} else {
		f.create(f.policy("status-"+s.template.GetName(), []string{member1, member2}, selector))
	}
	f.create(s.template)
	f.waitOnlyIn(s.template, member1, member2)
	if s.report != nil {
		for i, cluster := range []string{member1, member2} {
			f.eventually(fmt.Sprintf("%s reports %s", cluster, objectName(s.template)), func(ctx context.Context) error {
				observed := s.template.DeepCopyObject().(O)
				if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(s.template), observed); err != nil {
					return err
				}
				s.report(observed, i+1)
				return f.e.Members[cluster].Client.Status().Update(ctx, observed)
			})
		}
	}
	f.waitReported(s.template, func() error { return s.sum(s.template) })
}

func statusOfKinds(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	at := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Namespace: f.ns, Name: name} }
	app := map[string]string{"app": "status"}
	selector := &metav1.LabelSelector{MatchLabels: app}
	pod := podOf(app)
	jobPod := podOf(nil)
	jobPod.Spec.RestartPolicy = corev1.RestartPolicyNever
	early, late := metav1.NewTime(time.Unix(1_800_000_000, 0)), metav1.NewTime(time.Unix(1_800_000_060, 0))
	when := func(member int) *metav1.Time {
		if member == 1 {
			return &late
		}
		return &early
	}
	unlike := func(what string, got any) error { return fmt.Errorf("%s is %+v", what, got) }

	checkAggregation(
		f,
		aggregation[*appsv1.Deployment]{
			kind:       "Deployment",
			apiVersion: "apps/v1",
			template:   f.deployment("deployment", 2),
			sum: func(o *appsv1.Deployment) error {
				if s := o.Status; s.Replicas != 4 || s.ReadyReplicas != 4 || s.AvailableReplicas != 4 || s.UpdatedReplicas != 4 ||
					s.ObservedGeneration != o.Generation {
					return unlike("status", s)
				}
				return nil
			},
		},
	)
	checkAggregation(f, aggregation[*appsv1.ReplicaSet]{
		kind:       "ReplicaSet",
		apiVersion: "apps/v1",
		template: &appsv1.ReplicaSet{
			ObjectMeta: at("replicaset"),
			Spec:       appsv1.ReplicaSetSpec{Replicas: new(int32(1)), Selector: selector, Template: pod},
		},
		sum: func(o *appsv1.ReplicaSet) error {
			if s := o.Status; s.Replicas != 2 || s.ReadyReplicas != 2 || s.AvailableReplicas != 2 || s.ObservedGeneration != o.Generation {
				return unlike("status", s)
			}
			return nil
		},
	})
	checkAggregation(f, aggregation[*appsv1.StatefulSet]{
		kind:       "StatefulSet",
		apiVersion: "apps/v1",
		template: &appsv1.StatefulSet{
			ObjectMeta: at("statefulset"),
			Spec:       appsv1.StatefulSetSpec{Replicas: new(int32(1)), Selector: selector, Template: pod},
		},
		sum: func(o *appsv1.StatefulSet) error {
			if s := o.Status; s.Replicas != 2 || s.ReadyReplicas != 2 || s.UpdatedReplicas != 2 || s.ObservedGeneration != o.Generation {
				return unlike("status", s)
			}
			return nil
		},
	})
	checkAggregation(f, aggregation[*appsv1.DaemonSet]{kind: "DaemonSet", apiVersion: "apps/v1",
		template: &appsv1.DaemonSet{ObjectMeta: at("daemonset"), Spec: appsv1.DaemonSetSpec{Selector: selector, Template: pod}},
		sum: func(o *appsv1.DaemonSet) error {
			if s := o.Status; s.DesiredNumberScheduled < 2 || s.NumberReady != s.DesiredNumberScheduled ||
				s.NumberAvailable != s.DesiredNumberScheduled ||
				s.ObservedGeneration != o.Generation {
				return unlike("status", s)
			}
			return nil
		}})
	checkAggregation(f, aggregation[*batchv1.Job]{kind: "Job", apiVersion: "batch/v1",
		template: &batchv1.Job{ObjectMeta: at("job"), Spec: batchv1.JobSpec{Template: jobPod}},
		sum: func(o *batchv1.Job) error {
			for _, c := range o.Status.Conditions {
				if c.Type == batchv1.JobComplete && c.Status == corev1.ConditionTrue && o.Status.Succeeded == 2 {
					return nil
				}
			}
			return unlike("status", o.Status)
		}})
	checkAggregation(f, aggregation[*batchv1.CronJob]{kind: "CronJob", apiVersion: "batch/v1",
		template: &batchv1.CronJob{ObjectMeta: at("cronjob"), Spec: batchv1.CronJobSpec{Schedule: "0 0 1 1 *", Suspend: new(true),
			JobTemplate: batchv1.JobTemplateSpec{Spec: batchv1.JobSpec{Template: jobPod}}}},
		report: func(o *batchv1.CronJob, member int) {
			o.Status.LastScheduleTime, o.Status.LastSuccessfulTime = when(member), &early
		},
		sum: func(o *batchv1.CronJob) error {
			if s := o.Status; s.LastScheduleTime == nil || !s.LastScheduleTime.Equal(&late) || s.LastSuccessfulTime == nil ||
				!s.LastSuccessfulTime.Equal(&early) {
				return unlike("status", s)
			}
			return nil
		}})
	checkAggregation(f, aggregation[*corev1.Pod]{kind: "Pod", apiVersion: "v1",
		template: &corev1.Pod{ObjectMeta: at("pod"), Spec: pod.Spec},
		sum: func(o *corev1.Pod) error {
			if o.Status.Phase != corev1.PodRunning || len(o.Status.ContainerStatuses) != 2 {
				return unlike("status", o.Status)
			}
			return nil
		}})
	checkAggregation(f, aggregation[*corev1.Service]{
		kind:       "Service",
		apiVersion: "v1",
		template: &corev1.Service{
			ObjectMeta: at("service"),
			Spec:       corev1.ServiceSpec{Type: corev1.ServiceTypeLoadBalancer, Selector: app, Ports: []corev1.ServicePort{{Port: 80}}},
		},
		report: func(o *corev1.Service, member int) {
			o.Status.LoadBalancer.Ingress = []corev1.LoadBalancerIngress{{IP: fmt.Sprintf("192.0.2.%d", member)}}
		},
		sum: func(o *corev1.Service) error {
			if in := o.Status.LoadBalancer.Ingress; len(in) != 2 || in[0].IP != "192.0.2.1" || in[1].IP != "192.0.2.2" {
				return unlike("status", o.Status)
			}
			return nil
		},
	})
	checkAggregation(f, aggregation[*networkingv1.Ingress]{kind: "Ingress", apiVersion: "networking.k8s.io/v1",
		template: &networkingv1.Ingress{ObjectMeta: at("ingress"), Spec: networkingv1.IngressSpec{DefaultBackend: &networkingv1.IngressBackend{
			Service: &networkingv1.IngressServiceBackend{Name: "service", Port: networkingv1.ServiceBackendPort{Number: 80}}}}},
		report: func(o *networkingv1.Ingress, member int) {
			o.Status.LoadBalancer.Ingress = []networkingv1.IngressLoadBalancerIngress{{Hostname: fmt.Sprintf("m%d.example.com", member)}}
		},
		sum: func(o *networkingv1.Ingress) error {
			if in := o.Status.LoadBalancer.Ingress; len(in) != 2 || in[0].Hostname != "m1.example.com" || in[1].Hostname != "m2.example.com" {
				return unlike("status", o.Status)
			}
			return nil
		}})
	one := intstr.FromInt32(1)
	checkAggregation(f, aggregation[*policyv1.PodDisruptionBudget]{
		kind:       "PodDisruptionBudget",
		apiVersion: "policy/v1",
		template: &policyv1.PodDisruptionBudget{
			ObjectMeta: at("pdb"),
			Spec: policyv1.PodDisruptionBudgetSpec{
				MinAvailable: &one,
				Selector:     &metav1.LabelSelector{MatchLabels: map[string]string{"app": "deployment"}},
			},
		},
		sum: func(o *policyv1.PodDisruptionBudget) error {
			if s := o.Status; s.ExpectedPods != 4 || s.CurrentHealthy != 4 || s.DesiredHealthy != 2 || s.DisruptionsAllowed != 2 {
				return unlike("status", s)
			}
			return nil
		},
	})
	checkAggregation(f, aggregation[*autoscalingv2.HorizontalPodAutoscaler]{kind: "HorizontalPodAutoscaler", apiVersion: "autoscaling/v2",
		template: &autoscalingv2.HorizontalPodAutoscaler{ObjectMeta: at("hpa"), Spec: autoscalingv2.HorizontalPodAutoscalerSpec{MaxReplicas: 9,
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "example.io/v1", Kind: "Nothing", Name: "nothing"}}},
		report: func(o *autoscalingv2.HorizontalPodAutoscaler, member int) {
			o.Status.CurrentReplicas, o.Status.DesiredReplicas = int32(member), int32(10*member)
		},
		sum: func(o *autoscalingv2.HorizontalPodAutoscaler) error {
			if s := o.Status; s.CurrentReplicas != 3 || s.DesiredReplicas != 30 {
				return unlike("status", s)
			}
			return nil
		}})
	storage := corev1.ResourceList{corev1.ResourceStorage: resource.MustParse("1Gi")}
	checkAggregation(f, aggregation[*corev1.PersistentVolume]{
		kind:       "PersistentVolume",
		apiVersion: "v1",
		template: &corev1.PersistentVolume{
			ObjectMeta: metav1.ObjectMeta{Name: "pv-" + f.ns},
			Spec: corev1.PersistentVolumeSpec{Capacity: storage, StorageClassName: "none",
				AccessModes:            []corev1.PersistentVolumeAccessMode{corev1.ReadWriteOnce},
				PersistentVolumeSource: corev1.PersistentVolumeSource{HostPath: &corev1.HostPathVolumeSource{Path: "/nowhere"}}},
		},
		sum: func(o *corev1.PersistentVolume) error {
			if o.Status.Phase != corev1.VolumeAvailable {
				return unlike("status", o.Status)
			}
			return nil
		},
	})
	volume := &corev1.PersistentVolume{
		ObjectMeta: metav1.ObjectMeta{Name: "bound-" + f.ns},
		Spec: corev1.PersistentVolumeSpec{Capacity: storage, StorageClassName: "none",
			AccessModes:            []corev1.PersistentVolumeAccessMode{corev1.ReadWriteOnce},
			ClaimRef:               &corev1.ObjectReference{APIVersion: "v1", Kind: "PersistentVolumeClaim", Namespace: f.ns, Name: "pvc"},
			PersistentVolumeSource: corev1.PersistentVolumeSource{HostPath: &corev1.HostPathVolumeSource{Path: "/nowhere"}}},
	}
	for _, cluster := range []string{member1, member2} {
		if err := e.Members[cluster].Client.Create(t.Context(), volume.DeepCopy()); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := e.Members[cluster].Client.Delete(context.Background(), volume.DeepCopy()); err != nil {
				t.Errorf("remove the volume from %s: %v", cluster, err)
			}
		})
	}
	checkAggregation(f, aggregation[*corev1.PersistentVolumeClaim]{
		kind:       "PersistentVolumeClaim",
		apiVersion: "v1",
		template: &corev1.PersistentVolumeClaim{
			ObjectMeta: at("pvc"),
			Spec: corev1.PersistentVolumeClaimSpec{
				StorageClassName: new("none"),
				VolumeName:       volume.Name,
				AccessModes: []corev1.PersistentVolumeAccessMode{
					corev1.ReadWriteOnce,
				},
				Resources: corev1.VolumeResourceRequirements{Requests: storage},
			},
		},
		sum: func(o *corev1.PersistentVolumeClaim) error {
			if o.Status.Phase != corev1.ClaimBound {
				return unlike("status", o.Status)
			}
			return nil
		},
	})
}
