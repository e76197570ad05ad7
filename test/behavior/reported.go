// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// manifests returns the objects of a file in testdata, in the namespace of the scenario.
func (f *fixture) manifests(file string) []client.Object {
	f.Helper()
	text, err := os.ReadFile("testdata/" + file)
	if err != nil {
		f.Fatal(err)
	}
	var objects []client.Object
	for decoder := utilyaml.NewYAMLOrJSONDecoder(bytes.NewReader(text), 4096); ; {
		o := &unstructured.Unstructured{}
		if err := decoder.Decode(&o.Object); errors.Is(err, io.EOF) {
			return objects
		} else if err != nil {
			f.Fatalf("%s: %v", file, err)
		}
		o.SetNamespace(f.ns)
		objects = append(objects, o)
	}
}

// selecting returns a selector for each object.
func selecting(objects []client.Object) (selectors []policyv1alpha1.ResourceSelector) {
	for _, o := range objects {
		apiVersion, kind := o.GetObjectKind().GroupVersionKind().ToAPIVersionAndKind()
		selectors = append(selectors, named(apiVersion, kind, o.GetName()))
	}
	return selectors
}

// waitWithout waits until the object in a member has a field with the text present, and no text in absent.
func (f *fixture) waitWithout(cluster string, o client.Object, present string, absent ...string) {
	f.Helper()
	u := o.(*unstructured.Unstructured)
	f.eventually(fmt.Sprintf("%s %s in %s has %q", u.GetKind(), u.GetName(), cluster, present), func(ctx context.Context) error {
		observed := &unstructured.Unstructured{}
		observed.SetGroupVersionKind(u.GroupVersionKind())
		if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(o), observed); err != nil {
			return err
		}
		observed.SetManagedFields(nil)
		delete(observed.Object, "status")
		text, err := json.Marshal(observed)
		if err != nil {
			return err
		}
		if !strings.Contains(string(text), present) {
			return fmt.Errorf("no %q in %s", present, text)
		}
		for _, a := range absent {
			if strings.Contains(string(text), a) {
				return fmt.Errorf("%q is still in %s", a, text)
			}
		}
		return nil
	})
}

// takeOver replaces objects that a member had before, although it accepts no more objects like them, and the port of the Service is
// in use, by the Service itself. Nothing of the former objects remains, except for what the API server set.
func (f *fixture) takeOver() {
	member := f.e.Members[member1].Client
	former, port := f.manifests("takeover/member.yaml"), f.freePort(32000)
	for _, o := range former {
		f.inMember(member1, withNodePort(o, port))
	}
	service := &corev1.Service{}
	if err := member.Get(f.Context(), client.ObjectKey{Namespace: f.ns, Name: "web"}, service); err != nil {
		f.Fatal(err)
	}
	unlike := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "kept"}}
	unlike.Spec = corev1.ServiceSpec{Type: corev1.ServiceTypeNodePort, Ports: []corev1.ServicePort{{Port: 80, NodePort: f.freePort(31000)}}}
	kept := unlike.DeepCopy()
	f.inMember(member1, unlike)
	f.denyCreation(member1)

	objects := f.manifests("takeover/control.yaml")
	p := f.policy("take-over", []string{member1}, selecting(objects)...)
	p.Spec.ConflictResolution = policyv1alpha1.ConflictOverwrite
	f.create(p, f.policy("abort", []string{member1}, named("v1", "Service", kept.Name)), kept)
	for _, o := range objects {
		f.create(withNodePort(o, port))
	}
	managed := fmt.Sprintf("%q:%q", names.Managed, "true")
	for _, o := range objects {
		f.waitWithout(member1, o, managed, "former")
	}
	clusterIP, uid := service.Spec.ClusterIP, service.UID
	if err := member.Get(f.Context(), client.ObjectKeyFromObject(service), service); err != nil {
		f.Fatal(err)
	}
	if service.Spec.ClusterIP != clusterIP || service.UID != uid {
		f.Errorf("the Service has UID %s and address %s, want %s and %s", service.UID, service.Spec.ClusterIP, uid, clusterIP)
	}
	f.waitExisting(kept)
	if got := f.uidIn(member1, kept); got != unlike.UID {
		f.Errorf("the Service that conflicts was replaced")
	}
}

// inMember creates an object in a member, and deletes it after the scenario.
func (f *fixture) inMember(cluster string, o client.Object) {
	f.Helper()
	c := f.e.Members[cluster].Client
	if err := c.Create(f.Context(), o); err != nil {
		f.Fatalf("create %s in %s: %v", objectName(o), cluster, err)
	}
	f.Cleanup(func() {
		if err := c.Delete(context.Background(), o); client.IgnoreNotFound(err) != nil {
			f.Errorf("delete %s in %s: %v", objectName(o), cluster, err)
		}
	})
}

// denyCreation makes a member reject new objects in the namespace of the scenario, but for Events and what belongs to Pods.
func (f *fixture) denyCreation(cluster string) {
	f.Helper()
	policy := &admissionregistrationv1.ValidatingAdmissionPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	policy.Spec.MatchConstraints = &admissionregistrationv1.MatchResources{
		NamespaceSelector: &metav1.LabelSelector{MatchLabels: map[string]string{corev1.LabelMetadataName: f.ns}},
		ResourceRules: []admissionregistrationv1.NamedRuleWithOperations{{RuleWithOperations: admissionregistrationv1.RuleWithOperations{
			Operations: []admissionregistrationv1.OperationType{admissionregistrationv1.Create},
			Rule: admissionregistrationv1.Rule{
				APIGroups: []string{"", "apps", "networking.k8s.io"}, APIVersions: []string{"v1"},
				Resources: []string{"configmaps", "deployments", "ingresses"},
			},
		}}},
	}
	policy.Spec.Validations = []admissionregistrationv1.Validation{{Expression: "false", Message: "no new objects"}}
	f.inMember(cluster, policy)
	f.inMember(cluster, &admissionregistrationv1.ValidatingAdmissionPolicyBinding{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns},
		Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
			PolicyName: f.ns, ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Deny},
		},
	})
	f.eventually("the member rejects new objects", func(ctx context.Context) error {
		err := f.e.Members[cluster].Client.Create(ctx, f.configMap("new", nil), client.DryRunAll)
		if err == nil || !strings.Contains(err.Error(), "no new objects") {
			return fmt.Errorf("creation of a ConfigMap: %v", err) //nolint:errorlint // it can be nil
		}
		return nil
	})
}

// withNodePort sets the port of a Service, and returns other objects as they are.
func withNodePort(o client.Object, port int32) client.Object {
	if ports, ok, _ := unstructured.NestedFieldNoCopy(o.(*unstructured.Unstructured).Object, "spec", "ports"); ok {
		ports.([]any)[0].(map[string]any)["nodePort"] = int64(port)
	}
	return o
}

// waitExisting waits until the binding of a template reports that its first cluster has such an object already.
func (f *fixture) waitExisting(o client.Object) {
	f.Helper()
	f.eventually("the conflict is reported", func(ctx context.Context) error {
		b, err := f.bindingOf(ctx, o)
		if err != nil {
			return err
		}
		items := b.BindingStatus().AggregatedStatus
		if len(items) != 1 || items[0].Applied || !strings.Contains(items[0].AppliedMessage, "already exists in the cluster") {
			return fmt.Errorf("aggregated status = %+v", items)
		}
		return nil
	})
}

// removedFields removes fields from templates of many kinds: they leave a member in Push mode and one in Pull mode.
func (f *fixture) removedFields() {
	before, after := f.manifests("obsolete/before.yaml"), f.manifests("obsolete/after.yaml")
	f.create(f.policy("all", []string{member1, member3}, selecting(before)...))
	f.create(before...)
	for _, cluster := range []string{member1, member3} {
		for _, o := range before {
			f.waitWithout(cluster, o, f.ns)
		}
	}
	for i, o := range after {
		o.SetResourceVersion(before[i].GetResourceVersion())
		change(f, before[i].(*unstructured.Unstructured), func(u *unstructured.Unstructured) {
			version := u.GetResourceVersion()
			*u = *o.(*unstructured.Unstructured).DeepCopy()
			u.SetResourceVersion(version)
		})
	}
	for _, cluster := range []string{member1, member3} {
		for _, o := range after {
			f.waitWithout(cluster, o, f.ns, "obsolete", `"hostNetwork":true`, `"privileged":true`, "runAsUser", "minAvailable", "Egress")
		}
	}
}

// allocatedPort propagates a Service whose node port the API server of the control plane allocated to a member that uses this port
// for another Service. A port that the user specifies is used.
func (f *fixture) allocatedPort() {
	s := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "web"}}
	s.Spec = corev1.ServiceSpec{Type: corev1.ServiceTypeNodePort, Ports: []corev1.ServicePort{{Port: 80}}}
	f.create(s)
	other := s.DeepCopy()
	other.ObjectMeta = metav1.ObjectMeta{Namespace: f.ns, Name: "other"}
	other.Spec.ClusterIP, other.Spec.ClusterIPs = "", nil
	f.inMember(member1, other)
	f.create(f.policy("web", []string{member1, member2}, named("v1", "Service", s.Name)))
	f.waitOnlyIn(s, member1, member2)

	free := f.freePort(32767)
	change(f, s, func(s *corev1.Service) { s.Spec.Ports[0].NodePort = free })
	for _, cluster := range []string{member1, member2} {
		f.eventually(fmt.Sprintf("the Service in %s has port %d", cluster, free), func(ctx context.Context) error {
			var observed corev1.Service
			if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(s), &observed); err != nil {
				return err
			}
			if got := observed.Spec.Ports[0].NodePort; got != free {
				return fmt.Errorf("it has port %d", got)
			}
			return nil
		})
	}
}

// freePort returns the first node port, counted down, that is free in the control plane and in the first two members. Scenarios that
// run at the same time begin with different ones.
func (f *fixture) freePort(port int32) int32 {
	f.Helper()
	used := map[int32]bool{}
	for _, c := range []client.Client{f.e.Control, f.e.Members[member1].Client, f.e.Members[member2].Client} {
		var list corev1.ServiceList
		if err := c.List(f.Context(), &list); err != nil {
			f.Fatal(err)
		}
		for _, s := range list.Items {
			for _, p := range s.Spec.Ports {
				used[p.NodePort] = true
			}
		}
	}
	for used[port] {
		port--
	}
	return port
}

// aggregatedRole propagates a ClusterRole whose rules a controller of each cluster computes: the rules of the control plane never
// appear in the member.
func (f *fixture) aggregatedRole() {
	part := func(apiGroup string) *rbacv1.ClusterRole {
		return &rbacv1.ClusterRole{
			ObjectMeta: metav1.ObjectMeta{Name: f.ns + "-" + apiGroup, Labels: map[string]string{f.ns: "part"}},
			Rules:      []rbacv1.PolicyRule{{APIGroups: []string{apiGroup}, Resources: []string{"things"}, Verbs: []string{"get"}}},
		}
	}
	whole := &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns + "-whole"},
		AggregationRule: &rbacv1.AggregationRule{
			ClusterRoleSelectors: []metav1.LabelSelector{{MatchLabels: map[string]string{f.ns: "part"}}},
		},
	}
	inControl := part("control")
	p := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	p.Spec = f.policy("", []string{member1}, named("rbac.authorization.k8s.io/v1", "ClusterRole", whole.Name)).Spec
	f.inMember(member1, part("member"))
	f.create(inControl, whole, p)
	f.Cleanup(func() {
		for _, o := range []client.Object{whole, inControl, p} {
			if err := f.e.Control.Delete(context.Background(), o); client.IgnoreNotFound(err) != nil {
				f.Errorf("delete %s: %v", objectName(o), err)
			}
		}
	})
	member := f.e.Members[member1].Client
	wait := func(label string) (version string) {
		f.eventually("the member has label "+label+" and its own rules", func(ctx context.Context) error {
			var r rbacv1.ClusterRole
			if err := member.Get(ctx, client.ObjectKeyFromObject(whole), &r); err != nil {
				return err
			}
			if r.Labels["revision"] != label || len(r.Rules) != 1 || r.Rules[0].APIGroups[0] != "member" {
				return fmt.Errorf("labels %v, rules %v", r.Labels, r.Rules)
			}
			version = r.ResourceVersion
			return nil
		})
		return version
	}
	wait("")
	for _, label := range []string{"1", "2"} {
		change(f, whole, func(r *rbacv1.ClusterRole) { r.Labels = map[string]string{"revision": label} })
		version := wait(label)
		// Another object takes the same way afterwards: the member still has what it had.
		c := f.configMap("after-"+label, nil)
		f.create(f.policy(c.Name, []string{member1}, named("v1", "ConfigMap", c.Name)), c)
		f.waitOnlyIn(c, member1)
		if after := wait(label); after != version {
			f.Errorf("resourceVersion of the role in the member = %s, was %s: it is written again and again", after, version)
		}
	}
}

// indexedJob propagates a Job whose Pods have indexes with a policy that divides replicas: one cluster takes it whole, so that each
// index runs once.
func (f *fixture) indexedJob() {
	j := &batchv1.Job{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "indexed"}}
	j.Spec = batchv1.JobSpec{
		Completions: new(int32(6)), Parallelism: new(int32(6)), CompletionMode: new(batchv1.IndexedCompletion), Template: podOf(nil),
	}
	j.Spec.Template.Spec.RestartPolicy = corev1.RestartPolicyNever
	f.create(f.dividing("indexed", []string{member1, member2}, named("batch/v1", "Job", j.Name)), j)
	f.eventually("one cluster has the whole Job", func(ctx context.Context) error {
		b, err := f.bindingOf(ctx, j)
		if err != nil {
			return err
		}
		targets := b.BindingSpec().Clusters
		if len(targets) != 1 || targets[0].Replicas != 6 {
			return fmt.Errorf("clusters = %v", targets)
		}
		var observed batchv1.Job
		if err := f.e.Members[targets[0].Name].Client.Get(ctx, client.ObjectKeyFromObject(j), &observed); err != nil {
			return err
		}
		if *observed.Spec.Completions != 6 || *observed.Spec.Parallelism != 6 {
			return fmt.Errorf("the member has %d completions, %d at once", *observed.Spec.Completions, *observed.Spec.Parallelism)
		}
		return f.checkOnlyIn(ctx, j, targets[0].Name)
	})
}

// neverPropagated creates policies for kinds that are never propagated: an event of each policy states it.
func (f *fixture) neverPropagated() {
	for apiVersion, kind := range map[string]string{
		"coordination.k8s.io/v1": "Lease", "networking.karmada.io/v1alpha1": "MultiClusterIngress",
		"autoscaling.karmada.io/v1alpha1": "CronFederatedHPA", "v1": "Event",
	} {
		p := f.policy(strings.ToLower(kind), []string{member1}, named(apiVersion, kind, "any"))
		f.create(p)
		f.waitEvent(p, names.DetectorSource, "NeverPropagated", kind)
	}
}
