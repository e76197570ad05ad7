// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"fmt"
	"strings"
	"testing"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/version"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/cel"
	"k8s.io/apiserver/pkg/admission/plugin/policy/validating"
	celconfig "k8s.io/apiserver/pkg/apis/cel"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/cel/environment"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// ofCollection are the options of a request that deletes a collection.
var ofCollection = &metav1.DeleteOptions{}

// evaluate returns the results of CEL expressions for the deletion of an object.
func evaluate(
	t *testing.T, old *unstructured.Unstructured, options *metav1.DeleteOptions, namespace *corev1.Namespace,
	expressions ...cel.ExpressionAccessor,
) []any {
	t.Helper()
	compiler := cel.NewConditionCompiler(environment.MustBaseEnvSet(version.MajorMinor(1, 30)))
	evaluator := compiler.CompileCondition(expressions, cel.OptionalVariableDeclarations{}, environment.NewExpressions)
	if errs := evaluator.CompilationErrors(); len(errs) > 0 {
		t.Fatal(errs)
	}
	resource := workv1alpha2.GroupVersion.WithResource("resourcebindings")
	name := old.GetName()
	if options == ofCollection {
		name = ""
	}
	attributes := admission.NewAttributesRecord(nil, old, old.GroupVersionKind(), old.GetNamespace(), name, resource, "",
		admission.Delete, options, false, &user.DefaultInfo{Name: "admin"})
	versioned := &admission.VersionedAttributes{Attributes: attributes, VersionedOldObject: old, VersionedKind: old.GroupVersionKind()}
	request := cel.CreateAdmissionRequest(attributes, metav1.GroupVersionResource(resource), metav1.GroupVersionKind(old.GroupVersionKind()))
	results, _, err := evaluator.ForInput(t.Context(), versioned, request, cel.OptionalVariableBindings{}, namespace,
		celconfig.RuntimeCELCostBudget)
	if err != nil {
		t.Fatal(err)
	}
	var out []any
	for _, r := range results {
		if r.Error != nil {
			t.Fatalf("%s: %v", r.ExpressionAccessor.GetExpression(), r.Error)
		}
		out = append(out, r.EvalResult.Value())
	}
	return out
}

// Users must not delete a binding that Karmada creates again; controllers may.
func TestBindingPolicy(t *testing.T) {
	t.Parallel()
	const claim, clusterClaim = `propagationpolicy.karmada.io/permanent-id: x`, `clusterpropagationpolicy.karmada.io/permanent-id: x`
	const protection = `resourcetemplate.karmada.io/deletion-protected`
	now, background := metav1.Now(), metav1.DeletePropagationBackground
	byUser := &metav1.DeleteOptions{PropagationPolicy: &background}
	byController := &metav1.DeleteOptions{Preconditions: &metav1.Preconditions{UID: new(types.UID("u"))}}
	alive, terminating := &corev1.Namespace{}, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{DeletionTimestamp: &now}}
	for name, tc := range map[string]struct {
		metadata  string
		options   *metav1.DeleteOptions
		namespace *corev1.Namespace
		denied    bool
	}{
		"claimed by a policy":             {`labels: {` + claim + `}`, byUser, alive, true},
		"claimed by a cluster policy":     {`labels: {a: b, ` + clusterClaim + `}`, byUser, alive, true},
		"cluster-scoped":                  {`labels: {` + clusterClaim + `}`, byUser, nil, true},
		"without options":                 {`labels: {` + claim + `}`, &metav1.DeleteOptions{}, alive, true},
		"required by another binding":     {`labels: {resourcebinding.karmada.io/depended-by-5f8b: x}`, byUser, alive, true},
		"protected":                       {`labels: {` + protection + `: Always, ` + claim + `}`, byUser, alive, true},
		"forced":                          {`labels: {` + protection + `: Never, ` + claim + `}`, byUser, alive, false},
		"no labels":                       {`annotations: {}`, byUser, alive, false},
		"released by its policy":          {`labels: {resourcebinding.karmada.io/permanent-id: x}`, byUser, alive, false},
		"deleted already":                 {`deletionTimestamp: "2026-01-01T00:00:00Z", labels: {` + claim + `}`, byUser, alive, false},
		"by the garbage collector":        {`labels: {` + claim + `}`, byController, alive, false},
		"by the namespace controller":     {`labels: {` + claim + `}`, byUser, terminating, false},
		"cluster-scoped, by a controller": {`labels: {` + clusterClaim + `}`, byController, nil, false},
		"with a collection":               {`labels: {` + claim + `}`, ofCollection, alive, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			old := &unstructured.Unstructured{Object: parse(t, `{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding,
				spec: {resource: {kind: Deployment, name: web}}, metadata: {name: web-deployment, `+tc.metadata+`}}`)}
			matched, allowed, message := decide(t, BindingPolicy(), old, tc.options, tc.namespace)
			if denied := matched && !allowed; denied != tc.denied {
				t.Errorf("matched %v, allowed %v; want denied = %v", matched, allowed, tc.denied)
			}
			for _, want := range []string{"of Deployment web deletes", "delete the template", "deletion-protected=Never"} {
				if !strings.Contains(message, want) {
					t.Errorf("message %q, want %q", message, want)
				}
			}
		})
	}
}

// decide evaluates a policy.
func decide(
	t *testing.T, policy []client.Object, old *unstructured.Unstructured, options *metav1.DeleteOptions, namespace *corev1.Namespace,
) (matched, allowed bool, message string) {
	t.Helper()
	spec := policy[0].(*admissionregistrationv1.ValidatingAdmissionPolicy).Spec
	results := evaluate(t, old, options, namespace,
		&validating.ValidationCondition{Expression: spec.MatchConditions[0].Expression},
		&validating.ValidationCondition{Expression: spec.Validations[0].Expression},
		&validating.MessageExpressionCondition{MessageExpression: spec.Validations[0].MessageExpression})
	return results[0].(bool), results[1].(bool), results[2].(string)
}

// Users must not delete a Work that Karmada creates again; they may delete their own, and controllers may delete all.
func TestWorkPolicy(t *testing.T) {
	t.Parallel()
	const own = `resourcebinding.karmada.io/permanent-id: x`
	now := metav1.Now()
	byUser, byController := &metav1.DeleteOptions{}, &metav1.DeleteOptions{Preconditions: &metav1.Preconditions{UID: new(types.UID("u"))}}
	alive, terminating := &corev1.Namespace{}, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{DeletionTimestamp: &now}}
	for name, tc := range map[string]struct {
		labels    string
		options   *metav1.DeleteOptions
		namespace *corev1.Namespace
		denied    bool
	}{
		"of a binding":            {own, byUser, alive, true},
		"of a cluster binding":    {`clusterresourcebinding.karmada.io/permanent-id: x`, byUser, alive, true},
		"of an ingress":           {`multiclusteringress.karmada.io/name: x`, byUser, alive, true},
		"of a quota":              {`federatedresourcequota.karmada.io/name: x`, byUser, alive, true},
		"of a user":               {`work.karmada.io/permanent-id: x`, byUser, alive, false},
		"forced":                  {own + `, resourcetemplate.karmada.io/deletion-protected: Never`, byUser, alive, false},
		"by a controller":         {own, byController, alive, false},
		"with a collection":       {own, ofCollection, alive, false},
		"with its namespace":      {own, byUser, terminating, false},
		"report of EndpointSlice": {`endpointslice.karmada.io/managed-by: x`, byUser, alive, false},
	} {
		old := &unstructured.Unstructured{Object: parse(t, `{apiVersion: work.karmada.io/v1alpha1, kind: Work,
			spec: {workload: {manifests: [{kind: Deployment, metadata: {name: web}}]}},
			metadata: {name: web-5f8b, namespace: karmada-es-m1, labels: {`+tc.labels+`}}}`)}
		matched, allowed, message := decide(t, WorkPolicy(), old, tc.options, tc.namespace)
		if denied := matched && !allowed; denied != tc.denied {
			t.Errorf("%s: matched %v, allowed %v; want denied = %v", name, matched, allowed, tc.denied)
		}
		for _, want := range []string{"deletes Deployment web in cluster m1,", "delete the template", "deletion-protected=Never"} {
			if !strings.Contains(message, want) {
				t.Errorf("message %q, want %q", message, want)
			}
		}
	}
}

// The deletion of a CustomResourceDefinition of Karmada would delete all workloads in members.
func TestInstallationPolicy(t *testing.T) {
	t.Parallel()
	const never = `labels: {resourcetemplate.karmada.io/deletion-protected: Never}, `
	definition := func(metadata, group, plural string) string {
		return fmt.Sprintf(`{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, metadata: {%sname: %s.%s},
			spec: {group: %[3]s, names: {plural: %[2]s}}}`, metadata, plural, group)
	}
	namespace := func(metadata string) string { return `{apiVersion: v1, kind: Namespace, metadata: {` + metadata + `}}` }
	for name, tc := range map[string]struct {
		object, message string // "" if the deletion is allowed
	}{
		"bindings":          {definition("", "work.karmada.io", "resourcebindings"), "resourcebindings, and with them the objects of Karmada"},
		"policies":          {definition("", "policy.karmada.io", "propagationpolicies"), "deletes all propagationpolicies. To delete it"},
		"exports":           {definition("", "multicluster.x-k8s.io", "serviceexports"), "deletes all serviceexports"},
		"forced":            {definition(never, "work.karmada.io", "works"), ""},
		"deleted":           {definition(`deletionTimestamp: "2026-01-01T00:00:00Z", `, "work.karmada.io", "works"), ""},
		"of users":          {definition("", "example.com", "widgets"), ""},
		"namespace":         {namespace("name: karmada-system"), "deletion of namespace karmada-system deletes the Services"},
		"namespace, forced": {namespace(never + "name: karmada-system"), ""},
		"other namespace":   {namespace("name: shop"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			old := &unstructured.Unstructured{Object: parse(t, tc.object)}
			for _, options := range []*metav1.DeleteOptions{{}, ofCollection, {Preconditions: &metav1.Preconditions{UID: new(types.UID("u"))}}} {
				matched, allowed, message := decide(t, InstallationPolicy(), old, options, nil)
				if denied := matched && !allowed; denied != (tc.message != "") {
					t.Errorf("matched %v, allowed %v; want denied = %v", matched, allowed, tc.message != "")
				}
				if tc.message != "" && (!strings.Contains(message, tc.message) || !strings.Contains(message, "deletion-protected=Never")) {
					t.Errorf("message %q, want %q", message, tc.message)
				}
			}
		})
	}
}
