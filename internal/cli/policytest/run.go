// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policytest

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"

	"karmada.io/karmada/internal/admission/changes"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/fixture"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/review"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/work/manifest"
)

// result is the result of one test.
type result struct {
	suite, name string
	failures    []string // of expectations
	err         error    // the test could not be run
	took        time.Duration
}

func (r *result) failed() bool { return r.err != nil || len(r.failures) > 0 }

// outcome is the state of a workload at the end of a test.
type outcome struct {
	binding binding.Binding // nil if it is not propagated
	policy  string
	err     error
}

// runner runs tests.
type runner struct {
	decoder   *changes.Decoder
	scheduler scheduler.Options
	gates     features.Gates
	now       func() time.Time
}

func (r *runner) run(ctx context.Context, s *suite, c *testCase) result {
	start := r.now()
	out := result{suite: s.file, name: c.Name}
	out.failures, out.err = r.check(ctx, s, c)
	out.took = r.now().Sub(start)
	return out
}

// check returns the expectations that are not met.
func (r *runner) check(ctx context.Context, s *suite, c *testCase) (failures []string, err error) {
	files, err := c.files(s.file)
	if err != nil {
		return nil, err
	}
	set, err := fixture.Read(r.decoder, files)
	if err != nil {
		return nil, err
	}
	skip, err := propagate.ParseSkip("", propagate.DefaultSkippedNamespaces())
	if err != nil {
		return nil, err
	}
	chain := set.Chain()
	o := review.Options{Chain: chain, Gates: r.gates, Skip: skip, Scheduler: r.scheduler, Now: r.now(), Everything: true}
	placed, err := review.Run(ctx, &set.Fleet, nil, o)
	if err != nil {
		return nil, err
	}
	outcomes := map[string]outcome{}
	add := func(effects []review.Effect) {
		for i := range effects {
			e := &effects[i]
			next := outcome{binding: e.After, err: e.Err}
			if e.Policy != nil {
				next.policy = e.Policy.GetName()
			} else if e.Before != nil {
				next.policy = outcomes[e.Title()].policy
			}
			outcomes[e.Title()] = next
		}
	}
	add(placed.Effects)
	fleet := &set.Fleet
	if len(c.Changes) > 0 {
		set.Settle(placed)
		all, err := r.decoder.Decode(c.Changes)
		if err != nil {
			return nil, err
		}
		o.Everything = false
		changed, err := review.Run(ctx, fleet, all, o)
		if err != nil {
			return nil, err
		}
		add(changed.Effects)
		fleet = changed.Fleet
	}
	for i := range c.Expect {
		e := &c.Expect[i]
		for _, text := range e.check(ctx, fleet, chain, outcomes[e.title()]) {
			failures = append(failures, e.title()+": "+text)
		}
	}
	return failures, nil
}

// check returns the differences between an expectation and the outcome.
func (e *expectation) check(ctx context.Context, fleet *review.Fleet, chain interpret.Chain, got outcome) (out []string) {
	fail := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	switch {
	case e.NotPropagated && got.binding != nil:
		fail("is propagated by policy %s, want no policy", got.policy)
	case e.NotPropagated:
		return nil
	case got.binding == nil && got.err == nil:
		fail("no policy selects it, or it does not exist")
		return out
	}
	switch {
	case e.Error == "" && got.err != nil:
		fail("error: %v", got.err)
	case e.Error != "" && got.err == nil:
		fail("no error, want one with %q", e.Error)
	case e.Error != "" && !strings.Contains(got.err.Error(), e.Error):
		fail("error %q, want one with %q", got.err, e.Error)
	}
	if got.binding == nil {
		return out
	}
	if e.Policy != "" && e.Policy != got.policy {
		fail("policy %s, want %s", got.policy, e.Policy)
	}
	if e.Clusters != nil {
		clusters := map[string]int32{}
		for _, t := range binding.Targets(got.binding.BindingSpec()) {
			clusters[t.Name] = t.Replicas
		}
		if !maps.Equal(clusters, e.Clusters) {
			fail("clusters %s, want %s", clustersText(clusters), clustersText(e.Clusters))
		}
	}
	if len(e.Manifests) == 0 {
		return out
	}
	manifests, err := review.Manifests(ctx, fleet, chain, got.binding)
	if err != nil {
		fail("render: %v", err)
	}
	for _, cluster := range slices.Sorted(maps.Keys(e.Manifests)) {
		o := manifests[cluster]
		if o == nil {
			fail("no manifest for cluster %s", cluster)
			continue
		}
		want := o.DeepCopy()
		want.Object, _ = overlay(want.Object, e.Manifests[cluster]).(map[string]any)
		if equality.Semantic.DeepEqual(o.Object, want.Object) {
			continue
		}
		diff, err := manifest.DifferenceOf("manifest", o.Object, "expected", want.Object)
		if err != nil {
			diff = errors.Join(errors.New("cannot encode the difference"), err).Error()
		}
		fail("manifest of cluster %s:\n%s", cluster, strings.TrimRight(diff, "\n"))
	}
	return out
}

// overlay returns a value with the expected fields; the other fields of maps, and other items of lists of the same length, are kept.
func overlay(value, expected any) any {
	switch want := expected.(type) {
	case map[string]any:
		out := map[string]any{}
		if m, ok := value.(map[string]any); ok {
			maps.Copy(out, m)
		}
		for k, v := range want {
			if v == nil {
				delete(out, k)
				continue
			}
			out[k] = overlay(out[k], v)
		}
		return out
	case []any:
		list, ok := value.([]any)
		if !ok || len(list) != len(want) {
			return want
		}
		out := make([]any, len(want))
		for i := range want {
			out[i] = overlay(list[i], want[i])
		}
		return out
	case float64: // numbers of YAML; those of objects are integers
		if want == float64(int64(want)) {
			return int64(want)
		}
	}
	return expected
}

func clustersText(all map[string]int32) string {
	out := make([]string, 0, len(all))
	for _, name := range slices.Sorted(maps.Keys(all)) {
		out = append(out, fmt.Sprintf("%s:%d", name, all[name]))
	}
	if len(out) == 0 {
		return "none"
	}
	return strings.Join(out, ", ")
}
