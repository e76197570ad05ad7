// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/marks"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret/lua"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
)

// without reports a field that is set.
func without(text string) checker {
	return func(c *call, at string, value any) {
		if value != nil && value != false {
			c.report(at, "%s", text)
		}
	}
}

// ignored reports fields of a placement that another field disables.
func ignored(c *call, at string, value any) {
	p := as[policyv1alpha1.Placement](value)
	r := p.ReplicaScheduling
	if r == nil {
		return
	}
	strategy := at + ".replicaScheduling"
	weights, static := strategy+".weightPreference", false
	switch {
	case r.ReplicaSchedulingType != policyv1alpha1.ReplicaSchedulingTypeDivided:
		if r.ReplicaDivisionPreference != "" {
			c.report(strategy+".replicaDivisionPreference", "has no effect unless replicaSchedulingType is Divided")
		}
		if r.WeightPreference != nil {
			c.report(weights, "has no effect unless replicaSchedulingType is Divided")
		}
		if r.DynamicWeight != "" {
			c.report(strategy+".dynamicWeight", "has no effect unless replicaSchedulingType is Divided")
		}
	case r.ReplicaDivisionPreference != policyv1alpha1.ReplicaDivisionPreferenceWeighted:
		if r.WeightPreference != nil {
			c.report(weights, "has no effect unless replicaDivisionPreference is Weighted")
		}
		if r.DynamicWeight != "" && r.ReplicaDivisionPreference == policyv1alpha1.ReplicaDivisionPreferenceAggregated {
			c.report(strategy+".dynamicWeight", "has no effect with replicaDivisionPreference Aggregated")
		}
	case r.DynamicWeight != "":
		if r.WeightPreference != nil && len(r.WeightPreference.StaticWeightList) > 0 {
			c.report(weights+".staticWeightList", "has no effect beside replicaScheduling.dynamicWeight")
		}
	case r.WeightPreference == nil:
		static = true
	case r.WeightPreference.DynamicWeight == "":
		static = len(r.WeightPreference.StaticWeightList) > 0
	case len(r.WeightPreference.StaticWeightList) > 0:
		c.report(weights+".staticWeightList", "has no effect beside dynamicWeight")
	}
	for i := range p.SpreadConstraints {
		if static {
			staticSpread(c, fmt.Sprintf("%s.spreadConstraints[%d]", at, i), &p.SpreadConstraints[i])
		}
	}
}

// staticSpread reports a constraint beside static weights, which select the clusters.
func staticSpread(c *call, at string, s *policyv1alpha1.SpreadConstraint) {
	switch {
	case s.SpreadByLabel != "":
		c.report(at, "only excludes clusters without the label %s: static weights select the clusters", s.SpreadByLabel)
	case s.SpreadByField == policyv1alpha1.SpreadByFieldCluster, s.SpreadByField == "":
		c.report(at, "has no effect with static weights")
	default:
		c.report(at, "only excludes clusters without a %s: static weights select the clusters", s.SpreadByField)
	}
}

// besideName reports a label selector beside a name, which decides.
func besideName(c *call, at string, value any) {
	if stringOf(value, "name") != "" && nested(value, "labelSelector") != nil {
		c.report(at+".labelSelector", "has no effect beside name")
	}
}

// overwrite reports a policy that replaces unmanaged objects of a whole kind in members.
func overwrite(c *call, at string, value any) {
	if value != string(policyv1alpha1.ConflictOverwrite) {
		return
	}
	for i, s := range as[[]policyv1alpha1.ResourceSelector](nested(c.object, "spec", "resourceSelectors")) {
		if s.Name == "" && s.LabelSelector == nil {
			c.report(at, "Overwrite replaces objects of the same name that Karmada does not manage, in each cluster that the placement "+
				"selects now or later, and spec.resourceSelectors[%d] selects all objects of kind %s", i, s.Kind)
			return
		}
	}
}

// almost reports a value that is similar to the usual one. Others can be any text.
func almost(usual string) checker {
	return func(c *call, at string, value any) {
		if name, _ := value.(string); name != "" && name != usual {
			if clause := similar.Clause(name, []string{usual}); clause != "" {
				c.report(at, "%q is not %s%s", name, usual, c.field.Effect)
			}
		}
	}
}

// listedServer requires a server of metrics that the administrator has listed.
func listedServer(c *call, at string, value any) {
	address, _ := value.(string)
	if listed, known := c.recorded(names.MetricServers); known && !slices.Contains(listed, strings.TrimRight(address, "/")) {
		c.report(at, "%s is not listed in --rollout-metric-servers of karmada-controller-manager: its queries fail until the "+
			"administrator adds it", address)
	}
}

func (c *call) recorded(annotation string) (list []string, known bool) {
	if c.Recorded == nil {
		return nil, false
	}
	return c.Recorded(annotation)
}

// controller requires that a controller runs if the field is set.
func controller(name string) checker {
	return func(c *call, at string, value any) {
		disabled, known := c.recorded(names.DisabledControllers)
		if value != nil && known && slices.Contains(disabled, name) {
			c.report(at, "has no effect while the controller %[1]s is disabled; add %[1]s to --controllers of karmada-controller-manager", name)
		}
	}
}

// stoppedLabels reports labels whose controllers are disabled.
func stoppedLabels(c *call, at string, value any) {
	disabled, known := c.recorded(names.DisabledControllers)
	if value == nil || !known {
		return
	}
	labels := as[map[string]string](value)
	for i := range marks.All {
		if text := marks.All[i].Stopped(labels, disabled); text != "" {
			c.report(at+"["+marks.All[i].Key+"]", "%s", text)
		}
	}
}

// toleration reports fields of a toleration that have no effect, and a missing key, with which it may tolerate more taints than intended.
func toleration(c *call, at string, value any) {
	t := as[corev1.Toleration](value)
	exists := t.Operator == corev1.TolerationOpExists
	if exists && t.Value != "" {
		c.report(at+".value", "has no effect with the operator Exists; any value is tolerated")
	}
	if !exists && t.Key == "" {
		c.report(at+".key", "is empty; taints of any key with the value %q match", t.Value)
	}
	if !exists && len(validation.IsValidLabelValue(t.Value)) > 0 {
		c.report(at+".value", "%q is not a valid value of a taint%s", t.Value, c.field.Effect)
	}
	if t.Effect == corev1.TaintEffectPreferNoSchedule {
		c.report(at+".effect", "tolerates nothing: the scheduler ignores taints with the effect PreferNoSchedule")
	}
	if t.TolerationSeconds != nil && *t.TolerationSeconds < 0 {
		c.report(at+".tolerationSeconds", "%d is negative; workloads leave at once", *t.TolerationSeconds)
	}
	if t.TolerationSeconds != nil && t.Effect != "" && t.Effect != corev1.TaintEffectNoExecute {
		c.report(at+".tolerationSeconds", "has no effect unless the effect is NoExecute")
	}
}

// phase reports an eviction that cannot be carried out.
func phase(c *call, at string, value any) {
	if value == "Invalid" {
		c.report(at, "is Invalid: %s", stringOf(nested(c.object, "status"), "message"))
	}
}

// priorityClass requires an existing PriorityClass. It is not known whether the gate is on if the object is stored.
func priorityClass(c *call, at string, value any) {
	if stringOf(value, "priorityClassSource") == string(policyv1alpha1.KubePriorityClass) && c.Prioritized {
		object("scheduling.k8s.io", "v1", "PriorityClass", false)(c, at+".priorityClassName", nested(value, "priorityClassName"))
	}
}

// conditions reports a ClusterTaintPolicy that neither adds nor removes taints.
func conditions(c *call, at string, value any) {
	spec := as[policyv1alpha1.ClusterTaintPolicySpec](value)
	if len(spec.AddOnConditions) == 0 && len(spec.RemoveOnConditions) == 0 {
		c.report(at+".addOnConditions", "is empty, and so is removeOnConditions; the taints are never added or removed")
	}
}

// conditionStatuses are those that a condition can have.
var conditionStatuses = []string{"True", "False", "Unknown"}

// met returns, by type of condition, the statuses with which all requirements hold.
func met(required []policyv1alpha1.MatchCondition) map[string]sets.Set[string] {
	out := map[string]sets.Set[string]{}
	for _, m := range required {
		listed := sets.New[string]()
		for _, status := range m.StatusValues {
			listed.Insert(string(status))
		}
		holds := listed
		if m.Operator == policyv1alpha1.MatchConditionOpNotIn {
			holds = sets.New(conditionStatuses...).Difference(listed)
		}
		if before, found := out[m.ConditionType]; found {
			holds = holds.Intersection(before)
		}
		out[m.ConditionType] = holds
	}
	return out
}

// faulty reports whether a requirement never holds on its own, or has an unknown status.
func faulty(m policyv1alpha1.MatchCondition) bool {
	return m.Operator != policyv1alpha1.MatchConditionOpIn && m.Operator != policyv1alpha1.MatchConditionOpNotIn ||
		m.Operator == policyv1alpha1.MatchConditionOpIn && len(m.StatusValues) == 0 ||
		slices.ContainsFunc(m.StatusValues, func(s metav1.ConditionStatus) bool { return !slices.Contains(conditionStatuses, string(s)) })
}

// contradictions reports conditions of a ClusterTaintPolicy that never hold, and those to remove the taints that hold together with those
// to add them.
func contradictions(c *call, at string, value any) {
	spec := as[policyv1alpha1.ClusterTaintPolicySpec](value)
	if slices.ContainsFunc(slices.Concat(spec.AddOnConditions, spec.RemoveOnConditions), faulty) {
		return // taintCondition reports it
	}
	add, remove := met(spec.AddOnConditions), met(spec.RemoveOnConditions)
	possible := len(add) > 0 && len(remove) > 0
	for _, list := range []struct {
		name     string
		statuses map[string]sets.Set[string]
	}{{"addOnConditions", add}, {"removeOnConditions", remove}} {
		for _, kind := range slices.Sorted(maps.Keys(list.statuses)) {
			if list.statuses[kind].Len() == 0 {
				possible = false
				c.report(at+"."+list.name, "no status of condition %q meets all requirements; they never hold", kind)
			}
		}
	}
	if !possible {
		return
	}
	always := true
	var together []string
	for _, kind := range slices.Sorted(maps.Keys(remove)) {
		both := add[kind].Intersection(remove[kind])
		if both.Len() == 0 {
			return // also if only the removal requires the condition
		}
		always = always && both.Len() == add[kind].Len()
		together = append(together, kind+" is "+strings.Join(sets.List(both), " or "))
	}
	effect := "the taints are then removed"
	if always {
		effect = "the taints are never added"
	}
	c.report(at+".removeOnConditions", "hold together with addOnConditions if %s; %s", strings.Join(together, ", "), effect)
}

// tolerationKey requires a key that taints can have, or none.
func tolerationKey(c *call, at string, value any) {
	if key, _ := value.(string); key != "" && len(validation.IsQualifiedName(key)) > 0 {
		c.report(at, "%q is not a valid key of a taint%s", key, c.field.Effect)
	}
}

// labelKey and labelValue require texts that labels can have.
func labelKey(c *call, at string, value any) {
	if key, _ := value.(string); len(validation.IsQualifiedName(key)) > 0 {
		c.report(at, "%q is not a valid label key%s", key, c.field.Effect)
	}
}

// ownTaint reports a taint that cluster-controller adds and removes itself. It leaves those of other effects as they are.
func ownTaint(c *call, at string, value any) {
	t := as[corev1.Taint](value)
	if (t.Key == names.NotReadyTaint || t.Key == names.UnreachableTaint) && t.Effect == corev1.TaintEffectNoSchedule {
		c.report(at+".key", "%s is a taint that cluster-controller adds and removes itself; it undoes the change", t.Key)
	}
}

// defines requires a script that defines the function of an operation, as the interpreter looks it up.
func defines(rule lua.Rule) checker {
	return func(c *call, at string, value any) {
		script, isText := value.(string)
		if isText && script == "" {
			c.report(at, "is empty; the operation is not customized")
		}
		if strings.TrimSpace(script) == "" {
			return
		}
		if err := rule.Check(script); err != nil {
			c.report(at, "%v%s", err, c.field.Effect)
		}
	}
}

func labelValue(c *call, at string, value any) {
	if text, _ := value.(string); len(validation.IsValidLabelValue(text)) > 0 {
		c.report(at, "%q is not a valid label value%s", text, c.field.Effect)
	}
}

// softTaint reports a taint that the scheduler ignores.
func softTaint(c *call, at string, value any) {
	if value == string(corev1.TaintEffectPreferNoSchedule) {
		c.report(at, "PreferNoSchedule has no effect: the scheduler ignores the taint")
	}
}

// taintEffect requires an effect.
func taintEffect(c *call, at string, value any) {
	softTaint(c, at, value)
	if text, _ := value.(string); text == "" {
		c.report(at, "is empty%s", c.field.Effect)
	}
	oneOf("NoSchedule", "PreferNoSchedule", "NoExecute")(c, at, value)
}

// taintCondition requires a known condition, operator and statuses.
func taintCondition(c *call, at string, value any) {
	clusterCondition(c, at+".conditionType", nested(value, "conditionType"))
	oneOf("In", "NotIn")(c, at+".operator", nested(value, "operator"))
	listed, _ := nested(value, "statusValues").([]any)
	excludes := nested(value, "operator") == "NotIn"
	for i, status := range listed {
		path := fmt.Sprintf("%s.statusValues[%d]", at, i)
		if text, _ := status.(string); excludes && text != "" && !slices.Contains(conditionStatuses, text) {
			c.report(path, "%q is none of %s; NotIn does not exclude any status by it%s", text, strings.Join(conditionStatuses, ", "),
				similar.Clause(text, conditionStatuses))
		} else {
			oneOf(conditionStatuses...)(c, path, status)
		}
	}
	if len(listed) == 0 && nested(value, "operator") == "In" {
		c.report(at+".statusValues", "is empty%s", c.field.Effect)
	}
}

// backends requires existing Services as backends of an Ingress.
func backends(c *call, at string, value any) {
	spec := as[networkingv1alpha1.MultiClusterIngressSpec](value)
	rules, fallback := spec.Rules, spec.DefaultBackend
	if spec.Template != nil {
		at, rules, fallback = at+".template.spec", spec.Template.Spec.Rules, spec.Template.Spec.DefaultBackend
	}
	backend := func(at string, b *networkingv1.IngressBackend) {
		if b == nil || b.Service == nil {
			return
		}
		found, others, gone := c.find(schema.GroupVersionKind{Version: "v1", Kind: "Service"}, c.namespace(), b.Service.Name)
		if gone {
			c.missing(at+".service.name", "Service", b.Service.Name, others)
		}
		if found != nil {
			c.port(at+".service.port", b.Service, as[corev1.Service](found.Object).Spec.Ports)
		}
	}
	backend(at+".defaultBackend", fallback)
	for i := range rules {
		if http := rules[i].HTTP; http != nil {
			for j := range http.Paths {
				backend(fmt.Sprintf("%s.rules[%d].http.paths[%d].backend", at, i, j), &http.Paths[j].Backend)
			}
		}
	}
}

// besideTemplate reports fields of an ingress that its template disables.
func besideTemplate(c *call, at string, value any) {
	fields, _ := value.(map[string]any)
	if fields["template"] == nil {
		return
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if name != "template" {
			c.report(at+"."+name, "has no effect beside template")
		}
	}
}

// notNegative requires a number that is not negative.
func notNegative(c *call, at string, value any) {
	if seconds := as[int64](value); seconds < 0 {
		c.report(at, "%d is negative%s", seconds, c.field.Effect)
	}
}

// port requires a port of a Service with ports.
func (c *call) port(at string, b *networkingv1.IngressServiceBackend, ports []corev1.ServicePort) {
	if len(ports) == 0 || slices.ContainsFunc(ports, func(p corev1.ServicePort) bool {
		return b.Port.Name != "" && p.Name == b.Port.Name || b.Port.Name == "" && p.Port == b.Port.Number
	}) {
		return
	}
	wanted, existing := cmp.Or(b.Port.Name, fmt.Sprint(b.Port.Number)), make([]string, 0, len(ports))
	for _, p := range ports {
		existing = append(existing, strings.TrimPrefix(fmt.Sprintf("%s:%d", p.Name, p.Port), ":"))
	}
	c.report(at, "Service %s has no port %s, only: %s%s", b.Name, wanted, strings.Join(existing, ", "), c.field.Effect)
}

// rebalanced reports a workload that was not found, or that is not scheduled because it lost its policy.
func rebalanced(c *call, at string, value any) {
	w := as[appsv1alpha1.ObservedWorkload](value)
	title := w.Workload.Kind + " " + strings.TrimPrefix(w.Workload.Namespace+"/"+w.Workload.Name, "/")
	if w.Reason != appsv1alpha1.RebalanceObjectNotFound {
		if c.Stored && c.waitsForPolicy(w.Workload) {
			c.report(at, "%s is not scheduled: no policy claims it, its policy was deleted", title)
		}
		return
	}
	why := "no policy propagates an object of this name"
	if kinds := c.kinds(w.Workload.APIVersion); kinds != nil {
		if _, problem := kinds.Of(w.Workload.APIVersion, w.Workload.Kind); problem != "" {
			why = problem
		}
	}
	c.report(at, "%s was not rebalanced: %s", title, why)
}

// waitsForPolicy reports whether a requested reschedule of a workload waits because no policy claims it.
func (c *call) waitsForPolicy(w appsv1alpha1.ObjectReference) bool {
	b, err := c.bindingOf(w)
	if err != nil || b == nil || !binding.Orphaned(b) {
		return false
	}
	requested, last := b.BindingSpec().RescheduleTriggeredAt, b.BindingStatus().LastScheduledTime
	return requested != nil && (last == nil || last.Before(requested))
}

// bindingOf returns the binding of a workload, nil if it has none, or errUnknown.
func (c *call) bindingOf(w appsv1alpha1.ObjectReference) (binding.Binding, error) {
	kind := schema.FromAPIVersionAndKind(w.APIVersion, w.Kind).GroupKind()
	get := func(key types.NamespacedName, b binding.Binding) error {
		o, _, gone := c.find(workv1alpha2.GroupVersion.WithKind(binding.ScopeFor(key.Namespace).Name), key.Namespace, key.Name)
		if o != nil {
			return runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, b)
		}
		if gone {
			return apierrors.NewNotFound(schema.GroupResource{}, key.Name)
		}
		return errUnknown
	}
	b, _, err := binding.Find(kind, types.NamespacedName{Namespace: w.Namespace, Name: w.Name}, get)
	return b, err
}

// errUnknown means that an object cannot be read.
var errUnknown = errors.New("the object cannot be read")

// exported requires the ServiceExport of a ServiceImport that no cluster serves.
func exported(c *call, at string, value any) {
	status := as[multiclusterv1alpha1.ServiceImportStatus](nested(c.object, "status"))
	if len(status.Clusters) == 0 {
		object(multiclusterv1alpha1.GroupVersion.Group, multiclusterv1alpha1.GroupVersion.Version, "ServiceExport", true)(c, at, value)
	}
}

// provided reports that no provider of a MultiClusterService has endpoints.
func provided(c *call, at string, value any) {
	ready := meta.FindStatusCondition(as[[]metav1.Condition](value), networkingv1alpha1.EndpointsReady)
	if c.Stored && ready != nil && ready.Status == metav1.ConditionFalse {
		c.report(at, "%s", ready.Message)
	}
}

// withReplicas reports requests of replicas without a number of replicas.
func withReplicas(c *call, at string, value any) {
	if value != nil && nested(c.object, "spec", "replicas") == nil {
		c.report(at, "has no effect without replicas")
	}
}

// countPrefix begins the names of resources of a quota that count objects: count/RESOURCE.GROUP.
const countPrefix = "count/"

// counted requires resources that are served, of limits that count objects.
func counted(c *call, at string, value any) {
	limits, _ := value.(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(limits)) {
		resource, counts := strings.CutPrefix(name, countPrefix)
		if !counts {
			continue
		}
		parsed := schema.ParseGroupResource(resource)
		if kinds := c.kinds(schema.GroupVersion{Group: parsed.Group, Version: "v1"}.String()); kinds != nil {
			if problem := kinds.UnservedResource(parsed); problem != "" {
				c.report(at+"["+name+"]", "%s%s", problem, c.field.Effect)
			}
		}
	}
}

// threshold requires a threshold of a policy that is enabled.
func threshold(c *call, at string, value any) {
	policy := as[configv1alpha1.ReschedulePolicy](value)
	if policy.Enabled && policy.Threshold.CPUUtilization == nil && policy.Threshold.MemoryUtilization == nil {
		c.report(at+".threshold", "is empty%s", c.field.Effect)
	}
}
