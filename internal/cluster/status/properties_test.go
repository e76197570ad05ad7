// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// served returns the APIs of a member with versions of the About API.
func served(versions ...string) *apis {
	out := &apis{complete: true}
	for _, v := range versions {
		out.enablements = append(out.enablements, clusterv1alpha1.APIEnablement{
			GroupVersion: v, Resources: []clusterv1alpha1.APIResource{{Name: "clusterproperties", Kind: "ClusterProperty"}},
		})
	}
	return out
}

func TestProperties(t *testing.T) {
	t.Parallel()
	const item = `{"metadata":{"name":%q},"spec":{"value":%q}}`
	both := []string{"about.k8s.io/v1alpha1", "about.k8s.io/v1beta1"}
	for name, tc := range map[string]struct {
		served   []string
		code     int
		body     string
		partial  bool // discovery
		path     string
		want     string // the condition
		list     []clusterv1alpha1.ClusterProperty
		unknown  bool // keeps the properties
		messages string
	}{
		"none served":  {},
		"unknown APIs": {partial: true, unknown: true},
		"the newest version": {served: both, code: 200, body: `{"items":[` + fmt.Sprintf(item, "clusterset.k8s.io", "prod") + `]}`,
			path: "/apis/about.k8s.io/v1beta1/clusterproperties", want: "True Complete",
			list: []clusterv1alpha1.ClusterProperty{{Name: "clusterset.k8s.io", Value: "prod"}}},
		"an old version": {served: both[:1], code: 200, body: `{}`, path: "/apis/about.k8s.io/v1alpha1/clusterproperties", want: "True Complete"},
		"an invalid one": {served: both, code: 200, body: `{"items":[` + fmt.Sprintf(item, "a", "") + `]}`, want: "False PropertiesSkipped",
			messages: "a has no value"},
		"more pages": {served: both, code: 200, body: `{"metadata":{"continue":"x"}}`, want: "False PropertiesSkipped", messages: "first 500"},
		"forbidden":  {served: both, code: 403, body: "secret text", want: "Unknown PropertiesNotRead", unknown: true, messages: "response 403"},
		"no JSON":    {served: both, code: 200, body: "<html>", want: "Unknown PropertiesNotRead", unknown: true},
		"too large": {served: both, code: 200, body: strings.Repeat(" ", propertiesBody) + "{}", want: "Unknown PropertiesNotRead",
			unknown: true, messages: "bytes"},
	} {
		var path string
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			path = r.URL.Path
			w.WriteHeader(tc.code)
			_, _ = w.Write([]byte(tc.body))
		}))
		t.Cleanup(server.Close)
		p, err := newProbe(&rest.Config{Host: server.URL})
		if err != nil {
			t.Fatal(err)
		}
		a := served(tc.served...)
		a.complete = !tc.partial
		got := p.properties(t.Context(), a)
		if condition := strings.TrimSpace(string(got.state.status) + " " + got.state.reason); condition != tc.want ||
			got.known == tc.unknown || !strings.Contains(got.state.message, tc.messages) || strings.Contains(got.state.message, "secret") {
			t.Errorf("%s: %q %+v, want %q", name, condition, got, tc.want)
		}
		if diff := cmp.Diff(tc.list, got.list); diff != "" || tc.path != "" && path != tc.path {
			t.Errorf("%s: read %s, properties (-want +got):\n%s", name, path, diff)
		}
	}
}

// A failure keeps the known properties. When the member no longer serves the API, they are removed with the condition.
func TestProperties_apply(t *testing.T) {
	t.Parallel()
	known := []clusterv1alpha1.ClusterProperty{{Name: "a", Value: "1"}}
	cluster := &clusterv1alpha1.Cluster{}
	set := func(kind string, s readyState) {
		cluster.Status.Conditions = []metav1.Condition{{Type: kind, Status: s.status, Reason: s.reason}}
	}
	for _, step := range []struct {
		report    propertyReport
		want      []clusterv1alpha1.ClusterProperty
		condition string
	}{
		{propertyReport{list: known, known: true, state: readyState{status: "True", reason: "Complete"}}, known, "True Complete"},
		{propertyReport{state: readyState{status: "Unknown", reason: "PropertiesNotRead"}}, known, "Unknown PropertiesNotRead"},
		{propertyReport{}, known, "Unknown PropertiesNotRead"},
		{propertyReport{known: true}, nil, ""},
	} {
		step.report.apply(cluster, set)
		if got := reasonOf(cluster.Status, "CompleteProperties"); got != step.condition || !cmp.Equal(step.want, cluster.Status.Properties) {
			t.Errorf("%+v: condition %q, properties %v, want %q, %v", step.report, got, cluster.Status.Properties, step.condition, step.want)
		}
	}
}
