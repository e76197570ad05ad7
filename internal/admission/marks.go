// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/admission/marks"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
)

// Names of the ValidatingAdmissionPolicies that warn about templates, and of their bindings.
const (
	MarkPolicyName  = "labels.karmada.io"
	ImagePolicyName = "images.karmada.io"
)

// MarkPolicy returns a ValidatingAdmissionPolicy and its binding, which warn about labels and annotations of Karmada that have no effect.
// They do not repeat a warning if the value is unchanged.
func MarkPolicy() []client.Object {
	// Most keys have no domain of Karmada, and need one function only: an object can have thousands of them, and the nested loop took most
	// of the time of its request.
	prefixed := fmt.Sprintf("k.contains(%q) && [%s].exists(p, k.startsWith(p))", marks.Domain, literals(marks.Prefixes...))
	var validations []admissionregistrationv1.Validation
	var others []string // keys without these prefixes
	for i := range marks.All {
		m := &marks.All[i]
		if !slices.ContainsFunc(marks.Prefixes, func(prefix string) bool { return strings.HasPrefix(m.Key, prefix) }) {
			others = append(others, m.Key)
		}
		validations = append(validations, markValidations(m)...)
	}
	variables := []admissionregistrationv1.Variable{}
	for _, annotation := range []bool{false, true} {
		name, field := "Labels", "labels"
		if annotation {
			name, field = "Annotations", "annotations"
		}
		variables = append(variables,
			admissionregistrationv1.Variable{Name: field, Expression: "object.metadata.?" + field + ".orValue({})"},
			admissionregistrationv1.Variable{
				Name: "old" + name, Expression: "oldObject == null ? {} : oldObject.metadata.?" + field + ".orValue({})",
			},
			admissionregistrationv1.Variable{
				Name: "unknown" + name, Expression: fmt.Sprintf("variables.%s.filter(k, %s && !(k in [%s]) && !(k in variables.old%s))",
					field, prefixed, literals(marks.Known()...), name),
			})
		text := marks.Unknown(annotation)
		validations = append(validations, warning(fmt.Sprintf("size(variables.unknown%s) == 0", name),
			fmt.Sprintf(`%s + variables.unknown%s.join(", ") + %s + %s`, strconv.Quote("metadata."+field+"["), name,
				strconv.Quote("]: "+text+"; keys with this prefix: "), keysOfPrefix(fmt.Sprintf("variables.unknown%s[0]", name))),
			"metadata."+field+": "+text))
	}
	return warningPolicy(MarkPolicyName, admissionregistrationv1.ValidatingAdmissionPolicySpec{
		MatchConstraints: &admissionregistrationv1.MatchResources{
			ResourceRules:        []admissionregistrationv1.NamedRuleWithOperations{{RuleWithOperations: everything}},
			ExcludeResourceRules: excludedFromMarks,
		},
		MatchConditions: []admissionregistrationv1.MatchCondition{
			{Name: "requester", Expression: fmt.Sprintf(`!request.userInfo.username.startsWith("system:karmada:") || `+
				`request.userInfo.username == %q`, names.Administrator)}, // components show no warnings
			{Name: "marked", Expression: fmt.Sprintf("has(object.metadata) && (object.metadata.?labels.orValue({}).exists(k, %[1]s) || "+
				"object.metadata.?annotations.orValue({}).exists(k, %[1]s))",
				fmt.Sprintf("%s || k.contains(%q) && k in [%s]", prefixed, marks.Domain, literals(others...)))},
		},
		Variables: variables, Validations: validations,
	})
}

// markValidations returns the warnings about a mark on another kind, with another value, and as a label instead of an annotation or the
// reverse.
func markValidations(m *marks.Mark) (out []admissionregistrationv1.Validation) {
	in, before := "variables.labels", "variables.oldLabels"
	other, otherBefore := "variables.annotations", "variables.oldAnnotations"
	if m.Annotation {
		in, before, other, otherBefore = other, otherBefore, in, before
	}
	key := strconv.Quote(m.Key)
	unchanged := func(in, before string) string {
		return fmt.Sprintf("!(%[1]s in %[2]s) || %[1]s in %[3]s && %[3]s[%[1]s] == %[2]s[%[1]s]", key, in, before)
	}
	path, value := fmt.Sprintf("%s[%s]: ", m.Place(), m.Key), fmt.Sprintf("%s[%s]", in, key)
	add := func(valid, text string) { out = append(out, warning(valid, strconv.Quote(text), text)) }
	onKind := "true"
	if len(m.Kinds) > 0 {
		onKind = fmt.Sprintf("request.kind.kind in [%s]", literals(append(slices.Clone(m.Kinds), m.SetOn...)...))
		if slices.Contains(m.Kinds, marks.Template) {
			onKind = fmt.Sprintf("(%s || !(request.kind.group in [%s]))", onKind, literals(builtin.NeverPropagated()...))
		}
		add(fmt.Sprintf("%s || %s", unchanged(in, before), onKind), path+m.Elsewhere())
	}
	if slices.Equal(m.Kinds, []string{"Cluster"}) {
		return out // its API server warns about values
	}
	set := fmt.Sprintf("request.kind.kind in [%s]", literals(m.SetOn...))
	if m.Owned() {
		namespace := `object.metadata.?namespace.orValue("")`
		add(fmt.Sprintf(`%s || %s || %s in ["", %s] || [%s].exists(p, %[3]s.startsWith(p))`, unchanged(in, before), set, namespace,
			literals(names.SystemNamespace, names.ClusterNamespace), literals(names.ExecutionPrefix, "kube-")), path+m.Misused())
	}
	if !m.AnyValue() {
		valid := fmt.Sprintf("%s in [%s]", value, literals(m.Values...))
		switch {
		case m.Pattern != "":
			valid = fmt.Sprintf("%s.matches(%s)", value, strconv.Quote(m.Pattern))
		case m.AnyCase:
			valid = fmt.Sprintf("%s.lowerAscii() in [%s]", value, literals(m.Values...))
		}
		out = append(out, warning(fmt.Sprintf("%s || !(%s) || %s || %s", unchanged(in, before), onKind, set, valid),
			fmt.Sprintf(`%s + "\"" + %s + "\"" + %s`, strconv.Quote(path), value, strconv.Quote(m.Wrong())), path+"the value"+m.Wrong()))
	}
	place, text := m.Misplaced()
	add(unchanged(other, otherBefore), fmt.Sprintf("%s[%s]: %s", place, m.Key, text))
	return out
}

// keysOfPrefix returns an expression for the names of the marks with the prefix of a key.
func keysOfPrefix(key string) string {
	out := `""`
	for _, prefix := range marks.Prefixes {
		out = fmt.Sprintf("%s.startsWith(%q) ? %q : %s", key, prefix, marks.OfPrefix(prefix), out)
	}
	return "(" + out + ")"
}

// Image is a regular expression of a reference of an image: [registry/]repository[:tag][@digest].
const Image = `^((([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])(\.([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9]))*|` +
	`\[[a-fA-F0-9:]+\])(:[0-9]+)?/)?[a-z0-9]+(([.]|_|__|-+)[a-z0-9]+)*(/[a-z0-9]+(([.]|_|__|-+)[a-z0-9]+)*)*` +
	`(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,})?$`

// ImagePolicy returns a ValidatingAdmissionPolicy and its binding, which warn about containers of workloads whose image is no reference.
func ImagePolicy() []client.Object {
	rule := func(group string, resources ...string) admissionregistrationv1.NamedRuleWithOperations {
		return admissionregistrationv1.NamedRuleWithOperations{RuleWithOperations: admissionregistrationv1.RuleWithOperations{
			Operations: onWrite, Rule: admissionregistrationv1.Rule{
				APIGroups: []string{group}, APIVersions: []string{"*"}, Resources: resources, Scope: new(namespaced),
			},
		}}
	}
	images := func(object string) string {
		pod := fmt.Sprintf(`(request.resource.resource == "pods" ? %[1]s.spec : request.resource.resource == "cronjobs" ? `+
			`%[1]s.spec.jobTemplate.spec.template.spec : %[1]s.spec.template.spec)`, object)
		return fmt.Sprintf(`(%[1]s.?initContainers.orValue([]) + %[1]s.?containers.orValue([])).map(c, c.?image.orValue(""))`, pod)
	}
	const text = "no pod starts with this image: it is no valid reference [REGISTRY/]REPOSITORY[:TAG][@DIGEST] with a repository in lower case"
	return warningPolicy(ImagePolicyName, admissionregistrationv1.ValidatingAdmissionPolicySpec{
		MatchConstraints: &admissionregistrationv1.MatchResources{
			ResourceRules: []admissionregistrationv1.NamedRuleWithOperations{
				rule("", "pods", "replicationcontrollers"), rule("apps", "deployments", "statefulsets", "daemonsets", "replicasets"),
				rule("batch", "jobs", "cronjobs"),
			},
		},
		MatchConditions: []admissionregistrationv1.MatchCondition{
			{Name: "requester", Expression: fmt.Sprintf(`request.userInfo.username != %q`, controllerManager)},
		},
		Variables: []admissionregistrationv1.Variable{
			{Name: "old", Expression: "oldObject == null ? [] : " + images("oldObject")},
			{Name: "wrong", Expression: fmt.Sprintf(`%s.filter(i, i != "" && !i.matches(%s) && !(i in variables.old))`, images("object"),
				strconv.Quote(Image))},
		},
		Validations: []admissionregistrationv1.Validation{
			warning("size(variables.wrong) == 0", `"\"" + variables.wrong.join("\", \"") + "\": " + `+strconv.Quote(text), "containers: "+text),
		},
	})
}

// warning returns a validation whose failure is a warning with a text, or with the value of an expression.
func warning(expression, messageExpression, text string) admissionregistrationv1.Validation {
	return admissionregistrationv1.Validation{
		Expression: expression, MessageExpression: messageExpression, Message: text, Reason: new(metav1.StatusReasonInvalid),
	}
}

// warningPolicy returns a ValidatingAdmissionPolicy that only warns, and its binding.
func warningPolicy(name string, spec admissionregistrationv1.ValidatingAdmissionPolicySpec) []client.Object {
	spec.FailurePolicy = new(admissionregistrationv1.Ignore)
	spec.MatchConstraints.NamespaceSelector, spec.MatchConstraints.ObjectSelector = &metav1.LabelSelector{}, &metav1.LabelSelector{}
	spec.MatchConstraints.MatchPolicy = new(admissionregistrationv1.Equivalent)
	return []client.Object{
		&admissionregistrationv1.ValidatingAdmissionPolicy{ObjectMeta: configurationMeta(name), Spec: spec},
		&admissionregistrationv1.ValidatingAdmissionPolicyBinding{
			ObjectMeta: configurationMeta(name),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
				PolicyName: name, ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Warn},
			},
		},
	}
}

// literals returns strings as elements of a list in CEL.
func literals(values ...string) string {
	quoted := make([]string, len(values))
	for i, v := range values {
		quoted[i] = strconv.Quote(v)
	}
	return strings.Join(quoted, ", ")
}
