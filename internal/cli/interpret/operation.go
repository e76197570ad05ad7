// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	layers "karmada.io/karmada/internal/interpret/customization"
)

// input is what an operation can be about.
type input struct {
	desired, observed *interpret.Object
	replicas          int32
	reports           []workv1alpha2.AggregatedStatusItem
}

// result is a part of an answer.
type result struct {
	label string
	value any
}

// runOperation runs one script and prints what it answers.
func (o *options) runOperation(ctx context.Context, asked operation) error {
	if o.templated() {
		if _, err := o.print.ToPrinter(); err != nil {
			return err
		}
	}
	all, err := o.read(ctx)
	if err != nil {
		return err
	}
	list := make([]*customization, len(all))
	for i, one := range all {
		if list[i], err = one.customization(); err != nil {
			return err
		}
	}
	in := input{replicas: o.replicas}
	if in.desired, err = o.object(o.desired); err != nil {
		return err
	}
	if in.observed, err = o.object(o.observed); err != nil {
		return err
	}
	if in.reports, err = o.items(o.reports); err != nil {
		return err
	}
	results, err := execute(ctx, list, asked, in)
	if err != nil {
		// Karmada compatible: a script that fails is an answer, too, and no failure of the command.
		fmt.Fprintf(o.session.Err, "Execute %s error: %v\n", asked, err)
		return nil
	}
	for i, one := range results {
		if err := o.printResult(one, i+1, len(results)); err != nil {
			return fmt.Errorf("print what %s gives as %s: %w", asked, one.label, err)
		}
	}
	return nil
}

// execute asks the scripts of customizations, as they are in force together, about what is given.
func execute(ctx context.Context, list []*customization, asked operation, in input) ([]result, error) {
	about, err := in.subject(asked)
	if err != nil {
		return nil, err
	}
	gvk := about.GroupVersionKind()
	kind, err := layers.Scripts(list).Kind(gvk)
	if err != nil {
		return nil, err
	}
	if !kind.Implements(asked) {
		return nil, notEnabled(list, gvk)
	}
	switch asked {
	case configv1alpha1.InterpreterOperationRetain:
		retained, err := kind.Retain(ctx, in.desired, in.observed)
		return []result{{"retained", retained}}, err
	case configv1alpha1.InterpreterOperationInterpretReplica:
		replicas, err := kind.Replicas(ctx, about)
		return []result{{"replica", replicas.Count}, {"requires", replicas.Requirements}}, err
	case configv1alpha1.InterpreterOperationInterpretComponent:
		components, err := kind.Components(ctx, about)
		return []result{{"components", components}}, err
	case configv1alpha1.InterpreterOperationReviseReplica:
		revised, err := kind.Revise(ctx, about, int64(in.replicas))
		return []result{{"revised", revised}}, err
	case configv1alpha1.InterpreterOperationInterpretStatus:
		status, err := kind.Reflect(ctx, about)
		return []result{{"status", status}}, err
	case configv1alpha1.InterpreterOperationAggregateStatus:
		aggregated, err := kind.Aggregate(ctx, about, in.reports)
		return []result{{"aggregatedStatus", aggregated}}, err
	case configv1alpha1.InterpreterOperationInterpretHealth:
		healthy, err := kind.Healthy(ctx, about)
		return []result{{"healthy", healthy}}, err
	default:
		dependencies, err := kind.Dependencies(ctx, about)
		return []result{{"dependencies", dependencies}}, err
	}
}

// subject is the object that an operation is about.
func (in input) subject(asked operation) (*interpret.Object, error) {
	if asked == configv1alpha1.InterpreterOperationRetain {
		switch {
		case in.desired == nil:
			return nil, errors.New("desired, desired-file options are not set")
		case in.observed == nil:
			return nil, errors.New("observed, observed-file options are not set")
		}
		return in.desired, nil
	}
	switch {
	case in.desired != nil && in.observed != nil:
		return nil, errors.New("you can not specify both desired-file and observed-file options")
	case in.desired != nil:
		return in.desired, nil
	case in.observed != nil:
		return in.observed, nil
	}
	return nil, errors.New("desired-file, observed-file options are not set")
}

// notEnabled says why no script answers.
func notEnabled(list []*customization, gvk schema.GroupVersionKind) error {
	const message = "rule is not enabled"
	if slices.ContainsFunc(list, func(c *customization) bool { return targetOf(c) == gvk }) {
		return errors.New(message)
	}
	return fmt.Errorf("%s: no customization given is for %s %s", message, gvk.GroupVersion(), gvk.Kind)
}

// printResult prints a part of an answer in the format asked for. What heads it is a comment in YAML and is left out of
// other formats, for those who read them are programs.
func (o *options) printResult(one result, number, of int) error {
	out, format := o.session.Out, *o.print.OutputFormat
	object, isObject := one.value.(*interpret.Object)
	switch {
	case format == "json":
		text, err := json.MarshalIndent(one.value, "", "    ")
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(out, "%s\n", text)
		return err
	case isObject && o.templated():
		printer, err := o.print.ToPrinter()
		if err != nil {
			return err
		}
		return printer.PrintObj(object, out)
	}
	text, err := toYAML(one.value)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "---\n# [%d/%d] %s:\n%s", number, of, one.label, text)
	return err
}

// templated says whether objects are to be printed otherwise than as YAML or JSON. What is no object is not.
func (o *options) templated() bool {
	format := *o.print.OutputFormat
	return format != "yaml" && format != "json" && (format != "" || *o.print.TemplatePrinterFlags.TemplateArgument != "")
}

// toYAML writes a value for people.
func toYAML(value any) ([]byte, error) {
	if raw, ok := value.(*runtime.RawExtension); ok && raw != nil && len(raw.Raw) > 0 {
		return yaml.JSONToYAML(raw.Raw)
	}
	return yaml.Marshal(value)
}
