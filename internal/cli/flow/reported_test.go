// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// A status that a cluster without the object, or with an older manifest, contributes to is not reported completely.
func TestNewTimeline_reportedByAll(t *testing.T) {
	t.Parallel()
	for want, change := range map[string]func(*Objects){
		"not all clusters have the object": func(o *Objects) { o.Clusters[1].Looked, o.Clusters[1].Member = true, nil },
		"not all clusters have the latest manifest": func(o *Objects) {
			o.Clusters[1].Looked, o.Clusters[1].Member = true, &unstructured.Unstructured{}
		},
	} {
		o := complete()
		o.Clusters[1].Work.Status.Conditions[0].Status = metav1.ConditionFalse
		change(o)
		steps := NewTimeline(o, at(60).Time).Steps
		last := steps[len(steps)-1]
		if last.Stage != Reported || last.State != Waiting || !strings.Contains(last.Message, want) {
			t.Errorf("last step = %+v, want Reported, Waiting: %s", last, want)
		}
	}
}
