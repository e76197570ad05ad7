// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

func conversionReview(version string, objects ...string) []byte {
	return []byte(`{"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","request":{"uid":"7","desiredAPIVersion":"` + version +
		`","objects":[` + strings.Join(objects, ",") + `]}}`)
}

const (
	v1alpha1Binding = `{"apiVersion":"work.karmada.io/v1alpha1","kind":"ResourceBinding","metadata":{"name":"a"},` +
		`"spec":{"resource":{"apiVersion":"v1","kind":"Secret","name":"a","replicas":2}}}`
	v1alpha2Binding = `{"kind":"ResourceBinding","apiVersion":"work.karmada.io/v1alpha2","metadata":{"name":"a"},` +
		`"spec":{"resource":{"apiVersion":"v1","kind":"Secret","name":"a"},"replicas":2}}`
)

func TestConvert(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	tests := map[string]struct {
		body    []byte
		want    []string
		failure string
	}{
		"all objects": {
			body: conversionReview("work.karmada.io/v1alpha2", v1alpha1Binding, v1alpha2Binding),
			want: []string{v1alpha2Binding, v1alpha2Binding},
		},
		"no objects": {body: conversionReview("work.karmada.io/v1alpha2")},
		"unsupported kind": {
			body:    conversionReview("work.karmada.io/v1alpha2", v1alpha1Binding, `{"apiVersion":"v1","kind":"Secret"}`),
			failure: `convert Secret "v1": unsupported kind, want ResourceBinding or ClusterResourceBinding`,
		},
		"unknown version": {
			body:    conversionReview("work.karmada.io/v2", v1alpha1Binding),
			failure: `convert ResourceBinding /a: unsupported conversion from "work.karmada.io/v1alpha1" to "work.karmada.io/v2"`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			recorder := post(t, handler, conversionPath, tc.body)
			var review apiextensionsv1.ConversionReview
			if err := json.Unmarshal(recorder.Body.Bytes(), &review); err != nil || review.Response == nil {
				t.Fatalf("response %d %s: %v", recorder.Code, recorder.Body, err)
			}
			if recorder.Code != http.StatusOK || review.Response.UID != "7" || review.Kind != "ConversionReview" ||
				review.APIVersion != "apiextensions.k8s.io/v1" ||
				review.Request != nil {
				t.Errorf("response %d %s", recorder.Code, recorder.Body)
			}
			want := metav1.Status{Status: metav1.StatusSuccess}
			if tc.failure != "" {
				want = metav1.Status{Status: metav1.StatusFailure, Message: tc.failure}
			}
			if diff := cmp.Diff(want, review.Response.Result); diff != "" {
				t.Errorf("result: -want +got:\n%s", diff)
			}
			var got []string
			for _, object := range review.Response.ConvertedObjects {
				got = append(got, string(object.Raw))
			}
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("objects: -want +got:\n%s", diff)
			}
		})
	}
}

func TestConvert_rejectsInvalidReviews(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	for _, body := range []string{``, `{`, `[]`, `{}`, `{"request":null}`, `{"request":5}`} {
		recorder := post(t, handler, conversionPath, []byte(body))
		if recorder.Code != http.StatusBadRequest || recorder.Body.Len() == 0 {
			t.Errorf("%q: response %d %s, want 400 with a reason", body, recorder.Code, recorder.Body)
		}
	}
}
