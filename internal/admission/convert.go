// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/log"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/admission/conversion"
)

// maxConversion, in bytes, bounds one request to convert. The API server sends a whole list at once, and a binding seldom
// has more than 5 KiB, so this is enough for some fifty thousand of them.
const maxConversion = 256 << 20

// Converted are the kinds that no controller reads in this version: they are converted for those who still speak it.
var Converted = []schema.GroupVersionKind{
	workv1alpha1.GroupVersion.WithKind("ResourceBinding"), workv1alpha1.GroupVersion.WithKind("ClusterResourceBinding"),
}

// converter answers ConversionReviews of apiextensions.k8s.io/v1 about bindings.
type converter struct{}

func (converter) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var review apiextensionsv1.ConversionReview
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxConversion)).Decode(&review); err != nil {
		status := http.StatusBadRequest
		if tooLarge := (*http.MaxBytesError)(nil); errors.As(err, &tooLarge) {
			status = http.StatusRequestEntityTooLarge
		}
		http.Error(w, fmt.Sprintf("read the conversion review: %v", err), status)
		return
	}
	if review.Request == nil {
		http.Error(w, "the conversion review has no request", http.StatusBadRequest)
		return
	}
	review.Response, review.Request = convert(review.Request), nil
	w.Header().Set("Content-Type", "application/json")
	if err := json.NewEncoder(w).Encode(review); err != nil {
		log.FromContext(r.Context()).V(1).Info("conversion not answered", "reason", err.Error())
	}
}

// convert converts all objects or none.
func convert(request *apiextensionsv1.ConversionRequest) *apiextensionsv1.ConversionResponse {
	response := &apiextensionsv1.ConversionResponse{UID: request.UID, ConvertedObjects: make([]runtime.RawExtension, 0, len(request.Objects))}
	for _, object := range request.Objects {
		raw, err := conversion.Binding(object.Raw, request.DesiredAPIVersion)
		if err != nil {
			return &apiextensionsv1.ConversionResponse{
				UID: request.UID, Result: metav1.Status{Status: metav1.StatusFailure, Message: err.Error()},
			}
		}
		response.ConvertedObjects = append(response.ConvertedObjects, runtime.RawExtension{Raw: raw})
	}
	response.Result = metav1.Status{Status: metav1.StatusSuccess}
	return response
}
