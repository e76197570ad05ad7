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
	"unicode/utf8"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"github.com/google/go-cmp/cmp"
	admissionv1 "k8s.io/api/admission/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
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

// reviewOf returns an AdmissionReview, as JSON, of an object in YAML.
func reviewOf(t testing.TB, operation, object, old string) []byte {
	t.Helper()
	request := map[string]any{"uid": "7", "operation": operation, "namespace": "shop", "name": "a",
		"userInfo": map[string]any{"username": "jane"}}
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

func send(t testing.TB, handler http.Handler, path string, body []byte) *admissionv1.AdmissionResponse {
	t.Helper()
	recorder := post(t, handler, path, body)
	var review admissionv1.AdmissionReview
	if err := json.Unmarshal(recorder.Body.Bytes(), &review); err != nil {
		t.Fatalf("%s: response %d %s: %v", path, recorder.Code, recorder.Body, err)
	}
	if review.Response == nil {
		t.Fatalf("%s: response %d %s", path, recorder.Code, recorder.Body)
	}
	return review.Response
}

const (
	policyMeta            = `apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, metadata: {name: a, namespace: shop`
	identified            = `, labels: {propagationpolicy.karmada.io/permanent-id: x}}`
	nginx                 = `resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx, namespace: shop}]`
	nginxWithoutNamespace = `resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]`
)

func TestMutators(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	tests := map[string]struct {
		path, operation, object, old string
		want                         string // object after the patch; empty if there is none
	}{
		"PropagationPolicy": {
			path:      "/mutate-propagationpolicy",
			operation: "CREATE",
			object:    `{` + policyMeta + `}, spec: {` + nginxWithoutNamespace + `, future: 1, placement: {spreadConstraints: [{maxGroups: 0}]}}}`,
			want: `{` + policyMeta + `, labels: {propagationpolicy.karmada.io/permanent-id: ` + freshID + `}, finalizers: ` +
				`[karmada.io/propagation-policy-controller]},
				spec: {` + nginx + `, future: 1, placement: {spreadConstraints: [{spreadByField: cluster, minGroups: 1, maxGroups: 0}]}}}`,
		},
		"Placement": {
			path: "/mutate-placement", operation: "CREATE",
			object: `{kind: Placement, metadata: {name: a}, spec: {placement: {spreadConstraints: [{maxGroups: 2}], ` +
				`replicaScheduling: {replicaSchedulingType: Divided}}}}`,
			want: `{kind: Placement, metadata: {name: a}, spec: {placement: {spreadConstraints: [{spreadByField: cluster, minGroups: 1, ` +
				`maxGroups: 2}], replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted}}}}`,
		},
		"RolloutApproval": {
			path: "/mutate-rolloutapproval", operation: "CREATE",
			object: `{kind: RolloutApproval, metadata: {name: a}, spec: {rollout: r, stage: canary, revision: 2, approvedBy: mallory}}`,
			want:   `{kind: RolloutApproval, metadata: {name: a}, spec: {rollout: r, stage: canary, revision: 2, approvedBy: jane}}`,
		},
		"ClusterRolloutApproval": {
			path: "/mutate-clusterrolloutapproval", operation: "CREATE",
			object: `{kind: ClusterRolloutApproval, metadata: {name: a}, spec: {rollout: r, stage: canary, revision: 2}}`,
			want:   `{kind: ClusterRolloutApproval, metadata: {name: a}, spec: {rollout: r, stage: canary, revision: 2, approvedBy: jane}}`,
		},
		"ClusterPropagationPolicy keeps selectors": {
			path:      "/mutate-clusterpropagationpolicy",
			operation: "CREATE",
			object: `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterPropagationPolicy, metadata: {name: a}, ` +
				`spec: {` + nginxWithoutNamespace + `}}`,
			want: `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterPropagationPolicy, metadata: {name: a, ` +
				`labels: {clusterpropagationpolicy.karmada.io/permanent-id: ` + freshID + `},
				finalizers: [karmada.io/cluster-propagation-policy-controller]}, spec: {` + nginxWithoutNamespace + `}}`,
		},
		"update without changes": {
			path: "/mutate-propagationpolicy", operation: "UPDATE",
			object: `{` + policyMeta + identified + `, spec: {` + nginx + `}}`, old: `{` + policyMeta + identified + `, spec: {` + nginx + `}}`,
		},
		"policy that is being deleted": {
			path:      "/mutate-propagationpolicy",
			operation: "UPDATE",
			object:    `{` + policyMeta + `, deletionTimestamp: "2026-01-01T00:00:00Z"}, spec: {` + nginxWithoutNamespace + `}}`,
			old:       `{` + policyMeta + `}, spec: {` + nginxWithoutNamespace + `}}`,
		},
		"OverridePolicy": {
			path:      "/mutate-overridepolicy",
			operation: "CREATE",
			object: `{apiVersion: policy.karmada.io/v1alpha1, kind: OverridePolicy, metadata: {name: a, namespace: shop}, ` +
				`spec: {` + nginxWithoutNamespace + `}}`,
			want: `{apiVersion: policy.karmada.io/v1alpha1, kind: OverridePolicy, metadata: {name: a, namespace: shop}, spec: {` + nginx + `}}`,
		},
		"ResourceBinding": {
			path:      "/mutate-resourcebinding",
			operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {name: a, labels: {b: c}}, ` +
				`spec: {resource: {}, future: 1}}`,
			want: `{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {name: a, labels: {b: c, ` +
				`resourcebinding.karmada.io/permanent-id: ` + freshID + `}}, spec: {resource: {}, future: 1}}`,
		},
		"binding of v1alpha1": {
			path:      "/mutate-clusterresourcebinding",
			operation: "CREATE",
			object:    `{apiVersion: work.karmada.io/v1alpha1, kind: ClusterResourceBinding, metadata: {name: a}, spec: {resource: {replicas: 3}}}`,
			want: `{apiVersion: work.karmada.io/v1alpha1, kind: ClusterResourceBinding, metadata: {name: a, ` +
				`labels: {clusterresourcebinding.karmada.io/permanent-id: ` + freshID + `}}, spec: {resource: {replicas: 3}}}`,
		},
		"MultiClusterService": {
			path: "/mutate-multiclusterservice", operation: "CREATE",
			object: `{kind: MultiClusterService, metadata: {name: a}, spec: {future: 1}}`,
			want: `{kind: MultiClusterService, metadata: {name: a, labels: {multiclusterservice.karmada.io/permanent-id: ` + freshID + `}}, ` +
				`spec: {future: 1}}`,
		},
		"FederatedHPA": {
			path: "/mutate-federatedhpa", operation: "UPDATE",
			object: `{kind: FederatedHPA, metadata: {name: a}, spec: {maxReplicas: 2, future: 1, behavior: {scaleDown: {selectPolicy: Min}}}}`,
			old:    `{kind: FederatedHPA, metadata: {name: a}}`,
			want: `{kind: FederatedHPA, metadata: {name: a}, spec: {minReplicas: 1, maxReplicas: 2, future: 1,
				metrics: [{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 80}}}],
				behavior: {scaleUp: {stabilizationWindowSeconds: 0, selectPolicy: Max,
				policies: [{type: Pods, value: 4, periodSeconds: 15}, {type: Percent, value: 100, periodSeconds: 15}]},
				scaleDown: {selectPolicy: Min, policies: [{type: Percent, value: 100, periodSeconds: 15}]}}}}`,
		},
		"binding with an ID": {
			path:      "/mutate-resourcebinding",
			operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {name: a, ` +
				`labels: {resourcebinding.karmada.io/permanent-id: x}}}`,
		},
		"Work": {
			path:      "/mutate-work",
			operation: "UPDATE",
			object: `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: a, ` +
				`labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: [{kind: Secret, metadata: {name: b, uid: c}, status: {}}]}}}`,
			old: `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: a, labels: {work.karmada.io/permanent-id: x}}, spec: {}}`,
			want: `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: a, labels: {work.karmada.io/permanent-id: x}}, ` +
				`spec: {workload: {manifests: [{kind: Secret, metadata: {name: b,
				labels: {work.karmada.io/permanent-id: x}, annotations: {resourcetemplate.karmada.io/managed-labels: work.karmada.io/permanent-id,
				resourcetemplate.karmada.io/managed-annotations: "resourcetemplate.karmada.io/managed-annotations,` +
				`resourcetemplate.karmada.io/managed-labels"}}}]}}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := send(t, handler, tc.path, reviewOf(t, tc.operation, tc.object, tc.old))
			if !response.Allowed || response.UID != "7" {
				t.Fatalf("response %+v, want allowed with UID 7", response)
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

func TestValidators(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{
		Fleet: func(context.Context) ([]clusterv1alpha1.Cluster, error) {
			return []clusterv1alpha1.Cluster{{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}}, nil
		},
		Components: true,
	})
	const protected = `metadata: {name: a, labels: {resourcetemplate.karmada.io/deletion-protected: Always}}`
	tests := map[string]struct {
		path, operation, object, old string
		want                         string // message of the denial; empty if allowed
		warnings                     []string
	}{
		"valid policy": {
			path:      "/validate-propagationpolicy",
			operation: "CREATE",
			object:    `{` + policyMeta + identified + `, spec: {` + nginx + `}}`,
		},
		"policy with one error": {
			path:      "/validate-propagationpolicy",
			operation: "CREATE",
			object:    `{` + policyMeta + `}, spec: {` + nginx + `}}`,
			want: `metadata.labels[propagationpolicy.karmada.io/permanent-id]: Required value: ` +
				`label propagationpolicy.karmada.io/permanent-id is required, it should be set by the mutating admission webhook during creation`,
		},
		"policy with two errors": {
			path:      "/validate-propagationpolicy",
			operation: "CREATE",
			object: `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {spreadConstraints: [{spreadByField: cluster, ` +
				`minGroups: -1, maxGroups: -1}]}}}`,
			want: `[spec.placement.spreadConstraints[0].minGroups: Invalid value: -1: minGroups lower than 0 is not allowed, ` +
				`spec.placement.spreadConstraints[0].maxGroups: Invalid value: -1: maxGroups lower than 0 is not allowed]`,
		},
		"policy for a missing cluster": {
			path: "/validate-propagationpolicy", operation: "CREATE",
			object: `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [m1, m2]}}}}`,
			warnings: []string{`spec.placement.clusterAffinity.clusterNames[1]: cluster "m2" does not exist; nothing is ` +
				`scheduled there; similar names: "m1"`},
		},
		"update without changes": {
			path: "/validate-propagationpolicy", operation: "UPDATE",
			object: `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [m2]}}}}`,
			old:    `{` + policyMeta + identified + `, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [m2]}}}}`,
		},
		"policy that is being deleted": {
			path:      "/validate-propagationpolicy",
			operation: "UPDATE",
			object:    `{` + policyMeta + `, deletionTimestamp: "2026-01-01T00:00:00Z"}, spec: {schedulerName: b, ` + nginx + `}}`,
			old:       `{` + policyMeta + `}, spec: {schedulerName: a, ` + nginx + `}}`,
		},
		"cluster policy with changed schedulerName": {
			path:      "/validate-clusterpropagationpolicy",
			operation: "UPDATE",
			object: `{kind: ClusterPropagationPolicy, metadata: {labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}}, ` +
				`spec: {schedulerName: b, ` + nginx + `}}`,
			old: `{kind: ClusterPropagationPolicy, metadata: {labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}}, ` +
				`spec: {schedulerName: a, ` + nginx + `}}`,
			want: `spec.schedulerName: Invalid value: "b": the schedulerName should not be updated`,
		},
		"override policy for another namespace": {
			path:      "/validate-overridepolicy",
			operation: "CREATE",
			object:    `{kind: OverridePolicy, metadata: {namespace: other}, spec: {` + nginx + `}}`,
			want: `spec.resourceSelectors[0].namespace: Invalid value: "shop": ` +
				`namespace of resource selector must be the same as the namespace of the policy`,
		},
		"cluster override policy": {
			path:      "/validate-clusteroverridepolicy",
			operation: "CREATE",
			object: `{kind: ClusterOverridePolicy, metadata: {name: a}, spec: {` + nginx + `, overrideRules: [{overriders: {}, ` +
				`targetCluster: {clusterNames: [m3]}}]}}`,
			warnings: []string{`spec.overrideRules[0].targetCluster.clusterNames[0]: cluster "m3" does not exist; nothing is ` +
				`changed there; similar names: "m1"`},
		},
		"ResourceBinding": {
			path:      "/validate-resourcebinding",
			operation: "UPDATE",
			object:    `{kind: ResourceBinding, metadata: {annotations: {resourcebinding.karmada.io/dependencies: "["}}}`,
			old:       `{kind: ResourceBinding}`,
			want:      `metadata.annotations[resourcebinding.karmada.io/dependencies]: Invalid value: "[": annotation value must be a valid JSON`,
		},
		"ResourceBinding with a huge quantity": {
			path: "/validate-resourcebinding", operation: "CREATE",
			object: `{kind: ResourceBinding, spec: {replicaRequirements: {resourceRequest: {cpu: "1e2147483648"}}}}`,
			want: `spec.replicaRequirements.resourceRequest[cpu]: Invalid value: "1e2147483648": ` +
				`exponent is out of range: must be no more than 3 digits`,
		},
		"binding of v1alpha1 with a huge quantity": {
			path: "/validate-clusterresourcebinding", operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha1, kind: ClusterResourceBinding, ` +
				`spec: {resource: {resourcePerReplicas: {cpu: "1e2147483648"}}}}`,
			want: `spec.resource.resourcePerReplicas[cpu]: Invalid value: "1e2147483648": exponent is out of range: must be no more than 3 digits`,
		},
		"ClusterResourceBinding with components": {
			path: "/validate-clusterresourcebinding", operation: "CREATE",
			object: `{kind: ClusterResourceBinding, spec: {components: [{name: a}, {name: a}]}}`,
			want:   `spec.components[1].name: Invalid value: "a": component names must be unique`,
		},
		"status with a huge quantity": {
			path: "/validate-federatedresourcequota-status", operation: "UPDATE",
			object: `{kind: FederatedResourceQuota, status: {overallUsed: {cpu: "1e-2147483649"}}}`, old: `{kind: FederatedResourceQuota}`,
			want: `status.overallUsed[cpu]: Invalid value: "1e-2147483649": exponent is out of range: must be no more than 3 digits`,
		},
		"status of an invalid quota": {
			path: "/validate-federatedresourcequota-status", operation: "UPDATE",
			object: `{kind: FederatedResourceQuota, spec: {overall: {"%": "1"}}, status: {overallUsed: {cpu: "1"}}}`,
			old:    `{kind: FederatedResourceQuota}`,
		},
		"status of a FederatedHPA": {
			path: "/validate-federatedhpa-status", operation: "UPDATE", old: `{kind: FederatedHPA}`,
			object: `{kind: FederatedHPA, status: {currentMetrics: [{type: Pods, pods: {current: {value: 1}}}]}}`,
		},
		"binding of v1alpha1": {
			path:      "/validate-resourcebinding",
			operation: "CREATE",
			object: `{apiVersion: work.karmada.io/v1alpha1, kind: ResourceBinding, ` +
				`metadata: {annotations: {resourcebinding.karmada.io/dependencies: "[]"}}, spec: {resource: {replicas: 1, ` +
				`resourcePerReplicas: {cpu: 1}}}}`,
		},
		"deletion of a protected object": {
			path: "/validate-resourcedeletionprotection", operation: "DELETE", old: `{kind: Anything, ` + protected + `, spec: 5}`,
			want: `This resource is protected, please make sure to remove the label: resourcetemplate.karmada.io/deletion-protected`,
		},
		"deletion of an unprotected object": {
			path:      "/validate-resourcedeletionprotection",
			operation: "DELETE",
			old:       `{kind: Anything, metadata: {labels: {resourcetemplate.karmada.io/deletion-protected: "no"}}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := send(t, handler, tc.path, reviewOf(t, tc.operation, tc.object, tc.old))
			message := ""
			if !response.Allowed {
				message = response.Result.Message
				if response.Result.Code != http.StatusForbidden {
					t.Errorf("code %d, want 403", response.Result.Code)
				}
			}
			if response.UID != "7" {
				t.Errorf("response UID %q, want 7", response.UID)
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

// The message of a denial is bounded, however many and large the invalid values are. It has the cause.
func TestValidators_boundMessages(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{Components: true})
	huge, err := json.Marshal("[" + strings.Repeat("ä", 200_000))
	if err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct{ object, want string }{
		"a huge value": {`{kind: ResourceBinding, metadata: {annotations: {resourcebinding.karmada.io/dependencies: ` + string(huge) + `}}}`,
			"annotation value must be a valid JSON"},
		"many errors": {`{kind: ResourceBinding, spec: {components: [{name: a}` + strings.Repeat(`,{name: a}`, 10_000) + `]}}`,
			"component names must be unique, and 9980 more errors]"},
		"many huge quantities": {`{kind: ResourceBinding, spec: {components: [{name: a}` +
			strings.Repeat(`,{replicaRequirements: {resourceRequest: {cpu: "1e2147483648"}}}`, 10_000) + `]}}`, "and 9980 more errors]"},
	} {
		response := send(t, handler, "/validate-resourcebinding", reviewOf(t, "CREATE", tc.object, ""))
		if got := response.Result.Message; response.Allowed || len(got) > 10_000 || !strings.Contains(got, tc.want) || !utf8.ValidString(got) {
			t.Errorf("%s: allowed %v with a message of %d bytes: %.300s", name, response.Allowed, len(got), got)
		}
	}
}

// A policy is not denied because the clusters cannot be listed.
func TestValidators_withoutClusters(t *testing.T) {
	t.Parallel()
	body := reviewOf(t, "CREATE", `{`+policyMeta+identified+`, spec: {`+nginx+`, placement: {clusterAffinity: {clusterNames: [m2]}}}}`, "")
	for name, clusters := range map[string]func(context.Context) ([]clusterv1alpha1.Cluster, error){
		"nil":   nil,
		"error": func(context.Context) ([]clusterv1alpha1.Cluster, error) { return nil, errors.New("no cache") },
		"timeout": func(ctx context.Context) ([]clusterv1alpha1.Cluster, error) {
			<-ctx.Done()
			return nil, ctx.Err()
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := send(t, serve(t, Deps{Fleet: clusters}), "/validate-propagationpolicy", body)
			if !response.Allowed || len(response.Warnings) > 0 {
				t.Errorf("response %+v, want allowed without warnings", response)
			}
		})
	}
}

// A customization is denied if another one has a script for the same operation, or if the others cannot be listed.
func TestValidators_conflictingCustomizations(t *testing.T) {
	t.Parallel()
	const (
		path = "/validate-resourceinterpretercustomization"
		meta = `kind: ResourceInterpreterCustomization, metadata: {name: b}`
		spec = `spec: {target: {apiVersion: apps/v1, kind: Deployment}, ` +
			`customizations: {healthInterpretation: {luaScript: "function InterpretHealth(o) return true end"}}}`
	)
	existing := make([]configv1alpha1.ResourceInterpreterCustomization, 1)
	if err := yaml.Unmarshal([]byte(`{metadata: {name: a}, `+spec+`}`), &existing[0]); err != nil {
		t.Fatal(err)
	}
	body := reviewOf(t, "CREATE", `{`+meta+`, `+spec+`}`, "")
	tests := map[string]struct {
		existing func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error)
		want     string
	}{
		"nil":               {},
		"no customizations": {existing: func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) { return nil, nil }},
		"conflict": {
			existing: func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) { return existing, nil },
			want:     "conflicting with InterpreterOperation(InterpretHealth) of existing ResourceInterpreterCustomization(a)",
		},
		"error": {
			existing: func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
				return nil, errors.New("unavailable")
			},
			want: "list ResourceInterpreterCustomizations: unavailable",
		},
		"timeout": {
			existing: func(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
				<-ctx.Done()
				return nil, ctx.Err()
			},
			want: "list ResourceInterpreterCustomizations: context deadline exceeded",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := send(t, serve(t, Deps{Customizations: tc.existing}), path, body)
			if response.Allowed != (tc.want == "") || (tc.want != "" && !strings.Contains(response.Result.Message, tc.want)) {
				t.Errorf("response %+v, want %q", response, tc.want)
			}
		})
	}
}

// Every invalid request is denied with a reason.
func TestHooks_denyInvalidRequests(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	const review = `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":{"uid":"7","operation":`
	bodies := map[string]string{
		"empty":                ``,
		"not JSON":             `{`,
		"list":                 `[]`,
		"null":                 `null`,
		"another kind":         `{"apiVersion":"v1","kind":"Pod"}`,
		"no request":           `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview"}`,
		"null request":         `{"apiVersion":"admission.k8s.io/v1","kind":"AdmissionReview","request":null}`,
		"no object":            review + `"UPDATE"}}`,
		"null object":          review + `"CREATE","object":null,"oldObject":null}}`,
		"object of wrong type": review + `"CREATE","object":[1],"oldObject":"x"}}`,
		"object without kind":  review + `"CREATE","object":{"spec":{}},"oldObject":{"metadata":5}}}`,
		"fields of wrong type": review + `"CREATE","object":{"kind":"KIND","metadata":7,"spec":7},"oldObject":{"kind":"KIND","metadata":7}}}`,
		"no old object":        review + `"UPDATE","object":{"kind":"KIND"}}}`,
	}
	for i := range hooks {
		h := &hooks[i]
		for name, body := range bodies {
			t.Run(strings.TrimPrefix(h.path, "/")+"/"+name, func(t *testing.T) {
				t.Parallel()
				body := strings.ReplaceAll(body, "KIND", kindOf[h.resource])
				response := send(t, handler, h.path, []byte(body))
				if response.Allowed || response.Result.Code < 400 || response.Result.Code > 499 || response.Result.Message == "" {
					t.Errorf("response %+v, want a 4xx code and a message", response)
				}
			})
		}
	}
}

// kindOf maps the resources of webhooks to their kinds.
var kindOf = map[string]string{
	"propagationpolicies":                      "PropagationPolicy",
	"clusterpropagationpolicies":               "ClusterPropagationPolicy",
	"overridepolicies":                         "OverridePolicy",
	"clusteroverridepolicies":                  "ClusterOverridePolicy",
	"works":                                    "Work",
	"resourcebindings":                         "ResourceBinding",
	"clusterresourcebindings":                  "ClusterResourceBinding",
	"clustertaintpolicies":                     "ClusterTaintPolicy",
	"federatedresourcequotas":                  "FederatedResourceQuota",
	"federatedhpas":                            "FederatedHPA",
	"cronfederatedhpas":                        "CronFederatedHPA",
	"multiclusterservices":                     "MultiClusterService",
	"multiclusteringresses":                    "MultiClusterIngress",
	"resourceinterpreterwebhookconfigurations": "ResourceInterpreterWebhookConfiguration",
	"resourceinterpretercustomizations":        "ResourceInterpreterCustomization",
	"*":                                        "Anything",
}

func TestHooks_denyObjectOfAnotherKind(t *testing.T) {
	t.Parallel()
	response := send(
		t,
		serve(t, Deps{}),
		"/mutate-clusterpropagationpolicy",
		reviewOf(t, "CREATE", `{`+policyMeta+`}, spec: {`+nginx+`}}`, ""),
	)
	const want = `unexpected kind "PropagationPolicy", want "ClusterPropagationPolicy"`
	if response.Allowed || response.Result.Message != want {
		t.Errorf("response %+v, want %s", response, want)
	}
}

func TestRegister_randomIDs(t *testing.T) {
	t.Parallel()
	server := webhook.NewServer(webhook.Options{})
	Register(server, Deps{})
	body := reviewOf(t, "CREATE", `{kind: ResourceBinding, metadata: {name: a}}`, "")
	first, second := send(
		t,
		server.WebhookMux(),
		"/mutate-resourcebinding",
		body,
	), send(
		t,
		server.WebhookMux(),
		"/mutate-resourcebinding",
		body,
	)
	if bytes.Equal(first.Patch, second.Patch) || len(first.Patch) == 0 {
		t.Errorf("patches %s and %s, want different IDs", first.Patch, second.Patch)
	}
}
