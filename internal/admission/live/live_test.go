// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package live

import (
	"context"
	"crypto/tls"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-logr/logr"
	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/klog/v2"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/yaml"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controlplane"
)

func TestMain(m *testing.M) {
	log.SetLogger(logr.Discard())
	klog.SetLogger(logr.Discard())
	os.Exit(m.Run())
}

// world is a control plane that calls our webhooks.
type world struct {
	control client.WithWatch
	base    string
	ca      []byte

	mu       sync.Mutex
	calls    map[string]int // by path
	warnings []string
}

func (w *world) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.calls[r.URL.Path]++
}

// HandleWarningHeader keeps what the API server warns of.
func (w *world) HandleWarningHeader(_ int, _, text string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.warnings = append(w.warnings, text)
}

// during says which paths are called, and what is warned of, while do runs. Conversions do not count: how often the API
// server converts an object that is written in another version is its own affair.
func (w *world) during(do func()) (calls map[string]int, warnings []string) {
	w.mu.Lock()
	w.calls, w.warnings = map[string]int{}, nil
	w.mu.Unlock()
	do()
	w.mu.Lock()
	defer w.mu.Unlock()
	calls = maps.Clone(w.calls)
	delete(calls, "/convert")
	return calls, slices.Clone(w.warnings)
}

func start(t *testing.T) *world {
	t.Helper()
	cp, err := controlplane.Open(controlplane.Config{DataDir: t.TempDir(), UnsafeNoFsync: true, KubeControllers: []string{}, NoWatchCache: admission.Converted})
	if err != nil {
		t.Fatal(err)
	}
	parts, ready := cp.Parts(nil), make(chan struct{})
	left, ended := len(parts), make(chan error, 1)
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		ended <- component.RunParts(ctx, parts, func(_ string, state component.State, _ error) {
			if state == component.Ready {
				if left--; left == 0 {
					close(ready)
				}
			}
		})
	}()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("control plane: %v", err)
		}
		if err := cp.Close(); err != nil {
			t.Error(err)
		}
	})
	select {
	case <-ready:
	case err := <-ended:
		ended <- err
		t.Fatalf("control plane ended: %v", err)
	case <-time.After(time.Minute):
		t.Fatal("control plane not ready after a minute")
	}
	w := &world{calls: map[string]int{}, ca: cp.CA()}
	w.base = w.serve(t, cp)
	w.control = w.client(t, cp.RESTConfig())
	w.install(t)
	return w
}

func (w *world) serve(t *testing.T, cp *controlplane.ControlPlane) string {
	t.Helper()
	cert, key, err := cp.PKI().IssueServing(time.Now(), "karmada-webhook", "127.0.0.1")
	if err != nil {
		t.Fatal(err)
	}
	pair, err := tls.X509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	server := webhook.NewServer(webhook.Options{})
	admission.Register(server, admission.Deps{
		Clusters: func(context.Context) (sets.Set[string], error) { return sets.New("m1"), nil },
	})
	listening := httptest.NewUnstartedServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.ServeHTTP(rw, r)
		server.WebhookMux().ServeHTTP(rw, r)
	}))
	listening.TLS = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS13}
	listening.StartTLS()
	t.Cleanup(listening.Close)
	return listening.URL
}

func (w *world) client(t *testing.T, config *rest.Config) client.WithWatch {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	config.WarningHandlerWithContext = nil
	config.WarningHandler = w
	control, err := client.NewWithWatch(config, client.Options{Scheme: scheme})
	if err != nil {
		t.Fatal(err)
	}
	return control
}

func (w *world) install(t *testing.T) {
	t.Helper()
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	for _, crd := range crds {
		admission.SetConversion(crd, w.base, w.ca)
		if err := w.control.Create(t.Context(), crd); err != nil {
			t.Fatal(err)
		}
	}
	for _, crd := range crds {
		w.eventually(t, crd.Name+" established", func(ctx context.Context) (bool, error) {
			if err := w.control.Get(ctx, client.ObjectKeyFromObject(crd), crd); err != nil {
				return false, err
			}
			return slices.ContainsFunc(crd.Status.Conditions, func(c apiextensionsv1.CustomResourceDefinitionCondition) bool {
				return c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue
			}), nil
		})
	}
	if err := admission.Apply(t.Context(), w.control, admission.Configurations(w.base, w.ca)...); err != nil {
		t.Fatal(err)
	}
	w.eventually(t, "webhooks called", func(ctx context.Context) (bool, error) {
		probe := read[policyv1alpha1.ClusterPropagationPolicy](t, `{metadata: {name: probe}, spec: {resourceSelectors: [{apiVersion: v1, kind: Namespace}]}}`)
		err := w.control.Create(ctx, probe, client.DryRunAll)
		if meta.IsNoMatchError(err) || apierrors.IsNotFound(err) {
			return false, nil
		}
		return len(probe.Labels) > 0, err
	})
}

func (w *world) eventually(t *testing.T, what string, condition func(context.Context) (bool, error)) {
	t.Helper()
	if err := wait.PollUntilContextTimeout(t.Context(), 20*time.Millisecond, 30*time.Second, true, condition); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

func read[T any](t *testing.T, text string) *T {
	t.Helper()
	out := new(T)
	if err := yaml.UnmarshalStrict([]byte(text), out); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return out
}

func refused(t *testing.T, what string, err error, want string) {
	t.Helper()
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s: error %v, want %q", what, err, want)
	}
}

// One API server for all: they only add objects of their own.
func TestWebhooks(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("starts a control plane")
	}
	w := start(t)
	for _, test := range []struct {
		name string
		run  func(*world, *testing.T)
	}{
		{"policies", (*world).policies},
		{"applied policies keep their identity", (*world).appliedPolicies},
		{"overrides", (*world).overrides},
		{"bindings", (*world).bindings},
		{"versions of bindings", (*world).versions},
		{"works", (*world).works},
		{"the other kinds", (*world).others},
		{"protection", (*world).protection},
		{"configurations at rest", (*world).rest},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(w, t) }) //nolint:paralleltest // they count calls
	}
}

const policyText = `{metadata: {name: nginx, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: mine}},
	spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}], placement: {clusterAffinity: {clusterNames: [m1, m2]}, replicaScheduling: {}, spreadConstraints: [{maxGroups: 2}]}}}`

func (w *world) policies(t *testing.T) {
	p := read[policyv1alpha1.PropagationPolicy](t, policyText)
	calls, warnings := w.during(func() {
		if err := w.control.Create(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	})
	if diff := cmp.Diff(map[string]int{"/mutate-propagationpolicy": 1, "/validate-propagationpolicy": 1}, calls); diff != "" {
		t.Errorf("calls: -want +got:\n%s", diff)
	}
	if diff := cmp.Diff([]string{`spec.placement.clusterAffinity.clusterNames[1]: there is no cluster "m2" yet`}, warnings); diff != "" {
		t.Errorf("warnings: -want +got:\n%s", diff)
	}
	id := p.Labels["propagationpolicy.karmada.io/permanent-id"]
	if len(id) != 36 || !slices.Equal(p.Finalizers, []string{"karmada.io/propagation-policy-controller"}) {
		t.Errorf("ID %q, finalizers %v", id, p.Finalizers)
	}
	spread := p.Spec.Placement.SpreadConstraints[0]
	if p.Spec.ResourceSelectors[0].Namespace != "default" || p.Spec.Placement.ReplicaScheduling.ReplicaDivisionPreference != "Weighted" ||
		spread.SpreadByField != "cluster" || spread.MinGroups != 1 || spread.MaxGroups != 2 || p.Spec.SchedulerName != "default-scheduler" {
		t.Errorf("defaulted to %+v", p.Spec)
	}

	changed := p.DeepCopy()
	changed.Labels["propagationpolicy.karmada.io/permanent-id"] = "other"
	refused(t, "another ID", w.control.Update(t.Context(), changed),
		`admission webhook "propagationpolicy.karmada.io" denied the request: metadata.labels[propagationpolicy.karmada.io/permanent-id]: Invalid value: "other": label propagationpolicy.karmada.io/permanent-id is immutable, it can only be set by the system during creation`)
	wrong := read[policyv1alpha1.PropagationPolicy](t, policyText)
	wrong.Name, wrong.Spec.ResourceSelectors[0].Namespace = "wrong", "elsewhere"
	refused(t, "another namespace", w.control.Create(t.Context(), wrong), "namespace of resource selector must be the same as the namespace of the policy")

	// On its way out a policy is not looked at: the finalizer goes whatever the policy says.
	if err := w.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if err := w.control.Get(t.Context(), client.ObjectKeyFromObject(p), p); err != nil {
		t.Fatal(err)
	}
	p.Finalizers, p.Labels = nil, nil
	if err := w.control.Update(t.Context(), p); err != nil {
		t.Errorf("removal of the finalizer: %v", err)
	}
}

// kubectl apply, in either way, names neither label nor finalizer; both stay.
func (w *world) appliedPolicies(t *testing.T) {
	apply := func() *unstructured.Unstructured {
		u := &unstructured.Unstructured{Object: *read[map[string]any](t, `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterPropagationPolicy, metadata: {name: applied},
			spec: {resourceSelectors: [{apiVersion: v1, kind: Namespace, name: a}]}}`)}
		if err := w.control.Apply(t.Context(), client.ApplyConfigurationFromUnstructured(u), client.FieldOwner("kubectl"), client.ForceOwnership); err != nil {
			t.Fatal(err)
		}
		return u
	}
	first, second := apply(), apply()
	if id := first.GetLabels()["clusterpropagationpolicy.karmada.io/permanent-id"]; len(id) != 36 {
		t.Errorf("ID %q", id)
	}
	if diff := cmp.Diff(first.Object, second.Object); diff != "" {
		t.Errorf("the same again: -first +second:\n%s", diff)
	}
}

func (w *world) overrides(t *testing.T) {
	p := read[policyv1alpha1.OverridePolicy](t, `{metadata: {name: nginx, namespace: default}, spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}],
		overrideRules: [{targetCluster: {clusterNames: [m1]}, overriders: {replicasOverrider: [{value: 3}], labelsOverrider: [{operator: addIfAbsent, value: {a: b}}], plaintext: [{path: /a, operator: add, value: {b: [1]}}]}}]}}`)
	if err := w.control.Create(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if p.Spec.ResourceSelectors[0].Namespace != "default" {
		t.Errorf("selector %+v", p.Spec.ResourceSelectors[0])
	}
	cluster := read[policyv1alpha1.ClusterOverridePolicy](t, `{metadata: {name: nginx}, spec: {overrideRules: [{targetCluster: {fieldSelector: {matchExpressions: [{key: colour, operator: In}]}}, overriders: {}}]}}`)
	refused(t, "a field of no cluster", w.control.Create(t.Context(), cluster), `unsupported key "colour", must be provider, region, or zone`)
}

func (w *world) bindings(t *testing.T) {
	binding := func(name string) *workv1alpha2.ResourceBinding {
		return read[workv1alpha2.ResourceBinding](t, `{metadata: {name: `+name+`, namespace: default}, spec: {resource: {apiVersion: v1, kind: Secret, name: a, namespace: default}}}`)
	}
	unidentified, identified, dependent := binding("a"), binding("b"), binding("c")
	identified.Labels = map[string]string{"resourcebinding.karmada.io/permanent-id": "x"}
	dependent.Labels, dependent.Annotations = identified.Labels, map[string]string{"resourcebinding.karmada.io/dependencies": "["}
	for name, tc := range map[string]struct {
		do   func()
		want map[string]int
	}{
		"creation without ID": {func() {
			if err := w.control.Create(t.Context(), unidentified); err != nil || len(unidentified.Labels["resourcebinding.karmada.io/permanent-id"]) != 36 {
				t.Errorf("labels %v, error %v", unidentified.Labels, err)
			}
		}, map[string]int{"/mutate-resourcebinding": 1}},
		"creation with ID, update, status": {func() {
			if err := w.control.Create(t.Context(), identified); err != nil {
				t.Fatal(err)
			}
			identified.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
			if err := w.control.Update(t.Context(), identified); err != nil {
				t.Fatal(err)
			}
			identified.Status.SchedulerObservedGeneration = 2
			if err := w.control.Status().Update(t.Context(), identified); err != nil {
				t.Fatal(err)
			}
		}, map[string]int{}},
		"dependencies nobody can read": {func() {
			refused(t, "dependencies", w.control.Create(t.Context(), dependent), "annotation value must be a valid JSON")
		}, map[string]int{"/validate-resourcebinding": 1}},
	} {
		if calls, _ := w.during(tc.do); !maps.Equal(calls, tc.want) {
			t.Errorf("%s: calls %v, want %v", name, calls, tc.want)
		}
	}
}

func (w *world) versions(t *testing.T) {
	old := read[workv1alpha1.ClusterResourceBinding](t, `{metadata: {name: old}, spec: {resource: {apiVersion: v1, kind: Namespace, name: a, replicas: 3, resourcePerReplicas: {cpu: 100m}}, clusters: [{name: m1, replicas: 3}]}}`)
	calls, _ := w.during(func() {
		if err := w.control.Create(t.Context(), old); err != nil {
			t.Fatal(err)
		}
	})
	if calls["/mutate-clusterresourcebinding"] != 1 || len(old.Labels["clusterresourcebinding.karmada.io/permanent-id"]) != 36 {
		t.Errorf("calls %v, labels %v", calls, old.Labels)
	}
	var stored workv1alpha2.ClusterResourceBinding
	if err := w.control.Get(t.Context(), client.ObjectKeyFromObject(old), &stored); err != nil {
		t.Fatal(err)
	}
	cpu := stored.Spec.ReplicaRequirements.ResourceRequest[corev1.ResourceCPU]
	if stored.Spec.Replicas != 3 || cpu.String() != "100m" || stored.Spec.Clusters[0].Replicas != 3 {
		t.Errorf("stored %+v", stored.Spec)
	}
	var list workv1alpha1.ClusterResourceBindingList
	if err := w.control.List(t.Context(), &list); err != nil || len(list.Items) != 1 || list.Items[0].Spec.Resource.Replicas != 3 {
		t.Errorf("list %+v, error %v", list.Items, err)
	}
	news, err := w.control.Watch(t.Context(), &list)
	if err != nil {
		t.Fatal(err)
	}
	defer news.Stop()
	stored.Spec.Replicas = 5
	if err := w.control.Update(t.Context(), &stored); err != nil {
		t.Fatal(err)
	}
	for e := range news.ResultChan() {
		b, ok := e.Object.(*workv1alpha1.ClusterResourceBinding)
		if !ok {
			t.Fatalf("watched %s of %T: %v", e.Type, e.Object, e.Object)
		}
		if b.Spec.Resource.Replicas == 5 {
			return
		}
	}
	t.Error("the watch ended before it showed the change")
}

func (w *world) works(t *testing.T) {
	foreign := read[workv1alpha1.Work](t, `{metadata: {name: foreign, namespace: default}}`)
	foreign.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
		Raw: []byte(`{"apiVersion":"v1","kind":"Service","metadata":{"name":"a","uid":"x","labels":{"a":"b"}},"spec":{"clusterIP":"10.0.0.1"},"status":{}}`),
	}}}
	if err := w.control.Create(t.Context(), foreign); err != nil {
		t.Fatal(err)
	}
	var manifest unstructured.Unstructured
	if err := manifest.UnmarshalJSON(foreign.Spec.Workload.Manifests[0].Raw); err != nil {
		t.Fatal(err)
	}
	id := foreign.Labels["work.karmada.io/permanent-id"]
	if len(id) != 36 || manifest.GetLabels()["work.karmada.io/permanent-id"] != id || manifest.GetUID() != "" ||
		manifest.GetAnnotations()["resourcetemplate.karmada.io/managed-labels"] != "a,work.karmada.io/permanent-id" {
		t.Errorf("ID %q, manifest %v", id, manifest.Object)
	}

	// From now on all is in order, and stays so when something else changes.
	prepared := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Name: "prepared", Namespace: "default", Labels: foreign.Labels}, Spec: foreign.Spec}
	calls, _ := w.during(func() {
		if err := w.control.Create(t.Context(), prepared); err != nil {
			t.Fatal(err)
		}
		suspended := true
		prepared.Spec.SuspendDispatching = &suspended
		if err := w.control.Update(t.Context(), prepared); err != nil {
			t.Fatal(err)
		}
		if err := w.control.Delete(t.Context(), prepared); err != nil {
			t.Fatal(err)
		}
	})
	if len(calls) > 0 {
		t.Errorf("calls %v, want none", calls)
	}

	foreign.Spec.Workload.Manifests[0].Raw = []byte(`{"metadata":{"name":"a"}}`)
	refused(t, "a manifest of no kind", w.control.Update(t.Context(), foreign), "spec.workload.manifests[0].kind: Required value: manifest must say which kind of object it is")
	odd := &unstructured.Unstructured{Object: *read[map[string]any](t, `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: odd, namespace: default, labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: 5}}}`)}
	refused(t, "manifests that are a number", w.control.Create(t.Context(), odd), `spec.workload.manifests: Invalid value`)
}

// Of each of the other kinds one object that is right and one that is not.
func (w *world) others(t *testing.T) {
	for name, tc := range map[string]struct{ object, refusal, value string }{
		"taint policy": {
			object:  `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterTaintPolicy, metadata: {name: a}, spec: {taints: [{key: a, effect: NoSchedule}]}}`,
			refusal: `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterTaintPolicy, metadata: {name: b}, spec: {taints: [{key: a, effect: NoExecute}]}}`,
			value:   "Configuring taint with NoExecute effect is not allowed",
		},
		"quota": {
			object:  `{apiVersion: policy.karmada.io/v1alpha1, kind: FederatedResourceQuota, metadata: {name: a, namespace: default}, spec: {overall: {cpu: "1"}, staticAssignments: [{clusterName: m1, hard: {cpu: "1"}}]}}`,
			refusal: `{apiVersion: policy.karmada.io/v1alpha1, kind: FederatedResourceQuota, metadata: {name: b, namespace: default}, spec: {overall: {cpu: "1"}, staticAssignments: [{clusterName: m1, hard: {cpu: "2"}}]}}`,
			value:   "overall is less than assignments",
		},
		"autoscaler": {
			object:  `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA, metadata: {name: a, namespace: default}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, maxReplicas: 3, behavior: {scaleDown: {stabilizationWindowSeconds: 5}}}}`,
			refusal: `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA, metadata: {name: b, namespace: default}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, maxReplicas: 3, minReplicas: 5}}`,
			value:   "must be greater than or equal to `minReplicas`",
		},
		"autoscaler by the clock": {
			object:  `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: CronFederatedHPA, metadata: {name: a, namespace: default}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, rules: [{name: a, schedule: "@daily", targetReplicas: 1}]}}`,
			refusal: `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: CronFederatedHPA, metadata: {name: b, namespace: default}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, rules: [{name: a, schedule: "@daily"}]}}`,
			value:   "targetReplicas cannot be nil if you want to scale Deployment",
		},
		"service": {
			object:  `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterService, metadata: {name: a, namespace: default}, spec: {types: [CrossCluster], ports: [{name: http, port: 80, targetPort: 8080}]}}`,
			refusal: `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterService, metadata: {name: b, namespace: default}, spec: {types: [CrossCluster, LoadBalancer]}}`,
			value:   "MultiClusterService types should not contain more than one type",
		},
		"ingress": {
			object:  `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterIngress, metadata: {name: a, namespace: default}, spec: {template: {spec: {defaultBackend: {service: {name: a, port: {number: 80}}}}}}}`,
			refusal: `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterIngress, metadata: {name: b, namespace: default}, spec: {rules: [{host: 1.2.3.4}]}}`,
			value:   "must be a DNS name, not an IP address",
		},
		"interpreter": {
			object:  `{apiVersion: config.karmada.io/v1alpha1, kind: ResourceInterpreterWebhookConfiguration, metadata: {name: a}, webhooks: [{name: a.b.c, clientConfig: {url: "https://a"}, interpreterContextVersions: [v1alpha1]}]}`,
			refusal: `{apiVersion: config.karmada.io/v1alpha1, kind: ResourceInterpreterWebhookConfiguration, metadata: {name: b}, webhooks: [{name: a.b.c, clientConfig: {}, interpreterContextVersions: [v1alpha1]}]}`,
			value:   "exactly one of url or service is required",
		},
	} {
		right := &unstructured.Unstructured{Object: *read[map[string]any](t, tc.object)}
		if err := w.control.Create(t.Context(), right); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		switch right.GetKind() {
		case "FederatedHPA":
			smallest, _, _ := unstructured.NestedInt64(right.Object, "spec", "minReplicas")
			policies, _, _ := unstructured.NestedSlice(right.Object, "spec", "behavior", "scaleUp", "policies")
			metrics, _, _ := unstructured.NestedSlice(right.Object, "spec", "metrics")
			if smallest != 1 || len(policies) != 2 || len(metrics) != 1 {
				t.Errorf("%s: defaulted to %v", name, right.Object["spec"])
			}
		case "MultiClusterService":
			if id := right.GetLabels()["multiclusterservice.karmada.io/permanent-id"]; len(id) != 36 {
				t.Errorf("%s: ID %q", name, id)
			}
		}
		refused(t, name, w.control.Create(t.Context(), &unstructured.Unstructured{Object: *read[map[string]any](t, tc.refusal)}), tc.value)
	}
}

func (w *world) protection(t *testing.T) {
	protected := read[corev1.ConfigMap](t, `{metadata: {name: protected, namespace: default, labels: {resourcetemplate.karmada.io/deletion-protected: Always}}}`)
	free := read[corev1.ConfigMap](t, `{metadata: {name: free, namespace: default}}`)
	for _, c := range []*corev1.ConfigMap{protected, free} {
		if err := w.control.Create(t.Context(), c); err != nil {
			t.Fatal(err)
		}
	}
	refused(t, "deletion", w.control.Delete(t.Context(), protected),
		`This resource is protected, please make sure to remove the label: resourcetemplate.karmada.io/deletion-protected`)
	calls, _ := w.during(func() {
		if err := w.control.Delete(t.Context(), free); err != nil {
			t.Error(err)
		}
	})
	if len(calls) > 0 {
		t.Errorf("calls %v about what is not protected", calls)
	}
	protected.Labels = nil
	if err := w.control.Update(t.Context(), protected); err != nil {
		t.Fatal(err)
	}
	if err := w.control.Delete(t.Context(), protected); err != nil {
		t.Errorf("without the label: %v", err)
	}
}

// What is stored is what we ask for: nothing was left to the API server's defaults, so nothing is written again.
func (w *world) rest(t *testing.T) {
	for _, desired := range admission.Configurations(w.base, w.ca) {
		before := desired.DeepCopyObject().(client.Object)
		if err := w.control.Get(t.Context(), client.ObjectKeyFromObject(before), before); err != nil {
			t.Fatal(err)
		}
		counting := &counter{Client: w.control}
		if err := admission.Apply(t.Context(), counting, desired); err != nil {
			t.Fatal(err)
		}
		if counting.writes > 0 {
			t.Errorf("%s: %d writes", desired.GetName(), counting.writes)
		}
	}
	counting := &counter{Client: w.control}
	if err := admission.ApplyConversion(t.Context(), counting, w.base, w.ca); err != nil || counting.writes > 0 {
		t.Errorf("conversion: %d writes, error %v", counting.writes, err)
	}
}

// counter counts writes.
type counter struct {
	client.Client
	writes int
}

func (c *counter) Create(ctx context.Context, obj client.Object, opts ...client.CreateOption) error {
	c.writes++
	return c.Client.Create(ctx, obj, opts...)
}

func (c *counter) Update(ctx context.Context, obj client.Object, opts ...client.UpdateOption) error {
	c.writes++
	return c.Client.Update(ctx, obj, opts...)
}

func (c *counter) Patch(ctx context.Context, obj client.Object, patch client.Patch, opts ...client.PatchOption) error {
	c.writes++
	return c.Client.Patch(ctx, obj, patch, opts...)
}
