// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ownership

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// The model executes the steps of several replicas against one API server in every order. Time is abstract: the ownership of a
// replica expires at any moment, and only then can others consider it dead.

// maxReplicas limits the number of replicas of a model.
const maxReplicas = 3

// step is the next step of a replica.
type step int

const (
	list   step = iota // read the Leases, then stop to own what the next view excludes
	write              // the request to write the view was sent
	answer             // the API server has executed the request
	relist             // read the Leases again, because the view changed
)

// process is one replica.
type process struct {
	Replica
	next    step
	view    []string
	changed bool
	version int // of the Lease that the request replaces
	// expired reports whether the time since the last confirmed renewal exceeds the renew deadline: it may change no member.
	expired bool
	// late reports whether the request was sent so long ago that its confirmation does not make the replica valid again.
	late bool
}

// lease is a Lease in the API server.
type lease struct {
	exists  bool
	view    []string
	version int
	fresh   bool // renewed recently: others cannot consider the replica dead
}

type model struct {
	n         int
	delays    bool // requests can be executed after their client has timed out
	processes [maxReplicas]process
	leases    [maxReplicas]lease
	// delayed holds a request per replica whose client has timed out, but which the API server may still execute.
	delayed [maxReplicas]*process
}

func newModel(n int) model {
	m := model{n: n}
	for i := range n {
		m.processes[i].ID = string(rune('a' + i))
		m.processes[i].expired = true
	}
	return m
}

// key returns a string that is equal for equal states.
func (m *model) key() string {
	b := make([]byte, 0, 128)
	flags := func(all ...bool) {
		var bits byte
		for i, f := range all {
			if f {
				bits |= 1 << i
			}
		}
		b = append(b, bits)
	}
	view := func(v []string) {
		for _, id := range v {
			b = append(b, id...)
		}
		b = append(b, ' ')
	}
	for i := range m.n {
		p, l, d := &m.processes[i], &m.leases[i], m.delayed[i]
		b = append(b, byte(p.next))
		flags(p.expired, p.late, p.published, p.settled, l.exists, l.fresh, p.next != list && p.changed, p.next != list && l.version == p.version)
		for _, peer := range p.peers {
			b = append(b, peer.ID...)
			view(peer.View)
		}
		b = append(b, '/')
		for _, v := range p.views {
			view(v)
		}
		b = append(b, '/')
		view(l.view)
		if p.next != list {
			view(p.view)
		}
		if d != nil {
			b = append(b, 'd')
			view(d.view)
		}
		b = append(b, '|')
	}
	return string(b)
}

// peers returns the live replicas as seen by one of them, which considers the replicas in dead as dead if it can.
func (m *model) peers(self int, dead int) []Peer {
	var out []Peer
	for i := range m.n {
		if l := &m.leases[i]; i != self && l.exists && (l.fresh || dead&(1<<i) == 0) {
			out = append(out, Peer{ID: m.processes[i].ID, View: l.view})
		}
	}
	return out
}

// execute executes a request to write a Lease. It fails if another request came first.
func (m *model) execute(i int, request *process) bool {
	l := &m.leases[i]
	if l.version != request.version {
		return false
	}
	*l = lease{exists: true, view: request.view, version: l.version + 1, fresh: true}
	return true
}

// action is something that can happen to a replica.
type action struct {
	replica int
	name    string
	do      func(m *model, i int)
}

func (a action) String() string { return fmt.Sprintf("%c: %s", 'a'+a.replica, a.name) }

// actions returns everything that can happen next.
func (m *model) actions() []action {
	out := make([]action, 0, 16)
	for i := range m.n {
		add := func(name string, do func(*model, int)) { out = append(out, action{i, name, do}) }
		p := &m.processes[i]
		goOn := func(m *model, i int) { m.processes[i].next = list }
		switch p.next {
		case list, relist:
			for dead := range 1 << m.n {
				if dead&(1<<i) == 0 {
					add("reads the Leases", func(m *model, i int) { m.list(i, dead) })
				}
			}
		case write:
			add("request executed", (*model).send)
			add("request failed", goOn)
			if m.delays {
				add("request delayed", func(m *model, i int) {
					p := m.processes[i]
					m.delayed[i] = &p
					m.processes[i].next = list
				})
			}
		case answer:
			add("response received", (*model).confirm)
			add("response lost", goOn)
		}
		if m.delayed[i] != nil {
			add("delayed request executed", func(m *model, i int) { m.execute(i, m.delayed[i]) })
		}
		if !p.expired {
			add("expires", func(m *model, i int) { m.processes[i].expired = true })
			continue
		}
		if m.leases[i].fresh {
			add("silent for the lease duration", func(m *model, i int) {
				m.leases[i].fresh = false
				m.processes[i].late = m.processes[i].next == answer
			})
		} else if m.leases[i].exists {
			add("Lease deleted by another replica", (*model).drop)
		}
		add("ends its ownership", func(m *model, i int) { m.processes[i].Lapsed() })
	}
	return out
}

// forgetRejected removes requests that the API server would reject.
func (m *model) forgetRejected() {
	for i, request := range m.delayed {
		if request != nil && request.version != m.leases[i].version {
			m.delayed[i] = nil
		}
	}
}

func (m *model) drop(i int) { m.leases[i] = lease{version: m.leases[i].version + 1} }

func (m *model) list(i, dead int) {
	p := &m.processes[i]
	p.Listed(m.peers(i, dead))
	if p.next == relist {
		p.next = list
		return
	}
	p.version, p.late = m.leases[i].version, false
	p.view, p.changed = p.Publish()
	p.next = write
}

func (m *model) send(i int) {
	p := &m.processes[i]
	p.next = answer
	if !m.execute(i, p) {
		p.next = list
	}
}

func (m *model) confirm(i int) {
	p := &m.processes[i]
	if p.expired {
		p.Lapsed()
		p.changed = true
		p.expired = p.late
	}
	p.Published()
	p.next = list
	if p.changed {
		p.next = relist
	}
}

// stop is an orderly end.
func (m *model) stop(i int) {
	m.processes[i].Lapsed()
	m.processes[i].expired = true
	m.drop(i)
}

// clusters returns clusters for which the replicas rank in every order.
func clusters(n int) []string {
	var out []string
	seen := map[string]bool{}
	ids := []string{"a", "b", "c"}[:n]
	for i := 0; len(seen) < []int{1, 1, 2, 6}[n]; i++ {
		cluster := fmt.Sprintf("m%d", i)
		ranked := slices.SortedFunc(slices.Values(ids), func(a, b string) int {
			if Owner([]string{a, b}, cluster) == a {
				return -1
			}
			return 1
		})
		if key := strings.Join(ranked, ""); !seen[key] {
			seen[key] = true
			out = append(out, cluster)
		}
	}
	return out
}

// owners returns the replicas that may change a cluster.
func (m *model) owners(cluster string) string {
	var out string
	for i := range m.n {
		if p := &m.processes[i]; !p.expired && p.Assignment().Owns(cluster) {
			out += p.ID
		}
	}
	return out
}

func (m *model) check(all []string) error {
	for _, cluster := range all {
		if owners := m.owners(cluster); len(owners) > 1 {
			return fmt.Errorf("cluster %s has the owners %s", cluster, owners)
		}
	}
	return nil
}

// All reachable states of two replicas without delayed requests.
func TestModel_twoReplicas(t *testing.T) {
	t.Parallel()
	all := clusters(2)
	start := newModel(2)
	seen := map[string]bool{start.key(): true}
	owned := map[string]bool{}
	for queue := []model{start}; len(queue) > 0; queue = queue[1:] {
		current := queue[0]
		for _, a := range current.actions() {
			next := current
			a.do(&next, a.replica)
			next.forgetRejected()
			if err := next.check(all); err != nil {
				t.Fatalf("after %s: %v\n%+v", a, err, next)
			}
			owned[next.owners(all[0])+next.owners(all[1])] = true
			if key := next.key(); !seen[key] {
				seen[key] = true
				queue = append(queue, next)
			}
		}
	}
	t.Logf("%d states", len(seen))
	shared := Owner([]string{"a", "b"}, all[0]) + Owner([]string{"a", "b"}, all[1])
	for _, want := range []string{"", "aa", "bb", shared} {
		if !owned[want] {
			t.Errorf("no state has the owners %q", want)
		}
	}
}

// Random orders of the steps of three replicas. Afterwards, all replicas run undisturbed: each cluster gets an owner.
func TestModel_threeReplicas(t *testing.T) {
	t.Parallel()
	all := clusters(3)
	rapid.Check(t, func(t *rapid.T) {
		m := newModel(3)
		m.delays = true
		var path []string
		for range rapid.IntRange(1, 200).Draw(t, "steps") {
			actions := m.actions()
			for i := range m.n {
				if m.processes[i].next == list {
					actions = append(actions, action{i, "stops", (*model).stop})
				}
			}
			a := actions[rapid.IntRange(0, len(actions)-1).Draw(t, "action")]
			a.do(&m, a.replica)
			m.forgetRejected()
			path = append(path, a.String())
			if err := m.check(all); err != nil {
				t.Fatalf("%v after\n%s", err, strings.Join(path, "\n"))
			}
		}
		for round := range 4 * 4 * 3 {
			i := round % 3
			switch m.processes[i].next {
			case list, relist:
				m.list(i, 0)
			case write:
				m.send(i)
			case answer:
				m.confirm(i)
			}
			m.delayed[i] = nil
			if err := m.check(all); err != nil {
				t.Fatal(err)
			}
		}
		for _, cluster := range all {
			if owners := m.owners(cluster); len(owners) != 1 {
				t.Fatalf("cluster %s has the owners %q after all replicas ran undisturbed", cluster, owners)
			}
		}
	})
}
