// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"context"
	"slices"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	resourcev1 "k8s.io/api/resource/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// emulated are the members of TestOlderMembers: one for each older version that this version of Kubernetes can emulate.
var emulated = []struct { //nolint:gochecknoglobals // a constant list
	name, version string
	pull          bool
	// dra reports whether the version has resource.k8s.io/v1.
	dra bool
}{
	{"member-33", "1.33", false, false},
	{"member-33-pull", "1.33", true, false},
	{"member-34", "1.34", true, true},
	{"member-35", "1.35", false, true},
}

// Members of older versions of Kubernetes get the objects of policies, except for those of kinds that they lack, and report their status.
func TestOlderMembers(t *testing.T) {
	if *newer == "" {
		t.Skip("run it with make test-versions")
	}
	f := &fleet{dir: t.TempDir()}
	t.Cleanup(func() { f.run(t, *newer, "down") })
	f.run(t, *newer, "up", "--detach", "--members=0")
	for _, m := range emulated {
		args := []string{"member", "create", m.name, "--nodes=1", "--emulated-version=" + m.version}
		if m.pull {
			args = append(args, "--pull")
		}
		f.run(t, *newer, args...)
	}
	control := f.client(t, "karmada-apiserver")
	for _, m := range emulated {
		awaitCluster(t, control, m.name, m.version, m.dra)
	}
	templates := versionTemplates()
	for _, o := range templates {
		if err := control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	kinds := templates[2:]
	for _, m := range emulated {
		c := f.client(t, m.name)
		for _, o := range kinds {
			if _, ok := o.(*resourcev1.ResourceClaimTemplate); !ok || m.dra {
				awaitCopy(t, c, m.name, o)
			}
		}
	}
	web := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "web"}}
	await(t, "status of the Deployment", func(ctx context.Context) (bool, error) {
		err := control.Get(ctx, client.ObjectKeyFromObject(web), web)
		return int(web.Status.AvailableReplicas) == len(emulated), err
	})
	web.Spec.Template.Spec.Containers[0].Image = "nginx:2"
	if err := control.Update(t.Context(), web); err != nil {
		t.Fatal(err)
	}
	await(t, "status of the changed Deployment", func(ctx context.Context) (bool, error) {
		err := control.Get(ctx, client.ObjectKeyFromObject(web), web)
		return web.Status.ObservedGeneration == web.Generation && int(web.Status.UpdatedReplicas) == len(emulated), err
	})
	for _, o := range kinds {
		if err := control.Delete(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	for _, m := range emulated {
		c := f.client(t, m.name)
		await(t, "deletion in "+m.name, func(ctx context.Context) (bool, error) {
			return !slices.ContainsFunc(kinds, func(o client.Object) bool {
				err := c.Get(ctx, client.ObjectKeyFromObject(o), o.DeepCopyObject().(client.Object))
				return !apierrors.IsNotFound(err) && !meta.IsNoMatchError(err)
			}), nil
		})
	}
}

// awaitCluster waits until a cluster is ready and reports its version and APIs.
func awaitCluster(t *testing.T, control client.Client, name, version string, dra bool) {
	t.Helper()
	await(t, "cluster "+name, func(ctx context.Context) (bool, error) {
		var c clusterv1alpha1.Cluster
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
			return false, client.IgnoreNotFound(err)
		}
		hasDRA := slices.ContainsFunc(c.Status.APIEnablements, func(e clusterv1alpha1.APIEnablement) bool {
			return e.GroupVersion == resourcev1.SchemeGroupVersion.String()
		})
		return c.Status.KubernetesVersion == "v"+version+".0" && len(c.Status.APIEnablements) > 0 && hasDRA == dra, nil
	})
}

// awaitCopy waits until a member has the object of a template.
func awaitCopy(t *testing.T, member client.Client, name string, template client.Object) {
	t.Helper()
	copied := template.DeepCopyObject().(client.Object)
	await(t, template.GetName()+" in "+name, func(ctx context.Context) (bool, error) {
		err := member.Get(ctx, client.ObjectKeyFromObject(template), copied)
		return err == nil, client.IgnoreNotFound(err)
	})
}

// versionTemplates returns a namespace, a policy and templates of several groups that the policy selects.
func versionTemplates() []client.Object {
	named := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Namespace: namespace, Name: name} }
	labels := map[string]string{"app": "web"}
	pod := corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{Labels: labels}, Spec: corev1.PodSpec{
		Containers: []corev1.Container{{Name: "web", Image: "nginx"}},
	}}
	once := pod
	once.Spec.RestartPolicy = corev1.RestartPolicyNever
	job := batchv1.JobSpec{Template: once}
	var selectors []policyv1alpha1.ResourceSelector
	for _, gvk := range []schema.GroupVersionKind{
		appsv1.SchemeGroupVersion.WithKind("Deployment"), corev1.SchemeGroupVersion.WithKind("ConfigMap"),
		corev1.SchemeGroupVersion.WithKind("Service"), batchv1.SchemeGroupVersion.WithKind("CronJob"),
		autoscalingv2.SchemeGroupVersion.WithKind("HorizontalPodAutoscaler"), networkingv1.SchemeGroupVersion.WithKind("Ingress"),
		resourcev1.SchemeGroupVersion.WithKind("ResourceClaimTemplate"),
	} {
		selectors = append(selectors, policyv1alpha1.ResourceSelector{APIVersion: gvk.GroupVersion().String(), Kind: gvk.Kind})
	}
	return []client.Object{
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}},
		&policyv1alpha1.PropagationPolicy{ObjectMeta: named("all"), Spec: policyv1alpha1.PropagationSpec{ResourceSelectors: selectors}},
		&appsv1.Deployment{ObjectMeta: named("web"), Spec: appsv1.DeploymentSpec{
			Replicas: new(int32(1)), Selector: &metav1.LabelSelector{MatchLabels: labels}, Template: pod,
		}},
		&corev1.ConfigMap{ObjectMeta: named("web"), Data: map[string]string{"key": "value"}},
		&corev1.Service{ObjectMeta: named("web"), Spec: corev1.ServiceSpec{Selector: labels, Ports: []corev1.ServicePort{{Port: 80}}}},
		&batchv1.CronJob{ObjectMeta: named("web"), Spec: batchv1.CronJobSpec{
			Schedule: "0 0 1 1 *", JobTemplate: batchv1.JobTemplateSpec{Spec: job},
		}},
		&autoscalingv2.HorizontalPodAutoscaler{ObjectMeta: named("web"), Spec: autoscalingv2.HorizontalPodAutoscalerSpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "other"}, MaxReplicas: 2,
		}},
		&networkingv1.Ingress{ObjectMeta: named("web"), Spec: networkingv1.IngressSpec{DefaultBackend: &networkingv1.IngressBackend{
			Service: &networkingv1.IngressServiceBackend{Name: "web", Port: networkingv1.ServiceBackendPort{Number: 80}},
		}}},
		&resourcev1.ResourceClaimTemplate{ObjectMeta: named("web"), Spec: resourcev1.ResourceClaimTemplateSpec{
			Spec: resourcev1.ResourceClaimSpec{Devices: resourcev1.DeviceClaim{Requests: []resourcev1.DeviceRequest{{
				Name: "gpu", Exactly: &resourcev1.ExactDeviceRequest{DeviceClassName: "gpu"},
			}}}},
		}},
	}
}
