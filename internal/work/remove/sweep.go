// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/discovery"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/observe"
)

const (
	// firstSweep is the time after a connection is opened until its first sweep, sweepInterval the time between two sweeps. All delays
	// are extended by up to sweepJitter times their length.
	firstSweep, sweepInterval = 5 * time.Minute, 30 * time.Minute
	sweepJitter               = 0.5
	// A Cluster that was created, restored or taken over within recentTime is swept earlier, after recentDelay, and in all kinds.
	recentTime, recentDelay = time.Hour, 10 * time.Second
	// confirmDelay is the time until a sweep confirms what a sweep of all kinds found, orphanedInterval replaces sweepInterval after objects
	// were reported.
	confirmDelay, orphanedInterval = 15 * time.Second, 5 * time.Minute
	// failedDelay is the time until a sweep that failed is repeated.
	failedDelay = time.Minute
	// maxSweepReads bounds the live reads of one sweep of watched kinds.
	maxSweepReads = 200
)

// SweepRegularly sweeps a member until ctx ends.
func (r *Remover) SweepRegularly(ctx context.Context, c *observe.Cache) {
	s := r.NewSweeper(c)
	timer := time.NewTimer(wait.Jitter(recentDelay, sweepJitter))
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		}
		var delay time.Duration
		err := panics.Recover(func() (err error) {
			delay, err = s.Next(ctx)
			return err
		})
		if err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).V(1).Info("Failed to look for orphaned objects", "cluster", c.Member.Name, "err", err.Error())
		}
		timer.Reset(wait.Jitter(cmp.Or(delay, failedDelay), sweepJitter))
	}
}

// Sweeper looks for orphaned objects in one member.
type Sweeper struct {
	*Remover
	cache *observe.Cache
	// waited is set after firstSweep. reported is set while orphaned objects are reported.
	waited, reported bool
	// suspects are the objects without a Work that the last sweep found, by title.
	suspects map[string]suspect
}

// suspect is a managed object that names a Work of this cluster that does not exist.
type suspect struct {
	gvr  schema.GroupVersionResource
	work types.NamespacedName
	// listed is false if the last sweep could not list the kind. confirmed is set by the second sweep of all kinds that finds the object,
	// and by a sweep of watched kinds.
	listed, confirmed bool
}

// NewSweeper returns a Sweeper of a member.
func (r *Remover) NewSweeper(c *observe.Cache) *Sweeper { return &Sweeper{Remover: r, cache: c} }

// Next sweeps the member, and returns the delay until the next call. If the control plane was restored or the member has joined, Works may
// not be rendered yet: only what two sweeps find is reported.
func (s *Sweeper) Next(ctx context.Context) (time.Duration, error) {
	var cluster clusterv1alpha1.Cluster
	if err := s.Control.Get(ctx, client.ObjectKey{Name: s.cache.Member.Name}, &cluster); err != nil {
		return failedDelay, client.IgnoreNotFound(err)
	}
	recent := s.Clock.Now().Sub(member.ClaimOf(&cluster).Since) < recentTime && !member.Shared(&cluster)
	switch {
	case !recent && !s.waited && !s.reported:
		s.waited = true
		return firstSweep - recentDelay, nil
	case !recent && !s.reported:
		found, err := s.watched(ctx, s.cache)
		if err != nil {
			return failedDelay, err
		}
		s.suspects = found
		if s.report(&cluster, slices.Sorted(maps.Keys(found))); s.reported {
			return orphanedInterval, nil
		}
		return sweepInterval, nil
	}
	if err := s.cache.Verify(ctx, &cluster, recentDelay); err != nil {
		return failedDelay, err // the objects may be those of another control plane
	}
	found, err := s.everywhere(ctx)
	if err != nil {
		return failedDelay, err
	}
	s.suspects = found
	var confirmed []string
	var delay time.Duration
	for name, o := range found {
		switch {
		case o.confirmed:
			confirmed = append(confirmed, name)
		case o.listed:
			delay = confirmDelay
		default:
			delay = cmp.Or(delay, failedDelay)
		}
	}
	if slices.Sort(confirmed); len(confirmed) > 0 || delay == 0 {
		s.report(&cluster, confirmed)
	}
	if s.reported && delay != confirmDelay {
		return orphanedInterval, nil
	}
	return cmp.Or(delay, sweepInterval), nil
}

// everywhere returns the suspects of all kinds that the member serves. Those of kinds that cannot be listed stay as they were.
func (s *Sweeper) everywhere(ctx context.Context) (map[string]suspect, error) {
	c := s.cache
	_, lists, err := c.Member.Discovery.ServerGroupsAndResources()
	if err != nil && !discovery.IsGroupDiscoveryFailedError(err) {
		return nil, fmt.Errorf("list the kinds of cluster %s: %w", c.Member.Name, observe.RequestError(err))
	}
	found, seen, failed := map[string]suspect{}, map[schema.GroupResource]bool{}, map[schema.GroupResource]bool{}
	list := func(gvr schema.GroupVersionResource) error {
		kind := gvr.GroupResource()
		if seen[kind] || frequent[kind] {
			return nil
		}
		seen[kind] = true
		err := s.list(ctx, gvr, found)
		if err == nil {
			return nil
		}
		if err := s.reachable(ctx); err != nil {
			return fmt.Errorf("list %s of cluster %s: %w", kind, c.Member.Name, observe.RequestError(err))
		}
		failed[kind] = !observe.IsUnknownPath(err) // a kind that is not served has no objects
		ctrl.LoggerFrom(ctx).V(1).Info("Failed to list objects", "cluster", c.Member.Name, "resource", gvr.String(), "err", err.Error())
		return nil
	}
	for _, kinds := range discovery.FilteredBy(discovery.SupportsAllVerbs{Verbs: []string{"list", "create"}}, lists) {
		version, err := schema.ParseGroupVersion(kinds.GroupVersion)
		if err != nil {
			continue
		}
		for _, r := range kinds.APIResources {
			if err := list(version.WithResource(r.Name)); err != nil {
				return nil, err
			}
		}
	}
	for name, o := range s.suspects {
		if err := list(o.gvr); err != nil { // discovery may lack the kind
			return nil, err
		}
		if _, ok := found[name]; !ok && failed[o.gvr.GroupResource()] {
			o.listed = false
			found[name] = o
		}
	}
	return s.orphaned(ctx, found)
}

// reachable returns an error if namespaces cannot be listed either: then the member fails, and not one of its kinds.
func (s *Sweeper) reachable(ctx context.Context) error {
	_, err := s.cache.ListMetadata(ctx, corev1.SchemeGroupVersion.WithResource("namespaces"), "", metav1.ListOptions{Limit: 1})
	if observe.IsConnectionError(err) || observe.IsUnknownPath(err) {
		return err
	}
	return nil
}

// orphaned returns the objects whose Work does not exist. Works are listed after the objects: an object is created after its Work.
func (s *Sweeper) orphaned(ctx context.Context, objects map[string]suspect) (map[string]suspect, error) {
	if len(objects) == 0 {
		return nil, nil
	}
	cluster, existing, page := s.cache.Member.Name, sets.New[types.NamespacedName](), ""
	for {
		var list metav1.PartialObjectMetadataList
		list.SetGroupVersionKind(workv1alpha1.GroupVersion.WithKind("WorkList"))
		err := s.Live.List(ctx, &list, client.InNamespace(names.ExecutionNamespace(cluster)), client.Limit(contentPage), client.Continue(page))
		if err != nil {
			return nil, fmt.Errorf("list works of cluster %s: %w", cluster, err)
		}
		for i := range list.Items {
			existing.Insert(client.ObjectKeyFromObject(&list.Items[i]))
		}
		if page = list.Continue; page == "" {
			break
		}
	}
	orphaned := map[string]suspect{}
	for name, o := range objects {
		if !existing.Has(o.work) {
			orphaned[name] = o
		}
	}
	return orphaned, nil
}

// frequent are kinds with many objects, which are never propagated.
var frequent = map[schema.GroupResource]bool{
	{Resource: "events"}:                               true,
	{Group: "events.k8s.io", Resource: "events"}:       true,
	{Group: "coordination.k8s.io", Resource: "leases"}: true,
}

// list adds the managed objects of a kind that name a Work of this cluster, by title.
func (s *Sweeper) list(ctx context.Context, gvr schema.GroupVersionResource, objects map[string]suspect) error {
	options := metav1.ListOptions{Limit: contentPage, LabelSelector: names.Managed + "=true"}
	for {
		page, err := s.cache.ListMetadata(ctx, gvr, metav1.NamespaceAll, options)
		if err != nil {
			return err
		}
		for i := range page.Items {
			o := &page.Items[i]
			if w := observe.WorkOf(o, s.cache.Member.Name); w.Name != "" && o.DeletionTimestamp == nil {
				name := title(gvr, client.ObjectKeyFromObject(o))
				_, confirmed := s.suspects[name]
				objects[name] = suspect{gvr: gvr, work: w, listed: true, confirmed: confirmed}
			}
		}
		if options.Continue = page.Continue; options.Continue == "" {
			return nil
		}
	}
}

func title(gvr schema.GroupVersionResource, key types.NamespacedName) string {
	return gvr.GroupResource().String() + " " + strings.TrimPrefix(key.String(), "/")
}

// watched returns the suspects of watched kinds, whose Works are read live. They are not deleted: a missing Work is no evidence that a user
// deleted the object.
func (r *Remover) watched(ctx context.Context, c *observe.Cache) (map[string]suspect, error) {
	reads, found := 0, map[string]suspect{}
	err := c.Each(func(gvr schema.GroupVersionResource, key types.NamespacedName, shown observe.Entry) error {
		if shown.Work.Name == "" || shown.Deleting || reads >= maxSweepReads {
			return nil
		}
		var w workv1alpha1.Work
		err := r.Control.Get(ctx, shown.Work, &w)
		if apierrors.IsNotFound(err) {
			reads++
			err = r.Live.Get(ctx, shown.Work, &w)
		}
		if apierrors.IsNotFound(err) {
			found[title(gvr, key)] = suspect{gvr: gvr, work: shown.Work, listed: true, confirmed: true}
		} else if err != nil {
			return fmt.Errorf("read work %s: %w", shown.Work, err)
		}
		return nil
	})
	return found, err
}

// report records orphaned objects, and the end when each object has a Work or was deleted.
func (s *Sweeper) report(cluster *clusterv1alpha1.Cluster, orphaned []string) {
	orphans.WithLabelValues(cluster.Name).Set(float64(len(orphaned)))
	e := events.Event{On: reference(cluster), Source: names.ExecutionSource, Reason: names.OrphanedObjects}
	switch {
	case len(orphaned) > 0:
		e.Warning = true
		e.Message = fmt.Sprintf("%d managed objects in cluster %s have no Work: %s. They are not deleted; propagate them again, delete them, "+
			"or remove the label %s", len(orphaned), cluster.Name, joinNames(orphaned), names.Managed)
	case s.reported:
		e.Message = fmt.Sprintf("All managed objects in cluster %s have a Work again, or were deleted", cluster.Name)
	default:
		return
	}
	s.reported = e.Warning
	s.Events.Emit(e)
}
