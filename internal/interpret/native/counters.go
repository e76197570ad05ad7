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

// counter is a number in a status that is summed over clusters.
type counter struct {
	name string
	// always is set if the API encodes the field even if it is zero.
	always bool
}

type counters []counter

// add adds the counters of a status to sums, which has one element per counter.
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

// put writes sums into a status that the caller owns.
func (c counters) put(status object, sums []int64) {
	for i := range c {
		if sums[i] == 0 && !c[i].always {
			delete(status, c[i].name)
			continue
		}
		status[c[i].name] = sums[i]
	}
}

// filter returns a copy of a status with only the counters.
func (c counters) filter(status object) (object, error) {
	sums := make([]int64, len(c))
	if err := c.add(status, sums); err != nil {
		return nil, err
	}
	out := make(object, len(c)+3)
	c.put(out, sums)
	return out, nil
}

// total returns a copy of the template's status with the sums of the counters. It calls visit, if not nil, with every
// report; the report of a cluster that has not reported is empty.
func (c counters) total(template *Object, items []Item, visit func(item Item, status object) error) (object, error) {
	sums := make([]int64, len(c))
	for _, item := range items {
		status, err := reportedCounters(item)
		if err != nil {
			return nil, err
		}
		if err := c.add(status, sums); err != nil {
			return nil, reportError(item, err)
		}
		if visit == nil {
			continue
		}
		if err := visit(item, status); err != nil {
			return nil, reportError(item, err)
		}
	}
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	c.put(status, sums)
	return status, nil
}

// reportedCounters is like report, for a status that is mostly counters. The result is empty if there is no report.
func reportedCounters(item Item) (object, error) {
	if item.Status != nil {
		if status, ok := decodeFlat(item.Status.Raw); ok {
			return status, nil
		}
	}
	status, _, err := report[object](item)
	return status, err
}

// generations holds the generations that a report is based on.
type generations struct {
	// current is the generation of the member object, observed the generation that the member's controller has processed.
	current, observed int64
	// template is the generation of the template that the member object was created from.
	template int64
}

// workload is a kind whose controller counts pods and reports the observed generation.
type workload struct {
	counters
	// unobserved is set if reports of the kind need not have an observedGeneration.
	unobserved bool
	// reportsEmpty is set if an empty status is reported, with the generations only.
	reportsEmpty bool
	// conditions describes the conditions; nil if the kind has none.
	conditions *workloadConditions
}

// Fields of reports in addition to those of the status.
const (
	generationField         = "generation"
	templateGenerationField = "resourceTemplateGeneration"
	observedGenerationField = "observedGeneration"
)

// reflect returns the counters and the generations.
func (w workload) reflect(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	status, found, err := field.Lookup[object](observed.Object, "status")
	if err != nil || !found || len(status) == 0 && !w.reportsEmpty {
		return nil, err
	}
	out, err := w.filter(status)
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	seen, err := generationsOf(observed)
	if err != nil {
		return nil, err
	}
	putNonzero(out, generationField, seen.current)
	putNonzero(out, templateGenerationField, seen.template)
	putNonzero(out, observedGenerationField, seen.observed)
	if w.conditions != nil {
		conditions, err := w.conditions.reflect(observed, status)
		if err != nil {
			return nil, fmt.Errorf("status.%w", err)
		}
		putList(out, "conditions", conditions)
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

// aggregate sums the counters and merges the conditions. The template's generation is observed once every cluster has received
// and processed it, so that `kubectl rollout status` of the template waits for all clusters. A cluster that has not reported
// counts as generation 0. Without clusters nothing is observed.
func (w workload) aggregate(_ context.Context, template *Object, items []Item) (*Object, error) {
	generation, observed := template.GetGeneration(), len(items) > 0
	var members []member
	visit := func(item Item, status object) error {
		g, err := reportedGenerations(status)
		if err != nil {
			return err
		}
		processed := g.observed
		if w.unobserved && processed == 0 {
			processed = g.template
		}
		current := processed >= g.current && g.template >= generation
		observed = observed && current
		if w.conditions == nil {
			return nil
		}
		m, err := w.conditions.member(item, status, current)
		members = append(members, m)
		return err
	}
	status, err := w.total(template, items, visit)
	if err != nil {
		return nil, err
	}
	if w.conditions != nil {
		if err := w.conditions.put(status, members); err != nil {
			return nil, fmt.Errorf("status of the template: %w", err)
		}
		incomplete, err := w.conditions.incomplete(template, status, members)
		if err != nil {
			return nil, err
		}
		observed = observed && !incomplete
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

// upToDate returns the status and reports whether the controller has observed the current generation of the object.
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

// atLeast reports whether the first counter is at least minimum, and each other counter at least the previous one.
func atLeast(status object, minimum int64, counters ...string) (bool, error) {
	for _, name := range counters {
		n, err := count(status, name)
		if err != nil || n < minimum {
			return false, err
		}
		minimum = n
	}
	return true, nil
}
