// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"encoding/json"
	"errors"
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
)

const (
	// askTimeout bounds the answer of one member to a question put to all: one that hangs is left out.
	askTimeout = 20 * time.Second
	// askAtOnce bounds how many members are asked at the same time.
	askAtOnce = 64
	// maxAnswer bounds what one member may answer, in bytes: about 20000 pods. Longer answers are left out.
	maxAnswer = 256 << 20
)

// fanOut answers requests to all clusters.
type fanOut struct {
	clusters  clusterReader
	connector *connector
	// control reaches kube-apiserver with this server's credentials.
	control    http.RoundTripper
	controlURL *url.URL
	log        logr.Logger
}

var paths = &request.RequestInfoFactory{APIPrefixes: sets.NewString("api", "apis"), GrouplessAPIPrefixes: sets.NewString("api")}

// parse says what a path below the root of an API server means.
func parse(r *http.Request, location *url.URL) (*request.RequestInfo, error) {
	inner := r.Clone(r.Context())
	inner.URL = location
	return paths.NewRequestInfo(inner)
}

func (f *fanOut) handler(who user.Info, path string, _ rest.Responder) http.Handler {
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
			f.toControl(who, location).ServeHTTP(w, r)
		case info.Verb == "list":
			f.list(w, r, who, location)
		case info.Name == "" || info.Verb == "watch":
			writeError(w, newStatus(http.StatusMethodNotAllowed, metav1.StatusReasonMethodNotAllowed,
				fmt.Sprintf("Request verb %s is not support", info.Verb)))
		default:
			f.toHolder(w, r, who, location, info)
		}
	})
}

// toControl sends what is about no resource, such as discovery, to kube-apiserver. It acts on behalf of the user there,
// too: our own rights are none of theirs.
func (f *fanOut) toControl(who user.Info, location *url.URL) http.Handler {
	u := *f.controlURL
	u.Path = strings.TrimSuffix(u.Path, "/") + location.Path
	u.RawQuery = location.RawQuery
	// The transport brings our credentials.
	return forward(&u, f.control, "the control plane", f.log, func(h http.Header) { impersonate(h, who) }, nil)
}

// toHolder finds the one cluster that has the object, and lets it answer.
func (f *fanOut) toHolder(w http.ResponseWriter, r *http.Request, who user.Info, location *url.URL, info *request.RequestInfo) {
	probe := probePath(location.Path, info)
	const metadataOnly = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json"
	answers, err := f.ask(r.Context(), who, &url.URL{Path: probe}, metadataOnly, false)
	if err != nil {
		writeError(w, err)
		return
	}
	switch len(answers) {
	case 0:
		writeError(w, newStatus(http.StatusNotFound, metav1.StatusReasonNotFound, "resource not found or don't have permission to get it"))
	case 1:
		answers[0].from.handler(who, location.Path, f.log).ServeHTTP(w, r)
	default:
		var holders []string
		for _, a := range answers {
			holders = append(holders, a.from.cluster)
		}
		writeError(w, newStatus(http.StatusConflict, metav1.StatusReasonConflict,
			"conflict resource, exist in more than one cluster: "+strings.Join(holders, ",")))
	}
}

// probePath is what to get to find out whether an object is there: some subresources cannot be got, or do something.
func probePath(path string, info *request.RequestInfo) string {
	switch info.Subresource {
	case "":
		return path
	case "status", "scale":
		return path
	}
	parts := strings.Split(strings.Trim(path, "/"), "/")
	// The subresource and what follows it come right after the name, the last of the parts before them.
	for i := len(parts) - 1; i > 0; i-- {
		if parts[i] == info.Subresource && parts[i-1] == info.Name {
			return "/" + strings.Join(parts[:i], "/")
		}
	}
	return path
}

// list merges the lists of all clusters that answer.
func (f *fanOut) list(w http.ResponseWriter, r *http.Request, who user.Info, location *url.URL) {
	query := location.Query()
	// A part of a list, and where to go on with it, mean something to one API server only.
	query.Del("limit")
	query.Del("continue")
	u := &url.URL{Path: location.Path, RawQuery: query.Encode()}
	answers, err := f.ask(r.Context(), who, u, "application/json", true)
	if err != nil {
		writeError(w, err)
		return
	}
	merged, err := merge(answers)
	if err != nil {
		writeError(w, err)
		return
	}
	writeJSON(w, http.StatusOK, merged)
}

// list as the wire has it; items are passed on as they are.
type wireList struct {
	APIVersion string            `json:"apiVersion"`
	Kind       string            `json:"kind"`
	Metadata   metav1.ListMeta   `json:"metadata"`
	Items      []json.RawMessage `json:"items"`
}

func merge(answers []answer) (*wireList, error) {
	var merged *wireList
	for _, a := range answers {
		var one wireList
		if json.Unmarshal(a.body, &one) != nil {
			continue // not a list, whatever it is
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

// answer is a success.
type answer struct {
	from *target
	body []byte
}

// ask gets a path from all clusters at once, and returns the successes in the order of the clusters' names. What fails is
// left out.
func (f *fanOut) ask(ctx context.Context, who user.Info, u *url.URL, accept string, keepBody bool) ([]answer, error) {
	clusters, err := f.clusters.list(ctx)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(clusters, func(a, b clusterv1alpha1.Cluster) int { return strings.Compare(a.Name, b.Name) })
	found := make([]*answer, len(clusters))
	var group errgroup.Group
	group.SetLimit(askAtOnce)
	for i := range clusters {
		if unreachable(&clusters[i]) {
			continue
		}
		group.Go(func() error {
			a, err := f.askOne(ctx, &clusters[i], who, u, accept, keepBody)
			if err != nil {
				f.log.V(2).Info("leaving a cluster out of a request to all", "cluster", clusters[i].Name, "reason", err.Error())
				return nil
			}
			found[i] = a
			return nil
		})
	}
	_ = group.Wait() // none returns an error
	var answers []answer
	for _, a := range found {
		if a != nil {
			answers = append(answers, *a)
		}
	}
	return answers, nil
}

// unreachable says whether asking a cluster would only take time.
func unreachable(cluster *clusterv1alpha1.Cluster) bool {
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	return ready != nil && ready.Status == metav1.ConditionFalse && ready.Reason == clusterv1alpha1.ClusterReasonNotReachable
}

func (f *fanOut) askOne(ctx context.Context, cluster *clusterv1alpha1.Cluster, who user.Info, u *url.URL, accept string, keepBody bool) (*answer, error) {
	t, err := f.connector.target(ctx, cluster)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, askTimeout)
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
	impersonate(r.Header, who)
	response, err := t.plain.RoundTrip(r)
	if err != nil {
		return nil, withoutURL(err)
	}
	defer response.Body.Close() //nolint:errcheck // it was read
	if err := t.check(response); err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("answered %s", response.Status)
	}
	a := &answer{from: t}
	if !keepBody {
		return a, nil
	}
	if a.body, err = io.ReadAll(io.LimitReader(response.Body, maxAnswer+1)); err != nil {
		return nil, err
	}
	if len(a.body) > maxAnswer {
		return nil, errors.New("answered too much")
	}
	return a, nil
}
