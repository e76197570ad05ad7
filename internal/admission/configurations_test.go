// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilvalidation "k8s.io/apimachinery/pkg/util/validation"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
)

const testBase = "https://127.0.0.1:9443"

func configurations(
	t testing.TB,
	base string,
) (*admissionregistrationv1.MutatingWebhookConfiguration, *admissionregistrationv1.ValidatingWebhookConfiguration) {
	t.Helper()
	objs := Configurations(base, []byte("ca"), false)
	if len(objs) != 2 {
		t.Fatalf("%d configurations, want 2", len(objs))
	}
	return objs[0].(*admissionregistrationv1.MutatingWebhookConfiguration), objs[1].(*admissionregistrationv1.ValidatingWebhookConfiguration)
}

// Each line has name, operations, group/resource, scope, path, side effects and timeout in seconds
// (docs/contract/admission.md#webhooks).
func TestConfigurations(t *testing.T) {
	t.Parallel()
	mutating, validating := configurations(t, testBase+"/")
	wantMutating := []string{
		"propagationpolicy.karmada.io CREATE,UPDATE policy.karmada.io/propagationpolicies Namespaced /mutate-propagationpolicy None 3",
		"clusterpropagationpolicy.karmada.io CREATE,UPDATE policy.karmada.io/clusterpropagationpolicies Cluster " +
			"/mutate-clusterpropagationpolicy None 3",
		"overridepolicy.karmada.io CREATE,UPDATE policy.karmada.io/overridepolicies Namespaced /mutate-overridepolicy None 3",
		"work.karmada.io CREATE,UPDATE work.karmada.io/works Namespaced /mutate-work None 3",
		"resourcebinding.karmada.io CREATE work.karmada.io/resourcebindings Namespaced /mutate-resourcebinding None 3",
		"clusterresourcebinding.karmada.io CREATE work.karmada.io/clusterresourcebindings Cluster /mutate-clusterresourcebinding None 3",
		"autoscaling.karmada.io CREATE,UPDATE autoscaling.karmada.io/federatedhpas Namespaced /mutate-federatedhpa None 3",
		"placement.karmada.io CREATE,UPDATE fleet.karmada.io/placements Namespaced /mutate-placement None 3",
		"rolloutapproval.karmada.io CREATE fleet.karmada.io/rolloutapprovals Namespaced /mutate-rolloutapproval None 3",
		"clusterrolloutapproval.karmada.io CREATE fleet.karmada.io/clusterrolloutapprovals Cluster /mutate-clusterrolloutapproval None 3",
		"multiclusterservice.karmada.io CREATE,UPDATE networking.karmada.io/multiclusterservices Namespaced /mutate-multiclusterservice None 3",
	}
	wantValidating := []string{
		"propagationpolicy.karmada.io CREATE,UPDATE policy.karmada.io/propagationpolicies Namespaced /validate-propagationpolicy None 10",
		"clusterpropagationpolicy.karmada.io CREATE,UPDATE policy.karmada.io/clusterpropagationpolicies Cluster " +
			"/validate-clusterpropagationpolicy None 10",
		"overridepolicy.karmada.io CREATE,UPDATE policy.karmada.io/overridepolicies Namespaced /validate-overridepolicy None 10",
		"clusteroverridepolicy.karmada.io CREATE,UPDATE policy.karmada.io/clusteroverridepolicies Cluster" +
			" /validate-clusteroverridepolicy None 10",
		"clustertaintpolicy.karmada.io CREATE,UPDATE policy.karmada.io/clustertaintpolicies Cluster /validate-clustertaintpolicy None 3",
		"federatedresourcequota.karmada.io CREATE,UPDATE policy.karmada.io/federatedresourcequotas Namespaced " +
			"/validate-federatedresourcequota None 3",
		"status.federatedresourcequota.karmada.io UPDATE policy.karmada.io/federatedresourcequotas/status Namespaced " +
			"/validate-federatedresourcequota-status None 3",
		"resourcebinding.karmada.io CREATE,UPDATE work.karmada.io/resourcebindings Namespaced /validate-resourcebinding NoneOnDryRun 3",
		"clusterresourcebinding.karmada.io CREATE,UPDATE work.karmada.io/clusterresourcebindings Cluster /validate-clusterresourcebinding None 3",
		"federatedhpa.karmada.io CREATE,UPDATE autoscaling.karmada.io/federatedhpas Namespaced /validate-federatedhpa None 3",
		"status.federatedhpa.karmada.io UPDATE autoscaling.karmada.io/federatedhpas/status Namespaced /validate-federatedhpa-status None 3",
		"cronfederatedhpa.karmada.io CREATE,UPDATE autoscaling.karmada.io/cronfederatedhpas Namespaced /validate-cronfederatedhpa None 3",
		"placement.karmada.io CREATE,UPDATE fleet.karmada.io/placements Namespaced /validate-placement None 3",
		"multiclusterservice.karmada.io CREATE,UPDATE networking.karmada.io/multiclusterservices Namespaced /validate-multiclusterservice None 3",
		"multiclusteringress.karmada.io CREATE,UPDATE networking.karmada.io/multiclusteringresses Namespaced " +
			"/validate-multiclusteringress None 3",
		"config.karmada.io CREATE,UPDATE config.karmada.io/resourceinterpreterwebhookconfigurations Cluster " +
			"/validate-resourceinterpreterwebhookconfiguration None 3",
		"resourceinterpretercustomization.karmada.io CREATE,UPDATE config.karmada.io/resourceinterpretercustomizations Cluster " +
			"/validate-resourceinterpretercustomization None 10",
		"resourcedeletionprotection.karmada.io DELETE */* * /validate-resourcedeletionprotection None 3",
		"namespacedeletion.karmada.io DELETE /namespaces Cluster /validate-namespacedeletion None 10",
		"namespacecontents.karmada.io DELETE /namespaces Cluster /validate-namespacecontents None 10",
		"rolloutapproval.karmada.io CREATE fleet.karmada.io/rolloutapprovals Namespaced /validate-rolloutapproval None 3",
		"clusterrolloutapproval.karmada.io CREATE fleet.karmada.io/clusterrolloutapprovals Cluster /validate-clusterrolloutapproval None 3",
		"placementeviction.karmada.io CREATE fleet.karmada.io/placementevictions Namespaced /validate-placementeviction None 3",
		"workloadrebalancer.karmada.io CREATE,UPDATE apps.karmada.io/workloadrebalancers Cluster /validate-workloadrebalancer None 3",
		"replicaschedulingpolicy.karmada.io CREATE,UPDATE config.karmada.io/replicaschedulingpolicies Cluster " +
			"/validate-replicaschedulingpolicy None 3",
		"remedy.karmada.io CREATE,UPDATE remedy.karmada.io/remedies Cluster /validate-remedy None 3",
		"serviceexport.karmada.io CREATE,UPDATE multicluster.x-k8s.io/serviceexports Namespaced /validate-serviceexport None 3",
		"serviceimport.karmada.io CREATE,UPDATE multicluster.x-k8s.io/serviceimports Namespaced /validate-serviceimport None 3",
		"works.agents.karmada.io CREATE,UPDATE work.karmada.io/works * /validate-agent-works None 3",
		"works-status.agents.karmada.io UPDATE work.karmada.io/works/status * /validate-agent-works-status None 3",
		"events.agents.karmada.io CREATE /events * /validate-agent-events None 3",
		"certificatesigningrequests.agents.karmada.io CREATE certificates.k8s.io/certificatesigningrequests * " +
			"/validate-agent-certificatesigningrequests None 3",
	}
	var gotMutating, gotValidating []string
	for _, w := range mutating.Webhooks {
		gotMutating = append(gotMutating, line(t, w.Name, w.ClientConfig, w.Rules, *w.SideEffects, *w.TimeoutSeconds))
		if *w.FailurePolicy != admissionregistrationv1.Fail || *w.ReinvocationPolicy != admissionregistrationv1.NeverReinvocationPolicy ||
			*w.MatchPolicy != admissionregistrationv1.Equivalent {
			t.Errorf("%s: policies %v %v %v", w.Name, *w.FailurePolicy, *w.ReinvocationPolicy, *w.MatchPolicy)
		}
		if !slices.Equal(w.AdmissionReviewVersions, []string{"v1"}) || w.NamespaceSelector == nil || w.ObjectSelector == nil {
			t.Errorf("%s: field without a value", w.Name)
		}
	}
	for _, w := range validating.Webhooks {
		gotValidating = append(gotValidating, line(t, w.Name, w.ClientConfig, w.Rules, *w.SideEffects, *w.TimeoutSeconds))
		wantFailure := admissionregistrationv1.Fail
		if w.Name == "namespacecontents.karmada.io" || strings.HasSuffix(w.Name, ".agents.karmada.io") ||
			slices.ContainsFunc(warningHooks, func(h hook) bool { return h.name == w.Name }) {
			wantFailure = admissionregistrationv1.Ignore
		}
		if *w.FailurePolicy != wantFailure || *w.MatchPolicy != admissionregistrationv1.Equivalent {
			t.Errorf("%s: policies %v %v", w.Name, *w.FailurePolicy, *w.MatchPolicy)
		}
		if !slices.Equal(w.AdmissionReviewVersions, []string{"v1"}) || w.NamespaceSelector == nil || w.ObjectSelector == nil {
			t.Errorf("%s: field without a value", w.Name)
		}
		wantSelector := metav1.LabelSelector{}
		if w.Name == "resourcedeletionprotection.karmada.io" {
			wantSelector.MatchExpressions = []metav1.LabelSelectorRequirement{
				{Key: "resourcetemplate.karmada.io/deletion-protected", Operator: metav1.LabelSelectorOpExists},
			}
		}
		if diff := cmp.Diff(wantSelector, *w.ObjectSelector); diff != "" {
			t.Errorf("%s: selector: -want +got:\n%s", w.Name, diff)
		}
	}
	if diff := cmp.Diff(wantMutating, gotMutating); diff != "" {
		t.Errorf("mutating: -want +got:\n%s", diff)
	}
	if diff := cmp.Diff(wantValidating, gotValidating); diff != "" {
		t.Errorf("validating: -want +got:\n%s", diff)
	}
	for _, object := range []client.Object{mutating, validating} {
		if object.GetLabels()["app"] != "karmada-webhook" {
			t.Errorf("%s: labels %v", object.GetName(), object.GetLabels())
		}
	}
	if mutating.Name != "mutating-config" || validating.Name != "validating-config" {
		t.Errorf("names %s and %s", mutating.Name, validating.Name)
	}
}

func line(t testing.TB, name string, to admissionregistrationv1.WebhookClientConfig, rules []admissionregistrationv1.RuleWithOperations,
	sideEffects admissionregistrationv1.SideEffectClass, timeout int32,
) string {
	t.Helper()
	if len(rules) != 1 || len(rules[0].APIGroups) != 1 || len(rules[0].Resources) != 1 || !slices.Equal(rules[0].APIVersions, []string{"*"}) {
		t.Fatalf("%s: rules %+v", name, rules)
	}
	path, ok := strings.CutPrefix(*to.URL, testBase)
	if !ok || string(to.CABundle) != "ca" {
		t.Errorf("%s: URL %s, CA %s", name, *to.URL, to.CABundle)
	}
	var operations []string
	for _, operation := range rules[0].Operations {
		operations = append(operations, string(operation))
	}
	return strings.Join([]string{
		name, strings.Join(operations, ","), rules[0].APIGroups[0] + "/" + rules[0].Resources[0], string(*rules[0].Scope),
		path, string(sideEffects), strconv.Itoa(int(timeout)),
	}, " ")
}

// Exactly the configured paths are served. Names are valid and unique in their configuration.
func TestConfigurations_matchServedPaths(t *testing.T) {
	t.Parallel()
	mutating, validating := configurations(t, testBase)
	recorder := &pathRecorder{}
	Register(recorder, Deps{})
	var configured []string
	for _, w := range mutating.Webhooks {
		configured = append(configured, *w.ClientConfig.URL)
	}
	for _, w := range validating.Webhooks {
		configured = append(configured, *w.ClientConfig.URL)
	}
	crd := &apiextensionsv1.CustomResourceDefinition{ObjectMeta: metav1.ObjectMeta{Name: "resourcebindings.work.karmada.io"}}
	SetConversion(crd, testBase, nil)
	configured = append(configured, *crd.Spec.Conversion.Webhook.ClientConfig.URL)
	for i := range configured {
		address, err := url.Parse(configured[i])
		if err != nil {
			t.Fatal(err)
		}
		configured[i] = address.Path
	}
	slices.Sort(configured)
	slices.Sort(recorder.registered)
	if diff := cmp.Diff(configured, recorder.registered); diff != "" {
		t.Errorf("-configured +served:\n%s", diff)
	}
	seen := map[string]bool{}
	for i := range hooks {
		h := &hooks[i]
		if key := h.name + map[bool]string{true: " mutating"}[h.mutating]; seen[key] {
			t.Errorf("duplicate webhook %s", key)
		} else {
			seen[key] = true
		}
		if errs := utilvalidation.IsDNS1123Subdomain(h.name); len(errs) > 0 {
			t.Errorf("name %s: %v", h.name, errs)
		}
		if h.condition != nil {
			matcher(t, h.condition) // fails the test if the condition does not compile
			if errs := utilvalidation.IsQualifiedName(h.condition.Name); len(errs) > 0 {
				t.Errorf("name of condition %s: %v", h.condition.Name, errs)
			}
		}
	}
}

// pathRecorder is a webhook server that records the registered paths.
type pathRecorder struct {
	webhook.Server
	registered []string
}

func (p *pathRecorder) Register(path string, _ http.Handler) {
	p.registered = append(p.registered, path)
}

func TestConfigurations_shareNoMemory(t *testing.T) {
	t.Parallel()
	mutating, validating := configurations(t, testBase)
	mutating.Webhooks[0].Rules[0].Operations[0] = "X"
	mutating.Webhooks[0].AdmissionReviewVersions[0] = "X"
	selected := slices.IndexFunc(validating.Webhooks, func(w admissionregistrationv1.ValidatingWebhook) bool {
		return len(w.ObjectSelector.MatchExpressions) > 0
	})
	validating.Webhooks[selected].ObjectSelector.MatchExpressions[0].Key = "X"
	otherMutating, otherValidating := configurations(t, testBase)
	if otherMutating.Webhooks[0].Rules[0].Operations[0] == "X" || otherMutating.Webhooks[0].AdmissionReviewVersions[0] == "X" ||
		otherValidating.Webhooks[selected].ObjectSelector.MatchExpressions[0].Key == "X" {
		t.Error("changing the returned objects changed the table")
	}
}

func TestSetConversion(t *testing.T) {
	t.Parallel()
	for name, converts := range map[string]bool{
		"resourcebindings.work.karmada.io": true, "clusterresourcebindings.work.karmada.io": true, "works.work.karmada.io": false, "": false,
	} {
		crd := &apiextensionsv1.CustomResourceDefinition{ObjectMeta: metav1.ObjectMeta{Name: name}}
		SetConversion(crd, testBase, []byte("ca"))
		if !converts {
			if crd.Spec.Conversion != nil {
				t.Errorf("%s: conversion %+v, want none", name, crd.Spec.Conversion)
			}
			continue
		}
		c := crd.Spec.Conversion
		if c == nil || c.Strategy != apiextensionsv1.WebhookConverter || *c.Webhook.ClientConfig.URL != testBase+"/convert" ||
			string(c.Webhook.ClientConfig.CABundle) != "ca" || !slices.Equal(c.Webhook.ConversionReviewVersions, []string{"v1"}) {
			t.Errorf("%s: conversion %+v", name, c)
		}
	}
}

// newControl returns a fake client and a counter of its writes.
func newControl(t testing.TB, objs ...client.Object) (client.Client, *int) {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{admissionregistrationv1.AddToScheme, apiextensionsv1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	writes := new(int)
	return fake.NewClientBuilder().WithScheme(scheme).WithObjects(objs...).WithInterceptorFuncs(interceptor.Funcs{
		Create: func(ctx context.Context, c client.WithWatch, obj client.Object, opts ...client.CreateOption) error {
			*writes++
			return c.Create(ctx, obj, opts...)
		},
		Update: func(ctx context.Context, c client.WithWatch, obj client.Object, opts ...client.UpdateOption) error {
			*writes++
			return c.Update(ctx, obj, opts...)
		},
		Patch: func(ctx context.Context, c client.WithWatch, obj client.Object, patch client.Patch, opts ...client.PatchOption) error {
			*writes++
			return c.Patch(ctx, obj, patch, opts...)
		},
	}).Build(), writes
}

func TestApply(t *testing.T) {
	t.Parallel()
	control, writes := newControl(t)
	step := func(name string, want int, base string) {
		t.Helper()
		*writes = 0
		if err := Apply(t.Context(), control, Configurations(base, []byte("ca"), false)...); err != nil {
			t.Fatal(err)
		}
		if *writes != want {
			t.Errorf("%s: %d writes, want %d", name, *writes, want)
		}
	}
	step("create", 2, testBase)
	step("no change", 0, testBase)
	step("changed URL", 2, "https://other")

	var stored admissionregistrationv1.MutatingWebhookConfiguration
	key := clientKey(MutatingName)
	if err := control.Get(t.Context(), key, &stored); err != nil {
		t.Fatal(err)
	}
	stored.Labels["mine"], stored.Annotations = "yes", map[string]string{"a": "b"}
	if err := control.Update(t.Context(), &stored); err != nil {
		t.Fatal(err)
	}
	step("foreign metadata", 0, "https://other")
	step("changed URL with foreign metadata", 2, testBase)
	if err := control.Get(t.Context(), key, &stored); err != nil {
		t.Fatal(err)
	}
	if stored.Labels["mine"] != "yes" || stored.Annotations["a"] != "b" ||
		*stored.Webhooks[0].ClientConfig.URL != testBase+"/mutate-propagationpolicy" {
		t.Errorf("stored %+v", stored)
	}
	if err := Apply(t.Context(), control, &corev1.Secret{}); err == nil || !strings.Contains(err.Error(), "*v1.Secret") {
		t.Errorf("Apply(Secret) = %v, want an error about the type", err)
	}
}

func TestApply_returnsError(t *testing.T) {
	t.Parallel()
	errUnavailable := errors.New("unavailable")
	failing := interceptor.NewClient(fake.NewClientBuilder().Build(), interceptor.Funcs{
		Get: func(context.Context, client.WithWatch, client.ObjectKey, client.Object, ...client.GetOption) error {
			return errUnavailable
		},
	})
	err := Apply(t.Context(), failing, Configurations(testBase, nil, false)...)
	if !errors.Is(err, errUnavailable) || !strings.Contains(err.Error(), "mutating-config") {
		t.Errorf("Apply: error %v, want %v with the name of the configuration", err, errUnavailable)
	}
	err = ApplyConversion(t.Context(), failing, testBase, nil)
	if !errors.Is(err, errUnavailable) || !strings.Contains(err.Error(), "resourcebindings.work.karmada.io") {
		t.Errorf("ApplyConversion: error %v, want %v with the name of the CRD", err, errUnavailable)
	}
}

func TestApplyConversion(t *testing.T) {
	t.Parallel()
	var crds []client.Object
	for _, name := range []string{"resourcebindings.work.karmada.io", "clusterresourcebindings.work.karmada.io", "works.work.karmada.io"} {
		crds = append(crds, &apiextensionsv1.CustomResourceDefinition{ObjectMeta: metav1.ObjectMeta{Name: name}})
	}
	control, writes := newControl(t, crds...)
	for _, want := range []int{2, 0} {
		*writes = 0
		if err := ApplyConversion(t.Context(), control, testBase, []byte("ca")); err != nil {
			t.Fatal(err)
		}
		if *writes != want {
			t.Errorf("%d writes, want %d", *writes, want)
		}
	}
	var stored apiextensionsv1.CustomResourceDefinition
	if err := control.Get(t.Context(), clientKey("clusterresourcebindings.work.karmada.io"), &stored); err != nil {
		t.Fatal(err)
	}
	if stored.Spec.Conversion == nil || *stored.Spec.Conversion.Webhook.ClientConfig.URL != testBase+"/convert" {
		t.Errorf("conversion %+v", stored.Spec.Conversion)
	}
}

func clientKey(name string) client.ObjectKey { return client.ObjectKey{Name: name} }
