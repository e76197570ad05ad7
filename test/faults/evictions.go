// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Verbs of operations of evictions, besides putTemplate and deleteTemplate.
const (
	drain  verb = "drain"  // taint a cluster with the effect NoExecute
	refill verb = "refill" // remove the taint
)

const drainTaint = "faults.test/drain"

// single is the name of the policy that places each template in one of the clusters.
const single = "single"

// evictionRound is a round of operations and faults, and the clusters that are drained at its end.
type evictionRound struct {
	steps   []step
	drained map[string]bool
}

// evictionPlan returns the rounds of a seed: templates that are each placed in one cluster, while clusters are drained. At the end of
// each round at least one cluster is not drained. Equal arguments lead to equal rounds.
func evictionPlan(seed uint64, rounds, operations int, clusters []string, p pace) (out []evictionRound) {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 1)), state: newState(clusters...)}
	ns := fmt.Sprintf("faults-evict-%d", seed)
	templates := &space{templates: map[objectRef]template{}}
	drained := map[string]bool{}
	for range rounds {
		var r evictionRound
		add := func(o operation) {
			o.namespace = ns
			s := step{operation: o, pause: time.Duration(g.Int64N(int64(p.pause)))}
			switch g.IntN(operationsPerFault / 2) {
			case 0:
				s.disturbance = g.disturbance(killControl, "", p)
			case 1:
				s.disturbance = g.memberFault(clusters, p)
			}
			r.steps = append(r.steps, s)
		}
		for range operations {
			g.revisions++
			cluster := clusters[g.IntN(len(clusters))]
			switch n := g.IntN(100); {
			case n < 40 || len(templates.templates) == 0:
				t := template{kind: configMap, name: templateNames[g.IntN(len(templateNames))], revision: g.revisions}
				templates.templates[objectRef{t.kind, ns, t.name}] = t
				add(operation{verb: putTemplate, template: t})
			case n < 50:
				t := g.existing(templates)
				delete(templates.templates, objectRef{t.kind, ns, t.name})
				add(operation{verb: deleteTemplate, template: t})
			case drained[cluster]:
				delete(drained, cluster)
				add(operation{verb: refill, clusters: []string{cluster}})
			default:
				drained[cluster] = true
				add(operation{verb: drain, clusters: []string{cluster}})
			}
		}
		if len(drained) == len(clusters) {
			cluster := clusters[g.IntN(len(clusters))]
			delete(drained, cluster)
			add(operation{verb: refill, clusters: []string{cluster}})
		}
		r.drained = maps.Clone(drained)
		out = append(out, r)
	}
	return out
}

// evictions carries out the rounds of a plan. At any time each applied template is in at least one member, and it leaves a member
// only if the member was drained or the template was deleted.
func evictions(r *runner, rounds []evictionRound) {
	ns := rounds[0].steps[0].operation.namespace
	r.do(operation{verb: createNamespace, namespace: ns, clusters: r.state.clusters, others: r.state.clusters})
	err := poll(r.Context(), func(ctx context.Context) error { return r.putSingle(ctx, ns) })
	if err != nil {
		r.Fatal(err)
	}
	r.settle()
	templates := map[objectRef]template{}
	begun := map[string]int{} // the number of earlier observations in each member
	for name, m := range r.members {
		_, begun[name] = m.historyOf(ns, 0)
	}
	for _, round := range rounds {
		e := &evictionRecord{
			placed: map[objectRef]bool{}, drained: map[string][]time.Time{},
			deleted: map[objectRef][]time.Time{}, written: map[objectRef][]time.Time{},
		}
		for ref := range templates {
			e.placed[ref] = true
		}
		for _, s := range round.steps {
			if s.disturbance != nil {
				r.disturb(*s.disturbance)
			}
			r.evict(ns, s.operation, templates, e)
			<-time.After(s.pause) // a part of the plan
		}
		r.faults.Wait()
		if err := poll(r.Context(), func(ctx context.Context) error { return r.placed(ctx, ns, templates, round.drained) }); err != nil {
			r.Errorf("members differ from templates: %v", err)
		}
		var history []presence
		for name, m := range r.members {
			observed, n := m.historyOf(ns, begun[name])
			history, begun[name] = append(history, observed...), n
		}
		slices.SortStableFunc(history, func(a, b presence) int { return a.at.Compare(b.at) })
		faults := e.faults(history)
		for _, f := range faults {
			r.Error(f)
		}
		r.Logf("%d objects appeared or left, %d of them without a reason", len(history), len(faults))
		if r.Failed() {
			r.FailNow()
		}
	}
	for _, cluster := range r.state.clusters {
		r.evict(ns, operation{verb: refill, namespace: ns, clusters: []string{cluster}}, templates, &evictionRecord{})
	}
	r.begin()
	maps.Copy(r.state.spaces[ns].templates, templates) // for the removals that follow
	r.deleteNamespaces()
}

// putSingle creates the policy of evictions in a namespace.
func (r *runner) putSingle(ctx context.Context, ns string) error {
	p := &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: ns, Name: single}}
	return r.put(ctx, p, func() {
		p.Spec.ResourceSelectors = selectors(ns, map[string]string{policyLabel: single})
		p.Spec.Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{
			{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1},
		}
	})
}

// evict carries out one operation. Like a user, it tries again while the control plane is down.
func (r *runner) evict(ns string, o operation, templates map[objectRef]template, e *evictionRecord) {
	r.Helper()
	r.Log(time.Now().Format(time.StampMilli), o)
	at := time.Now()
	ref := objectRef{o.template.kind, ns, o.template.name}
	request := func(ctx context.Context) error { return r.request(ctx, o) }
	switch o.verb {
	case putTemplate:
		templates[ref] = o.template
		meta := metav1.ObjectMeta{Namespace: ns, Name: o.template.name}
		request = func(ctx context.Context) error { return r.putLabeled(ctx, meta, o.template, single) }
	case deleteTemplate:
		delete(templates, ref)
		e.deleted[ref] = append(e.deleted[ref], at)
	case drain:
		e.drained[o.clusters[0]] = append(e.drained[o.clusters[0]], at)
		request = func(ctx context.Context) error { return r.taint(ctx, o.clusters[0], true) }
	case refill:
		request = func(ctx context.Context) error { return r.taint(ctx, o.clusters[0], false) }
	}
	if err := poll(r.Context(), request); err != nil {
		r.Fatalf("%s: %v", o, err)
	}
	if o.verb == putTemplate {
		e.written[ref] = append(e.written[ref], time.Now())
	}
}

// taint adds or removes the taint of a cluster.
func (r *runner) taint(ctx context.Context, name string, add bool) error {
	var c clusterv1alpha1.Cluster
	if err := r.control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
		return err
	}
	c.Spec.Taints = slices.DeleteFunc(c.Spec.Taints, func(t corev1.Taint) bool { return t.Key == drainTaint })
	if add {
		c.Spec.Taints = append(c.Spec.Taints, corev1.Taint{Key: drainTaint, Effect: corev1.TaintEffectNoExecute})
	}
	return r.control.Update(ctx, &c)
}

// placed returns an error if a template is not in exactly one cluster, if that is drained, or if an eviction has not ended.
func (r *runner) placed(ctx context.Context, ns string, templates map[objectRef]template, drained map[string]bool) error {
	found := map[objectRef][]string{}
	for name, m := range r.members {
		observed, err := m.read(ctx)
		if err != nil {
			return fmt.Errorf("read %s: %w", name, err)
		}
		recorded := m.present()
		for ref, c := range observed {
			if ref.namespace != ns || ref.kind == namespace {
				continue
			}
			if want := templates[ref].revision; c.revision != want {
				return fmt.Errorf("%+v in %s has revision %d, want %d", ref, name, c.revision, want)
			}
			if !recorded[ref] {
				return fmt.Errorf("the recorder of %s has not observed %+v yet", name, ref)
			}
			found[ref] = append(found[ref], name)
		}
		for ref := range recorded {
			if _, ok := observed[ref]; !ok && templates[ref].name != "" {
				return fmt.Errorf("the recorder of %s has not observed the removal of %+v yet", name, ref)
			}
		}
	}
	var bindings workv1alpha2.ResourceBindingList
	if err := r.control.List(ctx, &bindings, client.InNamespace(ns)); err != nil {
		return err
	}
	if len(bindings.Items) != len(templates) {
		return fmt.Errorf("%d bindings exist, want %d", len(bindings.Items), len(templates))
	}
	targets := map[string]*workv1alpha2.ResourceBinding{}
	for i := range bindings.Items {
		targets[bindings.Items[i].Name] = &bindings.Items[i]
	}
	for ref := range templates {
		b := targets[names.Binding(ref.kind, ref.name)]
		switch {
		case b == nil || len(b.Spec.Clusters) != 1 || len(b.Spec.GracefulEvictionTasks) > 0:
			return fmt.Errorf("binding of %+v: %+v", ref, b)
		case drained[b.Spec.Clusters[0].Name]:
			return fmt.Errorf("%+v is placed in drained %s: %+v", ref, b.Spec.Clusters[0].Name, b.Status.Conditions)
		case !slices.Equal(found[ref], []string{b.Spec.Clusters[0].Name}):
			return fmt.Errorf("%+v is in %v, want %s", ref, found[ref], b.Spec.Clusters[0].Name)
		}
	}
	return nil
}

// evictionRecord holds the evictions that were requested in a round.
type evictionRecord struct {
	placed  map[objectRef]bool // templates that are in a cluster when the round begins
	drained map[string][]time.Time
	// deleted and written are the times before the deletions of a template, and after its creations and updates.
	deleted, written map[objectRef][]time.Time
}

// exists reports whether a template exists at a time.
func (e *evictionRecord) exists(ref objectRef, at time.Time) bool {
	var last time.Time // the last of the deletions before
	if n := before(e.deleted[ref], at); n > 0 {
		last = e.deleted[ref][n-1]
	}
	return before(e.written[ref], at) > before(e.written[ref], last) || last.IsZero()
}

// faults returns a line for each removal without a drain of the cluster or a deletion of the template. It also returns a line for
// each time at which an existing template was in no member. history is in the order of time.
func (e *evictionRecord) faults(history []presence) (out []string) {
	in := map[objectRef]int{}
	for ref := range e.placed {
		in[ref] = 1
	}
	removed, nowhere := map[memberRef]int{}, map[objectRef]int{}
	for _, p := range history {
		if p.kind == namespace {
			continue
		}
		if p.present {
			in[p.objectRef]++
			continue
		}
		in[p.objectRef]--
		removed[p.memberRef]++
		deletions := before(e.deleted[p.objectRef], p.at)
		if reasons := before(e.drained[p.cluster], p.at) + deletions; removed[p.memberRef] > reasons {
			out = append(out, fmt.Sprintf("removed without a request: %+v, removal %d with %d reasons", p, removed[p.memberRef], reasons))
		}
		if in[p.objectRef] == 0 {
			nowhere[p.objectRef]++
		}
		if !e.exists(p.objectRef, p.at) {
			// The creation in another cluster may have been delayed by this cluster until after the deletion.
			nowhere[p.objectRef] = min(nowhere[p.objectRef], deletions)
		}
		if in[p.objectRef] == 0 && nowhere[p.objectRef] > deletions {
			out = append(out, fmt.Sprintf("in no member: %+v after the removal from %s at %s, with %d deletions", p.objectRef, p.cluster,
				p.at.Format(time.StampMilli), deletions))
		}
	}
	return out
}
