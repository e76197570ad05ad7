// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/internal/work/remove"
	"karmada.io/karmada/internal/work/threeway"
)

// reconcile applies one Work, or removes its objects if it is being deleted.
func (e *Executor) reconcile(ctx context.Context, s *clusterWorker, key types.NamespacedName) error {
	// 1. Read the Work and its cluster.
	var w workv1alpha1.Work
	if err := e.control.Get(ctx, key, &w); err != nil {
		if apierrors.IsNotFound(err) {
			s.reporter.Forget(key)
			return nil
		}
		return err
	}
	if work.ReportOnly(&w) {
		return nil
	}
	if e.control.Stale(&w) {
		return requeue.ErrStale
	}
	var cluster clusterv1alpha1.Cluster
	if err := e.control.Get(ctx, client.ObjectKey{Name: s.cluster}, &cluster); err != nil {
		if !apierrors.IsNotFound(err) {
			return err
		}
		return e.remover.WithoutCluster(ctx, s.cluster, &w)
	}
	if cluster.Spec.SyncMode != e.SyncMode && cluster.Spec.SyncMode != "" {
		return nil
	}
	// 2. Check that the cluster is ready and connected.
	c := s.connection()
	if c != nil {
		c.Pause(!ready(&cluster))
	}
	if !ready(&cluster) {
		c = nil
	}
	// 3. Remove the objects of a deleted Work, or apply the manifests and report the result.
	switch {
	case w.DeletionTimestamp != nil:
		err := e.remover.Remove(ctx, remove.Removal{
			Work: &w, Cluster: &cluster, Cache: c, Containers: &s.containers, Retries: s.queue.NumRequeues(key),
		})
		if err == nil {
			s.reporter.Forget(key)
		}
		return err
	case c == nil:
		// The cluster becoming ready requeues the Work.
		return requeue.OnEvent(fmt.Sprintf("cluster(%s) not ready", s.cluster))
	}
	return e.sync(ctx, s, c, &w, &cluster)
}

// sync applies every manifest and reports the result in the status of the Work.
func (e *Executor) sync(
	ctx context.Context, s *clusterWorker, c *observe.Cache, w *workv1alpha1.Work, cluster *clusterv1alpha1.Cluster,
) error {
	start, key := e.Clock.Now(), client.ObjectKeyFromObject(w)
	objects, errs := work.Manifests(w)
	r := observe.Report{Work: w, Objects: objects, Seen: make([]*observe.Observation, len(objects))}
	r.Suspended = w.Spec.SuspendDispatching != nil && *w.Spec.SuspendDispatching
	for i, desired := range objects {
		if desired == nil {
			continue
		}
		if err := s.containers.Await(desired); err != nil {
			return err
		}
		m := observe.Manifest{Work: w, Desired: desired}
		seen, err := e.applyOne(ctx, s, c, &m, cluster, r.Suspended)
		if observe.IsMissingNamespace(err) && s.queue.NumRequeues(key) < namespaceRetries {
			c.AwaitNamespace(desired.GetNamespace(), key)
			return requeue.Backoff(err) // its own Work creates it
		}
		if apierrors.IsConflict(err) && s.queue.NumRequeues(key) < conflictRetries {
			return requeue.Backoff(err) // the object was changed between the read and the write, twice
		}
		var wait *requeue.WaitError
		switch {
		case errors.As(err, &wait), errors.Is(err, interpret.ErrNotReady), errors.Is(err, requeue.ErrStale):
			return err
		case err != nil:
			errs = append(errs, err)
		default:
			r.Applied++
			if stale := m.Stale(); stale != nil && seen != nil {
				seen = seen.WithUnknownHealth()
				r.Stale = append(r.Stale, stale)
			}
		}
		r.Seen[i] = seen
	}
	r.Errs = errs
	metric.Observe(applyDuration, e.Clock.Since(start), errors.Join(errs...))
	if err := s.reporter.Send(ctx, r); err != nil {
		return err
	}
	return errors.Join(errs...)
}

// applyOne creates or updates one object and returns its observation, or nil if it does not exist. It sets the Resource of the manifest.
func (e *Executor) applyOne(
	ctx context.Context, s *clusterWorker, c *observe.Cache, of *observe.Manifest, cluster *clusterv1alpha1.Cluster, suspended bool,
) (seen *observe.Observation, err error) {
	// 1. Observe the object that the watch shows.
	if of.Resource, err = c.Synced(of.Desired.GroupVersionKind(), of.Desired.GetNamespace()); err != nil {
		return nil, err
	}
	m := *of
	var object *interpret.Object
	if shown, ok := m.Shown(m.Key()); ok {
		if shown.IsOlder(m.Work) {
			if err := e.confirm(ctx, m.Work); err != nil {
				return nil, err
			}
		}
		if seen, object, err = e.observer.Observe(ctx, m, shown); err != nil {
			return nil, e.reportFailure(m, err)
		}
	}
	if suspended {
		return seen, nil
	}
	// 2. Check whether a write is needed and possible.
	if shown, ok := m.Shown(m.Key()); ok && shown.Deleting && seen != nil {
		// The end of the deletion requeues the Work. The reported status must not count for the object that will replace it.
		return seen.WithUnknownHealth(), fmt.Errorf("%s %s in cluster %s is being deleted, and is created again when that has ended",
			m.Desired.GetKind(), work.ObjectName(m.Desired), m.Cluster)
	}
	if seen != nil && seen.UpToDate {
		return seen, nil
	}
	// An identity or a stamp that cannot be read is no evidence of another cluster or control plane.
	err = c.Verify(ctx, cluster, member.HoldMaxAge)
	if other, ok := errors.AsType[*member.IdentityError](err); ok && other.Got != "" {
		return seen, e.reportFailure(m, fmt.Errorf("nothing is applied: %w", other))
	}
	if held, ok := errors.AsType[*member.HeldError](err); ok {
		return seen, e.reportFailure(m, held)
	}
	// 3. Create or update the object.
	start := e.Clock.Now()
	first, namespace := seen == nil, m.Desired.GetNamespace()
	if first && s.queue.NumRequeues(client.ObjectKeyFromObject(m.Work)) == 0 && c.AwaitsNamespace(namespace) {
		return nil, observe.ErrNamespaceAwaited // the first retry tries anyway
	}
	collecting, warnings := member.CollectWarnings(ctx)
	if first {
		if object, err = e.create(collecting, s, m); err == nil && namespace != "" {
			c.NamespaceAppeared(namespace)
		}
	} else {
		object, err = e.update(collecting, s, m, object, seen.Applied)
	}
	if errors.Is(err, errContested) {
		return seen, nil // the report requeues the Work
	}
	e.trace(m, start, err)
	if err != nil {
		return seen, e.reportFailure(m, err)
	}
	// 4. Observe the result.
	if seen, err = e.observer.Written(ctx, m, object, warnings.Texts()); err != nil {
		return nil, err
	}
	e.observer.EmitOnTemplate(m.Work, m.Desired, events.Event{
		Reason: "SyncSucceed", Message: fmt.Sprintf("Successfully applied resource(%s) to cluster %s", work.ObjectName(m.Desired), m.Cluster),
		Verbose: first || m.Work.Annotations[names.Revision] != "", // the statuses of the template and of the rollout have it
	})
	return seen, nil
}

// confirm returns requeue.ErrStale unless an uncached read shows the generation of a Work. The new leader reads Works from another cache,
// which can be older: it would revert objects until the cache shows the present Work. A restored control plane has older generations.
func (e *Executor) confirm(ctx context.Context, w *workv1alpha1.Work) error {
	var latest workv1alpha1.Work
	if err := e.live.Get(ctx, client.ObjectKeyFromObject(w), &latest); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read work %s/%s: %w", w.Namespace, w.Name, err)
	}
	if latest.UID != w.UID || latest.Generation != w.Generation {
		return requeue.ErrStale
	}
	return nil
}

// reportFailure records an event on the template about an error of its object, and returns the error.
func (e *Executor) reportFailure(m observe.Manifest, err error) error {
	if requeue.Expected(err) || observe.IsMissingNamespace(err) {
		return err
	}
	message := fmt.Sprintf("Failed to create or update resource(%s) in member cluster(%s): %v", work.ObjectName(m.Desired), m.Cluster, err)
	e.observer.EmitOnTemplate(m.Work, m.Desired, events.Event{Warning: true, Reason: "SyncFailed", Message: message})
	return err
}

func (e *Executor) create(ctx context.Context, s *clusterWorker, m observe.Manifest) (*interpret.Object, error) {
	if m.Desired.GroupVersionKind() == corev1.SchemeGroupVersion.WithKind("Namespace") { // often exists already
		if observed, err := m.Live(ctx, m.Desired.GetName()); err != nil {
			return nil, err
		} else if observed != nil {
			return e.update(ctx, s, m, observed, false)
		}
	}
	made, err := m.Create(ctx, m.Desired)
	countCreated(m.Desired, m.Cluster, err)
	if err == nil {
		s.reporter.RecordCreation(m)
		e.refreshKinds(m)
		return made, nil
	}
	rejection := fmt.Errorf("create %s %s in cluster %s: %w", m.Desired.GetKind(), work.ObjectName(m.Desired), m.Cluster, err)
	if !observe.IsObjectError(err) {
		return nil, rejection
	}
	// The object exists if the watch is stale, or if the object is not managed and therefore not watched. The error need not be
	// AlreadyExists: quotas, admission policies and allocators, such as that of node ports, can reject the creation first.
	observed, readErr := m.Live(ctx, m.Desired.GetName())
	switch {
	case observed != nil:
		return e.update(ctx, s, m, observed, false)
	case !apierrors.IsAlreadyExists(err):
		return nil, rejection
	case readErr != nil:
		return nil, readErr
	}
	return nil, requeue.After(observe.SyncInterval, "object was deleted concurrently")
}

// update writes the manifest into an object of the member and returns the result. observed is read if it is nil. applied reports
// whether this generation of the Work was applied to the object before.
func (e *Executor) update(
	ctx context.Context, s *clusterWorker, m observe.Manifest, observed *interpret.Object, applied bool,
) (written *interpret.Object, err error) {
	for attempt := range 2 {
		if observed == nil || attempt > 0 { // the watch was stale
			known, _ := m.Shown(m.Key())
			if observed, err = m.Live(ctx, m.Desired.GetName()); err != nil {
				return nil, err
			}
			if observed == nil {
				m.Gone(m.Key(), known.Version) // it is created again now, however late the watch is
				return nil, requeue.After(observe.SyncInterval, "object was deleted concurrently")
			}
		}
		if refusal := mayChange(m, observed); errors.Is(refusal, errKept) {
			return observed, nil
		} else if refusal != nil {
			return nil, refusal
		}
		replaces := !work.Managed(observed) && m.Work.Spec.ApplyStrategy != policyv1alpha1.ApplyAdopt
		next, err := e.plan(ctx, m, observed, applied, replaces)
		if err != nil {
			return nil, err
		}
		if next == nil {
			return observed, nil
		}
		if contested, err := s.reporter.Contested(ctx, m, observed, applied); err != nil {
			return nil, err
		} else if contested {
			return nil, errContested
		}
		written, err = m.Update(ctx, next)
		if replaces && apierrors.IsInvalid(err) { // fields that the API server or a controller has added may be immutable
			if next, err = e.plan(ctx, m, observed, applied, false); err != nil || next == nil {
				return observed, err
			}
			written, err = m.Update(ctx, next)
		}
		if err == nil && written.GetResourceVersion() == observed.GetResourceVersion() {
			return written, nil // the member has set fields of the manifest again, such as a default in a single value
		}
		countUpdated(m.Desired, m.Cluster, err)
		if err == nil {
			if err := s.reporter.RecordUpdate(ctx, m, observed, applied); err != nil {
				return nil, err
			}
			e.refreshKinds(m)
			return written, nil
		}
		if attempt > 0 || !apierrors.IsConflict(err) && !apierrors.IsNotFound(err) {
			return nil, fmt.Errorf("update %s %s in cluster %s: %w", m.Desired.GetKind(), work.ObjectName(m.Desired), m.Cluster, err)
		}
	}
	return nil, err
}

// plan returns the object to write, or nil if there is no difference. replaces selects whether fields of a former owner are removed.
func (e *Executor) plan(
	ctx context.Context, m observe.Manifest, observed *interpret.Object, applied, replaces bool,
) (*interpret.Object, error) {
	if replaces {
		return threeway.Replace(ctx, e.observer.Chain, m.Desired, observed)
	}
	return threeway.Plan(ctx, e.observer.Chain, m.Desired, observed, applied)
}

// refreshKinds requests the status of a cluster to be collected after a CustomResourceDefinition was applied.
func (e *Executor) refreshKinds(m observe.Manifest) {
	if m.Desired.GetKind() == "CustomResourceDefinition" && e.Refresh != nil {
		e.Refresh(m.Cluster)
	}
}
