// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	admissionv1 "k8s.io/api/admission/v1"
	authenticationv1 "k8s.io/api/authentication/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	"karmada.io/karmada/internal/names"
)

// agentRequest returns a request of the agent of m1. An empty old object means a creation.
func agentRequest(resource, object, old string) admission.Request {
	r := admissionv1.AdmissionRequest{
		Operation: admissionv1.Create, Namespace: "karmada-es-m1", Resource: metav1.GroupVersionResource{Resource: resource},
		UserInfo: authenticationv1.UserInfo{Username: "system:karmada:agent:m1"}, Object: runtime.RawExtension{Raw: []byte(object)},
	}
	if old != "" {
		r.Operation, r.OldObject.Raw = admissionv1.Update, []byte(old)
	}
	return admission.Request{AdmissionRequest: r}
}

func TestLimitAgents_works(t *testing.T) {
	t.Parallel()
	reports := 0
	handler := limitAgents(Deps{Reports: func(context.Context, string) (int, error) { return reports, nil }})
	part := func(name string, size int) string {
		return fmt.Sprintf(`{%q:{"a":%q}}`, name, strings.Repeat("x", size))
	}
	for name, tc := range map[string]struct {
		object, old string
		reports     int
		want        string
	}{
		"a report":                             {part("spec", 1000), "", maxReports - 1, ""},
		"one report too many":                  {part("spec", 1000), "", maxReports, "at most 2000"},
		"a large report":                       {part("spec", maxReportSize), "", 0, "the spec of a Work"},
		"an update beside many reports":        {part("spec", 1000), part("spec", 1), maxReports, ""},
		"an update of a large Work":            {part("spec", 1<<20), part("spec", 1<<20), 0, ""},
		"growth of a large Work":               {part("spec", 1<<20+1), part("spec", 1<<20), 0, "the spec of a Work"},
		"a large status":                       {part("status", maxWorkStatus), part("status", 1), 0, "the status of a Work"},
		"large metadata":                       {part("metadata", maxWorkMetadata), part("metadata", 1), 0, "the metadata of a Work"},
		"a status that is smaller than before": {part("status", maxWorkStatus), part("status", maxWorkStatus+1), 0, ""},
	} {
		reports = tc.reports
		got := handler.Handle(t.Context(), agentRequest("works", tc.object, tc.old))
		if got.Allowed != (tc.want == "") || !strings.Contains(got.Result.Message, tc.want) {
			t.Errorf("%s: %+v, want %q", name, got.Result, tc.want)
		}
	}
}

// An agent reports events about its own objects only, and a limited number in a short time.
func TestLimitAgents_events(t *testing.T) {
	t.Parallel()
	own := names.Work("Deployment", "shop", "web")
	handler := limitAgents(Deps{HasWork: func(_ context.Context, key client.ObjectKey) (bool, error) {
		return key == client.ObjectKey{Namespace: "karmada-es-m1", Name: own}, nil
	}})
	on := func(kind, namespace, name string) admission.Request {
		return agentRequest("events", fmt.Sprintf(`{"involvedObject":{"kind":%q,"namespace":%q,"name":%q}}`, kind, namespace, name), "")
	}
	for name, tc := range map[string]struct {
		request admission.Request
		want    bool
	}{
		"a template":        {on("Deployment", "shop", "web"), true},
		"a Work":            {on("Work", "karmada-es-m1", "w"), true},
		"the cluster":       {on("Cluster", "", "m1"), true},
		"another object":    {on("Deployment", "shop", "api"), false},
		"another cluster":   {on("Cluster", "", "m2"), false},
		"a Work of another": {on("Work", "karmada-es-m2", "w"), false},
	} {
		if got := handler.Handle(t.Context(), tc.request); got.Allowed != tc.want {
			t.Errorf("%s: %+v, want allowed %v", name, got.Result, tc.want)
		}
	}
	for resource, burst := range map[string]int{"events": eventBurst, "certificatesigningrequests": requestBurst} {
		accepted := 0
		for range 2 * burst {
			request := on("Work", "karmada-es-m1", "w")
			request.Resource.Resource = resource
			if got := handler.Handle(t.Context(), request); got.Allowed {
				accepted++
			} else if got.Result.Code != http.StatusTooManyRequests {
				t.Fatalf("%s: %+v", resource, got.Result)
			}
		}
		if accepted > burst+burst/2 {
			t.Errorf("%d of %d %s accepted at once, want about %d", accepted, 2*burst, resource, burst)
		}
	}
}
