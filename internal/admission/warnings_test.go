// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/features"
)

// gatesOf returns gates with all alpha and beta features on or off.
func gatesOf(t *testing.T, value string) features.Gates {
	t.Helper()
	gates := features.New()
	if err := gates.Set("AllAlpha=" + value + ",AllBeta=" + value); err != nil {
		t.Fatal(err)
	}
	return gates
}

// A kind or field whose feature gate is off is accepted with a warning that names the gate.
func TestValidators_warnAboutGates(t *testing.T) {
	t.Parallel()
	on, off := serve(t, Deps{Gates: gatesOf(t, "true")}), serve(t, Deps{Gates: gatesOf(t, "false")})
	const (
		policy  = `{kind: PropagationPolicy, metadata: {name: a, namespace: shop` + identified
		service = `{kind: MultiClusterService, metadata: {name: a, labels: {multiclusterservice.karmada.io/permanent-id: x}}`
	)
	for name, tc := range map[string]struct {
		path, object string
		want         []string // field or kind, and gate
	}{
		"no field with a gate": {"/validate-propagationpolicy", policy + `, spec: {` + nginx + `, preemption: Never}}`, nil},
		"preemption": {
			"/validate-propagationpolicy", policy + `, spec: {` + nginx + `, preemption: Always}}`,
			[]string{"spec.preemption PropagationPolicyPreemption"},
		},
		"all fields of a policy": {
			"/validate-propagationpolicy",
			policy + `, spec: {` + nginx + `, preemption: Always, propagateDeps: true, schedulePriority: {priorityClassName: a},
				placement: {workloadAffinity: {affinity: {groupByLabelKey: a}}}, failover: {cluster: {statePreservation: {rules: []}},
				application: {statePreservation: {rules: []}, purgeMode: Gracefully, gracePeriodSeconds: 5}}}}`,
			[]string{
				"spec.failover.application with purgeMode Gracefully GracefulEviction",
				"spec.failover.application.statePreservation StatefulFailoverInjection",
				"spec.failover.cluster Failover",
				"spec.failover.cluster.statePreservation StatefulFailoverInjection",
				"spec.placement.workloadAffinity WorkloadAffinity",
				"spec.preemption PropagationPolicyPreemption",
				"spec.propagateDeps PropagateDeps",
				"spec.schedulePriority PriorityBasedScheduling",
			},
		},
		"cluster policy": {
			"/validate-clusterpropagationpolicy",
			`{kind: ClusterPropagationPolicy, metadata: {name: a, labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}},
				spec: {` + nginx + `, preemption: Always}}`,
			[]string{"spec.preemption PropagationPolicyPreemption"},
		},
		"quota": {
			"/validate-federatedresourcequota", `{kind: FederatedResourceQuota, metadata: {name: a}, spec: {overall: {cpu: 4}}}`,
			[]string{"spec.overall (limit of all clusters together) FederatedQuotaEnforcement"},
		},
		"taint policy": {
			"/validate-clustertaintpolicy", `{kind: ClusterTaintPolicy, metadata: {name: a}, spec: {taints: [{key: a, effect: NoSchedule}],
				addOnConditions: [{conditionType: Ready, operator: In, statusValues: ["False"]}]}}`,
			[]string{"ClusterTaintPolicy Failover"},
		},
		"service": {
			"/validate-multiclusterservice", service + `, spec: {types: [CrossCluster]}}`,
			[]string{"MultiClusterService MultiClusterService"}, //nolint:dupword // a kind and a feature gate
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response := send(t, off, tc.path, reviewOf(t, "CREATE", tc.object, ""))
			var got []string
			for _, warning := range response.Warnings {
				field, gate, _ := strings.Cut(warning, ": has no effect without the feature gate ")
				gate, _, _ = strings.Cut(gate, ",")
				got = append(got, field+" "+gate)
				if len(warning) > 256 {
					t.Errorf("warning of %d characters, which clients may truncate: %s", len(warning), warning)
				}
			}
			if diff := cmp.Diff(tc.want, got); diff != "" || !response.Allowed {
				t.Errorf("allowed %v, warnings: -want +got:\n%s", response.Allowed, diff)
			}
			if got := send(t, on, tc.path, reviewOf(t, "CREATE", tc.object, "")); !got.Allowed || len(got.Warnings) > 0 {
				t.Errorf("with the gates: allowed %v, warnings %q", got.Allowed, got.Warnings)
			}
			if got := send(t, off, tc.path, reviewOf(t, "UPDATE", tc.object, tc.object)); !got.Allowed || len(got.Warnings) > 0 {
				t.Errorf("update without changes: allowed %v, warnings %q", got.Allowed, got.Warnings)
			}
		})
	}
}

func listOf(version string, kinds ...string) *metav1.APIResourceList {
	list := &metav1.APIResourceList{GroupVersion: version}
	for _, kind := range kinds {
		list.APIResources = append(list.APIResources, metav1.APIResource{
			Name: "x", Kind: kind, Namespaced: true, Verbs: metav1.Verbs{"list", "watch", "delete"}})
	}
	return list
}

// A selector that selects no object because of its kind is accepted with a warning, once for each kind. Any version of a kind that is
// served selects its objects.
func TestValidators_warnAboutMissingKinds(t *testing.T) {
	t.Parallel()
	var asked []string
	groups := func(_ context.Context, group string) ([]*metav1.APIResourceList, error) {
		asked = append(asked, group)
		switch group {
		case "":
			pods := listOf("v1", "Secret")
			pods.APIResources = append(pods.APIResources, metav1.APIResource{Name: "bindings", Kind: "Binding", Verbs: metav1.Verbs{"create"}})
			return []*metav1.APIResourceList{pods}, nil
		case "apps":
			return []*metav1.APIResourceList{listOf("apps/v1", "Deployment"), listOf("apps/v1alpha1", "Old")}, nil
		case "down.example.io":
			return nil, errors.New("not available")
		}
		return nil, nil
	}
	handler := serve(t, Deps{Groups: groups})
	const spec = `, spec: {resourceSelectors: [{apiVersion: v1, kind: Secret}, {apiVersion: v1, kind: Sercet},
		{apiVersion: apps/v1beta1, kind: Deployment}, {apiVersion: apps/v1, kind: Old}, {apiVersion: apps/v1, kind: deployment},
		{apiVersion: apps/v1, kind: deployment, name: b}, {apiVersion: v1, kind: Binding},
		{apiVersion: down.example.io/v1, kind: A}, {apiVersion: gone.example.io/v1, kind: D}]}}`
	for path, object := range map[string]string{
		"/validate-clusterpropagationpolicy": `{kind: ClusterPropagationPolicy, metadata: {name: a,
			labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}}` + spec,
		"/validate-clusteroverridepolicy": `{kind: ClusterOverridePolicy, metadata: {name: a}` + spec,
	} {
		asked = nil
		response := send(t, handler, path, reviewOf(t, "CREATE", object, ""))
		want := []string{
			`spec.resourceSelectors[1]: the control plane does not serve kind "Sercet" in apiVersion "v1"; similar names: "Secret"`,
			`spec.resourceSelectors[4]: the control plane does not serve kind "deployment" in apiVersion "apps/v1"; ` +
				`the kind is spelled "Deployment"`,
			`spec.resourceSelectors[6]: objects of kind "Binding" in apiVersion "v1" are never propagated`,
			`spec.resourceSelectors[8]: the control plane does not serve kind "D" in apiVersion "gone.example.io/v1"`,
		}
		if diff := cmp.Diff(want, response.Warnings); diff != "" || !response.Allowed {
			t.Errorf("%s: allowed %v, warnings: -want +got:\n%s", path, response.Allowed, diff)
		}
		if want := []string{"", "apps", "down.example.io", "gone.example.io"}; !slices.Equal(asked, want) {
			t.Errorf("%s: read the kinds of %q, want %q", path, asked, want)
		}
		if got := send(t, handler, path, reviewOf(t, "UPDATE", object, object)); len(got.Warnings) > 0 {
			t.Errorf("%s: update without changes: warnings %q", path, got.Warnings)
		}
	}
	const target = `scaleTargetRef: {apiVersion: v1, kind: Sercet, name: b}`
	for path, object := range map[string]string{
		"/validate-federatedhpa": `{kind: FederatedHPA, metadata: {name: a}, spec: {minReplicas: 1, maxReplicas: 5, ` + target + `}}`,
		"/validate-cronfederatedhpa": `{kind: CronFederatedHPA, metadata: {name: a}, spec: {` + target + `,
			rules: [{name: a, schedule: "@daily", targetReplicas: 1}]}}`,
	} {
		response := send(t, handler, path, reviewOf(t, "CREATE", object, ""))
		if !response.Allowed || len(response.Warnings) != 1 ||
			!strings.Contains(response.Warnings[0], "spec.scaleTargetRef: the control") {
			t.Errorf("%s: %+v, want a warning about spec.scaleTargetRef", path, response)
		}
		if got := send(t, handler, path, reviewOf(t, "UPDATE", object, object)); len(got.Warnings) > 0 {
			t.Errorf("%s: update without changes: warnings %q", path, got.Warnings)
		}
	}
}

func TestListGroups(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		body, found := map[string]string{
			"/api/v1": `{"kind": "APIResourceList", "apiVersion": "v1", "groupVersion": "v1",
				"resources": [{"name": "pods", "kind": "Pod"}, {"name": "pods/log", "kind": "Pod"}, {"name": "secrets", "kind": "Secret"}]}`,
			"/apis/apps": `{"kind": "APIGroup", "apiVersion": "v1", "name": "apps", "preferredVersion": {"groupVersion": "apps/v1"},
				"versions": [{"groupVersion": "apps/v1beta1"}, {"groupVersion": "apps/v1"}]}`,
			"/apis/down.example.io": `{"kind": "APIGroup", "apiVersion": "v1", "preferredVersion": {"groupVersion": "down.example.io/v1"}}`,
			"/apis/apps/v1beta1":    `{"kind": "APIResourceList", "apiVersion": "v1", "groupVersion": "apps/v1beta1", "resources": []}`,
			"/apis/apps/v1": `{"kind": "APIResourceList", "apiVersion": "v1", "groupVersion": "apps/v1",
				"resources": [{"name": "deployments", "kind": "Deployment"}]}`,
		}[r.URL.Path]
		switch {
		case r.URL.Path == "/apis/down.example.io/v1":
			w.WriteHeader(http.StatusServiceUnavailable)
		case !found:
			w.WriteHeader(http.StatusNotFound)
		}
		w.Write([]byte(body)) //nolint:errcheck // the client reports it
	}))
	defer server.Close()
	client, err := discovery.NewDiscoveryClientForConfig(&rest.Config{Host: server.URL})
	if err != nil {
		t.Fatal(err)
	}
	ofGroup := listGroups(client.RESTClient())
	for group, want := range map[string][]string{"": {"v1"}, "apps": {"apps/v1", "apps/v1beta1"}, "gone.example.io": nil} {
		lists, err := ofGroup(t.Context(), group)
		var got []string
		for _, list := range lists {
			got = append(got, list.GroupVersion)
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("versions of %q = %v, %v; want %v", group, got, err, want)
		}
	}
	if got, err := ofGroup(t.Context(), "down.example.io"); err == nil {
		t.Errorf("versions of an API server that is down = %v, want an error", got)
	}
}
