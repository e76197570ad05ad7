// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"net/http"

	authenticationv1 "k8s.io/api/authentication/v1"
	"k8s.io/apiserver/pkg/endpoints/filters"
	"k8s.io/apiserver/pkg/server"
	serverfilters "k8s.io/apiserver/pkg/server/filters"

	"karmada.io/karmada/internal/controlplane/loopback"
)

// chain puts filters around the handlers of an API server.
type chain = func(handlers http.Handler, config *server.Config) http.Handler

// shortened is a chain with a shorter way for what the parts of this process ask for themselves. It is without the filters
// that can make no difference to them: an administrator is exempt from fairness, browsers are elsewhere, and nobody traces.
// With the goroutines that they start, and whose stacks must grow, they are a twentieth of the CPU time of such a request.
func shortened(build chain) chain {
	return func(handlers http.Handler, config *server.Config) http.Handler {
		whole := build(handlers, config)
		if config.AuditBackend != nil {
			return whole // what parts do is to be on record, too
		}
		return divide(short(handlers, config), whole)
	}
}

// divide sends what the parts ask for the short way. Who speaks for somebody else is treated as he would be.
func divide(short, whole http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if loopback.Own(r) && r.Header.Get(authenticationv1.ImpersonateUserHeader) == "" {
			short.ServeHTTP(w, r)
		} else {
			whole.ServeHTTP(w, r)
		}
	})
}

// short has the filters that handlers rely on, or that tell who may do what.
func short(handlers http.Handler, config *server.Config) http.Handler {
	refused := filters.Unauthorized(config.Serializer)
	h := filters.WithAuthorization(handlers, config.Authorization.Authorizer, config.Serializer)
	h = filters.WithAuthentication(h, config.Authentication.Authenticator, refused, config.Authentication.APIAudiences, config.Authentication.RequestHeaderConfig)
	h = filters.WithWarningRecorder(h)
	h = filters.WithRequestDeadline(h, config.AuditBackend, config.AuditPolicyRuleEvaluator, config.LongRunningFunc, config.Serializer, config.RequestTimeout)
	h = serverfilters.WithWaitGroup(h, config.LongRunningFunc, config.NonLongRunningRequestWaitGroup)
	h = filters.WithLatencyTrackers(h)
	h = filters.WithRequestInfo(h, config.RequestInfoResolver)
	h = filters.WithRequestReceivedTimestamp(h)
	h = serverfilters.WithPanicRecovery(h, config.RequestInfoResolver)
	return filters.WithAuditInit(h)
}
