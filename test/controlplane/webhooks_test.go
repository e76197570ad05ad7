// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/names"
)

// All subtests share one API server; each creates objects with other names.
func TestWebhooks(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("starts a control plane")
	}
	f := newFixture(t)
	for _, test := range []struct {
		name string
		run  func(*fixture, *testing.T)
	}{
		{"propagation policies", (*fixture).policies},
		{"applied policies keep ID and finalizer", (*fixture).appliedPolicies},
		{"override policies", (*fixture).overrides},
		{"bindings", (*fixture).bindings},
		{"versions of bindings", (*fixture).versions},
		{"works", (*fixture).works},
		{"other kinds", (*fixture).others},
		{"deletion protection", (*fixture).protection},
		{"annotations of templates", (*fixture).templates},
		{"labels and annotations of Karmada", (*fixture).marks},
		{"images", (*fixture).images},
		{"unchanged configurations", (*fixture).unchangedConfigurations},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(f, t) }) //nolint:paralleltest // subtests count calls
	}
}

const policyText = `{metadata: {name: nginx, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: mine}},
	spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}], ` +
	`placement: {clusterAffinity: {clusterNames: [m1, m2]}, replicaScheduling: {}, spreadConstraints: [{maxGroups: 2}]}}}`

func (f *fixture) policies(t *testing.T) {
	p := read[policyv1alpha1.PropagationPolicy](t, policyText)
	calls, warnings := f.during(func() {
		if err := f.control.Create(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	})
	if diff := cmp.Diff(map[string]int{"/mutate-propagationpolicy": 1, "/validate-propagationpolicy": 1}, calls); diff != "" {
		t.Errorf("calls: -want +got:\n%s", diff)
	}
	want := []string{
		"spec.placement.spreadConstraints[0]: has no effect with static weights",
		`spec.placement.clusterAffinity.clusterNames[1]: cluster "m2" does not exist; nothing is scheduled there; similar names: "m1"`,
	}
	if diff := cmp.Diff(want, warnings); diff != "" {
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
	wantError(
		t,
		"another ID",
		f.control.Update(t.Context(), changed),
		`admission webhook "propagationpolicy.karmada.io" denied the request: `+
			`metadata.labels[propagationpolicy.karmada.io/permanent-id]: Invalid value: "other": `+
			`label propagationpolicy.karmada.io/permanent-id is immutable, it can only be set by the system during creation`,
	)
	invalid := read[policyv1alpha1.PropagationPolicy](t, policyText)
	invalid.Name, invalid.Spec.ResourceSelectors[0].Namespace = "invalid", "other"
	wantError(
		t,
		"another namespace",
		f.control.Create(t.Context(), invalid),
		"namespace of resource selector must be the same as the namespace of the policy",
	)

	// A policy that is being deleted is not validated, so the finalizer can be removed.
	if err := f.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(p), p); err != nil {
		t.Fatal(err)
	}
	p.Finalizers, p.Labels = nil, nil
	if err := f.control.Update(t.Context(), p); err != nil {
		t.Errorf("remove the finalizer: %v", err)
	}
}

// Server-side apply without the label and the finalizer keeps both.
func (f *fixture) appliedPolicies(t *testing.T) {
	apply := func() *unstructured.Unstructured {
		u := &unstructured.Unstructured{
			Object: *read[map[string]any](t, `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterPropagationPolicy, metadata: {name: applied},
			spec: {resourceSelectors: [{apiVersion: v1, kind: Namespace, name: a}]}}`),
		}
		if err := f.control.Apply(
			t.Context(),
			client.ApplyConfigurationFromUnstructured(u),
			client.FieldOwner("kubectl"),
			client.ForceOwnership,
		); err != nil {
			t.Fatal(err)
		}
		return u
	}
	first, second := apply(), apply()
	if id := first.GetLabels()["clusterpropagationpolicy.karmada.io/permanent-id"]; len(id) != 36 {
		t.Errorf("ID %q", id)
	}
	if diff := cmp.Diff(first.Object, second.Object); diff != "" {
		t.Errorf("second apply: -first +second:\n%s", diff)
	}
}

func (f *fixture) overrides(t *testing.T) {
	p := read[policyv1alpha1.OverridePolicy](
		t,
		`{metadata: {name: nginx, namespace: default}, spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}],
		overrideRules: [{targetCluster: {clusterNames: [m1]}, overriders: {replicasOverrider: [{value: 3}], `+
			`labelsOverrider: [{operator: addIfAbsent, value: {a: b}}], plaintext: [{path: /a, operator: add, value: {b: [1]}}]}}]}}`,
	)
	if err := f.control.Create(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if p.Spec.ResourceSelectors[0].Namespace != "default" {
		t.Errorf("selector %+v", p.Spec.ResourceSelectors[0])
	}
	cluster := read[policyv1alpha1.ClusterOverridePolicy](
		t,
		`{metadata: {name: nginx}, spec: {overrideRules: [{targetCluster: {fieldSelector: {matchExpressions: [{key: color, `+
			`operator: In}]}}, overriders: {}}]}}`,
	)
	wantError(t, "unsupported field of clusters", f.control.Create(t.Context(), cluster), `unsupported key "color", `+
		`must be provider, region, or zone`)
}

func (f *fixture) bindings(t *testing.T) {
	binding := func(name string) *workv1alpha2.ResourceBinding {
		return read[workv1alpha2.ResourceBinding](
			t,
			`{metadata: {name: `+name+`, namespace: default}, spec: {resource: {apiVersion: v1, kind: Secret, name: a, namespace: default}}}`,
		)
	}
	unidentified, identified, dependent := binding("a"), binding("b"), binding("c")
	identified.Labels = map[string]string{"resourcebinding.karmada.io/permanent-id": "x"}
	dependent.Labels, dependent.Annotations = identified.Labels, map[string]string{"resourcebinding.karmada.io/dependencies": "["}
	for name, tc := range map[string]struct {
		do   func()
		want map[string]int
	}{
		"creation without ID": {func() {
			if err := f.control.Create(t.Context(), unidentified); err != nil || len(unidentified.Labels["resourcebinding.karmada.io/"+
				"permanent-id"]) != 36 {
				t.Errorf("labels %v, error %v", unidentified.Labels, err)
			}
		}, map[string]int{"/mutate-resourcebinding": 1}},
		"creation with ID, update, status": {func() {
			if err := f.control.Create(t.Context(), identified); err != nil {
				t.Fatal(err)
			}
			identified.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
			if err := f.control.Update(t.Context(), identified); err != nil {
				t.Fatal(err)
			}
			identified.Status.SchedulerObservedGeneration = 2
			if err := f.control.Status().Update(t.Context(), identified); err != nil {
				t.Fatal(err)
			}
		}, map[string]int{}},
		"invalid dependencies": {func() {
			wantError(t, "dependencies", f.control.Create(t.Context(), dependent), "annotation value must be a valid JSON")
		}, map[string]int{"/validate-resourcebinding": 1}},
	} {
		if calls, _ := f.during(tc.do); !maps.Equal(calls, tc.want) {
			t.Errorf("%s: calls %v, want %v", name, calls, tc.want)
		}
	}
}

func (f *fixture) versions(t *testing.T) {
	old := read[workv1alpha1.ClusterResourceBinding](
		t,
		`{metadata: {name: old}, spec: {resource: {apiVersion: v1, kind: Namespace, name: a, replicas: 3, `+
			`resourcePerReplicas: {cpu: 100m}}, clusters: [{name: m1, replicas: 3}]}}`,
	)
	calls, _ := f.during(func() {
		if err := f.control.Create(t.Context(), old); err != nil {
			t.Fatal(err)
		}
	})
	if calls["/mutate-clusterresourcebinding"] != 1 || len(old.Labels["clusterresourcebinding.karmada.io/permanent-id"]) != 36 {
		t.Errorf("calls %v, labels %v", calls, old.Labels)
	}
	var stored workv1alpha2.ClusterResourceBinding
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(old), &stored); err != nil {
		t.Fatal(err)
	}
	cpu := stored.Spec.ReplicaRequirements.ResourceRequest[corev1.ResourceCPU]
	if stored.Spec.Replicas != 3 || cpu.String() != "100m" || stored.Spec.Clusters[0].Replicas != 3 {
		t.Errorf("stored %+v", stored.Spec)
	}
	var list workv1alpha1.ClusterResourceBindingList
	if err := f.control.List(t.Context(), &list); err != nil || len(list.Items) != 1 || list.Items[0].Spec.Resource.Replicas != 3 {
		t.Errorf("list %+v, error %v", list.Items, err)
	}
	watch, err := f.control.Watch(t.Context(), &list)
	if err != nil {
		t.Fatal(err)
	}
	defer watch.Stop()
	stored.Spec.Replicas = 5
	if err := f.control.Update(t.Context(), &stored); err != nil {
		t.Fatal(err)
	}
	for e := range watch.ResultChan() {
		b, ok := e.Object.(*workv1alpha1.ClusterResourceBinding)
		if !ok {
			t.Fatalf("watch event %s of %T: %v", e.Type, e.Object, e.Object)
		}
		if b.Spec.Resource.Replicas == 5 {
			return
		}
	}
	t.Error("watch ended without the change")
}

func (f *fixture) works(t *testing.T) {
	unprepared := read[workv1alpha1.Work](t, `{metadata: {name: unprepared, namespace: default}}`)
	unprepared.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
		Raw: []byte(
			`{"apiVersion":"v1","kind":"Service","metadata":{"name":"a","uid":"x","labels":{"a":"b"}},"spec":{"clusterIP":"10.0.0.1"},"status":{}}`,
		),
	}}}
	if err := f.control.Create(t.Context(), unprepared); err != nil {
		t.Fatal(err)
	}
	var manifest unstructured.Unstructured
	if err := manifest.UnmarshalJSON(unprepared.Spec.Workload.Manifests[0].Raw); err != nil {
		t.Fatal(err)
	}
	id := unprepared.Labels["work.karmada.io/permanent-id"]
	if len(id) != 36 || manifest.GetLabels()["work.karmada.io/permanent-id"] != id || manifest.GetUID() != "" ||
		manifest.GetAnnotations()["resourcetemplate.karmada.io/managed-labels"] != "a,work.karmada.io/permanent-id" {
		t.Errorf("ID %q, manifest %v", id, manifest.Object)
	}

	// A prepared Work needs no webhook, even if other fields change.
	prepared := &workv1alpha1.Work{
		ObjectMeta: metav1.ObjectMeta{Name: "prepared", Namespace: "default", Labels: unprepared.Labels},
		Spec:       unprepared.Spec,
	}
	calls, _ := f.during(func() {
		if err := f.control.Create(t.Context(), prepared); err != nil {
			t.Fatal(err)
		}
		suspended := true
		prepared.Spec.SuspendDispatching = &suspended
		if err := f.control.Update(t.Context(), prepared); err != nil {
			t.Fatal(err)
		}
		if err := f.control.Delete(t.Context(), prepared); err != nil {
			t.Fatal(err)
		}
	})
	if len(calls) > 0 {
		t.Errorf("calls %v, want none", calls)
	}

	unprepared.Spec.Workload.Manifests[0].Raw = []byte(`{"metadata":{"name":"a"}}`)
	wantError(
		t,
		"manifest without kind",
		f.control.Update(t.Context(), unprepared),
		"spec.workload.manifests[0].kind: Required value: kind is required",
	)
	invalid := &unstructured.Unstructured{
		Object: *read[map[string]any](t, `{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: invalid, `+
			`namespace: default, labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: 5}}}`),
	}
	wantError(t, "manifests of wrong type", f.control.Create(t.Context(), invalid), `spec.workload.manifests: Invalid value`)
}

// others creates a valid and an invalid object of each of the other kinds.
func (f *fixture) others(t *testing.T) {
	for name, tc := range map[string]struct{ valid, invalid, want string }{
		"ClusterTaintPolicy": {
			valid: `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterTaintPolicy, metadata: {name: a}, spec: {taints: [{key: a, ` +
				`effect: NoSchedule}]}}`,
			invalid: `{apiVersion: policy.karmada.io/v1alpha1, kind: ClusterTaintPolicy, metadata: {name: b}, spec: {taints: [{key: a, ` +
				`effect: NoExecute}]}}`,
			want: "Configuring taint with NoExecute effect is not allowed",
		},
		"FederatedResourceQuota": {
			valid: `{apiVersion: policy.karmada.io/v1alpha1, kind: FederatedResourceQuota, metadata: {name: a, namespace: default}, ` +
				`spec: {overall: {cpu: "1"}, staticAssignments: [{clusterName: m1, hard: {cpu: "1"}}]}}`,
			invalid: `{apiVersion: policy.karmada.io/v1alpha1, kind: FederatedResourceQuota, metadata: {name: b, namespace: default}, ` +
				`spec: {overall: {cpu: "1"}, staticAssignments: [{clusterName: m1, hard: {cpu: "2"}}]}}`,
			want: "overall is less than assignments",
		},
		"FederatedHPA": {
			valid: `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA, metadata: {name: a, namespace: default}, ` +
				`spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, maxReplicas: 3, ` +
				`behavior: {scaleDown: {stabilizationWindowSeconds: 5}}}}`,
			invalid: `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA, metadata: {name: b, namespace: default}, ` +
				`spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, maxReplicas: 3, minReplicas: 5}}`,
			want: "must be greater than or equal to `minReplicas`",
		},
		"CronFederatedHPA": {
			valid: `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: CronFederatedHPA, metadata: {name: a, namespace: default}, ` +
				`spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, rules: [{name: a, schedule: "@daily", targetReplicas: 1}]}}`,
			invalid: `{apiVersion: autoscaling.karmada.io/v1alpha1, kind: CronFederatedHPA, metadata: {name: b, namespace: default}, ` +
				`spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, rules: [{name: a, schedule: "@daily"}]}}`,
			want: "targetReplicas cannot be nil if you want to scale Deployment",
		},
		"Placement": {
			valid: `{apiVersion: fleet.karmada.io/v1alpha1, kind: Placement, metadata: {name: a, namespace: default}, ` +
				`spec: {placement: {spreadConstraints: [{maxGroups: 2}]}}}`,
			invalid: `{apiVersion: fleet.karmada.io/v1alpha1, kind: Placement, metadata: {name: b, namespace: default}, ` +
				`spec: {placement: {clusterAffinity: {}, clusterAffinities: [{affinityName: a}]}}}`,
			want: "clusterAffinities cannot co-exist with clusterAffinity",
		},
		"MultiClusterService": {
			valid: `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterService, metadata: {name: a, namespace: default}, ` +
				`spec: {types: [CrossCluster], ports: [{name: http, port: 80, targetPort: 8080}]}}`,
			invalid: `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterService, metadata: {name: b, namespace: default}, ` +
				`spec: {types: [CrossCluster, LoadBalancer]}}`,
			want: "MultiClusterService types should not contain more than one type",
		},
		"MultiClusterIngress": {
			valid: `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterIngress, metadata: {name: a, namespace: default}, ` +
				`spec: {template: {spec: {defaultBackend: {service: {name: a, port: {number: 80}}}}}}}`,
			invalid: `{apiVersion: networking.karmada.io/v1alpha1, kind: MultiClusterIngress, metadata: {name: b, namespace: default}, ` +
				`spec: {rules: [{host: 1.2.3.4}]}}`,
			want: "must be a DNS name, not an IP address",
		},
		"ResourceInterpreterWebhookConfiguration": {
			valid: `{apiVersion: config.karmada.io/v1alpha1, kind: ResourceInterpreterWebhookConfiguration, metadata: {name: a}, ` +
				`webhooks: [{name: a.b.c, clientConfig: {url: "https://a"}, interpreterContextVersions: [v1alpha1]}]}`,
			invalid: `{apiVersion: config.karmada.io/v1alpha1, kind: ResourceInterpreterWebhookConfiguration, metadata: {name: b}, ` +
				`webhooks: [{name: a.b.c, clientConfig: {}, interpreterContextVersions: [v1alpha1]}]}`,
			want: "exactly one of url or service is required",
		},
	} {
		valid := &unstructured.Unstructured{Object: *read[map[string]any](t, tc.valid)}
		if err := f.control.Create(t.Context(), valid); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		switch valid.GetKind() {
		case "FederatedHPA":
			minReplicas, _, _ := unstructured.NestedInt64(valid.Object, "spec", "minReplicas")
			policies, _, _ := unstructured.NestedSlice(valid.Object, "spec", "behavior", "scaleUp", "policies")
			metrics, _, _ := unstructured.NestedSlice(valid.Object, "spec", "metrics")
			if minReplicas != 1 || len(policies) != 2 || len(metrics) != 1 {
				t.Errorf("%s: defaulted to %v", name, valid.Object["spec"])
			}
		case "MultiClusterService":
			if id := valid.GetLabels()["multiclusterservice.karmada.io/permanent-id"]; len(id) != 36 {
				t.Errorf("%s: ID %q", name, id)
			}
		}
		wantError(t, name, f.control.Create(t.Context(), &unstructured.Unstructured{Object: *read[map[string]any](t, tc.invalid)}), tc.want)
	}
}

func (f *fixture) protection(t *testing.T) {
	protected := read[corev1.ConfigMap](
		t,
		`{metadata: {name: protected, namespace: default, labels: {resourcetemplate.karmada.io/deletion-protected: Always}}}`,
	)
	free := read[corev1.ConfigMap](t, `{metadata: {name: free, namespace: default}}`)
	for _, c := range []*corev1.ConfigMap{protected, free} {
		if err := f.control.Create(t.Context(), c); err != nil {
			t.Fatal(err)
		}
	}
	wantError(t, "deletion", f.control.Delete(t.Context(), protected),
		`This resource is protected, please make sure to remove the label: resourcetemplate.karmada.io/deletion-protected`)
	calls, _ := f.during(func() {
		if err := f.control.Delete(t.Context(), free); err != nil {
			t.Error(err)
		}
	})
	if len(calls) > 0 {
		t.Errorf("calls %v for an unprotected object, want none", calls)
	}
	protected.Labels = nil
	if err := f.control.Update(t.Context(), protected); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), protected); err != nil {
		t.Errorf("delete without the label: %v", err)
	}
}

// The API server rejects an invalid apply strategy without calling a webhook. An object that has it already can be changed.
func (f *fixture) templates(t *testing.T) {
	object := func(name, value string) *corev1.ConfigMap {
		return &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{
			Namespace: "default", Name: name, Annotations: map[string]string{names.ApplyStrategy: value},
		}}
	}
	f.eventually(t, "the policy is in effect", func(ctx context.Context) (bool, error) {
		return f.control.Create(ctx, object("probe", "x"), client.DryRunAll) != nil, nil
	})
	calls, _ := f.during(func() {
		err := f.control.Create(t.Context(), object("invalid", `merge`))
		want := `metadata.annotations[work.karmada.io/apply-strategy]: unsupported value: "merge", must be one of: Merge, CreateOnly, Adopt`
		if !apierrors.IsInvalid(err) || !strings.Contains(err.Error(), want) {
			t.Errorf("create with an invalid strategy: %v, want %s", err, want)
		}
		for name, value := range map[string]string{"valid": "CreateOnly", "empty": ""} {
			o := object(name, value)
			if err := f.control.Create(t.Context(), o); err != nil {
				t.Fatalf("create with strategy %q: %v", value, err)
			}
			o.Annotations[names.ApplyStrategy] = "Replace"
			if err := f.control.Update(t.Context(), o); !apierrors.IsInvalid(err) {
				t.Errorf("update to an invalid strategy: %v, want an error", err)
			}
		}
	})
	if len(calls) > 0 {
		t.Errorf("calls %v, want none", calls)
	}
}

// The API server sets no defaults in the configurations, so a second Apply writes nothing.
func (f *fixture) unchangedConfigurations(t *testing.T) {
	for _, desired := range append(admission.Configurations(f.base, f.ca, false), admission.Policies()...) {
		before := desired.DeepCopyObject().(client.Object)
		if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(before), before); err != nil {
			t.Fatal(err)
		}
		counting := &counter{Client: f.control}
		if err := admission.Apply(t.Context(), counting, desired); err != nil {
			t.Fatal(err)
		}
		if counting.writes > 0 {
			t.Errorf("%s: %d writes", desired.GetName(), counting.writes)
		}
	}
	counting := &counter{Client: f.control}
	if err := admission.ApplyConversion(t.Context(), counting, f.base, f.ca); err != nil || counting.writes > 0 {
		t.Errorf("conversion: %d writes, error %v", counting.writes, err)
	}
}
