// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"encoding/json"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// Namespaces collects the namespaces that leave a cluster with its Works, apart from those that bindings propagate.
type Namespaces struct{ synced, preserved sets.Set[string] }

// NewNamespaces returns the namespaces of no Work.
func NewNamespaces() *Namespaces {
	return &Namespaces{synced: sets.New[string](), preserved: sets.New[string]()}
}

// Add adds the namespaces of a Work.
func (n *Namespaces) Add(w *workv1alpha1.Work) {
	preserve := w.Spec.PreserveResourcesOnDeletion != nil && *w.Spec.PreserveResourcesOnDeletion
	if BindingID(w) != "" && !preserve || ReportOnly(w) {
		return
	}
	for _, m := range w.Spec.Workload.Manifests {
		var o metav1.PartialObjectMetadata
		if err := json.Unmarshal(m.Raw, &o); err != nil {
			continue
		}
		isNamespace := o.GroupVersionKind() == corev1.SchemeGroupVersion.WithKind("Namespace")
		switch {
		case preserve && isNamespace:
			n.preserved.Insert(o.Name)
		case preserve:
			n.preserved.Insert(o.Namespace)
		case isNamespace:
			n.synced.Insert(o.Name)
		}
	}
}

// Note returns which namespaces are deleted in a cluster that leaves, or that they stay if it is not ready, as a clause, or "" if there are
// none. Works do not show which of them the member keeps: one that existed before is not managed, and one in use is released.
func (n *Namespaces) Note(cluster string, ready bool) string {
	names := n.synced
	if ready {
		names = names.Difference(n.preserved) // a namespace with preserved objects is released
	}
	noun, stay, leave := "namespaces ", " stay in ",
		" are deleted from %s, unless they existed there before or have objects that Karmada does not manage"
	switch {
	case len(names) == 0:
		return ""
	case len(names) == 1:
		noun, stay, leave = "namespace ", " stays in ",
			" is deleted from %s, unless it existed there before or has objects that Karmada does not manage"
	}
	noun += Summary(sets.List(names))
	if !ready {
		return noun + stay + cluster
	}
	return noun + fmt.Sprintf(leave, cluster)
}
