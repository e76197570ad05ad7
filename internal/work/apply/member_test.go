// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"encoding/json"
	"encoding/pem"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/work/threeway"
	"karmada.io/karmada/test/fakecontrol"
)

// These tests use a real API server with real admission webhooks. Each case ends without further writes, propagates a later change
// of the template, and removes a field that the template no longer has.

// webhook registers an admission webhook for a resource in the namespace of the fixture. mutate changes the object.
func (s *fixture) webhook(gvr schema.GroupVersionResource, mutate func(*unstructured.Unstructured)) {
	s.t.Helper()
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var review struct {
			Request struct {
				UID    string                     `json:"uid"`
				Object *unstructured.Unstructured `json:"object"`
			} `json:"request"`
		}
		if err := json.NewDecoder(r.Body).Decode(&review); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		mutate(review.Request.Object)
		patch, err := json.Marshal([]any{map[string]any{"op": "replace", "path": "", "value": review.Request.Object.Object}})
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		_ = json.NewEncoder(w).Encode(map[string]any{
			"apiVersion": "admission.k8s.io/v1", "kind": "AdmissionReview",
			"response": map[string]any{"uid": review.Request.UID, "allowed": true, "patchType": "JSONPatch", "patch": patch},
		})
	}))
	s.t.Cleanup(server.Close)
	authority := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw})
	configurations := apiServer.Resource(schema.GroupVersionResource{
		Group: "admissionregistration.k8s.io", Version: "v1", Resource: "mutatingwebhookconfigurations",
	})
	configuration := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "admissionregistration.k8s.io/v1", "kind": "MutatingWebhookConfiguration",
		"metadata": map[string]any{"name": s.cluster},
		"webhooks": []any{map[string]any{
			"name": "test.example.com", "sideEffects": "None", "admissionReviewVersions": []any{"v1"}, "failurePolicy": "Fail",
			"clientConfig":      map[string]any{"url": server.URL, "caBundle": string(encoded(authority))},
			"namespaceSelector": map[string]any{"matchLabels": map[string]any{"kubernetes.io/metadata.name": s.cluster}},
			"rules": []any{map[string]any{
				"apiGroups": []any{gvr.Group}, "apiVersions": []any{gvr.Version}, "resources": []any{gvr.Resource},
				"operations": []any{"CREATE", "UPDATE"},
			}},
		}},
	}}
	if _, err := configurations.Create(s.t.Context(), configuration, metav1.CreateOptions{}); err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { _ = configurations.Delete(s.t.Context(), s.cluster, metav1.DeleteOptions{}) })
	s.eventually("the webhook is called", func() bool {
		o := fakecontrol.Parse(s.t, `{apiVersion: apps/v1, kind: Deployment, metadata: {name: probe}, spec: {selector: {matchLabels: {a: b}},
			template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: x}]}}}}`)
		if gvr == configMaps {
			o = fakecontrol.Parse(s.t, `{apiVersion: v1, kind: ConfigMap, metadata: {name: probe}}`)
		}
		before := o.DeepCopy()
		mutate(before)
		got, err := apiServer.Resource(gvr).Namespace(s.cluster).Create(s.t.Context(), o, metav1.CreateOptions{DryRun: []string{"All"}})
		return err == nil && threeway.Contains(before, got, threeway.Ownership{})
	})
}

func encoded(b []byte) []byte {
	out, _ := json.Marshal(b)
	return out[1 : len(out)-1]
}

// steady checks that nothing is written to the member, also after events and a restart.
func (s *fixture) steady(work types.NamespacedName) {
	s.t.Helper()
	s.member.flush()
	for range 3 {
		s.settle(work)
	}
	s.clock.Step(time.Minute) // the report is no longer delayed
	s.settle(work)
	s.reconnect()
	s.settle(work)
	if diff := cmp.Diff([]string(nil), s.member.flush()); diff != "" {
		s.t.Errorf("writes (-want +got):\n%s", diff)
	}
}

// change applies another template, which must cause one write.
func (s *fixture) change(work types.NamespacedName, template string) {
	s.t.Helper()
	s.put(work.Name, nil, template)
	s.settle(work)
	if got := s.member.flush(); len(got) != 1 {
		s.t.Errorf("writes = %q, want one", got)
	}
}

const withEnv = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx LABELS}, spec: {replicas: 2,
	selector: {matchLabels: {app: x}}, template: {metadata: {labels: {app: x}}, spec: {containers: [
		{name: c, image: nginx, env: [{name: A, value: a}, {name: B, value: b}]}]}}}}`

// upgrade replaces the image of a template and removes an environment variable.
func upgrade(template string) string {
	return strings.NewReplacer("image: nginx", `image: "nginx:2"`, ", {name: B, value: b}", "").Replace(template)
}

// containersOf returns "name image env…" of the containers of a Deployment.
func containersOf(o *unstructured.Unstructured) (out []string) {
	list, _, _ := unstructured.NestedSlice(o.Object, "spec", "template", "spec", "containers")
	for _, item := range list {
		c, _ := item.(map[string]any)
		words := []string{fmt.Sprint(c["name"]), fmt.Sprint(c["image"])}
		env, _ := c["env"].([]any)
		for _, e := range env {
			m, _ := e.(map[string]any)
			words = append(words, fmt.Sprint(m["name"]))
		}
		out = append(out, strings.Join(words, " "))
	}
	return out
}

func TestMember_sidecarWebhook(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.webhook(deployments, func(o *unstructured.Unstructured) {
		list, _, _ := unstructured.NestedSlice(o.Object, "spec", "template", "spec", "containers")
		for _, c := range list {
			if c, ok := c.(map[string]any); ok && c["name"] == "sidecar" {
				return
			}
		}
		list = append([]any{map[string]any{"name": "sidecar", "image": "proxy"}}, list...)
		_ = unstructured.SetNestedSlice(o.Object, list, "spec", "template", "spec", "containers")
	})
	template := strings.Replace(withEnv, " LABELS", "", 1)
	w := s.put("w", nil, template)
	s.settle(w)
	s.steady(w)
	want := []string{"sidecar proxy", "c nginx A B"}
	if diff := cmp.Diff(want, containersOf(s.in(deployments, "nginx"))); diff != "" {
		t.Errorf("containers (-want +got):\n%s", diff)
	}
	s.change(w, upgrade(template))
	s.steady(w)
	want = []string{"sidecar proxy", "c nginx:2 A"}
	if diff := cmp.Diff(want, containersOf(s.in(deployments, "nginx"))); diff != "" {
		t.Errorf("containers (-want +got):\n%s", diff)
	}
}

func TestMember_defaultingWebhook(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.webhook(configMaps, func(o *unstructured.Unstructured) {
		if _, ok, _ := unstructured.NestedString(o.Object, "data", "default"); !ok {
			_ = unstructured.SetNestedField(o.Object, "x", "data", "default")
		}
	})
	w := s.put("w", nil, `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: "1", b: "1"}}`)
	s.settle(w)
	s.steady(w)
	s.change(w, `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: "2"}}`)
	s.steady(w)
	if diff := cmp.Diff(map[string]string{"a": "2", "default": "x"}, data(s.in(configMaps, "c"))); diff != "" {
		t.Errorf("data (-want +got):\n%s", diff)
	}
}

func TestMember_autoscaler(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	template := strings.Replace(withEnv, " LABELS", `, labels: {resourcetemplate.karmada.io/retain-replicas: "true"}`, 1)
	w := s.put("w", nil, template)
	s.settle(w)
	s.userPatch(deployments, "nginx", `{"spec":{"replicas":5}}`, "scale")
	s.steady(w)
	s.change(w, upgrade(template))
	s.steady(w)
	o := s.in(deployments, "nginx")
	if n, _, _ := unstructured.NestedInt64(o.Object, "spec", "replicas"); n != 5 {
		t.Errorf("replicas = %d, want 5", n)
	}
	if diff := cmp.Diff([]string{"c nginx:2 A"}, containersOf(o)); diff != "" {
		t.Errorf("containers (-want +got):\n%s", diff)
	}
}

func TestMember_controllerAddsFields(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	group := s.cluster + ".example.com"
	lamps := schema.GroupVersionResource{Group: group, Version: "v1", Resource: "lamps"}
	definition := fakecontrol.Parse(t, fmt.Sprintf(`{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition,
		metadata: {name: lamps.%s}, spec: {group: %s, scope: Namespaced,
		names: {plural: lamps, singular: lamp, kind: Lamp, listKind: LampList},
		versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {
			spec: {type: object, x-kubernetes-preserve-unknown-fields: true, properties: {level: {type: integer, default: 3}}},
			status: {type: object, x-kubernetes-preserve-unknown-fields: true}}}}}]}}`, group, group))
	definitions := schema.GroupVersionResource{Group: "apiextensions.k8s.io", Version: "v1", Resource: "customresourcedefinitions"}
	if _, err := apiServer.Resource(definitions).Create(t.Context(), definition, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.AddSpecific(lamps.GroupVersion().WithKind("Lamp"), lamps, lamps, meta.RESTScopeNamespace)
	s.worker.cache.Member.Mapper = mapper
	s.eventually("the kind is served", func() bool {
		_, err := apiServer.Resource(lamps).Namespace(s.cluster).List(t.Context(), metav1.ListOptions{})
		return err == nil
	})
	template := `{apiVersion: ` + group + `/v1, kind: Lamp, metadata: {name: l}, spec: {color: red, rooms: [{name: a}], shade: {size: 1}}}`
	w := s.put("w", nil, template)
	s.settle(w)
	s.steady(w) // the API server added a default
	s.userPatch(lamps, "l", `{"spec":{"address":"10.0.0.1","shade":{"angle":5}},"status":{"on":true}}`)
	s.steady(w)
	s.change(w, strings.NewReplacer("red", "blue", ", shade: {size: 1}", "").Replace(template))
	s.steady(w)
	spec, _, _ := unstructured.NestedMap(s.in(lamps, "l").Object, "spec")
	want := map[string]any{
		"color": "blue", "rooms": []any{map[string]any{"name": "a"}}, "level": int64(3), "address": "10.0.0.1",
		"shade": map[string]any{"angle": int64(5)},
	}
	if diff := cmp.Diff(want, spec); diff != "" {
		t.Errorf("spec (-want +got):\n%s", diff)
	}
}

func TestMember_defaultStorageClass(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	class := fakecontrol.Parse(t, `{apiVersion: storage.k8s.io/v1, kind: StorageClass, metadata: {name: fast, annotations: {
		storageclass.kubernetes.io/is-default-class: "true"}}, provisioner: example.com/x}`)
	classes := schema.GroupVersionResource{Group: "storage.k8s.io", Version: "v1", Resource: "storageclasses"}
	_, err := apiServer.Resource(classes).Create(t.Context(), class, metav1.CreateOptions{})
	if err != nil && !apierrors.IsAlreadyExists(err) {
		t.Fatal(err)
	}
	claims := schema.GroupVersionResource{Version: "v1", Resource: "persistentvolumeclaims"}
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(claims.GroupVersion().WithKind("PersistentVolumeClaim"), meta.RESTScopeNamespace)
	s.worker.cache.Member.Mapper = mapper
	template := `{apiVersion: v1, kind: PersistentVolumeClaim, metadata: {name: p, labels: {a: x, b: x}},
		spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1024Mi}}}}`
	s.eventually("the class is the default", func() bool {
		o := fakecontrol.Parse(t, template)
		made, err := apiServer.Resource(claims).Namespace(s.cluster).Create(t.Context(), o, metav1.CreateOptions{DryRun: []string{"All"}})
		if err != nil {
			return false
		}
		name, _, _ := unstructured.NestedString(made.Object, "spec", "storageClassName")
		return name == "fast"
	})
	w := s.put("w", nil, template)
	s.settle(w)
	s.steady(w)
	s.change(w, strings.Replace(template, "a: x, b: x", "a: z", 1))
	s.steady(w)
	o := s.in(claims, "p")
	if _, ok := o.GetLabels()["b"]; ok || o.GetLabels()["a"] != "z" {
		t.Errorf("labels = %v", o.GetLabels())
	}
	if name, _, _ := unstructured.NestedString(o.Object, "spec", "storageClassName"); name != "fast" {
		t.Errorf("storageClassName = %q, want that of the member", name)
	}
}

// BenchmarkUpdate compares the CPU time, of client and API server together, of one update of a Deployment.
func BenchmarkUpdate(b *testing.B) {
	const namespace = "default"
	kind := apiServer.Resource(deployments).Namespace(namespace)
	template := fakecontrol.Parse(b, strings.Replace(withEnv, " LABELS", "", 1))
	template.SetNamespace(namespace)
	cpu := func() time.Duration {
		var u syscall.Rusage
		_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	image := func(i int) *unstructured.Unstructured {
		o := template.DeepCopy()
		list, _, _ := unstructured.NestedSlice(o.Object, "spec", "template", "spec", "containers")
		list[0].(map[string]any)["image"] = fmt.Sprintf("nginx:%d", i) //nolint:forcetypeassert // of the template
		_ = unstructured.SetNestedSlice(o.Object, list, "spec", "template", "spec", "containers")
		return o
	}
	for name, update := range map[string]func(observed *unstructured.Unstructured, i int) (*unstructured.Unstructured, error){
		"merge": func(observed *unstructured.Unstructured, i int) (*unstructured.Unstructured, error) {
			owners, err := threeway.OwnershipOf(observed)
			if err != nil {
				return nil, err
			}
			desired := image(i)
			desired.SetResourceVersion(observed.GetResourceVersion())
			return kind.Update(b.Context(), threeway.Merge(desired, observed, owners), metav1.UpdateOptions{FieldManager: threeway.Manager})
		},
		"server-side apply": func(_ *unstructured.Unstructured, i int) (*unstructured.Unstructured, error) {
			return kind.Apply(b.Context(), template.GetName(), image(i), metav1.ApplyOptions{FieldManager: "karmada", Force: true})
		},
	} {
		b.Run(name, func(b *testing.B) {
			_ = kind.Delete(b.Context(), template.GetName(), metav1.DeleteOptions{})
			observed, err := kind.Create(b.Context(), template, metav1.CreateOptions{FieldManager: threeway.Manager})
			if err != nil {
				b.Fatal(err)
			}
			before := cpu()
			for i := range b.N {
				if observed, err = update(observed, i); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(cpu()-before)/float64(b.N)/1e6, "cpu-ms/op")
		})
	}
}
