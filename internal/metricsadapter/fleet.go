// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	utilnet "k8s.io/apimachinery/pkg/util/net"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

const (
	// memberTimeout bounds the requests to one member, and readTimeout those to all members.
	memberTimeout = 5 * time.Second
	readTimeout   = 2 * memberTimeout
	// parallel is the number of members to which one request is sent at a time.
	parallel = 32
)

// connections returns the connection to a cluster; *member.Members implements it.
type connections interface {
	Get(cluster string) (*member.Member, error)
}

// fleet sends requests to all members.
type fleet struct {
	clusters client.Reader // cached
	members  connections
}

// errNoAPI is the error of a member that does not serve the metrics API.
var errNoAPI = errors.New("no metrics API")

// incomplete is the error of a member whose result has valid values, but lacks others.
type incomplete struct{ error }

// answer is the result of one member.
type answer[T any] struct {
	cluster string
	value   T
}

// answers are the results of all members.
type answers[T any] struct {
	given []answer[T] // sorted by cluster
	// omitted holds the reasons by cluster, and failed the number of members that should have responded.
	omitted map[string]string
	failed  int
}

// ask calls f for each ready cluster. f returns a NotFound error if the member has nothing to contribute, and errNoAPI if it does not
// serve the API.
func ask[T any](ctx context.Context, fl *fleet, f func(context.Context, *member.Member) (T, error)) (*answers[T], error) {
	return askServing(ctx, fl, "", f)
}

// askServing is like ask, but sends no requests to clusters whose status shows that they do not serve an API group.
func askServing[T any](
	ctx context.Context, fl *fleet, apiGroup string, f func(context.Context, *member.Member) (T, error),
) (*answers[T], error) {
	var list clusterv1alpha1.ClusterList
	if err := fl.clusters.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list clusters: %w", err)
	}
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	out := &answers[T]{omitted: map[string]string{}}
	var (
		mu    sync.Mutex // guards out
		group errgroup.Group
	)
	group.SetLimit(parallel)
	for i := range list.Items {
		c := &list.Items[i]
		if c.DeletionTimestamp != nil || names.Pending(c.Spec.Taints) {
			continue
		}
		if !meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady) {
			mu.Lock()
			out.omitted[c.Name] = "not ready"
			mu.Unlock()
			continue
		}
		if apiGroup != "" && lacks(c, apiGroup) {
			mu.Lock()
			out.omitted[c.Name] = errNoAPI.Error()
			mu.Unlock()
			continue
		}
		group.Go(func() error {
			value, err := askOne(ctx, fl.members, c.Name, f)
			mu.Lock()
			defer mu.Unlock()
			out.add(c.Name, value, err)
			return nil
		})
	}
	_ = group.Wait() // the errors are in out
	slices.SortFunc(out.given, func(a, b answer[T]) int { return cmp.Compare(a.cluster, b.cluster) })
	return out, nil
}

// lacks reports whether the status of a cluster shows that it does not serve an API group.
func lacks(c *clusterv1alpha1.Cluster, group string) bool {
	return meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionCompleteAPIEnablements) &&
		!slices.ContainsFunc(c.Status.APIEnablements, func(e clusterv1alpha1.APIEnablement) bool {
			return strings.HasPrefix(e.GroupVersion, group+"/")
		})
}

func askOne[T any](
	ctx context.Context, members connections, cluster string, f func(context.Context, *member.Member) (T, error),
) (out T, err error) {
	ctx, cancel := context.WithTimeout(ctx, memberTimeout)
	defer cancel()
	if err := ctx.Err(); err != nil {
		return out, err
	}
	m, err := members.Get(cluster)
	if err != nil {
		return out, err
	}
	return f(ctx, m)
}

// add adds the result of a member.
func (a *answers[T]) add(cluster string, value T, err error) {
	partial, isPartial := errors.AsType[*incomplete](err)
	switch {
	case err == nil:
		a.given = append(a.given, answer[T]{cluster, value})
	case isPartial:
		a.given = append(a.given, answer[T]{cluster, value})
		a.omitted[cluster] = oneLine(partial.Error())
	case errors.Is(err, errNoAPI):
		a.omitted[cluster] = errNoAPI.Error()
	case apierrors.IsNotFound(err):
	case errors.Is(err, context.DeadlineExceeded):
		a.omitted[cluster] = "timeout"
		a.failed++
	default:
		a.omitted[cluster] = oneLine(member.WithoutURL(err).Error())
		a.failed++
	}
}

// oneLine returns a reason that fits into a header.
func oneLine(text string) string {
	const most = 120
	text = strings.Join(strings.Fields(text), " ")
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most-1]) + "…"
	}
	return text
}

// missing returns the omitted clusters that may have values, sorted: all but those that do not serve the API.
func (a *answers[T]) missing() (out []string) {
	for cluster, reason := range a.omitted {
		if reason != errNoAPI.Error() {
			out = append(out, cluster)
		}
	}
	slices.Sort(out)
	return out
}

// problem returns an error if no member responded although one should have, or nil.
func (a *answers[T]) problem() error {
	if len(a.given) > 0 || a.failed == 0 {
		return nil
	}
	return apierrors.NewServiceUnavailable("no member cluster responded: " + describe(a.omitted))
}

// warn adds a warning about omitted clusters to a response.
func (a *answers[T]) warn(w http.ResponseWriter) {
	if len(a.omitted) == 0 {
		return
	}
	text := fmt.Sprintf("metrics of %s are not included: %s", plural.Count(len(a.omitted), "cluster"), describe(a.omitted))
	if header, err := utilnet.NewWarningHeader(299, "karmada-metrics-adapter", text); err == nil {
		w.Header().Add("Warning", header)
	}
}

// describe lists clusters with their reasons, sorted.
func describe(omitted map[string]string) string {
	const shown = 5
	var parts []string
	for cluster, reason := range omitted {
		parts = append(parts, fmt.Sprintf("%s (%s)", cluster, reason))
	}
	slices.Sort(parts)
	if len(parts) > shown {
		return fmt.Sprintf("%s and %d more", strings.Join(parts[:shown], ", "), len(parts)-shown)
	}
	return strings.Join(parts, ", ")
}

// get reads a path of a member as JSON.
func get(ctx context.Context, m *member.Member, path string, query url.Values) ([]byte, error) {
	request := m.Discovery.RESTClient().Get().AbsPath(path).SetHeader("Accept", "application/json")
	for key, values := range query {
		for _, v := range values {
			request = request.Param(key, v)
		}
	}
	result := request.Do(ctx)
	if err := result.Error(); err != nil { // unlike Raw, it decodes the Status of an error
		return nil, wrongPath(err)
	}
	return result.Raw()
}

// wrongPath returns errNoAPI for the response that a path does not exist, as opposed to an object.
func wrongPath(err error) error {
	if apierrors.IsNotFound(err) && apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse) {
		return errNoAPI
	}
	return err
}

// forwarded returns the given parameters of a request that are set.
func forwarded(query url.Values, keys ...string) url.Values {
	out := url.Values{}
	for _, key := range keys {
		if v := query.Get(key); v != "" {
			out.Set(key, v)
		}
	}
	return out
}
