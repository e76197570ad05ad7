// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/cli-runtime/pkg/resource"
	"k8s.io/client-go/discovery"

	"karmada.io/karmada/internal/cli/access"
)

// controlTitle stands for the control plane in the column CLUSTER and in errors.
const controlTitle = "Karmada"

// probeTimeout is how long a member may take to answer at all: twice a slow handshake around the world through a proxy.
// Whoever is slower would keep the rows of all others from the user.
const probeTimeout = 10 * time.Second

// source is one API server to ask.
type source struct {
	// cluster is the name of a member, "" for the control plane.
	cluster string
	getter  genericclioptions.RESTClientGetter
}

// answer is what a source had to say. Both infos and errs can be set.
type answer struct {
	source
	infos []*resource.Info
	// single says that one object was asked for by name.
	single bool
	// errs say in which cluster they happened.
	errs []error
}

func (s source) isControl() bool { return s.cluster == "" }

func (s source) title() string {
	if s.isControl() {
		return controlTitle
	}
	return s.cluster
}

// sources finds out whom to ask: the control plane first, then members in alphabetical order.
func (o *options) sources(ctx context.Context) ([]source, error) {
	var all []source
	if o.scope != access.Members {
		all = append(all, source{getter: o.control})
	}
	if o.scope == access.Karmada {
		return all, nil
	}
	joined, err := o.control.ClusterNames(ctx)
	if err != nil {
		return nil, err
	}
	chosen := joined
	if len(o.clusters) > 0 {
		chosen = slices.Clone(o.clusters)
	}
	slices.Sort(chosen)
	chosen = slices.Compact(chosen)
	var missing []string
	for _, name := range chosen {
		if !slices.Contains(joined, name) {
			missing = append(missing, name)
			continue
		}
		all = append(all, source{cluster: name, getter: o.control.KnownMember(name)})
	}
	if len(missing) > 0 {
		return nil, fmt.Errorf("clusters don't exist: %s", strings.Join(missing, ","))
	}
	return all, nil
}

// ask queries all sources at once. The answers come in the order of the sources, each as soon as it and those before it are
// there.
func (o *options) ask(ctx context.Context, sources []source) func(yield func(answer) bool) {
	pending := make([]chan answer, len(sources))
	for i, from := range sources {
		pending[i] = make(chan answer, 1)
		go func() { pending[i] <- o.query(ctx, from) }()
	}
	return func(yield func(answer) bool) {
		for i, from := range sources {
			var given answer
			select {
			case given = <-pending[i]:
			case <-ctx.Done():
				// kubectl's resource builder cannot be interrupted; its goroutine ends with the process.
				given = answer{source: from, errs: from.named(ctx.Err())}
			}
			if !yield(given) {
				return
			}
		}
	}
}

// probe finds out whether an API server can be reached, so that a user sees the cause and not its consequence: failed
// discovery reads as "no such resource".
func (s source) probe(ctx context.Context) error {
	config, err := s.getter.ToRESTConfig()
	if err != nil {
		return err
	}
	config.Timeout = probeTimeout
	api, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return err
	}
	err = api.RESTClient().Get().AbsPath("/api").Do(ctx).Error()
	switch {
	case err == nil:
		return nil
	case !s.isControl():
		return fmt.Errorf("basic connection test to cluster(%s) failed, please check authorization or network: %w", s.cluster, err)
	}
	// The control plane has answered unless the connection itself failed; the query will say what it thinks of us.
	if unreachable, ok := errors.AsType[*url.Error](err); ok {
		return unreachable
	}
	return nil
}

// named says of an error of the source, or of each in an aggregate, in which cluster it happened.
func (s source) named(err error) []error {
	if err == nil {
		return nil
	}
	if several, ok := errors.AsType[utilerrors.Aggregate](err); ok {
		var all []error
		for _, one := range utilerrors.Flatten(several).Errors() {
			all = append(all, s.named(one)...)
		}
		return all
	}
	return []error{fmt.Errorf("cluster(%s): %w", s.title(), err)}
}
