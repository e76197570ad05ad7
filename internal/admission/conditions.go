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

// The conditions are CEL. An error in one of them refuses the request, since our webhooks fail closed; so every step into
// an object asks first whether there is something to step into. "false && error" is false in CEL.

// unidentified calls a webhook for objects without a permanent ID.
func unidentified(label string) *admissionregistrationv1.MatchCondition {
	return &admissionregistrationv1.MatchCondition{Name: "without-permanent-id", Expression: withoutID(label)}
}

func withoutID(label string) string {
	return fmt.Sprintf(`object.metadata.?labels[?%q].orValue("") == ""`, label)
}

// questionableBinding calls a webhook for bindings that hold something it can find wrong.
var questionableBinding = admissionregistrationv1.MatchCondition{
	Name: "with-dependencies-or-components",
	Expression: fmt.Sprintf(`object.metadata.?annotations[?%q].hasValue()`, work.DependenciesAnnotation) +
		` || (has(object.spec) && type(object.spec) == map && has(object.spec.components))`,
}

// unpreparedWork calls a webhook for Works that lack an ID, or that hold a manifest which is not pruned, lacks the ID or
// records other keys than it has. It does not know what is pruned in some kinds only: whoever goes to the length of
// recording keys is trusted with these. A Work on its way out changes no more.
var unpreparedWork = admissionregistrationv1.MatchCondition{
	Name: "unprepared",
	Expression: `!has(object.metadata.deletionTimestamp) && (` + withoutID(names.WorkID) +
		` || (has(object.spec) && type(object.spec) == map && has(object.spec.workload) && type(object.spec.workload) == map` +
		` && has(object.spec.workload.manifests) && type(object.spec.workload.manifests) == list` +
		` && !object.spec.workload.manifests.all(m, ` + preparedManifest + `)))`,
}

// preparedManifest says of a manifest m that defaulting would not change it.
var preparedManifest = strings.Join([]string{
	`type(m) == map && !has(m.status) && has(m.metadata) && type(m.metadata) == map`,
	`["` + strings.Join(manifest.ServerOwned(), `", "`) + `"].all(f, !(f in m.metadata))`,
	`has(m.metadata.labels) && type(m.metadata.labels) == map && has(m.metadata.annotations) && type(m.metadata.annotations) == map`,
	fmt.Sprintf(`%[1]q in m.metadata.labels && m.metadata.labels[%[1]q] == object.metadata.?labels[?%[1]q].orValue("")`, names.WorkID),
	records("labels", names.ManagedLabels),
	records("annotations", names.ManagedAnnotations),
}, " && ")

// records says that the list in an annotation has exactly the keys of a map in the metadata.
func records(field, annotation string) string {
	list := fmt.Sprintf(`m.metadata.annotations[%q]`, annotation)
	return fmt.Sprintf(`%[2]q in m.metadata.annotations && type(%[3]s) == string`+
		` && [%[3]s.split(",")].all(keys, size(keys) == size(m.metadata.%[1]s) && m.metadata.%[1]s.all(k, k in keys))`, field, annotation, list)
}
