// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"fmt"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"

	"karmada.io/karmada/internal/admission/work"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
)

// The match conditions are CEL. The webhooks fail closed, so an evaluation error denies the request. Therefore each expression
// checks that a field exists and has the right type before it reads it. "false && error" is false in CEL.

// lacksID matches objects without a permanent ID.
func lacksID(label string) *admissionregistrationv1.MatchCondition {
	return &admissionregistrationv1.MatchCondition{Name: "without-permanent-id", Expression: emptyID(label)}
}

func emptyID(label string) string {
	return fmt.Sprintf(`object.metadata.?labels[?%q].orValue("") == ""`, label)
}

// clusterNamespace matches the namespaces that Karmada needs for its clusters, or all other namespaces. The former are the execution
// namespaces and the one of the credentials and Leases.
func clusterNamespace(is bool) *admissionregistrationv1.MatchCondition {
	expression := fmt.Sprintf("(oldObject.metadata.name.startsWith(%q) || oldObject.metadata.name == %q)",
		names.ExecutionNamespace(""), names.ClusterNamespace)
	if is {
		return &admissionregistrationv1.MatchCondition{Name: "cluster-namespace", Expression: expression}
	}
	return &admissionregistrationv1.MatchCondition{Name: "no-cluster-namespace", Expression: "!" + expression}
}

// bindingNeedsValidation matches bindings with dependencies, components or a staged rollout, which are the only validated fields. It also
// matches bindings with a request that may not be a quantity of reasonable size, in any version.
var bindingNeedsValidation = admissionregistrationv1.MatchCondition{
	Name: "with-dependencies-or-components",
	Expression: fmt.Sprintf(`object.metadata.?annotations[?%q].hasValue()`, work.DependenciesAnnotation) +
		` || (has(object.spec) && type(object.spec) == map && (has(object.spec.components) || has(object.spec.stagedRollout)` +
		` || ` + unusualRequest("object.spec", "replicaRequirements", "resourceRequest") +
		` || ` + unusualRequest("object.spec", "resource", "resourcePerReplicas") + `))`,
}

// usageMayGrow matches bindings that need validation, created ones with clusters, and those whose clusters or size change.
var usageMayGrow = admissionregistrationv1.MatchCondition{
	Name: "usage-may-grow",
	Expression: bindingNeedsValidation.Expression + ` || !has(object.spec) || type(object.spec) != map || (request.operation == "CREATE"` +
		` ? has(object.spec.clusters) : !has(oldObject.spec) || type(oldObject.spec) != map` +
		` || ["clusters", "replicaRequirements", "components", "resource"].exists(f,` +
		` (f in object.spec) != (f in oldObject.spec) || (f in object.spec && object.spec[f] != oldObject.spec[f])))`,
}

// unusualRequest returns an expression that is true if the map object.parent.request has an unusual value. Such a value has more
// than 18 digits in a row, or an exponent of more than one digit. The webhook decides whether such a value is valid.
func unusualRequest(object, parent, request string) string {
	parent = object + "." + parent
	request = parent + "." + request
	return strings.NewReplacer("PARENT", parent, "REQUEST", request).Replace(
		`(has(PARENT) && type(PARENT) == map && has(REQUEST) && type(REQUEST) == map` +
			` && REQUEST.exists(k, type(REQUEST[k]) == string && REQUEST[k].matches('[eE][-+]*[0-9]{2}|[0-9.]{19}')))`)
}

// workNeedsDefaulting matches Works without an ID, and Works with a manifest that is not pruned, lacks the ID or has other keys
// than it records. It ignores fields that are pruned only for some kinds and the last-applied annotation: a client that records keys
// must prune these. A Work that is being deleted is not defaulted.
var workNeedsDefaulting = admissionregistrationv1.MatchCondition{
	Name: "unprepared",
	Expression: `!has(object.metadata.deletionTimestamp) && (` + emptyID(names.WorkID) +
		` || (has(object.spec) && type(object.spec) == map && has(object.spec.workload) && type(object.spec.workload) == map` +
		` && has(object.spec.workload.manifests) && type(object.spec.workload.manifests) == list` +
		` && !object.spec.workload.manifests.all(m, ` + preparedManifest + `)))`,
}

// preparedManifest is true if defaulting does not change the manifest m.
var preparedManifest = strings.Join([]string{
	`type(m) == map && !has(m.status) && has(m.metadata) && type(m.metadata) == map`,
	`["` + strings.Join(manifest.ServerOwned(), `", "`) + `"].all(f, !(f in m.metadata))`,
	`has(m.metadata.labels) && type(m.metadata.labels) == map && has(m.metadata.annotations) && type(m.metadata.annotations) == map`,
	fmt.Sprintf(`%[1]q in m.metadata.labels && m.metadata.labels[%[1]q] == object.metadata.?labels[?%[1]q].orValue("")`, names.WorkID),
	recordsKeys("labels", names.ManagedLabels),
	recordsKeys("annotations", names.ManagedAnnotations),
}, " && ")

// recordsKeys returns an expression that is true if the annotation lists exactly the keys of the metadata field.
func recordsKeys(field, annotation string) string {
	list := fmt.Sprintf(`m.metadata.annotations[%q]`, annotation)
	return fmt.Sprintf(`%[2]q in m.metadata.annotations && type(%[3]s) == string`+
		` && [%[3]s.split(",")].all(keys, size(keys) == size(m.metadata.%[1]s) && m.metadata.%[1]s.all(k, k in keys))`, field, annotation, list)
}
