// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"
)

func TestClassify(t *testing.T) {
	t.Parallel()
	configMap := schema.GroupResource{Resource: "configmaps"}
	// plain is a response that is not a Status, as of a load balancer.
	plain := func(code int) error {
		return apierrors.NewGenericServerResponse(code, "get", configMap, "c", "upstream", 0, true)
	}
	tests := map[string]struct {
		err  error
		want errorClass
	}{
		"none": {nil, ""},
		"refused": {
			&url.Error{Op: "Get", URL: "https://m1", Err: &net.OpError{Op: "dial", Err: errors.New("refused")}}, connectionError,
		},
		"timeout":               {&net.OpError{Op: "read", Err: context.DeadlineExceeded}, connectionError},
		"name not found":        {&net.DNSError{Name: "m1"}, connectionError},
		"certificate":           {&url.Error{Op: "Get", Err: errors.New("tls: unknown authority")}, connectionError},
		"end of the connection": {fmt.Errorf("read: %w", io.EOF), connectionError},
		"end of the response":   {io.ErrUnexpectedEOF, connectionError},
		"HTTP/2 stream":         {errors.New("unexpected error when reading response body. Please retry"), connectionError},
		"context ended":         {fmt.Errorf("list: %w", context.Canceled), connectionError},
		"deadline":              {context.DeadlineExceeded, connectionError},
		"unauthorized":          {apierrors.NewUnauthorized("expired"), connectionError},
		"forbidden by a proxy":  {plain(http.StatusForbidden), connectionError},
		"forbidden path": {
			apierrors.NewForbidden(schema.GroupResource{}, "", errors.New(`cannot get path "/api"`)), connectionError,
		},
		"anonymous": {
			apierrors.NewForbidden(configMap, "c", errors.New(`User "system:anonymous" cannot get`)), connectionError,
		},
		"forbidden kind": {apierrors.NewForbidden(configMap, "c", errors.New(`User "karmada" cannot get`)), objectError},
		"forbidden by a webhook": {
			&apierrors.StatusError{ErrStatus: metav1.Status{Code: http.StatusForbidden, Message: `admission webhook "x" denied the request: no`}},
			objectError,
		},
		"bad gateway":                     {plain(http.StatusBadGateway), connectionError},
		"internal error of a proxy":       {plain(http.StatusInternalServerError), connectionError},
		"internal error, as of a webhook": {apierrors.NewInternalError(errors.New("failed calling webhook")), objectError},
		"unavailable":                     {apierrors.NewServiceUnavailable("shutting down"), connectionError},
		"timeout of the API server":       {apierrors.NewTimeoutError("etcd", 0), connectionError},
		"too many requests":               {apierrors.NewTooManyRequests("slow down", 1), connectionError},
		"invalid":                         {apierrors.NewInvalid(schema.GroupKind{Kind: "ConfigMap"}, "c", nil), objectError},
		"object not found":                {apierrors.NewNotFound(configMap, "c"), objectError},
		"namespace not found":             {apierrors.NewNotFound(schema.GroupResource{Resource: "namespaces"}, "n"), namespaceError},
		"kind not served":                 {&meta.NoKindMatchError{GroupKind: schema.GroupKind{Kind: "X"}}, objectError},
		"discovery interrupted": {

			&apiutil.ErrResourceDiscoveryFailed{schema.GroupVersion{Group: "x", Version: "v1"}: plain(503)}, connectionError,
		},
		"conflict":                           {apierrors.NewConflict(configMap, "c", errors.New("modified")), objectError},
		"error of this process":              {errors.New("name is required"), objectError},
		"wrapped error of the API server":    {fmt.Errorf("create: %w", apierrors.NewBadRequest("no")), objectError},
		"wrapped error of the load balancer": {fmt.Errorf("create: %w", plain(http.StatusBadGateway)), connectionError},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := classify(tc.err); got != tc.want {
				t.Errorf("classify(%v) = %q, want %q", tc.err, got, tc.want)
			}
		})
	}
}
