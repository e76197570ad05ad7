// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package argocd

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fuzzbound"
)

// Authors of ApplicationSets write the parameters of a request.
func FuzzGenerator(f *testing.F) {
	f.Add([]byte(`{"input":{"parameters":{"namespace":"default","placement":"shop"}}}`))
	f.Add([]byte(`{"input":{"parameters":{"namespace":"default","policy":"web","selector":"a in (b,c),!d"}}}`))
	f.Add([]byte(`{"input":[{"parameters":{}}]}`))
	f.Fuzz(func(t *testing.T, body []byte) {
		secret := &corev1.Secret{
			ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: names.ArgoCDGenerator},
			Data:       map[string][]byte{"token": []byte(token)},
		}
		handler := NewGenerator(fleet(t, secret), address{}, clocktesting.NewFakePassiveClock(now), GeneratorOptions{}).Handler()
		fuzzbound.Check(t, func() {
			r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, generatorPath, bytes.NewReader(body))
			r.Header.Set("Authorization", "Bearer "+token)
			handler.ServeHTTP(httptest.NewRecorder(), r)
		})
	})
}
