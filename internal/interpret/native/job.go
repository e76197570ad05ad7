// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/utils/ptr"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var job = interpret.Kind{
	Replicas:     jobReplicas,
	Revise:       reviser("spec", "parallelism"),
	Retain:       retainJob,
	Reflect:      reflectJob,
	Aggregate:    aggregateJob,
	Dependencies: podDependencies("spec", "template", "spec"),
}

var jobPods = counters{{name: "active"}, {name: "failed"}, {name: "succeeded"}}

// jobReplicas returns the parallelism, limited by the completions.
func jobReplicas(_ context.Context, template *Object) (interpret.Replicas, error) {
	n, err := count(template.Object, "spec", "parallelism")
	if err != nil {
		return interpret.Replicas{}, err
	}
	completions, limited, err := lookupCount(template.Object, "spec", "completions")
	if err != nil {
		return interpret.Replicas{}, err
	}
	if limited {
		n = min(n, completions)
	}
	return replicasWith(template, n, "spec", "template", "spec")
}

// generatedJobLabels are the labels by which the member's API server selects the pods of a Job.
var generatedJobLabels = []string{
	batchv1.ControllerUidLabel, batchv1.JobNameLabel, "controller-uid", "job-name",
}

// retainJob keeps the labels that the member's API server has set to select the pods. It keeps all other labels of the pod
// template, too, because they are immutable. The template of a Job that is suspended and has not started may change: only generated
// labels are kept.
func retainJob(_ context.Context, desired, observed *Object) (*Object, error) {
	mutable, err := field.Get[bool](observed.Object, "spec", "suspend")
	if err != nil {
		return nil, err
	}
	_, started, err := field.Lookup[string](observed.Object, "status", "startTime")
	if err != nil {
		return nil, err
	}
	for _, path := range [][]string{{"spec", "selector", "matchLabels"}, {"spec", "template", "metadata", "labels"}} {
		labels, found, err := field.Lookup[object](observed.Object, path...)
		if err != nil {
			return nil, err
		}
		if !found {
			continue
		}
		if mutable && !started && path[1] == "template" {
			wanted, err := field.Get[object](desired.Object, path...)
			if err != nil {
				return nil, err
			}
			merged := clone(wanted)
			for _, key := range generatedJobLabels {
				if value, ok := labels[key]; ok {
					merged[key] = value
				}
			}
			labels = merged
		}
		if desired, err = change(desired, labels, path...); err != nil {
			return nil, err
		}
	}
	return desired, nil
}

func reflectJob(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil || len(status) == 0 {
		return nil, err
	}
	out, err := jobPods.filter(status)
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	for _, field := range []string{"conditions", "startTime", "completionTime"} {
		put(out, field, status[field])
	}
	if len(out) == 0 {
		return nil, nil
	}
	return interpret.Raw(out)
}

// aggregateJob sums the counters and sets the result: failed if the Job failed in any cluster, complete if it is complete in
// every cluster. A finished Job is not changed. Suspended is True if the Job is suspended in every cluster, and False after that.
//
// The API server validates more than the result. A finished Job has a start time and no active pods. A failed Job has
// FailureTarget, a complete Job SuccessCriteriaMet. Counters do not decrease.
func aggregateJob(_ context.Context, template *Object, items []Item) (*Object, error) {
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	var report jobReport
	if len(status) > 0 {
		if err := runtime.DefaultUnstructuredConverter.FromUnstructured(status, &report); err != nil {
			return nil, fmt.Errorf("decode status of the template: %w", err)
		}
	}
	current, err := report.parse()
	if err != nil {
		return nil, fmt.Errorf("status of the template: %w", err)
	}
	if current.complete != nil || current.failed != nil {
		return template, nil
	}
	total, err := sumJobs(byCluster(items))
	if err != nil {
		return nil, err
	}
	start := current.start
	if start == nil && total.started == len(items) {
		start = total.start
	}
	result := total.result(len(items))
	if len(result) > 0 {
		total.active = 0
		start = cmp.Or(start, total.start, &result[0].LastTransitionTime)
		if err := setResult(status, result); err != nil {
			return nil, err
		}
		if result[0].Type == batchv1.JobSuccessCriteriaMet {
			putTime(status, "completionTime", later(start, total.completion))
		}
	}
	if err := setSuspended(status, total, len(items)); err != nil {
		return nil, err
	}
	putTime(status, "startTime", start)
	jobPods.put(status, []int64{total.active, max(total.failed, current.pods[1]), max(total.succeeded, current.pods[2])})
	return withStatus(template, status)
}

// jobTotals is the sum of the reports of a Job.
type jobTotals struct {
	active, failed, succeeded int64
	// started and completed count clusters; start is the earliest start, completion the latest completion.
	started, completed int
	start, completion  *metav1.Time
	// failedIn lists the clusters in which the Job failed; failedAt is the first of these failures.
	failedIn []string
	failedAt *metav1.Time
	// suspended counts clusters; suspendedAt is the last transition of their condition Suspended, regardless of its status.
	suspended   int
	suspendedAt *metav1.Time
}

func sumJobs(items []Item) (total jobTotals, err error) {
	var sums [3]int64
	for _, item := range items {
		status, _, err := report[jobReport](item)
		if err != nil {
			return total, err
		}
		one, err := status.parse()
		if err != nil {
			return total, reportError(item, err)
		}
		for i, n := range one.pods {
			sums[i] = min(sums[i]+n, math.MaxInt32)
		}
		if one.start != nil {
			total.started++
			total.start = earlier(total.start, one.start)
		}
		if one.failed != nil {
			total.failedIn = append(total.failedIn, item.ClusterName)
			total.failedAt = earlier(total.failedAt, one.failed)
		}
		if one.suspended {
			total.suspended++
		}
		total.suspendedAt = later(total.suspendedAt, one.suspendedAt)
		if one.complete != nil {
			total.completed++
			total.completion = later(total.completion, cmp.Or(one.completion, one.complete))
		}
	}
	total.active, total.failed, total.succeeded = sums[0], sums[1], sums[2]
	return total, nil
}

// jobState holds the parsed fields of a Job's status.
type jobState struct {
	pods              [3]int64 // in the order of jobPods: active, failed, succeeded
	start, completion *metav1.Time
	// complete and failed are the transition times of the conditions; nil if the condition is not True.
	complete, failed *metav1.Time
	suspended        bool
	suspendedAt      *metav1.Time // transition of the condition Suspended, regardless of its status
}

// jobReport holds the decoded fields of a status. Times stay text until they are needed.
type jobReport struct {
	Active         int64          `json:"active"`
	Succeeded      int64          `json:"succeeded"`
	Failed         int64          `json:"failed"`
	StartTime      string         `json:"startTime"`
	CompletionTime string         `json:"completionTime"`
	Conditions     []jobCondition `json:"conditions"`
}

type jobCondition struct {
	Type               batchv1.JobConditionType `json:"type"`
	Status             corev1.ConditionStatus   `json:"status"`
	LastTransitionTime string                   `json:"lastTransitionTime"`
}

func (r *jobReport) parse() (v jobState, err error) {
	v.pods = [3]int64{r.Active, r.Failed, r.Succeeded}
	for i, n := range v.pods {
		if n < 0 || n > math.MaxInt32 {
			return v, fmt.Errorf("%s: %d is out of range", jobPods[i].name, n)
		}
	}
	if v.start, err = timeOf("startTime", r.StartTime); err != nil {
		return v, err
	}
	if v.completion, err = timeOf("completionTime", r.CompletionTime); err != nil {
		return v, err
	}
	for i := range r.Conditions {
		c := &r.Conditions[i]
		relevant := c.Type == batchv1.JobSuspended ||
			c.Status == corev1.ConditionTrue && (c.Type == batchv1.JobComplete || c.Type == batchv1.JobFailed)
		if !relevant {
			continue
		}
		since, err := timeOf("conditions.lastTransitionTime", c.LastTransitionTime)
		if err != nil {
			return v, err
		}
		if since == nil {
			since = &metav1.Time{}
		}
		switch c.Type {
		case batchv1.JobComplete:
			v.complete = since
		case batchv1.JobFailed:
			v.failed = since
		default:
			v.suspended, v.suspendedAt = c.Status == corev1.ConditionTrue, since
		}
	}
	return v, nil
}

// timeOf parses a time; an empty text is nil.
func timeOf(name, text string) (*metav1.Time, error) {
	if text == "" {
		return nil, nil
	}
	at, err := time.Parse(time.RFC3339, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &metav1.Time{Time: at.Local()}, nil
}

// result returns the conditions of a finished Job, or none. Their times come from the members: the first failure or the last
// completion.
func (t jobTotals) result(clusters int) []batchv1.JobCondition {
	switch {
	case len(t.failedIn) > 0:
		at := ptr.Deref(t.failedAt, metav1.Time{})
		message := "Job executed failed in member clusters " + strings.Join(t.failedIn, ",")
		return []batchv1.JobCondition{
			{Type: batchv1.JobFailureTarget, LastTransitionTime: at, Reason: "JobFailed", Message: message},
			{Type: batchv1.JobFailed, LastTransitionTime: at, Reason: "JobFailed", Message: message},
		}
	case clusters > 0 && t.completed == clusters:
		at := ptr.Deref(t.completion, metav1.Time{})
		return []batchv1.JobCondition{
			{Type: batchv1.JobSuccessCriteriaMet, LastTransitionTime: at, Reason: "CompletionsReached",
				Message: "All member clusters have met success criteria"},
			{Type: batchv1.JobComplete, LastTransitionTime: at, Reason: "Completed", Message: "Job completed"},
		}
	}
	return nil
}

// setSuspended sets the condition Suspended. A Job that was never suspended has none.
func setSuspended(status object, total jobTotals, clusters int) error {
	value, reason, message := corev1.ConditionFalse, "JobResumed", "Job resumed"
	if clusters > 0 && total.suspended == clusters {
		value, reason, message = corev1.ConditionTrue, "JobSuspended", "Job suspended"
	}
	old, err := field.Get[[]any](status, "conditions")
	if err != nil {
		return err
	}
	at := slices.IndexFunc(old, func(c any) bool { o, _ := c.(object); return o["type"] == string(batchv1.JobSuspended) })
	if at < 0 && value == corev1.ConditionFalse {
		return nil
	}
	if at >= 0 && old[at].(object)["status"] == string(value) {
		return nil
	}
	return setConditions(status, []batchv1.JobCondition{{
		Type: batchv1.JobSuspended, Status: value, Reason: reason, Message: message,
		LastTransitionTime: ptr.Deref(total.suspendedAt, metav1.Time{}),
	}})
}

// setResult sets the conditions of a finished Job.
func setResult(status object, result []batchv1.JobCondition) error {
	for i := range result {
		result[i].Status = corev1.ConditionTrue
	}
	return setConditions(status, result)
}

// setConditions replaces the conditions of a status that have the same types.
func setConditions(status object, result []batchv1.JobCondition) error {
	old, err := field.Get[[]any](status, "conditions")
	if err != nil {
		return err
	}
	conditions := slices.DeleteFunc(slices.Clone(old), func(c any) bool {
		o, _ := c.(object)
		return slices.ContainsFunc(result, func(v batchv1.JobCondition) bool { return o["type"] == string(v.Type) })
	})
	for _, v := range result {
		at := formatTime(v.LastTransitionTime)
		conditions = append(conditions, object{"type": string(v.Type), "status": string(v.Status),
			"reason": v.Reason, "message": v.Message, "lastProbeTime": at, "lastTransitionTime": at})
	}
	status["conditions"] = conditions
	return nil
}
