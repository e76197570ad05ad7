// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestValidateRollout(t *testing.T) {
	t.Parallel()
	clusters := &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
	tests := map[string]struct {
		strategy policyv1alpha1.RolloutStrategy
		want     string // part of the message; empty: valid
	}{
		"all at once":             {policyv1alpha1.RolloutStrategy{}, ""},
		"staged without settings": {policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutStaged}, ""},
		"stages of another type": {
			policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutAllAtOnce, Staged: &policyv1alpha1.StagedStrategy{}}, "for type Staged",
		},
		"reserved name": {staged(policyv1alpha1.RolloutStage{Name: "rest"}), "is the name of the stage"},
		"invalid name":  {staged(policyv1alpha1.RolloutStage{Name: "A b"}), "lowercase"},
		"same name": {
			staged(policyv1alpha1.RolloutStage{Name: "a", ClusterAffinity: clusters}, policyv1alpha1.RolloutStage{Name: "a"}), "Duplicate",
		},
		"all clusters in an early stage": {
			staged(policyv1alpha1.RolloutStage{Name: "a"}, policyv1alpha1.RolloutStage{Name: "b"}), "only the last stage",
		},
		"no concurrency": {
			staged(policyv1alpha1.RolloutStage{Name: "a", MaxConcurrency: new(intstr.FromInt32(0))}), "out of range",
		},
		"invalid percentage": {
			staged(policyv1alpha1.RolloutStage{Name: "a", MaxConcurrency: new(intstr.FromString("many"))}), "a percentage such as",
		},
		"negative time": {
			staged(policyv1alpha1.RolloutStage{Name: "a", Gate: &policyv1alpha1.RolloutGate{
				MinSuccessTime: &metav1.Duration{Duration: -time.Second},
			}}), "must not be negative",
		},
		"stages": {
			staged(policyv1alpha1.RolloutStage{Name: "a", ClusterAffinity: clusters, MaxConcurrency: new(intstr.FromString("50%"))},
				policyv1alpha1.RolloutStage{Name: "b"}), "",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			spec := &policyv1alpha1.PropagationSpec{RolloutStrategy: &tc.strategy}
			errs := validateRollout(spec, field.NewPath("spec", "rolloutStrategy"))
			if tc.want == "" && len(errs) > 0 || tc.want != "" && (len(errs) != 1 || !strings.Contains(errs[0].Error(), tc.want)) {
				t.Errorf("validateRollout = %v, want %q", errs, tc.want)
			}
		})
	}
}

func staged(stages ...policyv1alpha1.RolloutStage) policyv1alpha1.RolloutStrategy {
	return policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutStaged, Staged: &policyv1alpha1.StagedStrategy{Stages: stages}}
}

// A client that lacks the field drops it: the update is rejected.
func TestValidatePropagation_rejectsDroppedStrategy(t *testing.T) {
	t.Parallel()
	stages := staged()
	old := &policyv1alpha1.PropagationSpec{RolloutStrategy: &stages}
	for name, tc := range map[string]struct {
		strategy *policyv1alpha1.RolloutStrategy
		rejected bool
	}{
		"dropped":     {nil, true},
		"all at once": {&policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutAllAtOnce}, false},
		"kept":        {&stages, false},
	} {
		errs := validateDroppedRollout(&policyv1alpha1.PropagationSpec{RolloutStrategy: tc.strategy}, old, field.NewPath("spec"))
		if rejected := len(errs) > 0; rejected != tc.rejected {
			t.Errorf("%s: %v, want rejected %v", name, errs, tc.rejected)
		}
	}
}
