// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

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

// jobReplicas is how many pods run at once: never more than are still needed.
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
	return sized(template, n, "spec", "template", "spec")
}

// retainJob keeps the identity that the member's API server gave to the Job's pods; it cannot be changed.
func retainJob(_ context.Context, desired, observed *Object) (*Object, error) {
	for _, path := range [][]string{{"spec", "selector", "matchLabels"}, {"spec", "template", "metadata", "labels"}} {
		labels, there, err := field.Lookup[object](observed.Object, path...)
		if err != nil {
			return nil, err
		}
		if !there {
			continue
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
	out, err := jobPods.pick(status)
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

// aggregateJob adds up the counters and gives a verdict when there is one: failed when the Job failed anywhere, complete when
// it is complete everywhere. A Job that has its verdict is left alone, as it is in a cluster.
//
// The API server asks for more than the verdict, or it refuses the whole status: a finished Job has a start and no active
// pods, one that failed was doomed before, one that is complete met its criteria before, and no counter ever falls.
func aggregateJob(_ context.Context, template *Object, items []Item) (*Object, error) {
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	var before batchv1.JobStatus
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(status, &before); err != nil {
		return nil, fmt.Errorf("decode the status of the template: %w", err)
	}
	if jobCondition(before, batchv1.JobComplete) != nil || jobCondition(before, batchv1.JobFailed) != nil {
		return template, nil
	}
	total, err := sumJobs(byCluster(items))
	if err != nil {
		return nil, err
	}
	start := before.StartTime
	if start == nil && total.started == len(items) {
		start = total.start
	}
	verdict := total.verdict(len(items))
	if len(verdict) > 0 {
		total.active = 0
		start = cmp.Or(start, total.start, &verdict[0].LastTransitionTime)
		if err := conclude(status, verdict); err != nil {
			return nil, err
		}
		if verdict[0].Type == batchv1.JobSuccessCriteriaMet {
			putTime(status, "completionTime", later(start, total.completion))
		}
	}
	putTime(status, "startTime", start)
	jobPods.put(status, []int64{total.active, max(total.failed, int64(before.Failed)), max(total.succeeded, int64(before.Succeeded))})
	return withStatus(template, status)
}

// jobTotals is what the reports of a Job add up to.
type jobTotals struct {
	active, failed, succeeded int64
	// started and completed count clusters; start is the earliest start, and completion the latest completion.
	started, completed int
	start, completion  *metav1.Time
	// failedIn is the clusters in which the Job failed, the first of them at failedAt.
	failedIn []string
	failedAt *metav1.Time
}

func sumJobs(items []Item) (total jobTotals, err error) {
	sums := make([]int64, len(jobPods))
	for _, item := range items {
		status, _, err := report[batchv1.JobStatus](item)
		if err != nil {
			return total, err
		}
		one := object{"active": int64(status.Active), "failed": int64(status.Failed), "succeeded": int64(status.Succeeded)}
		if err := jobPods.add(one, sums); err != nil {
			return total, untrusted(item, err)
		}
		if status.StartTime != nil {
			total.started++
			total.start = earlier(total.start, status.StartTime)
		}
		if c := jobCondition(status, batchv1.JobFailed); c != nil {
			total.failedIn = append(total.failedIn, item.ClusterName)
			total.failedAt = earlier(total.failedAt, &c.LastTransitionTime)
		}
		if c := jobCondition(status, batchv1.JobComplete); c != nil {
			total.completed++
			total.completion = later(total.completion, cmp.Or(status.CompletionTime, &c.LastTransitionTime))
		}
	}
	total.active, total.failed, total.succeeded = sums[0], sums[1], sums[2]
	return total, nil
}

// verdict is the conditions that finish the Job; none while it may still go either way. Their time is when the members
// came to the same verdict, for there is no clock here.
func (t jobTotals) verdict(clusters int) []batchv1.JobCondition {
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

// conclude puts conditions that are true into a status, in the place of what it said about them.
func conclude(status object, verdict []batchv1.JobCondition) error {
	old, err := field.Get[[]any](status, "conditions")
	if err != nil {
		return err
	}
	conditions := slices.DeleteFunc(slices.Clone(old), func(c any) bool {
		o, _ := c.(object)
		return slices.ContainsFunc(verdict, func(v batchv1.JobCondition) bool { return o["type"] == string(v.Type) })
	})
	for _, v := range verdict {
		at := stamp(v.LastTransitionTime)
		conditions = append(conditions, object{"type": string(v.Type), "status": string(corev1.ConditionTrue),
			"reason": v.Reason, "message": v.Message, "lastProbeTime": at, "lastTransitionTime": at})
	}
	status["conditions"] = conditions
	return nil
}

// jobCondition is the condition if it is true.
func jobCondition(status batchv1.JobStatus, kind batchv1.JobConditionType) *batchv1.JobCondition {
	for i := range status.Conditions {
		if c := &status.Conditions[i]; c.Type == kind && c.Status == corev1.ConditionTrue {
			return c
		}
	}
	return nil
}
