// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package advance

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/maphash"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

var full = flag.Bool("full", false, "explore to depth 8 and with 1,000 seeds, which takes a minute")

// model is a rollout with its clusters. It is copied for each event.
type model struct {
	strategy  *policyv1alpha1.StagedStrategy
	now       time.Time
	status    fleetv1alpha1.StagedRolloutStatus
	target    int64
	latest    int64
	clusters  []member
	approvals []Approval
	succeeded map[int64]bool
}

type member struct {
	name     string
	stages   []string
	exists   bool  // before the strategy
	revision int64 // of its Work
	observed int64 // revision that the member has observed
	replicas int
	lost     bool // no target
	down     bool
	sick     bool
	scaled   bool // the last change of the replicas is not reported yet
	rolling  bool // no replica is ready until the update has ended
}

// ready returns the number of ready replicas; 0 if the cluster is down.
func (c *member) ready() int {
	if c.down || c.sick || c.rolling {
		return 0
	}
	return c.replicas
}

func newModel(clusters int, action policyv1alpha1.RolloutFailureAction) *model {
	m := &model{
		strategy: &policyv1alpha1.StagedStrategy{
			Gate:      &policyv1alpha1.RolloutGate{MinSuccessTime: &metav1.Duration{Duration: time.Minute}},
			OnFailure: &policyv1alpha1.RolloutFailure{Action: action}, MaxUnavailable: new(intstr.FromString("34%")),
			Stages: []policyv1alpha1.RolloutStage{
				{Name: "canary", Approval: policyv1alpha1.RolloutApprovalAfter},
				{Name: "second", Approval: policyv1alpha1.RolloutApprovalBefore, MaxConcurrency: new(intstr.FromString("50%")),
					Replicas: new(intstr.FromString("50%"))},
			},
		},
		now: time.Unix(1e9, 0), target: 1, latest: 1, succeeded: map[int64]bool{},
	}
	for i := range clusters {
		stage := "second"
		if i < max(1, clusters/10) {
			stage = "canary"
		}
		m.clusters = append(m.clusters, member{name: fmt.Sprintf("m%02d", i), stages: []string{stage}, exists: true, replicas: 2})
	}
	return m
}

func (m *model) clone() *model {
	out := *m
	out.clusters = append([]member(nil), m.clusters...)
	out.approvals = append([]Approval(nil), m.approvals...)
	return &out
}

func (m *model) input() Input {
	in := Input{Strategy: m.strategy, Target: m.target, Approvals: m.approvals, Status: m.status, Now: m.now}
	for _, c := range m.clusters {
		if !c.lost {
			in.Clusters = append(in.Clusters, Cluster{
				Name: c.name, Stages: c.stages, Exists: c.exists || c.revision > 0, Revision: c.revision, Reachable: !c.down,
				Observed: c.observed == c.revision && !c.scaled, Healthy: c.ready() > 0,
				Replicas: c.replicas, Ready: c.ready(), Disruption: c.replicas,
			})
		}
	}
	return in
}

// advance computes the next status, checks the invariants, and applies the revisions in the clusters that are up.
func (m *model) advance() error {
	before := m.status
	next := Next(m.input()).Status
	if err := m.check(before, next); err != nil {
		return fmt.Errorf("%w\nbefore %s\nafter  %s", err, text(before), text(next))
	}
	m.status = next
	if r := next.StableRevision; r > 0 && !m.succeeded[r] {
		m.succeeded = maps.Clone(m.succeeded) // clones share it
		m.succeeded[r] = true
	}
	for _, entry := range next.Clusters {
		for i := range m.clusters {
			if c := &m.clusters[i]; c.name == entry.Name && c.revision != entry.Revision {
				// An adopted object is not changed.
				adopted := c.exists && c.revision == 0 && before.Revision == 0
				c.revision, c.rolling = entry.Revision, !adopted && (c.exists || c.revision > 0)
				if !c.down {
					c.observed = c.revision
				}
			}
		}
	}
	return nil
}

// checkAvailable returns an error if a step that starts an update makes more replicas unavailable than maxUnavailable permits, although
// other replicas are unavailable.
func (m *model) checkAvailable(before, after fleetv1alpha1.StagedRolloutStatus) error {
	was, next := map[string]int64{}, map[string]int64{}
	for _, c := range before.Clusters {
		was[c.Name] = c.Revision
	}
	for _, c := range after.Clusters {
		next[c.Name] = c.Revision
	}
	total, missing, started, lost := 0, 0, 0, 0
	for _, c := range m.clusters {
		revision, target := next[c.name]
		if c.lost || !target || revision == 0 {
			continue
		}
		total += c.replicas
		starts := was[c.name] != 0 && was[c.name] != revision && c.ready() > 0
		if starts {
			started++
			lost = max(lost, c.replicas)
		}
		if starts || c.ready() == 0 {
			missing += c.replicas
		}
	}
	for _, c := range m.clusters {
		if _, target := next[c.name]; target && next[c.name] == 0 && !c.lost {
			total += c.replicas
		}
	}
	if started > 0 && missing > total*34/100 && missing > lost {
		return fmt.Errorf("%d of %d replicas are unavailable after %d updates started", missing, total, started)
	}
	return nil
}

func text(v any) string {
	raw, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(raw)
}

// check returns an error if a step violates an invariant.
func (m *model) check(before, after fleetv1alpha1.StagedRolloutStatus) error {
	was := map[string]int64{}
	for _, c := range before.Clusters {
		was[c.Name] = c.Revision
	}
	rollsBack := after.Phase == fleetv1alpha1.RolloutRollingBack || before.Phase == fleetv1alpha1.RolloutRollingBack ||
		after.Phase == fleetv1alpha1.RolloutFailed
	if !rollsBack && before.Revision != 0 {
		if err := m.checkAvailable(before, after); err != nil {
			return err
		}
	}
	if before.Revision == after.Revision && !rollsBack {
		if err := checkPassed(before, after); err != nil {
			return err
		}
	}
	ended := map[string]bool{}
	unapproved, open := 0, false // open: an earlier stage has not ended
	for _, s := range after.Stages {
		ended[s.Name] = s.Phase == fleetv1alpha1.RolloutSucceeded
	}
	for _, s := range after.Stages {
		started := s.StartedAt != nil && !ended[s.Name]
		if started && open && after.Phase != fleetv1alpha1.RolloutRollingBack && after.Phase != fleetv1alpha1.RolloutFailed {
			return fmt.Errorf("stage %s started before an earlier one ended", s.Name)
		}
		if started && after.Phase != fleetv1alpha1.RolloutRollingBack && after.Phase != fleetv1alpha1.RolloutFailed {
			unapproved++
		}
		open = open || !ended[s.Name]
	}
	if unapproved > 1 {
		return fmt.Errorf("%d stages are open", unapproved)
	}
	for _, c := range after.Clusters {
		changed := was[c.Name] != c.Revision
		switch {
		case changed && c.Revision != after.Revision && !m.succeeded[c.Revision] && c.Revision != after.StableRevision:
			return fmt.Errorf("cluster %s was given revision %d, which is neither the target nor succeeded", c.Name, c.Revision)
		case changed && c.Revision == after.Revision && c.Revision != after.StableRevision:
			for _, s := range after.Stages {
				if s.Name == c.Stage {
					break
				}
				if !ended[s.Name] {
					return fmt.Errorf("cluster %s of stage %s was given the target before stage %s ended", c.Name, c.Stage, s.Name)
				}
			}
		}
	}
	for _, s := range m.strategy.Stages {
		if approval := s.Approval; ended[s.Name] && approval != "" && after.FinishedAt == nil && !m.approved(after, s.Name) {
			return fmt.Errorf("stage %s ended without an approval", s.Name)
		}
	}
	return nil
}

// checkPassed returns an error if a cluster that has passed its gate must pass it again.
func checkPassed(before, after fleetv1alpha1.StagedRolloutStatus) error {
	for _, b := range before.Clusters {
		for _, a := range after.Clusters {
			passed := b.State == fleetv1alpha1.RolloutClusterHealthy && b.Revision == before.Revision
			if passed && a.Name == b.Name && (a.State != b.State || a.Revision != b.Revision) {
				return fmt.Errorf("cluster %s passed its gate and must pass it again", a.Name)
			}
		}
	}
	return nil
}

func (m *model) approved(status fleetv1alpha1.StagedRolloutStatus, stage string) bool {
	for _, a := range m.approvals {
		if a.Stage == stage && a.Revision == status.Revision && !a.Created.Before(status.StartedAt.Time) {
			return true
		}
	}
	return false
}

// events lists the events that can happen to n clusters.
func events(n int) (out []func(*model)) {
	out = append(out,
		func(m *model) { m.latest++; m.target = m.latest }, // edit
		func(m *model) { // approve
			for _, s := range m.status.Stages {
				if s.Phase == fleetv1alpha1.RolloutWaitingForApproval {
					m.approvals = append(m.approvals, Approval{Stage: s.Name, Revision: m.status.Revision, Created: m.now})
				}
			}
		},
		func(m *model) { // restart: only the stored status is left
			var status fleetv1alpha1.StagedRolloutStatus
			if err := json.Unmarshal([]byte(text(m.status)), &status); err != nil {
				panic(err)
			}
			m.status = status
		},
		func(m *model) { m.now = m.now.Add(DefaultTimeout + time.Minute) }, // expire
		func(m *model) { // soak
			m.now = m.now.Add(time.Minute)
			m.observe()
		},
	)
	for i := range n {
		out = append(out,
			func(m *model) { m.clusters[i].lost = !m.clusters[i].lost }, // lose, return
			func(m *model) { m.clusters[i].sick = !m.clusters[i].sick }, // healthy, unhealthy
			func(m *model) { m.clusters[i].down = !m.clusters[i].down; m.observe() },
			func(m *model) { m.clusters[i].replicas, m.clusters[i].scaled = 6-m.clusters[i].replicas, true },
		)
	}
	return out
}

func (m *model) observe() {
	for i := range m.clusters {
		if c := &m.clusters[i]; !c.down {
			c.observed, c.scaled, c.rolling = c.revision, false, false
		}
	}
}

// key identifies the state by what the next steps can depend on: revisions are numbered in the order of their appearance, times count as
// passed or not, and messages do not count. A timeout passes by the event expire only: the depth is less than its minutes.
func (m *model) key() uint64 {
	key := make([]byte, 0, 128)
	add := func(values ...bool) {
		bits := byte(0)
		for i, v := range values {
			if v {
				bits |= 1 << i
			}
		}
		key = append(key, bits)
	}
	seen := []int64{0}
	revision := func(r int64) {
		i := slices.Index(seen, r)
		if i < 0 {
			i, seen = len(seen), append(seen, r)
		}
		key = append(key, byte(i))
		add(m.succeeded[r])
	}
	passed := func(t *metav1.Time, after time.Duration) bool { return t != nil && m.now.Sub(t.Time) >= after }
	revision(m.target)
	revision(m.status.Revision)
	revision(m.status.StableRevision)
	key = append(append(key, m.status.Phase...), 0)
	add(m.status.FinishedAt != nil)
	for i := range m.status.Stages {
		s := &m.status.Stages[i]
		key = append(append(key, s.Phase...), 0)
		add(s.StartedAt != nil, s.FinishedAt != nil, m.status.StartedAt != nil && m.approved(m.status, s.Name))
	}
	for i := range m.status.Clusters {
		c := &m.status.Clusters[i]
		key = append(append(append(key, c.Name...), c.Stage[0], c.State[0], c.State[1]), 0)
		revision(c.Revision)
		add(c.StartedAt != nil, passed(c.StartedAt, DefaultTimeout), c.GateSatisfiedSince != nil, passed(c.GateSatisfiedSince, time.Minute))
	}
	for i := range m.clusters {
		c := &m.clusters[i]
		revision(c.revision)
		revision(c.observed)
		add(c.lost, c.down, c.sick, c.scaled, c.rolling)
		key = append(key, byte(c.replicas))
	}
	return maphash.Bytes(hashSeed, key)
}

var hashSeed = maphash.MakeSeed()

// All interleavings of events to a depth, without repeating equal states.
func TestNext_explored(t *testing.T) {
	t.Parallel()
	depth := 5
	if *full {
		depth = 8
	}
	for _, action := range []policyv1alpha1.RolloutFailureAction{
		policyv1alpha1.RolloutPause, policyv1alpha1.RolloutContinue, policyv1alpha1.RolloutRollback,
	} {
		t.Run(string(action), func(t *testing.T) {
			if !*full {
				t.Parallel()
			}
			start := newModel(3, action)
			start.succeeded[1] = true
			if err := start.advance(); err != nil {
				t.Fatal(err)
			}
			level, seen := []*model{start}, map[uint64]struct{}{}
			for d := range depth {
				var next []*model
				for i, m := range level {
					level[i] = nil
					for _, event := range events(3) {
						n := m.clone()
						event(n)
						if err := n.advance(); err != nil {
							t.Fatal(err)
						}
						key := n.key()
						if _, known := seen[key]; known {
							continue
						}
						if seen[key] = struct{}{}; d < depth-1 {
							next = append(next, n)
						}
					}
				}
				level = next
			}
			t.Logf("%d states", len(seen))
		})
	}
}

// Random events for 20 clusters; after each run the rollout ends when all clusters are healthy and all stages are approved.
func TestNext_random(t *testing.T) {
	t.Parallel()
	actions := []policyv1alpha1.RolloutFailureAction{
		policyv1alpha1.RolloutPause, policyv1alpha1.RolloutContinue, policyv1alpha1.RolloutRollback,
	}
	seeds := uint64(100)
	if *full {
		seeds = 1000
	}
	for seed := range seeds {
		random := rand.New(rand.NewPCG(seed, 1))
		m := newModel(20, actions[seed%3])
		if seed%2 == 0 {
			for i := range m.clusters { // the first deployment
				m.clusters[i].exists = false
			}
		}
		all := events(20)
		step := func(event func(*model)) {
			event(m)
			if err := m.advance(); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		for range 60 {
			event := all[random.IntN(len(all))]
			if random.IntN(2) == 0 {
				event = all[random.IntN(5)] // the events of the rollout
			}
			step(event)
		}
		for i := range m.clusters {
			m.clusters[i].lost, m.clusters[i].sick, m.clusters[i].down = false, false, false
		}
		m.observe()
		for range 200 {
			step(all[4])
			step(all[1])
			if m.status.FinishedAt != nil {
				break
			}
		}
		end := m.status.Phase
		if end != fleetv1alpha1.RolloutSucceeded && (end != fleetv1alpha1.RolloutFailed || seed%3 != 2) {
			t.Fatalf("seed %d: the rollout does not end: %s", seed, text(m.status))
		}
		for _, c := range m.clusters {
			if want := m.status.StableRevision; c.revision != want {
				t.Fatalf("seed %d: cluster %s has revision %d, want %d", seed, c.name, c.revision, want)
			}
		}
		out := Next(m.input())
		again, wake := out.Status, out.Wake
		if text(again) != text(m.status) || wake != 0 {
			t.Fatalf("seed %d: an ended rollout changes: %s, then %s, wake %v", seed, text(m.status), text(again), wake)
		}
	}
}
