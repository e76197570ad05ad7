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
	"karmada.io/karmada/internal/policy"
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
		"maxUnavailable of none": {strategyWith(policyv1alpha1.StagedStrategy{MaxUnavailable: new(intstr.FromInt32(0))}), "out of range"},
		"stages with shares": {
			staged(policyv1alpha1.RolloutStage{Name: "a", Replicas: new(intstr.FromString("10%"))},
				policyv1alpha1.RolloutStage{Name: "b", Replicas: new(intstr.FromInt32(7))}, policyv1alpha1.RolloutStage{Name: "c"}), "",
		},
		"no share":                {staged(policyv1alpha1.RolloutStage{Name: "a", Replicas: new(intstr.FromString("0%"))}), "out of range"},
		"window":                  {window("0 8 * * 1-5", "Europe/Berlin", time.Hour), ""},
		"schedule of a window":    {window("8 o'clock", "", time.Hour), "schedule"},
		"window with an interval": {window("@every 1h", "", time.Hour), "@every"},
		"time zone in a schedule": {window("TZ=UTC", "", time.Hour), "time zone"},
		"unknown time zone":       {window("0 8 * * *", "Berlin", time.Hour), "time zone"},
		"short window":            {window("0 8 * * *", "", time.Second), "at least 1m"},
		"check of the object":     {checked(policyv1alpha1.RolloutCheck{CEL: "object.status.ready"}), ""},
		"check of a metric":       {checked(policyv1alpha1.RolloutCheck{Prometheus: prometheus, Success: "result < 1"}), ""},
		"check of nothing":        {checked(policyv1alpha1.RolloutCheck{}), "exactly one"},
		"check of both":           {checked(policyv1alpha1.RolloutCheck{CEL: "true", Prometheus: prometheus}), "exactly one"},
		"invalid expression":      {checked(policyv1alpha1.RolloutCheck{CEL: "object."}), "compile CEL expression"},
		"count of the object":     {checked(policyv1alpha1.RolloutCheck{CEL: "true", Count: 2}), "belong to prometheus"},
		"no success":              {checked(policyv1alpha1.RolloutCheck{Prometheus: prometheus}), "result < 0.01"},
		"invalid success":         {checked(policyv1alpha1.RolloutCheck{Prometheus: prometheus, Success: "object.x"}), "undeclared reference"},
		"invalid address": {
			checked(policyv1alpha1.RolloutCheck{
				Prometheus: &policyv1alpha1.RolloutPrometheus{Address: "file:///etc/passwd", Query: "up"}, Success: "result < 1",
			}), "must be a URL",
		},
		"short interval": {
			checked(policyv1alpha1.RolloutCheck{
				Prometheus: prometheus, Success: "result < 1", Interval: &metav1.Duration{Duration: time.Second},
			}), "at least 5s",
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

// Only queries that the stored policy does not have are checked for unknown variables: it could not be updated otherwise.
func TestValidatePropagation_rejectsNewUnknownVariables(t *testing.T) {
	t.Parallel()
	gate := func(query string) *policyv1alpha1.RolloutGate {
		return &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{{
			Name: "check", Success: "result < 1",
			Prometheus: &policyv1alpha1.RolloutPrometheus{Address: "https://prometheus", Query: query},
		}}}
	}
	with := func(query string) policyv1alpha1.PropagationSpec {
		strategy := strategyWith(policyv1alpha1.StagedStrategy{Gate: gate(query)})
		return policyv1alpha1.PropagationSpec{RolloutStrategy: &strategy}
	}
	inStage := func(query string) policyv1alpha1.PropagationSpec {
		strategy := staged(policyv1alpha1.RolloutStage{Name: "a", Gate: gate(query)})
		return policyv1alpha1.PropagationSpec{RolloutStrategy: &strategy}
	}
	const typo, known = `up{a="$(clustr)"}`, `up{a="$(cluster)"}`
	for name, tc := range map[string]struct {
		spec     policyv1alpha1.PropagationSpec
		old      *policyv1alpha1.PropagationSpec
		rejected string
	}{
		"created":              {with(typo), nil, "spec.rolloutStrategy.staged.gate.checks[0].prometheus.query"},
		"created with a stage": {inStage(typo), nil, "spec.rolloutStrategy.staged.stages[0].gate.checks[0].prometheus.query"},
		"known":                {with(known), nil, ""},
		"stored":               {with(typo), new(with(typo)), ""},
		"moved":                {inStage(typo), new(with(typo)), ""},
		"changed":              {with(typo + " "), new(with(typo)), "prometheus.query"},
		"no rollout before":    {with(typo), &policyv1alpha1.PropagationSpec{}, "prometheus.query"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, old := &policyv1alpha1.PropagationPolicy{Spec: tc.spec}, policy.Policy(nil)
			if tc.old != nil {
				old = &policyv1alpha1.PropagationPolicy{Spec: *tc.old}
			}
			var got []string
			for _, e := range ValidatePropagation(p, old) {
				if strings.Contains(e.Field, "rolloutStrategy") {
					got = append(got, e.Error())
				}
			}
			if (len(got) > 0) != (tc.rejected != "") || tc.rejected != "" && !strings.Contains(got[0], tc.rejected) {
				t.Errorf("ValidatePropagation = %q, want %q", got, tc.rejected)
			}
		})
	}
}

var prometheus = &policyv1alpha1.RolloutPrometheus{Address: "https://prometheus:9090", Query: "up"}

func strategyWith(s policyv1alpha1.StagedStrategy) policyv1alpha1.RolloutStrategy {
	return policyv1alpha1.RolloutStrategy{Type: policyv1alpha1.RolloutStaged, Staged: &s}
}

func window(schedule, zone string, duration time.Duration) policyv1alpha1.RolloutStrategy {
	return strategyWith(policyv1alpha1.StagedStrategy{Windows: []policyv1alpha1.RolloutWindow{
		{Schedule: schedule, TimeZone: zone, Duration: metav1.Duration{Duration: duration}},
	}})
}

func checked(c policyv1alpha1.RolloutCheck) policyv1alpha1.RolloutStrategy {
	c.Name = "check"
	return strategyWith(policyv1alpha1.StagedStrategy{Gate: &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{c}}})
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
