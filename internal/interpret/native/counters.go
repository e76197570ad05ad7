// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"
	"math"
	"strconv"

	"k8s.io/apimachinery/pkg/runtime"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/names"
)

// counter is a number in a status that adds up over clusters.
type counter struct {
	name string
	// always says that the API writes it even when it is zero.
	always bool
}

type counters []counter

// add adds the counters of a status to sums, which has one place for each.
func (c counters) add(status object, sums []int64) error {
	for i := range c {
		n, err := count(status, c[i].name)
		if err != nil {
			return err
		}
		sums[i] = min(sums[i]+n, math.MaxInt32)
	}
	return nil
}

// put writes sums into a status that is the caller's own.
func (c counters) put(status object, sums []int64) {
	for i := range c {
		if sums[i] == 0 && !c[i].always {
			delete(status, c[i].name)
			continue
		}
		status[c[i].name] = sums[i]
	}
}

// pick is the counters of a status alone.
func (c counters) pick(status object) (object, error) {
	sums := make([]int64, len(c))
	if err := c.add(status, sums); err != nil {
		return nil, err
	}
	out := make(object, len(c)+3)
	c.put(out, sums)
	return out, nil
}

// reflect reports the counters of a status.
func (c counters) reflect(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil || len(status) == 0 {
		return nil, err
	}
	out, err := c.pick(status)
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	return interpret.Raw(out)
}

// aggregate adds up the counters.
func (c counters) aggregate(_ context.Context, template *Object, items []Item) (*Object, error) {
	status, err := c.total(template, items, nil)
	if err != nil {
		return nil, err
	}
	return withStatus(template, status)
}

// total is a copy of the template's status with the counters of all reports added up. It shows each report to visit, if
// there is one; a cluster that has not reported has an empty one.
func (c counters) total(template *Object, items []Item, visit func(item Item, status object) error) (object, error) {
	sums := make([]int64, len(c))
	for _, item := range items {
		status, err := numbers(item)
		if err != nil {
			return nil, err
		}
		if err := c.add(status, sums); err != nil {
			return nil, untrusted(item, err)
		}
		if visit == nil {
			continue
		}
		if err := visit(item, status); err != nil {
			return nil, untrusted(item, err)
		}
	}
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	c.put(status, sums)
	return status, nil
}

// numbers is report for statuses that are mostly counters; without one it is empty.
func numbers(item Item) (object, error) {
	if item.Status != nil {
		if status, ok := flat(item.Status.Raw); ok {
			return status, nil
		}
	}
	status, _, err := report[object](item)
	return status, err
}

// generations says which version of an object a report is about.
type generations struct {
	// current is the generation of the member's object, and observed the one that the member's controller has dealt with.
	current, observed int64
	// template is the generation of the template that the member's object was made from.
	template int64
}

// workload is a kind whose controller counts pods and tells which generation it has dealt with.
type workload struct {
	counters
	// unobserved says that reports of the kind do not carry observedGeneration.
	unobserved bool
}

// Names in reports, beside those of the kinds' own statuses.
const (
	generationField         = "generation"
	templateGenerationField = "resourceTemplateGeneration"
	observedGenerationField = "observedGeneration"
)

// reflect reports the counters and the generations.
func (w workload) reflect(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil || len(status) == 0 {
		return nil, err
	}
	out, err := w.pick(status)
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	seen, err := generationsOf(observed)
	if err != nil {
		return nil, err
	}
	putNonzero(out, generationField, seen.current)
	putNonzero(out, templateGenerationField, seen.template)
	if !w.unobserved {
		putNonzero(out, observedGenerationField, seen.observed)
	}
	return interpret.Raw(out)
}

func generationsOf(observed *Object) (g generations, err error) {
	if g.current, err = field.Get[int64](observed.Object, "metadata", "generation"); err != nil {
		return g, err
	}
	if g.observed, err = field.Get[int64](observed.Object, "status", observedGenerationField); err != nil {
		return g, err
	}
	text, err := field.Get[string](observed.Object, "metadata", "annotations", names.TemplateGeneration)
	if err != nil || text == "" {
		return g, err
	}
	if g.template, err = strconv.ParseInt(text, 10, 64); err != nil {
		return g, fmt.Errorf("metadata.annotations[%s]: %w", names.TemplateGeneration, err)
	}
	return g, nil
}

func reportedGenerations(status object) (g generations, err error) {
	if g.current, err = field.Get[int64](status, generationField); err != nil {
		return g, err
	}
	if g.template, err = field.Get[int64](status, templateGenerationField); err != nil {
		return g, err
	}
	g.observed, err = field.Get[int64](status, observedGenerationField)
	return g, err
}

// aggregate adds up the counters. The template's generation counts as observed once every cluster has been given it and has
// dealt with it, so that `kubectl rollout status` on the template waits for all of them. A cluster that has not reported was
// given generation 0 as far as we know.
func (w workload) aggregate(_ context.Context, template *Object, items []Item) (*Object, error) {
	generation, observed := template.GetGeneration(), true
	visit := func(_ Item, status object) error {
		g, err := reportedGenerations(status)
		dealtWith := g.observed
		if w.unobserved {
			dealtWith = g.template
		}
		observed = observed && dealtWith >= g.current && g.template >= generation
		return err
	}
	status, err := w.total(template, items, visit)
	if err != nil {
		return nil, err
	}
	if observed {
		putNonzero(status, observedGenerationField, generation)
	}
	return withStatus(template, status)
}

func putNonzero(o object, key string, n int64) {
	if n != 0 {
		o[key] = n
	}
}

// upToDate says whether the controller has dealt with the present generation of the object, and gives its status.
func upToDate(observed *Object) (status object, ok bool, err error) {
	if status, err = field.Get[object](observed.Object, "status"); err != nil {
		return nil, false, err
	}
	current, err := field.Get[int64](observed.Object, "metadata", "generation")
	if err != nil {
		return nil, false, err
	}
	seen, err := field.Get[int64](status, observedGenerationField)
	return status, err == nil && seen == current, err
}

// follows says whether the counters reach what is wanted one after the other: the first at least that, each of the others
// at least what the one before it has.
func follows(status object, wanted int64, counters ...string) (bool, error) {
	for _, name := range counters {
		n, err := count(status, name)
		if err != nil || n < wanted {
			return false, err
		}
		wanted = n
	}
	return true, nil
}
