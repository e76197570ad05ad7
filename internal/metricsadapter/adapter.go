// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"encoding/json"
	"errors"
	"net/http"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	externalv1beta1 "k8s.io/metrics/pkg/apis/external_metrics/v1beta1"
	"k8s.io/utils/clock"
)

// adapter serves the APIs.
type adapter struct {
	fleet    *fleet
	versions *versions
	catalog  *catalog
}

func newAdapter(fl *fleet) *adapter {
	return &adapter{fleet: fl, catalog: &catalog{}, versions: &versions{now: clock.RealClock{}.Now, known: map[versionKey]version{}}}
}

// handler returns the handler of the paths of all groups. Requests have been authenticated and authorized.
func (a *adapter) handler() http.Handler {
	mux := http.NewServeMux()
	handle := func(path string, serve func(http.ResponseWriter, *http.Request) (any, error)) {
		mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			if r.Method != http.MethodGet {
				reply(w, nil, methodNotAllowed(r.Method))
				return
			}
			if watch := r.URL.Query().Get("watch"); watch == "true" || watch == "1" {
				reply(w, nil, methodNotAllowed("watch"))
				return
			}
			object, err := serve(w, r)
			reply(w, object, err)
		})
	}
	handle("/", func(_ http.ResponseWriter, r *http.Request) (any, error) { return nil, noPath(r.URL.Path) })
	for _, s := range groupVersions() {
		group, version := "/apis/"+s.group, "/apis/"+s.String()
		if s.String() == groupOf(s.group).PreferredVersion.GroupVersion {
			handle(group, func(http.ResponseWriter, *http.Request) (any, error) { return groupOf(s.group), nil })
		}
		handle(version, func(http.ResponseWriter, *http.Request) (any, error) { return a.catalog.resourceList(s), nil })
		if s.group == customGroup {
			handle(version+"/{metric...}", func(w http.ResponseWriter, r *http.Request) (any, error) {
				rest := strings.TrimPrefix(r.URL.EscapedPath(), version+"/")
				if !validMetricPath(rest) {
					return nil, noPath(r.URL.Path)
				}
				return a.custom(w, r, s.version, rest)
			})
		}
	}
	handle("/apis/"+externalv1beta1.SchemeGroupVersion.String()+"/namespaces/{namespace}/{metric}", a.external)
	handle(usageRoot+"/nodes", func(w http.ResponseWriter, r *http.Request) (any, error) { return nodeKind.list(w, r, a.fleet) })
	handle(usageRoot+"/nodes/{name}", func(w http.ResponseWriter, r *http.Request) (any, error) { return nodeKind.get(w, r, a.fleet) })
	for _, path := range []string{"/pods", "/namespaces/{namespace}/pods"} {
		handle(usageRoot+path, func(w http.ResponseWriter, r *http.Request) (any, error) { return podKind.list(w, r, a.fleet) })
	}
	handle(usageRoot+"/namespaces/{namespace}/pods/{name}", func(w http.ResponseWriter, r *http.Request) (any, error) {
		return podKind.get(w, r, a.fleet)
	})
	return mux
}

func methodNotAllowed(verb string) error {
	return &apierrors.StatusError{ErrStatus: metav1.Status{
		Status: metav1.StatusFailure, Code: http.StatusMethodNotAllowed, Reason: metav1.StatusReasonMethodNotAllowed,
		Message: strings.ToLower(verb) + " is not supported: metrics can only be read",
	}}
}

func noPath(path string) error {
	return &apierrors.StatusError{ErrStatus: metav1.Status{
		Status: metav1.StatusFailure, Code: http.StatusNotFound, Reason: metav1.StatusReasonNotFound, Message: "no API at " + path,
	}}
}

// reply writes a response.
func reply(w http.ResponseWriter, object any, err error) {
	code := http.StatusOK
	if err != nil {
		status := apierrors.NewInternalError(err).ErrStatus
		if known, ok := errors.AsType[*apierrors.StatusError](err); ok {
			status = known.ErrStatus
		}
		status.TypeMeta = metav1.TypeMeta{APIVersion: "v1", Kind: "Status"}
		object, code = status, int(status.Code)
	}
	body, err := json.Marshal(object)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	_, _ = w.Write(body) // the client may have disconnected
}
