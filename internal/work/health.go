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

// Report holds the health of a member object, and what the functions of this package compare of its reflected status.
type Report struct {
	Health workv1alpha2.ResourceHealth

	outline outline
}

// NewReport returns a Report. It decodes the status, which can have any content.
func NewReport(health workv1alpha2.ResourceHealth, status *runtime.RawExtension) Report {
	return Report{health, outlineOf(status)}
}

// ChangeOf returns the kind of difference between the last written report of a member object and the next one. The next
// report is settled if the object is healthy.
func ChangeOf(before, after Report) coalesce.Change {
	switch a, b := before.outline, after.outline; {
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

// Failing reports whether a member object became unhealthy, or has fewer ready pods than before, although nothing was rolled out. It also
// reports whether a condition of an unhealthy object begins to report a failure. Such a report is urgent.
//
// A rollout makes an object unhealthy for a moment, too. But it changes a generation in the reflected status: of the member object,
// of the template, or the one that the controller of the object observed. A rollout of an object without generations in its status
// cannot be distinguished from a failure.
func Failing(before, after Report) bool {
	if after.Health != workv1alpha2.ResourceUnhealthy {
		return false
	}
	a, b := before.outline, after.outline
	begins := func(c string) bool { return slices.Contains(b.conditions, c) && !slices.Contains(a.conditions, c) }
	if slices.ContainsFunc(failures, begins) {
		return true
	}
	loses := before.Health == workv1alpha2.ResourceUnhealthy && !b.updating(a) && b.ready() < a.ready()
	return a.generations == b.generations && (before.Health == workv1alpha2.ResourceHealthy || loses)
}

// failures are the conditions, as in an outline, by which controllers report a failure.
var failures = []string{"Failed=True", "Progressing=False", "ReplicaFailure=True", "Stalled=True"}

// LosesReady reports whether the member objects of a workload have fewer ready pods in all than before, although nothing is rolled out.
// In a move, for example, copies can leave before their replacements are ready.
func LosesReady(before, after []Report) bool {
	if Mixed(slices.Concat(before, after)) {
		return false
	}
	var had, has float64
	counted := outline{counts: map[string]float64{}}
	for _, r := range before {
		had += r.outline.ready()
		maps.Copy(counted.counts, r.outline.counts)
	}
	for _, r := range after {
		if r.outline.updating(counted) {
			return false
		}
		has += r.outline.ready()
	}
	return has < had
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
		generation := r.outline.ResourceTemplateGeneration
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

// ready returns the number of ready pods.
func (o outline) ready() float64 { return o.counts["readyReplicas"] + o.counts["numberReady"] }

// updating reports whether pods are still to be replaced by updated ones, as far as this status or the one before counts these, or the
// latest change has not been observed. A count of 0 is not reported.
func (o outline) updating(before outline) bool {
	if generation, ok := o.Generation.(float64); ok && o.ObservedGeneration != nil && o.ObservedGeneration.(float64) < generation {
		return true
	}
	fewer := func(updated, all string) bool {
		n, ok := o.counts[updated]
		_, had := before.counts[updated]
		return (ok || had) && n < o.counts[all]
	}
	return fewer("updatedReplicas", "replicas") || fewer("updatedNumberScheduled", "desiredNumberScheduled")
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
