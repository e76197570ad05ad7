// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// Objects returns the member objects of Works, sorted: "Deployment default/web". Invalid manifests are omitted.
func Objects(works []workv1alpha1.Work) (out []string) {
	for i := range works {
		for _, m := range works[i].Spec.Workload.Manifests {
			var o metav1.PartialObjectMetadata
			if err := json.Unmarshal(m.Raw, &o); err != nil || o.Kind == "" {
				continue
			}
			name := o.Name
			if o.Namespace != "" {
				name = o.Namespace + "/" + o.Name
			}
			out = append(out, o.Kind+" "+name)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Summary returns the first ten objects, and the number of the others.
func Summary(objects []string) string {
	const most = 10
	if len(objects) <= most {
		return strings.Join(objects, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(objects[:most], ", "), len(objects)-most)
}
