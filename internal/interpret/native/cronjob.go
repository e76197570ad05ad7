// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"

	batchv1 "k8s.io/api/batch/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/interpret"
)

var cronJob = interpret.Kind{
	Aggregate:    aggregateCronJob,
	Dependencies: podDependencies("spec", "jobTemplate", "spec", "template", "spec"),
}

// aggregateCronJob lists the active Jobs of all clusters and the latest times of scheduling and success.
func aggregateCronJob(_ context.Context, template *Object, items []Item) (*Object, error) {
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	var active []any
	var scheduled, successful *metav1.Time
	for _, item := range byCluster(items) {
		reported, _, err := report[batchv1.CronJobStatus](item)
		if err != nil {
			return nil, err
		}
		for i := range reported.Active {
			running, err := encode(&reported.Active[i])
			if err != nil {
				return nil, reportError(item, fmt.Errorf("encode active[%d]: %w", i, err))
			}
			active = append(active, running)
		}
		scheduled = later(scheduled, reported.LastScheduleTime)
		successful = later(successful, reported.LastSuccessfulTime)
	}
	putList(status, "active", active)
	putTime(status, "lastScheduleTime", scheduled)
	putTime(status, "lastSuccessfulTime", successful)
	return withStatus(template, status)
}
