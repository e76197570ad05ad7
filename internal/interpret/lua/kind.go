// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	glua "github.com/yuin/gopher-lua"
	"k8s.io/apimachinery/pkg/runtime"
	apijson "k8s.io/apimachinery/pkg/util/json"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/quantity"
)

// Kind returns the interpreter of a customization's scripts. Operations without a script are nil. Errors of the interpreter
// contain name. If scripts do not compile, the error has one line for each of their operations. The Kind is valid
// nevertheless: these operations return the compile error, so that no other layer handles them.
func Kind(name string, customization configv1alpha1.CustomizationRules) (interpret.Kind, error) {
	var kind interpret.Kind
	var errs []error
	for _, r := range Rules {
		source := r.Script(&customization)
		if source == "" {
			continue
		}
		script, err := Compile(source)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", r.Operation, err))
		}
		r.implement(&kind, adapter{customization: name, rule: r, script: script, compileErr: err})
	}
	return kind, errors.Join(errs...)
}

// Verdict is the result of checking the script of one operation.
type Verdict struct {
	Operation configv1alpha1.InterpreterOperation
	// Set is true if there is a script.
	Set bool
	// Err is nil if the script compiles, runs and defines the function.
	Err error
}

// Check returns a verdict for each operation, in the order of Rules. It compiles each script, runs the code outside of
// functions within the limits of a call, and looks up the function.
func Check(customization configv1alpha1.CustomizationRules) []Verdict {
	out := make([]Verdict, len(Rules))
	for i, r := range Rules {
		source := r.Script(&customization)
		out[i] = Verdict{Operation: r.Operation, Set: source != ""}
		if source == "" {
			continue
		}
		out[i].Err = r.Check(source)
	}
	return out
}

// Check returns why the operation fails with a script, or nil if the script compiles, runs and defines the function.
func (r Rule) Check(source string) error {
	script, err := Compile(source)
	if err != nil {
		return err
	}
	ctx := context.Background() //nolint:forbidigo // every call has a deadline of its own
	return run(ctx, job{script: script, function: r.Function, load: true}, nil)
}

// adapter implements one operation of interpret.Kind with a script.
type adapter struct {
	customization string
	rule          Rule
	script        *Script
	compileErr    error // if it is not nil, script is nil
}

// call calls the script's function for an object. read converts the results before the machine is used again.
func (a adapter) call(ctx context.Context, object *interpret.Object, args []any, results int,
	read func(*machine, []glua.LValue) error) error {
	err := a.compileErr
	if err == nil {
		err = run(ctx, job{script: a.script, function: a.rule.Function, args: args, results: results}, read)
	}
	return a.wrap(object, err)
}

func (a adapter) wrap(object *interpret.Object, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("customization %s: %s of %s: %w", a.customization, a.rule.Operation, kindAndName(object), err)
}

func kindAndName(o *interpret.Object) string {
	if ns := o.GetNamespace(); ns != "" {
		return o.GetKind() + " " + ns + "/" + o.GetName()
	}
	return o.GetKind() + " " + o.GetName()
}

func content(o *interpret.Object) map[string]any {
	if o.Object == nil {
		return map[string]any{}
	}
	return o.Object
}

// readObject reads a result that is a changed copy of original.
func readObject(m *machine, v glua.LValue, original *interpret.Object, references ...any) (*interpret.Object, error) {
	read, err := m.object(v, references...)
	if err != nil {
		return nil, err
	}
	out := &interpret.Object{Object: read}
	if out.GetKind() == "" || out.GetAPIVersion() == "" {
		return nil, errors.New("the script returned a table without apiVersion and kind; it must return the whole object, with its changes")
	}
	if out.GroupVersionKind() != original.GroupVersionKind() || out.GetNamespace() != original.GetNamespace() ||
		out.GetName() != original.GetName() {
		return nil, fmt.Errorf("the script returned another object, %s of %s; it must return the object that it received, with its changes",
			truncate(kindAndName(out)), truncate(out.GetAPIVersion()))
	}
	return out, nil
}

func (a adapter) retain(ctx context.Context, desired, observed *interpret.Object) (out *interpret.Object, err error) {
	args := []any{content(desired), content(observed)}
	err = a.call(ctx, desired, args, 1, func(m *machine, results []glua.LValue) error {
		out, err = readObject(m, results[0], desired, args...)
		return err
	})
	return out, err
}

func (a adapter) revise(ctx context.Context, template *interpret.Object, replicas int64) (out *interpret.Object, err error) {
	args := []any{content(template), replicas}
	err = a.call(ctx, template, args, 1, func(m *machine, results []glua.LValue) error {
		out, err = readObject(m, results[0], template, args[0])
		return err
	})
	return out, err
}

func (a adapter) aggregate(ctx context.Context, template *interpret.Object,
	items []workv1alpha2.AggregatedStatusItem) (out *interpret.Object, err error) {
	var statuses any // nil if there are no items
	if len(items) > 0 {
		statuses, err = statusItems(items)
	}
	if err != nil {
		return nil, a.wrap(template, err)
	}
	err = a.call(ctx, template, []any{content(template), statuses}, 1, func(m *machine, results []glua.LValue) error {
		out, err = readObject(m, results[0], template)
		return err
	})
	return out, err
}

// statusItems returns status items as JSON values, without zero fields.
func statusItems(items []workv1alpha2.AggregatedStatusItem) ([]any, error) {
	out := make([]any, len(items))
	for i, item := range items {
		value := map[string]any{"clusterName": item.ClusterName}
		if item.Status != nil && len(item.Status.Raw) > 0 {
			var status any
			if err := apijson.Unmarshal(item.Status.Raw, &status); err != nil {
				return nil, fmt.Errorf("decode the status of cluster %s: %w", item.ClusterName, err)
			}
			value["status"] = status
		}
		if item.Applied {
			value["applied"] = true
		}
		if item.AppliedMessage != "" {
			value["appliedMessage"] = item.AppliedMessage
		}
		if item.Health != "" {
			value["health"] = string(item.Health)
		}
		out[i] = value
	}
	return out, nil
}

func (a adapter) reflect(ctx context.Context, observed *interpret.Object) (out *runtime.RawExtension, err error) {
	err = a.call(ctx, observed, []any{content(observed)}, 1, func(m *machine, results []glua.LValue) error {
		status, err := m.object(results[0])
		if err == nil {
			out, err = interpret.Raw(status)
		}
		return err
	})
	return out, err
}

func (a adapter) healthy(ctx context.Context, observed *interpret.Object) (out bool, err error) {
	err = a.call(ctx, observed, []any{content(observed)}, 1, func(_ *machine, results []glua.LValue) error {
		healthy, ok := results[0].(glua.LBool)
		if !ok {
			return fmt.Errorf("the script returned %s; it must return true or false", typeOf(results[0]))
		}
		out = bool(healthy)
		return nil
	})
	return out, err
}

// typeOf returns the type of a Lua value for errors.
func typeOf(v glua.LValue) string {
	if v == glua.LNil {
		return "nil"
	}
	return "a " + v.Type().String()
}

func (a adapter) replicas(ctx context.Context, template *interpret.Object) (out interpret.Replicas, err error) {
	err = a.call(ctx, template, []any{content(template)}, 2, func(m *machine, results []glua.LValue) error {
		n, ok := results[0].(glua.LNumber)
		if !ok {
			return fmt.Errorf("the script returned %s; it must return the number of replicas, and then their requirements", typeOf(results[0]))
		}
		if !(n > -1 && n < math.MaxInt32+1) {
			return fmt.Errorf("the script returned %v replicas; it must return a number from 0 to %d", n, math.MaxInt32)
		}
		out.Count = int32(n)
		if results[1] == glua.LNil {
			return nil
		}
		requirements, err := m.object(results[1])
		if err == nil {
			out.Requirements = &workv1alpha2.ReplicaRequirements{}
			err = decode(requirements, out.Requirements)
		}
		if err != nil {
			return fmt.Errorf("replica requirements: %w", err)
		}
		return nil
	})
	if err != nil {
		return interpret.Replicas{}, err
	}
	return out, nil
}

// decode converts JSON values to a typed value.
func decode(from, into any) error {
	b, err := json.Marshal(from)
	if err != nil {
		return err
	}
	return quantity.Decode(b, into)
}

func (a adapter) components(ctx context.Context, template *interpret.Object) (out []workv1alpha2.Component, err error) {
	err = a.call(ctx, template, []any{content(template)}, 1, func(m *machine, results []glua.LValue) error {
		if results[0] == glua.LNil {
			return nil
		}
		list, err := m.list(results[0])
		if err != nil {
			return err
		}
		return decode(list, &out)
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

func (a adapter) dependencies(ctx context.Context, template *interpret.Object) (out []interpret.Dependency, err error) {
	err = a.call(ctx, template, []any{content(template)}, 1, func(m *machine, results []glua.LValue) error {
		list, err := m.list(results[0])
		if err != nil {
			return err
		}
		found := make([]interpret.Dependency, len(list))
		for i, v := range list {
			err := decode(v, &found[i])
			if err == nil {
				err = validateDependency(found[i])
			}
			if err != nil {
				return fmt.Errorf("the result[%d]: %w", i+1, err)
			}
		}
		out = interpret.Union(found)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

func validateDependency(d interpret.Dependency) error {
	switch {
	case d.APIVersion == "":
		return errors.New("apiVersion is missing")
	case d.Kind == "":
		return errors.New("kind is missing")
	case d.Name == "" && d.LabelSelector == nil:
		return errors.New("name and labelSelector are missing; one of them is required")
	}
	return nil
}
