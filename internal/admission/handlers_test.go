// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"github.com/google/go-cmp/cmp"
	admissionv1 "k8s.io/api/admission/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

const freshID = "11111111-2222-3333-4444-555555555555"

func serve(t testing.TB, deps Deps) http.Handler {
	t.Helper()
	if deps.NewID == nil {
		deps.NewID = func() string { return freshID }
	}
	server := webhook.NewServer(webhook.Options{})
	Register(server, deps)
	return server.WebhookMux()
}

func post(t testing.TB, handler http.Handler, path string, body []byte) *httptest.ResponseRecorder {
	t.Helper()
	request := httptest.NewRequestWithContext(t.Context(), http.MethodPost, path, bytes.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	recorder := httptest.NewRecorder()
	handler.ServeHTTP(recorder, request)
	return recorder
}

// question is an AdmissionReview about an object, both in YAML.
func question(t testing.TB, operation, object, old string) []byte {
	t.Helper()
	request := map[string]any{"uid": "7", "operation": operation, "namespace": "shop", "name": "a"}
	for field, text := range map[string]string{"object": object, "oldObject": old} {
		if text != "" {
			var value any
			if err := yaml.Unmarshal([]byte(text), &value); err != nil {
				t.Fatalf("parse %s: %v", text, err)
			}
			request[field] = value
		}
	}
	body, err := json.Marshal(map[string]any{"apiVersion": "admission.k8s.io/v1", "kind": "AdmissionReview", "request": request})
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func ask(t testing.TB, handler http.Handler, path string, body []byte) *admissionv1.AdmissionResponse {
	t.Helper()
	recorder := post(t, handler, path, body)
	var review admissionv1.AdmissionReview
	if err := json.Unmarshal(recorder.Body.Bytes(), &review); err != nil {
		t.Fatalf("%s answered %d %s: %v", path, recorder.Code, recorder.Body, err)
	}
	if review.Response == nil {
		t.Fatalf("%s answered %d %s", path, recorder.Code, recorder.Body)
	}
	return review.Response
}

const (
	policyMeta   = `apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, metadata: {name: a, namespace: shop`
	identified   = `, labels: {propagationpolicy.karmada.io/permanent-id: x}}`
	nginx        = `resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx, namespace: shop}]`
	nginxNowhere = `resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]`
)

func TestMutation(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	tests := map[string]struct {
		path, operation, object, old string
		want                         string // the object after the patch; empty when there is no patch
	}{
		"propagation policy": {
			path: "/mutate-propagationpolicy", operation: "CREATE",
			object: `{` + policyMeta + `}, spec: {` + nginxNowhere + `, future: 1, placement: {spreadConstraints: [{maxGroups: 0}]}}}`,
			want: `{` + policyMeta + `, labels: {propagationpolicy.karmada.io/permanent-id: ` + freshID + `}, finalizers: [karmada.io/propagation-policy-controller]},
				spec: {` + nginx + `, future: 1, placement: {spreadConstraints: [{spreadByField: cluster, minGroups: 1, maxGroups: 0}]}}}`,
		},
		"cluster propagation policy, whose selectors stay": {
			path: "/mutate-clusterpropagationpolicy", operation: "CREATE",
			object: `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterPropagationPolicy, metadata: {name: a}, spec: {` + nginxNowhere + `}}`,
			want: `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterPropagationPolicy, metadata: {name: a, labels: {clusterpropagationpolicy.karmada.io/permanent-id: ` + freshID + `},
				finalizers: [karmada.io/cluster-propagation-policy-controller]}, spec: {` + nginxNowhere + `}}`,
		},
		"update of what is complete": {
			path: "/mutate-propagationpolicy", operation: "UPDATE",
			object: `{` + policyMeta + identified + `, spec: {` + nginx + `}}`, old: `{` + policyMeta + identified + `, spec: {` + nginx + `}}`,
		},
		"policy that is being deleted": {
			path: "/mutate-propagationpolicy", operation: "UPDATE",
			object: `{` + policyMeta + `, deletionTimestamp: "2026-01-01T00:00:00Z"}, spec: {` + nginxNowhere + `}}`, old: `{` + policyMeta + `}, spec: {` + nginxNowhere + `}}`,
		},
		"override policy": {
			path: "/mutate-overridepolicy", operation: "CREATE",
			object: `{apiVersion: policy.karmada.io/v1alpha1, kind: OverridePolicy, metadata: {name: a, namespace: shop}, spec: {` + nginxNowhere + `}}`,
			want:   `{apiVersion: policy.karmada.io/v1alpha1, kind: OverridePolicy, metadata: {name: a, namespace: shop}, spec: {` + nginx + `}}`,
		},
		"binding": {
			path: "/mutate-resourcebinding", operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {name: a, labels: {b: c}}, spec: {resource: {}, future: 1}}`,
			want:   `{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {name: a, labels: {b: c, resourcebinding.karmada.io/permanent-id: ` + freshID + `}}, spec: {resource: {}, future: 1}}`,
		},
		"binding of the old version": {
			path: "/mutate-clusterresourcebinding", operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha1, kind: ClusterResourceBinding, metadata: {name: a}, spec: {resource: {replicas: 3}}}`,
			want:   `{apiVersion: work.karmada.io/v1alpha1, kind: ClusterResourceBinding, metadata: {name: a, labels: {clusterresourcebinding.karmada.io/permanent-id: ` + freshID + `}}, spec: {resource: {replicas: 3}}}`,
		},
		"binding with an ID": {
			path: "/mutate-resourcebinding", operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {name: a, labels: {resourcebinding.karmada.io/permanent-id: x}}}`,
		},
		"work": {
			path: "/mutate-work", operation: "UPDATE",
			object: `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: a, labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: [{kind: Secret, metadata: {name: b, uid: c}, status: {}}]}}}`,
			old:    `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: a, labels: {work.karmada.io/permanent-id: x}}, spec: {}}`,
			want: `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: a, labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: [{kind: Secret, metadata: {name: b,
				labels: {work.karmada.io/permanent-id: x}, annotations: {resourcetemplate.karmada.io/managed-labels: work.karmada.io/permanent-id,
				resourcetemplate.karmada.io/managed-annotations: "resourcetemplate.karmada.io/managed-annotations,resourcetemplate.karmada.io/managed-labels"}}}]}}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := ask(t, handler, tc.path, question(t, tc.operation, tc.object, tc.old))
			if !response.Allowed || response.UID != "7" {
				t.Fatalf("answer %+v, want allowed, for request 7", response)
			}
			if tc.want == "" {
				if len(response.Patch) > 0 {
					t.Errorf("patch %s, want none", response.Patch)
				}
				return
			}
			patch, err := jsonpatch.DecodePatch(response.Patch)
			if err != nil {
				t.Fatalf("patch %s: %v", response.Patch, err)
			}
			object, err := yaml.YAMLToJSON([]byte(tc.object))
			if err != nil {
				t.Fatal(err)
			}
			after, err := patch.Apply(object)
			if err != nil {
				t.Fatalf("patch %s: %v", response.Patch, err)
			}
			if diff := cmp.Diff(parse(t, tc.want), parse(t, string(after))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestValidation(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{
		Clusters: func(context.Context) (sets.Set[string], error) { return sets.New("m1"), nil },
	})
	const protected = `metadata: {name: a, labels: {resourcetemplate.karmada.io/deletion-protected: Always}}`
	tests := map[string]struct {
		path, operation, object, old string
		want                         string // of the denial; empty when allowed
		warnings                     []string
	}{
		"policy": {path: "/validate-propagationpolicy", operation: "CREATE", object: `{` + policyMeta + identified + `, spec: {` + nginx + `}}`},
		"policy with one fault": {
			path: "/validate-propagationpolicy", operation: "CREATE", object: `{` + policyMeta + `}, spec: {` + nginx + `}}`,
			want: `metadata.labels[propagationpolicy.karmada.io/permanent-id]: Required value: label propagationpolicy.karmada.io/permanent-id is required, it should be set by the mutating admission webhook during creation`,
		},
		"policy with two faults": {
			path: "/validate-propagationpolicy", operation: "CREATE",
			object: `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {spreadConstraints: [{spreadByField: cluster, minGroups: -1, maxGroups: -1}]}}}`,
			want: `[spec.placement.spreadConstraints[0].minGroups: Invalid value: -1: minGroups lower than 0 is not allowed, ` +
				`spec.placement.spreadConstraints[0].maxGroups: Invalid value: -1: maxGroups lower than 0 is not allowed]`,
		},
		"policy for a cluster to come": {
			path: "/validate-propagationpolicy", operation: "CREATE",
			object:   `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [m1, m2]}}}}`,
			warnings: []string{`spec.placement.clusterAffinity.clusterNames[1]: there is no cluster "m2" yet`},
		},
		"the same again": {
			path: "/validate-propagationpolicy", operation: "UPDATE",
			object: `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [m2]}}}}`,
			old:    `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [m2]}}}}`,
		},
		"policy that is being deleted": {
			path: "/validate-propagationpolicy", operation: "UPDATE",
			object: `{` + policyMeta + `, deletionTimestamp: "2026-01-01T00:00:00Z"}, spec: {schedulerName: b, ` + nginx + `}}`, old: `{` + policyMeta + `}, spec: {schedulerName: a, ` + nginx + `}}`,
		},
		"cluster policy of another scheduler": {
			path: "/validate-clusterpropagationpolicy", operation: "UPDATE",
			object: `{kind: ClusterPropagationPolicy, metadata: {labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}}, spec: {schedulerName: b, ` + nginx + `}}`,
			old:    `{kind: ClusterPropagationPolicy, metadata: {labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}}, spec: {schedulerName: a, ` + nginx + `}}`,
			want:   `spec.schedulerName: Invalid value: "b": the schedulerName should not be updated`,
		},
		"override policy for elsewhere": {
			path: "/validate-overridepolicy", operation: "CREATE",
			object: `{kind: OverridePolicy, metadata: {namespace: other}, spec: {` + nginx + `}}`,
			want:   `spec.resourceSelectors[0].namespace: Invalid value: "shop": namespace of resource selector must be the same as the namespace of the policy`,
		},
		"cluster override policy": {
			path: "/validate-clusteroverridepolicy", operation: "CREATE",
			object:   `{kind: ClusterOverridePolicy, metadata: {name: a}, spec: {` + nginx + `, overrideRules: [{overriders: {}, targetCluster: {clusterNames: [m3]}}]}}`,
			warnings: []string{`spec.overrideRules[0].targetCluster.clusterNames[0]: there is no cluster "m3" yet`},
		},
		"binding": {
			path: "/validate-resourcebinding", operation: "UPDATE",
			object: `{kind: ResourceBinding, metadata: {annotations: {resourcebinding.karmada.io/dependencies: "["}}}`, old: `{kind: ResourceBinding}`,
			want: `metadata.annotations[resourcebinding.karmada.io/dependencies]: Invalid value: "[": annotation value must be a valid JSON`,
		},
		"binding of the old version": {
			path: "/validate-resourcebinding", operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha1, kind: ResourceBinding, metadata: {annotations: {resourcebinding.karmada.io/dependencies: "[]"}}, spec: {resource: {replicas: 1, resourcePerReplicas: {cpu: 1}}}}`,
		},
		"deletion of what is protected": {
			path: "/validate-resourcedeletionprotection", operation: "DELETE", old: `{kind: Anything, ` + protected + `, spec: 5}`,
			want: `This resource is protected, please make sure to remove the label: resourcetemplate.karmada.io/deletion-protected`,
		},
		"deletion of what is not": {
			path: "/validate-resourcedeletionprotection", operation: "DELETE", old: `{kind: Anything, metadata: {labels: {resourcetemplate.karmada.io/deletion-protected: "no"}}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := ask(t, handler, tc.path, question(t, tc.operation, tc.object, tc.old))
			message := ""
			if !response.Allowed {
				message = response.Result.Message
				if response.Result.Code != http.StatusForbidden {
					t.Errorf("code %d, want 403", response.Result.Code)
				}
			}
			if response.UID != "7" {
				t.Errorf("answer to %q, want 7", response.UID)
			}
			if diff := cmp.Diff(tc.want, message); diff != "" {
				t.Errorf("denial: -want +got:\n%s", diff)
			}
			if diff := cmp.Diff(tc.warnings, response.Warnings); diff != "" {
				t.Errorf("warnings: -want +got:\n%s", diff)
			}
		})
	}
}

// Somebody who cannot tell which clusters exist is no reason to refuse a policy.
func TestValidation_withoutClusters(t *testing.T) {
	t.Parallel()
	body := question(t, "CREATE", `{`+policyMeta+identified+`, spec: {`+nginx+`, placement: {clusterAffinity: {clusterNames: [m2]}}}}`, "")
	for name, clusters := range map[string]func(context.Context) (sets.Set[string], error){
		"nobody": nil,
		"error":  func(context.Context) (sets.Set[string], error) { return nil, errors.New("no cache") },
		"hangs": func(ctx context.Context) (sets.Set[string], error) {
			<-ctx.Done()
			return nil, ctx.Err()
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := ask(t, serve(t, Deps{Clusters: clusters}), "/validate-propagationpolicy", body)
			if !response.Allowed || len(response.Warnings) > 0 {
				t.Errorf("answer %+v, want allowed without warnings", response)
			}
		})
	}
}

// Of two customisations with a script for the same operation, the second is refused; when nobody can tell whether there is
// one, so is the first.
func TestValidation_customizations(t *testing.T) {
	t.Parallel()
	const (
		path = "/validate-resourceinterpretercustomization"
		meta = `kind: ResourceInterpreterCustomization, metadata: {name: b}`
		spec = `spec: {target: {apiVersion: apps/v1, kind: Deployment}, customizations: {healthInterpretation: {luaScript: "function InterpretHealth(o) return true end"}}}`
	)
	existing := make([]configv1alpha1.ResourceInterpreterCustomization, 1)
	if err := yaml.Unmarshal([]byte(`{metadata: {name: a}, `+spec+`}`), &existing[0]); err != nil {
		t.Fatal(err)
	}
	body := question(t, "CREATE", `{`+meta+`, `+spec+`}`, "")
	tests := map[string]struct {
		existing func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error)
		want     string
	}{
		"nobody to ask": {},
		"none":          {existing: func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) { return nil, nil }},
		"one": {
			existing: func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) { return existing, nil },
			want:     "conflicting with InterpreterOperation(InterpretHealth) of existing ResourceInterpreterCustomization(a)",
		},
		"error": {
			existing: func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
				return nil, errors.New("no answer")
			},
			want: "list the customizations that exist: no answer",
		},
		"hangs": {
			existing: func(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
				<-ctx.Done()
				return nil, ctx.Err()
			},
			want: "list the customizations that exist: context deadline exceeded",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := ask(t, serve(t, Deps{Customizations: tc.existing}), path, body)
			if response.Allowed != (tc.want == "") || (tc.want != "" && !strings.Contains(response.Result.Message, tc.want)) {
				t.Errorf("answer %+v, want %q", response, tc.want)
			}
		})
	}
}

// Whatever comes in, the answer is a refusal that says why.
func TestGarbage(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	bodies := map[string]string{
		"nothing":           ``,
		"no JSON":           `{`,
		"a list":            `[]`,
		"null":              `null`,
		"another kind":      `{"apiVersion":"v1","kind":"Pod"}`,
		"no request":        `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview"}`,
		"null request":      `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":null}`,
		"no object":         `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"7","operation":"UPDATE"}}`,
		"null object":       `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"7","operation":"CREATE","object":null,"oldObject":null}}`,
		"odd object":        `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"7","operation":"CREATE","object":[1],"oldObject":"x"}}`,
		"object of no kind": `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"7","operation":"CREATE","object":{"spec":{}},"oldObject":{"metadata":5}}}`,
		"odd fields":        `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"7","operation":"CREATE","object":{"kind":"KIND","metadata":7,"spec":7},"oldObject":{"kind":"KIND","metadata":7}}}`,
		"no old object":     `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"7","operation":"UPDATE","object":{"kind":"KIND"}}}`,
	}
	for i := range hooks {
		h := &hooks[i]
		for name, body := range bodies {
			t.Run(strings.TrimPrefix(h.path, "/")+"/"+name, func(t *testing.T) {
				t.Parallel()
				body := strings.ReplaceAll(body, "KIND", kindOf[h.resource])
				response := ask(t, handler, h.path, []byte(body))
				if response.Allowed || response.Result.Code < 400 || response.Result.Code > 499 || response.Result.Message == "" {
					t.Errorf("answer %+v, want a refusal in the 400s with a reason", response)
				}
			})
		}
	}
}

// kindOf are the kinds of the resources that have webhooks.
var kindOf = map[string]string{
	"propagationpolicies": "PropagationPolicy", "clusterpropagationpolicies": "ClusterPropagationPolicy",
	"overridepolicies": "OverridePolicy", "clusteroverridepolicies": "ClusterOverridePolicy",
	"works": "Work", "resourcebindings": "ResourceBinding", "clusterresourcebindings": "ClusterResourceBinding",
	"clustertaintpolicies": "ClusterTaintPolicy", "federatedresourcequotas": "FederatedResourceQuota",
	"federatedhpas": "FederatedHPA", "cronfederatedhpas": "CronFederatedHPA",
	"multiclusterservices": "MultiClusterService", "multiclusteringresses": "MultiClusterIngress",
	"resourceinterpreterwebhookconfigurations": "ResourceInterpreterWebhookConfiguration", "resourceinterpretercustomizations": "ResourceInterpreterCustomization",
	"*": "Anything",
}

// An object of one kind that is sent to the path of another is refused, rather than read as what it is not.
func TestWrongPath(t *testing.T) {
	t.Parallel()
	response := ask(t, serve(t, Deps{}), "/mutate-clusterpropagationpolicy", question(t, "CREATE", `{`+policyMeta+`}, spec: {`+nginx+`}}`, ""))
	const want = `the object is of kind "PropagationPolicy", this path is for "ClusterPropagationPolicy"`
	if response.Allowed || response.Result.Message != want {
		t.Errorf("answer %+v, want %s", response, want)
	}
}

func TestRegister_randomIDs(t *testing.T) {
	t.Parallel()
	server := webhook.NewServer(webhook.Options{})
	Register(server, Deps{})
	body := question(t, "CREATE", `{kind: ResourceBinding, metadata: {name: a}}`, "")
	first, second := ask(t, server.WebhookMux(), "/mutate-resourcebinding", body), ask(t, server.WebhookMux(), "/mutate-resourcebinding", body)
	if bytes.Equal(first.Patch, second.Patch) || len(first.Patch) == 0 {
		t.Errorf("patches %s and %s, want two IDs", first.Patch, second.Patch)
	}
}
