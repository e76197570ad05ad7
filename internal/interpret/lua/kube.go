// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"
	"math"
	"strings"

	glua "github.com/yuin/gopher-lua"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/runtime"

	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/interpret/lua/sandbox"
	"karmada.io/karmada/internal/interpret/podspec"
	"karmada.io/karmada/internal/machinery/quantity"
)

// maxQuantity limits the length of a quantity, in bytes.
const maxQuantity = 100

// kubeFunctions returns the library kube. Its functions raise errors for invalid arguments.
func (m *machine) kubeFunctions() map[string]goFunction {
	return map[string]goFunction{
		"resourceAdd":             m.resourceAdd,
		"getResourceQuantity":     m.getResourceQuantity,
		"accuratePodRequirements": m.accuratePodRequirements,
		"getPodDependencies":      m.getPodDependencies,
	}
}

// loadKube is the loader of require("kube").
func (m *machine) loadKube(l *glua.LState) int {
	t := l.CreateTable(0, 0)
	t.Metatable = m.kube
	l.Push(t)
	return 1
}

// quantity returns an argument that is a quantity or a number. nil is zero.
func (m *machine) quantity(n int) (q resource.Quantity) {
	if m.state.Get(n) == glua.LNil {
		return q
	}
	text := m.state.CheckString(n)
	if len(text) > maxQuantity {
		m.state.ArgError(n, "quantity too long")
	}
	m.spend(50)
	m.charge(sandbox.CostTable)
	q, err := quantity.Parse(text)
	if err != nil {
		m.state.ArgError(n, fmt.Sprintf("invalid quantity %q: %v", text, err))
	}
	return q
}

func (m *machine) requireArguments(n int, function string) {
	if got := m.state.GetTop(); got != n {
		m.state.RaiseError("%s takes %d arguments, not %d", function, n, got)
	}
}

func (m *machine) resourceAdd(l *glua.LState) int {
	var sum resource.Quantity
	for i := 1; i <= l.GetTop(); i++ {
		sum.Add(m.quantity(i))
	}
	return m.pushString(sum.String())
}

func (m *machine) getResourceQuantity(l *glua.LState) int {
	m.requireArguments(1, "kube.getResourceQuantity")
	q := m.quantity(1)
	number := q.AsApproximateFloat64()
	if number < 0 || math.IsInf(number, 0) {
		l.ArgError(1, fmt.Sprintf("%s is negative, or too large for a number", q.String()))
	}
	l.Push(glua.LNumber(number))
	return 1
}

// podSpec returns the spec of an argument that is a pod template.
func (m *machine) podSpec(n int) field.Object {
	template, err := m.object(m.state.CheckTable(n))
	if err == nil {
		var spec field.Object
		if spec, err = field.Get[field.Object](template, "spec"); err == nil {
			m.spend(500)
			return spec
		}
	}
	m.state.ArgError(n, strings.ReplaceAll(err.Error(), "the result", "the pod template"))
	return nil
}

func (m *machine) accuratePodRequirements(l *glua.LState) int {
	m.requireArguments(1, "kube.accuratePodRequirements")
	requirements, err := podspec.Requirements(m.podSpec(1))
	if err != nil {
		l.ArgError(1, "spec."+err.Error())
	}
	if requirements == nil {
		l.Push(glua.LNil)
		return 1
	}
	out, err := runtime.DefaultUnstructuredConverter.ToUnstructured(requirements)
	if err != nil {
		l.ArgError(1, err.Error())
	}
	m.charge(sandbox.CostEmptyTable)
	l.Push(m.value(out))
	return 1
}

func (m *machine) getPodDependencies(l *glua.LState) int {
	m.requireArguments(2, "kube.getPodDependencies")
	namespace := l.OptString(2, "default")
	dependencies, err := podspec.Dependencies(m.podSpec(1), namespace)
	if err != nil {
		l.ArgError(1, "spec."+err.Error())
	}
	out := make([]any, len(dependencies))
	for i, d := range dependencies {
		out[i] = map[string]any{"apiVersion": d.APIVersion, "kind": d.Kind, "namespace": d.Namespace, "name": d.Name}
	}
	m.charge(sandbox.CostEmptyTable * (1 + len(out)))
	l.Push(m.value(out))
	return 1
}
