// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// use holds the objects that a propagation or override policy selects.
type use struct {
	policy    client.Object
	title     string
	selectors []policyv1alpha1.ResourceSelector
	// propagation is nil for an override policy, which claims nothing.
	propagation policy.Policy
	// problems are why some of its selectors select nothing, because of their kinds: those in invalid. matches counts the objects of each
	// selector.
	problems []string
	invalid  []bool
	matches  []int
	// excluded has, for each selector, what to report if it selects only objects that are never propagated, or "".
	excluded []string
	// partial reports whether objects that it may select are not read.
	partial           bool
	selected, claimed int
	// labels are the keys of labels of the selected objects, if the policy groups by them.
	labels sets.Set[string]
	// sample holds objects that an override policy selects.
	sample []types.UID
	// winner is a policy that claims an object that this one selects.
	winner string
}

// hints finds policies and objects that are not used. It draws no conclusion from what the user may not read.
type hints struct {
	*Fleet
	control client.Client
	// namespace is the namespace that is read; "" means all.
	namespace string
	uses      []*use
	byKind    map[schema.GroupVersionKind][]*use
	// read holds the scopes whose policies were read.
	read map[string]bool
	// unselected are objects that no policy selects.
	unselected []*metav1.PartialObjectMetadata
	// claimed are objects that an existing policy claims.
	claimed []*metav1.PartialObjectMetadata
	// lastStatus has a clause about the status of workloads that show pods, for those without a binding.
	lastStatus map[types.UID]string
	gates      gates
	// disabled are the controllers that do not run, if they are known.
	disabled []string
	// looked is the number of selectors for which similar names were looked for.
	looked int
}

// workloads are the kinds that are expected to have a policy.
var workloads = []schema.GroupKind{
	{Group: "apps", Kind: "Deployment"}, {Group: "apps", Kind: "StatefulSet"}, {Group: "apps", Kind: "DaemonSet"},
	{Group: "batch", Kind: "Job"}, {Group: "batch", Kind: "CronJob"},
}

// namespaceKind is the kind of namespaces.
var namespaceKind = schema.GroupKind{Kind: "Namespace"}

// list lists objects. It reports false if the user may not list them, and then records that, or if their kind does not exist.
func (h *hints) list(ctx context.Context, list client.ObjectList, resource string, options ...client.ListOption) (bool, error) {
	err := h.control.List(ctx, list, append(options, client.InNamespace(h.namespace))...)
	switch {
	case apierrors.IsForbidden(err):
		h.unread(resource)
		return false, nil
	case apierrors.IsNotFound(err), meta.IsNoMatchError(err):
		return false, nil
	}
	return err == nil, err
}

// readAll reads the policies and the metadata of the objects of the kinds that they select.
func (h *hints) readAll(ctx context.Context) error {
	if err := h.readRollouts(ctx); err != nil {
		return err
	}
	if h.hints {
		h.disabled, _ = h.recorded(ctx, names.DisabledControllers)
	}
	h.byKind, h.read, h.lastStatus = map[schema.GroupVersionKind][]*use{}, map[string]bool{}, map[types.UID]string{}
	for _, k := range workloads {
		if kind, problem := h.kinds.Of(k.Group+"/v1", k.Kind); problem == "" && kind.Kind != "" {
			h.byKind[kind] = nil
		}
	}
	for _, scope := range policy.Scopes {
		list := scope.NewList()
		found, err := h.list(ctx, list.(client.ObjectList), plural(scope.Kind))
		if err != nil {
			return err
		}
		h.read[scope.Kind] = found
		for _, p := range policy.Items(list) {
			h.gates.add(p.(client.Object), admissionpolicy.PropagationGates(p)...)
			u := &use{policy: p.(client.Object), title: scope.Kind, selectors: p.PolicySpec().ResourceSelectors, propagation: p}
			if p.PolicySpec().Placement.WorkloadAffinity != nil {
				u.labels = sets.New[string]()
			}
			h.addUse(u)
		}
	}
	for _, scope := range override.Scopes(true) {
		list := scope.NewList()
		if _, err := h.list(ctx, list.(client.ObjectList), plural(scope.Kind)); err != nil {
			return err
		}
		for _, p := range override.Items(list) {
			h.addUse(&use{policy: p.(client.Object), title: scope.Kind, selectors: p.OverrideSpec().ResourceSelectors})
		}
	}
	for kind := range h.byKind {
		if err := h.readKind(ctx, kind); err != nil {
			return err
		}
	}
	return nil
}

// readRollouts reads the staged rollouts.
func (h *hints) readRollouts(ctx context.Context) error {
	var namespaced fleetv1alpha1.StagedRolloutList
	if _, err := h.list(ctx, &namespaced, "stagedrollouts"); err != nil {
		return err
	}
	for i := range namespaced.Items {
		h.rollouts[client.ObjectKeyFromObject(&namespaced.Items[i])] = &namespaced.Items[i]
	}
	if h.namespace != "" {
		return nil
	}
	var cluster fleetv1alpha1.ClusterStagedRolloutList
	if _, err := h.list(ctx, &cluster, "clusterstagedrollouts"); err != nil {
		return err
	}
	for i := range cluster.Items {
		h.rollouts[client.ObjectKeyFromObject(&cluster.Items[i])] = &cluster.Items[i]
	}
	return nil
}

// plural returns the resource of a kind of policies.
func plural(kind string) string { return strings.TrimSuffix(strings.ToLower(kind), "y") + "ies" }

// addUse adds a policy and the kinds that it selects, which are read later. A policy without selectors selects everything.
func (h *hints) addUse(u *use) {
	if len(u.selectors) == 0 {
		return
	}
	u.partial = h.namespace != "" && u.policy.GetNamespace() == ""
	u.matches, u.invalid = make([]int, len(u.selectors)), make([]bool, len(u.selectors))
	u.excluded = make([]string, len(u.selectors))
	scope := u.title
	u.title = flow.Title(schema.GroupKind{Kind: scope}, u.policy.GetName())
	h.uses = append(h.uses, u)
	for i, s := range u.selectors {
		kind, problem := h.kinds.OfPolicy(scope, s.APIVersion, s.Kind)
		switch {
		case problem != "":
			u.invalid[i] = true
			u.problems = append(u.problems, fmt.Sprintf("spec.resourceSelectors[%d]: %s", i, problem))
		case kind.Kind == "":
			u.partial = true // its API server does not respond
		case !slices.Contains(h.byKind[kind], u):
			h.byKind[kind] = append(h.byKind[kind], u)
		}
	}
}

func (h *hints) readKind(ctx context.Context, kind schema.GroupVersionKind) error {
	if h.hints && slices.Contains(workloads, kind.GroupKind()) {
		return h.readWorkloads(ctx, kind)
	}
	return eachPage(ctx, h, kind, func(list *metav1.PartialObjectMetadataList) {
		for i := range list.Items {
			h.addObject(kind, &list.Items[i])
		}
	})
}

// eachPage lists the objects of a kind in pages.
func eachPage[L any, PL interface {
	*L
	client.ObjectList
}](ctx context.Context, h *hints, kind schema.GroupVersionKind, page func(PL)) error {
	for token := ""; ; {
		list := PL(new(L)) // decoding into the last page would keep some of its fields
		list.GetObjectKind().SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
		found, err := h.list(ctx, list, "objects of kind "+kind.Kind, client.Limit(access.PageSize), client.Continue(token))
		if err != nil {
			return err
		}
		if !found {
			h.notRead(kind)
			return nil
		}
		page(list)
		if token = list.GetContinue(); token == "" {
			return nil
		}
	}
}

// notRead records that the objects of a kind are not read.
func (h *hints) notRead(kind schema.GroupVersionKind) {
	for _, u := range h.byKind[kind] {
		u.partial = true
	}
}

func (h *hints) addObject(kind schema.GroupVersionKind, o *metav1.PartialObjectMetadata) {
	if h.namespace != "" && o.Namespace == "" {
		return // cluster-scoped bindings are not read
	}
	h.generations[o.UID] = o.Generation
	if builtin.OfServer(kind.GroupKind(), o) == "" {
		h.addObjectMarks(kind.GroupKind(), flow.Title(kind.GroupKind(), o.Name), o)
	}
	t := match.Template{APIVersion: kind.GroupVersion().String(), Kind: kind.Kind, Namespace: o.Namespace, Name: o.Name, Labels: o.Labels}
	if rule := builtin.Rule(kind.GroupKind(), o); rule != "" {
		h.addExcluded(kind, t, rule)
		return
	}
	owner := explain.ClaimantOf(o.Annotations)
	selected := false
	for _, u := range h.byKind[kind] {
		if !u.in(o.Namespace) || match.Selectors(u.selectors, t) == match.No {
			continue
		}
		u.selected++
		for i := range u.selectors {
			if match.Selector(u.selectors[i], t) != match.No {
				u.matches[i]++
			}
		}
		if u.propagation == nil {
			if len(u.sample) < maxSample {
				u.sample, h.sampled[o.UID] = append(u.sample, o.UID), nil
			}
			continue
		}
		if selected = true; u.labels != nil {
			u.labels.Insert(slices.Collect(maps.Keys(o.Labels))...)
		}
		if owner != nil && *owner == explain.RefOf(u.propagation) {
			u.claimed++
		} else if owner != nil {
			u.winner = owner.String()
		}
	}
	switch {
	case owner != nil && h.read[owner.Kind] && !slices.ContainsFunc(h.uses, func(u *use) bool {
		return u.propagation != nil && explain.RefOf(u.propagation) == *owner
	}):
		h.hint(flow.PolicyDeleted, flow.Title(kind.GroupKind(), o.Name), o.Namespace, owner.String()+" does not exist")
	case owner != nil && h.read[owner.Kind]:
		o.SetGroupVersionKind(kind)
		h.claimed = append(h.claimed, o)
	case owner == nil && !selected && h.expected(kind.GroupKind(), o):
		o.SetGroupVersionKind(kind)
		h.unselected = append(h.unselected, o)
	}
}

// addExcluded records for the policies that select an object that it is never propagated, and why.
func (h *hints) addExcluded(kind schema.GroupVersionKind, t match.Template, rule string) {
	for _, u := range h.byKind[kind] {
		for i := range u.selectors {
			if u.excluded[i] == "" && u.in(t.Namespace) && match.Selector(u.selectors[i], t) != match.No {
				u.excluded[i] = fmt.Sprintf("selects only objects that are never propagated, such as %s: it %s",
					flow.Title(kind.GroupKind(), t.Name), rule)
			}
		}
	}
}

// in reports whether the policy can select objects in a namespace.
func (u *use) in(namespace string) bool {
	return u.policy.GetNamespace() == "" || u.policy.GetNamespace() == namespace
}

// expected reports whether an object is expected to have a policy, if it is not a dependency. Namespaces are propagated without one. All
// policies must have been read.
func (h *hints) expected(kind schema.GroupKind, o *metav1.PartialObjectMetadata) bool {
	installed := kind == schema.GroupKind{Group: "apiextensions.k8s.io", Kind: "CustomResourceDefinition"} &&
		strings.HasSuffix(o.Name, ".multicluster.x-k8s.io") // with Karmada
	skipped := strings.HasPrefix(o.Namespace, "kube-") // by default
	return h.read[policy.Namespaced.Kind] && h.read[policy.Cluster.Kind] && !installed && !skipped && kind != namespaceKind &&
		o.Labels[names.ClaimedBy] == "" && metav1.GetControllerOf(o) == nil
}

func (h *hints) hint(kind flow.ProblemKind, object, namespace, message string) {
	h.add(flow.Problem{Kind: kind, Object: object, Namespace: namespace, Message: message})
}

// finish adds the hints that depend on the bindings.
func (h *hints) finish(ctx context.Context) error {
	for _, o := range h.unselected {
		if !h.attached[o.UID] && !h.orphaned[o.UID] && h.readBindings {
			message := "no policy selects it, and it is not a dependency"
			if last := h.lastStatus[o.UID]; last != "" && !h.bound[o.UID] {
				message += "; " + last
			}
			h.hint(flow.NoPolicy, flow.Title(o.GroupVersionKind().GroupKind(), o.Name), o.Namespace, message)
		}
	}
	h.addUnbound()
	if err := h.readBudgets(ctx); err != nil {
		return err
	}
	for _, u := range h.uses {
		h.addUngrouped(u)
		namespace := u.policy.GetNamespace()
		for _, problem := range u.problems {
			h.hint(flow.SelectsNothing, u.title, namespace, problem)
		}
		switch {
		case u.partial:
		case u.selected == 0 && len(u.problems) == 0:
			message := cmp.Or(u.excluded...)
			if message == "" {
				message = "no object matches its selectors" + h.similarTo(ctx, u, 0)
			}
			h.hint(flow.SelectsNothing, u.title, namespace, message)
		case h.addUnmatched(ctx, u):
		case u.propagation != nil && u.claimed == 0 && u.winner != "":
			h.hint(flow.PolicyLoses, u.title, namespace,
				fmt.Sprintf("%s, claimed by others such as %s", explain.Count(int64(u.selected), "object"), u.winner))
		}
	}
	h.addLacking(ctx)
	if err := h.readUnclaimed(ctx); err != nil {
		return err
	}
	if err := h.addUnusedOverrides(ctx); err != nil {
		return err
	}
	if err := h.readLeft(ctx); err != nil {
		return err
	}
	if err := h.gates.read(ctx, h); err != nil {
		return err
	}
	if err := h.gates.finish(ctx, h); err != nil {
		return err
	}
	h.addUnmet(ctx)
	return errors.Join(h.readSettings(ctx), h.readNamespaces(ctx), h.readAutoscalers(ctx), h.readQuotas(ctx))
}

// addUnbound adds a problem for each object that a policy claims and that has no binding, for example because its interpreter fails.
func (h *hints) addUnbound() {
	for _, o := range h.claimed {
		if h.bound[o.UID] || !h.readBindings || o.DeletionTimestamp != nil || h.now.Sub(o.CreationTimestamp.Time) < schedulingTime {
			continue
		}
		owner := explain.ClaimantOf(o.Annotations)
		reason := "see the events of the object"
		if at := slices.IndexFunc(h.uses, func(u *use) bool { return u.propagation != nil && explain.RefOf(u.propagation) == *owner }); at >= 0 {
			reason = cmp.Or(explain.Deferred(h.uses[at].propagation, o.Annotations), reason)
		}
		h.Objects++ // addBinding counts the others
		h.add(flow.Problem{
			Kind: flow.NotScheduled, Object: flow.Title(o.GroupVersionKind().GroupKind(), o.Name), Namespace: o.Namespace,
			Message: owner.String() + " claims it, and it has no binding; " + reason,
		})
	}
}

// addUnmatched adds a hint for each selector with a name or labels that selects no object, while others select some, and reports whether
// there is one.
func (h *hints) addUnmatched(ctx context.Context, u *use) (found bool) {
	for i, s := range u.selectors {
		if u.matches[i] > 0 || u.invalid[i] || s.Name == "" && s.LabelSelector == nil {
			continue // all objects of a kind can be none
		}
		named := s.Kind + " " + s.Name
		if s.Name == "" {
			named = s.Kind + " with labels " + metav1.FormatLabelSelector(s.LabelSelector)
		}
		message := u.excluded[i]
		if message == "" {
			message = "no object matches: " + named + h.similarTo(ctx, u, i)
		}
		h.hint(flow.SelectsNothing, u.title, u.policy.GetNamespace(), fmt.Sprintf("spec.resourceSelectors[%d]: %s", i, message))
		found = true
	}
	return found
}

// maxSimilar is the number of selectors for which similar names are looked for.
const maxSimilar = 20

// similarTo returns the names that are similar to that of a selector, as the end of a message, or "".
func (h *hints) similarTo(ctx context.Context, u *use, i int) string {
	s := u.selectors[i]
	kind, _ := h.kinds.Of(s.APIVersion, s.Kind)
	if h.looked++; s.Name == "" || kind.Kind == "" || !h.hints || h.looked > maxSimilar {
		return ""
	}
	clause, err := access.Near(ctx, h.control, kind, types.NamespacedName{
		Namespace: cmp.Or(u.policy.GetNamespace(), s.Namespace), Name: s.Name,
	})
	if err != nil {
		return ""
	}
	return clause
}

// addUngrouped adds a hint for each workload affinity that groups by a label that no selected object has.
func (h *hints) addUngrouped(u *use) {
	if u.labels == nil || u.partial || u.selected == 0 {
		return
	}
	add := func(field, key string) {
		if !u.labels.Has(key) {
			h.hint(flow.MissingReference, u.title, u.policy.GetNamespace(), fmt.Sprintf(
				"spec.placement.workloadAffinity.%s.groupByLabelKey: no selected object has the label %q; the affinity has no effect%s",
				field, key, similar.Clause(key, sets.List(u.labels))))
		}
	}
	a := u.propagation.PolicySpec().Placement.WorkloadAffinity
	if a.Affinity != nil {
		add("affinity", a.Affinity.GroupByLabelKey)
	}
	if a.AntiAffinity != nil {
		add("antiAffinity", a.AntiAffinity.GroupByLabelKey)
	}
}

// readBudgets adds a hint for each disruption budget that selects no workload.
func (h *hints) readBudgets(ctx context.Context) error {
	add := func(title string, m *metav1.ObjectMeta, status *fleetv1alpha1.PlacementDisruptionBudgetStatus) {
		if status.ObservedGeneration == m.Generation && m.Generation > 0 && status.Workloads == 0 {
			h.hint(flow.SelectsNothing, title+"/"+m.Name, m.Namespace, "no propagated workload has the labels of its selector")
		}
	}
	var list fleetv1alpha1.PlacementDisruptionBudgetList
	if _, err := h.list(ctx, &list, "placementdisruptionbudgets"); err != nil {
		return err
	}
	for i := range list.Items {
		add("placementdisruptionbudget", &list.Items[i].ObjectMeta, &list.Items[i].Status)
	}
	if h.namespace != "" {
		return nil
	}
	var global fleetv1alpha1.ClusterPlacementDisruptionBudgetList
	if _, err := h.list(ctx, &global, "clusterplacementdisruptionbudgets"); err != nil {
		return err
	}
	for i := range global.Items {
		add("clusterplacementdisruptionbudget", &global.Items[i].ObjectMeta, &global.Items[i].Status)
	}
	return nil
}

// readUnclaimed adds a hint for each object that lost its policy and has no other problem, or a problem if its replicas changed since: they
// reach no cluster.
func (h *hints) readUnclaimed(ctx context.Context) error {
	if len(h.unclaimed) == 0 {
		return nil
	}
	chain, _, err := explain.Interpreters(ctx, h.control)
	if err != nil {
		return err
	}
	for _, b := range h.unclaimed {
		s, err := explain.FromBinding(ctx, h.control, b)
		if err != nil {
			return err
		}
		p := flow.Problem{Kind: flow.PolicyDeleted, Object: flow.TitleOf(b), Namespace: s.Namespace, Message: "no policy claims it: " +
			"it keeps " + explain.Targets(b.BindingSpec().Clusters, binding.IsWorkload(b.BindingSpec())) + " and is not scheduled"}
		if frozen := explain.Frozen(ctx, chain, s); frozen != "" {
			h.Healthy--
			p.Kind, p.Message = flow.NotScheduled, frozen
		}
		h.add(p)
	}
	return nil
}
