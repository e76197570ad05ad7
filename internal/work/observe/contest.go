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

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/threeway"
)

const (
	// contestedAfter is the number of corrections of one field within contestWindow after which the field is contested.
	contestedAfter = 5
	contestWindow  = time.Minute
	// minContestDelay and maxContestDelay bound the delay before a contested field is restored. Each correction doubles it.
	minContestDelay, maxContestDelay = time.Minute, 8 * time.Minute
)

// contests records the fields of member objects that Karmada and other managers set in turn. Entries are lost when the process ends.
type contests struct {
	mu      sync.Mutex // guards byField
	byField map[types.NamespacedName]map[contestedField]*contest
}

type contestedField struct{ object, field string }

// contest holds the corrections of one field.
type contest struct {
	first, last time.Time
	corrections int           // since first
	delay       time.Duration // from last to the next correction; 0 means that the field is not contested
	managers    []string
}

// over reports whether the last change of the field is so old that the next change is an independent one.
func (c *contest) over(now time.Time) bool {
	if c.delay == 0 {
		return now.Sub(c.first) >= contestWindow
	}
	return now.Sub(c.last) >= c.delay+contestWindow
}

func objectOf(o *interpret.Object) string {
	return o.GroupVersionKind().String() + " " + work.ObjectName(o)
}

// record adds a correction of fields of an object that managers had changed.
func (l *contests) record(work types.NamespacedName, object string, fields, managers []string, now time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.byField == nil {
		l.byField = map[types.NamespacedName]map[contestedField]*contest{}
	}
	if l.byField[work] == nil {
		l.byField[work] = map[contestedField]*contest{}
	}
	for _, field := range fields {
		key := contestedField{object, field}
		c := l.byField[work][key]
		if c == nil || c.over(now) {
			c = &contest{first: now}
			l.byField[work][key] = c
		}
		c.last, c.managers = now, managers
		if c.corrections++; c.corrections >= contestedAfter {
			c.delay = min(max(2*c.delay, minContestDelay), maxContestDelay)
		}
	}
}

// holds reports whether all fields of an object are contested and not to be restored yet.
func (l *contests) holds(work types.NamespacedName, object string, fields []string, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, field := range fields {
		if c := l.byField[work][contestedField{object, field}]; c == nil || now.Sub(c.last) >= c.delay {
			return false
		}
	}
	return len(fields) > 0
}

// any reports whether fields of objects of a Work were restored recently.
func (l *contests) any(work types.NamespacedName) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.byField[work]) > 0
}

func (l *contests) forget(work types.NamespacedName) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.byField, work)
}

// report returns an error that names the contested fields of a Work and their managers, and the time until it can change. It removes
// contests that are over.
func (l *contests) report(work types.NamespacedName, now time.Time) (after time.Duration, failure error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	fields, managers := sets.New[string](), sets.New[string]()
	for key, c := range l.byField[work] {
		if c.over(now) {
			delete(l.byField[work], key)
			continue
		}
		if c.delay == 0 {
			continue
		}
		fields.Insert(key.field)
		managers.Insert(c.managers...)
		next := c.delay - now.Sub(c.last)
		if next <= 0 {
			next += contestWindow
		}
		after = earliest(after, next)
	}
	if len(l.byField[work]) == 0 {
		delete(l.byField, work)
	}
	if len(fields) == 0 {
		return 0, nil
	}
	others := strings.Join(firstSorted(managers, maxManagers), ", ")
	if others == "" {
		others = threeway.OtherClient
	}
	cluster, _ := names.ClusterOf(work.Namespace)
	advice := "stop one of them, or remove the fields from the template"
	if fields.Has(replicasField) {
		advice = "look for an autoscaler in the cluster, such as a HorizontalPodAutoscaler: label the template " + names.RetainReplicas +
			"=true, or do not propagate the autoscaler"
		if len(fields) > 1 {
			advice += ". For other fields, stop one of the writers, or remove the fields from the template"
		}
	}
	return after, fmt.Errorf("%s and %s set the same fields in cluster %s in turn: %s. They are restored only every few minutes; %s",
		threeway.Manager, others, cluster, strings.Join(firstSorted(fields, maxFields), ", "), advice)
}

// replicasField is the field that autoscalers set.
const replicasField = "spec.replicas"

func firstSorted(set sets.Set[string], limit int) []string {
	out := slices.Sorted(slices.Values(set.UnsortedList()))
	return out[:min(limit, len(out))]
}

// earliest returns the shorter of two delays. 0 means none.
func earliest(a, b time.Duration) time.Duration {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}

// ownership is the field that another manager removes from an object that is taken over again and again.
var ownership = []string{"metadata.labels." + names.Managed}

// Contested reports whether observed differs from the manifest only in fields that another manager sets again after each correction,
// and whose backoff has not ended. applied reports whether this generation of the Work was applied to the object before.
func (r *Reporter) Contested(ctx context.Context, m Manifest, observed *interpret.Object, applied bool) (bool, error) {
	key := client.ObjectKeyFromObject(m.Work)
	if !r.contests.any(key) {
		return false, nil
	}
	if !work.Managed(observed) {
		var unknown *Observation
		return unknown.hasApplied(m.Work) && r.contests.holds(key, objectOf(m.Desired), ownership, r.Clock.Now()), nil
	}
	if !applied {
		return false, nil
	}
	fields, err := r.differences(ctx, m, observed)
	if err != nil {
		return false, err
	}
	return r.contests.holds(key, objectOf(m.Desired), fields.Texts(maxFields), r.Clock.Now()), nil
}

// enforced is the condition of a Work with contested fields.
var enforced = conditions.FailureCondition{
	Type:      workv1alpha1.WorkEnforced,
	Failed:    workv1alpha1.WorkFieldsContested,
	Recovered: workv1alpha1.WorkFieldsEnforced,
}

// emitContest records an event on the template when fields of the member object become contested.
func (r *Reporter) emitContest(before *workv1alpha1.Work, p Report) {
	is := meta.FindStatusCondition(p.Work.Status.Conditions, enforced.Type)
	if is == nil || is.Reason != enforced.Failed || meta.IsStatusConditionFalse(before.Status.Conditions, enforced.Type) ||
		len(p.Objects) == 0 || p.Objects[0] == nil {
		return
	}
	r.EmitOnTemplate(p.Work, p.Objects[0], events.Event{Warning: true, Reason: is.Reason, Message: is.Message})
}
