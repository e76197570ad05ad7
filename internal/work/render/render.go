// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package render makes the Work of a template for one cluster. It is pure: a binding, its template and a target go in, the
// Work as it should be comes out.
//
//	template ─► replicas of this cluster ─► (overrides) ─► marks of ownership ─► pruned manifest ─► Work
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

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/work/manifest"
)

// Plan renders for the targets of one binding what they share only once.
type Plan struct {
	chain       interpret.Chain
	binding     binding.Binding
	template    *interpret.Object
	completions map[string]int64 // of a divided Job, by cluster; nil for everything else
}

// New begins to render a binding. The template is not changed.
func New(chain interpret.Chain, b binding.Binding, template *interpret.Object) (*Plan, error) {
	p := &Plan{chain: chain, binding: b, template: template}
	if spec := b.BindingSpec(); template.GetKind() == "Job" && template.GroupVersionKind().Group == "batch" && spec.Replicas > 0 &&
		divided(spec.Placement) {
		total, found, err := unstructured.NestedInt64(template.Object, "spec", "completions")
		if err != nil {
			return nil, fmt.Errorf("read the completions of job %s/%s: %w", template.GetNamespace(), template.GetName(), err)
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

// shares splits the completions of a Job as its replicas were split (semantics §9.2 c).
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

// Work renders the Work for one target. id is the permanent ID of the Work: that of the Work there is, or a new one.
func (p *Plan) Work(ctx context.Context, target workv1alpha2.TargetCluster, id string) (*workv1alpha1.Work, error) {
	spec := p.binding.BindingSpec()
	desired, err := p.revised(ctx, target)
	if err != nil {
		return nil, err
	}
	work := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Name:        names.Work(p.template.GetKind(), p.template.GetNamespace(), p.template.GetName()),
		Namespace:   names.ExecutionNamespace(target.Name),
		Finalizers:  []string{names.ExecutionFinalizer},
		Labels:      p.labels(id),
		Annotations: p.annotations(),
	}}
	work.Spec.SuspendDispatching = new(suspended(spec.Suspension, target.Name))
	work.Spec.PreserveResourcesOnDeletion = new(spec.PreserveResourcesOnDeletion != nil && *spec.PreserveResourcesOnDeletion)
	p.mark(desired, work)
	raw, err := json.Marshal(desired.Object)
	if err != nil {
		return nil, fmt.Errorf("encode the manifest of %s %s for cluster %s: %w", desired.GetKind(), desired.GetName(), target.Name, err)
	}
	work.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return work, nil
}

// revised is a copy of the template with what this cluster gets of it.
func (p *Plan) revised(ctx context.Context, target workv1alpha2.TargetCluster) (*interpret.Object, error) {
	desired := p.template
	// A workload of several components goes whole to its clusters: there is no single count to give it.
	if spec := p.binding.BindingSpec(); binding.IsWorkload(spec) && len(spec.Components) == 0 {
		var err error
		if desired, err = p.chain.Revise(ctx, desired, int64(target.Replicas)); err != nil {
			return nil, fmt.Errorf("cluster %s: %w", target.Name, err)
		}
	}
	desired = desired.DeepCopy()
	if p.completions != nil {
		if err := unstructured.SetNestedField(desired.Object, p.completions[target.Name], "spec", "completions"); err != nil {
			return nil, fmt.Errorf("cluster %s: set the completions of job %s: %w", target.Name, desired.GetName(), err)
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
	if scope.NamespaceAnnotation != "" {
		out[scope.NamespaceAnnotation] = p.binding.GetNamespace()
	}
	return out
}

// conflict says what to do about somebody else's object in the member: the template's word, then the policy's.
func (p *Plan) conflict() string {
	switch word := p.template.GetAnnotations()[names.ConflictResolution]; {
	case word == names.Overwrite || word == names.Abort:
		return word
	case p.binding.BindingSpec().ConflictResolution == policyv1alpha1.ConflictOverwrite:
		return names.Overwrite
	default:
		return names.Abort
	}
}

// mark makes the manifest ours: who it belongs to, what it came from, and which keys it brings along.
func (p *Plan) mark(desired *interpret.Object, work *workv1alpha1.Work) {
	uid, generation := desired.GetUID(), desired.GetGeneration() // pruning takes them away
	labels := maps.Clone(desired.GetLabels())
	if labels == nil {
		labels = map[string]string{}
	}
	maps.Copy(labels, work.Labels)
	labels[names.Managed] = "true"
	annotations := maps.Clone(desired.GetAnnotations())
	if annotations == nil {
		annotations = map[string]string{}
	}
	maps.Copy(annotations, work.Annotations)
	annotations[names.TemplateUID] = string(uid)
	if generation > 0 {
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
