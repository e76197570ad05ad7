// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/clientcmd/api"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"

	"karmada.io/karmada/internal/component"
)

// The status of the control plane includes the APIs of its parts, not those of users.
func TestPrintControlPlane_unavailableAPI(t *testing.T) {
	t.Parallel()
	const missing = `service/karmada-aggregated-apiserver in "karmada-system" is not present`
	for _, row := range []struct {
		name, broken string
		state        component.State
		want, not    []string
	}{
		{
			"part", "v1alpha1.cluster.karmada.io", component.Ready,
			[]string{
				"not healthy: the API of karmada-aggregated-apiserver is unavailable (process 7", "v1alpha1.cluster.karmada.io: " + missing,
				"karmadactl doctor", "karmada down", "karmada up", "ready, API unavailable",
			}, []string{"review.karmada.io", ": healthy"},
		},
		{"part that starts", "v1alpha1.cluster.karmada.io", component.Starting, []string{" healthy (process 7"}, []string{"unavailable"}},
		{"user", "v1.example.com", component.Ready, []string{" healthy (process 7"}, []string{"unavailable", "doctor"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			var list apiregistrationv1.APIServiceList
			for _, name := range []string{"v1alpha1.cluster.karmada.io", "v1alpha1.review.karmada.io", "v1.example.com"} {
				c := apiregistrationv1.APIServiceCondition{Type: apiregistrationv1.Available, Status: apiregistrationv1.ConditionTrue}
				if name == row.broken {
					c.Status, c.Message = apiregistrationv1.ConditionFalse, missing
				}
				list.Items = append(list.Items, apiregistrationv1.APIService{
					ObjectMeta: metav1.ObjectMeta{Name: name},
					Status:     apiregistrationv1.APIServiceStatus{Conditions: []apiregistrationv1.APIServiceCondition{c}},
				})
			}
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", "application/json")
				if strings.HasSuffix(r.URL.Path, "/apiservices") {
					_ = json.NewEncoder(w).Encode(list)
				}
			}))
			t.Cleanup(server.Close)
			l := Layout{Dir: t.TempDir()}
			config := api.NewConfig()
			config.Clusters["c"] = &api.Cluster{Server: server.URL}
			config.Contexts[Context] = &api.Context{Cluster: "c"}
			if err := writeKubeconfig(l.Kubeconfig(), config); err != nil {
				t.Fatal(err)
			}

			var out strings.Builder
			l.printControlPlane(t.Context(), &out, 7, Progress{Parts: []PartProgress{{Name: PartAggregated, State: row.state}}})
			text := strings.ReplaceAll(out.String(), "\t", " ")
			for _, want := range row.want {
				if !strings.Contains(text, want) {
					t.Errorf("output %q, want %q", text, want)
				}
			}
			for _, not := range row.not {
				if strings.Contains(text, not) {
					t.Errorf("output %q contains %q", text, not)
				}
			}
		})
	}
}
