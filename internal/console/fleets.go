// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/policy"
)

// maxFleets limits the lists and watches of a session. The one that was used least recently ends first.
const maxFleets = 4

// recheckInterval is the time after which granted rights have an effect in a session.
const recheckInterval = time.Minute

// reading describes what a view could not read. Views embed it.
type reading struct {
	// Unreadable lists the kinds that the user may not list.
	Unreadable []string `json:"unreadable,omitempty"`
	// Failed holds the kinds that the control plane could not list, or does not serve, with the reasons.
	Failed []kindError `json:"failed,omitempty"`
	// Stale is why rows may be old: the control plane cannot be reached.
	Stale string `json:"stale,omitempty"`
	// Loading reports whether the first lists are not complete: rows are missing, and numbers are too small.
	Loading bool `json:"loading,omitempty"`
}

// kindError is why the objects of a kind are missing or old.
type kindError struct {
	Kind  string `json:"kind"`
	Error string `json:"error"`
}

// statedKinds are the kinds without which a page is incomplete. The others add rows for workloads without a policy.
var statedKinds = []string{"clusters", "resourcebindings", "clusterresourcebindings"} //nolint:gochecknoglobals // constants

// fleet holds the rows of one user in one namespace, or in all.
type fleet struct {
	clusters *table[clusterRow]
	bindings map[string]*table[bindingRow] // by the name of the scope
	// templates are those without the label of a policy; policies are by their kind.
	templates map[schema.GroupVersionKind]*table[bindingRow]
	policies  map[string]*table[policy.Policy]
	rollouts  map[string]*table[staged] // by the resource

	end    context.CancelFunc
	loaded chan struct{} // closed after the first lists, or an error
	err    error         // set before loaded is closed
	used   int64         // guarded by fleets.mu
	// recheck is the interval at which kinds that the user may not list are tried again.
	recheck time.Duration

	mu         sync.Mutex
	unreadable map[string]bool
	loading    map[string]bool  // kinds whose first list is not complete
	failing    map[string]error // errors of the last requests by kind
}

// load starts the lists and watches of a fleet and waits for the first page of each.
func (f *fleet) load(ctx context.Context, control client.WithWatch, namespace string) error {
	clusters := source{
		control: control, list: func() client.ObjectList { return &clusterv1alpha1.ClusterList{} }, object: &clusterv1alpha1.Cluster{},
	}
	if err := fillIfReadable(ctx, f, "clusters", clusters, f.clusters); err != nil {
		return err
	}
	bindings := source{
		control: control, namespace: namespace, list: func() client.ObjectList { return &workv1alpha2.ResourceBindingList{} },
		object: &workv1alpha2.ResourceBinding{},
	}
	err := fillIfReadable(ctx, f, "resourcebindings", bindings, f.bindings[binding.Namespaced.Name])
	if err != nil {
		return err
	}
	if err := f.loadStaged(ctx, control, namespace); err != nil {
		return err
	}
	if err := f.loadUnclaimed(ctx, control, namespace); err != nil || namespace != "" {
		return err
	}
	global := source{
		control: control, list: func() client.ObjectList { return &workv1alpha2.ClusterResourceBindingList{} },
		object: &workv1alpha2.ClusterResourceBinding{},
	}
	return fillIfReadable(ctx, f, "clusterresourcebindings", global, f.bindings[binding.Cluster.Name])
}

// fillIfReadable fills a table. As long as the user may not list the kind, the table is empty and the kind is unreadable. If the
// control plane does not serve the kind, or responds with an error, the table stays empty until it responds, and the kind is failing.
func fillIfReadable[T any](ctx context.Context, f *fleet, kind string, s source, t *table[T]) error {
	readable, more, err := begin(ctx, s, t)
	if err != nil && !unserved(err) && (!responded(err) || apierrors.IsUnauthorized(err)) {
		return err
	}
	optional := err != nil && !slices.Contains(statedKinds, kind) // until it is served
	f.mu.Lock()
	f.unreadable[kind], f.loading[kind] = err == nil && !readable, more
	if err != nil && (!optional || !unserved(err)) {
		f.failing[kind] = err
	}
	f.mu.Unlock()
	s.report = func(err error) {
		denied := apierrors.IsForbidden(err) || apierrors.IsUnauthorized(err)
		f.mu.Lock()
		f.unreadable[kind], optional = denied, optional && err != nil
		if delete(f.failing, kind); err != nil && !denied && !apierrors.IsInvalid(err) && !apierrors.IsResourceExpired(err) &&
			(!optional || !unserved(err)) {
			f.failing[kind] = err
		}
		f.mu.Unlock()
		if denied {
			t.clear()
		}
	}
	start := func() {
		fill(ctx, s, t, func() {
			f.mu.Lock()
			f.loading[kind] = false
			f.mu.Unlock()
		})
	}
	if err != nil || readable {
		start()
		return nil
	}
	go func() {
		granted := func(ctx context.Context) (bool, error) {
			readable, _ := s.readable(ctx)
			return readable, nil
		}
		if wait.PollUntilContextCancel(ctx, f.recheck, false, granted) == nil {
			start()
		}
	}()
	return nil
}

// reading returns what could not be read.
func (f *fleet) reading() (out reading) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for kind, denied := range f.unreadable {
		if denied && slices.Contains(statedKinds, kind) {
			out.Unreadable = append(out.Unreadable, kind)
		}
	}
	slices.Sort(out.Unreadable)
	for _, more := range f.loading {
		out.Loading = out.Loading || more
	}
	for _, kind := range slices.Sorted(maps.Keys(f.failing)) {
		if err := f.failing[kind]; responded(err) || meta.IsNoMatchError(err) {
			out.Failed = append(out.Failed, kindError{kind, err.Error()})
		} else {
			out.Stale = err.Error()
		}
	}
	return out
}

// omit records why a kind is missing in a view, or returns an error after which nothing can be read. No error is nil.
func (r *reading) omit(kind string, err error) error {
	switch {
	case apierrors.IsForbidden(err), meta.IsNoMatchError(err):
		r.Unreadable = append(r.Unreadable, kind)
	case responded(err) && !apierrors.IsUnauthorized(err):
		r.Failed = append(r.Failed, kindError{kind, err.Error()})
	default:
		return err
	}
	return nil
}

// unserved reports whether an error means that the control plane does not serve a kind.
func unserved(err error) bool { return meta.IsNoMatchError(err) || apierrors.IsNotFound(err) }

// responded reports whether an error is a response of the control plane.
func responded(err error) bool {
	var status apierrors.APIStatus
	return errors.As(err, &status)
}

// fleets are the fleets of one session by namespace.
type fleets struct {
	mu   sync.Mutex
	all  map[string]*fleet
	uses int64
	next chan struct{} // closed at the next change of a row
}

// changed returns a channel that is closed at the next change of a row.
func (f *fleets) changed() <-chan struct{} {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.next == nil {
		f.next = make(chan struct{})
	}
	return f.next
}

func (f *fleets) notify() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.next != nil {
		close(f.next)
		f.next = nil
	}
}

// get returns the fleet of a namespace, or starts it. The fleet that was used least recently ends if there are too many.
func (f *fleets) get(namespace string, start func() *fleet) *fleet {
	f.mu.Lock()
	defer f.mu.Unlock()
	found := f.all[namespace]
	if found == nil {
		if len(f.all) >= maxFleets {
			f.remove(slices.MinFunc(slices.Collect(maps.Keys(f.all)), func(a, b string) int { return int(f.all[a].used - f.all[b].used) }))
		}
		if f.all == nil {
			f.all = map[string]*fleet{}
		}
		found = start()
		f.all[namespace] = found
	}
	f.uses++
	found.used = f.uses
	return found
}

// remove ends a fleet. It must be called with mu held.
func (f *fleets) remove(namespace string) {
	f.all[namespace].end()
	delete(f.all, namespace)
}

// forget removes a fleet that could not be loaded, so that the next request tries again.
func (f *fleets) forget(namespace string, failed *fleet) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.all[namespace] == failed {
		f.remove(namespace)
	}
}

// rows are the rows that a view shows.
type rows struct {
	reading
	clusters []*clusterRow
	bindings []*bindingRow
	rollouts map[template]*staged
	fleet    *fleet
	session  *session
}

// rows returns the rows that the user may read in a namespace; empty means all. A user who may list all namespaces has the lists and
// watches of all of them only.
func (s *session) rows(ctx context.Context, namespace string) (*rows, error) {
	watched := namespace
	if s.scope == "" {
		watched = ""
	}
	f := s.fleet(watched)
	select {
	case <-f.loaded:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if f.err != nil {
		s.fleets.forget(watched, f)
		return nil, f.err
	}
	out := &rows{reading: f.reading(), rollouts: f.staged(namespace), fleet: f, session: s}
	lost := map[string]*flow.Problem{}
	f.clusters.each(func(_ types.NamespacedName, c *clusterRow) {
		out.clusters = append(out.clusters, c)
		if c.Problem != nil {
			lost[c.Name] = c.Problem
		}
	})
	for _, scope := range binding.Scopes {
		f.bindings[scope.Name].each(func(key types.NamespacedName, b *bindingRow) {
			if namespace == "" || key.Namespace == namespace {
				out.bindings = append(out.bindings, b.withRollout(out.rollouts[b.template]).withLost(lost))
			}
		})
	}
	out.bindings = append(out.bindings, f.unclaimed(namespace)...)
	return out, nil
}

// fleet returns the lists and watches of a namespace, or starts them; empty means all namespaces. They end with the
// session, not with a request.
func (s *session) fleet(watched string) *fleet {
	return s.fleets.get(watched, func() *fleet {
		ctx, end := context.WithCancel(s.ctx)
		f := newFleet(s.fleets.notify)
		f.end = end
		go func() {
			defer close(f.loaded)
			f.err = f.load(ctx, s.client, watched)
		}()
		return f
	})
}

func newFleet(notify func()) *fleet {
	f := &fleet{
		clusters: newTable(newClusterRow, notify), bindings: map[string]*table[bindingRow]{}, loaded: make(chan struct{}),
		templates: map[schema.GroupVersionKind]*table[bindingRow]{}, policies: map[string]*table[policy.Policy]{},
		rollouts: map[string]*table[staged]{}, recheck: recheckInterval,
		unreadable: map[string]bool{}, loading: map[string]bool{}, failing: map[string]error{},
	}
	for _, scope := range binding.Scopes {
		f.bindings[scope.Name] = newTable(newBindingRow, notify)
	}
	for _, kind := range workloadKinds {
		f.templates[kind] = newTable(newTemplateRow(kind), notify)
	}
	for resource := range rolloutKinds {
		f.rollouts[resource] = newTable(newStaged, notify)
	}
	for _, scope := range policy.Scopes {
		f.policies[scope.Kind] = newTable(newSelectorRow, notify)
	}
	return f
}
