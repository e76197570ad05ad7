// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strconv"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// slotResource returns the name of an extended resource that only the pods of this scenario request, for exact capacities
// without interference.
func (f *fixture) slotResource() corev1.ResourceName {
	return corev1.ResourceName("slots.example.org/" + f.ns)
}

// deploymentWithSlots returns a Deployment whose pods request one slot each.
func (f *fixture) deploymentWithSlots(name string, replicas int32) *appsv1.Deployment {
	d := f.deployment(name, replicas)
	one := corev1.ResourceList{f.slotResource(): resource.MustParse("1")}
	d.Spec.Template.Spec.Containers[0].Resources = corev1.ResourceRequirements{Requests: one, Limits: one}
	return d
}

// setSlots sets the number of slots of one node of a member until the test ends, and waits until the cluster reports it.
func (f *fixture) setSlots(cluster string, n int64) {
	f.Helper()
	var nodes corev1.NodeList
	control := f.e.Members[cluster].Client
	if err := control.List(f.Context(), &nodes); err != nil || len(nodes.Items) == 0 {
		f.Fatalf("the nodes of %s: %d, %v", cluster, len(nodes.Items), err)
	}
	node := &nodes.Items[0]
	offer := func(ctx context.Context, n string) error {
		patch := fmt.Appendf(nil, `{"status":{"capacity":{%[1]q:%[2]s},"allocatable":{%[1]q:%[2]s}}}`, f.slotResource(), n)
		return control.Status().Patch(ctx, node, client.RawPatch(types.MergePatchType, patch))
	}
	if err := offer(f.Context(), fmt.Sprintf("%q", fmt.Sprint(n))); err != nil {
		f.Fatalf("set slots of %s to %d: %v", cluster, n, err)
	}
	f.Cleanup(func() {
		// The context of the test has ended.
		if err := offer(context.Background(), "null"); err != nil {
			f.Errorf("remove the slots of %s: %v", cluster, err)
		}
	})
	f.waitResourceSummary(cluster, fmt.Sprintf("%d slots", n), func(s *clusterv1alpha1.ResourceSummary) bool {
		offered, ok := s.Allocatable[f.slotResource()]
		return ok && offered.Value() == n
	})
}

// waitSlotsUsed waits until clusters report these numbers of used slots.
func (f *fixture) waitSlotsUsed(in map[string]int32) {
	f.Helper()
	for cluster, n := range in {
		f.waitResourceSummary(cluster, fmt.Sprintf("%d slots in use", n), func(s *clusterv1alpha1.ResourceSummary) bool {
			used := s.Allocated[f.slotResource()]
			return used.Value() == int64(n)
		})
	}
}

// waitResourceSummary waits until check accepts the resource summary of a cluster.
func (f *fixture) waitResourceSummary(cluster, what string, check func(s *clusterv1alpha1.ResourceSummary) bool) {
	f.Helper()
	f.eventually(cluster+" reports "+what, func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := f.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
			return err
		}
		if s := c.Status.ResourceSummary; s == nil || !check(s) {
			return fmt.Errorf("resource summary %+v", s)
		}
		return nil
	})
}

// waitUnschedulable waits until the Scheduled condition of a binding is False with a message.
func (f *fixture) waitUnschedulable(kind, name, message string) {
	f.Helper()
	f.waitBinding(kind, name, func(b *workv1alpha2.ResourceBinding) error {
		said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled)
		if said == nil || said.Status != metav1.ConditionFalse || said.Reason != workv1alpha2.BindingReasonUnschedulable ||
			!contains(said.Message, message) {
			return fmt.Errorf("condition %+v", said)
		}
		return nil
	})
}

// reschedule requests the rescheduling of a Deployment by a WorkloadRebalancer.
func (f *fixture) reschedule(name string) {
	f.Helper()
	f.create(&appsv1alpha1.WorkloadRebalancer{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns},
		Spec: appsv1alpha1.WorkloadRebalancerSpec{
			Workloads:               []appsv1alpha1.ObjectReference{{APIVersion: "apps/v1", Kind: "Deployment", Namespace: f.ns, Name: name}},
			TTLSecondsAfterFinished: new(int32(0)),
		},
	})
}

func overflow(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.setSlots(member1, 3)
	f.setSlots(member2, 2)
	f.setSlots(member3, 6)
	d := f.deploymentWithSlots("nginx", 3)
	p := f.policy("nginx", nil, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement = policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{{
			AffinityName: "own", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1}},
			OverflowAffinities: []policyv1alpha1.OverflowAffinity{
				{AffinityName: "near", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member2}}},
				{AffinityName: "cloud", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member3}}},
			},
		}},
		ReplicaScheduling: aggregated(),
	}
	f.create(p, d)
	scaled := func(n int32, want map[string]int32) {
		t.Helper()
		change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = n })
		f.waitDivided(d, want)
		f.waitSlotsUsed(want)
	}
	// Each tier is filled before the next one; scaling down starts with the last tier.
	scaled(3, map[string]int32{member1: 3})
	scaled(4, map[string]int32{member1: 3, member2: 1})
	scaled(9, map[string]int32{member1: 3, member2: 2, member3: 4})
	scaled(4, map[string]int32{member1: 3, member2: 1})
	// More than the capacity of all tiers: unschedulable, and the workload keeps running.
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 12 })
	f.waitUnschedulable("Deployment", "nginx", "not enough to schedule")
	f.waitDivided(d, map[string]int32{member1: 3, member2: 1})
	scaled(6, map[string]int32{member1: 3, member2: 2, member3: 1})
	// New capacity in the first tier does not move replicas back until a rescheduling is requested.
	f.setSlots(member1, 6)
	f.touch(d)
	f.waitDivided(d, map[string]int32{member1: 3, member2: 2, member3: 1})
	f.reschedule("nginx")
	f.waitDivided(d, map[string]int32{member1: 6})
}

// touch changes a label of a Deployment and waits until the scheduler has observed the new generation of its binding. A change just
// before a restart of the controller manager is rendered without a new generation: another one follows.
func (f *fixture) touch(d *appsv1.Deployment) {
	f.Helper()
	before := f.waitBinding("Deployment", d.Name, func(*workv1alpha2.ResourceBinding) error { return nil })
	attempt := 0
	f.eventually(objectName(d)+" is scheduled again after a change of its labels", func(ctx context.Context) error {
		attempt++
		change(f, d, func(d *appsv1.Deployment) { d.Labels["looked-at"] = strconv.Itoa(attempt) })
		ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
		defer cancel()
		return env.Poll(ctx, func(ctx context.Context) error {
			var b workv1alpha2.ResourceBinding
			if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(before), &b); err != nil {
				return err
			}
			if b.Generation == before.Generation || b.Status.SchedulerObservedGeneration != b.Generation {
				return fmt.Errorf("observed generation %d of %d; it was %d", b.Status.SchedulerObservedGeneration, b.Generation, before.Generation)
			}
			return nil
		})
	})
}

func components(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.setSlots(member1, 2)
	f.setSlots(member2, 4)
	f.setSlots(member3, 3)
	f.registerPipelines()

	// The head and its workers need four slots in one cluster; three clusters have nine slots together.
	p := f.policy("pipelines", nil, labeled(pipelineVersion, "Pipeline", map[string]string{"place": "one"}))
	p.Spec.Placement = policyv1alpha1.Placement{
		SpreadConstraints: []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}},
		ReplicaScheduling: aggregated(),
	}
	f.create(p)
	first := f.pipeline("first", 3)
	f.eventually("the kind Pipeline is served", func(ctx context.Context) error {
		return client.IgnoreAlreadyExists(e.Control.Create(ctx, first.DeepCopy()))
	})
	f.waitOnlyIn(first, member2)
	f.waitPipeline("first", member2, 3)

	// One more worker fits in no cluster: the whole stays in place and keeps running.
	f.setWorkers(first, 4)
	f.waitBinding("Pipeline", "first", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Spec.Components) != 2 || b.Spec.Components[1].Replicas != 4 {
			return fmt.Errorf("components %+v", b.Spec.Components)
		}
		return nil
	})
	second := f.pipeline("second", 4)
	f.create(second)
	f.waitBinding("Pipeline", "second", func(b *workv1alpha2.ResourceBinding) error {
		said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled)
		if said == nil || said.Status != metav1.ConditionFalse || len(b.Spec.Clusters) != 0 {
			return fmt.Errorf("clusters %+v, condition %+v", b.Spec.Clusters, said)
		}
		return nil
	})
	f.waitOnlyIn(second)
	// New capacity makes it schedulable without another request.
	f.setSlots(member3, 5)
	f.waitOnlyIn(second, member3)
	f.waitPipeline("second", member3, 4)
	f.waitOnlyIn(first, member2)
	// Without a spread constraint every cluster gets a full copy.
	third := f.pipeline("third", 2)
	third.SetLabels(map[string]string{"place": "all"})
	f.create(third, f.policy("all", nil, labeled(pipelineVersion, "Pipeline", third.GetLabels())))
	f.waitOnlyIn(third, member1, member2, member3)
}

// waitPipeline waits until a whole Pipeline is placed in one cluster.
func (f *fixture) waitPipeline(name, cluster string, workers int32) {
	f.Helper()
	f.waitBinding("Pipeline", name, func(b *workv1alpha2.ResourceBinding) error {
		got := map[string]int32{}
		for _, c := range b.Spec.Components {
			if c.ReplicaRequirements == nil {
				return fmt.Errorf("component %s has no requirements", c.Name)
			}
			if n := c.ReplicaRequirements.ResourceRequest[f.slotResource()]; n.Value() != 1 {
				return fmt.Errorf("component %s requests %+v", c.Name, c.ReplicaRequirements.ResourceRequest)
			}
			got[c.Name] = c.Replicas
		}
		want := map[string]int32{"head": 1, "worker": workers}
		if !maps.Equal(got, want) {
			return fmt.Errorf("components %v, want %v", got, want)
		}
		if len(b.Spec.Clusters) != 1 || b.Spec.Clusters[0].Name != cluster {
			return fmt.Errorf("clusters %+v, want %s", b.Spec.Clusters, cluster)
		}
		placed := map[string]int32{}
		for _, c := range b.Spec.Clusters[0].Components {
			placed[c.Name] = c.Replicas
		}
		if !maps.Equal(placed, want) {
			return fmt.Errorf("%s gets %v, want %v", cluster, placed, want)
		}
		if b.Spec.Replicas != 0 {
			return errors.New("it has replicas beside its components")
		}
		return nil
	})
}

// pipelineVersion is the version of Pipeline, a custom kind.
const pipelineVersion = "behavior.example.org/v1"

// registerPipelines creates the CustomResourceDefinition of Pipeline everywhere and a customization with its components, and
// deletes them when the test ends.
func (f *fixture) registerPipelines() {
	f.Helper()
	f.createForAll(&policyv1alpha1.ClusterPropagationPolicy{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns},
		Spec: policyv1alpha1.PropagationSpec{ResourceSelectors: []policyv1alpha1.ResourceSelector{
			named("apiextensions.k8s.io/v1", "CustomResourceDefinition", "pipelines.behavior.example.org"),
		}},
	})
	f.createForAll(&configv1alpha1.ResourceInterpreterCustomization{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns},
		Spec: configv1alpha1.ResourceInterpreterCustomizationSpec{
			Target:         configv1alpha1.CustomizationTarget{APIVersion: pipelineVersion, Kind: "Pipeline"},
			Customizations: configv1alpha1.CustomizationRules{ComponentResource: &configv1alpha1.ComponentResourceRequirement{LuaScript: parts}},
		},
	})
	f.createForAll(&apiextensionsv1.CustomResourceDefinition{
		ObjectMeta: metav1.ObjectMeta{Name: "pipelines.behavior.example.org"},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{
			Group: "behavior.example.org",
			Scope: apiextensionsv1.NamespaceScoped,
			Names: apiextensionsv1.CustomResourceDefinitionNames{
				Kind:     "Pipeline",
				ListKind: "PipelineList",
				Plural:   "pipelines",
				Singular: "pipeline",
			},
			Versions: []apiextensionsv1.CustomResourceDefinitionVersion{{
				Name: "v1", Served: true, Storage: true,
				Schema: &apiextensionsv1.CustomResourceValidation{OpenAPIV3Schema: &apiextensionsv1.JSONSchemaProps{
					Type: "object", XPreserveUnknownFields: new(true),
				}},
			}},
		},
	})
}

// parts is the script that returns the components of a Pipeline.
const parts = `
local function part(obj, name, replicas)
  local request = {}
  request[obj.spec.resource] = "1"
  return {name = name, replicas = replicas, replicaRequirements = {resourceRequest = request}}
end

function GetComponents(obj)
  return {part(obj, "head", 1), part(obj, "worker", obj.spec.workers)}
end`

// pipeline returns a Pipeline of one head and workers, each with one slot.
func (f *fixture) pipeline(name string, workers int64) *unstructured.Unstructured {
	p := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{"resource": string(f.slotResource()), "workers": workers}}}
	p.SetAPIVersion(pipelineVersion)
	p.SetKind("Pipeline")
	p.SetNamespace(f.ns)
	p.SetName(name)
	p.SetLabels(map[string]string{"place": "one"})
	return p
}

// setWorkers changes the number of workers of a Pipeline.
func (f *fixture) setWorkers(p *unstructured.Unstructured, workers int64) {
	f.Helper()
	change(f, p, func(p *unstructured.Unstructured) {
		if err := unstructured.SetNestedField(p.Object, workers, "spec", "workers"); err != nil {
			f.Fatal(err)
		}
	})
}
