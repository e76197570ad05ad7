// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/schedule"
	"karmada.io/karmada/internal/rollout/check"
)

// restStage is the name of the stage of clusters that match no other one.
const restStage = "rest"

func validateRollout(spec *policyv1alpha1.PropagationSpec, path *field.Path) (errs field.ErrorList) {
	r := spec.RolloutStrategy
	if r == nil || r.Staged == nil {
		return nil
	}
	at, staged := path.Child("staged"), r.Staged
	if r.Type != policyv1alpha1.RolloutStaged {
		return field.ErrorList{field.Invalid(at, "", "may only be set for type Staged")}
	}
	errs = append(errs, validateGate(staged.Gate, at.Child("gate"))...)
	if t := staged.Timeout; t != nil && t.Duration <= 0 {
		errs = append(errs, field.Invalid(at.Child("timeout"), t.Duration.String(), "must be greater than 0"))
	}
	errs = append(errs, validateShare(staged.MaxFailures, 0, at.Child("maxFailures"))...)
	errs = append(errs, validateShare(staged.MaxUnavailable, 1, at.Child("maxUnavailable"))...)
	errs = append(errs, validateWindows(staged.Windows, at.Child("windows"))...)
	seen := sets.New[string]()
	for i := range staged.Stages {
		s, at := &staged.Stages[i], at.Child("stages").Index(i)
		for _, message := range validation.IsDNS1123Label(s.Name) {
			errs = append(errs, field.Invalid(at.Child("name"), s.Name, message))
		}
		switch {
		case s.Name == restStage:
			errs = append(errs, field.Invalid(at.Child("name"), s.Name, "is the name of the stage of clusters that match no other one"))
		case seen.Has(s.Name):
			errs = append(errs, field.Duplicate(at.Child("name"), s.Name))
		case s.ClusterAffinity == nil && s.Replicas == nil && i < len(staged.Stages)-1:
			errs = append(errs, field.Required(at.Child("clusterAffinity"),
				"only the last stage, and stages with replicas, may select all other clusters"))
		}
		seen.Insert(s.Name)
		errs = append(errs, validateShare(s.MaxConcurrency, 1, at.Child("maxConcurrency"))...)
		errs = append(errs, validateShare(s.Replicas, 1, at.Child("replicas"))...)
		errs = append(errs, validateGate(s.Gate, at.Child("gate"))...)
		if a := s.ClusterAffinity; a != nil {
			errs = append(errs, validateLabelSelector(a.LabelSelector, at.Child("clusterAffinity", "labelSelector"))...)
		}
	}
	return errs
}

// validateDroppedRollout rejects an update without a strategy if there was one for stages. Clients that lack the field drop it, and all
// clusters would then get the current content at once.
func validateDroppedRollout(spec, old *policyv1alpha1.PropagationSpec, path *field.Path) field.ErrorList {
	if spec.RolloutStrategy != nil || old.RolloutStrategy == nil || old.RolloutStrategy.Type != policyv1alpha1.RolloutStaged {
		return nil
	}
	return field.ErrorList{field.Required(path, "the update removes a strategy of type Staged, as clients do that lack the field; "+
		"set type AllAtOnce to update all clusters at once")}
}

func validateGate(g *policyv1alpha1.RolloutGate, path *field.Path) (errs field.ErrorList) {
	if g == nil {
		return nil
	}
	if t := g.MinSuccessTime; t != nil && t.Duration < 0 {
		errs = append(errs, field.Invalid(path.Child("minSuccessTime"), t.Duration.String(), "must not be negative"))
	}
	statuses := sets.New(metav1.ConditionTrue, metav1.ConditionFalse, metav1.ConditionUnknown, "")
	for i, c := range g.RequiredConditions {
		if at := path.Child("requiredConditions").Index(i); !statuses.Has(c.Status) {
			errs = append(errs, field.NotSupported(at.Child("status"), c.Status, []string{"True", "False", "Unknown"}))
		}
	}
	seen := sets.New[string]()
	for i := range g.Checks {
		c, at := &g.Checks[i], path.Child("checks").Index(i)
		for _, message := range validation.IsDNS1123Label(c.Name) {
			errs = append(errs, field.Invalid(at.Child("name"), c.Name, message))
		}
		if seen.Has(c.Name) {
			errs = append(errs, field.Duplicate(at.Child("name"), c.Name))
		}
		seen.Insert(c.Name)
		errs = append(errs, validateCheck(c, at)...)
	}
	return errs
}

// validateVariables rejects unknown variables in queries. A query that old has is not rejected: earlier versions accepted it, and the
// policy could not be updated otherwise.
func validateVariables(spec, old *policyv1alpha1.PropagationSpec, path *field.Path) (errs field.ErrorList) {
	stored := sets.New[string]()
	eachPrometheus(old, path, func(_ *field.Path, p *policyv1alpha1.RolloutPrometheus) { stored.Insert(p.Query) })
	eachPrometheus(spec, path, func(at *field.Path, p *policyv1alpha1.RolloutPrometheus) {
		for _, found := range variable.FindAllString(p.Query, -1) {
			if !slices.Contains(variables, found) && !stored.Has(p.Query) {
				errs = append(errs, field.NotSupported(at.Child("query"), found, variables))
			}
		}
	})
	return errs
}

// eachPrometheus calls f with the queries of the checks of a staged rollout. spec may be nil.
func eachPrometheus(
	spec *policyv1alpha1.PropagationSpec, path *field.Path, f func(at *field.Path, p *policyv1alpha1.RolloutPrometheus),
) {
	if spec == nil || spec.RolloutStrategy == nil || spec.RolloutStrategy.Staged == nil {
		return
	}
	visit := func(g *policyv1alpha1.RolloutGate, path *field.Path) {
		if g == nil {
			return
		}
		for i := range g.Checks {
			if p := g.Checks[i].Prometheus; p != nil {
				f(path.Child("checks").Index(i).Child("prometheus"), p)
			}
		}
	}
	staged, path := spec.RolloutStrategy.Staged, path.Child("staged")
	visit(staged.Gate, path.Child("gate"))
	for i := range staged.Stages {
		visit(staged.Stages[i].Gate, path.Child("stages").Index(i).Child("gate"))
	}
}

// variables of queries, and the pattern of what looks like one.
var (
	variables = []string{"$(cluster)", "$(namespace)", "$(name)", "$(revision)"}
	variable  = regexp.MustCompile(`\$\(\w*\)`)
)

// minInterval is the minimum time between two measurements of a metric.
const minInterval = 5 * time.Second

func validateCheck(c *policyv1alpha1.RolloutCheck, path *field.Path) (errs field.ErrorList) {
	compile := func(variable check.Variable, expression string, at *field.Path) {
		if _, err := check.Compile(variable, expression); err != nil {
			errs = append(errs, field.Invalid(at, expression, err.Error()))
		}
	}
	if (c.CEL == "") == (c.Prometheus == nil) {
		return field.ErrorList{field.Invalid(path, c.Name, "exactly one of cel and prometheus must be set")}
	}
	if c.CEL != "" {
		if c.Interval != nil || c.Count != 0 || c.FailureLimit != 0 || c.Success != "" {
			errs = append(errs, field.Invalid(path, c.Name, "interval, count, failureLimit and success belong to prometheus"))
		}
		compile(check.Object, c.CEL, path.Child("cel"))
		return errs
	}
	if u, err := url.Parse(c.Prometheus.Address); err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil {
		errs = append(errs, field.Invalid(path.Child("prometheus", "address"), c.Prometheus.Address,
			"must be a URL such as https://prometheus.example.com, without credentials"))
	}
	if c.Prometheus.Query == "" {
		errs = append(errs, field.Required(path.Child("prometheus", "query"), "must not be empty"))
	}
	if c.Interval != nil && c.Interval.Duration < minInterval {
		errs = append(errs, field.Invalid(path.Child("interval"), c.Interval.Duration.String(), fmt.Sprintf("must be at least %v", minInterval)))
	}
	if c.Count < 0 || c.FailureLimit < 0 {
		errs = append(errs, field.Invalid(path, c.Name, "count and failureLimit must not be negative"))
	}
	if c.Success == "" {
		return append(errs, field.Required(path.Child("success"), `must be a CEL expression over result, such as "result < 0.01"`))
	}
	compile(check.Result, c.Success, path.Child("success"))
	return errs
}

func validateWindows(windows []policyv1alpha1.RolloutWindow, path *field.Path) (errs field.ErrorList) {
	for i, w := range windows {
		at := path.Index(i)
		if _, err := schedule.ParseZoned(w.Schedule, w.TimeZone); err != nil {
			errs = append(errs, field.Invalid(at, w.Schedule, err.Error()))
		}
		if w.Duration.Duration < time.Minute {
			errs = append(errs, field.Invalid(at.Child("duration"), w.Duration.Duration.String(), "must be at least 1m"))
		}
	}
	return errs
}

// validateShare validates a number or a percentage.
func validateShare(value *intstr.IntOrString, minimum int, path *field.Path) field.ErrorList {
	if value == nil {
		return nil
	}
	n, err := intstr.GetScaledValueFromIntOrPercent(value, 100, true)
	switch {
	case err != nil:
		return field.ErrorList{field.Invalid(path, value.String(), "must be a number or a percentage such as 25%")}
	case n < minimum || value.Type == intstr.String && n > 100:
		return field.ErrorList{field.Invalid(path, value.String(), "is out of range")}
	}
	return nil
}
