// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/go-logr/logr"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/apiserver/pkg/endpoints/request"

	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/names"
)

// controlPlane forwards requests of users to kube-apiserver.
type controlPlane struct {
	url        *url.URL
	transport  http.RoundTripper // with the credentials of this server
	authorizer authorizer.Authorizer
	// cached reports whether this server serves reads of a kind to all its users without kube-apiserver. Nil means none.
	cached func(schema.GroupResource) bool
	log    logr.Logger
}

// handler sends a request to a location of kube-apiserver. Reads are sent with the credentials of this server, if the user may read: this
// server must not be able to act as any user of the control plane. It answers reviews of the user's own rights. The result of other
// requests depends on the user. They are sent on behalf of the user, which kube-apiserver refuses unless an administrator has granted this
// server the right to impersonate.
func (c controlPlane) handler(requester user.Info, location *url.URL) http.Handler {
	u := *c.url
	u.Path = strings.TrimSuffix(u.Path, "/") + location.Path
	u.RawQuery = location.RawQuery
	send := func(authorize func(http.Header), check func(*http.Response) error) http.Handler {
		return forward(&u, c.transport, "the control plane", c.log, authorize, check)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		info, err := parse(r, location)
		switch {
		case err != nil:
			serving.WriteError(w, apierrors.NewBadRequest(err.Error()))
		case selfReview(info):
			if err := c.review(w, r, requester); err != nil {
				serving.WriteError(w, err)
			}
		case reads(info):
			if err := c.authorize(r, requester, info); err != nil {
				serving.WriteError(w, err)
				return
			}
			send(func(http.Header) {}, nil).ServeHTTP(w, r)
		case administers(requester):
			serving.WriteError(w, notForwarded(requester, fmt.Sprintf("requests of the groups %s and %s other than reads are not forwarded",
				user.SystemPrivilegedGroup, names.Administrators)))
		default:
			refusal := explainRefusal(requester) //nolint:bodyclose // it replaces the body of a response that the proxy closes
			send(func(h http.Header) { impersonate(h, requester) }, refusal).ServeHTTP(w, r)
		}
	})
}

// reads reports whether the response to a request does not depend on who may send it. Some subresources connect to another server on
// behalf of the user.
func reads(info *request.RequestInfo) bool {
	if !info.IsResourceRequest {
		return info.Verb == "get" || info.Verb == "head"
	}
	return slices.Contains([]string{"get", "list", "watch"}, info.Verb) &&
		!slices.Contains([]string{"proxy", "attach", "exec", "portforward"}, info.Subresource)
}

// authorize returns an error unless the user may send a request to the control plane.
func (c controlPlane) authorize(r *http.Request, requester user.Info, info *request.RequestInfo) error {
	decision, reason, err := c.authorizer.Authorize(r.Context(), authorizer.AttributesRecord{
		User: requester, Verb: info.Verb, Namespace: info.Namespace, APIGroup: info.APIGroup, APIVersion: info.APIVersion,
		Resource: info.Resource, Subresource: info.Subresource, Name: info.Name, ResourceRequest: info.IsResourceRequest, Path: info.Path,
	})
	switch {
	case decision == authorizer.DecisionAllow:
		return nil
	case err != nil:
		return apierrors.NewInternalError(fmt.Errorf("check access to %s: %w", info.Path, err))
	}
	return serving.NewError(http.StatusForbidden, metav1.StatusReasonForbidden, fmt.Sprintf(
		"user %q cannot %s path %q: %s", requester.GetName(), info.Verb, info.Path, reason))
}

func notForwarded(requester user.Info, reason string) error {
	return serving.NewError(http.StatusForbidden, metav1.StatusReasonForbidden, fmt.Sprintf(
		"the request of user %q is not sent to the control plane: %s. Send it to the control plane itself", requester.GetName(), reason))
}

// maxRefusal limits how much of a refusal is read, in bytes.
const maxRefusal = 4 << 10

// explainRefusal replaces the refusal of kube-apiserver to impersonate the user.
func explainRefusal(requester user.Info) func(*http.Response) error {
	return func(response *http.Response) error {
		if response.StatusCode != http.StatusForbidden {
			return nil
		}
		if bytes.Contains(peek(response), []byte("cannot impersonate")) {
			return notForwarded(requester, "this server may not impersonate users")
		}
		return nil
	}
}

// peek returns the begin of a refusal, whose body can still be read completely.
func peek(response *http.Response) []byte {
	begin, _ := io.ReadAll(io.LimitReader(response.Body, maxRefusal)) // an error recurs at the next read
	response.Body = struct {
		io.Reader
		io.Closer
	}{io.MultiReader(bytes.NewReader(begin), response.Body), response.Body}
	return begin
}
