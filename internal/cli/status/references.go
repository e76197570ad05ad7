// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// referred identifies an object that workloads can refer to.
type referred struct {
	explain.Reference
	namespace string
}

// user is a propagated workload whose pods need other objects.
type user struct {
	title, namespace string
	clusters         []workv1alpha2.TargetCluster
	propagateDeps    bool
	references       []explain.Reference
}

// maxLacking is the number of referred objects that are read to learn whether the control plane has them. Others are assumed to exist.
const maxLacking = 100

// readWorkloads reads the objects of a kind of workloads, with the objects that their pods need.
func (h *hints) readWorkloads(ctx context.Context, kind schema.GroupVersionKind) error {
	chain, _, err := explain.Interpreters(ctx, h.control)
	if err != nil {
		return err
	}
	return eachPage(ctx, h, kind, func(list *unstructured.UnstructuredList) {
		for i := range list.Items {
			o := &list.Items[i]
			if references := explain.References(ctx, chain, o); len(references) > 0 {
				h.references[o.GetUID()] = references
			}
			if last := flow.LastStatus(o); last != "" {
				h.lastStatus[o.GetUID()] = last
			}
			h.addObject(kind, &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{
				Namespace: o.GetNamespace(), Name: o.GetName(), UID: o.GetUID(), Generation: o.GetGeneration(), Labels: o.GetLabels(),
				Annotations: o.GetAnnotations(), OwnerReferences: o.GetOwnerReferences(),
			}})
		}
	})
}

// addReferences records a binding of a workload whose pods need other objects, or of an object that workloads can refer to.
func (f *Fleet) addReferences(b binding.Binding) {
	r, spec := b.BindingSpec().Resource, b.BindingSpec()
	switch {
	case !f.hints || b.GetDeletionTimestamp() != nil:
	case len(f.references[r.UID]) > 0:
		f.users = append(f.users, user{flow.TitleOf(b), r.Namespace, binding.Targets(spec), spec.PropagateDeps, f.references[r.UID]})
	case r.APIVersion == "v1":
		f.propagated[referred{explain.Reference{Kind: r.Kind, Name: r.Name}, r.Namespace}] = binding.Targets(spec)
	}
}

// addLacking adds a hint for each workload whose pods need objects that are not propagated to all of its clusters.
func (h *hints) addLacking(ctx context.Context) {
	type existence struct{ exists, known bool }
	read := map[referred]existence{}
	for i := range h.users {
		u := &h.users[i]
		var lacking []string
		for _, r := range u.references {
			object := referred{r, u.namespace}
			clusters := explain.Without(u.clusters, h.propagated[object])
			if len(clusters) == 0 || !h.readBindings {
				continue
			}
			e, found := read[object]
			switch {
			case found:
			case len(read) < maxLacking:
				e.exists, e.known = r.Exists(ctx, h.control, u.namespace)
				read[object] = e
			default:
				e = existence{true, true}
			}
			if e.known {
				lacking = append(lacking, r.Lacking(clusters, e.exists, u.propagateDeps))
			}
		}
		if len(lacking) > 0 {
			h.hint(flow.NotPropagated, u.title, u.namespace, strings.Join(lacking, "; "))
		}
	}
}

// addUnservedDependencies adds a hint if the interpreter returned dependencies of kinds that the control plane does not serve.
func (f *Fleet) addUnservedDependencies(b binding.Binding) {
	var dependencies []interpret.Dependency
	recorded := b.GetAnnotations()[names.Dependencies]
	if !f.hints || f.kinds == nil || recorded == "" || json.Unmarshal([]byte(recorded), &dependencies) != nil {
		return
	}
	var problems []string
	for _, d := range dependencies {
		if problem := f.kinds.Unserved(d.APIVersion, d.Kind, false); problem != "" {
			problems = append(problems, fmt.Sprintf("its dependency %s: %s", strings.TrimSpace(d.Kind+" "+d.Name), problem))
		}
	}
	if len(problems) > 0 {
		f.add(flow.Problem{Kind: flow.NotPropagated, Object: flow.TitleOf(b), Namespace: b.GetNamespace(), Message: strings.Join(problems, "; ")})
	}
}
