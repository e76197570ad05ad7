// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/plural"
)

// addReported adds the status of the template, which reflects all clusters.
func (b *builder) addReported(cause moment) {
	if b.Template == nil || len(b.Clusters) == 0 {
		return
	}
	s := Step{Stage: Reported, Object: b.title(), State: Done}
	observed, found, err := unstructured.NestedInt64(b.Template.Object, "status", "observedGeneration")
	at := []moment{b.event("AggregateStatusSucceed", "")}
	for _, f := range b.Template.GetManagedFields() {
		if f.Manager == "karmada-controller-manager" && f.Subresource == "status" && f.Time != nil {
			at = append(at, moment{at: f.Time.Time})
		}
	}
	failure := b.failure("AggregateStatusFailed")
	if p := problemOf(b.Binding, NotReported); p != nil {
		failure = p.Message
	}
	switch {
	case failure != "":
		s.State, s.Message = Failed, failure
	case found && err == nil && observed < b.generation():
		s.State = Waiting
		reason := "not all clusters have reported it"
		if p := RolloutProblem(b.Rollout); p != nil {
			reason = "the rollout has not reached all clusters"
		}
		s.Message = fmt.Sprintf("the status is of generation %d, not %d: %s", observed, b.generation(), reason)
	case !found && latest(at...).at.IsZero():
		kind := b.Template.GroupVersionKind()
		k, err := native.Layer().Kind(kind)
		if err != nil || kind.Group != appsv1.GroupName || !k.Implements(configv1alpha1.InterpreterOperationAggregateStatus) {
			return // the status may not be aggregated, or is empty, as in a Service without load balancer
		}
		if slices.ContainsFunc(b.timeline.Steps, func(s Step) bool { return s.State != Done }) {
			return // it waits for these
		}
		s.State, s.Message = Waiting, "the status is not aggregated yet"
	default:
		s.State, s.Message = b.replicas()
		if reason := b.incomplete(); s.State == Done && reason != "" {
			s.State, s.Message = Waiting, strings.TrimPrefix(s.Message+"; "+reason, "; ")
		}
	}
	// A status that did not change is not written again: its time belongs to an earlier change.
	at = slices.DeleteFunc(at, func(m moment) bool { return m.before(cause) })
	b.add(s, cause, at...)
}

// The reasons why the status of a template is not that of its targets with the latest manifest.
const (
	notAll    = "not all clusters have the object"
	notLatest = "not all clusters have the latest manifest"
)

// incomplete returns why the status of the template is not that of exactly the targets with the latest manifest, or "".
func (b *builder) incomplete() string {
	var former []string
	outdated := false
	for i := range b.timeline.Steps {
		switch s := &b.timeline.Steps[i]; {
		case !notApplied(*s):
		case s.Stage != Removed && b.lacks(s.Cluster):
			return notAll
		case s.Stage != Removed:
			outdated = true
		default:
			former = append(former, s.Cluster)
		}
	}
	switch {
	case outdated:
		return notLatest
	case len(former) == 0:
		return ""
	case len(former) == 1:
		return former[0] + " still has the object, and is no longer a target"
	}
	named := strings.Join(former[:min(len(former), maxKept)], ", ")
	if more := len(former) - maxKept; more > 0 {
		named += ", and " + plural.Count(more, "more cluster")
	}
	return named + " still have the object, and are no longer targets"
}

// lacks reports whether a cluster does not have the object, with any manifest, as far as it is known.
func (b *builder) lacks(cluster string) bool {
	at := slices.IndexFunc(b.Clusters, func(c Cluster) bool { return c.Name == cluster })
	if at < 0 {
		return true
	}
	c := &b.Clusters[at]
	if c.Looked && c.MemberError == "" {
		return c.Member == nil
	}
	return c.Work == nil || condition(c.Work, workv1alpha1.WorkApplied) == nil
}

// replicas returns the replicas in the status of the template. It waits if the clusters report others, or if some are unknown.
func (b *builder) replicas() (State, string) {
	raw, err := json.Marshal(b.Template.Object["status"])
	if err != nil {
		return Done, ""
	}
	status, wanted := &runtime.RawExtension{Raw: raw}, int64(0)
	for _, t := range binding.Targets(b.Binding.BindingSpec()) {
		wanted += b.wanted(t.Name)
	}
	text := strings.TrimPrefix(parseReported(status).suffix(wanted), ": ")
	if known, unknown := b.unknownReplicas(parseReported(status)); text != "" && unknown != "" {
		return Waiting, strings.TrimPrefix(known.suffix(wanted), ": ") + ", " + unknown
	}
	if stale := b.staleCounters(status); stale != "" {
		return Waiting, stale
	}
	unhealthy := func(s Step) bool { return s.Stage == Healthy && s.State != Done }
	if parseReported(status).ReadyReplicas < wanted && slices.ContainsFunc(b.timeline.Steps, unhealthy) {
		return Waiting, text
	}
	return Done, text
}

// wanted returns the replicas that a cluster is to have. Those of a cluster without steps are the assigned ones.
func (b *builder) wanted(cluster string) int64 {
	if at := slices.IndexFunc(b.Clusters, func(c Cluster) bool { return c.Name == cluster }); at >= 0 {
		n, _ := b.desired(&b.Clusters[at])
		return n
	}
	return assigned(b.Binding, cluster)
}

// unknownReplicas returns the status of a template without the ready pods in clusters that are not ready, and without all pods in those
// of them that are no longer targets. unknown names these clusters with their replicas; it is "" if all clusters are ready.
func (b *builder) unknownReplicas(status reported) (known reported, unknown string) {
	spec, items := b.Binding.BindingSpec(), b.Binding.BindingStatus().AggregatedStatus
	var clusters []string
	replicas := int32(0)
	for _, r := range binding.Reporters(spec, items) {
		at := slices.IndexFunc(b.Clusters, func(c Cluster) bool { return c.Name == r.Name })
		if at < 0 || b.Clusters[at].Cluster == nil || !r.Former && b.Clusters[at].Work == nil {
			continue
		}
		p := OfCluster(b.Clusters[at].Cluster)
		if p == nil {
			continue
		}
		replicas += r.Replicas
		clusters = append(clusters, lostReporter(r, p))
		if at := slices.IndexFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool { return i.ClusterName == r.Name }); at >= 0 {
			last := parseReported(items[at].Status).counters()
			status.ReadyReplicas = max(0, status.ReadyReplicas-last[2])
			if r.Former && status.Replicas != nil {
				status.Replicas = new(max(0, *status.Replicas-last[0]))
				status.UpdatedReplicas = max(0, status.UpdatedReplicas-last[1])
			}
		}
	}
	if len(clusters) == 0 {
		return status, ""
	}
	unknown = strings.Join(clusters[:min(len(clusters), maxKept)], ", ")
	if more := len(clusters) - maxKept; more > 0 {
		unknown += ", and " + plural.Count(more, "more cluster")
	}
	if replicas > 0 && binding.IsWorkload(spec) && len(spec.Components) == 0 {
		unknown = fmt.Sprintf("%d unknown: %s", replicas, unknown)
	}
	return status, unknown
}

// staleCounters returns why the numbers of a workload of group apps in the binding or in the status of the template are not the latest
// ones, or "".
func (b *builder) staleCounters(status *runtime.RawExtension) string {
	if kind := b.Template.GroupVersionKind(); kind.Group != appsv1.GroupName ||
		!slices.Contains([]string{"Deployment", "StatefulSet", "DaemonSet"}, kind.Kind) {
		return ""
	}
	var sum counters
	inBinding := map[string]counters{}
	items := b.Binding.BindingStatus().AggregatedStatus
	for i := range items {
		if items[i].Status == nil {
			return "" // another step waits for it, or a customization reports nothing
		}
		c := parseReported(items[i].Status).counters()
		inBinding[items[i].ClusterName] = c
		if HeldRevision(b.Rollout, items[i].ClusterName) {
			c[1] = 0 // its pods do not have the content of the template
		}
		sum = counters{sum[0] + c[0], sum[1] + c[1], sum[2] + c[2]}
	}
	for i := range b.Clusters {
		c := &b.Clusters[i]
		shown, reported := inBinding[c.Name]
		if c.Work == nil || !reported || len(c.Work.Status.ManifestStatuses) == 0 {
			continue
		}
		if now := parseReported(c.Work.Status.ManifestStatuses[0].Status).counters(); now != shown {
			return fmt.Sprintf("%s reports %s, the binding shows %s", c.Name, now, shown)
		}
	}
	if shown := parseReported(status).counters(); len(items) > 0 && shown != sum {
		return fmt.Sprintf("the status shows %s, the clusters report %s", shown, sum)
	}
	return ""
}

// suffix returns ": 1 of 3 replicas are ready" if a status has replicas, or "". wanted is the number that is to be ready, or 0 if it is not
// known: a status omits pods that cannot be created, and has extra pods while they are replaced.
func (r reported) suffix(wanted int64) string {
	switch {
	case r.Replicas == nil:
		return ""
	case wanted == 0:
		wanted = *r.Replicas
	case r.ReadyReplicas > wanted:
		return ": " + r.counters().String()
	case *r.Replicas < wanted:
		return fmt.Sprintf(": %d of %d replicas are ready, %d created", r.ReadyReplicas, wanted, *r.Replicas)
	}
	return fmt.Sprintf(": %d of %d replicas are ready", r.ReadyReplicas, wanted)
}

// assignedSuffix is like suffix for the replicas that are assigned to a cluster, or 0. Override policies can set more.
func (r reported) assignedSuffix(assigned int64) string {
	if assigned > 0 {
		assigned = max(assigned, r.UpdatedReplicas)
	}
	return r.suffix(assigned)
}
