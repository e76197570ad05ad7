// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"net/http"

	"k8s.io/apiserver/pkg/endpoints/request"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// queryKey is the context key of the original query of a proxied request.
type queryKey struct{}

// keepQuery hides the parameter dryRun of proxied requests from the generic API server, which rejects it for connect
// requests. The member evaluates it.
func keepQuery(next http.Handler) http.Handler { return KeepQuery(next, isProxy) }

// KeepQuery hides the parameter dryRun of requests that a server forwards from the generic API server, which rejects it for connect
// requests. A Forwarder sends it.
func KeepQuery(next http.Handler, forwarded func(*request.RequestInfo) bool) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		info, ok := request.RequestInfoFrom(r.Context())
		query := r.URL.Query()
		if !ok || !forwarded(info) || !query.Has("dryRun") {
			next.ServeHTTP(w, r)
			return
		}
		r = r.WithContext(context.WithValue(r.Context(), queryKey{}, r.URL.RawQuery))
		u := *r.URL
		query.Del("dryRun")
		u.RawQuery = query.Encode()
		r.URL = &u
		next.ServeHTTP(w, r)
	})
}

// queryOf returns the query that the user sent.
func queryOf(r *http.Request) string {
	if raw, ok := r.Context().Value(queryKey{}).(string); ok {
		return raw
	}
	return r.URL.RawQuery
}

func isProxy(info *request.RequestInfo) bool {
	return info.IsResourceRequest && info.APIGroup == clusterv1alpha1.GroupName &&
		info.Resource == clusterv1alpha1.ResourcePluralCluster && info.Subresource == "proxy"
}
