// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"cmp"
	"slices"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret/field"
)

// Types, statuses and reasons of the conditions of workloads. Those of a Deployment are used by clients: `kubectl rollout status`
// fails for deadlineExceeded, and kstatus waits for newReplicaSetAvailable.
const (
	availableType      = "Available"
	progressingType    = "Progressing"
	replicaFailureType = "ReplicaFailure"

	minimumAvailable       = "MinimumReplicasAvailable"
	minimumUnavailable     = "MinimumReplicasUnavailable"
	deadlineExceeded       = "ProgressDeadlineExceeded"
	newReplicaSetAvailable = "NewReplicaSetAvailable"
	replicaSetUpdated      = "ReplicaSetUpdated"
	notReported            = "NotReported"
	noClusters             = "NoClusters"
)

// workloadConditions describes the conditions of a kind of workload.
type workloadConditions struct {
	// kind is the name of the kind in messages.
	kind string
	// complete and inProgress are the reasons of the condition Progressing after and during a rollout.
	complete, inProgress string
	// compute returns the state of a member object of a kind whose controller sets no conditions; nil if it does.
	compute func(observed *Object) (available, complete bool, err error)
	// times are the fields of a condition that contain times.
	times []string
	// looksComplete reports whether clients that compare the sums with the template regard the rollout as complete.
	looksComplete func(template *Object, status object) (bool, error)
}

// reflect returns the conditions to report. They have no times of updates, which change too often.
func (w workloadConditions) reflect(observed *Object, status object) ([]any, error) {
	if w.compute != nil {
		return w.computed(observed, status)
	}
	return reflectConditions(status, []string{availableType, progressingType, replicaFailureType})
}

// computed returns the conditions of an object whose controller sets none. A status that the controller has not written yet has
// no conditions.
func (w workloadConditions) computed(observed *Object, status object) ([]any, error) {
	if seen, err := field.Get[int64](status, observedGenerationField); err != nil || seen == 0 {
		return nil, err
	}
	available, complete, err := w.compute(observed)
	if err != nil {
		return nil, err
	}
	one, two := condition{status: statusFalse, reason: minimumUnavailable}, condition{status: statusTrue, reason: w.inProgress}
	if available {
		one = condition{status: statusTrue, reason: minimumAvailable}
	}
	if complete {
		two.reason = w.complete
	}
	return []any{one.encode(availableType), two.encode(progressingType)}, nil
}

func (w workloadConditions) member(item Item, status object, current bool) (m member, err error) {
	m, err = memberOf(item, status)
	m.current = current
	if err != nil || len(status) == 0 {
		return m, err
	}
	// Agents of other versions and customizations report no conditions.
	if _, found := m.conditions[availableType]; !found && item.Health != "" && item.Health != workv1alpha2.ResourceUnknown {
		status := statusFalse
		if item.Health == workv1alpha2.ResourceHealthy {
			status = statusTrue
		}
		m.conditions[availableType] = condition{status: status}
	}
	if _, found := m.conditions[progressingType]; !found && item.Health == workv1alpha2.ResourceHealthy {
		m.conditions[progressingType] = condition{status: statusTrue, reason: w.complete}
	}
	return m, nil
}

// merge returns the conditions Available, Progressing and ReplicaFailure of all clusters. A condition is True about all
// clusters only if it is in each, and there is one.
func (w workloadConditions) merge(members []member) map[string]condition {
	sortMembers(members)
	out := map[string]condition{availableType: w.available(members), progressingType: w.progressing(members)}
	if c, found := mergeCondition(members, replicaFailureType, statusTrue); found && c.status == statusTrue {
		out[replicaFailureType] = c
	}
	return out
}

func (w workloadConditions) available(members []member) condition {
	available, _ := having(members, availableType, statusTrue)
	unavailable, _ := having(members, availableType, statusFalse)
	switch {
	case len(members) == 0:
		return condition{statusFalse, minimumUnavailable, "No cluster runs the " + w.kind + ".", ""}
	case len(unavailable) > 0:
		message := w.kind + " does not have minimum availability in " + nameClusters(unavailable) + "."
		return condition{statusFalse, minimumUnavailable, message, ""}
	case len(available) < len(members):
		unknown := without(members, available)
		return condition{statusUnknown, notReported, "Availability is not reported by " + nameClusters(unknown) + ".", ""}
	}
	return condition{statusTrue, minimumAvailable, w.kind + " has minimum availability in all clusters.", ""}
}

// progressing returns the condition Progressing. A rollout that failed in a cluster fails, because clients wait for all
// clusters.
func (w workloadConditions) progressing(members []member) condition {
	var failed, paused, complete []string
	reason := ""
	for _, m := range members {
		switch c := m.conditions[progressingType]; {
		case !m.current:
		case c.status == statusFalse:
			failed = append(failed, m.cluster)
			if reason != deadlineExceeded {
				reason = cmp.Or(c.reason, reason)
			}
		case c.status == statusUnknown:
			paused = append(paused, m.cluster)
			reason = cmp.Or(reason, c.reason)
		case c.status == statusTrue && c.reason == w.complete:
			complete = append(complete, m.cluster)
		}
	}
	switch {
	case len(members) == 0:
		return condition{statusUnknown, noClusters, "No cluster runs the " + w.kind + ".", ""}
	case len(failed) > 0:
		return condition{statusFalse, reason, w.kind + " does not progress in " + nameClusters(failed) + ".", ""}
	case len(paused) > 0:
		return condition{statusUnknown, cmp.Or(reason, notReported), w.kind + " is paused in " + nameClusters(paused) + ".", ""}
	case len(complete) < len(members):
		return condition{statusTrue, w.inProgress, w.kind + " is progressing in " + nameClusters(without(members, complete)) + ".", ""}
	}
	return condition{statusTrue, w.complete, w.kind + " has been rolled out in all clusters.", ""}
}

// put replaces the conditions in a status that the caller owns.
func (w workloadConditions) put(status object, members []member) error {
	types := []string{availableType, progressingType, replicaFailureType}
	return conditionForm{types: types, times: w.times}.put(status, w.merge(members), members)
}

// incomplete reports whether a rollout continues in a cluster although the sums look complete. With Duplicated replicas, extra
// pods of one cluster can hide missing pods of another. The generation is not reported as observed until then, or
// until the rollout has failed: clients show the failure only for an observed generation.
func (w workloadConditions) incomplete(template *Object, status object, members []member) (bool, error) {
	looksComplete, err := w.looksComplete(template, status)
	if err != nil || !looksComplete {
		return false, err
	}
	progressing := w.progressing(members)
	if progressing.status == statusFalse || progressing.reason != w.inProgress {
		return false, nil
	}
	return slices.ContainsFunc(members, func(m member) bool {
		c, reported := m.conditions[progressingType]
		return reported && c.reason != w.complete
	}), nil
}
