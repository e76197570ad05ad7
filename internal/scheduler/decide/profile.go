// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Plugin is a Filter, a Scorer, or both.
type Plugin interface {
	// Name is unique. --plugins enables and disables the plugin by it.
	Name() string
}

// Filter is a Plugin that excludes clusters.
type Filter interface {
	Plugin
	// Filter returns a function that returns the reason to exclude a cluster, or "" if it passes. A nil function passes all
	// clusters. Filter is called once per affinity term. Equal reasons are counted, so that a reason should not contain the
	// name of the cluster. Query and clusters must not be modified.
	Filter(q *Query) func(c *clusterv1alpha1.Cluster) (reason string)
}

// IgnoredForExisting is a Filter that is not applied to current targets. Its reason is recorded as Verdict.ToleratedReason.
type IgnoredForExisting interface {
	Filter
	// IgnoredForExisting does nothing; it marks the filter.
	IgnoredForExisting()
}

// Scorer is a Plugin that ranks clusters.
type Scorer interface {
	Plugin
	// Score returns a function that returns the score of a cluster that passed the filters, from 0 to 100; other values are
	// clamped. A nil function scores all clusters 0. Score is called once per affinity term.
	Score(q *Query) func(c *clusterv1alpha1.Cluster) int64
}

// Normalizer is a Scorer whose scores are relative to each other.
type Normalizer interface {
	Scorer
	// Normalize scales the scores to the range from 0 to 100. They are in the order of the names of their clusters.
	Normalize(scores []int64)
}

// Query is the input of plugins: a request and one of its affinity terms.
type Query struct {
	// Request has a Placement.
	Request *Request
	// Affinity is the cluster affinity of the term; nil selects all clusters. Overflow holds its overflow affinities; empty
	// for objects without replicas.
	Affinity *policyv1alpha1.ClusterAffinity
	Overflow []policyv1alpha1.OverflowAffinity

	snapshot *Snapshot
	current  map[string]int32
}

// Targets reports whether the cluster is a current target.
func (q *Query) Targets(cluster string) bool {
	_, ok := q.current[cluster]
	return ok
}

// Profile is an ordered list of enabled plugins. It is immutable.
type Profile struct {
	filters []Filter
	scorers []Scorer
}

// New returns a profile of the built-in plugins, followed by the extra ones in the given order. enabled has the syntax of
// --plugins (docs/contract/components.md#scheduler), a comma-separated list that is evaluated from left to right. "*" enables all
// plugins, "name" enables one, and "-name" disables it again. Empty means "*". New returns an error if a name is unknown or used
// twice, if a plugin is neither a Filter nor a Scorer, and if no plugin is enabled.
func New(enabled string, extra ...Plugin) (*Profile, error) {
	all := builtin()
	for _, p := range extra {
		if slices.ContainsFunc(all, func(q Plugin) bool { return q.Name() == p.Name() }) {
			return nil, fmt.Errorf("duplicate scheduler plugin %q", p.Name())
		}
		all = append(all, p)
	}
	on, err := choose(enabled, all)
	if err != nil {
		return nil, err
	}
	profile := &Profile{}
	for _, p := range all {
		if !on[p.Name()] {
			continue
		}
		filter, filters := p.(Filter)
		if filters {
			profile.filters = append(profile.filters, filter)
		}
		scorer, scores := p.(Scorer)
		if scores {
			profile.scorers = append(profile.scorers, scorer)
		}
		if !filters && !scores {
			return nil, fmt.Errorf("scheduler plugin %q is neither a filter nor a scorer", p.Name())
		}
	}
	return profile, nil
}

func choose(enabled string, all []Plugin) (map[string]bool, error) {
	if strings.TrimSpace(enabled) == "" {
		enabled = "*"
	}
	on := map[string]bool{}
	for word := range strings.SplitSeq(enabled, ",") {
		word = strings.TrimSpace(word)
		if word == "*" {
			for _, p := range all {
				on[p.Name()] = true
			}
			continue
		}
		name, off := strings.CutPrefix(word, "-")
		if !slices.ContainsFunc(all, func(p Plugin) bool { return p.Name() == name }) {
			return nil, fmt.Errorf("unknown scheduler plugin %q; available are %s", name, strings.Join(pluginNames(all), ", "))
		}
		if off {
			delete(on, name)
		} else {
			on[name] = true
		}
	}
	if len(on) == 0 {
		// Karmada compatible: "-name" removes only from the plugins that are enabled before it. Without plugins the scheduler would place
		// every workload in every cluster.
		return nil, errors.New(`no scheduler plugin is enabled; to disable only one, use "*,-name"`)
	}
	return on, nil
}

func pluginNames(all []Plugin) []string {
	names := make([]string, 0, len(all))
	for _, p := range all {
		names = append(names, p.Name())
	}
	slices.Sort(names)
	return names
}

// Default returns the profile of all built-in plugins.
func Default() *Profile {
	p, err := New("*")
	if err != nil {
		panic(err) // the built-in plugins are valid
	}
	return p
}

// Plugins returns the names of the enabled plugins, sorted.
func (p *Profile) Plugins() []string {
	var names []string
	for _, f := range p.filters {
		names = append(names, f.Name())
	}
	for _, s := range p.scorers {
		names = append(names, s.Name())
	}
	slices.Sort(names)
	return slices.Compact(names)
}
