// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package deploy

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
)

func options() Options {
	return Options{Cluster: "m1", Namespace: "ns", Image: "agent:v1", Replicas: 1, Kubeconfig: []byte("config"), Rotate: true}
}

// unregister finds the credentials by the Deployment that register creates.
func TestCredentials(t *testing.T) {
	t.Parallel()
	member := fake.NewClientBuilder().Build()
	if err := Create(t.Context(), member, Objects(options())); err != nil {
		t.Fatal(err)
	}
	if got, context, err := Credentials(t.Context(), member, "ns", "karmada-agent"); err != nil || string(got) != "config" || context != "" {
		t.Errorf("Credentials = %q, %q, %v", got, context, err)
	}
	var d appsv1.Deployment
	if err := member.Get(t.Context(), client.ObjectKey{Namespace: "ns", Name: "karmada-agent"}, &d); err != nil {
		t.Fatal(err)
	}
	container := d.Spec.Template.Spec.Containers[0]
	for _, flag := range []string{
		"/bin/karmada-agent", "--karmada-kubeconfig=/etc/kubeconfig/karmada-kubeconfig", "--cluster-name=m1", "--controllers=*,certRotation",
	} {
		if !slices.Contains(container.Command, flag) {
			t.Errorf("command %q has no %s", container.Command, flag)
		}
	}
	for what, change := range map[string]func(*appsv1.Deployment){
		"has no flag --karmada-kubeconfig": func(d *appsv1.Deployment) {
			d.Spec.Template.Spec.Containers[0].Command = []string{"/bin/karmada-agent"}
		},
		"mounts no Secret at": func(d *appsv1.Deployment) { d.Spec.Template.Spec.Volumes = nil },
		"has no container":    func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers = nil },
	} {
		other := d.DeepCopy()
		change(other)
		changed := fake.NewClientBuilder().WithObjects(other).Build()
		if _, _, err := Credentials(t.Context(), changed, "ns", "karmada-agent"); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("Credentials = %v, want %q", err, what)
		}
	}
	existing, err := Existing(t.Context(), member, "ns")
	if err != nil || len(existing) != 3 || existing[0] != "ns/karmada-kubeconfig Secret already exists" {
		t.Errorf("Existing = %q, %v", existing, err)
	}
}

// The pod satisfies the pod security standard "restricted", serves metrics on loopback only, and reports no credentials by default.
func TestObjects_restricted(t *testing.T) {
	t.Parallel()
	objects := Objects(options())
	pod := objects[len(objects)-1].(*appsv1.Deployment).Spec.Template.Spec
	container := pod.Containers[0]
	security := container.SecurityContext
	switch {
	case !*pod.SecurityContext.RunAsNonRoot || *pod.SecurityContext.RunAsUser == 0,
		pod.SecurityContext.SeccompProfile.Type != corev1.SeccompProfileTypeRuntimeDefault,
		*security.AllowPrivilegeEscalation || !*security.ReadOnlyRootFilesystem || !slices.Contains(security.Capabilities.Drop, "ALL"):
		t.Errorf("pod is not restricted: %+v, %+v", pod.SecurityContext, security)
	case container.LivenessProbe == nil || container.ReadinessProbe == nil || container.Resources.Requests.Memory().IsZero():
		t.Errorf("container without probes or requests: %+v", container)
	}
	for _, flag := range []string{"--metrics-bind-address=127.0.0.1:8080", "--report-secrets=None"} {
		if !slices.Contains(container.Command, flag) {
			t.Errorf("command %q has no %s", container.Command, flag)
		}
	}
	o := options()
	o.ReportSecrets = []string{"KubeCredentials", "KubeImpersonator"}
	if !slices.Contains(command(o), "--report-secrets=KubeCredentials,KubeImpersonator") {
		t.Errorf("command %q does not report the selected credentials", command(o))
	}
	policy, ok := objects[len(objects)-2].(*networkingv1.NetworkPolicy)
	if !ok || len(policy.Spec.Ingress) != 1 || len(policy.Spec.Ingress[0].Ports) != 1 || policy.Spec.Ingress[0].Ports[0].Port.IntVal != 10357 {
		t.Errorf("network policy %+v, want one that permits probes only", policy)
	}
}

// A failure deletes the objects that were created, but not those that existed, and no namespace.
func TestCreate_rollsBack(t *testing.T) {
	t.Parallel()
	objects := Objects(options())
	failure := errors.New("quota")
	member := fake.NewClientBuilder().WithObjects(objects[2]).WithInterceptorFuncs(interceptor.Funcs{ // the ClusterRole exists
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			if _, ok := o.(*appsv1.Deployment); ok {
				return failure
			}
			return c.Create(ctx, o, opts...)
		},
	}).Build()
	if err := Create(t.Context(), member, Objects(options())); !errors.Is(err, failure) {
		t.Fatalf("Create = %v", err)
	}
	for i, o := range Objects(options()) {
		exists := member.Get(t.Context(), client.ObjectKeyFromObject(o), o) == nil
		if want := i == 0 || i == 2; exists != want {
			t.Errorf("%T %s exists: %v, want %v", o, o.GetName(), exists, want)
		}
	}
}

func TestAwait(t *testing.T) {
	t.Parallel()
	o := options()
	objects := Objects(o)
	d := objects[len(objects)-1].(*appsv1.Deployment)
	member := fake.NewClientBuilder().WithObjects(d).WithStatusSubresource(d).Build()
	if err := Await(t.Context(), member, o, time.Millisecond); err == nil || !strings.Contains(err.Error(), "0 of 1 replicas are available") {
		t.Errorf("Await = %v", err)
	}
	d.Status.AvailableReplicas, d.Status.UpdatedReplicas = 1, 1
	if err := member.Status().Update(t.Context(), d); err != nil {
		t.Fatal(err)
	}
	if err := Await(t.Context(), member, o, time.Second); err != nil {
		t.Errorf("Await = %v", err)
	}
	o.Replicas = 0
	if err := Await(t.Context(), fake.NewClientBuilder().WithObjects(&corev1.Namespace{}).Build(), o, time.Millisecond); err != nil {
		t.Errorf("Await without replicas = %v", err)
	}
}
