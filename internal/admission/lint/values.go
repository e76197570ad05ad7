// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/robfig/cron/v3"
	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/schedule"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/propagate/match"
	"karmada.io/karmada/internal/rollout/revision"
)

// oneOf requires one of several values, or none.
func oneOf(values ...string) checker {
	return func(c *call, at string, value any) {
		if text, _ := value.(string); text != "" && !slices.Contains(values, text) {
			c.report(at, "%q is none of %s%s%s", text, strings.Join(values, ", "), c.field.Effect, similar.Clause(text, values))
		}
	}
}

// notEmpty requires an element of a list or a map, or a field.
func notEmpty(c *call, at string, value any) {
	items, isList := value.([]any)
	fields, isMap := value.(map[string]any)
	if value == nil || isList && len(items) == 0 || isMap && len(fields) == 0 {
		c.report(at, "is empty%s", c.field.Effect)
	}
}

// object requires an object of a kind, in the namespace of the referring object unless it is cluster-scoped.
func object(group, version, kind string, namespaced bool) checker {
	return func(c *call, at string, value any) {
		name, _ := value.(string)
		namespace := ""
		if namespaced {
			namespace = c.namespace()
		}
		gvk := schema.GroupVersionKind{Group: group, Version: version, Kind: kind}
		if _, others, gone := c.find(gvk, namespace, name); gone {
			c.missing(at, kind, name, others)
		}
	}
}

// target requires that the kind of a reference is served, and that its object exists. lower accepts the kind in lower case.
func target(lower bool) checker {
	return func(c *call, at string, value any) {
		apiVersion, kind := stringOf(value, "apiVersion"), stringOf(value, "kind")
		if kinds := c.kinds(apiVersion); kinds != nil {
			if problem := kinds.Unserved(apiVersion, kind, lower); problem != "" {
				effect := c.field.Effect
				if !lower && kinds.Unserved(apiVersion, kind, true) == "" {
					effect = "; no metric is read, and only the limits have an effect"
				}
				c.report(at, "%s%s", problem, effect)
				return
			}
		}
		namespace := stringOf(value, "namespace")
		if nested(value, "namespace") == nil && !strings.Contains(c.field.Path, "[]") {
			namespace = c.namespace()
		}
		name := stringOf(value, "name")
		if _, others, gone := c.find(schema.FromAPIVersionAndKind(apiVersion, kind), namespace, name); gone {
			c.missing(at, kind, name, others)
		}
	}
}

// rebalance requires that the kind of a workload is served, and that the object exists. A binding has the kind in any version.
func rebalance(c *call, at string, value any) {
	apiVersion, kind := stringOf(value, "apiVersion"), stringOf(value, "kind")
	version := schema.FromAPIVersionAndKind(apiVersion, kind)
	if kinds := c.kinds(apiVersion); kinds != nil && apiVersion != "" && kind != "" {
		served, problem := kinds.Of(apiVersion, kind)
		if problem != "" {
			c.report(at, "%s%s", problem, c.field.Effect)
			return
		}
		if other := kinds.Unserved(apiVersion, kind, false); other != "" && served.Kind != "" {
			c.report(at, "%s, but in %q; it is rebalanced nevertheless, because the version does not identify it", other,
				served.GroupVersion())
			version = served
		}
	}
	found, others, gone := c.find(version, stringOf(value, "namespace"), stringOf(value, "name"))
	switch {
	case gone:
		c.missing(at, kind, stringOf(value, "name"), others)
	case found != nil && found.GetNamespace() != "" && stringOf(value, "namespace") == "":
		c.report(at+".namespace", "is empty, and a %s has a namespace%s", kind, c.field.Effect)
	case found != nil && !c.Stored: // the status of a stored one tells
		b, err := c.bindingOf(as[appsv1alpha1.ObjectReference](value))
		if err == nil && (b == nil || binding.Orphaned(b)) {
			c.report(at, "no policy propagates %s %q%s", kind, stringOf(value, "name"), c.field.Effect)
		}
	}
}

// unscalable are built-in kinds, in lower case, without the subresource scale.
var unscalable = []schema.GroupKind{
	{Kind: "configmap"}, {Kind: "namespace"}, {Kind: "persistentvolumeclaim"}, {Kind: "pod"}, {Kind: "secret"}, {Kind: "service"},
	{Kind: "serviceaccount"}, {Group: "apps", Kind: "daemonset"}, {Group: "batch", Kind: "cronjob"}, {Group: "batch", Kind: "job"},
}

// scalable reports a built-in kind without the subresource scale, and a missing API version. Only kinds of v1 can do without it.
func scalable(c *call, at string, value any) {
	apiVersion := stringOf(value, "apiVersion")
	kind := match.KindOf(apiVersion, stringOf(value, "kind"))
	if slices.Contains(unscalable, schema.GroupKind{Group: kind.Group, Kind: strings.ToLower(kind.Kind)}) {
		c.report(at, "a %s has no subresource scale%s", kind.Kind, c.field.Effect)
	} else if apiVersion == "" && kind.Kind != "" && !strings.EqualFold(kind.Kind, "ReplicationController") {
		c.report(at+".apiVersion", "is empty, and v1 has no %s with the subresource scale%s", kind.Kind, c.field.Effect)
	}
}

// served requires a kind that the control plane serves in this version.
func served(c *call, at string, value any) {
	apiVersion, kind := stringOf(value, "apiVersion"), stringOf(value, "kind")
	if kinds := c.kinds(apiVersion); kinds != nil && kind != "" {
		if problem := kinds.Unserved(apiVersion, kind, false); problem != "" {
			c.report(at, "%s%s", problem, c.field.Effect)
		}
	}
}

// interpreted requires a kind whose objects can be propagated.
func interpreted(c *call, at string, value any) {
	apiVersion, kind := stringOf(value, "apiVersion"), stringOf(value, "kind")
	if rule := builtin.OfKind(schema.FromAPIVersionAndKind(apiVersion, kind)); rule != "" {
		c.report(at, "objects of kind %s in %s are never propagated: they %s%s", kind, apiVersion, rule, c.field.Effect)
	}
}

// selected requires that objects of the kind of a selector can be propagated. It reports a kind at its first selector.
func selected(c *call, at string, value any) {
	apiVersion, kind := stringOf(value, "apiVersion"), stringOf(value, "kind")
	if rule := builtin.OfKind(schema.FromAPIVersionAndKind(apiVersion, kind)); rule != "" {
		c.report(at, "objects of kind %s in %s are never propagated: they %s", kind, apiVersion, rule)
		return
	}
	kinds := c.kinds(apiVersion)
	if kinds == nil || apiVersion == "" {
		return
	}
	_, problem := kinds.OfPolicy(c.kind, apiVersion, kind)
	if problem != "" && !slices.ContainsFunc(c.out, func(f Finding) bool { return f.Text == problem }) {
		c.report(at, "%s", problem)
	}
}

// namespaceName requires a namespace whose objects are propagated, and that exists.
func namespaceName(c *call, at string, value any) {
	namespace, _ := value.(string)
	switch {
	case names.Reserved(namespace):
		c.report(at, "objects in namespace %q are never propagated", namespace)
	case strings.HasPrefix(namespace, "kube-"):
		c.report(at, "objects in namespace %q are not propagated, unless --skipped-propagating-namespaces "+
			"of karmada-controller-manager is changed; its default is kube-.*", namespace)
	case strings.HasPrefix(at, "spec"):
		existing(c, at, value)
	}
}

// existing requires an existing namespace.
func existing(c *call, at string, value any) {
	name, _ := value.(string)
	if _, others, gone := c.find(schema.GroupVersionKind{Version: "v1", Kind: "Namespace"}, "", name); gone {
		c.missing(at, "namespace", name, others)
	}
}

// everyRule requires kinds that are served, of a rule of a webhook without wildcards.
func everyRule(c *call, at string, value any) {
	rule := as[struct{ APIGroups, APIVersions, Kinds []string }](value)
	for i, kind := range rule.Kinds {
		if kind == "*" || slices.Contains(rule.APIGroups, "*") || slices.Contains(rule.APIVersions, "*") {
			continue
		}
		problem := ""
		for _, group := range rule.APIGroups {
			for _, version := range rule.APIVersions {
				apiVersion := schema.GroupVersion{Group: group, Version: version}.String()
				kinds := c.kinds(apiVersion)
				if kinds == nil {
					return
				}
				if problem = kinds.Unserved(apiVersion, kind, false); problem == "" {
					break
				}
			}
			if problem == "" {
				break
			}
		}
		if problem != "" {
			c.report(at+".kinds["+strconv.Itoa(i)+"]", "%s%s", problem, c.field.Effect)
		}
	}
}

// cronTime requires a schedule that has a time.
func cronTime(c *call, at string, value any) {
	text, _ := value.(string)
	if s, err := schedule.Parse(text); err == nil {
		if s.Next(time.Unix(0, 0)).IsZero() {
			c.report(at, "there is no time %q%s", text, c.field.Effect)
		}
		c.steps(at, text)
	}
}

// maxSchedule is the length of schedules whose steps are checked: the check parses each part, and a schedule can have a megabyte.
const maxSchedule = 200

// steps reports steps of a valid schedule that are larger than their ranges.
func (c *call) steps(at, text string) {
	units := []string{"minute", "hour", "day of the month", "month", "day of the week"}
	parts := strings.Fields(text)
	if len(parts) != len(units) || len(text) > maxSchedule {
		return // also @daily
	}
	for i, part := range parts {
		for expression := range strings.SplitSeq(part, ",") {
			values, step, _ := strings.Cut(expression, "/")
			alone := []string{"*", "*", "*", "*", "*"}
			alone[i] = values + "/1"
			parsed, err := schedule.Parse(strings.Join(alone, " "))
			s, ok := parsed.(*cron.SpecSchedule)
			if err != nil || !ok {
				continue
			}
			set := []uint64{s.Minute, s.Hour, s.Dom, s.Month, s.Dow}[i] &^ star
			if n, err := strconv.Atoi(step); err == nil && n > bits.OnesCount64(set) {
				c.report(at, "the step of %q is larger than its range; it matches only %s %d", expression, units[i], bits.TrailingZeros64(set))
			}
		}
	}
}

// window requires a window that opens.
func window(c *call, at string, value any) {
	text := stringOf(value, "schedule")
	if s, err := schedule.ParseZoned(text, stringOf(value, "timeZone")); err == nil && s.After(time.Unix(0, 0)).IsZero() {
		c.report(at+".schedule", "there is no time %q%s", text, c.field.Effect)
	} else if err == nil {
		c.steps(at+".schedule", text)
	}
}

// unusedTargets reports targets of a rule that have no effect on the kind of its target.
func unusedTargets(c *call, at string, value any) {
	target, unused := nested(c.object, "spec", "scaleTargetRef"), []string{"targetMinReplicas", "targetMaxReplicas"}
	if stringOf(target, "apiVersion") == autoscalingv1alpha1.GroupVersion.String() {
		unused = []string{"targetReplicas"}
	}
	for _, name := range unused {
		if nested(value, name) != nil {
			c.report(at+"."+name, "has no effect on a target of kind %s", stringOf(target, "kind"))
		}
	}
}

// bounds requires that the bounds that a rule sets fit those that it leaves.
func bounds(c *call, at string, value any) {
	target := nested(c.object, "spec", "scaleTargetRef")
	if stringOf(target, "apiVersion") != autoscalingv1alpha1.GroupVersion.String() {
		return
	}
	kind := autoscalingv1alpha1.GroupVersion.WithKind("FederatedHPA")
	found, _, _ := c.find(kind, c.namespace(), stringOf(target, "name"))
	if found == nil {
		return
	}
	h, rule := as[autoscalingv1alpha1.FederatedHPA](found.Object), as[autoscalingv1alpha1.CronFederatedHPARule](value)
	if low := rule.TargetMinReplicas; low != nil && rule.TargetMaxReplicas == nil && *low > h.Spec.MaxReplicas {
		c.report(at+".targetMinReplicas", "%d is above maxReplicas %d of FederatedHPA %s%s", *low, h.Spec.MaxReplicas, h.Name, c.field.Effect)
	}
	if high, low := rule.TargetMaxReplicas, h.Spec.MinReplicas; high != nil && low != nil && rule.TargetMinReplicas == nil && *high < *low {
		c.report(at+".targetMaxReplicas", "%d is below minReplicas %d of FederatedHPA %s%s", *high, *low, h.Name, c.field.Effect)
	}
}

// approval requires a staged rollout with the stage and the revision. A stored approval of another revision that the rollout had has been
// used.
func approval(kind string) checker {
	return func(c *call, at string, value any) {
		a := as[fleetv1alpha1.RolloutApprovalSpec](value)
		found, others, gone := c.find(fleetv1alpha1.GroupVersion.WithKind(kind), c.namespace(), a.Rollout)
		if gone {
			c.missing(at+".rollout", "staged rollout", a.Rollout, others)
		}
		if found == nil {
			return
		}
		status := as[fleetv1alpha1.StagedRolloutStatus](found.Object["status"])
		if c.Stored && (a.Revision < status.Revision || a.Revision > status.Revision && c.passed(a, &status)) {
			return
		}
		var stages []string
		for i := range status.Stages {
			stages = append(stages, status.Stages[i].Name)
		}
		if len(stages) > 0 && !slices.Contains(stages, a.Stage) {
			c.report(at+".stage", "the rollout has no stage %q, only: %s", a.Stage, strings.Join(stages, ", "))
		}
		if a.Revision != status.Revision {
			c.report(at+".revision", "the rollout has revision %d, not %d; the approval has no effect on it", status.Revision, a.Revision)
		}
	}
}

// maxRevisions is the number of later revisions that show that a rollout had a revision whose record is deleted.
const maxRevisions = 100

// passed reports whether an approval names a revision that the rollout had before it returned to an older one. Approvals that were created
// since then are mistakes. Revisions have ascending numbers, and the oldest records are deleted first.
func (c *call) passed(a fleetv1alpha1.RolloutApprovalSpec, status *fleetv1alpha1.StagedRolloutStatus) bool {
	created, err := time.Parse(time.RFC3339, nestedString(c.object, "metadata", "creationTimestamp"))
	if err != nil || status.StartedAt == nil || created.After(status.StartedAt.Time) {
		return false
	}
	last := max(status.StableRevision, status.TemplateRevision)
	for i := range status.Clusters {
		last = max(last, status.Clusters[i].Revision)
	}
	if a.Revision <= last {
		return true
	}
	scope := binding.ScopeFor(c.namespace())
	b, _, gone := c.find(workv1alpha2.GroupVersion.WithKind(scope.Name), c.namespace(), a.Rollout)
	if b == nil {
		return !gone // unknown
	}
	name := func(number int64) string {
		return revision.NumberName(b.GetName(), b.GetLabels()[scope.IDLabel], number)
	}
	namespace := cmp.Or(c.namespace(), names.SystemNamespace)
	found, others, gone := c.find(appsv1.SchemeGroupVersion.WithKind("ControllerRevision"), namespace, name(a.Revision))
	if found != nil || !gone {
		return true
	}
	for number := a.Revision + 1; number <= a.Revision+maxRevisions; number++ {
		if slices.Contains(others, name(number)) {
			return true
		}
	}
	return false
}

func stringOf(value any, field string) string {
	text, _ := nested(value, field).(string)
	return text
}
