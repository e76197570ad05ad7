// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Flags that shorten the time until a cluster is not ready, so that an outage of seconds suffices.
var (
	shortThresholds = []string{
		"--cluster-status-update-frequency=1s", "--cluster-success-threshold=2s", "--cluster-failure-threshold=5s",
	}
	shortMonitor = []string{"--cluster-monitor-period=1s", "--cluster-monitor-grace-period=8s"}
	shortLease   = []string{"--cluster-lease-duration=8s"}
)

const (
	lostTaint        = "faults.test/lost"
	brokenAnnotation = "faults.test/broken"
	// moveTimeout bounds the time until templates are elsewhere. It includes a minute after a restart of the control plane, and the
	// time until the clusters are not ready. It also includes a minute in which clusters that returned from an earlier outage count as
	// lost.
	moveTimeout = 4 * time.Minute
)

// unlessBroken reports a Deployment as healthy unless the test annotated it in the member.
const unlessBroken = `
function InterpretHealth(observedObj)
  local annotations = observedObj.metadata.annotations
  return annotations == nil or annotations["` + brokenAnnotation + `"] == nil
end`

// withoutReplicas reports a status without replicas: no pods run in the members.
const withoutReplicas = `
function ReflectStatus(observedObj)
  if observedObj.status == nil then
    return {}
  end
  return {observedGeneration = observedObj.status.observedGeneration}
end`

// prepareOutages creates the objects that all seeds need. A policy taints clusters while they are not ready. A customization makes
// the health of Deployments depend on an annotation.
func (r *runner) prepareOutages(ctx context.Context) error {
	ready := func(o policyv1alpha1.MatchConditionOperator) []policyv1alpha1.MatchCondition {
		return []policyv1alpha1.MatchCondition{{
			ConditionType: clusterv1alpha1.ClusterConditionReady, Operator: o, StatusValues: []metav1.ConditionStatus{metav1.ConditionTrue},
		}}
	}
	taints := &policyv1alpha1.ClusterTaintPolicy{ObjectMeta: metav1.ObjectMeta{Name: "faults-lost"}}
	health := &configv1alpha1.ResourceInterpreterCustomization{ObjectMeta: metav1.ObjectMeta{Name: "faults-health"}}
	return errors.Join(
		r.put(ctx, taints, func() {
			taints.Spec.AddOnConditions = ready(policyv1alpha1.MatchConditionOpNotIn)
			taints.Spec.RemoveOnConditions = ready(policyv1alpha1.MatchConditionOpIn)
			taints.Spec.Taints = []policyv1alpha1.Taint{{Key: lostTaint, Effect: corev1.TaintEffectNoExecute}}
		}),
		r.put(ctx, health, func() {
			health.Spec.Target = configv1alpha1.CustomizationTarget{APIVersion: "apps/v1", Kind: deployment}
			health.Spec.Customizations.HealthInterpretation = &configv1alpha1.HealthInterpretation{LuaScript: unlessBroken}
			health.Spec.Customizations.StatusReflection = &configv1alpha1.StatusReflection{LuaScript: withoutReplicas}
		}),
	)
}

// outageRun carries out the rounds of a seed.
type outageRun struct {
	*runner
	ns        string
	specs     map[objectRef]failoverTemplate
	revisions map[objectRef]int // of the templates that exist
	begun     map[string]int    // the number of earlier observations in each member
	record    *outageRecord
	moved     map[objectRef]string // the cluster in which the replacement of a template was observed
	// lostCluster is the first cluster that is lost in the round.
	lostCluster string
}

// outages carries out the rounds of a plan.
func outages(r *runner, seed uint64, templates []failoverTemplate, rounds []outageRound) {
	o := &outageRun{
		runner: r, ns: fmt.Sprintf("faults-outage-%d", seed), specs: map[objectRef]failoverTemplate{}, revisions: map[objectRef]int{},
		begun: map[string]int{},
	}
	o.do(operation{verb: createNamespace, namespace: o.ns, clusters: o.state.clusters, others: o.state.clusters})
	for name, m := range o.members {
		_, o.begun[name] = m.historyOf(o.ns, 0)
	}
	o.begin()
	for _, t := range templates {
		o.Log(t)
		o.specs[objectRef{t.kind, o.ns, t.name}] = t
		o.must(func(ctx context.Context) error { return o.putFailoverPolicy(ctx, t, t.home) })
		o.put(t.template)
	}
	o.settle(timeout)
	// The policies allow all clusters only now, so that each template is where the plan has it.
	for _, t := range templates {
		if t.home != "" && t.reaction != stays {
			o.must(func(ctx context.Context) error { return o.putFailoverPolicy(ctx, t, "") })
		}
	}
	o.settle(timeout)
	o.check()
	for _, round := range rounds {
		o.round(round)
	}
	r.begin()
	for ref, t := range o.specs {
		r.state.spaces[o.ns].templates[ref] = t.template // for the removals that follow
	}
	r.deleteNamespaces()
}

// must tries until it succeeds, like a user, while the control plane is down.
func (o *outageRun) must(try func(ctx context.Context) error) {
	o.Helper()
	if err := poll(o.Context(), try); err != nil {
		o.Fatal(err)
	}
}

// putFailoverPolicy creates or updates the policy of a template. Cluster "" means all clusters.
func (o *outageRun) putFailoverPolicy(ctx context.Context, t failoverTemplate, cluster string) error {
	p := &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: o.ns, Name: t.name}}
	return o.runner.put(ctx, p, func() {
		p.Spec.ResourceSelectors = selectors(o.ns, map[string]string{policyLabel: t.name})
		p.Spec.PropagateDeps = t.reaction == onFailure
		p.Spec.Placement = policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: o.state.clusters}}
		if cluster != "" {
			p.Spec.Placement.ClusterAffinity.ClusterNames = []string{cluster}
		}
		if t.home != "" {
			p.Spec.Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{
				{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1},
			}
		}
		toleration := corev1.Toleration{Key: lostTaint, Operator: corev1.TolerationOpExists, Effect: corev1.TaintEffectNoExecute}
		conditions := policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(t.toleration))}
		switch t.reaction {
		case onTaint:
			toleration.TolerationSeconds = new(int64(t.toleration))
			p.Spec.Failover = &policyv1alpha1.FailoverBehavior{Cluster: &policyv1alpha1.ClusterFailoverBehavior{PurgeMode: t.purge}}
		case onReadiness:
			p.Spec.Failover = &policyv1alpha1.FailoverBehavior{ApplicationMigrationPolicy: &policyv1alpha1.ApplicationMigrationPolicy{
				DecisionConditions: conditions, PurgePolicy: t.purge,
			}}
		case onFailure:
			p.Spec.Failover = &policyv1alpha1.FailoverBehavior{Application: &policyv1alpha1.ApplicationFailoverBehavior{
				DecisionConditions: conditions, PurgeMode: t.purge,
			}}
		case stays:
			return // it does not tolerate the taint, and no other cluster is allowed
		}
		p.Spec.Placement.ClusterTolerations = []corev1.Toleration{toleration}
	})
}

// put creates or updates a template.
func (o *outageRun) put(t template) {
	o.Helper()
	ref := objectRef{t.kind, o.ns, t.name}
	if o.revisions[ref] == 0 {
		o.record.created[ref] = append(o.record.created[ref], time.Now())
	}
	o.revisions[ref] = t.revision
	o.must(func(ctx context.Context) error {
		return o.putLabeled(ctx, metav1.ObjectMeta{Namespace: o.ns, Name: t.name}, t, t.name)
	})
}

// step carries out an operation of a round.
func (o *outageRun) step(s step) {
	o.Helper()
	t := s.operation.template
	o.Log(time.Now().Format(time.StampMilli), s.operation)
	if s.operation.verb == putTemplate {
		o.put(t)
	} else {
		ref := objectRef{t.kind, o.ns, t.name}
		if o.revisions[ref] > 0 {
			o.record.deleted[ref] = append(o.record.deleted[ref], time.Now())
		}
		delete(o.revisions, ref)
		s.operation.namespace = o.ns
		o.must(func(ctx context.Context) error { return o.request(ctx, s.operation) })
	}
	<-time.After(s.pause) // a part of the plan
}

// begin begins a record.
func (o *outageRun) begin() {
	o.record = &outageRecord{
		specs: o.specs, placed: map[memberRef]bool{}, reasons: map[memberRef][]time.Time{}, confirmed: map[memberRef][]time.Time{},
		deleted: map[objectRef][]time.Time{}, created: map[objectRef][]time.Time{}, lost: map[string]interval{},
	}
	o.moved = map[objectRef]string{}
	for ref := range o.specs {
		for _, cluster := range o.clustersOf(ref) {
			o.record.placed[memberRef{cluster, ref}] = true
		}
	}
}

// clustersOf returns the clusters in which the recorders observe a template, sorted.
func (o *outageRun) clustersOf(ref objectRef) (out []string) {
	for name, m := range o.members {
		if m.present()[ref] {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// check checks what was observed since begin, and begins again.
func (o *outageRun) check() {
	o.Helper()
	var history []presence
	for name, m := range o.members {
		observed, n := m.historyOf(o.ns, o.begun[name])
		history, o.begun[name] = append(history, observed...), n
	}
	slices.SortStableFunc(history, func(a, b presence) int { return a.at.Compare(b.at) })
	faults := o.record.faults(history)
	for _, f := range faults {
		o.Error(f)
	}
	o.Logf("%d objects appeared or left, %d of them without a reason", len(history), len(faults))
	if o.Failed() {
		for _, p := range history {
			o.Logf("%s %s %+v: %v", p.at.Format(time.StampMilli), p.seen.Format(time.StampMilli), p.memberRef, p.present)
		}
		o.FailNow()
	}
	o.begin()
}

// kill kills the control plane in a phase, if the plan has it.
func (o *outageRun) kill(round outageRound, p phase) {
	if k, ok := round.kills[p]; ok {
		o.disturb(k)
	}
}

// round carries out one outage.
func (o *outageRun) round(round outageRound) {
	o.Helper()
	o.Log(time.Now().Format(time.StampMilli), round)
	for ref := range o.specs {
		if slices.Contains(round.broken, ref.name) {
			o.makeUnhealthy(ref)
		}
	}
	o.lostCluster = round.losses[0].cluster
	var ends []func(context.Context) error
	begun := time.Now()
	for _, l := range round.losses {
		<-time.After(l.delay)
		o.record.lost[l.cluster] = interval{fault: l.fault, begin: time.Now()}
		for ref, t := range o.specs {
			if round.kind == lostOne && (t.reaction == onTaint || t.reaction == onReadiness) {
				m := memberRef{l.cluster, ref}
				o.record.reasons[m] = append(o.record.reasons[m], time.Now())
			}
		}
		end, err := o.lose(o.Context(), o.members[l.cluster], l.fault, outageLatency)
		if err != nil {
			o.Fatalf("%s: %s: %v", l.cluster, l.fault, err)
		}
		ends = append(ends, end)
	}
	o.kill(round, phaseLost)
	for _, s := range round.steps {
		o.step(s)
	}
	if round.kind != brief {
		o.await("the lost clusters are not ready", func(ctx context.Context) error { return o.unready(ctx, round.losses) })
		o.kill(round, phaseUnready)
	}
	if round.kind == lostOne {
		o.await("templates are elsewhere", func(context.Context) error { return o.elsewhere(round.losses[0].cluster) })
		o.kill(round, phaseMoved)
		if rest := requestTimeout - time.Since(begun); slices.Contains(requestFaults, round.losses[0].fault) && rest > 0 {
			<-time.After(rest)
		}
	}
	<-time.After(round.length)
	o.kill(round, phaseBack)
	for i, l := range round.losses {
		lost := o.record.lost[l.cluster]
		lost.end = time.Now()
		o.record.lost[l.cluster] = lost
		o.Logf("%s %s returns after %v", time.Now().Format(time.StampMilli), l.cluster, time.Since(begun).Round(time.Millisecond))
		if err := ends[i](o.Context()); err != nil {
			o.Fatalf("%s: end %s: %v", l.cluster, l.fault, err)
		}
	}
	o.faults.Wait()
	o.settle(moveTimeout)
	o.confirm()
	o.settle(moveTimeout)
	o.check()
}

// await waits for a state that the next fault of a plan follows.
func (o *outageRun) await(what string, try func(ctx context.Context) error) {
	o.Helper()
	begun := time.Now()
	if err := pollFor(o.Context(), moveTimeout, try); err != nil {
		o.Fatalf("%s: timed out: %v", what, err)
	}
	o.Logf("%s %s, after %v", time.Now().Format(time.StampMilli), what, time.Since(begun).Round(time.Millisecond))
}

// makeUnhealthy makes a Deployment unhealthy in its cluster, which it then has a reason to leave.
func (o *outageRun) makeUnhealthy(ref objectRef) {
	o.Helper()
	for _, cluster := range o.clustersOf(ref) {
		m := memberRef{cluster, ref}
		o.Logf("%s is unhealthy in %s", ref.name, cluster)
		o.record.reasons[m] = append(o.record.reasons[m], time.Now())
		d := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: ref.namespace, Name: ref.name}}
		patch := client.RawPatch("application/merge-patch+json", []byte(`{"metadata":{"annotations":{"`+brokenAnnotation+`":"true"}}}`))
		if err := o.members[cluster].client.Patch(o.Context(), d, patch); err != nil {
			o.Fatal(err)
		}
	}
}

// unready returns an error if a lost cluster is ready. It determines the time of faults only.
func (o *outageRun) unready(ctx context.Context, losses []loss) error {
	for _, l := range losses {
		var c clusterv1alpha1.Cluster
		if err := o.control.Get(ctx, client.ObjectKey{Name: l.cluster}, &c); err != nil {
			return err
		}
		if meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady) {
			return fmt.Errorf("cluster %s is ready", l.cluster)
		}
	}
	return nil
}

// elsewhere returns an error if a template in a lost cluster, which leaves it before the cluster returns, is in no other one.
func (o *outageRun) elsewhere(lost string) error {
	for ref, t := range o.specs {
		m := memberRef{lost, ref}
		if t.purge == policyv1alpha1.PurgeModeDirectly || len(o.record.reasons[m]) == 0 || !o.record.placed[m] ||
			len(o.record.deleted[ref]) > 0 {
			continue
		}
		others := without(o.clustersOf(ref), []string{lost})
		if len(others) != 1 {
			return fmt.Errorf("%s is in %v besides lost %s", t.name, others, lost)
		}
		o.moved[ref] = others[0]
	}
	return nil
}

// settle waits until the members equal templates and policies.
func (o *outageRun) settle(timeout time.Duration) {
	o.Helper()
	begun := time.Now()
	if err := pollFor(o.Context(), timeout, o.settled); err != nil {
		o.Errorf("members differ from templates and policies: %v", err)
	}
	o.Logf("settled after %v", time.Since(begun).Round(time.Millisecond))
}

// settled returns an error if the members differ from templates and policies, or if evictions have not ended.
func (o *outageRun) settled(ctx context.Context) error {
	found := map[memberRef]int{} // revisions
	for name, m := range o.members {
		observed, err := m.read(ctx)
		if err != nil {
			return fmt.Errorf("read %s: %w", name, err)
		}
		recorded := m.present()
		for ref := range o.specs {
			c, exists := observed[ref]
			if exists != recorded[ref] {
				return fmt.Errorf("the recorder of %s observes %+v: %v, want %v", name, ref, recorded[ref], exists)
			}
			if exists {
				found[memberRef{name, ref}] = c.revision
			}
		}
	}
	for ref := range o.specs {
		if err := o.settledTemplate(ref, found); err != nil {
			return err
		}
	}
	return o.evictionsEnded(ctx)
}

// settledTemplate returns an error if the copies of a template, whose revisions are found, differ from the requirements of its
// policy.
func (o *outageRun) settledTemplate(ref objectRef, found map[memberRef]int) error {
	var old, current []string
	for _, cluster := range o.state.clusters {
		revision, ok := found[memberRef{cluster, ref}]
		switch {
		case !ok:
		case len(o.unconfirmed(memberRef{cluster, ref})) > 0 || o.mayWait(memberRef{cluster, ref}):
			old = append(old, cluster)
		case revision != o.revisions[ref]:
			return fmt.Errorf("%+v in %s has revision %d, want %d", ref, cluster, revision, o.revisions[ref])
		default:
			current = append(current, cluster)
		}
	}
	spec := o.specs[ref]
	switch {
	case spec.home == "":
		if len(current) != len(o.state.clusters) {
			return fmt.Errorf("%+v is in %v, want all clusters", ref, current)
		}
	case len(current) != 1:
		return fmt.Errorf("%+v is in %v, want one cluster, besides old copies in %v", ref, current, old)
	case o.moved[ref] != "" && o.moved[ref] != current[0]:
		return fmt.Errorf("%+v is in %s, want %s, where its replacement was", ref, current[0], o.moved[ref])
	case o.waits(memberRef{o.lostCluster, ref}) && len(old) == 0:
		return fmt.Errorf("%+v has no old copy, but that of a workload stays", ref)
	case o.moved[ref] != "" && spec.purge == policyv1alpha1.PurgeModeNever && len(old)+len(o.confirmedIn(ref)) != 1:
		return fmt.Errorf("%+v has no old copy, but its deletion was not confirmed", ref)
	}
	return nil
}

// unconfirmed returns the reasons for which a copy with purge mode Never was replaced, if its deletion was not confirmed.
func (o *outageRun) unconfirmed(m memberRef) []time.Time {
	replaced := o.moved[m.objectRef] != "" && o.moved[m.objectRef] != m.cluster
	if o.specs[m.objectRef].reaction == onFailure {
		replaced = len(o.clustersOf(m.objectRef)) > 1
	}
	if o.specs[m.objectRef].purge != policyv1alpha1.PurgeModeNever || !replaced || len(o.record.confirmed[m]) > 0 {
		return nil
	}
	return o.record.reasons[m]
}

// waits reports whether a ConfigMap was replaced, and its old copy stays for the old copy of a workload in the same cluster.
func (o *outageRun) waits(m memberRef) bool { return o.moved[m.objectRef] != "" && o.mayWait(m) }

// mayWait reports whether the eviction of a ConfigMap from a cluster may be pending because the old copy of a workload stays there. A
// template that was deleted and created again in the round moved or not, with an old copy or without.
func (o *outageRun) mayWait(m memberRef) bool {
	spec := o.specs[m.objectRef]
	if m.kind != configMap || spec.purge != policyv1alpha1.PurgeModeGracefully {
		return false
	}
	switch moved := o.moved[m.objectRef]; {
	case moved == m.cluster:
		return false
	case moved == "" && (len(o.record.deleted[m.objectRef]) == 0 || len(without(o.clustersOf(m.objectRef), []string{m.cluster})) == 0):
		return false
	}
	for ref := range o.specs {
		other := memberRef{m.cluster, ref}
		if len(o.unconfirmed(other)) > 0 && o.record.keepsWorkload(other, time.Now()) {
			return true
		}
	}
	return false
}

// confirmedIn returns the clusters in which the deletion of an old copy was confirmed.
func (o *outageRun) confirmedIn(ref objectRef) (out []string) {
	for m := range o.record.confirmed {
		if m.objectRef == ref {
			out = append(out, m.cluster)
		}
	}
	return out
}

// bindings returns the bindings of all templates.
func (o *outageRun) bindings(ctx context.Context) (map[objectRef]*workv1alpha2.ResourceBinding, error) {
	var list workv1alpha2.ResourceBindingList
	if err := o.control.List(ctx, &list, client.InNamespace(o.ns)); err != nil {
		return nil, err
	}
	out := map[objectRef]*workv1alpha2.ResourceBinding{}
	for i := range list.Items {
		b := &list.Items[i]
		out[objectRef{b.Spec.Resource.Kind, o.ns, b.Spec.Resource.Name}] = b
	}
	if len(out) != len(o.revisions) {
		return nil, fmt.Errorf("%d bindings exist, want %d", len(out), len(o.revisions))
	}
	return out, nil
}

// evictionsEnded returns an error if the control plane has pending decisions, so that the next round does not begin before their
// end. Only evictions of old copies that stay until a user confirms their deletion may be pending.
func (o *outageRun) evictionsEnded(ctx context.Context) error {
	bindings, err := o.bindings(ctx)
	if err != nil {
		return err
	}
	for ref, b := range bindings {
		for _, task := range b.Spec.GracefulEvictionTasks {
			if m := (memberRef{task.FromCluster, ref}); len(o.unconfirmed(m)) == 0 && !o.mayWait(m) {
				return fmt.Errorf("the eviction of %s has not ended: %+v, targets %v, conditions %+v",
					ref.name, task, b.Spec.Clusters, b.Status.Conditions)
			}
		}
		if b.Status.SchedulerObservedGeneration != b.Generation {
			return fmt.Errorf("binding %s is being scheduled", b.Name)
		}
	}
	var clusters clusterv1alpha1.ClusterList
	if err := o.control.List(ctx, &clusters); err != nil {
		return err
	}
	for i := range clusters.Items {
		c := &clusters.Items[i]
		if len(c.Spec.Taints) > 0 || !meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady) {
			return fmt.Errorf("cluster %s has taints %v, conditions %+v", c.Name, c.Spec.Taints, c.Status.Conditions)
		}
	}
	return nil
}

// confirm confirms the deletion of all old copies that stay until then, as a user does.
func (o *outageRun) confirm() {
	o.Helper()
	pending := map[memberRef]bool{}
	for ref := range o.specs {
		for _, cluster := range o.clustersOf(ref) {
			if m := (memberRef{cluster, ref}); len(o.unconfirmed(m)) > 0 {
				pending[m] = true
			}
		}
	}
	for m := range maps.Keys(pending) {
		o.Logf("%s confirm the deletion of %s in %s", time.Now().Format(time.StampMilli), m.name, m.cluster)
		at := time.Now()
		o.must(func(ctx context.Context) error {
			bindings, err := o.bindings(ctx)
			if err != nil {
				return err
			}
			b := bindings[m.objectRef]
			for i := range b.Spec.GracefulEvictionTasks {
				if t := &b.Spec.GracefulEvictionTasks[i]; t.FromCluster == m.cluster {
					t.SuppressDeletion = new(false)
				}
			}
			return o.control.Update(ctx, b)
		})
		o.record.confirmed[m] = append(o.record.confirmed[m], at)
	}
}
