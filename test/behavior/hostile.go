// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// hugeQuantity takes hours and gigabytes to compute with.
const hugeQuantity = "1e2147483648"

// attacker is a user with some rights, who tries to exceed them.
type attacker struct {
	*fixture
	control client.Client
}

// newAttacker returns a user of the control plane.
func (f *fixture) newAttacker(user string, groups ...string) attacker {
	f.Helper()
	config := rest.CopyConfig(f.e.Config)
	config.Impersonate = rest.ImpersonationConfig{UserName: user, Groups: append(groups, "system:authenticated")}
	control, err := client.New(config, client.Options{Scheme: f.e.Control.Scheme()})
	if err != nil {
		f.Fatal(err)
	}
	return attacker{f, control}
}

// may reports whether the attacker has a right, "verb resource.group/subresource name in namespace". name may be "-".
func (a attacker) may(right string) bool {
	a.Helper()
	var verb, resource, name, in, namespace string
	_, _ = fmt.Sscan(right, &verb, &resource, &name, &in, &namespace) // the last ones may be missing
	resource, sub, _ := strings.Cut(resource, "/")
	resource, group, _ := strings.Cut(resource, ".")
	review := &authorizationv1.SelfSubjectAccessReview{Spec: authorizationv1.SelfSubjectAccessReviewSpec{
		ResourceAttributes: &authorizationv1.ResourceAttributes{
			Verb: verb, Group: group, Resource: resource, Subresource: sub, Name: strings.Trim(name, "-"), Namespace: namespace,
		},
	}}
	if err := a.control.Create(a.Context(), review); err != nil {
		a.Fatalf("review of %q: %v", right, err)
	}
	return review.Status.Allowed
}

// lacks fails the test if the attacker has a right.
func (a attacker) lacks(rights ...string) {
	a.Helper()
	for _, right := range rights {
		if a.may(right) {
			a.Errorf("the attacker may %s", right)
		}
	}
}

// refused fails the test unless an attempt was rejected.
func (a attacker) refused(what string, err error) {
	a.Helper()
	if !apierrors.IsForbidden(err) && !apierrors.IsInvalid(err) && !apierrors.IsBadRequest(err) {
		a.Errorf("%s: %v, want a refusal", what, err)
	}
}

// patch sends a JSON merge patch.
func (a attacker) patch(o client.Object, body string) error {
	return a.control.Patch(a.Context(), o, client.RawPatch("application/merge-patch+json", []byte(body)))
}

func (a attacker) patchStatus(o client.Object, body string) error {
	return a.control.Status().Patch(a.Context(), o, client.RawPatch("application/merge-patch+json", []byte(body)))
}

// hostileAgent tries what the agent of a cluster could gain from: other clusters, more workloads, and the resources of the control plane.
func hostileAgent(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	var binding rbacv1.ClusterRoleBinding
	if err := e.Control.Get(t.Context(), client.ObjectKey{Name: names.AgentRole(member3)}, &binding); apierrors.IsNotFound(err) {
		t.Skipf("%s is not in Pull mode", member3)
	} else if err != nil {
		t.Fatal(err)
	}
	groups := []string{names.AgentsGroup}
	if s := binding.Subjects[0]; s.Kind == rbacv1.GroupKind {
		groups = append(groups, s.Name)
	}
	a := f.newAttacker(names.AgentUser(member3), groups...)
	if own := "list works.work.karmada.io - in karmada-es-" + member3; !a.may(own) {
		t.Fatalf("the agent may not %s", own)
	}
	a.lacks(
		"list secrets - in karmada-cluster", "get secrets member1 in karmada-cluster", "get secrets x in kube-system",
		"list works.work.karmada.io - in karmada-es-member1", "create works.work.karmada.io - in default",
		"get clusters.cluster.karmada.io member1", "list clusters.cluster.karmada.io -", "delete clusters.cluster.karmada.io member1",
		"get clusters.cluster.karmada.io/attach member1", "create clusters.cluster.karmada.io/attach member3",
		"get clusters.cluster.karmada.io/proxy member1", "get proxying.search.karmada.io/proxy x",
		"update leases.coordination.k8s.io karmada-scheduler in karmada-system", "update leases.coordination.k8s.io member1 in karmada-cluster",
		"impersonate users system:admin", "impersonate groups system:masters", "list resourcebindings.work.karmada.io -",
		"approve signers.certificates.k8s.io kubernetes.io/kube-apiserver-client", "create clusterrolebindings.rbac.authorization.k8s.io -",
	)
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: member3}}
	a.refused("a huge quantity", a.patchStatus(cluster, `{"status":{"resourceSummary":{"allocatable":{"cpu":"`+hugeQuantity+`"}}}}`))
	a.refused("a label of the Cluster", a.patch(cluster, `{"metadata":{"labels":{"tier":"production"}}}`))
	a.refused("a taint of the Cluster", a.patch(cluster, `{"spec":{"taints":[{"key":"x","effect":"NoSchedule"}]}}`))
	a.refused("the mode of the Cluster", a.patch(cluster, `{"spec":{"syncMode":"Push"}}`))
	a.attackWorks()
	a.refused("an event of a scheduler", a.control.Create(t.Context(), &corev1.Event{
		ObjectMeta:     metav1.ObjectMeta{Namespace: f.ns, GenerateName: "e-"},
		Source:         corev1.EventSource{Component: "default-scheduler"},
		InvolvedObject: corev1.ObjectReference{Kind: "Cluster", Name: member1}, Type: corev1.EventTypeWarning, Reason: "ClusterReady",
	}))
	a.refused("an event about the object of another cluster", a.control.Create(t.Context(), &corev1.Event{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, GenerateName: "e-"}, Source: corev1.EventSource{Component: names.ExecutionSource},
		InvolvedObject: corev1.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: f.ns, Name: "absent"},
		Type:           corev1.EventTypeWarning, Reason: "SyncWorkFailed",
	}))
	a.refused("a Secret of another cluster", a.control.Create(t.Context(), &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: names.ClusterNamespace, Name: "member1-impersonator"}}))
	a.refused("a Secret that receives the token of a service account", a.control.Create(t.Context(), &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: names.ClusterNamespace, Name: member3, Annotations: map[string]string{
			corev1.ServiceAccountNameKey: "default",
		}}, Type: corev1.SecretTypeServiceAccountToken,
	}))
	if len(groups) > 1 {
		former := f.newAttacker(names.AgentUser(member3), names.AgentsGroup, names.RegistrationGroup(member3, "former-registration"))
		former.lacks("list works.work.karmada.io - in karmada-es-"+member3, "get clusters.cluster.karmada.io "+member3,
			"get clusters.cluster.karmada.io/attach "+member3, "get secrets "+member3+" in karmada-cluster")
	}
	a.attackCertificates()
	a.attackWebhooks(e)
}

// attackWebhooks sends a request to an admission webhook, which only the API server may use.
func (a attacker) attackWebhooks(e *env.Env) {
	a.Helper()
	var list admissionregistrationv1.ValidatingWebhookConfigurationList
	if err := e.Control.List(a.Context(), &list); err != nil || len(list.Items) == 0 {
		a.Fatalf("%d webhook configurations, %v", len(list.Items), err)
	}
	config := list.Items[0].Webhooks[0].ClientConfig
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(config.CABundle)
	hc := &http.Client{Transport: &http.Transport{
		TLSClientConfig: &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS13}, DisableKeepAlives: true,
	}}
	request, err := http.NewRequestWithContext(a.Context(), http.MethodPost, *config.URL, strings.NewReader("{}"))
	if err != nil {
		a.Fatal(err)
	}
	response, err := hc.Do(request)
	if err != nil {
		a.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusUnauthorized {
		a.Errorf("a request to an admission webhook without a certificate: %s, want 401", response.Status)
	}
}

// attackWorks tries to forge Works, and to fill the database with one.
func (a attacker) attackWorks() {
	a.Helper()
	execution := names.ExecutionNamespace(member3)
	report := func(labels map[string]string, size int) *workv1alpha1.Work {
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: execution, GenerateName: "hostile-", Labels: labels}}
		w.Spec.SuspendDispatching = new(true)
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: fmt.Appendf(nil,
			`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"x","namespace":"x"},"data":{"x":%q}}`, strings.Repeat("x", size))}}}
		return w
	}
	reported := map[string]string{names.EndpointSliceManagedBy: "ServiceExport"}
	a.refused("a Work that is no report", a.control.Create(a.Context(), report(nil, 1)))
	a.refused("a Work of a binding", a.control.Create(a.Context(), report(map[string]string{
		names.EndpointSliceManagedBy: "ServiceExport", names.BindingID: "x"}, 1)))
	a.refused("a large report", a.control.Create(a.Context(), report(reported, 200<<10)))
	var works workv1alpha1.WorkList
	if err := a.control.List(a.Context(), &works, client.InNamespace(execution)); err != nil || len(works.Items) == 0 {
		a.Fatalf("%d Works, %v", len(works.Items), err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: execution, Name: works.Items[0].Name}}
	a.refused("the owner of a Work", a.patch(w, `{"metadata":{"labels":{"`+names.BindingID+`":"forged"}}}`))
	a.refused("a large status", a.patchStatus(w, `{"status":{"manifestStatuses":[{"identifier":{"ordinal":0,"version":"v1","kind":"x",`+
		`"resource":"x","name":"x"},"status":{"x":"`+strings.Repeat("x", 300<<10)+`"}}]}}`))
}

// attackCertificates requests certificates of others.
func (a attacker) attackCertificates() {
	a.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		a.Fatal(err)
	}
	request := func(name string, groups ...string) *certificatesv1.CertificateSigningRequest {
		der, err := x509.CreateCertificateRequest(rand.Reader, &x509.CertificateRequest{
			Subject: pkix.Name{CommonName: name, Organization: groups},
		}, key)
		if err != nil {
			a.Fatal(err)
		}
		return &certificatesv1.CertificateSigningRequest{
			ObjectMeta: metav1.ObjectMeta{GenerateName: a.ns + "-"},
			Spec: certificatesv1.CertificateSigningRequestSpec{
				Request:    pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST", Bytes: der}),
				SignerName: certificatesv1.KubeAPIServerClientSignerName,
				Usages:     []certificatesv1.KeyUsage{certificatesv1.UsageDigitalSignature, certificatesv1.UsageClientAuth},
			},
		}
	}
	a.refused("a certificate of an administrator", a.control.Create(a.Context(), request("x", "system:masters")))
	other := request(names.AgentUser(member1), names.AgentsGroup)
	if err := a.control.Create(a.Context(), other); err != nil {
		a.Fatal(err)
	}
	a.Cleanup(func() { _ = a.e.Control.Delete(context.WithoutCancel(a.Context()), other) })
	a.eventually("refusal of the certificate of another agent", func(ctx context.Context) error {
		if err := a.e.Control.Get(ctx, client.ObjectKeyFromObject(other), other); err != nil {
			return err
		}
		if len(other.Status.Conditions) > 0 {
			a.Fatalf("the request has the conditions %+v", other.Status.Conditions)
		}
		if other.Annotations[names.RequestRefused] == "" {
			return fmt.Errorf("annotations %v", other.Annotations)
		}
		return nil
	})
}

// hostileTenant has the role edit in one namespace, and tries to reach the objects of others, all members, and the control plane itself.
func hostileTenant(t *testing.T, e *env.Env) {
	f, other := newFixture(t, e), e.Namespace(t)
	user := "tenant-of-" + f.ns
	key := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: other, Name: "key"}, StringData: map[string]string{"key": "x"}}
	f.create(key, &rbacv1.RoleBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "tenant"},
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: "edit"},
		Subjects:   []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: user}},
	})
	a := f.newAttacker(user, "tenants")
	f.eventually("rights of the tenant", func(context.Context) error {
		if right := "create overridepolicies.policy.karmada.io - in " + f.ns; !a.may(right) {
			return fmt.Errorf("the tenant may not %s", right)
		}
		return nil
	})
	a.lacks(
		"get secrets key in "+other, "list secrets - in karmada-cluster", "list works.work.karmada.io - in karmada-es-member1",
		"create works.work.karmada.io - in karmada-es-member1", "create propagationpolicies.policy.karmada.io - in "+other,
		"create clusterpropagationpolicies.policy.karmada.io -", "create clusteroverridepolicies.policy.karmada.io -",
		"create resourceregistries.search.karmada.io -", "create resourceinterpretercustomizations.config.karmada.io -",
		"create resourceinterpreterwebhookconfigurations.config.karmada.io -", "create clusters.cluster.karmada.io -",
		"approve clusters.cluster.karmada.io member1", "get clusters.cluster.karmada.io/proxy member1",
		"create clusters.cluster.karmada.io/proxy member1", "get clusters.cluster.karmada.io/proxy *",
		"get clusters.cluster.karmada.io/attach member1", "get proxying.search.karmada.io/proxy x", "get search.search.karmada.io/api cache",
		"impersonate users system:admin", "impersonate groups system:masters", "create workloadrebalancers.apps.karmada.io -",
		"create rolebindings.rbac.authorization.k8s.io - in "+f.ns, "delete namespaces "+f.ns, "create remedies.remedy.karmada.io -",
	)
	foreign := f.policy("foreign", []string{member1}, policyv1alpha1.ResourceSelector{
		APIVersion: "v1", Kind: "Secret", Namespace: other, Name: "key",
	})
	if err := a.control.Create(t.Context(), foreign); err != nil {
		a.refused("a policy for another namespace", err)
	}
	stolen := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "key-secret"}}
	stolen.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "Secret", Namespace: other, Name: "key"}
	stolen.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: member1}}
	if err := a.control.Create(t.Context(), stolen); err != nil {
		a.refused("a binding of an object of another namespace", err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "w"}}
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: fmt.Appendf(nil,
		`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"forged","namespace":%q}}`, other)}}}
	if err := a.control.Create(t.Context(), w); err != nil {
		a.refused("a Work", err)
	}
	a.attackByQuantity()
	// What the tenant may do works meanwhile.
	good := f.configMap("good", nil)
	for _, o := range []client.Object{good, f.policy("good", []string{member1}, named("v1", "ConfigMap", "good"))} {
		if err := a.control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	f.waitOnlyIn(good, member1)
	f.attackProxy(good)
	for _, o := range []client.Object{key.DeepCopy(), &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: other, Name: "forged"}}} {
		for _, cluster := range e.Names() {
			if err := e.Members[cluster].Client.Get(t.Context(), client.ObjectKeyFromObject(o), o); !apierrors.IsNotFound(err) {
				t.Errorf("read of %s in %s: %v, want not found", objectName(o), cluster, err)
			}
		}
	}
}

// attackByQuantity reviews and overrides limits with a quantity that takes hours to compute with.
func (a attacker) attackByQuantity() {
	a.Helper()
	quota := map[string]any{
		"apiVersion": policyv1alpha1.GroupVersion.String(), "kind": "FederatedResourceQuota",
		"metadata": map[string]any{"namespace": a.ns, "name": "huge"},
		"spec":     map[string]any{"overall": map[string]any{"cpu": hugeQuantity}},
	}
	review := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{
		"changes": []any{map[string]any{"operation": string(reviewv1alpha1.ChangeApply), "object": quota}},
	}}}
	review.SetGroupVersionKind(reviewv1alpha1.SchemeGroupVersion.WithKind("PlacementReview"))
	ctx, cancel := context.WithTimeout(a.Context(), env.Timeout)
	defer cancel()
	a.refused("a review of a huge quantity", a.control.Create(ctx, review))
	d := a.deployment("web", 1)
	override := &policyv1alpha1.OverridePolicy{ObjectMeta: metav1.ObjectMeta{Namespace: a.ns, Name: "huge"}}
	override.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{named("apps/v1", "Deployment", d.Name)}
	override.Spec.OverrideRules = []policyv1alpha1.RuleWithCluster{{Overriders: policyv1alpha1.Overriders{
		Plaintext: []policyv1alpha1.PlaintextOverrider{{
			Path: "/spec/template/spec/containers/0/resources", Operator: policyv1alpha1.OverriderOpAdd,
		}},
	}}}
	override.Spec.OverrideRules[0].Overriders.Plaintext[0].Value.Raw = []byte(`{"limits":{"cpu":"` + hugeQuantity + `"}}`)
	if err := a.control.Create(a.Context(), override); err != nil {
		a.refused("an override with a huge quantity", err)
		return
	}
	for _, o := range []client.Object{d, a.policy("web", []string{member1}, named("apps/v1", "Deployment", d.Name))} {
		if err := a.control.Create(a.Context(), o); err != nil {
			a.Fatal(err)
		}
	}
	a.eventually("a condition that reports the quantity", func(ctx context.Context) error {
		var b workv1alpha2.ResourceBinding
		if err := a.e.Control.Get(ctx, client.ObjectKey{Namespace: a.ns, Name: names.Binding("Deployment", d.Name)}, &b); err != nil {
			return err
		}
		if slices.ContainsFunc(b.Status.Conditions, func(c metav1.Condition) bool { return c.Status == metav1.ConditionFalse }) ||
			slices.ContainsFunc(b.Status.AggregatedStatus, func(s workv1alpha2.AggregatedStatusItem) bool { return s.AppliedMessage != "" }) {
			return nil
		}
		return fmt.Errorf("binding status %+v", b.Status)
	})
}
