// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package promote

import (
	"context"
	"errors"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
)

// interpreters are the names of the layers of the interpreter in messages.
var interpreters = map[string]string{"customization": "configurable", "thirdparty": "third-party", "native": "default"}

// readDependencies reads the objects that an object depends on from the member, by the interpreters of the control plane except for
// webhooks. Dependencies that the member does not have are skipped with a warning.
func (p *promotion) readDependencies(ctx context.Context, observed *unstructured.Unstructured) error {
	reader, err := p.control.Client()
	if err != nil {
		return err
	}
	chain, note, err := explain.Interpreters(ctx, reader)
	if err != nil {
		return err
	}
	if note != "" {
		fmt.Fprintf(p.session.Err, "Warning: %s\n", note)
	}
	gvk := observed.GroupVersionKind()
	found, err := chain.Dependencies(ctx, observed)
	switch {
	case errors.Is(err, interpret.ErrNoInterpreter):
		fmt.Fprintf(p.session.Err, "Warning: no interpreter finds the dependencies of %s\n", gvk.Kind)
		return nil
	case err != nil:
		return fmt.Errorf("find dependencies of %s %s: %w", gvk.Kind, observed.GetName(), err)
	}
	p.printInterpreter(chain, gvk)
	for _, d := range found {
		objects, err := p.readDependency(ctx, d)
		if err != nil {
			return fmt.Errorf("read dependency %s %s/%s in cluster %s: %w", d.Kind, d.Namespace, d.Name, p.cluster, err)
		}
		if len(objects) == 0 {
			fmt.Fprintf(p.session.Err, "Warning: the dependency %s %s/%s does not exist in cluster(%s)\n", d.Kind, d.Namespace, d.Name, p.cluster)
		}
		for _, object := range objects {
			it, err := p.newItem(object)
			if err != nil {
				return err
			}
			p.required = append(p.required, it)
		}
	}
	return nil
}

// printInterpreter prints the layer that found the dependencies.
func (p *promotion) printInterpreter(chain interpret.Chain, gvk schema.GroupVersionKind) {
	explanations, err := chain.Explain(gvk)
	if err != nil || p.output != "" {
		return
	}
	for _, e := range explanations {
		if name := interpreters[e.Layer]; e.Operation == configv1alpha1.InterpreterOperationInterpretDependency && name != "" {
			fmt.Fprintf(p.session.Out, "use %s interpreter\n", name)
		}
	}
}

// readDependency reads the object of a reference, or those that its labels select.
func (p *promotion) readDependency(ctx context.Context, d interpret.Dependency) ([]*unstructured.Unstructured, error) {
	gvk := schema.FromAPIVersionAndKind(d.APIVersion, d.Kind)
	mapping, err := p.from.mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if err != nil {
		return nil, err
	}
	api := p.from.resource(mapping, d.Namespace)
	if d.Name != "" {
		object, err := api.Get(ctx, d.Name, metav1.GetOptions{})
		if apierrors.IsNotFound(err) {
			return nil, nil
		} else if err != nil {
			return nil, err
		}
		return []*unstructured.Unstructured{object}, nil
	}
	list, err := api.List(ctx, metav1.ListOptions{LabelSelector: metav1.FormatLabelSelector(d.LabelSelector)})
	if err != nil {
		return nil, err
	}
	out := make([]*unstructured.Unstructured, len(list.Items))
	for i := range list.Items {
		out[i] = &list.Items[i]
	}
	return out, nil
}
