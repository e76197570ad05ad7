// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"slices"
	"strings"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names"
)

const overwrite = names.ConflictResolution + ": overwrite"

// The API server can reject the creation of an object that exists for another reason than its name.
func TestSync_existingObjectWhoseCreationIsRejected(t *testing.T) {
	t.Parallel()
	exceeded := apierrors.NewForbidden(configMaps.GroupResource(), "c", errors.New("exceeded quota: q"))
	webhook := &apierrors.StatusError{}
	webhook.ErrStatus.Code, webhook.ErrStatus.Message = 403, `admission webhook "x" denied the request: freeze`
	for name, tc := range map[string]struct {
		failure           error
		there, annotation string
		wantErr           string
	}{
		"overwrite, full quota":          {exceeded, unmanaged, overwrite, ""},
		"overwrite, denied by a webhook": {webhook, unmanaged, overwrite, ""},
		"abort":                          {exceeded, unmanaged, "note: x", "already exists in the cluster"},
		"missing object, full quota":     {exceeded, "", overwrite, "exceeded quota"},
		"missing object, denied":         {webhook, "", overwrite, "freeze"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			if tc.there != "" {
				s.user(configMaps, tc.there)
			}
			s.member.failCreates.Store(&tc.failure)
			w := s.put("w", nil, strings.Replace(config, "note: x", tc.annotation, 1))
			err := s.run(w)
			if tc.wantErr != "" {
				if err == nil || !strings.Contains(err.Error(), tc.wantErr) {
					t.Errorf("sync = %v, want an error with %q", err, tc.wantErr)
				}
				return
			}
			if got := s.in(configMaps, "c"); err != nil || data(got)["a"] != "1" || got.GetLabels()[names.Managed] != "true" {
				t.Errorf("sync = %v, object %v, want it updated", err, got)
			}
		})
	}
}

// A node port is allocated before the name of a Service is compared.
func TestSync_existingServiceWithItsNodePort(t *testing.T) {
	t.Parallel()
	const service = `{apiVersion: v1, kind: Service, metadata: {name: s, annotations: {note: x}},
		spec: {type: NodePort, ports: [{port: 80, nodePort: 30123}]}}`
	s := newFixture(t)
	s.user(services, service)
	w := s.put("w", nil, service)
	if err := s.run(w); err == nil || !strings.Contains(err.Error(), "already exists in the cluster") {
		t.Fatalf("sync = %v, want the conflict", err)
	}
	s.put("w", nil, strings.Replace(service, "note: x", overwrite, 1))
	s.settle(w)
	got := s.in(services, "s")
	ports, _, err := unstructured.NestedSlice(got.Object, "spec", "ports")
	if err != nil || got.GetLabels()[names.Managed] != "true" || len(ports) != 1 || ports[0].(map[string]any)["nodePort"] != int64(30123) {
		t.Errorf("labels %v, ports %v, %v", got.GetLabels(), ports, err)
	}
}

// A take-over with Overwrite removes what the former owner left, and keeps what the API server allocated.
func TestSync_overwriteReplacesTheObject(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(configMaps, unmanagedConfig)
	s.user(deployments, `{apiVersion: apps/v1, kind: Deployment, metadata: {name: d}, spec: {selector: {matchLabels: {app: x}},
		template: {metadata: {labels: {app: x, old: label}}, spec: {nodeSelector: {old: x}, volumes: [{name: old, emptyDir: {}}],
		initContainers: [{name: init, image: old}], containers: [{name: old, image: old}, {name: web, image: old, env: [{name: OLD}]}]}}}}`)
	s.user(services, `{apiVersion: v1, kind: Service, metadata: {name: s},
		spec: {selector: {old: x, app: x}, ports: [{name: old, port: 8080}]}}`)
	before := s.in(services, "s")
	manifests := []string{config,
		`{apiVersion: apps/v1, kind: Deployment, metadata: {name: d, annotations: {note: x}}, spec: {selector: {matchLabels: {app: x}},
			template: {metadata: {labels: {app: x}}, spec: {containers: [{name: web, image: new}]}}}}`,
		`{apiVersion: v1, kind: Service, metadata: {name: s, annotations: {note: x}},
			spec: {selector: {app: x}, ports: [{name: new, port: 80}]}}`,
	}
	for i := range manifests {
		manifests[i] = strings.Replace(manifests[i], "note: x", overwrite, 1)
	}
	w := s.put("w", nil, manifests...)
	s.settle(w)
	if got := s.in(configMaps, "c"); len(data(got)) != 1 || data(got)["a"] != "1" || got.GetLabels()["team"] != "x" {
		t.Errorf("labels %v, data %v, want the data of the manifest only", got.GetLabels(), data(got))
	}
	pod, _, _ := unstructured.NestedMap(s.in(deployments, "d").Object, "spec", "template")
	labels, _, _ := unstructured.NestedStringMap(pod, "metadata", "labels")
	spec := pod["spec"].(map[string]any)
	containers := spec["containers"].([]any)
	if len(labels) != 1 || spec["nodeSelector"] != nil || spec["volumes"] != nil || spec["initContainers"] != nil || len(containers) != 1 ||
		containers[0].(map[string]any)["image"] != "new" || containers[0].(map[string]any)["env"] != nil {
		t.Errorf("pod template %v, want that of the manifest", pod)
	}
	service := s.in(services, "s").Object["spec"].(map[string]any)
	ports := service["ports"].([]any)
	if len(ports) != 1 || ports[0].(map[string]any)["name"] != "new" || len(service["selector"].(map[string]any)) != 1 ||
		service["clusterIP"] != before.Object["spec"].(map[string]any)["clusterIP"] {
		t.Errorf("service %v", service)
	}
	s.writes()
	s.settle(w)
	if got := s.writes(); slices.ContainsFunc(got, func(w string) bool { return strings.HasPrefix(w, "member: ") }) {
		t.Errorf("writes after the take-over: %v", got)
	}
}

// An immutable field that the manifest lacks does not prevent the take-over.
func TestSync_overwriteKeepsImmutableFields(t *testing.T) {
	t.Parallel()
	const secret = `{apiVersion: v1, kind: Secret, metadata: {name: s}, type: example.org/x, data: {a: YQ==}}`
	s := newFixture(t)
	secrets := schema.GroupVersionResource{Version: "v1", Resource: "secrets"}
	s.user(secrets, secret)
	w := s.put("w", nil, `{apiVersion: v1, kind: Secret, metadata: {name: s, annotations: {`+overwrite+`}}, data: {a: Yg==}}`)
	s.settle(w)
	got := s.in(secrets, "s")
	if got.Object["type"] != "example.org/x" || data(got)["a"] != "Yg==" || got.GetLabels()[names.Managed] != "true" {
		t.Errorf("secret %v", got.Object)
	}
}
