// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package render renders the Work of a template for one cluster. It is pure: the input is a binding, its template and a target,
// the output the desired Work.
//
//	template ─► replicas of this cluster ─► overrides ─► ownership labels and annotations ─► pruned manifest ─► Work
package render

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/propagate/measure"
	"karmada.io/karmada/internal/work/manifest"
	"karmada.io/karmada/internal/work/strategy"
)

// Plan renders the Works of one binding. It holds their common part.
type Plan struct {
	chain       interpret.Chain
	binding     binding.Binding
	template    *interpret.Object
	overrides   Overrides
	completions map[string]int64 // of a divided Job, by cluster; nil for everything else
	// State holds the labels that pass the state of an evicted copy to its replacement; nil means none.
	State map[string]string
	// Revision is the revision of the template in a staged rollout; "" means none.
	Revision string
	strategy policyv1alpha1.ApplyStrategy
}

// Overrides holds the override policies of a template. The zero value has none.
type Overrides struct {
	// Policies are those that override.Select returned for the template.
	Policies []override.Policy
	// Clusters holds the clusters of the targets by name. It may be nil if there are no policies.
	Clusters map[string]*clusterv1alpha1.Cluster
}

// New returns the Plan of a binding. It does not change its arguments.
func New(chain interpret.Chain, b binding.Binding, template *interpret.Object, overrides Overrides) (*Plan, error) {
	template = manifest.WithoutAllocated(template)
	p := &Plan{chain: chain, binding: b, template: template, overrides: overrides}
	var err error
	if p.strategy, err = strategy.Of(template.GetAnnotations(), b.BindingSpec().ApplyStrategy); err != nil {
		return nil, fmt.Errorf("render %s %s: %w", template.GetKind(), template.GetName(), err)
	}
	if spec := b.BindingSpec(); template.GetKind() == "Job" && template.GroupVersionKind().Group == "batch" && spec.Replicas > 0 &&
		divided(spec.Placement) && !measure.Indexed(template) {
		total, found, err := unstructured.NestedInt64(template.Object, "spec", "completions")
		if err != nil {
			return nil, fmt.Errorf("read completions of job %s/%s: %w", template.GetNamespace(), template.GetName(), err)
		}
		if found {
			p.completions = shares(total, binding.Targets(b.BindingSpec()), string(template.GetUID()))
		}
	}
	return p, nil
}

func divided(p *policyv1alpha1.Placement) bool {
	return p != nil && placement.Divides(p.ReplicaScheduling)
}

// shares divides the completions of a Job in proportion to the replicas (docs/contract/work.md#rendering).
func shares(total int64, targets []workv1alpha2.TargetCluster, seed string) map[string]int64 {
	shares := make([]placement.Share, 0, len(targets))
	for _, t := range targets {
		shares = append(shares, placement.Share{Name: t.Name, Weight: int64(t.Replicas)})
	}
	out := map[string]int64{}
	for _, s := range placement.Divide(total, shares, seed) {
		out[s.Name] = s.Replicas
	}
	return out
}

// Names returns the names that a new Work may have, see names.Works.
func (p *Plan) Names() []string {
	return names.Works(p.template.GroupVersionKind().GroupKind(), p.template.GetNamespace(), p.template.GetName())
}

// Manifest returns the template for one target, with its replicas and overrides, and the rules that were applied. It has no
// marks of ownership and is not pruned. The failure of an override is an *override.Error.
func (p *Plan) Manifest(ctx context.Context, target workv1alpha2.TargetCluster) (*interpret.Object, []override.Applied, error) {
	desired, err := p.revised(ctx, target)
	if err != nil || len(p.overrides.Policies) == 0 {
		return desired, nil, err
	}
	cluster := p.overrides.Clusters[target.Name]
	if cluster == nil {
		return nil, nil, fmt.Errorf("cluster %s: apply override policies: cluster not found", target.Name)
	}
	desired, applied, err := override.Apply(ctx, desired, cluster, p.overrides.Policies, p.chain.Revise)
	if err != nil {
		return nil, nil, fmt.Errorf("cluster %s: %w", target.Name, err)
	}
	return desired, applied, nil
}

// Work renders the Work for one target, and returns the rules of override policies that were applied. name and id are the name and the
// permanent ID of the existing Work, or those of a new one.
func (p *Plan) Work(
	ctx context.Context, target workv1alpha2.TargetCluster, name, id string,
) (*workv1alpha1.Work, []override.Applied, error) {
	spec := p.binding.BindingSpec()
	desired, applied, err := p.Manifest(ctx, target)
	if err != nil {
		return nil, nil, err
	}
	overrides, err := override.Annotations(applied)
	if err != nil {
		return nil, nil, fmt.Errorf("cluster %s: %w", target.Name, err)
	}
	work := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Name:        name,
		Namespace:   names.ExecutionNamespace(target.Name),
		Finalizers:  []string{names.ExecutionFinalizer},
		Labels:      p.labels(id),
		Annotations: p.annotations(),
	}}
	work.Spec.SuspendDispatching = new(suspended(spec.Suspension, target.Name))
	work.Spec.PreserveResourcesOnDeletion = new(spec.PreserveResourcesOnDeletion != nil && *spec.PreserveResourcesOnDeletion)
	work.Spec.ApplyStrategy = p.strategy
	if uid := strategy.ParseApprovals(p.binding.GetAnnotations())[target.Name]; uid != "" && p.strategy == policyv1alpha1.ApplyAdopt {
		work.Spec.AdoptUIDs = []types.UID{uid}
	}
	p.mark(desired, work)
	maps.Copy(work.Annotations, overrides) // on the Work only
	if p.Revision != "" {
		work.Annotations[names.Revision] = p.Revision
	}
	raw, err := json.Marshal(desired.Object)
	if err != nil {
		return nil, nil, fmt.Errorf("encode manifest of %s %s for cluster %s: %w", desired.GetKind(), desired.GetName(), target.Name, err)
	}
	work.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return work, applied, nil
}

// revised returns a copy of the template with the replicas and completions of the target.
func (p *Plan) revised(ctx context.Context, target workv1alpha2.TargetCluster) (*interpret.Object, error) {
	desired := p.template
	// A workload with components is not divided.
	if spec := p.binding.BindingSpec(); binding.IsWorkload(spec) && len(spec.Components) == 0 {
		var err error
		if desired, err = p.chain.Revise(ctx, desired, int64(target.Replicas)); err != nil {
			return nil, fmt.Errorf("cluster %s: %w", target.Name, err)
		}
	}
	desired = desired.DeepCopy()
	if p.completions != nil {
		if err := unstructured.SetNestedField(desired.Object, p.completions[target.Name], "spec", "completions"); err != nil {
			return nil, fmt.Errorf("cluster %s: set completions of job %s: %w", target.Name, desired.GetName(), err)
		}
	}
	return desired, nil
}

func (p *Plan) labels(id string) map[string]string {
	scope := binding.ScopeOf(p.binding)
	return map[string]string{scope.IDLabel: binding.ID(p.binding), names.WorkID: id}
}

func (p *Plan) annotations() map[string]string {
	scope := binding.ScopeOf(p.binding)
	out := map[string]string{scope.NameAnnotation: p.binding.GetName(), names.ConflictResolution: p.conflict()}
	if scope.Namespaced {
		out[scope.NamespaceAnnotation] = p.binding.GetNamespace()
	}
	return out
}

// conflict returns the conflict resolution for unmanaged objects in the member: of the template, or else of the policy.
func (p *Plan) conflict() string {
	switch value := p.template.GetAnnotations()[names.ConflictResolution]; {
	case value == names.Overwrite || value == names.Abort:
		return value
	case p.binding.BindingSpec().ConflictResolution == policyv1alpha1.ConflictOverwrite:
		return names.Overwrite
	default:
		return names.Abort
	}
}

// mark sets the labels and annotations that identify the owner and the template, and prunes the manifest.
func (p *Plan) mark(desired *interpret.Object, work *workv1alpha1.Work) {
	labels := maps.Clone(desired.GetLabels())
	if labels == nil {
		labels = map[string]string{}
	}
	maps.Copy(labels, p.State)
	maps.Copy(labels, work.Labels)
	labels[names.Managed] = "true"
	annotations := maps.Clone(desired.GetAnnotations())
	if annotations == nil {
		annotations = map[string]string{}
	}
	delete(annotations, names.ApplyStrategy) // a change of the strategy changes no member
	maps.Copy(annotations, work.Annotations)
	annotations[names.TemplateUID] = string(p.template.GetUID()) // overrides do not change it
	if generation := p.template.GetGeneration(); generation > 0 {
		annotations[names.TemplateGeneration] = strconv.FormatInt(generation, 10)
	}
	annotations[names.WorkNamespace], annotations[names.WorkName] = work.Namespace, work.Name
	desired.SetLabels(labels)
	desired.SetAnnotations(annotations)
	manifest.Prune(desired)
	manifest.RecordManaged(desired)
}

func suspended(s *workv1alpha2.Suspension, cluster string) bool {
	if s == nil {
		return false
	}
	if s.Dispatching != nil && *s.Dispatching {
		return true
	}
	return s.DispatchingOnClusters != nil && slices.Contains(s.DispatchingOnClusters.ClusterNames, cluster)
}
