// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/go-logr/logr"
	"golang.org/x/sync/errgroup"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

const (
	// memberTimeout bounds the beginning of the response of one member to a request to all clusters, and each of its further
	// reads. A member that exceeds it at the beginning is omitted.
	memberTimeout = 20 * time.Second
	// maxParallel limits the number of concurrent requests to members.
	maxParallel = 64
)

// fanOut serves requests to all clusters.
type fanOut struct {
	clusters  clusterReader
	connector *connector
	control   controlPlane
	log       logr.Logger
	limits    listLimits
}

var paths = &request.RequestInfoFactory{APIPrefixes: sets.NewString("api", "apis"), GrouplessAPIPrefixes: sets.NewString("api")}

// parse returns the request info of a path on an API server.
func parse(r *http.Request, location *url.URL) (*request.RequestInfo, error) {
	inner := r.Clone(r.Context())
	inner.URL = location
	return paths.NewRequestInfo(inner)
}

func (f *fanOut) handler(requester user.Info, path string, _ rest.Responder) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		location, err := locate(&url.URL{}, path, r)
		if err != nil {
			serving.WriteError(w, err)
			return
		}
		info, err := parse(r, location)
		switch {
		case err != nil:
			serving.WriteError(w, err)
		case !info.IsResourceRequest && !reads(info):
			serving.WriteError(w, serving.NewError(http.StatusMethodNotAllowed, metav1.StatusReasonMethodNotAllowed,
				fmt.Sprintf("Request verb %s is not supported for path %s", info.Verb, location.Path)))
		case !info.IsResourceRequest:
			f.control.handler(requester, location).ServeHTTP(w, r)
		case info.Verb == "list":
			f.list(w, r, requester, location)
		case info.Name == "" || info.Verb == "watch":
			serving.WriteError(w, serving.NewError(http.StatusMethodNotAllowed, metav1.StatusReasonMethodNotAllowed,
				fmt.Sprintf("Request verb %s is not supported", info.Verb)))
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			// A cluster could show an object of another one, and would receive what is written to it.
			serving.WriteError(w, serving.NewError(http.StatusMethodNotAllowed, metav1.StatusReasonMethodNotAllowed, fmt.Sprintf(
				"%s needs the name of a cluster: send the request to clusters/NAME/proxy instead of clusters/*/proxy", info.Verb)))
		default:
			f.toHolder(w, r, requester, location, info)
		}
	})
}

// toHolder forwards a request to the only cluster that has the object.
func (f *fanOut) toHolder(w http.ResponseWriter, r *http.Request, requester user.Info, location *url.URL, info *request.RequestInfo) {
	probe := probePath(location.Path, info)
	holders, err := f.holders(r.Context(), requester, &url.URL{Path: probe})
	if err != nil {
		serving.WriteError(w, err)
		return
	}
	switch len(holders) {
	case 0:
		serving.WriteError(w, serving.NewError(http.StatusNotFound, metav1.StatusReasonNotFound,
			"resource not found or don't have permission to get it"))
	case 1:
		holders[0].handler(requester, location.Path, f.log).ServeHTTP(w, r)
	default:
		var found []string
		for _, t := range holders {
			found = append(found, t.cluster)
		}
		serving.WriteError(w, serving.NewError(http.StatusConflict, metav1.StatusReasonConflict,
			"conflict resource, exist in more than one cluster: "+strings.Join(found, ",")))
	}
}

// probePath returns the path of a GET request that checks whether an object exists. It drops a subresource that cannot be
// read or has side effects.
func probePath(path string, info *request.RequestInfo) string {
	switch info.Subresource {
	case "":
		return path
	case "status", "scale":
		return path
	}
	parts := strings.Split(strings.Trim(path, "/"), "/")
	// The subresource directly follows the name. Search from the end, because earlier parts may look the same.
	for i := len(parts) - 1; i > 0; i-- {
		if parts[i] == info.Subresource && parts[i-1] == info.Name {
			return "/" + strings.Join(parts[:i], "/")
		}
	}
	return path
}

// holders returns the clusters that respond successfully to a GET request, sorted by name.
func (f *fanOut) holders(ctx context.Context, requester user.Info, u *url.URL) ([]*target, error) {
	clusters, err := f.reachable(ctx)
	if err != nil {
		return nil, err
	}
	found := make([]*target, len(clusters))
	var group errgroup.Group
	group.SetLimit(maxParallel)
	for i := range clusters {
		group.Go(func() error {
			ctx, cancel := context.WithTimeout(ctx, memberTimeout)
			defer cancel()
			const metadataOnly = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json"
			response, t, err := f.get(ctx, &clusters[i], requester, u, metadataOnly)
			if err != nil {
				f.omit(clusters[i].Name, err)
				return nil
			}
			found[i] = t
			return response.Body.Close()
		})
	}
	_ = group.Wait() // the status code has been received; a body that cannot be closed does not matter
	return slices.DeleteFunc(found, func(t *target) bool { return t == nil }), nil
}

// omit logs that a request to all clusters omits one.
func (f *fanOut) omit(cluster string, err error) {
	f.log.V(2).Info("Omitting a cluster from a request to all clusters", "cluster", cluster, "err", err.Error())
}

// reachable returns the approved clusters that may respond, sorted by name.
func (f *fanOut) reachable(ctx context.Context) ([]clusterv1alpha1.Cluster, error) {
	clusters, err := f.clusters.list(ctx)
	if err != nil {
		return nil, err
	}
	clusters = slices.DeleteFunc(slices.Clone(clusters), func(c clusterv1alpha1.Cluster) bool {
		return unreachable(&c) || names.Pending(c.Spec.Taints)
	})
	slices.SortFunc(clusters, func(a, b clusterv1alpha1.Cluster) int { return strings.Compare(a.Name, b.Name) })
	return clusters, nil
}

// unreachable reports whether a request to the cluster is expected to time out.
func unreachable(cluster *clusterv1alpha1.Cluster) bool {
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	return ready != nil && ready.Status == metav1.ConditionFalse && ready.Reason == clusterv1alpha1.ClusterReasonNotReachable
}

// get sends a GET request to a cluster. The caller must close the body of the response, whose status is 200.
func (f *fanOut) get(ctx context.Context, cluster *clusterv1alpha1.Cluster, requester user.Info, u *url.URL, accept string,
) (*http.Response, *target, error) {
	t, err := f.connector.target(ctx, cluster)
	if err != nil {
		return nil, nil, err
	}
	location := *t.url
	location.Path = strings.TrimSuffix(location.Path, "/") + u.Path
	location.RawQuery = u.RawQuery
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, location.String(), nil)
	if err != nil {
		return nil, nil, err
	}
	r.Header.Set("Accept", accept)
	r.Header.Set("Authorization", "Bearer "+t.token)
	impersonate(r.Header, requester)
	response, err := t.plain.RoundTrip(r)
	if err != nil {
		return nil, nil, member.WithoutURL(err)
	}
	err = t.check(response)
	if err == nil && response.StatusCode != http.StatusOK {
		err = fmt.Errorf("cluster %s responded %s", cluster.Name, response.Status)
	}
	if err != nil {
		_ = response.Body.Close() // it is not needed
		return nil, nil, err
	}
	return response, t, nil
}
