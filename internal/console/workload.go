// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/yaml"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/diff/compare"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
)

// maxClusters is the number of clusters of an object that are read, those with the most serious problem first.
const maxClusters = 20

// workloadView is the page of one propagated object.
type workloadView struct {
	template
	// Binding is the name of the binding, if there is one.
	Binding string `json:"binding,omitempty"`
	// Verdict is the most serious problem of the object.
	Verdict *verdict `json:"verdict"`
	// Tree is the template with its policy, binding, Works and member objects.
	Tree *observe.Node `json:"tree"`
	// Clusters are the states of the clusters in Tree.
	Clusters   []clusterState     `json:"clusters"`
	Timeline   *flow.Timeline     `json:"timeline"`
	Conditions []metav1.Condition `json:"conditions"`
	Events     []event            `json:"events"`
	// Policies are those that events name and that exist.
	Policies []string `json:"policies"`
	// Moves are the last moves of the object between clusters, the latest first.
	Moves []workv1alpha2.MoveRecord `json:"moves"`
	// Overrides are the override policies that changed the object in the clusters of Tree, or that failed there.
	Overrides []appliedOverride `json:"overrides"`
	// Manifest is the template in YAML, without managed fields; empty if it cannot be read.
	Manifest string `json:"manifest"`
}

// event is an event about an object.
type event struct {
	Type    string    `json:"type"`
	Reason  string    `json:"reason"`
	Object  string    `json:"object"`
	Message string    `json:"message"`
	Count   int32     `json:"count"`
	Last    time.Time `json:"last"`
}

// subject reads the object that a query names.
func (q query) subject(ctx context.Context, s *session) (*explain.Subject, error) {
	gvk := schema.GroupVersionKind{Group: q.Get("group"), Version: q.Get("version"), Kind: q.Get("kind")}
	key := types.NamespacedName{Namespace: q.Get("namespace"), Name: q.Get("name")}
	if gvk.Version == "" || gvk.Kind == "" || key.Name == "" {
		return nil, apierrors.NewBadRequest("the parameters version, kind and name are required")
	}
	object := &unstructured.Unstructured{}
	object.SetGroupVersionKind(gvk)
	switch err := s.client.Get(ctx, key, object); {
	case apierrors.IsNotFound(err), apierrors.IsForbidden(err):
		found, findErr := explain.NewSubject(ctx, s.client, gvk, key, nil)
		if findErr != nil || found.Binding == nil {
			return nil, err // the binding adds nothing
		}
		return found, nil
	case err != nil:
		return nil, err
	}
	return explain.NewSubject(ctx, s.client, gvk, key, object)
}

func (c *Console) viewWorkload(ctx context.Context, s *session, q query) (any, error) {
	subject, err := q.subject(ctx, s)
	if err != nil {
		return nil, err
	}
	reader := &observe.Reader{
		Access: s, Control: s.client, Options: observe.Options{Limit: maxClusters, Members: true, Events: true},
	}
	objects, err := reader.Read(ctx, subject)
	if err != nil {
		return nil, err
	}
	out := workloadView{
		template: template{subject.Kind.Group, subject.Kind.Version, subject.Kind.Kind, subject.Namespace, subject.Name},
		Tree:     observe.Tree(objects), Timeline: flow.NewTimeline(objects, c.clock.Now()),
		Clusters: []clusterState{}, Conditions: []metav1.Condition{}, Events: newEvents(objects.Events),
		Moves: []workv1alpha2.MoveRecord{}, Overrides: newOverrides(objects),
	}
	var claim explain.Claim
	if subject.Binding == nil {
		if claim, err = subject.Claim(ctx, s.client); err != nil {
			return nil, err
		}
	}
	out.Verdict = newVerdict(objects, out.Timeline, claim.Nearly, out.Overrides)
	// A stream sends a view that differs from the last one: durations to now would differ each time.
	if !out.Timeline.Complete {
		out.Timeline.Seconds = nil
	}
	for i := range objects.Clusters {
		out.Clusters = append(out.Clusters, newClusterState(objects, &objects.Clusters[i]))
	}
	if subject.Binding != nil {
		out.Binding = subject.Binding.GetName()
		status := subject.Binding.BindingStatus()
		out.Conditions, out.Moves = append(out.Conditions, status.Conditions...), append(out.Moves, status.Moves...)
		slices.Reverse(out.Moves)
	}
	out.Policies = s.policiesIn(ctx, out.Events, out.Namespace)
	out.Manifest = manifest(subject.Template)
	return out, nil
}

// manifest returns an object in YAML, without managed fields.
func manifest(o *unstructured.Unstructured) string {
	if o == nil {
		return ""
	}
	o = o.DeepCopy()
	o.SetManagedFields(nil)
	text, err := yaml.Marshal(o.Object)
	if err != nil {
		return "" // objects of the API are JSON
	}
	return string(text)
}

// newEvents returns events, the last ones first.
func newEvents(all []corev1.Event) []event {
	out := make([]event, 0, len(all))
	for i := range all {
		e := &all[i]
		last := e.LastTimestamp.Time
		if last.IsZero() {
			last = e.EventTime.Time
		}
		if e.Series != nil {
			last = e.Series.LastObservedTime.Time
		}
		out = append(out, event{
			e.Type, e.Reason, e.InvolvedObject.Kind + " " + e.InvolvedObject.Name, e.Message, max(e.Count, 1), last,
		})
	}
	slices.SortStableFunc(out, func(a, b event) int { return cmp.Or(b.Last.Compare(a.Last), cmp.Compare(a.Message, b.Message)) })
	return out
}

// viewDiff compares the object in each cluster with the manifest that it would get.
func viewDiff(ctx context.Context, s *session, q query) (any, error) {
	subject, err := q.subject(ctx, s)
	if err != nil {
		return nil, err
	}
	if subject.Binding == nil {
		return compare.Result{Clusters: []compare.Cluster{}}, nil // the object is in no cluster
	}
	out, err := compare.Run(ctx, &observe.Reader{
		Access: s, Control: s.client, Options: observe.Options{Limit: maxClusters, Members: true},
	}, subject, nil)
	if err != nil {
		return nil, err
	}
	markMissing(out)
	return out, nil
}

// markMissing sets the change of clusters that get the object in a later stage of its first rollout: the object is missing there.
func markMissing(r *compare.Result) {
	for i := range r.Clusters {
		c := &r.Clusters[i]
		if l := c.Later; l != nil && c.Revision == 0 && c.Change == compare.Unchanged {
			c.Change, c.Pending, c.Diff, c.Error, c.Later = compare.Create, l.Reason, l.Diff, l.Error, nil
		}
	}
}

// whyView explains the placement of an object.
type whyView struct {
	Policy    *explain.PolicyRef  `json:"policy,omitempty"`
	Unclaimed string              `json:"unclaimed,omitempty"`
	Nearly    []explain.NearMatch `json:"nearly"`
	Also      []explain.Loser     `json:"alsoMatching"`
	Held      string              `json:"held,omitempty"`
	Due       string              `json:"due,omitempty"`
	Error     string              `json:"error,omitempty"`
	Notes     []string            `json:"notes"`
	Terms     []termView          `json:"terms"`
}

// termView explains the decision of one affinity term.
type termView struct {
	Affinity string `json:"affinity,omitempty"`
	// Selector is the label selector of the affinity, or "".
	Selector string       `json:"selector,omitempty"`
	Division string       `json:"division,omitempty"`
	Error    string       `json:"error,omitempty"`
	Notes    []string     `json:"notes"`
	Clusters []clusterWhy `json:"clusters"`
	// Total is the number of clusters; Clusters holds those of one page, the chosen ones first.
	Total int `json:"total"`
}

// clusterWhy is why a cluster was or was not chosen.
type clusterWhy struct {
	Cluster  string `json:"cluster"`
	Chosen   bool   `json:"chosen"`
	Replicas int32  `json:"replicas"`
	Current  int32  `json:"current"`
	// Ready is the number of ready replicas that the cluster reports; nil if it has no replicas, or is not ready.
	Ready    *int32 `json:"ready,omitempty"`
	Score    int64  `json:"score"`
	Filter   string `json:"filter,omitempty"`
	Capacity string `json:"capacity,omitempty"`
	Reason   string `json:"reason"`
	// Labels are those of a cluster that the affinity does not select.
	Labels map[string]string `json:"labels,omitempty"`
}

func viewWhy(ctx context.Context, s *session, q query) (any, error) {
	subject, err := q.subject(ctx, s)
	if err != nil {
		return nil, err
	}
	e, err := explain.Explain(ctx, s.client, explain.DefaultScheduler(), subject)
	if err != nil {
		return nil, err
	}
	out := whyView{
		Policy: e.Policy, Unclaimed: e.Unclaimed, Nearly: append([]explain.NearMatch{}, e.Nearly...),
		Also: append([]explain.Loser{}, e.AlsoMatching...), Held: e.Held, Due: e.Due, Error: e.Error,
		Notes: append([]string{}, e.Notes...), Terms: []termView{},
	}
	if e.Error == "" && explain.SameTargets(e.Decided, e.Bound) {
		out.Due = "" // the decision would change nothing
	}
	if e.Trace == nil {
		return out, nil
	}
	for i := range e.Trace.Terms {
		term := &e.Trace.Terms[i]
		t := termView{
			Affinity: term.Affinity, Division: string(term.Division), Error: term.Error, Notes: append([]string{}, term.Notes...),
			Total: len(term.Clusters), Selector: selectorOf(subject.Binding, term.Affinity),
		}
		reasons := explain.NewReasons(term)
		clusters := make([]clusterWhy, 0, len(term.Clusters))
		for _, v := range term.Clusters {
			row := clusterWhy{
				Cluster: v.Cluster, Chosen: v.Chosen, Replicas: v.Replicas, Current: v.Current, Score: v.Score, Filter: v.Filter,
				Reason: e.Reason(reasons, v, false),
			}
			if v.Current > 0 && !s.lost(v.Cluster) {
				row.Ready = readyOf(subject.Binding.BindingStatus(), v.Cluster)
			}
			if estimate, ok := e.Estimates[v.Cluster]; ok && v.Filter == "" {
				row.Capacity = explain.Capacity(estimate, false)
			}
			clusters = append(clusters, row)
		}
		slices.SortStableFunc(clusters, func(a, b clusterWhy) int {
			return cmp.Or(cmp.Compare(rankChosen(a), rankChosen(b)), cmp.Compare(a.Cluster, b.Cluster))
		})
		t.Clusters = paged(clusters, q)
		s.addLabels(t)
		out.Terms = append(out.Terms, t)
	}
	return out, nil
}

// selectorOf returns the label selector of an affinity term of a binding, or "".
func selectorOf(b binding.Binding, affinity string) string {
	p := b.BindingSpec().Placement
	if p == nil {
		return ""
	}
	a := p.ClusterAffinity
	for i := range p.ClusterAffinities {
		if p.ClusterAffinities[i].AffinityName == affinity {
			a = &p.ClusterAffinities[i].ClusterAffinity
		}
	}
	if a == nil || a.LabelSelector == nil {
		return ""
	}
	return metav1.FormatLabelSelector(a.LabelSelector)
}

// addLabels adds the labels of the clusters that a label selector may not match, if the term selects no cluster.
func (s *session) addLabels(t termView) {
	if t.Selector == "" || slices.ContainsFunc(t.Clusters, func(c clusterWhy) bool { return c.Chosen }) {
		return
	}
	clusters := s.fleet(s.scope).clusters
	for i := range t.Clusters {
		if row := clusters.get(types.NamespacedName{Name: t.Clusters[i].Cluster}); row != nil {
			t.Clusters[i].Labels = row.labels
		}
	}
}

// rankChosen orders clusters: the chosen ones, those that passed all filters, and the others.
func rankChosen(c clusterWhy) int {
	switch {
	case c.Chosen:
		return 0
	case c.Filter == "":
		return 1
	default:
		return 2
	}
}
