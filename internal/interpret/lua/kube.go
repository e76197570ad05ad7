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
	"karmada.io/karmada/internal/interpret/podspec"
)

// longestQuantity bounds what is parsed as one.
const longestQuantity = 100

// kubeFunctions is the library kube. What is wrong with an argument is an error.
func (m *machine) kubeFunctions() map[string]goFunction {
	return map[string]goFunction{
		"resourceAdd":             m.resourceAdd,
		"getResourceQuantity":     m.getResourceQuantity,
		"accuratePodRequirements": m.accuratePodRequirements,
		"getPodDependencies":      m.getPodDependencies,
	}
}

// loadKube is what require("kube") loads.
func (m *machine) loadKube(l *glua.LState) int {
	t := l.CreateTable(0, 0)
	t.Metatable = m.kube
	l.Push(t)
	return 1
}

// quantity is an argument that is a quantity, or a number.
func (m *machine) quantity(n int) resource.Quantity {
	text := m.state.CheckString(n)
	if len(text) > longestQuantity {
		m.state.ArgError(n, "quantity too long")
	}
	m.spend(50)
	m.pay(priceTable)
	q, err := resource.ParseQuantity(text)
	if err != nil {
		m.state.ArgError(n, fmt.Sprintf("%q is no quantity: %v", text, err))
	}
	return q
}

func (m *machine) exactly(n int, name string) {
	if got := m.state.GetTop(); got != n {
		m.state.RaiseError("%s takes %d arguments, not %d", name, n, got)
	}
}

func (m *machine) resourceAdd(l *glua.LState) int {
	var sum resource.Quantity
	for i := 1; i <= l.GetTop(); i++ {
		if l.Get(i) != glua.LNil {
			sum.Add(m.quantity(i))
		}
	}
	return m.push(sum.String())
}

func (m *machine) getResourceQuantity(l *glua.LState) int {
	m.exactly(1, "kube.getResourceQuantity")
	q := m.quantity(1)
	number := q.AsApproximateFloat64()
	if number < 0 || math.IsInf(number, 0) {
		l.ArgError(1, fmt.Sprintf("%s is less than nothing, or too much for a number", q.String()))
	}
	l.Push(glua.LNumber(number))
	return 1
}

// podSpec is the spec in an argument that is a pod template.
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
	m.exactly(1, "kube.accuratePodRequirements")
	needs, err := podspec.Requirements(m.podSpec(1))
	if err != nil {
		l.ArgError(1, "spec."+err.Error())
	}
	if needs == nil {
		l.Push(glua.LNil)
		return 1
	}
	out, err := runtime.DefaultUnstructuredConverter.ToUnstructured(needs)
	if err != nil {
		l.ArgError(1, err.Error())
	}
	m.pay(priceEmptyTable)
	l.Push(m.value(out))
	return 1
}

func (m *machine) getPodDependencies(l *glua.LState) int {
	m.exactly(2, "kube.getPodDependencies")
	namespace := l.OptString(2, "default")
	dependencies, err := podspec.Dependencies(m.podSpec(1), namespace)
	if err != nil {
		l.ArgError(1, "spec."+err.Error())
	}
	out := make([]any, len(dependencies))
	for i, d := range dependencies {
		out[i] = map[string]any{"apiVersion": d.APIVersion, "kind": d.Kind, "namespace": d.Namespace, "name": d.Name}
	}
	m.pay(priceEmptyTable * (1 + len(out)))
	l.Push(m.value(out))
	return 1
}
