// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package monitoring

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
	"github.com/prometheus/prometheus/model/histogram"
	"github.com/prometheus/prometheus/model/labels"
	"github.com/prometheus/prometheus/promql"
	"github.com/prometheus/prometheus/promql/parser"
	"github.com/prometheus/prometheus/storage"
	"github.com/prometheus/prometheus/tsdb/chunkenc"
	"github.com/prometheus/prometheus/tsdb/chunks"
	"github.com/prometheus/prometheus/util/annotations"
)

// metricName is the label with the name of a metric.
const metricName = model.MetricNameLabel

// Series are time series in memory, by their labels.
type Series map[string]*points

type points struct {
	labels  labels.Labels
	samples []chunks.Sample
}

// sample implements chunks.Sample for a number.
type sample struct {
	t int64
	v float64
}

func (s sample) T() int64                      { return s.t }
func (s sample) F() float64                    { return s.v }
func (s sample) H() *histogram.Histogram       { return nil }
func (s sample) FH() *histogram.FloatHistogram { return nil }
func (s sample) Type() chunkenc.ValueType      { return chunkenc.ValFloat }
func (s sample) Copy() chunks.Sample           { return s }

func (s Series) add(l labels.Labels, at time.Time, v float64) {
	key := l.String()
	if s[key] == nil {
		s[key] = &points{labels: l}
	}
	s[key].samples = append(s[key].samples, sample{at.UnixMilli(), v})
}

// Names returns the names of the metrics, sorted.
func (s Series) Names() []string {
	all := map[string]bool{}
	for _, p := range s {
		all[p.labels.Get(metricName)] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// Has reports whether a series of a metric has all of these labels.
func (s Series) Has(metric string, names ...string) bool {
	for _, p := range s {
		missing := func(name string) bool { return !p.labels.Has(name) }
		if p.labels.Get(metricName) == metric && !slices.ContainsFunc(names, missing) {
			return true
		}
	}
	return false
}

// Load adds a series in the notation of promtool, with one sample a minute from start on.
func (s Series) Load(description string, start time.Time) error {
	l, values, err := parser.ParseSeriesDesc(description)
	if err != nil {
		return fmt.Errorf("parse series %q: %w", description, err)
	}
	for i, v := range values {
		if !v.Omitted {
			s.add(l, start.Add(time.Duration(i)*time.Minute), v.Value)
		}
	}
	return nil
}

// Scrape adds the samples of gathered metrics at a time, with the labels job and instance.
func (s Series) Scrape(families []*dto.MetricFamily, job string, at time.Time) error {
	for _, family := range families {
		vector, err := expfmt.ExtractSamples(&expfmt.DecodeOptions{Timestamp: model.TimeFromUnixNano(at.UnixNano())}, family)
		if err != nil {
			return fmt.Errorf("read metric %s of %s: %w", family.GetName(), job, err)
		}
		for _, v := range vector {
			b := labels.NewBuilder(labels.EmptyLabels())
			for name, value := range v.Metric {
				b.Set(string(name), string(value))
			}
			s.add(b.Set("job", job).Set("instance", "test").Labels(), at, float64(v.Value))
		}
	}
	s.add(labels.FromStrings(metricName, "up", "job", job, "instance", "test"), at, 1)
	return nil
}

// Evaluate returns the result of a query at a time.
func (s Series) Evaluate(ctx context.Context, expr string, at time.Time) (promql.Vector, error) {
	engine := promql.NewEngine(promql.EngineOpts{MaxSamples: 10_000_000, Timeout: time.Minute})
	query, err := engine.NewInstantQuery(ctx, s, nil, expr, at)
	if err != nil {
		return nil, fmt.Errorf("parse %q: %w", expr, err)
	}
	defer query.Close()
	result := query.Exec(ctx)
	vector, err := result.Vector()
	if err != nil {
		return nil, fmt.Errorf("evaluate %q: %w", expr, err)
	}
	return slices.Clone(vector), nil
}

// Querier implements storage.Queryable.
func (s Series) Querier(from, to int64) (storage.Querier, error) { return querier{s, from, to}, nil }

type querier struct {
	series   Series
	from, to int64
}

// Select implements storage.Querier.
func (q querier) Select(_ context.Context, _ bool, _ *storage.SelectHints, matchers ...*labels.Matcher) storage.SeriesSet {
	set := &seriesSet{next: -1}
	for _, key := range slices.Sorted(maps.Keys(q.series)) {
		p := q.series[key]
		if slices.ContainsFunc(matchers, func(m *labels.Matcher) bool { return !m.Matches(p.labels.Get(m.Name)) }) {
			continue
		}
		inRange := slices.DeleteFunc(slices.Clone(p.samples), func(c chunks.Sample) bool { return c.T() < q.from || c.T() > q.to })
		if len(inRange) > 0 {
			set.all = append(set.all, storage.NewListSeries(p.labels, inRange))
		}
	}
	slices.SortFunc(set.all, func(a, b storage.Series) int { return labels.Compare(a.Labels(), b.Labels()) })
	return set
}

func (querier) LabelValues(
	context.Context, string, *storage.LabelHints, ...*labels.Matcher,
) ([]string, annotations.Annotations, error) {
	return nil, nil, nil
}

func (querier) LabelNames(context.Context, *storage.LabelHints, ...*labels.Matcher) ([]string, annotations.Annotations, error) {
	return nil, nil, nil
}

func (querier) Close() error { return nil }

type seriesSet struct {
	all  []storage.Series
	next int
}

func (s *seriesSet) Next() bool                        { s.next++; return s.next < len(s.all) }
func (s *seriesSet) At() storage.Series                { return s.all[s.next] }
func (s *seriesSet) Err() error                        { return nil }
func (s *seriesSet) Warnings() annotations.Annotations { return nil }

// Uses returns the metrics of a query, each with the labels that the query reads.
func Uses(expr string) (map[string][]string, error) {
	parsed, err := parser.ParseExpr(expr)
	if err != nil {
		return nil, fmt.Errorf("parse %q: %w", expr, err)
	}
	uses := map[string][]string{}
	parser.Inspect(parsed, func(node parser.Node, path []parser.Node) error {
		selector, ok := node.(*parser.VectorSelector)
		if !ok {
			return nil
		}
		read := uses[selector.Name]
		for _, m := range selector.LabelMatchers {
			if m.Name != metricName {
				read = append(read, m.Name)
			}
		}
		for _, p := range path {
			if a, ok := p.(*parser.AggregateExpr); ok && !a.Without {
				read = append(read, a.Grouping...)
			}
		}
		slices.Sort(read)
		uses[strings.TrimSpace(selector.Name)] = slices.Compact(read)
		return nil
	})
	return uses, nil
}
