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

// maxConversionSize is the maximum size of a request, in bytes. The API server sends a whole list in one request. A binding
// rarely exceeds 5 KiB, so this suffices for about 50,000 bindings.
const maxConversionSize = 256 << 20

// Converted lists the kinds that only old clients read; controllers read another version.
var Converted = []schema.GroupVersionKind{
	workv1alpha1.GroupVersion.WithKind("ResourceBinding"), workv1alpha1.GroupVersion.WithKind("ClusterResourceBinding"),
}

// converter serves ConversionReviews of apiextensions.k8s.io/v1 for bindings.
type converter struct{}

func (converter) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var review apiextensionsv1.ConversionReview
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxConversionSize)).Decode(&review); err != nil {
		status := http.StatusBadRequest
		if tooLarge := (*http.MaxBytesError)(nil); errors.As(err, &tooLarge) {
			status = http.StatusRequestEntityTooLarge
		}
		http.Error(w, fmt.Sprintf("decode ConversionReview: %v", err), status)
		return
	}
	if review.Request == nil {
		http.Error(w, "ConversionReview has no request", http.StatusBadRequest)
		return
	}
	review.Response, review.Request = convert(review.Request), nil
	w.Header().Set("Content-Type", "application/json")
	if err := json.NewEncoder(w).Encode(review); err != nil {
		log.FromContext(r.Context()).V(1).Info("Failed to write the conversion response", "err", err.Error())
	}
}

// convert converts all objects, or none if one fails.
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
