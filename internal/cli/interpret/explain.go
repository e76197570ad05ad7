// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/interpret"
	layers "karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
)

// explanation lists the layer of each operation for one kind.
type explanation struct {
	APIVersion string                  `json:"apiVersion"`
	Kind       string                  `json:"kind"`
	Operations []interpret.Explanation `json:"operations"`
}

// configuration holds the customizations and webhooks of the control plane.
type configuration struct {
	scripts  []*customization
	webhooks []*configv1alpha1.ResourceInterpreterWebhookConfiguration
}

// readTimeout limits the wait for the control plane, which is optional for an explanation.
const readTimeout = 10 * time.Second

// runExplain prints the layer of each operation for the requested kinds.
func (o *options) runExplain(ctx context.Context) error {
	format := *o.print.OutputFormat
	if err := output.Check(format, output.JSON, output.YAML); err != nil {
		return err
	}
	files, err := o.readFiles()
	if err != nil {
		return err
	}
	var local []*customization
	for _, s := range files {
		c, err := s.customization()
		if err != nil {
			return err
		}
		local = append(local, c)
	}
	control, err := o.readConfiguration(ctx)
	mapper := meta.RESTMapper(offlineMapper(local))
	switch {
	case err != nil && (o.control.Kubeconfig != "" || o.control.Context != ""):
		return err // the flags select a control plane
	case err != nil:
		fmt.Fprintf(o.session.Err, "Warning: customizations and webhooks of the control plane are ignored: %v\n", err)
	default:
		if mapper, err = o.control.ToRESTMapper(); err != nil {
			return err
		}
	}
	kinds, err := o.kindsToExplain(mapper, local)
	if err != nil {
		return err
	}
	chain := interpret.Chain{
		layers.Scripts(replaced(control.scripts, local)),
		layers.Hooks(control.webhooks),
		thirdparty.Layer(),
		native.Layer(),
	}
	for i, gvk := range kinds {
		operations, err := chain.Explain(gvk)
		if err != nil {
			return err
		}
		if err := o.printExplanation(explanation{gvk.GroupVersion().String(), gvk.Kind, operations}, i > 0); err != nil {
			return fmt.Errorf("print explanation of %s: %w", gvk.Kind, err)
		}
	}
	return nil
}

// replaced returns the customizations of the control plane as if those from files were applied.
func replaced(control, files []*customization) []*customization {
	kept := slices.DeleteFunc(slices.Clone(control), func(c *customization) bool {
		return slices.ContainsFunc(files, func(f *customization) bool { return f.Name == c.Name })
	})
	return append(kept, files...)
}

// readConfiguration reads the customizations and webhooks of the control plane.
func (o *options) readConfiguration(ctx context.Context) (configuration, error) {
	control, err := o.client()
	if err != nil {
		return configuration{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	var out configuration
	if out.scripts, err = list[customization](ctx, control, customizations); err != nil {
		return configuration{}, err
	}
	if out.webhooks, err = list[configv1alpha1.ResourceInterpreterWebhookConfiguration](ctx, control, configurations); err != nil {
		return configuration{}, err
	}
	return out, nil
}

// list reads all objects of a resource.
func list[T any](ctx context.Context, control dynamic.Interface, resource schema.GroupVersionResource) ([]*T, error) {
	found, err := control.Resource(resource).List(ctx, metav1.ListOptions{})
	if err != nil {
		return nil, err
	}
	out := make([]*T, len(found.Items))
	for i := range found.Items {
		out[i] = new(T)
		if err := runtime.DefaultUnstructuredConverter.FromUnstructured(found.Items[i].Object, out[i]); err != nil {
			return nil, fmt.Errorf("decode %s %s: %w", found.Items[i].GetKind(), found.Items[i].GetName(), err)
		}
	}
	return out, nil
}

// offlineMapper maps the interpreted kinds to their usual resource names.
func offlineMapper(local []*customization) *meta.DefaultRESTMapper {
	mapper := meta.NewDefaultRESTMapper(nil)
	for _, gvk := range slices.Concat(native.Kinds(), thirdparty.Kinds(), targets(local)) {
		mapper.Add(gvk, meta.RESTScopeNamespace)
	}
	return mapper
}

func targets(local []*customization) []schema.GroupVersionKind {
	out := make([]schema.GroupVersionKind, len(local))
	for i, c := range local {
		out[i] = targetOf(c)
	}
	return out
}

// kindsToExplain returns the requested kinds without duplicates, or else the targets of the customizations.
func (o *options) kindsToExplain(mapper meta.RESTMapper, local []*customization) ([]schema.GroupVersionKind, error) {
	var kinds []schema.GroupVersionKind
	for _, arg := range o.args {
		for name := range strings.SplitSeq(arg, ",") {
			gvk, err := kindOf(mapper, name)
			if err != nil {
				return nil, fmt.Errorf("find kind of %q (use --gvk to specify GROUP/VERSION/KIND): %w", name, err)
			}
			kinds = append(kinds, gvk)
		}
	}
	for _, text := range o.kinds {
		gvk, err := parseKind(text)
		if err != nil {
			return nil, err
		}
		kinds = append(kinds, gvk)
	}
	for _, file := range []string{o.desired, o.observed} {
		object, err := o.object(file)
		if err != nil {
			return nil, err
		}
		if object != nil {
			kinds = append(kinds, object.GroupVersionKind())
		}
	}
	if len(kinds) == 0 {
		kinds = targets(local)
	}
	if len(kinds) == 0 {
		return nil, errors.New("required argument missing: TYPE, --gvk, --desired-file, --observed-file or -f")
	}
	var unique []schema.GroupVersionKind
	for _, gvk := range kinds {
		if !slices.Contains(unique, gvk) {
			unique = append(unique, gvk)
		}
	}
	return unique, nil
}

// kindOf maps a resource or kind to a GVK, with or without version and group, as kubectl does.
func kindOf(mapper meta.RESTMapper, name string) (schema.GroupVersionKind, error) {
	versioned, resource := schema.ParseResourceArg(strings.ToLower(name))
	if versioned != nil {
		if gvk, err := mapper.KindFor(*versioned); err == nil {
			return gvk, nil
		}
	}
	gvk, err := mapper.KindFor(resource.WithVersion(""))
	if err == nil {
		return gvk, nil
	}
	full, kind := schema.ParseKindArg(name)
	if full != nil {
		if mapping, err := mapper.RESTMapping(full.GroupKind(), full.Version); err == nil {
			return mapping.GroupVersionKind, nil
		}
	}
	if mapping, err := mapper.RESTMapping(kind); err == nil {
		return mapping.GroupVersionKind, nil
	}
	return schema.GroupVersionKind{}, err
}

func parseKind(text string) (schema.GroupVersionKind, error) {
	at := strings.LastIndex(text, "/")
	if at < 1 || at == len(text)-1 || strings.Count(text, "/") > 2 {
		return schema.GroupVersionKind{}, fmt.Errorf("invalid kind %q: must be GROUP/VERSION/KIND, or VERSION/KIND for the core group", text)
	}
	return schema.FromAPIVersionAndKind(text[:at], text[at+1:]), nil
}

func (o *options) printExplanation(e explanation, separated bool) error {
	out := o.session.Out
	if format := *o.print.OutputFormat; output.Encodes(format) {
		return output.Encode(out, format, e, separated)
	}
	if separated {
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "%s %s\n", e.APIVersion, e.Kind)
	rows := [][]string{{"OPERATION", "LAYER", "DETAIL"}}
	for _, op := range e.Operations {
		rows = append(rows, []string{string(op.Operation), cmp.Or(op.Layer, "default"), cmp.Or(op.Source, op.Default, "-")})
	}
	output.Terminal{Writer: out}.Table(output.Rows(rows))
	return nil
}
