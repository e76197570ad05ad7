// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// Step is one step of a timeline. Programs read its JSON: fields are added, never renamed.
type Step struct {
	Stage Stage `json:"stage"`
	// Object is the object that the step concerns.
	Object string `json:"object"`
	// Cluster is set for steps of one cluster.
	Cluster string `json:"cluster,omitempty"`
	State   State  `json:"state"`
	// Time is when the step was done, as far as it is known. It has milliseconds if an event has them.
	Time *metav1.MicroTime `json:"time,omitempty"`
	// Seconds is the time since the step that caused this one. It is nil if that is not known, or if the step did not need to be
	// repeated.
	Seconds *float64 `json:"seconds,omitempty"`
	// Message has details, or the reason why the step is not done.
	Message string `json:"message,omitempty"`

	precise bool
}

// Precise reports whether the time has milliseconds.
func (s *Step) Precise() bool { return s.precise }

// Timeline is what happened to a template, in causal order. Programs read its JSON: fields are added, never renamed.
type Timeline struct {
	// Kind, Namespace and Name identify the template.
	Kind      string `json:"kind"`
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	// Generation is the generation of the template; 0 if the kind has none.
	Generation int64  `json:"generation,omitempty"`
	Steps      []Step `json:"steps"`
	// Clusters is the number of clusters, Hidden the number of those without steps, by state.
	Clusters int           `json:"clusters"`
	Hidden   map[State]int `json:"hidden,omitempty"`
	// Complete reports whether every step is done. Waiting lists the reasons otherwise.
	Complete bool     `json:"complete"`
	Waiting  []string `json:"waiting,omitempty"`
	// Moves holds the last moves of the object, oldest first.
	Moves []workv1alpha2.MoveRecord `json:"moves,omitempty"`
	// Note describes objects that the pods lack, and names those that the user may not read.
	Note string `json:"note,omitempty"`
	// Since is the time of the last step that was done. Seconds is the time from the write of the template to the last step
	// if the timeline is complete, and to now otherwise.
	Since   *metav1.MicroTime `json:"since,omitempty"`
	Seconds *float64          `json:"seconds,omitempty"`
}

// moment is a time and its precision.
type moment struct {
	at      time.Time
	precise bool
}

// latest returns the later one of two moments. Times without milliseconds are rounded down: a precise one in the same second
// is preferred.
func latest(all ...moment) (last moment) {
	for _, m := range all {
		if m.at.IsZero() {
			continue
		}
		sameSecond := m.at.Truncate(time.Second).Equal(last.at.Truncate(time.Second))
		if last.at.IsZero() || sameSecond && m.precise && (!last.precise || m.at.After(last.at)) || !sameSecond && m.at.After(last.at) {
			last = m
		}
	}
	return last
}

// before reports whether a happened before b, as far as their precision permits.
func (m moment) before(b moment) bool {
	if m.precise && b.precise {
		return m.at.Before(b.at)
	}
	return m.at.Truncate(time.Second).Before(b.at.Truncate(time.Second))
}

// pick returns the latest of the moments that are not before the cause, or the latest of all if every one is before it.
func pick(cause moment, all ...moment) moment {
	var after []moment
	for _, m := range all {
		if !m.at.IsZero() && !m.before(cause) {
			after = append(after, m)
		}
	}
	if len(after) > 0 {
		return latest(after...)
	}
	return latest(all...)
}

// builder builds a timeline.
type builder struct {
	*Objects
	timeline *Timeline
	blocked  bool // a step before the clusters is not done
}

// NewTimeline returns the timeline of the objects. now is the current time.
func NewTimeline(o *Objects, now time.Time) *Timeline {
	t := &Timeline{
		Kind: o.Kind, Namespace: o.Namespace, Name: o.Name, Generation: o.generation(), Clusters: o.Total, Hidden: o.Hidden, Note: o.Note(),
	}
	if o.Binding != nil {
		t.Moves = o.Binding.BindingStatus().Moves
	}
	b := &builder{Objects: o, timeline: t}
	written := b.addWritten()
	claimed := b.addClaimed(written)
	bound := b.addBound(claimed)
	scheduled := b.addScheduled(latest(written, bound))
	// An object that is not claimed or not scheduled any more is still in its clusters.
	if o.Binding != nil && (!b.blocked || len(o.Clusters) > 0 && o.Binding.GetDeletionTimestamp() == nil && o.exists()) {
		last := scheduled
		for i := range o.Clusters {
			last = latest(last, b.addCluster(&o.Clusters[i], latest(written, scheduled)))
		}
		last = b.addRolledOut(b.addAllApplied(last))
		b.addReported(last)
	}
	if o.Binding == nil && o.Synced {
		for i := range o.Clusters {
			b.addCluster(&o.Clusters[i], written)
		}
	}
	b.finish(written, now)
	return t
}

// add adds a step and returns its time, or the time of its cause if that is later. evidence holds the times at which objects and
// events record the step.
func (b *builder) add(s Step, cause moment, evidence ...moment) moment {
	at := pick(cause, evidence...)
	if !at.at.IsZero() && s.State == Done {
		s.precise = at.precise
		s.Time = &metav1.MicroTime{Time: at.at.UTC()}
		if !cause.at.IsZero() && !at.before(cause) {
			took := at.at.Sub(cause.at)
			if !at.precise || !cause.precise {
				took = at.at.Truncate(time.Second).Sub(cause.at.Truncate(time.Second))
			}
			s.Seconds = seconds(took)
		}
	}
	b.timeline.Steps = append(b.timeline.Steps, s)
	b.blocked = b.blocked || s.State != Done && s.Cluster == ""
	if s.State != Done {
		return cause
	}
	return latest(cause, at)
}

func seconds(d time.Duration) *float64 {
	s := float64(max(d, 0).Milliseconds()) / 1000
	return &s
}

func (b *builder) title() string {
	if b.Namespace == "" {
		return b.Kind + " " + b.Name
	}
	return b.Kind + " " + b.Namespace + "/" + b.Name
}

// controllers are the field managers of Karmada's controllers; their writes are not writes of users.
var controllers = []string{names.DetectorSource, "karmada-controller-manager"}

func (b *builder) addWritten() moment {
	s := Step{Stage: Written, Object: b.title(), State: Done}
	if b.Template == nil {
		s.State, s.Message = Failed, "the object does not exist or cannot be read"
		return b.add(s, moment{})
	}
	at, manager, untimed := b.lastWrite()
	var parts []string
	if g := b.generation(); g > 0 {
		parts = append(parts, fmt.Sprintf("generation %d", g))
	}
	switch by := strings.Join(untimed, ", "); {
	case by != "" && manager != "":
		parts = append(parts, fmt.Sprintf("by %s at %s, or later by %s, whose time is not recorded",
			manager, at.at.UTC().Format(time.RFC3339), by))
		at = moment{}
	case by != "":
		parts, at = append(parts, fmt.Sprintf("by %s, whose time is not recorded", by)), moment{}
	case manager != "":
		parts = append(parts, "by "+manager)
	}
	s.Message = strings.Join(parts, " ")
	if b.Template.GetDeletionTimestamp() != nil {
		s.State, s.Message = Waiting, "the object is being deleted; its finalizers: "+strings.Join(b.Template.GetFinalizers(), ", ")
	}
	return b.add(s, moment{}, at)
}

// lastWrite returns the time and the field manager of the last write of the template by a user. The API server records no time for
// writes of the scale subresource; untimed lists their managers, one of which may have written later.
func (b *builder) lastWrite() (at moment, manager string, untimed []string) {
	at = moment{at: b.Template.GetCreationTimestamp().Time}
	for _, f := range b.Template.GetManagedFields() {
		switch controller := slices.Contains(controllers, f.Manager); {
		case f.Subresource == "status" || controller && f.Subresource == "":
		case f.Time == nil:
			untimed = append(untimed, strings.TrimSuffix(f.Manager+" ("+f.Subresource+")", " ()"))
		case !controller && (manager == "" || !f.Time.Time.Before(at.at)):
			at, manager = latest(at, moment{at: f.Time.Time}), f.Manager
		}
	}
	return at, manager, untimed
}

func (b *builder) addClaimed(cause moment) moment {
	switch {
	case b.Policy == "" && b.attached():
		required := b.Binding.BindingSpec().RequiredBy
		s := Step{
			Stage:   Claimed,
			State:   Done,
			Object:  "ResourceBinding " + required[0].Namespace + "/" + required[0].Name,
			Message: "requires the object",
		}
		if n := len(required); n > 1 {
			s.Message += fmt.Sprintf("; so do %d other bindings", n-1)
		}
		return b.add(s, cause)
	case b.Policy == "" && ServiceOwner(b.Template) != "":
		return b.add(Step{
			Stage: Claimed, State: Done, Object: ServiceOwner(b.Template), Message: "propagates the object in place of a policy",
		}, cause)
	case b.Policy == "" && b.Synced:
		return b.add(Step{Stage: Claimed, State: Done, Object: b.title(), Message: b.Unclaimed}, cause)
	case b.Policy == "":
		return b.add(Step{Stage: Claimed, Object: b.title(), State: Waiting, Message: b.Unclaimed}, cause)
	}
	s := Step{Stage: Claimed, Object: b.Policy, State: Done, Message: b.PolicyProblem}
	var at moment
	if b.Template != nil {
		for _, f := range b.Template.GetManagedFields() {
			if f.Manager == names.DetectorSource && f.Subresource == "" && f.Time != nil {
				at = latest(at, moment{at: f.Time.Time})
			}
		}
	}
	return b.add(s, cause, at, b.event("ApplyPolicySucceed", ""))
}

// ServiceOwner returns the MultiClusterService that propagates a Service in place of a policy, as "MultiClusterService default/web", or "".
// template can be nil.
func ServiceOwner(template *unstructured.Unstructured) string {
	const kind = "MultiClusterService"
	if template == nil || template.GetLabels()[names.ClaimedBy] != kind {
		return ""
	}
	a := template.GetAnnotations()
	if a[names.MultiClusterServiceName] == "" {
		return "" // set by hand
	}
	return kind + " " + a[names.MultiClusterServiceNamespace] + "/" + a[names.MultiClusterServiceName]
}

// attached reports whether the object is propagated only because other bindings require it.
func (b *builder) attached() bool {
	return b.Binding != nil && len(b.Binding.BindingSpec().RequiredBy) > 0
}

func (b *builder) bindingTitle() string {
	scope := binding.ScopeFor(b.Namespace)
	name := names.Binding(b.Kind, b.Name)
	if b.Binding != nil {
		name = b.Binding.GetName()
	}
	if scope.Namespaced {
		name = b.Namespace + "/" + name
	}
	return scope.Name + " " + name
}

func (b *builder) addBound(cause moment) moment {
	if b.Binding == nil {
		if b.blocked || b.Synced {
			return cause
		}
		failure := b.failure("ApplyPolicyFailed", "GetReplicasFailed", "GetComponentsFailed")
		s := Step{Stage: Bound, Object: b.bindingTitle(), State: Waiting, Message: "the binding does not exist yet"}
		if b.PolicyProblem != "" {
			s.Message += ": " + b.PolicyProblem
		}
		if failure != "" {
			s.State, s.Message = Failed, failure
		}
		return b.add(s, cause)
	}
	s := Step{Stage: Bound, Object: b.bindingTitle(), State: Done}
	if b.Binding.GetDeletionTimestamp() != nil {
		s.State, s.Message = Waiting, "the binding is being deleted; waits for the removal of its Works"
		if held := problemOf(b.Binding, RemovalHeld); held != nil {
			s.State, s.Message = Failed, "the binding is being deleted; "+held.Message
		}
	}
	return b.add(s, cause, moment{at: b.Binding.GetCreationTimestamp().Time})
}

func (b *builder) addScheduled(cause moment) moment {
	if b.Binding == nil || b.Binding.BindingSpec().Placement == nil {
		return cause // nothing to schedule
	}
	spec, status := b.Binding.BindingSpec(), b.Binding.BindingStatus()
	scheduled := meta.FindStatusCondition(status.Conditions, workv1alpha2.Scheduled)
	s := Step{Stage: Scheduled, Object: b.bindingTitle(), State: Waiting}
	var evidence []moment
	switch problem := problemOf(b.Binding, NotScheduled); {
	case b.Held != "":
		s.Message = b.Held
	case problem != nil:
		s.Message = problem.Message
		if scheduled != nil && ReportsProblem(scheduled) {
			s.State = Failed
		}
	default:
		s.State, s.Message = Done, targets(spec)
		evidence = []moment{{at: scheduled.LastTransitionTime.Time}, b.event("ScheduleBindingSucceed", "")}
		if status.LastScheduledTime != nil {
			evidence = append(evidence, moment{at: status.LastScheduledTime.Time})
		}
	}
	return b.add(s, cause, evidence...)
}

// maxTargets is the number of clusters in the message of the step Scheduled.
const maxTargets = 5

func targets(spec *workv1alpha2.ResourceBindingSpec) string {
	if len(spec.Clusters) == 0 {
		return "to no clusters"
	}
	var parts []string
	for i := range spec.Clusters[:min(len(spec.Clusters), maxTargets)] {
		t := &spec.Clusters[i]
		if binding.IsWorkload(spec) && len(spec.Components) == 0 {
			parts = append(parts, fmt.Sprintf("%s=%d", t.Name, t.Replicas))
		} else {
			parts = append(parts, t.Name)
		}
	}
	text := "to " + strings.Join(parts, ", ")
	if n := len(spec.Clusters) - maxTargets; n > 0 {
		text += fmt.Sprintf(", and %d more", n)
	}
	return text
}

// addCluster adds the steps of one cluster and returns the time of the last one.
func (b *builder) addCluster(c *Cluster, cause moment) moment {
	name := names.Work(b.Kind, b.Namespace, b.Name)
	if c.Work != nil {
		name = c.Work.Name
	}
	var applied moment
	for _, s := range b.steps(c) {
		object := names.ExecutionNamespace(c.Name) + "/" + name
		var at []moment
		switch s.stage {
		case Rendered:
			if s.state == Done {
				s.message = ""
			}
			if c.Work != nil && renderedGeneration(c.Work) == b.generation() && c.Work.Generation <= 1 {
				at = []moment{{at: c.Work.CreationTimestamp.Time}}
			}
		case Applied:
			at = b.appliedAt(c)
		case Healthy:
			object, at = b.title(), []moment{healthyAt(c), completedAt(c)}
			// An older time is that of an earlier change. When the cluster was healthy with the applied one is not recorded.
			at = slices.DeleteFunc(at, func(m moment) bool { return m.before(applied) })
			if s.state == Done {
				desired, _ := b.desired(c)
				replicas := strings.TrimPrefix(parseReported(c.Work.Status.ManifestStatuses[0].Status).suffix(desired), ": ")
				s.message = strings.Trim(s.message+"; "+replicas, "; ")
			}
		case RolledOut:
			object = rolloutTitle(b.Rollout)
		default: // the others have no time of their own
		}
		if s.stage == Rendered || s.stage == Applied || s.stage == Removed {
			object = "Work " + object
		}
		cause = b.add(Step{Stage: s.stage, Object: object, Cluster: c.Name, State: s.state, Message: s.message}, cause, at...)
		if last := &b.timeline.Steps[len(b.timeline.Steps)-1]; s.stage == Applied && last.Time != nil {
			applied = moment{last.Time.Time, last.precise}
		}
	}
	return cause
}

// appliedAt returns when the manifest was applied: the last write of Karmada in the member, the event, the time of the condition.
func (b *builder) appliedAt(c *Cluster) (at []moment) {
	if applied := condition(c.Work, workv1alpha1.WorkApplied); applied != nil {
		at = append(at, moment{at: applied.LastTransitionTime.Time})
	}
	if c.Member != nil {
		for _, f := range c.Member.GetManagedFields() {
			if f.Time != nil && f.Subresource == "" &&
				(f.Manager == "karmada" || slices.Contains(controllers, f.Manager) || f.Manager == "karmada-agent") {
				at = append(at, moment{at: f.Time.Time})
			}
		}
	}
	return append(at, b.event("SyncSucceed", " to cluster "+c.Name))
}

// healthyAt returns the last time at which a condition in the reported status changed.
func healthyAt(c *Cluster) (at moment) {
	statuses := c.Work.Status.ManifestStatuses
	if len(statuses) == 0 || statuses[0].Status == nil {
		return moment{}
	}
	var status struct {
		Conditions []struct {
			LastTransitionTime metav1.Time `json:"lastTransitionTime"`
		} `json:"conditions"`
	}
	if err := json.Unmarshal(statuses[0].Status.Raw, &status); err != nil {
		return moment{} // a kind with other conditions
	}
	for _, condition := range status.Conditions {
		at = latest(at, moment{at: condition.LastTransitionTime.Time})
	}
	return at
}

// completedAt returns when the rollout of a Deployment in a member ended, or a zero moment if the member was not read. The statuses of its
// conditions do not change then, and reports have no times of updates.
func completedAt(c *Cluster) (at moment) {
	if c.Member == nil || c.Member.GroupVersionKind().GroupKind() != appsv1.SchemeGroupVersion.WithKind("Deployment").GroupKind() {
		return moment{}
	}
	var d appsv1.Deployment
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(c.Member.Object, &d); err != nil {
		return moment{} // the member has another schema
	}
	for _, condition := range d.Status.Conditions {
		if condition.Type == appsv1.DeploymentProgressing && condition.Reason == "NewReplicaSetAvailable" {
			at = moment{at: condition.LastUpdateTime.Time}
		}
	}
	return at
}

func (b *builder) addAllApplied(cause moment) moment {
	if len(b.Clusters) == 0 {
		return cause
	}
	s := Step{Stage: AllApplied, Object: b.bindingTitle(), State: Waiting, Message: "not all Works are applied"}
	full := meta.FindStatusCondition(b.Binding.BindingStatus().Conditions, workv1alpha2.FullyApplied)
	var at moment
	others := slices.DeleteFunc(b.View().Problems(b.Binding), func(p Problem) bool {
		return p.Kind == NotScheduled || p.Kind.Rank() > MoveHeld.Rank()
	})
	// The condition may be of the targets before the last decision.
	if former := b.incomplete(); full != nil && full.Status == metav1.ConditionTrue && former != notAll && former != notLatest {
		s.Message = "all Works of the targets are applied; " + former
	}
	switch {
	case full == nil || slices.ContainsFunc(b.timeline.Steps, notApplied):
	case len(others) > 0:
		s.State, s.Message = Failed, others[0].Message
	case full.Status == metav1.ConditionTrue:
		s.State, s.Message, at = Done, "", moment{at: full.LastTransitionTime.Time}
	}
	return b.add(s, cause, at)
}

// notApplied reports whether a step of a cluster precedes the application of its Work and is not done.
func notApplied(s Step) bool {
	return s.Cluster != "" && s.Stage != Healthy && s.Stage != RolledOut && s.State != Done
}

// event returns the time of the last event with a reason whose message ends in suffix.
func (b *builder) event(reason, suffix string) (at moment) {
	for i := range b.Events {
		if e := &b.Events[i]; e.Reason == reason && strings.HasSuffix(e.Message, suffix) {
			at = latest(at, eventTime(e))
		}
	}
	return at
}

// failure returns the message of the last event on the template with one of the reasons, unless an event of the same source is
// later.
func (b *builder) failure(reasons ...string) string {
	var last *corev1.Event
	for i := range b.Events {
		e := &b.Events[i]
		if slices.Contains(reasons, e.Reason) && (last == nil || last.LastTimestamp.Before(&e.LastTimestamp)) {
			last = e
		}
	}
	if last == nil {
		return ""
	}
	for i := range b.Events {
		if e := &b.Events[i]; e.Source.Component == last.Source.Component && e.Type == corev1.EventTypeNormal &&
			!e.LastTimestamp.Before(&last.LastTimestamp) {
			return ""
		}
	}
	return last.Message
}

// eventTime returns the time of an event. The names of events that occurred once end in their time in nanoseconds.
func eventTime(e *corev1.Event) moment {
	at := e.LastTimestamp.Time
	if at.IsZero() {
		at = e.EventTime.Time
	}
	suffix := e.Name[strings.LastIndex(e.Name, ".")+1:]
	if nanoseconds, err := strconv.ParseInt(suffix, 16, 64); err == nil {
		if exact := time.Unix(0, nanoseconds); exact.Truncate(time.Second).Equal(at.Truncate(time.Second)) {
			return moment{at: exact, precise: true}
		}
	}
	return moment{at: at}
}

// finish sets the fields that depend on all steps.
func (b *builder) finish(written moment, now time.Time) {
	t := b.timeline
	t.Complete = len(t.Hidden) == 0 || t.Hidden[Waiting]+t.Hidden[Failed] == 0
	var last moment
	for i := range t.Steps {
		s := &t.Steps[i]
		if s.Time != nil {
			last = latest(last, moment{s.Time.Time, s.precise})
		}
		if s.State == Done {
			continue
		}
		t.Complete = false
		text := s.Object
		if s.Cluster != "" {
			text = s.Cluster
		}
		t.Waiting = append(t.Waiting, text+": "+cmp.Or(s.Message, string(s.Stage)))
	}
	if last.at.IsZero() {
		return
	}
	t.Since = &metav1.MicroTime{Time: last.at.UTC()}
	end := now
	if t.Complete {
		end = last.at
	}
	if !written.at.IsZero() {
		t.Seconds = seconds(end.Sub(written.at))
	}
}
