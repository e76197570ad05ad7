// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/cli-runtime/pkg/resource"
	"k8s.io/client-go/discovery"

	"karmada.io/karmada/internal/cli/access"
)

// controlTitle is the name of the control plane in the column CLUSTER and in errors.
const controlTitle = "Karmada"

// probeTimeout limits the wait for an unreachable member, which delays the output of all others.
const probeTimeout = 10 * time.Second

// source is one API server to query.
type source struct {
	// cluster is the name of a member, or "" for the control plane.
	cluster string
	getter  genericclioptions.RESTClientGetter
}

// response is the result of a query. Both infos and errs can be set.
type response struct {
	source
	infos []*resource.Info
	// single reports whether one object was requested by name.
	single bool
	// unreachable is the reason why the server does not respond. Then the other fields are empty.
	unreachable error
	// errs include the name of the cluster.
	errs []error
	// works are the Works that objects name and that do not exist.
	works sets.Set[types.NamespacedName]
}

func (s source) isControl() bool { return s.cluster == "" }

func (s source) title() string {
	if s.isControl() {
		return controlTitle
	}
	return s.cluster
}

// sources returns the API servers to query: the control plane, then the members in alphabetical order.
func (o *options) sources(ctx context.Context) ([]source, error) {
	var all []source
	if o.scope != access.Members {
		all = append(all, source{getter: o.control})
	}
	if o.scope == access.Karmada {
		return all, nil
	}
	chosen, err := o.control.ChooseClusters(ctx, o.clusters)
	if err != nil {
		return nil, err
	}
	for _, name := range chosen {
		all = append(all, source{cluster: name, getter: o.control.KnownMember(name)})
	}
	return all, nil
}

// queryAll queries all sources in parallel. It yields the responses in the order of the sources, each as soon as possible.
func (o *options) queryAll(ctx context.Context, sources []source) func(yield func(response) bool) {
	pending := make([]chan response, len(sources))
	for i, from := range sources {
		pending[i] = make(chan response, 1)
		go func() { pending[i] <- o.query(ctx, from) }()
	}
	return func(yield func(response) bool) {
		for i, from := range sources {
			var r response
			select {
			case r = <-pending[i]:
			case <-ctx.Done():
				// The resource builder ignores the context; its goroutine ends with the process.
				r = response{source: from, unreachable: fmt.Errorf("cluster(%s): %w", from.title(), ctx.Err())}
			}
			if !yield(r) {
				return
			}
		}
	}
}

// probe checks that an API server is reachable. Without the check, failed discovery would report an unknown resource instead
// of the cause. It calls foreign if the server should be the control plane, and is none.
func (s source) probe(ctx context.Context, foreign func()) error {
	config, err := s.getter.ToRESTConfig()
	if err != nil {
		return err
	}
	config.Timeout = probeTimeout
	api, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return err
	}
	path := "/api"
	if s.isControl() {
		path = "/apis"
	}
	var groups metav1.APIGroupList
	result := api.RESTClient().Get().AbsPath(path).SetHeader("Accept", "application/json").Do(ctx)
	err = result.Error()
	switch {
	case err == nil:
		body, err := result.Raw()
		if s.isControl() && err == nil && json.Unmarshal(body, &groups) == nil && !access.IsKarmada(&groups) {
			foreign()
		}
		return nil
	case !s.isControl():
		return fmt.Errorf("basic connection test to cluster(%s) failed, please check authorization or network: %w", s.cluster, err)
	}
	// Only a failed connection is an error: a status of the control plane is reported by the query.
	if unreachable, ok := errors.AsType[*url.Error](err); ok {
		return unreachable
	}
	return nil
}

// wrap adds the cluster name to an error, or to each error in an aggregate.
func (s source) wrap(err error) []error {
	if err == nil {
		return nil
	}
	if several, ok := errors.AsType[utilerrors.Aggregate](err); ok {
		var all []error
		for _, one := range utilerrors.Flatten(several).Errors() {
			all = append(all, s.wrap(one)...)
		}
		return all
	}
	return []error{fmt.Errorf("cluster(%s): %w", s.title(), err)}
}
