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

// Plugin is a part of a Profile with a name. It is also a Filter, a Scorer, or both.
type Plugin interface {
	// Name is unique; --plugins switches the plugin by it.
	Name() string
}

// Filter is a Plugin that leaves clusters out.
type Filter interface {
	Plugin
	// Filter prepares to answer for one affinity term and returns what is asked of each cluster: the reason why it is left
	// out, empty when it may be used. Nil lets every cluster pass. Reasons are counted by their text, so that they should
	// not name the cluster. Neither the query nor the clusters may be changed.
	Filter(q *Query) func(c *clusterv1alpha1.Cluster) (reason string)
}

// Sparing is a Filter that has nothing to say about clusters that have the workload already. What it would say is only
// told, see Verdict.Despite.
type IgnoredForExisting interface {
	Filter
	// SparesTargets does nothing; to have it is to spare them.
	IgnoredForExisting()
}

// Scorer is a Plugin that prefers clusters.
type Scorer interface {
	Plugin
	// Score prepares to answer for one affinity term and returns what is asked of each cluster that passed the filters: a
	// score from 0 to 100; anything else counts as the nearest of these. Nil gives every cluster 0.
	Score(q *Query) func(c *clusterv1alpha1.Cluster) int64
}

// Normalizer is a Scorer whose scores mean something only beside each other.
type Normalizer interface {
	Scorer
	// Normalize changes the scores, which are in the order of the names of their clusters, to be from 0 to 100.
	Normalize(scores []int64)
}

// Query is one question to plugins: a request with one of its affinity terms.
type Query struct {
	// Request is the workload; its Placement is not nil.
	Request *Request
	// Affinity is the term, nil for every cluster. Overflow are further clusters that the term may use; empty for what has
	// no replicas.
	Affinity *policyv1alpha1.ClusterAffinity
	Overflow []policyv1alpha1.OverflowAffinity

	snapshot *Snapshot
	current  map[string]int32
}

// Targets says whether the workload is in the cluster now.
func (q *Query) Targets(cluster string) bool {
	_, ok := q.current[cluster]
	return ok
}

// Profile is an ordered choice of plugins. It is immutable; there may be several, such as one for each kind of policy.
type Profile struct {
	filters []Filter
	scorers []Scorer
}

// New makes a profile of the built-in plugins and extra ones, which follow them in the order given. enabled chooses, in
// the syntax of --plugins (contract: components.md, karmada-scheduler): a comma list, read from left to right, of "*" for
// all plugins, a name for one, and "-" with a name to take one away again. Empty means "*". It is an error when a name
// means no plugin, when two plugins share a name, when a plugin neither filters nor scores, and when nothing is left.
func New(enabled string, extra ...Plugin) (*Profile, error) {
	all := builtin()
	for _, p := range extra {
		if slices.ContainsFunc(all, func(q Plugin) bool { return q.Name() == p.Name() }) {
			return nil, fmt.Errorf("there are two scheduler plugins with the name %q", p.Name())
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
			return nil, fmt.Errorf("the scheduler plugin %q neither filters nor scores", p.Name())
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
			return nil, fmt.Errorf("there is no scheduler plugin %q; there are %s", name, strings.Join(pluginNames(all), ", "))
		}
		if off {
			delete(on, name)
		} else {
			on[name] = true
		}
	}
	if len(on) == 0 {
		// Karmada compatible: a removal takes away what was enabled before it. By itself it would leave a scheduler that
		// places everything everywhere, which nobody asks for.
		return nil, errors.New(`no scheduler plugin is enabled; to take one away from all, write "*,-NAME"`)
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

// Default is the profile of all built-in plugins.
func Default() *Profile {
	p := &Profile{}
	for _, plugin := range builtin() {
		if f, ok := plugin.(Filter); ok {
			p.filters = append(p.filters, f)
		}
		if s, ok := plugin.(Scorer); ok {
			p.scorers = append(p.scorers, s)
		}
	}
	return p
}

// Plugins names the plugins of the profile, sorted.
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
