// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/coalesce"
)

// Report holds the reflected status and the health of a member object.
type Report struct {
	Health workv1alpha2.ResourceHealth
	Status *runtime.RawExtension
}

// ChangeOf returns the kind of difference between the last written report of a member object and the next one. The next
// report is settled if the object is healthy.
func ChangeOf(before, after Report) coalesce.Change {
	switch a, b := outlineOf(before.Status), outlineOf(after.Status); {
	case Failing(before, after):
		return coalesce.Urgent
	case after.Health != workv1alpha2.ResourceHealthy:
		return coalesce.Progress
	case before.Health != workv1alpha2.ResourceHealthy, a.ResourceTemplateGeneration != b.ResourceTemplateGeneration:
		return coalesce.Settled
	case a.generations != b.generations || a.phase != b.phase || !slices.Equal(a.conditions, b.conditions) || !maps.Equal(a.counts, b.counts):
		return coalesce.Transition
	}
	return coalesce.Detail
}

// Failing reports whether a healthy member object became unhealthy although nothing was rolled out. Such a report is urgent.
//
// A rollout makes an object unhealthy for a moment, too. But it changes a generation in the reflected status: of the member object,
// of the template, or the one that the controller of the object observed. A rollout of an object without generations in its status
// cannot be distinguished from a failure.
func Failing(before, after Report) bool {
	return before.Health == workv1alpha2.ResourceHealthy && after.Health == workv1alpha2.ResourceUnhealthy &&
		generationsOf(before.Status) == generationsOf(after.Status)
}

// Rolling reports whether the status of a workload counts replicas that are not updated, not ready or not available, or more or fewer
// than desired, if that is known (0 or more). Such a workload may be healthy already, but its status will change again soon.
func Rolling(status *runtime.RawExtension, desired int64) bool {
	counts := outlineOf(status).counts
	updated, ok := counts["updatedReplicas"]
	if !ok {
		return false
	}
	for _, name := range []string{"replicas", "readyReplicas", "availableReplicas"} {
		if n, ok := counts[name]; ok && n != updated {
			return true
		}
	}
	return desired >= 0 && updated != float64(desired)
}

// Mixed reports whether member objects have the manifests of different generations of the template, according to their statuses.
func Mixed(reports []Report) bool {
	var first any
	for _, r := range reports {
		generation := generationsOf(r.Status).ResourceTemplateGeneration
		switch {
		case generation == nil:
		case first == nil:
			first = generation
		case generation != first:
			return true
		}
	}
	return false
}

// generations are the fields of a reflected status that a rollout changes.
type generations struct {
	Generation                 any `json:"generation"`
	ObservedGeneration         any `json:"observedGeneration"`
	ResourceTemplateGeneration any `json:"resourceTemplateGeneration"`
}

// outline holds the fields of a reflected status that are more than details.
type outline struct {
	generations
	phase      string
	conditions []string           // "<type>=<status>", sorted
	counts     map[string]float64 // of replicas and pods
}

// countFields are fields of a status that count pods, besides those whose name ends with one of countSuffixes.
var (
	countFields = []string{
		"active", "failed", "succeeded", "ready", "currentHealthy", "desiredHealthy", "expectedPods", "disruptionsAllowed",
	}
	countSuffixes = []string{"eplicas", "numberReady", "numberAvailable", "numberUnavailable", "numberMisscheduled", "NumberScheduled"}
)

func isCount(name string) bool {
	return slices.Contains(countFields, name) ||
		slices.ContainsFunc(countSuffixes, func(suffix string) bool { return strings.HasSuffix(name, suffix) })
}

func generationsOf(status *runtime.RawExtension) generations { return outlineOf(status).generations }

// outlineOf returns the outline of a status of any content. Fields of other types than expected are ignored.
func outlineOf(status *runtime.RawExtension) (o outline) {
	var fields map[string]json.RawMessage
	if status == nil || json.Unmarshal(status.Raw, &fields) != nil {
		return outline{}
	}
	for name, v := range map[string]*any{
		"generation": &o.Generation, "observedGeneration": &o.ObservedGeneration, "resourceTemplateGeneration": &o.ResourceTemplateGeneration,
	} {
		var number *float64
		if json.Unmarshal(fields[name], &number) == nil && number != nil {
			*v = *number
		}
	}
	for name, value := range fields {
		var count float64
		if isCount(name) && json.Unmarshal(value, &count) == nil {
			if o.counts == nil {
				o.counts = map[string]float64{}
			}
			o.counts[name] = count
		}
	}
	if json.Unmarshal(fields["phase"], &o.phase) != nil {
		o.phase = ""
	}
	var conditions []struct{ Type, Status string }
	if json.Unmarshal(fields["conditions"], &conditions) != nil {
		return o
	}
	for _, c := range conditions {
		o.conditions = append(o.conditions, c.Type+"="+c.Status)
	}
	slices.Sort(o.conditions)
	return o
}
