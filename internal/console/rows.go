// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

// usage is a resource of a cluster: in cores or bytes.
type usage struct {
	Allocated   float64 `json:"allocated"`
	Allocatable float64 `json:"allocatable"`
}

// clusterRow is a cluster in a list.
type clusterRow struct {
	Name     string `json:"name"`
	Region   string `json:"region,omitempty"`
	Zone     string `json:"zone,omitempty"`
	Provider string `json:"provider,omitempty"`
	Version  string `json:"version,omitempty"`
	Mode     string `json:"mode"`
	Ready    bool   `json:"ready"`
	Cordoned bool   `json:"cordoned,omitempty"`
	// Pending reports whether an agent registered the cluster and no user has approved it.
	Pending bool          `json:"pending,omitempty"`
	Problem *flow.Problem `json:"problem,omitempty"`
	Taints  []string      `json:"taints,omitempty"`
	// Nodes and ReadyNodes are numbers of nodes, Nodes is 0 if not reported.
	Nodes      int32        `json:"nodes"`
	ReadyNodes int32        `json:"readyNodes"`
	CPU        *usage       `json:"cpu,omitempty"`
	Memory     *usage       `json:"memory,omitempty"`
	Created    *metav1.Time `json:"created,omitempty"`

	labels map[string]string
}

func newClusterRow(object any) clusterRow {
	c := object.(*clusterv1alpha1.Cluster) //nolint:forcetypeassert // the table of clusters
	r := clusterRow{
		Name: c.Name, Region: c.Spec.Region, Zone: cmp.Or(c.Spec.Zone, strings.Join(c.Spec.Zones, ",")), Provider: c.Spec.Provider,
		Version: c.Status.KubernetesVersion, Mode: string(c.Spec.SyncMode), Problem: flow.OfCluster(c), Pending: names.Pending(c.Spec.Taints),
		Created: c.CreationTimestamp.DeepCopy(), labels: c.Labels,
	}
	r.Ready = r.Problem == nil
	for i := range c.Spec.Taints {
		t := &c.Spec.Taints[i]
		r.Taints = append(r.Taints, t.ToString())
		r.Cordoned = r.Cordoned || t.Key == names.UnschedulableTaint && t.Effect == corev1.TaintEffectNoSchedule
	}
	if n := c.Status.NodeSummary; n != nil {
		r.Nodes, r.ReadyNodes = n.TotalNum, n.ReadyNum
	}
	if s := c.Status.ResourceSummary; s != nil {
		r.CPU, r.Memory = newUsage(s, corev1.ResourceCPU), newUsage(s, corev1.ResourceMemory)
	}
	return r
}

func newUsage(s *clusterv1alpha1.ResourceSummary, name corev1.ResourceName) *usage {
	allocatable, found := s.Allocatable[name]
	if !found {
		return nil
	}
	allocated := s.Allocated[name]
	return &usage{Allocated: allocated.AsApproximateFloat64(), Allocatable: allocatable.AsApproximateFloat64()}
}

// template names an object of the control plane.
type template struct {
	Group     string `json:"group,omitempty"`
	Version   string `json:"version"`
	Kind      string `json:"kind"`
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
}

// bindingRow is a propagated object in a list.
type bindingRow struct {
	template
	// Binding is the name of the binding, Policy that of the policy, as "PropagationPolicy default/web".
	Binding string `json:"binding"`
	Policy  string `json:"policy,omitempty"`
	// Replicas and Ready are nil for objects without replicas.
	Replicas *int32 `json:"replicas,omitempty"`
	Ready    *int32 `json:"ready,omitempty"`
	// Clusters is the number of clusters that have or get the object.
	Clusters  int           `json:"clusters"`
	Problem   *flow.Problem `json:"problem,omitempty"`
	Held      bool          `json:"held,omitempty"`
	Drifted   bool          `json:"drifted,omitempty"`
	Suspended bool          `json:"suspended,omitempty"`
	Moving    bool          `json:"moving,omitempty"`
	Created   *metav1.Time  `json:"created,omitempty"`

	// Unknown is the number of the ready replicas that clusters reported before they were not ready.
	Unknown *int32 `json:"unknown,omitempty"`

	generation int64
	labels     map[string]string // of a template without a policy
	// held is the condition RemovalHeld or RestartHeld that is True.
	held *metav1.Condition
	// adoptions are the clusters in which the object exists and is not managed, with the messages.
	adoptions []clusterError
	// cells are the states in clusters, evictions the objects that leave some, moves the last moves.
	cells     []cell
	evictions []evictionRow
	moves     []workv1alpha2.MoveRecord
	// withoutUnreported is the problem without the clusters that have not reported the object.
	withoutUnreported *flow.Problem
	// rollout is the staged rollout of the object, or nil; suspended reports whether its dispatching to a cluster is suspended.
	rollout   *staged
	suspended suspension
}

// suspension holds the clusters to which the dispatching of an object is suspended.
type suspension struct {
	all      bool
	clusters []string
}

func newSuspension(s *workv1alpha2.Suspension) (out suspension) {
	if s != nil {
		out.all = s.Dispatching != nil && *s.Dispatching
		if s.DispatchingOnClusters != nil {
			out.clusters = slices.Clone(s.DispatchingOnClusters.ClusterNames)
		}
	}
	return out
}

func (s suspension) of(cluster string) bool { return s.all || slices.Contains(s.clusters, cluster) }

func newBindingRow(object any) bindingRow {
	b := object.(binding.Binding) //nolint:forcetypeassert // the tables of bindings
	spec, status := b.BindingSpec(), b.BindingStatus()
	kind, created := binding.TemplateKind(b), b.GetCreationTimestamp()
	r := bindingRow{
		template: template{kind.Group, kind.Version, kind.Kind, spec.Resource.Namespace, spec.Resource.Name},
		Binding:  b.GetName(), Problem: flow.View{}.Worst(b), Drifted: len(status.Drift) > 0, Moving: len(spec.GracefulEvictionTasks) > 0,
		generation: b.GetGeneration(), Created: &created, cells: newCells(b), moves: status.Moves,
	}
	r.setRendering(b)
	r.setUnreported(func(none flow.Rollout) *flow.Problem { return flow.View{Rollout: none}.Worst(b) })
	for i := range spec.GracefulEvictionTasks {
		t := &spec.GracefulEvictionTasks[i]
		r.evictions = append(r.evictions, evictionRow{
			Cluster: t.FromCluster, Reason: t.Reason, Message: t.Message, Producer: t.Producer, Replicas: t.Replicas,
			Since: t.CreationTimestamp, Kept: t.SuppressDeletion != nil && *t.SuppressDeletion,
		})
	}
	for _, kind := range []string{workv1alpha2.RestartHeld, workv1alpha2.RemovalHeld} {
		if c := meta.FindStatusCondition(status.Conditions, kind); c != nil && c.Status == metav1.ConditionTrue {
			r.held, r.Held = c.DeepCopy(), true
		}
	}
	r.adoptions = adoptionsOf(status)
	if p := explain.ClaimantOf(b.GetAnnotations()); p != nil {
		r.Policy = p.String()
	}
	s := spec.Suspension
	r.Suspended = flow.IsSuspended(spec)
	r.suspended = newSuspension(s)
	targets := binding.Targets(spec)
	r.Clusters = len(targets)
	if binding.IsWorkload(spec) && len(spec.Components) == 0 {
		n := spec.Replicas // a pointer into the binding would keep the list from which it was read
		r.Replicas, r.Ready = &n, new(int32)
		for i := range r.cells {
			*r.Ready += r.cells[i].ready
		}
	}
	return r
}

// setRendering sets the clusters of a problem of rendering, and its message to that of the first one, as other problems have it.
func (r *bindingRow) setRendering(b binding.Binding) {
	if !r.has(flow.NotRendered) {
		return
	}
	first := ""
	for i := range r.cells {
		if reason := flow.RenderFailure(b, r.cells[i].cluster); reason != "" {
			if r.Problem.Clusters++; first == "" || r.cells[i].cluster < r.Problem.Cluster {
				r.Problem.Cluster, first = r.cells[i].cluster, reason
			}
		}
	}
	if first != "" {
		r.Problem.Message = r.Problem.Cluster + ": " + strings.TrimPrefix(first, "cluster "+r.Problem.Cluster+": ")
	}
}

// readyIn returns the ready replicas that a cluster reports.
func readyIn(item *workv1alpha2.AggregatedStatusItem) int32 {
	var s struct {
		ReadyReplicas int32 `json:"readyReplicas"`
		NumberReady   int32 `json:"numberReady"`
	}
	if item.Status == nil || json.Unmarshal(item.Status.Raw, &s) != nil {
		return 0
	}
	return s.ReadyReplicas + s.NumberReady
}

// withLost returns the row with the problem that clusters which are not ready cause, as flow.View.Worst does.
func (r *bindingRow) withLost(lost map[string]*flow.Problem) *bindingRow {
	if len(lost) == 0 {
		return r
	}
	var applied []binding.Reporter
	unknown := int32(0)
	for i := range r.cells {
		if c := &r.cells[i]; c.applied && lost[c.cluster] != nil {
			applied = append(applied, binding.Reporter{Name: c.cluster, Replicas: c.replicas, Former: c.former})
			unknown += c.ready
		}
	}
	problem := flow.LostClusters(applied, r.Replicas != nil, lost)
	if problem == nil {
		return r
	}
	out := *r
	if r.Replicas != nil {
		out.Unknown = &unknown
	}
	if r.Problem == nil || r.Problem.Kind.Rank() >= flow.StatusUnknown.Rank() {
		problem.Object, problem.Namespace = flow.Title(schema.GroupKind{Group: r.Group, Kind: r.Kind}, r.Name), r.Namespace
		out.Problem = problem
	}
	return &out
}
