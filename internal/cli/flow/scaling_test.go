// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"testing"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

func TestScalingFailure(t *testing.T) {
	t.Parallel()
	autoscaler := schema.GroupVersionKind{Group: "autoscaling", Version: "v2", Kind: "HorizontalPodAutoscaler"}
	for status, want := range map[string]string{
		`{"conditions": [{"type": "AbleToScale", "status": "False", "reason": "FailedGetScale", "message": "not found"}]}`: "the autoscaler " +
			"fails: FailedGetScale: not found",
		`{"conditions": [{"type": "AbleToScale", "status": "True"}]}`:                                 "",
		`{"conditions": [{"type": "ScalingActive", "status": "False", "reason": "ScalingDisabled"}]}`: "",
	} {
		if got := ScalingFailure(autoscaler, &runtime.RawExtension{Raw: []byte(status)}); got != want {
			t.Errorf("ScalingFailure(%s) = %q, want %q", status, got, want)
		}
	}
	if got := ScalingFailure(autoscaler, nil); got != "" {
		t.Errorf("ScalingFailure without a status = %q", got)
	}
}
