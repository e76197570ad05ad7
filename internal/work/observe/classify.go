// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/machinery/requeue"
)

// errorClass determines how the error of a request to a member is treated.
type errorClass string

const (
	// objectError concerns the object of the request. It is the result of applying the object and is reported in the Work.
	objectError errorClass = "object"
	// connectionError concerns all requests to the member. The request is repeated, and the last report of the Work stays.
	connectionError errorClass = "connection"
	// namespaceError means that the namespace of the object does not exist in the member.
	namespaceError errorClass = "namespace"
)

// classify returns the class of the error of a request to a member, or "" if err is nil.
func classify(err error) errorClass {
	var status apierrors.APIStatus
	switch {
	case err == nil:
		return ""
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return connectionError
	case errors.As(err, &status):
		return classifyStatus(status.Status())
	case meta.IsNoMatchError(err):
		return objectError
	case interrupted(err):
		return connectionError
	}
	return objectError
}

// interrupted reports whether a request failed before the API server sent a complete response.
func interrupted(err error) bool {
	if _, ok := errors.AsType[*url.Error](err); ok {
		return true
	}
	if _, ok := errors.AsType[net.Error](err); ok {
		return true
	}
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) ||
		strings.Contains(err.Error(), "when reading response body") // client-go hides the errors of HTTP/2
}

// classifyStatus returns the class of an error response. A response that is not a Status was not sent by the API server, but by a
// proxy or load balancer in front of it.
func classifyStatus(s metav1.Status) errorClass {
	var causes []metav1.StatusCause
	kind := ""
	if s.Details != nil {
		causes, kind = s.Details.Causes, s.Details.Kind
	}
	foreign := false
	for _, c := range causes {
		foreign = foreign || c.Type == metav1.CauseTypeUnexpectedServerResponse
	}
	if !foreign && strings.HasPrefix(s.Message, "admission webhook ") {
		return objectError // a webhook chooses the code, and its response names no kind
	}
	switch s.Code {
	case http.StatusUnauthorized, http.StatusTooManyRequests, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return connectionError
	case http.StatusForbidden:
		// A rejection of one kind concerns the object. Anonymous requests are those whose credentials are no longer accepted.
		if foreign || kind == "" || strings.Contains(s.Message, `"system:anonymous"`) {
			return connectionError
		}
	case http.StatusNotFound:
		if kind == "namespaces" && !foreign {
			return namespaceError
		}
	}
	if s.Code >= http.StatusInternalServerError && foreign {
		return connectionError
	}
	return objectError
}

// RequestError wraps an error of the connection to a member in a *requeue.WaitError, and returns other errors of a request unchanged.
func RequestError(err error) error {
	if IsConnectionError(err) {
		return requeue.Backoff(err)
	}
	return err
}

// IsConnectionError reports whether an error concerns all requests to the member, and not an object.
func IsConnectionError(err error) bool { return classify(err) == connectionError }

// IsObjectError reports whether an error concerns the object of the request.
func IsObjectError(err error) bool { return classify(err) == objectError }

// ErrNamespaceAwaited reports that an object is not created, because its namespace was missing for another one.
var ErrNamespaceAwaited = errors.New("the namespace does not exist yet")

// IsMissingNamespace reports whether a request failed, or was not sent, because its namespace does not exist in the member.
func IsMissingNamespace(err error) bool {
	return errors.Is(err, ErrNamespaceAwaited) || classify(err) == namespaceError
}

// IsAbsent reports whether the API server of a member responded that an object does not exist. The response that a path does not
// exist, as of a load balancer, is no evidence.
func IsAbsent(err error) bool {
	return apierrors.IsNotFound(err) && !apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse)
}

// IsUnknownPath reports whether an error is the response to a path that is not served.
func IsUnknownPath(err error) bool {
	return apierrors.IsNotFound(err) && apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse)
}

// Expected reports whether an error of a write is part of normal operation: conflicts, names that exist already, and objects or namespaces
// that do not exist.
func Expected(err error) bool {
	return apierrors.IsConflict(err) || apierrors.IsAlreadyExists(err) || apierrors.IsNotFound(err)
}
