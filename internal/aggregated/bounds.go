// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bytes"
	"io"
	"net/http"
	"regexp"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apiserver/pkg/endpoints/handlers/responsewriters"
	"k8s.io/apiserver/pkg/endpoints/request"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/quantity"
)

// boundQuantities rejects Clusters, and patches of Clusters, with quantities that are too large to be decoded. Proxied requests pass.
func boundQuantities(next http.Handler, codecs runtime.NegotiatedSerializer) http.Handler {
	reject := func(w http.ResponseWriter, r *http.Request, msg string) {
		responsewriters.ErrorNegotiated(apierrors.NewBadRequest(msg), codecs, clusterv1alpha1.GroupVersion, w, r)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		info, ok := request.RequestInfoFrom(r.Context())
		writes := r.Method == http.MethodPost || r.Method == http.MethodPut || r.Method == http.MethodPatch
		if !ok || !info.IsResourceRequest || isProxy(info) || !writes {
			next.ServeHTTP(w, r)
			return
		}
		body, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
		if err != nil {
			reject(w, r, "read the request: "+err.Error())
			return
		}
		if msg := unboundedQuantity(body, r.Header.Get("Content-Type")); msg != "" {
			reject(w, r, msg)
			return
		}
		// The rest of a longer body is kept, so that the limit of the server applies.
		r.Body = struct {
			io.Reader
			io.Closer
		}{io.MultiReader(bytes.NewReader(body), r.Body), r.Body}
		next.ServeHTTP(w, r)
	})
}

// patchedQuantity matches a value in a JSON patch.
var patchedQuantity = regexp.MustCompile(`[:\[,]\s*"?[-+]?[0-9.]+[eE][-+]*[0-9]{4,}["\s,}\]]`)

// unboundedQuantity returns an error message, or "" if a Cluster or a patch can be decoded.
func unboundedQuantity(body []byte, contentType string) string {
	if strings.HasPrefix(contentType, "application/json-patch+json") { // not in the form of a Cluster
		if found := patchedQuantity.Find(body); found != nil {
			return "exponent is out of range: " + string(found[:min(len(found), 50)])
		}
		return ""
	}
	if !strings.HasPrefix(contentType, "application/json") && !strings.HasSuffix(contentType, "+json") {
		var err error
		if body, err = yaml.YAMLToJSON(body); err != nil {
			return "" // the decoder reports it
		}
	}
	if errs := quantity.Validate(body, &clusterv1alpha1.Cluster{}); len(errs) > 0 {
		return errs.ToAggregate().Error()
	}
	return ""
}
