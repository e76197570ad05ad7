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
)

// rule is an operation's script in a customization.
type rule struct {
	operation configv1alpha1.InterpreterOperation
	function  string
	script    func(configv1alpha1.CustomizationRules) (source string, set bool)
	// add puts the script into the kind; a nil script fails with the error that it did not compile with.
	add func(*interpret.Kind, opinion)
}

// source takes the script out of a rule that may not be there.
func source[R any](r *R, script func(*R) string) (string, bool) {
	if r == nil {
		return "", false
	}
	return script(r), true
}

// rules are all of them, in the order in which `karmadactl interpret --check` lists them.
var rules = []rule{
	{
		configv1alpha1.InterpreterOperationRetain, "Retain",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.Retention, func(r *configv1alpha1.LocalValueRetention) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Retain = o.retain },
	},
	{
		configv1alpha1.InterpreterOperationInterpretReplica, "GetReplicas",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.ReplicaResource, func(r *configv1alpha1.ReplicaResourceRequirement) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Replicas = o.replicas },
	},
	{
		configv1alpha1.InterpreterOperationInterpretComponent, "GetComponents",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.ComponentResource, func(r *configv1alpha1.ComponentResourceRequirement) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Components = o.components },
	},
	{
		configv1alpha1.InterpreterOperationReviseReplica, "ReviseReplica",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.ReplicaRevision, func(r *configv1alpha1.ReplicaRevision) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Revise = o.revise },
	},
	{
		configv1alpha1.InterpreterOperationInterpretStatus, "ReflectStatus",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.StatusReflection, func(r *configv1alpha1.StatusReflection) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Reflect = o.reflect },
	},
	{
		configv1alpha1.InterpreterOperationAggregateStatus, "AggregateStatus",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.StatusAggregation, func(r *configv1alpha1.StatusAggregation) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Aggregate = o.aggregate },
	},
	{
		configv1alpha1.InterpreterOperationInterpretHealth, "InterpretHealth",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.HealthInterpretation, func(r *configv1alpha1.HealthInterpretation) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Healthy = o.healthy },
	},
	{
		configv1alpha1.InterpreterOperationInterpretDependency, "GetDependencies",
		func(r configv1alpha1.CustomizationRules) (string, bool) {
			return source(r.DependencyInterpretation, func(r *configv1alpha1.DependencyInterpretation) string { return r.LuaScript })
		},
		func(k *interpret.Kind, o opinion) { k.Dependencies = o.dependencies },
	},
}

// Kind turns the scripts of a customization into opinions; operations without a rule have none. name is what errors of the
// opinions call the customization. When scripts do not compile, the error names their operations, a line for each, and the
// Kind is good all the same: these operations fail with what is wrong, so that no other layer answers in their place.
func Kind(name string, customization configv1alpha1.CustomizationRules) (interpret.Kind, error) {
	var kind interpret.Kind
	var problems []error
	for _, r := range rules {
		text, set := r.script(customization)
		if !set {
			continue
		}
		script, err := Compile(text)
		o := opinion{customization: name, rule: r, script: script, broken: err}
		if err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", r.operation, err))
		}
		r.add(&kind, o)
	}
	return kind, errors.Join(problems...)
}

// Verdict is what is to be said about the script of an operation.
type Verdict struct {
	// Operation is what the script is for.
	Operation configv1alpha1.InterpreterOperation
	// Set says that there is a script.
	Set bool
	// Err says why it cannot be used; nil when it can, as far as one can know before there is an object.
	Err error
}

// Check loads each script there is: it compiles it, runs what is outside of functions within the limits of a call, and finds
// the function. There is one verdict for each operation, in the contract's order (cli, `interpret --check`).
func Check(customization configv1alpha1.CustomizationRules) []Verdict {
	out := make([]Verdict, len(rules))
	for i, r := range rules {
		text, set := r.script(customization)
		out[i] = Verdict{Operation: r.operation, Set: set}
		if !set {
			continue
		}
		script, err := Compile(text)
		if err == nil {
			ctx := context.Background() //nolint:forbidigo // a call limits itself to a second
			err = run(ctx, job{script: script, function: r.function, load: true}, nil)
		}
		out[i].Err = err
	}
	return out
}

// opinion is a script of a customization.
type opinion struct {
	customization string
	rule
	script *Script
	broken error // why there is no script
}

// ask calls the script's function about an object.
func (o opinion) ask(ctx context.Context, about *interpret.Object, args []any, results int, take func(*machine, []glua.LValue) error) error {
	err := o.broken
	if err == nil {
		err = run(ctx, job{script: o.script, function: o.function, args: args, results: results}, take)
	}
	if err != nil {
		return fmt.Errorf("customization %s: %s of %s: %w", o.customization, o.operation, called(about), err)
	}
	return nil
}

// called is what to call an object.
func called(o *interpret.Object) string {
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

// revised reads a result that is the object, changed.
func revised(m *machine, v glua.LValue, about *interpret.Object, references ...any) (*interpret.Object, error) {
	read, err := m.object(v, references...)
	if err != nil {
		return nil, err
	}
	out := &interpret.Object{Object: read}
	if out.GetKind() == "" || out.GetAPIVersion() == "" {
		return nil, errors.New("the script returned a table without apiVersion and kind; it must return all of the object that it was given, with its changes")
	}
	if out.GroupVersionKind() != about.GroupVersionKind() || out.GetNamespace() != about.GetNamespace() || out.GetName() != about.GetName() {
		return nil, fmt.Errorf("the script returned another object, %s of %s; it must return all of the object that it was given, with its changes",
			cut(called(out)), cut(out.GetAPIVersion()))
	}
	return out, nil
}

func (o opinion) retain(ctx context.Context, desired, observed *interpret.Object) (out *interpret.Object, err error) {
	args := []any{content(desired), content(observed)}
	err = o.ask(ctx, desired, args, 1, func(m *machine, results []glua.LValue) error {
		out, err = revised(m, results[0], desired, args...)
		return err
	})
	return out, err
}

func (o opinion) revise(ctx context.Context, template *interpret.Object, replicas int64) (out *interpret.Object, err error) {
	args := []any{content(template), replicas}
	err = o.ask(ctx, template, args, 1, func(m *machine, results []glua.LValue) error {
		out, err = revised(m, results[0], template, args[0])
		return err
	})
	return out, err
}

func (o opinion) aggregate(ctx context.Context, template *interpret.Object, items []workv1alpha2.AggregatedStatusItem) (out *interpret.Object, err error) {
	reports, err := reported(items)
	if err != nil {
		return nil, fmt.Errorf("customization %s: %s of %s: %w", o.customization, o.operation, called(template), err)
	}
	err = o.ask(ctx, template, []any{content(template), reports}, 1, func(m *machine, results []glua.LValue) error {
		out, err = revised(m, results[0], template)
		return err
	})
	return out, err
}

// reported are reports as JSON; what is zero is left out, as in the API.
func reported(items []workv1alpha2.AggregatedStatusItem) ([]any, error) {
	out := make([]any, len(items))
	for i, item := range items {
		report := map[string]any{"clusterName": item.ClusterName}
		if item.Status != nil && len(item.Status.Raw) > 0 {
			var status any
			if err := apijson.Unmarshal(item.Status.Raw, &status); err != nil {
				return nil, fmt.Errorf("the status of cluster %s: %w", item.ClusterName, err)
			}
			report["status"] = status
		}
		if item.Applied {
			report["applied"] = true
		}
		if item.AppliedMessage != "" {
			report["appliedMessage"] = item.AppliedMessage
		}
		if item.Health != "" {
			report["health"] = string(item.Health)
		}
		out[i] = report
	}
	return out, nil
}

func (o opinion) reflect(ctx context.Context, observed *interpret.Object) (out *runtime.RawExtension, err error) {
	err = o.ask(ctx, observed, []any{content(observed)}, 1, func(m *machine, results []glua.LValue) error {
		status, err := m.object(results[0])
		if err == nil {
			out, err = interpret.Raw(status)
		}
		return err
	})
	return out, err
}

func (o opinion) healthy(ctx context.Context, observed *interpret.Object) (out bool, err error) {
	err = o.ask(ctx, observed, []any{content(observed)}, 1, func(_ *machine, results []glua.LValue) error {
		healthy, ok := results[0].(glua.LBool)
		if !ok {
			return fmt.Errorf("the script returned %s; it must return true or false", describe(results[0]))
		}
		out = bool(healthy)
		return nil
	})
	return out, err
}

// describe is what kind of value a script returned.
func describe(v glua.LValue) string {
	if v == glua.LNil {
		return "nil"
	}
	return "a " + v.Type().String()
}

func (o opinion) replicas(ctx context.Context, template *interpret.Object) (out interpret.Replicas, err error) {
	err = o.ask(ctx, template, []any{content(template)}, 2, func(m *machine, results []glua.LValue) error {
		n, ok := results[0].(glua.LNumber)
		if !ok {
			return fmt.Errorf("the script returned %s; it must return the number of replicas, and then what each needs", describe(results[0]))
		}
		if !(n > -1 && n < math.MaxInt32+1) {
			return fmt.Errorf("the script returned %v replicas; it must return a number from 0 to %d", n, math.MaxInt32)
		}
		out.Count = int32(n)
		if results[1] == glua.LNil {
			return nil
		}
		needs, err := m.object(results[1])
		if err != nil {
			return fmt.Errorf("what a replica needs: %w", err)
		}
		out.Requirements = &workv1alpha2.ReplicaRequirements{}
		if err := decode(needs, out.Requirements); err != nil {
			return fmt.Errorf("what a replica needs: %w", err)
		}
		return nil
	})
	if err != nil {
		return interpret.Replicas{}, err
	}
	return out, nil
}

// decode turns JSON values into a typed one.
func decode(from, into any) error {
	b, err := json.Marshal(from)
	if err != nil {
		return err
	}
	return json.Unmarshal(b, into)
}

func (o opinion) components(ctx context.Context, template *interpret.Object) (out []workv1alpha2.Component, err error) {
	err = o.ask(ctx, template, []any{content(template)}, 1, func(m *machine, results []glua.LValue) error {
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
