// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/cli-runtime/pkg/printers"
	"k8s.io/client-go/dynamic"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	layers "karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
)

// explanation is the answer for one kind.
type explanation struct {
	APIVersion string             `json:"apiVersion"`
	Kind       string             `json:"kind"`
	Operations []interpret.Explanation `json:"operations"`
}

// taught is what the control plane has been taught.
type taught struct {
	scripts []*customization
	hooks   []*configv1alpha1.ResourceInterpreterWebhookConfiguration
}

// answerTime is how long an explanation waits for a control plane that it can do without.
const answerTime = 10 * time.Second

// runExplain says who answers each operation for each kind asked about.
func (o *options) runExplain(ctx context.Context) error {
	format := *o.print.OutputFormat
	if !slices.Contains([]string{"", "json", "yaml"}, format) {
		return fmt.Errorf("unknown output format %q: use json or yaml", format)
	}
	files, err := o.readFiles()
	if err != nil {
		return err
	}
	var given []*customization
	for _, one := range files {
		c, err := one.customization()
		if err != nil {
			return err
		}
		given = append(given, c)
	}
	control, err := o.taught(ctx)
	mapper := meta.RESTMapper(offline(given))
	switch {
	case err != nil && (o.control.Kubeconfig != "" || o.control.Context != ""):
		return err // it was named
	case err != nil:
		fmt.Fprintf(o.session.Err, "The control plane is not asked, so that what it has been taught is left out: %v\n", err)
	default:
		if mapper, err = o.control.ToRESTMapper(); err != nil {
			return err
		}
	}
	kinds, err := o.kindsToExplain(mapper, given)
	if err != nil {
		return err
	}
	chain := interpret.Chain{layers.Scripts(replaced(control.scripts, given)), layers.Hooks(control.hooks), thirdparty.Layer(), native.Layer()}
	for i, gvk := range kinds {
		answers, err := chain.Explain(gvk)
		if err != nil {
			return err
		}
		if err := o.printExplanation(explanation{gvk.GroupVersion().String(), gvk.Kind, answers}, i > 0); err != nil {
			return fmt.Errorf("print the explanation of %s: %w", gvk.Kind, err)
		}
	}
	return nil
}

// replaced are customizations of the control plane after those from files were applied.
func replaced(control, files []*customization) []*customization {
	kept := slices.DeleteFunc(slices.Clone(control), func(c *customization) bool {
		return slices.ContainsFunc(files, func(f *customization) bool { return f.Name == c.Name })
	})
	return append(kept, files...)
}

// taught asks the control plane what it has been taught.
func (o *options) taught(ctx context.Context) (taught, error) {
	api, err := o.api()
	if err != nil {
		return taught{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	var out taught
	if out.scripts, err = list[customization](ctx, api, customizations); err != nil {
		return taught{}, err
	}
	if out.hooks, err = list[configv1alpha1.ResourceInterpreterWebhookConfiguration](ctx, api, configurations); err != nil {
		return taught{}, err
	}
	return out, nil
}

// list reads all objects of a resource.
func list[T any](ctx context.Context, api dynamic.Interface, resource schema.GroupVersionResource) ([]*T, error) {
	found, err := api.Resource(resource).List(ctx, metav1.ListOptions{})
	if err != nil {
		return nil, err
	}
	out := make([]*T, len(found.Items))
	for i := range found.Items {
		out[i] = new(T)
		if err := runtime.DefaultUnstructuredConverter.FromUnstructured(found.Items[i].Object, out[i]); err != nil {
			return nil, fmt.Errorf("read %s %s: %w", found.Items[i].GetKind(), found.Items[i].GetName(), err)
		}
	}
	return out, nil
}

// offline knows the kinds that are interpreted, by the names that they usually have as resources.
func offline(given []*customization) *meta.DefaultRESTMapper {
	mapper := meta.NewDefaultRESTMapper(nil)
	for _, gvk := range slices.Concat(native.Kinds(), thirdparty.Kinds(), targets(given)) {
		mapper.Add(gvk, meta.RESTScopeNamespace)
	}
	return mapper
}

func targets(given []*customization) []schema.GroupVersionKind {
	out := make([]schema.GroupVersionKind, len(given))
	for i, c := range given {
		out[i] = targetOf(c)
	}
	return out
}

// kindsToExplain are the kinds that are asked about, each once: those named, or else those of the customizations.
func (o *options) kindsToExplain(mapper meta.RESTMapper, given []*customization) ([]schema.GroupVersionKind, error) {
	var kinds []schema.GroupVersionKind
	for _, arg := range o.args {
		for name := range strings.SplitSeq(arg, ",") {
			gvk, err := kindOf(mapper, name)
			if err != nil {
				return nil, fmt.Errorf("find the kind of %q, which can also be given as --gvk GROUP/VERSION/KIND: %w", name, err)
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
		kinds = targets(given)
	}
	if len(kinds) == 0 {
		return nil, errors.New("say which kind is to be explained: TYPE, --gvk GROUP/VERSION/KIND, an object by --desired-file, or a customization by -f")
	}
	var unique []schema.GroupVersionKind
	for _, gvk := range kinds {
		if !slices.Contains(unique, gvk) {
			unique = append(unique, gvk)
		}
	}
	return unique, nil
}

// kindOf understands what kubectl understands: resources and kinds, with or without version and group.
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
		return schema.GroupVersionKind{}, fmt.Errorf("%q is no kind: write GROUP/VERSION/KIND, or VERSION/KIND in the core group", text)
	}
	return schema.FromAPIVersionAndKind(text[:at], text[at+1:]), nil
}

func (o *options) printExplanation(answer explanation, another bool) error {
	out := o.session.Out
	switch *o.print.OutputFormat {
	case "json":
		text, err := json.MarshalIndent(answer, "", "    ")
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(out, "%s\n", text)
		return err
	case "yaml":
		text, err := yaml.Marshal(answer)
		if err != nil {
			return err
		}
		if another {
			fmt.Fprintln(out, "---")
		}
		_, err = out.Write(text)
		return err
	}
	if another {
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "%s %s\n", answer.APIVersion, answer.Kind)
	table := printers.GetNewTabWriter(out)
	fmt.Fprintln(table, "OPERATION\tLAYER\tDETAIL")
	for _, one := range answer.Operations {
		fmt.Fprintf(table, "%s\t%s\t%s\n", one.Operation, cmp.Or(one.Layer, "default"), cmp.Or(one.Source, one.Default, "-"))
	}
	return table.Flush()
}
