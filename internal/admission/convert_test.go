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
	oldBinding = `{"apiVersion":"work.karmada.io/v1alpha1","kind":"ResourceBinding","metadata":{"name":"a"},"spec":{"resource":{"apiVersion":"v1","kind":"Secret","name":"a","replicas":2}}}`
	newBinding = `{"kind":"ResourceBinding","apiVersion":"work.karmada.io/v1alpha2","metadata":{"name":"a"},"spec":{"resource":{"apiVersion":"v1","kind":"Secret","name":"a"},"replicas":2}}`
)

func TestConvert(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	tests := map[string]struct {
		body    []byte
		want    []string
		failure string
	}{
		"all objects": {body: conversionReview("work.karmada.io/v1alpha2", oldBinding, newBinding), want: []string{newBinding, newBinding}},
		"no objects":  {body: conversionReview("work.karmada.io/v1alpha2")},
		"one that cannot be converted": {
			body:    conversionReview("work.karmada.io/v1alpha2", oldBinding, `{"apiVersion":"v1","kind":"Secret"}`),
			failure: `convert Secret "v1": only ResourceBindings and ClusterResourceBindings have several versions`,
		},
		"to a version unknown": {
			body:    conversionReview("work.karmada.io/v2", oldBinding),
			failure: `convert ResourceBinding /a: no way from version "work.karmada.io/v1alpha1" to "work.karmada.io/v2"`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			recorder := post(t, handler, conversionPath, tc.body)
			var review apiextensionsv1.ConversionReview
			if err := json.Unmarshal(recorder.Body.Bytes(), &review); err != nil || review.Response == nil {
				t.Fatalf("answer %d %s: %v", recorder.Code, recorder.Body, err)
			}
			if recorder.Code != http.StatusOK || review.Response.UID != "7" || review.Kind != "ConversionReview" || review.APIVersion != "apiextensions.k8s.io/v1" || review.Request != nil {
				t.Errorf("answer %d %s", recorder.Code, recorder.Body)
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

func TestConvert_garbage(t *testing.T) {
	t.Parallel()
	handler := serve(t, Deps{})
	for _, body := range []string{``, `{`, `[]`, `{}`, `{"request":null}`, `{"request":5}`} {
		recorder := post(t, handler, conversionPath, []byte(body))
		if recorder.Code != http.StatusBadRequest || recorder.Body.Len() == 0 {
			t.Errorf("%q: answer %d %s, want 400 with a reason", body, recorder.Code, recorder.Body)
		}
	}
}
