// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/interpret"
	layers "karmada.io/karmada/internal/interpret/customization"
)

// input holds the objects and values for an operation.
type input struct {
	desired, observed *interpret.Object
	replicas          int32
	status            []workv1alpha2.AggregatedStatusItem
}

// result is one labeled result of an operation.
type result struct {
	label string
	value any
}

// runOperation runs one script and prints its results.
func (o *options) runOperation(ctx context.Context, op operation) error {
	if o.usesPrinter() {
		if _, err := o.print.ToPrinter(); err != nil {
			return err
		}
	}
	all, err := o.read(ctx)
	if err != nil {
		return err
	}
	list := make([]*customization, len(all))
	for i, s := range all {
		if list[i], err = s.customization(); err != nil {
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
	if in.status, err = o.items(o.status); err != nil {
		return err
	}
	results, err := execute(ctx, list, op, in)
	if err != nil {
		// Karmada compatible: a failed script does not fail the command.
		fmt.Fprintf(o.session.Err, "Execute %s error: %v\n", op, err)
		return nil
	}
	for i, r := range results {
		if err := o.printResult(r, i+1, len(results)); err != nil {
			return fmt.Errorf("print %s of %s: %w", r.label, op, err)
		}
	}
	return nil
}

// execute runs an operation with the scripts of all customizations, merged as in the control plane.
func execute(ctx context.Context, list []*customization, op operation, in input) ([]result, error) {
	object, err := in.object(op)
	if err != nil {
		return nil, err
	}
	gvk := object.GroupVersionKind()
	kind, err := layers.Scripts(list).Kind(gvk)
	if err != nil {
		return nil, err
	}
	if !kind.Implements(op) {
		return nil, notEnabled(list, gvk)
	}
	switch op {
	case configv1alpha1.InterpreterOperationRetain:
		retained, err := kind.Retain(ctx, in.desired, in.observed)
		return []result{{"retained", retained}}, err
	case configv1alpha1.InterpreterOperationInterpretReplica:
		replicas, err := kind.Replicas(ctx, object)
		return []result{{"replica", replicas.Count}, {"requires", replicas.Requirements}}, err
	case configv1alpha1.InterpreterOperationInterpretComponent:
		components, err := kind.Components(ctx, object)
		return []result{{"components", components}}, err
	case configv1alpha1.InterpreterOperationReviseReplica:
		revised, err := kind.Revise(ctx, object, int64(in.replicas))
		return []result{{"revised", revised}}, err
	case configv1alpha1.InterpreterOperationInterpretStatus:
		status, err := kind.Reflect(ctx, object)
		return []result{{"status", status}}, err
	case configv1alpha1.InterpreterOperationAggregateStatus:
		aggregated, err := kind.Aggregate(ctx, object, in.status)
		return []result{{"aggregatedStatus", aggregated}}, err
	case configv1alpha1.InterpreterOperationInterpretHealth:
		healthy, err := kind.Healthy(ctx, object)
		return []result{{"healthy", healthy}}, err
	default:
		dependencies, err := kind.Dependencies(ctx, object)
		return []result{{"dependencies", dependencies}}, err
	}
}

// object returns the object for an operation, or an error if the wrong files were given.
func (in input) object(op operation) (*interpret.Object, error) {
	if op == configv1alpha1.InterpreterOperationRetain {
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

// notEnabled returns an error that no script implements the operation for the kind.
func notEnabled(list []*customization, gvk schema.GroupVersionKind) error {
	const message = "rule is not enabled"
	if slices.ContainsFunc(list, func(c *customization) bool { return targetOf(c) == gvk }) {
		return errors.New(message)
	}
	return fmt.Errorf("%s: no customization has the target %s %s", message, gvk.GroupVersion(), gvk.Kind)
}

// printResult prints one result in the output format. The label is a comment in YAML and omitted in other formats.
func (o *options) printResult(r result, number, of int) error {
	out, format := o.session.Out, *o.print.OutputFormat
	object, isObject := r.value.(*interpret.Object)
	switch {
	case format == output.JSON:
		return output.Encode(out, format, r.value, false)
	case isObject && o.usesPrinter():
		printer, err := o.print.ToPrinter()
		if err != nil {
			return err
		}
		return printer.PrintObj(object, out)
	}
	text, err := toYAML(r.value)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "---\n# [%d/%d] %s:\n%s", number, of, r.label, text)
	return err
}

// usesPrinter reports whether objects are printed in another format than YAML or JSON.
func (o *options) usesPrinter() bool {
	format := *o.print.OutputFormat
	return !output.Encodes(format) && (format != "" || *o.print.TemplatePrinterFlags.TemplateArgument != "")
}

// toYAML encodes a value as YAML.
func toYAML(value any) ([]byte, error) {
	if raw, ok := value.(*runtime.RawExtension); ok && raw != nil && len(raw.Raw) > 0 {
		return yaml.JSONToYAML(raw.Raw)
	}
	return yaml.Marshal(value)
}
