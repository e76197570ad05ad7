// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// The status of an error is the response. Codes that are none become an internal error.
func TestWriteError(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		err  error
		want int
	}{
		"status":           {NewError(http.StatusNotFound, metav1.StatusReasonNotFound, "gone"), http.StatusNotFound},
		"no status":        {errors.New("gone"), http.StatusInternalServerError},
		"no code":          {NewError(0, metav1.StatusReasonUnknown, "gone"), http.StatusInternalServerError},
		"informational":    {NewError(http.StatusSwitchingProtocols, metav1.StatusReasonUnknown, "gone"), http.StatusInternalServerError},
		"success":          {NewError(http.StatusOK, metav1.StatusReasonUnknown, "gone"), http.StatusInternalServerError},
		"negative":         {NewError(-1, metav1.StatusReasonUnknown, "gone"), http.StatusInternalServerError},
		"above the others": {NewError(1000, metav1.StatusReasonUnknown, "gone"), http.StatusInternalServerError},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := httptest.NewRecorder()
			WriteError(w, tc.err)
			var got metav1.Status
			if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil {
				t.Fatal(err)
			}
			if w.Code != tc.want || int(got.Code) != tc.want || got.Message != "gone" || got.Kind != "Status" {
				t.Errorf("code %d, status %+v, want code %d", w.Code, got, tc.want)
			}
		})
	}
}
