// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
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
	"karmada.io/karmada/internal/member"
)

const (
	// memberTimeout bounds the response of one member to a request to all clusters. A member that exceeds it is omitted.
	memberTimeout = 20 * time.Second
	// maxParallel limits the number of concurrent requests to members.
	maxParallel = 64
	// maxResponse limits the response of one member, in bytes: about 20,000 pods. Larger responses are omitted.
	maxResponse = 256 << 20
)

// fanOut serves requests to all clusters.
type fanOut struct {
	clusters  clusterReader
	connector *connector
	// control reaches kube-apiserver with this server's credentials.
	control    http.RoundTripper
	controlURL *url.URL
	log        logr.Logger
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
			writeError(w, err)
			return
		}
		info, err := parse(r, location)
		switch {
		case err != nil:
			writeError(w, err)
		case !info.IsResourceRequest:
			f.toControl(requester, location).ServeHTTP(w, r)
		case info.Verb == "list":
			f.list(w, r, requester, location)
		case info.Name == "" || info.Verb == "watch":
			writeError(w, newStatus(http.StatusMethodNotAllowed, metav1.StatusReasonMethodNotAllowed,
				fmt.Sprintf("Request verb %s is not support", info.Verb)))
		default:
			f.toHolder(w, r, requester, location, info)
		}
	})
}

// toControl forwards non-resource requests, such as discovery, to kube-apiserver on behalf of the user.
func (f *fanOut) toControl(requester user.Info, location *url.URL) http.Handler {
	u := *f.controlURL
	u.Path = strings.TrimSuffix(u.Path, "/") + location.Path
	u.RawQuery = location.RawQuery
	// The transport adds the credentials of this server.
	return forward(&u, f.control, "the control plane", f.log, func(h http.Header) { impersonate(h, requester) }, nil)
}

// toHolder forwards a request to the only cluster that has the object.
func (f *fanOut) toHolder(w http.ResponseWriter, r *http.Request, requester user.Info, location *url.URL, info *request.RequestInfo) {
	probe := probePath(location.Path, info)
	const metadataOnly = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json"
	responses, err := f.getAll(r.Context(), requester, &url.URL{Path: probe}, metadataOnly, false)
	if err != nil {
		writeError(w, err)
		return
	}
	switch len(responses) {
	case 0:
		writeError(w, newStatus(http.StatusNotFound, metav1.StatusReasonNotFound, "resource not found or don't have permission to get it"))
	case 1:
		responses[0].from.handler(requester, location.Path, f.log).ServeHTTP(w, r)
	default:
		var holders []string
		for _, a := range responses {
			holders = append(holders, a.from.cluster)
		}
		writeError(w, newStatus(http.StatusConflict, metav1.StatusReasonConflict,
			"conflict resource, exist in more than one cluster: "+strings.Join(holders, ",")))
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

// list merges the lists of all clusters that respond.
func (f *fanOut) list(w http.ResponseWriter, r *http.Request, requester user.Info, location *url.URL) {
	query := location.Query()
	// A continue token is only valid for the API server that issued it.
	query.Del("limit")
	query.Del("continue")
	u := &url.URL{Path: location.Path, RawQuery: query.Encode()}
	responses, err := f.getAll(r.Context(), requester, u, "application/json", true)
	if err != nil {
		writeError(w, err)
		return
	}
	merged, err := mergeLists(responses)
	if err != nil {
		writeError(w, err)
		return
	}
	writeJSON(w, http.StatusOK, merged)
}

// wireList is a list whose items are not decoded.
type wireList struct {
	APIVersion string            `json:"apiVersion"`
	Kind       string            `json:"kind"`
	Metadata   metav1.ListMeta   `json:"metadata"`
	Items      []json.RawMessage `json:"items"`
}

func mergeLists(responses []response) (*wireList, error) {
	var merged *wireList
	for _, a := range responses {
		var one wireList
		if json.Unmarshal(a.body, &one) != nil {
			continue // not a list
		}
		if merged == nil {
			merged = &one
			continue
		}
		merged.Items = append(merged.Items, one.Items...)
	}
	if merged == nil {
		return nil, newStatus(http.StatusNotFound, metav1.StatusReasonNotFound, "not found")
	}
	if merged.Items == nil {
		merged.Items = []json.RawMessage{}
	}
	return merged, nil
}

// response is a successful response of a member.
type response struct {
	from *target
	body []byte
}

// getAll sends a GET request to all clusters concurrently and returns the successful responses, sorted by cluster name.
// Failures are omitted.
func (f *fanOut) getAll(ctx context.Context, requester user.Info, u *url.URL, accept string, keepBody bool) ([]response, error) {
	clusters, err := f.clusters.list(ctx)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(clusters, func(a, b clusterv1alpha1.Cluster) int { return strings.Compare(a.Name, b.Name) })
	found := make([]*response, len(clusters))
	var group errgroup.Group
	group.SetLimit(maxParallel)
	for i := range clusters {
		if unreachable(&clusters[i]) {
			continue
		}
		group.Go(func() error {
			a, err := f.get(ctx, &clusters[i], requester, u, accept, keepBody)
			if err != nil {
				f.log.V(2).Info("Omitting a cluster from a request to all clusters", "cluster", clusters[i].Name, "err", err.Error())
				return nil
			}
			found[i] = a
			return nil
		})
	}
	_ = group.Wait() // none returns an error
	var responses []response
	for _, r := range found {
		if r != nil {
			responses = append(responses, *r)
		}
	}
	return responses, nil
}

// unreachable reports whether a request to the cluster is expected to time out.
func unreachable(cluster *clusterv1alpha1.Cluster) bool {
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	return ready != nil && ready.Status == metav1.ConditionFalse && ready.Reason == clusterv1alpha1.ClusterReasonNotReachable
}

func (f *fanOut) get(ctx context.Context, cluster *clusterv1alpha1.Cluster, requester user.Info, u *url.URL, accept string, keepBody bool,
) (*response, error) {
	t, err := f.connector.target(ctx, cluster)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, memberTimeout)
	defer cancel()
	location := *t.url
	location.Path = strings.TrimSuffix(location.Path, "/") + u.Path
	location.RawQuery = u.RawQuery
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, location.String(), nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept", accept)
	r.Header.Set("Authorization", "Bearer "+t.token)
	impersonate(r.Header, requester)
	resp, err := t.plain.RoundTrip(r)
	if err != nil {
		return nil, member.WithoutURL(err)
	}
	defer resp.Body.Close() //nolint:errcheck // the body has been read
	if err := t.check(resp); err != nil {
		return nil, err
	}
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("cluster %s responded %s", cluster.Name, resp.Status)
	}
	out := &response{from: t}
	if !keepBody {
		return out, nil
	}
	if out.body, err = io.ReadAll(io.LimitReader(resp.Body, maxResponse+1)); err != nil {
		return nil, err
	}
	if len(out.body) > maxResponse {
		return nil, fmt.Errorf("the response of cluster %s exceeds %d bytes", cluster.Name, maxResponse)
	}
	return out, nil
}
