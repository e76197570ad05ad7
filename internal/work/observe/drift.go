// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/threeway"
)

const (
	// maxFields and maxManagers bound the lists in a Drift. The CRD has the same limits. maxField bounds an unknown field, in bytes.
	maxFields, maxManagers, maxField = 10, 5, 256
	// driftInterval is the minimum time between two reports of corrections of one Work.
	driftInterval = 5 * time.Minute
)

// driftLog records changes of member objects until they are written to the status of their Works. Entries are lost when the process
// ends.
type driftLog struct {
	mu      sync.Mutex // guards pending
	pending map[types.NamespacedName]*workv1alpha1.Drift
}

// record adds a change of an object of a Work.
func (l *driftLog) record(work types.NamespacedName, add func(*workv1alpha1.Drift)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	d := l.pending[work]
	if d == nil {
		if l.pending == nil {
			l.pending = map[types.NamespacedName]*workv1alpha1.Drift{}
		}
		d = &workv1alpha1.Drift{}
		l.pending[work] = d
	}
	add(d)
}

// forget removes and returns the changes of a Work, or an empty Drift.
func (l *driftLog) forget(work types.NamespacedName) workv1alpha1.Drift {
	l.mu.Lock()
	defer l.mu.Unlock()
	d := l.pending[work]
	if delete(l.pending, work); d == nil {
		return workv1alpha1.Drift{}
	}
	return *d
}

// addRestored adds fields that were restored, and their managers, to a Drift. Earlier ones are kept as far as there is space.
func addRestored(d *workv1alpha1.Drift, at *metav1.Time, fields, managers []string) {
	d.LastCorrectionTime = at
	d.Fields, d.Managers = merged(fields, d.Fields, maxFields), merged(managers, d.Managers, maxManagers)
}

// merged returns at most limit strings of two lists, sorted; first those of the first list.
func merged(first, second []string, limit int) []string {
	out := slices.Clone(first)
	for _, s := range second {
		if len(out) < limit && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	slices.Sort(out)
	return out
}

// report returns the drift to write to the status of a Work, and the time until pending changes may be written.
func (l *driftLog) report(
	work types.NamespacedName, current *workv1alpha1.Drift, notApplied []string, now time.Time,
) (*workv1alpha1.Drift, time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return nextDrift(current, l.pending[work], notApplied, now)
}

// nextDrift adds pending changes to the drift of a Work. If the last correction was reported less than driftInterval ago, it does
// not add more, and returns the time until then. A take-over is added at once. The result is nil if nothing ever differed.
func nextDrift(current, pending *workv1alpha1.Drift, notApplied []string, now time.Time) (*workv1alpha1.Drift, time.Duration) {
	next := &workv1alpha1.Drift{}
	if current != nil {
		next = current.DeepCopy()
	}
	next.NotApplied = notApplied
	var wait time.Duration
	if pending != nil {
		if last := next.LastCorrectionTime; pending.Corrections > 0 && last != nil && now.Sub(last.Time) < driftInterval {
			wait = min(driftInterval, last.Time.Add(driftInterval).Sub(now))
		}
		if pending.Adoption != nil {
			next.Adoption = pending.Adoption
		}
		if wait == 0 && pending.Corrections > 0 {
			next.Corrections += pending.Corrections
			addRestored(next, pending.LastCorrectionTime, pending.Fields, pending.Managers)
		}
	}
	if equality.Semantic.DeepEqual(next, &workv1alpha1.Drift{}) {
		return nil, 0
	}
	return next, wait
}

// differences returns the fields of the manifest that were changed in the member object, or the marks of Karmada if only those were.
func (r *Reporter) differences(ctx context.Context, m Manifest, observed *interpret.Object) (threeway.Paths, error) {
	paths, err := threeway.Differences(ctx, r.Chain, m.Desired, observed)
	if err != nil {
		return nil, err
	}
	if fields := paths.WithoutMetadata(bookkeeping); len(fields) > 0 {
		return fields, nil
	}
	return paths, nil
}

// RecordUpdate records why an existing object was updated, unless the manifest changed. Either an unmanaged object was taken over,
// or fields that were changed in the member were restored. applied reports whether this generation of the Work was applied to the
// object before.
func (r *Reporter) RecordUpdate(ctx context.Context, m Manifest, observed *interpret.Object, applied bool) error {
	adopted := !work.Managed(observed)
	if !adopted && !applied {
		return nil
	}
	paths, err := r.differences(ctx, m, observed)
	if err != nil {
		return err
	}
	now, key := metav1.NewTime(r.Clock.Now()).Rfc3339Copy(), client.ObjectKeyFromObject(m.Work)
	if adopted {
		fields := paths.WithoutMetadata(bookkeeping).Texts(maxFields)
		r.drift.record(key, func(d *workv1alpha1.Drift) {
			d.Adoption = &workv1alpha1.Adoption{Time: now, UID: observed.GetUID(), Fields: fields}
		})
		r.contests.record(key, objectOf(m.Desired), ownership, nil, r.Clock.Now())
		return nil
	}
	corrections.WithLabelValues(m.Desired.GetAPIVersion(), m.Desired.GetKind(), m.Cluster).Inc()
	fields, managers := paths.Texts(maxFields), paths.Managers(observed, maxManagers)
	r.contests.record(key, objectOf(m.Desired), fields, managers, r.Clock.Now())
	r.drift.record(key, func(d *workv1alpha1.Drift) {
		d.Corrections++
		addRestored(d, &now, fields, managers)
	})
	return nil
}

// RecordCreation records that an object was created again that had been deleted in the member. The evidence is the status of the Work:
// its manifests were applied in this generation.
func (r *Reporter) RecordCreation(m Manifest) {
	applied := meta.FindStatusCondition(m.Work.Status.Conditions, workv1alpha1.WorkApplied)
	if applied == nil || applied.Status != metav1.ConditionTrue || applied.ObservedGeneration != m.Work.Generation {
		return
	}
	corrections.WithLabelValues(m.Desired.GetAPIVersion(), m.Desired.GetKind(), m.Cluster).Inc()
	now := metav1.NewTime(r.Clock.Now()).Rfc3339Copy()
	r.drift.record(client.ObjectKeyFromObject(m.Work), func(d *workv1alpha1.Drift) {
		d.Corrections++
		addRestored(d, &now, nil, nil)
	})
}

// notApplied returns the fields of the manifests that are not applied: with the strategy CreateOnly, and those that the API of the member
// does not have.
func (p Report) notApplied() (out []string) {
	for _, seen := range p.Seen {
		if seen != nil {
			out = append(out, seen.notApplied...)
		}
	}
	return out[:min(len(out), maxFields)]
}

// emitDrift records an event on the template about changes that the status of the Work shows for the first time. added holds them.
func (r *Reporter) emitDrift(before *workv1alpha1.Work, p Report, added workv1alpha1.Drift) {
	was, is := before.Status.Drift, p.Work.Status.Drift
	if was == nil {
		was = &workv1alpha1.Drift{}
	}
	if is == nil || len(p.Objects) == 0 || p.Objects[0] == nil {
		return
	}
	cluster, _ := names.ClusterOf(p.Work.Namespace)
	if is.Corrections > was.Corrections {
		by := ""
		if len(added.Managers) > 0 {
			by = " by " + strings.Join(added.Managers, ", ")
		}
		message := fmt.Sprintf("Restored fields that were changed in cluster %s%s: %s", cluster, by, strings.Join(added.Fields, ", "))
		if len(added.Fields) == 0 {
			message = fmt.Sprintf("Created the object again, which was deleted in cluster %s", cluster)
		}
		r.EmitOnTemplate(p.Work, p.Objects[0], events.Event{Reason: "DriftCorrected", Message: message})
	}
	if is.Adoption != nil && (was.Adoption == nil || was.Adoption.UID != is.Adoption.UID) {
		message := "Took over the existing object in cluster " + cluster
		r.EmitOnTemplate(p.Work, p.Objects[0], events.Event{Reason: "Adopted", Message: message})
	}
}
