// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/sets"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/propagate/match"
	"karmada.io/karmada/internal/rollout/check"
)

// builtins are kinds whose fields are known, with the types of the conditions that Kubernetes sets.
var builtins = map[schema.GroupKind]struct {
	object     any
	conditions []string
}{
	{Group: "apps", Kind: "Deployment"}:  {appsv1.Deployment{}, []string{"Available", "Progressing", "ReplicaFailure"}},
	{Group: "apps", Kind: "ReplicaSet"}:  {appsv1.ReplicaSet{}, []string{"ReplicaFailure"}},
	{Group: "apps", Kind: "StatefulSet"}: {appsv1.StatefulSet{}, nil},
	{Group: "apps", Kind: "DaemonSet"}:   {appsv1.DaemonSet{}, nil},
	{Group: "batch", Kind: "CronJob"}:    {batchv1.CronJob{}, nil},
	{Group: "batch", Kind: "Job"}: {batchv1.Job{}, []string{"Complete", "Failed", "FailureTarget", "SuccessCriteriaMet",
		"Suspended"}},
	{Kind: "ConfigMap"}: {corev1.ConfigMap{}, nil},
	{Kind: "Secret"}:    {corev1.Secret{}, nil},
	{Kind: "Service"}:   {corev1.Service{}, nil},
}

// selectedKinds returns the kinds that the policy selects. It returns none if the fields of one of them are not known.
func (c *call) selectedKinds() []schema.GroupKind {
	kinds := c.kindsOfSelectors()
	if slices.ContainsFunc(kinds, func(kind schema.GroupKind) bool { return builtins[kind].object == nil }) {
		return nil
	}
	return kinds
}

// kindsOfSelectors returns each kind that the policy selects once.
func (c *call) kindsOfSelectors() []schema.GroupKind {
	if c.selected != nil {
		return c.selected
	}
	selectors, _ := nested(c.object, "spec", "resourceSelectors").([]any)
	found := sets.New[schema.GroupKind]()
	for _, s := range selectors {
		if kind := match.KindOf(stringOf(s, "apiVersion"), stringOf(s, "kind")); !found.Has(kind) {
			found.Insert(kind)
			c.selected = append(c.selected, kind)
		}
	}
	return c.selected
}

// Normalize removes the fields from an object that its API server does not keep: unknown ones, and those whose value is that of a field
// that is not set. It leaves kinds as they are whose fields are not known.
func Normalize(o *unstructured.Unstructured) {
	kind, known := builtins[o.GroupVersionKind().GroupKind()]
	if !known || o.GroupVersionKind().Version != "v1" {
		return
	}
	typed := reflect.New(reflect.TypeOf(kind.object)).Interface()
	if runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, typed) != nil {
		return // the API server rejects it
	}
	if content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(typed); err == nil {
		o.Object = content
	}
}

// shares reports stages whose clusters all belong to an earlier one.
func shares(c *call, at string, value any) {
	stages := as[[]policyv1alpha1.RolloutStage](value)
	for i := range stages {
		before := slices.IndexFunc(stages[:i], func(earlier policyv1alpha1.RolloutStage) bool { return exhausts(&earlier, &stages[i]) })
		if before < 0 {
			if names := c.namesOf(stages[i].ClusterAffinity); names.Len() > 0 && taken(stages[:i]).IsSuperset(names) {
				c.report(fmt.Sprintf("%s[%d]", at, i), "gets no clusters: the stages before it get all that it can have")
			}
			continue
		}
		part := "all clusters"
		if share := stages[before].Replicas; share != nil {
			part = share.String() + " of the replicas"
		}
		c.report(fmt.Sprintf("%s[%d]", at, i), "gets no clusters: stage %q gets %s before it", stages[before].Name, part)
	}
}

// taken returns the clusters that stages take by name, each with all its replicas.
func taken(stages []policyv1alpha1.RolloutStage) sets.Set[string] {
	out := sets.New[string]()
	for i := range stages {
		if a := stages[i].ClusterAffinity; a != nil && stages[i].Replicas == nil {
			out = out.Union(allNamed(a))
		}
	}
	return out
}

// namesOf returns the clusters that the affinity of a stage and the placement can select together, if names limit them.
func (c *call) namesOf(a *policyv1alpha1.ClusterAffinity) sets.Set[string] {
	p := as[policyv1alpha1.Placement](nested(c.object, "spec", "placement"))
	var named sets.Set[string] // by the placement; nil if it does not name them
	if len(p.ClusterAffinities) == 0 && p.ClusterAffinity != nil && len(p.ClusterAffinity.ClusterNames) > 0 {
		named = sets.New(p.ClusterAffinity.ClusterNames...).Delete(p.ClusterAffinity.ExcludeClusters...)
	}
	if a == nil {
		return named
	}
	own := sets.New(a.ClusterNames...) // none for a selector
	if named != nil {
		own = own.Intersection(named)
	}
	return own.Difference(sets.New(a.ExcludeClusters...))
}

// exhausts reports whether an earlier stage leaves no cluster to a later one. A share counts the clusters of all stages before.
func exhausts(earlier, later *policyv1alpha1.RolloutStage) bool {
	a, b := earlier.Replicas, later.Replicas
	switch {
	case earlier.ClusterAffinity != nil && !reflect.DeepEqual(earlier.ClusterAffinity, later.ClusterAffinity):
		return false
	case a == nil || a.Type == intstr.String && percent(a) >= 100:
		return true
	case b == nil || a.Type != b.Type:
		return false
	case a.Type == intstr.Int:
		return a.IntVal >= b.IntVal
	default:
		return percent(a) >= percent(b)
	}
}

func percent(share *intstr.IntOrString) int {
	n, err := intstr.GetScaledValueFromIntOrPercent(share, 100, true)
	if err != nil {
		return 0 // the validation reports it
	}
	return n
}

// maxFailures requires a number of clusters that can be exceeded.
func maxFailures(c *call, at string, value any) {
	limit := as[intstr.IntOrString](value)
	if value == nil || nestedString(c.object, "spec", "rolloutStrategy", "staged", "onFailure", "action") == "Continue" {
		return // see disabled
	}
	selected, selects := 0, c.placement()
	all := c.clusters()
	for i := range all {
		if selects(&all[i]) {
			selected++
		}
	}
	if limit.Type == intstr.Int && selected > 0 && int(limit.IntVal) > selected {
		c.report(at, "%d is above the number of clusters that the cluster affinity selects, %d%s", limit.IntVal, selected, c.field.Effect)
	}
}

// objectCondition requires a type of condition that an object of a selected kind can have.
func objectCondition(c *call, at string, value any) {
	name, _ := value.(string)
	c.conditionOf(c.selectedKinds(), at, name, c.field.Effect)
}

func (c *call) conditionOf(kinds []schema.GroupKind, at, name, effect string) {
	var known []string
	for _, kind := range kinds {
		known = append(known, builtins[kind].conditions...)
	}
	if name == "" || len(kinds) == 0 || slices.Contains(known, name) {
		return
	}
	slices.Sort(known)
	if known = slices.Compact(known); len(known) == 0 {
		c.report(at, "Kubernetes sets no conditions of %s%s", kinds[0].Kind, effect)
		return
	}
	c.report(at, "Kubernetes sets no condition %q of %s%s; known types: %s", name, kinds[0].Kind, effect, strings.Join(known, ", "))
}

// objectFields requires an expression over fields, and types of conditions, that an object of a selected kind has.
func objectFields(c *call, at string, value any) {
	text, _ := value.(string)
	kinds := c.selectedKinds()
	if text == "" || len(kinds) == 0 {
		return
	}
	for _, path := range check.Fields(text) {
		wrong, clause := 0, ""
		for _, kind := range kinds {
			if wrong, clause = unknownField(reflect.TypeOf(builtins[kind].object), path); wrong == 0 {
				break
			}
		}
		if wrong > 0 {
			c.report(at, "%s has no field object.%s%s%s", kinds[0].Kind, strings.Join(path[:wrong], "."), c.field.Effect, clause)
			return
		}
	}
	for _, name := range check.ConditionTypes(text) {
		c.conditionOf(kinds, at, name, "")
	}
}

// unknownField returns the length of the path up to its first field that a type does not have, with similar fields; or 0. Elements of lists
// have an index, or - as in a JSON pointer.
func unknownField(t reflect.Type, path []string) (length int, clause string) {
	for i, name := range path {
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		if _, err := strconv.Atoi(name); t.Kind() == reflect.Slice && (err == nil || name == "-") {
			t = t.Elem()
			continue
		}
		if t.Kind() != reflect.Struct || reflect.PointerTo(t).Implements(unmarshaler) {
			return 0, ""
		}
		fields := fieldsOf(t)
		next, found := fields[name]
		if !found {
			var known []string
			for other := range fields {
				known = append(known, other)
			}
			return i + 1, similar.Clause(name, known)
		}
		t = next
	}
	return 0, ""
}

var unmarshaler = reflect.TypeFor[interface{ UnmarshalJSON(data []byte) error }]()

// fieldsOf returns the types of the fields of a struct by their names in JSON.
func fieldsOf(t reflect.Type) map[string]reflect.Type {
	out := map[string]reflect.Type{}
	for f := range t.Fields() {
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" && (f.Anonymous || strings.Contains(options, "inline")) {
			maps.Copy(out, fieldsOf(f.Type))
		} else if name != "" {
			out[name] = f.Type
		}
	}
	return out
}
